"""Records on their way to a broker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from segspec.core.bounds import Bound, Range
from segspec.core.errors import Code, SegspecError
from segspec.core.model import Record
from segspec.library.log import Log
from segspec.library.record_selection import Selection

BATCH_MESSAGES = 500
BATCH_BYTES = 256 << 10
"""Where a batch ends: the limit of a frame is 1 MiB unless the broker's operator says otherwise."""


class Outgoing(NamedTuple):
    """A record with the number that it is published under: its offset, or its place among those chosen where records
    have none."""

    number: int
    record: Record

    @property
    def value(self) -> bytes:
        return self.record.value or b""


class Sender(Protocol):
    """A connection to a broker that takes batches."""

    async def open(self) -> int | None:
        """Connects, and says the number of the last message that the broker has of this producer; None where it has
        none or does not know."""

    async def send(self, batch: list[Outgoing]) -> None:
        """Sends all of a batch, whose confirmations are awaited elsewhere."""

    async def close(self) -> None: ...


def numbered(log: Log, choice: Selection, first: int, progress: Callable[[int], None]) -> Iterator[Outgoing]:
    """The chosen records from number `first` on. `progress` gets the bytes of segments as they are passed.

    Raises `SegspecError` where numbers do not rise: a broker would take the second for one that it has.
    """
    last = -1
    for path, record in _records(log, choice, first, progress):
        number = last + 1 if record.offset is None else record.offset
        if number <= last:
            raise SegspecError(
                Code.BAD_ORDER,
                f"offset {number} comes after {last}: recover the log, and publish the copy",
                path=path,
                position=record.position,
                expected=f"more than {last}",
                actual=str(number),
            )
        last = number
        if number >= first:
            yield Outgoing(number, record)


def _records(log: Log, choice: Selection, first: int, progress: Callable[[int], None]) -> Iterator[tuple[str, Record]]:
    within = choice.within
    if log.format.number == "offset" and (within is None or within.start is None or within.start.kind == "offset"):
        begin = first if within is None or within.start is None else max(first, within.start.value)
        within = Range(Bound("offset", begin), within.end if within else None) if begin else within
    place, passed = "", 0
    for path, record in log.placed_records(choice._replace(within=within)):
        if path != place:
            place, passed = path, 0
        if record.position > passed:
            progress(record.position - passed)
            passed = record.position
        yield path, record
    choice.tell_unopened()


def batches(records: Iterator[Outgoing], most: int) -> Iterator[list[Outgoing]]:
    """The records in runs of at most `most` and about `BATCH_BYTES`."""
    batch: list[Outgoing] = []
    size = 0
    for one in records:
        if batch and (len(batch) >= most or size + len(one.value) > BATCH_BYTES):
            yield batch
            batch, size = [], 0
        batch.append(one)
        size += len(one.value)
    if batch:
        yield batch
