"""The readers and writers of a log, and their stored positions.

A client is a row: its `kind` (group, consumer, publisher, transaction), the `path` of another log's folder, and, if
known, `name`, `producer_id`, `producer_epoch`, `state` and `timestamp`. `stands` is one of `Stands`; `offset` is
stored, `due` its next record's. `behind` counts the offsets to the end, and `behind_bytes` their frames' bytes from
`segment` and `position`. `sequence` is a publisher's last one. `says` is for users.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import groupby
from operator import itemgetter
from typing import Any

from segspec.core.json_form import moment

Client = dict[str, Any]
UNITS = {"seconds": 1, "milliseconds": 1_000, "microseconds": 1_000_000}
FIRST_TIME, LAST_TIME = 1_262_304_000, 4_102_444_800
"""2010 and 2100, in seconds since the epoch: an offset between them beyond a log's end may be a time."""


class Stands(StrEnum):
    """A client's position relative to the log after the owner's next start."""

    OPEN = "in-an-open-transaction"
    BEFORE = "before-the-start"
    BEYOND = "beyond-the-end"
    TIME = "at-a-time"
    WITHIN = "within"
    AT_END = "at-the-end"
    UNKNOWN = "not-known"
    """Its log does not exist."""


NOTABLE = (Stands.OPEN, Stands.BEFORE, Stands.BEYOND, Stands.TIME)


def client(kind: str, **said: Any) -> Client:
    """A row; empty values and values below 0 are unknown."""
    known = {name: value for name, value in said.items() if (value if isinstance(value, str) else value >= 0)}
    return {"kind": kind, **known}


def stored(row: Client, start: int, end: int, before: str, beyond: str, *, may_be_time: bool) -> Client:
    """The row with `offset` and `due`, in a log of offsets `start` to below `end`.

    `before` and `beyond` describe the effect outside.
    """
    where, due = f"stands at offset {row['offset']}", row["due"]
    if due <= end:
        row |= {"stands": Stands.WITHIN if due < end else Stands.AT_END, "behind": end - due}
        says = f"{where}, before the start, {start}: {before}"
        return row if due >= start else row | {"stands": Stands.BEFORE, "says": says}
    says, time = f"{where}, beyond the end, {end}", time_of(row["offset"]) if may_be_time else None
    if time is None:
        return row | {"stands": Stands.BEYOND, "says": f"{says}: {beyond}"}
    says += f", which reads as the time {time}: {beyond}, in practice for ever"
    return row | {"stands": Stands.TIME, "says": says}


def time_of(offset: int) -> str | None:
    """The time that an offset probably is, or None."""
    for name, unit in UNITS.items():
        if FIRST_TIME <= offset // unit < LAST_TIME:
            return f"{moment(offset * 1000 // unit)} UTC in {name}"
    return None


def notable(clients: Iterable[Client]) -> tuple[Client, ...]:
    return tuple(row for row in clients if row.get("stands") in NOTABLE)


def said(row: Client) -> str:
    who = f"{row['kind']} {row.get('name', '')}"
    if "producer_id" in row:
        who = f"producer {row['producer_id']}" + (f" ({row['name']})" if "name" in row else "")
    return f"{who} {row['says']}"


def lines(clients: Iterable[Client]) -> Iterator[str]:
    """Notable clients, one line per kind of `Stands`."""
    of = itemgetter("stands")
    for stands, some in groupby(sorted(notable(clients), key=of), key=of):
        first, *others = some
        count = f"{len(others) + 1:,} stand {stands.replace('-', ' ')} (segspec clients): " if others else ""
        yield count + said(first)
