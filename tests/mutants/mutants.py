"""The mutants of a source file, by Cosmic Ray's operators, and a sample of them."""

from __future__ import annotations

import ast
import difflib
import random
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ODD = tuple(f"_{one}_{other}" for one in ("Eq", "NotEq", "Lt", "LtE", "Gt", "GtE") for other in ("Is", "IsNot"))
"""Operators that compare numbers by `is`, which is the same for small ones, and which nobody would write."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    path: str
    """Below the repository's root."""
    source: str
    operator: str
    occurrence: int
    line: int

    @cached_property
    def text(self) -> str:
        return mutate_code(self.source, get_operator(self.operator)(), self.occurrence) or self.source

    @property
    def changes_something(self) -> bool:
        """Not what cannot be compiled, nor what only changes an annotation or how a text is laid out."""
        try:
            with warnings.catch_warnings(action="ignore"):
                return meaning(self.text) != meaning(self.source)
        except SyntaxError:
            return False

    @property
    def diff(self) -> str:
        lines = difflib.unified_diff(self.source.splitlines(), self.text.splitlines(), n=0, lineterm="")
        return "\n".join(line for line in lines if not line.startswith(("---", "+++", "@@")))


class Unannotated(ast.NodeTransformer):
    """A module without what only a reader of it sees. Annotations are never evaluated: every module has
    `from __future__ import annotations`."""

    def visit_arguments(self, node: ast.arguments) -> ast.AST:
        """A `*` that became a `/` does not matter to callers that name what they give."""
        node.args = [*node.posonlyargs, *node.args, *node.kwonlyargs]
        node.posonlyargs, node.kwonlyargs = [], []
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)


def meaning(source: str) -> str:
    compile(source, "<mutant>", "exec")
    return ast.dump(Unannotated().visit(ast.parse(source)))


def mutants_of(path: str, source: str) -> Iterator[list[Mutant]]:
    """Of each place that can be changed, all that it can be changed into."""
    places: dict[tuple[int, int], list[Mutant]] = {}
    nodes = list(ast_nodes(get_ast(source)))
    for name in operator_names():
        operator = get_operator(name)
        if operator.arguments() or name.endswith(ODD):
            continue
        positions = (start for node in nodes for start, _ in operator().mutation_positions(node))
        for occurrence, start in enumerate(positions):
            places.setdefault(start, []).append(Mutant(path, source, name, occurrence, start[0]))
    yield from places.values()


def sample(root: Path, paths: list[str], number: int, seed: int) -> list[Mutant]:
    """At most one mutant a place, chosen by the seed: it gives the same ones for the same files."""
    places = [place for path in paths for place in mutants_of(path, (root / path).read_text())]
    chance = random.Random(seed)
    chance.shuffle(places)
    found: list[Mutant] = []
    for place in places:
        if len(found) == number:
            break
        chance.shuffle(place)
        found += [mutant for mutant in place if mutant.changes_something][:1]
    return found
