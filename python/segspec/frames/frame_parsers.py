"""The bounded parsers of a declared log, from the debug build, which records fields' positions."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from enum import Enum
from importlib import import_module
from io import BytesIO
from types import ModuleType
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from kaitaistruct import KaitaiStream, KaitaiStruct

from segspec.core.errors import Code, SegspecError
from segspec.frames.checksums import Computed, algorithm, bytes_of, number_of
from segspec.frames.compiled import CompiledLog
from segspec.frames.keys import ChecksumKeys
from segspec.parsing import effort, kaitai
from segspec.parsing.debug_tree import read, spans, stream_of
from segspec.storage.source import Source

EXPRESSION_ERRORS = (ArithmeticError, AttributeError, LookupError, TypeError, AssertionError, effort.UnpackError)


class ExpressionError(ValueError):
    """An expression has no value for these bytes, or a parse exceeded a bound."""


class LargeFieldError(ExpressionError):
    """A field that is longer than a frame may be."""


FEW_TICKS, TICKS_A_BYTE = 1 << 14, 16
"""A parse's ticks: a constant, and more per byte of the file."""


def most_ticks(size: int) -> int:
    return min(effort.MOST_TICKS, FEW_TICKS + TICKS_A_BYTE * size)


class ParserSteps(threading.local):
    """The number of parser steps that a thread has taken."""

    ticks: int = 0


spent = ParserSteps()


@contextmanager
def guarded(ticks: int = FEW_TICKS) -> Iterator[None]:
    """Limits a parser, or an instance, to these ticks, and converts exceptions."""
    try:
        with effort.bounded(ticks):
            try:
                yield
            finally:
                spent.ticks += ticks - effort.budget.ticks
    except effort.TooMuchWorkError as error:
        raise LargeFieldError(str(error)) from error
    except EXPRESSION_ERRORS as error:
        raise ExpressionError(f"an expression of the spec has no value here: {error}") from error


class FrameStream(KaitaiStream):  # type: ignore[misc]  # the runtime has no types
    """A stream whose fields have at most `most` bytes."""

    def __init__(self, io: Any, most: int) -> None:
        super().__init__(io)
        self.most = most

    def read_bytes(self, n: int) -> bytes:
        if self.most < n <= self.size() - self.pos():
            raise LargeFieldError(f"a field of {n} bytes, of which a frame may have {self.most}")
        found: bytes = super().read_bytes(n)
        return found

    def read_bytes_full(self) -> bytes:
        return self.read_bytes(max(0, self.size() - self.pos()))


class FieldBytes(NamedTuple):
    """The start and the exclusive end of a field, in bytes."""

    start: int
    end: int


class LogParsers:
    """The generated parsers of one declared log."""

    def __init__(self, compiled: CompiledLog) -> None:
        self.compiled = compiled
        if compiled.texts:
            # Imported by name: reading a built log needs no compiler.
            import_module("segspec_kaitai.own.text_modules").finder().texts.update(compiled.texts)
        self.roots: WeakKeyDictionary[KaitaiStream, Any] = WeakKeyDictionary()
        self.header = self._guarded(self._class(compiled.root)) if compiled.has_header else None
        # A hook reads a header with parameters, independently of frames.
        has_root = compiled.has_header and self._class(compiled.root).__init__.__code__.co_varnames[1] == "_io"
        self.frame = self._guarded(self._class(compiled.frame), self._root_of if has_root else None)
        self.content = self._guarded(self._class(compiled.content)) if compiled.content else None
        self.records = self._guarded(self._class(compiled.records)) if compiled.records else None
        self.rules = rules_of(compiled)

    def _class(self, key: str) -> Any:
        module, *names = key.split(".")
        found: Any = import_module(f"{self.compiled.package}.debug.{module}")
        for name in names:
            found = getattr(found, name)
        return found

    def _guarded(self, kind: Any, root_of: Callable[[KaitaiStream], Any] | None = None) -> Any:
        takes_order = "_is_le" in kind.__init__.__code__.co_varnames

        def parse(self: Any) -> None:
            with guarded(most_ticks(stream_of(self).size())):
                if root_of is not None:
                    root = root_of(stream_of(self))
                    self._parent = self._root = root
                    if takes_order:
                        self._is_le = getattr(root, "_is_le", None)
                kind._read(self)  # noqa: SLF001 - how a debug build is told to parse

        named = {"__module__": kind.__module__, "__qualname__": kind.__qualname__, "_read": parse}
        return type(kind.__name__, (kind,), named)

    def _root_of(self, io: KaitaiStream) -> Any:
        found = self.roots.get(io)
        if found is None:
            assert self.header is not None
            at = io.pos()
            io.seek(0)
            found = self.header(io)
            found._read()  # noqa: SLF001 - how a debug build is told to parse
            io.seek(at)
            self.roots[io] = found
        return found

    def stream(self, source: Source, most: int) -> KaitaiStream:
        return FrameStream(source.stream()._io, most)  # noqa: SLF001 - it has no other access to its file

    def parse(self, kind: Any, io: KaitaiStream, position: int, *params: Any) -> tuple[Any, int]:
        """The structure at `position`, and its end. Raises `UnparsedError`."""
        tree, error = read(kind, io, position, params)
        if error is not None:
            raise UnparsedError(error, kind, io, position, params) from error
        return tree, io.pos()

    def attempt(self, kind: Any, io: KaitaiStream, position: int) -> tuple[Any, int] | None:
        """The structure at `position` and its end, if the bytes fit."""
        tree, error = read(kind, io, position, ())
        return (tree, io.pos()) if error is None else None

    def parse_content(self, content: bytes, path: str, position: int) -> Any:
        """The parsed content of a record's value. Raises `SegspecError`."""
        return self._within("content", self.content, content, (), path, position)

    def parse_records(self, content: bytes, params: tuple[Any, ...], path: str, position: int) -> Any:
        """A frame's parsed records, from unpacked bytes. Raises `SegspecError`."""
        return self._within("records", self.records, content, params, path, position)

    def _within(self, what: str, kind: Any, content: bytes, params: tuple[Any, ...], path: str, position: int) -> Any:
        assert kind is not None, f"the declaration names a structure of the {what}"
        try:
            return self.parse(kind, FrameStream(BytesIO(content), len(content)), 0, *params)[0]
        except UnparsedError as error:
            found = error.explained(path, position, what)
            found.code = Code.BAD_LENGTH if found.code is Code.TORN else found.code
            raise found from error.__cause__


class UnparsedError(Exception):
    """Bytes that a parser does not take. `explained` says why, which takes longer than a parse."""

    def __init__(self, error: Exception, kind: Any, io: KaitaiStream, position: int, params: tuple[Any, ...]) -> None:
        super().__init__()
        self.error, self.kind, self.io, self.position, self.params = error, kind, io, position, params

    def explained(self, path: str, position: int, within: str = "") -> SegspecError:
        found = kaitai.translate(self.error, self.kind, self.io, self.position, self.params, path, position, within)
        if isinstance(self.error, LargeFieldError):
            found.code = Code.LIMIT_EXCEEDED
        return found


def value_at(tree: Any, path: str) -> Any:
    """The value of a field; None if it or a parent is absent. Raises `ExpressionError` and parsers' errors."""
    names = path.split(".")
    for place, name in enumerate(names):
        held = getattr(tree, "__dict__", {})
        if name not in held:
            return _computed_at(tree, names[place:])
        tree = held[name]
        if tree is None:
            return None
    return tree


def _computed_at(tree: Any, names: list[str]) -> Any:
    with guarded():
        for name in names:
            tree = getattr(tree, name, None)
            if tree is None:
                return None
    return tree


def place_of(tree: Any, path: str) -> FieldBytes | None:
    """The bytes of a field in the file; None if it is absent."""
    base, (*owners, last) = 0, path.split(".")
    for name in owners:
        inner, span = getattr(tree, name, None), spans(tree).get(name)
        if not isinstance(inner, KaitaiStruct) or span is None:
            return None
        if stream_of(inner) is not stream_of(tree):
            base += span["start"]
        tree = inner
    span = spans(tree).get(last)
    if span is None or "end" not in span:
        return None
    return FieldBytes(base + span["start"], base + span["end"])


def covered_by(tree: Any, covers: tuple[str, ...]) -> Iterator[FieldBytes]:
    for each in covers:
        first, _, last = each.partition("..")
        start, end = place_of(tree, first), place_of(tree, last or first)
        if start is not None and end is not None:
            yield FieldBytes(start.start, max(start.start, end.end))


def covered_bytes(tree: Any, keys: ChecksumKeys, read: Callable[[int, int], bytes]) -> bytes:
    """The bytes that a checksum is computed over; `read` gives those of the file from a start to an end."""
    zeros, made = list(covered_by(tree, keys.zeroed)), bytearray()
    for start, end in covered_by(tree, keys.covers):
        piece = bytearray(read(start, end))
        for each in zeros:
            low, high = max(each.start, start) - start, min(each.end, end) - start
            if low < high:
                piece[low:high] = bytes(high - low)
        made += piece
    return bytes(made)


RuleFunction = Callable[..., Any]


class Checks:
    """One declared checksum, of frames or of headers."""

    def __init__(self, keys: ChecksumKeys, rules: ModuleType | None) -> None:
        self.keys = keys
        self._algorithm = algorithm(keys.algorithm)
        self._rule: RuleFunction | None = getattr(rules, keys.rule) if keys.rule else None
        self.key = b""

    def keyed(self, path: str, root: Any, fits: Callable[[bytes], bool]) -> None:
        """Gets the key from the user's function, which may test with `fits`. Raises `ExpressionError`."""
        if self._algorithm is not None and self._algorithm.key and not self.key:
            key = self._ruled(fits, path=path, header=root)
            if not isinstance(key, bytes) or len(key) != self._algorithm.key:
                raise ExpressionError(f"the rule {self.keys.rule} gave no key of {self._algorithm.key} bytes")
            self.key = key

    def stored(self, tree: Any) -> Computed:
        found = value_at(tree, self.keys.field)
        if isinstance(found, bytes):
            return found
        return int(found) if isinstance(found, int) else 0

    def computed(self, source: Source, tree: Any, root: Any, seed: int) -> Computed:
        """The checksum of the file's bytes, in the stored type."""
        covered = covered_bytes(tree, self.keys, lambda start, end: source.read(start, end - start))
        return self.of(covered, source.path, tree, root, seed)

    def of(self, covered: bytes, path: str, tree: Any, root: Any, seed: int) -> Computed:
        stored = self.stored(tree)
        if self._algorithm is None:
            made = self._ruled(covered, path=path, frame=tree, header=root)
        else:
            if len(self.key) != self._algorithm.key:
                raise ExpressionError(f"{self.keys.algorithm} has no key")
            big = bool(self.keys.big_endian) and bool(value_at(root, self.keys.big_endian))
            made = self._algorithm.compute(covered, seed, big, self.key)
        if isinstance(stored, bytes):
            return bytes_of(made, len(stored))
        return number_of(made)

    def _ruled(self, given: Any, **named: Any) -> Computed:
        assert self._rule is not None
        name = self.keys.rule
        try:
            made = self._rule(given, **named)
        except MemoryError:
            raise
        except Exception as error:  # whatever somebody's code raises is a reason
            raise ExpressionError(f"the rule {name}: {type(error).__name__}: {error}") from error
        if not isinstance(made, int | bytes):
            raise ExpressionError(f"the rule {name} gave {type(made).__name__}, neither bytes nor a number")
        return made


def rules_of(compiled: CompiledLog) -> ModuleType | None:
    """The user's rules as a module, which this executes, or None."""
    if compiled.rules_module:
        return import_module(compiled.rules_module)
    if not compiled.rules:
        return None
    module = ModuleType(f"{compiled.declaration.name}_rules")
    module.__file__ = compiled.rules_path
    exec(compile(compiled.rules, compiled.rules_path, "exec"), module.__dict__)  # noqa: S102 - named by the user
    return module


def as_bytes(value: Any) -> bytes | None:
    """A field's value as bytes: numbers in decimal, enums by name."""
    if value is None or isinstance(value, bytes):
        return value
    if isinstance(value, Enum):
        return value.name.encode()
    if isinstance(value, bool):
        return b"true" if value else b"false"
    return str(value).encode() if isinstance(value, str | int | float) else None


def as_kind(value: Any, kind: str) -> Any:
    """A value converted for a column of this kind; None if it does not fit."""
    if kind in ("text", "bytes"):
        found = as_bytes(value)
        return found if found is None or kind == "bytes" else found.decode("utf-8", "replace")
    if kind == "flag":
        return value if isinstance(value, bool) else None
    if kind == "float":
        return float(value) if isinstance(value, float | int) else None
    return as_number(value)


def as_number(value: Any) -> int | None:
    """None if the value is not an integer."""
    return int(value) if isinstance(value, int) else None
