"""The slow road: rows of a user's spec by its generated parser, which supports the whole language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any

import pyarrow as pa

from segspec.columns.batches import batch_of
from segspec_kaitai.own.node_arrays import array_of, is_of, values_of
from segspec_kaitai.own.nodes import FlatColumn, Node, children_of, flat_arrays
from segspec_kaitai.own.parser_scan import FAILURES, Failure, Lost, ParserScan, Piece
from segspec_kaitai.own.quick_stream import Content
from segspec_kaitai.own.row_parsers import Parsers

GETTER = re.compile(r"@property\n\s+def (\w+)")


@dataclass(frozen=True)
class ParserLane:
    """The texts of a spec's parsers, and their parts that make rows, as plain data.

    `texts` are by spec, `qualname` is the class of the whole spec, `rows` leads to the rows, `params` are the spec's;
    no file can be read while some are `missing`. Rows not `in_order` are stored outside their fields' place; a spec
    that `covers` its files defines their end. `magic` and `size` are common to all rows. If rows are `apart`, the
    bytes before them plus some of them are read like the whole. `shown` is the rows' name in messages:
    `blocks[].items[]`. With `keeps_bytes`, texts keep their bytes.
    """

    name: str
    package: str
    qualname: str
    texts: tuple[tuple[str, str], ...] = field(repr=False)
    rows: str = ""
    params: tuple[Any, ...] = ()
    magic: bytes = b""
    size: int = 0
    in_order: bool = True
    covers: bool = True
    missing: tuple[str, ...] = ()
    shown: str = ""
    apart: bool = False
    keeps_bytes: bool = False

    def scan(self, data: Content, **more: Any) -> ParserScan:
        return ParserScan(parsers_of(self), self.qualname, data, self.rows, self.params, self.shown, **more)

    @cached_property
    def instances(self) -> frozenset[str]:
        return frozenset(name for _, text in self.texts for name in GETTER.findall(text))

    @property
    def can_resume(self) -> bool:
        return bool(self.magic or self.size) and self.rows != "."

    @property
    def can_be_cut(self) -> bool:
        """Whether rows that are `apart` are found from any place of a file."""
        return self.apart and self.can_resume

    def again(self, data: Content) -> Any:
        """Finds the next row after a damaged one; None if that is impossible."""
        if self.magic:
            return lambda start: found_magic(data, self.magic, start + 1)
        if self.size:
            return lambda start: start + self.size
        return None


@lru_cache(maxsize=32)
def parsers_of(lane: ParserLane) -> Parsers:
    way = lane.rows.split(".") if lane.rows not in ("", ".") else []
    rows, elsewhere = (way, "") if lane.in_order else ([], way[-1])
    return Parsers(dict(lane.texts), lane.package, lane.name, rows, elsewhere, lane.keeps_bytes)


SEARCHED = 1 << 20


def found_magic(data: Content, magic: bytes, start: int) -> int | None:
    while start < len(data):
        at = bytes(data[start : start + SEARCHED + len(magic) - 1]).find(magic)
        if at >= 0:
            return start + at
        start += SEARCHED
    return None


def chosen(tree: Node, flat: Sequence[FlatColumn], names: Sequence[str]) -> dict[int, Node]:
    if flat:
        return {place: tree.children[place] for place in children_of(flat)}
    return {place: child for place, child in enumerate(tree.children) if child.name in names}


def named(flat: Sequence[FlatColumn], nodes: Mapping[int, Node], arrays: Sequence[pa.Array]) -> dict[str, pa.Array]:
    if flat:
        made = flat_arrays(flat, dict(zip(nodes, arrays, strict=True)))
        return dict(zip((column.node.name for column in flat), made, strict=True))
    return dict(zip((node.name for node in nodes.values()), arrays, strict=True))


@dataclass
class TreeRows:
    """Makes the columns of `schema` from parsed rows and their `tree`; `flat` are all flat ones, if any. With `frames`
    each row is a frame, else the file is one; `explain` finds the place of an error.
    """

    tree: Node
    schema: pa.Schema
    explain: Callable[[Exception], Failure]
    flat: Sequence[FlatColumn] = ()
    frames: bool = False

    def __post_init__(self) -> None:
        self.names = self.schema.names
        self.flat = [column for column in self.flat if column.node.name in self.names]
        self.nodes = chosen(self.tree, self.flat, self.names)
        self.lost: list[Lost] = []

    def arrays(self, piece: Piece, first: int, last: int) -> list[pa.Array]:
        self.lost = []
        rows = piece.rows[first:last]
        made = named(self.flat, self.nodes, [self.column(node, rows) for node in self.nodes.values()])
        placed: dict[str, Sequence[int]] = {"_position": piece.starts[first:last], "_end": piece.ends[first:last]}
        placed["_index"] = piece.numbers[first:last]
        placed["_frame_position"] = placed["_position"] if self.frames else [0] * (last - first)
        for name in placed.keys() & set(self.names):
            made[name] = pa.array(list(placed[name]), self.schema.field(name).type)
        return [as_told(made[each.name], each) for each in self.schema]

    def column(self, child: Node, rows: Sequence[Any]) -> pa.Array:
        if self.tree.kind == "switch":
            return array_of(child, [row if is_of(child, type(row)) else None for row in rows], self._lose)
        values = values_of(child, rows, self._lose) if child.attribute else list(rows)
        return array_of(child, values, self._lose)

    def _lose(self, owner: Any, name: str, error: Exception) -> None:
        self.lost.append(Lost(owner, name, self.explain(error)))

    def batches(self, piece: Piece) -> Iterator[tuple[pa.RecordBatch, int, Exception | None]]:
        """The rows in batches, each with its number of rows, and the fault of the row left out after it, if any."""
        first, last = 0, len(piece.rows)
        while first < last:
            wrong, found = last, None
            try:
                arrays = self.arrays(piece, first, last)
            except FAILURES as error:
                wrong, found = self.first_wrong(piece, first, last, error)
                arrays = self.arrays(piece, first, wrong)
            yield self.batch(arrays, wrong - first), wrong, found
            first = wrong + 1

    def first_wrong(self, piece: Piece, first: int, last: int, error: Exception) -> tuple[int, Exception]:
        while last - first > 1:
            middle = (first + last) // 2
            try:
                self.arrays(piece, first, middle)
                first = middle
            except FAILURES as found:
                error, last = found, middle
        try:
            self.arrays(piece, first, first + 1)
        except FAILURES as found:
            error = found
        return first, error

    def batch(self, arrays: Sequence[pa.Array], rows: int) -> pa.RecordBatch:
        return batch_of(list(arrays), self.schema, rows)


def as_told(array: pa.Array, wanted: pa.Field) -> pa.Array:
    """Casts to the schema's type: a kernel has narrower types, and 0 for absent values."""
    if not wanted.nullable and array.null_count and not pa.types.is_nested(wanted.type):
        array = array.fill_null(pa.scalar(0).cast(wanted.type))
    return array if array.type == wanted.type else array.cast(wanted.type)
