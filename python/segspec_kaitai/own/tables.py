"""Several tables of one spec: one per list of structures and per structure that is a case of a switch.

Each row has the key of the row around it. The outermost lists are read as rows, one pass each; inner ones are extracted
from nested columns.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pyarrow as pa
import pyarrow.compute as pc

from segspec.core.errors import TellFinding
from segspec.reading.walk import OnDamage
from segspec_kaitai.own.errors import UnsupportedSpecError
from segspec_kaitai.own.format import compile_format
from segspec_kaitai.own.nodes import Node
from segspec_kaitai.own.own_format import OwnFormat
from segspec_kaitai.own.own_log import BATCH_BYTES, BATCH_ROWS, OwnLog, chosen_schema
from segspec_kaitai.own.shape import AGAIN, ONCE

INDEX, PARENT, ROOT = "_index", "_parent", "root"

Way = tuple[tuple[str, ...], ...]
"""The lists and cases that lead from a row to those within it."""


@dataclass(frozen=True)
class OwnTable:
    """The rows of a format, or the items of a list within them, or their parts of a case. `_index` counts them from 0;
    `_parent` is the surrounding row's.
    """

    name: str
    format: OwnFormat
    way: Way = ()

    @property
    def parent(self) -> str | None:
        """The table that `_parent` refers to, or None."""
        if not self.way:
            return None
        before = self.name.removesuffix(".".join(self.way[-1])).rstrip(".")
        return before or ROOT

    @property
    def is_case(self) -> bool:
        node = replace(self, way=self.way[:-1]).node
        for name in self.way[-1]:
            node = next(child for child in node.children if child.name == name)
        return node.kind != "list"

    @property
    def node(self) -> Node:
        node = self.format.tree
        for name in (name for names in self.way for name in names):
            node = next(child for child in node.children if child.name == name)
            node = node.children[0] if node.kind == "list" else node
        return node

    @property
    def schema(self) -> pa.Schema:
        keys = [INDEX, PARENT] if self.way else [INDEX]
        return pa.schema([*(pa.field(key, pa.int64(), False) for key in keys), *without_tables(self.node)])

    def open(
        self,
        path: str | os.PathLike[str],
        *,
        max_bytes: int | None = None,
        storage_options: Mapping[str, Any] | None = None,
    ) -> TableLog:
        """The table in a file: see `OwnFormat.open`."""
        return TableLog(self, self.format.open(path, max_bytes=max_bytes, storage_options=storage_options))


@dataclass(frozen=True)
class TableLog:
    """One table of one file, which each read parses again."""

    table: OwnTable
    log: OwnLog

    @property
    def schema(self) -> pa.Schema:
        return self.table.schema

    def arrow(
        self,
        columns: Sequence[str] | None = None,
        *,
        on_damage: OnDamage | str = OnDamage.STOP,
        report: TellFinding | None = None,
        batch_rows: int = BATCH_ROWS,
        batch_bytes: int = BATCH_BYTES,
    ) -> pa.RecordBatchReader:
        """The rows as a stream of batches: see `OwnLog.arrow`. Raises `ValueError` for an unknown column."""
        schema = chosen_schema(self.schema, columns, self.table.name)
        way, whole = self.table.way, self.log.schema
        needed = [way[0][0]] if way else [each.name for each in whole if each.name in schema.names]
        reader = self.log.arrow(
            # A batch without columns has no number of rows.
            needed or whole.names[:1],
            on_damage=on_damage,
            report=report,
            batch_rows=batch_rows,
            batch_bytes=batch_bytes,
        )
        return pa.RecordBatchReader.from_batches(schema, pieces(reader, way, schema, batch_rows))

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        """The rows of `arrow()` as an Arrow C stream (the PyCapsule protocol)."""
        return self.arrow().__arrow_c_stream__(requested_schema)


def compile_tables(
    path: str | os.PathLike[str],
    rows: str | None = None,
    *,
    import_paths: Sequence[str | os.PathLike[str]] = (),
    enums: str = "numbers",
    text_errors: str = "null",
    params: Mapping[str, Any] | None = None,
    processes: Mapping[str, str] | None = None,
) -> dict[str, OwnTable]:
    """The tables of a spec, by path, and of the fields around all lists (`root`); with `rows`, only of these rows and
    their parts. Other arguments and errors as for `segspec.compile`.
    """
    more: dict[str, Any] = {
        "import_paths": import_paths,
        "enums": enums,
        "text_errors": text_errors,
        "params": params,
        "processes": processes,
    }
    if rows is None and compile_format(path, **more).rows == AGAIN:
        rows = AGAIN
    if rows is not None:
        format = compile_format(path, rows, **more)
        return by_name(tables_within(OwnTable(ROOT if rows in (AGAIN, ONCE) else rows, format)))
    whole = compile_format(path, ONCE, **more)
    around = [child.name for child in whole.tree.children if not is_table(whole.tree, child)]
    found: list[OwnTable] = []
    if without_tables(whole.tree):
        found.append(OwnTable(ROOT, compile_format(path, ONCE, around, **more)))
    for names in tables_in(whole.tree):
        name, table = ".".join(names), OwnTable(".".join(names), whole, (names,))
        if table.is_case:
            found += tables_within(table)
            continue
        try:
            found += tables_within(OwnTable(name, compile_format(path, name, **more)))
        except UnsupportedSpecError:
            # Two cases of a switch have one name: no path leads to one of them.
            found += tables_within(table)
    return by_name(found)


def by_name(tables: Sequence[OwnTable] | Iterator[OwnTable]) -> dict[str, OwnTable]:
    return {table.name: table for table in tables}


def tables_within(table: OwnTable) -> Iterator[OwnTable]:
    yield table
    before = "" if table.name == ROOT and not table.way else f"{table.name}."
    for names in tables_in(table.node):
        yield from tables_within(OwnTable(f"{before}{'.'.join(names)}", table.format, (*table.way, names)))


STRUCTURES = ("struct", "switch")


def is_table(owner: Node, child: Node) -> bool:
    if child.kind == "list":
        return child.children[0].kind in STRUCTURES
    return owner.kind == "switch" and child.kind == "struct"


def tables_in(node: Node) -> Iterator[tuple[str, ...]]:
    for child in node.children:
        if is_table(node, child):
            yield (child.name,)
        elif child.kind in STRUCTURES:
            yield from ((child.name, *names) for names in tables_in(child))


def without_tables(node: Node) -> list[pa.Field]:
    out = []
    for child in node.children:
        if is_table(node, child):
            continue
        field = child.field.with_nullable(child.nullable or node.kind == "switch")
        if child.kind in STRUCTURES:
            inner = without_tables(child)
            if child.children and not inner:
                continue
            field = field.with_type(pa.struct(inner))
        out.append(field)
    return out


def pieces(batches: Iterator[pa.RecordBatch], way: Way, schema: pa.Schema, most_rows: int) -> Iterator[pa.RecordBatch]:
    counts = [0] * (len(way) + 1)
    for batch in batches:
        made = exploded(batch, way, schema, counts)
        for first in range(0, made.num_rows, most_rows):
            yield made.slice(first, most_rows)


def exploded(batch: pa.RecordBatch, way: Way, schema: pa.Schema, counts: list[int]) -> pa.RecordBatch:
    """The rows within the lists and cases, each with the number of its parent; `counts` are the previous numbers."""
    rows: pa.Array = batch.to_struct_array()
    index, parents = numbered(rows, 0, counts), None
    for level, names in enumerate(way, 1):
        for name in names:
            rows = pc.struct_field(rows, [name])
        if pa.types.is_list(rows.type):
            parents, rows = index.take(pc.list_parent_indices(rows)), pc.list_flatten(rows)
        else:
            there = rows.is_valid()
            parents, rows = index.filter(there), rows.filter(there)
        index = numbered(rows, level, counts)
    keys = {INDEX: index, PARENT: parents}
    columns = [
        keys[field.name] if field.name in keys else shaped(pc.struct_field(rows, [field.name]), field.type)
        for field in schema
    ]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def numbered(rows: pa.Array, level: int, counts: list[int]) -> pa.Array:
    first = counts[level]
    counts[level] += len(rows)
    return pa.array(range(first, counts[level]), pa.int64())


def shaped(array: pa.Array, wanted: pa.DataType) -> pa.Array:
    if array.type == wanted:
        return array
    inner = [shaped(pc.struct_field(array, [field.name]), field.type) for field in wanted]
    return pa.StructArray.from_arrays(inner, fields=list(wanted), mask=array.is_null())
