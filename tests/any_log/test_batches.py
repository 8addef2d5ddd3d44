"""Declared logs whose frames hold many records: how they are unpacked, what is said of each, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.errors import Finding
from segspec.core.limits import Limits
from segspec.core.model import FurtherRecord, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.formats.contract.descriptor import Format
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import from_bytes
from tests.any_log import parcels, reading
from tests.any_log.parcels import PACKINGS, Item, parcel
from tests.any_log.reading import format_of
from tests.helpers.effort import counted
from tests.helpers.hostile import flipped

ITEMS = [Item(0, b"k", b"v" * 40, ((b"a", b"x"), (b"b", None))), Item(1, None, None), Item(4, b"", b"", later=-9)]


def log() -> Format:
    return format_of("parcels.ksy")


def read(
    content: bytes, on_damage: str = "stop", limits: Limits | None = None, base: int | None = None
) -> tuple[list[Record], list[Finding]]:
    """Records and findings of a segment."""
    path = parcels.name(base or 0)
    segment = SegmentFile(path, base)
    reader = log().reader(from_bytes(content, path), segment, limits or Limits())
    records: list[Record] = []
    findings: list[Finding] = []
    for step in walk(reader, SegmentSummary(segment, len(content)), on_damage=OnDamage(on_damage)):
        records += step.records
        findings += step.findings
    return records, findings


def told(records: list[Record]) -> list[tuple[Any, ...]]:
    return [(each.offset, each.timestamp, each.key, each.value, each.fields) for each in records]


def codes(findings: list[Finding]) -> list[str]:
    return [str(finding.code) for finding in findings]


def only(content: bytes, **more: Any) -> Finding:
    """The one finding about a log of which nothing is released."""
    records, findings = read(content, **more)
    assert records == []
    assert len(findings) == 1
    return findings[0]


@pytest.mark.parametrize("packing", PACKINGS)
def test_records_are_the_same_in_whatever_they_are_packed(packing: str) -> None:
    records, findings = read(parcel(10, ITEMS, packing=packing, sent=1000))
    assert findings == []
    assert told(records) == [
        (10, 1000, b"k", b"v" * 40, [(b"a", b"x"), (b"b", None)]),
        (11, 1000, None, None, []),
        (14, 991, b"", b"", []),
    ]


def test_columns_are_those_of_the_frame_and_of_the_record() -> None:
    records, _ = read(parcel(0, [Item(0, weight=3), Item(1, weight=4)], sender=9, flags=parcels.EXPRESS))
    assert [record.further for record in records] == [  # type: ignore[attr-defined]
        {"sender": 9, "is_express": True, "weight": 3},
        {"sender": 9, "is_express": True, "weight": 4},
    ]


def test_a_columns_doc_is_the_declarations_or_else_the_specs() -> None:
    further = log().further
    assert further["is_express"].doc == "Whether it was carried by hand."
    assert further["sender"].doc == "Who has sent it."
    assert further["weight"].doc == ""


def test_snappy_without_a_header_is_one_raw_block() -> None:
    import cramjam

    content = b"".join(item.stored() for item in ITEMS)
    records, findings = read(parcel(0, ITEMS, packing="xerial", goods=bytes(cramjam.snappy.compress_raw(content))))
    assert len(records) == 3
    assert findings == []


def test_what_the_systems_own_stored_is_no_record() -> None:
    records, findings = read(parcel(0, ITEMS, flags=parcels.RECEIPT) + parcel(5, [Item(0)]))
    assert [record.offset for record in records] == [5]
    assert findings == []


def test_a_frame_without_the_field_of_records_has_none() -> None:
    records, findings = read(parcel(0, [], numbers=5, packing=parcels.LETTER, goods=b"Dear Sir") + parcel(5, [Item(0)]))
    assert [record.offset for record in records] == [5]
    assert findings == []


def test_a_frame_that_holds_nothing_takes_its_numbers() -> None:
    records, findings = read(parcel(0, [], numbers=7) + parcel(7, [Item(0)]))
    assert [record.offset for record in records] == [7]
    assert findings == []


def test_numbers_may_be_skipped_without_a_word() -> None:
    records, findings = read(parcel(3, [Item(0)]) + parcel(90, [Item(0)]), base=0)
    assert [record.offset for record in records] == [3, 90]
    assert findings == []


def test_a_number_that_goes_back_is_refused() -> None:
    records, findings = read(parcel(5, ITEMS) + parcel(9, [Item(0)]))
    assert len(records) == 3
    assert codes(findings) == ["bad-order"]
    assert findings[0].message == "a parcel numbered 9 where 10 belongs, and parcel 9 comes before it"


def test_a_number_too_high_for_what_follows_is_refused() -> None:
    records, findings = read(parcel(0, [Item(0)]) + parcel(50, [Item(0)]) + parcel(2, [Item(0)]), "skip")
    assert [record.offset for record in records] == [0, 2]
    assert findings[0].message.startswith("a parcel numbered 50 where 1 belongs, and the next parcel is 2")


def test_another_count_than_the_frame_says_is_an_error_and_the_records_are_given() -> None:
    records, findings = read(parcel(0, ITEMS, count=5))
    assert len(records) == 3
    assert codes(findings) == ["bad-count"]
    assert findings[0].message == "num_items is 5, and 3 records are there"


def test_an_unknown_packing_is_named() -> None:
    finding = only(parcel(0, ITEMS, packing=77))
    assert finding.code == "unsupported-codec"
    assert finding.field == "packing"
    assert finding.actual == "77"
    assert finding.expected == "0 (none), 1 (gzip), 2 (xerial), 3 (lz4), 4 (zstd)"


@pytest.mark.parametrize("packing", PACKINGS[1:])
def test_what_cannot_be_unpacked_is_refused_and_the_next_frame_read(packing: str) -> None:
    records, findings = read(
        parcel(0, ITEMS, packing=packing, goods=b"\x82SNAPPY\0" + b"\xff" * 40) + parcel(5, ITEMS), "skip"
    )
    assert [record.offset for record in records] == [5, 6, 9]
    assert codes(findings) == ["bad-compression"]
    assert findings[0].field == "inside.goods"


def test_records_that_do_not_come_out_are_refused() -> None:
    finding = only(parcel(0, ITEMS, goods=ITEMS[0].stored()[:-3]))
    assert finding.code == "bad-length"
    assert finding.field == "records.items[0].body"


def test_a_record_outside_of_its_frames_numbers_is_refused() -> None:
    finding = only(parcel(7, [Item(0), Item(9)], numbers=3))
    assert finding.code == "bad-order"
    assert finding.message == "record 2 of the frame has the number 16"
    assert finding.expected == "from 8 to 9"


def test_records_whose_numbers_do_not_rise_are_refused() -> None:
    assert only(parcel(7, [Item(1), Item(1)], numbers=3)).message == "record 2 of the frame has the number 8"


def test_limits_bound_what_is_unpacked_and_how_many_records_there_are() -> None:
    large = parcel(0, [Item(0, None, bytes(30_000))], packing="zstd")
    assert only(large, limits=Limits(decompressed_bytes=1000)).code == "limit-exceeded"
    assert only(parcel(0, ITEMS), limits=Limits(records=2)).code == "limit-exceeded"
    assert only(parcel(0, ITEMS, count=0), limits=Limits(records=2)).code == "limit-exceeded"


def test_a_time_that_is_no_number_of_64_bits_is_refused() -> None:
    finding = only(parcel(0, [Item(0, later=5)], sent=(1 << 63) - 2))
    assert finding.code == "bad-encoding"
    assert finding.message == "record 1 of the frame: the time 9223372036854775811 does not fit 64 bits"


@pytest.mark.parametrize("bit", range(0, 8 * 36, 7))
def test_a_frame_with_a_flipped_bit_gives_nothing_and_all_others_are_found(bit: int) -> None:
    made = parcels.some_parcels()
    content = flipped(b"".join(made), len(made[0]) + bit // 8, 1 << bit % 8)
    sound, _ = read(b"".join(made))
    records, findings = read(content, "skip")
    assert told(records) == [each for each in told(sound) if not 5 <= each[0] < 10]
    assert findings


def test_every_prefix_gives_the_whole_frames_in_it() -> None:
    made = parcels.some_parcels(3)
    content = b"".join(made)
    sound, _ = read(content)
    ends = [sum(map(len, made[:count])) for count in range(4)]
    for size in range(len(content)):
        records, findings = read(content[:size])
        whole = sum(end <= size for end in ends[1:])
        assert told(records) == told(sound)[: 3 * whole]
        assert codes(findings) == ([] if size in ends else ["torn"])


item = st.builds(
    Item,
    place=st.just(0),
    key=st.none() | st.binary(max_size=9),
    value=st.none() | st.binary(max_size=40),
    labels=st.lists(st.tuples(st.binary(max_size=5), st.none() | st.binary(max_size=5)), max_size=3).map(tuple),
    later=st.integers(-(1 << 15), (1 << 15) - 1),
    weight=st.integers(0, (1 << 32) - 1),
)


@given(frames=st.lists(st.tuples(st.sampled_from(PACKINGS), st.lists(item, max_size=4)), max_size=5))
def test_whatever_was_written_is_read(frames: list[tuple[str, list[Item]]]) -> None:
    content, expected, first = b"", list[tuple[Any, ...]](), 0
    for packing, items in frames:
        placed = [each._replace(place=place) for place, each in enumerate(items)]
        content += parcel(first, placed, numbers=len(placed) or 1, packing=packing, sent=50_000)
        expected += [
            (first + each.place, 50_000 + each.later, each.key, each.value, list(each.labels)) for each in placed
        ]
        first += len(placed) or 1
    records, findings = read(content)
    assert told(records) == expected
    assert findings == []


def test_a_frame_of_very_many_records_is_read_without_a_structure_of_each() -> None:
    items = [Item(place, b"k", None if place % 9 == 0 else b"%d" % place, weight=place) for place in range(20_000)]
    records, findings = read(parcel(3, items, packing="zstd", sent=5_000))
    assert findings == []
    assert [record.offset for record in records] == list(range(3, 20_003))
    assert [record.value for record in records] == [item.value for item in items]
    assert {type(record) for record in records} == {FurtherRecord}


def test_one_of_them_that_is_wrong_is_named() -> None:
    items = [Item(place) for place in range(5_000)]
    items[4_000] = Item(3_000)
    finding = only(parcel(0, items, numbers=5_000))
    assert finding.code == "bad-order"
    assert finding.message == "record 4001 of the frame has the number 3000"


@pytest.mark.parametrize("every", [1, 2])
def test_parcels_with_a_wrong_checksum_are_not_parsed_one_by_one(every: int) -> None:
    made = [parcel(number, [Item(0, b"k", b"v")]) for number in range(400)]
    content = b"".join(one if number % every else bytes([one[0] ^ 1]) + one[1:] for number, one in enumerate(made))
    with counted() as effort:
        found = reading.read(log(), content, parcels.name(), "skip", Wanted(records=True))
    assert [record[0] for record in found.records] == [number for number in range(400) if number % every]
    assert found.codes == ["bad-checksum"] * (200 if every == 2 else 1)
    # A parser is only asked where no frame can be judged: about as often where a search comes to all bytes.
    assert effort.objects < (100 if every == 2 else 1_000), effort
