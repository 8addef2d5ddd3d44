"""What a spec offers: repeated fields whose items can be rows, and fields of a row that can be columns."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from segspec.core.errors import Code
from segspec_kaitai.kernels.reads import ENCODINGS
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.spec.model import Part, Specs, TypeSpec
from segspec_kaitai.spec.source import Spec

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
        self.specs = Specs(specs.values())
        self.root = self.specs.types[spec.name]
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
        for part in named(owner.fields):
            types, primitive = self.specs.structures(part), self.is_plain(part)
            path = f"{prefix}{part.name}"
            if "repeat" in part.table:
                where = Problem(str(owner.spec.path), part.line, f"the repeated field {path}")
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
        for part in named(owner.fields):
            if "contents" not in part.table:
                yield from self._of_part(part, f"the field {walk.prefix}{part.name}", walk)
        for part in owner.instances:
            looks = walk.looks or not part.is_computed
            yield from self._of_part(part, f"the instance {walk.prefix}{part.name}", replace(walk, looks=looks))

    def _of_part(self, part: Part, shown: str, walk: Trail) -> Iterator[SpecField]:
        path = f"{walk.prefix}{part.name}"
        walk = replace(walk, optional=walk.optional or "if" in part.table or part.is_switch)
        where, cases = Problem(str(part.owner.spec.path), part.line, shown), 2 if part.is_switch else 1
        is_instance = part.section == "instances"
        plain = SpecField(column_name(path), path, where, walk.optional, cases, walk.looks, is_instance)
        if "repeat" in part.table:
            yield replace(plain, why_not="repeats within a row")
            return
        if self.is_plain(part):
            yield plain
        for inner in self.specs.structures(part):
            if inner.key in walk.within:
                yield replace(plain, why_not="is a structure that contains itself")
            else:
                within = (*walk.within, inner.key)
                yield from self._fields(inner, replace(walk, within=within, prefix=f"{path}."))

    def is_plain(self, part: Part) -> bool:
        """Whether a field can be a number or bytes."""
        return any(self.specs.find(each.structure, part.owner) is None for each in part.types)


def named(parts: list[Part]) -> Iterator[Part]:
    return (part for part in parts if part.is_named)


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


def survey(shape: Shape) -> Iterator[Problem]:
    """Every use of floating point, of `process`, of other encodings, and of parameters that are not integers."""
    for owner in reached(shape):
        for part in owner.parts:
            for what in unsupported(part):
                yield Problem(str(owner.spec.path), part.line, f"{what} has no lowering")


def reached(shape: Shape) -> list[TypeSpec]:
    """The structures that a parse can come to."""
    found = {shape.root.key: shape.root}
    pending = [shape.root]
    while pending:
        owner = pending.pop()
        inside = [each for part in (*owner.fields, *owner.instances) for each in shape.specs.structures(part)]
        inner = [each for each in inside if each.key not in found]
        found |= {each.key: each for each in inner}
        pending += inner
    return list(found.values())


def unsupported(part: Part) -> Iterator[str]:
    if part.section == "params":
        if part.types[0].bounds is None:
            yield f"the parameter {part.name} of type {part.types[0].text or 'bytes'}"
        return
    for declared in part.types:
        if declared.family == "f":
            yield f"the floating point type {declared.text} of {part.name}"
    if "process" in part.table:
        yield f"the process {part.table['process']} of {part.name}"
    encoding = str(part.table.get("encoding", "UTF-8"))
    if encoding.lower() not in ENCODINGS:
        yield f"the encoding {encoding} of {part.name}"
