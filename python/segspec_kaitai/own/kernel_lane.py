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

BYTES = ("bytes", "text")
ARROW = {
    "bool": pa.bool_(),
    "u8": pa.uint8(),
    "u16": pa.uint16(),
    "u32": pa.uint32(),
    "i64": pa.int64(),
    "u64": pa.uint64(),
    "f32": pa.float32(),
    "f64": pa.float64(),
}


@dataclass(frozen=True)
class KernelLane:
    """A kernel for the spec `name`; `source` is the text of its module. Which column has what, the tree says."""

    name: str
    source: str = field(repr=False)

    @property
    def kernel(self) -> Kernel:
        return OwnKernel.of(self.name, self.source)


def place_column(name: str) -> str:
    """The kernel's column of what every row has besides its fields, such as `_position`."""
    return f"c{name}"


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


@dataclass
class ScanRows:
    """The columns of one scan. Nodes are those of a tree that names the kernel's columns."""

    kernel: Kernel
    data: memoryview
    scan: Scan
    path: str
    batch_bytes: int

    def pieces(self, nodes: Sequence[Node]) -> Iterator[tuple[int, int, list[pa.Array]]]:
        """The rows in pieces, from which to which, with an array for each node. A piece ends where a column of bytes
        has as many bytes as a batch may have."""
        leaves = [leaf for node in nodes for leaf in node.leaves()]
        first = 0
        while first < self.scan.rows:
            last = self.scan.rows
            made: dict[str, pa.Array] = {}
            for leaf in leaves:
                made[leaf.source] = array = self.leaf(leaf, first, last)
                last = min(last, first + len(array))
            yield first, last, [self.array(node, made, first, last) for node in nodes]
            first = last

    def array(self, node: Node, leaves: Mapping[str, pa.Array], first: int, last: int) -> pa.Array:
        if node.source:
            return leaves[node.source][: last - first]
        children = [self.array(child, leaves, first, last) for child in node.children]
        if not children:
            return self.empty(node, first, last)
        there = self.there(node, first, last)
        if there is None and node.kind == "switch":
            # It is there where one of its cases is.
            there = pc.is_valid(children[0])
            for child in children[1:]:
                there = pc.or_(there, pc.is_valid(child))
        mask = None if there is None else pc.invert(there)
        return pa.StructArray.from_arrays(children, fields=list(node.arrow), mask=mask)

    def empty(self, node: Node, first: int, last: int) -> pa.Array:
        """A structure without fields."""
        there = self.there(node, first, last)
        held = [True] * (last - first) if there is None else there.to_pylist()
        values: list[dict[str, Any] | None] = [{} if each else None for each in held]
        return pa.array(values, node.arrow)

    def there(self, node: Node, first: int, last: int) -> pa.Array | None:
        return plain_array(self.scan.columns[node.present][first:last], pa.bool_()) if node.present else None

    def leaf(self, node: Node, first: int, last: int) -> pa.Array:
        """The values of a column; fewer than asked for where they have too many bytes together."""
        columns = self.scan.columns
        if node.kind in BYTES:
            position, length = (columns[f"{node.source}_{part}"] for part in ("position", "length"))
            if int(length[first]) > MAX_BINARY:
                # Only the first value of a piece can be so long: the others are counted before.
                message = f"{node.path} has {int(length[first])} bytes, which no Arrow binary value holds"
                at = int(position[first])
                raise SegspecError(Code.LIMIT_EXCEEDED, message, path=self.path, position=at, field=node.path)
            made = gathered(self.data, position, length, first, last, max_bytes=self.batch_bytes)
            return made if node.kind == "bytes" else as_text(made, node.encoding)
        values = self.plain(node.source, first, last)
        values = values if values.type == node.arrow else values.cast(node.arrow)
        if not node.present:
            return values
        there = plain_array(columns[node.present][first:last], pa.bool_())
        return pc.if_else(there, values, pa.scalar(None, node.arrow))

    def plain(self, source: str, first: int, last: int) -> pa.Array:
        """A kernel's column of numbers or flags."""
        kind = next(column.kind for column in self.kernel.columns if column.name == source)
        return plain_array(self.scan.columns[source][first:last], ARROW[kind])


def plain_array(values: Any, kind: pa.DataType) -> pa.Array:
    """A kernel's column as Arrow's, without a copy where none is needed."""
    return flags(values, len(values)) if pa.types.is_boolean(kind) else numbers(kind, values, len(values))


UNICODE = ("ascii", "utf-8")


def as_text(values: pa.Array, encoding: str) -> pa.Array:
    """Bytes as texts. A kernel has checked ASCII and UTF-8; other encodings here have a character for every byte."""
    if encoding in UNICODE:
        return values.cast(pa.string())
    return pa.array([None if each is None else each.decode(encoding) for each in values.to_pylist()], pa.string())


def is_total(encoding: str) -> bool:
    """Whether each byte is a character, so that there is no text that cannot be decoded."""
    try:
        return len(bytes(range(256)).decode(encoding)) == 256
    except (UnicodeDecodeError, LookupError):
        return False
