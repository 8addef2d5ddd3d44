"""Reading on after damage: no more is lost than what is damaged, and a finding names it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from struct import pack
from typing import Any

import pytest

import segspec as library
from segspec.core.errors import Finding
from segspec.custom import load, save
from tests.cli.conftest import Run
from tests.helpers.sweeps import some
from tests.kaitai.own.test_lost_values import format_of, read, told

pytestmark = [pytest.mark.node, pytest.mark.usefixtures("compiler")]

CHECKED = """meta: {id: t, endian: le}
seq: [{id: rows, type: row, repeat: eos}]
types:
  row:
    seq:
      - {id: kind, type: u1, valid: {max: 5}}
      - {id: n, type: u1}
      - {id: body, type: body, size: n}
      - {id: end, contents: [9]}
  body: {seq: [{id: a, type: u1}, {id: b, type: u2}]}
"""


def row(kind: int, value: int, end: int = 9) -> bytes:
    return bytes([kind, 3, value]) + pack("<H", value) + bytes([end])


def test_a_value_that_fails_its_check_costs_that_value(tmp_path: Path) -> None:
    format = format_of(tmp_path, CHECKED)
    rows, found = read(format, tmp_path, row(1, 1) + row(8, 2) + row(3, 3), "skip")
    assert [(each["kind"], each["body"]["a"]) for each in rows] == [(1, 1), (None, 2), (3, 3)]
    assert [told(each) for each in found] == [("bad-encoding", 6, "rows[1].kind")]
    assert (found[0].expected, found[0].actual) == ("at most 5", "8")
    stopped, _ = read(format, tmp_path, row(1, 1) + row(8, 2) + row(3, 3))
    assert [each["kind"] for each in stopped] == [1]


def test_a_constant_that_is_another_one_costs_nothing_besides(tmp_path: Path) -> None:
    rows, found = read(format_of(tmp_path, CHECKED), tmp_path, row(1, 1) + row(2, 2, 8) + row(3, 3), "skip")
    assert [each["kind"] for each in rows] == [1, 2, 3]
    assert [told(each) for each in found] == [("bad-encoding", 11, "rows[1].end")]


def test_a_structure_with_bytes_of_its_own_is_null(tmp_path: Path) -> None:
    content = row(1, 1) + bytes([2, 2, 7, 7, 9]) + row(3, 3)
    rows, found = read(format_of(tmp_path, CHECKED), tmp_path, content, "skip")
    assert [each["kind"] for each in rows] == [1, 2, 3]
    assert [each["body"] is None for each in rows] == [False, True, False]
    assert [told(each) for each in found] == [("torn", 9, "rows[1].body.b")]


IN_BLOCKS = """meta: {id: t, endian: le}
seq: [{id: blocks, type: block, repeat: eos}]
types:
  block:
    seq:
      - {id: len, type: u1}
      - {id: rows, type: rows, size: len}
      - {id: end, contents: [9]}
  rows: {seq: [{id: items, type: item, repeat: eos}]}
  item: {seq: [{id: n, type: u1, valid: {max: 5}}, {id: name, size: n}]}
"""


@pytest.mark.parametrize(
    ("broken", "end", "place", "field"),
    [
        (b"\1b\5c", 9, 9, "blocks[1].rows.items[1].name"),
        (b"\1b\7c", 9, 9, "blocks[1].rows.items[1].n"),
        (b"\1b\1c", 8, 11, "blocks[1].end"),
    ],
    ids=["an item needs more than its part has", "a value fails its check", "what ends the block is another"],
)
def test_a_pass_that_stops_gives_the_rows_of_a_block_before_its_damage(
    tmp_path: Path, broken: bytes, end: int, place: int, field: str
) -> None:
    block = b"\4\1a\1a\x09"
    content = block + bytes([len(broken)]) + broken + bytes([end]) + block
    format = format_of(tmp_path, IN_BLOCKS, rows="blocks.rows.items")
    assert format.fast is not None
    rows, found = read(format, tmp_path, content)
    assert [each["name"] for each in rows] == [b"a", b"a", b"b", b"c"][: 3 + (field == "blocks[1].end")]
    assert [told(each)[1:] for each in found] == [(place, field)]


def test_a_length_that_fails_its_check_is_not_followed(tmp_path: Path) -> None:
    """Who knows where the row ends? Its magic tells where the next one begins."""
    spec = """meta: {id: t, endian: le}
seq:
  - {id: magic, contents: RR}
  - {id: n, type: u1, valid: {max: 20}}
  - {id: body, size: n}
"""
    rows, found = read(format_of(tmp_path, spec), tmp_path, b"RR\1a" + b"RR\x63b" + b"RR\1c", "skip")
    assert [each["body"] for each in rows] == [b"a", b"c"]
    assert [(each.field, each.position, each.bytes) for each in found] == [("n", 4, 4)]


SIZED = """meta: {id: t, endian: le}
seq: [{id: rows, type: row, size: 4, repeat: eos}]
types: {row: {seq: [{id: n, type: u1}, {id: name, size: n}]}}
"""
ELSEWHERE = """meta: {id: t, endian: le}
seq: [{id: count, type: u1}]
instances: {rows: {pos: count - 2, size: 4, type: row, repeat: expr, repeat-expr: count}}
types: {row: {seq: [{id: n, type: u1}, {id: name, size: n}]}}
"""


@pytest.mark.parametrize(("spec", "before"), [(SIZED, b""), (ELSEWHERE, b"\3")], ids=["in order", "elsewhere"])
def test_a_row_whose_bytes_are_known_is_left_out(tmp_path: Path, spec: str, before: bytes) -> None:
    content = before + b"\1aZZ" + b"\7aZZ" + b"\3abc"
    rows, found = read(format_of(tmp_path, spec), tmp_path, content, "skip")
    assert [each["name"] for each in rows] == [b"a", b"abc"]
    assert [(told(each), each.bytes) for each in found] == [(("torn", len(before) + 4, "rows[1].name"), 4)]


PART = """meta: {id: t, endian: le}
seq: [{id: len, type: u4}, {id: part, type: part, size: len}, {id: sum, type: u2}]
types:
  part: {seq: [{id: rows, type: row, repeat: eos}]}
  row: {seq: [{id: n, type: u1}, {id: name, size: n}]}
"""


@pytest.mark.parametrize(
    ("missing", "names", "field"),
    [
        (2, [b"ab", b"c", b"def"], "sum"),
        (3, [b"ab", b"c"], "part.rows[2].name"),
        (6, [b"ab", b"c"], "part"),
        (9, [], "part.rows[0].name"),
    ],
)
def test_rows_before_the_tear_of_a_part_come(tmp_path: Path, missing: int, names: list[bytes], field: str) -> None:
    rows_ = b"\2ab\1c\3def"
    content = pack("<I", len(rows_)) + rows_ + b"\0\0"
    rows, (finding,) = read(format_of(tmp_path, PART), tmp_path, content[:-missing])
    assert [each["name"] for each in rows][: len(names)] == names
    assert (finding.code, finding.field) == ("torn", field)


TEXTS = """meta: {id: t, encoding: ASCII}
seq: [{id: rows, type: row, repeat: eos}]
types: {row: {seq: [{id: n, type: u1}, {id: name, type: str, size: n}]}}
"""


@pytest.mark.parametrize(
    ("errors", "names"), [("null", ["one", None]), ("replace", ["one", "t\ufffd"]), ("bytes", [b"one", b"t\xff"])]
)
def test_a_text_that_does_not_decode_is_what_was_asked_for(
    segspec: Run, tmp_path: Path, errors: str, names: list[Any]
) -> None:
    format = format_of(tmp_path, TEXTS, text_errors=errors)
    save(format, tmp_path / "made")
    for each in (format, load(tmp_path / "made")):
        rows, found = read(each, tmp_path, b"\3one\2t\xff")
        assert [row["name"] for row in rows] == names
        assert [told(each) for each in found] == [("bad-encoding", 5, "rows[1].name")] * (errors == "null")
    done = segspec("dump", "--ksy", tmp_path / "t.ksy", tmp_path / "f", "--output", "json", "--text-errors", errors)
    assert done.code == (3 if errors == "null" else 0)
    with pytest.raises(ValueError, match="text_errors='ignore': null, replace, bytes"):
        library.compile(tmp_path / "t.ksy", text_errors="ignore")


def test_a_kernel_reads_on_after_each_damage(tmp_path: Path) -> None:
    """What is lost is read by the parser, and what follows it by the kernel again."""
    format = format_of(
        tmp_path, "meta: {id: t}\nseq: [{id: a, type: u1, valid: {max: 9}}, {id: b, type: u1}]\n", rows=""
    )
    content = b"".join(bytes([number % 10 if number % 700 else 77, 1]) for number in range(3_000))
    (tmp_path / "f").write_bytes(content)
    found: list[Finding] = []
    rows = format.open(tmp_path / "f").arrow(["a", "b"], on_damage="skip", report=found.append).read_all()
    assert (rows.num_rows, rows["a"].null_count) == (3_000, 5)
    assert [each.position for each in found] == [2 * number for number in range(0, 3_000, 700)]
    slow: list[Finding] = []
    again = replace(format, fast=None).open(tmp_path / "f").arrow(on_damage="skip", report=slow.append).read_all()
    assert (again.to_pylist(), slow) == (rows.to_pylist(), found)


MARKED = """meta: {id: t, endian: le}
seq: [{id: head, type: u1}, {id: rows, type: row, repeat: eos}]
types:
  row: {seq: [{id: magic, contents: RR}, {id: n, type: u1}, {id: body, size: n}, {id: sum, type: u1, valid: n}]}
"""
MARKED_FILE = b"H" + b"RR\1a\1" + b"RR\2bc\7" + b"RR\1d\1" + b"xx" + b"RR\1e\1" + b"RR\xffzz" + b"RR\1g\1"


def test_recover_copies_the_sound_rows(segspec: Run, tmp_path: Path) -> None:
    spec, path, out = tmp_path / "t.ksy", tmp_path / "f", tmp_path / "out"
    spec.write_text(MARKED)
    path.write_bytes(MARKED_FILE)
    dry = segspec("recover", "--ksy", spec, path, "-o", out, "--dry-run", "--output", "json")
    assert (dry.code, out.exists()) == (3, False)
    done = segspec("recover", "--ksy", spec, path, "-o", out, "--output", "json")
    assert (done.code, done.json[0]["logs"]) == (3, dry.json[0]["logs"])
    assert (out / "f").read_bytes() == b"HRR\1a\1RR\1d\1RR\1e\1RR\1g\1"
    (report,) = done.json[0]["logs"]
    assert report["kept"] == {"records": "4", "bytes": "21", "ranges": []}
    assert (report["lost"], report["files"]) == ({"bytes": "13", "ranges": []}, {"f": "21"})
    assert [each["position"] for each in report["findings"]] == ["11", "17", "24"]
    again = segspec("recover", "--format", spec, out / "f", "-o", tmp_path / "again")
    assert (again.code, (tmp_path / "again" / "f").read_bytes()) == (0, (out / "f").read_bytes())


def test_recover_needs_rows_that_can_be_found_again(segspec: Run, tmp_path: Path) -> None:
    (tmp_path / "t.ksy").write_text(CHECKED)
    (tmp_path / "f").write_bytes(row(1, 1))
    done = segspec("recover", "--ksy", tmp_path / "t.ksy", tmp_path / "f", "-o", tmp_path / "out")
    assert (done.code, (tmp_path / "out").exists()) == (2, False)
    assert "cannot be copied by themselves" in " ".join(done.err.split())


PARTS = """meta: {id: t, endian: be}
seq:
  - {id: number, type: u2}
  - {id: counted, size: 6, type: counted}
  - {id: kinds, size: 6, type: kinds}
  - {id: within, size: 6, type: within}
  - {id: bits, size: 6, type: bits}
  - {id: elsewhere, size: 6, type: elsewhere}
types:
  counted:
    seq:
      - {id: n, type: u1, valid: {max: 40}}
      - {id: items, type: u1, repeat: expr, repeat-expr: n}
      - {id: rest, size-eos: true}
  kinds:
    seq:
      - {id: kind, type: u1, valid: {any-of: [1, 2]}}
      - {id: inner, type: {switch-on: kind, cases: {1: number, 2: word}}}
  number: {seq: [{id: x, type: u4}]}
  word: {seq: [{id: n, type: u1, valid: {max: 9}}, {id: s, type: str, size: n, encoding: ASCII}]}
  within:
    seq:
      - {id: len, type: u1, valid: {max: 30}}
      - {id: counted, type: counted, size: len}
  bits:
    seq:
      - {id: a, type: b3}
      - {id: n, type: b5, valid: {max: 20}}
      - {id: items, type: b4, repeat: expr, repeat-expr: n}
  elsewhere:
    seq: [{id: offset, type: u1, valid: {max: 4}}]
    instances:
      there: {pos: offset, type: u2}
      share: {value: 100 / offset}
"""
LENGTH = 6
NAMES = ["counted", "kinds", "within", "bits", "elsewhere"]


def numbered(number: int) -> bytes:
    parts = [b"\3abc..", b"\1\0\0\0\5."] if number % 2 else [b"\0.....", b"\2\3abc."]
    return pack(">H", number) + b"".join([*parts, b"\5\2ab..", bytes([number % 8, *b"....."]), b"\2....."])


@pytest.mark.parametrize("lane", ["kernel", "parser"])
def test_what_is_wrong_in_a_part_of_known_size_is_only_lost_there(tmp_path: Path, lane: str) -> None:
    """Every byte of each part: numbers that others are laid out by, kinds, texts, places within the part."""
    format = format_of(tmp_path, PARTS)
    assert (format.lane, format.rows) == ("kernel", "")
    if lane == "parser":
        format = replace(format, fast=None)
    content = b"".join(map(numbered, range(4)))
    sound, none = read(format, tmp_path, content, "skip")
    assert (len(sound), none) == (4, [])
    size, row = len(content) // 4, 1
    for at in some(range(2, size), 10):
        part = NAMES[(at - 2) // LENGTH]
        for wrong in (0, 1, 0x45, 0xFF):
            damaged = bytearray(content)
            damaged[row * size + at] = wrong
            rows, found = read(format, tmp_path, bytes(damaged), "skip")
            kept = [{name: value for name, value in each.items() if name != part} for each in sound]
            assert [{name: each[name] for name in kept[0]} for each in rows] == kept, (at, wrong)
            assert [each[part] for each in rows[2:]] == [each[part] for each in sound[2:]], (at, wrong)
            assert all((each.field or "").startswith(part) for each in found), (at, wrong)
            assert found or rows[row][part] is not None, (at, wrong)
