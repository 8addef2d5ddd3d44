"""Analyses the methods of generated parsers: the field that a line reads, and the fields that others depend on."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Any

READS = ("_read", "_read_le", "_read_be")


def watched(trees: Any, name: str) -> bool:
    return any(name in used(method) for tree in trees for method in methods_of(tree))


def methods_of(tree: ast.AST) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name != "_fetch_instances":
            yield node


def used(method: ast.FunctionDef, *, by_checks: bool = True) -> set[str]:
    checks = [] if by_checks else [node for node in statements_of(method) if is_check(node) or is_checked(node)]
    within = {id(each) for node in checks for each in ast.walk(node)}
    appended = within | {
        id(node.func.value)
        for node in ast.walk(method)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "append"
    }
    return {
        node.attr
        for node in ast.walk(method)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load) and id(node) not in appended
    }


def decisive_names(trees: Iterable[ast.Module]) -> set[str]:
    """The fields and instances that decide the kind or size of others."""
    reading: set[str] = set()
    getters: dict[str, set[str]] = {}
    for method in (each for tree in trees for each in methods_of(tree)):
        if method.decorator_list:
            getters[method.name] = getters.get(method.name, set()) | used(method)
        elif method.name in READS:
            reading |= used(method, by_checks=False)
    pending = [name for name in reading if name in getters]
    while pending:
        inner = getters.pop(pending.pop(), set()) - reading
        reading |= inner
        pending += [name for name in inner if name in getters]
    return reading


def lines_of(tree: ast.AST) -> dict[int, str]:
    found: dict[int, str] = {}
    for method in methods_of(tree):
        lines = range(method.lineno, (method.end_lineno or method.lineno) + 1)
        if method.decorator_list:
            found |= dict.fromkeys(lines, method.name)
        elif method.name in READS:
            found |= read_lines(method)
    return found


def read_lines(method: ast.FunctionDef) -> dict[int, str]:
    """The field of each line: a check is about the field before it, a condition about the one after it."""
    found: dict[int, str] = {}
    last, due = "", list[int]()
    for node in sorted(statements_of(method), key=lambda each: each.lineno):
        name = read_by(node)
        if name is not None:
            last = name
            found |= dict.fromkeys([*due, *range(node.lineno, (node.end_lineno or node.lineno) + 1)], name)
            due = []
        elif last and (isinstance(node, ast.Raise) or is_check(node)):
            found[node.lineno] = last
        else:
            due.append(node.lineno)
    return found


def is_check(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and isinstance(node.body[0], ast.Raise)


def is_checked(node: ast.stmt) -> bool:
    match node:
        case ast.Assign(targets=[ast.Name(id="_")], value=ast.Attribute()):
            return True
    return False


def statements_of(method: ast.FunctionDef) -> Iterator[ast.stmt]:
    for node in ast.walk(method):
        if isinstance(node, ast.stmt) and node is not method:
            yield node


def read_by(node: ast.stmt) -> str | None:
    match node:
        case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"), attr=name)]) if name != "_is_le":
            return plain(name)
    found = appended_to(node)
    return None if found is None else plain(found)


def plain(name: str) -> str:
    """The field of `_raw_body` and `_m_body`."""
    while True:
        for before in ("_raw_", "_m_", "_io_"):
            if name.startswith(before):
                name = name.removeprefix(before)
                break
        else:
            return name


def appended_to(node: ast.stmt) -> str | None:
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Attribute(value=held, attr=found), attr="append"))):
            return found if isinstance(held, ast.Name) and held.id == "self" else None
    return None
