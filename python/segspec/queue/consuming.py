"""The consumers' side of a queue, in any process."""

from __future__ import annotations

import os
import threading
import time
import weakref
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from operator import index
from os import getpid
from pathlib import Path
from types import TracebackType
from typing import Self

from segspec.formats.contract.writing import whole
from segspec.formats.ffwd.writer import consumer_name
from segspec.queue.consumers import ConsumerIndex, QueueError, seconds
from segspec.queue.stored import BATCH_BYTES, MessageBatch, StoredSegment, read_batch
from segspec.queue.worker import QueueOfWorker, SharedClaims, Worker
from segspec.writing.lock import log_folder

FORGOTTEN = "what was acknowledged last may come again"
QueuePlace = int | str


class Consuming(ABC):
    """Reading by named consumers, whose positions are durable.

    Only `ack` and `seek` move a consumer's position, the number of its next message. Delivery is at least once. Each
    consumer belongs to one process at a time. Threads may share this object, a forked child may not.
    """

    def __init__(self, folder: str | os.PathLike[str], interval: float) -> None:
        if not 0 < seconds("interval", interval) <= threading.TIMEOUT_MAX:
            raise ValueError(f"interval is {interval}; it is more than 0 seconds, and a number that a clock can count")
        self._folder = log_folder(folder)
        self._interval = interval
        self._process = getpid()
        self._consumers = ConsumerIndex(self._folder)
        self._workers: weakref.WeakSet[Worker] = weakref.WeakSet()

    @property
    def path(self) -> str:
        return str(self._folder)

    @property
    def first_offset(self) -> int:
        """The number of the first message, even of an empty queue."""
        return self._snapshot()[0][0].base

    @property
    def next_offset(self) -> int:
        """The next message's number."""
        return self._snapshot()[1]

    def __len__(self) -> int:
        segments, end = self._snapshot()
        return end - segments[0].base

    def __bool__(self) -> bool:
        return True

    def consumers(self) -> dict[str, int]:
        self._check()
        return self._consumers.positions()

    def add(self, consumer: str, at: QueuePlace = "begin") -> int:
        """Adds a consumer at "begin", "end" or a number; returns its position. An existing consumer keeps its own."""
        self._check()
        if consumer_name(consumer) in self._consumers.positions():
            return self._consumers.add(consumer, lambda: self._place(at))
        with self._claims_forgotten(consumer):
            return self._consumers.add(consumer, lambda: self._place(at))

    def remove(self, consumer: str) -> None:
        """Removes a consumer; messages are no longer kept for it."""
        self._check()
        with self._claims_forgotten(consumer):
            self._consumers.remove(consumer)
        self._moved()

    def seek(self, consumer: str, to: QueuePlace) -> int:
        """Moves a consumer to "begin", "end" or a number, durably.

        Raises `ValueError` beyond the end. The next `read` reports trimmed messages as dropped.
        """
        self._check()
        with self._claims_forgotten(consumer):
            position = self._consumers.move(consumer, lambda: self._place(to))
        self._moved()
        return position

    def worker(self, consumer: str, *, visible: float | None = None) -> Worker:
        """One of several workers that share a consumer's messages (see `Worker`)."""
        self._check()
        queue = QueueOfWorker(
            self._folder,
            self._interval,
            self._consumers,
            self._check,
            lambda: self._snapshot(anew=True)[1],
            self._read,
            self._wait,
        )
        worker = Worker(queue, consumer, visible)
        self._workers.add(worker)
        return worker

    def _claims_forgotten(self, consumer: str) -> AbstractContextManager[None]:
        return SharedClaims(self._folder, consumer).forgotten()

    def _close_workers(self) -> None:
        for worker in list(self._workers):
            worker.close()

    def _store(self) -> None:
        for worker in list(self._workers):
            worker.flush()
        self._consumers.flush()

    def read(
        self,
        consumer: str,
        limit: int = 100,
        *,
        wait: float | None = 0.0,
        start: int | None = None,
        most_bytes: int = BATCH_BYTES,
    ) -> MessageBatch:
        """The next messages of a consumer: at most `limit`, and `most_bytes` unless the first alone has more.

        If there are none, waits up to `wait` seconds (None: forever), then returns an empty batch. Messages are
        repeated until acknowledged; `start` reads ahead.
        """
        whole("limit", limit, 1)
        whole("most_bytes", most_bytes, 1)
        deadline = None if wait is None else time.monotonic() + seconds("wait", wait)
        has_looked = False
        while True:
            self._check()
            due = max(self._consumers.position(consumer), index(start or 0))
            batch = self._read(due, limit, most_bytes)
            left = None if deadline is None else deadline - time.monotonic()
            if not batch.says_nothing or (has_looked and left is not None and left <= 0):
                return batch
            self._wait(due, left)
            has_looked = True

    def wait_for(self, offset: int, timeout: float | None = None) -> bool:
        """Whether message `offset` exists within `timeout` seconds (None: waits forever)."""
        offset = index(offset)
        deadline = None if timeout is None else time.monotonic() + seconds("timeout", timeout)
        while True:
            self._check()
            left = None if deadline is None else deadline - time.monotonic()
            if self.next_offset > offset or (left is not None and left <= 0):
                return self._snapshot(anew=True)[1] > offset
            self._wait(offset, left)

    def batches(self, consumer: str, limit: int = 100, *, wait: float | None = None) -> Iterator[MessageBatch]:
        """The batches of a consumer, each acknowledged when the next one is requested.

        Ends after `wait` seconds without a message (None: never).
        """
        while not (batch := self.read(consumer, limit, wait=wait)).says_nothing:
            yield batch
            self.ack(consumer, batch.last)

    def ack(self, consumer: str, offset: int) -> None:
        """Acknowledges message `offset` and all before it. Positions are stored at an interval, at `flush` and at
        `close`: after a crash the last messages may be repeated.
        """
        self._check()
        offset, end = index(offset), self._snapshot()[1]
        if not 0 <= offset < end and not 0 <= offset < self._snapshot(anew=True)[1]:
            raise ValueError(f"{offset} is not the number of a message: the queue ends before {end}")
        self._consumers.acknowledge(consumer, offset + 1)
        self._moved()

    def lag(self, consumer: str) -> int:
        """The number of messages left."""
        self._check()
        position = self._consumers.position(consumer)
        segments, end = self._snapshot(anew=True)
        return max(0, end - max(position, segments[0].base))

    def dropped(self, consumer: str) -> range:
        """Numbers that the consumer missed, because they were dropped."""
        self._check()
        position = self._consumers.position(consumer)
        return range(position, max(position, self._snapshot(anew=True)[0][0].base))

    def _read(self, due: int, limit: int, most_bytes: int) -> MessageBatch:
        while True:
            segments, end = self._snapshot()
            try:
                return read_batch(segments, due, end, limit, most_bytes)
            except FileNotFoundError:
                # The segment was trimmed before it was opened.
                if self._snapshot(anew=True)[0] != segments:
                    continue
                # Another program removed the file.
                left = [segment for segment in segments if Path(segment.path).exists()]
                if not left or len(left) == len(segments):
                    raise
                return read_batch(left, due, end, limit, most_bytes)

    def _place(self, at: QueuePlace) -> int:
        segments, end = self._snapshot(anew=True)
        if at == "begin":
            return segments[0].base
        if at == "end":
            return end
        at = at if isinstance(at, str) else index(at)
        if isinstance(at, str) or not 0 <= at <= end:
            raise ValueError(f'a place is "begin", "end" or a number up to {end}, and not {at!r}')
        return at

    @abstractmethod
    def _snapshot(self, *, anew: bool = False) -> tuple[Sequence[StoredSegment], int]:
        """The segments and the number after the last message. `anew` looks for changes by other processes."""

    @abstractmethod
    def _wait(self, due: int, seconds: float | None) -> None:
        """Returns when message `due` exists, soon after `seconds`, or earlier. Sees messages of other processes."""

    @abstractmethod
    def _moved(self) -> None:
        """A consumer's position has changed."""

    @abstractmethod
    def flush(self) -> None:
        """Makes everything done so far durable."""

    @abstractmethod
    def close(self) -> None: ...

    def _check(self) -> None:
        if getpid() != self._process:
            raise QueueError(f"opened by process {self._process}, and this is {getpid()}: open it here", self.path)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
