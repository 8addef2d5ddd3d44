"""Who reads and writes a log, and where each stands in it, by what the system has stored."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from segspec.core.json_form import moment, plain

UNITS = {"seconds": 1, "milliseconds": 1_000, "microseconds": 1_000_000}
FIRST_TIME, LAST_TIME = 1_262_304_000, 4_102_444_800
"""2010 and 2100, in seconds since the epoch: an offset beyond a log's end that lies between them reads as a time."""


class Stands(StrEnum):
    """Where a client stands, seen from the log as it is after the owner's next start."""

    WITHIN = "within"
    AT_END = "at-end"
    BEFORE = "before-start"
    BEYOND = "beyond-end"
    TIME = "at-a-time"
    OPEN = "open"
    """It has a transaction open."""
    UNKNOWN = "not-known"
    """Its log does not lie here."""


NOTABLE = {
    Stands.BEFORE: "before the start",
    Stands.BEYOND: "beyond the end",
    Stands.TIME: "at a time, which is no offset",
    Stands.OPEN: "in open transactions",
}
"""Those that somebody has to know of."""


class Client(NamedTuple):
    """A `kind` (group, consumer, publisher, transaction) of that `name`, or producer, and the folder of its log.
    `offset` is the one that is stored, `due` that of the record that it gets next; `behind` counts the offsets from
    there to the end, and `behind_bytes` those of frames. `segment` and `position` are where the frame begins that has
    the due offset. `sequence` is the last one of a publisher. `says` is what becomes of it, in words."""

    kind: str
    path: str
    name: str = ""
    stands: Stands | None = None
    offset: int | None = None
    due: int | None = None
    behind: int | None = None
    behind_bytes: int | None = None
    sequence: int | None = None
    producer_id: int | None = None
    producer_epoch: int | None = None
    state: str | None = None
    timestamp: int | None = None
    segment: str | None = None
    position: int | None = None
    says: str = ""

    @property
    def who(self) -> str:
        if self.kind != "transaction" or self.producer_id is None:
            return f"{self.kind} {self.name}"
        return f"producer {self.producer_id}" + (f" ({self.name})" if self.name else "")

    def as_json(self) -> dict[str, Any]:
        made: dict[str, Any] = plain(self._asdict() | {"name": self.name or None, "says": self.says or None})
        return made


def stored(client: Client, start: int | None, end: int, before: str, beyond: str, *, may_be_time: bool) -> Client:
    """The client, which has an `offset` and a `due` one, in a log of offsets `start` to below `end`; `before` and
    `beyond` say what becomes of one that stands outside."""
    offset, due = client.offset or 0, client.due or 0
    if due > end:
        time = time_of(offset) if may_be_time else None
        where = f"stands at offset {offset}, beyond the end, {end}"
        if time is not None:
            says = f"{where}, which reads as the time {time}: {beyond}, in practice for ever"
            return client._replace(stands=Stands.TIME, says=says)
        return client._replace(stands=Stands.BEYOND, says=f"{where}: {beyond}")
    client = client._replace(behind=end - due, stands=Stands.WITHIN if due < end else Stands.AT_END)
    if start is not None and due < start:
        says = f"stands at offset {offset}, before the start, {start}: {before}"
        return client._replace(stands=Stands.BEFORE, says=says)
    return client


def time_of(offset: int) -> str | None:
    """The time that an offset looks like; None where it looks like none."""
    for name, unit in UNITS.items():
        if FIRST_TIME <= offset // unit < LAST_TIME:
            return f"{moment(offset * 1000 // unit)} UTC in {name}"
    return None


def publisher(client: Client) -> Client:
    """The client, which has a `sequence`."""
    return client._replace(says=f"its next sequence must go above {client.sequence}")


def notable(clients: Iterable[Client]) -> tuple[Client, ...]:
    return tuple(client for client in clients if client.stands in NOTABLE)


def lines(clients: Iterable[Client]) -> Iterator[str]:
    """What is notable of them, a line for each way to stand; names are as they are stored."""
    order = list(NOTABLE)
    those = sorted(notable(clients), key=lambda each: order.index(each.stands or order[0]))
    for stands, some in groupby(those, key=attrgetter("stands")):
        first, *others = some
        count = f"{len(others) + 1:,} stand {NOTABLE[stands]} (segspec clients): " if others else ""
        yield f"{count}{first.who} {first.says}"
