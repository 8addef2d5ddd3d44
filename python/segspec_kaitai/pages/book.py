"""All specs at once, as pages show them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from segspec_kaitai.spec.model import Specs, TypeSpec, anchor
from segspec_kaitai.spec.source import KSY, load, spec_names


@dataclass(frozen=True)
class Page:
    """One page: the specs whose names begin with one of `prefixes`, those of `roots` and what they hold first."""

    name: str
    title: str
    subtitle: str
    prefixes: tuple[str, ...]
    roots: tuple[str, ...]


class Book(Specs):
    """Every structure of a folder of specs by its key, `spec` or `spec.type`, in the order of the files."""

    def children(self, type_spec: TypeSpec) -> list[TypeSpec]:
        """The types declared within `type_spec`, in their order."""
        return [self.types[f"{type_spec.key}.{name}"] for name in type_spec.table.get("types") or {}]

    def anchor(self, type_spec: TypeSpec) -> str:
        """The id of a structure's heading; one that is named like a member of the structure around it gives way."""
        *outer, name = type_spec.names
        around = self.types.get(".".join(outer))
        taken = around is not None and name in [part.name for part in (*around.fields, *around.instances)]
        return anchor(type_spec.key, "type") if taken else anchor(type_spec.key)


def read_book(folder: Path = KSY) -> Book:
    """Reads every spec of `folder`; raises `segspec_kaitai.spec.source.SpecError`."""
    return Book(load(folder / f"{name}.ksy") for name in spec_names(folder))
