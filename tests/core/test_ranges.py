"""`--from` and `--to` in their three kinds."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from typing import Any

import numpy as np
import pytest

from segspec.core.bounds import Bound, End, Range, bound_of, parse_bound, range_of
from segspec.core.model import Record


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


@pytest.mark.parametrize(
    ("end", "bound"),
    [
        (0, Bound("offset", 0)),
        (np.uint64(2**64 - 1), Bound("offset", 2**64 - 1)),
        ("7", Bound("offset", 7)),
        ((1526919030474, 3), Bound("id", (1526919030474, 3))),
        ("1526919030474-3", Bound("id", (1526919030474, 3))),
        (datetime(2026, 11, 20), Bound("time", 1795132800000)),
        (datetime(2026, 11, 20, 1, tzinfo=timezone(timedelta(hours=1))), Bound("time", 1795132800000)),
        ("2026-11-20", Bound("time", 1795132800000)),
        (datetime(1969, 12, 31, 23, 59, 59, tzinfo=UTC), Bound("time", -1000)),
    ],
)
def test_an_end_is_given_as_a_value_or_as_its_text(end: End, bound: Bound) -> None:
    assert bound_of(end) == bound


@pytest.mark.parametrize("milliseconds", [1, 249, 251, 999])
def test_a_time_keeps_its_milliseconds(milliseconds: int) -> None:
    moment = datetime(2026, 11, 20, 0, 0, 0, milliseconds * 1000, UTC)
    assert bound_of(moment) == parse_bound(moment.isoformat()) == Bound("time", 1795132800000 + milliseconds)


def test_no_record_is_between_a_time_and_the_next_millisecond() -> None:
    within = range_of(datetime(2026, 11, 20, 0, 0, 0, 1), datetime(2026, 11, 20, 0, 0, 0, 1001))
    assert within == Range(Bound("time", 1795132800001), Bound("time", 1795132800002))


@pytest.mark.parametrize("end", [True, 1.5, (1,), (1, 2, 3), ("1", "2"), (True, 0), b"7", date(2026, 11, 20)])
def test_what_is_no_end_of_a_range_is_a_type_error_that_shows_it(end: Any) -> None:
    with pytest.raises(TypeError, match=r"neither an offset, nor an id .ms, seq., nor a datetime") as caught:
        bound_of(end)
    assert str(caught.value).startswith(repr(end))


def test_a_range_is_given_once() -> None:
    assert range_of(None, None) is None
    assert range_of(None, None, Range()) == Range()
    with pytest.raises(ValueError, match="start and end, or within: give one of them"):
        range_of(3, None, Range())


def test_the_start_is_included_and_the_end_is_not() -> None:
    within = Range(Bound("offset", 3), Bound("offset", 5))
    held = [n for n in range(8) if within.holds(Record(position=0, offset=n))]
    assert held == [3, 4]
    assert within.is_after(Record(position=0, offset=5))
    assert not within.is_after(Record(position=0, offset=2))


def test_a_record_at_the_end_of_a_range_of_times_is_not_in_it() -> None:
    within = Range(None, Bound("time", 100))
    assert within.is_after(Record(position=0, offset=9, timestamp=100))
    assert not within.holds(Record(position=0, offset=9, timestamp=100))


def test_mojo_ids_order_by_milliseconds_then_sequence_and_have_a_time() -> None:
    record = Record(position=0, id=(1000, 5))
    assert Range(Bound("id", (1000, 5)), Bound("id", (1000, 6))).holds(record)
    assert not Range(Bound("id", (1000, 6))).holds(record)
    assert Range(Bound("time", 1000)).holds(record)
