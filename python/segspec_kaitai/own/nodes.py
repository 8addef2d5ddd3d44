"""The columns of a spec's rows: a tree of fields.

Structures are Arrow structs, repeated fields lists. A switch is a struct with one child per kind of value. Recursive or
very deep structures are JSON text.

Flat columns of a nested tree.

`body.text` is `body_text`: cases of a switch with one name and kind share a column. Else the later gets its kind as a
suffix (`body_value_bytes`), then a number (`body_value_2`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import count
from typing import Any

import pyarrow as pa

ITEM = "item"
NONE = "none"
LEAVES = ("int", "float", "bool", "text", "bytes", "name", "json", "object")
INTEGERS = ((8, "uint8"), (16, "uint16"), (32, "uint32"), (64, "uint64"))


@dataclass(frozen=True)
class Node:
    """A column, or a part of one.

    `kind` is int, float, bool, text, bytes, name (of an enum's number), json, object (of a handwritten class, as JSON
    text), struct, list, switch or union. `type` is a leaf's Arrow type, `path` the field's in the spec, from the row,
    without names of cases. `holds` is the class name of a structure's objects, `names` an enum's by number. `computed`:
    an instance gives it in every row. `source` is the kernel's column with the values, or the end of a list's items;
    `present` that with their presence. Columns that can be `absent`, or unreadable in a readable row (`lossy`), are
    `nullable`, with everything within. `errors`: invalid bytes of text are replaced ("replace"), or all texts of the
    column are bytes ("bytes").
    """

    name: str
    kind: str
    path: str = ""
    attribute: str = ""
    type: str = ""
    nullable: bool = False
    absent: bool = False
    children: tuple[Node, ...] = ()
    holds: str = ""
    encoding: str = ""
    names: tuple[tuple[int, str], ...] = ()
    computed: bool = False
    source: str = ""
    present: str = ""
    lossy: bool = False
    errors: str = ""

    @cached_property
    def arrow(self) -> pa.DataType:
        if self.kind == "list":
            return pa.list_(self.children[0].field)
        if self.kind == "union":
            return pa.dense_union([*(child.field for child in self.children), pa.field(NONE, pa.null())])
        if self.kind in ("struct", "switch"):
            return pa.struct([child.field for child in self.children])
        if self.kind == "name":
            return pa.dictionary(pa.int32(), pa.string())
        return pa.type_for_alias(self.type)

    @cached_property
    def field(self) -> pa.Field:
        return pa.field(self.name, self.arrow, self.nullable)

    def leaves(self) -> Iterator[Node]:
        if self.kind in LEAVES:
            yield self
        for child in self.children:
            yield from child.leaves()


def loosened(node: Node, within: bool = False) -> Node:
    """Makes everything within a nullable part nullable, because readers of Arrow check for nulls there."""
    may_be_null = within or node.nullable or node.lossy
    inside = node.kind != "list" and (may_be_null or node.kind in ("switch", "union"))
    children = tuple(loosened(child, inside) for child in node.children)
    return replace(node, absent=node.nullable, nullable=may_be_null, children=children)


def as_names(node: Node, numbers: pa.Array) -> pa.DictionaryArray:
    coded, known = numbers.dictionary_encode(), dict(node.names)
    names = [known.get(number, str(number)) for number in coded.dictionary.to_pylist()]
    return pa.DictionaryArray.from_arrays(coded.indices, pa.array(names, pa.string()))


def as_union(node: Node, values: pa.StructArray) -> pa.UnionArray:
    import pyarrow.compute as pc

    kinds = pa.array([len(node.children)] * len(values), pa.int8())
    children = []
    for place in range(len(node.children)):
        child = pc.struct_field(values, place)
        there = child.is_valid()
        kinds = pc.if_else(there, pa.scalar(place, pa.int8()), kinds)
        children.append(child.filter(there))
    counts = [count() for _ in range(len(node.children) + 1)]
    offsets = pa.array([next(counts[kind]) for kind in kinds.to_pylist()], pa.int32())
    absent = pa.nulls(next(counts[-1]))
    return pa.UnionArray.from_dense(kinds, offsets, [*children, absent], [field.name for field in node.arrow])


def joined(made: Sequence[Node]) -> list[Node]:
    out: dict[str, Node] = {}
    for each in made:
        held = out.get(each.kind)
        if held is None:
            out[each.kind] = each
        elif each.kind == "int":
            out[each.kind] = replace(held, type=wider(held.type, each.type))
        elif each.kind == "float":
            out[each.kind] = replace(held, type="double" if "double" in (held.type, each.type) else "float")
        elif each.kind == "name":
            out[each.kind] = replace(held, type=wider(held.type, each.type), names=held.names + each.names)
    return list(out.values())


def wider(one: str, other: str) -> str:
    if "int64" in (one, other):
        return "int64"
    order = [name for _, name in INTEGERS]
    return order[max(order.index(one), order.index(other))]


PLAIN = (
    *("path", "attribute", "type", "nullable", "absent", "holds", "encoding", "computed", "source", "present"),
    *("lossy", "errors"),
)


def as_json(node: Node) -> dict[str, Any]:
    out: dict[str, Any] = {"name": node.name, "kind": node.kind}
    out |= {name: given for name in PLAIN if (given := getattr(node, name))}
    if node.names:
        out["names"] = [list(each) for each in node.names]
    if node.children:
        out["children"] = [as_json(child) for child in node.children]
    return out


def from_json(table: Mapping[str, Any]) -> Node:
    given = dict(table)
    given["children"] = tuple(from_json(child) for child in table.get("children", ()))
    given["names"] = tuple((int(number), str(name)) for number, name in table.get("names", ()))
    return Node(**given)


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
