"""The formats that the suite has vectors of, and the rules that vectors name."""

from __future__ import annotations

from segspec.formats import NAMES, listed, registry
from segspec.formats.contract.rulebook import Rule, rulebook


def covered() -> tuple[str, ...]:
    """The formats that the suite has vectors of: the names of ours, then of those of other packages that bring some."""
    others = (format.name for format in listed() if format.vectors is not None)
    return (*NAMES, *(name for name in others if name not in NAMES))


def rule_named(name: str) -> Rule | None:
    """The rule with this id, which vectors name, of a format that has some; None where there is none."""
    format = name.partition(".")[0]
    book = rulebook(registry.get(format)) if format in covered() else None
    return None if book is None else book.rules.get(name)
