"""Makes the kernel of a user's spec, where all columns of its rows are what kernels can say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

import pyarrow as pa

from segspec.core.errors import Code
from segspec_kaitai.kernels import ColumnError, KernelMode, KernelSpec, RowSource, Unsupported, lower
from segspec_kaitai.kernels.kernel import Kernel as Lowered
from segspec_kaitai.own.compiling import Compilation
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.own.flattened import FlatColumn
from segspec_kaitai.own.generated import ForeignCodeError, check_kernel
from segspec_kaitai.own.kernel_lane import KernelLane, OwnColumn
from segspec_kaitai.own.nodes import Node
from segspec_kaitai.own.shape import ChosenRows

PLACES = ("_position", "_end", "_index", "_frame_position")
"""What every row has besides its fields: where it is, its number in its list, and where its frame begins."""

TOO_DEEP = (RecursionError, SyntaxError, MemoryError)
"""What Python says of code that is nested too deep for it, whether it runs or parses that."""

ARROW = {
    "bool": pa.bool_(),
    "u8": pa.uint8(),
    "u16": pa.uint16(),
    "u32": pa.uint32(),
    "i64": pa.int64(),
    "u64": pa.uint64(),
    "f32": pa.float32(),
    "f64": pa.float64(),
}
BYTES = ("bytes", "text")
FORMS = {"bytes": "bytes({})", "text": "bytes({})", "float": "f4({})", "double": "f8({})"}
"""How a kernel is asked for a kind of value, where a field may have several."""


def lane_of(
    compilation: Compilation, rows: ChosenRows, flat: Sequence[FlatColumn], places: Sequence[str]
) -> KernelLane:
    """The kernel that finds these columns. Raises `UnsupportedSpecError`: what in the spec no kernel can say."""
    if rows.path == ".":
        raise UnsupportedSpecError([Problem(str(compilation.spec.path), 0, "the whole file is one row")])
    try:
        return made(compilation, rows, flat, places)
    except TOO_DEEP as error:
        deep = Problem(str(compilation.spec.path), 0, "what it says is nested deeper than a kernel can be made of")
        raise UnsupportedSpecError([deep], Code.LIMIT_EXCEEDED) from error


def made(compilation: Compilation, rows: ChosenRows, flat: Sequence[FlatColumn], places: Sequence[str]) -> KernelLane:
    texts: dict[str, str] = {}
    check_kinds(compilation, flat)
    for number, column in enumerate(flat):
        path = column.node.path
        form = FORMS.get(column.node.type if column.node.kind == "float" else column.node.kind, "int({})")
        texts[f"c{number}"] = form.format(path)
        if column.node.nullable and column.node.kind not in BYTES:
            texts[f"p{number}"] = f"present({path})"
    texts |= {f"c{place}": place for place in places}
    lowered = lowered_rows(compilation, rows, texts)
    kinds = {column.name: column.kind for column in lowered.columns}
    columns = []
    for number, column in enumerate(flat):
        source, node = f"c{number}", column.node
        if node.kind == "text" and source not in lowered.texts:
            raise UnsupportedSpecError([Problem(str(compilation.spec.path), 0, f"{node.path} is {node.encoding}")])
        if node.kind in BYTES:
            kind = pa.string() if source in lowered.texts else pa.binary()
            columns.append(OwnColumn(node.name, kind, node.nullable or node.computed, source, node.path))
        else:
            present = f"p{number}" if node.nullable else ""
            columns.append(OwnColumn(node.name, ARROW[kinds[source]], node.nullable, source, node.path, present))
    columns += [OwnColumn(place, ARROW[kinds[f"c{place}"]], False, f"c{place}", place) for place in places]
    try:
        check_kernel(lowered.source)
    except ForeignCodeError as error:
        raise UnsupportedSpecError([Problem(str(compilation.spec.path), 0, str(error))]) from error
    return KernelLane(banner(compilation, lowered) + lowered.source, tuple(columns), compilation.spec.name)


KINDS = {"int": "a number", "float": "a floating point number", "bool": "a flag", "text": "text", "bytes": "bytes"}


def check_kinds(compilation: Compilation, flat: Sequence[FlatColumn]) -> None:
    """Raises `UnsupportedSpecError` for columns that only a parser makes."""
    numeric: dict[str, str] = {}
    problems = []
    for column in flat:
        node = column.node
        if node.kind not in KINDS:
            problems.append(f"{node.path} is a column of {node.arrow}")
        elif node.kind not in BYTES and numeric.setdefault(node.path, node.kind) != node.kind:
            problems.append(f"{node.path} is {KINDS[numeric[node.path]]} in one case and {KINDS[node.kind]} in another")
    if problems:
        raise UnsupportedSpecError(Problem(str(compilation.spec.path), 0, each) for each in problems)


def lowered_rows(compilation: Compilation, rows: ChosenRows, columns: Mapping[str, str]) -> Lowered:
    name, path = compilation.spec.name, str(compilation.spec.path)
    source = RowSource(".".join(rows.way), columns)
    mode = KernelMode.FILE if rows.is_list else KernelMode.FRAMES
    try:
        made = lower(compilation.sources, KernelSpec(name, name, (source,), mode, doc=f"Rows of {name}.ksy."))
    except Unsupported as error:
        where = str(compilation.specs[error.spec].path)
        raise UnsupportedSpecError([Problem(where, error.line, f"{error.construct} has no lowering")]) from error
    except ColumnError as error:
        raise UnsupportedSpecError([Problem(path, 0, str(error).partition(": ")[2] or str(error))]) from error
    if made.params:
        raise UnsupportedSpecError([Problem(path, 0, "the whole spec has parameters")])
    return made


def banner(compilation: Compilation, lowered: Lowered) -> str:
    lines = [f"# segspec compile, from {name}.ksy sha256 {compilation.specs[name].sha256}\n" for name in lowered.specs]
    return "".join(lines) + "# Generated: change the spec instead.\n"


def nests(tree: Node) -> bool:
    """Whether the nested rows can be made of flat columns: where each structure is there in each row."""
    return all(child.kind != "switch" and is_always_there(child) for child in tree.children)


def is_always_there(node: Node) -> bool:
    return node.kind != "struct" or (not node.nullable and nests(node))


def typed(node: Node, columns: Mapping[str, OwnColumn]) -> Node:
    """The tree with the types that the kernel knows more narrowly: those of what instances compute."""
    if node.children:
        return replace(node, children=tuple(typed(child, columns) for child in node.children))
    known = columns.get(node.path)
    if known is None or not node.computed:
        return node
    return replace(node, type=str(known.type), nullable=known.nullable)
