"""`segspec compile` as a shell runs it."""

from __future__ import annotations

import runpy
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Run
from tests.kaitai.own.conftest import SPECS, Made

pytestmark = pytest.mark.node

TLV = SPECS / "tlv.ksy"
HERE = "  # here"
SOUND, DAMAGED = b"\1\0\x08" + b"\xff" * 8 + b"\x08" + b"\4\0\2ab\2", b"\4\0\2"


@pytest.fixture(autouse=True)
def _compiler(own: Made) -> None:
    own("tlv")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file.tlv"
    path.write_bytes(SOUND)
    return path


def test_a_spec_alone_gives_its_rows_and_columns(segspec: Run) -> None:
    done = segspec("compile", SPECS / "weather.ksy", "--rows", "blocks.readings.items")
    assert (done.code, done.err) == (0, "")
    assert done.lines[:4] == [
        f"spec     {SPECS / 'weather.ksy'}",
        "rows     one for each item of blocks.readings.items",
        "columns",
        "  delay          uint8",
    ]
    assert "  gust           uint8 or null" in done.lines
    assert done.lines[-2:] == ["not columns, unless --columns names them", "  peeked"]


def test_rows_are_json_lines(segspec: Run, file: Path) -> None:
    done = segspec("compile", TLV, file)
    assert (done.code, done.err) == (0, "")
    assert done.json == [
        {"tag": "1", "len_body": "8", "body_value": "-1", "body_is_negative": True, "check": "8"},
        {"tag": "4", "len_body": "2", "body_value_bytes": "6162", "check": "2"},
    ]


def test_a_file_that_is_too_large_to_be_held_is_refused_unless_more_is_allowed(segspec: Run, file: Path) -> None:
    with file.open("r+b") as content:
        content.truncate((1 << 20) + 1)
    done = segspec("compile", TLV, file, "--max-file", 1)
    assert (done.code, done.out) == (1, "")
    assert "limit-exceeded" in done.err
    assert "1,048,577 bytes: more than max_bytes (--max-file), which is 1,048,576" in done.err
    assert len(segspec("compile", TLV, file, "--max-file", 2, "--limit", 2).json) == 2


def test_rows_are_csv(segspec: Run, file: Path) -> None:
    done = segspec("compile", TLV, file, "--columns", "tag,body_value,body.is_negative", "--output", "csv")
    assert done.out == "tag,body_value,body_value_bytes,body_is_negative\n1,-1,,true\n4,,6162,\n"


def test_limit_ends_the_rows(segspec: Run, file: Path) -> None:
    assert len(segspec("compile", TLV, file, "--limit", 1).lines) == 1
    assert segspec("compile", TLV, file, "--limit", 0).out == ""
    assert segspec("compile", TLV, file, "--limit", 1 << 70).lines == segspec("compile", TLV, file).lines


def test_damage_is_told_behind_the_rows(segspec: Run, file: Path) -> None:
    file.write_bytes(SOUND + DAMAGED)
    done = segspec("compile", TLV, file)
    assert done.code == 3
    assert len(done.lines) == 2
    assert done.err == (
        f"{file}:18: error torn: body needs 2 bytes, and 0 bytes are left (byte 21 of the file) (3 bytes)\n"
    )
    failed = segspec("compile", TLV, file, "--on-damage", "fail")
    assert failed.code == 1
    assert f"{file}:18: torn: body" in failed.err


@pytest.mark.parametrize("suffix", ["parquet", "arrow"])
def test_rows_go_into_a_file(segspec: Run, file: Path, tmp_path: Path, suffix: str) -> None:
    out = tmp_path / f"rows.{suffix}"
    file.write_bytes(SOUND + DAMAGED)
    assert segspec("compile", TLV, file, "-o", out).code == 3
    table = pq.read_table(out) if suffix == "parquet" else pa.ipc.open_file(out).read_all()
    assert table.column("body_value").to_pylist() == [-1, None]
    assert table.column("body_value_bytes").to_pylist() == [None, b"ab"]


def test_what_fails_leaves_no_file_and_the_old_one_as_it_was(segspec: Run, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    out.write_bytes(b"old")
    file.write_bytes(SOUND + DAMAGED)
    refused = segspec("compile", TLV, file, "-o", out)
    assert refused.code == 2
    assert "is there; --force replaces it" in " ".join(refused.err.split())
    assert segspec("compile", TLV, file, "-o", out, "--force", "--on-damage", "fail").code == 1
    assert out.read_bytes() == b"old"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file.tlv", "rows.parquet"]


def test_the_kernel_is_a_readable_module(segspec: Run, tmp_path: Path) -> None:
    out = tmp_path / "tlv_kernel.py"
    assert segspec("compile", TLV, "-o", out).code == 0
    module = runpy.run_path(str(out))
    assert module["MODE"] == "frames"
    assert ("end of stream", "body.value") in module["FAILURES"]
    assert out.read_text().startswith("# segspec compile, from short_text.ksy sha256 ")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["-o", "out.parquet"], "a kernel can be written to a file named *.py"),
        (["FILE", "-o", "out.py"], "rows can be written to a file named *.parquet or *.arrow"),
        (["--limit", "3"], "--limit is for rows on stdout"),
        (["FILE", "--limit", "3", "-o", "out.arrow"], "--limit is for rows on stdout"),
        (["--output", "csv"], "--output is for rows on stdout"),
        (["FILE", "--output", "csv", "-o", "out.arrow"], "--output is for rows on stdout"),
        (["--columns", "tag,colour"], "no field colour in a row: one of tag, len_body, body_value"),
        (["--rows", "records"], "no repeated field at 'records'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_wrong_usage_is_exit_2(segspec: Run, file: Path, arguments: list[str], words: str) -> None:
    done = segspec("compile", TLV, *(str(file) if word == "FILE" else word for word in arguments))
    assert done.code == 2
    assert words in " ".join(done.err.split())
    assert done.out == ""


def test_a_file_is_never_written_over_itself(segspec: Run, tmp_path: Path) -> None:
    path = tmp_path / "data.parquet"
    path.write_bytes(SOUND)
    done = segspec("compile", TLV, path, "-o", path)
    assert done.code == 2
    assert path.read_bytes() == SOUND


def test_a_missing_compiler_is_exit_1(segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEGSPEC_NODE", str(tmp_path))
    spec = tmp_path / "short_text.ksy"
    spec.write_bytes(SPECS.joinpath("short_text.ksy").read_bytes())
    done = segspec("compile", spec)
    assert done.code == 1
    assert "npm install -g kaitai-struct-compiler" in done.err


def test_a_missing_yaml_is_exit_1(segspec: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    for name in [name for name in sys.modules if name.startswith(("segspec.custom", "segspec_kaitai"))]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "yaml", None)
    done = segspec("compile", TLV)
    assert done.code == 1
    assert done.err == "segspec: yaml is not installed: pip install 'segspec[compile]'\n"


# what has no reader


@dataclass(frozen=True)
class Case:
    """A spec's text without its head, `# here` on the lines at fault, words of the verdict, and the rows asked for."""

    name: str
    text: str
    words: str
    rows: str = ""


HEAD = "meta:\n  id: {name}\n  endian: be\n  bit-endian: be\n"
INNER = "types:\n  inner:\n    seq:\n      - id: a\n        type: u1\n"

CASES = [
    Case(
        "floating",
        "seq:\n  - id: f\n    type: f4\n  - id: a  # here\n    type: u1\n    if: f > 1\n",
        "a floating point number in an expression",
    ),
    Case(
        "recursive",
        "seq:\n  - id: n\n    type: u1\n  - id: more\n    type: node\n"
        "types:\n  node:\n    seq:\n      - id: next  # here\n        type: node\n        if: _io.size > 3\n",
        "a structure that contains itself",
    ),
    Case(
        "computed_index",
        "seq:\n  - id: n\n    type: u1\n  - id: xs\n    type: u1\n    repeat: expr\n    repeat-expr: n\n"
        "  - id: chosen  # here\n    size: xs[n - 1]\n",
        "computed index",
        "xs",
    ),
    Case(
        "processed", "seq:\n  - id: b  # here\n    size: 2\n    process: xor(7)\n    type: inner\n" + INNER, "process"
    ),
    Case(
        "parameter_of_bytes",
        "seq:\n  - id: n\n    size: 3\n  - id: inner\n    type: inner(n)\n"
        "types:\n  inner:\n    params:\n      - id: given  # here\n        type: bytes\n"
        "    seq:\n      - id: a\n        type: u1\n",
        "the parameter given of type bytes has no lowering",
    ),
    Case(
        "parameter_of_the_spec",
        "params:  # here\n  - id: size_of\n    type: u4\nseq:\n  - id: a\n    size: size_of\n",
        "parameters of the whole spec (size_of) have no value",
    ),
    Case(
        "half_read_byte", "seq:\n  - id: n\n    type: b3\n  - id: m  # here\n    type: b5\n    if: n > 1\n", "bits that"
    ),
    Case(
        "wide_text",
        "seq:\n  - id: t  # here\n    type: str\n    size: 4\n    encoding: UTF-16LE\n",
        "the encoding UTF-16LE of t",
    ),
    Case(
        "order_of_text",
        "seq:\n  - id: t\n    type: str\n    size: 4\n    encoding: ASCII\n"
        "  - id: more  # here\n    type: u1\n    if: t > 'abc'\n",
        "order of bytes",
    ),
    Case(
        "list_in_a_row",
        "seq:\n  - id: n\n    type: u1\n  - id: xs  # here\n    type: u1\n    repeat: expr\n    repeat-expr: 3\n",
        "the field xs repeats within a row, so it is no column; name those that you want: n",
    ),
    Case(
        "structure_as_a_column",
        "seq:\n  - id: i\n    type: inner\ninstances:\n  same:  # here\n    value: i\n" + INNER,
        "the instance same is no column: 'same' is a structure or a list; name the columns that you want: i_a",
    ),
    Case("nothing_to_show", "seq:\n  - id: m\n    contents: [1, 2]\n", "a row has no field that could be a column"),
    Case("unknown_type", "seq:\n  - id: m\n    type: nowhere  # here\n", "unable to find type 'nowhere'"),
    Case("unknown_key", "seq:\n  - id: m\n    typ: u1  # here\n", "typ is no key of a field"),
    Case("not_yaml", "seq: [1,\n  - {\n", "not YAML"),
    Case("nameless", "", "a spec has a meta/id"),
    Case("lost_import", "", "import of gone: there is no gone.ksy"),
]
HEADS = {
    "nameless": "meta:  # here\n  endian: le\nseq:\n  - id: a\n    type: u1\n",
    "lost_import": "meta:\n  id: lost_import\n  imports:\n    - gone  # here\n",
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_has_no_reader_is_named_with_spec_and_line(case: Case, segspec: Run, tmp_path: Path) -> None:
    path = tmp_path / f"{case.name}.ksy"
    text = HEADS.get(case.name, HEAD.format(name=case.name) + case.text)
    path.write_text(text)
    done = segspec("compile", path, "--rows", case.rows)
    assert (done.code, done.out) == (2, "")
    assert case.words in done.err
    marked = [number for number, line in enumerate(text.splitlines(), 1) if line.endswith(HERE)]
    assert done.err.startswith(tuple(f"{path}:{number}: " for number in marked) if marked else f"{path}:"), done.err
