"""What a consumer is given."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

BATCH_BYTES = 16 << 20
"""No batch has more, unless it is told otherwise."""


class Message(NamedTuple):
    """A message with its number in the queue."""

    offset: int
    value: bytes


class MessageBatch(list[Message]):
    """Messages in their order, with no number missing between two of them.

    `dropped` are the numbers before them that this consumer will never get: they were dropped since the queue was full
    (`on_full="drop-oldest"`), or their segment is damaged or gone. It is empty where nothing was lost, and is told
    again until something later is acknowledged. A batch may have only that, and no message.
    """

    __slots__ = ("dropped",)

    def __init__(self, messages: Iterable[Message] = (), dropped: range = range(0)) -> None:
        super().__init__(messages)
        self.dropped = dropped

    @property
    def says_nothing(self) -> bool:
        """Whether there is no message, and none is lost."""
        return not (self or self.dropped)

    @property
    def last(self) -> int:
        """The number up to which `ack` acknowledges all of it."""
        return self[-1].offset if self else self.dropped[-1]
