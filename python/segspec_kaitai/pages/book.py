"""All specs at once: finds the structure or the enum that a name means, as the compiler would."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from segspec_kaitai.spec.model import KSY, Spec, Table, TypeSpec, anchor, load, spec_names, types_of

PLAIN = re.compile(r"^(?:[suf][1248](?:le|be)?|b\d+(?:le|be)?|bool|str|strz|bytes)$")
USER_TYPE = re.compile(r"^(?P<name>[a-z][a-z0-9_:]*)(?:\s*\((?P<arguments>.*)\))?$", re.DOTALL)


@dataclass(frozen=True)
class EnumSpec:
    """One enum and the structure it is declared in."""

    owner: TypeSpec
    name: str
    table: Table


class Book:
    """Every structure of a folder of specs by its key, `spec` or `spec.type`, in the order of the files."""

    def __init__(self, specs: list[Spec]) -> None:
        self.types = {type_spec.key: type_spec for spec in specs for type_spec in types_of(spec)}

    def children(self, type_spec: TypeSpec) -> list[TypeSpec]:
        """The types declared within `type_spec`, in their order."""
        return [self.types[f"{type_spec.key}.{name}"] for name in type_spec.table.get("types") or {}]

    def anchor(self, type_spec: TypeSpec) -> str:
        """The id of a structure's heading; one that is named like a member of the structure around it gives way."""
        *outer, name = type_spec.names
        around = self.types.get(".".join(outer))
        taken = around is not None and name in {*(str(f["id"]) for f in around.fields), *around.instances}
        return anchor(type_spec.key, "type") if taken else anchor(type_spec.key)

    def find(self, name: str, within: TypeSpec) -> TypeSpec:
        """The structure that `name` (such as `block` or `osiris_tracking_delta::offset`) means inside `within`."""
        path = ".".join(name.split("::"))
        for scope in scopes(within):
            if f"{scope}.{path}" in self.types:
                return self.types[f"{scope}.{path}"]
        if path in self.types:
            return self.types[path]
        raise KeyError(f"{within.key}: no structure {name}")

    def find_enum(self, name: str, within: TypeSpec) -> EnumSpec:
        """The enum that `name` (such as `kind` or `osiris_enums::compression`) means inside `within`."""
        *path, last = name.split("::")
        owners = [self.find("::".join(path), within)] if path else [self.types[scope] for scope in scopes(within)]
        for owner in owners:
            if last in owner.enums:
                return EnumSpec(owner, last, owner.enums[last])
        raise KeyError(f"{within.key}: no enum {name}")

    def used_by(self, type_spec: TypeSpec, field: Table) -> list[TypeSpec]:
        """The structures that a field may hold, in the order of its cases; none for a plain field."""
        return [self.find(name, type_spec) for name in user_types(field)]


def scopes(type_spec: TypeSpec) -> list[str]:
    """The keys of a structure and of those around it, the innermost first."""
    names = type_spec.names
    return [".".join(names[:end]) for end in range(len(names), 0, -1)]


def user_types(field: Table) -> list[str]:
    """The names of the structures in a field's `type`, without arguments, each once."""
    declared = field.get("type")
    choices: list[Any] = list(declared["cases"].values()) if isinstance(declared, Table) else [declared]
    found = [match["name"] for choice in choices if choice and (match := user_type(str(choice)))]
    return list(dict.fromkeys(found))


def user_type(declared: str) -> re.Match[str] | None:
    """The name and the arguments of a structure's use; None for plain types."""
    return None if PLAIN.match(declared) else USER_TYPE.match(declared.strip())


def read_book(folder: Path = KSY) -> Book:
    """Reads every spec of `folder`; raises `segspec_kaitai.spec.model.SpecError`."""
    return Book([load(folder / f"{name}.ksy") for name in spec_names(folder)])
