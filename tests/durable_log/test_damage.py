"""Damage by situation: what is released, and what is said about it."""

from __future__ import annotations

from segspec.core.errors import Code
from segspec.reading.walk import OnDamage
from tests.builders.durable_log import LEN_HEADER, record, segment
from tests.durable_log.reading import read_all
from tests.helpers.logs import codes, offsets


def test_byte_swapped_magic_is_named_as_that() -> None:
    content = segment([0]) + record(1, b"x", magic=b"DLOG")
    records, findings, summary = read_all(content, OnDamage.STOP)
    assert offsets(records) == [0]
    assert summary.end == "corrupt"
    assert findings[0].code is Code.BAD_MAGIC
    assert findings[0].position == len(segment([0]))
    assert "bytes swapped" in findings[0].message
    assert findings[0].field == "magic"


def test_a_file_with_only_swapped_magic_is_not_this_format() -> None:
    records, findings, summary = read_all(record(0, b"x", magic=b"DLOG"), OnDamage.STOP)
    assert not records
    assert summary.end == "not-this-format"
    assert "bytes swapped" in findings[0].message


def test_what_follows_a_first_record_of_which_nothing_holds_is_read_in_a_segment_that_begins_later() -> None:
    """How many records may be lost counts from the segment's own base, not from 0."""
    content = segment([1000, 1001, 1002])
    records, findings, _ = read_all(bytes(LEN_HEADER) + content[LEN_HEADER:], base=1000)
    assert offsets(records) == [1001, 1002]
    assert codes(findings) == ["bad-magic"]


def test_false_checksum_names_both_values() -> None:
    content = segment([0]) + record(1, b"x", checksum=0xDEADBEEF) + segment([2])
    records, findings, _ = read_all(content)
    assert offsets(records) == [0, 2]
    assert (findings[0].code, findings[0].field, findings[0].expected) == (Code.BAD_CHECKSUM, "checksum", "deadbeef")
    assert f"is {findings[0].actual}" in findings[0].message


def test_first_record_beyond_the_base_in_the_name_is_a_gap() -> None:
    records, findings, _ = read_all(segment([7, 8]), base=5)
    assert offsets(records) == [7, 8]
    assert codes(findings) == ["gap"]
    assert "file's name" in findings[0].message


def test_a_hole_of_zeros_within_the_segment_is_skipped() -> None:
    lost = segment([1, 2, 3])
    records, findings, _ = read_all(segment([0]) + bytes(len(lost)) + segment([4, 5]))
    assert offsets(records) == [0, 4, 5]
    assert (codes(findings), findings[0].records) == (["bad-magic"], 3)
    assert f"{len(lost)} zero bytes" in findings[0].message


def test_torn_record_in_front_of_a_single_last_one() -> None:
    records, _, _ = read_all(segment([0]) + record(1, bytes(100))[:64] + segment([2]))
    assert offsets(records) == [0, 2]


def test_false_offset_behind_a_torn_record_that_was_written_over() -> None:
    behind = segment([3, 4]) + record(4, b"five") + segment([6, 7])
    records, findings, _ = read_all(segment([0, 1]) + record(2, bytes(100))[:64] + behind)
    assert offsets(records) == [0, 1, 3, 4, 6, 7]
    assert codes(findings) == ["bad-checksum", "bad-order"]
