"""The rows of a kernel, emitted while a frame is lowered."""

from __future__ import annotations

import ast
from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass, field, replace

from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec, RowSource
from segspec_kaitai.kernels.access import (
    ABSENT_BYTES,
    NUMERIC,
    case_of,
    encoding_of,
    is_made,
    may_miss,
    maybe_bytes,
    maybe_number,
    presence,
)
from segspec_kaitai.kernels.arithmetic import cast, choose, double
from segspec_kaitai.kernels.context import (
    SEVERAL,
    ByteRun,
    Context,
    List,
    MadeText,
    Stream,
    Struct,
    Value,
    Want,
    position,
)
from segspec_kaitai.kernels.emit import counter
from segspec_kaitai.kernels.expressions import Scope, value
from segspec_kaitai.kernels.ir import (
    FLOATS,
    ZERO,
    Binary,
    Commit,
    Emit,
    Expr,
    Kind,
    Range,
    Resume,
    Stmt,
    Var,
    constant,
    ref,
)
from segspec_kaitai.kernels.load import ColumnError, CompoundError, MissingError, Unsupported
from segspec_kaitai.kernels.texts import made_text


@dataclass(frozen=True)
class Column:
    """An array that a kernel fills; bytes have two, for position and length, with the common name `source`.

    `kind` is the narrowest of bool, u8, u16, u32, i64 and u64 that holds every value; f32 and f64 hold the bits of
    floating-point numbers, in the machine's order. `table` is 0 for the rows, else the list's number, from 1.
    """

    name: str
    kind: str
    source: str
    part: str = ""
    table: int = 0


FORMS: dict[str, tuple[Want, ...]] = {
    "int": ("number",), "f4": ("f4",), "f8": ("f8",), "bytes": ("bytes",), "double": NUMERIC,
    "floating": ("f8", "f4"),
}  # fmt: skip

NAMES = ("_parent_row", "_position", "_end", "_index", "_frame", "_frame_position", "_")


@dataclass
class Rows:
    """Emits rows while a frame is lowered. `columns` are known after the first row."""

    spec: KernelSpec
    columns: dict[str, Column] = field(default_factory=dict)
    ranges: dict[str, Range] = field(default_factory=dict)
    missing: dict[str, ColumnError] = field(default_factory=dict)
    emits: list[Emit] = field(default_factory=list)
    cases: dict[str, list[str]] = field(default_factory=dict)
    runs: dict[str, list[ByteRun]] = field(default_factory=dict)
    made: dict[str, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    absent: set[str] = field(default_factory=set)
    table: int = 0
    frame: Struct | None = None
    emitted: set[tuple[str, tuple[str, ...]]] = field(default_factory=set)
    released: list[List] = field(default_factory=list)
    states: list[list[Var]] = field(default_factory=list)

    def lie_within(self, path: str) -> bool:
        return any(lies_within(source.path, plain(path)) for source in (*self.spec.rows, *self.spec.lists))

    def releases(self, target: List) -> bool:
        """The outermost list on the way to the rows, unless a frame releases them all."""
        inside = plain(target.path)
        leads = any(source.path == inside or source.path.startswith(f"{inside}.") for source in self.spec.rows)
        if self.spec.mode is not KernelMode.FILE or not leads:
            return False
        if any(target is each for each in self.released):
            return True
        if self.released and plain(self.released[0].path) != inside:
            return False
        self.released.append(target)
        self.states.append([])
        return True

    @property
    def carried(self) -> list[Var]:
        return [var for state in self.states for var in state]

    def resume(self, target: List, stream: Stream) -> Stmt:
        return Resume(stream.position, self.state(target))

    def state(self, target: List) -> list[Var]:
        return next(state for each, state in zip(self.released, self.states, strict=True) if each is target)

    def commit(self, context: Context, target: List, stream: Stream) -> None:
        assert target.loop is not None
        index = target.loop.index
        state = self.state(target)
        bits = [] if stream.bits is None else [stream.bits]
        state += [index, *bits, *(var for _, variables in target.loop.deferred for var in variables)]
        following = Binary(index.kind, index.range, "+", ref(index), constant(1))
        context.add(Commit(stream.position, following, state))

    def completed(self, context: Context, path: str, value: Value, start: Expr, stream: Stream) -> None:
        for table, sources in enumerate(self.spec.tables):
            for source in sources:
                if source.path == plain(path) and is_within(context.struct, source.within):
                    self.emitted.add(source.place)
                    scope = self.scope(context, value, start, stream)
                    if table:
                        scope.locals["_parent_row"] = counted(self.outer(source))
                    self.emit(context, table, source, scope)

    def outer(self, source: RowSource) -> int:
        around = [
            (len(each.path), table)
            for table, sources in enumerate(self.spec.tables)
            for each in sources
            if lies_within(source.path, each.path)
        ]
        return max(around)[1]

    def emit(self, context: Context, table: int, source: RowSource, scope: Scope) -> None:
        values: dict[str, Expr] = {}
        self.read_lists(context, source, scope)
        self.table = table
        for name, text in source.columns.items():
            try:
                with context.settling():
                    self.column(context, values, name, text, scope)
            except CompoundError as error:
                self.missing.setdefault(name, error)
            except Unsupported as error:
                found = ColumnError(f"column {name} of {self.spec.name}: {text!r}: {error.construct}", name)
                if not isinstance(error, MissingError):
                    raise found from error
                self.missing.setdefault(name, found)
        made = Emit(values, table)
        self.emits.append(made)
        context.add(made)

    def read_lists(self, context: Context, source: RowSource, scope: Scope) -> None:
        for path in dict.fromkeys(each.path for each in self.spec.lists if lies_within(each.path, source.path)):
            self.read_list(context, path.removeprefix(source.path).lstrip("."), scope)

    def read_list(self, context: Context, path: str, scope: Scope) -> None:
        node = OfRow("_").visit(ast.parse(path, mode="eval").body)
        with suppress(MissingError), context.settling():
            # A column of a case is read in its branch, when its presence is first queried.
            presence(context, value(context, scope, ast.fix_missing_locations(node), "number"))

    def read_elsewhere(self, context: Context) -> None:
        for source in self.spec.rows:
            if source.place not in self.emitted and self.frame is not None:
                self.read_list(context, source.path, Scope(self.frame, {"_": self.frame}))

    def settle(self) -> None:
        """Completes the rows: a row that lacks a column gets 0, or bytes of the length -1. Raises `ColumnError` if no
        row has it.
        """
        wanted = dict.fromkeys(n for table in self.spec.tables for source in table for n in source.columns)
        for name in wanted:
            if name not in {column.source for column in self.columns.values()} and name in self.missing:
                raise self.missing[name]
        order = list(wanted)
        # A value that is a number in one row and bytes in another counts as the number.
        numbers = {column.source for column in self.columns.values() if not column.part}
        kept = [c for c in self.columns.values() if not c.part or c.source not in numbers]
        self.columns = {c.name: c for c in sorted(kept, key=lambda column: order.index(column.source))}
        self.columns = {name: self.with_absent(column) for name, column in self.columns.items()}
        for made in self.emits:
            its_columns = {n: c for n, c in self.columns.items() if c.table == made.table}
            made.values = {name: made.values.get(name) or absent(column) for name, column in its_columns.items()}

    def with_absent(self, column: Column) -> Column:
        lengths = [made.values.get(column.name) for made in self.emits if made.table == column.table]
        if column.part != "length" or all(lengths):
            return column
        kind = storage(self.ranges[column.name].union(Range(-1, -1)))
        return column if kind is None else replace(column, kind=kind)

    def column(self, context: Context, values: dict[str, Expr], name: str, text: str, scope: Scope) -> None:
        node, question = unwrapped(ast.parse(text, mode="eval").body, "present", "case", "end_of")
        if question == "end_of":
            self.put(values, name, self.end_of(name, node), name)
            return
        node, form = unwrapped(node, *FORMS)
        wants = FORMS.get(form, NUMERIC)
        node = ast.fix_missing_locations(OfRow("_").visit(node))
        found = value(context, scope, node, wants[0])
        if question == "present":
            self.put(values, name, presence(context, found, wants, only=bool(form)), name)
            return
        if question == "case":
            self.put(values, name, case_of(context, found, self.cases.setdefault(name, [])), name)
            return
        if may_miss(context, found):
            self.absent.add(text)
        numbers = numbers_of(context, found, form)
        if len(numbers) > 1:
            several = "is of several kinds in the cases of a switch: ask for int(…), f4(…), f8(…)"
            raise ColumnError(f"column {name} of {self.spec.name}: {text!r} {several}", name)
        if numbers:
            self.put(values, name, numbers[0], name)
            return
        made = made_text(context, found) if form == "bytes" and is_made(context, found) else None
        run = None if form not in ("", "bytes") else maybe_bytes(context, found)
        if made is not None:
            self.put_text(values, name, made)
        elif run is not None:
            self.put_run(values, name, text, run)
        else:
            kind = "is a structure or a list" if not form else f"has nothing of the kind {form}"
            raise CompoundError(f"column {name} of {self.spec.name}: {text!r} {kind}", name)

    def put_run(self, values: dict[str, Expr], name: str, text: str, run: ByteRun) -> None:
        self.runs.setdefault(name, []).append(run)
        if encoding_of(self.runs[name]) == SEVERAL:
            raise ColumnError(f"column {name} of {self.spec.name}: {text!r} is text in several encodings", name)
        self.put(values, f"{name}_position", run.position, name, "position")
        self.put(values, f"{name}_length", run.length, name, "length")

    def put_text(self, values: dict[str, Expr], name: str, text: MadeText) -> None:
        if self.made.setdefault(name, text.pieces) != text.pieces:
            raise ColumnError(f"column {name} of {self.spec.name} is a text that is made in several ways", name)
        self.runs[name] = [ByteRun(ZERO, ZERO, "utf-8")]
        for number, part in enumerate(text.parts):
            self.put(values, f"{name}_{number}", part, name, str(number))

    def end_of(self, name: str, node: ast.expr) -> Expr:
        asked = node.value if isinstance(node, ast.Constant) else None
        for number, each in enumerate(self.spec.lists, 1):
            if asked in (number, each.path):
                return counted(number)
        raise ColumnError(f"column {name} of {self.spec.name}: there is no list at {asked!r}", name)

    def put(self, values: dict[str, Expr], name: str, expr: Expr, source: str, part: str = "") -> None:
        known = expr.range.union(self.ranges.get(name, expr.range))
        held = self.columns.get(name)
        kind: str | None
        if expr.kind in (Kind.BOOL, *FLOATS) and (held is None or held.kind == expr.kind.value):
            kind = expr.kind.value
        elif expr.kind in FLOATS or (held is not None and held.kind in ("f32", "f64")):
            raise ColumnError(f"column {name} of {self.spec.name} is of several kinds in its rows", name)
        else:
            kind = storage(known)
        if kind is None:
            raise ColumnError(
                f"column {name} of {self.spec.name} is negative in one row and above 2**63 in another", name
            )
        self.ranges[name] = known
        self.columns[name] = Column(name, kind, source, part, self.table)
        values[name] = expr

    def scope(self, context: Context, row: Value, start: Expr, stream: Stream) -> Scope:
        assert self.frame is not None
        index = row.index if isinstance(row, Struct) and row.index is not None else context.index
        known: dict[str, Value] = {
            "_": row,
            "_position": start,
            "_end": position(stream),
            "_index": index,
            "_frame": self.frame,
            "_frame_position": self.frame.start,
        }
        return Scope(self.frame, known)


def numbers_of(context: Context, found: Value, form: str) -> list[Expr]:
    """Those of the kinds that are asked for."""
    wants = FORMS.get(form, NUMERIC)
    numbers = [each for want in wants if (each := maybe_number(context, found, want)) is not None]
    if form in ("double", "floating"):
        numbers = list(map(double, numbers))
    if form == "floating" and len(numbers) > 1:
        return [choose(presence(context, found, ("f8",), only=True), *numbers)]
    return numbers


class OfRow(ast.NodeTransformer):
    """Qualifies a row's names."""

    def __init__(self, holder: str) -> None:
        self.holder = holder

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in NAMES:
            return node
        return ast.Attribute(ast.Name(self.holder, ast.Load()), node.id, ast.Load())

    def visit_Call(self, node: ast.Call) -> ast.expr:
        node.args = [self.visit(argument) for argument in node.args]
        return node


def absent(column: Column) -> Expr:
    if column.part == "length":
        return ABSENT_BYTES[1]
    kinds = {"bool": Kind.BOOL, "u64": Kind.UNSIGNED, "f32": Kind.F32, "f64": Kind.F64}
    return cast(ZERO, kinds.get(column.kind, Kind.SIGNED))


def unwrapped(node: ast.expr, *functions: str) -> tuple[ast.expr, str]:
    match node:
        case ast.Call(func=ast.Name(id=name), args=[argument]) if name in functions:
            return argument, name
    return node, ""


def storage(known: Range) -> str | None:
    for bits in (8, 16, 32):
        if known.low >= 0 and known.high < 1 << bits:
            return f"u{bits}"
    return None if known.kind is None else known.kind.value


MOST_ROWS = (1 << 31) - 1
"""The maximum rows of a table, for Arrow's offsets."""


def counted(table: int) -> Expr:
    return ref(Var(counter(table), Kind.SIGNED, Range(0, MOST_ROWS), carried=True))


def lies_within(path: str, outer: str) -> bool:
    return path != outer and (not outer or path.startswith(f"{outer}."))


def is_within(struct: Struct | None, keys: Collection[str]) -> bool:
    left = set(keys)
    while struct is not None and left:
        left.discard(struct.info.key)
        struct = struct.outer
    return not left


def plain(path: str) -> str:
    return path.replace("[]", "")
