"""A consumer in a soak: reads, checks what it is given, and writes down what it does before and after."""

from __future__ import annotations

import random
from collections.abc import Callable

from segspec.queue import MessageBatch, Queue, QueueReader, UnknownConsumerError
from tests.queue.journal import ANYWHERE, Journal, origin_of


class SoakConsumer:
    """Consumer `name`, which nobody else moves. `due` is its position, and what is before `gone` is gone from where it
    was put. With `drops` more may be gone at any time, and is told.

    `retry` makes a call until it does not fail: what a fault refused is tried again.
    """

    def __init__(
        self,
        queue: Queue | QueueReader,
        name: str,
        journal: Journal,
        chance: random.Random,
        *,
        drops: bool,
        retry: Callable[[Callable[[], object]], None],
    ) -> None:
        self.queue, self.name, self.journal, self.chance = queue, name, journal, chance
        self.drops, self._retry = drops, retry
        self.due = self.gone = 0
        self.add("begin")

    def add(self, at: str) -> None:
        self.journal.will(self.name, *ANYWHERE)
        self._retry(lambda: self._put(self.queue.add(self.name, at)))

    def seek(self) -> None:
        first, end = self.queue.first_offset, self.queue.next_offset
        to = self.chance.choice(["begin", "end", self.chance.randint(first, end)])
        self.journal.will(self.name, *ANYWHERE)
        self._retry(lambda: self._put(self.queue.seek(self.name, to)))

    def _put(self, position: int) -> None:
        # From here on nothing is trimmed that it is due.
        self.due, self.gone = position, self.queue.first_offset
        self.journal.is_at(self.name, position, position, self.gone)

    def remove(self) -> None:
        def gone() -> None:
            try:
                self.queue.remove(self.name)
            except UnknownConsumerError:
                assert self.name not in self.queue.consumers()

        self.journal.may_go(self.name)
        self._retry(gone)
        self.journal.is_gone(self.name)

    def read(self, wait: float, *, all_seen: bool = False) -> None:
        """Reads a batch, or ahead of it, and acknowledges a part of it."""
        limit = self.chance.choice([1, 7, 100, 1000])
        ahead = self.chance.randrange(50) if self.chance.random() < 0.1 else 0
        start = self.due + ahead
        most = self.chance.choice([1 << 20, 1 << 20, 500])
        batch = self.queue.read(self.name, limit, wait=wait, start=start if ahead else None, most_bytes=most)
        self._check(batch, start, limit)
        if batch:
            self.journal.seen(batch if all_seen else batch[:1])
        if ahead or not (batch or batch.dropped):
            return
        if batch and self.chance.random() < 0.9:
            self._acknowledge(batch[self.chance.randrange(len(batch))].offset)
        elif batch.dropped:
            self._acknowledge(batch.dropped[-1])

    def _acknowledge(self, offset: int) -> None:
        self.journal.will(self.name, self.due, offset + 1)
        # What this call may raise is of the background: it has taken effect.
        self.due = offset + 1
        self.queue.ack(self.name, offset)
        if self.chance.random() < 0.2:
            self._retry(self._flush)

    def _flush(self) -> None:
        self.queue.flush()
        self.journal.is_at(self.name, self.due, self.due, self.gone)

    def _check(self, batch: MessageBatch, start: int, limit: int) -> None:
        due = start
        if batch.dropped:
            assert batch.dropped.start == start, f"{batch.dropped} was told to who is due {start}"
            assert batch.dropped.stop <= self.queue.first_offset, f"{batch.dropped} are told as dropped, and are there"
            assert self.drops or batch.dropped.stop <= self.gone, f"{batch.dropped} were due, and are gone"
            due = batch.dropped.stop
        assert [message.offset for message in batch] == list(range(due, due + len(batch)))
        assert len(batch) <= limit
        for message in batch:
            if message.value:
                origin_of(message.value)
