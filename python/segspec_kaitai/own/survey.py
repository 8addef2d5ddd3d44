"""Finds all that a spec uses and kernels cannot do; the lowering itself stops at the first such thing."""

from __future__ import annotations

from collections.abc import Iterator

from segspec_kaitai.kernels.reads import ENCODINGS
from segspec_kaitai.own.errors import Problem
from segspec_kaitai.own.shape import Shape
from segspec_kaitai.spec.model import Part, TypeSpec


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
