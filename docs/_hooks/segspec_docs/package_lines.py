"""Counts the hand-written lines of a package."""

from __future__ import annotations

import ast
from pathlib import Path

GENERATED = "generated"


class PackageLines:
    def __init__(self, python: Path) -> None:
        self._python = python

    def specs(self, project: str) -> str:
        return f"{sum(map(lines, (self._python / project / 'ksy').glob('*.ksy'))):,}"

    def table(self, project: str) -> str:
        root = self._python / project
        found = [path for path in sorted(root.rglob("*.py")) if GENERATED not in path.relative_to(root).parts]
        rows = [f"| `{path.relative_to(root)}` | {purpose(path)} | {lines(path):,} |" for path in found]
        total = f"| | **in all** | **{sum(map(lines, found)):,}** |"
        return "\n".join(["| module | what it is for | lines |", "|---|---|---:|", *rows, total])


def lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def purpose(path: Path) -> str:
    doc = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    sentence = " ".join(doc.split("\n\n")[0].split()).partition(". ")[0]
    return sentence.rstrip(".").replace("|", "\\|")
