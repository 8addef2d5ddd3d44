"""The rules of a format, shared by its page, vectors and findings.

Their source is `ksy/` (`rules/<format>.yml`, and `-rule` in the specs), compiled to JSON.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.formats.contract.descriptor import Format
from segspec.frames.explain import place_of

LEVELS = ("must", "should", "may")
PLACE = re.compile(r"\[\d*\]")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule. `text` has one condition per line; `basis` is its source: document, system, judgement.

    `finds` and `severity` are those of its findings, if any. A rule with `words` makes them (`segspec.frames.explain`),
    as do the rules in `shared` of all formats. A parser's refusal matches by code, and by a field that ends with one of
    `fields` (any if empty). `by` lists its functions in the format's `rules`; `layout` is its field's anchor.
    """

    id: str
    text: tuple[str, ...]
    level: str
    basis: tuple[str, ...]
    finds: Code | None = None
    severity: Severity | None = None
    fields: tuple[str, ...] = ()
    expected: str = ""
    actual: str = ""
    words: str = ""
    shared: tuple[str, ...] = ()
    number: int = 0
    by: tuple[str, ...] = ()
    source: tuple[str, ...] = ()
    dialects: tuple[str, ...] = ("document", "system")
    example: str = ""
    layout: str = ""
    about: str = ""

    @property
    def format(self) -> str:
        return self.id.split(".")[0]

    @property
    def part(self) -> str:
        return self.id.split(".")[1]

    @property
    def address(self) -> str:
        """Its address in the documentation."""
        return f"formats/{self.format}.html#{self.id}"

    def fits(self, severity: Severity, field: str | None) -> int:
        """How well it matches a finding of its code: 0 if not, higher if more specific."""
        ends = self._ends(field)
        if self.words or (self.fields and not ends):
            return 0
        return 1 + 2 * (self.severity is severity) + 4 * max(ends, default=0)

    def is_of(self, rule: str, field: str | None) -> bool:
        """Whether it is the named rule, or this format's form of it for the field."""
        return self.id == rule or (rule in self.shared and (not self.fields or bool(self._ends(field))))

    def _ends(self, field: str | None) -> list[int]:
        return [len(one) for one in self.fields if f".{field or ''}".endswith(f".{one}")]


class Rulebook:
    """A format's rules by id, in its page's order; `parts` are headings."""

    def __init__(self, stored: dict[str, Any]) -> None:
        self.format: str = stored["format"]
        self.parts: dict[str, str] = stored["parts"]
        self.rules = {rule["id"]: _rule(rule) for rule in stored["rules"]}
        self._known: dict[tuple[str, Code, Severity, str | None], Rule | None] = {}

    @cached_property
    def _by_code(self) -> dict[Code, list[Rule]]:
        found: dict[Code, list[Rule]] = {}
        for rule in self.rules.values():
            if rule.finds is not None:
                found.setdefault(rule.finds, []).append(rule)
        return found

    def rule_of(self, found: Finding | SegspecError) -> Rule | None:
        """The rule of a finding or of a final error, if any."""
        severity = found.severity if isinstance(found, Finding) else Severity.ERROR
        field = None if found.field is None else PLACE.sub("", found.field)
        asked = (found.rule, found.code, severity, field)
        if asked not in self._known:
            named = (one for one in self.rules.values() if found.rule and one.is_of(found.rule, field))
            rated = [(one.fits(severity, field), one) for one in self._by_code.get(found.code, ())]
            best, fitting = max(rated, key=lambda each: each[0], default=(0, None))
            self._known[asked] = next(named, fitting if best else None)
        return self._known[asked]


def rulebook(format: Format) -> Rulebook | None:
    return _loaded(format.name, format.rules)


def as_json(found: Finding, format: Format) -> dict[str, object]:
    """A finding's JSON, with its rule."""
    book = rulebook(format)
    rule = None if book is None else book.rule_of(found)
    return found.as_json() | ({} if rule is None else {"rule": rule.id})


@cache
def _loaded(name: str, place: Path | None) -> Rulebook | None:
    place = place or place_of(name)
    if place is None or not place.is_file():
        return None
    return Rulebook(json.loads(place.read_text(encoding="utf-8")))


def _rule(stored: dict[str, Any]) -> Rule:
    said: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()}
    said["shared"] = said.pop("as", ())
    if "finds" in said:
        said |= {"finds": Code(said["finds"]), "severity": Severity(said["severity"])}
    return Rule(**said)
