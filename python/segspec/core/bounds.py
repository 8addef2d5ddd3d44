"""Bounds on what is read: by offset, by id, or by time."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import NamedTuple

from segspec.core.model import Record, SegmentFile

MILLISECONDS = 1000


class Bound(NamedTuple):
    """One end of a range: an offset, an id `(ms, seq)`, or a time in milliseconds since the epoch."""

    kind: str
    value: int | tuple[int, int]


class Range(NamedTuple):
    """Records from `start` (included) to `end` (excluded); either may be absent."""

    start: Bound | None = None
    end: Bound | None = None

    def holds(self, record: Record) -> bool:
        return not (self._below(record, self.start) or self._at_or_above(record, self.end))

    def ended_by(self, record: Record) -> bool:
        """True where no later record can be in the range: offsets always grow, times need not."""
        return self.end is not None and self.end.kind == "offset" and self._at_or_above(record, self.end)

    def starts_after(self, following: SegmentFile) -> bool:
        """True where a segment can be left out, since the segment `following` it begins before the range too."""
        start = self.start
        if start is None or start.kind != "offset" or following.base is None:
            return False
        assert isinstance(start.value, int)
        return following.base <= start.value

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
    """`1234` is an offset, `1526919030474-0` an id, anything else an ISO 8601 time (UTC unless it says).

    Raises `ValueError` for any other text.
    """
    if re.fullmatch(r"\d+", text):
        return Bound("offset", int(text))
    if match := re.fullmatch(r"(\d+)-(\d+)", text):
        # `2026-11` looks like an id too. It is no id of a live stream, and no complete time either.
        return Bound("id", (int(match[1]), int(match[2])))
    try:
        moment = datetime.fromisoformat(text)
    except ValueError as error:
        raise ValueError(f"{text!r} is neither an offset, nor an id (ms-seq), nor an ISO 8601 time") from error
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return Bound("time", int(moment.timestamp() * MILLISECONDS))
