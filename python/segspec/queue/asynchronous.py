"""`AsyncQueue`: a queue for asyncio, whose calls run in threads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Self, TypeVar

from segspec.queue.consuming import BATCH_BYTES, Consuming, QueuePlace
from segspec.queue.errors import QueueError
from segspec.queue.messages import MessageBatch
from segspec.queue.queue import Queue

Answered = TypeVar("Answered")

SLICE = 0.25
"""Seconds that a thread waits at most, so that whoever is cancelled does not hold one for long."""
THREADS = 32
"""So many calls at a time append, and as many do all else: who waits for room must not keep those out who make it."""


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

    async def append(self, value: bytes, *, timeout: float | None = None) -> int:
        return await self._run(self._appending().append, value, timeout=timeout, threads=self._appenders)

    async def append_many(self, values: Iterable[bytes], *, timeout: float | None = None) -> range:
        return await self._run(self._appending().append_many, values, timeout=timeout, threads=self._appenders)

    async def read(
        self,
        consumer: str,
        limit: int = 100,
        *,
        wait: float | None = 0.0,
        start: int | None = None,
        most_bytes: int = BATCH_BYTES,
    ) -> MessageBatch:
        clock = asyncio.get_running_loop().time
        deadline = None if wait is None else clock() + wait
        while True:
            left = SLICE if deadline is None else min(SLICE, max(0.0, deadline - clock()))
            batch = await self._run(self.queue.read, consumer, limit, wait=left, start=start, most_bytes=most_bytes)
            if batch or batch.dropped or (deadline is not None and clock() >= deadline):
                return batch

    async def batches(self, consumer: str, limit: int = 100) -> AsyncIterator[MessageBatch]:
        """Batches for ever. Each is acknowledged when the next one is asked for."""
        while True:
            batch = await self.read(consumer, limit, wait=None)
            yield batch
            await self.ack(consumer, batch[-1].offset if batch else batch.dropped[-1])

    async def ack(self, consumer: str, offset: int) -> None:
        await self._run(self.queue.ack, consumer, offset)

    async def add(self, consumer: str, at: QueuePlace = "begin") -> int:
        return await self._run(self.queue.add, consumer, at)

    async def remove(self, consumer: str) -> None:
        await self._run(self.queue.remove, consumer)

    async def seek(self, consumer: str, to: QueuePlace) -> int:
        return await self._run(self.queue.seek, consumer, to)

    async def lag(self, consumer: str) -> int:
        return await self._run(self.queue.lag, consumer)

    async def consumers(self) -> dict[str, int]:
        return await self._run(self.queue.consumers)

    async def trim(self) -> int:
        return await self._run(self._appending().trim)

    async def flush(self) -> None:
        await self._run(self.queue.flush)

    async def close(self) -> None:
        if self._closed:
            return
        try:
            await self._run(self.queue.close)
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

    async def _run(
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
