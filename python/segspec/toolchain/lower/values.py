"""What an expression of a spec names while it is lowered: a number, bytes, a structure, a list, or one of several."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from segspec.toolchain.lower.ir import Block, Expr, Function, Invoke, Stmt, Var
from segspec.toolchain.lower.load import StructInfo

if TYPE_CHECKING:
    from segspec.toolchain.lower.context import Context


@dataclass(eq=False)
class ByteRun:
    """A run of `length` bytes of the data at `position`; absent bytes have length -1. `text` was checked to decode."""

    position: Expr
    length: Expr
    text: bool = False


@dataclass(eq=False)
class Stream:
    """A stream of the parser: a stretch `base:end` of the data.

    The next byte is at `position + offset`; `flushed` bytes were added to `position` so far. `bits_left` bits of the
    byte before it are not yet read, the high ones first (`be`) or the low ones (`le`).
    """

    position: Var
    end: Expr
    base: Expr
    offset: int = 0
    flushed: int = 0
    bits_left: int = 0
    bit_order: str = ""

    def __post_init__(self) -> None:
        # Nothing may stand for a position by naming the variable that will move on.
        self.position.carried = True


@dataclass(eq=False)
class Binding:
    """An instance that was computed in `block` at the moment `serial`."""

    value: Value
    block: Block
    serial: int


@dataclass(eq=False)
class Struct:
    """One structure that is being read, or was. `path` names it from the frame's root; list items end with `[]`.

    `parent` and `root` are what the parser calls so; `outer` is the structure that has it as a field, which for an
    imported type is not its parent. `index` numbers it within the innermost list.
    """

    info: StructInfo
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
    """One of several values, by the branch that was taken, or none. `anchor` is the statement of `block` that branches.

    A loop is a branch that leaves the value of its last pass; while it is being lowered it has none yet. `complete`
    says that every path gives a value. A member of a joined structure knows what it is a member of (`origin`).
    """

    block: Block
    anchor: Stmt
    branches: list[tuple[Block, Value]]
    complete: bool
    path: str
    loop: Loop | None = None
    origin: tuple[Joined, str] | None = None
    members: dict[str, Joined] = field(default_factory=dict)
    number: Expr | None = None
    bytes: ByteRun | None = None


@dataclass(eq=False)
class Loop:
    """A loop that fills a list. `deferred` are the variables that each pass leaves to the next one."""

    index: Var
    body: Block
    deferred: list[tuple[Joined, tuple[Var, ...]]] = field(default_factory=list)


@dataclass(eq=False)
class List:
    """A repeated field. `current` is the item that this pass appended, `last` the latest one."""

    path: str
    loop: Loop | None = None
    current: Value | None = None
    last: Joined | None = None
    count: Expr | None = None


@dataclass(eq=False)
class Outline:
    """An outlined structure: its function, and the state in which further values can be had from it."""

    function: Function
    context: Context
    struct: Struct
    exported: dict[int, tuple[Value, Expr]] = field(default_factory=dict)


@dataclass(eq=False)
class Remote:
    """A value within an outlined structure, as the caller `invoke` sees it."""

    invoke: Invoke
    outline: Outline
    value: Value


Value = Expr | ByteRun | Struct | Joined | List | Remote
