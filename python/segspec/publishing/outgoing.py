"""Records on their way to a broker: what is sent next, and what was sent and is not confirmed yet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import NamedTuple, Protocol

from segspec.core.bounds import Bound, Range
from segspec.core.errors import Code, SegspecError
from segspec.core.model import Record
from segspec.library.log import Log
from segspec.library.record_selection import Selection
from segspec.publishing.destination import PublishError

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


MOST_MESSAGES = 5000
MOST_BYTES = 16 << 20
"""What may be under way at most."""


class Confirmations:
    """Keeps the numbers of messages that the broker has to confirm, which rise.

    All that is below `reached` is the broker's. After `fail` nothing is confirmed any more: what a broker says of a
    message that it gave back is no confirmation.
    """

    def __init__(self, path: str, seconds: float) -> None:
        self.confirmed = 0
        self._path = path
        self._seconds = seconds
        self._waiting: dict[int, int] = {}
        self._next = 0
        self._bytes = 0
        self._changed = asyncio.Event()
        self._error: PublishError | None = None
        self.blocked: str | None = None

    @property
    def reached(self) -> int:
        """The lowest number that is not confirmed, or not even sent."""
        return next(iter(self._waiting), self._next)

    def begin(self, number: int) -> None:
        """Says what the first number is, at least."""
        self._next = number

    def expect(self, number: int, size: int) -> None:
        self._waiting[number] = size
        self._next = number + 1
        self._bytes += size

    def confirm(self, number: int) -> None:
        if self._error is None and number in self._waiting:
            self._bytes -= self._waiting.pop(number)
            self.confirmed += 1
            self._changed.set()

    def fail(self, why: str) -> None:
        """Ends every wait with an error. The first one stays."""
        if self._error is None:
            self._error = PublishError(why, self._path)
        self._changed.set()

    def check(self) -> None:
        if self._error is not None:
            raise self._error

    async def wait_for_room(self) -> None:
        """Waits until more may be sent."""
        while len(self._waiting) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            await self._wait(self._seconds)
        self.check()

    async def wait_for_all(self, seconds: float | None = None) -> None:
        """Waits until all is confirmed. Raises `PublishError` where none comes in `seconds`."""
        while self._waiting:
            await self._wait(seconds or self._seconds)
        self.check()

    async def _wait(self, seconds: float) -> None:
        self.check()
        self._changed.clear()
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            because = f": the node blocks publishers ({self.blocked})" if self.blocked else ""
            raise PublishError(
                f"no confirmation came in {seconds:g} s, and {len(self._waiting)} are due{because}", self._path
            ) from None
