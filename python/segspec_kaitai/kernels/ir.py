"""The intermediate representation: typed expressions with the range of their values, and flat statements.

Kaitai's integers have no bounds, a kernel's have 64 bits. So every expression has the minimum and maximum of its value:
`SIGNED` if they fit a signed 64-bit integer, `UNSIGNED` if they fit only an unsigned one; an operation whose result may
fit neither is checked at run time. The two kinds never meet in one operation without a cast, because in C the signed
one would become unsigned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

SIGNED_MIN, SIGNED_MAX, UNSIGNED_MAX = -(1 << 63), (1 << 63) - 1, (1 << 64) - 1


class Kind(StrEnum):
    """The machine type of an expression. One of floating point is carried as its bits, which nothing reckons with."""

    SIGNED = "i64"
    UNSIGNED = "u64"
    BOOL = "bool"
    F32 = "f32"
    F64 = "f64"


FLOATS = (Kind.F32, Kind.F64)


@dataclass(frozen=True)
class Range:
    """The least and the greatest value, both included."""

    low: int
    high: int

    def union(self, other: Range) -> Range:
        return Range(min(self.low, other.low), max(self.high, other.high))

    def contains(self, other: Range) -> bool:
        return self.low <= other.low and other.high <= self.high

    @property
    def kind(self) -> Kind | None:
        """The machine type that holds every value of the range; None if it does not exist."""
        if SIGNED.contains(self):
            return Kind.SIGNED
        return Kind.UNSIGNED if UNSIGNED.contains(self) else None


SIGNED = Range(SIGNED_MIN, SIGNED_MAX)
UNSIGNED = Range(0, UNSIGNED_MAX)
BOOLS = Range(0, 1)


@dataclass(eq=False)
class Var:
    """A local variable of the kernel. `carried`: it is assigned again at the end of each pass of a loop. `made`: its
    constant value, if known."""

    name: str
    kind: Kind
    range: Range
    carried: bool = False
    made: Expr | None = None


def held_in(held: object) -> list[Expr]:
    """The expressions in a part of an expression or of a statement: itself, or those of a list or of columns."""
    if isinstance(held, dict):
        held = list(held.values())
    given = held if isinstance(held, list | tuple) else [held]
    return [each for each in given if isinstance(each, Expr)]


def changed(holder: Expr | Stmt, change: Callable[[Expr], Expr]) -> dict[str, Any]:
    """The parts of an expression or of a statement that hold expressions, with these changed."""
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
    """`kind` and `range` of the value; subclasses define how it is computed."""

    kind: Kind
    range: Range

    def parts(self) -> Iterator[Expr]:
        """The expressions that it is made of."""
        for held in vars(self).values():
            yield from held_in(held)

    def made_of(self, change: Callable[[Expr], Expr]) -> Expr:
        """The same of other parts."""
        return replace(self, **changed(self, change))


@dataclass(frozen=True, eq=False)
class Const(Expr):
    value: int


@dataclass(frozen=True, eq=False)
class Ref(Expr):
    var: Var


@dataclass(frozen=True, eq=False)
class Binary(Expr):
    """`op` is a Python operator; both operands have the kind of the result, comparisons excepted."""

    op: str
    left: Expr
    right: Expr


@dataclass(frozen=True, eq=False)
class Unary(Expr):
    """`op` is `-`, `~` or `not`."""

    op: str
    operand: Expr


@dataclass(frozen=True, eq=False)
class Logic(Expr):
    """`op` is `and` or `or`."""

    op: str
    items: tuple[Expr, ...]


@dataclass(frozen=True, eq=False)
class Choose(Expr):
    test: Expr
    then: Expr
    other: Expr


@dataclass(frozen=True, eq=False)
class Cast(Expr):
    operand: Expr


@dataclass(frozen=True, eq=False)
class Apply(Expr):
    """A call of a reader or helper of the kernels' runtime."""

    function: str
    arguments: tuple[Expr, ...]


@dataclass(eq=False)
class Stmt:
    def expressions(self) -> Iterator[Expr]:
        """The statement's own reads, apart from variables that it names."""
        for held in vars(self).values():
            yield from held_in(held)

    def rewrite(self, change: Callable[[Expr], Expr]) -> None:
        """Puts other expressions in place of those that it reads."""
        for name, made in changed(self, change).items():
            setattr(self, name, made)


@dataclass(eq=False)
class Block:
    """Statements in order. `parent` is the block that holds the statement this one belongs to.

    `closed` is the moment at which lowering left the block: later bindings in an outer block are not available to
    statements added to this one afterwards. `inline`: it always runs, as a stretch of its parent.
    """

    parent: Block | None = None
    statements: list[Stmt] = field(default_factory=list)
    closed: int | None = None
    inline: bool = False

    def before(self, anchor: Stmt, added: Stmt) -> None:
        self.statements.insert(next(i for i, s in enumerate(self.statements) if s is anchor), added)


@dataclass(eq=False)
class Assign(Stmt):
    var: Var
    value: Expr


Failure = tuple[str, str]
"""Why a kernel stops, and the path of the field that stops it."""


@dataclass(eq=False)
class Need(Stmt):
    """Fails unless `reach` bytes are left from `position` on; the field begins `start` bytes after `position`."""

    position: Var
    end: Expr
    start: int
    reach: int
    failure: Failure


@dataclass(eq=False)
class If(Stmt):
    test: Expr
    then: Block
    other: Block


@dataclass(eq=False)
class Do(Stmt):
    """A stretch of statements that more may be added to later."""

    body: Block


@dataclass(eq=False)
class While(Stmt):
    """`test` None loops until a Break."""

    test: Expr | None
    body: Block


@dataclass(eq=False)
class For(Stmt):
    var: Var
    count: Expr
    body: Block


@dataclass(eq=False)
class Break(Stmt):
    pass


@dataclass(eq=False)
class Fail(Stmt):
    """Stops; `error` is the start of the failing field."""

    failure: Failure
    error: Expr


@dataclass(eq=False)
class Emit(Stmt):
    """One row of a table: an expression for each of its column arrays, by its name. Table 0 is that of the rows, the
    others are those of the lists within them."""

    values: dict[str, Expr]
    table: int = 0


@dataclass(eq=False)
class Resume(Stmt):
    """Continues after the last released item of a list; `variables` are its number and the carried values."""

    position: Var
    variables: list[Var]


@dataclass(eq=False)
class Pause(Stmt):
    """Between two items: a run may end here, to be resumed, once it has released something and reached `stop`."""

    position: Var


@dataclass(eq=False)
class Commit(Stmt):
    """Releases the rows of an item, and keeps the values for the next one. `index` is the number of that one."""

    position: Var
    index: Expr
    variables: list[Var]


@dataclass(eq=False)
class Invoke(Stmt):
    """Calls an outlined structure, whose fields are under `path`. `outputs`: by number, those that this call uses."""

    function: Function
    arguments: list[Expr]
    position: Var
    path: str
    outputs: dict[int, Var] = field(default_factory=dict)


@dataclass(eq=False)
class Function:
    """A structure that several places parse: a function of its own, with the outputs that they use.

    `parameters` are position, end, base, then the structure's own. The outputs are valid at the end of `body`.
    """

    name: str
    parameters: list[Var]
    position: Var
    body: Block
    outputs: list[Expr] = field(default_factory=list)


def origin(expr: Expr) -> Expr:
    """The parts of an expression, through the variables that hold it."""
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
