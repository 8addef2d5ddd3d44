"""What a spec offers: repeated fields whose items can be rows, and fields of a row that can be columns."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from segspec.core.errors import Code
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.spec.model import Items, Spec, Table, TypeSpec, types_of

PRIMITIVE = re.compile(r"^(?:[us][1248](?:le|be)?|f[48](?:le|be)?|b\d+(?:le|be)?|str|strz)$")
BARE = "_"
MOST_FIELDS = 4_000
MOST_LEVELS = 64
"""What a parse may come to: a structure counts each time that it is reached."""


@dataclass(frozen=True, slots=True)
class SpecField:
    """A field of a row: its column's `name`, its `path` from the row, and where the spec has it.

    An `optional` field can be absent, by an `if` or since another case of a switch applies. `cases` counts the cases of
    a switch that have it, of which some may give numbers and others bytes. With `looks` it is read elsewhere in the
    file (`pos`), and is a column only if it is asked for. A `computed` one is an instance. `why_not` says why a field
    cannot be a column at all.
    """

    name: str
    path: str
    where: Problem
    optional: bool = False
    cases: int = 1
    looks: bool = False
    computed: bool = False
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class RepeatedField:
    """A repeated field at `path`; `types` are the structures that its items can be (none: numbers, bytes)."""

    path: str
    where: Problem
    types: tuple[TypeSpec, ...]
    is_structure: bool


@dataclass(frozen=True, slots=True)
class Trail:
    """How a structure was reached: the structures that it is `within`, the path to it, and what holds for its
    fields."""

    within: tuple[str, ...]
    prefix: str = ""
    optional: bool = False
    looks: bool = False


class Shape:
    """The structures of a spec and of those that it imports."""

    def __init__(self, spec: Spec, specs: Mapping[str, Spec]) -> None:
        self.types = {found.key: found for each in specs.values() for found in types_of(each)}
        self.specs = specs
        self.root = self.types[spec.name]
        self._visited = 0

    def rows(self) -> dict[str, RepeatedField]:
        """The repeated fields by path, the outer before those within their items."""
        self._visited = 0
        found: dict[str, RepeatedField] = {}
        for rows in self._rows(self.root, "", (self.root.key,)):
            found.setdefault(rows.path, rows)
        return found

    def _rows(self, owner: TypeSpec, prefix: str, within: tuple[str, ...]) -> Iterator[RepeatedField]:
        self._bound(owner, within)
        for name, table, line in sequence(owner):
            types, primitive = self.types_of_field(owner, table)
            path = f"{prefix}{name}"
            if "repeat" in table:
                where = Problem(str(owner.spec.path), line, f"the repeated field {path}")
                yield RepeatedField(path, where, tuple(types), bool(types) and not primitive)
            for inner in types:
                if inner.key not in within:
                    yield from self._rows(inner, f"{path}.", (*within, inner.key))

    def fields(self, rows: RepeatedField | None) -> dict[str, SpecField]:
        """The fields of a row by path; items that are not structures have a single one, `value`."""
        self._visited = 0
        if rows is None:
            return merged([self._fields(self.root, Trail((self.root.key,)))])
        if not rows.is_structure:
            return {BARE: SpecField("value", BARE, rows.where)}
        return merged([self._fields(row, Trail((row.key,))) for row in rows.types])

    def _bound(self, owner: TypeSpec, within: tuple[str, ...]) -> None:
        """Raises `UnsupportedSpecError` where small types stand for a tree that is too large to be written out."""
        self._visited += 1 + len(owner.fields) + len(owner.instances)
        if self._visited > MOST_FIELDS or len(within) > MOST_LEVELS:
            path = str(self.root.spec.path)
            most = (
                f"more than {MOST_FIELDS} fields, or {MOST_LEVELS} structures within each other, when all are counted"
            )
            raise UnsupportedSpecError([Problem(path, 0, most)], Code.LIMIT_EXCEEDED)

    def _fields(self, owner: TypeSpec, walk: Trail) -> Iterator[SpecField]:
        self._bound(owner, walk.within)
        for name, table, line in sequence(owner):
            if "contents" not in table:
                where = Problem(str(owner.spec.path), line, f"the field {walk.prefix}{name}")
                yield from self._of_field(owner, name, table, where, walk)
        for name, table, line in instances(owner):
            where = Problem(str(owner.spec.path), line, f"the instance {walk.prefix}{name}")
            looks = walk.looks or "value" not in table
            yield from self._of_field(owner, name, table, where, replace(walk, looks=looks))

    def _of_field(self, owner: TypeSpec, name: str, table: Table, where: Problem, walk: Trail) -> Iterator[SpecField]:
        path = f"{walk.prefix}{name}"
        types, primitive = self.types_of_field(owner, table)
        switched = isinstance(table.get("type"), Table)
        walk = replace(walk, optional=walk.optional or "if" in table or switched)
        plain = SpecField(
            column_name(path), path, where, walk.optional, 2 if switched else 1, walk.looks, name in owner.instances
        )
        if "repeat" in table:
            yield replace(plain, why_not="repeats within a row")
            return
        if primitive:
            yield plain
        for inner in types:
            if inner.key in walk.within:
                yield replace(plain, why_not="is a structure that contains itself")
            else:
                within = (*walk.within, inner.key)
                yield from self._fields(inner, replace(walk, within=within, prefix=f"{path}."))

    def types_of_field(self, owner: TypeSpec, table: Table) -> tuple[list[TypeSpec], bool]:
        """The structures that a field can be, and whether it can also be a number or bytes."""
        given = table.get("type")
        cases = given.get("cases") if isinstance(given, Table) else None
        texts = list(cases.values()) if isinstance(cases, Table) else [given]
        found: list[TypeSpec] = []
        primitive = False
        for text in texts:
            name = "" if text is None else str(text).partition("(")[0].strip()
            inner = None if not name or PRIMITIVE.match(name) else self.resolve(owner, name)
            primitive = primitive or inner is None
            if inner is not None and inner not in found:
                found.append(inner)
        return found, primitive

    def resolve(self, owner: TypeSpec, name: str) -> TypeSpec | None:
        """The structure that `owner` means by a name, looked for from `owner` outwards, then among the imports."""
        parts = name.split("::")
        for depth in range(len(owner.names), 0, -1):
            found = self.types.get(".".join([*owner.names[:depth], *parts]))
            if found is not None:
                return found
        return self.types.get(".".join(parts))


def sequence(owner: TypeSpec) -> Iterator[tuple[str, Table, int]]:
    """The named fields of a structure, with their lines."""
    for table, line in entries(owner.table, "seq"):
        if isinstance(table, Table) and table.get("id"):
            yield str(table["id"]), table, line


def instances(owner: TypeSpec) -> Iterator[tuple[str, Table, int]]:
    """The instances of a structure, with their lines."""
    given = owner.table.get("instances")
    if isinstance(given, Table):
        yield from ((name, table, given.line_at(name)) for name, table in given.items())


def entries(table: Table, section: str) -> Iterator[tuple[Any, int]]:
    """The items of a section that is a list, with their lines."""
    given = table.get(section)
    if isinstance(given, Items):
        yield from zip(given, given.lines, strict=True)


def merged(walks: list[Iterator[SpecField]]) -> dict[str, SpecField]:
    """Fields by path; those that several cases of a switch have under one path are one field."""
    found: dict[str, SpecField] = {}
    for field in (field for walk in walks for field in walk):
        held = found.get(field.path)
        if held is not None:
            why_not = held.why_not or field.why_not
            optional = held.optional or field.optional
            field = replace(held, optional=optional, cases=held.cases + 1, why_not=why_not)
        found[field.path] = field
    return found


def column_name(path: str) -> str:
    """`header.version` is the column `header_version`."""
    return path.replace(".", "_")
