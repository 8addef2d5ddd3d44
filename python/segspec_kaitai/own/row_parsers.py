"""Changes generated parsers so that they yield the items of one repeated field one by one.

Only the last row is kept, unless an expression uses others. Rows before damage are returned.
"""

from __future__ import annotations

import ast
import copy
import threading
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from types import ModuleType
from typing import Any

from kaitaistruct import EndOfStreamError

from segspec_kaitai.own import bounding, lost_values
from segspec_kaitai.own.quick_stream import QuickStream, as_it_is
from segspec_kaitai.own.reading_methods import (
    READS,
    PackedReads,
    appended_to,
    decisive_names,
    lines_of,
    plain,
    read_by,
    statements_of,
    watched,
)

ROWS = "_rows_{}"

Item = tuple[QuickStream, Any, int]


class Following(threading.local):
    """A thread's state: the current row's start in its stream (-1 between rows), and the functions to call after
    damage.
    """

    start: int = -1
    stream: QuickStream | None = None
    resume: Callable[[QuickStream, int, Exception], bool] | None = None
    lose: Callable[[Any, str, Exception, bool], bool] | None = None
    """Receives a value that fails a check of its own (True), or what was read of bytes already taken, or a row that
    ends with its bytes; returns whether the parser may do without it."""


following = Following()


def resume(stream: QuickStream, error: Exception) -> bool:
    """Whether the loop over rows can continue after `error`, at a possible start of the next row."""
    ask = following.resume
    return ask is not None and ask(stream, following.start, error)


def lost(owner: Any, name: str, error: Exception, is_check: bool = False) -> bool:
    return following.lose is not None and following.lose(owner, name, error, is_check)


def refused(owner: Any, name: str, error: Exception) -> None:
    if not lost(owner, name, error, is_check=True):
        raise error


def part(stream: QuickStream, size: int) -> bytes:
    """The bytes of a part: fewer if the file ends within it, which `check_part` reports after the rows."""
    left = stream.end - stream.place
    if size <= left or left < 0:
        return stream.read_bytes(size)
    try:
        return stream.read_bytes(size)
    except EndOfStreamError as error:
        stream.short = error
    return stream.read_bytes(left)


def check_part(stream: QuickStream) -> None:
    if stream.short is not None:
        raise stream.short


class PlacedList(list[Any]):
    """A list that records where its rows start and end."""

    def __init__(self, stream: QuickStream) -> None:
        super().__init__()
        following.stream = self.stream = stream
        self.ends: list[int] = []
        self.note()

    def note(self) -> None:
        following.start = self.stream.place
        self.ends.append(self.stream.in_file(self.stream.place))

    def append(self, item: Any) -> None:
        super().append(item)
        self.note()


def bare(kind: Any, level: int, *given: Any) -> Any:
    if not hasattr(kind, ROWS.format(level)):
        return kind(*given)
    unread = kind.__dict__.get("_unread")
    if unread is None:
        unread = type(kind.__name__, (kind,), {"_read": lambda self: None})
        kind._unread = unread  # noqa: SLF001 - a class of our own making
    made = unread(*given)
    made.__class__ = kind
    return made


def rows_of(made: Any, level: int) -> Iterator[Item]:
    inner = getattr(made, ROWS.format(level), None)
    return iter(()) if inner is None else inner()


NAMES: dict[str, Any] = {
    "_segspec_following": following,
    "_segspec_resume": resume,
    "_segspec_last_only": partial(deque[Any], (), 1),
    "_segspec_placed": PlacedList,
    "_segspec_bare": bare,
    "_segspec_rows_of": rows_of,
    "_segspec_errors": Exception,
    "_segspec_lost": lost,
    "_segspec_refused": refused,
    "_segspec_part": part,
    "_segspec_check_part": check_part,
}


@dataclass
class Parsers:
    """The modules of some specs, executed with bounds; `rows` are the names on the way to the repeated field,
    `elsewhere` one whose items are stored elsewhere.

    `texts` are the compiler's, by spec, which import from `package`. With `keeps_bytes`, texts keep their bytes.
    """

    texts: Mapping[str, str]
    package: str
    spec: str
    rows: Sequence[str] = ()
    elsewhere: str = ""
    keeps_bytes: bool = False
    modules: dict[str, ModuleType] = field(init=False)
    places: dict[str, dict[int, str]] = field(init=False)
    looks_back: bool = field(init=False)

    def __post_init__(self) -> None:
        trees = {name: ast.parse(text) for name, text in self.texts.items()}
        self.modules = {name: ModuleType(f"{self.package}.{name}") for name in trees}
        decisive = decisive_names(trees.values())
        self.looks_back = bool(self.rows) and watched(trees.values(), self.rows[-1])
        self.places = {}
        # The caller's classes come first: parsers import them.
        for name in sorted(trees, key=lambda name: any(isinstance(each, ast.ClassDef) for each in trees[name].body)):
            self._run(name, trees[name], decisive, keep_all=self.looks_back)

    def _run(self, name: str, tree: ast.Module, decisive: Collection[str], *, keep_all: bool) -> None:
        module, filename = self.modules[name], f"<{self.package}.{name}>"
        self.places[filename] = lines_of(tree)
        neighbours = Neighbours(self.package)
        tree = neighbours.visit(tree)
        if self.rows:
            tree = Rows(self.rows, keep_all=keep_all).visit(tree)
        if self.elsewhere:
            tree = Placing(self.elsewhere).visit(tree)
        packed = PackedReads()
        tree = lost_values.Losing(self.places[filename], decisive, keeps_bytes=self.keeps_bytes).visit(
            packed.visit(tree)
        )
        module.__dict__.update({**self.modules, **NAMES, **lost_values.NAMES, **packed.names})
        for place, called in neighbours.taken:
            module.__dict__[called] = getattr(self.modules[place], called)
        bounding.run(module, tree, filename)
        module.__dict__.update(KaitaiStream=QuickStream, BytesIO=as_it_is)

    def root(self, qualname: str) -> Any:
        return self.find(self.spec, qualname)

    def find(self, spec: str, qualname: str) -> Any:
        found: Any = self.modules[spec]
        for name in qualname.split("."):
            found = getattr(found, name)
        return found


class Neighbours(ast.NodeTransformer):
    """Removes the package's own imports, and methods that only writers call.

    `taken` maps imported names to their modules.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self.taken: list[tuple[str, str]] = []

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST | None:
        module = node.module or ""
        if module.startswith(f"{self.package}."):
            inner = module.removeprefix(f"{self.package}.")
            self.taken += [(inner, each.asname or each.name) for each in node.names]
            return None
        return None if module == self.package else node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        match node.value:
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super")), attr="__init__"), args=[_]):
                return at(node, "self._io = _io")[0]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        kept = [each for each in node.body if getattr(each, "name", "") != "_fetch_instances"]
        node.body = kept or [ast.Pass()]
        self.generic_visit(node)
        return node


class Rows(ast.NodeTransformer):
    """Gives each class on the way a generator of the rows within."""

    def __init__(self, way: Sequence[str], *, keep_all: bool) -> None:
        self.way = way
        self.keep_all = keep_all

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        self.generic_visit(node)
        methods = {each.name: each for each in node.body if isinstance(each, ast.FunctionDef)}
        reads = [methods[name] for name in READS if name in methods]
        for level, name in enumerate(self.way):
            if any(name in appended_or_set(each) for each in reads):
                is_last = level == len(self.way) - 1
                node.body += [generator(each, name, level, is_last, self.keep_all) for each in reads]
        return node


def appended_or_set(method: ast.FunctionDef) -> set[str]:
    return {name for node in statements_of(method) if (name := read_by(node)) is not None}


def generator(method: ast.FunctionDef, name: str, level: int, is_last: bool, keep_all: bool) -> ast.FunctionDef:
    """A copy of a method that yields the rows of the list `name`, or those within what `name` holds."""
    made = copy.deepcopy(method)
    made.name = ROWS.format(level) + method.name.removeprefix("_read")
    made.body = Giving(name, level, is_last, keep_all).block(made.body)
    # Makes it a generator in any case.
    made.body += at(method, "if False:\n    yield")
    return made


class Placing(ast.NodeTransformer):
    """Makes a list record the positions of its items."""

    def __init__(self, name: str) -> None:
        self.names = (name, f"_m_{name}")

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        own = {
            target.id
            for each in ast.walk(node)
            if isinstance(each, ast.Assign)
            for target in each.targets
            if isinstance(target, ast.Name)
        }
        stream = "io" if "io" in own else "self._io"
        for each in ast.walk(node):
            match each:
                case ast.Assign(targets=[ast.Attribute(attr=name)], value=ast.List(elts=[])) if name in self.names:
                    each.value = ast.copy_location(ast.parse(f"_segspec_placed({stream})", mode="eval").body, each)
        return node


class Giving:
    """Changes a method so that it yields rows one by one."""

    def __init__(self, name: str, level: int, is_last: bool, keep_all: bool) -> None:
        self.name = name
        self.level = level
        self.is_last = is_last
        self.keep_all = keep_all
        self.is_until = False

    def block(self, body: Sequence[ast.stmt]) -> list[ast.stmt]:
        return [made for statement in body for made in self.changed(statement)]

    def changed(self, node: ast.stmt) -> list[ast.stmt]:
        match node:
            case ast.Expr(
                value=ast.Call(func=ast.Attribute(value=ast.Name(id="self"), attr=("_read_le" | "_read_be") as read))
            ):
                part = read.removeprefix("_read")
                return at(node, f"yield from self.{ROWS.format(self.level)}{part}()")
            case ast.While() | ast.For():
                return self.loop(node)
            case ast.If():
                node.body, node.orelse = self.block(node.body), self.block(node.orelse)
                return [node]
            case ast.Try():
                node.body = self.block(node.body)
                return [node]
        name = read_by(node)
        if name != self.name or self.is_last:
            return [self.forgetting(node)] if name == self.name else [node]
        return self.inner(node)

    def forgetting(self, node: ast.stmt) -> ast.stmt:
        match node:
            case ast.Assign(value=ast.List(elts=[])) if not self.keep_all:
                node.value = ast.copy_location(ast.parse("_segspec_last_only()", mode="eval").body, node)
        return node

    def inner(self, node: ast.stmt) -> list[ast.stmt]:
        """Makes the object that leads to the rows without reading it."""
        match node:
            case ast.Assign(targets=[ast.Attribute(attr=attribute)], value=ast.Call() as made) if is_class(made):
                self.unread(made)
                return [node, *self.within(node, f"self.{attribute}")]
            case ast.Expr(value=ast.Call(args=[ast.Call() as made]) as append) if is_class(made):
                self.unread(made)
                first = at(node, "_segspec_item = 0")
                first[0].value = made  # type: ignore[attr-defined]
                append.args = [ast.copy_location(ast.Name("_segspec_item", ast.Load()), node)]
                return [*first, node, *self.within(node, "_segspec_item")]
            case ast.Expr(value=ast.Call(args=[ast.Name(id=held)])):
                return [node, *self.within(node, held)]
        if is_raw(node, self.name):
            self.as_far_as_there(node)
        return [node]

    def within(self, node: ast.stmt, holder: str) -> list[ast.stmt]:
        text = f"yield from _segspec_rows_of({holder}, {self.level + 1})\n_segspec_check_part(self._io)"
        return at(node, text)

    def as_far_as_there(self, node: ast.stmt) -> None:
        for each in ast.walk(node):
            match each:
                case ast.Call(func=ast.Attribute(value=stream, attr="read_bytes")):
                    each.func = ast.copy_location(ast.Name("_segspec_part", ast.Load()), each)
                    each.args = [stream, *each.args]

    def unread(self, made: ast.Call) -> None:
        made.args = [made.func, ast.copy_location(ast.Constant(self.level + 1), made), *made.args]
        made.func = ast.copy_location(ast.Name("_segspec_bare", ast.Load()), made)

    def loop(self, node: ast.While | ast.For) -> list[ast.stmt]:
        """A loop over rows yields each; one on the way to them makes its items bare."""
        if self.name not in {read_by(each) for each in ast.walk(node) if isinstance(each, ast.stmt)}:
            return [node]
        if not self.is_last:
            for each in ast.walk(node):
                match each:
                    case ast.Assign(targets=[ast.Name(id="_")], value=ast.Call() as made) if is_class(made):
                        self.unread(made)
            node.body = self.block(node.body)
            return [node]
        node = self.by_last(node)
        self.is_until = isinstance(node, ast.While) and isinstance(node.test, ast.Constant)
        node.body = [*at(node, "_segspec_following.start = self._io.place"), *self.giving_after_checks(node.body)]
        if isinstance(node, ast.While) and ast.unparse(node.test) == "not self._io.is_eof()":
            trying = at(
                node,
                "try:\n    pass\nexcept _segspec_errors as _segspec_error:\n"
                "    if not _segspec_resume(self._io, _segspec_error):\n        raise",
            )[0]
            assert isinstance(trying, ast.Try)
            trying.body = node.body
            node.body = [trying]
        return [*at(node, "_segspec_following.stream = self._io"), node]

    def by_last(self, node: ast.While | ast.For) -> ast.While | ast.For:
        """An item's bytes are the last in their list, which may lack others, or have some of damaged items."""
        for each in ast.walk(node):
            match each:
                case ast.Subscript(value=ast.Attribute(attr=name), slice=ast.Name(id="i")) if (
                    plain(name) == self.name != name
                ):
                    each.slice = ast.copy_location(ast.parse("-1", mode="eval").body, each)
        return node

    def giving_after_checks(self, body: Sequence[ast.stmt]) -> list[ast.stmt]:
        """Yields a row after its checks. If the cases of a switch append it, there may be none."""
        place = next((place for place, node in enumerate(body) if ends_turn(node)), len(body))
        first, given = at(body[0], "_segspec_row = None"), at(body[0], "yield self._io, _segspec_row, i")
        if not any(is_append(node, self.name) for node in body):
            given = at(body[0], "if _segspec_row is not None:\n    pass")
            assert isinstance(given[0], ast.If)
            given[0].body = at(body[0], "yield self._io, _segspec_row, i")
        for node in body[place : place + 1]:
            if isinstance(node, ast.If):
                decided = at(node, "_segspec_last = None")
                assert isinstance(decided[0], ast.Assign)
                decided[0].value, node.test = node.test, ast.copy_location(ast.Name("_segspec_last", ast.Load()), node)
                given = [*decided, *given]
        return [*first, *self.by_their_ends(self.kept(body[:place])), *given, *body[place:]]

    def by_their_ends(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """A row of known size may be left out, unless a condition on it may end the loop."""
        place = next((place for place, node in enumerate(body) if lost_values.taken(node) == self.name), len(body)) + 1
        if place >= len(body) or self.is_until:
            return body
        text = "try:\n    pass\nexcept _segspec_errors as _segspec_error:\n"
        text += (
            f"    if not _segspec_lost(None, {self.name!r}, _segspec_error):\n        raise\n    i += 1\n    continue"
        )
        trying = at(body[place], text)[0]
        assert isinstance(trying, ast.Try)
        trying.body = body[place:]
        return [*body[:place], trying]

    def kept(self, body: Sequence[ast.stmt]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for node in body:
            if isinstance(node, ast.If):
                node.body, node.orelse = self.kept(node.body), self.kept(node.orelse)
            if is_append(node, self.name):
                row = at(node, "_segspec_row = None")[0]
                assert isinstance(row, ast.Assign)
                assert isinstance(node, ast.Expr)
                assert isinstance(node.value, ast.Call)
                row.value, node.value.args = node.value.args[0], [ast.Name("_segspec_row", ast.Load())]
                out += [row, ast.fix_missing_locations(node)]
            else:
                out.append(node)
        return out


def is_raw(node: ast.stmt, name: str) -> bool:
    held = node.targets[0] if isinstance(node, ast.Assign) else None
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call) and isinstance(node.value.func, ast.Attribute):
        held = node.value.func.value
    return isinstance(held, ast.Attribute) and held.attr == f"_raw_{name}" and lost_values.taken(node) == name


def ends_turn(node: ast.stmt) -> bool:
    counts = isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name) and node.target.id == "i"
    return counts or (isinstance(node, ast.If) and any(isinstance(each, ast.Break) for each in node.body))


def is_append(node: ast.stmt, name: str) -> bool:
    return appended_to(node) == name


def is_class(node: ast.Call) -> bool:
    """Only names of structures begin with a capital, but for the runtime's own."""
    match node.func:
        case ast.Attribute(value=ast.Name(id="KaitaiStream")):
            return False
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name[:1].isupper() and name not in ("KaitaiStream", "BytesIO")
    return False


def at(node: ast.AST, text: str) -> list[ast.stmt]:
    made = ast.parse(text).body
    for statement in made:
        for each in ast.walk(statement):
            if hasattr(each, "lineno"):
                ast.copy_location(each, node)
    return made
