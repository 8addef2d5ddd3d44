"""Numbers of a layout that a source states by itself instead of taking them from `segspec_ksy.layouts`."""

from __future__ import annotations

import ast
import importlib
import re
from collections import deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from segspec_ksy import layouts
from segspec_ksy.layouts import mojo_tag

FORM = re.compile(r"[<>=!@](?:\d*[cbB?hHiIlLqQefdspx])+")
"""A format of the module `struct` that says its byte order."""

WIDE = 13
"""Bits: numbers of no more than these, such as 255 and 4096, count other things too."""

ORDERS = {"little", "big"}
PARTS = {
    "BACKLEN",
    "FIELDS",
    "FLAG",
    "FLAGS",
    "HEADER",
    "KEY",
    "LEN",
    "LENGTH",
    "LONGEST",
    "MASK",
    "SHIFT",
    "TAG",
    "VERSION",
}
"""Words in the names of constants that stand for a field, its size or its bits."""

BITWISE = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)


class Found(NamedTuple):
    """`scope` is the function, class or constant in which the number stands: `Class.method`, `NAME`, or "" for none."""

    line: int
    scope: str
    what: str


def numbers(text: str, *, of_format: bool) -> list[Found]:
    """What a source states of a layout. `of_format`: it belongs to a format, where bits and widths are a layout's too;
    elsewhere they are limits or the arithmetic of algorithms."""
    found: list[Found] = []
    lines = text.encode().split(b"\n")
    for node, scope in scoped(ast.parse(text)):
        stated = [*everywhere(node), *(within_a_format(node, lines) if of_format else ())]
        found += [Found(node.lineno, scope, what) for what in stated]
    return sorted(set(found))


def scoped(tree: ast.Module) -> Iterator[tuple[Any, str]]:
    """Every expression and import statement with the scope in which it stands; docstrings and annotations are none."""
    pending = deque[tuple[ast.AST, str]]((child, "") for child in tree.body)
    while pending:
        node, scope = pending.popleft()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            scope = f"{scope}.{node.name}" if scope else node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign) and not scope:
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            scope = ast.unparse(target)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        if hasattr(node, "lineno"):
            yield node, scope
        pending += [(child, scope) for child in ast.iter_child_nodes(node)]


def everywhere(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Import(names=names) if any(alias.name == "struct" for alias in names):
            yield "imports struct"
        case ast.ImportFrom(module="struct"):
            yield "imports struct"
        case ast.Constant(value=str() as value) if FORM.fullmatch(value):
            yield f"the struct format {value!r}"
        case ast.Constant(value=bytes() as value) if value in contents():
            yield f"{value!r}, the contents of {contents()[value]}"
        case ast.Call(func=ast.Attribute(attr="to_bytes" | "from_bytes" as name), args=arguments, keywords=keywords):
            given = [*arguments, *(keyword.value for keyword in keywords)]
            if any(is_typed(argument) for argument in given):
                yield f"{name} with a size or an order of its own"


def is_typed(node: ast.expr) -> bool:
    """Whether an argument is a size or a byte order in so many words; one byte has neither."""
    return isinstance(node, ast.Constant) and (node.value in ORDERS or (type(node.value) is int and node.value > 1))


def within_a_format(node: ast.AST, lines: list[bytes]) -> Iterator[str]:
    match node:
        case ast.Assign(targets=[target], value=value) if is_part(target) and is_number(value):
            yield f"{ast.unparse(target)}, which is called like a part of a layout"
        case ast.BinOp(left=ast.Constant(value=int()), op=ast.LShift() | ast.Pow(), right=ast.Constant(value=bits)):
            if bits in widths():
                yield f"the width {ast.unparse(node)}"
        case ast.BinOp(op=op, left=left, right=right) if isinstance(op, BITWISE):
            if any(isinstance(side, ast.Constant) and type(side.value) is int for side in (left, right)):
                yield f"the bits of {ast.unparse(node)}"
        case ast.Constant(value=int() as value) if type(value) is int:
            written = lines[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
            if written.startswith("0x"):
                yield f"the number {written}"
            elif value in bounds():
                yield f"the width {written}"


def is_part(target: ast.expr) -> bool:
    """Whether a constant, or one of several, is called after what a spec states."""
    return any(
        isinstance(node, ast.Name) and node.id.isupper() and PARTS & set(node.id.split("_"))
        for node in ast.walk(target)
    )


def is_number(value: ast.expr) -> bool:
    """Whether an expression is made of nothing but whole numbers."""
    leaves = [node for node in ast.walk(value) if isinstance(node, ast.Constant | ast.Name | ast.Attribute | ast.Call)]
    return bool(leaves) and all(isinstance(node, ast.Constant) and type(node.value) is int for node in leaves)


@cache
def widths() -> frozenset[int]:
    """Bits of the numbers that the specs' fields and instances hold, with and without their sign."""
    limits = [value for name, value, _ in constants() if name.startswith(("MIN_", "MAX_")) and type(value) is int]
    powers = [value + 1 if value > 0 else -value for value in limits]
    return frozenset(power.bit_length() - 1 for power in powers if power > 1 and power.bit_count() == 1)


@cache
def bounds() -> frozenset[int]:
    """Numbers that are a width in other words: 65535, 4294967296. Those of few bits count other things as well."""
    return frozenset((1 << bits) - less for bits in widths() if bits > WIDE for less in (0, 1))


@cache
def contents() -> dict[bytes, str]:
    """What fields of the specs must hold, with the field; zeros and a single 0 byte are anybody's."""
    found = {value: f"{path}.{name.lower()}" for name, value, path in constants() if isinstance(value, bytes)}
    tags: Any = importlib.import_module(f"{layouts.__name__}.mojo_enums").Tag
    found |= {mojo_tag.pack(tag=tag): f"mojo_tag {tag.name}" for tag in tags}
    return {value: field for value, field in found.items() if any(value)}


@cache
def constants() -> tuple[tuple[str, Any, str], ...]:
    """Every constant of the layouts: its name, its value, and the structure that has it."""
    folder = Path(layouts.__file__ or "").parent
    specs = sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")
    modules = [importlib.import_module(f"{layouts.__name__}.{spec}") for spec in specs]
    return tuple(found for spec, module in zip(specs, modules, strict=True) for found in constants_of(module, spec))


def constants_of(owner: ModuleType | type, path: str) -> Iterator[tuple[str, Any, str]]:
    for name, value in vars(owner).items():
        if name.isupper():
            yield name, value, path
        elif isinstance(value, type) and value.__module__ == f"{layouts.__name__}.{path.split('.')[0]}":
            yield from constants_of(value, f"{path}.{name}")
