"""Reads one osiris segment: frame, then checksum and order, then records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.osiris import resync, rules
from segspec.formats.osiris.chunk import RULES, Chunk, data_crc, header_at, read_chunk, stated_at, told
from segspec.formats.osiris.damage.witnesses import MendedHeader, Witnesses, is_tracking
from segspec.formats.osiris.entries import Decoded, decode, sub_batches
from segspec.formats.osiris.filter import AskedValue
from segspec.formats.osiris.layout import DIALECTS
from segspec.formats.osiris.order import Carried, Order
from segspec.formats.osiris.rules import Due
from segspec.formats.osiris.tracking import TrackingState, read_tracking
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_segment import OsirisSegment


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
