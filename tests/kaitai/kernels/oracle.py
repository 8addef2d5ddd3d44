"""The Kaitai parsers as the oracle of the kernels: the same rows, read object by object from the debug build.

A kernel's table says where rows are and what their columns hold; here the same texts are evaluated over parsed objects.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from types import CodeType
from typing import Any

from kaitaistruct import KaitaiStream

from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec, RowSource
from segspec.parsing.annotate import explain
from segspec.parsing.errors import PARSE_ERRORS

Row = tuple[Any, ...]
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


DEBUG = "segspec_ksy.debug"


class Oracle:
    """Reads data as the kernel of `spec` should; `package` holds the debug build of its parsers."""

    def __init__(self, spec: KernelSpec, package: str = DEBUG) -> None:
        self.spec = spec
        self.frame_class = spec_class(spec.spec, package)

    def frames(self, data: bytes, start: int, params: Sequence[int] = ()) -> Found:
        """Frames from `start` on, until one fails or the data ends."""
        assert self.spec.mode is not KernelMode.BLOCKS
        stream = KaitaiStream(BytesIO(data))
        found = Found(position=start)
        while found.position < len(data):
            rows = self.one(stream, found.position, params, found, 0)
            if rows is None:
                return found
            found.rows += rows
        return found

    def block(self, data: bytes, start: int, end: int, params: Sequence[int] = ()) -> Found:
        """One structure in `start:end`; no rows where it fails."""
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
            "len": len,
        }
        values = []
        for text in source.columns.values():
            try:
                value = evaluate(text, Names(node.value, extra))
            except PARSE_ERRORS as error:
                raise LateError(f"{node.path}.{text}") from error
            if isinstance(value, str):
                value = value.encode()
            values.append(int(value) if isinstance(value, int) else value if isinstance(value, bytes) else None)
        return tuple(values)


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
