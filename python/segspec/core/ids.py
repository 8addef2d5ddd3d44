"""Ids of records that have no offset: `(ms, seq)`, as in Redis."""

from __future__ import annotations

Id = tuple[int, int]
"""Milliseconds since the Unix epoch, and a number within the millisecond."""

RecordNumber = int | Id
"""The key of a record in its log: its offset, or its id."""

ID_MODULUS = 1 << 64
"""Differences between ids are added modulo this, each half of the id by itself."""


def id_text(record_id: Id) -> str:
    return f"{record_id[0]}-{record_id[1]}"


def parse_id(text: str) -> Id:
    """Parses `ms-seq`. Raises `ValueError` for another text."""
    ms, seq = text.split("-")
    return int(ms), int(seq)


def id_after(last: Id) -> Id:
    """The id right after `last` (redis/redis src/t_stream.c streamIncrID); the one after the last id is out of
    range.
    """
    ms, seq = last
    return (ms, seq + 1) if seq + 1 < ID_MODULUS else (ms + 1, 0)
