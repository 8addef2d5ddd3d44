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
from tests.bench import run
from tests.bench.__main__ import main as measure
from tests.bench.any_spec.__main__ import main
from tests.bench.any_spec.files import FILES, OWN_COLUMNS, write_file
from tests.bench.any_spec.kaitai_lists import of_file, parsers
from tests.bench.any_spec.plan import ANY_SPEC_KINDS
from tests.bench.any_spec.readers import KERNEL, PARSER
from tests.bench.peers.kaitai_python import KAITAI_PYTHON
from tests.bench.test_run import in_this_one
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
def test_a_run_of_speeds_writes_what_the_schema_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.npm("kaitai-struct-compiler")
    monkeypatch.setattr(run, "ask", in_this_one)
    output = tmp_path / "result.json"
    arguments = ["--any-spec", "--sizes", "20kB", "--rounds", "1", "--logs", "image", "--output", str(output)]
    done = CliRunner().invoke(measure, [*arguments, "--data", str(tmp_path / "data")])
    assert done.exit_code == 0, done.output
    result = json.loads(output.read_text())
    jsonschema.validate(result, json.loads((Path(tests.bench.__file__).parent / "result.schema.json").read_text()))
    assert {row["log"] for row in result["measurements"]} == {"an image, 3 B a pixel"}
    assert {KERNEL, PARSER, KAITAI_PYTHON} <= {row["what"] for row in result["measurements"]}
    (against,) = (row for row in result["ratios"] if row["target"].startswith("by parser against"))
    assert against["got"] > 0
    assert ("tshark -T fields", "tshark does not read it") not in {(r["what"], r["reason"]) for r in result["skipped"]}
