"""`AsyncStore`: a store for asyncio, whose calls run in threads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import islice
from typing import Any, Self, TypeVar

from segspec.core.bounds import End
from segspec.core.errors import Finding
from segspec.core.ids import Id
from segspec.core.model import Record
from segspec.store.appending import NewFields
from segspec.store.store import Store
from segspec.store.stored_stream import StoredStream

StoreAnswer = TypeVar("StoreAnswer")

SLICE = 0.25
"""Seconds that a thread waits at most for a record, so that whoever is cancelled does not hold one for long."""

THREADS = 32
"""So many calls at a time wait for records, and as many do all else."""

RECORDS = 256
"""Records of a range that are read at a time."""


class AsyncStore:
    """The streams of a `Store` for asyncio. `close` closes the store, too."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="segspec-store")
        self._waiters = ThreadPoolExecutor(THREADS, thread_name_prefix="segspec-store-wait")
        self._closed = False

    async def stream(self, name: str, *, create: bool = True) -> AsyncStream:
        return AsyncStream(self, await self.run(self.store.stream, name, create=create))

    async def names(self) -> list[str]:
        return await self.run(self.store.names)

    async def check(self, name: str, *, digests: bool = False) -> list[Finding]:
        return await self.run(lambda: list(self.store.check(name, digests=digests)))

    async def close(self) -> None:
        if self._closed:
            return
        try:
            await self.run(self.store.close)
        finally:
            self._closed = True
            for threads in (self._threads, self._waiters):
                threads.shutdown(wait=False)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def run(
        self, call: Callable[..., StoreAnswer], *given: Any, waits: bool = False, **named: Any
    ) -> StoreAnswer:
        if self._closed:
            raise ValueError(f"the store {self.store.root} is closed")
        threads = self._waiters if waits else self._threads
        return await asyncio.get_running_loop().run_in_executor(threads, partial(call, *given, **named))


class AsyncStream:
    """The methods of a `StoredStream` as coroutines, with the same arguments and errors.

    Tasks that append at the same time share a sync, as threads do. One that is cancelled while it appends may have
    appended, or append yet.
    """

    def __init__(self, store: AsyncStore, stream: StoredStream) -> None:
        self.stream = stream
        self._run = store.run

    @property
    def last_id(self) -> Id | None:
        return self.stream.last_id

    async def append(self, fields: NewFields, id: Id | str | None = None) -> Id:
        return await self._run(self.stream.append, fields, id)

    async def append_many(self, records: Iterable[NewFields]) -> list[Id]:
        return await self._run(self.stream.append_many, records)

    async def flush(self) -> None:
        await self._run(self.stream.flush)

    async def range(
        self, start: End | None = None, end: End | None = None, *, deleted: bool = False, through: str = "fetch"
    ) -> AsyncIterator[Record]:
        async for record in self._given(self.stream.range(start, end, deleted=deleted, through=through)):
            yield record

    async def reverse(
        self, start: End | None = None, end: End | None = None, *, deleted: bool = False, through: str = "fetch"
    ) -> AsyncIterator[Record]:
        async for record in self._given(self.stream.reverse(start, end, deleted=deleted, through=through)):
            yield record

    async def _given(self, records: Iterator[Record]) -> AsyncIterator[Record]:
        while some := await self._run(lambda: list(islice(records, RECORDS))):
            for record in some:
                yield record

    async def wait(self, after: Id | str | None = None, timeout: float | None = None) -> bool:
        """No thread is held for long by one that waits, and none that does anything else."""
        clock = asyncio.get_running_loop().time
        deadline = None if timeout is None else clock() + timeout
        given = (self.last_id or (0, 0)) if after is None else after
        while True:
            left = SLICE if deadline is None else min(SLICE, max(0.0, deadline - clock()))
            if await self._run(self.stream.wait, given, left, waits=True):
                return True
            if deadline is not None and clock() >= deadline:
                return False

    async def count(self) -> int:
        """What `len` gives of a `StoredStream`."""
        return await self._run(len, self.stream)

    async def delete(self, *ids: Id | str) -> int:
        return await self._run(self.stream.delete, *ids)

    async def trim(self, before: End) -> int:
        return await self._run(self.stream.trim, before)

    async def roll(self) -> None:
        await self._run(self.stream.roll)

    async def archive(self) -> int:
        return await self._run(self.stream.archive)

    async def fetch(self, start: End | None = None, end: End | None = None) -> int:
        return await self._run(self.stream.fetch, start, end)

    async def evict(self, cache_bytes: int = 0) -> int:
        return await self._run(self.stream.evict, cache_bytes)

    async def fold(self, most_bytes: int | None = None) -> int:
        return await self._run(self.stream.fold, most_bytes)

    async def info(self) -> dict[str, Any]:
        return await self._run(self.stream.info)
