"""Damage by situation: what is released, and what is said about it."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Code
from segspec.reading.seek import Seeker
from tests.builders.ffwd import blob, entry, header, segment, segment_name
from tests.ffwd.reading import numbers, read_all
from tests.helpers.effort import counted
from tests.helpers.logs import codes, log_of, numbered
from tests.helpers.verbs import READERS

SMALLEST_LOG = 10_000


def stale_size(position: int, capacity: int = SMALLEST_LOG, short: int = 2) -> bytes:
    """The size that a write leaves behind for which the segment was `short` bytes too small."""
    return entry(b"", size=capacity - position - 4 + short)


@pytest.mark.parametrize("size", [1, 100, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF])
def test_hostile_sizes_at_the_end_are_torn(size: int) -> None:
    records, findings, summary = read_all(segment(0, 3) + entry(b"", size=size))
    assert (numbered(records), codes(findings), summary.end) == (numbers(0, 3), ["torn"], "torn")
    assert ("negative int" in findings[0].message) == (size >= 0x80000000)


def test_a_size_left_behind_by_a_failed_write_is_skipped_with_its_number() -> None:
    start = segment(0, 1)
    content = start + stale_size(len(start)) + b"".join(entry(blob(n)) for n in range(2, 6))
    records, findings, summary = read_all(content)
    assert numbered(records) == numbers(0, 1) + numbers(2, 4)
    assert [(f.code, f.records, f.bytes) for f in findings] == [(Code.TORN, 1, 4)]
    assert "a write that failed" in findings[0].message
    assert summary.end == "torn"


def test_two_failed_writes_in_one_segment() -> None:
    content = segment(0, 2)
    content += stale_size(len(content)) + entry(blob(3)) + entry(blob(4))
    content += stale_size(len(content), short=1) + entry(blob(6))
    records, findings, _ = read_all(content)
    assert numbered(records) == numbers(0, 2) + numbers(3, 2) + numbers(6, 1)
    assert [f.records for f in findings] == [1, 1]


def test_a_failed_write_in_front_of_an_empty_message() -> None:
    start = segment(0, 1)
    content = start + stale_size(len(start)) + entry(b"") + entry(blob(3))
    assert numbered(read_all(content)[0]) == [(0, blob(0)), (2, b""), (3, blob(3))]


def test_the_next_base_decides_between_readings(tmp_path: Path) -> None:
    """A false size before a blob of zeros looks like a failed write, but then there are too many numbered."""
    zeros = entry(bytes(40), size=40 | 1 << 20)
    content = segment(0, 3) + zeros + b"".join(entry(blob(n)) for n in range(4, 8))
    log = log_of("ffwd", tmp_path, {segment_name(0): content, segment_name(8): segment(8, 2), "index": b""})
    got = [(r.offset, r.value) for r in log.records(on_damage="skip", report=[].append)]
    assert got == numbers(0, 3) + numbers(4, 6)


def test_the_next_base_gives_the_numbers_where_several_messages_are_lost(tmp_path: Path) -> None:
    content = segment(0, 3) + b"\xff" * 50 + b"".join(entry(blob(n)) for n in range(6, 9))
    log = log_of("ffwd", tmp_path, {segment_name(0): content, segment_name(9): segment(9, 1), "index": b""})
    findings: list = []
    got = [(r.offset, r.value) for r in log.records(on_damage="skip", report=findings.append)]
    assert got == numbers(0, 3) + numbers(6, 4)
    assert [(f.code, f.records, f.bytes) for f in findings] == [(Code.TORN, 3, 50)]


def test_without_evidence_one_message_is_taken_as_lost_and_said() -> None:
    content = segment(0, 3) + b"\xff" * 50 + b"".join(entry(blob(n)) for n in range(4, 7))
    records, findings, _ = read_all(content)
    assert numbered(records) == numbers(0, 3) + numbers(4, 3)
    assert "taking it that this is all that was lost" in findings[0].message


def test_no_message_has_a_number_of_more_than_64_bits() -> None:
    greatest = (1 << 64) - 1
    content = header(greatest) + entry(b"last") + entry(b"over") + entry(b"")
    records, findings, summary = read_all(content, name=segment_name(greatest))
    assert (numbered(records), summary.end, summary.valid_bytes) == ([(greatest, b"last")], "corrupt", 24)
    assert [(f.code, f.position, f.bytes) for f in findings] == [(Code.BAD_ORDER, 24, 12)]
    assert "its own needs more than 64 bits" in findings[0].message


def test_a_stale_size_early_in_a_big_segment_is_found_in_time() -> None:
    many = b"".join(entry(b"m" * 46) for _ in range(10_000))
    start = segment(0, 1)
    content = start + stale_size(len(start), capacity=len(start) + 4 + len(many)) + many
    records, findings, _ = read_all(content)
    assert (len(records), len(findings)) == (10_001, 1)
    assert records[-1].offset == 10_001


def test_hostile_bytes_end_in_time() -> None:
    sizes = b"".join(entry(b"", size=n) for n in (0x01010101, 0x00000001, 0x00010001, 0x7FFFFFFF))
    content = header(0) + entry(b"", size=1 << 30) + sizes * 5_000 + b"\x01"
    assert codes(read_all(content)[1])[0] == "torn"


HOLE = 1 << 30


@pytest.mark.parametrize("verb", ["info", "verify", "forecast"])
def test_a_hole_within_a_segment_is_not_walked_message_by_message(verb: str, tmp_path: Path) -> None:
    log, content = tmp_path / "log", segment(0, 3)
    log.mkdir()
    path = log / segment_name(0)
    with path.open("wb") as file:
        file.write(content)
        file.seek(len(content) + HOLE)
        file.write(entry(b"after the hole"))
    with counted() as effort:
        READERS[verb](log, tmp_path / "out")
    assert effort.looked_at < HOLE // 16, effort
    opened = library.open(log)
    assert opened.info()["records"] == 4 + HOLE // 4
    place = Seeker(opened.format, opened.segments, opened.limits).find_last(2, deleted=False)
    assert place.mark is not None
    assert place.mark.position > HOLE // 2


@pytest.mark.parametrize("length", [1, 1 << 8, 1 << 16])
@pytest.mark.parametrize("empty", [1_000, 1_024, 5_000, 200_000])
def test_zeros_between_messages_are_as_many_messages_however_many_they_are(
    empty: int, length: int, tmp_path: Path
) -> None:
    """The size of the message after them begins with zeros, too."""
    log = tmp_path / "log"
    log.mkdir()
    (log / segment_name(0)).write_bytes(segment(0, 3) + entry(b"") * empty + entry(b"x" * length))
    assert library.open(log).info()["records"] == 4 + empty
    assert sum(1 for _ in library.open(log).records()) == 4 + empty
    assert all(found.code != "zeroed" for found in library.open(log).verify())
