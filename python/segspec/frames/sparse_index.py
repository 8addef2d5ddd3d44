"""Indexes that list some frames, by offset or by the maximum time so far.

Entries have one size, both columns rise, and reserved zeros may follow.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Any

from segspec.columns.backend.lanes import choose
from segspec.core.errors import Finding
from segspec.core.limits import most_entries
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import LEAST, MOST, FrameColumns, Level
from segspec.formats.contract.reading import Indexer, SegmentReader, WholeSegment
from segspec.frames.explain import table as rules_of
from segspec.frames.index_file import IndexRows
from segspec.frames.sparse_run import run
from segspec.storage.source import Source, open_source

RULES = rules_of("frames")

Why = tuple[str, dict[str, object]]


MOST_RESERVED = (1 << 31) - 1
"""Owners map a reserved index into memory, up to this size."""


class EntryTable(IndexRows):
    """The entries of a file: `rows` are the first `most` of them."""

    def __init__(self, source: Source, layout: Any, most: int, *, reserves: bool = True) -> None:
        super().__init__(source, layout, reserves=reserves)
        self.content = source.read(0, layout.SIZE * min(len(self), most))

    @cached_property
    def rows(self) -> list[Any]:
        size = self.layout.SIZE
        return [self.layout.unpack(self.content, at) for at in range(0, len(self.content), size)]

    def columns(self) -> dict[str, Any]:
        """All entries by field, as arrays of signed 64-bit numbers."""
        fields, one = self.layout.Fields._fields, self.layout.STRUCT
        order, items = one.format[0], one.format[1:] * (len(self.content) // one.size)
        numbers = type(one)(order + items).unpack(self.content)
        return {name: array("q", numbers[place :: len(fields)]) for place, name in enumerate(fields)}

    def finding(self, place: int, rule: str, records: int | None = None, **said: object) -> Finding:
        said |= {"place": place, "entry": tuple(self.rows[place]) if place < len(self.rows) else ()}
        position, field = place * self.layout.SIZE, f"entries[{place}]"
        return RULES.finding(rule, self.source.path, position, said, field=field, records=records)

    def judged(self, judge: Callable[[int], Why | None]) -> Iterator[Finding]:
        """One finding about all wrong entries, and one about a partial entry."""
        wrong = [(place, why) for place in range(len(self.rows)) if (why := judge(place)) is not None]
        if wrong:
            place, (rule, said) = wrong[0]
            others = f"; so is something with {len(wrong) - 1} more of {len(self.rows)}" if len(wrong) > 1 else ""
            yield self.finding(place, rule, len(wrong), **said, others=others)
        if len(self) > len(self.rows):
            yield self.finding(len(self.rows), "frames.index.many", more=len(self) - len(self.rows))
        if self.rest:
            yield self.finding(len(self), "frames.index.rest", rest=self.rest, size=self.layout.SIZE)


class EntryFile:
    """A kind of file of entries. The field `offset` counts from the segment's first."""

    def __init__(self, layout: Any, offset: str = "", *, reserves: bool = True) -> None:
        self.layout, self.offset, self.reserves = layout, offset, reserves

    def table(self, path: str, segment: SegmentFile) -> EntryTable:
        """Reads no more entries than the segment can have frames. Raises `OSError`."""
        with open_source(path) as source, open_source(segment.path) as frames:
            return EntryTable(source, self.layout, most_entries(frames.size, self.layout.SIZE))

    def entries(self, source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
        """See `Companion.entries`. The field `position` refers to the segment."""
        name = source.name.partition(".")[0]
        base = (segment.base if segment is not None else int(name) if name.isdecimal() else 0) or 0
        for position, row in IndexRows(source, self.layout, reserves=self.reserves).whole():
            fields = {"segment_position" if key == "position" else key: value for key, value in row._asdict().items()}
            relative = {"offset": base + getattr(row, self.offset)} if self.offset else {}
            yield {"position": position} | fields | relative


class ListedFrames:
    """A segment's frames for indexes; `damages` is what lies between them."""

    def __init__(self, whole: WholeSegment, level: Level = Level.CHECKSUMS) -> None:
        self.base = whole.segment.base or 0
        self.positions, self.firsts, self.lasts, self.greatest = list[int](), list[int](), list[int](), list[int]()
        """Per frame its start, its first and last offset, and the maximum time so far."""
        self.damages: list[Finding] = []
        for step in whole.frames(level):
            if step.each is None:
                self.damages += step.findings
            for position, first, last, time in () if step.each is None else told(step.each):
                self.positions.append(position)
                self.firsts.append(first)
                self.lasts.append(last)
                self.greatest.append(max(time, self.greatest[-1]) if self.greatest else time)
        self.damaged = min((finding.position for finding in self.damages), default=None)


def told(frames: FrameColumns) -> Iterator[tuple[int, int, int, int]]:
    """Start, first and last offset, and time (-1 if none) of each frame with offsets."""
    columns = (frames.position, frames.first_offset, frames.offsets, frames.timestamp)
    for position, first, offsets, time in zip(*map(frames.of_each, columns), strict=True):
        if first is not None:
            yield frames.base + position, first, first + (offsets or 0) - 1, -1 if time is None else time


class ListedSparsely:
    """An `Agreement`: the frames confirm all entries of a whole `table`.

    An entry lists a frame's position, or `by_time` the maximum time so far, and its or a later frame's last offset, or
    `of_first` its first.
    """

    def __init__(self, file: SparseIndexFile, table: EntryTable, segment: SegmentFile, source: Source) -> None:
        self._run, self._by_time, self._of_first = choose(run, source.size), file.by_time, file.of_first
        columns, self._base = table.columns(), segment.base or 0
        self._offsets = columns.pop(file.offset)
        (self._listed,) = columns.values()
        self._is_closed = segment.next_base is not None
        self._placed, self._found, self._greatest, self._agrees = 0, 0, LEAST, True

    def pass_to(self, position: int, each: FrameColumns | None = None) -> None:
        if each is None or not self._agrees:
            self._agrees = False
            return
        offsets = each.numbers("first_offset", each.first_offset) if self._of_first else each.last_offsets
        frames = each.numbers("position", each.position), offsets, each.numbers("timestamp", each.timestamp)
        self._placed, self._found, self._greatest, self._agrees = self._run(
            each.rows, each.base, self._base, *frames, self._listed, self._offsets, self._by_time, self._of_first,
            self._placed, self._found, self._greatest,
        )  # fmt: skip

    def holds(self, summary: SegmentSummary) -> bool:
        count = len(self._offsets)
        if not self._by_time:
            return self._agrees and self._placed == self._found == count
        newest = self._listed[-1] if count else -1
        return self._agrees and self._found == count and not (self._is_closed and newest < self._greatest)


class SparseIndexFile(EntryFile):
    """The index of offsets: a frame's `position`, and its last offset or that of a later one written with it, or
    `of_first` its first."""

    companion = "index"
    suffix = ".index"
    by_time = False
    of_first = False

    def agreement(self, segment: SegmentFile, source: Source, index: Source) -> ListedSparsely | None:
        most = most_entries(source.size, self.layout.SIZE)
        table = EntryTable(index, self.layout, most, reserves=self.reserves)
        if (segment.base or 0) > MOST or table.rest or len(table) > most or _is_reserved_amiss(table, segment):
            return None
        return ListedSparsely(self, table, segment, source)

    def check(self, whole: WholeSegment) -> Iterator[Finding]:
        segment, name = whole.segment, self.companion
        path = segment.index if name == "index" else segment.companions.get(name)
        if path is None:
            if whole.source.size:
                yield RULES.finding("frames.index.unmade", segment.path, 0)
            return
        table = self.table(path, segment)
        if _is_reserved_amiss(table, segment):
            is_closed = segment.next_base is not None
            why = "are cut off once a segment is closed" if is_closed else "are more than can be reserved"
            yield table.finding(len(table), "frames.index.reserved", reserved=table.reserved, why=why)
        found, size = ListedFrames(whole), whole.source.size
        yield from table.judged(lambda place: _not_above(table, place) or self.why(table.rows[place], found, size))
        yield from self.judged_at_end(table, found, segment)

    def why(self, entry: Any, found: ListedFrames, size: int) -> Why | None:
        """The rule that an entry breaks, with its values."""
        at, offset = _at(found.positions, entry.position), found.base + getattr(entry, self.offset)
        if entry.position >= size:
            return "frames.index.beyond", {"size": size}
        if at is None:
            is_read = found.damaged is None or entry.position < found.damaged
            return ("frames.index.no-frame", {"column": "position"}) if is_read else None
        later = _at(found.lasts, offset)
        is_right = later is not None and later >= at
        said = {"column": "offset than the frame there", "due": found.lasts[at] - found.base}
        return None if is_right else ("frames.index.differs", said)

    def judged_at_end(self, table: EntryTable, found: ListedFrames, segment: SegmentFile) -> Iterator[Finding]:
        """What only the last entry tells."""
        yield from ()

    def indexer(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> SparseIndexer:
        return SparseIndexer(self, reader, segment, interval)

    def has_room(self, position: int, last: int) -> bool:
        """Whether an entry can point to a frame, whose offset is not below the segment's."""
        told = {self.offset: last, "position": position}
        fields = [name for name in self.layout.Fields._fields if name in told]
        return all(0 <= told[name] <= getattr(self.layout, f"MAX_{name.upper()}") for name in fields)

    def made(self, position: int, last: int, greatest: tuple[int, int], before: int) -> bytes:
        """A frame's entry, by position and last offset within the segment, and the maximum time with its first offset.

        The previous entry has the time `before`.
        """
        return bytes(self.layout.pack(**{self.offset: last, "position": position}))


class TimeIndexFile(SparseIndexFile):
    """The index of times: the maximum `timestamp` up to the entry's last offset."""

    companion = "timeindex"
    suffix = ".timeindex"
    by_time = True

    def judged_at_end(self, table: EntryTable, found: ListedFrames, segment: SegmentFile) -> Iterator[Finding]:
        """A closed segment's last entry has the maximum time of all."""
        last = table.rows[-1].timestamp if table.rows else -1
        is_closed = segment.next_base is not None and found.damaged is None
        if is_closed and found.greatest and last < found.greatest[-1]:
            yield table.finding(len(table.rows), "frames.index.times", greatest=found.greatest[-1], last=last)

    def why(self, entry: Any, found: ListedFrames, size: int) -> Why | None:
        offset = found.base + getattr(entry, self.offset)
        at = _at(found.lasts, offset)
        if at is None:
            is_beyond = not found.lasts or offset > found.lasts[-1]
            is_lost = found.damaged is not None and is_beyond
            return None if is_lost else ("frames.index.no-frame", {"column": "offset"})
        said = {"column": "time than the greatest up to its frame", "due": found.greatest[at]}
        return None if entry.timestamp == found.greatest[at] else ("frames.index.differs", said)

    def made(self, position: int, last: int, greatest: tuple[int, int], before: int) -> bytes:
        time, offset = greatest
        return bytes(self.layout.pack(**{"timestamp": time, self.offset: offset})) if time > before else b""


def _is_reserved_amiss(table: EntryTable, segment: SegmentFile) -> bool:
    return bool(table.reserved) and (segment.next_base is not None or table.reserved > MOST_RESERVED)


def _not_above(table: EntryTable, place: int) -> Why | None:
    before = table.rows[place - 1] if place else None
    if before is None or all(one < other for one, other in zip(before, table.rows[place], strict=True)):
        return None
    return "frames.index.rising", {"before": tuple(before)}


def _at(column: Sequence[int], wanted: int) -> int | None:
    place = bisect_left(column, wanted)
    return place if place < len(column) and column[place] == wanted else None


class SparseIndexer(Indexer):
    """An `Indexer`: frames more than `interval` bytes after the last listed one get an entry."""

    def __init__(self, file: SparseIndexFile, reader: SegmentReader, segment: SegmentFile, interval: int) -> None:
        super().__init__(reader, segment, interval)
        self._file, self._base = file, segment.base or 0
        self._listed, self._before = 0, -1
        self._greatest = -1, 0

    def name(self) -> str:
        return self.segment.name.rpartition(".")[0] + self._file.suffix

    def entries(self, frames: FrameColumns) -> bytes:
        return b"".join(self._entry(position, last, time) for position, _, last, time in told(frames))

    def _entry(self, position: int, last: int, time: int) -> bytes:
        if not self._file.has_room(position, last - self._base):
            return b""
        if time > self._greatest[0]:
            self._greatest = time, last - self._base
        if position - self._listed <= self.interval:
            return b""
        self._listed = position
        return self._made(position, last)

    def _made(self, position: int, last: int) -> bytes:
        made = self._file.made(position, last - self._base, self._greatest, self._before)
        self._before = self._greatest[0]
        return made

    def tail(self) -> bytes:
        """A time index ends with the maximum time of all."""
        return self._made(0, self._base) if isinstance(self._file, TimeIndexFile) else b""
