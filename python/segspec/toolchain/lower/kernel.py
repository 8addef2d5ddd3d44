"""Lowers one spec to one kernel: the source of a Python module, its columns, and the failure behind each status."""

from __future__ import annotations

import ast
from dataclasses import dataclass

from segspec.toolchain.lower import statements
from segspec.toolchain.lower.arithmetic import END_OF_STREAM, STALLED, cast, compare
from segspec.toolchain.lower.context import POSITIONS, RESERVED, Context, Plan, distance, flush
from segspec.toolchain.lower.emit import (
    DONE,
    FULL,
    Writer,
    called,
    column_argument,
    function_text,
    row_local,
    state_argument,
    zero,
)
from segspec.toolchain.lower.errors import ColumnError
from segspec.toolchain.lower.expressions import Scope, scalar
from segspec.toolchain.lower.ir import ZERO, Assign, Binary, Block, Emit, Expr, Failure, Kind, Range, Var, ref
from segspec.toolchain.lower.load import Sources
from segspec.toolchain.lower.loops import advances
from segspec.toolchain.lower.outline import SITES
from segspec.toolchain.lower.prune import prune, walk
from segspec.toolchain.lower.rows import Column, KernelSpec, Mode, OfRow, Rows
from segspec.toolchain.lower.values import Stream, Struct

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
        "slot",
    )
)
"""Names that the functions around a frame use."""
ATTEMPTS = 64


@dataclass(frozen=True)
class Kernel:
    """A lowered spec.

    `source` is a Python module with the function `scan`; `columns` are its arrays in order; `params` the frame's
    parameters with their ranges; `failures[n]` is the reason and the field's path of status `n + 2`; `specs` are those
    whose structures it reads; `texts` the columns of bytes that are text, checked to be such.
    """

    name: str
    mode: Mode
    source: str
    columns: tuple[Column, ...]
    params: tuple[tuple[str, Range], ...]
    failures: tuple[Failure, ...]
    specs: tuple[str, ...]
    texts: frozenset[str] = frozenset()


@dataclass
class Lowered:
    """The function of a frame before it is written."""

    context: Context
    rows: Rows
    params: list[Var]
    results: list[Expr]


def lower(sources: Sources, spec: KernelSpec) -> Kernel:
    """Lowers `spec`. Raises `Unsupported` for a construct outside the subset, `ColumnError` for a false column."""
    plan = Plan(sources)
    attempt(plan, spec)
    outlined = often(plan)
    while True:
        plan = Plan(sources, outlined)
        lowered = settle(plan, spec)
        # What lies within an outlined structure is parsed at fewer places than before.
        if outlined == outlined & often(plan):
            return write(spec, lowered)
        outlined &= often(plan)


def often(plan: Plan) -> frozenset[str]:
    return frozenset(key for key, count in plan.counts.items() if count >= SITES)


def settle(plan: Plan, spec: KernelSpec) -> Lowered:
    """Lowers again until what was assumed of carried values holds."""
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
    context = Context(plan, RESERVED | TAKEN, rows)
    place, end = Var("position", Kind.SIGNED, POSITIONS), Var("end", Kind.SIGNED, POSITIONS)
    start = Var("frame_start" if spec.mode is Mode.FRAMES else "start", Kind.SIGNED, POSITIONS)
    first = ZERO if spec.mode is Mode.FILE else ref(start)
    params = []
    for name in info.params:
        known = plan.sources.parameter_range(info, name)
        assert known.kind is not None
        params.append(Var(context.name(name), known.kind, known))
    stream = Stream(place, ref(end), first if spec.mode is Mode.BLOCKS else ZERO)
    fields = {name: ref(var) for name, var in zip(info.params, params, strict=True)}
    struct = Struct(info, "", stream, first, None, None, dict(fields))
    struct.root = rows.frame = context.struct = struct
    statements.read_struct(context, struct)
    flush(context, stream)
    results: list[Expr] = []
    if spec.mode is Mode.FRAMES:
        step_on(context, struct, spec, place, start)
    missing = [source.path for source in spec.rows if source.path not in rows.emitted]
    if missing:
        raise ColumnError(f"{spec.name}: {spec.spec} has no structure or list at {missing[0]!r}")
    return Lowered(context, rows, params, results)


def step_on(context: Context, struct: Struct, spec: KernelSpec, place: Var, start: Var) -> None:
    """Goes to the next frame, which begins where this one ends unless `advance` says otherwise."""
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


# writing


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
    writers = {Mode.FRAMES: frames_text, Mode.BLOCKS: blocks_text, Mode.FILE: file_text}
    main, failures = writers[spec.mode](lowered, body, columns, runtime)
    params = tuple((var.name, var.range) for var in lowered.params)
    state = [(var.name, var.kind) for var in lowered.rows.carried]
    head = header(spec, columns, params, failures, runtime, [function.name for function in functions], state)
    specs = tuple(sorted({spec.spec, *(key.partition(".")[0] for key in lowered.context.plan.counts)}))
    source = "\n\n".join([head, *texts, main])
    as_text = frozenset(name for name, is_text in lowered.rows.texts.items() if is_text)
    return Kernel(spec.name, spec.mode, source, columns, params, tuple(failures), specs, as_text)


GIVEN = [Var(name, Kind.SIGNED, POSITIONS) for name in ("position", "end", "start")]


def header(
    spec: KernelSpec,
    columns: tuple[Column, ...],
    params: tuple[tuple[str, Range], ...],
    failures: list[Failure],
    runtime: set[str],
    functions: list[str],
    state: list[tuple[str, Kind]],
) -> str:
    lines = [f'"""{spec.doc or spec.name}"""', ""]
    if runtime:
        lines += ["from segspec.columns.backend.plain import (", *(f"    {name}," for name in sorted(runtime)), ")", ""]
    lines += [f"MODE = {spec.mode.value!r}", f"FUNCTIONS = {tuple(functions)!r}"]
    lines += ["#: Name and kind of each column array, the column it belongs to, and which part of it.", "COLUMNS = ("]
    lines += [f"    ({c.name!r}, {c.kind!r}, {c.source!r}, {c.part!r})," for c in columns]
    if spec.mode is Mode.FILE:
        lines += [")", "#: Name and kind of what a run hands to the one that resumes it.", "STATE = ("]
        lines += [f"    ({name!r}, {kind.value!r})," for name, kind in state]
    lines += [")", "#: Name, least and greatest value of each parameter of the frame.", "PARAMS = ("]
    lines += [f"    ({name!r}, {known.low}, {known.high})," for name, known in params]
    lines += [")", "#: Reason and field of each failure; the first one has status 2.", "FAILURES = ("]
    lines += [f"    ({reason!r}, {path!r})," for reason, path in failures]
    lines += [")", ""]
    return "\n".join(lines)


def arguments(lowered: Lowered, columns: tuple[Column, ...]) -> str:
    names = [var.name for var in lowered.params] + [column_argument(column.name) for column in columns]
    return "".join(f", {name}" for name in names)


def unsigned(params: list[Var], runtime: set[str]) -> list[str]:
    """Callers pass plain integers, which numba takes for signed ones."""
    found = [var.name for var in params if var.kind is Kind.UNSIGNED]
    if found:
        runtime.add("u64")
    return [f"    {name} = u64({name})" for name in found]


def frames_text(
    lowered: Lowered, body: Block, columns: tuple[Column, ...], runtime: set[str]
) -> tuple[str, list[Failure]]:
    if single_row(body):
        return frame_text(lowered, body, columns, runtime)
    failures: list[Failure] = []
    stop = "return rows, committed, {status}, {error}"
    writer = Writer(stop, failures, 2, stop.format(status=FULL, error="committed"), runtime)
    writer.block(body)
    lines = [
        f"def scan(data, start, stop, end, capacity{arguments(lowered, columns)}):",
        *unsigned(lowered.params, runtime),
        "    rows = count = 0",
        "    committed = position = start",
        "    while position < stop:",
        "        frame_start = position",
        *writer.lines,
        "        rows = count",
        "        committed = position",
        f"    return rows, committed, {DONE}, committed",
        "",
    ]
    return "\n".join(lines), failures


def single_row(body: Block) -> bool:
    """Whether every frame makes just one row."""
    rows = [statement for statement in walk(body) if isinstance(statement, Emit)]
    return len(rows) == 1 and rows[0] in body.statements


def frame_text(
    lowered: Lowered, body: Block, columns: tuple[Column, ...], runtime: set[str]
) -> tuple[str, list[Failure]]:
    """`frame` gives one row as a tuple, so that what calls it can use the values without storing them; `scan` stores
    those of many."""
    failures: list[Failure] = []
    row = next(statement for statement in body.statements if isinstance(statement, Emit))
    kinds = [row.values[column.name].kind for column in columns]
    runtime.add("u64")
    nothing = "".join(f", {zero(kind)}" for kind in kinds)
    writer = Writer(f"return {{status}}, {{error}}{nothing}", failures, 2, "", runtime, row_in_locals=True)
    writer.depth = 0
    writer.block(body)
    params = "".join(f", {var.name}" for var in lowered.params)
    values = "".join(f", {row_local(column.name)}" for column in columns)
    lines = [
        f"def frame(data, position, end{params}):",
        *unsigned(lowered.params, runtime),
        "    frame_start = position",
        *writer.lines,
        f"    return {DONE}, position{values}",
        "",
        "",
        f"def scan(data, start, stop, end, capacity{arguments(lowered, columns)}):",
        "    rows = 0",
        "    position = start",
        "    while position < stop:",
        f"        status, reached{values} = frame(data, position, end{params})",
        "        if status:",
        "            return rows, position, status, reached",
        "        if rows >= capacity:",
        f"            return rows, position, {FULL}, position",
        "        slot = u64(rows)",
        *(f"        {column_argument(column.name)}[slot] = {row_local(column.name)}" for column in columns),
        "        rows += 1",
        "        position = reached",
        f"    return rows, position, {DONE}, position",
        "",
    ]
    return "\n".join(lines), failures


def blocks_text(
    lowered: Lowered, body: Block, columns: tuple[Column, ...], runtime: set[str]
) -> tuple[str, list[Failure]]:
    failures: list[Failure] = []
    stop = "return count, {status}, {error}"
    writer = Writer(stop, failures, 2, stop.format(status=FULL, error="start"), runtime)
    writer.depth = 0
    writer.block(body)
    given = arguments(lowered, columns)
    passed = "".join(f", {var.name}[block]" for var in lowered.params)
    passed += "".join(f", {column_argument(column.name)}" for column in columns)
    lines = [
        f"def one_block(data, start, end, capacity, count{given}):",
        *unsigned(lowered.params, runtime),
        "    position = start",
        *writer.lines,
        f"    return count, {DONE}, position",
        "",
        "",
        f"def scan(data, starts, ends, first, last, capacity, b_rows, b_status, b_error{given}):",
        "    rows = 0",
        "    for block in range(first, last):",
        f"        count, status, error = one_block(data, starts[block], ends[block], capacity, rows{passed})",
        f"        if status == {FULL}:",
        "            return rows, block",
        "        if status:",
        "            count = rows",
        "        b_rows[block] = count - rows",
        "        b_status[block] = status",
        "        b_error[block] = error",
        "        rows = count",
        "    return rows, last",
        "",
    ]
    return "\n".join(lines), failures


def file_text(
    lowered: Lowered, body: Block, columns: tuple[Column, ...], runtime: set[str]
) -> tuple[str, list[Failure]]:
    failures: list[Failure] = []
    stop = "return rows, committed, {status}, {error}"
    writer = Writer(stop, failures, 2, stop.format(status=FULL, error="committed"), runtime)
    writer.depth = 0
    writer.block(body)
    state = "".join(f", {state_argument(var)}" for var in lowered.rows.carried)
    lines = [
        f"def scan(data, start, stop, end, capacity, finished{state}{arguments(lowered, columns)}):",
        *unsigned(lowered.params, runtime),
        "    rows = count = 0",
        "    committed = start",
        "    position = 0",
        *writer.lines,
        "    finished[0] = 1",
        f"    return count, position, {DONE}, position",
        "",
    ]
    return "\n".join(lines), failures
