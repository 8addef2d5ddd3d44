"""Functions for the runs of writers that pack a layout into existing memory.

`pack_into(out, at, …)` writes the fixed part at `out[at:]`; `pack_x_into` writes a later field of constant size, or the
fixed part of the structure's own type x. They take the variable fields, unchecked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from segspec_kaitai.layouts import pack_values, words
from segspec_kaitai.layouts.reading import Field, Layout, Run

ORDERS = {"<": "le", ">": "be", "": "le"}


class Unpackable(ValueError):  # noqa: N818 - as Unsupported and Untranslatable
    """A layout without a part of constant size, or one that cannot be written field by field."""


def packing(layout: Layout, own: Iterable[Layout] = ()) -> str:
    """Raises `Unpackable`."""
    functions = [function("pack_into", layout.parts)] if layout.size else []
    functions += [function(f"pack_{each.name}_into", [each]) for each in layout.others if each.kind == "int"]
    functions += [function(f"pack_{each.type_spec.names[-1]}_into", each.parts) for each in own if each.size]
    name = layout.type_spec.key
    if not functions:
        raise Unpackable(f"{name} has no part of constant size")
    body = "\n\n\n".join(functions)
    writers = ", ".join(sorted(set(re.findall(r"write_\w+", body))))
    return (
        f'"""Writes the parts of `{name}` that have a constant size: see its layout."""\n\n'
        f"from segspec_kernels.runtime import {writers}\n"
        f"from segspec_kernels.types import {'U64, ' if 'U64' in body else ''}Bytes\n\n\n{body}\n"
    )


def function(name: str, parts: list[Field | Run]) -> str:
    fields = [each for part in parts for each in (part.fields if isinstance(part, Run) else [part])]
    given = "".join(
        f", {each.name}: {'U64' if each.code == 'Q' else 'int'}" for each in fields if each.expected is None
    )
    lines = [f"    {line}" for part in parts for line in (bits(part) if isinstance(part, Run) else written(part))]
    return "\n".join([f"def {name}(out: Bytes, at: int{given}) -> None:", *lines])


def written(each: Field) -> Iterator[str]:
    if each.kind == "int":
        yield call(each.position, each.size, each.order, shown(each), signed=each.code.islower())
        return
    if not isinstance(each.expected, bytes):
        raise Unpackable(f"{each.name} is neither a whole number nor bytes that are the same in every structure")
    content, at = each.expected, each.position
    while content:
        size = next(size for size in (4, 2, 1) if size <= len(content))
        yield call(at, size, ">", str(int.from_bytes(content[:size], "big")))
        content, at = content[size:], at + size


def bits(run: Run) -> Iterator[str]:
    at = run.fields[0].position
    for (_, size), value in zip(words(run), pack_values(run, shown), strict=True):
        yield call(at, size, run.order, value)
        at += size


def shown(each: Field) -> str:
    return each.name if each.expected is None else str(int(each.expected))


def call(at: int, size: int, order: str, value: str, *, signed: bool = False) -> str:
    kind = f"{'s' if signed else 'u'}{size}{ORDERS[order] if size > 1 else ''}"
    return f"write_{kind}(out, {f'at + {at}' if at else 'at'}, {value})"
