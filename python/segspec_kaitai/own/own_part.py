"""A part of a file of a user's format: the bytes before the rows, and consecutive rows, read as a separate file.

A part has the rows that begin between two cuts, found by their size, or by a magic before sound rows. A border depends
only on the file and the cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pyarrow as pa

from segspec.core.errors import Code
from segspec.storage.source import FileBytes, Source, open_source
from segspec_kaitai.own.own_log import OwnLog, OwnRows
from segspec_kaitai.own.parser_lane import ParserLane
from segspec_kaitai.own.parser_scan import TICKS, Piece

LOOKED_AT = (64 << 10, 1 << 20, 16 << 20, 64 << 20)
"""The bytes to read, in turn until one suffices, to find the start of the rows."""
SOUND_ROWS = 4
"""Sound rows that must follow a magic for it to be the start of a row."""
BEFORE = 64 << 10
FOLLOWED_ROWS = 1000
MOST_TRIED = 64
"""Maximum magics tried between two cuts; then the next one is accepted."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A part of a file: from cut `number` to the next one; the last extends to the end."""

    step: int
    number: int
    parts: int


@dataclass(frozen=True, slots=True)
class RowBytes:
    """The bytes of a file up to `head`, and those from `start` to `end`."""

    head: int
    start: int
    end: int

    @property
    def size(self) -> int:
        return self.head + self.end - self.start

    def place(self, position: int) -> int:
        """The position in the file of one of these bytes."""
        return position if position < self.head else position - self.head + self.start


def part_of(format: OwnRows, path: str, cut: Cut, max_bytes: int) -> OwnPart | None:
    """The rows between two cuts; None if there are no rows. Raises `OSError`."""
    with open_source(path) as source:
        rows = bytes_of(format.parser, source, cut, max_bytes)
        if rows is None:
            return None
        return OwnPart(format, path, max_bytes, rows, is_cut=rows.end < source.size)


def part_from(format: OwnRows, path: str, start: int, end: int) -> OwnPart | None:
    """The rows between two bytes, at which rows begin; None if rows cannot be read without those before them."""
    if not can_be_read_in_parts(format):
        return None
    with open_source(path) as source:
        head = head_of(format.parser, source, end)
    return None if head is None else OwnPart(format, path, end, RowBytes(head, max(head, start), end), is_cut=False)


def bytes_of(lane: ParserLane, source: Source, cut: Cut, max_bytes: int) -> RowBytes | None:
    head = head_of(lane, source, max_bytes)
    if head is None:
        # The first part reports the damage before the rows.
        return RowBytes(0, 0, min(source.size, max_bytes)) if cut.number == 0 else None
    borders = Borders(lane, source, head, cut.step, cut.parts)
    start = head if cut.number == 0 else borders.within(cut.number)
    if start is None:
        return None
    later = (borders.within(number) for number in range(cut.number + 1, cut.parts))
    end = next((found for found in later if found is not None), source.size)
    return RowBytes(head, start, end) if start < end else None


def head_of(lane: ParserLane, source: Source, max_bytes: int) -> int | None:
    """The start of the first row; None if none can be read."""
    if not lane.rows:
        return 0
    for size in LOOKED_AT:
        scan = lane.scan(source.view(0, min(size, max_bytes)).data[: min(size, source.size)])
        found: Piece | None = next(scan.pieces(1, size), None)
        if found is not None:
            return int(found.starts[0])
        if size >= source.size or scan.failure is None or scan.failure.code is not Code.TORN:
            return None
    return None


@dataclass(frozen=True)
class Borders:
    """Finds the first row after each cut of a file."""

    lane: ParserLane
    source: Source
    head: int
    step: int
    parts: int

    def within(self, number: int) -> int | None:
        first = max(self.head, number * self.step)
        last = self.source.size if number + 1 >= self.parts else min(self.source.size, (number + 1) * self.step)
        by_size = self.by_size(first, last)
        if not self.lane.magic or (by_size is not None and self.is_sound(by_size)):
            return by_size
        return self.by_magic(first, last)

    def by_size(self, first: int, last: int) -> int | None:
        size = self.lane.size
        if not size:
            return None
        found = self.head + -(-(first - self.head) // size) * size
        return found if found < last else None

    def by_magic(self, first: int, last: int) -> int | None:
        """Follows rows from before the cut: a magic within a row still leads to the rows after it."""
        at, magic = max(self.head, first - BEFORE), self.lane.magic
        tried = 0
        while at < first:
            found = at if at == self.head else self.source.find(magic, at, first + len(magic) - 1)
            if found < 0:
                break
            if tried < MOST_TRIED and not self.is_sound(found):
                tried += 1
                at = found + 1
                continue
            at, arrived = self.followed(found, first)
            if arrived:
                return at if at < last else None
        if at == self.head == first:
            return first
        return self.searched(first, last)

    def searched(self, first: int, last: int) -> int | None:
        magic = self.lane.magic
        for tried in range(MOST_TRIED + 1):
            found = self.source.find(magic, first, min(self.source.size, last + len(magic) - 1))
            if found < 0:
                return None
            if tried == MOST_TRIED or self.is_sound(found):
                return found
            first = found + 1
        return None

    def followed(self, start: int, first: int) -> tuple[int, bool]:
        """The first row at or after `first` in the chain from `start`, and True; or a damaged row's byte, and False."""
        damaged = start
        for more in LOOKED_AT:
            after = self.source.read(start, first - start + more)
            scan = self.lane.scan(memoryview(self.before + after))
            scan.left = TICKS
            for piece in scan.pieces(FOLLOWED_ROWS, len(after)):
                ends = [start + end - self.head for end in piece.ends]
                found = next((end for end in ends if end >= first), None)
                if found is not None:
                    return found, True
                damaged = ends[-1]
            if start + len(after) >= self.source.size or scan.failure is None or scan.failure.code is not Code.TORN:
                break
        return damaged + 1, False

    @cached_property
    def before(self) -> bytes:
        return self.source.read(0, self.head)

    def is_sound(self, start: int) -> bool:
        for size in LOOKED_AT:
            after = self.source.read(start, size)
            scan = self.lane.scan(memoryview(self.before + after))
            scan.left = TICKS
            rows = next(scan.pieces(SOUND_ROWS, size), Piece()).rows
            if len(rows) >= SOUND_ROWS:
                return True
            is_whole = start + len(after) >= self.source.size
            if scan.failure is None:
                return is_whole and bool(rows)
            if is_whole or scan.failure.code is not Code.TORN:
                return False
        return bool(rows)


class Cutting(FileBytes):
    """The bytes of some rows, as of a file of its own."""

    def __init__(self, source: Source, rows: RowBytes) -> None:
        self._source = source
        self._rows = rows

    def read_at(self, position: int, length: int) -> bytes:
        room = bytearray(length)
        self.read_into(memoryview(room), position)
        return bytes(room)

    def read_into(self, room: memoryview, position: int) -> None:
        before = min(max(0, self._rows.head - position), len(room))
        if before:
            self._source.fill(room[:before], position)
        if before < len(room):
            self._source.fill(room[before:], self._rows.place(position + before))

    def data_from(self, position: int) -> int:
        return position

    def check(self) -> None:
        self._source.check()

    def close(self) -> None:
        self._source.close()


class OwnPart(OwnLog):
    """Some rows of a file; positions are those in the file."""

    def __init__(self, format: OwnRows, path: str, max_bytes: int, rows: RowBytes, *, is_cut: bool) -> None:
        super().__init__(format, path, max_bytes)
        self.rows = rows
        self._is_cut = is_cut

    def opened(self) -> Source:
        source = open_source(self.path)
        return Source(Cutting(source, self.rows), source.path, self.rows.size)

    def place(self, position: int) -> int:
        return self.rows.place(position)

    def field(self, path: str) -> str:
        # The number of the row in the file is unknown.
        return NUMBER.sub("[]", path, count=1) if self.format.parser.rows else path

    def cut_short(self) -> str:
        if not self._is_cut:
            return ""
        return f" before the byte {self.rows.end}, where a row seems to begin (the file is read in parts)"

    def arrow(self, columns: Sequence[str] | None = None, **more: Any) -> pa.RecordBatchReader:
        reader = super().arrow(columns, **more)
        return pa.RecordBatchReader.from_batches(reader.schema, self._placed(reader))

    def _placed(self, reader: pa.RecordBatchReader) -> Iterator[pa.RecordBatch]:
        import pyarrow.compute as pc

        moved = self.rows.start - self.rows.head
        for batch in reader:
            for number, field in enumerate(batch.schema):
                if field.name in PLACED and field in self.format.places:
                    kept = batch.column(number)
                    later = pc.add(kept, pa.scalar(moved, field.type))
                    here = pc.if_else(pc.less(kept, pa.scalar(self.rows.head, field.type)), kept, later)
                    batch = batch.set_column(number, field, here)
            yield batch


NUMBER = re.compile(r"\[\d+\]")
PLACED = ("_position", "_end", "_frame_position")


def can_be_read_in_parts(format: OwnRows) -> bool:
    """Whether `part_of` gives the rows of a format's files as a read of the whole would."""
    return format.parser.can_be_cut and all(field.name != "_index" for field in format.places)
