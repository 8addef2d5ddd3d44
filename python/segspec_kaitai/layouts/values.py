"""Evaluates the expressions of the specs with the compiled parsers, whose objects are made without parsing."""

from __future__ import annotations

import ast
import itertools
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from types import ModuleType
from typing import Any

from segspec_kaitai.ksc.pymodule import read_module
from segspec_kaitai.spec.model import Part

KNOWN = {"kaitaistruct", *sys.stdlib_module_names}

MOST_POINTS = 1 << 16
"""An instance with more combinations of values is not tried."""

MOST_BITS = 32
"""Sums of wider numbers have no useful bounds, because their values are cut to 64 bits."""

LINEAR = (ast.Add, ast.Sub, ast.Mult)


class Classes:
    """The loaded modules; `texts` by spec. A class has the key `spec.Outer.Inner`."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.modules = {name: ModuleType(name) for name in texts}
        self.structs = {found.key: found for name, text in texts.items() for found in read_module(name, text)}
        for name, text in texts.items():
            self._load(name, text)

    def _load(self, name: str, text: str) -> None:
        tree = ast.parse(text)
        tree.body = [node for node in tree.body if not is_import_of_spec(node)]
        module = self.modules[name].__dict__
        module.update(self.modules)
        exec(compile(tree, name, "exec"), module)  # noqa: S102 - what the pinned compiler made of our own specs

    def member(self, key: str) -> Any:
        spec, *path = key.split(".")
        found: Any = self.modules[spec]
        for part in path:
            found = getattr(found, part)
        return found

    def evaluate(self, spec: str, node: ast.expr, names: Mapping[str, object]) -> Any:
        """None if it needs other names."""
        code = compile(ast.Expression(node), spec, "eval")
        try:
            return eval(code, self.modules[spec].__dict__, dict(names))  # noqa: S307 - as above
        except (AttributeError, NameError, TypeError):
            return None

    def allows(self, key: str, name: str, value: int) -> bool:
        made = type("Parsed", (), {name: value})()
        return all(
            self.evaluate(self.structs[key].module, rule, {"self": made, "_": value}) in (True, None)
            for rule in rules_of(self.structs[key].read, name)
        )


@dataclass(frozen=True)
class Domain:
    """Possible input values."""

    name: str
    values: Sequence[Any]
    is_each: bool = True

    @property
    def is_enum(self) -> bool:
        return bool(self.values) and isinstance(self.values[0], IntEnum)


class Instance:
    """One value instance."""

    def __init__(self, classes: Classes, part: Part) -> None:
        self.classes, self.part, self.name = classes, part, part.name
        self.getters = classes.structs[part.owner.class_key].getters
        self.node = ast.Module(self.getters[part.name], [])

    @property
    def expression(self) -> ast.expr | None:
        found = [n.value for n in ast.walk(self.node) if isinstance(n, ast.Assign)]
        return found[0] if len(found) == 1 else None

    def looks_at(self) -> list[str] | None:
        out: list[str] = []
        own = f"_m_{self.name}"
        for node in ast.walk(self.node):
            match node:
                case ast.Attribute(value=ast.Name(id="self"), attr=attribute) if attribute == own:
                    continue
                case ast.Attribute(value=ast.Name(id="self"), attr=attribute) if attribute.startswith("_"):
                    return None
                case ast.Attribute(value=ast.Name(id="self"), attr=attribute):
                    inner = self._inputs_of(attribute)
                    if inner is None:
                        return None
                    out += [each for each in inner if each not in out]
        return out

    def _inputs_of(self, attribute: str) -> list[str] | None:
        computed = next((p for p in self.part.owner.instances if p.name == attribute and p.is_computed), None)
        return [attribute] if computed is None else Instance(self.classes, computed).looks_at()

    def says(self, values: Mapping[str, object]) -> Any:
        made = object.__new__(self.classes.member(self.part.owner.class_key))
        for name, value in values.items():
            # A parsed instance is looked up in its getter's attribute.
            setattr(made, f"_m_{name}" if name in self.getters else name, value)
        return getattr(made, self.name)

    def table(self, domains: Sequence[Domain]) -> list[tuple[tuple[Any, ...], Any]] | None:
        points = 1
        for domain in domains:
            points *= len(domain.values)
        if points > MOST_POINTS or not all(domain.is_each for domain in domains):
            return None
        return list(self._points(domains, itertools.product(*(domain.values for domain in domains))))

    def corners(self, domains: Sequence[Domain]) -> list[int] | None:
        """Its values for the extremes of each input, which bound sums and products without repeated inputs."""
        expression = self.expression
        names = [ast.unparse(node) for node in ast.walk(self.node) if is_own(node)]
        if expression is None or len(names) != len(set(names)) or not is_linear(expression):
            return None
        if any(domain.values[-1] >= 1 << MOST_BITS for domain in domains):
            return None
        ends = itertools.product(*((domain.values[0], domain.values[-1]) for domain in domains))
        return [said for _, said in self._points(domains, ends)]

    def _points(self, domains: Sequence[Domain], points: Iterable[tuple[Any, ...]]) -> Iterator[tuple[Any, Any]]:
        for point in points:
            yield point, self.says(dict(zip((domain.name for domain in domains), point, strict=True)))

    def operands(self, *operators: type[ast.operator]) -> tuple[int, ...]:
        found: list[int] = []
        for node in ast.walk(self.node):
            if isinstance(node, ast.BinOp) and isinstance(node.op, operators):
                value = self.classes.evaluate(self.part.owner.spec.name, node.right, {})
                if type(value) is int and value not in found:
                    found.append(value)
        return tuple(found)


def rules_of(body: list[ast.stmt], name: str) -> Iterator[ast.expr]:
    for statement in body:
        match statement:
            case ast.If(
                test=ast.UnaryOp(operand=rule),
                body=[ast.Raise(exc=ast.Call(func=ast.Attribute(attr="ValidationExprError"), args=[reported, *_]))],
            ) if ast.unparse(reported) == f"self.{name}":
                yield rule


def is_import_of_spec(node: ast.stmt) -> bool:
    """The compiler writes the imports of other compiled modules at the top."""
    return isinstance(node, ast.Import) and not {alias.name for alias in node.names} & KNOWN


def is_own(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
        and not node.attr.startswith("_")
    )


def is_linear(node: ast.expr) -> bool:
    match node:
        case ast.BinOp(left=left, op=op, right=right):
            return isinstance(op, LINEAR) and is_linear(left) and is_linear(right)
        case ast.Constant(value=int()):
            return True
    return is_own(node)
