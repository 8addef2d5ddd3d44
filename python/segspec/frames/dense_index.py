"""An index with an entry of fixed size (number and position) for each record."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import most_entries
from segspec.core.model import SegmentFile
from segspec.core.stretch import FrameColumns, Level, Step
from segspec.formats.contract.reading import Indexer, Landmarks, SegmentReader, WholeSegment
from segspec.frames.explain import table
from segspec.frames.index_file import Derived, EntryForm, FrameIndexer, IndexRows, Marks, marks_beside
from segspec.frames.numbered_folder import SegmentNames
from segspec.storage.source import Source, open_source

RULES = table("frames")

COMPARED_AT_ONCE = 64


class IndexEntry(NamedTuple):
    """Entry `place` of an index, at byte `position`: the record `number` begins at byte `record`."""

    place: int
    position: int
    number: int
    record: int


class DenseIndex:
    """The index of a format.

    `number` and `record` name fields of `layout`. `missing` is the effect of a missing index, `unlisted` of records
    without an entry. With `gaps`, numbers may be skipped.
    """

    def __init__(
        self, layout: Any, names: SegmentNames, *, number: str, record: str, missing: str = "",
        unlisted: str = "", gaps: bool = False,
    ) -> None:  # fmt: skip
        self.layout, self.names = layout, names
        self.number, self.record = number, record
        self.missing, self.unlisted, self._gaps = missing, unlisted, gaps
        self.form = EntryForm(layout, **{number: "first_offset", record: "position"})

    def entry(self, number: int, position: int) -> bytes:
        """The entry of a record at byte `position` of its segment."""
        return self.form.one(**{self.number: number, self.record: position})

    def due(self, number: int, positions: Sequence[int], base: int) -> bytes:
        """The entries of records at `positions` from byte `base`; their numbers begin with `number`."""
        numbers = array("Q", range(number, number + len(positions)))
        return self.form.packed(len(positions), {self.number: (numbers, 0), self.record: (positions, base)})

    def entries(self, source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
        """The entries of a file. Raises `SegspecError` (torn) at a partial one."""
        for position, entry in IndexFile(self, source).whole():
            yield {"position": position, **{name: getattr(entry, name) for name in (self.number, self.record)}}

    def check(self, whole: WholeSegment) -> Iterator[Finding]:
        segment = whole.segment
        if segment.index is None:
            said = {"name": self.names.index(segment.name), "missing": self.missing}
            yield RULES.finding("frames.index.missing", segment.path, 0, said)
            return
        with open_source(segment.index) as source:
            index = IndexFile(self, source)
            try:
                yield from _Comparison(segment, whole.source.size, index).findings(whole.frames(Level.CHECKSUMS))
            except SegspecError as error:
                if error.code is not Code.LIMIT_EXCEEDED:
                    raise
                yield Finding.from_error(error, severity=Severity.WARNING)._replace(path=segment.index)
            if index.rest:
                yield Finding.from_error(index.torn(), severity=Severity.WARNING, bytes=index.rest)

    def agreement(self, segment: SegmentFile, source: Source, index: Source) -> Derived | None:
        return None if self._gaps else Derived(self.form, segment, source, index)

    def marks(self, reader: SegmentReader) -> AbstractContextManager[Landmarks | None]:
        """Entries of the segment's index, if one can be opened. The context closes it."""
        return marks_beside(reader, lambda index: Marks(IndexFile(self, index), self.form.mark))

    def indexer(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> Indexer:
        return FrameIndexer(self.form, self.names, reader, segment, interval)


class IndexFile(IndexRows):
    """An index file: whole entries, then `rest` stray bytes."""

    def __init__(self, form: DenseIndex, source: Source) -> None:
        super().__init__(source, form.layout)
        self.form = form

    def entry(self, place: int) -> IndexEntry:
        """The entry at `place`, counted from 0."""
        return next(self.entries(place, place + 1))

    def entries(self, first: int, last: int) -> Iterator[IndexEntry]:
        """Complete entries from place `first` up to `last` (exclusive), in order."""
        number, record = self.form.number, self.form.record
        for place, (position, entry) in enumerate(self.listed(first, last), first):
            yield IndexEntry(place, position, getattr(entry, number), getattr(entry, record))

    def after(self, position: int, most: int) -> Iterator[IndexEntry]:
        """Up to `most` entries of records after byte `position`, if the entries are in order."""
        low = bisect_right(self, position, key=attrgetter(self.form.record))
        return self.entries(low, min(len(self), low + most))

    def torn(self) -> SegspecError:
        """The error for the bytes of an incomplete last entry."""
        position, field = self.position(len(self)), f"entries[{len(self)}]"
        said = {"rest": self.rest, "last": len(self) - 1}
        return RULES.error("frames.index.torn", self.source.path, position, said, field=field)


class _Wrong(NamedTuple):
    """An entry, and the number and the record that are due in its place; None without a record."""

    entry: IndexEntry
    number: int
    record: int | None = None

    @property
    def kind(self) -> tuple[str, int]:
        """What is wrong, and by how much."""
        if self.entry.number == self.number:
            return "position", self.entry.record - (self.record or 0)
        return (
            ("zero", 0) if self.entry.number == self.entry.record == 0 else ("offset", self.entry.number - self.number)
        )


class _Comparison:
    """Compares index and segment: entry k belongs to the record base + k."""

    def __init__(self, segment: SegmentFile, size: int, index: IndexFile) -> None:
        self._index, self._form = index, index.form
        self._path = index.source.path
        self._named_base = segment.base
        self._most = most_entries(size, index.layout.SIZE)
        """Further entries cannot have a record."""
        self._place = 0
        self._begin(segment.base or 0)

    def _begin(self, base: int) -> None:
        self._base, self._seen, self._missing = base, base - 1, 0
        self._named = base + len(self._index) - 1
        if len(self._index) and self._index.entry(len(self._index) - 1).number == self._named + 1:
            self._named += 1

    def findings(self, steps: Iterator[Step]) -> Iterator[Finding]:
        """One for entries in a row that are wrong in the same way."""
        counted = enumerate(self._wrong(steps))
        for _, group in groupby(counted, key=lambda each: (each[1].kind, each[1].entry.place - each[0])):
            _, first = next(group)
            yield self._told(first, 1 + sum(1 for _ in group))  # noqa: B031 - what `next` has left
        if self._missing:
            yield self._length("frames.index.short", self._missing, missing=self._missing, unlisted=self._form.unlisted)
        ahead = self._base + len(self._index) - 1 - self._seen
        if ahead > 0:
            yield self._length("frames.index.long", ahead, ahead=ahead)

    def _wrong(self, steps: Iterator[Step]) -> Iterator[_Wrong]:
        for step in steps:
            each = step.each
            if each is not None:
                yield from self._take(each, each.of_each(each.first_offset)[0] or 0)
        yield from self._unmatched(self._base + len(self._index))

    def _take(self, each: FrameColumns, first: int) -> Iterator[_Wrong]:
        if self._named_base is None:
            self._named_base = first
            self._begin(first)
        last = first + each.rows - 1
        self._seen = max(self._seen, last)
        self._missing += max(0, last - max(first - 1, self._named))
        yield from self._unmatched(first)
        before = self._base + self._place - first
        rows = min(each.rows - before, len(self._index) - self._place)
        if rows > 0:
            yield from self._matched(each.position[before : before + rows], each.base)

    def _unmatched(self, until: int) -> Iterator[_Wrong]:
        start, self._place = self._place, max(self._place, min(until - self._base, len(self._index)))
        for entry in self._index.entries(start, min(self._place, self._most)):
            if entry.number != self._base + entry.place:
                yield _Wrong(entry, self._base + entry.place)

    def _matched(self, positions: Sequence[int], base: int) -> Iterator[_Wrong]:
        start, self._place, size = self._place, self._place + len(positions), self._index.layout.SIZE
        due = self._form.due(self._base + start, positions, base)
        found = self._index.source.read(start * size, len(due))
        for place in _differing(due, found, size):
            (entry,) = self._index.entries(start + place, start + place + 1)
            yield _Wrong(entry, self._base + entry.place, positions[place] + base)

    def _told(self, wrong: _Wrong, count: int) -> Finding:
        entry, (what, distance) = wrong.entry, wrong.kind
        is_zero, is_position = what == "zero", what == "position"
        said = {
            "place": entry.place,
            "due": wrong.number,
            "number": entry.number,
            "what": "is all zeros" if is_zero else f"is for record {entry.number}",
            "position": wrong.record,
            "stated": entry.record,
        }
        rule = "frames.index.position" if is_position else "frames.index.number"
        field = f"entries[{entry.place}].{self._form.record if is_position else self._form.number}"
        found = RULES.finding(rule, self._path, entry.position, said, field=field, records=count)
        if count == 1:
            return found
        same = "are all zeros" if is_zero else f"are {distance:+d} off in their {what}"
        return found._replace(message=f"{found.message}; entries {entry.place} to {entry.place + count - 1} {same}")

    def _length(self, rule: str, records: int, **values: object) -> Finding:
        said = values | {"recorded": self._seen - self._base + 1, "count": len(self._index)}
        position = self._index.source.size - self._index.rest
        return RULES.finding(rule, self._path, position, said, records=records)


def _differing(one: bytes, other: bytes, size: int) -> Iterator[int]:
    block = COMPARED_AT_ONCE * size
    for begin in range(0, len(one), block):
        if one[begin : begin + block] == other[begin : begin + block]:
            continue
        for at in range(begin, min(begin + block, len(one)), size):
            if one[at : at + size] != other[at : at + size]:
                yield at // size
