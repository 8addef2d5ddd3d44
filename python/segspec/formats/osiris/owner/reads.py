"""How osiris reads its files at a start: headers, which it hardly checks, data, and tracking.

Functions follow a release's code, and crash where that does (`OwnerCrashError`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from io import BytesIO
from typing import Any, NamedTuple, TypeVar

from kaitaistruct import KaitaiStream

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level, Stretch, Wanted
from segspec.formats.contract.patience import PatientScanner
from segspec.formats.contract.reading import Landmark
from segspec.formats.contract.startup import Crash, OwnerCrashError
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import ChunkHeader, ChunkType, TrackingEntry, crc_at, stated_at
from segspec.formats.osiris.layout import KINDS, VERSIONS
from segspec.formats.osiris.owner.releases import Release
from segspec.formats.osiris.reader import OsirisReader
from segspec.formats.osiris.scan.scanner import make
from segspec.formats.osiris.tracking import TrackingState, entries_of
from segspec.parsing.errors import PARSE_ERRORS
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_chunk_header, osiris_segment
from segspec_ksy.osiris_tracking_chunk_data import OsirisTrackingChunkData
from segspec_ksy.osiris_tracking_delta import OsirisTrackingDelta

Tracked = TypeVar("Tracked")

CHECKED_TIMES = 16
CHECKED_FLOOR = 64 << 20
"""A segment may be checksummed this many bytes, or several times its size."""

LARGEST_TRACKING = 4 << 20
"""Maximum tracking read from a chunk; a wrong length can claim gigabytes."""

BY_HEADERS = Wanted(Level.FRAMES, frames=True)

RECOVER_TRACKING = "rabbitmq/osiris src/osiris_log.erl recover_tracking"
IS_VALID = "rabbitmq/osiris src/osiris_log.erl is_valid_chunk_on_disk/2"


class MatchedHeader(NamedTuple):
    """A chunk's header as osiris matches it: magic and version, any type. A release without filters expects the data
    there."""

    position: int
    fields: ChunkHeader

    @property
    def data(self) -> int:
        return self.position + self.fields.ofs_data

    @property
    def trailer(self) -> int:
        return self.position + self.fields.ofs_trailer

    @property
    def end(self) -> int:
        return self.position + self.fields.len_chunk


def head_at(source: Source, position: int, release: Release) -> MatchedHeader | None:
    """The header at `position`; None if osiris' pattern does not match."""
    header = stated_at(source, position)
    if header is None or header.magic != osiris_chunk_header.MAGIC or header.version != VERSIONS["system"]:
        return None
    return MatchedHeader(position, header._replace(len_filter=0) if release.is_early else header)


def chunks_of(
    source: Source, release: Release, wanted: Wanted, takes: Callable[[Stretch], bool]
) -> Iterator[Stretch | MatchedHeader]:
    """The chunks of a segment that match osiris' pattern.

    The caller may `take` stretches of intact ones.
    """
    scanner = PatientScanner(_AnywhereScanner(source, wanted))
    position = looked_at = osiris_segment.SIZE
    while position < source.size:
        stretch = scanner.scan(position) if position >= looked_at else None
        if stretch is not None and stretch.carried.version == VERSIONS["system"] and takes(stretch):
            yield stretch
            position = stretch.end
            continue
        looked_at = position if stretch is None else stretch.end
        head = head_at(source, position, release)
        if head is None:
            return
        yield head
        position = head.end


class _AnywhereScanner:
    def __init__(self, source: Source, wanted: Wanted) -> None:
        self._reader = OsirisReader(source, SegmentFile(source.path), Limits())
        self._scanner = make(self._reader, wanted)
        # osiris does not look at a segment's header.
        with suppress(SegspecError):
            self._reader.begin()

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        self._reader.enter(Landmark(position))
        return self._scanner.scan(position, stop)


class Judge:
    """Decides which chunks osiris accepts."""

    def __init__(self, source: Source, release: Release) -> None:
        self._source = source
        self._release = release
        self._known: dict[int, bool] = {}
        self._unchecked = CHECKED_TIMES * source.size + CHECKED_FLOOR

    def is_valid(self, position: int) -> bool:
        """`is_valid_chunk_on_disk/2`: only magic, version and the data's checksum."""
        if position not in self._known:
            self._known[position] = self._judge(position)
        return self._known[position]

    def _judge(self, position: int) -> bool:
        head = head_at(self._source, position, self._release)
        if head is None:
            return False
        at_end = head.data >= self._source.size
        if not self._release.is_early and (at_end or not head.fields.len_data):
            return False
        if at_end and head.fields.len_data:
            reason = "the index lists a chunk whose header is the last of the file, and its data cannot be read"
            raise _crash(self._source, position, Code.TORN, f"{reason} ({{badmatch,eof}})", IS_VALID)
        length = min(head.fields.len_data, max(0, self._source.size - head.data))
        self._unchecked -= length
        if self._unchecked < 0:
            raise SegspecError(
                Code.LIMIT_EXCEEDED,
                "the index lists so many chunks that overlap that osiris would read for hours",
                path=self._source.path,
                position=position,
            )
        return rules.has_checksum(head.fields.data_crc, crc_at(self._source, head.data, length))


def replay_tracking(source: Source, release: Release) -> TrackingState:
    """`recover_tracking`: takes over the segment's tracking, without checksums.

    Raises `OwnerCrashError` if osiris crashes, and `SegspecError` (limit-exceeded) for too much tracking.
    """
    state, end = TrackingState(), osiris_segment.SIZE
    for found in chunks_of(source, release, BY_HEADERS, lambda stretch: not (release.is_early and _filters(stretch))):
        if isinstance(found, MatchedHeader):
            _replay(source, found, release, state)
        else:
            for head in (head_at(source, position, release) for position in _tracking_places(found)):
                assert head is not None
                _replay(source, head, release, state)
        end = found.end
    if end < source.size:
        raise _crash(source, end, Code.BAD_MAGIC, "there is no chunk where one should begin (case_clause)")
    return state


def _filters(stretch: Stretch) -> bool:
    assert stretch.each is not None
    return any(stretch.each.of_each(stretch.each.details["filter_bytes"]))


def _tracking_places(stretch: Stretch) -> Iterator[int]:
    each = stretch.each
    assert each is not None
    columns = each.position, each.kind, each.details["trailer_bytes"]
    for position, kind, trailer in zip(*map(each.of_each, columns), strict=True):
        if trailer or kind != KINDS[ChunkType.user]:
            yield each.base + position


def _replay(source: Source, head: MatchedHeader, release: Release, state: TrackingState) -> None:
    if head.fields.chunk_type not in KINDS:
        raise _crash(source, head.position, Code.BAD_ENCODING, "the chunk is of an unknown type (case_clause)")
    tracked = _read_trailer(source, head) if head.fields.is_user else _read_tracking_chunk(source, head, release)
    if rules.is_snapshot(head.fields.chunk_type):
        state.clear()
    state.overlay(tracked)


def _read_trailer(source: Source, head: MatchedHeader) -> list[TrackingEntry]:
    if not head.fields.len_trailer:
        return []
    content = _content(source, head, head.trailer, head.fields.len_trailer)
    parsed = _parse(source, head, "trailer", lambda stream: OsirisTrackingDelta(stream), content)
    return list(entries_of(head.position, head.fields.chunk_id, "trailer", parsed.blocks))


def _read_tracking_chunk(source: Source, head: MatchedHeader, release: Release) -> list[TrackingEntry]:
    content = _content(source, head, head.data, head.fields.len_data)
    is_snapshot = rules.is_snapshot(head.fields.chunk_type)
    parsed = _parse(source, head, "data", lambda stream: OsirisTrackingChunkData(is_snapshot, stream), content)
    skipped = is_snapshot and release.is_early and head.fields.len_trailer
    if skipped and head.trailer >= source.size:
        raise _crash(source, head.position, Code.TORN, "the file ends before the chunk's trailer ({badmatch,eof})")
    tracking: Any = parsed.tracking
    return list(
        entries_of(head.position, head.fields.chunk_id, "snapshot" if is_snapshot else "delta", tracking.blocks)
    )


def _content(source: Source, head: MatchedHeader, position: int, length: int) -> bytes:
    if not length or position >= source.size:
        raise _crash(source, head.position, Code.TORN, "the file ends before the chunk's tracking ({badmatch,eof})")
    if min(length, source.size - position) > LARGEST_TRACKING:
        raise SegspecError(
            Code.LIMIT_EXCEEDED,
            f"the chunk's tracking takes {length} bytes, more than is looked at",
            path=source.path,
            position=head.position,
        )
    return source.read(position, length)


def _parse(
    source: Source, head: MatchedHeader, part: str, parse: Callable[[KaitaiStream], Tracked], content: bytes
) -> Tracked:
    try:
        return parse(KaitaiStream(BytesIO(content)))
    except PARSE_ERRORS as error:
        reason = f"the chunk's {part} cannot be read as tracking (function_clause or badmatch)"
        raise _crash(source, head.position, Code.BAD_ENCODING, reason) from error


def _crash(source: Source, position: int, code: Code, reason: str, symbol: str = RECOVER_TRACKING) -> OwnerCrashError:
    return OwnerCrashError(Crash(source.path, position, code, reason, symbol))
