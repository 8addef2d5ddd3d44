"""What counts the specs and asserts of others, on a few of our own: what is right, wrong, out of reach, or refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from click.testing import CliRunner

import tests.bench
import tests.bench.any_spec
from tests import needs
from tests.bench.__main__ import main as measure
from tests.bench.any_spec.__main__ import main
from tests.bench.any_spec.expressions import NotReachableError, Reached, expected_value, is_same, value_at
from tests.bench.any_spec.files import FILES, OWN_COLUMNS, write_file
from tests.bench.any_spec.kaitai_lists import of_file, parsers
from tests.bench.any_spec.plan import ANY_SPEC_KINDS
from tests.bench.any_spec.readers import KERNEL, PARSER
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.conftest import ROOT

SCHEMA = json.loads((Path(tests.bench.any_spec.__file__).parent / "coverage.schema.json").read_text())

SPEC = """
meta: {id: door, endian: le}
seq:
  - {id: kind, type: u1, enum: kind}
  - {id: opened, type: u2, repeat: expr, repeat-expr: 2}
  - id: body
    type: {switch-on: kind, cases: {"kind::wood": wood, "kind::steel": steel}}
types:
  wood: {seq: [{id: name, type: strz, encoding: ASCII}]}
  steel: {seq: [{id: gauge, type: u1}]}
enums: {kind: {1: wood, 2: steel}}
"""
DOOR = b"\1\5\0\6\0oak\0"
ASSERTS = {
    "kind": "door::kind::wood",
    "opened.size": "2",
    "opened[1]": "0x06",
    "body.as<door::wood>.name": "'\"oak\"'",
    "opened[0]": "7",
    "colour": "1",
}


def numbered(name: str) -> int:
    return len(name)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0x01_42_f", 0x142F),
        ("0b000_1010", 10),
        ("0o721", 0o721),
        ("-1.5", -1.5),
        ("1 + 4 + 2", 7),
        ('"a\\n\\u0041::b"', "a\nA::b"),
        ("'a\\n'", "a\\n"),
        ("[0x02, 0x40]", b"\x02\x40"),
        ("[].as<bytes>", b""),
        ("[0 + 1, 2]", [1, 2]),
        ('["foo", "bar"]', ["foo", "bar"]),
        ("a::b::cat", 9),
        ("null", None),
        ("true", True),
    ],
)
def test_what_an_assert_expects_is_a_value_of_a_column(text: str, value: Any) -> None:
    assert expected_value(text, numbered) == value


def test_an_expected_value_of_another_kind_is_named() -> None:
    with pytest.raises(NotReachableError, match=r"an expected value is written as f\(1\)"):
        expected_value("f(1)", numbered)


ROW = {
    "a": [{"b": 1}, {"b": 2}],
    "s": {"one": None, "two": {"c": b"xy"}},
    "size": 5,
    "t": '{"d":{"e":"3"}}',
    "n": None,
    "b": {"bytes": b"z", "one": None},
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("a[1].b", 2),
        ("a.size", 2),
        ("a.last.b", 2),
        ("s.as<x::two>.c", b"xy"),
        ("s.c.length", 2),
        ("s.c[0]", 120),
        ("size", 5),
        ("size.to_s", "5"),
        ("t.d.e", "3"),
        ("b", b"z"),
        ("n", None),
    ],
)
def test_a_path_leads_into_a_row(path: str, value: Any) -> None:
    assert value_at(ROW, path).value == value


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("a[2].b", "no item 2 in a list"),
        ("n[0]", "no item 0 in null"),
        ("z", "no column z"),
        ("a + 1", "an expression"),
    ],
)
def test_a_path_that_leads_nowhere_is_no_value(path: str, why: str) -> None:
    with pytest.raises(NotReachableError, match=why.replace("+", r"\+")):
        value_at(ROW, path)


def test_values_are_the_same_in_any_form() -> None:
    assert is_same(Reached([1, 2]), b"\1\2")
    assert is_same(Reached(1.2345000505447388), 1.2345)
    assert not is_same(Reached(1e-300), 2e-300)
    assert not is_same(Reached("1"), 1)
    assert not is_same(Reached(None), 0)
    assert is_same(Reached("1", is_json=True), 1)
    assert is_same(Reached("0aff", is_json=True), b"\x0a\xff")
    assert not is_same(Reached("2", is_json=True), 1)


@pytest.fixture
def language(tmp_path: Path) -> Path:
    """A folder as kaitai_struct_tests has them: a test of values, one whose file is torn, one that is refused."""
    for name in ("formats", "src", "spec/ks"):
        (tmp_path / name).mkdir(parents=True)
    (tmp_path / "formats" / "door.ksy").write_text(SPEC)
    (tmp_path / "formats" / "shut.ksy").write_text("meta: {id: shut}\nseq: [{id: a, type: nothing}]\n")
    (tmp_path / "src" / "door.bin").write_bytes(DOOR)
    (tmp_path / "src" / "torn.bin").write_bytes(DOOR[:4])
    rows = "".join(f"  - actual: {actual}\n    expected: {expected}\n" for actual, expected in ASSERTS.items())
    tests = {
        "door": f"id: door\ndata: door.bin\nasserts:\n{rows}",
        "torn": "id: door\ndata: torn.bin\nexception: EndOfStreamError\n",
        "not_torn": "id: door\ndata: door.bin\nexception: EndOfStreamError\n",
        "sound": "id: door\ndata: door.bin\n",
        "shut": "id: shut\ndata: door.bin\nasserts: [{actual: a, expected: 1}]\n",
    }
    for name, text in tests.items():
        (tmp_path / "spec" / "ks" / f"{name}.kst").write_text(text)
    return tmp_path


@pytest.mark.node
def test_a_run_counts_what_is_right_wrong_out_of_reach_and_refused(language: Path, tmp_path: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    output = tmp_path / "result.json"
    specs = ROOT / "tests" / "kaitai" / "own" / "specs"
    arguments = ["--gallery", str(specs), "--language-tests", str(language), "--output", str(output)]
    done = CliRunner().invoke(main, arguments)
    assert done.exit_code == 0, done.output
    result = json.loads(output.read_text())
    jsonschema.validate(result, SCHEMA)
    assert str(tmp_path) not in output.read_text()
    assert {row["spec"]: row["lane"] for row in result["gallery"]["specs"]}["tlv.ksy"] == "kernel"
    assert result["language"]["counts"] == {
        "finding right": 1,
        "finding wrong": 1,
        "sound right": 1,
        "value right": 4,
        "value unreachable": 2,
        "value wrong": 1,
    }
    left = {(row["test"], row["shown"]): row["why"] for row in result["language"]["left"]}
    assert left["door", "opened[0]"] == "5 instead of 7"
    assert left["door", "colour"] == "no column colour"
    assert left["door", "the file"] == "nothing was reported"
    assert left["shut", "a"].startswith("refused: ")


def test_the_committed_counts_fit_their_schema() -> None:
    jsonschema.validate(json.loads((ROOT / "docs" / "_data" / "any-spec.json").read_text()), SCHEMA)


@pytest.mark.node
@pytest.mark.parametrize("kind", ANY_SPEC_KINDS, ids=lambda kind: kind.name)
def test_every_reader_finds_the_rows_that_were_written(kind: Any, tmp_path: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    import segspec

    name, rows = write_file(kind, 20_000, tmp_path)
    found = of_file(str(parsers(tmp_path, "python")), kind.format, str(tmp_path / name))
    table = segspec.custom.load(tmp_path / "kept").open(tmp_path / name).arrow().read_all()
    assert rows == len(found[0]) == table.num_rows > 100
    assert set(FILES) == {each.format for each in ANY_SPEC_KINDS}
    assert table.column_names == list(OWN_COLUMNS[kind.format])
    assert table.column(table.column_names[-1]).to_pylist() == found[-1]


@pytest.mark.node
def test_a_run_of_speeds_writes_what_the_schema_says(tmp_path: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    output = tmp_path / "result.json"
    arguments = ["--any-spec", "--sizes", "20kB,40kB", "--rounds", "1", "--logs", "image", "--output", str(output)]
    done = CliRunner().invoke(measure, [*arguments, "--data", str(tmp_path / "data")])
    assert done.exit_code == 0, done.output
    result = json.loads(output.read_text())
    jsonschema.validate(result, json.loads((Path(tests.bench.__file__).parent / "result.schema.json").read_text()))
    assert {row["log"] for row in result["measurements"]} == {"an image, 3 B a pixel"}
    assert {KERNEL, PARSER, KAITAI_PYTHON} <= {row["what"] for row in result["measurements"]}
    (against,) = (row for row in result["ratios"] if row["target"].startswith("by parser against"))
    assert against["got"] > 0
    assert ("tshark -T fields", "tshark does not read it") not in {(r["what"], r["reason"]) for r in result["skipped"]}
