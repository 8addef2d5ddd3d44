"""The fast road: rows of a user's spec by a kernel, where all their columns are what kernels can say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from segspec.columns.arrays import MAX_BINARY, flags, gathered, numbers
from segspec.columns.backend import Kernel, Scan
from segspec.core.errors import Code, SegspecError
from segspec_kaitai.own.kept_kernel import OwnKernel
from segspec_kaitai.own.nodes import Node


@dataclass(frozen=True, slots=True)
class OwnColumn:
    """A flat column: its name, its Arrow type, and whether it can be null.

    `source` is the name that the kernel has for it, `path` the field's; `present`, where there is one, the
    kernel's column that says whether a number is there.
    """

    name: str
    type: pa.DataType
    nullable: bool
    source: str
    path: str
    present: str = ""


@dataclass(frozen=True)
class KernelLane:
    """A kernel and the flat columns that are made of what it finds. `source` is the text of its module."""

    source: str = field(repr=False)
    columns: tuple[OwnColumn, ...]
    name: str

    @property
    def kernel(self) -> Kernel:
        return OwnKernel.of(self.name, self.source)


def scans(kernel: Kernel, data: memoryview, *, rows: int, size: int, fast: bool) -> Iterator[Scan]:
    """What the kernel finds, in pieces; the last has the reason why it ended, if there is one."""
    if kernel.mode == "file":
        yield from kernel.scan_file(data, capacity=rows, batch_bytes=size, fast=fast)
        return
    position = 0
    while position < len(data):
        scan = kernel.scan(data, position, stop=position + size, capacity=rows, fast=fast)
        yield scan
        if scan.reason:
            return
        position = scan.position


def arrays_of(
    columns: Sequence[OwnColumn], data: memoryview, scan: Scan, path: str, batch_bytes: int
) -> Iterator[tuple[int, list[pa.Array]]]:
    """The rows of one scan in pieces, each with its number of rows: it ends where a column of bytes has as many bytes
    as a batch may have."""
    first = 0
    while first < scan.rows:
        last = scan.rows
        arrays: list[pa.Array] = []
        for column in columns:
            made = array_of_column(column, data, scan, first, last, path, batch_bytes)
            last = min(last, first + len(made))
            arrays.append(made)
        yield last - first, [made[: last - first] for made in arrays]
        first = last


def array_of_column(
    column: OwnColumn, data: memoryview, scan: Scan, first: int, last: int, path: str, batch_bytes: int
) -> pa.Array:
    if pa.types.is_binary(column.type) or pa.types.is_string(column.type):
        position, length = (scan.columns[f"{column.source}_{part}"] for part in ("position", "length"))
        if int(length[first]) > MAX_BINARY:
            # Only the first value of a piece can be so long: the others are counted before.
            message = f"{column.name} has {int(length[first])} bytes, which no Arrow binary value holds"
            at = int(position[first])
            raise SegspecError(Code.LIMIT_EXCEEDED, message, path=path, position=at, field=column.name)
        made = gathered(data, position, length, first, last, max_bytes=batch_bytes)
        return made.cast(column.type) if pa.types.is_string(column.type) else made
    values = plain_array(scan.columns[column.source][first:last], column.type)
    if not column.present:
        return values
    present = plain_array(scan.columns[column.present][first:last], pa.bool_())
    return pc.if_else(present, values, pa.scalar(None, column.type))


def plain_array(values: Any, kind: pa.DataType) -> pa.Array:
    """A kernel's column of numbers or flags as Arrow's, without a copy where none is needed."""
    return flags(values, len(values)) if pa.types.is_boolean(kind) else numbers(kind, values, len(values))


def nested(node: Node, arrays: Mapping[str, pa.Array]) -> pa.Array:
    """A column of the tree, of the flat ones by their paths."""
    if node.kind != "struct":
        made = arrays[node.path]
        return made if made.type == node.arrow else made.cast(node.arrow, safe=False)
    children = [nested(child, arrays) for child in node.children]
    return pa.StructArray.from_arrays(children, fields=list(node.arrow))
