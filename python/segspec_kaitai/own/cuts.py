"""Whether files of a spec can be read in parts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from segspec_kaitai.own.shape import AGAIN, ChosenRows, Shape
from segspec_kaitai.spec.model import Part

FILE_WORDS = ("_io", "_index")


def are_apart(shape: Shape, rows: ChosenRows) -> bool:
    """Whether each row can be read without the rows around it and without the size of the file."""
    if any(part.section != "seq" or part.table.get("repeat") != "eos" for part in rows.parts):
        return False
    if rows.path != AGAIN and (len(rows.way) != 1 or not rows.in_order):
        return False
    words = re.compile(rf"\b({'|'.join([*FILE_WORDS, *rows.way])})\b")
    parts = [part for owner in shape.reached() for part in owner.parts]
    if any(looks_elsewhere(part) or any(map(words.search, expressions(told(part)))) for part in parts):
        return False
    return end_by_themselves(shape, rows.parts or shape.root.fields)


def looks_elsewhere(part: Part) -> bool:
    return part.section == "instances" and bool({"pos", "io"} & part.table.keys()) and not looks_within(part)


def looks_within(part: Part) -> bool:
    name, _, stream = str(part.table.get("io", "")).partition(".")
    return stream == "_io" and any(field.name == name and "size" in field.table for field in part.owner.fields)


def told(part: Part) -> dict[str, Any]:
    return {key: value for key, value in part.table.items() if key != "io" or not looks_within(part)}


def expressions(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if not str(key).startswith(("doc", "-")) and key != "id":
                yield from expressions(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from expressions(inner)
    elif isinstance(value, str):
        yield value


def end_by_themselves(shape: Shape, parts: Iterable[Part]) -> bool:
    """Whether each part ends where its own content says."""
    pending, seen = list(parts), set[str]()
    while pending:
        part = pending.pop()
        if "size" in part.table:
            continue
        if part.table.get("size-eos") or part.table.get("eos-error") is False:
            return False
        for structure in shape.specs.structures(part):
            if structure.key in seen:
                continue
            seen.add(structure.key)
            if any(inner.table.get("repeat") == "eos" for inner in structure.fields):
                return False
            pending += structure.fields
    return True
