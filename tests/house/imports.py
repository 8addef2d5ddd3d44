"""Who imports whom, read from the sources: every import counts, inside functions and for type checkers only too."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path


@dataclass(frozen=True, order=True)
class Import:
    """`line` of the file `importer` imports the file `imported`; both are paths below the packages' common folder."""

    importer: str
    imported: str
    line: int

    def __str__(self) -> str:
        return f"{self.importer}:{self.line} imports {self.imported}"


def read_sources(root: Path, package: str) -> dict[str, str]:
    """The text of each Python file of `package`, by its path below `root`."""
    return {str(path.relative_to(root)): path.read_text() for path in sorted((root / package).rglob("*.py"))}


def imports_within(sources: Mapping[str, str]) -> list[Import]:
    """The imports among the files of `sources`. A name taken from a package counts as its `__init__`, unless it is a
    module of that package."""
    modules = {_module(path): path for path in sources}
    found = set()
    for path, text in sources.items():
        for names, line in imported_names(text):
            imported = next((modules[name] for name in names if name in modules), None)
            if imported is not None and imported != path:
                found.add(Import(path, imported, line))
    return sorted(found)


@cache
def imported_names(text: str) -> list[tuple[tuple[str, ...], int]]:
    """What each import statement of a source names, the likeliest module first, with its line."""
    found: list[tuple[tuple[str, ...], int]] = []
    pending: list[ast.AST] = [ast.parse(text)]
    for node in pending:
        # No expression has an import in it.
        pending += (child for child in ast.iter_child_nodes(node) if not isinstance(child, ast.expr))
        if isinstance(node, ast.Import):
            found += [((alias.name,), node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found += [((f"{node.module}.{alias.name}", node.module), node.lineno) for alias in node.names]
    return found


def _module(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def direct_imports(edges: Iterable[Import]) -> dict[str, set[str]]:
    """For each file those that it imports itself."""
    direct: dict[str, set[str]] = {}
    for edge in edges:
        direct.setdefault(edge.importer, set()).add(edge.imported)
    return direct


def reachable(edges: Iterable[Import]) -> dict[str, frozenset[str]]:
    """For each file all those that it imports, directly or through others."""
    direct = direct_imports(edges)
    return {start: _reached(start, direct) for start in direct}


def _reached(start: str, direct: Mapping[str, set[str]]) -> frozenset[str]:
    seen: set[str] = set()
    pending = list(direct[start])
    while pending:
        current = pending.pop()
        if current not in seen:
            seen.add(current)
            pending += direct.get(current, ())
    return frozenset(seen)


def circle(edges: Iterable[Import]) -> list[str]:
    """Files that import one another in turn, up to the first one again, if there are some."""
    try:
        TopologicalSorter(direct_imports(edges)).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []
