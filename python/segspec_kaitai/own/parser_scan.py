"""Reads a file by the generated parser: its rows in pieces, and what stops it."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from types import TracebackType
from typing import Any

from kaitaistruct import EndOfStreamError, KaitaiStruct, ValidationFailedError
from kaitaistruct import InvalidArgumentError as RefusedArgumentError

from segspec.core.errors import Code
from segspec.parsing import effort
from segspec.parsing.annotate import shown
from segspec_kaitai.own.lost_values import BadText, refuse
from segspec_kaitai.own.node_arrays import ValueRangeError
from segspec_kaitai.own.python_names import path_in_spec
from segspec_kaitai.own.quick_stream import Content, QuickStream, stream_over
from segspec_kaitai.own.reading_methods import plain
from segspec_kaitai.own.row_parsers import Parsers, PlacedList, bare, following, rows_of

FAILURES = effort.ERRORS

Item = tuple[int, int, int, Any]

TICKS = 250_000
TICKS_PER_BYTE = 32


class StalledError(effort.TooMuchWorkError):
    """Rows of no bytes would never end."""


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a row could not be read: its start, the field's path and start, if known.

    `words` explain it without expected and actual values. The loss ends at `end`; None: with the file.
    """

    row: int
    position: int
    path: str
    code: Code
    expected: str | None = None
    actual: str | None = None
    words: str = ""
    end: int | None = None
    is_value: bool = False


@dataclass
class Piece:
    """Rows: their objects, starts, ends, and numbers in their list."""

    rows: list[Any] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    numbers: list[int] = field(default_factory=list)
    made: int = 0

    def drop(self, rows: int) -> int:
        """Leaves out up to `rows` of the first rows; returns their number."""
        count = min(rows, len(self.rows))
        for held in (self.rows, self.starts, self.ends, self.numbers):
            del held[:count]
        return count


@dataclass
class ParserScan:
    """One pass over `data`. `rows` leads to the repeated field, "" for the spec repeatedly, "." for once; `shown` is
    its name in messages.

    `again` finds the next possible row after damage, which otherwise ends the pass. `tell` gets every failure. The pass
    begins at `start`, with frame `number`.
    """

    parsers: Parsers
    qualname: str
    data: Content
    rows: str
    params: Sequence[Any] = ()
    shown: str = ""
    again: Callable[[int], int | None] | None = None
    tell: Callable[[Failure], None] | None = None
    start: int = 0
    number: int = 0
    position: int = 0
    failure: Failure | None = None
    stream: QuickStream | None = None
    owners: list[str] = field(default_factory=list)
    whole: QuickStream | None = None
    lost: list[Lost] = field(default_factory=list)
    left: int = field(init=False)

    def __post_init__(self) -> None:
        self.left = TICKS + TICKS_PER_BYTE * len(self.data)

    @contextmanager
    def bounded(self) -> Iterator[None]:
        with effort.bounded(self.left):
            try:
                yield
            finally:
                self.left = int(effort.budget.ticks)

    def pieces(self, most_rows: int, most_bytes: int) -> Iterator[Piece]:
        """The rows in pieces. After the last, `failure` is the reason for stopping early, if any."""
        items = self._items()
        try:
            yield from self._pieces(items, most_rows, most_bytes)
        finally:
            # Reference cycles would keep the whole file in memory.
            following.resume = following.lose = following.stream = None
            if self.whole is not None:
                self.whole.data = b""

    def _pieces(self, items: Iterator[tuple[int, int, int, Any]], most_rows: int, most_bytes: int) -> Iterator[Piece]:
        while True:
            piece = Piece()
            # Another pass may have run in this thread.
            following.resume, following.start, following.stream = self._resume, -1, self.stream
            following.lose = None if self.tell is None else self._lose
            self.lost = []
            with self.bounded(), uncollected():
                try:
                    ended = self._fill(piece, items, most_rows, most_bytes)
                except FAILURES as error:
                    ended = True
                    self.failure = self.explained(error)
                self.stream = following.stream
            if piece.rows:
                yield piece
            if ended:
                return

    def release(self, piece: Piece) -> None:
        if self.parsers.looks_back or (self.rows not in ("", ".") and not self.parsers.rows):
            return
        if piece.made < LARGE and not any(map(points_back, piece.rows[:SAMPLED])):
            return
        for row in piece.rows:
            if isinstance(row, KaitaiStruct):
                vars(row).clear()
        piece.rows.clear()

    def _fill(self, piece: Piece, items: Iterator[Item], most_rows: int, most_bytes: int) -> bool:
        first, here = self.position, self.position
        before = effort.budget.made
        try:
            for start, end, number, row in items:
                piece.rows.append(row)
                piece.starts.append(start)
                piece.ends.append(end)
                piece.numbers.append(number)
                if end > here:
                    here = end
                piece.made = effort.budget.made - before
                if len(piece.rows) >= most_rows or here - first + piece.made >= most_bytes:
                    return False
        finally:
            self.position = max(self.position, here)
        return True

    def _items(self) -> Iterator[Item]:
        root = self.parsers.root(self.qualname)
        stream = self.whole = stream_over(self.data)
        stream.seek(self.start)
        self.position = max(self.position, self.start)
        if self.rows in ("", "."):
            yield from self._frames(root, stream)
            return
        if hasattr(root, "_rows_0"):
            made = bare(root, 0, *self.params, stream)
            for own, row, number in rows_of(made, 0):
                start, following.start = own.in_file(following.start), -1
                yield start, own.end_in_file(own.place), number, row
            self.position = max(self.position, stream.place)
            return
        made = root(*self.params, stream)
        self.position = max(self.position, stream.place)
        for held, number in self._items_at(made, self.rows.split(".")):
            start, end = held.ends[number : number + 2] if isinstance(held, PlacedList) else (0, stream.place)
            yield start, end, number, held[number]

    def _items_at(self, owner: Any, way: Sequence[str]) -> Iterator[tuple[list[Any], int]]:
        name, *rest = way
        if name not in vars(owner) and not hasattr(type(owner), name):
            return
        damage: Exception | None = None
        try:
            held = getattr(owner, name)
        except FAILURES as error:
            held, damage = vars(owner).get(f"_undone_{name}"), error
        items = held if isinstance(held, list) else [] if held is None else [held]
        for number, item in enumerate(items):
            if item is None:
                continue
            if not rest:
                yield items, number
                continue
            self.owners.append(f"{name}[{number}]" if items is held else name)
            yield from self._items_at(item, rest)
            self.owners.pop()
        if damage is not None:
            raise damage

    def _frames(self, root: Any, stream: QuickStream) -> Iterator[Item]:
        number, following.stream = self.number, stream
        while not stream.is_eof() or (self.rows == "." and stream.place == 0):
            start = following.start = stream.place
            try:
                made = root(*self.params, stream)
                if stream.place == start and self.rows == "" and not stream.is_eof():
                    raise StalledError("takes no bytes, and would be read for ever")
            except FAILURES as error:
                if not self._resume(stream, start, error):
                    raise
                continue
            stream.align_to_byte()
            following.start = -1
            yield start, stream.place, number, made
            number += 1
            if self.rows == ".":
                return

    def _resume(self, stream: QuickStream, start: int, error: Exception) -> bool:
        if self.again is None or stream.base is None or not is_local(error):
            return False
        failure = self.explained(error)
        found = self.again(stream.base + start)
        if found is None or not stream.base + start < found <= stream.base + stream.end:
            return False
        if self.tell is not None:
            self.tell(replace(failure, end=found))
        stream.seek(found - stream.base)
        return True

    def _lose(self, owner: Any, name: str, error: Exception, is_check: bool) -> bool:
        if following.start < 0 or following.stream is None or not is_local(error):
            return False
        if owner is None or plain(name) == self.parsers.elsewhere:
            if self.tell is not None:
                self.tell(replace(self.explained(error), end=following.stream.in_file(following.stream.place)))
            following.start = following.stream.place
            return True
        if not is_check:
            self.lost.append(Lost(owner, name, self.explained(error), is_read=True))
            return True
        stream, actual = owner._io, getattr(error, "actual", None)  # noqa: SLF001 - the stream of a structure
        if stream is following.stream and stream.began == following.start and isinstance(actual, bytes):
            # The first bytes of a row are missing: it may not be one.
            return False
        label = refuse(owner, name)
        if label is None:
            return False
        code, expected, actual, words = told(error)
        at = stream.in_file(stream.began)
        self.lost.append(Lost(owner, name, Failure(at, at, label, code, expected, actual, words), is_read=True))
        return True

    def explained(self, error: Exception) -> Failure:
        inner, stream = located(error.__traceback__, self.parsers)
        path = ".".join(each for each in (*self.owners, inner) if each)
        stream = getattr(error, "stream", None) or getattr(error, "io", None) or stream
        within = following.stream if following.start >= 0 else None
        start = self.position if within is None else within.in_file(following.start)
        position = stream.in_file(stream.began) if isinstance(stream, QuickStream) else start
        return Failure(start, position, path, *told(error))

    def of_row(self, error: Exception, piece: Piece, place: int) -> Failure:
        failure = self.explained(error)
        path = error.path if isinstance(error, ValueRangeError) else failure.path
        path = ".".join(each for each in (self.row_path(piece, place), path) if each)
        start = piece.starts[place]
        position = start if isinstance(error, ValueRangeError) else failure.position
        return replace(failure, row=start, position=position, path=path, end=piece.ends[place])

    def of_values(self, lost: Sequence[Lost], piece: Piece) -> list[Failure]:
        paths = Paths(piece.rows if lost else ())
        return [made for each in lost if (made := self._of_value(each, piece, paths)) is not None]

    def _of_value(self, lost: Lost, piece: Piece, paths: Paths) -> Failure | None:
        failure = lost.failure
        place, path = paths.to(lost.owner)
        if place < 0:
            if lost.is_read:
                # Its row was lost after it.
                return None
            place = 0
        row = self.row_path(piece, place)
        if isinstance(lost.owner, BadText):
            content = lost.owner.error.object
            at = lost.owner.position if lost.owner.position >= 0 else piece.starts[place]
            failure = replace(
                failure, position=at, end=at + len(content), expected=f"text in {lost.owner.error.encoding}",
                actual=shown(content), path="",
            )  # fmt: skip
        else:
            # Computations read nothing: the parser's position is unrelated.
            is_read = lost.is_read or failure.code is Code.TORN or failure.actual is not None
            at = min(failure.position, len(self.data)) if is_read else piece.starts[place]
            name = path_in_spec(plain(lost.name))
            own = failure.path if re.match(rf"{name}\b", failure.path) else name
            failure = replace(failure, position=at, end=at, path=own)
        path = ".".join(each for each in (row, path, failure.path) if each)
        return replace(failure, row=failure.position, path=path, is_value=True)

    def row_path(self, piece: Piece, place: int) -> str:
        return self.shown.removesuffix("[]") + (f"[{piece.numbers[place]}]" if self.shown.endswith("[]") else "")


@dataclass(frozen=True, slots=True)
class Lost:
    """An unreadable value: the object around it, or its replacement, its name, and the reason."""

    owner: Any
    name: str
    failure: Failure
    is_read: bool = False


class Paths:
    """The paths of structures within rows."""

    def __init__(self, rows: Sequence[Any]) -> None:
        self._rows = {id(row): place for place, row in enumerate(rows)}
        self._numbers: dict[int, dict[int, int]] = {}

    def to(self, owner: Any) -> tuple[int, str]:
        names: list[str] = []
        while id(owner) not in self._rows:
            if isinstance(owner, BadText):
                names.append(plain(owner.label))
                owner = owner.owner
                continue
            parent = vars(owner).get("_parent")
            if parent is None:
                return -1, path_in_spec(".".join(reversed(names)))
            names.append(self._label(parent, owner))
            owner = parent
        return self._rows[id(owner)], path_in_spec(".".join(filter(None, reversed(names))))

    def _label(self, parent: Any, owner: Any) -> str:
        for name, held in vars(parent).items():
            if name in ABOVE:
                continue
            if held is owner:
                return plain(name)
            if isinstance(held, list):
                if id(held) not in self._numbers:
                    self._numbers[id(held)] = {id(item): number for number, item in enumerate(held)}
                number = self._numbers[id(held)].get(id(owner))
                if number is not None:
                    return f"{plain(name)}[{number}]"
        return ""


def is_local(error: Exception) -> bool:
    return isinstance(error, FAILURES) and not isinstance(error, effort.TooMuchWorkError | RecursionError)


LARGE = 1 << 20
"""Rows that created at least this many bytes are returned without waiting for more."""
SAMPLED = 64


def points_back(row: Any) -> bool:
    """If unknown, the collector frees the row."""
    held = vars(row) if isinstance(row, KaitaiStruct) else {}
    return any(isinstance(value, KaitaiStruct | list) for name, value in held.items() if name not in ABOVE)


ABOVE = ("_parent", "_root")


@contextmanager
def uncollected() -> Iterator[None]:
    """Python's collector of cycles would scan the live objects of a piece repeatedly."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


def located(traceback: TracebackType | None, parsers: Parsers) -> tuple[str, QuickStream | None]:
    names: list[tuple[Any, str]] = []
    stream = None
    while traceback is not None:
        frame = traceback.tb_frame
        lines = parsers.places.get(frame.f_code.co_filename)
        if lines is not None:
            name = lines.get(traceback.tb_lineno)
            own = frame.f_locals.get("self")
            held = getattr(own, "_io", None)
            if isinstance(held, QuickStream):
                stream = held
            if name is not None:
                index = frame.f_locals.get("i")
                label = f"{name}[{index}]" if isinstance(index, int) and in_loop(own, name) else name
                # An owner of the field and the instance may contain both.
                before = next((at for at, (owner, _) in enumerate(names) if owner is own), len(names))
                names[before:] = [(own, label)]
        traceback = traceback.tb_next
    return path_in_spec(".".join(label for _, label in names)), stream


def in_loop(owner: Any, name: str) -> bool:
    held = {} if owner is None else vars(owner)
    return any(hasattr(held.get(f"{before}{name}"), "append") for before in ("", "_m_", "_undone_"))


def told(error: Exception) -> tuple[Code, str | None, str | None, str]:
    if isinstance(error, EndOfStreamError):
        return Code.TORN, f"{error.bytes_needed} bytes", f"{error.bytes_available} bytes", ""
    if isinstance(error, StalledError):
        return Code.BAD_LENGTH, None, None, str(error)
    if isinstance(error, RefusedArgumentError):
        return Code.BAD_LENGTH, None, None, "has a negative length or position"
    if isinstance(error, ValidationFailedError):
        expected, actual = stated(error)
        return Code.BAD_ENCODING, expected, actual, ""
    if isinstance(error, effort.TooMuchWorkError | RecursionError | ValueRangeError):
        return Code.LIMIT_EXCEEDED, None, None, str(error)
    if isinstance(error, UnicodeDecodeError):
        return Code.BAD_ENCODING, None, None, f"is not text in its encoding ({error.encoding})"
    if isinstance(error, effort.UnpackError):
        return Code.BAD_ENCODING, None, None, f"is {error}"
    if isinstance(error, ZeroDivisionError):
        return Code.BAD_ENCODING, None, None, "divides by zero"
    words = re.sub(r"\s+", " ", str(error))[:200]
    return Code.BAD_ENCODING, None, None, f"cannot be read: {words or type(error).__name__}"


def stated(error: Exception) -> tuple[str | None, str | None]:
    actual = shown(getattr(error, "actual", None))
    for attribute, words in (("expected", ""), ("min", "at least "), ("max", "at most ")):
        if hasattr(error, attribute):
            return words + shown(getattr(error, attribute)), actual
    return None, actual
