"""Puts bounds into parsers of users' specs, which then call `segspec.parsing.effort`."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from types import ModuleType
from typing import Any

from segspec.parsing.effort import (
    STRUCT,
    TICK_BYTES,
    USUAL,
    ZLIB,
    add,
    multiply,
    processed,
    program,
    rotate,
    shift,
    sized,
    small,
    tick,
    xor,
)

FUNCTIONS: tuple[Callable[..., Any], ...] = (tick, sized, small, add, multiply, shift, program, processed, rotate, xor)
PROCESSES = {"process_rotate_left": rotate, "process_xor_one": xor, "process_xor_many": xor}
GROWING: dict[type[ast.operator], Callable[..., Any]] = {ast.Add: add, ast.Mult: multiply, ast.LShift: shift}
LONG = re.compile(r"read_bytes\w*|decode|bytes_\w+")
PROGRAM = re.compile(r"OwnProcess\d+")


def call_of(function: Callable[..., Any], *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(f"_bounded_{function.__name__}", ast.Load()), list(arguments), [])


class Bounding(ast.NodeTransformer):
    """Adds work limits to a module of parsers."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        function = GROWING.get(type(node.op))
        is_step = isinstance(node.op, ast.Add) and (is_usual(node.left) or is_usual(node.right))
        return node if function is None or is_step else call_of(function, node.left, node.right)

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Call(func=ast.Name(id=name)) if PROGRAM.fullmatch(name):
                return call_of(program, node.func, *node.args)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="_process") as by, attr="decode")):
                return call_of(processed, by, *node.args)
            case ast.Call(func=ast.Attribute(attr="read_bits_int_be" | "read_bits_int_le")) if not is_narrow(node):
                return call_of(small, node)
            case ast.Call(func=ast.Attribute(attr="read_bytes"), args=[ast.Constant(value=int(size))]):
                return node if size < TICK_BYTES else call_of(sized, node)
            case ast.Call(func=ast.Attribute(attr=name)) if name in PROCESSES:
                return call_of(PROCESSES[name], *node.args[:2])
            case ast.Call(func=ast.Attribute(attr=name)) if LONG.fullmatch(name):
                return node if is_sized(node) else call_of(sized, node)
            case ast.Call(func=ast.Name(id="int")):
                return call_of(small, node)
            case ast.Call(func=ast.Name(id="min" | "max"), args=[of]):
                return ast.Call(node.func, [call_of(sized, of)], [])
            case ast.Call(func=ast.Attribute(attr="byte_array_min" | "byte_array_max"), args=[of]):
                return ast.Call(node.func, [call_of(sized, of)], [])
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        match node:
            case ast.Subscript(value=ast.Attribute(attr=name), slice=ast.Name(id="i")) if name.startswith("_raw_"):
                return ast.Subscript(node.value, ast.UnaryOp(ast.USub(), ast.Constant(1)), node.ctx)
        return call_of(sized, node) if isinstance(node.slice, ast.Slice) else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """An instance computed at most once, and a structure without loops or structures, cost no tick."""
        is_whole = is_simple(node)
        self.generic_visit(node)
        match node.body:
            case [ast.If(), ast.Assign(), ast.Return()]:
                pass
            case [ast.If() as known, *rest] if node.decorator_list:
                node.body = [known, ast.Expr(call_of(tick)), *rest]
            case rest if node.name != "__init__" and not is_whole:
                node.body = [ast.Expr(call_of(tick)), *rest]
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        return self.loop(node)

    def visit_For(self, node: ast.For) -> ast.AST:
        return self.loop(node)

    def loop(self, node: ast.While | ast.For) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, ast.Expr(call_of(tick)))
        return node


def is_simple(node: ast.FunctionDef) -> bool:
    if node.name not in ("_read", "_read_le", "_read_be"):
        return False
    for each in ast.walk(node):
        match each:
            case ast.While() | ast.For() | ast.Yield() | ast.YieldFrom():
                return False
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="_io") | ast.Name(id="KaitaiStream"))):
                pass
            case ast.Call():
                return False
    return True


def is_usual(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int and abs(node.value) < USUAL


def is_sized(node: ast.AST) -> bool:
    return any(isinstance(one, ast.Name) and one.id == "_bounded_sized" for one in ast.walk(node))


def is_narrow(call: ast.Call) -> bool:
    match call.args:
        case [ast.Constant(value=int(bits))]:
            return bits <= 64
    return False


def execute(module: ModuleType, text: str) -> None:
    run(module, ast.parse(text), f"<{module.__name__}>")


def run(module: ModuleType, tree: ast.Module, filename: str) -> None:
    tree = ast.fix_missing_locations(Bounding().visit(tree))
    for function in FUNCTIONS:
        module.__dict__[f"_bounded_{function.__name__}"] = function
    exec(compile(tree, filename, "exec"), module.__dict__)  # noqa: S102 - checked before
    module.__dict__["zlib"], module.__dict__["struct"] = ZLIB, STRUCT


def bounded_text(text: str) -> str:
    made = ast.unparse(ast.fix_missing_locations(Bounding().visit(ast.parse(text))))
    called = [name for each in FUNCTIONS if (name := each.__name__) and f"_bounded_{name}(" in made]
    imports = "".join(f"from segspec.parsing.effort import {name} as _bounded_{name}\n" for name in called)
    for module, ours in (("zlib", "ZLIB"), ("struct", "STRUCT")):
        instead = f"from segspec.parsing.effort import {ours} as {module}"
        made = re.sub(rf"^import {module}$", instead, made, flags=re.MULTILINE)
    return f"{imports}{made}\n"
