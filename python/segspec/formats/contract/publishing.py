"""The contract of a destination: a URI that records are published to, and its sender."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import ClassVar, NamedTuple

from segspec.core.errors import StateError
from segspec.core.limits import Limits
from segspec.core.model import Record
from segspec.formats.contract.parts import ReadMessage


class PublishError(StateError):
    """The broker refused, did not answer, or disconnected. `path` is the destination without a password."""


class Outgoing(NamedTuple):
    """A record and its publication number: its offset, or its place among the chosen ones."""

    number: int
    record: Record

    @property
    def value(self) -> bytes:
        return self.record.value or b""


class Sender(ABC):
    """A connection that takes batches of at most `batch_messages` records and about `batch_bytes` of values.

    `changed_headers` and `changed_times` count changes, `changed_values` the nulls that became empty.
    """

    batch_messages: ClassVar[int] = 500
    batch_bytes: ClassVar[int] = 256 << 10
    """RabbitMQ's default frame limit is 1 MiB."""
    changed_headers = 0
    changed_times = 0
    changed_values = 0

    @abstractmethod
    async def open(self) -> int | None:
        """Connects, and returns the number of this producer's last message at the broker, if known.

        Raises `PublishError`, like the other methods.
        """

    @abstractmethod
    async def send(self, batch: list[Outgoing]) -> None:
        """Sends a batch; confirmations are awaited elsewhere."""

    @abstractmethod
    async def close(self) -> None: ...


class Terms(NamedTuple):
    """A sender's terms.

    The broker may recognize the name `producer`. `understand` makes the message from a record's value, if values are
    messages. `seconds` is the maximum time for an answer.
    """

    confirmations: Confirmations
    producer: str
    understand: ReadMessage | None
    limits: Limits
    seconds: float


class Destination(ABC):
    """A target for records, identified by its text, which has no password.

    `remembers`: the broker recognizes a producer's records, so each arrives once.
    """

    @classmethod
    @abstractmethod
    def parse(cls, uri: str) -> Destination:
        """The destination of a URI.

        Raises `ValueError` with only the scheme, because the rest may contain a password.
        """

    @property
    @abstractmethod
    def remembers(self) -> bool: ...

    @abstractmethod
    def __str__(self) -> str: ...

    @abstractmethod
    def sender(self, terms: Terms) -> Sender:
        """An unconnected sender. Raises `MissingExtraError` without the client."""


MOST_MESSAGES = 5000
MOST_BYTES = 16 << 20
"""Maximum unconfirmed messages, and their bytes."""


class Confirmations:
    """The rising numbers of messages to be confirmed.

    The broker has all below `reached`. After `fail`, confirmations are ignored: they may be for returned messages.
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
        """The lowest number that is not confirmed or not sent."""
        return next(iter(self._waiting), self._next)

    def begin(self, number: int) -> None:
        """Sets the number of the first message, or a lower limit of it."""
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
        """Ends every wait with an error; the first error is kept."""
        if self._error is None:
            self._error = PublishError(why, self._path)
        self._changed.set()

    def check(self) -> None:
        if self._error is not None:
            raise self._error

    async def wait_for_room(self) -> None:
        while len(self._waiting) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            await self._wait(self._seconds)
        self.check()

    async def wait_for_all(self, seconds: float | None = None) -> None:
        """Waits until all is confirmed. Raises `PublishError` after `seconds` without any."""
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
