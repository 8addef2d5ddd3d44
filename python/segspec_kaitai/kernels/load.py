"""Compiled specs for the lowering, which never runs them, and the errors that stop it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from segspec_kaitai.kernels.ir import SIGNED, UNSIGNED, Range
from segspec_kaitai.ksc.pymodule import StructClass, read_module
from segspec_kaitai.spec.model import TypeSpec, types_of
from segspec_kaitai.spec.source import Spec, load


class Unsupported(Exception):  # noqa: N818 - it is a verdict on a spec, not a fault
    """A spec uses a construct that has no lowering. `line` is 0 if unknown."""

    def __init__(self, construct: str, spec: str, line: int) -> None:
        super().__init__(f"{spec}.ksy:{line}: {construct} cannot be lowered to a kernel")
        self.construct = construct
        self.spec = spec
        self.line = line


class SelfContainedError(Unsupported):
    """A structure contains itself.

    `KernelSpec.opaque` can leave it unread by `key`: its own, or without a size that of the structure around it.
    """

    key = ""


class MissingError(Unsupported):
    """The value is unknown here: another structure, or one read later, may have it."""


class ColumnError(Exception):
    """A row or column names a value that the spec lacks, or reads too late. `column` is "" for the row."""

    def __init__(self, message: str, column: str = "") -> None:
        super().__init__(message)
        self.column = column


class CompoundError(ColumnError):
    """The column is a structure or a list, or of another kind than requested."""


@dataclass
class Sources:
    """Compiled specs."""

    specs: Mapping[str, Spec]
    structs: dict[str, StructClass] = field(default_factory=dict)
    enums: dict[str, dict[str, int]] = field(default_factory=dict)
    types: dict[str, TypeSpec] = field(default_factory=dict)

    def root(self, spec: str) -> StructClass:
        if "." in spec:
            return self.structs[next(name for name, found in self.types.items() if found.key == spec)]
        return next(s for s in self.structs.values() if s.module == spec and "." not in s.qualname)

    def resolve(self, module: str, dotted: str) -> str:
        first = dotted.partition(".")[0]
        return dotted if first in self.specs else f"{module}.{dotted}"

    def struct(self, module: str, dotted: str) -> StructClass | None:
        return self.structs.get(self.resolve(module, dotted))

    def enum(self, module: str, dotted: str) -> dict[str, int] | None:
        return self.enums.get(self.resolve(module, dotted))

    def line(self, info: StructClass, name: str) -> int:
        """0 if unknown."""
        found = self.types.get(info.key)
        if found is None:
            return 0
        return next((part.line for part in found.parts if part.name == name), found.table.line)

    def parameter_range(self, info: StructClass, name: str) -> Range:
        """Raises `Unsupported` if it is not an integer."""
        declared = next(part.types[0] for part in self.types[info.key].params if part.name == name)
        if declared.bounds is None:
            what = f"parameter `{name}` of type {declared.text or 'bytes'}"
            raise Unsupported(what, info.module, self.line(info, name))
        return Range(*declared.bounds)


def wide(known: Range) -> Range:
    return SIGNED if SIGNED.contains(known) else UNSIGNED


def from_texts(texts: Mapping[str, str], specs: Mapping[str, Spec]) -> Sources:
    sources = Sources(specs)
    sources.structs = {found.key: found for name, text in texts.items() for found in read_module(name, text)}
    for owner in (owner for spec in specs.values() for owner in types_of(spec)):
        sources.types[owner.class_key] = owner
        sources.enums |= {enum.class_key: enum.numbers for enum in owner.enum_specs}
    return sources


def from_folders(package: Path, ksy: Path) -> Sources:
    specs = {path.stem: load(path) for path in sorted(ksy.glob("*.ksy")) if (package / f"{path.stem}.py").exists()}
    texts = {name: (package / f"{name}.py").read_text(encoding="utf-8") for name in specs}
    return from_texts(texts, specs)
