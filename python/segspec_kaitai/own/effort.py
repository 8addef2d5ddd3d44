"""Parsers of users' specs, run with bounds: what a spec may make one of its parsers do costs a limited effort.

A parse has a number of ticks: each method and each turn of a loop takes one, and so do some bytes of what is read,
unpacked, decoded or copied. Numbers and texts do not grow without end. A parse that goes beyond is stopped.
"""

from __future__ import annotations

import ast
import re
import sys
import threading
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice, repeat
from operator import length_hint
from types import ModuleType, SimpleNamespace
from typing import Any

from kaitaistruct import KaitaiStructError

MOST_TICKS = 1_000_000
MOST_BITS = 1 << 12
MOST_LENGTH = 16 << 20
MOST_UNPACKED = 256 << 20
"""What one parse may take of ticks, what a number may have of bits, a text or a run of bytes that is made of others of
items, and what is unpacked at once of bytes."""
TICK_BYTES = 256
SLOW_BYTES = 8
"""So many bytes are worth a tick; and so many where Python goes through them one by one."""
USUAL = 1 << 64
"""Numbers below it need no more looking at."""


class TooMuchWorkError(Exception):
    """A parse was stopped at a bound."""


class UnpackError(Exception):
    """Bytes are not what their `process` makes sense of."""


ERRORS = (
    *(KaitaiStructError, EOFError, ValueError, ArithmeticError, AttributeError, LookupError, TypeError),
    *(RecursionError, TooMuchWorkError, UnpackError),
)
"""All that a parser raises for any bytes and any spec: an expression may meet values that it was not written for."""


class Budget(threading.local):
    """What is left to a parse in this thread."""

    turns: Iterator[object] = repeat(True)
    """Gives one for each tick: taking the next is the fastest way to count."""
    unpacked: int = MOST_UNPACKED

    @property
    def ticks(self) -> int:
        return length_hint(self.turns, sys.maxsize)


budget = Budget()


@contextmanager
def bounded(ticks: int = MOST_TICKS, unpacked: int = MOST_UNPACKED) -> Iterator[None]:
    """Within it parsers of this thread have so many ticks, and unpack at most so many bytes at once."""
    before = budget.turns, budget.unpacked
    budget.turns, budget.unpacked = repeat(True, ticks), unpacked
    try:
        yield
    finally:
        budget.turns, budget.unpacked = before


def tick(of: Budget = budget, after: Callable[..., object] = next) -> None:
    if after(of.turns, None) is None:
        raise TooMuchWorkError("the spec asks for more work than a file of this size is worth")


def sized(value: Any, per_tick: int = TICK_BYTES) -> Any:
    """Bytes, a text or a list that was made or gone through: each part is work."""
    length = len(value)
    if length >= per_tick and next(islice(budget.turns, length // per_tick - 1, None), None) is None:
        tick()
    return value


def small(value: Any) -> Any:
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        raise TooMuchWorkError(f"a number of more than {MOST_BITS} bits")
    if isinstance(value, str | bytes):
        if len(value) > MOST_LENGTH:
            raise TooMuchWorkError(f"a text of more than {MOST_LENGTH} characters")
        return sized(value)
    return value


def add(left: Any, right: Any) -> Any:
    out = left + right
    return out if type(out) is int and -USUAL < out < USUAL else small(out)


def multiply(left: Any, right: Any) -> Any:
    if not isinstance(left, int | float) or not isinstance(right, int | float):
        raise TypeError("only numbers are multiplied")
    out = left * right
    return out if type(out) is int and -USUAL < out < USUAL else small(out)


def shift(left: Any, right: Any) -> Any:
    if isinstance(right, int) and right > MOST_BITS:
        raise TooMuchWorkError(f"a number of more than {MOST_BITS} bits")
    return small(left << right)


def decompress(data: bytes) -> bytes:
    """What `zlib.decompress` gives, and no more than a parse may have. Raises `UnpackError`."""
    most = budget.unpacked
    made = zlib.decompressobj()
    try:
        out = made.decompress(data, most + 1)
    except zlib.error as error:
        raise UnpackError(f"bytes that zlib cannot unpack: {error}") from error
    if len(out) > most:
        raise TooMuchWorkError(f"zlib unpacks to more than {most} bytes")
    if not made.eof:
        raise UnpackError("bytes that zlib cannot unpack: they end too early")
    return bytes(sized(out))


def pack(_: str, *values: int) -> bytes:
    """`struct.pack` of single bytes, the one use that parsers have for it."""
    return bytes(values)


def program(kind: Callable[..., Any], *arguments: Any) -> Any:
    """A process that the caller named, made for one field. Raises `UnpackError` for whatever it raises."""
    try:
        return kind(*arguments)
    except Exception as error:
        raise UnpackError(f"{getattr(kind, '__name__', kind)}: {error}") from error


def processed(by: Any, data: bytes) -> bytes:
    """What such a process makes of bytes."""
    name = type(by).__name__
    try:
        out = by.decode(data)
    except Exception as error:
        raise UnpackError(f"{name}: {error}") from error
    if not isinstance(out, bytes | bytearray):
        raise UnpackError(f"{name} gave {type(out).__name__}, not bytes")
    return bytes(sized(out))


FUNCTIONS: tuple[Callable[..., Any], ...] = (tick, sized, small, add, multiply, shift, program, processed)
GROWING: dict[type[ast.operator], Callable[..., Any]] = {ast.Add: add, ast.Mult: multiply, ast.LShift: shift}
LONG = re.compile(r"read_bytes\w*|decode|bytes_\w+")
"""What gives as many bytes or characters as it takes, or as a file has."""
PROGRAM = re.compile(r"OwnProcess\d+")


def call_of(function: Callable[..., Any], *arguments: ast.expr) -> ast.Call:
    return ast.Call(ast.Name(f"_bounded_{function.__name__}", ast.Load()), list(arguments), [])


class Bounding(ast.NodeTransformer):
    """Puts the bounds into a module of parsers."""

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
            case ast.Call(func=ast.Attribute(attr=name)) if name.startswith("process_"):
                return call_of(sized, node, ast.Constant(SLOW_BYTES))
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
        """The raw bytes of an item are those that were read last: there are fewer of them than items where some cases
        of a switch have none, which the compiler forgets."""
        self.generic_visit(node)
        match node:
            case ast.Subscript(value=ast.Attribute(attr=name), slice=ast.Name(id="i")) if name.startswith("_raw_"):
                return ast.Subscript(node.value, ast.UnaryOp(ast.USub(), ast.Constant(1)), node.ctx)
        return call_of(sized, node) if isinstance(node.slice, ast.Slice) else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """An instance that is computed once in any case is worth no tick of its own, nor is a structure without others
        in it and without loops: what leads to it takes one."""
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
    """Whether a method reads fields that are no structures, each once."""
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
    """A number that makes another one larger by little."""
    return isinstance(node, ast.Constant) and type(node.value) is int and abs(node.value) < USUAL


def is_sized(node: ast.AST) -> bool:
    """Whether what it works on has been counted."""
    return any(isinstance(one, ast.Name) and one.id == "_bounded_sized" for one in ast.walk(node))


def is_narrow(call: ast.Call) -> bool:
    """Whether bits are read that a number of the usual kind has."""
    match call.args:
        case [ast.Constant(value=int(bits))]:
            return bits <= 64
    return False


def execute(module: ModuleType, text: str) -> None:
    """Runs a checked module of parsers with these bounds."""
    run(module, ast.parse(text), f"<{module.__name__}>")


def run(module: ModuleType, tree: ast.Module, filename: str) -> None:
    """The same for its syntax tree."""
    tree = ast.fix_missing_locations(Bounding().visit(tree))
    for function in FUNCTIONS:
        module.__dict__[f"_bounded_{function.__name__}"] = function
    exec(compile(tree, filename, "exec"), module.__dict__)  # noqa: S102 - checked before
    module.__dict__["zlib"] = SimpleNamespace(decompress=decompress)
    module.__dict__["struct"] = SimpleNamespace(pack=pack)
