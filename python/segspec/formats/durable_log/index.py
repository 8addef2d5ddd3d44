"""The index of a durable-log segment: its entries, and how they agree with the segment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level, Step
from segspec.formats.contract.reading import WholeSegment
from segspec.formats.durable_log import layout
from segspec.parsing import kaitai
from segspec.storage.source import Source, open_source
from segspec_ksy.durable_log_index_entry import DurableLogIndexEntry
from segspec_ksy.layouts import durable_log_index_entry


class IndexEntry(NamedTuple):
    """Entry `number` of an index, at byte `position` of it: the record `offset` begins at byte `ofs_record`."""

    number: int
    position: int
    offset: int
    ofs_record: int


class IndexFile:
    """An index file, read an entry at a time; `count` whole entries and `rest` stray bytes after them."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.count, self.rest = divmod(source.size, durable_log_index_entry.SIZE)

    def entry(self, number: int) -> IndexEntry:
        """Entry `number`, counted from 0. Raises `SegspecError` (torn) past the last whole one."""
        position = number * durable_log_index_entry.SIZE
        parsed, _ = kaitai.parse(DurableLogIndexEntry, self.source, position)
        return IndexEntry(number, position, parsed.offset, parsed.ofs_record)

    def entries(self) -> Iterator[IndexEntry]:
        for number in range(self.count):
            yield self.entry(number)

    def after(self, position: int, most: int) -> Iterator[IndexEntry]:
        """Up to `most` entries for records after byte `position` of the segment, taking the entries as ordered."""
        low, high = 0, self.count
        while low < high:
            middle = (low + high) // 2
            if self.entry(middle).ofs_record > position:
                high = middle
            else:
                low = middle + 1
        for number in range(low, min(self.count, low + most)):
            yield self.entry(number)


def entries_of(source: Source) -> Iterator[dict[str, Any]]:
    """The entries of an index file as flat dicts. Raises `SegspecError` (torn) at a last, partial one."""
    index = IndexFile(source)
    for entry in index.entries():
        yield {"position": entry.position, "offset": entry.offset, "ofs_record": entry.ofs_record}
    if index.rest:
        raise _partial(index)


def index_entries(source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
    """As `entries_of`; which segment the index is of makes no difference."""
    return entries_of(source)


def check(whole: WholeSegment) -> Iterator[Finding]:
    """Compares the index of a segment with the records in it."""
    segment = whole.segment
    if segment.index is None:
        yield Finding(
            path=segment.path,
            position=0,
            code=Code.MISSING_INDEX,
            severity=Severity.WARNING,
            message=f"there is no {layout.index_name(segment.name)}: the system does not rebuild it, writes entries "
            "for new records from its start, and then finds none of its records",
        )
        return
    with open_source(segment.index) as source:
        index = IndexFile(source)
        yield from _merge(_Comparison(segment, whole.frames(Level.CHECKSUMS), index).run())
        if index.rest:
            yield Finding.from_error(_partial(index), severity=Severity.WARNING, bytes=index.rest)


def _partial(index: IndexFile) -> SegspecError:
    return SegspecError(
        Code.TORN,
        f"{index.rest} bytes after entry {index.count - 1} are not a whole entry",
        path=index.source.path,
        position=index.source.size - index.rest,
        field=f"entries[{index.count}]",
    )


class _Difference(NamedTuple):
    """One bad entry, or with `last` a run of bad entries of the same kind."""

    finding: Finding
    kind: tuple[str, int]
    first: int
    last: int


class _Comparison:
    """Walks index and segment side by side: entry k belongs to the record base + k."""

    def __init__(self, segment: SegmentFile, steps: Iterator[Step], index: IndexFile) -> None:
        self._index = index
        self._path = index.source.path
        self._records = ((step.frame.body.offset, step.frame.position) for step in steps if step.frame)
        self._record = next(self._records, None)
        self._base = segment.base if segment.base is not None else (self._record or (0, 0))[0]
        self._seen = self._base - 1
        self._named = self._base - 1

    def run(self) -> Iterator[_Difference | Finding]:
        for entry in self._index.entries():
            expected = self._base + entry.number
            position = self._position_of(expected)
            if entry.offset != expected:
                yield self._wrong_offset(entry, expected)
            elif position is not None and entry.ofs_record != position:
                yield self._wrong_position(entry, position)
            self._named = max(self._named, expected)
            if entry.offset == self._named + 1:
                self._named = entry.offset
        yield from self._lengths()

    def _position_of(self, offset: int) -> int | None:
        """Where the record `offset` lies, None if it cannot be read. Asked for ascending offsets."""
        while self._record is not None and self._record[0] < offset:
            self._take()
        return self._record[1] if self._record is not None and self._record[0] == offset else None

    def _take(self) -> None:
        assert self._record is not None
        self._seen = max(self._seen, self._record[0])
        self._record = next(self._records, None)

    def _wrong_offset(self, entry: IndexEntry, expected: int) -> _Difference:
        zero = entry.offset == entry.ofs_record == 0
        said = "is all zeros" if zero else f"is for record {entry.offset}"
        kind = ("zero", 0) if zero else ("offset", entry.offset - expected)
        message = f"entry {entry.number} {said}, and its place is record {expected}'s"
        return self._difference(entry, kind, "offset", str(expected), str(entry.offset), message)

    def _wrong_position(self, entry: IndexEntry, position: int) -> _Difference:
        message = f"entry {entry.number} has record {entry.offset} at byte {entry.ofs_record}; it lies at {position}"
        kind = ("position", entry.ofs_record - position)
        return self._difference(entry, kind, "ofs_record", str(position), str(entry.ofs_record), message)

    def _difference(
        self, entry: IndexEntry, kind: tuple[str, int], field: str, expected: str, actual: str, message: str
    ) -> _Difference:
        finding = Finding(
            path=self._path,
            position=entry.position,
            code=Code.BAD_INDEX,
            severity=Severity.WARNING,
            message=message,
            field=f"entries[{entry.number}].{field}",
            expected=expected,
            actual=actual,
            records=1,
        )
        return _Difference(finding, kind, entry.number, entry.number)

    def _lengths(self) -> Iterator[Finding]:
        missing = 0
        while self._record is not None:
            missing += self._record[0] > self._named
            self._take()
        if missing:
            yield self._length(
                Code.INDEX_BEHIND,
                f"no entry stands in the place of the last {missing} records: the system reads none of them",
                missing,
            )
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


def _merge(differences: Iterator[_Difference | Finding]) -> Iterator[Finding]:
    """One finding for each run of entries that are wrong in the same way."""
    run: _Difference | None = None
    for found in differences:
        if isinstance(found, Finding):
            continue_with: _Difference | None = None
        elif run is not None and found.kind == run.kind and found.first == run.last + 1:
            run = run._replace(last=found.last)
            continue
        else:
            continue_with = found
        if run is not None:
            yield _as_one(run)
        run = continue_with
        if isinstance(found, Finding):
            yield found
    if run is not None:
        yield _as_one(run)


def _as_one(run: _Difference) -> Finding:
    length = run.last - run.first + 1
    if length == 1:
        return run.finding
    what, distance = run.kind
    same = {
        "zero": "are all zeros",
        "offset": f"are {distance:+d} off in their offset",
        "position": f"are {distance:+d} off in their position",
    }[what]
    message = f"{run.finding.message}; entries {run.first} to {run.last} {same}"
    return run.finding._replace(message=message, records=length)
