"""The conformance matrix, from the result of `make conformance`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from markdown import markdown
from markdown.extensions.codehilite import CodeHiliteExtension

from segspec.conformance.expanded import BESIDE
from segspec.conformance.matrix import table
from segspec.conformance.vectors import load, suite

JSON = dict[str, Any]
LEVELS = ("must", "should", "may")
MOST_NAMED = 3
READERS = {
    "Python": "read.py",
    "JavaScript": "read.mjs",
    "Go": "read.go",
    "Rust": "read.rs",
    "Java": "Read.java",
    "Erlang": "read.erl",
}


class Conformance:
    def __init__(self, path: Path) -> None:
        self._result: JSON = json.loads(path.read_text(encoding="utf-8"))
        self.vectors: int = self._result["vectors"]
        self.cases: int = self._result["cases"]
        self.suite = suite().version

    def readers(self) -> str:
        return readers()

    def matrix(self) -> str:
        return f'<div class="scroll">\n{table(self._result["matrix"])}\n</div>'

    def levels(self) -> str:
        """Capabilities and results by level of each adapter."""
        matrix = self._result["matrix"]
        head = "<th>Adapter</th><th>Can, besides reading</th>" + "".join(f"<th>{level}</th>" for level in LEVELS)
        rows = []
        for number, adapter in enumerate(matrix["adapters"]):
            cells = [_counted(matrix["levels"], number, level) for level in LEVELS]
            name = f"{escape(adapter['name'])} <small>{escape(adapter['language'])}</small>"
            rows.append(_row([name, escape(_abilities(adapter["can"])), *cells]))
        return _scrolled(head, rows)

    def counts(self) -> str:
        rows = [
            _row([row["format"], *(f"{row[name]:,}" for name in ("vectors", "negative", "cases"))])
            for row in self._result["formats"]
        ]
        return _scrolled("<th>Format</th><th>Vectors</th><th>of them negative</th><th>Cases</th>", rows)

    def wrong(self) -> str:
        """Each wrong adapter: its error, the number of vectors that fail, the first of them."""
        rows = []
        for one in self._result["wrong"]:
            named = ", ".join(f"<code>{escape(name)}</code>" for name in one["first"][:MOST_NAMED])
            rows.append(_row([escape(one["name"]), escape(one["about"]), f"{one['failed']:,}", named]))
        shown = _scrolled("<th>Adapter</th><th>It</th><th>Vectors it fails</th><th>The first</th>", rows)
        return f"<details><summary>All {self.wrong_adapters} of them</summary>{shown}</details>"

    @property
    def wrong_adapters(self) -> int:
        return len(self._result["wrong"])

    def questioned(self) -> str:
        comments = {vector.id: vector.comment for section in load() for vector in section.vectors}
        rows = [
            _row([f"<code>{escape(name)}</code>", escape(comments.get(name, ""))])
            for name in self._result["questioned"]
        ]
        return _scrolled("<th>Vector</th><th>About</th>", rows) if rows else "There is none."


def readers() -> str:
    parts = []
    for language, name in READERS.items():
        code = (BESIDE / "readers" / name).read_text(encoding="utf-8")
        fenced = f"```{language.lower()}\n{code}```"
        shown = markdown(fenced, extensions=["fenced_code", CodeHiliteExtension(guess_lang=False)])
        parts.append(f"<details><summary>{language}</summary>\n{shown}\n</details>")
    return "\n\n".join(parts)


def _abilities(can: Sequence[str]) -> str:
    kinds = dict.fromkeys(one.partition(":")[0] for one in can if not one.startswith(("read:", "compression:")))
    codecs = [one.partition(":")[2] for one in can if one.startswith("compression:")]
    return ", ".join([*kinds, *codecs]) or "nothing"


def _counted(rows: Sequence[JSON], number: int, level: str) -> str:
    cells = [row["adapters"][number] for row in rows if row["level"] == level]
    passed, failed, known = (sum(cell[name] for cell in cells) for name in ("passed", "failed", "expected_failure"))
    kind = "failed" if failed else "known" if known else "passed"
    return f'<span class="{kind}">{passed:,} of {passed + failed + known:,}</span>'


def _row(cells: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _scrolled(head: str, rows: Sequence[str]) -> str:
    body = "\n".join(rows)
    inside = f"<thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody>"
    return f'<div class="scroll">\n<table class="verdicts">{inside}</table>\n</div>'
