"""What the compiler's Python output says: its classes, enums, and the statements that read fields and instances.

The compiler leaves an attribute unset where its `if` does not hold; `with_absent_as_none` turns that into `None`.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field

from segspec_kaitai.ksc.output import tidy
from segspec_kaitai.spec.model import types_of
from segspec_kaitai.spec.source import Spec


@dataclass
class EnumClass:
    name: str
    members: list[tuple[str, int]]


@dataclass(eq=False)
class StructClass:
    """A class: `qualname` as in `OsirisChunk.Header`, `line` the line of its `class` statement.

    `read` are the statements that read its fields, `getters` those that compute or read each instance.
    """

    module: str
    qualname: str
    line: int
    indent: int
    params: list[str] = field(default_factory=list)
    read: list[ast.stmt] = field(default_factory=list)
    getters: dict[str, list[ast.stmt]] = field(default_factory=dict)
    enums: list[EnumClass] = field(default_factory=list)
    nested: list[StructClass] = field(default_factory=list)

    @property
    def key(self) -> str:
        return f"{self.module}.{self.qualname}"


@dataclass
class Module:
    """Top-level classes of one compiled spec (one)."""

    classes: list[StructClass]

    def walk(self) -> list[StructClass]:
        pending, out = list(self.classes), []
        while pending:
            current = pending.pop(0)
            out.append(current)
            pending = current.nested + pending
        return out


def read_module(name: str, text: str) -> Module:
    """Reads the compiler's Python output for the spec `name`."""
    return Module([read_class(name, node, "") for node in ast.parse(text).body if isinstance(node, ast.ClassDef)])


def read_class(module: str, node: ast.ClassDef, outer: str) -> StructClass:
    out = StructClass(module, f"{outer}.{node.name}" if outer else node.name, node.lineno, node.col_offset)
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            if any(isinstance(base, ast.Name) and base.id == "IntEnum" for base in child.bases):
                out.enums.append(EnumClass(child.name, enum_members(child)))
            else:
                out.nested.append(read_class(module, child, out.qualname))
        elif isinstance(child, ast.FunctionDef) and child.name == "__init__":
            names = [argument.arg for argument in child.args.args[1:]]
            out.params = names[: names.index("_io")]
        elif isinstance(child, ast.FunctionDef) and child.name == "_read":
            out.read = child.body
        elif isinstance(child, ast.FunctionDef) and child.decorator_list:
            out.getters[child.name] = [statement for statement in child.body if not is_frame(statement)]
    return out


def enum_members(node: ast.ClassDef) -> list[tuple[str, int]]:
    return [
        (statement.targets[0].id, int(ast.literal_eval(statement.value)))
        for statement in node.body
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
    ]


def is_frame(statement: ast.stmt) -> bool:
    """What a getter has around its work: its doc, and the returns of a value that is known."""
    match statement:
        case ast.If(test=ast.Call(func=ast.Name(id="hasattr"))):
            return True
        case ast.Return() | ast.Expr(value=ast.Constant()):
            return True
    return False


def with_absent_as_none(text: str, spec: Spec) -> str:
    """Gives every field that can be absent the class attribute `None`, so that reading it never fails."""
    owners = {owner.qualname: owner for owner in types_of(spec)}
    lines = text.splitlines()
    for struct in sorted(read_module("", text).walk(), key=lambda c: c.line, reverse=True):
        fields = [part for part in owners[struct.qualname].fields if part.is_named and part.may_be_absent]
        lines[struct.line : struct.line] = [f"{' ' * (struct.indent + 4)}{part.name} = None" for part in fields]
    return "\n".join(lines) + "\n"


def python_module(text: str, spec: Spec, package: str, names: list[str]) -> str:
    """The compiler's module with its imports between specs made imports within `package`, and absent fields None."""
    inside = with_absent_as_none(text, spec)
    if names:
        inside = re.sub(rf"^import ({'|'.join(names)})$", rf"from {package} import \1", inside, flags=re.MULTILINE)
    return tidy(inside)
