"""Reads the classes of the compiler's Python output.

An attribute whose `if` is false stays unset; `with_absent_as_none` turns that into `None`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from segspec_kaitai.ksc.output import tidy
from segspec_kaitai.spec.model import types_of
from segspec_kaitai.spec.source import Spec

PROCESS = re.compile(r"^from own_process_\d+ import (OwnProcess\d+)$", re.MULTILINE)
"""The import of a process that is a program, with the name of its class."""


@dataclass(eq=False)
class StructClass:
    """A class: `qualname` as in `OsirisChunk.Header`.

    `read` are the statements that read its fields, `getters` those of each instance, `ordered` those of either byte
    order decided at run time, by `_read_le` and `_read_be`.
    """

    module: str
    qualname: str
    line: int
    indent: int
    params: list[str] = field(default_factory=list)
    read: list[ast.stmt] = field(default_factory=list)
    getters: dict[str, list[ast.stmt]] = field(default_factory=dict)
    ordered: dict[str, list[ast.stmt]] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return f"{self.module}.{self.qualname}"


def read_module(name: str, text: str) -> list[StructClass]:
    return list(classes_in(name, ast.parse(text), ""))


def classes_in(module: str, node: ast.Module | ast.ClassDef, outer: str) -> Iterator[StructClass]:
    for child in node.body:
        if not isinstance(child, ast.ClassDef) or any(ast.unparse(base) == "IntEnum" for base in child.bases):
            continue
        out = StructClass(module, f"{outer}{child.name}", child.lineno, child.col_offset)
        for method in child.body:
            if isinstance(method, ast.FunctionDef) and method.name == "__init__":
                names = [argument.arg for argument in method.args.args[1:]]
                out.params = names[: names.index("_io")]
            elif isinstance(method, ast.FunctionDef) and method.name == "_read":
                out.read = method.body
            elif isinstance(method, ast.FunctionDef) and method.name in ("_read_le", "_read_be"):
                out.ordered[method.name] = method.body
            elif isinstance(method, ast.FunctionDef) and method.decorator_list:
                out.getters[method.name] = [statement for statement in method.body if not is_frame(statement)]
        yield out
        yield from classes_in(module, child, f"{out.qualname}.")


def is_frame(statement: ast.stmt) -> bool:
    match statement:
        case ast.If(test=ast.Call(func=ast.Name(id="hasattr"))):
            return True
        case ast.Return() | ast.Expr(value=ast.Constant()):
            return True
    return False


def with_absent_as_none(text: str, spec: Spec) -> str:
    """Gives every optional field the class attribute `None`, so that reading it never fails."""
    owners = {owner.qualname: owner for owner in types_of(spec)}
    lines = text.splitlines()
    for struct in sorted(read_module("", text), key=lambda c: c.line, reverse=True):
        fields = [part for part in owners[struct.qualname].fields if part.is_named and part.may_be_absent]
        lines[struct.line : struct.line] = [f"{' ' * (struct.indent + 4)}{part.name} = None" for part in fields]
    return "\n".join(lines) + "\n"


def as_signed(number: int) -> int:
    """An enum's number for the compiler, which only has signed numbers of 64 bits."""
    return number - (1 << 64) if number >> 63 == 1 else number


def with_unsigned_numbers(text: str, spec: Spec) -> str:
    large = {enum.class_key: enum.numbers for owner in types_of(spec) for enum in owner.enum_specs}
    large = {key: numbers for key, numbers in large.items() if any(n >> 63 == 1 for n in numbers.values())}
    if not large:
        return text
    lines = text.splitlines()
    for key, body in enum_classes(spec.name, ast.parse(text)):
        for statement in body:
            number = large.get(key, {}).get(ast.unparse(statement).partition(" = ")[0])
            if number is not None:
                line = lines[statement.lineno - 1]
                lines[statement.lineno - 1] = f"{line.partition('=')[0]}= {number}"
    return "\n".join(lines) + "\n"


def enum_classes(outer: str, node: ast.Module | ast.ClassDef) -> Iterator[tuple[str, list[ast.stmt]]]:
    for child in node.body:
        if isinstance(child, ast.ClassDef):
            yield f"{outer}.{child.name}", child.body
            yield from enum_classes(f"{outer}.{child.name}", child)


def python_module(text: str, spec: Spec, package: str, names: list[str]) -> str:
    """The compiler's module with imports within `package`, and absent fields None."""
    inside = with_absent_as_none(with_unsigned_numbers(text, spec), spec)
    if names:
        inside = re.sub(rf"^import ({'|'.join(names)})$", rf"from {package} import \1", inside, flags=re.MULTILINE)
    return tidy(PROCESS.sub(rf"from {package}.processes import \1", inside))
