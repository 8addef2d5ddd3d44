"""An index with an entry of one size for each record of a segment, in their order: its number, and where it lies."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from segspec.columns.agreement import IndexRun, Listed
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level, Step
from segspec.formats.contract.reading import Landmark, Landmarks, SegmentReader, WholeSegment, index_beside, states
from segspec.formats.contract.salvage import Indexer
from segspec.formats.engine.folder import SegmentNames
from segspec.storage.source import Source, open_source


class IndexEntry(NamedTuple):
    """Entry `place` of an index, at byte `position` of it: the record `number` begins at byte `record`."""

    place: int
    position: int
    number: int
    record: int


class DenseIndex:
    """The index of a format. `layout` is an entry's, as generated from its spec: the field `number` is a record's
    number, `record` where it lies. `missing` says what comes of an index that is not there, `unlisted` of records
    without an entry. `run` tells whether records are what entries say."""

    def __init__(
        self, layout: Any, names: SegmentNames, *, number: str, record: str, missing: str = "",
        unlisted: str = "", run: IndexRun | None = None,
    ) -> None:  # fmt: skip
        self.layout, self.names = layout, names
        self.number, self.record = number, record
        self.missing, self.unlisted = missing, unlisted
        self.fields = attrgetter(number, record)
        self.run = run

    def entry(self, number: int, position: int) -> bytes:
        """The entry of the record `number`, which begins at byte `position` of its segment."""
        made: bytes = self.layout.pack(**{self.number: number, self.record: position})
        return made

    def entries(self, source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
        """The entries of an index file as flat dicts. Raises `SegspecError` (torn) at a last, partial one."""
        index = IndexFile(self, source)
        for each in index.entries():
            yield {"position": each.position, self.number: each.number, self.record: each.record}
        if index.rest:
            raise index.partial()

    def check(self, whole: WholeSegment) -> Iterator[Finding]:
        """Compares the index of a segment with the records in it."""
        segment = whole.segment
        if segment.index is None:
            message = f"there is no {self.names.index(segment.name)}{self.missing}"
            yield Finding(segment.path, 0, Code.MISSING_INDEX, Severity.WARNING, message)
            return
        with open_source(segment.index) as source:
            index = IndexFile(self, source)
            yield from _merged(_Comparison(segment, whole.frames(Level.CHECKSUMS), index).run())
            if index.rest:
                yield Finding.from_error(index.partial(), severity=Severity.WARNING, bytes=index.rest)

    def agreement(self, segment: SegmentFile, source: Source, index: Source) -> Listed | None:
        """Whether each entry has the number and the position of its record."""
        if self.run is None or segment.base is None:
            return None
        return Listed(self.run, source, 0, segment.base, index, 0)

    @contextmanager
    def marks(self, reader: SegmentReader) -> Iterator[Landmarks | None]:
        """The records that the index beside the segment of `reader` lists; None where none can be opened."""
        with index_beside(reader.segment) as index:
            yield None if index is None else IndexFile(self, index)

    def indexer(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> Indexer:
        """Makes the index of a segment: an entry for each record."""
        return _DenseIndexer(self, reader, segment, interval)


class IndexFile:
    """An index file, read an entry at a time: `count` whole entries and `rest` stray bytes after them. As `Landmarks`
    they are places where reading may begin, since a record states its own number."""

    def __init__(self, form: DenseIndex, source: Source) -> None:
        self.form, self.source = form, source
        self.size: int = form.layout.SIZE
        self.count: int = source.size // self.size
        self.rest = source.size % self.size

    def entry(self, place: int) -> IndexEntry:
        """Entry `place`, counted from 0, of the whole ones."""
        position = place * self.size
        found = self.form.layout.unpack(self.source.read(position, self.size))
        return IndexEntry(place, position, *self.form.fields(found))

    def entries(self) -> Iterator[IndexEntry]:
        return map(self.entry, range(self.count))

    def after(self, position: int, most: int) -> Iterator[IndexEntry]:
        """Up to `most` entries for records after byte `position` of the segment, taking the entries as ordered."""
        low, high = 0, self.count
        while low < high:
            middle = (low + high) // 2
            if self.entry(middle).record > position:
                high = middle
            else:
                low = middle + 1
        return map(self.entry, range(low, min(self.count, low + most)))

    def partial(self) -> SegspecError:
        """What is wrong with the stray bytes."""
        message = f"{self.rest} bytes after entry {self.count - 1} are not a whole entry"
        position, field = self.source.size - self.rest, f"entries[{self.count}]"
        return SegspecError(Code.TORN, message, path=self.source.path, position=position, field=field)

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

    def entry(self, frame: Any) -> bytes:
        return self._form.entry(frame.first_offset, frame.position)


class _Difference(NamedTuple):
    """A finding; about one entry, where it has a `place`."""

    finding: Finding
    kind: tuple[str, int] = ("", 0)
    place: int = -1


class _Comparison:
    """Walks index and segment side by side: entry k belongs to the record base + k."""

    def __init__(self, segment: SegmentFile, steps: Iterator[Step], index: IndexFile) -> None:
        self._index = index
        self._form = index.form
        self._path = index.source.path
        self._records = ((step.frame.first_offset or 0, step.frame.position) for step in steps if step.frame)
        self._record = next(self._records, None)
        self._base = segment.base if segment.base is not None else (self._record or (0, 0))[0]
        self._seen = self._base - 1
        self._named = self._base - 1

    def run(self) -> Iterator[_Difference]:
        for entry in self._index.entries():
            expected = self._base + entry.place
            position = self._position_of(expected)
            if entry.number != expected:
                yield self._wrong_number(entry, expected)
            elif position is not None and entry.record != position:
                yield self._wrong_position(entry, position)
            self._named = max(self._named, expected)
            if entry.number == self._named + 1:
                self._named = entry.number
        yield from map(_Difference, self._lengths())

    def _position_of(self, number: int) -> int | None:
        """Where the record `number` lies, None if it cannot be read. Asked for ascending numbers."""
        while self._record is not None and self._record[0] < number:
            self._take()
        return self._record[1] if self._record is not None and self._record[0] == number else None

    def _take(self) -> None:
        assert self._record is not None
        self._seen = max(self._seen, self._record[0])
        self._record = next(self._records, None)

    def _wrong_number(self, entry: IndexEntry, expected: int) -> _Difference:
        zero = entry.number == entry.record == 0
        said = "is all zeros" if zero else f"is for record {entry.number}"
        kind = ("zero", 0) if zero else ("offset", entry.number - expected)
        message = f"entry {entry.place} {said}, and its place is record {expected}'s"
        return self._difference(entry, kind, self._form.number, str(expected), str(entry.number), message)

    def _wrong_position(self, entry: IndexEntry, position: int) -> _Difference:
        message = f"entry {entry.place} has record {entry.number} at byte {entry.record}; it lies at {position}"
        kind = ("position", entry.record - position)
        return self._difference(entry, kind, self._form.record, str(position), str(entry.record), message)

    def _difference(
        self, entry: IndexEntry, kind: tuple[str, int], field: str, expected: str, actual: str, message: str
    ) -> _Difference:
        field, code = f"entries[{entry.place}].{field}", Code.BAD_INDEX
        finding = Finding(self._path, entry.position, code, Severity.WARNING, message, field, expected, actual, 1)
        return _Difference(finding, kind, entry.place)

    def _lengths(self) -> Iterator[Finding]:
        missing = 0
        while self._record is not None:
            missing += self._record[0] > self._named
            self._take()
        if missing:
            message = f"no entry stands in the place of the last {missing} records{self._form.unlisted}"
            yield self._length(Code.INDEX_BEHIND, message, missing)
        ahead = self._base + self._index.count - 1 - max(self._seen, self._base - 1)
        if ahead > 0:
            yield self._length(
                Code.INDEX_AHEAD,
                f"the last {ahead} entries are for records that are not in the segment: they were lost, or the index "
                "alone reached the disk",
                ahead,
            )

    def _length(self, code: Code, message: str, records: int) -> Finding:
        recorded = self._seen - self._base + 1
        return Finding(
            path=self._path,
            position=self._index.source.size - self._index.rest,
            code=code,
            severity=Severity.WARNING,
            message=message,
            field="entries",
            expected=f"{recorded} entries",
            actual=f"{self._index.count} entries",
            records=records,
        )


def _merged(differences: Iterator[_Difference]) -> Iterator[Finding]:
    """One finding for each run of entries that are wrong in the same way."""
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
