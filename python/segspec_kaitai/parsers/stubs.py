"""Writes the `.pyi` of a generated Python parser from its spec, with types from the compiler's Java output."""

from __future__ import annotations

import re

from segspec_kaitai.spec.model import Kind, Part, Specs, TypeName, TypeSpec, camel, imports_in, lower_camel, types_of
from segspec_kaitai.spec.source import Spec

JAVA_CLASS = re.compile(r"^(?P<indent> *)public (?:static )?class (?P<name>\w+) extends KaitaiStruct")
JAVA_ACCESSOR = re.compile(r"^ *public (?P<type>[\w.<>\[\]]+) (?P<name>\w+)\(\) \{")
SCALARS = {
    **dict.fromkeys(("byte", "short", "int", "long", "Byte", "Short", "Integer", "Long"), "int"),
    **dict.fromkeys(("boolean", "Boolean"), "bool"),
    **dict.fromkeys(("double", "float", "Double", "Float"), "float"),
    "String": "str",
    "byte[]": "bytes",
}
PLAIN = {Kind.BYTES: "bytes", Kind.TEXT: "str", Kind.FLAG: "bool", Kind.NUMBER: "int", Kind.BITS: "int"}
BUILTINS = frozenset({"int", "bool", "float", "str", "bytes", "list", "property"})


class Stub:
    """The stub of one spec. `imported` are its imports by class; `shadowed` the names of Python that it redefines."""

    def __init__(self, spec: Spec, java: str, specs: Specs) -> None:
        self.specs = specs
        self.owners = list(types_of(spec))
        self.enums = {f"{owner.qualname}.{camel(name)}" for owner in self.owners for name in owner.enums}
        self.own = self.enums | {owner.qualname for owner in self.owners}
        ids = {owner.spec.path.stem: owner.spec.name for owner in specs.types.values()}
        self.imports = sorted(ids[name.rpartition("/")[2]] for name, _ in imports_in(spec))
        self.imported = {camel(name): name for name in self.imports}
        self.shadowed = BUILTINS & {part.name for owner in self.owners for part in owner.parts}
        self.types = java_types(java)

    def text(self) -> str:
        lines = ["import builtins"] if self.shadowed else []
        lines += ["from enum import IntEnum", "from typing import Any", ""]
        lines += [f"from . import {name} as _{name}" for name in self.imports]
        lines += ["from .runtime import KaitaiStream, KaitaiStruct", "", *self.class_lines(self.owners[0], "")]
        return "\n".join(lines) + "\n"

    def builtin(self, name: str) -> str:
        return f"builtins.{name}" if name in self.shadowed else name

    def resolve(self, name: str, inside: str) -> str | None:
        """`Header` or `OsirisChunk.Header` seen from class `inside`, as an absolute name; None if unknown."""
        scope = inside.split(".")
        for depth in range(len(scope), -1, -1):
            candidate = ".".join([*scope[:depth], name])
            if candidate in self.own:
                return candidate
        head = name.split(".")[0]
        return f"_{self.imported[head]}.{name}" if head in self.imported else None

    def class_lines(self, owner: TypeSpec, indent: str) -> list[str]:
        pad = f"{indent}    "
        out = [f"{indent}class {camel(owner.names[-1])}(KaitaiStruct):"]
        for enum in owner.enum_specs:
            out += [f"{pad}class {camel(enum.name)}(IntEnum):"]
            out += [*(f"{pad}    {name} = {value}" for name, value in enum.numbers.items()), ""]
        for nested in self.owners:
            if nested.names[:-1] == owner.names:
                out += self.class_lines(nested, pad)
        params = [f"{part.name}: {self.type_of(part)}" for part in owner.params]
        arguments = "".join(f"{param}, " for param in params)
        out.append(
            f"{pad}def __init__(self, {arguments}_io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ..."
        )
        out += [f"{pad}{param}" for param in params]
        out += [f"{pad}{part.name}: {self.type_of(part)}" for part in owner.fields if part.is_named]
        for part in owner.instances:
            out += [f"{pad}@{self.builtin('property')}", f"{pad}def {part.name}(self) -> {self.type_of(part)}: ..."]
        return [*out, ""]

    def type_of(self, part: Part) -> str:
        kind = self.python_type(self.types.get((part.owner.qualname, lower_camel(part.name)), ""), part)
        return f"{kind} | None" if part.may_be_absent else kind

    def python_type(self, java: str, part: Part) -> str:
        if listed := re.fullmatch(r"(?:Array)?List<(.*)>", java):
            return f"{self.builtin('list')}[{self.python_type(listed[1], part)}]"
        if java in SCALARS:
            return self.builtin(SCALARS[java])
        if java in ("KaitaiStruct", "Object"):
            kinds = [self.case_type(each, part) for each in part.types]
            kinds += [self.builtin("bytes")] if part.has_other_bytes else []
            union = " | ".join(dict.fromkeys(kind for kind in kinds if kind is not None))
            return union or ("KaitaiStruct" if java == "KaitaiStruct" else "Any")
        resolved = self.resolve(java, part.owner.qualname)
        if resolved is None:
            return "Any"
        is_enum = resolved in self.enums or (java.split(".")[0] in self.imported and "." in java)
        return f"{resolved} | {self.builtin('int')}" if is_enum and is_open(part) else resolved

    def case_type(self, declared: TypeName, part: Part) -> str | None:
        if declared.kind in PLAIN:
            return self.builtin("float" if declared.family == "f" else PLAIN[declared.kind])
        found = self.specs.find(declared.structure, part.owner)
        return None if found is None else self.resolve(found.qualname, "")


def java_types(text: str) -> dict[tuple[str, str], str]:
    """`{(class, accessor): Java type}` of a compiled spec."""
    out: dict[tuple[str, str], str] = {}
    stack: list[tuple[int, str]] = []
    for line in text.splitlines():
        found = JAVA_CLASS.match(line)
        if found:
            indent = len(found["indent"])
            stack = [entry for entry in stack if entry[0] < indent]
            stack.append((indent, found["name"]))
        accessor = JAVA_ACCESSOR.match(line)
        if accessor and stack:
            depth = len(line) - len(line.lstrip()) - 4
            stack = [entry for entry in stack if entry[0] <= depth]
            out[".".join(name for _, name in stack), accessor["name"]] = accessor["type"]
    return out


def is_open(part: Part) -> bool:
    """Without `valid: in-enum`, a number without a member stays an int."""
    valid = part.table.get("valid")
    return "enum" in part.table and not (isinstance(valid, dict) and bool(valid.get("in-enum")))
