"""The rules of a format, with anchor, level, finding, vectors and source."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from pathlib import Path

from markdown import markdown

from segspec.conformance.covered import covered
from segspec.conformance.vectors import load
from segspec.formats.contract.rulebook import Rule, Rulebook
from segspec.frames.explain import SHARED
from segspec_kaitai.pages.structures import linked_source

FOLDERS = ("generated/python/segspec_ksy/rules", "python/segspec_kafka/segspec_kafka/generated/rules")
WHO = {"document": "the document", "system": "the real system", "judgement": "our judgement"}
SHOWN = 12


class Rules:
    """The rules of one page. Placed parts are not shown again at the end."""

    def __init__(self, root: Path, name: str) -> None:
        stored = stored_rules(root).get(name)
        self._book = stored or Rulebook({"format": name, "parts": {}, "rules": []})
        self._placed: set[str] = set()

    def __call__(self, *parts: str) -> str:
        """The rules of these parts. Raises KeyError."""
        self._placed |= set(parts)
        return "\n\n".join(self._table(part) for part in parts)

    def rest(self) -> str:
        left = [part for part in self._book.parts if part not in self._placed]
        return "\n\n".join(f"### {self._book.parts[part]}\n\n{self(part)}" for part in left)

    def _table(self, part: str) -> str:
        if part not in self._book.parts:
            raise KeyError(f"{self._book.format} has no part {part} of its rules")
        held = vectors_of(self._book.format)
        rows = "".join(row(rule, held.get(rule.id, [])) for rule in self._book.rules.values() if rule.part == part)
        head = "".join(f'<th scope="col">{name}</th>' for name in ("Rule", "Level, and where it is broken"))
        return f'<table class="fields rules"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


@cache
def stored_rules(root: Path) -> dict[str, Rulebook]:
    found = [path for folder in FOLDERS for path in sorted((root / folder).glob("*.json"))]
    own = [path for path in found if path.stem != SHARED]
    return {path.stem: Rulebook(json.loads(path.read_text(encoding="utf-8"))) for path in own}


@cache
def vectors_of(name: str) -> dict[str, list[str]]:
    held: dict[str, list[str]] = {}
    for section in load(formats=[name]) if name in covered() else ():
        for vector in section.vectors:
            for rule in vector.rules:
                held.setdefault(rule, []).append(vector.id)
    return held


def row(rule: Rule, vectors: list[str]) -> str:
    anchor = f'<a class="rule" href="#{rule.id}"><code>{rule.id}</code></a>'
    places = [linked_source(one) for one in rule.source]
    places += [f'<a href="#{rule.layout}">its field</a>'] if rule.layout else []
    who = " and ".join(WHO[one] for one in rule.basis)
    only = f"; only the {rule.dialects[0]}" if len(rule.dialects) == 1 else ""
    level = f'<span class="level {rule.level}">{rule.level}</span> <small>{who}{only}</small>'
    return (
        f'<tr id="{rule.id}"><td class="field">{anchor}{text(rule)}</td>'
        f'<td class="meaning">{level} {finding(rule)}{held_by(vectors, places)}</td></tr>'
    )


def text(rule: Rule) -> str:
    lines = [f" {rule.about}." if rule.about else "", *rule.text] if rule.layout else list(rule.text)
    return "".join(str(markdown(line)) for line in lines if line)


def finding(rule: Rule) -> str:
    if rule.finds is None:
        return ""
    code = f'<a href="../reference/findings.html#{rule.finds}"><code>{rule.finds}</code></a>'
    return f'<span class="finds">{rule.severity} {code}</span> '


def held_by(vectors: list[str], places: list[str]) -> str:
    more = f"<li>and {len(vectors) - SHOWN:,} more</li>" if len(vectors) > SHOWN else ""
    names = "".join(f"<li><code>{escape(name)}</code></li>" for name in vectors[:SHOWN])
    count = f"{len(vectors):,} vector{'s' if len(vectors) != 1 else ''}" if vectors else ""
    source = f"{len(places)} source{'s' if len(places) != 1 else ''}" if places else ""
    listed = f"<ul>{names}{more}</ul>" if names else ""
    told = f'<p class="origin">{"; ".join(places)}</p>' if places else ""
    summary = ", ".join(filter(None, (count, source)))
    return f"<details><summary>{summary}</summary>{listed}{told}</details>" if summary else ""
