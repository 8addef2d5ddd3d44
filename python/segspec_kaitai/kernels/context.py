"""The state of a lowering: names, the place for statements, assumptions, and how a kernel stops."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Literal, Protocol

from segspec_kaitai.kernels import runtime
from segspec_kaitai.kernels.arithmetic import NoKindError, truth
from segspec_kaitai.kernels.ir import (
    SIGNED,
    SIGNED_MAX,
    UNSIGNED_MAX,
    Assign,
    Binary,
    Block,
    Const,
    Expr,
    Fail,
    Function,
    If,
    Invoke,
    Kind,
    Range,
    Ref,
    Stmt,
    Var,
    constant,
    is_constant,
    ref,
)
from segspec_kaitai.kernels.load import Sources, Unsupported
from segspec_kaitai.ksc.pymodule import StructClass


@dataclass(eq=False)
class ByteRun:
    """`length` bytes of the data at `position`; -1 if absent. A text has an `encoding` in Python's name, or
    `SEVERAL`."""

    position: Expr
    length: Expr
    encoding: str = ""


SEVERAL = "several encodings"


@dataclass(eq=False)
class MadeText:
    """A text of words, digits, and runs of bytes.

    `parts` are its presence, then each piece's parts: the presence, a number's value, a run's position and length.
    """

    pieces: tuple[tuple[str, str], ...]
    parts: tuple[Expr, ...]


@dataclass(eq=False)
class Stream:
    """A stream of the parser: the part `base:end` of the data.

    The next byte is at `position + offset`; `flushed` bytes were added to `position`. `bits_left` bits of the byte
    before it are unread, the high ones first (`be`) or the low ones (`le`). A number known only at run time is in the
    variable `bits`.
    """

    position: Var
    end: Expr
    base: Expr
    offset: int = 0
    flushed: int = 0
    bits_left: int = 0
    bit_order: str = ""
    bits: Var | None = None

    def __post_init__(self) -> None:
        # A position must not be replaced by a variable that changes.
        self.position.carried = True


@dataclass(eq=False)
class Binding:
    """An instance already computed."""

    value: Value
    block: Block
    serial: int


@dataclass(eq=False)
class Struct:
    """A structure being read. `path` names it from the frame's root; list items end with `[]`.

    `outer` contains it as a field. `index` counts within the innermost list.
    """

    info: StructClass
    path: str
    stream: Stream
    start: Expr
    parent: Struct | None
    root: Struct | None
    fields: dict[str, Value] = field(default_factory=dict)
    bindings: dict[str, list[Binding]] = field(default_factory=dict)
    index: Expr | None = None
    outer: Struct | None = None


@dataclass(eq=False)
class Joined:
    """One of several values, by the branch taken, or none. `anchor` is the statement of `block` that branches; a loop
    gives the value of its last pass.

    `complete`: every path gives a value. `origin` is a member's joined structure.
    """

    block: Block
    anchor: Stmt
    branches: list[tuple[Block, Value]]
    complete: bool
    path: str
    loop: Loop | None = None
    origin: tuple[Joined, str] | None = None
    members: dict[str, Joined] = field(default_factory=dict)
    numbers: dict[Want, Expr | None] = field(default_factory=dict)
    bytes: ByteRun | None = None
    text: MadeText | None = None


@dataclass(eq=False)
class Loop:
    """A loop over items."""

    index: Var
    body: Block
    deferred: list[tuple[Joined, tuple[Var, ...]]] = field(default_factory=list)


@dataclass(eq=False)
class List:
    """A repeated field. `current` is this pass's item, `last` the latest one. `first` is the start of consecutive
    integers."""

    path: str
    loop: Loop | None = None
    current: Value | None = None
    last: Joined | None = None
    count: Expr | None = None
    first: Expr | None = None


@dataclass(eq=False)
class Outline:
    """A structure as a function."""

    function: Function
    context: Context
    struct: Struct
    exported: dict[tuple[int, Want], tuple[Value, Expr]] = field(default_factory=dict)


@dataclass(eq=False)
class Remote:
    """A value inside an outline."""

    invoke: Invoke
    outline: Outline
    value: Value


Value = Expr | ByteRun | MadeText | Struct | Joined | List | Remote


POSITIONS = Range(0, 1 << 62)
"""Sums of a position and a checked length cannot overflow."""

STEPS = [(1 << bits) - 1 for bits in (8, 16, 32, 40, 48, 56, 63, 64)]


RUNTIME = [name for name, made in vars(runtime).items() if callable(made) and not name[0].isupper() and name[0] != "_"]

RESERVED = frozenset([*RUNTIME, "data", "status", "error", "range", "_"])


Want = Literal["number", "f4", "f8", "bytes"]

Instances = Callable[["Context", Struct, str, Want], Value]


@dataclass
class Plan:
    """The state shared by all functions of a kernel. `instance` computes an instance at the current place.

    `assumed` are the ranges of carried values by path; `narrow`: one of them was too small. `outlined` structures get
    their own functions, `opaque` ones are left unread; `counts` are the numbers of parses. `guarded`: expressions
    refuse absent values. Passes of `odd` loops end within a byte.
    """

    sources: Sources
    instance: Instances
    outlined: frozenset[str] = frozenset()
    opaque: frozenset[str] = frozenset()
    guarded: bool = False
    odd: set[str] = field(default_factory=set)
    assumed: dict[str, Range] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=dict)
    outlines: dict[str, Outline] = field(default_factory=dict)
    narrow: bool = False


Place = Callable[[], Expr]


class RowSink(Protocol):
    """Takes the rows of a frame. The items of the list `released` are released one by one."""

    released: list[List]

    def completed(self, context: Context, path: str, value: Value, start: Expr, stream: Stream) -> None:
        """The structure or item at `path` was read."""

    def releases(self, target: List) -> bool:
        """Whether rows are released by the items of a list rather than by frames."""

    def resume(self, target: List, stream: Stream) -> Stmt:
        """Resumes the loop that fills the released list."""

    def commit(self, context: Context, target: List, stream: Stream) -> None:
        """An item of `target` is complete."""

    def lie_within(self, path: str) -> bool:
        """Whether rows are made from the structure at `path`."""


class Context:
    """One function under construction. `label` distinguishes its carried values.

    `index` is the number of the current item in the innermost list.
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

    def name(self, wanted: str) -> str:
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
        var = Var(self.name(wanted), value.kind, value.range)
        self.add(Assign(var, value))
        return var

    def bind(self, wanted: str, value: Expr) -> Expr:
        if isinstance(value, Const) or (isinstance(value, Ref) and not value.var.carried):
            return value
        var = self.variable(wanted, value)
        var.made = value
        return ref(var)

    def add(self, statement: Stmt) -> None:
        self.block.statements.append(statement)

    def tick(self) -> int:
        self._serial += 1
        return self._serial

    @contextmanager
    def inside(self, block: Block) -> Iterator[None]:
        outer, self.block = self.block, block
        try:
            yield
        finally:
            self.block = outer
            block.closed = self.tick()

    @contextmanager
    def at_end_of(self, block: Block) -> Iterator[None]:
        outer, self.block = self.block, block
        try:
            yield
        finally:
            self.block = outer

    def visible(self, binding: Binding) -> bool:
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

    @contextmanager
    def reading(self, struct: Struct, name: str, error: Place) -> Iterator[None]:
        held = self.struct, self.field, self.error
        self.struct, self.field, self.error = struct, name, error
        try:
            with self.settling():
                yield
        finally:
            self.struct, self.field, self.error = held

    @property
    def path(self) -> str:
        assert self.struct is not None
        return f"{self.struct.path}.{self.field}" if self.struct.path else self.field

    def refuse(self, test: Expr, reason: str) -> None:
        """Stops if `test` is true."""
        if is_constant(test, 0):
            return
        then = Block(self.block)
        then.statements.append(Fail((reason, self.path), self.error()))
        self.add(If(truth(test), then, Block(self.block)))

    @contextmanager
    def settling(self) -> Iterator[None]:
        try:
            yield
        except NoKindError as error:
            raise self.unsupported(str(error)) from error
        except RecursionError as error:
            raise self.unsupported("what is computed by way of so many others") from error

    def unsupported(self, construct: str, kind: type[Unsupported] = Unsupported) -> Unsupported:
        assert self.struct is not None
        info: StructClass = self.struct.info
        return kind(construct, info.module, self.plan.sources.line(info, self.field.removesuffix("[]")))

    def assumed(self, path: str) -> Range:
        return self.plan.assumed.setdefault(self.label + path, Range(0, 0))

    def settle(self, path: str, actual: Range) -> None:
        path = self.label + path
        held = self.plan.assumed[path]
        if held.contains(actual):
            return
        high = held.high if actual.high <= held.high else next(s for s in STEPS if s >= actual.high)
        low = held.low if actual.low >= held.low else SIGNED.low
        self.plan.assumed[path] = Range(low, min(high, SIGNED_MAX) if low < 0 else min(high, UNSIGNED_MAX))
        self.plan.narrow = True


def position(stream: Stream, extra: int = 0) -> Expr:
    return moved(ref(stream.position), stream.offset + extra)


def moved(place: Expr, distance: int) -> Expr:
    if distance == 0:
        return place
    op = "+" if distance > 0 else "-"
    return Binary(Kind.SIGNED, POSITIONS, op, place, constant(abs(distance)))


def flush(context: Context, stream: Stream) -> None:
    if stream.offset:
        context.add(Assign(stream.position, position(stream)))
        stream.flushed += stream.offset
        stream.offset = 0


BITS = Range(0, 7)


def unsettle(context: Context, stream: Stream) -> Var:
    """From here on the number of remaining bits is known only at run time."""
    if stream.bits is None:
        flush(context, stream)
        stream.bits = context.variable(f"{context.path}_bits", constant(stream.bits_left))
        stream.bits.range, stream.bits.carried, stream.bits_left = BITS, True, 0
    return stream.bits


def align(context: Context, stream: Stream) -> None:
    stream.bits_left = 0
    if stream.bits is not None:
        context.add(Assign(stream.bits, constant(0)))


def here(stream: Stream, extra: int = 0) -> Place:
    reached = stream.flushed + stream.offset + extra
    return lambda: moved(ref(stream.position), reached - stream.flushed)


def distance(later: Expr, earlier: Expr) -> Expr:
    if is_constant(earlier, 0):
        return later
    return Binary(Kind.SIGNED, POSITIONS, "-", later, earlier)
