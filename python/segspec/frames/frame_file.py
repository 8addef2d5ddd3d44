"""The frames of a declared log's file. A record in several pieces is one frame."""

from __future__ import annotations

import re
from array import array
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from typing import Any, NamedTuple

from kaitaistruct import KaitaiStruct, ValidationFailedError

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.frames import rules
from segspec.frames.checksums import Computed, number_of
from segspec.frames.compiled import LARGEST
from segspec.frames.explain import table
from segspec.frames.frame_judge import FrameJudge, JudgedFrame, judge_of
from segspec.frames.frame_parsers import (
    Checks,
    ExpressionError,
    LogParsers,
    UnparsedError,
    as_bytes,
    as_kind,
    as_number,
    place_of,
    value_at,
)
from segspec.frames.keys import ChecksumKeys
from segspec.frames.sound_frames import StoredFrame
from segspec.parsing.errors import PARSE_ERRORS
from segspec.storage.source import Lead, Source, from_bytes

RULES = table("frames")
CONTENT = "content."
ACCESS_ERRORS = (ExpressionError, *PARSE_ERRORS)
FLIPPED_BITS = 4
"""A field that differs in more bits was left from before."""


class StatedFrame(NamedTuple):
    """A frame's own values at `position`. `stored` is its parsed form, if any."""

    position: int
    end: int
    number: int
    stored: StoredFrame | None
    is_intact: bool | None = None


class FrameFile:
    """The frames of one file, read as declared."""

    def __init__(self, parsers: LogParsers, source: Source, limits: Limits) -> None:
        self.source, self.limits, self.most = source, limits, limits.file_bytes
        self.parsers, self.compiled = parsers, parsers.compiled
        self.declared = self.compiled.declaration
        self.io = parsers.stream(source, self.most)
        checksum, header = self.declared.checksum, self.declared.header.checksum
        self.checks = None if checksum is None else Checks(checksum, parsers.rules)
        self.header_checks = None if header is None else Checks(header, parsers.rules)
        self.goes_on = checksum is not None and bool(checksum.goes_on_from)
        self.root: Any = None
        self._told: Any = None
        self._has_learnt = False
        self.beside = self.compiled.beside
        """The bytes that a frame's length does not count, shown by the spec or the first frame."""

    def header(self) -> int:
        """Checks the header; returns its end. Raises `SegspecError`."""
        if self.parsers.header is None:
            return 0
        try:
            root, end = self.parsers.parse(self.parsers.header, self.io, 0)
        except UnparsedError as error:
            raise self._explained(error) from error.__cause__
        self.settle(root)
        if self.header_checks is not None:
            stored = self.header_checks.stored(self.root)
            computed = self.header_checks.computed(self.source, self.root, self.root, 0)
            if stored != computed:
                raise self.wrong_checksum(0, "the header", self.header_checks.keys, stored, computed)
        return end

    def settle(self, root: Any) -> None:
        self.root = self.parsers.roots[self.io] = root

    def frame(self, position: int, *, counted: int | None = None) -> StoredFrame:
        """The frame at `position`, or after a block's padding. `counted` is its number if it states none.

        Raises `SegspecError`.
        """
        try:
            return self._frame(position, counted)
        except UnparsedError as error:
            raise self._explained(error) from error.__cause__

    def _explained(self, error: UnparsedError) -> SegspecError:
        return coded(error.explained(self.source.path, error.position), error.error)

    def _frame(self, position: int, counted: int | None) -> StoredFrame:
        starts, trees = list[int](), list[Any]()
        end = at = self.aligned(position)
        size, joins = 0, self.compiled.joins
        while True:
            tree, end = self.parsers.parse(self.parsers.frame, self.io, at)
            size += end - at
            if size > self.most:
                raise self.error(Code.LIMIT_EXCEEDED, f"a frame of more than {self.most} bytes", at)
            if joins and not self._follows(tree, bool(trees)):
                raise self._misplaced(tree, starts, at)
            starts.append(at)
            trees.append(tree)
            end = self.padded(end)
            if not joins or self._kind(tree) in (*joins["whole"], *joins["ends"]):
                break
            if end >= self.source.size:
                raise self.error(Code.TORN, "the file ends before the last piece of a record", starts[0])
            at = end
        if end == position:
            raise self.error(Code.BAD_LENGTH, "a frame without bytes", position)
        try:
            return self._stored(tuple(starts), tuple(trees), end, counted)
        except ACCESS_ERRORS as error:
            raise self.error(Code.BAD_ENCODING, str(error), starts[0]) from error

    def learn(self, position: int) -> None:
        """Learns what lengths measure from the intact frame at `position`."""
        if self.beside is None and not self._has_learnt:
            self._has_learnt = True
            self.frame(position, counted=0)

    def _stored(self, starts: tuple[int, ...], trees: tuple[Any, ...], end: int, counted: int | None) -> StoredFrame:
        declared, head = self.declared, trees[0]
        made = StoredFrame(starts, trees, end, None, 0, b"".join(map(self._value, trees)), None)
        if self.beside is None and declared.length:
            counted_bytes = as_number(value_at(head, declared.length)) or 0
            beside = end - starts[-1] - counted_bytes
            length = self.compiled.fixed.get(declared.length)
            known = (0, self.compiled.fixed_size, 0 if length is None else length.end)
            self.beside = beside if beside in known else None
        if declared.same and not self._is_same(made):
            return made._replace(end=self.source.size, is_left=True)
        if declared.holds and not value_at(head, declared.holds):
            return made
        if declared.content and self.has_value(made):
            made = made._replace(content=self._content(made))
        number, takes = counted, 1
        if declared.number.field:
            number = self._number(made)
        if declared.number.takes:
            takes = as_number(self.of(made, declared.number.takes)) or 0
        if declared.number.last and number is not None:
            takes = self._taken(made, number)
        return made._replace(number=number, takes=max(takes, 0))

    def has_value(self, frame: StoredFrame) -> bool:
        """Whether the frame has a value; an empty one counts."""
        path = self.declared.value
        return bool(path) and any(value_at(tree, path) is not None for tree in frame.trees)

    def _content(self, frame: StoredFrame) -> Any:
        try:
            return self.parsers.parse_content(frame.value, self.source.path, frame.starts[0])
        except SegspecError as error:
            return error

    def _number(self, frame: StoredFrame) -> int | None:
        kind, at = self.declared.kind, frame.starts[0]
        number = as_number(self.of(frame, self.declared.number.field))
        if number is None and not isinstance(frame.content, SegspecError):
            raise self.error(Code.BAD_ENCODING, f"a {kind} without its number", at)
        if number is not None and not 0 <= number <= self.compiled.most:
            raise self.error(Code.BAD_ORDER, f"a {kind} with the number {number}", at)
        return number

    def _taken(self, frame: StoredFrame, number: int) -> int:
        path = self.declared.number.last
        last = as_number(self.of(frame, path))
        if last is None or not number - 1 <= last <= self.compiled.most:
            message = f"a {self.declared.kind} that begins with number {number} ends with {last}"
            raise self.error(Code.BAD_ORDER, message, frame.starts[0], path, actual=str(last))
        return last - number + 1

    def of(self, frame: StoredFrame, path: str) -> Any:
        """The value at a path of the frame or its content; None if the content is damaged."""
        if path.startswith(CONTENT) and self.declared.content:
            if isinstance(frame.content, SegspecError):
                return None
            return value_at(frame.content, path.removeprefix(CONTENT))
        return value_at(frame.head, path)

    def _value(self, tree: Any) -> bytes:
        if not self.declared.value:
            return b""
        found = value_at(tree, self.declared.value)
        if isinstance(found, KaitaiStruct):
            raise ExpressionError(f"the value {self.declared.value} is a structure, and no run of bytes")
        return found if isinstance(found, bytes) else str("" if found is None else found).encode()

    @contextmanager
    def accessed(self, code: Code, position: int, field: str = "") -> Iterator[None]:
        """Raises errors of spec expressions as `SegspecError` about `field`."""
        try:
            yield
        except ACCESS_ERRORS as error:
            raise self.error(code, str(error), position, field, "", "") from error

    @property
    def base(self) -> int | None:
        """The first record's number in the header, if any."""
        return as_number(value_at(self.root, self.declared.header.base)) if self.declared.header.base else None

    def payload(self, frame: StoredFrame) -> dict[str, Any]:
        key = as_bytes(self.of(frame, self.declared.key)) if self.declared.key else None
        return {"key": key, "value": frame.value if self.has_value(frame) else None}

    def further(self, frame: StoredFrame, columns: Mapping[str, str]) -> dict[str, Any]:
        kinds = self.compiled.further
        return {name: as_kind(self.of(frame, path), kinds[name].kind) for name, path in columns.items()}

    def time(self, frame: StoredFrame) -> int | None:
        """The time of a frame in milliseconds since 1970."""
        keys = self.declared.time
        found = None if keys is None else as_number(self.of(frame, keys.field))
        return None if keys is None or found is None else keys.milliseconds(found)

    def _is_same(self, frame: StoredFrame) -> bool:
        """Whether a frame has the header's values; False if left from before.

        Raises `SegspecError` (bad-magic) for damage.
        """
        for path, of in self.declared.same.items():
            found, expected = value_at(frame.head, path), value_at(self.root, of)
            if found == expected:
                continue
            is_near = _differs(found, expected) <= FLIPPED_BITS
            if is_near or any(True for _ in self.places(frame.end, self.source.size)):
                message = f"{path} is not the header's {of}"
                raise self.error(Code.BAD_MAGIC, message, frame.starts[0], path, shown(expected), shown(found))
            return False
        return True

    def places(self, start: int, end: int) -> Iterator[int]:
        """Positions of possible frames, by a value shared with the header."""
        for path, of in self.declared.same.items():
            place, field = place_of(self.root, of), self.compiled.fixed.get(path)
            if place is not None and field is not None:
                pattern = self.source.read(place.start, place.end - place.start)
                yield from self.found(pattern, field.position, start, end)
                return

    def found(self, pattern: bytes, before: int, start: int, end: int) -> Iterator[int]:
        """Positions that lie `before` bytes before `pattern`, in order."""
        if any(pattern):
            lead = next(Lead(place, pattern[place : place + 1]) for place, byte in enumerate(pattern) if byte)
            found = self.source.places(re.escape(pattern), len(pattern), start + before, end, lead=lead)
            yield from (at - before for at in found)
            return
        at = self.source.find(pattern, start + before, end)
        while at >= 0:
            yield at - before
            at = self.source.find(pattern, at + 1, end)

    def aligned(self, position: int) -> int:
        """The next possible start of a frame, after the padding of a block."""
        block = self.declared.block
        left = block - position % block if block else 0
        return position + left if block and left < self.compiled.fixed_size else position

    def padded(self, end: int) -> int:
        """The end of a frame, with its block's padding if that has no room for another."""
        return max(end, min(self.aligned(end), self.source.size))

    def _kind(self, tree: Any) -> int:
        assert self.declared.join is not None
        found = value_at(tree, self.declared.join.by)
        return int(getattr(found, "value", found))

    def _follows(self, tree: Any, has_begun: bool) -> bool:
        keys = ("goes_on", "ends") if has_begun else ("whole", "begins")
        return any(self._kind(tree) in self.compiled.joins[key] for key in keys)

    def _misplaced(self, tree: Any, starts: list[int], at: int) -> SegspecError:
        message = "a piece continues a record that did not begin"
        if self._kind(tree) in (*self.compiled.joins["whole"], *self.compiled.joins["begins"]):
            message = f"a record ends without its last piece: at byte {at} another one begins"
        elif starts:
            message = f"at byte {at} is no piece of a record"
        assert self.declared.join is not None
        where = starts[0] if starts else at
        return self.error(Code.BAD_ORDER, message, where, self.declared.join.by, actual=str(self._kind(tree)))

    @property
    def seed(self) -> int:
        """The initial value of the first frame's checksum."""
        found = value_at(self.root, self.checks.keys.goes_on_from) if self.goes_on and self.checks else 0
        return number_of(found) if isinstance(found, int | bytes) else 0

    def sum_after(self, frame: StoredFrame) -> int:
        """The initial value of the next frame's checksum."""
        return 0 if self.checks is None else number_of(self.checks.stored(frame.trees[-1]))

    def sums(self, frame: StoredFrame, seed: int) -> Iterator[tuple[int, Computed, Computed]]:
        """Start, stored checksum and computed checksum of each piece."""
        if self.checks is None:
            return
        _ = self.key
        for start, tree in zip(frame.starts, frame.trees, strict=True):
            stored = self.checks.stored(tree)
            yield start, stored, self.checks.computed(self.source, tree, self.root, seed)
            seed = stored if isinstance(stored, int) else 0

    @property
    def key(self) -> bytes:
        """The key of the checksum, or empty. Raises `ExpressionError`."""
        if self.checks is None:
            return b""
        self.checks.keyed(self.source.path, self.root, self._fits)
        return self.checks.key

    def _fits(self, key: bytes) -> bool:
        assert self.checks is not None
        self.checks.key = key
        first = self.at(self.header())
        try:
            return first is not None and self.is_intact(first)
        finally:
            self.checks.key = b""

    def sum_of(self, frame: StoredFrame, checks: Checks) -> ChecksumKeys:
        return checks.keys

    def wrong_checksum(
        self, at: int, what: str, keys: ChecksumKeys, stored: Computed, computed: Computed
    ) -> SegspecError:
        said = {"what": what, "sum": keys.title, "covers": keys.shown_covers, "field": keys.field}
        said |= {"stored": shown(stored), "computed": shown(computed)}
        return RULES.error("frames.record.checksum", self.source.path, at, said, field=keys.field)

    def error(
        self,
        code: Code,
        message: str,
        position: int,
        field: str | None = None,
        expected: str | None = None,
        actual: str | None = None,
    ) -> SegspecError:
        path = self.source.path
        return SegspecError(code, message, path=path, position=position, field=field, expected=expected, actual=actual)

    @cached_property
    def _judge(self) -> FrameJudge | None:
        return judge_of(self.compiled, self.source, self.most)

    def judged(self, position: int) -> JudgedFrame | None:
        """The frame at `position` from a run; None for a parser."""
        if self._judge is None or position >= self.source.size:
            return None
        told = self.tells()
        return None if told is None else self._judge.at(position, *told)

    def tells(self) -> tuple[Any, bytes] | None:
        """Header numbers for runs, and the checksum's key; None if a run cannot use them."""
        try:
            if self._told is None and self.compiled.lane is not None:
                found = [value_at(self.root, path) for path in self.compiled.lane.header]
                if all(isinstance(value, int) and 0 <= value <= LARGEST for value in found):
                    self._told = array("Q", map(int, found))
            key = self.key
        except ACCESS_ERRORS:
            return None
        return None if self._told is None else (self._told, key)

    def at(self, position: int) -> StatedFrame | None:
        """The complete frame at `position`, or None."""
        judged = self.judged(position)
        if judged is not None:
            return StatedFrame(position, judged.end, judged.number, None, judged.computed is None)
        if self._judge is not None and self._judge.is_none(position):
            return None
        try:
            found = self._frame(position, position)
        except ShrunkError:
            raise
        except (UnparsedError, SegspecError):
            return None
        if found.is_left or isinstance(found.content, SegspecError):
            return None
        number = found.number if self.declared.number.field else position
        return StatedFrame(position, found.end, -1 if number is None else number, found)

    def loosely_at(self, position: int) -> StatedFrame | None:
        """The frame at `position`; an unreadable one by fixed places of number and length, if any."""
        found = self.at(position)
        compiled, declared = self.compiled, self.declared
        number, length = compiled.fixed.get(declared.number.field), compiled.fixed.get(declared.length)
        if found is not None or number is None or length is None or self.beside is None:
            return found
        content = self.source.read(position, compiled.fixed_size)
        if len(content) < compiled.fixed_size:
            return None
        end = position + self.beside + length.read(content)
        return StatedFrame(position, end, number.read(content), None) if end > position else None

    def is_intact(self, place: StatedFrame) -> bool:
        """Whether the checksum matches. In an unparsable frame the shared bytes are restored first."""
        if self.goes_on or place.is_intact is not None:
            return bool(place.is_intact)
        if place.stored is None:
            return self._is_mended(place)
        try:
            return all(rules.has_checksum(stored, computed) for _, stored, computed in self.sums(place.stored, 0))
        except ACCESS_ERRORS:
            return False

    def _is_mended(self, place: StatedFrame) -> bool:
        size, at, beginning = place.end - place.position, self.compiled.magic_at, self.compiled.beginning
        if not beginning or self.checks is None or place.end > self.source.size or size > self.most:
            return False
        content = bytearray(self.source.read(place.position, size))
        content[at : at + len(beginning)] = beginning
        mended = type(self)(self.parsers, from_bytes(bytes(content), self.source.path), self.limits)
        mended.root = self.root
        found = mended.at(0)
        return found is not None and found.end == size and mended.is_intact(found)


def _differs(one: Any, other: Any) -> int:
    if isinstance(one, int) and isinstance(other, int):
        return (one ^ other).bit_count()
    if isinstance(one, bytes) and isinstance(other, bytes):
        return (number_of(one) ^ number_of(other)).bit_count()
    return FLIPPED_BITS + 1


def coded(error: SegspecError, cause: Exception) -> SegspecError:
    """The error with the specific code of the refused field (`-code`), if any."""
    if error.code is Code.BAD_ENCODING and isinstance(cause, ValidationFailedError):
        name = (error.field or "").rpartition(".")[2]
        expected = getattr(cause, "expected", None)
        if "magic" in name or "signature" in name or isinstance(expected, bytes):
            error.code = Code.BAD_MAGIC
        elif "version" in name:
            error.code = Code.UNSUPPORTED_VERSION
    return error


def shown(value: Any) -> str:
    if isinstance(value, bytes):
        return value.hex()
    return f"{value:08x}" if isinstance(value, int) else str(value)
