"""What workers that share a consumer were promised, in a soak: each message goes to one that lives, what is done never
comes again, and the position is never after something that is not.

What they write down has a time each, the same clock for all processes, so that it can be put in order:

| line | means |
|---|---|
| `began TIME WORKER POSITION` | a worker begins, and finds the consumer there |
| `has TIME WORKER NUMBER VALUE` | it was given this |
| `lost TIME WORKER START STOP` | it was told that these are lost |
| `acks TIME WORKER NUMBER` | it is about to say that this is done |
| `did TIME WORKER NUMBER` | it has said so |
| `back TIME WORKER` | it is about to give back what it has, or to end |
"""

from __future__ import annotations

import os
import random
import time
from collections import defaultdict
from collections.abc import Callable
from itertools import pairwise

from segspec.queue import Queue, QueueReader, Worker
from tests.queue.journal import ANYWHERE, Journal, origin_of

NAME = "shared"


class SoakWorker:
    """A worker that claims, and says of most messages, in any order, that they are done. `retry` makes a call until it
    does not fail."""

    def __init__(
        self,
        queue: Queue | QueueReader,
        journal: Journal,
        chance: random.Random,
        retry: Callable[[Callable[[], object]], None],
    ) -> None:
        self.queue, self.journal, self.chance, self._retry = queue, journal, chance, retry
        self.journal.will(NAME, *ANYWHERE)
        self._retry(lambda: self.queue.add(NAME))
        self._begin()

    def _begin(self) -> None:
        begun: list[Worker] = []
        self._retry(lambda: begun.append(self.queue.worker(NAME)))
        (self.worker,) = begun
        self.name = b"%d-%d" % (os.getpid(), time.monotonic_ns())
        self._say(b"began", self.queue.consumers()[NAME])

    def _say(self, word: bytes, *numbers: int, value: bytes = b"") -> None:
        words = b" ".join(b"%d" % number for number in numbers)
        self.journal.say(b"%s %d %s %s %s" % (word, time.monotonic_ns(), self.name, words, value))

    def leave(self) -> None:
        self._say(b"back")

    def work(self) -> None:
        """Claims once, and acknowledges a part of it. Sometimes it gives something back, or is followed by another."""
        batch = self.worker.claim(self.chance.choice([1, 5, 50]), wait=0.01)
        if batch.dropped:
            self._say(b"lost", batch.dropped.start, batch.dropped.stop)
        for message in batch:
            if message.value:
                origin_of(message.value)
            self._say(b"has", message.offset, value=message.value)
        due = list(range(batch.dropped.start, batch.dropped.stop))[:1] + [message.offset for message in batch]
        self.chance.shuffle(due)
        for number in due:
            if self.chance.random() < 0.97:
                self._say(b"acks", number)
                self._retry(lambda number=number: self.worker.ack(number))  # type: ignore[misc]
                self._say(b"did", number)
        if self.chance.random() < 0.1:
            self.leave()
            self._retry(self.worker.give_back if self.chance.random() < 0.7 else self.worker.close)
            if self.worker.is_closed:
                self._begin()


class SharedPromises:
    """`given` are the messages by their numbers, with the times and the workers that got them; `released` when a worker
    gave back what it had, the time of its end included."""

    def __init__(self) -> None:
        self.start: int | None = None
        self.given: dict[int, list[tuple[int, bytes]]] = defaultdict(list)
        self.released: dict[bytes, list[int]] = defaultdict(list)
        self.last: dict[bytes, int] = {}
        self.acked: set[int] = set()
        self.did: dict[int, int] = {}
        self.lost: set[int] = set()

    def take(self, word: bytes, rest: list[bytes]) -> None:
        when, worker, numbers = int(rest[0]), rest[1], rest[2:]
        self.last[worker] = max(when, self.last.get(worker, 0))
        if word == b"began":
            self.start = int(numbers[0]) if self.start is None else self.start
        elif word == b"has":
            self.given[int(numbers[0])].append((when, worker))
        elif word == b"lost":
            self.lost.update(range(int(numbers[0]), int(numbers[1])))
        elif word == b"acks":
            self.acked.add(int(numbers[0]))
        elif word == b"did":
            self.did.setdefault(int(numbers[0]), when)
        else:
            self.released[worker].append(when)

    def ended(self, process: int, when: int | None) -> None:
        """The process is no more, at the earliest from a time on, or since it wrote its last line."""
        for worker, last in self.last.items():
            if worker.startswith(b"%d-" % process):
                self.released[worker].append(last if when is None else when)

    def check(self, queue: Queue) -> None:
        """No worker lives, and all that they wrote is taken."""
        if self.start is None:
            return
        for number, given in self.given.items():
            given.sort()
            for (before, worker), (when, other) in pairwise(given):
                released = any(before <= each <= when for each in self.released[worker])
                assert released, f"{number} went to {worker!r}, and to {other!r} before it was given back"
            done = self.did.get(number)
            assert done is None or given[-1][0] <= done, f"{number} was done, and came again"
        self.given.clear()
        position, end = queue.consumers()[NAME], queue.next_offset
        undone = [n for n in range(self.start, position) if n not in self.acked and n not in self.lost]
        assert undone == [], f"{undone} come before the position {position}, and nobody said that they are done"
        left: set[int] = set()
        with queue.worker(NAME) as worker:
            while not (batch := worker.claim(1000)).says_nothing:
                left |= {*batch.dropped, *(message.offset for message in batch)}
        assert not left & self.did.keys(), "these are done, and came again"
        known = left | self.acked | self.lost
        missing = [n for n in range(max(position, queue.first_offset), end) if n not in known]
        assert missing == [], f"{missing} are not done, and do not come again"
