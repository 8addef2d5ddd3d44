"""The intermediate representation: typed expressions with value ranges, and flat statements.

Expressions have a minimum and a maximum: they are `SIGNED` if both fit a signed 64-bit integer, else `UNSIGNED`; larger
results are checked at run time. The kinds never meet without a cast, because C would make the signed one unsigned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

SIGNED_MIN, SIGNED_MAX, UNSIGNED_MAX = -(1 << 63), (1 << 63) - 1, (1 << 64) - 1


class Kind(StrEnum):
    """The machine type of an expression. Floating-point numbers are carried as bits."""

    SIGNED = "i64"
    UNSIGNED = "u64"
    BOOL = "bool"
    F32 = "f32"
    F64 = "f64"


FLOATS = (Kind.F32, Kind.F64)


@dataclass(frozen=True)
class Range:
    """Minimum and maximum, inclusive."""

    low: int
    high: int

    def union(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))

    def contains(self, other: Range) -> bool:
        return self.low <= other.low and other.high <= self.high

    @property
    def kind(self) -> Kind | None:
        """None if 64 bits are too few."""
        if SIGNED.contains(self):
            return Kind.SIGNED
        return Kind.UNSIGNED if UNSIGNED.contains(self) else None


SIGNED = Range(SIGNED_MIN, SIGNED_MAX)
UNSIGNED = Range(0, UNSIGNED_MAX)
BOOLS = Range(0, 1)


@dataclass(eq=False)
class Var:
    """A local variable. `carried`: each pass of a loop assigns it again. `made`: its constant value, if known."""

    name: str
    kind: Kind
    range: Range
    carried: bool = False
    made: Expr | None = None


def held_in(held: object) -> list[Expr]:
    if isinstance(held, dict):
        held = list(held.values())
    given = held if isinstance(held, list | tuple) else [held]
    return [each for each in given if isinstance(each, Expr)]


def changed(holder: Expr | Stmt, change: Callable[[Expr], Expr]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, held in vars(holder).items():
        if isinstance(held, Expr):
            found[name] = change(held)
        elif held_in(held) and isinstance(held, dict):
            found[name] = {key: change(each) for key, each in held.items()}
        elif held_in(held):
            found[name] = type(held)(change(each) for each in held)
    return found


@dataclass(frozen=True, eq=False)
class Expr:
    """An expression."""

    kind: Kind
    range: Range

    def parts(self) -> Iterator[Expr]:
        for held in vars(self).values():
            yield from held_in(held)

    def made_of(self, change: Callable[[Expr], Expr]) -> Expr:
        return replace(self, **changed(self, change))


@dataclass(frozen=True, eq=False)
class Const(Expr):
    """A constant."""

    value: int


@dataclass(frozen=True, eq=False)
class Ref(Expr):
    """A variable read."""

    var: Var


@dataclass(frozen=True, eq=False)
class Binary(Expr):
    """`op` is a Python operator. Except in comparisons, both operands have the kind of the result."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False)
class Unary(Expr):
    """`-`, `~` or `not`."""

    op: str
    operand: Expr


@dataclass(frozen=True, eq=False)
class Logic(Expr):
    """`and` or `or`."""

    op: str
    items: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class Choose(Expr):
    """A conditional expression."""

    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, eq=False)
class Cast(Expr):
    """A type conversion."""

    operand: Expr


@dataclass(frozen=True, eq=False)
class Apply(Expr):
    """A runtime call."""

    function: str
    arguments: tuple[Expr, ...]


@dataclass(eq=False)
class Stmt:
    """A statement."""

    def expressions(self) -> Iterator[Expr]:
        for held in vars(self).values():
            yield from held_in(held)

    def rewrite(self, change: Callable[[Expr], Expr]) -> None:
        for name, made in changed(self, change).items():
            setattr(self, name, made)


@dataclass(eq=False)
class Block:
    """Statements in order, within a statement of `parent`.

    `closed` is the moment at which lowering left the block: later bindings of outer blocks are unavailable. `inline`:
    it always runs, as a part of its parent.
    """

    parent: Block | None = None
    statements: list[Stmt] = field(default_factory=list)
    closed: int | None = None
    inline: bool = False

    def before(self, anchor: Stmt, added: Stmt) -> None:
        self.statements.insert(next(i for i, s in enumerate(self.statements) if s is anchor), added)


@dataclass(eq=False)
class Assign(Stmt):
    """An assignment."""

    var: Var
    value: Expr


Failure = tuple[str, str]


@dataclass(eq=False)
class Need(Stmt):
    """Fails unless `reach` bytes follow `position`; the field begins `start` bytes after `position`."""

    position: Var
    end: Expr
    start: int
    reach: int
    failure: Failure


@dataclass(eq=False)
class If(Stmt):
    """A branch."""

    test: Expr
    then: Block
    other: Block


@dataclass(eq=False)
class Do(Stmt):
    """A nested block."""

    body: Block


@dataclass(eq=False)
class While(Stmt):
    """`test` None loops until a Break."""

    test: Expr | None
    body: Block


@dataclass(eq=False)
class For(Stmt):
    """A counted loop."""

    var: Var
    count: Expr
    body: Block


@dataclass(eq=False)
class Break(Stmt):
    pass


@dataclass(eq=False)
class Fail(Stmt):
    """Stops with a failure."""

    failure: Failure
    error: Expr


@dataclass(eq=False)
class Emit(Stmt):
    """One row of a table, by column. Table 0 has the rows, others their lists."""

    values: dict[str, Expr]
    table: int = 0


@dataclass(eq=False)
class Resume(Stmt):
    """Continues after the last released item of a list; `variables` are its number and the carried values."""

    position: Var
    variables: list[Var]


@dataclass(eq=False)
class Pause(Stmt):
    """A run may end here and be resumed, if it has released something and reached `stop`."""

    position: Var


@dataclass(eq=False)
class Commit(Stmt):
    """Releases the rows of an item, and keeps the values for the next one, whose number is `index`."""

    position: Var
    index: Expr
    variables: list[Var]


@dataclass(eq=False)
class Invoke(Stmt):
    """Calls an outline."""

    function: Function
    arguments: list[Expr]
    position: Var
    path: str
    outputs: dict[int, Var] = field(default_factory=dict)


@dataclass(eq=False)
class Function:
    """An outlined structure: a function with the outputs that its callers use.

    `parameters` are position, end, base, then the structure's own.
    """

    name: str
    parameters: list[Var]
    position: Var
    body: Block
    outputs: list[Expr] = field(default_factory=list)


def origin(expr: Expr) -> Expr:
    while isinstance(expr, Ref | Cast):
        inner = expr.operand if isinstance(expr, Cast) else expr.var.made
        if inner is None:
            break
        expr = inner
    return expr


def constant(value: int) -> Const:
    known = Range(value, value)
    kind = known.kind
    assert kind is not None
    return Const(kind, known, value)


def boolean(value: bool) -> Const:
    return Const(Kind.BOOL, Range(int(value), int(value)), int(value))


def ref(var: Var) -> Ref:
    return Ref(var.kind, var.range, var)


TRUE, FALSE, ZERO = boolean(True), boolean(False), constant(0)


def is_constant(expr: Expr, value: int) -> bool:
    return isinstance(expr, Const) and expr.value == value
