"""A rule is written once: the fast path (`scan/*run.py`, compiled) and the explaining path (the other modules of a
format) both ask the functions of `rules.py`, and neither compares by itself what the other compares too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest

import segspec

FORMATS = Path(segspec.__file__).parent / "formats"
NAMES = sorted({path.parts[-3] for path in FORMATS.glob("*/scan/*run.py")})
ORDERING = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.In, ast.NotIn)
NEITHER = {"rules.py", "kernels.py"}
PLACES = {"position", "end"}
"""Columns that say where a frame lies: every module compares positions."""


class Paths(NamedTuple):
    """The sources of a format's two paths, and what may stand in both or be asked by the fast one alone: a field or a
    rule, with the reason."""

    fast: list[str]
    explaining: list[str]
    fields: set[str]
    both: dict[str, str]
    fast_alone: dict[str, str]


BOTH: dict[str, dict[str, str]] = {
    "osiris": {
        "kind": "a run tells entries apart by it, for which the parser has classes; in amqp/ it is a section's",
        "num_records": "a run bounds its rows by it; the reader says which records a wrong count leaves out",
    }
}
"""By format, the fields that both paths compare by themselves, with the reason."""

FAST_ALONE: dict[str, dict[str, str]] = {
    "osiris": {
        "ends_offsets": "the reader's numbers have no bound: `Order.due` asks whether its next one is an offset"
    },
    "tank": {"ends_numbers": "the reader's numbers have no bound: `TankScanner` asks whether its next one is one"},
}
"""By format, the rules that only the fast path asks, with the reason."""


def paths_of(name: str) -> Paths:
    folder = FORMATS / name
    fast = compiled(folder)
    written = (path for path in sorted(folder.rglob("*.py")) if path.parent.name != "scan")
    explaining = [path.read_text() for path in written if path.name not in NEITHER]
    return Paths(fast, explaining, fields_of(fast), BOTH.get(name, {}), FAST_ALONE.get(name, {}))


def compiled(folder: Path) -> list[str]:
    """The sources of a format's runs, and of what they import from beside them."""
    runs = sorted(folder.glob("scan/*run.py"))
    found = re.findall(rf"formats\.{folder.name}\.scan\.(\w+) import", "".join(path.read_text() for path in runs))
    paths = {*runs, *(folder / f"scan/{name}.py" for name in found)}
    return [path.read_text() for path in sorted(paths) if path.name not in NEITHER]


def fields_of(sources: Iterable[str]) -> set[str]:
    """The columns of the kernels that runs import."""
    nodes = (node for source in sources for node in ast.walk(ast.parse(source)))
    modules = {str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)}
    kernels = [import_module(module) for module in modules if module.startswith("segspec_kernels.")]
    return {column[0] for kernel in kernels for column in getattr(kernel, "COLUMNS", ())} - PLACES


def rules_asked(source: str) -> set[str]:
    """The functions of a `rules` module that a source calls."""
    tree = ast.parse(source)
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    own = {alias.asname or alias.name for node in imports if _is_rules(node) for alias in node.names}
    asked = set()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in own:
                asked.add(name)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="rules"), attr=name)):
                asked.add(name)
    return asked


def _is_rules(node: ast.ImportFrom) -> bool:
    return str(node.module).endswith(".rules")


def compared(source: str, fields: set[str]) -> set[str]:
    """The fields that a source compares by itself, also under a local name; arguments of calls are not looked at."""
    found = set()
    for function in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)):
        names = {field: field for field in fields} | dict(_names(function, fields))
        for node in ast.walk(function):
            if isinstance(node, ast.Compare) and all(isinstance(op, ORDERING) for op in node.ops):
                parts = [part for operand in (node.left, *node.comparators) for part in _parts(operand)]
                found |= {names[part] for part in parts if part in names}
    return found


def _names(function: ast.FunctionDef, fields: set[str]) -> Iterator[tuple[str, str]]:
    """Local names with the field that each is assigned."""
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                pairs = [(target, node.value)]
                if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                    pairs = list(zip(target.elts, node.value.elts, strict=True))
                for name, value in pairs:
                    if isinstance(name, ast.Name) and isinstance(value, ast.Attribute) and value.attr in fields:
                        yield name.id, value.attr


def _parts(operand: ast.expr) -> Iterator[str]:
    """The names in an operand: `b` of `a.b`, and what is computed with; not what a function is called with."""
    match operand:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            yield name
        case ast.BinOp(left=left, right=right):
            yield from (*_parts(left), *_parts(right))
        case ast.Tuple(elts=items):
            for item in items:
                yield from _parts(item)


def faults(paths: Paths) -> list[str]:
    """What is written twice, or asked of one path only."""
    fast = set().union(*map(rules_asked, paths.fast))
    explaining = set().union(*map(rules_asked, paths.explaining))
    out = [] if fast else ["the fast path asks no rule"]
    out += [f"only the fast path asks {rule}" for rule in sorted(fast - explaining - paths.fast_alone.keys())]
    twice = set.intersection(
        *(set().union(*(compared(source, paths.fields) for source in sources)) for sources in paths[:2])
    )
    return out + [f"both paths compare {field}" for field in sorted(twice - paths.both.keys())]


@pytest.mark.parametrize("name", NAMES)
def test_each_rule_of_a_format_is_written_once(name: str) -> None:
    assert faults(paths_of(name)) == []


RUN = """
from segspec.formats.x.rules import is_due
def run(head, due):
    number = head.offset
    return is_due(number, due) and {more}
"""
READER = """
from segspec.formats.x import rules
def check(header, due):
    offset, flags = header.offset, header.flags
    return rules.is_due(offset, due) and {more}
"""


@pytest.mark.parametrize(
    ("run", "reader", "found"),
    [
        ("head.checksum", "header.checksum", []),
        ("number > 3", "header.flags == 0", []),
        ("number > due", "due < offset", ["both paths compare offset"]),
        ("head.flags != 0", "flags == 0", ["both paths compare flags"]),
        ("head.flags + 1 in (1, 2)", "header.flags - 1 == 0", ["both paths compare flags"]),
        ("is_last(number)", "True", []),
        ("len(head.flags) == 3", "header.flags == 0", []),
    ],
)
def test_what_is_written_twice_is_found(run: str, reader: str, found: list[str]) -> None:
    sources = RUN.format(more=run), READER.format(more=reader)
    assert faults(Paths([sources[0]], [sources[1]], {"offset", "flags"}, {}, {})) == found


def test_a_path_that_asks_no_rule_is_found() -> None:
    asks = RUN.format(more="True")
    assert faults(Paths(["def run(head): pass"], [asks], set(), {}, {})) == ["the fast path asks no rule"]
    assert faults(Paths([asks], ["def check(header): pass"], set(), {}, {})) == ["only the fast path asks is_due"]


@pytest.mark.parametrize("name", NAMES)
def test_every_exception_is_one(name: str) -> None:
    paths = paths_of(name)
    bare = faults(paths._replace(both={}, fast_alone={}))
    excused = [f"only the fast path asks {rule}" for rule in paths.fast_alone]
    assert sorted(bare) == sorted([*excused, *(f"both paths compare {field}" for field in paths.both)])
