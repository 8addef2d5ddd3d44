"""`AsyncQueue`: a queue for asyncio, whose calls run in threads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, Self, TypeVar

from segspec.core.errors import SegspecError
from segspec.queue.consuming import Consuming, QueuePlace
from segspec.queue.errors import QueueError, seconds
from segspec.queue.messages import BATCH_BYTES, MessageBatch
from segspec.queue.queue import Queue
from segspec.queue.worker import Worker

Answered = TypeVar("Answered")

SLICE = 0.25
"""Seconds after which whoever waits looks again, and that a thread waits at most."""
THREADS = 32
"""Threads that append, and as many for all other calls: an append that waits for room must not block the calls that
make room."""


class _Watch(NamedTuple):
    """A thread that waits for message `due`, on behalf of all tasks that wait for one."""

    due: int
    waiting: asyncio.Future[None]


class AsyncQueue:
    """The methods of a `Queue` or `QueueReader` as coroutines, with the same arguments and errors.

    Tasks that append at the same time share a sync, as threads do. One that is cancelled while it appends may have
    appended, or append yet. `close` closes the queue, too.
    """

    def __init__(self, queue: Consuming) -> None:
        self.queue = queue
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="segspec-queue")
        self._appenders = ThreadPoolExecutor(THREADS, thread_name_prefix="segspec-queue-append")
        self._closed = False
        self._watch: _Watch | None = None

    async def append(self, value: bytes, *, timeout: float | None = None) -> int:
        return await self.run(self._appending().append, value, timeout=timeout, threads=self._appenders)

    async def append_many(self, values: Iterable[bytes], *, timeout: float | None = None) -> range:
        return await self.run(self._appending().append_many, values, timeout=timeout, threads=self._appenders)

    async def read(
        self,
        consumer: str,
        limit: int = 100,
        *,
        wait: float | None = 0.0,
        start: int | None = None,
        most_bytes: int = BATCH_BYTES,
    ) -> MessageBatch:
        read = partial(self.queue.read, consumer, limit, start=start, most_bytes=most_bytes)
        return await self.waited(read, wait)

    async def batches(
        self, consumer: str, limit: int = 100, *, wait: float | None = None
    ) -> AsyncIterator[MessageBatch]:
        """Each batch is acknowledged when the next one is asked for. Ends where none came for `wait` seconds (None:
        never)."""
        while not (batch := await self.read(consumer, limit, wait=wait)).says_nothing:
            yield batch
            await self.ack(consumer, batch.last)

    async def worker(self, consumer: str, *, visible: float | None = None) -> AsyncWorker:
        return AsyncWorker(self, await self.run(self.queue.worker, consumer, visible=visible))

    async def ack(self, consumer: str, offset: int) -> None:
        await self.run(self.queue.ack, consumer, offset)

    async def add(self, consumer: str, at: QueuePlace = "begin") -> int:
        return await self.run(self.queue.add, consumer, at)

    async def remove(self, consumer: str) -> None:
        await self.run(self.queue.remove, consumer)

    async def seek(self, consumer: str, to: QueuePlace) -> int:
        return await self.run(self.queue.seek, consumer, to)

    async def lag(self, consumer: str) -> int:
        return await self.run(self.queue.lag, consumer)

    async def consumers(self) -> dict[str, int]:
        return await self.run(self.queue.consumers)

    async def trim(self) -> int:
        return await self.run(self._appending().trim)

    async def flush(self) -> None:
        await self.run(self.queue.flush)

    async def close(self) -> None:
        if self._closed:
            return
        try:
            await self.run(self.queue.close)
        finally:
            self._closed = True
            for threads in (self._threads, self._appenders):
                threads.shutdown(wait=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def _appending(self) -> Queue:
        if not isinstance(self.queue, Queue):
            raise TypeError(f"{self.queue.path} was opened for reading only: open it as a Queue to append")
        return self.queue

    async def waited(self, read: Callable[..., MessageBatch], wait: float | None) -> MessageBatch:
        """Calls `read` with `wait=0.0` until it gives something or the time is over. All tasks that wait share one
        thread."""
        clock = asyncio.get_running_loop().time
        deadline = None if wait is None else clock() + seconds("wait", wait)
        while True:
            due = self.queue.next_offset
            batch = await self.run(read, wait=0.0)
            left = SLICE if deadline is None else min(SLICE, deadline - clock())
            if not batch.says_nothing or left <= 0:
                return batch
            await self._more(due, left)

    async def _more(self, due: int, left: float) -> None:
        """Returns when message `due` is there, or after so many seconds."""
        loop, watch = asyncio.get_running_loop(), self._watch
        if watch is None or watch.waiting.done() or watch.waiting.get_loop() is not loop:
            waiting = asyncio.ensure_future(self.run(self._wait, due))
            watch = self._watch = _Watch(due, waiting)
        if watch.due <= due:
            # If the watch is for a later message, message `due` is already there.
            await asyncio.wait([watch.waiting], timeout=left)

    def _wait(self, due: int) -> None:
        # The next read raises the queue's error.
        with suppress(OSError, SegspecError):
            self.queue.wait_for(due, SLICE)

    async def run(
        self,
        call: Callable[..., Answered],
        *arguments: Any,
        threads: ThreadPoolExecutor | None = None,
        **named: Any,
    ) -> Answered:
        if self._closed:
            raise QueueError("it is closed", self.queue.path)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(threads or self._threads, partial(call, *arguments, **named))


class AsyncWorker:
    """The methods of a `Worker` as coroutines, with the same arguments and errors."""

    def __init__(self, queue: AsyncQueue, worker: Worker) -> None:
        self._queue = queue
        self.worker = worker

    async def claim(self, limit: int = 100, *, wait: float | None = 0.0, most_bytes: int = BATCH_BYTES) -> MessageBatch:
        return await self._queue.waited(partial(self.worker.claim, limit, most_bytes=most_bytes), wait)

    async def batches(self, limit: int = 100, *, wait: float | None = None) -> AsyncIterator[MessageBatch]:
        """What is claimed, each batch done when the next one is asked for. Ends where nothing came for `wait` seconds
        (None: never)."""
        while not (batch := await self.claim(limit, wait=wait)).says_nothing:
            yield batch
            await self.ack(batch)

    async def ack(self, done: int | MessageBatch) -> None:
        await self._queue.run(self.worker.ack, done)

    async def give_back(self) -> None:
        await self._queue.run(self.worker.give_back)

    async def close(self) -> None:
        await self._queue.run(self.worker.close)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()
