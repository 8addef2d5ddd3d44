"""Objects of generated parsers as Arrow arrays, one column at a time."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import accumulate, chain
from operator import attrgetter
from types import NoneType
from typing import Any

import pyarrow as pa
from kaitaistruct import KaitaiStruct

from segspec.columns.arrays import MAX_BINARY
from segspec.core import json_form
from segspec.parsing import effort
from segspec.parsing.plain import NoValueError, of_object
from segspec_kaitai.own.lost_values import REFUSED, BadText, Refused, Tell, content_of
from segspec_kaitai.own.nodes import Node, as_names, as_union
from segspec_kaitai.own.python_names import name_in_spec

LARGE = 1 << 20
MOST_JSON = 16 << 20
JSON: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":")}
KINDS_REFUSED = frozenset(REFUSED.values())
PLAIN = (int, float, str, bytes, NoneType)


class ValueRangeError(ValueError):
    """A value that its column cannot hold; `path` is the field's."""

    def __init__(self, node: Node, why: str) -> None:
        super().__init__(why)
        self.path = node.path


def struct_of(node: Node, objects: Sequence[Any], tell: Tell) -> pa.StructArray:
    if not objects:
        return pa.nulls(0, node.arrow)
    if any(each is None for each in objects):
        return spread(node, objects, tell)
    arrays = [array_of(child, values_of(child, objects, tell), tell) for child in node.children]
    if not arrays:
        return pa.array([{}] * len(objects), node.arrow)
    return pa.StructArray.from_arrays(arrays, fields=list(node.arrow))


def spread(node: Node, objects: Sequence[Any], tell: Tell) -> pa.StructArray:
    places: list[int | None] = []
    held: list[Any] = []
    for each in objects:
        places.append(None if each is None else len(held))
        if each is not None:
            held.append(each)
    return struct_of(node, held, tell).take(pa.array(places, pa.int32()))


def values_of(node: Node, objects: Sequence[Any], tell: Tell) -> list[Any]:
    try:
        return list(map(attrgetter(node.attribute), objects))
    except effort.ERRORS:
        return [value_of(node, each, tell) for each in objects]


def value_of(node: Node, owner: Any, tell: Tell) -> Any:
    """A field's value. An instance that uses an absent field has no value; a failed one is reported."""
    try:
        return getattr(owner, node.attribute)
    except (effort.TooMuchWorkError, MemoryError):
        raise
    except effort.ERRORS as error:
        if not isinstance(getattr(type(owner), node.attribute, None), property):
            raise
        if not isinstance(error, AttributeError | TypeError):
            if not node.nullable:
                raise
            tell(owner, node.attribute, error)
        return None


def array_of(node: Node, values: list[Any], tell: Tell) -> pa.Array:
    """Raises `ValueRangeError` for a value that Arrow cannot hold."""
    match node.kind:
        case "struct":
            return struct_of(node, values, tell)
        case "list":
            return list_of(node, values, tell)
        case "switch" | "union":
            return switch_of(node, values, tell)
        case "json" | "object":
            return pa.array([None if each is None else text_of(node, each, tell) for each in values], pa.string())
    if node.lossy or node.kind == "text":
        values = without_lost(node, values, tell)
    match node.kind:
        case "bytes" if node.errors:
            values = list(map(content_of, values))
        case "name":
            return named(node, values)
        case "bool":
            values = [None if each is None else bool(each) for each in values]
        case "int" if float in set(map(type, values)):
            # The compiler declares the quotient of integers an integer.
            values = [int(each) if isinstance(each, float) else each for each in values]
    return leaf_of(node, values)


def without_lost(node: Node, values: list[Any], tell: Tell) -> list[Any]:
    kinds = set(map(type, values))
    if BadText in kinds and node.kind == "text":
        return [readable(each, tell, node.errors) for each in values]
    if KINDS_REFUSED.isdisjoint(kinds):
        return values
    return [None if isinstance(each, Refused) else each for each in values]


def leaf_of(node: Node, values: list[Any]) -> pa.Array:
    match values:
        case [bytes(value)] if node.kind == "bytes" and LARGE <= len(value) <= MAX_BINARY:
            offsets = pa.array([0, len(value)], pa.int32()).buffers()[1]
            return pa.Array.from_buffers(pa.binary(), 1, [None, offsets, pa.py_buffer(value)])
    try:
        return pa.array(values, pa.type_for_alias(node.type))
    except MemoryError:
        raise
    except (pa.ArrowException, OverflowError, ValueError, TypeError) as error:
        raise ValueRangeError(node, f"is no {node.type}: {str(error)[:200]}") from error


def readable(value: Any, tell: Tell, errors: str = "") -> Any:
    if isinstance(value, Refused):
        return None
    if not isinstance(value, BadText):
        return value
    if errors:
        return value.error.object.decode(value.error.encoding, errors)
    tell(value, "", value.error)
    return None


def list_of(node: Node, values: list[Any], tell: Tell) -> pa.ListArray:
    lengths = [0 if each is None else len(each) for each in values]
    offsets = [0, *accumulate(lengths)]
    if offsets[-1] > (1 << 31) - 1:
        raise ValueRangeError(node, "has more items than an Arrow list holds")
    items = array_of(node.children[0], list(chain.from_iterable(each for each in values if each is not None)), tell)
    mask = pa.array([each is None for each in values], pa.bool_()) if any(each is None for each in values) else None
    return pa.ListArray.from_arrays(pa.array(offsets, pa.int32()), items, type=node.arrow, mask=mask)


def switch_of(node: Node, values: list[Any], tell: Tell) -> pa.StructArray:
    """Each value in the child for its class; if that was not requested, the switch is null."""
    classes = list(map(type, values))
    arrays, known = [], set[type]()
    for child in node.children:
        own = {each for each in set(classes) - known if is_of(child, each)}
        held = [value if of in own else None for value, of in zip(values, classes, strict=True)]
        arrays.append(array_of(child, held, tell) if own else pa.nulls(len(values), child.arrow))
        known |= own
    mask = pa.array([of not in known for of in classes], pa.bool_())
    made = pa.StructArray.from_arrays(arrays, fields=[child.field for child in node.children], mask=mask)
    return as_union(node, made) if node.kind == "union" else made


def is_of(node: Node, kind: type) -> bool:
    if node.holds:
        return issubclass(kind, KaitaiStruct) and class_key(kind) == node.holds
    match node.kind:
        case "bool":
            return kind is bool
        case "int" | "name":
            return issubclass(kind, int) and kind is not bool
        case "float":
            return issubclass(kind, float)
        case "text":
            return issubclass(kind, str)
        case "bytes":
            return issubclass(kind, bytes)
        case "object":
            # It comes after the structures of the spec, which are already assigned.
            return kind not in (bool, int, float, str, bytes, NoneType)
    return not issubclass(kind, KaitaiStruct | NoneType)


def class_key(kind: type) -> str:
    return f"{kind.__module__.rpartition('.')[2]}.{kind.__qualname__}"


def named(node: Node, values: list[Any]) -> pa.Array:
    return as_names(node, pa.array(values, pa.type_for_alias(node.type)))


def text_of(node: Node, value: Any, tell: Tell) -> str:
    try:
        held = of_object(value) if node.kind == "object" else json_form.plain(plain(value, tell))
        made = json.dumps(held, **JSON)
    except NoValueError as error:
        raise ValueRangeError(node, str(error)) from error
    if len(made) > MOST_JSON:
        raise ValueRangeError(node, f"has a JSON text of more than {MOST_JSON} characters")
    return made


def plain(value: Any, tell: Tell) -> Any:
    if isinstance(value, KaitaiStruct):
        return {name: plain(held, tell) for name, held in fields_of(value) if held is not None}
    if isinstance(value, list):
        return [plain(each, tell) for each in value]
    if isinstance(value, Enum):
        return int(value.value)
    value = readable(value, tell)
    return value if isinstance(value, PLAIN) else of_object(value)


def fields_of(value: KaitaiStruct) -> Iterator[tuple[str, Any]]:
    return ((name_in_spec(name), held) for name, held in vars(value).items() if not name.startswith("_"))
