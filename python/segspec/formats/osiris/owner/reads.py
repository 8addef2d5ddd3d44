"""How osiris reads its files at a start: headers, which it hardly checks, data, and tracking.

Functions follow a release's code, and crash where that does (`OwnerCrashError`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import NamedTuple

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level, Stretch, Wanted
from segspec.formats.contract.patience import accepted
from segspec.formats.contract.reading import Landmark
from segspec.formats.contract.startup import Crash, OwnerCrashError
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import ChunkHeader, ChunkType, crc_at, stated_at
from segspec.formats.osiris.layout import KINDS, VERSIONS
from segspec.formats.osiris.owner.releases import Release
from segspec.formats.osiris.reader import OsirisReader
from segspec.formats.osiris.scan.scanner import make
from segspec.formats.osiris.tracking import TrackingState, tracking_of
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_chunk_header, osiris_segment

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

    The caller may `take` stretches of intact ones. osiris does not look at a segment's header.
    """
    reader = OsirisReader(source, SegmentFile(source.path), Limits())
    with suppress(SegspecError):
        reader.begin()
    scanner = make(reader, wanted)

    def is_plain(stretch: Stretch) -> bool:
        return stretch.carried.version == VERSIONS["system"] and takes(stretch)

    def enter(position: int) -> Stretch | None:
        reader.enter(Landmark(position))
        return scanner.scan(position)

    return accepted(enter, osiris_segment.SIZE, source.size, lambda at: head_at(source, at, release), is_plain)


class Judge:
    """Decides which chunks osiris accepts."""

    def __init__(self, source: Source, release: Release) -> None:
        self._source, self._release = source, release
        self._known: dict[int, bool] = {}
        self._unchecked = CHECKED_TIMES * source.size + CHECKED_FLOOR

    def is_valid(self, position: int) -> bool:
        """`is_valid_chunk_on_disk/2`: only magic, version and the data's checksum."""
        if position not in self._known:
            head = head_at(self._source, position, self._release)
            self._known[position] = head is not None and self._has_checksum(head)
        return self._known[position]

    def _has_checksum(self, head: MatchedHeader) -> bool:
        at_end = head.data >= self._source.size
        if not self._release.is_early and (at_end or not head.fields.len_data):
            return False
        if at_end and head.fields.len_data:
            reason = "the index lists a chunk whose header is the last of the file, and its data cannot be read"
            raise _crash(self._source, head.position, Code.TORN, f"{reason} ({{badmatch,eof}})", IS_VALID)
        length = min(head.fields.len_data, max(0, self._source.size - head.data))
        self._unchecked -= length
        if self._unchecked < 0:
            message = "the index lists so many chunks that overlap that osiris would read for hours"
            raise SegspecError(Code.LIMIT_EXCEEDED, message, path=self._source.path, position=head.position)
        return is_sound(self._source, head, length)


def is_sound(source: Source, head: MatchedHeader, length: int) -> bool:
    """Whether so many bytes of a chunk's data have its checksum."""
    return rules.has_checksum(head.fields.data_crc, crc_at(source, head.data, length))


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
    header, position = head.fields, head.position
    if header.chunk_type not in KINDS:
        raise _crash(source, position, Code.BAD_ENCODING, "the chunk is of an unknown type (case_clause)")
    is_snapshot = rules.is_snapshot(header.chunk_type)
    if is_snapshot:
        state.clear()
    if header.is_user and not header.len_trailer:
        return
    content = _content(source, head)
    try:
        state.overlay(tracking_of(source.path, position, header, content))
    except SegspecError as error:
        part = "trailer" if header.is_user else "data"
        reason = f"the chunk's {part} cannot be read as tracking (function_clause or badmatch)"
        raise _crash(source, position, Code.BAD_ENCODING, reason) from error
    if is_snapshot and release.is_early and header.len_trailer and head.trailer >= source.size:
        raise _crash(source, position, Code.TORN, "the file ends before the chunk's trailer ({badmatch,eof})")


def _content(source: Source, head: MatchedHeader) -> bytes:
    """The bytes with a chunk's tracking."""
    header = head.fields
    start, length = (head.trailer, header.len_trailer) if header.is_user else (head.data, header.len_data)
    if not length or start >= source.size:
        raise _crash(source, head.position, Code.TORN, "the file ends before the chunk's tracking ({badmatch,eof})")
    if min(length, source.size - start) > LARGEST_TRACKING:
        message = f"the chunk's tracking takes {length} bytes, more than is looked at"
        raise SegspecError(Code.LIMIT_EXCEEDED, message, path=source.path, position=head.position)
    return source.read(start, length)


def _crash(source: Source, position: int, code: Code, reason: str, symbol: str = RECOVER_TRACKING) -> OwnerCrashError:
    return OwnerCrashError(Crash(source.path, position, code, reason, symbol))
