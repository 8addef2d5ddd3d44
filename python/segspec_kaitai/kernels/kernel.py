"""Lowers one spec to one kernel: a Python module, its columns, and the meaning of each status."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from segspec.columns.backend.reasons import END_OF_STREAM, STALLED
from segspec.core.code_text import python_doc
from segspec.formats.contract.kernel_spec import KernelMode, KernelSpec
from segspec_kaitai.kernels.access import encoding_of
from segspec_kaitai.kernels.arithmetic import cast, compare
from segspec_kaitai.kernels.context import POSITIONS, RESERVED, Context, Plan, Stream, Struct, distance, flush
from segspec_kaitai.kernels.emit import (
    DONE,
    FULL,
    INDENT,
    REACHED,
    STATUS,
    Writer,
    array_type,
    called,
    column_argument,
    counter,
    declared,
    field_names,
    function_text,
    kept,
    opened,
    room,
    row_local,
    state_argument,
    tuple_type,
    type_name,
    zero,
)
from segspec_kaitai.kernels.expressions import Scope, scalar
from segspec_kaitai.kernels.instances import instance
from segspec_kaitai.kernels.ir import FLOATS, ZERO, Assign, Binary, Block, Emit, Expr, Failure, Kind, Range, Var, ref
from segspec_kaitai.kernels.load import ColumnError, Sources
from segspec_kaitai.kernels.prune import prune, walk
from segspec_kaitai.kernels.rows import Column, OfRow, Rows, lies_within
from segspec_kaitai.kernels.statements import advances, read_struct

TAKEN = frozenset(
    (
        "start",
        "stop",
        "end",
        "base",
        "capacity",
        "rows",
        "count",
        "committed",
        "position",
        "frame_start",
        "finished",
        "row",
        "columns",
        "lists",
    )
)
ATTEMPTS = 64

SITES = 3


@dataclass(frozen=True)
class Kernel:
    """A lowered spec.

    `source` is a Python module with the function `scan`, or `block`; `columns` are its arrays; `params` the frame's
    parameters with their ranges; `failures[n]` is the reason and field path of status n + 2; `encodings` those of text
    columns, by Python's names. `texts` are the columns checked to be ASCII or UTF-8. `cases[column]` are the structures
    that a column `case(…)` counts from 1. The expressions in `absent` have no value in some rows.
    """

    name: str
    mode: KernelMode
    source: str
    columns: tuple[Column, ...]
    params: tuple[tuple[str, Range], ...]
    failures: tuple[Failure, ...]
    specs: tuple[str, ...]
    encodings: Mapping[str, str] = field(default_factory=dict)
    cases: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    absent: frozenset[str] = frozenset()

    @property
    def texts(self) -> frozenset[str]:
        return frozenset(name for name, encoding in self.encodings.items() if encoding in ("ascii", "utf-8"))


@dataclass
class Lowered:
    """A lowered frame."""

    context: Context
    rows: Rows
    params: list[Var]
    results: list[Expr]


def lower(sources: Sources, spec: KernelSpec) -> Kernel:
    """Raises `Unsupported` for parts without a lowering, `ColumnError` for an impossible column."""
    check_lists(spec)
    opaque = frozenset(spec.opaque)
    plan = Plan(sources, instance, opaque=opaque, guarded=spec.guarded)
    attempt(plan, spec)
    outlined = often(plan)
    while True:
        plan = Plan(sources, instance, outlined, opaque, spec.guarded)
        lowered = settle(plan, spec)
        if outlined == outlined & often(plan):
            return write(spec, lowered)
        outlined &= often(plan)


def check_lists(spec: KernelSpec) -> None:
    """Raises `ColumnError` for lists outside rows, or with the path or a column name of another."""
    places = [source.place for source in (*spec.rows, *spec.lists)]
    for number, each in enumerate(spec.lists, len(spec.rows)):
        if not any(lies_within(each.path, source.path) for source in spec.rows) or each.place in places[:number]:
            raise ColumnError(f"{spec.name}: there is no list within the rows at {each.path!r}, or it is there twice")
    seen: set[str] = set()
    for table in spec.tables:
        names = {name for source in table for name in source.columns}
        for name in names & seen:
            raise ColumnError(f"column {name} of {spec.name} is a column of two lists", name)
        seen |= names


def often(plan: Plan) -> frozenset[str]:
    return frozenset(key for key, count in plan.counts.items() if count >= SITES)


def settle(plan: Plan, spec: KernelSpec) -> Lowered:
    for _ in range(ATTEMPTS):
        plan.narrow = False
        plan.counts.clear()
        plan.outlines.clear()
        lowered = attempt(plan, spec)
        if not plan.narrow:
            return lowered
    raise AssertionError("ranges are widened a bounded number of times")


def attempt(plan: Plan, spec: KernelSpec) -> Lowered:
    rows = Rows(spec)
    info = plan.sources.root(spec.spec)
    taken = {name(table) for table in range(1, len(spec.lists) + 1) for name in (counter, room)}
    context = Context(plan, RESERVED | TAKEN | taken, rows)
    place, end = Var("position", Kind.SIGNED, POSITIONS), Var("end", Kind.SIGNED, POSITIONS)
    start = Var("frame_start" if spec.mode is KernelMode.FRAMES else "start", Kind.SIGNED, POSITIONS)
    first = ZERO if spec.mode is KernelMode.FILE else ref(start)
    params = []
    for name in info.params:
        known = plan.sources.parameter_range(info, name)
        assert known.kind is not None
        params.append(Var(context.name(name), known.kind, known))
    stream = Stream(place, ref(end), first if spec.mode is KernelMode.BLOCKS else ZERO)
    fields = {name: ref(var) for name, var in zip(info.params, params, strict=True)}
    struct = Struct(info, "", stream, first, None, None, dict(fields))
    rows.frame = context.struct = struct
    struct.root = struct if "." not in info.qualname else None
    if spec.given:
        struct.root = root_of(context, struct, spec.given, params)
    read_struct(context, struct)
    rows.read_elsewhere(context)
    flush(context, stream)
    results: list[Expr] = []
    if spec.mode is KernelMode.FRAMES:
        step_on(context, struct, spec, place, start)
    missing = [source.path for source in (*spec.rows, *spec.lists) if source.place not in rows.emitted]
    if missing:
        raise ColumnError(f"{spec.name}: {spec.spec} has no structure or list at {missing[0]!r}")
    rows.settle()
    return Lowered(context, rows, params, results)


def root_of(context: Context, part: Struct, given: Mapping[str, tuple[int, int]], params: list[Var]) -> Struct:
    nothing = replace(part.info, getters={})
    root = Struct(nothing, "", part.stream, part.start, None, None)
    for path, bounds in given.items():
        owner, (*names, last) = root, path.split(".")
        for name in names:
            inner = owner.fields.setdefault(name, Struct(nothing, "", part.stream, part.start, None, None))
            assert isinstance(inner, Struct), "a number has no fields"
            owner = inner
        known = Range(*bounds)
        assert known.kind is not None
        params.append(Var(context.name(last), known.kind, known))
        owner.fields[last] = ref(params[-1])
    return root


def step_on(context: Context, struct: Struct, spec: KernelSpec, place: Var, start: Var) -> None:
    with context.reading(struct, spec.advance or "", lambda: ref(start)):
        if spec.advance is not None:
            node = ast.fix_missing_locations(OfRow("self").visit(ast.parse(spec.advance, mode="eval").body))
            length = context.bind("advance", scalar(context, Scope(struct), node))
            context.refuse(compare(">", length, distance(struct.stream.end, ref(start))), END_OF_STREAM)
            if length.range.low < 1:
                context.refuse(compare("<=", length, ZERO), STALLED)
            context.add(Assign(place, Binary(Kind.SIGNED, POSITIONS, "+", ref(start), cast(length, Kind.SIGNED))))
        elif not advances(context.body.statements, place):
            context.refuse(compare("<=", ref(place), ref(start)), STALLED)


def write(spec: KernelSpec, lowered: Lowered) -> Kernel:
    body = lowered.context.body
    functions = called(body)
    for function in functions:
        prune(function.body, function.outputs, function.parameters)
    prune(body, lowered.results, [*lowered.params, *GIVEN])
    functions = called(body)
    runtime: set[str] = set()
    texts = [function_text(function, runtime) for function in functions]
    columns = tuple(lowered.rows.columns.values())
    fit(body, lowered.rows.columns)
    main, failures = function_of(spec, lowered, columns, runtime)
    params = tuple((var.name, var.range) for var in lowered.params)
    state = [(var.name, var.kind) for var in lowered.rows.carried]
    text = "\n\n".join([columns_class(columns), *texts, main])
    head = header(spec, columns, params, failures, runtime, state, lowered.rows.made, text)
    specs = tuple(sorted({key.partition(".")[0] for key in (spec.spec, *lowered.context.plan.counts)}))
    source = "\n\n".join([head, text])
    encodings = {name: encoding for name, runs in lowered.rows.runs.items() if (encoding := encoding_of(runs))}
    cases = {name: tuple(keys) for name, keys in lowered.rows.cases.items()}
    return Kernel(
        spec.name,
        spec.mode,
        source,
        columns,
        params,
        tuple(failures),
        specs,
        encodings,
        cases,
        frozenset(lowered.rows.absent),
    )


def fit(body: Block, columns: Mapping[str, Column]) -> None:
    """Converts the numbers of every row to the arrays' signs, which are known after the last row."""
    for statement in walk(body):
        if isinstance(statement, Emit):
            for name, value in statement.values.items():
                if value.kind is not Kind.BOOL and value.kind not in FLOATS:
                    kind = Kind.UNSIGNED if columns[name].kind == "u64" else Kind.SIGNED
                    statement.values[name] = cast(value, kind)


GIVEN = [Var(name, Kind.SIGNED, POSITIONS) for name in ("position", "end", "start")]


def header(
    spec: KernelSpec,
    columns: tuple[Column, ...],
    params: tuple[tuple[str, Range], ...],
    failures: list[Failure],
    runtime: set[str],
    state: list[tuple[str, Kind]],
    made: Mapping[str, object],
    main: str,
) -> str:
    lines = [python_doc(spec.doc or spec.name), "", "from typing import NamedTuple", ""]
    if runtime:
        lines += ["from segspec_kernels.runtime import (", *(f"    {name}," for name in sorted(runtime)), ")"]
    used = sorted(set(re.findall(r"\b(?:Bytes|Bools|[UI]\d+s|U64)\b", main)))
    lines += [f"from segspec_kernels.types import {', '.join(used)}", ""]
    lines.append(f"MODE = {spec.mode.value!r}")
    lines += ["#: Name and kind of each column array, the column it belongs to, and which part of it.", "COLUMNS = ("]
    lines += [f"    ({c.name!r}, {c.kind!r}, {c.source!r}, {c.part!r})," for c in columns]
    if spec.lists:
        lines += [")", "#: The path of each list within the rows, and its column arrays, which have rows of their own."]
        lines.append("LISTS = (")
        lines += [f"    ({path!r}, {names!r})," for path, names in lists_of(spec, columns)]
    if made:
        lines += [")", "#: The pieces of each text that is put together of its columns.", "MADE = ("]
        lines += [f"    ({name!r}, {pieces!r})," for name, pieces in made.items()]
    if spec.mode is KernelMode.FILE:
        lines += [")", "#: Name and kind of what a run hands to the one that resumes it.", "STATE = ("]
        lines += [f"    ({name!r}, {kind.value!r})," for name, kind in state]
    lines += [")", "#: Name, least and greatest value of each parameter of the frame.", "PARAMS = ("]
    lines += [f"    ({name!r}, {known.low}, {known.high})," for name, known in params]
    lines += [")", "#: Reason and field of each failure; the first one has status 2.", "FAILURES = ("]
    lines += [f"    ({reason!r}, {path!r})," for reason, path in failures]
    lines += [")", ""]
    return "\n".join(lines)


def lists_of(spec: KernelSpec, columns: tuple[Column, ...]) -> list[tuple[str, tuple[str, ...]]]:
    return [(each.path, tuple(c.name for c in columns if c.table == n)) for n, each in enumerate(spec.lists, 1)]


def numbers(*names: str) -> dict[str, str]:
    return dict.fromkeys(names, "int")


def columns_class(columns: tuple[Column, ...]) -> str:
    fields = field_names([column.name for column in columns])
    return "\n".join([
        "class Columns(NamedTuple):",
        '    """The arrays that are filled, each with room for the rows of one call."""',
        "",
        *(f"    {fields[column.name]}: {array_type(column.kind)}" for column in columns),
        "",
    ])  # fmt: skip


def unpacked(columns: tuple[Column, ...]) -> list[str]:
    """Unpacks the arrays, because plain Python accesses variables faster."""
    names = [column_argument(column.name) for column in columns]
    return [f"    {', '.join(names)}{',' if len(names) == 1 else ''} = columns"] if names else []


LEFT = "return rows, committed, {status}, {error}"
SCAN = numbers("start", "stop", "end", "capacity")
SCANNED = tuple_type(numbers("rows", "reached", "status", "error").values())


@dataclass(frozen=True)
class Form:
    """A frame's body in one mode, within `text`. It is left by `stop`, or at `full` if the columns are full."""

    text: str
    stop: str = LEFT
    full: str = "committed"
    depth: int = 0
    name: str = "scan"
    parameters: Mapping[str, str] = field(default_factory=lambda: SCAN)
    result: str = SCANNED


FRAMES = Form(
    f"""\
{{head}}
    rows = count = 0
    committed = position = start
{{opened}}    while position < stop:
        frame_start = position
{{body}}
        rows = count
        committed = position
{{kept}}    return rows, committed, {DONE}, committed
""",
    depth=1,
)
FILE = Form(
    f"""\
{{head}}
    rows = count = 0
    committed = start
    position = 0
{{opened}}{{body}}
    finished[0] = 1
{{kept}}    return count, position, {DONE}, position
""",
    parameters=SCAN | {"finished": "I64s"},
)
BLOCKS = Form(
    f"""\
{{head}}
    count = 0
    position = start
{{opened}}{{body}}
{{kept}}    return count, {DONE}, position
""",
    stop="return 0, {status}, {error}",
    full="start",
    name="block",
    parameters=numbers("start", "end", "capacity"),
    result=tuple_type(numbers("rows", "status", "error").values()),
)
SINGLE_ROWS = Form(
    f"""\
class Row(NamedTuple):
    \"""A frame: status, where it ends, columns; if it failed, the byte at which that field begins, and 0.\"""

    {STATUS}: int
    {REACHED}: int
{{fields}}


{{frame}}
    frame_start = position
{{body}}
    return Row({DONE}, position{{values}})


{{head}}
    rows = 0
    position = start
    while position < stop:
        row = frame(data, position, end{{params}})
        if row.{STATUS}:
            return rows, position, row.{STATUS}, row.{REACHED}
        if rows >= capacity:
            return rows, position, {FULL}, position
{{stores}}
        rows += 1
        position = row.{REACHED}
    return rows, position, {DONE}, position
""",
    stop="return Row({status}, {error})",
)
"""`frame` returns one row without storing it; `scan` stores many."""


def function_of(
    spec: KernelSpec, lowered: Lowered, columns: tuple[Column, ...], runtime: set[str]
) -> tuple[str, list[Failure]]:
    body = lowered.context.body
    row = single_row(body) if spec.mode is KernelMode.FRAMES and not spec.lists else None
    form = {KernelMode.FRAMES: FRAMES, KernelMode.BLOCKS: BLOCKS, KernelMode.FILE: FILE}[spec.mode]
    form = form if row is None else SINGLE_ROWS
    given = {var.name: type_name(var.kind) for var in lowered.params}
    state = {state_argument(var): array_type(var.kind.value) for var in lowered.rows.carried}
    lists, its_lists = len(spec.lists), {"lists": "I64s"} if spec.lists else {}
    parameters = {"data": "Bytes", **form.parameters, **state, **given, **its_lists, "columns": "Columns"}
    full = form.stop.format(status=FULL, error=form.full)
    writer = Writer(form.stop, [], 2, full, runtime, depth=form.depth, row_in_locals=row is not None, lists=lists)
    writer.block(body)
    texts = {
        "head": "\n".join([declared(form.name, parameters, form.result), *unpacked(columns)]),
        "body": "\n".join(writer.lines),
        "opened": indented(opened(lists), 1),
        "kept": indented(kept(lists), 1 + form.depth),
    }
    if row is not None:
        fields = field_names([column.name for column in columns])
        kinds = [row.values[column.name].kind for column in columns]
        texts |= {
            "frame": declared("frame", {"data": "Bytes"} | numbers("position", "end") | given, "Row"),
            "params": "".join(f", {name}" for name in given),
            "values": "".join(f", {row_local(column.name)}" for column in columns),
            "fields": "\n".join(
                f"    {fields[c.name]}: {type_name(k)} = {zero(k)}" for c, k in zip(columns, kinds, strict=True)
            ),
            "stores": "\n".join(f"        {column_argument(c.name)}[rows] = row.{fields[c.name]}" for c in columns),
        }
    return form.text.format(**texts), writer.failures


def indented(lines: list[str], depth: int) -> str:
    return "".join(f"{INDENT * depth}{line}\n" for line in lines)


def single_row(body: Block) -> Emit | None:
    """None unless each frame has exactly one row."""
    rows = [statement for statement in walk(body) if isinstance(statement, Emit)]
    return rows[0] if len(rows) == 1 and rows[0] in body.statements else None
