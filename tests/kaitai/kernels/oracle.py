"""The Kaitai parsers as the oracle of the kernels: the same rows, read object by object from the debug build.

A kernel's table says where rows are and what their columns hold; here the same texts are evaluated over parsed objects.
"""

from __future__ import annotations

import importlib
import math
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from pathlib import Path
from types import CodeType
from typing import Any

import kaitaistruct
from kaitaistruct import KaitaiStream

from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec, RowSource
from segspec.parsing.annotate import explain
from segspec.parsing.errors import PARSE_ERRORS
from tests.helpers.answers import Answers
from tests.needs import ROOT

Row = tuple[Any, ...]
NAN = math.nan
"""The one that stands for all of them: it is itself, and so is equal to itself in a tuple."""

ANYWHERE = -1
"""The position of an error that the oracle does not know."""


@dataclass
class Found:
    """Rows, where reading got to, and the field that stopped it (None where nothing did) with its position."""

    rows: list[Row] = field(default_factory=list)
    position: int = 0
    failing: str | None = None
    error: int = 0
    overflow: bool = False


@dataclass
class Node:
    """A parsed object and where it lies in the data."""

    value: Any
    start: int
    end: int
    base: int
    index: int | None
    path: str = ""


def spec_class(name: str, package: str = "segspec_ksy.debug") -> Any:
    module = importlib.import_module(f"{package}.{name}")
    return getattr(module, "".join(part.capitalize() for part in name.split("_")))


def without_numbers(path: str | None) -> str | None:
    return None if path is None else re.sub(r"\[\d+\]", "[]", path)


class Watched(BytesIO):
    """Bytes that know how far they were read."""

    furthest = 0

    def read(self, size: int | None = -1, /) -> bytes:
        content = super().read(size)
        self.furthest = max(self.furthest, self.tell())
        return content


@dataclass(frozen=True)
class Step:
    """A frame that was read: where it ends, how far the parser looked, its rows."""

    end: int
    furthest: int
    rows: list[Row]


@dataclass(frozen=True)
class Reading:
    """What was read last, and its whole frames."""

    data: bytes
    start: int
    params: tuple[int, ...]
    steps: list[Step]

    def shared(self, other: Reading) -> list[Step]:
        """The first frames, which the parser would read in `other` as it did here: where all that it looked at is the
        same, and where either as many bytes are left, or it did not look at the end. (No frame asks how long the
        file is, but by reading to its end.)"""
        if (self.start, self.params) != (other.start, other.params):
            return []
        at, steps = self.start, []
        end = min(len(self.data), len(other.data)) + (len(self.data) == len(other.data))
        for step in self.steps:
            if step.furthest >= end or self.data[at : step.furthest] != other.data[at : step.furthest]:
                break
            at = step.furthest
            steps.append(step)
        return steps


DEBUG = "segspec_ksy.debug"


@cache
def answers() -> Answers:
    """The committed parsers' answers."""
    code = [Path(kaitaistruct.__file__), Path(__file__), ROOT / "python/segspec/formats/contract/kernel_spec.py"]
    for folder in ("generated/python/segspec_ksy", "python/segspec/parsing", "python/segspec/formats"):
        code += (ROOT / folder).rglob("*.py")
    return Answers("kernels", code)


class Oracle:
    """Reads data as the kernel of `spec` should; `package` holds the debug build of its parsers."""

    def __init__(self, spec: KernelSpec, package: str = DEBUG) -> None:
        self.spec = spec
        self.frame_class = spec_class(spec.spec, package)
        self._answers = answers() if package == DEBUG else None
        self._last = Reading(b"", 0, (), [])
        self.encodings: Mapping[str, str] = {}
        self.cases: Mapping[str, Sequence[str]] = {}

    def frames(self, data: bytes, start: int, params: Sequence[int] = ()) -> Found:
        """Frames from `start` on, until one fails or the data ends."""
        assert self.spec.mode is not KernelMode.BLOCKS
        return self._asked(("frames", data, start, tuple(params)), lambda: self._frames(data, start, params))

    def _asked(self, question: tuple[Any, ...], find: Callable[[], Found]) -> Found:
        if self._answers is None:
            return find()
        return Found(*self._answers.ask((self.spec.name, *question), lambda: tuple(vars(find()).values())))

    def _frames(self, data: bytes, start: int, params: Sequence[int]) -> Found:
        stream = KaitaiStream(watched := Watched(data))
        found = Found(position=start)
        reading = Reading(data, start, tuple(params), [])
        for step in self._last.shared(reading):
            found.rows += step.rows
            found.position = step.end
            reading.steps.append(step)
        self._last = reading
        while found.position < len(data):
            watched.furthest = found.position
            rows = self.one(stream, found.position, params, found, 0)
            if rows is None:
                return found
            found.rows += rows
            reading.steps.append(Step(found.position, max(watched.furthest, found.position), rows))
        return found

    def file(self, data: bytes, params: Sequence[int] = ()) -> Found:
        """One structure over all of the data; where it fails, the rows of the released items before the failing one."""
        stream = KaitaiStream(BytesIO(data))
        found = Found()
        rows = self.one(stream, 0, params, found, 0)
        if rows is None:
            frame = self.frame_class(*params, stream)
            stream.seek(0)
            with suppress(*PARSE_ERRORS):
                frame._read()
            rows = self.whole_items(frame)
        found.rows = rows
        return found

    def whole_items(self, frame: Any) -> list[Row]:
        """Rows of a half-parsed frame, without those of the item that was not read to its end."""
        (source,) = self.spec.rows
        holder = frame
        for first in source.path.split("."):
            value = getattr(holder, first, None)
            if isinstance(value, list):
                break
            if value is None:
                return []
            holder._debug[first].setdefault("end", 0)
            holder = value
        else:
            return []
        notes = holder._debug[first].get("arr", [])
        whole = [item for item, note in zip(value, notes, strict=False) if "end" in note]
        if first in holder._debug and "end" not in holder._debug[first] and len(whole) < len(notes):
            setattr(holder, first, whole)
            holder._debug[first]["arr"] = notes[: len(whole)]
        return list(self.rows(source, Node(frame, 0, len(whole), 0, 0)))

    def block(self, data: bytes, start: int, end: int, params: Sequence[int] = ()) -> Found:
        """One structure in `start:end`; no rows where it fails."""
        question = ("block", data[start:end], start, tuple(params))
        return self._asked(question, lambda: self._block(data, start, end, params))

    def _block(self, data: bytes, start: int, end: int, params: Sequence[int]) -> Found:
        found = Found(position=0)
        rows = self.one(KaitaiStream(BytesIO(data[start:end])), 0, params, found, start)
        found.rows = rows or []
        found.error += start if found.failing is not None else 0
        return found

    def one(self, stream: KaitaiStream, at: int, params: Sequence[int], found: Found, base: int) -> list[Row] | None:
        """The rows of the frame at `at`; None where it fails, with the reason in `found`."""
        stream.seek(at)
        frame = self.frame_class(*params, stream)
        try:
            frame._read()
        except PARSE_ERRORS:
            position, path, *_ = explain(self.frame_class, stream, at, tuple(params))
            found.failing, found.error = without_numbers(path), position if position is not None else at
            return None
        end = stream.pos()
        node = Node(frame, base + at, base + end, base, 0)
        try:
            rows = self.in_order(node)
        except LateError as error:
            found.failing, found.error = str(error), ANYWHERE
            return None
        if self.spec.advance is not None:
            end = at + evaluate(self.spec.advance, Names(frame, {}))
            if end > stream.size():
                found.failing, found.error = self.spec.advance, at
                return None
        found.position = end
        return rows

    def in_order(self, frame: Node) -> list[Row]:
        """Rows of several places by where they end: a structure is a row once it was read, after those within it."""
        if len(self.spec.rows) == 1:
            return list(self.rows(self.spec.rows[0], frame))
        placed = []
        for source in self.spec.rows:
            placed += [((node.end, -node.start), self.row(source, frame, node)) for node in nodes(frame, source.path)]
        return [row for _, row in sorted(placed, key=lambda pair: pair[0])]

    def rows(self, source: RowSource, frame: Node) -> Iterator[Row]:
        for node in nodes(frame, source.path):
            yield self.row(source, frame, node)

    def row(self, source: RowSource, frame: Node, node: Node) -> Row:
        extra = {
            "_": node.value,
            "_position": node.start,
            "_end": node.end,
            "_index": node.index,
            "_frame": frame.value,
            "_frame_position": frame.start,
            "bytes": lambda value: value if isinstance(value, bytes) else None,
            "int": lambda value: value if isinstance(value, int) else None,
            "as_type": lambda value, key: value if key_of(value) == key else None,
            "present": lambda value: value is not None,
            "len": len,
        }
        values = []
        for name, text in source.columns.items():
            keys = ["", *self.cases.get(name, ())]
            extra["case"] = lambda value, keys=keys: keys.index(key_of(value))
            try:
                value = evaluate(text, Names(node.value, extra))
            except PARSE_ERRORS as error:
                raise LateError(f"{node.path}.{text}") from error
            if isinstance(value, str):
                value = value.encode(self.encodings.get(name, "utf-8"))
            if isinstance(value, float) and math.isnan(value):
                value = NAN
            values.append(int(value) if isinstance(value, int) else value if isinstance(value, bytes | float) else None)
        return tuple(values)


def key_of(value: Any) -> str:
    """The key of a structure: the spec, and the class in it."""
    if not isinstance(value, kaitaistruct.KaitaiStruct):
        return ""
    return f"{type(value).__module__.rpartition('.')[2]}.{type(value).__qualname__}"


class LateError(Exception):
    """A column's instance reads ahead, and cannot; the message is its path."""


class Names(dict[str, Any]):
    """Column expressions see the row's fields as plain names."""

    def __init__(self, row: Any, extra: dict[str, Any]) -> None:
        super().__init__(extra)
        self.row = row

    def __missing__(self, name: str) -> Any:
        return getattr(self.row, name, None)


@cache
def code(text: str) -> CodeType:
    return compile(text, text, "eval")


def evaluate(text: str, names: Names) -> Any:
    """The value of a column; None for a field of a structure that is absent, or that another branch has."""
    try:
        return eval(code(text), {"__builtins__": {}}, names)
    except AttributeError:
        return None


def nodes(frame: Node, path: str) -> Iterator[Node]:
    """The objects at a row's path, in order, with their places from the debug build's notes."""
    found = [frame]
    for name in path.split(".") if path else []:
        found = [child for node in found for child in children(node, name)]
    yield from found


def children(node: Node, name: str) -> Iterator[Node]:
    value = getattr(node.value, name, None)
    if value is None:
        return
    debug = node.value._debug
    notes = debug[name if name in debug else f"_m_{name}"]
    items = list(zip(value, notes["arr"], strict=True)) if isinstance(value, list) else [(value, notes)]
    for index, (item, note) in enumerate(items):
        start, end = node.base + note["start"], node.base + note["end"]
        own = getattr(item, "_io", None)
        base = node.base if own is None or own is node.value._io else start
        path = f"{node.path}.{name}".lstrip(".") + ("[]" if isinstance(value, list) else "")
        yield Node(item, start, end, base, index if isinstance(value, list) else node.index, path)
