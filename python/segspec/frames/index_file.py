"""Index files with entries of one size: read on access, packed from frames, and compared with them exactly."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from typing import Any

from segspec.columns.backend import entries_run
from segspec.columns.backend.lanes import compiled
from segspec.core.errors import Code, SegspecError
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import FrameColumns
from segspec.formats.contract.reading import Indexer, Landmark, Landmarks, SegmentReader, index_beside, states
from segspec.frames.numbered_folder import SegmentNames
from segspec.storage.source import Source

READ_AT_ONCE = 4096

WORD, BYTE = 8, 8
"""Bytes of the longest number, and bits of a byte."""

MARKED = {"position": "position", "first_offset": "number", "timestamp": "time"}
"""The columns of frames that a `Landmark` has, by its names."""

EntryColumn = tuple[Any, int]
"""A number per frame, and what is added to each."""


class IndexRows(Sequence[Any]):
    """The whole entries from byte `start` of an index, read on access; `rest` stray bytes follow.

    With `reserves`, zeros at the end are no entries, but `reserved` bytes.
    """

    def __init__(self, source: Source, layout: Any, start: int = 0, *, reserves: bool = False) -> None:
        self.source, self.layout, self.start = source, layout, start
        size, there = layout.SIZE, max(0, source.size - start)
        used = max(0, source.zero_tail() - start) if reserves else there
        self.rest = there % size if used > there - there % size else 0
        self._count: int = min(-(-used // size), there // size)
        self.reserved = there - self.rest - size * self._count

    def __len__(self) -> int:
        return self._count

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        position = self.position(range(len(self))[place])
        return self.layout.unpack(self.source.read(position, self.layout.SIZE))

    def position(self, place: int) -> int:
        size: int = self.layout.SIZE
        return self.start + place * size

    def listed(self, first: int = 0, last: int | None = None) -> Iterator[tuple[int, Any]]:
        """The entries `first:last`, each with its position."""
        last, size = len(self) if last is None else last, self.layout.SIZE
        for begin in range(first, last, READ_AT_ONCE):
            content = self.source.read(self.position(begin), (min(last, begin + READ_AT_ONCE) - begin) * size)
            for at in range(0, len(content), size):
                yield self.position(begin) + at, self.layout.unpack(content, at)

    def whole(self) -> Iterator[tuple[int, Any]]:
        """All entries, each with its position. Raises `SegspecError` (torn) at a partial one."""
        yield from self.listed()
        if self.rest:
            raise self.torn()

    def torn(self) -> SegspecError:
        message, place = f"the last {self.rest} bytes are no whole entry", self.position(len(self))
        return SegspecError(Code.TORN, message, path=self.source.path, position=place, field="entries")


class Marks:
    """The `Landmarks` of an index's rows, by `mark`."""

    def __init__(self, rows: Sequence[Any], mark: Callable[[Any], Landmark]) -> None:
        self.rows, self._mark = rows, mark

    def __len__(self) -> int:
        return len(self.rows)

    def __getitem__(self, number: int) -> Landmark:
        return self._mark(self.rows[number])

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        return states(self[number], reader)


@contextmanager
def marks_beside(reader: SegmentReader, made: Callable[[Source], Landmarks]) -> Iterator[Landmarks | None]:
    """The marks of the index beside a segment, open in the context; None if there is none, or it is unreadable."""
    with index_beside(reader.segment) as index:
        try:
            found = None if index is None else made(index)
        except SegspecError:
            found = None
        yield found


class EntryForm:
    """Packs the entries of frames. `fields` names, for each field of `layout`, the column of `FrameColumns`."""

    def __init__(self, layout: Any, **fields: str) -> None:
        self.layout, self.fields = layout, fields
        self._record = next(field for field, name in fields.items() if name == "position")

    def mark(self, entry: Any) -> Landmark:
        """The frame of an entry."""
        told = {MARKED[name]: getattr(entry, field) for field, name in self.fields.items() if name in MARKED}
        return Landmark(**told)

    def of_frames(self, frames: FrameColumns) -> bytes:
        """The entries of frames with a number, in order. Raises `SegspecError` (limit-exceeded)."""
        columns = {field: (self.column(frames, name), 0) for field, name in self.fields.items()}
        return self.packed(frames.rows, columns | {self._record: (frames.position, frames.base)})

    def column(self, frames: FrameColumns, name: str) -> Any:
        found = frames.arrays.get(name)
        return getattr(frames, name, frames.details.get(name)) if found is None else found

    def packed(self, rows: int, columns: Mapping[str, EntryColumn]) -> bytes:
        run = compiled(entries_run.__name__, "run")
        same, places = self._places
        made, size = bytearray(same * rows), len(same)
        for field, (values, more) in columns.items():
            words = None if run is None else _words(values, rows)
            if words is None or run(words, rows, more, self._bits(field), size, places[field], made) < rows:
                return b"".join(self._one_by_one(rows, columns))
        return bytes(made)

    def _one_by_one(self, rows: int, columns: Mapping[str, EntryColumn]) -> Iterator[bytes]:
        each = FrameColumns(rows, 0, None, None, None)
        for row in zip(*(each.of_each(values) for values, _ in columns.values()), strict=True):
            if None not in row:
                added = (number + more for number, (_, more) in zip(row, columns.values(), strict=True))
                yield self.one(**dict(zip(columns, added, strict=True)))

    def one(self, **numbers: int) -> bytes:
        """One entry. Raises `SegspecError` (limit-exceeded) if a number has no room."""
        for field, number in numbers.items():
            if number > self._most(field):
                message = f"an index has no room for {field} {number}: it goes up to {self._most(field)}"
                raise SegspecError(Code.LIMIT_EXCEEDED, message, position=numbers[self._record], field=field)
        made: bytes = self.layout.pack(**numbers)
        return made

    def _most(self, field: str) -> int:
        found: int = getattr(self.layout, f"MAX_{field.upper()}", (1 << BYTE) - 1)
        return found

    def _bits(self, field: str) -> int:
        """The largest number by its bits: signed words have as many as others."""
        is_word = self._most(field) == (1 << WORD * BYTE - 1) - 1
        return (1 << WORD * BYTE) - 1 if is_word else self._most(field)

    @cached_property
    def _places(self) -> tuple[bytes, Mapping[str, Any]]:
        """An entry of zeros, and by field the places of its number's bytes, lowest first."""
        zeros = dict.fromkeys(self.fields, 0)
        same, places = self.one(**zeros), {field: array("q") for field in self.fields}
        for field, made in places.items():
            for shift in range(0, self._most(field).bit_length(), BYTE):
                other = self.layout.pack(**zeros | {field: 1 << shift})
                made.extend(place for place, byte in enumerate(other) if byte != same[place])
        return same, places


def _words(values: Any, rows: int) -> Any:
    """Numbers in 64 bits; None for a list or a single value."""
    if not isinstance(values, array | memoryview):
        return None
    stored = memoryview(values)[:rows].cast("B")
    if values.itemsize == WORD:
        return stored.cast("q")
    if values.itemsize > 1 or sys.byteorder == "big":
        return array("q", values[:rows])
    made = bytearray(WORD * rows)
    made[::WORD] = stored
    return memoryview(made).cast("q")


class FrameIndexer(Indexer):
    """An `Indexer`: each frame has an entry."""

    def __init__(
        self, form: EntryForm, names: SegmentNames, reader: SegmentReader, segment: SegmentFile, interval: int
    ) -> None:
        super().__init__(reader, segment, interval)
        self._form, self._names = form, names

    def name(self) -> str:
        return self._names.index(self.segment.name)

    def entries(self, frames: FrameColumns) -> bytes:
        try:
            return self._form.of_frames(frames)
        except SegspecError as error:
            error.path = self.segment.path
            raise


class Derived:
    """An `Agreement`: from byte `start` on, the index has exactly the entries of the segment's frames."""

    def __init__(self, form: EntryForm, segment: SegmentFile, source: Source, index: Source, start: int = 0) -> None:
        self._form, self._base, self._source = form, segment.base, source
        self._index, self._place, self._reached = index, start, 0

    def pass_to(self, position: int, each: FrameColumns | None = None) -> None:
        if each is None or self._reached < 0:
            self._reached = -1
            return
        is_due = self._reached or self._base in (None, each.of_each(each.first_offset)[0])
        made = self._form.of_frames(each)
        is_same = self._index.read(self._place, len(made)) == made
        self._place, self._reached = self._place + len(made), position if is_due and is_same else -1

    def holds(self, summary: SegmentSummary) -> bool:
        return self._reached >= self._source.size and self._place >= self._index.size
