"""An index with an entry of fixed size (number and position) for each record."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from segspec.columns.agreement import Listed
from segspec.columns.backend import Kernel, entries_run
from segspec.columns.backend.lanes import compiled
from segspec.core.errors import Finding, SegspecError, Severity
from segspec.core.limits import most_entries
from segspec.core.model import SegmentFile
from segspec.core.stretch import FrameColumns, Level, Step
from segspec.formats.contract.reading import Landmark, Landmarks, SegmentReader, WholeSegment, index_beside, states
from segspec.formats.contract.salvage import Indexer
from segspec.frames.explain import table
from segspec.frames.numbered_folder import SegmentNames
from segspec.storage.source import Source, open_source

RULES = table("frames")

COMPARED_AT_ONCE = 64

READ_AT_ONCE = 4096


SCANNED_AT_ONCE = 1 << 14


class IndexEntry(NamedTuple):
    """Entry `place` of an index, at byte `position`: the record `number` begins at byte `record`."""

    place: int
    position: int
    number: int
    record: int


class FrameScan(NamedTuple):
    """The compiled scan of frames, with arrays for `rows` frames."""

    scan: Callable[..., tuple[int, int, int, int]]
    rows: int
    columns: Any
    positions: Any
    numbers: Any


def scan_of(kernel: Kernel, number: str, scan: Callable[..., Any] | None) -> FrameScan | None:
    """None if `scan` is not compiled."""
    if scan is None:
        return None
    columns = kernel.arrays(SCANNED_AT_ONCE, fast=True)
    return FrameScan(scan, SCANNED_AT_ONCE, columns, columns.position, getattr(columns, number))


BITS = 8


class DenseIndex:
    """The index of a format.

    `number` and `record` name fields of `layout`. `missing` is the effect of a missing index, `unlisted` of records
    without an entry. `frames` returns the compiled function for a file size, or None.
    """

    def __init__(
        self, layout: Any, names: SegmentNames, *, number: str, record: str, missing: str = "",
        unlisted: str = "", frames: Callable[[int], FrameScan | None] | None = None,
    ) -> None:  # fmt: skip
        self.layout, self.names = layout, names
        self.number, self.record = number, record
        self.missing, self.unlisted = missing, unlisted
        self.fields = attrgetter(number, record)
        self._frames = frames

    def entry(self, number: int, position: int) -> bytes:
        """The entry of a record at byte `position` of its segment."""
        made: bytes = self.layout.pack(**{self.number: number, self.record: position})
        return made

    def content(self, number: int, positions: Sequence[int], base: int) -> bytes:
        """`positions` count from byte `base`. The numbers begin with `number`."""
        rows, (same, *places) = len(positions), self._places
        run = compiled(entries_run.__name__, "run")
        most_number, most_record = self._largest
        if run is None or (rows and (number + rows - 1 > most_number or base + positions[-1] > most_record)):
            return b"".join(self.entry(number + row, base + position) for row, position in enumerate(positions))
        made = bytearray(rows * len(same))
        held = positions if isinstance(positions, array | memoryview) else array("q", positions)
        run(held, rows, base, number, same, *places, made)
        return bytes(made)

    def _most(self, field: str) -> int:
        found: int = getattr(self.layout, f"MAX_{field.upper()}")
        return found

    @cached_property
    def _largest(self) -> tuple[int, int]:
        return self._most(self.number), self._most(self.record)

    @cached_property
    def _places(self) -> tuple[bytes, Any, Any]:
        same = self.entry(0, 0)
        made = array("q"), array("q")
        for field, places in zip((self.number, self.record), made, strict=True):
            for shift in range(0, self._most(field).bit_length(), BITS):
                other = self.layout.pack(**{self.number: 0, self.record: 0} | {field: 1 << shift})
                places.extend(place for place, byte in enumerate(other) if byte != same[place])
        return same, *made

    def entries(self, source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
        """The entries of a file. Raises `SegspecError` (torn) at a partial one."""
        index = IndexFile(self, source)
        for each in index.entries():
            yield {"position": each.position, self.number: each.number, self.record: each.record}
        if index.rest:
            raise index.partial()

    def check(self, whole: WholeSegment) -> Iterator[Finding]:
        segment = whole.segment
        if segment.index is None:
            said = {"name": self.names.index(segment.name), "missing": self.missing}
            yield RULES.finding("frames.index.missing", segment.path, 0, said)
            return
        with open_source(segment.index) as source:
            index = IndexFile(self, source)
            yield from _merged(_Comparison(segment, whole.source.size, index).run(whole.frames(Level.CHECKSUMS)))
            if index.rest:
                yield Finding.from_error(index.partial(), severity=Severity.WARNING, bytes=index.rest)

    def agreement(self, segment: SegmentFile, source: Source, index: Source) -> Listed | None:
        """Compares each entry with its record; None if that is not possible here."""
        frames = None if self._frames is None else self._frames(source.size)
        if frames is None or segment.base is None:
            return None
        scan, rows, columns, positions, numbers = frames

        def run(
            data: Any, base: int, start: int, stop: int, end: int, listed: Any, last: int, place: int, due: int
        ) -> tuple[int, int, int]:
            count, reached, *_ = scan(data, start, stop, end, rows, columns)
            made = self.content(due, positions[:count], base)
            is_due = count and numbers[0] == due and numbers[count - 1] == due + count - 1
            if not is_due or made != bytes(listed[place : place + len(made)]):
                return start, place, due
            return reached, place + len(made), due + count

        return Listed(run, source, 0, segment.base, index, 0)

    @contextmanager
    def marks(self, reader: SegmentReader) -> Iterator[Landmarks | None]:
        """Entries of the segment's index, if one can be opened. The context closes it."""
        with index_beside(reader.segment) as index:
            yield None if index is None else IndexFile(self, index)

    def indexer(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> Indexer:
        return _DenseIndexer(self, reader, segment, interval)


class IndexFile:
    """An index file: `count` whole entries, then `rest` stray bytes."""

    def __init__(self, form: DenseIndex, source: Source) -> None:
        self.form, self.source = form, source
        self.size: int = form.layout.SIZE
        self.count: int = source.size // self.size
        self.rest = source.size % self.size

    def entry(self, place: int) -> IndexEntry:
        """The entry at `place`, counted from 0."""
        position = place * self.size
        found = self.form.layout.unpack(self.source.read(position, self.size))
        return IndexEntry(place, position, *self.form.fields(found))

    def entries(self, first: int = 0, last: int | None = None) -> Iterator[IndexEntry]:
        """Complete entries from place `first` up to `last` (exclusive), in order."""
        last = self.count if last is None else last
        unpack, fields, size = self.form.layout.unpack, self.form.fields, self.size
        for begin in range(first, last, READ_AT_ONCE):
            content = self.source.read(begin * size, (min(last, begin + READ_AT_ONCE) - begin) * size)
            for at in range(0, len(content), size):
                place = begin + at // size
                yield IndexEntry(place, place * size, *fields(unpack(content, at)))

    def after(self, position: int, most: int) -> Iterator[IndexEntry]:
        """Up to `most` entries of records after byte `position`, if the entries are in order."""
        low, high = 0, self.count
        while low < high:
            middle = (low + high) // 2
            if self.entry(middle).record > position:
                high = middle
            else:
                low = middle + 1
        return map(self.entry, range(low, min(self.count, low + most)))

    def partial(self) -> SegspecError:
        """The error for the bytes of an incomplete last entry."""
        position, field = self.source.size - self.rest, f"entries[{self.count}]"
        said = {"rest": self.rest, "last": self.count - 1}
        return RULES.error("frames.index.torn", self.source.path, position, said, field=field)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, place: int) -> Landmark:
        found = self.entry(place)
        return Landmark(found.record, found.number)

    def bears_out(self, place: int, reader: SegmentReader) -> bool:
        return states(self[place], reader)


class _DenseIndexer(Indexer):
    def __init__(self, form: DenseIndex, reader: SegmentReader, segment: SegmentFile, interval: int) -> None:
        super().__init__(reader, segment, interval)
        self._form = form

    def name(self) -> str:
        return self._form.names.index(self.segment.name)

    def entries(self, frames: FrameColumns) -> bytes:
        first = frames.of_each(frames.first_offset)[0]
        return self._form.content(first, frames.of_each(frames.position), frames.base)


class _Difference(NamedTuple):
    finding: Finding
    kind: tuple[str, int] = ("", 0)
    place: int = -1


class _Comparison:
    """Compares index and segment: entry k belongs to the record base + k."""

    def __init__(self, segment: SegmentFile, size: int, index: IndexFile) -> None:
        self._index, self._form = index, index.form
        self._path = index.source.path
        self._named_base = segment.base
        self._most = most_entries(size, index.size)
        """Further entries cannot have a record."""
        self._place = 0
        self._begin(segment.base or 0)

    def _begin(self, base: int) -> None:
        self._base, self._seen, self._missing = base, base - 1, 0
        self._named = base + self._index.count - 1
        if self._index.count and self._index.entry(self._index.count - 1).number == self._named + 1:
            self._named += 1

    def run(self, steps: Iterator[Step]) -> Iterator[_Difference]:
        for step in steps:
            each = step.each
            if each is not None:
                yield from self._take(each, each.of_each(each.first_offset)[0] or 0)
        yield from self._unmatched(self._base + self._index.count)
        yield from map(_Difference, self._lengths())

    def _take(self, each: FrameColumns, first: int) -> Iterator[_Difference]:
        if self._named_base is None:
            self._named_base = first
            self._begin(first)
        last = first + each.rows - 1
        self._seen = max(self._seen, last)
        self._missing += max(0, last - max(first - 1, self._named))
        yield from self._unmatched(first)
        before = self._base + self._place - first
        rows = min(each.rows - before, self._index.count - self._place)
        if rows > 0:
            yield from self._matched(each.position[before : before + rows], each.base)

    def _unmatched(self, until: int) -> Iterator[_Difference]:
        start, self._place = self._place, max(self._place, min(until - self._base, self._index.count))
        for entry in self._index.entries(start, min(self._place, self._most)):
            expected = self._base + entry.place
            if entry.number != expected:
                yield self._wrong_number(entry, expected)

    def _matched(self, positions: Sequence[int], base: int) -> Iterator[_Difference]:
        start, self._place, size = self._place, self._place + len(positions), self._index.size
        due = self._form.content(self._base + start, positions, base)
        found = self._index.source.read(start * size, len(due))
        for place in _differing(due, found, size):
            (entry,) = self._index.entries(start + place, start + place + 1)
            expected, position = self._base + entry.place, positions[place] + base
            if entry.number != expected:
                yield self._wrong_number(entry, expected)
            else:
                yield self._wrong_position(entry, position)

    def _wrong_number(self, entry: IndexEntry, due: int) -> _Difference:
        zero = entry.number == entry.record == 0
        what = "is all zeros" if zero else f"is for record {entry.number}"
        kind = ("zero", 0) if zero else ("offset", entry.number - due)
        said = {"due": due, "number": entry.number, "what": what}
        return self._difference("frames.index.number", entry, kind, self._form.number, **said)

    def _wrong_position(self, entry: IndexEntry, position: int) -> _Difference:
        said = {"position": position, "stated": entry.record, "number": entry.number}
        kind = ("position", entry.record - position)
        return self._difference("frames.index.position", entry, kind, self._form.record, **said)

    def _difference(
        self, rule: str, entry: IndexEntry, kind: tuple[str, int], field: str, **values: object
    ) -> _Difference:
        said = values | {"place": entry.place}
        field = f"entries[{entry.place}].{field}"
        finding = RULES.finding(rule, self._path, entry.position, said, field=field, records=1)
        return _Difference(finding, kind, entry.place)

    def _lengths(self) -> Iterator[Finding]:
        missing = self._missing
        if missing:
            yield self._length("frames.index.short", missing, missing=missing, unlisted=self._form.unlisted)
        ahead = self._base + self._index.count - 1 - self._seen
        if ahead > 0:
            yield self._length("frames.index.long", ahead, ahead=ahead)

    def _length(self, rule: str, records: int, **values: object) -> Finding:
        said = values | {"recorded": self._seen - self._base + 1, "count": self._index.count}
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


def _merged(differences: Iterator[_Difference]) -> Iterator[Finding]:
    counted = enumerate(differences)
    for (kind, _), run in groupby(counted, key=lambda each: (each[1].kind, each[1].place - each[0])):
        _, first = next(run)
        length = 1 + sum(1 for _ in run)  # noqa: B031 - what `next` has left
        yield first.finding if length == 1 else _as_one(first, kind, length)


def _as_one(first: _Difference, kind: tuple[str, int], length: int) -> Finding:
    what, distance = kind
    same = {
        "zero": "are all zeros",
        "offset": f"are {distance:+d} off in their offset",
        "position": f"are {distance:+d} off in their position",
    }[what]
    message = f"{first.finding.message}; entries {first.place} to {first.place + length - 1} {same}"
    return first.finding._replace(message=message, records=length)
