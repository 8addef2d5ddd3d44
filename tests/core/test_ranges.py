"""`--from` and `--to` in their three kinds."""

from __future__ import annotations

import pytest

from segspec.core.bounds import Bound, Range, parse_bound
from segspec.core.model import Record, SegmentFile


@pytest.mark.parametrize(
    ("text", "bound"),
    [
        ("0", Bound("offset", 0)),
        ("18446744073709551615", Bound("offset", 2**64 - 1)),
        ("1526919030474-3", Bound("id", (1526919030474, 3))),
        ("2026-11-20T00:00:00", Bound("time", 1795132800000)),
        ("2026-11-20 01:00+01:00", Bound("time", 1795132800000)),
    ],
)
def test_an_offset_an_id_and_a_time_are_told_apart(text: str, bound: Bound) -> None:
    assert parse_bound(text) == bound


def test_anything_else_is_refused_with_the_three_kinds_named() -> None:
    with pytest.raises(ValueError, match=r"neither an offset, nor an id .* nor an ISO 8601 time"):
        parse_bound("yesterday")


def test_the_start_is_included_and_the_end_is_not() -> None:
    within = Range(Bound("offset", 3), Bound("offset", 5))
    held = [n for n in range(8) if within.holds(Record(position=0, offset=n))]
    assert held == [3, 4]
    assert within.ended_by(Record(position=0, offset=5))
    assert not within.ended_by(Record(position=0, offset=2))


def test_a_time_bound_ends_nothing_because_times_go_back() -> None:
    within = Range(None, Bound("time", 100))
    assert not within.ended_by(Record(position=0, offset=9, timestamp=500))
    assert not within.holds(Record(position=0, offset=9, timestamp=100))


def test_mojo_ids_order_by_milliseconds_then_sequence_and_have_a_time() -> None:
    record = Record(position=0, id=(1000, 5))
    assert Range(Bound("id", (1000, 5)), Bound("id", (1000, 6))).holds(record)
    assert not Range(Bound("id", (1000, 6))).holds(record)
    assert Range(Bound("time", 1000)).holds(record)


def test_a_segment_is_left_out_only_when_the_next_one_begins_at_or_before_the_start() -> None:
    within = Range(Bound("offset", 10))
    assert within.starts_after(SegmentFile("b", base=10))
    assert not within.starts_after(SegmentFile("b", base=11))
    assert not within.starts_after(SegmentFile("b"))
