"""Bounds on what is read: by offset, by id, or by time."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from operator import index
from typing import NamedTuple, SupportsIndex, TypeGuard

from segspec.core.model import Id, Record

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)

End = int | Id | datetime | str
"""One end of a range from the user: an offset, an id, a time (UTC by default), or its text."""


class Bound(NamedTuple):
    """One end of a range: an offset, an id `(ms, seq)`, or a time in milliseconds since the epoch."""

    kind: str
    value: int | Id


class Range(NamedTuple):
    """Records from `start` (included) to `end` (excluded); either may be absent."""

    start: Bound | None = None
    end: Bound | None = None

    def holds(self, record: Record) -> bool:
        return not (self._below(record, self.start) or self._at_or_above(record, self.end))

    def is_after(self, record: Record) -> bool:
        """Whether the record is at or after the exclusive end."""
        return self.end is not None and self._at_or_above(record, self.end)

    def _below(self, record: Record, bound: Bound | None) -> bool:
        if bound is None:
            return False
        value = _value(record, bound.kind)
        return value is None or value < bound.value  # type: ignore[operator]  # one kind has one type

    def _at_or_above(self, record: Record, bound: Bound | None) -> bool:
        if bound is None:
            return False
        value = _value(record, bound.kind)
        return value is None or value >= bound.value  # type: ignore[operator]  # one kind has one type


def _value(record: Record, kind: str) -> int | tuple[int, int] | None:
    if kind == "offset":
        return record.offset
    if kind == "id":
        return record.id
    return record.timestamp if record.id is None else record.id[0]


def parse_bound(text: str) -> Bound:
    """`1234` is an offset, `1526919030474-0` an id, anything else an ISO 8601 time (UTC by default).

    Raises `ValueError` for any other text.
    """
    if re.fullmatch(r"\d+", text):
        return Bound("offset", int(text))
    if match := re.fullmatch(r"(\d+)-(\d+)", text):
        # `2026-11` looks like an id too, but no live stream has it.
        return Bound("id", (int(match[1]), int(match[2])))
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise ValueError(f"{text!r} is neither an offset, nor an id (ms-seq), nor an ISO 8601 time") from error
    return _bound_of_time(moment)


def bound_of(end: End) -> Bound:
    """Raises `TypeError` for a wrong type, `ValueError` for invalid text."""
    if isinstance(end, str):
        return parse_bound(end)
    if isinstance(end, datetime):
        return _bound_of_time(end)
    if _is_number(end):
        return Bound("offset", index(end))
    if isinstance(end, tuple) and len(end) == len(("ms", "seq")) and all(map(_is_number, end)):
        return Bound("id", (index(end[0]), index(end[1])))
    raise TypeError(f"{end!r} is neither an offset, nor an id (ms, seq), nor a datetime, nor the text of one of them")


def range_of(start: End | None, end: End | None, within: Range | None = None) -> Range | None:
    """The range from `start` to `end`, or `within`; None if it is unbounded.

    Raises as `bound_of`, and `ValueError` if both forms are given.
    """
    if start is None and end is None:
        return within
    if within is not None:
        raise ValueError("start and end, or within: give one of them")
    return Range(None if start is None else bound_of(start), None if end is None else bound_of(end))


def _is_number(value: object) -> TypeGuard[SupportsIndex]:
    return isinstance(value, SupportsIndex) and not isinstance(value, bool)


def _bound_of_time(moment: datetime) -> Bound:
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return Bound("time", -((EPOCH - moment) // MILLISECOND))
