"""The state of one lowering: where statements go, which names are taken, what was assumed, and how a kernel stops."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

from segspec.toolchain.lower.arithmetic import truth
from segspec.toolchain.lower.errors import Unsupported
from segspec.toolchain.lower.ir import (
    SIGNED,
    SIGNED_MAX,
    UNSIGNED_MAX,
    Assign,
    Binary,
    Block,
    Const,
    Expr,
    Fail,
    If,
    Kind,
    Range,
    Ref,
    Stmt,
    Var,
    constant,
    is_constant,
    ref,
)
from segspec.toolchain.lower.load import Sources, StructInfo
from segspec.toolchain.lower.values import Binding, List, Outline, Stream, Struct, Value

POSITIONS = Range(0, 1 << 62)
"""No data is longer; sums of a position and a checked length cannot overflow."""

STEPS = [(1 << bits) - 1 for bits in (8, 16, 32, 40, 48, 56, 63, 64)]
"""Greatest values that a carried value's range is widened to, one after the other."""


RUNTIME = (
    [f"read_{sign}{width}{order}" for sign in "us" for width in (2, 4, 8) for order in ("le", "be")]
    + [f"read_u{width}{order}" for width in (3, 5, 6, 7) for order in ("le", "be")]
    + ["read_u1", "read_s1", "i64", "u64", "is_utf8", "is_ascii", "find_byte"]
    + ["length_before", "length_through", "length_stripped"]
    + [f"{sign}{name}_overflows" for sign in ("", "unsigned_") for name in ("add", "subtract", "multiply", "shift")]
)
"""What kernels call: functions of the same names exist for plain Python and for numba."""

RESERVED = frozenset([*RUNTIME, "data", "status", "error", "range", "_"])


@dataclass
class Plan:
    """What holds for all functions of a kernel.

    `assumed` are the ranges of carried values, by path, which stay from lowering to lowering; `narrow` says that one of
    them did not hold. `outlined` structures get a function of their own; `counts` says how often each is parsed.
    """

    sources: Sources
    outlined: frozenset[str] = frozenset()
    assumed: dict[str, Range] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    outlines: dict[str, Outline] = field(default_factory=dict)
    narrow: bool = False


Place = Callable[[], Expr]
"""Where the field that is being read begins, as an expression for the current place in the kernel."""


class RowSink(Protocol):
    """What takes the rows while a frame is lowered. `released`: the list whose items are released one by one."""

    released: List | None

    def completed(self, context: Context, path: str, value: Value, start: Expr, stream: Stream) -> None:
        """The structure or item at `path`, which begins at `start` of `stream`, was read."""

    def releases(self, target: List) -> bool:
        """True if the items of a list, not their frame, are what rows are released by."""

    def resume(self, stream: Stream) -> Stmt:
        """What takes up the loop that fills the released list."""

    def commit(self, context: Context, target: List, stream: Stream) -> None:
        """An item of `target` is complete."""

    def lie_within(self, path: str) -> bool:
        """True if rows are made from something within the structure at `path`."""


class Context:
    """One function under construction. `label` tells its carried values from those of others.

    `index` is the number of the item that is being read in the innermost list.
    """

    def __init__(self, plan: Plan, reserved: frozenset[str], rows: RowSink | None = None, label: str = "") -> None:
        self.plan = plan
        self.rows = rows
        self.label = label
        self.index: Expr = constant(0)
        self.body = Block()
        self.block = self.body
        self.struct: Struct | None = None
        self.field = ""
        self.error: Place = lambda: constant(0)
        self._names = set(reserved)
        self._serial = 0
        self.evaluating: dict[str, list[Struct]] = {}

    # names and variables

    def name(self, wanted: str) -> str:
        """A fresh local name made from a path such as `entries[].body`."""
        base = re.sub(r"\W+", "_", wanted.replace("[]", "")).strip("_") or "value"
        if keyword.iskeyword(base):
            base += "_"
        found, number = base, 1
        while found in self._names:
            number += 1
            found = f"{base}_{number}"
        self._names.add(found)
        return found

    def variable(self, wanted: str, value: Expr) -> Var:
        """A new variable that holds `value` from here on."""
        var = Var(self.name(wanted), value.kind, value.range)
        self.add(Assign(var, value))
        return var

    def bind(self, wanted: str, value: Expr) -> Expr:
        """`value` in a variable, unless it is a constant or a variable that keeps its value."""
        if isinstance(value, Const) or (isinstance(value, Ref) and not value.var.carried):
            return value
        return ref(self.variable(wanted, value))

    # blocks

    def add(self, statement: Stmt) -> None:
        self.block.statements.append(statement)

    def tick(self) -> int:
        self._serial += 1
        return self._serial

    @contextmanager
    def inside(self, block: Block) -> Iterator[None]:
        """Statements go to `block`, which is closed at the end."""
        outer, self.block = self.block, block
        try:
            yield
        finally:
            self.block = outer
            block.closed = self.tick()

    @contextmanager
    def at_end_of(self, block: Block) -> Iterator[None]:
        """Statements are added to a block that was left before."""
        outer, self.block = self.block, block
        try:
            yield
        finally:
            self.block = outer

    def visible(self, binding: Binding) -> bool:
        """Whether what a binding computed is there at the current place on every path."""
        home = binding.block
        block: Block | None = self.block
        while home.inline and home.parent is not None:
            home = home.parent
        closed: list[int] = []
        while block is not None and block is not home:
            if block.closed is not None:
                closed.append(block.closed)
            block = block.parent
        return block is not None and all(binding.serial < moment for moment in closed)

    # stopping

    @contextmanager
    def reading(self, struct: Struct, name: str, error: Place) -> Iterator[None]:
        """The field `name` of `struct`, which begins at `error`, is the one that fails."""
        held = self.struct, self.field, self.error
        self.struct, self.field, self.error = struct, name, error
        try:
            yield
        finally:
            self.struct, self.field, self.error = held

    @property
    def path(self) -> str:
        """The path of the field that is being read."""
        assert self.struct is not None
        return f"{self.struct.path}.{self.field}" if self.struct.path else self.field

    def refuse(self, test: Expr, reason: str) -> None:
        """Stops the kernel where `test` holds."""
        if is_constant(test, 0):
            return
        then = Block(self.block)
        then.statements.append(Fail((reason, self.path), self.error()))
        self.add(If(truth(test), then, Block(self.block)))

    def unsupported(self, construct: str) -> Unsupported:
        assert self.struct is not None
        info: StructInfo = self.struct.info
        return Unsupported(construct, info.module, self.plan.sources.line(info, self.field.removesuffix("[]")))

    # ranges of carried values

    def assumed(self, path: str) -> Range:
        return self.plan.assumed.setdefault(self.label + path, Range(0, 0))

    def settle(self, path: str, actual: Range) -> None:
        """Widens what was assumed of a carried value where `actual` leaves it; the lowering is then repeated."""
        path = self.label + path
        held = self.plan.assumed[path]
        if held.contains(actual):
            return
        high = held.high if actual.high <= held.high else next(s for s in STEPS if s >= actual.high)
        low = held.low if actual.low >= held.low else SIGNED.low
        self.plan.assumed[path] = Range(low, min(high, SIGNED_MAX) if low < 0 else min(high, UNSIGNED_MAX))
        self.plan.narrow = True


# positions


def position(stream: Stream, extra: int = 0) -> Expr:
    """Where the next byte is, or `extra` bytes behind it."""
    return moved(ref(stream.position), stream.offset + extra)


def moved(place: Expr, distance: int) -> Expr:
    if distance == 0:
        return place
    op = "+" if distance > 0 else "-"
    return Binary(Kind.SIGNED, POSITIONS, op, place, constant(abs(distance)))


def flush(context: Context, stream: Stream) -> None:
    """Makes the stream's variable its position."""
    if stream.offset:
        context.add(Assign(stream.position, position(stream)))
        stream.flushed += stream.offset
        stream.offset = 0


def here(stream: Stream, extra: int = 0) -> Place:
    """The stream's present position, as long as it moves by known distances only."""
    reached = stream.flushed + stream.offset + extra
    return lambda: moved(ref(stream.position), reached - stream.flushed)


def distance(later: Expr, earlier: Expr) -> Expr:
    """Bytes between two positions whose order is known."""
    if is_constant(earlier, 0):
        return later
    return Binary(Kind.SIGNED, POSITIONS, "-", later, earlier)
