"""A queue for asyncio, whose calls run in threads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, suppress
from functools import partial
from typing import Any, NamedTuple

from segspec.core.errors import SegspecError
from segspec.queue.consumers import QueueError, seconds
from segspec.queue.consuming import Consuming
from segspec.queue.queue import Queue
from segspec.queue.stored import BATCH_BYTES, MessageBatch
from segspec.queue.worker import Worker
from segspec.writing.async_calls import SLICE, AsyncFace, ThreadCalls, in_thread


class _Watch(NamedTuple):
    due: int
    waiting: asyncio.Future[None]


class AsyncQueue(AsyncFace, AbstractAsyncContextManager["AsyncQueue"]):
    """The methods of a `Queue` or `QueueReader` as coroutines, with the same arguments and errors.

    Concurrent appends share a sync. A cancelled append may still happen. `close` also closes the queue.
    """

    def __init__(self, queue: Consuming) -> None:
        self.queue = queue
        self._watch: _Watch | None = None
        closed = partial(QueueError, "it is closed", queue.path)
        super().__init__(queue, ThreadCalls("segspec-queue", "segspec-queue-append", closed))

    # An append that waits must not block the calls that make room.
    append = in_thread(Queue.append, apart=True)
    append_many = in_thread(Queue.append_many, apart=True)
    ack = in_thread(Consuming.ack)
    add = in_thread(Consuming.add)
    remove = in_thread(Consuming.remove)
    seek = in_thread(Consuming.seek)
    lag = in_thread(Consuming.lag)
    consumers = in_thread(Consuming.consumers)
    trim = in_thread(Queue.trim)
    flush = in_thread(Queue.flush)

    def _method(self, name: str) -> Callable[..., Any]:
        if hasattr(Queue, name) and not hasattr(self.queue, name):
            raise TypeError(f"{self.queue.path} was opened for reading only: open it as a Queue to append")
        return super()._method(name)

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
        """Each batch is acknowledged when the next one is requested. Ends after `wait` seconds without one (None:
        never).
        """
        while not (batch := await self.read(consumer, limit, wait=wait)).says_nothing:
            yield batch
            await self.ack(consumer, batch.last)

    async def worker(self, consumer: str, *, visible: float | None = None) -> AsyncWorker:
        worker = await self._calls.run(self.queue.worker, consumer, visible=visible)
        return AsyncWorker(self, worker, self._calls)

    async def close(self) -> None:
        await self._calls.end(self.queue.close)

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def waited(self, read: Callable[..., MessageBatch], wait: float | None) -> MessageBatch:
        """Calls `read` with `wait=0.0` until it returns something or the time is over. All tasks share one thread."""
        clock = asyncio.get_running_loop().time
        deadline = None if wait is None else clock() + seconds("wait", wait)
        while True:
            due = self.queue.next_offset
            batch = await self._calls.run(read, wait=0.0)
            left = SLICE if deadline is None else min(SLICE, deadline - clock())
            if not batch.says_nothing or left <= 0:
                return batch
            await self._more(due, left)

    async def _more(self, due: int, left: float) -> None:
        loop, watch = asyncio.get_running_loop(), self._watch
        if watch is None or watch.waiting.done() or watch.waiting.get_loop() is not loop:
            waiting = asyncio.ensure_future(self._calls.run(self._wait, due))
            watch = self._watch = _Watch(due, waiting)
        if watch.due <= due:
            # If the thread waits for a later message, message `due` already exists.
            await asyncio.wait([watch.waiting], timeout=left)

    def _wait(self, due: int) -> None:
        # The next read raises the queue's error.
        with suppress(OSError, SegspecError):
            self.queue.wait_for(due, SLICE)


class AsyncWorker(AsyncFace, AbstractAsyncContextManager["AsyncWorker"]):
    """The methods of a `Worker` as coroutines, with the same arguments and errors."""

    def __init__(self, queue: AsyncQueue, worker: Worker, calls: ThreadCalls) -> None:
        self._queue = queue
        self.worker = worker
        super().__init__(worker, calls)

    ack = in_thread(Worker.ack)
    give_back = in_thread(Worker.give_back)
    close = in_thread(Worker.close)

    async def claim(self, limit: int = 100, *, wait: float | None = 0.0, most_bytes: int = BATCH_BYTES) -> MessageBatch:
        return await self._queue.waited(partial(self.worker.claim, limit, most_bytes=most_bytes), wait)

    async def batches(self, limit: int = 100, *, wait: float | None = None) -> AsyncIterator[MessageBatch]:
        """Each claimed batch is acknowledged when the next one is requested. Ends after `wait` seconds without one
        (None: never).
        """
        while not (batch := await self.claim(limit, wait=wait)).says_nothing:
            yield batch
            await self.ack(batch)

    async def __aexit__(self, *_: object) -> None:
        await self.close()
