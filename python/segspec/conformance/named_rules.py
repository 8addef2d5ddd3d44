"""The rules that vectors name."""

from __future__ import annotations

from segspec.conformance.covered import covered
from segspec.formats import registry
from segspec.formats.contract.rulebook import Rule, rulebook


def rule_named(name: str) -> Rule | None:
    """The rule with this id, of a format that has vectors; None where there is none."""
    format = name.partition(".")[0]
    book = rulebook(registry.get(format)) if format in covered() else None
    return None if book is None else book.rules.get(name)
