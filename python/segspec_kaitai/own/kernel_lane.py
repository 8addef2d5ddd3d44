"""The fast road: rows of a user's spec from a kernel, if kernels can express all their columns."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import pyarrow as pa

from segspec.columns.arrays import MAX_BINARY, flags, gathered, numbers
from segspec.columns.backend import Kernel, Scan
from segspec.columns.backend.lanes import Ahead
from segspec.core.errors import Code, SegspecError
from segspec_kaitai.own.kept_kernel import OwnKernel
from segspec_kaitai.own.nodes import Node, as_names, as_union

BYTES = ("bytes", "text")
POSITION = "_position"
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
    """The text of a kernel's module, its compiled form `ahead`, and a tree that maps columns to fields."""

    name: str
    source: str = field(repr=False)
    ahead: Ahead | None = field(default=None, repr=False, compare=False)

    @property
    def kernel(self) -> OwnKernel:
        return OwnKernel.of(self.name, self.source, self.ahead)

    def compiled(self) -> KernelLane:
        return replace(self, ahead=self.kernel.kept.ahead())


def place_column(name: str) -> str:
    return f"c{name}"


FEW_ROWS = 64
"""Room for rows after damage; it grows as long as no other damage follows."""


def scans(kernel: Kernel, data: memoryview, start: int, *, rows: int, size: int, fast: bool) -> Iterator[Scan]:
    """The kernel's results from `start` on, in pieces; the last has the reason for stopping."""
    if kernel.mode == "file":
        yield from kernel.scan_file(data, capacity=rows, batch_bytes=size, fast=fast)
        return
    position, room = start, min(rows, FEW_ROWS) if start else rows
    while position < len(data):
        scan = kernel.scan(data, position, stop=position + size, capacity=room, fast=fast)
        yield scan
        if scan.reason:
            return
        position, room = scan.position, min(rows, 4 * room)


@dataclass
class ScanRows:
    """The rows that one scan of a kernel found."""

    kernel: Kernel
    data: memoryview
    scan: Scan
    path: str
    batch_bytes: int

    def pieces(self, nodes: Sequence[Node]) -> Iterator[tuple[int, int, list[pa.Array]]]:
        """The rows in pieces of at most a batch's bytes per column, each with its range and an array per node."""
        first = 0
        while first < self.scan.rows:
            arrays = [self.array(node, first, self.scan.rows, self.batch_bytes) for node in nodes]
            rows = min(map(len, arrays), default=self.scan.rows - first)
            yield first, first + rows, [array[:rows] for array in arrays]
            first += rows

    def array(self, node: Node, first: int, last: int, most: int) -> pa.Array:
        if node.kind == "list":
            return self.list(node, first, last, most)
        if node.kind not in ("struct", "switch", "union"):
            return self.leaf(node, first, last, most)
        children = [self.array(child, first, last, most) for child in node.children]
        rows = min(map(len, children), default=last - first)
        last = first + rows
        if not children:
            return self.empty(node, first, last)
        children = [child[:rows] for child in children]
        there = self.there(node, first, last)
        if there is None and node.kind == "struct":
            return pa.StructArray.from_arrays(children, fields=[child.field for child in node.children])
        import pyarrow.compute as pc

        if there is None:
            # It exists if one of its cases does.
            there = pc.is_valid(children[0])
            for child in children[1:]:
                there = pc.or_(there, pc.is_valid(child))
        fields = [child.field for child in node.children]
        made = pa.StructArray.from_arrays(children, fields=fields, mask=pc.invert(there))
        return as_union(node, made) if node.kind == "union" else made

    def list(self, node: Node, first: int, last: int, most: int) -> pa.Array:
        import pyarrow.compute as pc

        if first == last:
            return pa.array([], node.arrow)
        ends = self.scan.columns[node.source]
        begin, end = int(ends[first - 1]) if first else 0, int(ends[last - 1])
        items = self.array(node.children[0], begin, end, most)
        if len(items) < end - begin:
            last = bisect_right(ends, begin + len(items), first, last)
            if last == first:
                # One row exceeds the limit: it is returned as it is.
                last = first + 1
                items = self.array(node.children[0], begin, int(ends[first]), MAX_BINARY)
                if len(items) < int(ends[first]) - begin:
                    message = f"{node.path} has more bytes than an Arrow list of binary values holds"
                    raise SegspecError(Code.LIMIT_EXCEEDED, message, path=self.path, field=node.path)
            items = items[: int(ends[last - 1]) - begin]
        if len(items) >= 1 << 31:
            message = f"{node.path} has more items than an Arrow list holds"
            raise SegspecError(Code.LIMIT_EXCEEDED, message, path=self.path, field=node.path)
        after = pc.subtract(self.plain(node.source, first, last).cast(pa.int64()), begin).cast(pa.int32())
        offsets = pa.concat_arrays([pa.array([0], pa.int32()), after])
        there = self.there(node, first, last)
        mask = None if there is None else pc.invert(there)
        return pa.ListArray.from_arrays(offsets, items, type=node.arrow, mask=mask)

    def empty(self, node: Node, first: int, last: int) -> pa.Array:
        there = self.there(node, first, last)
        held = [True] * (last - first) if there is None else there.to_pylist()
        values: list[dict[str, Any] | None] = [{} if each else None for each in held]
        return pa.array(values, node.arrow)

    def there(self, node: Node, first: int, last: int) -> pa.Array | None:
        return plain_array(self.scan.columns[node.present][first:last], pa.bool_()) if node.present else None

    def leaf(self, node: Node, first: int, last: int, most: int) -> pa.Array:
        columns = self.scan.columns
        if first == last:
            return pa.array([], node.arrow)
        if node.source in self.kernel.made:
            return self.made(node, first, last, most)
        if node.kind in BYTES:
            position, length = (columns[f"{node.source}_{part}"] for part in ("position", "length"))
            self.refuse_too_long(node, int(position[first]), int(length[first]))
            made = gathered(self.data, position, length, first, last, max_bytes=most)
            return made if node.kind == "bytes" else as_text(made, node.encoding)
        kind = pa.type_for_alias(node.type)
        values = self.plain(node.source, first, last)
        values = values if values.type == kind else values.cast(kind)
        there = self.there(node, first, last)
        if there is not None:
            import pyarrow.compute as pc

            values = pc.if_else(there, values, pa.scalar(None, kind))
        return as_names(node, values) if node.kind == "name" else values

    def refuse_too_long(self, node: Node, at: int, length: int) -> None:
        if length > MAX_BINARY:
            message = f"{node.path} has {length} bytes, which no Arrow binary value holds"
            raise SegspecError(Code.LIMIT_EXCEEDED, message, path=self.path, position=at, field=node.path)

    def made(self, node: Node, first: int, last: int, most: int) -> pa.Array:
        import pyarrow.compute as pc

        def part(number: int) -> pa.Array:
            return self.plain(f"{node.source}_{number}", first, last)

        texts, at = [], 1
        for kind, said in self.kernel.made[node.source]:
            if kind == "word":
                texts.append(pc.if_else(part(at), said, ""))
            elif kind == "digits":
                texts.append(pc.if_else(part(at + 1), part(at).cast(pa.string()), ""))
            else:
                position, length = (self.scan.columns[f"{node.source}_{number}"] for number in (at, at + 1))
                self.refuse_too_long(node, int(position[first]), int(length[first]))
                texts.append(as_text(gathered(self.data, position, length, first, last, max_bytes=most), said))
            at += 1 if kind == "word" else 2
        rows = min(map(len, texts))
        joined = pc.binary_join_element_wise(
            *(text[:rows] for text in texts), "", null_handling="replace", null_replacement=""
        )
        return pc.if_else(part(0)[:rows], joined, None)

    def plain(self, source: str, first: int, last: int) -> pa.Array:
        kind = next(column.kind for column in self.kernel.columns if column.name == source)
        return plain_array(self.scan.columns[source][first:last], ARROW[kind])


def plain_array(values: Any, kind: pa.DataType) -> pa.Array:
    return flags(values, len(values)) if pa.types.is_boolean(kind) else numbers(kind, values, len(values))


UNICODE = ("ascii", "utf-8")


def as_text(values: pa.Array, encoding: str) -> pa.Array:
    """A kernel has checked ASCII and UTF-8; other encodings here are total."""
    if encoding in UNICODE:
        return values.cast(pa.string())
    return pa.array([None if each is None else each.decode(encoding) for each in values.to_pylist()], pa.string())


def is_total(encoding: str) -> bool:
    try:
        return len(bytes(range(256)).decode(encoding)) == 256
    except (UnicodeDecodeError, LookupError):
        return False
