"""Checks generated code against the grammar of possible output before it runs, as a second lock."""

from __future__ import annotations

import ast
import re
from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass

from segspec_kaitai.own.tokens import is_text_encoding
from segspec_kaitai.spec.model import camel, types_of
from segspec_kaitai.spec.source import Spec, Table

MOST_CHARACTERS = 16 << 20

API = ast.dump(
    ast.parse(
        "if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):\n"
        '    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s"'
        " % (kaitaistruct.__version__))"
    ).body[0]
)
IMPORTS = frozenset(
    (
        "import kaitaistruct",
        "import collections",
        "from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO",
        "from enum import IntEnum",
        "import struct",
        "import zlib",
    )
)
STREAM = re.compile(
    r"read_(?:[us]1|[us][248](?:le|be)|f[48](?:le|be)|bits_int_(?:le|be)|bytes(?:_full|_term|_term_multi)?)"
    r"|align_to_byte|is_eof|pos|size|seek|substream"
)
STATIC = frozenset(
    (
        *("resolve_enum", "bytes_terminate", "bytes_terminate_multi", "bytes_strip_right"),
        *("process_xor_one", "process_xor_many", "process_rotate_left"),
        *("byte_array_index", "byte_array_min", "byte_array_max", "byte_array_index_of"),
    )
)
ERROR = re.compile(r"Validation(?:NotEqual|LessThan|GreaterThan|NotAnyOf|NotInEnum|Expr)Error|UndecidedEndiannessError")
METHODS = frozenset(("append", "_read", "_read_le", "_read_be", "_fetch_instances"))
FUNCTIONS = frozenset(
    (
        *("len", "range", "int", "str", "min", "max", "hasattr", "getattr", "isinstance", "super"),
        *("KaitaiStream", "BytesIO"),
    )
)
OWN = frozenset(("_io", "_parent", "_root", "_is_le", "_debug", "_sizeof", *METHODS))
RAW = re.compile(r"(?:_m_|_raw_|_io_)+(?P<name>_?[a-z][a-z0-9_]*)", re.ASCII)
LOCAL = re.compile(r"self|i|io|_|_on|_process|_pos|_io|_parent|_root|_is_le|_buf|(?:_io_|_t_)[a-z0-9_]+", re.ASCII)
DEFINED = frozenset(("__init__", "_read", "_read_le", "_read_be", "_fetch_instances"))

PLAIN = (
    *(ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.List, ast.Tuple, ast.Dict, ast.Slice),
    *(ast.Subscript, ast.Pass, ast.Break, ast.If, ast.While, ast.Return, ast.AugAssign, ast.Load, ast.Store),
    *(ast.operator, ast.boolop, ast.unaryop, ast.cmpop),
)


KERNEL_IMPORTS = re.compile(
    r"from typing import NamedTuple|from segspec_kernels\.(?:runtime|types) import [A-Za-z0-9_]+(?:, [A-Za-z0-9_]+)*"
)
KERNEL = (
    *(ast.Name, ast.Constant, ast.Tuple, ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Subscript),
    *(ast.Assign, ast.AugAssign, ast.AnnAssign, ast.If, ast.While, ast.For, ast.Return, ast.Break, ast.Pass),
    *(ast.Expr, ast.Continue),
    *(ast.Call, ast.Attribute, ast.Load, ast.Store, ast.operator, ast.boolop, ast.unaryop, ast.cmpop),
)


class ForeignCodeError(Exception):
    """A module has code that no spec produces, at `line`."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line} of what was made of the spec has {what}, which no parser needs: it is not run")


@dataclass(frozen=True)
class Names:
    """The names in a set of specs. `programs` are the caller's classes of processes, by their names here."""

    ids: frozenset[str]
    classes: frozenset[str]
    roots: frozenset[str]
    modules: frozenset[str]
    programs: frozenset[str] = frozenset()


def names_of(specs: Iterable[Spec], programs: Iterable[str] = (), opaque: Iterable[str] = ()) -> Names:
    given = list(specs)
    ids: set[str] = set()
    classes: set[str] = set()
    for owner in (owner for spec in given for owner in types_of(spec)):
        classes |= {camel(owner.names[-1]), *map(camel, owner.enums)}
        ids |= {part.name for part in owner.parts}
        for members in owner.enums.values():
            ids |= {str(one["id"] if isinstance(one, Table) else one) for one in members.values()}
    modules = frozenset((*(spec.name for spec in given), *opaque))
    classes |= set(map(camel, opaque))
    return Names(frozenset(ids), frozenset(classes), frozenset(map(camel, modules)), modules, frozenset(programs))


def check(text: str, package: str, names: Names) -> None:
    if len(text) > MOST_CHARACTERS:
        raise ForeignCodeError(1, f"more than {MOST_CHARACTERS} characters")
    try:
        tree = ast.parse(text)
        for node in tree.body:
            top(node, package, names)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise ForeignCodeError(getattr(error, "lineno", None) or 1, "what is no Python, or too deep for it") from error


def foreign(node: ast.AST, what: str = "") -> ForeignCodeError:
    shown = what or f"`{type(node).__name__}`"
    return ForeignCodeError(getattr(node, "lineno", 0), shown)


def top(node: ast.stmt, package: str, names: Names) -> None:
    match node:
        case ast.Import() | ast.ImportFrom():
            if ast.unparse(node) not in IMPORTS and not is_neighbour(node, package, names):
                raise foreign(node, f"`{ast.unparse(node)[:80]}`")
        case ast.If() if ast.dump(node) == API:
            pass
        case ast.ClassDef():
            of_class(node, names)
        case _:
            raise foreign(node)


def is_neighbour(node: ast.Import | ast.ImportFrom, package: str, names: Names) -> bool:
    match node:
        case ast.ImportFrom(module=module, level=0, names=[ast.alias(name=name, asname=None)]):
            if module == f"{package}.processes":
                return name in names.programs
            return module == package and name in names.modules
    return False


def of_class(node: ast.ClassDef, names: Names) -> None:
    bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
    plain = not node.keywords and not node.decorator_list and len(bases) == len(node.bases) == 1
    if not plain or node.name not in names.classes or bases[0] not in ("KaitaiStruct", "IntEnum"):
        raise foreign(node, f"the class {node.name}")
    for statement in node.body:
        of_body(statement, names)


def of_body(node: ast.stmt, names: Names) -> None:
    """Allows a class, method, list of fields, number of an enum, or an absent field's None."""
    match node:
        case ast.Pass():
            pass
        case ast.ClassDef():
            of_class(node, names)
        case ast.FunctionDef():
            of_method(node, names)
        case ast.Assign(targets=[ast.Name(id="SEQ_FIELDS")], value=ast.List(elts=items)):
            if not all(isinstance(item, ast.Constant) and isinstance(item.value, str) for item in items):
                raise foreign(node)
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name in names.ids:
            is_number = isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.USub)
            inner = value.operand if isinstance(value, ast.UnaryOp) and is_number else value
            if not isinstance(inner, ast.Constant) or not (inner.value is None or type(inner.value) is int):
                raise foreign(node)
        case _:
            raise foreign(node)


def of_method(node: ast.FunctionDef, names: Names) -> None:
    decorated = [ast.unparse(one) for one in node.decorator_list]
    given = node.args
    extra = given.posonlyargs or given.kwonlyargs or given.vararg or given.kwarg or given.kw_defaults or node.returns
    named = (node.name in DEFINED and not decorated) or (node.name in names.ids and decorated == ["property"])
    usual = all(isinstance(one, ast.Constant) and one.value is None for one in given.defaults)
    if extra or not named or not usual:
        raise foreign(node, f"the function {node.name}")
    for argument in given.args:
        if argument.annotation or not (LOCAL.fullmatch(argument.arg) or argument.arg in names.ids):
            raise foreign(node, f"the argument {argument.arg}")
    inside = frozenset(argument.arg for argument in given.args)
    for statement in node.body:
        Checker(names, inside).visit(statement)


class Checker:
    """Checks the statements of one method."""

    def __init__(self, names: Names, local: frozenset[str]) -> None:
        self.names = names
        self.local = local

    def visit_all(self, nodes: Iterable[ast.AST]) -> None:
        for node in nodes:
            self.visit(node)

    def visit(self, node: ast.AST) -> None:  # noqa: C901 - one case for each kind of syntax
        match node:
            case ast.Assign(targets=[target], value=value):
                self.target(target)
                self.visit(value)
            case ast.For(target=ast.Name(id="i"), iter=ast.Call(func=ast.Name(id="range")) as counted, orelse=[]):
                self.visit_all([counted, *node.body])
            case ast.Try(handlers=[], orelse=[]):
                self.visit_all([*node.body, *node.finalbody])
            case ast.Raise(exc=ast.Call(func=ast.Attribute(value=ast.Name(id="kaitaistruct"), attr=name)), cause=None):
                if not ERROR.fullmatch(name):
                    raise foreign(node)
                assert isinstance(node.exc, ast.Call)
                self.arguments(node.exc)
            case ast.Expr(value=ast.Call() as call):
                self.visit(call)
            case ast.Call():
                self.call(node)
            case ast.Attribute():
                self.attribute(node)
            case ast.Name(id=name):
                if not (LOCAL.fullmatch(name) or name in self.local or name in self.names.roots):
                    raise foreign(node, f"the name {name}")
            case ast.Constant(value=value):
                if not isinstance(value, str | bytes | int | float | None):
                    raise foreign(node)
            case _ if isinstance(node, PLAIN):
                self.visit_all(ast.iter_child_nodes(node))
            case _:
                raise foreign(node)

    def target(self, node: ast.expr) -> None:
        """Allows an attribute of self, a local name, and an entry of a debug build's positions."""
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if self.is_own(name):
                pass
            case ast.Name(id=name) if LOCAL.fullmatch(name) and name != "self":
                pass
            case ast.Subscript() if ast.unparse(node).startswith("self._debug["):
                self.visit_all([node.value, node.slice])
            case _:
                raise foreign(node, f"`{ast.unparse(node)[:80]} =`")

    def is_own(self, name: str) -> bool:
        raw = RAW.fullmatch(name)
        return name in self.names.ids or name in OWN or (raw is not None and raw["name"] in self.names.ids)

    def attribute(self, node: ast.Attribute) -> None:
        root = next(self.roots(node))
        if isinstance(root, ast.Name) and root.id in self.names.modules and root.id not in self.local:
            known = node.attr in self.names.classes or node.attr in self.names.ids
        elif isinstance(root, ast.Name) and root.id in ("kaitaistruct", "collections", "KaitaiStruct"):
            known = False
        else:
            known = self.is_own(node.attr) or node.attr in self.names.classes
        if not known:
            raise foreign(node, f"the attribute {node.attr}")
        if not (isinstance(node.value, ast.Name) and node.value.id in self.names.modules):
            self.visit(node.value)

    def roots(self, node: ast.expr) -> Iterator[ast.expr]:
        while isinstance(node, ast.Attribute):
            node = node.value
        yield node

    def call(self, node: ast.Call) -> None:
        match node.func:
            case ast.Name(id="hasattr" | "getattr"):
                self.reflected(node)
            case ast.Name(id="super"):
                raise foreign(node, "a call of super")
            case ast.Name(id=name) if name in FUNCTIONS or name in self.names.roots or name in self.names.programs:
                pass
            case ast.Attribute(value=ast.Call(func=ast.Name(id="super")) as inner, attr="__init__"):
                self.visit_all(inner.args)
            case ast.Attribute() if is_function(node):
                pass
            case ast.Attribute(value=ast.Name(id="collections"), attr="defaultdict"):
                if ast.unparse(node) != "collections.defaultdict(dict)":
                    raise foreign(node)
                return
            case ast.Attribute(value=value) if is_method(node):
                self.visit(value)
            case ast.Attribute(attr=name) as made if name in self.names.classes:
                self.visit(made)
            case _:
                raise foreign(node, f"a call of {ast.unparse(node.func)[:80]}")
        self.arguments(node)

    def arguments(self, node: ast.Call) -> None:
        if node.keywords or any(isinstance(one, ast.Starred) for one in node.args):
            raise foreign(node)
        self.visit_all(node.args)

    def reflected(self, node: ast.Call) -> None:
        """Allows `hasattr(self, '_m_x')` and `getattr(self, '_m_x', None)` of a field of self."""
        match node.args:
            case [ast.Name(id="self"), ast.Constant(value=str(name)), *rest] if self.is_own(name):
                if all(isinstance(one, ast.Constant) and one.value is None for one in rest):
                    return
        raise foreign(node, f"`{ast.unparse(node)[:80]}`")


def is_function(node: ast.Call) -> bool:
    """A function of the runtime, the replaced `zlib.decompress(…)`, or `struct.pack('3B', …)`."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="KaitaiStream"), attr=name)):
            return name in STATIC
        case ast.Call(func=ast.Attribute(value=ast.Name(id="zlib"), attr="decompress"), args=[_]):
            return True
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id="struct"), attr="pack"),
            args=[ast.Constant(value=str(form)), *numbers],
        ):
            return form == f"{len(numbers)}B"
    return False


def is_method(node: ast.Call) -> bool:
    """A method of a parser or its stream, or `….decode('ASCII')` with a text encoding."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="_process"), attr="decode"), args=[_]):
            return True
        case ast.Call(func=ast.Attribute(attr="decode"), args=[ast.Constant(value=str(name))]):
            return is_text_encoding(name)
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in METHODS or STREAM.fullmatch(name) is not None
    return False


HOLDERS = frozenset(("row", "following", "columns", "contents", "given", "out", "asked"))


def check_kernel(text: str, neighbours: Container[str] = ()) -> None:
    """Raises `ForeignCodeError` if the text is more than a kernel."""
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise ForeignCodeError(getattr(error, "lineno", None) or 1, "what is no Python, or too deep for it") from error
    known = {"range", "len", "max"}
    for node in tree.body:
        known |= {one.name for one in node.names} if isinstance(node, ast.ImportFrom) else set()
        known |= {node.name} if isinstance(node, ast.ClassDef | ast.FunctionDef) else set()
    for node in tree.body:
        of_kernel(node, frozenset(known), neighbours)


def of_kernel(node: ast.stmt, known: frozenset[str], neighbours: Container[str]) -> None:
    match node:
        case ast.ImportFrom(level=0, module=str(module)) if module in neighbours:
            pass
        case ast.ImportFrom(level=0) if KERNEL_IMPORTS.fullmatch(ast.unparse(node)):
            pass
        case ast.Expr(value=ast.Constant(value=str())):
            pass
        case ast.Assign(targets=[ast.Name(id=name)], value=value) if name.isupper():
            literals(value)
        case ast.ClassDef(bases=[ast.Name(id="NamedTuple")], keywords=[], decorator_list=[]):
            for field in node.body:
                if not isinstance(field, ast.AnnAssign) and not is_text(field):
                    raise foreign(field)
                if isinstance(field, ast.AnnAssign):
                    parts_of_function([field.annotation], known)
                    literals(field.value or ast.Constant(None))
        case ast.FunctionDef(
            decorator_list=[],
            args=ast.arguments(posonlyargs=[], args=given, vararg=None, kwarg=None, defaults=[], kwonlyargs=[]),
            returns=result,
        ):
            annotations = [one.annotation for one in given if one.annotation] + ([result] if result else [])
            parts_of_function([*annotations, *(one for one in node.body if not is_text(one))], known)
        case _:
            raise foreign(node)


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def literals(node: ast.expr) -> None:
    for inner in ast.walk(node):
        if not isinstance(inner, ast.Constant | ast.Tuple | ast.Load | ast.UnaryOp | ast.USub):
            raise foreign(inner)


def parts_of_function(nodes: Iterable[ast.AST], known: frozenset[str]) -> None:
    for inner in (one for node in nodes for one in ast.walk(node)):
        of_function(inner, known)


def of_function(node: ast.AST, known: frozenset[str]) -> None:
    """A kernel calls functions by name, and uses only attributes of a row."""
    wrong = not isinstance(node, KERNEL)
    if isinstance(node, ast.Expr):
        wrong = not isinstance(node.value, ast.Call)
    elif isinstance(node, ast.Name):
        wrong = node.id.startswith("__")
    elif isinstance(node, ast.Call):
        wrong = bool(node.keywords) or not isinstance(node.func, ast.Name) or node.func.id not in known
    elif isinstance(node, ast.Attribute):
        wrong = not isinstance(node.value, ast.Name) or node.value.id not in HOLDERS or node.attr.startswith("_")
    if wrong:
        raise foreign(node)
