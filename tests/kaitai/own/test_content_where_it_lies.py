"""What a spec has elsewhere than in order, rows of one case, and files that are too large to be held."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from struct import pack
from typing import Any

import pytest

from segspec.core.errors import SegspecError
from segspec.custom import compile_tables, load, save
from segspec_kaitai.own import own_log
from tests.cli.conftest import Run
from tests.kaitai.own.test_lost_values import SOUND, TABLE, format_of, read

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

ARCHIVE = """meta: {id: t, endian: le}
seq:
  - {id: magic, contents: AR}
  - {id: count, type: u1}
  - {id: files, type: file, repeat: expr, repeat-expr: count}
instances:
  peek: {pos: 0, type: u2}
types:
  file:
    seq: [{id: at, type: u1}, {id: len, type: u1}]
    instances:
      body: {pos: at, size: len}
      here: {pos: _io.pos, type: u1}
"""
ARCHIVED = b"AR\2" + b"\7\2" + b"\x09\3" + b"abcde"


def test_what_files_hold_is_a_column_and_what_is_read_twice_is_none(tmp_path: Path) -> None:
    format = format_of(tmp_path, ARCHIVE)
    assert format.schema.names == ["at", "len", "body"]
    rows, found = read(format, tmp_path, ARCHIVED)
    assert ([each["body"] for each in rows], found) == ([b"ab", b"cde"], [])
    rows, (finding,) = read(format, tmp_path, ARCHIVED[:-1])
    assert [each["body"] for each in rows] == [b"ab", None]
    assert (finding.code, finding.field) == ("torn", "files[1].body")
    assert "here" in format_of(tmp_path, ARCHIVE, "*").schema.names


MESSAGES = """meta: {id: t, endian: le}
seq: [{id: message, type: message, repeat: eos}]
types:
  message:
    seq:
      - {id: kind, type: u1}
      - {id: len, type: u1}
      - {id: payload, size: len, type: {switch-on: kind, cases: {1: obs, 2: pos}}}
  obs: {seq: [{id: a, type: u1}, {id: signal, type: signal}]}
  signal: {seq: [{id: x, type: u1}]}
  pos: {seq: [{id: lat, type: u2}]}
"""
SENT = b"\1\2\5\6" + b"\2\2\1\0" + b"\3\1z" + b"\1\2\7\x08"


@pytest.mark.parametrize(
    ("rows", "columns", "values"),
    [
        ("message.payload.obs", None, [{"a": 5, "signal": {"x": 6}}, {"a": 7, "signal": {"x": 8}}]),
        ("message.payload.obs.signal", None, [{"x": 6}, {"x": 8}]),
        ("message.payload.obs", ["signal.x", "_position"], [
            {"signal": {"x": 6}, "_position": 0}, {"signal": {"x": 8}, "_position": 11}]),
        ("message.payload.pos", None, [{"lat": 1}]),
    ],
)  # fmt: skip
def test_the_structures_of_a_case_are_rows(tmp_path: Path, rows: str, columns: Any, values: list[Any]) -> None:
    format = format_of(tmp_path, MESSAGES, columns, rows=rows)
    assert read(format, tmp_path, SENT) == (values, [])
    save(format, tmp_path / "made")
    assert read(load(tmp_path / "made"), tmp_path, SENT) == (values, [])


def test_what_is_no_case_makes_no_rows(tmp_path: Path) -> None:
    for rows in ("message.payload.other", "message.kind", "payload.obs"):
        with pytest.raises(ValueError, match=f"no repeated field at '{rows}'"):
            format_of(tmp_path, MESSAGES, rows=rows)
    with pytest.raises(ValueError, match="neither flattened nor unions"):
        format_of(tmp_path, MESSAGES, rows="message.payload.obs", flatten=True)


def test_a_spec_is_a_format(segspec: Run, tmp_path: Path) -> None:
    spec, path = tmp_path / "t.ksy", tmp_path / "f"
    spec.write_text(MESSAGES)
    path.write_bytes(SENT)
    for verb, more in (("dump", ["--rows", "message.payload.pos"]), ("info", []), ("verify", []), ("inspect", [])):
        by_format = segspec(verb, "--format", spec, path, *more)
        by_ksy = segspec(verb, "--ksy", spec, path, *more)
        assert (by_format.code, by_format.out, by_format.err) == (by_ksy.code, by_ksy.out, by_ksy.err)
    both = segspec("dump", "--format", spec, "--ksy", spec, path)
    assert (both.code, "--ksy and --format both name a spec" in both.err) == (2, True)


def test_inspect_draws_one_field_and_no_deeper_than_asked(segspec: Run, tmp_path: Path) -> None:
    spec, path = tmp_path / "t.ksy", tmp_path / "f"
    spec.write_text(TABLE)
    path.write_bytes(SOUND)

    def drawn(*options: str) -> list[tuple[str, str]]:
        done = segspec("inspect", "--ksy", spec, path, "--rows", ".", "--output", "json", *options)
        return [(each["field"], each["bytes"]) for each in done.json]

    assert drawn("--field", "entries[1]") == [("entries[1].number", "01000000"), ("entries[1].name", "6e616d6500")]
    shallow = drawn("--depth", "1")
    assert [field for field, _ in shallow] == ["count", "table_pos", "entries[0]", "entries[1]", "entries[2]"]
    assert shallow[2] == ("entries[0]", "000000006e616d6500")
    missing = segspec("inspect", "--ksy", spec, path, "--field", "entries[7]")
    assert (missing.code, "no such field is drawn" in missing.err) == (2, True)


ROWS = "meta: {id: t, endian: le}\nseq: [{id: h, type: u4}, {id: xs, type: x, repeat: eos}]\n"
ROWS += "types: {x: {seq: [{id: n, type: u4}, {id: body, size: n}]}}\n"


def test_a_large_file_is_mapped_and_read_as_a_small_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    format = format_of(tmp_path, ROWS)
    content = pack("<I", 7) + b"".join(pack("<I", n % 50) + bytes([n % 256]) * (n % 50) for n in range(5_000))
    held = read(format, tmp_path, content + b"\1")
    monkeypatch.setattr(own_log, "HELD", 1_000)
    assert read(format, tmp_path, content + b"\1") == held
    assert len(held[0]) == 5_000
    with pytest.raises(SegspecError, match="more than max_bytes"):
        format.open(tmp_path / "f", max_bytes=1_000)


def test_a_mapped_file_that_becomes_shorter_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_log, "HELD", 1_000)
    for format in (format_of(tmp_path, ROWS), replace(format_of(tmp_path, ROWS), fast=None)):
        (tmp_path / "f").write_bytes(bytes(4) + (pack("<I", 96) + bytes(96)) * 2_000)
        batches = format.open(tmp_path / "f").arrow(batch_rows=10)
        next(batches)
        with (tmp_path / "f").open("r+b") as file:
            file.truncate(150_000)
        with pytest.raises(SegspecError, match="the file was cut off while it was read"):
            next(batches)


def test_each_case_is_a_table_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "t.ksy").write_text(MESSAGES)
    (tmp_path / "f").write_bytes(SENT)
    tables = compile_tables(tmp_path / "t.ksy")
    made = {name: table.open(tmp_path / "f").arrow().read_all() for name, table in tables.items()}
    assert {name: table.parent for name, table in tables.items()} == {
        "message": None,
        "message.payload.obs": "message",
        "message.payload.pos": "message",
    }
    assert all(made[name].schema == table.schema for name, table in tables.items())
    assert made["message"].schema.names == ["_index", "kind", "len", "payload"]
    assert made["message.payload.obs"].to_pylist() == [
        {"_index": 0, "_parent": 0, "a": 5, "signal": {"x": 6}},
        {"_index": 1, "_parent": 3, "a": 7, "signal": {"x": 8}},
    ]
    assert made["message.payload.pos"].to_pylist() == [{"_index": 0, "_parent": 1, "lat": 1}]
