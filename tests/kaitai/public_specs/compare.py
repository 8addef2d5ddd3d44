"""A row against the object that the plain parser read."""

from __future__ import annotations

import json
import math
import struct
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from kaitaistruct import KaitaiStruct

from segspec_kaitai.own.nodes import Node
from tests.kaitai.public_specs.plain import LOST

MOST_TOLD = 5
NO_COLUMN = "no column"


class LostError(Exception):
    """Stands for a value that cannot be read."""


@dataclass
class Comparison:
    """Values that are equal, those that the plain parser cannot give either, and differences by their path. `told`: the
    reading reported something, so that what is computed of it is null.
    """

    told: bool = False
    equal: int = 0
    lost: int = 0
    wrong: list[str] = field(default_factory=list)

    def say(self, path: str, got: Any, wanted: Any) -> None:
        if len(self.wrong) < MOST_TOLD:
            self.wrong.append(f"{path}: {got!r:.80} instead of {wanted!r:.80}")

    def value(self, node: Node | None, path: str, got: Any, wanted: Any) -> None:
        """Compares a value of a column; within JSON text there is no `node`."""
        if node is not None and node.kind == "json":
            node, got = None, None if got is None else json.loads(got)
        if wanted is None or is_lost(wanted):
            self.lost += wanted is not None
            if got is not None:
                self.say(path, got, wanted)
        elif isinstance(wanted, list):
            self.items(node, path, got, wanted)
        elif node is not None and node.kind == "switch":
            self.case(node, path, got, wanted)
        elif isinstance(wanted, KaitaiStruct):
            self.structure(node, path, got, wanted)
        elif is_same(got, wanted) or (node is None and is_same(got, as_json(wanted))):
            self.equal += 1
        else:
            self.say(path, got, wanted)

    def items(self, node: Node | None, path: str, got: Any, wanted: list[Any]) -> None:
        if not isinstance(got, list) or len(got) != len(wanted):
            self.say(path, got, wanted)
            return
        of = None if node is None else node.children[0]
        for number, (one, other) in enumerate(zip(got, wanted, strict=True)):
            self.value(of, f"{path}[{number}]", one, other)

    def structure(self, node: Node | None, path: str, got: Any, wanted: Any) -> None:
        if not isinstance(got, dict) or (node is not None and node.kind != "struct"):
            self.say(path, got, wanted)
            return
        names = names_of(wanted)
        children = dict.fromkeys(names) if node is None else {child.name: child for child in node.children}
        for name, child in children.items():
            self.value(child, f"{path}.{name}".lstrip("."), got.get(name), self.given(got.get(name), wanted, name))
        if not names <= children.keys():
            self.say(path, NO_COLUMN, sorted(names - children.keys()))

    def given(self, got: Any, owner: Any, name: str) -> Any:
        """What an owner has; an instance that is null may be computed of something that was told to be lost."""
        wanted = value_of(owner, name)
        is_computed = isinstance(getattr(type(owner), name, None), property)
        return LostError() if got is None and wanted is not None and self.told and is_computed else wanted

    def case(self, node: Node, path: str, got: Any, wanted: Any) -> None:
        held = {name: value for name, value in (got or {}).items() if value is not None}
        if not held and isinstance(wanted, KaitaiStruct) and not names_of(wanted):
            return
        child = next((child for child in node.children if held.keys() == {child.name}), None)
        if child is None or (child.holds and child.holds.rpartition(".")[2] != type(wanted).__name__):
            self.say(path, got, wanted)
            return
        self.value(child, f"{path}.{child.name}", held[child.name], wanted)


def names_of(owner: Any) -> set[str]:
    """The fields, parameters and instances of an object."""
    kind = type(owner)
    held = {name for name in vars(owner) if not name.startswith("_")}
    held |= {name for name in getattr(kind, "SEQ_FIELDS", ()) if not name.startswith("_")}
    return held | {name for name, one in vars(kind).items() if isinstance(one, property)}


def value_of(owner: Any, name: str) -> Any:
    """A value, None for an absent one, and the error of one that cannot be read: the parser keeps what it began."""
    failed = vars(owner).setdefault("_failed", {})
    if name in failed:
        return failed[name]
    try:
        return getattr(owner, name)
    except Exception as error:
        if not isinstance(error, AttributeError) or isinstance(getattr(type(owner), name, None), property):
            failed[name] = error
        return failed.get(name)


def is_lost(value: Any) -> bool:
    return isinstance(value, Exception) or (isinstance(value, str) and LOST in value)


def as_json(value: Any) -> Any:
    """In JSON text integers are texts, and bytes hexadecimal digits."""
    value = value.value if isinstance(value, Enum) else value
    if isinstance(value, bytes):
        return value.hex()
    return str(value) if isinstance(value, int) and not isinstance(value, bool) else value


def is_same(got: Any, wanted: Any) -> bool:
    if isinstance(wanted, Enum):
        wanted = wanted.value
    if isinstance(wanted, bool) or isinstance(got, bool):
        return got is not None and bool(got) is bool(wanted)
    if isinstance(wanted, float) or isinstance(got, float):
        if not isinstance(got, float | int) or not isinstance(wanted, float | int):
            return False
        return (math.isnan(got) and math.isnan(wanted)) or got == wanted or narrow(got) == narrow(wanted)
    if isinstance(wanted, bytes | bytearray):
        return bool(got == bytes(wanted))
    return type(got) is type(wanted) and bool(got == wanted)


def narrow(number: float) -> bytes:
    try:
        return struct.pack("<f", number)
    except OverflowError:
        return b""
