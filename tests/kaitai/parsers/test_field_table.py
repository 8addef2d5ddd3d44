"""What the library looks up at run time: roles, rules, upstream names, expected values."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

from segspec_kaitai.parsers.field_table import rule_of
from segspec_kaitai.spec.source import Table
from segspec_ksy.fields import CLASSES, TYPES


@pytest.fixture
def fields(samples: Path) -> Any:
    return importlib.import_module("sample_ksy.fields")


def test_a_field_has_role_doc_rule_name_and_place(fields: Any) -> None:
    frame = fields.TYPES["sample_frame"].fields
    assert frame["len_body"].role == "length"
    assert frame["len_body"].orig_id == "bodySize"
    assert frame["len_body"].doc == "Bytes of the body."
    assert frame["len_body"].anchor == "sample-frame.len-body"
    assert (frame["kind"].bits, frame["reserved"].bits, frame["level"].bits) == (3, 5, 0)
    assert frame["num_twice"].doc == "An integer that is computed."
    assert frame["is_long"].doc == "Whether a note follows."


def test_rules_are_told_in_words(fields: Any) -> None:
    frame = fields.TYPES["sample_frame"].fields
    rules = {name: info.rule for name, info in frame.items() if info.rule}
    assert rules == {
        "magic": '"FRAM"',
        "version": "0x0102",
        "kind": "one of 0, 1",
        "reserved": "should be 0",
        "num_entries": "at most 3",
    }
    assert fields.TYPES["sample_frame.entry"].fields["tag"].rule == "one of 1, 2"


def test_classes_lead_to_their_structure(fields: Any) -> None:
    assert fields.CLASSES["sample_frame.SampleFrame.Entry"] == "sample_frame.entry"
    assert fields.TYPES["sample_varint"].value_of == "value"
    assert fields.TYPES["sample_frame"].title == "a frame with one of everything"


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ({"min": 2}, "at least 2"),
        ({"min": 2, "max": 5}, "at least 2 and at most 5"),
        ({"eq": 7}, "7"),
        ({"expr": "_ > 2"}, "_ > 2, where _ is the value"),
        (True, "true"),
    ],
)
def test_each_kind_of_rule_has_words(rule: object, words: str) -> None:
    assert rule_of(Table({"valid": rule})) == words


def test_every_parser_of_the_library_has_its_table() -> None:
    assert set(CLASSES.values()) == set(TYPES)
