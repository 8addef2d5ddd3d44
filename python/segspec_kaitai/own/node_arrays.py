"""Objects of generated parsers as Arrow arrays, by the tree of their columns: a column at a time, not a row."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import accumulate, chain
from operator import attrgetter
from typing import Any

import pyarrow as pa
from kaitaistruct import KaitaiStruct

from segspec.core import json_form
from segspec_kaitai.own.nodes import Node

MOST_JSON = 16 << 20
"""The most characters of one JSON text."""


class Absent:
    """Stands for a structure that is not there: all its fields are absent."""

    def __getattr__(self, name: str) -> None:
        return None


ABSENT = Absent()


class ValueRangeError(ValueError):
    """A value that its column cannot hold; `path` is the field's."""

    def __init__(self, node: Node, why: str) -> None:
        super().__init__(why)
        self.path = node.path


def struct_of(node: Node, objects: Sequence[Any]) -> pa.StructArray:
    """One row of Arrow's for each object; None where there is none."""
    there = [each is not None for each in objects]
    all_there = all(there)
    held = objects if all_there else [ABSENT if each is None else each for each in objects]
    arrays = [array_of(child, values_of(child, held)) for child in node.children]
    if not arrays:
        return pa.array([{} if each else None for each in there], node.arrow)
    mask = None if all_there else pa.array([not each for each in there])
    return pa.StructArray.from_arrays(arrays, fields=list(node.arrow), mask=mask)


def values_of(node: Node, objects: Sequence[Any]) -> list[Any]:
    return list(map(attrgetter(node.attribute), objects))


def array_of(node: Node, values: list[Any]) -> pa.Array:
    """The values of one column. Raises `ValueRangeError` for one that Arrow cannot hold."""
    match node.kind:
        case "struct":
            return struct_of(node, values)
        case "list":
            return list_of(node, values)
        case "switch":
            return switch_of(node, values)
        case "json":
            return pa.array([None if each is None else text_of(node, each) for each in values], pa.string())
        case "name":
            return named(node, values)
        case "bool":
            values = [None if each is None else bool(each) for each in values]
        case "int" if any(isinstance(each, float) for each in values):
            # The compiler calls the quotient of integers one.
            values = [int(each) if isinstance(each, float) else each for each in values]
    try:
        return pa.array(values, pa.type_for_alias(node.type))
    except (pa.ArrowException, OverflowError, ValueError, TypeError) as error:
        raise ValueRangeError(node, f"no {node.type}: {str(error)[:200]}") from error


def list_of(node: Node, values: list[Any]) -> pa.ListArray:
    lengths = [0 if each is None else len(each) for each in values]
    offsets = [0, *accumulate(lengths)]
    if offsets[-1] > (1 << 31) - 1:
        raise ValueRangeError(node, "has more items than an Arrow list holds")
    items = array_of(node.children[0], list(chain.from_iterable(each for each in values if each is not None)))
    mask = pa.array([each is None for each in values]) if any(each is None for each in values) else None
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), items, type=node.arrow, mask=mask)


def switch_of(node: Node, values: list[Any]) -> pa.StructArray:
    arrays = [array_of(child, [each if is_of(child, each) else None for each in values]) for child in node.children]
    mask = pa.array([each is None for each in values])
    return pa.StructArray.from_arrays(arrays, fields=list(node.arrow), mask=mask)


def is_of(node: Node, value: Any) -> bool:
    """Whether a value is of this kind, of those that a switch can have."""
    if node.holds:
        return isinstance(value, KaitaiStruct) and class_key(value) == node.holds
    match node.kind:
        case "bool":
            return isinstance(value, bool)
        case "int" | "name":
            return isinstance(value, int) and not isinstance(value, bool)
        case "float":
            return isinstance(value, float)
        case "text":
            return isinstance(value, str)
        case "bytes":
            return isinstance(value, bytes)
    return not isinstance(value, KaitaiStruct)


def class_key(value: Any) -> str:
    """Module and class of a structure, as specs call them."""
    kind = type(value)
    return f"{kind.__module__.rpartition('.')[2]}.{kind.__qualname__}"


def named(node: Node, values: list[Any]) -> pa.Array:
    """Names of an enum; a number without one as its digits."""
    known = dict(node.names)
    texts = [None if each is None else known.get(int(each), str(int(each))) for each in values]
    return pa.array(texts, pa.string()).dictionary_encode().cast(node.arrow)


# JSON texts


def text_of(node: Node, value: Any) -> str:
    made = json.dumps(json_form.plain(plain(value)), ensure_ascii=False, separators=(",", ":"))
    if len(made) > MOST_JSON:
        raise ValueRangeError(node, f"has a JSON text of more than {MOST_JSON} characters")
    return made


def plain(value: Any) -> Any:
    """A value without classes: structures are dicts of their fields, without what instances compute or read."""
    if isinstance(value, KaitaiStruct):
        return {name: plain(held) for name, held in fields_of(value) if held is not None}
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, Enum):
        return int(value.value)
    return value


def fields_of(value: KaitaiStruct) -> Iterator[tuple[str, Any]]:
    return ((name, held) for name, held in vars(value).items() if not name.startswith("_"))
