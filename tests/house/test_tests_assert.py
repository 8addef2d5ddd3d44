"""Every test asserts something: itself, or by a function of the tests that does. One that only runs code would pass
whatever it gives."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.needs import ROOT

SAYS = {"raises", "warns", "fail", "validate", "check_returncode"}
"""Calls that fail where something is not as it has to be."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def definitions(path: Path) -> dict[str, ast.stmt]:
    """The functions and classes of a module, and those that it takes from other modules of the tests."""
    found: dict[str, ast.stmt] = {}
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, Function | ast.ClassDef):
            found[node.name] = node
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tests."):
            home = ROOT / f"{(node.module or '').replace('.', '/')}.py"
            if home.exists():
                theirs = definitions(home)
                found |= {a.asname or a.name: theirs[a.name] for a in node.names if a.name in theirs}
                HOMES.update({theirs[a.name]: HOMES.get(theirs[a.name], home) for a in node.names if a.name in theirs})
    return found


KNOWN: dict[ast.stmt, bool] = {}
HOMES: dict[ast.stmt, Path] = {}
"""The module that a definition which others import stands in."""


def asserts(node: ast.stmt, path: Path, above: frozenset[str] = frozenset()) -> bool:
    """Whether a function or class may fail by what it finds, or calls one that may."""
    if node not in KNOWN:
        KNOWN[node] = fails(node, path, above)
    return KNOWN[node]


def fails(node: ast.stmt, path: Path, above: frozenset[str]) -> bool:
    for inner in ast.walk(node):
        if isinstance(inner, ast.Assert | ast.Raise):
            return True
        if isinstance(inner, ast.Call) and (name_of(inner) in SAYS or name_of(inner).startswith("assert_")):
            return True
        if isinstance(inner, ast.keyword) and inner.arg == "check" and ast.unparse(inner.value) == "True":
            return True
    known = definitions(path)
    called = {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)} & known.keys() - above
    return any(asserts(known[name], HOMES.get(known[name], path), above | {name}) for name in called)


def name_of(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def found_in(path: Path) -> Iterator[Function]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, Function) and node.name.startswith("test_"):
            yield node


def without_assertion(path: Path) -> list[str]:
    return [f"{path.name}:{node.lineno} {node.name}" for node in found_in(path) if not asserts(node, path)]


@pytest.mark.parametrize(
    "folder", sorted({path.parent for path in (ROOT / "tests").rglob("test_*.py")}), ids=lambda folder: folder.name
)
def test_every_test_asserts_something(folder: Path) -> None:
    assert [line for path in sorted(folder.glob("test_*.py")) for line in without_assertion(path)] == []


def test_what_only_runs_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_made.py").write_text(
        "from contextlib import suppress\n"
        "import pytest\n"
        "def helper(x): assert x\n"
        "def by_way_of(x): helper(x)\n"
        "def runs(x): return x\n"
        "def test_a(): assert 1\n"
        "def test_b():\n    with pytest.raises(ValueError): int('x')\n"
        "def test_c(): by_way_of(1)\n"
        "def test_d(): runs(1)\n"
        "def test_e():\n    with suppress(ValueError): int('x')\n"
        "async def test_f(): pass\n"
        "class TestG:\n    def test_g(self): runs(2)\n"
    )
    names = [line.split()[1] for line in without_assertion(tmp_path / "test_made.py")]
    assert sorted(names) == ["test_d", "test_e", "test_f", "test_g"]
