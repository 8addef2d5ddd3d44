"""`segspec compile` as a shell runs it."""

from __future__ import annotations

import os
import runpy
from dataclasses import dataclass
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from segspec.custom import load
from tests.cli.conftest import Run
from tests.kaitai.own.conftest import SPECS

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

TLV = SPECS / "tlv.ksy"
HERE = "  # here"
SOUND, DAMAGED = b"\1\0\x08" + b"\xff" * 8 + b"\x08" + b"\4\0\2ab\2", b"\4\0\2"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file.tlv"
    path.write_bytes(SOUND)
    return path


def test_a_spec_alone_gives_its_rows_and_columns(segspec: Run) -> None:
    done = segspec("compile", SPECS / "weather.ksy", "--rows", "blocks.readings.items")
    assert (done.code, done.err) == (0, "")
    assert done.lines[:5] == [
        f"spec     {SPECS / 'weather.ksy'}",
        "rows     one for each item of blocks.readings.items",
        "road     fast: a kernel",
        "columns",
        "  delay          uint8",
    ]
    assert "  gust           uint8 or null" in done.lines
    assert done.lines[-4:] == [
        *("not columns, unless --columns names them", "  peeked"),
        *("other rows, for --rows", "  blocks"),
    ]


def test_rows_are_json_lines(segspec: Run, file: Path) -> None:
    done = segspec("compile", TLV, file)
    assert (done.code, done.err) == (0, "")
    assert done.json == [
        {"tag": "1", "len_body": "8", "body": {"number": {"value": "-1", "is_negative": True}}, "check": "8"},
        {"tag": "4", "len_body": "2", "body": {"raw": {"value": "6162"}}, "check": "2"},
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
    done = segspec("compile", TLV, file, "--columns", "tag,body_value,check", "--output", "csv")
    assert done.out == ('tag,body,check\n1,"{""number"":{""value"":""-1""}}",8\n4,"{""raw"":{""value"":""6162""}}",2\n')


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
    bodies = table.column("body").to_pylist()
    assert bodies[0]["number"] == {"value": -1, "is_negative": True}
    assert [body["raw"] for body in bodies] == [None, {"value": b"ab"}]


def test_what_fails_leaves_no_file_and_the_old_one_as_it_was(segspec: Run, file: Path, tmp_path: Path) -> None:
    out = tmp_path / "rows.parquet"
    out.write_bytes(b"old")
    file.write_bytes(SOUND + DAMAGED)
    refused = segspec("compile", TLV, file, "-o", out)
    assert refused.code == 2
    assert "exists; --force replaces it" in " ".join(refused.err.split())
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
        (["-o", "out.parquet"], "a compiled spec is a folder without a dot in its name, and its kernel a file *.py"),
        (["FILE", "-o", "out.py"], "rows go to a file *.parquet or *.arrow"),
        (["--limit", "3"], "--limit is for rows on stdout"),
        (["FILE", "--limit", "3", "-o", "out.arrow"], "--limit is for rows on stdout"),
        (["--output", "csv"], "--output is for rows on stdout"),
        (["FILE", "--output", "csv", "-o", "out.arrow"], "--output is for rows on stdout"),
        (["--columns", "tag,colour"], "no field colour in a row: one of tag, len_body, body, body.value"),
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


# what is left to the parser, and what has no reader


@dataclass(frozen=True)
class Case:
    """A spec's text without its head, `# here` on the lines at fault, words about them; a file and its rows."""

    name: str
    text: str
    words: str
    content: bytes = b""
    rows: tuple[dict[str, object], ...] = ()
    list: str = ""


HEAD = "meta:\n  id: {name}\n  endian: be\n  bit-endian: be\n"

BY_PARSER = [
    Case(
        "floating",
        "seq:\n  - id: f\n    type: f4\n  - id: a  # here\n    type: u1\n    if: f % 2 > 1\n",
        "`%` of a floating point number",
        b"\x3f\xc0\0\0\7" + b"\0\0\0\0",
        ({"f": 1.5, "a": "7"}, {"f": 0.0}),
    ),
]


def written(case: Case, folder: Path) -> tuple[Path, tuple[str, ...]]:
    """The spec of a case, and what a message about it begins with."""
    path = folder / f"{case.name}.ksy"
    text = HEAD.format(name=case.name) + case.text
    path.write_text(text)
    marked = [number for number, line in enumerate(text.splitlines(), 1) if line.endswith(HERE)]
    return path, tuple(f"{path}:{number}: " for number in marked) or (f"{path}: ",)


@pytest.mark.parametrize("case", BY_PARSER, ids=lambda case: case.name)
def test_what_no_kernel_can_say_is_told_with_spec_and_line_and_read_by_the_parser(
    case: Case, segspec: Run, tmp_path: Path
) -> None:
    path, places = written(case, tmp_path)
    told = segspec("compile", path, "--rows", case.list)
    assert (told.code, told.err) == (0, "")
    assert told.lines[2] == "road     slow: the Kaitai parser, since"
    assert told.lines[3].strip().startswith(places)
    assert case.words in told.lines[3]
    (tmp_path / "file").write_bytes(case.content)
    done = segspec("compile", path, tmp_path / "file", "--rows", case.list)
    assert (done.code, done.json) == (0, list(case.rows)), done.err
    refused = segspec("compile", path, "--rows", case.list, "-o", tmp_path / "kernel.py")
    assert (refused.code, refused.out) == (2, "")
    assert refused.err.startswith(f"there is no kernel to write: the rows of {case.name} take the slow road, since\n")
    assert case.words in refused.err
    assert not (tmp_path / "kernel.py").exists()


def test_a_parameter_of_the_whole_spec_is_named_before_a_file_is_read(segspec: Run, tmp_path: Path) -> None:
    path = tmp_path / "sized.ksy"
    path.write_text("meta:\n  id: sized\nparams:\n  - id: size_of\n    type: u4\nseq:\n  - id: a\n    size: size_of\n")
    assert segspec("compile", path).code == 0
    (tmp_path / "file").write_bytes(b"abc")
    done = segspec("compile", path, tmp_path / "file")
    assert done.out == ""
    assert done.code != 0
    assert "the parameter size_of of the whole spec has no value" in done.err


REFUSED = [
    Case("unknown_key", "seq:\n  - id: m\n    typ: u1  # here\n", "typ is no key of a field"),
    Case(
        "a_program",
        "seq:\n  - id: m\n    size: 2\n    process: my_lib.unpack(1)  # here\n",
        "the process my_lib.unpack is a program",
    ),
    Case("nothing_to_show", "seq: []\n", "a row has no field that could be a column"),
]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case.name)
def test_what_has_no_reader_is_named_with_spec_and_line(case: Case, segspec: Run, tmp_path: Path) -> None:
    path, places = written(case, tmp_path)
    done = segspec("compile", path, "--rows", case.list)
    assert (done.code, done.out) == (2, "")
    assert case.words in done.err
    assert done.err.startswith(places)


def test_the_compiled_form_is_a_folder_that_other_verbs_read_without_a_compiler(
    segspec: Run, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "tlv"
    assert segspec("compile", TLV, "-o", out).code == 0
    assert segspec("compile", TLV, "-o", out, "--force").code == 2
    rows = segspec("compile", TLV, file).out
    monkeypatch.setenv("SEGSPEC_NODE", str(tmp_path))
    assert segspec("dump", "--ksy", out, file, "--output", "json").out == rows
    refused = segspec("dump", "--ksy", out, file, "--rows", "x")
    assert refused.code == 2
    assert "--rows was settled when the spec was compiled" in " ".join(refused.err.split())


@pytest.mark.parametrize("name", ["a" * 5000, "a/" * 3000 + "a", "../" * 500 + "a"])
def test_an_import_of_a_name_that_no_file_has_is_refused_like_any_other(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("made.ksy").write_text(f"meta:\n  id: made\n  imports:\n    - {name}\nseq:\n  - id: x\n    type: u1\n")
    done = segspec("compile", "made.ksy")
    assert done.code == 2
    assert "made.ksy:4: import of " in done.err
    assert "a name of a file has at most 250 bytes" in done.err
    assert len(done.err) < 1000


def test_a_spec_whose_name_is_no_utf8_is_compiled_to_a_form_that_reads(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = os.fsdecode(b"inv\xff.ksy")
    monkeypatch.chdir(tmp_path)
    Path(name).write_text("meta:\n  id: made\nseq:\n  - id: a\n    type: u1\n")
    assert segspec("compile", name, "-o", "form").code == 0
    form = load("form")
    assert str(form.path) == name
