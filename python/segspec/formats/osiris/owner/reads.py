"""What osiris reads of its own files when it starts: headers, which it hardly checks, data, and tracking.

Each function does what the code of a release does, and crashes where that does (`OwnerCrashError`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Any, TypeVar

from kaitaistruct import KaitaiStream

from segspec.core.errors import Code, SegspecError
from segspec.formats.contract.startup import Crash, OwnerCrashError
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import ChunkType, TrackingEntry, crc_at, stated_at
from segspec.formats.osiris.layout import KINDS, VERSIONS
from segspec.formats.osiris.owner.releases import Release
from segspec.formats.osiris.tracking import TrackingState, entries_of
from segspec.parsing.errors import PARSE_ERRORS
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_chunk_header, osiris_segment
from segspec_ksy.osiris_tracking_chunk_data import OsirisTrackingChunkData
from segspec_ksy.osiris_tracking_delta import OsirisTrackingDelta

Tracked = TypeVar("Tracked")

CHECKED_TIMES = 16
CHECKED_FLOOR = 64 << 20
"""How many times its size a segment may be checksummed, and the bytes that may be in any case: an index can name any
place."""

LARGEST_TRACKING = 4 << 20
"""Bytes of tracking in one chunk that are looked at; a wrong length in a header can claim gigabytes of zeros."""

RECOVER_TRACKING = "rabbitmq/osiris src/osiris_log.erl recover_tracking"
IS_VALID = "rabbitmq/osiris src/osiris_log.erl is_valid_chunk_on_disk/2"


@dataclass(frozen=True, slots=True)
class MatchedHeader:
    """A chunk's header at `position` as osiris matches it: the right magic and version, any type.

    `chunk_type` is None for one that osiris does not know. Lengths and positions are in bytes, those of parts counted
    from the start of the file, as this release finds them.
    """

    position: int
    chunk_type: ChunkType | None
    epoch: int
    chunk_id: int
    num_records: int
    data_crc: int
    data: int
    len_data: int
    trailer: int
    len_trailer: int

    @property
    def end(self) -> int:
        return self.trailer + self.len_trailer


def head_at(source: Source, position: int, release: Release) -> MatchedHeader | None:
    """The header at `position`; None where osiris' pattern does not match."""
    header = stated_at(source, position)
    if header is None or header.magic != osiris_chunk_header.MAGIC or header.version != VERSIONS["system"]:
        return None
    data = position + (osiris_chunk_header.OFS_FILTER if release.is_early else header.ofs_data)
    trailer = data + header.len_data
    return MatchedHeader(
        position,
        ChunkType(header.chunk_type) if header.chunk_type in KINDS else None,
        header.epoch,
        header.chunk_id,
        header.num_records,
        header.data_crc,
        data,
        header.len_data,
        trailer,
        header.len_trailer,
    )


class Judge:
    """Says which chunks of one segment osiris takes for valid; each is judged once."""

    def __init__(self, source: Source, release: Release) -> None:
        self._source = source
        self._release = release
        self._known: dict[int, bool] = {}
        self._unchecked = CHECKED_TIMES * source.size + CHECKED_FLOOR

    def is_valid(self, position: int) -> bool:
        """`is_valid_chunk_on_disk/2`: magic, version and the data's checksum; nothing else is looked at."""
        if position not in self._known:
            self._known[position] = self._judge(position)
        return self._known[position]

    def _judge(self, position: int) -> bool:
        head = head_at(self._source, position, self._release)
        if head is None:
            return False
        at_end = head.data >= self._source.size
        if not self._release.is_early and (at_end or not head.len_data):
            # file:pread/3 gives `eof` for no bytes at all.
            return False
        if at_end and head.len_data:
            reason = "the index lists a chunk whose header is the last of the file, and its data cannot be read"
            raise _crash(self._source, position, Code.TORN, f"{reason} ({{badmatch,eof}})", IS_VALID)
        length = min(head.len_data, max(0, self._source.size - head.data))
        self._unchecked -= length
        if self._unchecked < 0:
            raise SegspecError(
                Code.LIMIT_EXCEEDED,
                "the index lists so many chunks that overlap that osiris would read for hours",
                path=self._source.path,
                position=position,
            )
        return rules.has_checksum(head.data_crc, crc_at(self._source, head.data, length))


def replay_tracking(source: Source, release: Release) -> TrackingState:
    """`recover_tracking`: walks the whole segment by its headers, and takes over what it reads there, without a look at
    checksums. Raises `OwnerCrashError` where osiris crashes, and `SegspecError` (limit-exceeded) where a chunk claims
    more tracking than is looked at."""
    position, state = osiris_segment.SIZE, TrackingState()
    while position < source.size:
        end = _end_without_tracking(source, position)
        if end is not None:
            position = end
            continue
        head = head_at(source, position, release)
        if head is None:
            raise _crash(source, position, Code.BAD_MAGIC, "there is no chunk where one should begin (case_clause)")
        if head.chunk_type is None:
            raise _crash(source, position, Code.BAD_ENCODING, "the chunk is of an unknown type (case_clause)")
        if head.chunk_type == ChunkType.user:
            state.overlay(_read_trailer(source, head))
        else:
            tracked = _read_tracking_chunk(source, head, release)
            if head.chunk_type == ChunkType.tracking_snapshot:
                state.clear()
            state.overlay(tracked)
        position = head.end
    return state


def _end_without_tracking(source: Source, position: int) -> int | None:
    """Where a user chunk ends that has neither trailer nor filter, which is what nearly all are; None for any other.

    A segment may have hundreds of thousands, each of which `head_at` would make objects of.
    """
    window = source.read(position, osiris_chunk_header.SIZE)
    if len(window) < osiris_chunk_header.SIZE:
        return None
    header = osiris_chunk_header.unpack(window)
    is_usual = (
        header.magic == osiris_chunk_header.MAGIC
        and header.version == VERSIONS["system"]
        and header.chunk_type == ChunkType.user.value
        and header.reserved == osiris_chunk_header.RESERVED
        and not header.len_trailer
        and not header.len_filter
    )
    return position + osiris_chunk_header.SIZE + header.len_data if is_usual else None


def _read_trailer(source: Source, head: MatchedHeader) -> list[TrackingEntry]:
    if not head.len_trailer:
        return []
    content = _content(source, head, head.trailer, head.len_trailer)
    parsed = _parse(source, head, "trailer", lambda stream: OsirisTrackingDelta(stream), content)
    return list(entries_of(head.position, head.chunk_id, "trailer", parsed.blocks))


def _read_tracking_chunk(source: Source, head: MatchedHeader, release: Release) -> list[TrackingEntry]:
    content = _content(source, head, head.data, head.len_data)
    is_snapshot = head.chunk_type == ChunkType.tracking_snapshot
    parsed = _parse(source, head, "data", lambda stream: OsirisTrackingChunkData(is_snapshot, stream), content)
    skipped = is_snapshot and release.is_early and head.len_trailer
    if skipped and head.trailer >= source.size:
        raise _crash(source, head.position, Code.TORN, "the file ends before the chunk's trailer ({badmatch,eof})")
    tracking: Any = parsed.tracking
    return list(entries_of(head.position, head.chunk_id, "snapshot" if is_snapshot else "delta", tracking.blocks))


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
