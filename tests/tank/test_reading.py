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
from tests.builders.tank import NAME, TIME, UNUSED, bundle, message, plain, text, varint
from tests.helpers.logs import codes, offsets, values
from tests.tank.reading import read_all


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


def test_fewer_messages_than_declared_and_a_part_of_one_release_nothing() -> None:
    broken = bundle([message(b"a"), message(b"b")], count=3, trailing=message(b"content")[:-3])
    records, findings, _ = read_all(plain(0, 1) + broken + plain(1, 1))
    assert values(records) == [text(0), text(1)]
    assert offsets(records) == [1, 5], "the bundle's three numbers were given out"
    assert [(str(f.code), f.records, f.bytes) for f in findings] == [("bad-length", 3, len(broken))]
    assert "2 of 3 messages are whole" in findings[0].message


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


def test_sections_are_what_was_decompressed() -> None:
    for codec, titles in ((0, []), (1, ["message set, decompressed"])):
        content = plain(0, 3, codec=codec)
        reader = FORMAT.reader(from_bytes(content, NAME), FORMAT.segment(NAME, None), Limits())
        sections = list(reader.sections(reader.frame(reader.begin())))
        assert [section.title for section in sections] == titles
        assert all(text(2) in section.content and section.position is None for section in sections)
