"""All specs, as pages show them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from segspec_kaitai.pages.size import Size
from segspec_kaitai.spec.model import Part, Specs, TypeSpec, anchor
from segspec_kaitai.spec.source import KSY, Spec, load, spec_names

ROLES = {
    "structure": "structure",
    "length": "length or count",
    "checksum": "checksum",
    "payload": "what users appended",
    "reserved": "reserved",
}
"""The roles of fields (key `-role`), and their words in a legend."""


ORDERS = {"be": "big-endian", "le": "little-endian"}


@dataclass(frozen=True)
class Page:
    """One page: the specs with one of `prefixes`; those of `roots` and their contents come first."""

    name: str
    title: str
    subtitle: str
    prefixes: tuple[str, ...]
    roots: tuple[str, ...]


class Book(Specs):
    """Every structure of some specs by key, `spec` or `spec.type`, in the order of the files.

    `sizes` caches the structures' lengths.
    """

    roles = ROLES

    def __init__(self, specs: Iterable[Spec]) -> None:
        super().__init__(specs)
        self.sizes: dict[str, Size] = {}
        self._settings: dict[tuple[str, str], str] = {}

    def setting(self, type_spec: TypeSpec, key: str) -> str:
        asked = type_spec.key, key
        if asked not in self._settings:
            self._settings[asked] = type_spec.setting(key)
        return self._settings[asked]

    def byte_order(self, type_spec: TypeSpec) -> str:
        return ORDERS.get(self.setting(type_spec, "endian"), "")

    def role(self, part: Part) -> str:
        return str(part.table.get("-role", "structure"))

    def holding(self, type_spec: TypeSpec) -> list[Part]:
        return type_spec.fields

    def title(self, type_spec: TypeSpec) -> str:
        if len(type_spec.names) > 1:
            words_of_id = type_spec.names[-1].replace("_", " ")
            return words_of_id[:1].upper() + words_of_id[1:]
        meta = type_spec.table["meta"]
        title = str(meta.get("title", type_spec.key))
        own = title.split(": ", 1)[-1].removeprefix(f"{meta.get('application', '')} ")
        return own[:1].upper() + own[1:]

    def mentioned(self, name: str, within: TypeSpec) -> str:
        found = self.types.get(name)
        return "" if found is None or found is within else self.anchor(found)

    def children(self, type_spec: TypeSpec) -> list[TypeSpec]:
        nested = [f"{type_spec.key}.{name}" for name in type_spec.table.get("types") or {}]
        return [self.types[key] for key in nested if key in self.types]

    def anchor(self, type_spec: TypeSpec) -> str:
        """The id of a structure's heading, unlike any field's."""
        *outer, name = type_spec.names
        around = self.types.get(".".join(outer))
        taken = around is not None and name in [part.name for part in (*around.fields, *around.instances)]
        if not taken:
            return anchor(type_spec.key)
        has_such_a_part = any(part.name == "type" for part in type_spec.parts)
        return anchor(type_spec.key, "-type" if has_such_a_part else "type")


def read_book(folder: Path = KSY) -> Book:
    """Raises `SpecError`."""
    return Book(load(folder / f"{name}.ksy") for name in spec_names(folder))
