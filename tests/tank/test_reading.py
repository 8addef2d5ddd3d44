"""Bundles as the system reads them: numbers, timestamps, keys, counts, codecs."""

from __future__ import annotations

import pytest

from segspec.core.errors import SegspecError
from segspec.core.limits import Limits
from segspec.core.model import SegmentSummary
from segspec.core.stretch import Level
from segspec.formats.tank import FORMAT
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests.builders.tank import NAME, PREVIOUS_PLUS_ONE, TIME, UNUSED, bundle, message, plain, text, varint
from tests.helpers.logs import codes, offsets, values
from tests.tank.reading import read_all


def test_numbers_count_on_from_the_name_through_bundles_of_either_codec() -> None:
    content = plain(0, 3) + plain(3, 20, codec=1) + plain(23, 1)
    records, findings, summary = read_all(content, name="500_1.log")
    assert offsets(records) == list(range(500, 524))
    assert values(records) == [text(n) for n in range(24)]
    assert not findings
    assert summary.next_offset == 524


@pytest.mark.parametrize("name", ["7.log", "7_1469700000.log", "7-8.ilog", "7-8_1469700000.ilog"])
def test_both_generations_of_names_give_the_base(name: str) -> None:
    records, findings, summary = read_all(plain(0, 2), name=name)
    assert offsets(records) == [7, 8]
    assert not findings
    assert summary.end == "clean"


def test_a_name_without_a_base_counts_from_1_and_says_so() -> None:
    records, findings, _ = read_all(plain(0, 2), name="renamed.bin")
    assert offsets(records) == [1, 2]
    assert codes(findings) == ["bad-name"]


def test_sparse_bundles_state_absolute_numbers_and_later_bundles_count_on() -> None:
    inside = [message(b"a"), message(b"b", delta=0), message(b"c", delta=3), message(b"d", flags=PREVIOUS_PLUS_ONE)]
    sparse = bundle([*inside, message(b"e")], first=100, last=150)
    alone = bundle([message(b"f")], first=1000)
    records, findings, summary = read_all(plain(0, 2) + sparse + alone + plain(2, 1))
    assert offsets(records) == [1, 2, 100, 101, 105, 106, 150, 1000, 1001]
    assert not findings
    assert summary.details["sparse_bundles"] == 2


def test_previous_plus_one_on_the_first_and_the_last_message_means_nothing() -> None:
    edges = [message(b"a", flags=PREVIOUS_PLUS_ONE), message(b"b", flags=PREVIOUS_PLUS_ONE)]
    records, findings, _ = read_all(bundle(edges, first=10, last=20))
    assert offsets(records) == [10, 20]
    assert not findings


def test_a_sparse_bundle_that_steps_back_is_reported() -> None:
    records, findings, _ = read_all(plain(0, 5) + bundle([message(b"a")], first=3))
    assert offsets(records) == [1, 2, 3, 4, 5, 3]
    assert codes(findings) == ["bad-order"]
    assert (findings[0].expected, findings[0].actual) == ("at least 6", "3")


def test_numbers_in_a_sparse_bundle_that_do_not_rise_are_reported() -> None:
    messages = [message(b"a"), message(b"b", delta=50), message(b"c")]
    records, findings, _ = read_all(bundle(messages, first=10, last=20))
    assert offsets(records) == [10, 61, 20]
    assert codes(findings) == ["bad-order"]


def test_a_sparse_bundle_past_64_bits_is_refused() -> None:
    top = (1 << 64) - 1
    assert offsets(read_all(bundle([message(b"a")], first=top))[0]) == [top]
    records, findings, _ = read_all(bundle([message(b"a"), message(b"b")], first=top, last=top + 1))
    assert not records
    assert [(str(f.code), f.field) for f in findings] == [("bad-order", "header")]


def test_the_timestamp_is_carried_within_a_bundle_and_not_into_the_next() -> None:
    one = bundle(
        [message(b"a"), message(b"b", timestamp=None), message(b"c", timestamp=7), message(b"d", timestamp=None)]
    )
    two = bundle([message(b"e", timestamp=None), message(b"f")])
    records, findings, _ = read_all(one + two)
    assert [r.timestamp for r in records] == [TIME, TIME, 7, 7, 0, TIME]
    assert not findings


def test_keys_and_tombstones() -> None:
    messages = [message(b"a", key=b""), message(b"", key=b"k"), message(b"b", key=bytes(255)), message(b"")]
    records, findings, _ = read_all(bundle(messages))
    assert [(r.key, r.value) for r in records] == [(None, b"a"), (b"k", b""), (bytes(255), b"b"), (None, b"")]
    assert not findings


def test_padded_integers_and_a_long_count_below_16_are_accepted() -> None:
    body = b"\0" + varint(2, 5) + b"\0" + TIME.to_bytes(8, "little") + varint(1, 4) + b"a" + b"\2" + varint(0, 2)
    records, findings, _ = read_all(varint(len(body), 3) + body + plain(0, 1))
    assert values(records) == [b"a", b"", text(0)]
    assert not findings


def test_bits_above_31_in_the_fifth_byte_are_shifted_out() -> None:
    body = b"\x04\0" + TIME.to_bytes(8, "little") + b"\x81\x80\x80\x80\x70" + b"a"
    assert values(read_all(varint(len(body)) + body)[0]) == [b"a"]


def test_a_fifth_byte_that_says_go_on_is_refused() -> None:
    body = b"\x04\0" + TIME.to_bytes(8, "little") + b"\x81\x80\x80\x80\x80\x00" + b"a"
    records, findings, _ = read_all(varint(len(body)) + body)
    assert not records
    assert findings[0].field == "message_set.messages[0].len_content.groups[4].octet"


def test_more_messages_than_declared_are_released_with_both_ways_of_counting() -> None:
    content = bundle([message(b"a"), message(b"b"), message(b"c")], count=2) + plain(0, 1)
    records, findings, summary = read_all(content)
    assert offsets(records) == [1, 2, 3, 4]
    assert codes(findings) == ["bad-count"]
    assert "the next bundle from 4, which the broker numbers from 3" in findings[0].message
    assert (findings[0].expected, findings[0].actual) == ("3", "2")
    assert summary.end == "clean"


def test_fewer_messages_than_declared_are_released_where_the_bundle_ends_with_a_message() -> None:
    records, findings, _ = read_all(bundle([message(b"a"), message(b"b")], count=9) + plain(0, 1))
    assert offsets(records) == [1, 2, 3]
    assert codes(findings) == ["bad-count"]


def test_fewer_messages_than_declared_and_a_part_of_one_release_nothing() -> None:
    broken = bundle([message(b"a"), message(b"b")], count=3, trailing=message(b"content")[:-3])
    records, findings, _ = read_all(plain(0, 1) + broken + plain(1, 1))
    assert values(records) == [text(0), text(1)]
    assert offsets(records) == [1, 5], "the bundle's three numbers were given out"
    assert [(str(f.code), f.records, f.bytes) for f in findings] == [("bad-length", 3, len(broken))]
    assert "2 of 3 messages are whole" in findings[0].message


def test_bytes_after_the_declared_messages_are_reported_and_the_messages_read() -> None:
    records, findings, _ = read_all(bundle([message(b"a")], trailing=b"\xff\xff\xff") + plain(0, 1))
    assert offsets(records) == [1, 2]
    assert [(str(f.code), f.bytes) for f in findings] == [("trailing-bytes", 3)]


@pytest.mark.parametrize(("left_out", "said"), [(1 << 32, "trailing-bytes"), (1 + (1 << 32), "bad-count")])
def test_a_damaged_sparse_bundle_may_leave_out_as_many_numbers_as_one_index_can_address(
    left_out: int, said: str
) -> None:
    first = 2 + left_out
    damaged = bundle([message(b"a"), message(b"b")], first=first, last=first + 1, trailing=b"\xff\xff\xff")
    records, findings, _ = read_all(plain(0, 1) + damaged + plain(1, 1))
    numbers = [first, first + 1, first + 2] if said == "trailing-bytes" else [4]
    assert (offsets(records), codes(findings)) == ([1, *numbers], [said])


def test_trailing_bytes_that_begin_like_a_message_are_no_message() -> None:
    trailing = message(b"", timestamp=None, flags=0xF8) + b"\xff\xff"
    records, findings, _ = read_all(bundle([message(b"a")], trailing=trailing) + plain(0, 1))
    assert values(records) == [b"a", text(0)]
    assert [(str(f.code), f.bytes) for f in findings] == [("trailing-bytes", len(trailing))]


def test_a_bundle_without_messages_is_refused() -> None:
    records, findings, _ = read_all(bundle([], count=2) + plain(0, 1))
    assert offsets(records) == [3]
    assert codes(findings) == ["bad-count"]


def test_a_count_of_0_is_refused() -> None:
    _, findings, summary = read_all(bundle([message(b"a")], count=0, long_count=True), OnDamage.STOP)
    assert [(str(f.code), f.expected, f.actual) for f in findings] == [("bad-count", "at least 1", "0")]
    assert summary.end == "corrupt"


def test_a_length_of_0_is_refused() -> None:
    _, findings, _ = read_all(plain(0, 1) + b"\0\1", OnDamage.STOP)
    assert [(str(f.code), f.field) for f in findings] == [("bad-length", "len_bundle")]


def test_a_bundle_too_short_for_its_header_is_refused() -> None:
    _, findings, _ = read_all(b"\x02\x40\x01" + bytes(40), OnDamage.STOP)
    assert codes(findings) == ["bad-length"]


def test_unused_bits_are_reported_and_ignored() -> None:
    content = bundle([message(b"a")], flags=UNUSED) + bundle([message(b"b", flags=8), message(b"c", flags=128)])
    records, findings, _ = read_all(content)
    assert values(records) == [b"a", b"b", b"c"]
    assert [(str(f.code), str(f.severity)) for f in findings] == [("reserved-nonzero", "warning")] * 2
    assert "2 of 2 messages" in findings[1].message


@pytest.mark.parametrize("codec", [2, 3])
def test_a_codec_that_is_not_assigned_costs_its_bundle(codec: int) -> None:
    content = plain(0, 2) + bundle([message(b"a"), message(b"b")], codec=codec) + plain(2, 2)
    records, findings, _ = read_all(content)
    assert offsets(records) == [1, 2, 5, 6]
    assert [(str(f.code), f.actual, f.records) for f in findings] == [("unsupported-codec", str(codec), 2)]
    assert offsets(read_all(content, OnDamage.STOP)[0]) == [1, 2]


def test_a_false_snappy_block_costs_its_bundle_and_says_what_it_claims() -> None:
    body = b"\x09\xff\xff\xff\xff\xff"
    broken = varint(len(body)) + body
    records, findings, _ = read_all(plain(0, 2) + broken + plain(2, 2))
    assert offsets(records) == [1, 2, 5, 6]
    assert [(str(f.code), f.position, f.records) for f in findings] == [("bad-compression", len(plain(0, 2)), 2)]
    assert "claims 2 messages in 5 compressed bytes" in findings[0].message


def test_several_false_blocks_in_a_row_are_each_reported() -> None:
    body = b"\x05\xff\xff\xff\xff\xff"
    broken = varint(len(body)) + body
    records, findings, _ = read_all(plain(0, 2) + broken * 3 + plain(2, 2))
    assert offsets(records) == [1, 2, 6, 7]
    assert codes(findings) == ["bad-compression"] * 3
    records, findings, _ = read_all(plain(0, 2) + broken * 3)
    assert offsets(records) == [1, 2]
    assert codes(findings) == ["bad-compression"] * 3


def test_a_snappy_block_is_bounded() -> None:
    content = bundle([message(bytes(100_000))], codec=1)
    source = from_bytes(content, NAME)
    segment = FORMAT.segment(NAME, None)
    reader = FORMAT.reader(source, segment, Limits(decompressed_bytes=50_000))
    with pytest.raises(SegspecError, match="limit-exceeded"):
        list(walk(reader, SegmentSummary(segment, source.size), on_damage=OnDamage.FAIL))


def test_a_count_that_the_bytes_have_no_room_for_is_not_held_against_a_limit() -> None:
    """A message takes two bytes at least, so that 22 bytes have no more than 11, whatever the header says."""
    content = bundle([message(b"a"), message(b"b")], count=20)
    source, segment = from_bytes(content, NAME), FORMAT.segment(NAME, None)
    reader = FORMAT.reader(source, segment, Limits(records=15))
    steps = list(walk(reader, SegmentSummary(segment, source.size), on_damage=OnDamage.SKIP))
    assert [record.value for step in steps for record in step.records] == [b"a", b"b"]
    assert codes(finding for step in steps for finding in step.findings) == ["bad-count"]


def test_a_large_message_in_a_snappy_block_is_read() -> None:
    content = bytes(range(256)) * (3 << 12)
    records, findings, _ = read_all(bundle([message(content)], codec=1))
    assert values(records) == [content]
    assert not findings


def test_frames_are_counted_without_their_messages() -> None:
    content = plain(0, 3) + bundle([message(b"a")], first=50) + plain(3, 2)
    source = from_bytes(content, NAME)
    segment = FORMAT.segment(NAME, None)
    summary = SegmentSummary(segment, source.size)
    frames = [s.frame for s in walk(FORMAT.reader(source, segment, Limits()), summary, level=Level.FRAMES) if s.frame]
    assert [(f.first_offset, f.offsets, f.details["messages"]) for f in frames] == [(1, 3, 3), (50, 1, 1), (51, 2, 2)]
    assert summary.next_offset == 53


def test_an_empty_segment_is_clean_and_noted() -> None:
    records, findings, summary = read_all(b"")
    assert not records
    assert [(str(f.code), str(f.severity)) for f in findings] == [("bad-length", "note")]
    assert summary.end == "clean"


def test_a_zeroed_tail_is_named() -> None:
    content = plain(0, 2)
    records, findings, summary = read_all(content + bytes(100))
    assert offsets(records) == [1, 2]
    assert [(str(f.code), f.position, f.bytes) for f in findings] == [("zeroed", len(content), 100)]
    assert summary.end == "torn"


def test_the_last_number_in_the_name_of_an_immutable_segment_tells_of_a_lost_tail() -> None:
    whole = plain(0, 3) + plain(3, 3)
    assert not read_all(whole, name="1-6_1.ilog")[1]
    _, findings, _ = read_all(whole[: len(plain(0, 3))], name="1-6_1.ilog")
    assert [(str(f.code), str(f.severity), f.records, f.expected, f.actual) for f in findings] == [
        ("bad-name", "error", 3, "6", "3")
    ]
    _, findings, _ = read_all(whole, name="1-4_1.ilog")
    assert [(str(f.code), str(f.severity)) for f in findings] == [("bad-name", "warning")]


def test_sections_are_what_was_decompressed() -> None:
    for codec, titles in ((0, []), (1, ["message set, decompressed"])):
        content = plain(0, 3, codec=codec)
        reader = FORMAT.reader(from_bytes(content, NAME), FORMAT.segment(NAME, None), Limits())
        sections = list(reader.sections(reader.frame(reader.begin())))
        assert [section.title for section in sections] == titles
        assert all(text(2) in section.content and section.position is None for section in sections)


def test_bit_7_and_a_false_count_together_release_nothing() -> None:
    content = plain(0, 1) + bundle([message(b"a"), message(b"b")], count=1, flags=UNUSED) + plain(1, 1)
    records, findings, _ = read_all(content)
    assert values(records) == [text(0), text(1)]
    assert codes(findings) == ["bad-count"]
