"""`info`, `dump`, `verify`, `inspect` and `convert` with `--ksy`, on sound files and damaged ones."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from struct import pack

import pyarrow.parquet as pq
import pytest

from tests.cli.conftest import Run
from tests.kaitai.own.conftest import SPECS

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

TLV, WEATHER = SPECS / "tlv.ksy", SPECS / "weather.ksy"
TLV_BYTES, TORN = b"\1\0\x08" + b"\xff" * 8 + b"\x08" + b"\4\0\2ab\2", b"\4\0\2"
TORN_WORDS = "body needs 2 bytes, and 0 bytes are left (byte 21 of the file)"
READINGS = ("--rows", "blocks.readings.items")

FIXED = """
meta:
  id: fixed
  endian: be
seq:
  - id: rows
    type: row
    repeat: eos
types:
  row:
    seq:
      - id: magic
        contents: RW
      - id: number
        type: u2
      - id: level
        type: f4
      - id: check
        type: u1
        valid: number & 0xff
"""


def row(number: int, level: float, check: int | None = None) -> bytes:
    return b"RW" + pack(">HfB", number, level, number & 0xFF if check is None else check)


def reading(delay: int, temperature: int, gust: int | None = None) -> bytes:
    bits = delay << 11 | (gust is not None) << 10 | 5
    return pack(">H", bits) + pack("<h", temperature) + (b"" if gust is None else bytes([gust])) + b"\0"


def block(*readings: bytes, last: bool = False) -> bytes:
    content = b"".join(readings)
    return bytes([last << 7 | 1 << 4]) + pack("<IH", 100, len(content)) + content


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    path = tmp_path / "sound.tlv"
    path.write_bytes(TLV_BYTES)
    return path


@pytest.fixture
def torn(tmp_path: Path) -> Path:
    path = tmp_path / "torn.tlv"
    path.write_bytes(TLV_BYTES + TORN)
    return path


@pytest.fixture
def weather(tmp_path: Path) -> Path:
    path = tmp_path / "oslo.wx"
    blocks = block(reading(3, 20), reading(4, -5, gust=7)) + block(reading(1, 8, gust=9), last=True)
    path.write_bytes(b"WX\1oslo\0" + blocks + b"\xe0\xff")
    return path


@pytest.fixture
def fixed(tmp_path: Path) -> tuple[Path, Path]:
    """A spec whose rows have one size and a magic, and a file of five rows of which the second and fourth are wrong."""
    spec, path = tmp_path / "fixed.ksy", tmp_path / "rows.fixed"
    spec.write_text(FIXED)
    path.write_bytes(row(1, 0.5) + row(2, 1, check=9) + row(3, float("inf")) + row(4, 1, check=9) + row(5, 2))
    return spec, path


# verify


def test_verify_is_silent_where_all_is_sound(segspec: Run, sound: Path) -> None:
    done = segspec("verify", "--ksy", TLV, sound)
    assert (done.code, done.out, done.err) == (0, "", "")


def test_verify_gives_one_finding_a_line(segspec: Run, torn: Path) -> None:
    done = segspec("verify", "--ksy", TLV, torn)
    assert (done.code, done.out) == (3, f"{torn}:18: error torn: {TORN_WORDS} (3 bytes)\n")
    (finding,) = segspec("verify", "--ksy", TLV, torn, "--output", "json").json
    assert finding == {
        "path": str(torn),
        "position": "18",
        "code": "torn",
        "severity": "error",
        "message": TORN_WORDS,
        "field": "body",
        "expected": "2 bytes",
        "actual": "0 bytes",
        "bytes": "3",
    }


def test_verify_goes_on_after_damage_where_the_next_row_can_be_found(segspec: Run, fixed: tuple[Path, Path]) -> None:
    spec, path = fixed
    done = segspec("verify", "--ksy", spec, path, "--output", "json")
    assert done.code == 3
    assert [(each["position"], each["field"], each["expected"], each["actual"]) for each in done.json] == [
        ("17", "rows[1].check", "2", "9"),
        ("35", "rows[3].check", "4", "9"),
    ]


def test_verify_looks_at_every_file_of_a_folder(segspec: Run, sound: Path, torn: Path) -> None:
    (sound.parent / "inner").mkdir()
    (sound.parent / "inner" / "other.tlv").write_bytes(TORN)
    done = segspec("verify", "--ksy", TLV, sound.parent, "--output", "json")
    assert done.code == 3
    assert [each["path"] for each in done.json] == [str(torn), str(sound.parent / "inner" / "other.tlv")]


def test_what_is_no_file_is_told_and_stops_nothing(segspec: Run, torn: Path) -> None:
    os.mkfifo(torn.parent / "pipe")
    (torn.parent / "link").symlink_to(torn.parent / "nowhere")
    done = segspec("verify", "--ksy", TLV, torn.parent)
    assert done.code == 1
    assert f"{torn.parent / 'pipe'} is a FIFO" in done.err
    assert f"{torn.parent / 'link'} is a link to a missing target" in done.err
    assert TORN_WORDS in done.out


def test_a_file_that_cannot_be_read_stops_no_other(segspec: Run, torn: Path, tmp_path: Path) -> None:
    done = segspec("verify", "--ksy", TLV, tmp_path / "gone.tlv", torn)
    assert done.code == 1
    assert "gone.tlv" in done.err
    assert TORN_WORDS in done.out


def test_bytes_after_the_end_are_a_note(segspec: Run, weather: Path) -> None:
    weather.write_bytes(weather.read_bytes() + b"more")
    done = segspec("verify", "--ksy", WEATHER, *READINGS, weather)
    assert done.code == 0
    assert "note trailing-bytes: 4 bytes follow the end of what the spec describes" in done.out


# info


def test_info_says_what_the_spec_gives_and_what_is_in_the_file(segspec: Run, sound: Path, torn: Path) -> None:
    done = segspec("info", "--ksy", TLV, sound, torn)
    assert (done.code, done.err) == (3, "")
    assert done.lines[:2] == [f"spec     {TLV}", "rows     the whole spec, again and again"]
    assert "    number      struct or null" in done.lines
    first, last = done.lines.index(f"tlv  {sound}"), done.lines.index(f"tlv  {torn}")
    assert done.lines[first + 1 : first + 8] == [
        "records  2",
        "bytes    18 in 1 segment",
        "",
        "segment    bytes  valid  records  end",
        "sound.tlv     18     18        2  clean",
        "",
        "no damage found",
    ]
    assert done.lines[last + 4 : last + 6] == [
        "segment   bytes  valid  records  end",
        "torn.tlv     21     18        2  torn",
    ]


def test_info_says_where_more_findings_are(segspec: Run, tmp_path: Path) -> None:
    spec, path = tmp_path / "fixed.ksy", tmp_path / "rows.fixed"
    spec.write_text(FIXED)
    path.write_bytes(b"".join(row(number, 1, check=0) for number in range(1, 21)))
    done = segspec("info", "--format", spec, *[path] * 5)
    assert (done.code, done.lines.count(f"fixed  {path}")) == (3, 5)
    assert done.lines[-1] == f"… and 8 more: segspec verify --ksy {spec} {path}"


def test_info_as_json(segspec: Run, fixed: tuple[Path, Path]) -> None:
    spec, path = fixed
    done = segspec("info", "--ksy", spec, path, "--output", "json")
    (facts,) = done.json
    assert done.code == 3
    assert [finding["field"] for finding in facts.pop("findings")] == ["rows[1].check", "rows[3].check"]
    assert facts == {
        "format": "fixed",
        "path": str(path),
        "spec": str(spec),
        "rows": "rows",
        "road": "fast",
        "why": [],
        "columns": [
            {"name": "number", "type": "uint16", "nullable": False},
            {"name": "level", "type": "float", "nullable": False},
            {"name": "check", "type": "uint8", "nullable": True},
        ],
        "records": "1",
        "bytes": "45",
        "records_behind_damage": "4",
        "segments": [{"path": str(path), "bytes": "45", "valid_bytes": "9", "records": "1", "end": "corrupt"}],
    }


def test_columns_within_columns_are_a_tree_in_json(segspec: Run, weather: Path) -> None:
    (facts,) = segspec("info", "--ksy", WEATHER, "--rows", "blocks", weather, "--output", "json").json
    readings = next(each for each in facts["columns"] if each["name"] == "readings")
    assert (readings["type"], readings["columns"][0]["type"]) == ("struct", "list of struct")
    assert readings["columns"][0]["columns"][0] == {"name": "delay", "type": "uint8", "nullable": False}


# dump


def test_dump_as_csv_and_text_has_nested_cells_as_json(segspec: Run, sound: Path) -> None:
    chosen = ("--columns", "tag,body.raw")
    assert segspec("dump", "--ksy", TLV, sound, *chosen, "--output", "csv").lines == [
        "tag,body",
        "1,",
        '4,"{""raw"":{""value"":""6162""}}"',
    ]
    assert segspec("dump", "--ksy", TLV, sound, *chosen).lines == [
        "tag=1",
        'tag=4  body={"raw":{"value":"ab"}}',
    ]


def test_dump_says_of_which_file_a_row_is(segspec: Run, sound: Path, torn: Path) -> None:
    done = segspec("dump", "--ksy", TLV, sound, torn, "--columns", "tag", "--output", "json", "--limit", 3)
    assert done.json == [
        {"log": str(sound), "tag": "1"},
        {"log": str(sound), "tag": "4"},
        {"log": str(torn), "tag": "1"},
    ]


def test_in_a_folder_lines_say_the_file_under_a_name_that_no_column_has(segspec: Run, tmp_path: Path) -> None:
    spec, folder = tmp_path / "logs.ksy", tmp_path / "in"
    spec.write_text("meta:\n  id: logs\nseq:\n  - id: log\n    type: u1\n")
    (folder / "b").mkdir(parents=True)
    for name in ("a", "b/c"):
        (folder / name).write_bytes(b"\7")
    assert segspec("dump", "--ksy", spec, folder, "--output", "json").json == [
        {"_log": str(folder / name), "log": "7"} for name in ("a", "b/c")
    ]
    assert segspec("dump", "--ksy", spec, folder).lines == ["a  log=7", "b/c  log=7"]


def test_a_spec_of_the_name_of_another_format_has_none_of_its_rules(segspec: Run, tmp_path: Path) -> None:
    spec, path = tmp_path / "tank.ksy", tmp_path / "file"
    spec.write_text("meta:\n  id: tank\nseq:\n  - id: magic\n    contents: TK\n  - id: n\n    type: u4le\n")
    path.write_bytes(b"TK\1\0")
    done = segspec("verify", "--ksy", spec, path)
    assert (done.code, done.out) == (
        3,
        f"{path}:0: error torn: n needs 4 bytes, and 2 bytes are left (byte 2 of the file) (4 bytes)\n",
    )


def test_dump_at_damage_stops_fails_or_goes_on(segspec: Run, fixed: tuple[Path, Path]) -> None:
    spec, path = fixed
    stopped = segspec("dump", "--ksy", spec, path, "--output", "json")
    assert (stopped.code, stopped.json) == (3, [{"number": "1", "level": 0.5, "check": "1"}])
    assert f"{path}:9: error " in stopped.err
    went_on = segspec("dump", "--ksy", spec, path, "--output", "json", "--on-damage", "skip")
    assert went_on.code == 3
    assert [(each["number"], each.get("check")) for each in went_on.json] == [
        ("1", "1"), ("2", None), ("3", "3"), ("4", None), ("5", "5")
    ]  # fmt: skip
    assert len(went_on.err.splitlines()) == 2
    failed = segspec("dump", "--ksy", spec, path, "--output", "json", "--on-damage", "fail")
    assert failed.code == 1
    assert len(failed.json) == 1


def test_enums_have_their_names_where_they_are_wanted(segspec: Run, sound: Path) -> None:
    done = segspec("dump", "--ksy", TLV, sound, "--columns", "tag", "--enums", "names", "--output", "csv")
    assert done.out == "tag\nnumber\nraw\n"


@pytest.mark.parametrize("verb", [["verify"], ["inspect"], ["recover", "--dry-run"]])
@pytest.mark.parametrize("option", [["--flatten"], ["--enums", "names"]])
def test_options_of_columns_are_refused_where_there_are_no_columns(
    segspec: Run, sound: Path, tmp_path: Path, verb: list[str], option: list[str]
) -> None:
    out = ["-o", tmp_path / "out"] if verb[0] == "recover" else []
    done = segspec(*verb, sound, *out, "--ksy", TLV, *option)
    assert (done.code, done.out) == (2, "")
    assert f"{option[0]} is for verbs that print or write columns" in done.err


def test_names_of_columns_mean_nothing_to_text(segspec: Run, tmp_path: Path) -> None:
    spec, path = tmp_path / "words.ksy", tmp_path / "file"
    spec.write_text(
        "meta:\n  id: words\nseq:\n"
        "  - id: fields\n    type: u1\n  - id: offset\n    type: u1\n  - id: value\n    type: u1\n"
    )
    path.write_bytes(b"\1\2\3")
    assert segspec("dump", "--ksy", spec, path).out == "fields=1  offset=2  value=3\n"


# inspect


def test_inspect_draws_the_row_that_holds_a_byte(segspec: Run, weather: Path) -> None:
    done = segspec("inspect", "--ksy", WEATHER, *READINGS, weather, "--at", 22)
    assert (done.code, done.err) == (0, "")
    assert done.lines == [
        "row 1 at 20",
        "byte  size  bytes  field        value",
        "  20     1  24     delay        4",
        "  20     1  24     has_gust     True",
        "  20     2  24 05  quality      5",
        "  22     2  fb ff  temperature  -5",
        "  24     1  07     gust         7",
        "  25     1  00     extra        \\x00",
    ]


def test_inspect_draws_the_file_where_a_byte_is_in_no_row(segspec: Run, weather: Path) -> None:
    done = segspec("inspect", "--ksy", WEATHER, *READINGS, weather, "--at", 2, "--output", "json")
    assert [(each["part"], each["field"], each["bytes"]) for each in done.json[:2]] == [
        ("file", "magic", "575801"),
        ("file", "station", "6f736c6f00"),
    ]
    sizes = {(int(each["position"]), int(each["size"])) for each in done.json}
    assert {byte for start, size in sizes for byte in range(start, start + size)} == set(range(weather.stat().st_size))


def test_inspect_draws_a_damaged_row_as_far_as_it_goes(segspec: Run, torn: Path, weather: Path) -> None:
    done = segspec("inspect", "--ksy", TLV, torn, "--at", 20)
    assert done.code == 3
    assert done.lines == [
        "unreadable row at 18",
        "byte  size  bytes  field     value",
        "  18     1  04     tag       raw (4)",
        "  19     2  00 02  len_body  2",
    ]
    assert TORN_WORDS in done.err
    weather.write_bytes(weather.read_bytes()[:-3])
    cut = segspec("inspect", "--ksy", WEATHER, *READINGS, weather, "--at", 33)
    assert cut.code == 3
    assert cut.err.startswith(f"{weather}:33: error torn: ")


def test_inspect_finds_rows_after_damage(segspec: Run, fixed: tuple[Path, Path]) -> None:
    spec, path = fixed
    assert segspec("inspect", "--ksy", spec, path, "--at", 20).lines[0] == "row 1 at 18"
    broken = segspec("inspect", "--ksy", spec, path, "--at", 30)
    assert (broken.code, broken.lines[0]) == (3, "unreadable row at 27")
    assert broken.lines[-1].split() == ["35", "1", "09", "check", "9"]


def test_a_damaged_row_ends_where_its_bytes_do(segspec: Run, weather: Path) -> None:
    """Two readings share 11 bytes; the second says that it has more."""
    weather.write_bytes(b"WX\1oslo\0" + block(reading(3, 20), reading(4, -5)[:-1] + b"\7") + b"more")
    inside = segspec("inspect", "--ksy", WEATHER, *READINGS, weather, "--at", 22)
    assert (inside.code, inside.lines[0]) == (3, "unreadable row at 20")
    assert segspec("inspect", "--ksy", WEATHER, *READINGS, weather, "--at", 26).lines[0] == "file"


def test_inspect_finds_rows_among_many(segspec: Run, fixed: tuple[Path, Path]) -> None:
    spec, path = fixed
    path.write_bytes(b"".join(row(number, 1, check=9 if number in (300, 600) else None) for number in range(1, 801)))
    titles = {
        number: segspec("inspect", "--ksy", spec, path, "--at", 9 * number + 4).lines[0] for number in (0, 255, 298)
    }
    assert titles == {0: "row 0 at 0", 255: "row 255 at 2295", 298: "row 298 at 2682"}
    for number in (299, 599):
        damaged = segspec("inspect", "--ksy", spec, path, "--at", 9 * number + 4)
        assert (damaged.code, damaged.lines[0]) == (3, f"unreadable row at {9 * number}")
    assert segspec("inspect", "--ksy", spec, path, "--at", 9 * 799).lines[0] == "row 797 at 7191"


def test_inspect_draws_as_many_fields_as_are_asked_for_about_the_byte(segspec: Run, weather: Path) -> None:
    done = segspec("inspect", "--ksy", WEATHER, "--rows", ".", weather, "--at", 22, "--limit", 3, "--output", "json")
    assert [each["field"] for each in done.json] == [
        "not drawn",
        "blocks[0].readings.items[1].quality",
        "blocks[0].readings.items[1].temperature",
        "blocks[0].readings.items[1].gust",
        "not drawn",
    ]


def test_inspect_needs_the_spec_itself(segspec: Run, sound: Path, tmp_path: Path) -> None:
    assert segspec("compile", TLV, "-o", tmp_path / "compiled").code == 0
    done = segspec("inspect", "--ksy", tmp_path / "compiled", sound)
    assert done.code == 2
    assert "name the .ksy itself" in " ".join(done.err.split())
    assert (
        segspec("inspect", "--ksy", TLV, sound, "--at", 999).err == f"segspec: {sound} has 18 bytes, so no byte 999\n"
    )


# convert


def test_convert_writes_what_dump_prints(segspec: Run, sound: Path, tmp_path: Path) -> None:
    for kind, output in (("jsonl", "json"), ("csv", "csv")):
        out = tmp_path / f"rows.{kind}"
        assert segspec("convert", "--ksy", TLV, sound, "-o", out, "--drop", "check").code == 0
        assert (
            out.read_text()
            == segspec("dump", "--ksy", TLV, sound, "--columns", "tag,len_body,body,note", "--output", output).out
        )


def test_structures_without_fields_are_flags_in_parquet(segspec: Run, tmp_path: Path) -> None:
    spec, path, out = tmp_path / "bare.ksy", tmp_path / "file", tmp_path / "rows.parquet"
    spec.write_text(
        "meta:\n  id: bare\nseq:\n  - id: kind\n    type: u1\n  - id: mark\n    type: mark\n    if: kind > 1\n"
        "types:\n  mark:\n    seq:\n      - contents: [7]\n"
    )
    path.write_bytes(b"\1\2\7\1")
    assert segspec("convert", "--ksy", spec, path, "--rows", "", "-o", out).code == 0
    assert pq.read_table(out).to_pylist() == [
        {"kind": 1, "mark": None}, {"kind": 2, "mark": True}, {"kind": 1, "mark": None}
    ]  # fmt: skip


# options


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["dump", "--frames"], "--frames is not for --ksy"),
        (["dump", "--where", "key exists"], "--where is not for --ksy"),
        (["dump", "--max-records", "3"], "--max-records is not for --ksy"),
        (["verify", "--level", "frames"], "--level is not for --ksy"),
        (["info", "--format", "ffwd"], "--format is not for --ksy"),
        (["inspect", "--filter-value", "x"], "--filter-value is not for --ksy"),
        (["convert", "-o", "out.jsonl", "--deleted"], "--deleted is not for --ksy"),
        (["convert", "-o", "out", "--as", "osiris"], "--as jsonl, csv, parquet, arrow, not osiris"),
        (["convert", "-o", "out.jsonl", "--drop", "colour"], "there is no column 'colour' to drop"),
        (["dump", "--columns", "colour"], "no field colour in a row"),
        (["dump", "--param", "x"], "x is not NAME=VALUE"),
        (["dump", "--param", "x=1"], "there is no parameter x of the whole spec"),
        (["dump", "--process", "p=os.system"], "os.system is no MODULE:CLASS"),
        (["dump", "--process", "p=no.such.module:Class"], "No module named 'no'"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_has_no_meaning_with_a_spec_is_refused(
    segspec: Run, sound: Path, arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(sound.parent)
    verb, *options = arguments
    done = segspec(verb, "--ksy", TLV, sound, *options)
    assert (done.code, done.out) == (2, "")
    assert words in " ".join(done.err.split())
    assert sorted(path.name for path in sound.parent.iterdir()) == ["sound.tlv"]


@pytest.mark.parametrize("verb", ["info", "dump", "verify", "inspect"])
def test_options_of_a_spec_need_one(segspec: Run, sound: Path, verb: str) -> None:
    done = segspec(verb, sound, "--rows", "x")
    assert done.code == 2
    assert "--rows is for --ksy" in done.err


def test_parameters_are_given_by_name(segspec: Run, tmp_path: Path) -> None:
    spec, path = tmp_path / "sized.ksy", tmp_path / "file"
    spec.write_text(
        "meta:\n  id: sized\nparams:\n  - id: len\n    type: u4\n  - id: mark\n    type: bytes\n"
        "seq:\n  - id: text\n    size: len\n  - id: end\n    size: 2\n    valid: mark\n"
    )
    path.write_bytes(b"abcdef")
    missing = segspec("dump", "--ksy", spec, path, "--rows", "")
    assert (missing.code, missing.out) == (2, "")
    assert missing.err.endswith(": the parameter mark of the whole spec has no value: --param mark=…\n")
    given = ("--param", "len=0x4", "--param", "mark=hex:6566", "--rows", "")
    assert (
        segspec("dump", "--ksy", spec, path, *given, "--columns", "text", "--output", "csv").out == "text\n61626364\n"
    )


def test_specs_that_are_imported_lie_where_ksy_path_says(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "common").mkdir()
    (tmp_path / "common" / "part.ksy").write_text("meta:\n  id: part\nseq:\n  - id: n\n    type: u1\n")
    spec, path = tmp_path / "whole.ksy", tmp_path / "file"
    spec.write_text("meta:\n  id: whole\n  imports: [/part]\nseq:\n  - id: p\n    type: part\n")
    path.write_bytes(b"\7")
    refused = segspec("dump", "--ksy", spec, path)
    assert refused.code == 2
    assert refused.err.startswith(f"{spec}:3: import of /part: there is no part.ksy below an import path")
    by_option = segspec("dump", "--ksy", spec, path, "--import-path", tmp_path / "common", "--output", "json")
    assert by_option.json == [{"p": {"n": "7"}}]
    monkeypatch.setenv("KSY_PATH", str(tmp_path / "common"))
    assert segspec("dump", "--ksy", spec, path, "--output", "json").json == [{"p": {"n": "7"}}]


# strangers


PROGRAM = "meta:\n  id: program\nseq:\n  - id: body\n    size: 2\n    process: trap.fall_in\n"
TRAP = """
from pathlib import Path
Path(r"{sign}").touch()

class FallIn:
    def decode(self, data):
        return data[::-1]
"""


def test_a_spec_alone_runs_nothing_and_the_user_may_name_what_runs(
    segspec: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spec, path, sign = tmp_path / "program.ksy", tmp_path / "file", tmp_path / "sign"
    spec.write_text(PROGRAM)
    path.write_bytes(b"ab")
    (tmp_path / "trap.py").write_text(TRAP.format(sign=sign))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    for verb in ("info", "dump", "verify", "inspect"):
        refused = segspec(verb, "--ksy", spec, path)
        assert (refused.code, refused.out) == (2, "")
        assert refused.err.startswith(f"{spec}:6: ")
    assert not sign.exists()
    named = ("--process", "trap.fall_in=trap:FallIn")
    done = segspec("dump", "--ksy", spec, path, *named, "--output", "json")
    sys.modules.pop("trap")
    assert (done.code, done.json) == (0, [{"body": b"ba".hex()}])
    assert sign.exists()
    drawn = segspec("inspect", "--ksy", spec, path, *named, "--output", "json")
    assert [(each["field"], each["bytes"]) for each in drawn.json] == [("body", b"ab".hex())]


def test_structures_within_each_other_without_end_are_bounded(segspec: Run, tmp_path: Path) -> None:
    spec, path = tmp_path / "deep.ksy", tmp_path / "file"
    spec.write_text("meta:\n  id: deep\nseq:\n  - id: n\n    type: u1\n  - id: inner\n    type: deep\n")
    path.write_bytes(bytes(100_000))
    for verb, code in (("info", 3), ("dump", 3), ("verify", 3), ("inspect", 1)):
        done = segspec(verb, "--ksy", spec, path, "--rows", ".", "--output", "json")
        assert done.code == code
        assert "limit-exceeded" in done.err + done.out


def test_a_file_that_asks_for_endless_work_is_bounded(segspec: Run, tmp_path: Path) -> None:
    spec, path = tmp_path / "bomb.ksy", tmp_path / "file"
    spec.write_text(
        "meta:\n  id: bomb\n  endian: be\nseq:\n  - id: n\n    type: u4\n  - id: items\n    type: item\n"
        "    repeat: expr\n    repeat-expr: n\ntypes:\n  item:\n    seq:\n      - id: nothing\n        size: 0\n"
    )
    path.write_bytes(b"\xff" * 4)
    for verb in ("dump", "inspect"):
        done = segspec(verb, "--ksy", spec, path, "--rows", ".", "--output", "json")
        assert done.code == 3
        # A kernel sees that items take nothing, and the drawing is bounded by its work.
        told = done.err + done.out
        assert "limit-exceeded" in told or (verb != "inspect" and "items takes no bytes" in told)
    (facts,) = segspec("info", "--ksy", spec, path, "--rows", ".", "--output", "json").json
    assert json.loads(json.dumps(facts))["records"] == "0"
