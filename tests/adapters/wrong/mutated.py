"""Mutants of a format's rules: each condition negated, each bound moved by one. The suite has to find every one.

`python -m tests.adapters.wrong.mutated FORMAT…`, from the project's root, prints those that no vector finds, and fails
if there are any. `--list` names the mutants, `--only N` tries one and says which vector finds it. What no vector could
find stands in `equivalent.txt` with the reason, and fails if a vector finds it after all.
"""

from __future__ import annotations

import argparse
import ast
import copy
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from importlib.abc import MetaPathFinder, SourceLoader
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from segspec.columns.backend.lanes import PLAIN

if TYPE_CHECKING:
    from segspec.conformance.vectors import Case
    from tests.adapters.wrong.kinds import Wrong

ROOT = Path(__file__).resolve().parents[3]
MODULES = {
    "osiris": ("segspec.formats.osiris.rules",),
    "tank": ("segspec.formats.tank.rules",),
    "durable_log": ("segspec.frames.rules",),
    "mojo": ("segspec.formats.mojo.rules",),
    "ffwd": ("segspec.formats.ffwd.rules", "segspec.formats.ffwd.header"),
}
"""The modules of rules of each format."""
SECONDS = 300
NEGATED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE, ast.GtE: ast.Lt, ast.Gt: ast.LtE, ast.LtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
MOVED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change: the module, the function (none for a constant of the module), what stands there and what stands there
    instead, and the module's text."""

    module: str
    function: str
    before: str
    after: str
    text: str

    def __str__(self) -> str:
        return f"{self.module.removeprefix('segspec.formats.')}: {self.function}: {self.before} -> {self.after}"


def mutants(name: str) -> Iterator[Mutant]:
    """All mutants of a format's rules."""
    for module in MODULES[name]:
        path = ROOT / "python" / Path(*module.split(".")).with_suffix(".py")
        tree = ast.parse(path.read_text(encoding="utf-8"))
        places = {id(node): function.name for function in ast.walk(tree) if isinstance(function, ast.FunctionDef)
                  for node in ast.walk(function)}  # fmt: skip
        for number, node in enumerate(ast.walk(tree)):
            for after in changed(node):
                other = copy.deepcopy(tree)
                _put(list(ast.walk(other))[number], after)
                place = places.get(id(node), "")
                yield Mutant(module, place, ast.unparse(node), ast.unparse(after), ast.unparse(other))


def changed(node: ast.AST) -> Iterator[ast.AST]:
    """What may stand in the place of a node."""
    match node:
        case ast.Compare():
            yield from _compared(node)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.And() if isinstance(op, ast.Or) else ast.Or(), values)
            for place in range(len(values)):
                left = [*values[:place], *values[place + 1 :]]
                yield left[0] if len(left) == 1 else ast.BoolOp(op, left)
        case ast.BinOp(left, ast.Add() | ast.Sub() as op, right):
            yield ast.BinOp(left, ast.Sub() if isinstance(op, ast.Add) else ast.Add(), right)
        case ast.IfExp(test, one, other):
            yield ast.IfExp(test, other, one)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(value) if type(value) is int:
            yield from (ast.Constant(value + step) for step in (1, -1))
        case ast.Return(ast.Call() as call):
            yield ast.Return(ast.UnaryOp(ast.Not(), call))


def _compared(node: ast.Compare) -> Iterator[ast.AST]:
    for place, op in enumerate(node.ops):
        for kind in (NEGATED, MOVED):
            if type(op) in kind:
                ops = [*node.ops[:place], kind[type(op)](), *node.ops[place + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)


def _put(node: ast.AST, after: ast.AST) -> None:
    """Makes a node of a tree what stands in its place."""
    node.__class__ = after.__class__  # type: ignore[assignment]  # a node is replaced where it is
    vars(node).update(vars(copy.deepcopy(after)))
    ast.fix_missing_locations(node)


class Instead(MetaPathFinder, SourceLoader):
    """Imports a module from another text."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name == self._mutant.module else None

    def get_filename(self, fullname: str) -> str:
        return f"<{self._mutant}>"

    def get_data(self, path: Any) -> bytes:
        return self._mutant.text.encode()


def found(name: str, mutant: Mutant) -> str | None:
    """The id of the first case that a mutant answers wrongly; None if there is none. It stays in force."""
    sys.meta_path.insert(0, Instead(mutant))
    from segspec.conformance.vectors import load, selected
    from tests.adapters.wrong.judging import sampled
    from tests.adapters.wrong.kinds import Wrong

    wrong = Wrong(str(mutant), "has a rule changed")
    vectors = selected(load(), format=[name])
    few = (case for vector in vectors for case in sampled(vector))
    every = (case for vector in vectors for question in vector.questions for case in question.cases())
    return next((case.id for cases in (few, every) for case in cases if is_wrong(wrong, case)), None)


def is_wrong(wrong: Wrong, case: Case) -> bool:
    """Whether a mutant answers a case wrongly, or breaks down at it."""
    from tests.adapters.wrong.judging import fails

    try:
        return fails(wrong, case, case.request(0))
    except Exception:
        return True


def equivalent() -> set[str]:
    """Mutants that change nothing which a reader can tell, from the lines of `equivalent.txt`."""
    lines = Path(__file__).with_name("equivalent.txt").read_text(encoding="utf-8").splitlines()
    return {
        mutant.strip() for mutant, mark, _ in (line.rpartition("  # ") for line in lines if line[:1] != "#") if mark
    }


def tried(name: str, number: int) -> str | None:
    """Tries one mutant in a process of its own: which case finds it, or None. One that does not end, or cannot even
    begin, is found."""
    command = [sys.executable, "-m", "tests.adapters.wrong.mutated", name, "--only", str(number)]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False)
    except subprocess.TimeoutExpired:
        return "it does not end"
    return None if done.returncode == 1 else done.stdout.strip() or "it does not start"


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.adapters.wrong.mutated", description=__doc__)
    parser.add_argument("formats", nargs="*", default=list(MODULES), metavar="FORMAT")
    parser.add_argument("--list", action="store_true", help="name the mutants only")
    parser.add_argument("--only", type=int, help="try this one")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    survivors = 0
    for name in options.formats:
        all_of = list(mutants(name))
        if options.only is not None:
            case = found(name, all_of[options.only])
            print(case or all_of[options.only])
            return 0 if case else 1
        if options.list:
            print("\n".join(f"{name} {number}: {mutant}" for number, mutant in enumerate(all_of)))
            continue
        known = equivalent()
        with ThreadPoolExecutor(options.jobs) as pool:
            outcomes = pool.map(partial(tried, name), range(len(all_of)))
            for number, (mutant, case) in enumerate(zip(all_of, outcomes, strict=True)):
                if (case is None) is (str(mutant) in known):
                    continue
                survivors += 1
                print(f"{name} {number} {'survives' if case is None else f'is found by {case}'}: {mutant}", flush=True)
        print(f"{name}: {len(all_of)} mutants", flush=True)
    return 1 if survivors else 0


if __name__ == "__main__":
    os.environ[PLAIN] = "1"
    sys.exit(main())
