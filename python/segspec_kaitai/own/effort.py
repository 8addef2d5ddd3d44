"""Parsers of users' specs, run with bounds: what a spec may make one of its parsers do costs a limited effort.

Such a parser only says which field a kernel stopped at. Where it would take too long, or its numbers and texts would
grow without end, it is stopped, and the kernel's own reason has to do.
"""

from __future__ import annotations

import ast
import math
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from kaitaistruct import KaitaiStream

MOST_FIELDS = 250_000
MOST_BITS = 1 << 12
MOST_LENGTH = 16 << 20
"""What one parse may read of fields, what a number may have of bits, and a text or a run of bytes of items."""


class TooMuchWorkError(Exception):
    """A parse was stopped at a bound."""


class Budget(threading.local):
    """What is left to a parse in this thread, of fields."""

    fields: float = math.inf


budget = Budget()


@contextmanager
def bounded() -> Iterator[None]:
    """Within it parsers of this thread may read `MOST_FIELDS`."""
    budget.fields = MOST_FIELDS
    try:
        yield
    finally:
        budget.fields = math.inf


class BoundedStream(KaitaiStream):  # type: ignore[misc]  # the runtime has no types
    """Counts the fields of a debug build, which asks for the position at each."""

    def pos(self) -> int:
        budget.fields -= 1
        if budget.fields < 0:
            raise TooMuchWorkError(f"more than {MOST_FIELDS} fields")
        position: int = super().pos()
        return position


def stream(of: KaitaiStream) -> BoundedStream:
    """Another stream over the same file."""
    return BoundedStream(of._io)  # noqa: SLF001 - it has no other access to its file


def checked(value: Any) -> Any:
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        raise TooMuchWorkError(f"a number of more than {MOST_BITS} bits")
    if isinstance(value, str | bytes) and len(value) > MOST_LENGTH:
        raise TooMuchWorkError(f"a text of more than {MOST_LENGTH} characters")
    return value


def add(left: Any, right: Any) -> Any:
    return checked(left + right)


def multiply(left: Any, right: Any) -> Any:
    return checked(left * right)


def shift(left: Any, right: Any) -> Any:
    if isinstance(right, int) and right > MOST_BITS:
        raise TooMuchWorkError(f"a number of more than {MOST_BITS} bits")
    return checked(left << right)


GROWING: dict[type[ast.operator], Callable[[Any, Any], Any]] = {ast.Add: add, ast.Mult: multiply, ast.LShift: shift}


class Bounding(ast.NodeTransformer):
    """Has the operators that make larger values out of small ones look at what they make."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        function = GROWING.get(type(node.op))
        if function is None:
            return node
        called = ast.Name(f"_bounded_{function.__name__}", ast.Load())
        return ast.copy_location(ast.Call(called, [node.left, node.right], []), node)


def execute(module: ModuleType, text: str) -> None:
    """Runs a checked module of parsers with these bounds."""
    tree = ast.fix_missing_locations(Bounding().visit(ast.parse(text)))
    for function in GROWING.values():
        module.__dict__[f"_bounded_{function.__name__}"] = function
    exec(compile(tree, f"<{module.__name__}>", "exec"), module.__dict__)  # noqa: S102 - checked before
    module.__dict__["KaitaiStream"] = BoundedStream
