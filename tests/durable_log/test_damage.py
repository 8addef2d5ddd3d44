"""Damage by situation: what is released, and what is said about it."""

from __future__ import annotations

import pytest

from segspec.core.errors import Code, SegspecError, Severity
from segspec.reading.walk import OnDamage
from tests.builders.durable_log import LEN_HEADER, payload, record, segment
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


def test_text_is_not_this_format() -> None:
    _, findings, summary = read_all(b"2026-01-01 INFO started\n" * 10)
    assert summary.end == "not-this-format"
    assert codes(findings) == ["bad-magic"]


def test_first_record_with_a_damaged_magic_is_corrupt_and_not_another_format() -> None:
    records, findings, summary = read_all(record(0, b"only one", magic=b"GOLE"))
    assert not records
    assert summary.end == "corrupt"
    assert codes(findings) == ["bad-magic"]


@pytest.mark.parametrize(("flags", "reserved"), [(1, 0), (0, 1), (255, 65535)])
def test_nonzero_flags_and_reserved_are_warnings_and_the_record_is_read(flags: int, reserved: int) -> None:
    content = segment([0]) + record(1, b"x", flags=flags, reserved=reserved) + segment([2])
    content = content.replace(segment([2]), record(2, payload(2)))
    records, findings, summary = read_all(content, OnDamage.STOP)
    assert offsets(records) == [0, 1, 2]
    assert summary.end == "clean"
    assert {f.severity for f in findings} == {Severity.WARNING}
    assert {(f.code, f.field, f.expected, f.actual) for f in findings} == {
        (Code.RESERVED_NONZERO, field, "0", str(value))
        for field, value in (("flags", flags), ("reserved", reserved))
        if value
    }


def test_what_follows_a_first_record_of_which_nothing_holds_is_read_in_a_segment_that_begins_later() -> None:
    """How many records may be lost counts from the segment's own base, not from 0."""
    content = segment([1000, 1001, 1002])
    records, findings, _ = read_all(bytes(LEN_HEADER) + content[LEN_HEADER:], base=1000)
    assert offsets(records) == [1001, 1002]
    assert codes(findings) == ["bad-magic"]


def test_unknown_version_is_unsupported_and_skipped() -> None:
    content = segment([0, 1]) + record(2, b"of the future", version=2) + segment([3, 4])
    records, findings, summary = read_all(content, OnDamage.STOP)
    assert (offsets(records), summary.end) == ([0, 1], "unsupported")
    assert (findings[0].code, findings[0].expected, findings[0].actual) == (Code.UNSUPPORTED_VERSION, "1", "2")
    records, findings, _ = read_all(content)
    assert offsets(records) == [0, 1, 3, 4]
    assert (findings[0].records, findings[0].bytes) == (1, LEN_HEADER + 13)


def test_false_checksum_names_both_values() -> None:
    content = segment([0]) + record(1, b"x", checksum=0xDEADBEEF) + segment([2])
    records, findings, _ = read_all(content)
    assert offsets(records) == [0, 2]
    assert (findings[0].code, findings[0].field, findings[0].expected) == (Code.BAD_CHECKSUM, "checksum", "deadbeef")
    assert f"is {findings[0].actual}" in findings[0].message


def test_fail_raises_the_first_error_after_the_records_before_it() -> None:
    with pytest.raises(SegspecError) as raised:
        read_all(segment([0]) + record(1, b"x", checksum=1), OnDamage.FAIL)
    assert raised.value.code is Code.BAD_CHECKSUM
    assert raised.value.position == len(segment([0]))


def test_skipped_numbers_are_a_gap_and_every_record_is_read() -> None:
    records, findings, summary = read_all(segment([0, 1, 5, 6]), OnDamage.STOP)
    assert (offsets(records), summary.end) == ([0, 1, 5, 6], "clean")
    assert [(f.code, f.severity, f.records) for f in findings] == [(Code.GAP, Severity.WARNING, 3)]
    assert (findings[0].expected, findings[0].actual) == ("2", "5")


def test_first_record_beyond_the_base_in_the_name_is_a_gap() -> None:
    records, findings, _ = read_all(segment([7, 8]), base=5)
    assert offsets(records) == [7, 8]
    assert codes(findings) == ["gap"]
    assert "file's name" in findings[0].message


def test_false_offset_between_two_sound_records_is_an_error() -> None:
    content = segment([0, 1]) + record(1 << 40, b"x") + segment([3, 4])
    records, findings, _ = read_all(content)
    assert offsets(records) == [0, 1, 3, 4]
    assert (findings[0].code, findings[0].field, findings[0].records) == (Code.BAD_ORDER, "offset", 1)
    assert (findings[0].expected, findings[0].actual) == ("2", str(1 << 40))


def test_numbers_that_step_back_are_not_released() -> None:
    records, findings, summary = read_all(segment([0, 1, 2, 1]), OnDamage.STOP)
    assert offsets(records) == [0, 1, 2]
    assert (codes(findings), summary.end) == (["bad-order"], "corrupt")


def test_zero_tail_is_zeroed_and_ends_torn() -> None:
    records, findings, summary = read_all(segment([0, 1]) + bytes(4096), OnDamage.STOP)
    assert (offsets(records), summary.end) == ([0, 1], "torn")
    assert (findings[0].code, findings[0].severity, findings[0].bytes) == (Code.ZEROED, Severity.ERROR, 4096)


@pytest.mark.parametrize("zeros", [1, 3, 4, 23, 24, 25])
def test_a_short_zero_tail_is_zeroed_too(zeros: int) -> None:
    assert codes(read_all(segment([0]) + bytes(zeros))[1]) == ["zeroed"]


def test_a_segment_of_zeros_is_zeroed() -> None:
    _, findings, summary = read_all(bytes(512))
    assert (codes(findings), summary.end) == (["zeroed"], "torn")


def test_a_hole_of_zeros_within_the_segment_is_skipped() -> None:
    lost = segment([1, 2, 3])
    records, findings, _ = read_all(segment([0]) + bytes(len(lost)) + segment([4, 5]))
    assert offsets(records) == [0, 4, 5]
    assert (codes(findings), findings[0].records) == (["bad-magic"], 3)
    assert f"{len(lost)} zero bytes" in findings[0].message


def test_torn_record_that_was_written_over_gives_back_all_behind_it() -> None:
    content = segment([0, 1]) + record(2, bytes(100))[:64] + segment([3, 4, 5])
    records, findings, _ = read_all(content)
    assert offsets(records) == [0, 1, 3, 4, 5]
    assert (findings[0].records, findings[0].bytes) == (1, 64)


def test_torn_record_in_front_of_a_single_last_one() -> None:
    records, _, _ = read_all(segment([0]) + record(1, bytes(100))[:64] + segment([2]))
    assert offsets(records) == [0, 2]


@pytest.mark.parametrize("length", [0, 1, 1000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF])
def test_hostile_lengths_lose_one_record_only(length: int) -> None:
    content = segment([0, 1]) + record(2, b"hostile", length=length) + segment([3, 4])
    records, findings, _ = read_all(content)
    assert offsets(records) == [0, 1, 3, 4]
    assert [f.records for f in findings] == [1]


def test_junk_between_records_is_skipped_and_nothing_is_lost() -> None:
    records, findings, _ = read_all(segment([0, 1]) + b"\x9d" * 37 + segment([2, 3]))
    assert offsets(records) == [0, 1, 2, 3]
    assert (findings[0].records, findings[0].bytes) == (0, 37)


def test_two_damages_and_a_lone_record_between_them() -> None:
    content = segment([0]) + record(1, b"x", checksum=1) + segment([2]) + record(3, b"y", magic=b"GOLE") + segment([4])
    assert offsets(read_all(content)[0]) == [0, 2, 4]


def test_neighbouring_damages() -> None:
    content = segment([0]) + record(1, b"x", length=70) + record(2, b"y", magic=b"\0\0\0\0") + segment([3, 4])
    assert offsets(read_all(content)[0]) == [0, 3, 4]


def test_false_offset_behind_a_torn_record_that_was_written_over() -> None:
    behind = segment([3, 4]) + record(4, b"five") + segment([6, 7])
    records, findings, _ = read_all(segment([0, 1]) + record(2, bytes(100))[:64] + behind)
    assert offsets(records) == [0, 1, 3, 4, 6, 7]
    assert codes(findings) == ["bad-checksum", "bad-order"]
