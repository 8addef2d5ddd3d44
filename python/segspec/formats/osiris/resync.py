"""Where an osiris segment can be read again after damage. A chunk is trusted only if two witnesses speak for it.

osiris itself looks at the end of the last segment only, and deletes there what its index does not list (rabbitmq/osiris
src/osiris_log.erl truncate_invalid_idx_records/2).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.contract.reading import Resync
from segspec.formats.osiris import index, rules
from segspec.formats.osiris.chunk import data_crc, read_chunk, read_header
from segspec.formats.osiris.layout import CHUNK_MARKS
from segspec.formats.osiris.mending import MendedHeader, by_index, crc_at
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_simple_entry
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader

MAX_CANDIDATES = 1 << 20
CHECKED_TIMES = 4
"""How many places are looked at, and how often the bytes of a segment are checksummed, before a search gives up."""


def whole_data(source: Source, position: int, limits: Limits) -> str | None:
    """For a chunk that the file cuts off: why its records may be released all the same, or None.

    The checksum covers all of the data and nothing of the trailer, so it proves the records without the trailer.
    """
    try:
        chunk = read_chunk(source, position, limits, torn_trailer=True)
    except SegspecError:
        return None
    if not rules.has_checksum(chunk.header.data_crc, data_crc(chunk.data)):
        return None
    return "the data section is whole and its checksum right: its records are released, the trailer's tracking is lost"


def is_borne_out(source: Source, end: int, header: OsirisChunkHeader) -> bool:
    """True if the chunk after `end` continues the ids of the chunk whose header is given."""
    following = kaitai.attempt(OsirisChunkHeader, source, end)
    due = rules.next_id(header.chunk_id, header.num_records)
    return following is not None and rules.is_due(following[0].chunk_id, due)


class Resyncer:
    """Finds the next trustworthy chunk of one segment; keeps count of what the searching costs."""

    def __init__(self, segment: SegmentFile) -> None:
        self._segment = segment
        self._listed: dict[int, index.IndexRecord] | None = None
        self._places: list[int] = []
        self._by_id: dict[int, index.IndexRecord] = {}
        self._passed = (0, 0)
        self._candidates = MAX_CANDIDATES
        self._unchecked: int | None = None

    def after(
        self, source: Source, position: int, expected: tuple[int, ...], last: index.IndexRecord | None
    ) -> Resync | None:
        """The next chunk after `position` that two witnesses speak for; `last` is the last sound chunk before it.

        They are its checksum, with an id and an epoch that can follow those of `last`, and one of: the header of the
        damaged chunk ends there; the segment's index lists it, there or, where bytes were lost or came in, elsewhere;
        the chunk after it continues its ids. `expected` are the ids that were due.
        """
        if self._unchecked is None:
            self._unchecked = CHECKED_TIMES * source.size
        damaged = kaitai.attempt(OsirisChunkHeader, source, position)
        if damaged is not None:
            end = position + damaged[0].len_chunk
            header = self._sound(source, end, last)
            if header is not None:
                found = _resync(end, header, expected, "where the damaged chunk ends by its header")
                return _without_records(found) if _only_tracked(damaged[0], expected, header) else found
        listed = self._listed_place(source, position, last)
        moved = self._moved(source, position, source.size if listed is None else listed[0], last)
        if moved is not None:
            return _resync(*moved, expected, "where a chunk lies that the index lists elsewhere")
        if listed is not None:
            return _resync(*listed, expected, "where the index lists a chunk")
        if self._places and position <= self._places[-1] and self._is_own(source):
            # Within the range of a sound index, what it does not list is not a chunk, but bytes that look like one.
            return None
        claimed = _claim(damaged[0], position, expected) if damaged is not None else None
        for place in self._marks(source, position + 1, source.size):
            header = self._sound(source, place, last)
            if header is None or not _ends_well(source, place + header.len_chunk, header):
                continue
            if claimed is None or place >= claimed[0] or header.chunk_id == claimed[1]:
                return _resync(place, header, expected, "where bytes look like a chunk and its checksum is right")
        return None

    def _listed_place(
        self, source: Source, position: int, last: index.IndexRecord | None
    ) -> tuple[int, OsirisChunkHeader] | None:
        """Where after `position` the next sound chunk lies that the index lists there, and its header."""
        listed = self._index()
        asked, passed = self._passed
        # What was no sound chunk then is none now: ids and epochs rise.
        start = max(bisect_right(self._places, position), passed if asked <= position else 0)
        for number in range(start, len(self._places)):
            self._passed = position, number
            place = self._places[number]
            header = self._sound(source, place, last)
            if header is not None and header.chunk_id == listed[place].chunk_id:
                return place, header
        self._passed = position, len(self._places)
        return None

    def _moved(
        self, source: Source, position: int, end: int, last: index.IndexRecord | None
    ) -> tuple[int, OsirisChunkHeader] | None:
        """Where between `position` and `end` a sound chunk lies of which the index says all but its place, and its
        header."""
        for place in self._marks(source, position + 1, end) if self._places else ():
            found = kaitai.attempt(OsirisChunkHeader, source, place)
            record = None if found is None else self._by_id.get(found[0].chunk_id)
            if found is None or record is None or index.record_of(found[0], record.ofs_chunk) != record:
                continue
            if self._sound(source, place, last) is not None:
                return place, found[0]
        return None

    def _is_own(self, source: Source) -> bool:
        """Whether the index is that of this segment, by the name or by a chunk that lies where it says."""
        listed = self._index()
        if listed[self._places[0]].chunk_id == self._segment.base:
            return True
        headers = ((place, kaitai.attempt(OsirisChunkHeader, source, place)) for place in self._places)
        return any(found is not None and found[0].chunk_id == listed[place].chunk_id for place, found in headers)

    def lists(self, position: int, chunk_id: int) -> bool:
        """Whether the segment's index, if it is sound, lists this chunk at this position."""
        listed = self._index().get(position)
        return listed is not None and listed.chunk_id == chunk_id

    def mended(
        self, source: Source, position: int, expected: tuple[int, ...], last: index.IndexRecord | None
    ) -> MendedHeader | None:
        """The header of the damaged chunk at `position` with what the index says of it, if the checksum of its data
        bears that out; `expected` and `last` are those of `after`."""
        record = self._index().get(position)
        if record is None or (expected and record.chunk_id not in expected):
            return None
        if last is not None and (record.chunk_id <= last.chunk_id or rules.lowers_epoch(last.epoch, record.epoch)):
            return None
        if self._is_another(source, record):
            return None
        return by_index(source, record, self._place_after(position))

    def _is_another(self, source: Source, record: index.IndexRecord) -> bool:
        """Whether it is not damage that contradicts `record`, but the header of another chunk: one with another id and
        another time, or one that the index lists elsewhere."""
        found = kaitai.attempt(OsirisChunkHeader, source, record.ofs_chunk)
        if found is None or found[0].chunk_id == record.chunk_id:
            return False
        elsewhere = self._by_id.get(found[0].chunk_id)
        is_listed = elsewhere is not None and index.record_of(found[0], elsewhere.ofs_chunk) == elsewhere
        return is_listed or found[0].timestamp != record.timestamp

    def _place_after(self, position: int) -> int | None:
        """Where the chunk begins that the index lists next."""
        number = bisect_right(self._places, position)
        return self._places[number] if number < len(self._places) else None

    def _index(self) -> dict[int, index.IndexRecord]:
        if self._listed is None:
            self._listed = index.sound_records(self._segment)
            self._places = list(self._listed)
            self._by_id = {record.chunk_id: record for record in self._listed.values()}
        return self._listed

    def _sound(self, source: Source, position: int, last: index.IndexRecord | None) -> OsirisChunkHeader | None:
        """The header of a chunk that is whole, plausible and has the right checksum."""
        found = kaitai.attempt(OsirisChunkHeader, source, position)
        if found is None:
            return None
        header = found[0]
        if not _plausible(header, source.size - position):
            return None
        if last is not None and (header.chunk_id <= last.chunk_id or rules.lowers_epoch(last.epoch, header.epoch)):
            return None
        assert self._unchecked is not None
        self._unchecked -= header.len_data
        if self._unchecked < 0:
            return None
        checksum = crc_at(source, position + header.ofs_data, header.len_data)
        return header if rules.has_checksum(header.data_crc, checksum) else None

    def _marks(self, source: Source, start: int, end: int) -> Iterator[int]:
        """Every place from `start` up to but not `end` where a chunk could begin, in order."""
        places = {mark: source.find(mark, start, end) for mark in CHUNK_MARKS}
        while self._candidates > 0:
            ahead = [(place, mark) for mark, place in places.items() if place >= 0]
            if not ahead:
                return
            place, mark = min(ahead)
            self._candidates -= 1
            yield place
            places[mark] = source.find(mark, place + 1, end)


def _claim(header: OsirisChunkHeader, position: int, expected: tuple[int, ...]) -> tuple[int, int] | None:
    """Where a damaged chunk ends and which id is next, by its header; None where its own id is not the one due.

    What lies before that end is the chunk's payload, which may hold images of chunks. The only chunk that can be found
    there is its direct successor: then the length is what is damaged.
    """
    if header.chunk_id not in expected:
        return None
    return position + header.len_chunk, rules.next_id(header.chunk_id, header.num_records)


def _plausible(header: OsirisChunkHeader, left: int) -> bool:
    """Whether osiris could have written this header; stricter than reading, where chunks are found by their order."""
    if header.len_chunk > left or header.reserved or not header.is_filter_size_legal:
        return False
    if rules.exceeds_offsets(header.chunk_id, header.num_records) or not header.num_entries or not header.len_data:
        return False
    if rules.is_user(header.chunk_type):
        return True
    tracked = header.len_data - osiris_simple_entry.SIZE
    return rules.counts_tracking(header.num_entries) and rules.takes_offsets(
        header.chunk_type, header.num_records, tracked
    )


def _ends_well(source: Source, end: int, header: OsirisChunkHeader) -> bool:
    """Whether a chunk is followed by what can follow one: its successor, the end of the file, or an unfinished tail."""
    if end == source.size or is_borne_out(source, end, header):
        return True
    try:
        read_header(source, end)
    except SegspecError as error:
        return error.code in (Code.TORN, Code.ZEROED)
    return False


def _resync(position: int, header: OsirisChunkHeader, expected: tuple[int, ...], why: str) -> Resync:
    note = f"reading goes on at byte {position}, {why}"
    if not expected:
        return Resync(position, None, note)
    first, following = expected[0], header.chunk_id
    lost = max(0, following - first)
    return Resync(position, lost, f"{note}; {_lost(first, following, lost)}")


def _only_tracked(damaged: OsirisChunkHeader, expected: tuple[int, ...], following: OsirisChunkHeader) -> bool:
    """True if all that lies between two sound chunks is one tracking chunk, whose offset is no user's."""
    after = rules.next_id(damaged.chunk_id, damaged.num_records)
    fits = damaged.chunk_id in expected and rules.is_due(following.chunk_id, after)
    return fits and not rules.is_user(damaged.chunk_type)


def _without_records(found: Resync) -> Resync:
    return Resync(found.position, 0, f"{found.note}, which is a tracking chunk's and no record's")


def _lost(first: int, following: int, lost: int) -> str:
    if not lost:
        return "no offset is lost"
    return f"offset {first} is lost" if lost == 1 else f"offsets {first} to {following - 1} are lost"
