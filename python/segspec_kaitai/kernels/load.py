"""The classes and enums of the compiler's Python output, read through `ast`: nothing of it is ever run."""

from __future__ import annotations

import ast
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from segspec_kaitai.kernels.errors import Unsupported
from segspec_kaitai.kernels.ir import SIGNED, UNSIGNED, Range
from segspec_kaitai.ksc.pymodule import enum_members, is_cache_check
from segspec_kaitai.spec.model import TypeSpec, types_of
from segspec_kaitai.spec.source import Spec, load

STREAM_PARAMETERS = ("_io", "_parent", "_root")


@dataclass(frozen=True)
class StructInfo:
    """One structure: `module` and `qualname` of its class, what it takes, reads and computes."""

    module: str
    qualname: str
    params: tuple[str, ...]
    read: tuple[ast.stmt, ...]
    instances: Mapping[str, tuple[ast.stmt, ...]]

    @property
    def key(self) -> str:
        return f"{self.module}.{self.qualname}"


@dataclass
class Sources:
    """Every structure and enum of a set of compiled specs, and the specs themselves (for lines and parameters)."""

    specs: Mapping[str, Spec]
    structs: dict[str, StructInfo] = field(default_factory=dict)
    enums: dict[str, dict[str, int]] = field(default_factory=dict)
    types: dict[str, TypeSpec] = field(default_factory=dict)

    def root(self, spec: str) -> StructInfo:
        """The structure that a spec's file describes as a whole."""
        return next(s for s in self.structs.values() if s.module == spec and "." not in s.qualname)

    def resolve(self, module: str, dotted: str) -> str:
        """The key of `Name.Nested` or `imported_module.Name.Nested` as `module` writes it."""
        first = dotted.partition(".")[0]
        return dotted if first in self.specs else f"{module}.{dotted}"

    def struct(self, module: str, dotted: str) -> StructInfo | None:
        return self.structs.get(self.resolve(module, dotted))

    def enum(self, module: str, dotted: str) -> dict[str, int] | None:
        return self.enums.get(self.resolve(module, dotted))

    def line(self, info: StructInfo, name: str) -> int:
        """The line of a field, instance or parameter in its `.ksy`; 0 where it is not to be found."""
        found = self.types.get(info.key)
        if found is None:
            return 0
        return next((part.line for part in found.parts if part.name == name), found.table.line)

    def parameter_range(self, info: StructInfo, name: str) -> Range:
        """What values a parameter can have by its declared type; raises Unsupported for one that is not an integer."""
        declared = next(part.types[0] for part in self.types[info.key].params if part.name == name)
        if declared.bounds is None:
            what = f"parameter `{name}` of type {declared.text or 'bytes'}"
            raise Unsupported(what, info.module, self.line(info, name))
        return Range(*declared.bounds)


def wide(known: Range) -> Range:
    """The widest range of the same machine type."""
    return SIGNED if SIGNED.contains(known) else UNSIGNED


def from_texts(texts: Mapping[str, str], specs: Mapping[str, Spec]) -> Sources:
    """Reads compiled modules by spec id; `specs` are the same specs as read from YAML."""
    sources = Sources(specs)
    for name, text in texts.items():
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef):
                add_class(sources, name, node, "")
    for spec in specs.values():
        sources.types |= {found.class_key: found for found in types_of(spec)}
    return sources


def from_folders(package: Path, ksy: Path) -> Sources:
    """Reads the modules of a package that has one for each spec of `ksy`."""
    specs = {path.stem: load(path) for path in sorted(ksy.glob("*.ksy")) if (package / f"{path.stem}.py").exists()}
    texts = {name: (package / f"{name}.py").read_text(encoding="utf-8") for name in specs}
    return from_texts(texts, specs)


def add_class(sources: Sources, module: str, node: ast.ClassDef, outer: str) -> None:
    qualname = f"{outer}.{node.name}" if outer else node.name
    if any(isinstance(base, ast.Name) and base.id == "IntEnum" for base in node.bases):
        sources.enums[f"{module}.{qualname}"] = dict(enum_members(node))
        return
    params: tuple[str, ...] = ()
    read: tuple[ast.stmt, ...] = ()
    instances = {}
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            add_class(sources, module, child, qualname)
        elif isinstance(child, ast.FunctionDef) and child.name == "__init__":
            params = tuple(a.arg for a in child.args.args[1:] if a.arg not in STREAM_PARAMETERS)
        elif isinstance(child, ast.FunctionDef) and child.name == "_read":
            read = tuple(child.body)
        elif isinstance(child, ast.FunctionDef) and child.decorator_list:
            instances[child.name] = tuple(getter_body(child))
    info = StructInfo(module, qualname, params, read, instances)
    sources.structs[info.key] = info


def getter_body(node: ast.FunctionDef) -> list[ast.stmt]:
    """What computes an instance: the getter without its doc, its cache check and its return."""
    return [
        statement
        for statement in node.body
        if not is_cache_check(statement)
        and not isinstance(statement, ast.Return)
        and not (isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant))
    ]
