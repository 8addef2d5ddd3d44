"""Writes the `.pyi` of a generated Python parser.

The shape (classes, enums, parameters, what can be absent) comes from the compiler's Python output. The types of fields
and instances come from its Java output, where every accessor declares what the compiler inferred.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass

from segspec_kaitai.ksc.pymodule import Attribute, Module, StructClass, read_module
from segspec_kaitai.spec.model import camel, lower_camel

JAVA_CLASS = re.compile(r"^(?P<indent> *)public (?:static )?class (?P<name>\w+) extends KaitaiStruct")
JAVA_ACCESSOR = re.compile(r"^ *public (?P<type>[\w.<>\[\]]+) (?P<name>\w+)\(\) \{")
SCALARS = {
    **dict.fromkeys(("byte", "short", "int", "long", "Byte", "Short", "Integer", "Long"), "int"),
    **dict.fromkeys(("boolean", "Boolean"), "bool"),
    **dict.fromkeys(("double", "float", "Double", "Float"), "float"),
    "String": "str",
    "byte[]": "bytes",
}
BUILTINS = frozenset({"int", "bool", "float", "str", "bytes", "list", "property"})


@dataclass(frozen=True)
class Names:
    """What type names of one module mean: its own classes and enums, and the specs it imports by class name."""

    own: frozenset[str]
    enums: frozenset[str]
    imported: dict[str, str]
    shadowed: frozenset[str]

    def builtin(self, name: str) -> str:
        return f"builtins.{name}" if name in self.shadowed else name

    def resolve(self, name: str, inside: str) -> str | None:
        """`Header` or `OsirisChunk.Header` seen from class `inside`, as an absolute name; None when nothing has it."""
        scope = inside.split(".")
        for depth in range(len(scope), -1, -1):
            candidate = ".".join([*scope[:depth], name])
            if candidate in self.own:
                return candidate
        head = name.split(".")[0]
        return f"_{self.imported[head]}.{name}" if head in self.imported else None


def render_stub(python: str, java: str, specs: list[str]) -> str:
    """The stub of one spec, from the compiler's Python and Java texts of it."""
    module = read_module("", python, specs)
    names = names_of(module, specs)
    types = java_types(java)
    lines = ["from enum import IntEnum", "from typing import Any", ""]
    if names.shadowed:
        lines.insert(0, "import builtins")
    package_imports = [f"from . import {name} as _{name}" for name in module.imports]
    lines += [*package_imports, "from .runtime import KaitaiStream, KaitaiStruct", ""]
    for struct in module.classes:
        lines += class_lines(struct, names, types)
    return "\n".join(lines) + "\n"


def names_of(module: Module, specs: list[str]) -> Names:
    classes = module.walk()
    enums = frozenset(f"{c.qualname}.{e.name}" for c in classes for e in c.enums)
    used = {a.name for c in classes for a in [*c.attributes, *c.instances]} | {p for c in classes for p in c.params}
    own = enums | {c.qualname for c in classes}
    return Names(own, enums, {camel(spec): spec for spec in module.imports if spec in specs}, BUILTINS & used)


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


def class_lines(struct: StructClass, names: Names, types: dict[tuple[str, str], str]) -> list[str]:
    pad = " " * (struct.indent + 4)
    out = [f"{' ' * struct.indent}class {struct.qualname.rpartition('.')[2]}(KaitaiStruct):"]
    for enum in struct.enums:
        out += [
            f"{pad}class {enum.name}(IntEnum):",
            *(f"{pad}    {name} = {value}" for name, value in enum.members),
            "",
        ]
    for nested in struct.nested:
        out += class_lines(nested, names, types)
    params = [(name, attribute_type(Attribute(name), struct, names, types)) for name in struct.params]
    arguments = "".join(f"{name}: {kind}, " for name, kind in params)
    out.append(
        f"{pad}def __init__(self, {arguments}_io: KaitaiStream, _parent: Any = ..., _root: Any = ...) -> None: ..."
    )
    out += [f"{pad}{name}: {kind}" for name, kind in params]
    out += [f"{pad}{a.name}: {attribute_type(a, struct, names, types)}" for a in struct.attributes]
    for instance in struct.instances:
        kind = attribute_type(instance, struct, names, types)
        out += [f"{pad}@{names.builtin('property')}", f"{pad}def {instance.name}(self) -> {kind}: ..."]
    return [*out, ""]


def attribute_type(a: Attribute, struct: StructClass, names: Names, types: dict[tuple[str, str], str]) -> str:
    kind = python_type(types.get((struct.qualname, lower_camel(a.name)), ""), struct, names, a)
    return f"{kind} | None" if a.optional else kind


def python_type(java: str, struct: StructClass, names: Names, a: Attribute) -> str:
    """The Python type of a Java type; of KaitaiStruct or Object, the union of what a parse assigns."""
    listed = re.fullmatch(r"(?:Array)?List<(.*)>", java)
    if listed:
        return f"{names.builtin('list')}[{python_type(listed[1], struct, names, a)}]"
    if java in SCALARS:
        return names.builtin(SCALARS[java])
    if java in ("KaitaiStruct", "Object"):
        kinds = [assigned_type(source, names) for source in a.sources]
        union = " | ".join(dict.fromkeys(kind for kind in kinds if kind is not None))
        return union or ("KaitaiStruct" if java == "KaitaiStruct" else "Any")
    resolved = names.resolve(java, struct.qualname)
    if resolved is None:
        return "Any"
    is_enum = resolved in names.enums or (java.split(".")[0] in names.imported and "." in java)
    return f"{resolved} | {names.builtin('int')}" if is_enum and is_open(a) else resolved


def is_open(a: Attribute) -> bool:
    """A number that no member of its enum has stays an int, unless the spec says `valid: in-enum`."""
    return not a.closed and (not a.sources or any("resolve_enum" in ast.unparse(source) for source in a.sources))


def assigned_type(source: ast.expr, names: Names) -> str | None:
    """The type of `OsirisChunk.Header(self._io, …)`, `entry.Entry(…)` or `self._io.read_…()`."""
    if not (isinstance(source, ast.Call) and isinstance(source.func, ast.Attribute | ast.Name)):
        return None
    called = ast.unparse(source.func)
    if called.startswith("self._io.read_bytes"):
        return names.builtin("bytes")
    if called.startswith("self._io.read_f"):
        return names.builtin("float")
    if called.startswith("self._io.read_"):
        return names.builtin("int")
    if called.endswith(".decode"):
        return names.builtin("str")
    return names.resolve(called, "") or names.resolve(called.partition(".")[2], "")
