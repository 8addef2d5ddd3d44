"""Finds all that a spec uses and kernels cannot do; the lowering itself stops at the first such thing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from segspec_kaitai.kernels.reads import ENCODINGS
from segspec_kaitai.own.errors import Problem
from segspec_kaitai.own.shape import Shape, entries, instances, sequence
from segspec_kaitai.spec.model import Table, TypeSpec

FLOAT = re.compile(r"^f[48](?:le|be)?$")
INTEGER_PARAMETER = re.compile(r"^(?:[us][1248]|b\d+|bool)$")


def survey(shape: Shape) -> Iterator[Problem]:
    """Every use of floating point, of `process`, of other encodings, and of parameters that are not integers."""
    for owner in reached(shape):
        path = str(owner.spec.path)
        for name, table, line in fields(owner):
            for what in unsupported(table):
                yield Problem(path, line, f"{what} of {name} has no lowering")
        for table, line in entries(owner.table, "params"):
            given = str(table.get("type", "bytes"))
            if not INTEGER_PARAMETER.match(given):
                yield Problem(path, line, f"the parameter {table.get('id')} of type {given} has no lowering")


def reached(shape: Shape) -> list[TypeSpec]:
    """The structures that a parse can come to."""
    found = [shape.root]
    for owner in found:
        for _, table, _ in fields(owner):
            found += [inner for inner in shape.types_of_field(owner, table)[0] if inner not in found]
    return found


def fields(owner: TypeSpec) -> Iterator[tuple[str, Table, int]]:
    yield from sequence(owner)
    yield from instances(owner)


def unsupported(table: Table) -> Iterator[str]:
    given = table.get("type")
    cases = given.get("cases") if isinstance(given, Table) else None
    for text in cases.values() if isinstance(cases, Table) else [given]:
        if FLOAT.match(str(text)):
            yield f"the floating point type {text}"
    if "process" in table:
        yield f"the process {table['process']}"
    encoding = str(table.get("encoding", "UTF-8"))
    if encoding.lower() not in ENCODINGS:
        yield f"the encoding {encoding}"
