"""The expressions of the language's tests: what an assert expects, and the path that it looks at.

An expected value is a literal, a list of them, or the name of an enum's value; a path is fields, numbered items, casts,
and the few methods that a value may be asked at its end.
"""

from __future__ import annotations

import ast
import json
import math
import re
import struct
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

Numbered = Callable[[str], int]
"""The number of an enum's value, of its full name (`spec::type::enum::value`)."""

WORDS = {"true": True, "false": False, "null": None}
CAST = re.compile(r"\.as<([^<>]*)>")
NAME = re.compile(r"[a-z_]\w*(?:::\w+)+")
STRING = re.compile(r'"(?:\\.|[^"\\])*"|\'[^\']*\'')
STEP = re.compile(r"\.as<(?P<cast>[^<>]+(?:<[^<>]*>)?(?:\[\])?)>|\.?(?P<name>[a-z_]\w*)|\[(?P<item>\d+)\]")


NEAR = 1e-6
"""Numbers with a fraction are the same when they are this near: what is expected is written in decimal."""


class NotReachableError(Exception):
    """Why no value could be looked at."""


def expected_value(text: str, numbered: Numbered) -> Any:
    """What an assert expects, as the value that a column would hold: an enum's value is its number."""
    cast = CAST.search(text)
    value = _valued(ast.parse(_as_python(CAST.sub("", text), numbered), mode="eval").body)
    if cast is not None and cast[1] == "bytes":
        return bytes(value)
    if cast is not None and cast[1] == "f4":
        return struct.unpack("f", struct.pack("f", value))[0]
    return value


def _as_python(text: str, numbered: Numbered) -> str:
    """The same in Python's words. Only what lies outside strings is changed."""
    out, end = [], 0
    for found in STRING.finditer(text):
        out += [NAME.sub(lambda name: str(numbered(name[0])), text[end : found.start()]), _literal(found[0])]
        end = found.end()
    return "".join((*out, NAME.sub(lambda name: str(numbered(name[0])), text[end:]))).strip()


def _literal(quoted: str) -> str:
    """A string of Kaitai's as one of Python's: escapes count within double quotes alone."""
    return quoted if quoted.startswith('"') else repr(quoted[1:-1])


def _valued(node: ast.expr) -> Any:
    match node:
        case ast.Constant():
            return node.value
        case ast.Name(id=name) if name in WORDS:
            return WORDS[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_valued(operand)
        case ast.BinOp(left=left, op=ast.Add(), right=right):
            return _valued(left) + _valued(right)
        case ast.List(elts=items):
            values = [_valued(item) for item in items]
            plain = all(isinstance(item, ast.Constant) and isinstance(item.value, int) for item in items)
            return bytes(values) if values and plain and max(values) < 256 else values
    raise NotReachableError(f"an expected value is written as {ast.unparse(node)}")


def steps(path: str) -> Iterator[re.Match[str]]:
    """The parts of a path, in order."""
    at = 0
    while at < len(path):
        found = STEP.match(path, at)
        if found is None:
            raise NotReachableError(f"an expression, {path}")
        yield found
        at = found.end()


class Reached(NamedTuple):
    """A value of a row, and whether it stands in a JSON text, where numbers are digits and bytes are hex."""

    value: Any
    is_json: bool = False


def value_at(row: Any, path: str) -> Reached:
    """The value at a path below a row of nested dictionaries and lists."""
    value, is_json = row, False
    for step in steps(path.strip()):
        if isinstance(value, str) and value.startswith("{") and step["name"] not in METHODS:
            # Below a depth, structures that contain themselves are text.
            value, is_json = json.loads(value), True
        if step["item"] is not None:
            value = _item(value, int(step["item"]))
        elif step["cast"] is not None:
            value = _cast(value, step["cast"])
        else:
            value = _member(value, step["name"])
    return Reached(_only(value), is_json)


def _only(value: Any) -> Any:
    """What a switch holds that is no structure: the one member that is there."""
    held = [one for one in value.values() if one is not None] if isinstance(value, dict) else []
    return held[0] if len(held) == 1 and not isinstance(held[0], dict) else value


def _item(value: Any, number: int) -> Any:
    if not isinstance(value, list | bytes) or number >= len(value):
        raise NotReachableError(f"no item {number} in {_shown(value)}")
    return value[number]


def _cast(value: Any, name: str) -> Any:
    """A switch of structures has a member for each of its types, of which one is there."""
    member = name.rpartition("::")[2]
    held = value.get(member) if isinstance(value, dict) else None
    return held if isinstance(held, dict | str) else value


def _member(value: Any, name: str) -> Any:
    if isinstance(value, dict):
        if name in value:
            return value[name]
        held = [one for one in value.values() if one is not None]
        if len(held) == 1 and isinstance(held[0], dict) and name in held[0]:
            return held[0][name]
    asked = METHODS.get(name)
    if asked is not None and isinstance(value, asked[0]):
        return asked[1](value)
    raise NotReachableError(f"no column {name}")


def _shown(value: Any) -> str:
    return "null" if value is None else f"a {type(value).__name__}"


METHODS: dict[str, tuple[Any, Callable[[Any], Any]]] = {
    "size": (list | bytes, len),
    "length": (str | bytes, len),
    "first": (list | bytes, lambda value: value[0]),
    "last": (list | bytes, lambda value: value[-1]),
    "to_i": (int | str, int),
    "to_s": (int, str),
}
"""What a value may be asked, with the types that have it."""


def is_same(got: Reached, expected: Any) -> bool:
    """Whether a column's value is the one that is expected. A list of numbers may be written as bytes."""
    value = got.value
    if got.is_json:
        return value in (expected, expected.hex() if isinstance(expected, bytes) else str(expected))
    if isinstance(value, list) and isinstance(expected, bytes):
        return value == list(expected)
    if isinstance(expected, float) and isinstance(value, float | int):
        return math.isclose(value, expected, rel_tol=NEAR)
    kinds = (int, float) if isinstance(expected, int) else type(expected)
    return isinstance(value, kinds) and value == expected
