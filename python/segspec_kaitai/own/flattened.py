"""Flat columns of a nested tree.

`body.text` is `body_text`: cases of a switch with one name and kind share a column. Else the later gets its kind as a
suffix (`body_value_bytes`), then a number (`body_value_2`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import pyarrow as pa

from segspec_kaitai.own.nodes import Node, joined

Way = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FlatColumn:
    """A column: `node` has its name, kind and type; `ways` are its paths of children, one per case."""

    node: Node
    ways: tuple[Way, ...]

    @property
    def field(self) -> pa.Field:
        return self.node.field


@dataclass(frozen=True, slots=True)
class Leaf:
    """A node that is not a struct, and the way to it."""

    node: Node
    way: Way
    nullable: bool


def leaves(node: Node, way: Way = (), nullable: bool = False) -> Iterator[Leaf]:
    for place, child in enumerate(node.children):
        may_miss = nullable or child.nullable or node.kind == "switch"
        if child.kind in ("struct", "switch"):
            yield from leaves(child, (*way, place), may_miss)
        else:
            yield Leaf(child, (*way, place), may_miss)


def flat_columns(tree: Node) -> list[FlatColumn]:
    groups: dict[tuple[str, str], list[Leaf]] = {}
    for leaf in leaves(tree):
        groups.setdefault((leaf.node.path, shape_of(leaf.node)), []).append(leaf)
    taken: set[str] = set()
    out = []
    for found in groups.values():
        node = joined([leaf.node for leaf in found])[0] if len(found) > 1 else found[0].node
        plain = found[0].node.path.replace(".", "_") if node.path != "_" else "value"
        name = free(plain, node.kind, taken)
        taken.add(name)
        made = replace(node, name=name, nullable=any(leaf.nullable for leaf in found))
        out.append(FlatColumn(made, tuple(leaf.way for leaf in found)))
    return out


def shape_of(node: Node) -> str:
    return str(node.arrow) if node.kind == "list" else "number" if node.kind == "int" else node.kind


def free(plain: str, kind: str, taken: set[str]) -> str:
    for name in (plain, f"{plain}_{kind}"):
        if name not in taken:
            return name
    number = 2
    while f"{plain}_{number}" in taken:
        number += 1
    return f"{plain}_{number}"


def children_of(columns: Sequence[FlatColumn]) -> list[int]:
    return sorted({way[0] for column in columns for way in column.ways})


def flat_arrays(columns: Sequence[FlatColumn], arrays: Mapping[int, pa.Array]) -> list[pa.Array]:
    import pyarrow.compute as pc

    out = []
    for column in columns:
        found = [reached(arrays, way) for way in column.ways]
        kind = column.node.arrow
        found = [each if each.type == kind else each.cast(kind) for each in found]
        out.append(found[0] if len(found) == 1 else pc.coalesce(*found))
    return out


def reached(arrays: Mapping[int, pa.Array], way: Way) -> pa.Array:
    import pyarrow.compute as pc

    array = arrays[way[0]]
    return pc.struct_field(array, list(way[1:])) if len(way) > 1 else array
