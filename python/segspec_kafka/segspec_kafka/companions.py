"""What lies beside each segment of a partition: offset and time indexes, read by their specs, held against the segment,
and made anew from it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentFile
from segspec.core.stretch import FrameColumns, Level
from segspec.formats.contract.reading import SegmentReader, WholeSegment
from segspec.formats.contract.salvage import Indexer
from segspec.storage.source import Source, open_source
from segspec_kafka.generated.layouts import kafka_index_entry, kafka_time_index_entry, kafka_transaction_index_entry
from segspec_kafka.producers import Told, told

Row = dict[str, Any]
Why = tuple[str, object]
"""What is wrong with an entry, and what it should have been."""


class Table:
    """The entries of an index. The zeros that a broker reserves after the last one are none."""

    def __init__(self, source: Source, layout: Any) -> None:
        content, size = source.read(0, source.size), layout.SIZE
        self.path, self.layout, self.size = source.path, layout, source.size
        used = len(content.rstrip(b"\0"))
        self.rest = len(content) % size if used > len(content) - len(content) % size else 0
        count = min(-(-used // size), len(content) // size)
        self.rows = [layout.unpack(content, size * place) for place in range(count)]
        self.reserved = source.size - self.rest - size * count

    def finding(self, place: int, message: str, expected: object = None, code: Code = Code.BAD_INDEX) -> Finding:
        shown = None if expected is None else str(expected)
        actual = str(tuple(self.rows[place])) if place < len(self.rows) else None
        position, field = place * self.layout.SIZE, f"entries[{place}]"
        return Finding(self.path, position, code, Severity.WARNING, message, field, shown, actual)

    def judged(self, judge: Callable[[int], Why | None]) -> Iterator[Finding]:
        """One finding about all entries that are wrong, by the first of them; and what is wrong with the file."""
        wrong = [(place, why) for place in range(len(self.rows)) if (why := judge(place)) is not None]
        if wrong:
            place, (message, expected) = wrong[0]
            others = f"; so is something with {len(wrong) - 1} more of {len(self.rows)}" if len(wrong) > 1 else ""
            yield self.finding(place, f"entry {place} {message}{others}", expected)._replace(records=len(wrong))
        if self.rest:
            message = f"the last {self.rest} bytes are no whole entry"
            yield self.finding(len(self.rows), message, f"a multiple of {self.layout.SIZE} bytes")


def table_of(path: str, layout: Any) -> Table:
    with open_source(path) as source:
        return Table(source, layout)


def _entries(layout: Any) -> Callable[[Source, SegmentFile | None], Iterator[Row]]:
    def entries(source: Source, segment: SegmentFile | None) -> Iterator[Row]:
        table = Table(source, layout)
        base = _base(source, segment)
        for place, row in enumerate(table.rows):
            made = {"position": place * layout.SIZE} | {
                "segment_position" if name == "position" else name: value for name, value in row._asdict().items()
            }
            yield made | ({"offset": base + row.relative_offset} if hasattr(row, "relative_offset") else {})
        if table.rest:
            message = f"the last {table.rest} bytes are no whole entry"
            place = len(table.rows) * layout.SIZE
            raise SegspecError(Code.TORN, message, path=source.path, position=place, field="entries")

    return entries


def _base(source: Source, segment: SegmentFile | None) -> int:
    name = source.name.partition(".")[0]
    return (segment.base if segment is not None else int(name) if name.isdecimal() else 0) or 0


index_entries = _entries(kafka_index_entry)
time_entries = _entries(kafka_time_index_entry)
transaction_entries = _entries(kafka_transaction_index_entry)


class Batches:
    """The batches of a segment, in columns, as far as they can be read; `damaged` is where the first damage begins."""

    def __init__(self, whole: WholeSegment) -> None:
        self.base = whole.segment.base or 0
        self.positions, self.firsts, self.lasts = list[int](), list[int](), list[int]()
        self.greatest = list[int]()
        """The greatest time up to each."""
        self.damaged: int | None = None
        for step in whole.frames(Level.CHECKSUMS):
            for batch in () if step.each is None else told(whole.segment, step.each):
                self.positions.append(batch.position)
                self.firsts.append(batch.first)
                self.lasts.append(batch.last)
                self.greatest.append(max(batch.time, self.greatest[-1]) if self.greatest else batch.time)
            if step.each is None and self.damaged is None:
                self.damaged = min((finding.position for finding in step.findings), default=None)

    def is_read(self, position: int) -> bool:
        """Whether it is known what lies at a position, or whether nothing does."""
        return self.damaged is None or position < self.damaged


def check_index(whole: WholeSegment) -> Iterator[Finding]:
    """Each entry has the position of a batch and its last offset, or that of a later one (see `kafka_index_entry`)."""
    table = yield from _opened(whole, whole.segment.index, kafka_index_entry)
    if table is None:
        return
    found = Batches(whole)

    def judge(place: int) -> Why | None:
        entry = table.rows[place]
        if place and not all(before < after for before, after in zip(table.rows[place - 1], entry, strict=True)):
            return "does not rise", f"above {tuple(table.rows[place - 1])}"
        if entry.position >= whole.source.size:
            return "lies beyond the end of the segment", f"a position below {whole.source.size}"
        at, offset = _at(found.positions, entry.position), found.base + entry.relative_offset
        if at is None:
            return ("has the position of no batch", None) if found.is_read(entry.position) else None
        if offset == found.lasts[at]:
            return None
        later = _at(found.lasts, offset)
        if later is None or later < at:
            return "has another offset than the batch there", found.lasts[at] - found.base
        return None

    yield from table.judged(judge)


def check_time_index(whole: WholeSegment) -> Iterator[Finding]:
    """Each entry has the greatest time up to the batch that ends with its offset, and the last one that of all."""
    table = yield from _opened(whole, whole.segment.companions.get("timeindex"), kafka_time_index_entry)
    if table is None:
        return
    found = Batches(whole)

    def judge(place: int) -> Why | None:
        entry = table.rows[place]
        if place and not all(before < after for before, after in zip(table.rows[place - 1], entry, strict=True)):
            return "does not rise", f"above {tuple(table.rows[place - 1])}"
        at = _at(found.lasts, found.base + entry.relative_offset)
        if at is None:
            beyond = not found.lasts or found.base + entry.relative_offset > found.lasts[-1]
            return ("has the offset of no batch", None) if found.damaged is None or not beyond else None
        time = found.greatest[at]
        return None if entry.timestamp == time else ("has another time than the greatest up to its batch", time)

    yield from table.judged(judge)
    last = table.rows[-1].timestamp if table.rows else -1
    is_closed = whole.segment.next_base is not None and found.damaged is None
    if is_closed and found.greatest and last < found.greatest[-1]:
        message = (
            f"the segment has times up to {found.greatest[-1]}, and the index up to {last}: whoever looks for later "
        )
        message += "ones is sent on to the next segment"
        yield table.finding(len(table.rows), message, found.greatest[-1], Code.INDEX_BEHIND)


def _opened(whole: WholeSegment, path: str | None, layout: Any) -> Any:
    """The table of a companion; yields what is wrong where there is none."""
    segment = whole.segment
    if path is None:
        if whole.source.size:
            message = "the segment has no such file; the broker makes one when it starts"
            yield Finding(segment.path, 0, Code.MISSING_INDEX, Severity.NOTE, message)
        return None
    table = table_of(path, layout)
    if table.reserved and segment.next_base is not None:
        message = f"{table.reserved} bytes of zeros at the end, which the broker cuts off when it closes the segment"
        yield table.finding(len(table.rows), message)
    return table


def _at(column: Sequence[int], wanted: int) -> int | None:
    place = bisect_left(column, wanted)
    return place if place < len(column) and column[place] == wanted else None


class OffsetIndexer(Indexer):
    """An `Indexer` of what the broker makes when it recovers a segment (LogSegment.java:478-524)."""

    suffix = ".index"

    def __init__(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> None:
        super().__init__(reader, segment, interval)
        self.listed = 0
        """Where the batch of the last entry begins."""
        self.greatest, self.of = -1, 0
        """The greatest time so far, and the last offset of the first batch that has it."""
        self.last = -1

    def name(self) -> str:
        return self.segment.name.removesuffix(".log") + self.suffix

    def entries(self, frames: FrameColumns) -> bytes:
        return b"".join(map(self.entry, told(self.segment, frames)))

    def entry(self, batch: Told) -> bytes:
        if batch.time > self.greatest:
            self.greatest, self.of = batch.time, batch.last
        if batch.position - self.listed <= self.interval:
            return b""
        self.listed = batch.position
        return self.made(batch)

    def made(self, batch: Told) -> bytes:
        return kafka_index_entry.pack(relative_offset=batch.last - (self.segment.base or 0), position=batch.position)


class TimeIndexer(OffsetIndexer):
    suffix = ".timeindex"

    def made(self, batch: Told) -> bytes:
        if self.greatest <= self.last:
            return b""
        self.last = self.greatest
        base = self.segment.base or 0
        return kafka_time_index_entry.pack(timestamp=self.greatest, relative_offset=self.of - base)

    def tail(self) -> bytes:
        return self.made(Told(self.segment, 0, 0, 0, 0, self.greatest))
