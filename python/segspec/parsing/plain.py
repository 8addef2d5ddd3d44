"""A parsed structure as plain values: dicts of its fields, lists, numbers, texts and bytes."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

from kaitaistruct import KaitaiStream, KaitaiStruct


class Plain:
    """Rules for turning structures into plain values. `values` maps a class name to its replacement (None omits the
    field); fields that match `unsaid` are omitted; the items of a field named `merged` (a list, or a structure with a
    list of that name) are merged into their parent, each by its `content`. Absent or null values are omitted."""

    def __init__(self, values: Mapping[str, Callable[[Any], Any]], unsaid: str, merged: str = "") -> None:
        self._values, self._unsaid, self._merged = values, re.compile(unsaid), merged

    def __call__(self, tree: Any) -> Any:
        if isinstance(tree, list):
            return [self(each) for each in tree]
        if not isinstance(tree, KaitaiStruct):
            return tree
        made = self._values.get(type(tree).__name__)
        return self._fields(tree) if made is None else made(tree)

    def _fields(self, tree: Any) -> dict[str, Any]:
        said = {name: self(value) for name, value in vars(tree).items() if not self._unsaid.fullmatch(name)}
        held = getattr(tree, self._merged, None)
        for one in getattr(held, self._merged, held) or ():
            content = self(one.content)
            said |= (
                content
                if isinstance(content, dict)
                else {f"{self._merged}_{getattr(one.tag, 'value', one.tag)}": content}
            )
        return {name: value for name, value in said.items() if value is not None}


MOST_WITHIN = 64


class NoValueError(ValueError):
    """An object of a handwritten class has no suitable value."""


def of_object(value: Any, within: int = 0) -> Any:
    """An object of such a class as JSON: a number, a text, bytes as hex, a list, a mapping, or else its public
    attributes, without those that are None or a stream. Raises `NoValueError`.
    """
    if within > MOST_WITHIN:
        raise NoValueError(f"holds objects within each other more than {MOST_WITHIN} deep")
    if isinstance(value, Enum):
        value = value.value
    if value is None or isinstance(value, bool):
        return value
    for kind in (int, str):
        if isinstance(value, kind):
            return kind(value)
    if isinstance(value, float):
        return float(value) if math.isfinite(value) else str(float(value))
    if isinstance(value, bytes | bytearray | memoryview):
        return bytes(value).hex()
    if isinstance(value, list | tuple | set | frozenset):
        return [of_object(each, within + 1) for each in value]
    held = value if isinstance(value, Mapping) else attributes_of(value)
    return {str(name): of_object(each, within + 1) for name, each in held.items()}


def attributes_of(value: Any) -> dict[str, Any]:
    slots = [vars(kind).get("__slots__", ()) for kind in type(value).__mro__]
    named = [name for each in slots for name in ((each,) if isinstance(each, str) else each)]
    names = [name for name in (*named, *getattr(value, "__dict__", ())) if not name.startswith("_")]
    found = {name: getattr(value, name, None) for name in names}
    out = {name: each for name, each in found.items() if each is not None and not isinstance(each, KaitaiStream)}
    if not out:
        kind = type(value)
        raise NoValueError(
            f"is an object of {kind.__module__}.{kind.__qualname__}, which has no value: the class has to give a "
            "number, a text, bytes, a list, a mapping, or an object with public attributes"
        )
    return out


def drawn_value(value: Any) -> Any:
    if value is None or isinstance(value, int | float | str | bytes | list):
        return value
    try:
        return of_object(value)
    except NoValueError:
        return type(value).__name__
