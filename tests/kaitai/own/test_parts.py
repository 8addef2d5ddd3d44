"""Files that are read in parts: each row is in one part, and all is told as of the whole file."""

from __future__ import annotations

import random
import struct
from pathlib import Path

import pyarrow as pa
import pytest

from segspec.core.errors import Code, Finding, SegspecError
from segspec.custom import Cut, OwnFormat, can_be_read_in_parts, compile_format, part_of
from tests.kaitai.own.conftest import Made

pytestmark = pytest.mark.node

STEPS = (50, 1000, 5000, 1 << 20)
ROWS = 150
MOST = 1 << 30
PLACES = ("_position", "_end")


def fixed(rows: int) -> bytes:
    return b"HEAD\5\0hello" + b"".join(struct.pack("<IB", number, number % 200) for number in range(rows))


def marked(number: int, body: bytes) -> bytes:
    return struct.pack("<4sII", b"MARK", number, len(body)) + body


def marked_rows(rows: int) -> bytes:
    """Some have the magic in their body, some a whole row."""
    chosen = random.Random(5)
    bodies = [b"MARK", b"MARKMARKMARK", marked(7, b"abc"), b"x" * 300, b""]
    return b"".join(marked(number, chosen.choice(bodies)) for number in range(rows))


def whole(format: OwnFormat, path: Path, on_damage: str = "skip") -> tuple[pa.Table, list[Finding]]:
    found: list[Finding] = []
    return format.open(path).arrow(on_damage=on_damage, report=found.append).read_all(), found


def in_parts(format: OwnFormat, path: Path, step: int, on_damage: str = "skip") -> tuple[pa.Table, list[Finding]]:
    found: list[Finding] = []
    tables = [format.schema.empty_table()]
    parts = -(-path.stat().st_size // step)
    for number in range(parts):
        part = part_of(format, str(path), Cut(step, number, parts), MOST)
        if part is not None:
            tables.append(part.arrow(on_damage=on_damage, report=found.append).read_all())
    return pa.concat_tables(tables), found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file"


@pytest.fixture
def rows_of_one_size(own: Made) -> OwnFormat:
    return own("fixed_rows", columns=("number", "kind", *PLACES))


@pytest.fixture
def rows_with_a_magic(own: Made) -> OwnFormat:
    return own("marked_rows", columns=("number", "body", *PLACES))


@pytest.mark.parametrize("step", STEPS)
def test_rows_of_one_size_after_a_header_are_each_in_one_part(
    rows_of_one_size: OwnFormat, path: Path, step: int
) -> None:
    path.write_bytes(fixed(1000))
    expected, _ = whole(rows_of_one_size, path)
    assert expected["number"].to_pylist() == list(range(1000))
    assert expected["_position"][-1].as_py() == 11 + 999 * 5
    assert in_parts(rows_of_one_size, path, step, "fail") == (expected, [])


@pytest.mark.parametrize("step", STEPS)
def test_rows_with_a_magic_are_each_in_one_part_though_their_bodies_have_it_too(
    rows_with_a_magic: OwnFormat, path: Path, step: int
) -> None:
    path.write_bytes(marked_rows(ROWS))
    expected, _ = whole(rows_with_a_magic, path)
    assert expected["number"].to_pylist() == list(range(ROWS))
    assert in_parts(rows_with_a_magic, path, step, "fail") == (expected, [])


@pytest.mark.parametrize("step", STEPS)
def test_damage_is_told_once_where_it_lies_in_the_file(rows_with_a_magic: OwnFormat, path: Path, step: int) -> None:
    data = bytearray(marked_rows(ROWS))
    data[4000:6000] = bytes(2000)
    path.write_bytes(data)
    expected, found = whole(rows_with_a_magic, path)
    table, told = in_parts(rows_with_a_magic, path, step)
    assert 0 < len(expected) < ROWS
    assert table == expected
    assert [(each.position, each.code) for each in told] == [(each.position, each.code) for each in found]


def test_the_end_of_a_torn_file_is_told_by_the_last_part_without_the_number_of_its_row(
    rows_of_one_size: OwnFormat, path: Path
) -> None:
    path.write_bytes(fixed(1000) + b"xy")
    table, (told,) = in_parts(rows_of_one_size, path, 100)
    assert len(table) == 1000
    assert (told.position, told.code, told.field) == (5011, Code.TORN, "rows[].number")
    assert told.message == "rows[].number needs 4 bytes, and 2 bytes are left (byte 5011 of the file)"


def test_a_row_that_would_reach_into_the_next_part_is_damage_that_says_so(
    rows_with_a_magic: OwnFormat, path: Path
) -> None:
    data = bytearray(b"".join(marked(number, bytes(48)) for number in range(3000)))
    # The first row says that it goes on, far beyond the rows that follow it.
    data[8:12] = struct.pack("<I", 150_000)
    path.write_bytes(data)
    with pytest.raises(SegspecError, match=r"before the byte 120000, where a row seems to begin \(the file is read in"):
        in_parts(rows_with_a_magic, path, 120_000, "fail")


def test_a_damaged_header_is_told_by_the_first_part_alone(rows_of_one_size: OwnFormat, path: Path) -> None:
    path.write_bytes(b"HEAP" + fixed(1000)[4:])
    table, (told,) = in_parts(rows_of_one_size, path, 100, "stop")
    assert len(table) == 0
    assert (told.position, told.code) == (0, Code.BAD_MAGIC)


def test_a_part_may_be_read_of_a_file_that_is_larger_than_what_may_be_held(
    rows_of_one_size: OwnFormat, path: Path
) -> None:
    path.write_bytes(fixed(1000))
    with pytest.raises(SegspecError, match="max_bytes"):
        rows_of_one_size.open(path, max_bytes=200)
    part = part_of(rows_of_one_size, str(path), Cut(100, 20, 51), 200)
    assert part is not None
    assert part.arrow().read_all()["_position"][0].as_py() == 2001


WITHIN = (
    "meta: {{id: cut}}\nseq: [{{id: n, type: u1}}, {{id: rows, type: row, repeat: eos}}]\n"
    "types:\n  inner: {{}}\n  row:\n    {}\n"
)
CUT = {
    "seq: [{id: a, type: u4be}]": True,
    "seq: [{id: a, contents: [7]}, {id: len, type: u1}, {id: b, size: len}]": True,
    "seq: [{id: a, contents: [7]}, {id: b, size-eos: true}]": False,
    "seq: [{id: a, contents: [7]}, {id: b, type: u1, repeat: eos}]": False,
    "seq: [{id: a, contents: [7]}, {id: b, terminator: 0, eos-error: false}]": False,
    "seq: [{id: a, type: u1}]\n    instances: {b: {value: _io.size}}": False,
    "seq: [{id: a, type: u1}]\n    instances: {b: {pos: 0, type: u1}}": False,
    "seq: [{id: a, size: 4, type: inner}]\n    instances: {b: {io: a._io, pos: 0, type: u1}}": True,
    "seq: [{id: a, size: 4, type: inner}]\n    instances: {b: {io: a._io, pos: _io.pos, type: u1}}": False,
    "seq: [{id: a, type: u1, doc: of _io and rows}]\n    instances: {b: {value: _parent.n}}": True,
    "seq: [{id: a, type: u1}]\n    instances: {b: {value: '_parent.rows[0].a'}}": False,
}


@pytest.mark.parametrize("row", CUT)
def test_a_file_is_cut_where_rows_know_nothing_of_each_other(tmp_path: Path, row: str) -> None:
    (tmp_path / "cut.ksy").write_text(WITHIN.format(row))
    format = compile_format(tmp_path / "cut.ksy")
    assert format.rows == "rows"
    assert can_be_read_in_parts(format) is CUT[row]


def test_a_file_is_not_cut_where_rows_are_numbered(own: Made) -> None:
    assert not can_be_read_in_parts(own("fixed_rows", columns=("number", "_index")))
