"""A part of a file of a user's format: the bytes before the rows, and consecutive rows, read as a separate file.

A part has the rows that begin between two cuts, found by their size, or by a magic before sound rows. A border depends
only on the file and the cut.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from operator import attrgetter
from typing import Any

import pyarrow as pa

from segspec.core.errors import Code, Finding, SegspecError, TellFinding
from segspec.reading.walk import OnDamage
from segspec.storage.source import FileBytes, Source, is_remote, open_source
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.own.kernel_lane import POSITION
from segspec_kaitai.own.own_log import Held, OwnLog, OwnRows, chosen_schema, tell_damage
from segspec_kaitai.own.parser_lane import ParserLane
from segspec_kaitai.own.parser_scan import TICKS, Failure, Piece

LOOKED_AT = (64 << 10, 1 << 20, 16 << 20, 64 << 20)
"""The bytes to read, in turn until one suffices, to find the start of the rows."""
SOUND_ROWS = 4
"""Sound rows that must follow a magic for it to be the start of a row."""
BEFORE = 64 << 10
WINDOW, LARGEST_ROW = 16 << 20, 256 << 20
"""Bytes of a file in a store that are read at a time, and for a row that is longer."""
FOLLOWED_ROWS = 1000
MOST_TRIED = 64
"""Maximum magics tried between two cuts; then the next one is accepted."""
MARK = 64
"""The number of bytes that distinguish a file from another."""


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


@dataclass(frozen=True, slots=True)
class RowCut:
    """A part of a file whose first row is known: from byte `start` to `end`; None: with the file. Its rows need the
    bytes before `head`, and it begins with `mark`.
    """

    head: int
    start: int
    end: int | None
    mark: bytes


def part_of(format: OwnRows, path: str, cut: Cut | RowCut, max_bytes: int) -> OwnPart | None:
    """The rows between two cuts; None if there are no rows. Raises `OSError`, and `SegspecError` if the file is not
    that of which a `RowCut` was made.
    """
    with open_source(path) as source:
        if isinstance(cut, RowCut):
            known = known_bytes(source, cut)
            return OwnPart(format, path, known.size, known, is_cut=False)
        rows = bytes_of(format.parser, source, cut, max_bytes)
        if rows is None:
            return None
        return OwnPart(format, path, max_bytes, rows, is_cut=rows.end < source.size)


def part_from(format: OwnRows, path: str, start: int, end: int) -> OwnPart | None:
    """The rows between two bytes, at which rows begin; None if rows cannot be read without those before them."""
    if not format.parser.apart or any(field.name == "_index" for field in format.places):
        return None
    with open_source(path) as source:
        head, size = head_of(format.parser, source, end), source.size
    if head is None:
        return None
    return OwnPart(format, path, end, RowBytes(head, max(head, start), end), is_cut=end < size)


def known_bytes(source: Source, cut: RowCut) -> RowBytes:
    end = source.size if cut.end is None else cut.end
    if end > source.size or source.read(cut.start, len(cut.mark)) != cut.mark:
        words = "the file is not the one that was divided among tasks: read it again"
        raise SegspecError(Code.BAD_LENGTH, words, path=source.path, position=cut.start)
    return RowBytes(cut.head, cut.start, end)


def row_cuts(
    format: OwnRows, path: str, step: int, on_damage: OnDamage, columns: Sequence[str] = ()
) -> Iterator[RowCut]:
    """Parts of about `step` bytes of a file whose rows state their lengths: one pass over the rows finds them.

    The pass continues after damage as a read of `columns` with `on_damage` does, if a kernel makes the columns; the
    last part has damage that ends it.
    """
    with open_source(path) as source:
        head = head_of(format.parser, source, source.size)
        if head is None:
            return
        names = columns or format.schema.names
        policy = OnDamage.SKIP if on_damage.goes_on and format.fast is not None else OnDamage.STOP
        if format.fast is None:
            places = (pa.field(POSITION, pa.int64(), nullable=False),)
            format = replace(format, tree=replace(format.tree, children=()), flat=(), places=places, fast=format.steps)
            names = [POSITION]
        windows = WindowedLog(format, path, window=min(-(-step // 4), WINDOW)).windows(
            head, source.size, names if on_damage.ends_quietly else names[:1], policy, lambda _: None
        )
        starts = [head]
        for position, _ in windows:
            if position >= starts[-1] + step:
                starts.append(position)
        for start, end in zip(starts, (*starts[1:], None), strict=True):
            yield RowCut(head, start, end, source.read(start, MARK))


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
        lost: list[Failure] = []
        scan = lane.scan(source.view(0, min(size, max_bytes)).data[: min(size, source.size)], tell=lost.append)
        found: Piece | None = next(scan.pieces(1, size), None)
        # The first rows may be damaged, and have an end all the same.
        starts = [each.row for each in lost if each.end is not None]
        starts += found.starts[:1] if found is not None else []
        if starts:
            return int(min(starts))
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
        self.last: Finding | None = None
        self._is_cut = is_cut

    def opened(self) -> Source:
        source = open_source(self.path)
        return Source(Cutting(source, self.rows), source.path, self.rows.size)

    def held(self, source: Source) -> Held:
        self.check_size(source)
        # The last part has all that follows damage.
        return Held.of(source, LARGEST_ROW)

    def place(self, position: int) -> int:
        return self.rows.place(position)

    def field(self, path: str) -> str:
        # The number of the row in the file is unknown.
        return NUMBER.sub("[]", path, count=1) if self.format.parser.rows else path

    def cut_short(self) -> str:
        if not self._is_cut:
            return ""
        return f" before the byte {self.rows.end}, where a row seems to begin (the file is read in parts)"

    def loses_rest(self, finding: Finding) -> None:
        self.last = finding

    def cuts(self, finding: Finding, *, may_grow: bool, goes_on: bool) -> bool:
        """Whether damage may only be due to the end of this part: a longer one, or one from there, may have the rest of
        the row, or another one after it.
        """
        is_rest = finding is self.last
        # A value that lacks bytes of its whole row takes none with it.
        is_due = (finding.code == Code.TORN and (is_rest or finding.bytes is not None)) or (is_rest and goes_on)
        return self._is_cut and is_due and (may_grow or (is_rest and finding.position > self.rows.start))

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


class WindowedLog(OwnLog):
    """A file whose rows are read in windows."""

    def __init__(self, format: OwnRows, path: str, max_bytes: int | None = None, window: int | None = None) -> None:
        super().__init__(format, path, max_bytes)
        self.window = window or WINDOW

    def arrow(
        self,
        columns: Sequence[str] | None = None,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        report: TellFinding | None = None,
        **more: Any,
    ) -> pa.RecordBatchReader:
        schema, policy = chosen_schema(self.schema, columns, self.format.name), OnDamage(on_damage)
        with self.opened() as source:
            self.check_size(source)
            size = source.size
        first = None if size <= self.window else part_from(self.format, self.path, 0, self.window)
        if first is None:
            whole = OwnLog(self.format, self.path, self.max_bytes)
            return whole.arrow(columns, on_damage=policy, report=report, **more)
        windows = self.windows(first.rows.head, size, schema.names, policy, report, **more)
        return pa.RecordBatchReader.from_batches(schema, (batch for _, batches in windows for batch in batches))

    def windows(
        self,
        head: int,
        size: int,
        names: Sequence[str],
        policy: OnDamage,
        report: TellFinding | None,
        **more: Any,
    ) -> Iterator[tuple[int, list[pa.RecordBatch]]]:
        """The first byte and the rows of each window."""
        start, length, until = head, self.window, size
        # A kernel alone reads up to the row that the window cuts.
        policies = (OnDamage.STOP, OnDamage.SKIP) if policy.goes_on else (OnDamage.STOP,)
        while start < size:
            end = min(start + length, until)
            for inner in policies:
                rows, found = RowBytes(head, start, end), list[Finding]()
                part = OwnPart(self.format, self.path, end, rows, is_cut=end < size)
                batches = list(part.arrow(names, on_damage=inner, report=found.append, **more))
                is_cut = partial(part.cuts, may_grow=length < LARGEST_ROW, goes_on=inner.goes_on)
                cut = min(filter(is_cut, found), key=attrgetter("position"), default=None)
                following = end if cut is None else cut.position
                if all(finding is cut for finding in found) and following > start:
                    break
            until = size
            if following == start:
                length *= 4
                continue
            if cut is not None and cut is not part.last:
                # Rows that were found after it may lie within it.
                until = cut.position
                continue
            yield start, batches
            for finding in found:
                if finding is not cut:
                    tell_damage(policy, finding, report)
            goes_on = policy.goes_on and self.format.parser.can_resume
            if part.last is not None and cut is None and not goes_on:
                # No row is known to begin at the window's end.
                return
            start = following


def open_own(format: OwnRows, path: str, max_bytes: int | None) -> OwnLog:
    """Raises `SegspecError` (limit-exceeded) for a file of more than `max_bytes`, and `UnsupportedSpecError` for a
    missing parameter.
    """
    missing = format.parser.missing
    if missing:
        raise UnsupportedSpecError(
            Problem(
                f"{format.name}.ksy", 0, f"the parameter {name} of the whole spec has no value: params={{{name!r}: …}}"
            )
            for name in missing
        )
    log = (WindowedLog if is_remote(path) and format.parser.apart else OwnLog)(format, path, max_bytes)
    with log.opened() as source:
        log.check_size(source)
    return log


NUMBER = re.compile(r"\[\d+\]")
PLACED = (POSITION, "_end", "_frame_position")
NUMBERED = {"_index"}


def can_be_read_in_parts(format: OwnRows) -> bool:
    """Whether `part_of` gives the rows of a format's files as a read of the whole would."""
    return format.parser.can_be_cut and not NUMBERED & set(format.schema.names)


def can_be_passed_over(format: OwnRows, on_damage: OnDamage) -> bool:
    """Whether `row_cuts` divides a format's files: a kernel reads them, and no search finds their rows.

    One that only finds where rows begin does not see all damage that may end a read.
    """
    is_numbered = bool(NUMBERED & set(format.schema.names))
    finds_rows = format.fast is not None or (format.steps is not None and not on_damage.ends_quietly)
    return format.parser.apart and finds_rows and not format.parser.can_resume and not is_numbered
