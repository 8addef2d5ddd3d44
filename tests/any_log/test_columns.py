"""What the columns of a declared log hold: fields, values that the spec computes, and what is absent."""

from __future__ import annotations

from pathlib import Path
from struct import pack
from typing import Any

import pyarrow as pa
import pytest

import segspec as library
from segspec.core.stretch import Wanted
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from tests import needs
from tests.any_log.reading import read
from tests.cli.conftest import Run

pytestmark = pytest.mark.node

SPEC = """meta: {id: t, endian: le}
-log:
  files: '*.wal'
  number: n
  columns: COLUMNS
  value: payload
  length: len
seq:
  - {id: n, type: u4}
  - {id: v, type: u8}
  - {id: len, type: u1}
  - {id: body, type: body, size: len}
  - {id: payload, size: 1, if: len != 5}
instances:
  double: {value: v * 2}
  below: {value: n - 2}
  mixed: {value: below + v}
  kind: {value: n, enum: kinds}
  number_of_kind: {value: kind.to_i}
enums: {kinds: {1: one}}
types:
  body:
    seq: [{id: w, type: u2}, {id: rest, size-eos: true}]
    instances:
      twice: {value: w * 2}
"""
LARGE = (1 << 64) - 1


def spec(folder: Path, columns: str) -> Format:
    needs.npm("kaitai-struct-compiler")
    path = folder / "t.ksy"
    path.write_text(SPEC.replace("COLUMNS", columns))
    return declared.load(path)


def frame(number: int, value: int, rest: bytes = b"") -> bytes:
    return pack("<IQBH", number, value, len(rest) + 2, 7) + rest + (b"" if len(rest) == 3 else b"p")


FRAMES = frame(1, 0) + frame(2, 1 << 62, b"abc") + frame(3, LARGE, b"x") + frame(4, 3)


def values(format: Format, folder: Path) -> tuple[pa.DataType, list[Any]]:
    """The column `c` of the frames: its type and its values."""
    log = folder / "a.wal"
    log.write_bytes(FRAMES)
    found = library.open(log, format=format).arrow().read_all()["c"]
    return found.type, found.to_pylist()


@pytest.mark.parametrize(
    ("path", "kind", "expected"),
    [
        ("below", pa.int64(), [-1, 0, 1, 2]),
        ("kind", pa.string(), ["one", "2", "3", "4"]),
        ("number_of_kind", pa.int64(), [1, 2, 3, 4]),
    ],
)
def test_a_computed_value_has_the_type_that_the_compiler_infers(
    tmp_path: Path, path: str, kind: pa.DataType, expected: list[Any]
) -> None:
    format = spec(tmp_path, f"{{c: {path}}}")
    assert values(format, tmp_path) == (kind, expected)
    by_frames, fast = (read(format, FRAMES, "a.wal", wanted=each) for each in (None, Wanted(records=True)))
    assert fast.records == by_frames.records
    assert [dict(record[4:])["c"] for record in fast.records] == expected


@pytest.mark.parametrize("column", ["double", "mixed", "{path: below, kind: unsigned}", "{path: v, kind: signed}"])
def test_a_number_that_its_column_cannot_hold_is_never_another_one(tmp_path: Path, segspec: Run, column: str) -> None:
    format = spec(tmp_path, f"{{c: {column}}}")
    found = [read(format, FRAMES, "a.wal", wanted=each).records for each in (None, Wanted(records=True))]
    assert found[0] == found[1]
    with pytest.raises(library.SegspecError, match=r"column c is .*, which does not fit u?int64"):
        values(format, tmp_path)
    shown = segspec("dump", "--format", tmp_path / "t.ksy", tmp_path / "a.wal", "--output", "json")
    assert shown.code == 0
    assert [row["c"] for row in shown.json] == [str(dict(record[4:])["c"]) for record in found[0]]


def test_conditions_compare_computed_values_as_numbers(tmp_path: Path, segspec: Run) -> None:
    spec(tmp_path, "{c: body.twice, below: below}")
    (tmp_path / "a.wal").write_bytes(FRAMES)
    for condition, expected in (("c > 9", ["1", "2", "3", "4"]), ("c < 9", []), ("below >= 1", ["3", "4"])):
        command = ("dump", "--format", tmp_path / "t.ksy", tmp_path / "a.wal", "--where", condition)
        assert [row["offset"] for row in segspec(*command, "--output", "json").json] == expected


HOLDING = """meta: {id: t, endian: le}
-log:
  files: '*.wal'
  content: entry
  holds: is_entry
  number: {field: content.index}
  value: body
  columns: {data: content.data}
  length: len
  checksum: {field: crc, algorithm: crc32, covers: kind..body}
seq:
  - {id: kind, type: u1}
  - {id: len, type: u2}
  - {id: body, size: len, if: kind != 3}
  - {id: crc, type: u4}
instances:
  is_entry: {value: kind == 1 or kind == 3}
types:
  entry:
    seq:
      - {id: index, type: u4}
      - {id: data, size-eos: true}
"""


def held(kind: int, body: bytes) -> bytes:
    from zlib import crc32

    covered = pack("<BH", kind, len(body)) + body
    return covered + pack("<I", crc32(covered))


def holding(folder: Path, old: str = "", new: str = "") -> Path:
    needs.npm("kaitai-struct-compiler")
    path = folder / "t.ksy"
    path.write_text(HOLDING.replace(old, new) if old else HOLDING)
    return path


def test_content_is_not_read_of_frames_that_hold_no_record(tmp_path: Path, segspec: Run) -> None:
    path = holding(tmp_path)
    log = tmp_path / "a.wal"
    log.write_bytes(held(1, pack("<I", 1) + b"one") + held(2, b"ab") + held(1, pack("<I", 2) + b"two"))
    found = read(declared.load(path), log.read_bytes(), "a.wal")
    assert (found.codes, [dict(record[4:])["data"] for record in found.records]) == ([], [b"one", b"two"])
    assert segspec("verify", "--format", path, log).code == 0
    drawn = segspec("inspect", "--format", path, log, "--at", "14").out
    assert "ab" in drawn
    assert "content" not in drawn


def test_content_that_cannot_be_read_is_damage_of_a_frame_that_holds_a_record(tmp_path: Path) -> None:
    format = declared.load(holding(tmp_path))
    content = held(1, pack("<I", 1) + b"one") + held(1, b"ab") + held(1, pack("<I", 2) + b"two")
    found = read(format, content, "a.wal")
    assert (found.codes, [record[0] for record in found.records]) == (["bad-length"], [1])


@pytest.mark.parametrize(("old", "new"), [("value: body", "value: content.data"), ("is_entry\n", "content.index\n")])
def test_what_content_is_read_from_is_no_part_of_it(tmp_path: Path, old: str, new: str) -> None:
    path = holding(tmp_path, old, new)
    with pytest.raises(library.SegspecError, match="it tells what the content is read from, or whether"):
        declared.load(path)
