"""A finding is of the rule that it names; what a parser refuses is of the rule that says the most of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from segspec import formats
from segspec.core.errors import Code, Finding, Severity
from segspec.formats.contract.rulebook import Rulebook, as_json, rulebook

STORED: dict[str, Any] = {
    "format": "tank",
    "parts": {"a": "A", "b": "B"},
    "rules": [
        {"id": "tank.a.any", "text": ["Any."], "level": "must", "basis": ["system"], "finds": "bad-count",
         "severity": "error"},
        {"id": "tank.a.short", "text": ["Short."], "level": "must", "basis": ["system"], "finds": "bad-count",
         "severity": "error", "fields": ["num"]},
        {"id": "tank.a.long", "text": ["Long."], "level": "must", "basis": ["system"], "finds": "bad-count",
         "severity": "error", "fields": ["header.num"]},
        {"id": "tank.b.warned", "text": ["Warned."], "level": "should", "basis": ["judgement"], "finds": "bad-count",
         "severity": "warning"},
        {"id": "tank.b.worded", "text": ["Worded."], "level": "should", "basis": ["judgement"], "finds": "bad-count",
         "severity": "error", "fields": ["num"], "words": "{num} is there twice"},
    ],
}  # fmt: skip


def found(field: str | None, severity: Severity = Severity.ERROR, rule: str = "") -> Finding:
    return Finding("x", 0, Code.BAD_COUNT, severity, "there", field, rule=rule)


@pytest.mark.parametrize(
    ("finding", "rule"),
    [
        (found(None), "tank.a.any"),
        (found("renum"), "tank.a.any"),
        (found("entries[7].num"), "tank.a.short"),
        (found("entries[7].header.num"), "tank.a.long"),
        (found(None, Severity.WARNING), "tank.b.warned"),
        (found("header.num", rule="tank.b.worded"), "tank.b.worded"),
        (found("header.num", rule="tank.a.gone"), "tank.a.long"),
    ],
)
def test_a_named_rule_decides_else_the_field_and_the_severity(finding: Finding, rule: str) -> None:
    said = Rulebook(STORED).rule_of(finding)
    assert said is not None
    assert said.id == rule
    assert said.address == f"formats/tank.html#{rule}"


def test_a_code_that_no_rule_has_is_of_none() -> None:
    assert Rulebook(STORED).rule_of(Finding("x", 0, Code.GAP, Severity.ERROR, "gone")) is None


def test_a_finding_in_json_names_its_rule(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "rules.json").write_text(json.dumps(STORED))
    tank = formats.get("tank")
    monkeypatch.setattr(type(tank), "rules", tmp_path / "rules.json")
    assert as_json(found("num"), tank)["rule"] == "tank.a.short"
    assert rulebook(tank) is rulebook(tank)
