"""What was sent and is not confirmed yet."""

from __future__ import annotations

import asyncio

from segspec.publishing.errors import PublishError

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
