"""Reads one osiris segment: frame, then checksum and order, then records.

The order of a segment's chunks: each is compared with those before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.osiris import resync, rules
from segspec.formats.osiris.chunk import (
    RULES,
    AskedValue,
    Chunk,
    TrackingEntry,
    data_crc,
    header_at,
    read_chunk,
    stated_at,
    told,
)
from segspec.formats.osiris.damage.witnesses import MendedHeader, Witnesses, is_tracking
from segspec.formats.osiris.entries import Decoded, decode, sub_batches
from segspec.formats.osiris.index import IndexRecord, record_of
from segspec.formats.osiris.layout import DIALECTS, OFFSETS
from segspec.formats.osiris.resync import BeforeDamage
from segspec.formats.osiris.rules import Due
from segspec.formats.osiris.tracking import TrackingState, read_tracking
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_chunk_header
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_segment import OsirisSegment


class Carried(NamedTuple):
    """The state after a stretch of chunks.

    Its first, last and second last chunk, the next id by header and by data, the last version, whether the last data
    was counted, and the tracking. `miscounted` has positions and correct counts of chunks with wrong ones.
    """

    ends: Sequence[IndexRecord]
    next_id: int
    counted_id: int
    version: int
    counted: bool
    tracked: Sequence[TrackingEntry]
    miscounted: Sequence[tuple[int, int, int]] = ()

    @property
    def first(self) -> IndexRecord:
        return self.ends[0]

    @property
    def last(self) -> IndexRecord:
        return self.ends[-1]


class Order:
    """The state after the chunks so far. `expected` are the possible next ids, empty if unknown. `first` and `last` are
    accepted chunks, as index records."""

    def __init__(self, witnesses: Witnesses, base: int | None) -> None:
        self.expected: tuple[int, ...] = () if base is None else (base,)
        self.version: int | None = None
        self.first: IndexRecord | None = None
        self.last: IndexRecord | None = None
        self._witnesses = witnesses
        self._counted = True
        self._epoch = 0
        self._proven: int | None = None

    @property
    def reached(self) -> BeforeDamage:
        if self.last is None:
            return BeforeDamage(self.expected)
        return BeforeDamage(self.expected, self.last.chunk_id, self._epoch, self._proven)

    @property
    def due(self) -> Due | None:
        """None if any chunk may follow."""
        if self.version is None or not self.expected or max(self.expected) >= OFFSETS:
            return None
        return self.before(self.version)

    def before(self, version: int) -> Due:
        version = version if self.version is None else self.version
        ids = (self.expected[0], self.expected[-1]) if self.expected else (0, 0)
        last = self.last
        if last is None:
            return Due(version, *ids, 0, osiris_chunk_header.MIN_TIMESTAMP)
        return Due(version, *ids, last.epoch, last.timestamp)

    def enter(self, chunk_id: int) -> None:
        """Continues with this chunk, without the state of earlier ones."""
        self.expected, self.first, self.last, self._counted, self._epoch = (chunk_id,), None, None, True, 0

    def go_on(self, chunk_id: int) -> None:
        """Expects this chunk after damage."""
        self.expected, self._counted = (chunk_id,), True

    def accept(self, chunk: Chunk) -> None:
        header = chunk.header
        self.version = header.version
        self._follow(record_of(header, chunk.position))
        # Header and data lead to a next id each; their difference was reported.
        counts = [header.num_records] if chunk.consumed is None else [header.num_records, chunk.consumed]
        self.expected = tuple(rules.next_id(header.chunk_id, count) for count in dict.fromkeys(counts))
        self._counted = chunk.consumed is not None
        is_odd = bool(chunk.trailer) and not chunk.tracking
        self._proven = chunk.position + header.ofs_trailer if is_odd else None

    def pass_over(self, carried: Carried) -> None:
        for chunk in carried.ends:
            self._follow(chunk)
        self.version = carried.version
        self.expected = tuple(dict.fromkeys((carried.next_id, carried.counted_id)))
        self._counted, self._proven = carried.counted, None

    def _follow(self, chunk: IndexRecord) -> None:
        # One chunk's epoch alone may be damaged: two must have reached it.
        self._epoch = 0 if self.last is None else min(self.last.epoch, chunk.epoch)
        self.last = chunk
        self.first = self.first or chunk

    def check(self, chunk: Chunk) -> Iterator[Finding]:
        """Checks the id against the neighbours. Raises `SegspecError` (bad-order) if neither confirms it."""
        header, actual = chunk.header, chunk.header.chunk_id
        if not self.expected or any(rules.is_due(actual, due) for due in self.expected):
            return
        expected, is_first = self.expected[0], self.last is None
        overlaps = actual < expected and not is_first and self._counted
        borne_out = self._witnesses.bear_out(chunk.position, chunk.end, header)
        if overlaps or not borne_out:
            raise chunk.finding("osiris.order.due", id=actual, due=expected, why="").error()
        if is_first:
            yield chunk.finding("osiris.order.name", id=actual, due=expected)
        elif actual > expected:
            missing = actual - expected
            yield chunk.finding("osiris.order.gap", records=missing, id=actual, due=expected, last=actual - 1)
        else:
            why = f": the chunk before counts {expected - actual} records more than lie between the two ids"
            yield chunk.finding("osiris.order.due", id=actual, due=expected, why=why)


class OsirisReader:
    """The `SegmentReader` of osiris. `tracking` is a broker's state after the chunks so far; `choice` the requested
    filter value."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self._witnesses = Witnesses(source, segment, limits)
        self.segment = segment
        self.limits = limits
        self.dialect = "system"
        self.tracking = TrackingState()
        self.choice: AskedValue | None = None
        self.goes_on = False
        self._search = resync.Resyncer(self._witnesses)
        self._order = Order(self._witnesses, segment.base)
        self._torn_trailer: int | None = None
        self._mended: dict[int, MendedHeader] = {}
        self._shortened: dict[int, MendedHeader] = {}
        self._bad: Decoded | None = None
        self._in_part: dict[int, Decoded] = {}

    @property
    def source(self) -> Source:
        return self._witnesses.source

    @source.setter
    def source(self, source: Source) -> None:
        self._witnesses.source = source

    def begin(self) -> int:
        _, position = kaitai.parse(OsirisSegment.LogHeader, self.source, 0)
        first = header_at(self.source, position)
        if first is not None:
            self._order.version = first.version
            self.dialect = DIALECTS[first.version]
        return position

    def enter(self, start: Landmark) -> None:
        header = header_at(self.source, start.position)
        if header is not None:
            self._order.enter(header.chunk_id)

    def frame(self, position: int) -> Chunk:
        chunk = self._read(position)
        if self.goes_on and position not in self._mended and _is_odd(chunk):
            mended = self._search.without_others(chunk, self._order.reached)
            if mended is not None:
                self._mended[position] = self._shortened[position] = mended
                return self._read(position)
        return chunk

    def _read(self, position: int) -> Chunk:
        is_torn, mended = position == self._torn_trailer, self._mended.get(position)
        header = None if mended is None else mended.header
        return read_chunk(self.source, position, self.limits, torn_trailer=is_torn, mended=header)

    def check(self, frame: Frame) -> Iterator[Finding]:
        """Raises `SegspecError`: bad-checksum, bad-order (neither neighbour confirms the id), bad-count (a tracking
        chunk without exactly one entry), or why a tracking chunk is unreadable."""
        chunk = _chunk(frame)
        header, computed = chunk.header, data_crc(chunk.data)
        counts = header.num_entries, header.num_records, header.chunk_id, header.len_data
        broken = rules.broken(header.chunk_type, *counts, header.data_crc, computed)
        if broken:
            raise chunk.finding(RULES.numbered[broken], computed=computed).error()
        if not chunk.is_user:
            chunk.consumed = header.num_records
        yield from self._order.check(chunk)
        shortened = self._shortened.get(chunk.position)
        if shortened is not None:
            length, stated = header.len_trailer, shortened.stated.len_trailer
            rule, read = "osiris.recovery.over-trailer", shortened.words
            yield chunk.finding(rule, records=0, length=length, stated=stated, read=read)
        before = self._order.before(header.version)
        said = header.version, header.epoch, header.timestamp, header.reserved
        bits = rules.doubts(before, *said, header.is_filter_size_legal or not chunk.is_user)
        yield from told(chunk.path, chunk.position, header, bits, before, {})
        yield from _read_tracking(chunk)

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        chunk = _chunk(frame)
        if not chunk.is_user:
            return [], []
        found = self._in_part.get(chunk.position) or decode(chunk, self.limits)
        if found.error is not None and chunk.position not in self._in_part:
            self._bad = found
            raise found.error
        is_chosen = self.choice is None or self.choice.may_hold(chunk.filter)
        return (found.records if is_chosen else []), found.findings

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        chunk = _chunk(frame)
        if self._order.version is None:
            self.dialect = DIALECTS[chunk.header.version]
        self._order.accept(chunk)
        self.tracking.replay(chunk)

    def pass_over(self, stretch: Stretch) -> None:
        carried = stretch.carried
        assert isinstance(carried, Carried)
        self._order.pass_over(carried)
        self.tracking.overlay(carried.tracked)

    @property
    def due(self) -> Due | None:
        """None if any chunk may follow."""
        return self._order.due

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        return (OsirisSegment.LogHeader if position == 0 else OsirisChunkHeader), ()

    def sections(self, frame: Frame) -> Iterator[Section]:
        chunk = _chunk(frame)
        yield from chunk.sections()
        if chunk.is_user:
            yield from sub_batches(chunk, self.limits)

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        reached = self._order.reached
        if error.code is Code.TORN and position != self._torn_trailer:
            note = self._with_torn_trailer(position)
            if note is not None:
                return Resync(position, 0, note)
        if self._bad is not None and error is self._bad.error and self._bad.records:
            self._in_part, count = {position: self._bad}, len(self._bad.records)
            rest = max(0, self.frame(position).header.num_records - count)
            return Resync(position, rest, f"the {count} records before it are sound and are released")
        if position not in self._mended:
            mended = self._search.mended(position, reached)
            if mended is not None:
                self._mended[position] = mended
                who = "the chunks around it" if self._witnesses.listed(position) is None else "the index"
                note = f"{who} and the checksum of the data say {mended.words}: the chunk is read so"
                return Resync(position, 0, note)
        found = self._search.after(position, reached)
        if found is None:
            return None
        tracked = resync.only_tracked(stated_at(self.source, position), reached.due, found)
        lost, note = resync.lost_words(found, reached.due[0] if reached.due else None, tracked=tracked)
        self._order.go_on(found.chunk_id)
        return Resync(found.position, lost, note)

    def _with_torn_trailer(self, position: int) -> str | None:
        """Why the records of an incomplete chunk are still released, or None.

        The checksum covers the data and not the trailer.
        """
        try:
            chunk = read_chunk(self.source, position, self.limits, torn_trailer=True)
        except SegspecError:
            return None
        if not rules.has_checksum(chunk.header.data_crc, data_crc(chunk.data)):
            return None
        proven = "the data section is whole and its checksum right"
        mended = self._search.without_others(chunk, self._order.reached)
        if mended is not None:
            self._mended[position] = mended
            return f"{proven}, and a chunk begins in what it states as its trailer: it is read with {mended.words}"
        self._torn_trailer = position
        return f"{proven}: its records are released, the trailer's tracking is lost"

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        order = self._order
        summary.next_offset = order.expected[-1] if order.expected else None
        summary.details["tracking"] = self.tracking
        if order.first is not None and order.last is not None:
            summary.details["first_chunk"] = order.first
            summary.details["last_chunk"] = order.last
        return ()


def _is_odd(chunk: Chunk) -> bool:
    return bool(chunk.trailer) and not (chunk.is_user and is_tracking(chunk.trailer))


def _chunk(frame: Frame) -> Chunk:
    assert isinstance(frame, Chunk)
    return frame


def _read_tracking(chunk: Chunk) -> Iterator[Finding]:
    try:
        chunk.tracking = read_tracking(chunk)
    except SegspecError as error:
        if not chunk.is_user:
            raise
        note = "the records are sound, the tracking in this trailer is lost"
        yield Finding.from_error(error, note=note, records=0)
    if rules.has_idle_trailer(chunk.is_user, len(chunk.trailer)):
        yield chunk.finding("osiris.tracking.idle-trailer", kind=chunk.kind, length=chunk.header.len_trailer)
