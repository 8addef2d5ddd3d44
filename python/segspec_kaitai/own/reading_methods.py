"""Analyses the methods of generated parsers: the field that a line reads, and the fields that others depend on.

Changes generated parsers so that consecutive numbers of one byte order are unpacked together.

If their bytes are incomplete, the parser reads number by number.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from struct import Struct, calcsize
from typing import Any

from segspec_kaitai.own.quick_stream import FORMS

LEAST = 2


@dataclass(frozen=True)
class Read:
    """One number: its type's letter and byte order ("" for a single byte)."""

    statement: ast.Assign
    form: str
    order: str


class PackedReads(ast.NodeTransformer):
    """`names` are the additional names that the changed text needs."""

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        """The structures' base class only keeps the stream."""
        match node.value:
            case ast.Call(
                func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__"),
                args=[ast.Name(id="_io")],
            ):
                return ast.fix_missing_locations(ast.copy_location(ast.parse("self._io = _io").body[0], node))
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for name in ("body", "orelse"):
            held = getattr(node, name, None)
            if isinstance(held, list):
                setattr(node, name, list(self.packed(held)))
        return node

    def packed(self, body: Sequence[ast.stmt]) -> Iterator[ast.stmt]:
        run: list[Read] = []
        for statement in body:
            read = read_of(statement)
            if run and (read is None or not fits(run, read)):
                yield from self.made(run)
                run = []
            if read is None:
                yield statement
            else:
                run.append(read)
        yield from self.made(run)

    def made(self, run: Sequence[Read]) -> Iterator[ast.stmt]:
        statements = [read.statement for read in run]
        if len(run) < LEAST:
            yield from statements
            return
        order = next((read.order for read in run if read.order), "<")
        form = order + "".join(read.form for read in run)
        size, last = calcsize(form), calcsize(order + run[-1].form)
        # No name of a generated parser begins like this.
        unpack = f"_segspec_unpack_{form[1:]}_{'le' if order == '<' else 'be'}"
        self.names[unpack] = Struct(form).unpack_from
        names = [f"_segspec_{number}" for number in range(len(run))]
        text = (
            f"_segspec_at = self._io.packed({size}, {size - last})\n"
            f"if _segspec_at >= 0:\n    {', '.join(names)} = {unpack}(self._io.data, _segspec_at)\nelse:\n    pass"
        )
        first, choice = ast.parse(text).body
        assert isinstance(choice, ast.If)
        for made in (first, choice):
            for each in ast.walk(made):
                if hasattr(each, "lineno"):
                    ast.copy_location(each, statements[0])
        unpacked = choice.body[0]
        assert isinstance(unpacked, ast.Assign)
        targets: list[ast.expr] = []
        for name, statement in zip(names, statements, strict=True):
            if isinstance(plain_read(statement.value), str):
                targets.append(statement.targets[0])
            else:
                targets.append(ast.copy_location(ast.Name(name, ast.Store()), statement))
                choice.body.append(with_value(statement, name))
        unpacked.targets = [ast.copy_location(ast.Tuple(targets, ast.Store()), unpacked)]
        choice.orelse = list(statements)
        yield from (first, choice)


def fits(run: Sequence[Read], read: Read) -> bool:
    orders = {each.order for each in (*run, read)} - {""}
    return len(orders) <= 1


def read_of(node: ast.stmt) -> Read | None:
    match node:
        case ast.Assign(targets=[ast.Attribute(value=ast.Name(id="self"))], value=value):
            kind = plain_read(value) or enum_read(value)
            if kind is not None:
                order = {"le": "<", "be": ">", "": ""}[kind[2:]]
                return Read(node, FORMS[kind[:2]], order)
    return None


def plain_read(node: ast.expr) -> str | None:
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Attribute(value=ast.Name(id="self"), attr="_io"), attr=read), args=[]
        ) if read.startswith("read_") and read[5:7] in FORMS:
            return read.removeprefix("read_")
    return None


def enum_read(node: ast.expr) -> str | None:
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id="KaitaiStream"), attr="resolve_enum"), args=[_, ast.Call() as read]
        ):
            return plain_read(read)
    return None


def with_value(statement: ast.Assign, name: str) -> ast.stmt:
    assert isinstance(statement.value, ast.Call)
    call = ast.Call(statement.value.func, [statement.value.args[0], ast.Name(name, ast.Load())], [])
    return ast.fix_missing_locations(ast.copy_location(ast.Assign(statement.targets, call), statement))


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
