"""A store for asyncio, whose calls run in threads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from itertools import islice

from segspec.core.bounds import End
from segspec.core.errors import Finding
from segspec.core.model import Id, Record
from segspec.store.store import Store
from segspec.store.stored_stream import StoredStream
from segspec.writing.async_calls import SLICE, AsyncFace, ThreadCalls, in_thread

RECORDS = 256


class AsyncStore(AsyncFace, AbstractAsyncContextManager["AsyncStore"]):
    """A store for asyncio; `close` also closes `store`."""

    def __init__(self, store: Store) -> None:
        self.store = store
        closed = partial(ValueError, f"the store {store.root} is closed")
        super().__init__(store, ThreadCalls("segspec-store", "segspec-store-wait", closed))

    names = in_thread(Store.names)

    async def stream(self, name: str, *, create: bool = True) -> AsyncStream:
        return AsyncStream(await self._calls.run(self.store.stream, name, create=create), self._calls)

    async def check(self, name: str, *, digests: bool = False) -> list[Finding]:
        return await self._calls.run(lambda: list(self.store.check(name, digests=digests)))

    async def close(self) -> None:
        await self._calls.end(self.store.close)

    async def __aexit__(self, *_: object) -> None:
        await self.close()


class AsyncStream(AsyncFace):
    """The methods of a `StoredStream` as coroutines, with the same arguments and errors.

    Concurrent appends share a sync. A cancelled append may still happen.
    """

    def __init__(self, stream: StoredStream, calls: ThreadCalls) -> None:
        self.stream = stream
        super().__init__(stream, calls)

    append = in_thread(StoredStream.append)
    append_many = in_thread(StoredStream.append_many)
    flush = in_thread(StoredStream.flush)
    delete = in_thread(StoredStream.delete)
    trim = in_thread(StoredStream.trim)
    roll = in_thread(StoredStream.roll)
    archive = in_thread(StoredStream.archive)
    fetch = in_thread(StoredStream.fetch)
    evict = in_thread(StoredStream.evict)
    fold = in_thread(StoredStream.fold)
    info = in_thread(StoredStream.info)

    @property
    def last_id(self) -> Id | None:
        return self.stream.last_id

    async def count(self) -> int:
        return await self._calls.run(len, self.stream)

    def range(
        self, start: End | None = None, end: End | None = None, *, deleted: bool = False, through: str = "fetch"
    ) -> AsyncIterator[Record]:
        return self._given(lambda: self.stream.range(start, end, deleted=deleted, through=through))

    def reverse(
        self, start: End | None = None, end: End | None = None, *, deleted: bool = False, through: str = "fetch"
    ) -> AsyncIterator[Record]:
        return self._given(lambda: self.stream.reverse(start, end, deleted=deleted, through=through))

    async def _given(self, ask: Callable[[], Iterator[Record]]) -> AsyncIterator[Record]:
        records = ask()
        while some := await self._calls.run(lambda: list(islice(records, RECORDS))):
            for record in some:
                yield record

    async def wait(self, after: Id | str | None = None, timeout: float | None = None) -> bool:
        """Waiting blocks no thread."""
        clock = asyncio.get_running_loop().time
        deadline = None if timeout is None else clock() + timeout
        given = (self.last_id or (0, 0)) if after is None else after
        while True:
            left = SLICE if deadline is None else min(SLICE, max(0.0, deadline - clock()))
            if await self._calls.run(self.stream.wait, given, left, apart=True):
                return True
            if deadline is not None and clock() >= deadline:
                return False
