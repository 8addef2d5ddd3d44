"""What the compiler's Python output says: its classes, enums, attributes and which of those can be absent.

The compiler leaves an attribute unset where its `if` does not hold; `with_absent_as_none` turns that into `None`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property

from segspec_kaitai.ksc.output import tidy


@dataclass
class EnumClass:
    name: str
    members: list[tuple[str, int]]


@dataclass
class Attribute:
    """A field or an instance of a class; `sources` are the expressions that a parse assigns to it.

    `closed` says that a value outside its enum is refused.
    """

    name: str
    sources: list[ast.expr] = field(default_factory=list)
    optional: bool = False
    closed: bool = False


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

    @cached_property
    def attributes(self) -> list[Attribute]:
        return attributes_of(self.read, "")

    @cached_property
    def instances(self) -> list[Attribute]:
        """An instance is absent where a branch of its getter leaves `_m_<name>` unset."""
        found = [(name, attributes_of(body, "_m_")) for name, body in self.getters.items()]
        return [made[0] if made else Attribute(name, optional=True) for name, made in found]


@dataclass
class Module:
    """Top-level classes of one compiled spec (one), and the specs it imports."""

    imports: list[str]
    classes: list[StructClass]

    def walk(self) -> list[StructClass]:
        pending, out = list(self.classes), []
        while pending:
            current = pending.pop(0)
            out.append(current)
            pending = current.nested + pending
        return out


def read_module(name: str, text: str, specs: Sequence[str] = ()) -> Module:
    """Reads the compiler's Python output for the spec `name`; `specs` are the ids that its imports may name."""
    tree = ast.parse(text)
    imports = [
        a.name for n in tree.body if isinstance(n, ast.Import | ast.ImportFrom) for a in n.names if a.name in specs
    ]
    return Module(sorted(imports), [read_class(name, n, "") for n in tree.body if isinstance(n, ast.ClassDef)])


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


def attributes_of(body: list[ast.stmt], prefix: str) -> list[Attribute]:
    """The attributes `self.<prefix><name>` that `body` sets, in order, optional where a path through it sets none."""
    sources: dict[str, list[ast.expr]] = {}
    for statement in body:
        last = local_values(statement)
        for node in ast.walk(statement):
            collect(node, prefix, last, sources)
    always = assigned(body, prefix)
    closed = enum_checked(body, prefix)
    return [Attribute(name, found, name not in always, name in closed) for name, found in sources.items()]


def local_values(statement: ast.stmt) -> dict[str, list[ast.expr]]:
    """What each local name is set to: a `repeat: until` loop parses into `_` and appends that."""
    out: dict[str, list[ast.expr]] = {}
    for node in ast.walk(statement):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            out.setdefault(node.targets[0].id, []).append(node.value)
    return out


def collect(node: ast.AST, prefix: str, local: dict[str, list[ast.expr]], sources: dict[str, list[ast.expr]]) -> None:
    if isinstance(node, ast.Assign):
        name = self_attribute(node.targets[0], prefix)
        if name is not None:
            sources.setdefault(name, []).append(node.value)
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append":
        name = self_attribute(node.func.value, prefix)
        if name is not None and node.args:
            value = node.args[0]
            sources.setdefault(name, []).extend(local.get(value.id, []) if isinstance(value, ast.Name) else [value])


def enum_checked(body: list[ast.stmt], prefix: str) -> set[str]:
    """Attributes that `valid: in-enum` guards: the compiler writes `isinstance(self.kind, …)`."""
    out = set()
    for node in (n for statement in body for n in ast.walk(statement)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "isinstance":
            checked = node.args[0].value if isinstance(node.args[0], ast.Subscript) else node.args[0]
            name = self_attribute(checked, prefix)
            out |= {name} if name is not None else set()
    return out


def self_attribute(node: ast.expr, prefix: str) -> str | None:
    """`name` of `self.<prefix><name>`; private names such as `_raw_body` are no attributes of the spec."""
    if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"):
        return None
    if not node.attr.startswith(prefix) or node.attr[len(prefix) :].startswith("_"):
        return None
    return node.attr[len(prefix) :]


def assigned(body: list[ast.stmt], prefix: str) -> set[str]:
    """Attributes that every path through `body` sets."""
    out: set[str] = set()
    for statement in body:
        if isinstance(statement, ast.Assign):
            name = self_attribute(statement.targets[0], prefix)
            out |= {name} if name is not None else set()
        elif isinstance(statement, ast.If):
            out |= assigned(statement.body, prefix) & assigned(statement.orelse, prefix)
    return out


def with_absent_as_none(text: str, module: Module) -> str:
    """Gives every optional field the class attribute `None`, so that reading it never fails."""
    lines = text.splitlines()
    for struct in sorted(module.walk(), key=lambda c: c.line, reverse=True):
        absent = [f"{' ' * (struct.indent + 4)}{a.name} = None" for a in struct.attributes if a.optional]
        lines[struct.line : struct.line] = absent
    return "\n".join(lines) + "\n"


def python_module(text: str, package: str, names: list[str]) -> str:
    """The compiler's module with its imports between specs made imports within `package`, and absent fields None."""
    module = read_module("", text, names)
    inside = with_absent_as_none(text, module)
    if names:
        inside = re.sub(rf"^import ({'|'.join(names)})$", rf"from {package} import \1", inside, flags=re.MULTILINE)
    return tidy(inside)
