"""Files are written by hand, damaged, and read: what comes out, and what is said."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from segspec_acme.rules import header_checksum

import segspec
from segspec.core.errors import Finding

BASE, TIME = 100, 1_700_000_000_000
HEADER = 20


def header(number: int) -> bytes:
    covered = struct.pack(">4sIQ", b"ACME", 1, number)
    return covered + struct.pack(">I", header_checksum(covered, path="", frame=None, header=None))


def record(number: int, key: bytes, value: bytes, kind: int = 0) -> bytes:
    covered = struct.pack(">QQBHI", number, TIME + number, kind, len(key), len(value)) + key + value
    return struct.pack(">2sI", b"RC", zlib.crc32(covered)) + covered


ROWS = [(BASE + n, b"k%d" % n, b"value %d" % n) for n in range(5)]
SEGMENT = header(BASE) + b"".join(record(*row) for row in ROWS)


@pytest.fixture
def segment(tmp_path: Path) -> Path:
    """A log of one segment."""
    path = tmp_path / "log" / f"{BASE:020}.acme"
    path.parent.mkdir()
    path.write_bytes(SEGMENT)
    return path


def read(folder: Path) -> tuple[list[tuple[object, ...]], list[Finding]]:
    """Numbers, keys and values of what can be read, also behind damage, and what is wrong."""
    found: list[Finding] = []
    log = segspec.open(folder)
    rows = [(r.offset, r.key, r.value) for r in log.records(on_damage="skip", report=found.append)]
    return rows, found


def test_it_is_told_from_other_formats(segment: Path) -> None:
    assert segspec.open(segment.parent).format.name == "acme"


def test_records_come_back_as_they_were_written(segment: Path) -> None:
    assert read(segment.parent) == (ROWS, [])
    assert [r.timestamp for r in segspec.open(segment).records()] == [TIME + number for number, _, _ in ROWS]
    table = segspec.open(segment).arrow(["offset", "kind", "value"]).read_all()
    assert table.to_pylist()[4] == {"offset": 104, "kind": "data", "value": b"value 4"}
    assert list(segspec.open(segment.parent).verify()) == []


def test_a_torn_tail_is_told_and_what_is_before_it_read(segment: Path) -> None:
    segment.write_bytes(SEGMENT[:-3])
    rows, found = read(segment.parent)
    assert rows == ROWS[:-1]
    assert [(finding.code, finding.severity) for finding in found] == [("torn", "error")]


@pytest.mark.parametrize("where", range(len(SEGMENT)))
def test_a_flipped_byte_is_never_read_as_if_nothing_were(segment: Path, where: int) -> None:
    damaged = bytearray(SEGMENT)
    damaged[where] ^= 0x40
    segment.write_bytes(damaged)
    rows, found = read(segment.parent)
    assert set(rows) <= set(ROWS)
    assert found
    if where >= HEADER:
        assert len(rows) >= len(ROWS) - 1


def test_a_clean_copy_has_every_record_but_the_damaged_one(segment: Path) -> None:
    damaged = bytearray(SEGMENT)
    damaged[SEGMENT.index(b"value 2")] ^= 1
    segment.write_bytes(damaged)
    copy = segment.parents[1] / "copy"
    segspec.recover(segment.parent, copy)
    assert read(copy)[0] == [row for row in ROWS if row[0] != BASE + 2]


def test_spark_knows_it_by_its_name() -> None:
    pytest.importorskip("pyspark")
    from pyspark_acme import DefaultSource

    assert DefaultSource({}).name() == "acme"
