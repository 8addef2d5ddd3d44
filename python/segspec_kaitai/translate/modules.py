"""The modules to translate: constants, named tuples, functions, and imports.

They are read, not run.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from segspec_kaitai.translate.types import BOOL, I64, NAMED, VOID, Array, Tuple, Type

RUNTIME, TYPES = "segspec_kernels.runtime", "segspec_kernels.types"

OPERATORS: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitOr: operator.or_,
    ast.BitAnd: operator.and_,
    ast.BitXor: operator.xor,
}


class Untranslatable(Exception):  # noqa: N818 - it is a verdict on a text, not a fault
    """A part of a text has no translation, in the file or module `place` and its `line`."""

    def __init__(self, message: str, place: str, line: int) -> None:
        super().__init__(f"{place}:{line}: {message}")
        self.message = message
        self.place = place
        self.line = line


class Wrong(Exception):  # noqa: N818 - becomes an `Untranslatable`
    """An error without its place."""

    def __init__(self, message: str, node: ast.AST) -> None:
        super().__init__(message)
        self.message = message
        self.line: int = getattr(node, "lineno", 0)


@dataclass(frozen=True)
class Runtime:
    """A function of C."""

    name: str


@dataclass(eq=False)
class Function:
    """A function with the types of its parameters and result.

    Its translation adds `text`, the functions that it `calls`, and `written`: the parameters, or items such as `out.2`,
    whose memory it writes to.
    """

    module: Module
    node: ast.FunctionDef
    parameters: dict[str, Type]
    result: Type
    text: str = ""
    calls: list[Function] = field(default_factory=list)
    written: set[str] = field(default_factory=set)
    structures: list[Tuple] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def c_name(self) -> str:
        return f"{self.module.c_name}_{self.node.name}"

    @property
    def inner_name(self) -> str:
        return f"{self.c_name}_inline"

    def wrong(self, error: Wrong) -> Untranslatable:
        return Untranslatable(f"{self.name}: {error.message}", self.module.place, error.line)


@dataclass(eq=False)
class Scope:
    """A class's constants."""

    values: dict[str, Any]


@dataclass(eq=False)
class NamedTuple:
    """A translated named tuple."""

    type: Tuple
    defaults: dict[str, ast.expr]


class Library:
    """Translatable modules."""

    def __init__(self, texts: Mapping[str, str], roots: Sequence[Path], places: Mapping[str, str]) -> None:
        self._roots = roots
        self._modules: dict[str, Module | None] = {}
        self.texts = dict(texts)
        for name, text in texts.items():
            self._modules[name] = Module(self, name, places.get(name, name), text)

    def module(self, name: str) -> Module | None:
        """None if unknown."""
        if name not in self._modules:
            found = next(self._files(name), None)
            if found is not None:
                self.texts[name] = found.read_text(encoding="utf-8")
            self._modules[name] = None if found is None else Module(self, name, str(found), self.texts[name])
        return self._modules[name]

    def _files(self, name: str) -> Iterator[Path]:
        for root in self._roots:
            path = root.joinpath(*name.split("."))
            yield from (file for file in (path.with_suffix(".py"), path / "__init__.py") if file.is_file())


class Module:
    """One text. Names are resolved on demand, because most of a module is never translated."""

    def __init__(self, library: Library, name: str, place: str, text: str) -> None:
        self.name = name
        self.place = place
        self._library = library
        self._known: dict[str, Any] = {}
        self._bound: dict[str, ast.stmt] = {}
        self._pending: set[str] = set()
        try:
            tree = ast.parse(text)
        except SyntaxError as error:
            raise Untranslatable(str(error.msg), place, error.lineno or 0) from error
        for node in tree.body:
            for target in bound(node):
                self._bound[target] = node

    @property
    def c_name(self) -> str:
        return self.name.replace(".", "_")

    def functions(self) -> list[str]:
        return [name for name, node in self._bound.items() if isinstance(node, ast.FunctionDef)]

    def function(self, name: str) -> Function:
        found = self.find(name)
        assert isinstance(found, Function)
        return found

    def find(self, name: str) -> Any:
        """The meaning of a name: a number, a tuple of numbers, a type, `Function`, `NamedTuple`, `Scope`, `Module` or
        `Runtime`; None if unknown."""
        if name not in self._known:
            node = self._bound.get(name)
            if node is None or name in self._pending:
                return None
            self._pending.add(name)
            self._known[name] = self._meaning(name, node)
            self._pending.discard(name)
        return self._known[name]

    def _meaning(self, name: str, node: ast.stmt) -> Any:
        match node:
            case ast.ImportFrom(module=str(source), names=names, level=0):
                alias = next(alias for alias in names if (alias.asname or alias.name) == name)
                return self._imported(source, alias.name)
            case ast.FunctionDef():
                return self._function(node)
            case ast.ClassDef():
                return self._class(node)
            case ast.Assign(targets=[target], value=value):
                found = self.constant(value)
                if isinstance(target, ast.Tuple) and isinstance(found, tuple) and len(found) == len(target.elts):
                    names_of = [item.id for item in target.elts if isinstance(item, ast.Name)]
                    return dict(zip(names_of, found, strict=False)).get(name)
                return None if isinstance(target, ast.Tuple) else found
            case ast.AnnAssign(value=ast.expr() as value):
                return self.constant(value)
        return None

    def _imported(self, source: str, name: str) -> Any:
        if source == RUNTIME:
            return Runtime(name)
        if source == TYPES:
            return NAMED.get(name)
        module = self._library.module(source)
        found = None if module is None else module.find(name)
        return found if found is not None else self._library.module(f"{source}.{name}")

    def _function(self, node: ast.FunctionDef) -> Function:
        try:
            return self._typed(node)
        except Wrong as error:
            raise Untranslatable(f"{node.name}: {error.message}", self.place, error.line) from error

    def _typed(self, node: ast.FunctionDef) -> Function:
        arguments = node.args
        if (
            arguments.vararg
            or arguments.kwarg
            or arguments.defaults
            or any(arguments.kw_defaults)
            or node.decorator_list
        ):
            raise Wrong("a function has plain parameters only, without defaults or decorators", node)
        parameters = {}
        for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]:
            if argument.annotation is None:
                raise Wrong(f"parameter {argument.arg} has no type", argument)
            parameters[argument.arg] = self.annotated(argument.annotation)
        if node.returns is None:
            raise Wrong("the result has no type", node)
        result = self.annotated(node.returns)
        if holds_arrays(result):
            raise Wrong("an array is written to, not given back", node)
        return Function(self, node, parameters, result)

    def _class(self, node: ast.ClassDef) -> NamedTuple | Scope:
        if any(isinstance(base, ast.Name) and base.id == "NamedTuple" for base in node.bases):
            fields = [
                item for item in node.body if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            ]
            names = tuple(item.target.id for item in fields if isinstance(item.target, ast.Name))
            try:
                types = tuple(self.annotated(item.annotation) for item in fields)
            except Wrong as error:
                raise Untranslatable(f"{node.name}: {error.message}", self.place, error.line) from error
            defaults = {name: item.value for name, item in zip(names, fields, strict=True) if item.value is not None}
            return NamedTuple(Tuple(types, names, f"{self.c_name}_{node.name}"), defaults)
        values: dict[str, Any] = {}
        for item in node.body:
            if isinstance(item, ast.Assign) and isinstance(item.targets[0], ast.Name):
                values[item.targets[0].id] = self.constant(item.value)
            elif isinstance(item, ast.ClassDef):
                values[item.name] = self._class(item)
        return Scope(values)

    def annotated(self, node: ast.expr) -> Type:
        """Raises `Wrong`."""
        match node:
            case ast.Constant(value=None):
                return VOID
            case ast.Name(id="int"):
                return I64
            case ast.Name(id="bool"):
                return BOOL
        found = self.constant(node)
        if isinstance(found, NamedTuple):
            return found.type
        if isinstance(found, Type):
            return found
        raise Wrong(f"{ast.unparse(node)} is no type that can be translated", node)

    def constant(self, node: ast.expr) -> Any:  # noqa: C901 - one case for each kind of expression
        match node:
            case ast.Constant(value=bool() | int()):
                return node.value
            case ast.Name(id=name):
                return self.find(name)
            case ast.Attribute(value=value, attr=name):
                return member(self.constant(value), name)
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
                return Tuple(tuple(self.annotated(item) for item in items))
            case ast.Subscript(value=value, slice=index):
                return item_of(self.constant(value), self.constant(index))
            case ast.Tuple(elts=items):
                values = tuple(self.constant(item) for item in items)
                return values if all(value is not None for value in values) else None
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                found = self.constant(operand)
                return -found if isinstance(found, int) else None
            case ast.BinOp(left=left, op=op, right=right):
                a, b = self.constant(left), self.constant(right)
                if isinstance(a, int) and isinstance(b, int) and type(op) in OPERATORS:
                    return OPERATORS[type(op)](a, b)
            case ast.Call(func=ast.Name(id="range"), args=arguments):
                bounds = [self.constant(argument) for argument in arguments]
                return tuple(range(*bounds)) if all(isinstance(bound, int) for bound in bounds) else None
            case ast.Call(func=ast.Name(id="int" | "u64" | "i64"), args=[argument]):
                found = self.constant(argument)
                return int(found) if isinstance(found, int) else None
            case ast.Call(func=ast.Name(id="len"), args=[argument]):
                found = self.constant(argument)
                return len(found) if isinstance(found, tuple) else None
        return None


def holds_arrays(kind: Type) -> bool:
    return isinstance(kind, Array) or (isinstance(kind, Tuple) and any(holds_arrays(item) for item in kind.items))


def bound(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ImportFrom(names=names):
            yield from (alias.asname or alias.name for alias in names)
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
            yield name
        case ast.Assign(targets=targets):
            for target in targets:
                items = target.elts if isinstance(target, ast.Tuple) else [target]
                yield from (item.id for item in items if isinstance(item, ast.Name))


def member(owner: Any, name: str) -> Any:
    if isinstance(owner, Module):
        return owner.find(name)
    if isinstance(owner, Scope):
        return owner.values.get(name)
    return owner if isinstance(owner, int) and name == "value" else None


def item_of(owner: Any, index: Any) -> Any:
    if isinstance(owner, tuple) and isinstance(index, int) and 0 <= index < len(owner):
        return owner[index]
    return None
