"""The type of each field and instance of a spec, from the compiler's Java getters.

Widths come from the spec.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

CLASS = re.compile(r"^(?P<indent> *)public (?:static )?class (?P<name>\w+) extends ")
GETTER = re.compile(r"^(?P<indent> *)public (?P<type>[\w.<>\[\]]+) (?P<name>\w+)\(\) \{")
INDENT = 4

KINDS = {
    **dict.fromkeys(("byte", "Byte", "short", "Short", "int", "Integer", "long", "Long"), "int"),
    **dict.fromkeys(("float", "Float", "double", "Double"), "float"),
    **dict.fromkeys(("boolean", "Boolean"), "bool"),
    **dict.fromkeys(("byte[]", "BytesWrapper"), "bytes"),
    "String": "str",
    "Object": "any",
    "KaitaiStruct": "any",
    "KaitaiStream": "stream",
}
CLASSES = tuple(name for name in KINDS if name[0].isupper())
"""Java's classes for plain types: no structure or enum may have these names."""


@dataclass(frozen=True, slots=True)
class Inferred:
    """A type: its `kind` (int, float, bool, bytes, str, any, stream, or named), and the depth of lists around it.

    `name` is Java's of a structure or enum.
    """

    kind: str
    lists: int = 0
    name: str = ""


ANY = Inferred("any")


def java_types(text: str) -> Mapping[str, Mapping[str, Inferred]]:
    """The types in one Java file: by class (`Elf.EndianElf.Header`), then by getter (`lenData`)."""
    found: dict[str, dict[str, Inferred]] = {}
    names: list[str] = []
    for line in text.splitlines():
        opened = CLASS.match(line)
        if opened is not None:
            depth = len(opened["indent"]) // INDENT
            names = [*names[:depth], opened["name"]]
            found[".".join(names)] = {}
            continue
        getter = GETTER.match(line)
        if getter is None:
            continue
        depth = len(getter["indent"]) // INDENT
        if 0 < depth <= len(names):
            found[".".join(names[:depth])][getter["name"]] = inferred(getter["type"])
    return found


def inferred(text: str) -> Inferred:
    lists = text.count("List<")
    inner = text.replace("List<", "").rstrip(">")
    kind = KINDS.get(inner)
    return Inferred("named", lists, inner) if kind is None else Inferred(kind, lists)
