"""Names with another meaning in Python, and the spec's names for their replacements in parsers."""

from __future__ import annotations

import keyword
import re

from segspec_kaitai.own.java_types import CLASSES as JAVA

KEYWORDS = frozenset(keyword.kwlist)
ATTRIBUTES = KEYWORDS | {"self", "super", "property", "collections"}
"""Invalid names for fields, instances and parameters: they would break the class."""
MEMBERS = KEYWORDS | {"mro"}
TYPES = KEYWORDS | {
    *("kaitaistruct", "collections", "enum", "struct", "zlib", "debug", "fields", "processes"),
    *("len", "range", "int", "str", "min", "max", "hasattr", "getattr", "isinstance", "super", "property"),
}
CLASSES = ("None", "True", "False", "BytesIO", "IntEnum", "Exception", *JAVA)
ALL = ATTRIBUTES | MEMBERS | TYPES
SUFFIX = re.compile(r"(?P<base>.*?)(?P<suffix>(?:_x)*)", re.DOTALL)
CLASS = re.compile(rf"(?:{'|'.join(CLASSES)})X*")


def suffixed(name: str, taken: frozenset[str]) -> str:
    base = without_suffix(name)
    is_troubled = name in taken if base == name else has_meaning(base)
    return f"{name}_x" if is_troubled else name


def without_suffix(name: str) -> str:
    found = SUFFIX.fullmatch(name)
    return name if found is None else found["base"]


def has_meaning(name: str) -> bool:
    return name in ALL or CLASS.fullmatch("".join(word.capitalize() for word in name.split("_"))) is not None


def name_in_spec(name: str) -> str:
    """The spec's name for the field, instance or parameter `name` of its parser."""
    base = without_suffix(name)
    return name[:-2] if base != name and has_meaning(base) else name


def path_in_parsers(path: str) -> str:
    return ".".join(suffixed(name, ATTRIBUTES) for name in path.split("."))


def path_in_spec(path: str) -> str:
    """`records[2].class_x` is `records[2].class`."""
    return re.sub(r"\w+", lambda found: name_in_spec(found[0]), path)
