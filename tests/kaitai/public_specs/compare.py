"""A row against the object that the plain parser read."""

from __future__ import annotations

import json
import math
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from kaitaistruct import KaitaiStruct

from segspec_kaitai.own.nodes import Node
from tests.kaitai.public_specs.plain import LOST

MOST_TOLD = 5


class LostTextError(Exception):
    """Stands for text that does not decode."""


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

    def value(self, node: Node, path: str, got: Any, wanted: Any) -> None:
        if isinstance(wanted, str) and LOST in wanted:
            wanted = LostTextError()
        if wanted is None or isinstance(wanted, Exception):
            self.lost += isinstance(wanted, Exception)
            if got is not None:
                self.say(path, got, wanted)
        elif node.kind == "switch":
            self.case(node, path, got, wanted)
        elif node.kind == "json":
            self.text(path, None if got is None else json.loads(got), wanted)
        elif isinstance(wanted, KaitaiStruct):
            self.structure(node, path, got, wanted)
        elif isinstance(wanted, list):
            if not isinstance(got, list) or len(got) != len(wanted):
                return self.say(path, got, wanted)
            for number, (one, other) in enumerate(zip(got, wanted, strict=True)):
                self.value(node.children[0], f"{path}[{number}]", one, other)
        elif is_same(got, wanted):
            self.equal += 1
        else:
            self.say(path, got, wanted)

    def structure(self, node: Node, path: str, got: Any, wanted: Any) -> None:
        if not isinstance(got, dict) or node.kind != "struct":
            return self.say(path, got, wanted)
        for child in node.children:
            name = child.name
            given = value_of(wanted, name)
            if got[name] is None and self.told and isinstance(getattr(type(wanted), name, None), property):
                given = None if given is None else LostTextError()
            self.value(child, f"{path}.{name}".lstrip("."), got[name], given)
        missing = set(names_of(wanted)) - {child.name for child in node.children}
        if missing:
            self.say(path, "no column", sorted(missing))

    def case(self, node: Node, path: str, got: Any, wanted: Any) -> None:
        held = {name: value for name, value in (got or {}).items() if value is not None}
        if len(held) != 1:
            if not (isinstance(wanted, KaitaiStruct) and not names_of(wanted)):
                self.say(path, got, wanted)
            return
        ((name, value),) = held.items()
        child = next(child for child in node.children if child.name == name)
        if child.holds and child.holds.rpartition(".")[2] != type(wanted).__name__:
            return self.say(path, f"of {child.holds}", type(wanted))
        self.value(child, f"{path}.{name}", value, wanted)

    def text(self, path: str, got: Any, wanted: Any) -> None:
        """What is JSON text: numbers are texts, bytes hexadecimal, absent values left out."""
        if isinstance(wanted, str) and LOST in wanted:
            wanted = LostTextError()
        if wanted is None or isinstance(wanted, Exception):
            self.lost += isinstance(wanted, Exception)
            if got is not None:
                self.say(path, got, wanted)
        elif isinstance(wanted, KaitaiStruct):
            for name in names_of(wanted):
                self.text(f"{path}.{name}", (got or {}).get(name), value_of(wanted, name))
        elif isinstance(wanted, list):
            if not isinstance(got, list) or len(got) != len(wanted):
                return self.say(path, got, wanted)
            for number, (one, other) in enumerate(zip(got, wanted, strict=True)):
                self.text(f"{path}[{number}]", one, other)
        else:
            if isinstance(wanted, Enum):
                wanted = wanted.value
            shown = wanted.hex() if isinstance(wanted, bytes) else wanted
            if isinstance(wanted, int) and not isinstance(wanted, bool):
                shown = str(wanted)
            if got == shown or is_same(got, wanted):
                self.equal += 1
            elif not isinstance(wanted, float):
                self.say(path, got, wanted)


def names_of(owner: Any) -> Iterator[str]:
    """The fields, parameters and instances of an object."""
    kind = type(owner)
    held = {name for name in vars(owner) if not name.startswith("_")}
    held |= {name for name in getattr(kind, "SEQ_FIELDS", ()) if not name.startswith("_")}
    return iter(held | {name for name, one in vars(kind).items() if isinstance(one, property)})


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


def is_same(got: Any, wanted: Any) -> bool:
    if isinstance(wanted, Enum):
        wanted = wanted.value
    if isinstance(wanted, bool) or isinstance(got, bool):
        return got is not None and bool(got) == bool(wanted)
    if isinstance(wanted, float) or isinstance(got, float):
        if not isinstance(got, float | int) or not isinstance(wanted, float | int):
            return False
        return got == wanted or (math.isnan(got) and math.isnan(wanted)) or narrow(got) == narrow(wanted)
    if isinstance(wanted, bytes | bytearray):
        return got == bytes(wanted)
    return type(got) is type(wanted) and got == wanted


def narrow(number: float) -> bytes:
    try:
        return struct.pack("<f", number)
    except OverflowError:
        return b""
