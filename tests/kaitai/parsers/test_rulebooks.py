"""The rules of a format are compiled from its file and its specs, and what is wrong with them is said by line."""

from __future__ import annotations

import json
from pathlib import Path

from segspec.core.errors import Severity
from segspec.frames.explain import RuleTable
from segspec_kaitai.parsers.rulebooks import render_rules
from segspec_kaitai.spec.source import load

SPEC = """
meta:
  id: quill_frame
  title: Quill
doc-ref: somebody/quill frame.py
seq:
  - id: magic
    contents: QL
    -code: bad-magic
    -rule: quill.frame.magic
    doc: What a frame begins with.
  - id: spare
    type: u1
    -expect: 0
    -rule: quill.frame.spare
    doc-ref: somebody/quill frame.py#L7@0123456789
"""
RULES = """
parts:
  name: Names
  frame: A frame
rules:
  quill.frame.crc:
    text:
      - The checksum fits.
    finds: bad-checksum
    fields: [crc]
    by: fits
    source: somebody/quill frame.py#L9@0123456789
  quill.name.digits:
    text: A name is digits.
    level: should
    basis: judgement
"""


def made(folder: Path, rules: str, spec: str = SPEC) -> tuple[list[dict[str, object]], list[str]]:
    (folder / "rules").mkdir()
    (folder / "rules" / "quill.yml").write_text(rules)
    (folder / "quill_frame.ksy").write_text(spec)
    files, problems = render_rules(folder, [load(folder / "quill_frame.ksy")])
    text = files.get(Path("rules/quill.json"), '{"rules": []}')
    return json.loads(text)["rules"], problems


def test_rules_of_the_file_and_of_specs_stand_in_the_order_of_the_parts(tmp_path: Path) -> None:
    rules, problems = made(tmp_path, RULES)
    assert problems == []
    names = ["quill.name.digits", "quill.frame.crc", "quill.frame.magic", "quill.frame.spare"]
    assert [rule["id"] for rule in rules] == names
    magic, spare = rules[2:]
    assert (magic["finds"], magic["level"], magic["text"]) == ("bad-magic", "must", ['`magic` is "QL".'])
    assert (spare["finds"], spare["severity"], spare["level"]) == ("reserved-nonzero", "note", "should")
    assert (magic["layout"], magic["about"]) == ("quill-frame.magic", "What a frame begins with")


def test_what_is_wrong_with_rules_is_said_by_line(tmp_path: Path) -> None:
    more = """  quill.frame.magic:
    text: Twice.
    source: somewhere
  quill.page.odd:
    text: It is odd.
    level: must
    basis: judgement
    finds: odd
    colour: red
  quill.frame.silent: {}
"""
    rules, problems = made(tmp_path, RULES + more)
    assert rules == []
    words = "\n".join(problems)
    assert "rules/quill.yml:20: quill.page.odd: colour is not a key of a rule" in words
    assert "quill.page.odd: `parts` has no page" in words
    assert "quill.page.odd: what neither document nor system says is no must" in words
    assert "quill.page.odd: `finds` is a code and `severity` one of error, warning, note" in words
    assert "quill.frame.silent: a rule has a `text`" in words
    assert "quill_frame.ksy:7: quill.frame.magic: is there twice" in words


def test_a_rule_of_a_spec_is_of_a_format_with_rules(tmp_path: Path) -> None:
    _, problems = made(tmp_path, RULES, SPEC.replace("quill.frame.spare", "other.frame.spare"))
    assert problems == [f"{tmp_path.name}/quill_frame.ksy:12: other.frame.spare: no file of rules is of that format"]


def test_a_field_can_say_what_its_finding_is_like(tmp_path: Path) -> None:
    spec = SPEC.replace("-expect: 0", "-expect: 0\n    -severity: warning\n    -fields: [head.spare, tail.spare]")
    rules, problems = made(tmp_path, RULES, spec)
    assert problems == []
    assert (rules[3]["severity"], rules[3]["fields"]) == ("warning", ["head.spare", "tail.spare"])


def test_a_field_has_the_words_of_its_finding(tmp_path: Path) -> None:
    keys = '-words: "spare is {spare:#x}"\n    -expected: "{promised}"\n    -actual: "{spare}"'
    rules, problems = made(tmp_path, RULES, SPEC.replace("-expect: 0", f"-expect: 0\n    {keys}"))
    assert problems == []
    path = tmp_path / "quill.json"
    path.write_text(json.dumps({"rules": rules}))
    found = RuleTable(path).finding("quill.frame.spare", "a.log", 3, {"spare": 17, "promised": 0})
    assert (found.message, found.expected, found.actual) == ("spare is 0x11", "0", "17")
    assert (found.field, found.severity) == ("spare", Severity.NOTE)


def test_words_of_a_field_have_names_as_places(tmp_path: Path) -> None:
    _, problems = made(tmp_path, RULES, SPEC.replace("-expect: 0", '-expect: 0\n    -words: "spare is {spare.real}"'))
    said = "`words` has a place that is no name, `{name}` or `{name:08x}`"
    assert problems == [f"{tmp_path.name}/quill_frame.ksy:12: quill.frame.spare: {said}"]


def test_two_fields_that_promise_the_same_have_one_rule(tmp_path: Path) -> None:
    again = """types:
  copy:
    doc-ref: somebody/quill copy.py
    seq:
      - id: magic
        contents: QL
        -code: bad-magic
        -rule: quill.frame.magic
        doc: What a frame begins with.
"""
    rules, problems = made(tmp_path, RULES, SPEC + again)
    assert problems == []
    assert [rule["layout"] for rule in rules if rule["id"] == "quill.frame.magic"] == ["quill-frame.magic"]
    _, problems = made_again(tmp_path, again.replace("contents: QL", "contents: QM"))
    assert problems == [f"{tmp_path.name}/quill_frame.ksy:21: quill.frame.magic: is there twice"]


def made_again(folder: Path, more: str) -> tuple[list[dict[str, object]], list[str]]:
    (folder / "again").mkdir()
    rules, problems = made(folder / "again", RULES, SPEC + more)
    return rules, [line.replace("again/", f"{folder.name}/") for line in problems]


def test_a_rule_takes_what_is_said_of_findings_from_a_shared_one(tmp_path: Path) -> None:
    more = """  quill.frame.sum:
    text: The sum is right.
    as: frames.record.checksum
    fields: [head.sum]
    source: somebody/quill frame.py#L9
    number: 3
"""
    rules, problems = made(tmp_path, RULES + more)
    assert problems == []
    (found,) = [rule for rule in rules if rule["id"] == "quill.frame.sum"]
    assert (found["finds"], found["severity"], found["fields"]) == ("bad-checksum", "error", ["head.sum"])
    assert found["as"] == ["frames.record.checksum"]
    assert str(found["expected"]) == "{stored}"
    numbers, _ = render_rules(tmp_path, [load(tmp_path / "quill_frame.ksy")])
    assert numbers[Path("rules/quill.py")].endswith("\n\nFRAME_SUM = 3\n")


def test_what_is_wrong_with_texts_of_findings_is_said(tmp_path: Path) -> None:
    more = """  quill.frame.sum:
    text: The sum is right.
    as: frames.record.sun
    source: somewhere
    number: 3
  quill.frame.odd:
    text: It is odd.
    basis: document
    source: somewhere
    finds: bad-count
    words: "{0} is {number.__class__}"
    expected: "{number"
    number: 3
"""
    rules, problems = made(tmp_path, RULES + more)
    assert rules == []
    words = "\n".join(problems)
    assert "quill.frame.sum: there is no shared rule frames.record.sun" in words
    assert "quill.frame.odd: another rule has its number" in words
    assert "quill.frame.odd: `words` has a place that is no name" in words
    assert "quill.frame.odd: `expected` has a place that is no name" in words
