"""Types that no spec describes: the objects of a class that somebody wrote, as values and in drawings."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import SegspecError
from segspec.custom import compile_format
from tests.cli.conftest import Run

pytestmark = pytest.mark.usefixtures("compiler")

PROGRAMS = "tests.kaitai.own.programs"
HEAD = "meta: {id: made, ks-opaque-types: true}\nseq: [{id: rows, type: row, repeat: eos}]\ntypes:\n"
ONE = HEAD + "  row: {seq: [{id: n, type: text_number, size: 4}]}\n"
SEVERAL = (
    HEAD
    + """\
  row:
    seq:
      - {id: kind, type: u1}
      - {id: l, type: text_number, size: 2, repeat: expr, repeat-expr: 2}
      - {id: s, size: 2, type: {switch-on: kind, cases: {0: text_number, 1: object}}}
  object: {seq: [{id: x, type: u1}]}
"""
)
CONTENT = b"   7  42-123"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "one.ksy").write_text(ONE)
    (tmp_path / "several.ksy").write_text(SEVERAL)
    (tmp_path / "file").write_bytes(CONTENT)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def rows_of(spec: str, program: str) -> list[dict[str, Any]]:
    made = compile_format(spec, processes={"text_number": f"{PROGRAMS}:{program}"})
    return list(made.open("file").arrow(on_damage="fail").read_all().to_pylist())


@pytest.mark.parametrize(
    ("program", "first", "drawn"),
    [
        ("Valued", '{"value":7}', "{'value': '42'}"),
        ("Slotted", '{"value":7}', "{'value': '42'}"),
        ("Whole", "7", "42"),
        ("Structured", '{"raw":"20202037","value":7}', "{'raw': '20203432', 'value': '42'}"),
    ],
)
def test_an_object_is_told_by_its_value(folder: Path, segspec: Run, program: str, first: str, drawn: str) -> None:
    found = [row["n"] for row in rows_of("one.ksy", program)]
    assert found[0] == first
    assert [each.count("0x") for each in found] == [0, 0, 0]
    values = [json.loads(each) for each in found]
    assert [each["value"] if isinstance(each, dict) else each for each in values] == [7, 42, -123]
    done = segspec("inspect", "--ksy", "one.ksy", "--process", f"text_number={PROGRAMS}:{program}", "file", "--at", "5")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == f"   4     4  20 20 34 32  n      {drawn}"


@pytest.mark.parametrize("program", ["Valued", "Whole", "Structured"])
def test_objects_stand_in_lists_and_in_cases(folder: Path, program: str) -> None:
    (folder / "file").write_bytes(b"\0 1 2 3" + b"\1 4 5\7 " + b"\2 6 7ab")
    found = rows_of("several.ksy", program)
    numbers = [[value_in(each) for each in row["l"]] for row in found]
    assert numbers == [[1, 2], [4, 5], [6, 7]]
    assert [value_in(found[0]["s"].pop("object_value")), found[0]["s"]] == [3, {"bytes": None, "object": None}]
    assert [row["s"] for row in found[1:]] == [
        {"bytes": None, "object": {"x": 7}, "object_value": None},
        {"bytes": b"ab", "object": None, "object_value": None},
    ]


def value_in(text: str) -> Any:
    found = json.loads(text)
    return found["value"] if isinstance(found, dict) else found


@pytest.mark.parametrize(
    ("program", "words"),
    [
        (
            "Hollow",
            "which has no value: the class has to give a number, a text, bytes",
        ),
        ("Endless", "holds objects within each other more than 64 deep"),
    ],
)
def test_an_object_without_a_value_is_refused_in_words(folder: Path, program: str, words: str) -> None:
    with pytest.raises(SegspecError, match=words) as caught:
        rows_of("one.ksy", program)
    assert caught.value.field == "rows[0].n"
