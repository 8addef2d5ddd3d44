"""Makes the kernel of a user's spec, if kernels can express all columns of its rows."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from segspec.columns.backend.reasons import ENCODING
from segspec.core.errors import Code
from segspec_kaitai.kernels import ColumnError, KernelMode, KernelSpec, RowSource, Unsupported, lower
from segspec_kaitai.kernels.kernel import Kernel as Lowered
from segspec_kaitai.kernels.texts import is_checked
from segspec_kaitai.own.compiling import Compilation
from segspec_kaitai.own.errors import Problem, UnsupportedSpecError
from segspec_kaitai.own.generated import ForeignCodeError, check_kernel
from segspec_kaitai.own.kernel_lane import ARROW, BYTES, POSITION, KernelLane, place_column
from segspec_kaitai.own.nodes import Node
from segspec_kaitai.own.python_names import path_in_spec
from segspec_kaitai.own.shape import ONCE, ChosenRows
from segspec_kaitai.spec.model import TypeSpec, types_of

PLACES = (POSITION, "_end", "_index", "_frame_position")

TOO_DEEP = (RecursionError, SyntaxError, MemoryError)

MOST_TOLD = 20

FORMS = {"bytes": "bytes({})", "text": "bytes({})", "float": "f4({})", "double": "floating({})"}


def lane_of(compilation: Compilation, rows: ChosenRows, tree: Node, places: Sequence[str]) -> tuple[KernelLane, Node]:
    """Raises `UnsupportedSpecError` if no kernel can express the spec."""
    path = str(compilation.spec.path)
    check_positions(compilation)
    try:
        return made(compilation, rows, tree, places)
    except TOO_DEEP as error:
        deep = Problem(path, 0, "what it says is nested deeper than a kernel can be made of")
        raise UnsupportedSpecError([deep], Code.LIMIT_EXCEEDED) from error


def check_positions(compilation: Compilation) -> None:
    """Raises `UnsupportedSpecError` if a list uses an instance that depends on the position."""
    problems = []
    for owner in (each for spec in compilation.specs.values() for each in types_of(spec)):
        moving = {part.name for part in owner.instances if "_io.pos" in repr(part.table)}
        for part in owner.fields:
            if "repeat" in part.table and moving & set(re.findall(r"\w+", repr(part.table))):
                what = f"{part.name} asks for an instance that depends on _io.pos in a loop"
                problems.append(Problem(str(owner.spec.path), part.line, what))
    if problems:
        raise UnsupportedSpecError(problems)


def made(
    compilation: Compilation,
    rows: ChosenRows,
    whole: Node,
    places: Sequence[str],
    absent: frozenset[str] = frozenset(),
) -> tuple[KernelLane, Node]:
    way = ".".join(rows.way)
    asked = Asking(str(compilation.spec.path), absent, [{place_column(place): place for place in places}])
    children = tuple(asked.of(child, child.attribute or "_", Spot(0, way).to(child)) for child in whole.children)
    tree = replace(whole, children=children)
    if tree.kind == "switch":
        asked.problems.append((way, "rows are of several structures"))
    if asked.problems:
        problems = (located(compilation, *each) for each in asked.problems[:MOST_TOLD])
        raise UnsupportedSpecError(problems)
    lowered = lowered_rows(compilation, rows, [RowSource(way, asked.tables[0]), *asked.lists])
    if not asked.without & lowered.absent <= absent:
        return made(compilation, rows, whole, places, absent | lowered.absent)
    kinds = {column.name: column.kind for column in lowered.columns}
    lane = checked_lane(compilation, lowered)
    # A failure in an instance, or in a text that one may use, costs only the instance.
    instances = {part.name for spec in compilation.specs.values() for each in types_of(spec) for part in each.instances}
    asks = ((reason, re.findall(r"\w+", field)) for reason, field in lowered.failures)
    fragile = any(reason == ENCODING or not instances.isdisjoint(names) for reason, names in asks)
    return lane, lowered_types(tree, lowered, kinds, asked.path, fragile=fragile)


def checked_lane(compilation: Compilation, lowered: Lowered) -> KernelLane:
    try:
        check_kernel(lowered.source)
    except ForeignCodeError as error:
        raise UnsupportedSpecError([Problem(str(compilation.spec.path), 0, str(error))]) from error
    return KernelLane(compilation.spec.name, banner(compilation, lowered) + lowered.source)


def steps_of(compilation: Compilation, rows: ChosenRows, unread: Iterable[TypeSpec]) -> KernelLane | None:
    """A kernel that only finds where rows begin, without reading structures whose size is stated; None if none can."""
    source = RowSource(".".join(rows.way), {place_column(POSITION): POSITION})
    try:
        check_positions(compilation)
        opaque = tuple(each.class_key for each in unread)
        return checked_lane(compilation, lowered_rows(compilation, rows, [source], opaque))
    except (UnsupportedSpecError, *TOO_DEEP):
        return None


@dataclass(frozen=True, slots=True)
class Spot:
    """A field's `path` from the whole spec, its `table`, and the cases of switches that it lies `within`."""

    table: int
    path: str
    within: tuple[str, ...] = ()

    def to(self, node: Node) -> Spot:
        below = f"{self.path}.{node.attribute}" if self.path and node.attribute else self.path or node.attribute
        return replace(self, path=below)


@dataclass
class Asking:
    """The presence of expressions in `without` is not queried; `problems` are the columns that only a parser makes."""

    path: str
    absent: frozenset[str]
    tables: list[dict[str, str]]
    lists: list[RowSource] = field(default_factory=list)
    without: set[str] = field(default_factory=set)
    problems: list[tuple[str, str]] = field(default_factory=list)
    count: int = 0

    def of(self, node: Node, text: str, spot: Spot) -> Node:
        match node.kind:
            case "struct":
                before = "" if text == "_" else f"{text}."
                children = tuple(
                    self.of(child, f"{before}{child.attribute}", spot.to(child)) for child in node.children
                )
                present = self.asked(f"present({text})", spot) if node.absent else ""
                return replace(node, children=children, present=present)
            case "switch" | "union":
                return replace(node, children=tuple(self.case(child, text, spot) for child in node.children))
            case "list":
                return self.items(node, text, spot)
            case "json":
                self.problems.append((node.path, f"{node.path} is JSON text"))
                return node
        form = FORMS.get(node.type if node.kind == "float" else node.kind, "int({})")
        form = "double({})" if node.computed and node.type == "double" else form
        # An absent text has the length -1; an instance's value is assumed to exist.
        expression = form.format(text)
        may_miss = ((node.absent and not node.computed) or expression in self.absent) and node.kind not in BYTES
        source = self.asked(expression, spot)
        if not may_miss:
            self.without.add(expression)
        present = self.asked(f"present({expression})", spot) if may_miss else ""
        return replace(node, source=source, present=present)

    def case(self, node: Node, text: str, spot: Spot) -> Node:
        if not node.holds:
            return self.of(node, text, spot)
        return self.of(node, f"as_type({text}, {node.holds!r})", replace(spot, within=(*spot.within, node.holds)))

    def items(self, node: Node, text: str, spot: Spot) -> Node:
        if node.computed:
            self.problems.append((node.path, f"{node.path} is a list that is computed"))
            return node
        items = replace(spot, table=len(self.tables))
        self.tables.append({})
        self.lists.append(RowSource(spot.path, self.tables[-1], spot.within))
        source = self.asked(f"end_of({items.table})", spot)
        present = self.asked(f"present({text})", spot) if node.absent else ""
        item = self.of(node.children[0], "_", items)
        if not self.tables[items.table]:
            self.asked("_index", items)
        return replace(node, source=source, present=present, children=(item,))

    def asked(self, text: str, spot: Spot) -> str:
        name = f"c{self.count}"
        self.count += 1
        self.tables[spot.table][name] = text
        return name


def lowered_types(
    node: Node, lowered: Lowered, kinds: Mapping[str, str], path: str, within: bool = False, *, fragile: bool
) -> Node:
    """The tree with the narrower types that the kernel has for instances; `fragile`: some may have no value.

    Raises `UnsupportedSpecError` for texts that must be decoded one by one.
    """
    if node.children:
        inside = node.kind != "list" and (within or node.absent or node.lossy or node.kind in ("switch", "union"))
        given = lowered, kinds, path, inside
        children = tuple(lowered_types(child, *given, fragile=fragile) for child in node.children)
        return replace(node, children=children)
    if node.kind == "text":
        encoding = lowered.encodings.get(node.source, "")
        if not is_checked(encoding):
            raise UnsupportedSpecError(
                [Problem(path, 0, f"{node.path}: a kernel cannot check text in {node.encoding}")]
            )
        return replace(node, encoding=encoding)
    if node.computed and node.kind in ("int", "bool"):
        return replace(node, type=str(ARROW[kinds[node.source]]), nullable=within or fragile or bool(node.present))
    return node


def lowered_rows(
    compilation: Compilation, rows: ChosenRows, tables: Sequence[RowSource], opaque: tuple[str, ...] = ()
) -> Lowered:
    name, path = compilation.spec.name, str(compilation.spec.path)
    source, *lists = tables
    mode = KernelMode.FILE if rows.is_list or rows.path == ONCE else KernelMode.FRAMES
    doc = f"Rows of {name}.ksy."
    asked = KernelSpec(name, name, (source,), mode, doc=doc, lists=tuple(lists), opaque=opaque, guarded=True)
    try:
        made = lower(compilation.sources, asked)
    except Unsupported as error:
        raise UnsupportedSpecError([spoken(compilation, error)]) from error
    except ColumnError as error:
        raise UnsupportedSpecError([of_column(compilation, error)]) from error
    if made.params:
        raise UnsupportedSpecError([Problem(path, 0, "the whole spec has parameters")])
    return made


SPOKEN = (
    (r"`KaitaiStream\.process_(xor|rotate)\w*\(.*\)`", r"process: \1"),
    (r"`zlib\.decompress\(.*\)`", "process: zlib"),
    (r"\bself\.(?:_m_|_raw_)*", ""),
    (r"\bu(?=')", ""),
    (r",$", ""),
)


def spoken(compilation: Compilation, error: Unsupported, path: str = "") -> Problem:
    words = error.construct
    for pattern, replacement in SPOKEN:
        words = re.sub(pattern, replacement, words)
    named = f"{path_in_spec(path)}: " if path else ""
    return Problem(str(compilation.specs[error.spec].path), error.line, f"{named}a kernel cannot say {words}")


def of_column(compilation: Compilation, error: ColumnError) -> Problem:
    found = re.search(r": (['\"])(?P<asked>.*)\1:? (?P<words>.*)", str(error), re.DOTALL)
    if found is None:
        return Problem(str(compilation.spec.path), 0, str(error))
    asked, before = found["asked"], ""
    while asked != before:
        asked, before = re.sub(r"as_type\(([^()]*), '[^']*'\)", r"\1", asked), asked
    path = re.findall(r"[\w.]+", asked)[-1]
    if isinstance(error.__cause__, Unsupported):
        return spoken(compilation, error.__cause__, path)
    return located(compilation, path, f"{path_in_spec(path)} {found['words']}")


def located(compilation: Compilation, path: str, words: str) -> Problem:
    name = path.rpartition(".")[2]
    owners = (owner for spec in compilation.specs.values() for owner in types_of(spec))
    parts = [part for owner in owners for part in owner.parts if part.name == name]
    spec, line = (parts[0].owner.spec, parts[0].line) if len(parts) == 1 else (compilation.spec, 0)
    return Problem(str(spec.path), line, words)


def banner(compilation: Compilation, lowered: Lowered) -> str:
    lines = [f"# segspec compile, from {name}.ksy sha256 {compilation.specs[name].sha256}\n" for name in lowered.specs]
    return "".join(lines) + "# Generated: change the spec instead.\n"
