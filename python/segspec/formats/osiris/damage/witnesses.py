"""Evidence for a chunk outside itself, and its header before damage.

No checksum covers a header, but its values are repeated:

- type, time and epoch: the index, at the chunk's position;
- id: the index; the chunk before; the chunks after; for the last of a segment, the name of the next segment;
- the length of filter and data: the checksum of the data, and the start of the next chunk;
- the length of the trailer: the start of the next chunk, because a trailer that extends beyond it is not tracking;
- the number of records: the data.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import NamedTuple

from segspec.core.errors import SegspecError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import ChunkHeader, crc_at, header_at, read_chunk, stated_at
from segspec.formats.osiris.entries import decode
from segspec.formats.osiris.index import IndexRecord, record_of, sound_records
from segspec.formats.osiris.layout import DIALECTS, KINDS
from segspec.parsing import kaitai
from segspec.storage.source import Source, from_bytes
from segspec_ksy.layouts import osiris_chunk_header
from segspec_ksy.osiris_tracking_delta import OsirisTrackingDelta

CHUNKS_AFTER = 2
"""Following chunks that vote on a chunk's id: of two that disagree, the damaged one is unknown."""

INDEX_VOTES = 2
"""The index outvotes any single chunk."""

LENGTHS = {"len_filter": "MAX_LEN_FILTER", "len_data": "MAX_LEN_DATA", "len_trailer": "MAX_LEN_TRAILER"}


class MendedHeader(NamedTuple):
    """A restored header, and its damaged form as stated."""

    header: ChunkHeader
    stated: ChunkHeader

    @property
    def words(self) -> str:
        fields = zip(self.header._fields, self.header, self.stated, strict=True)
        return ", ".join(f"{name} {was}, not {now}" for name, was, now in fields if was != now)


class Witnesses:
    """What chunks, index and the next segment's name state."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.source = source
        self._segment = segment
        self._limits = limits
        self.next_base = segment.next_base

    @cached_property
    def _index(self) -> dict[int, IndexRecord]:
        return sound_records(self._segment)

    @cached_property
    def _by_id(self) -> dict[int, IndexRecord]:
        return {record.chunk_id: record for record in self._index.values()}

    @cached_property
    def places(self) -> Sequence[int]:
        """The chunk positions in the index; empty if the index is damaged."""
        return list(self._index)

    def listed(self, position: int) -> IndexRecord | None:
        """None if the index does not list it."""
        return self._index.get(position)

    def place_after(self, position: int) -> int | None:
        """None after the last chunk."""
        number = bisect_right(self.places, position)
        return self.places[number] if number < len(self.places) else None

    def lists_alike(self, header: ChunkHeader) -> bool:
        """Whether the index has these values, at any position."""
        record = self._by_id.get(header.chunk_id)
        return record is not None and record_of(header, record.ofs_chunk) == record

    def is_own(self) -> bool:
        """Whether the index is this segment's, by its name or a chunk at a listed position."""
        if self._index[self.places[0]].chunk_id == self._segment.base:
            return True
        headers = ((record, self.header(place)) for place, record in self._index.items())
        return any(found is not None and found.chunk_id == record.chunk_id for record, found in headers)

    def header(self, position: int) -> ChunkHeader | None:
        return header_at(self.source, position)

    def bear_out(self, position: int, end: int, header: ChunkHeader) -> bool:
        """Whether the chunk in `position:end` has the id in the index, or that later chunks continue."""
        record = self.listed(position)
        if record is not None and record.chunk_id == header.chunk_id:
            return True
        return header.chunk_id in islice(self._by_those_after(end, header.num_records), 1)

    def id_of(self, position: int, header: ChunkHeader, before: int | None) -> int | None:
        """The id of the intact chunk at `position` by most witnesses, at least two with its header.

        `before` is the id by the previous chunk. None if no two agree.
        """
        votes = Counter([header.chunk_id])
        if before is not None:
            votes[before] += 1
        record = self.listed(position)
        is_moved = record is not None and self._is_of_another(record, header)
        if record is not None and not is_moved:
            votes[record.chunk_id] += INDEX_VOTES
        votes.update(self._by_those_after(position + header.len_chunk, self.records_of(position, header)))
        if is_moved or not self._is_in_time(header.timestamp, position + header.len_chunk):
            votes = Counter({header.chunk_id: votes[header.chunk_id]})
        best = max(votes, key=lambda given: (votes[given], given == header.chunk_id))
        return best if votes[best] > 1 and 0 <= best <= osiris_chunk_header.MAX_CHUNK_ID else None

    def records_of(self, position: int, header: ChunkHeader) -> int:
        """How many offsets the intact chunk takes, by its data if readable."""
        if not header.is_user:
            return header.num_records
        try:
            chunk = read_chunk(self.source, position, self._limits, torn_trailer=True)
            decode(chunk, self._limits)
        except SegspecError:
            return header.num_records
        return header.num_records if chunk.consumed is None else chunk.consumed

    def mended(self, position: int, due: Sequence[int], end: int | None = None) -> MendedHeader | None:
        """The repaired header at `position`.

        It gets the index's values if their id is `due`; else the due id, if the next chunk begins at `end`. None if the
        checksum contradicts, the header is another chunk's, or nothing needs repair.
        """
        stated, record = stated_at(self.source, position), self.listed(position)
        if stated is None:
            return None
        if record is not None and stated.valid and self._is_of_another(record, stated):
            return None
        if record is None or (due and record.chunk_id not in due):
            if end is None or not due or not self._is_in_time(stated.timestamp, end):
                return None
            record = IndexRecord(due[0], stated.timestamp, stated.epoch, position, stated.chunk_type)
        known = self.place_after(position)
        return _mended(self.source, stated, record, end if known is None else known)

    def _by_those_after(self, end: int, records: int) -> Iterator[int]:
        for _ in range(CHUNKS_AFTER):
            following = self.header(end)
            if following is None:
                break
            yield following.chunk_id - records
            records += following.num_records
            end += following.len_chunk
        if end == self.source.size and self.next_base is not None:
            yield self.next_base - records

    def _is_in_time(self, timestamp: int, end: int) -> bool:
        following = self.header(end)
        return following is None or timestamp <= following.timestamp

    def _is_of_another(self, record: IndexRecord, header: ChunkHeader) -> bool:
        """Whether the header is another chunk's: another id and time, or listed elsewhere."""
        if header.chunk_id == record.chunk_id:
            return False
        return self.lists_alike(header) or header.timestamp != record.timestamp


def _mended(source: Source, stated: ChunkHeader, record: IndexRecord, end: int | None) -> MendedHeader | None:
    listed = stated._replace(
        magic=osiris_chunk_header.MAGIC,
        version=stated.version if stated.version in DIALECTS else min(DIALECTS),
        chunk_type=record.chunk_type if record.chunk_type in KINDS else stated.chunk_type,
        timestamp=record.timestamp,
        epoch=record.epoch,
        chunk_id=record.chunk_id,
    )
    left = source.size - record.ofs_chunk
    for fields in _sized(listed, left if end is None else end - record.ofs_chunk, certain=end is not None):
        if fields != stated and _fits(fields, left) and _is_borne_out(source, record.ofs_chunk, fields, stated):
            return MendedHeader(fields, stated) if fields.valid else None
    return None


def is_tracking(trailer: bytes) -> bool:
    return kaitai.attempt(OsirisTrackingDelta, from_bytes(trailer), 0) is not None


def _sized(fields: ChunkHeader, size: int, *, certain: bool) -> Iterator[ChunkHeader]:
    surplus = fields.len_chunk - size
    if not surplus or (surplus < 0 and not certain):
        yield fields
    elif surplus:
        for name in LENGTHS:
            yield fields._replace(**{name: getattr(fields, name) - surplus})


def _fits(fields: ChunkHeader, left: int) -> bool:
    lengths = [getattr(fields, name) for name in LENGTHS]
    most = [getattr(osiris_chunk_header, limit) for limit in LENGTHS.values()]
    if any(not 0 <= length <= limit for length, limit in zip(lengths, most, strict=True)):
        return False
    return fields.len_chunk <= left and fields.len_data > 0


def _is_borne_out(source: Source, position: int, fields: ChunkHeader, stated: ChunkHeader) -> bool:
    """Whether the data has its checksum, and a trailer of another length is tracking."""
    if not rules.has_checksum(fields.data_crc, crc_at(source, position + fields.ofs_data, fields.len_data)):
        return False
    if fields.len_trailer == stated.len_trailer:
        return True
    return is_tracking(source.read(position + fields.ofs_trailer, fields.len_trailer))
