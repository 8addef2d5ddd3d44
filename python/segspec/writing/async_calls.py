"""Live systems for asyncio: each call runs in a thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial, wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

ThreadGiven = ParamSpec("ThreadGiven")
ThreadAnswer = TypeVar("ThreadAnswer")

SLICE = 0.25
"""Maximum seconds that a thread waits, so that a cancelled task soon releases it."""

THREADS = 32


class ThreadCalls:
    """Runs calls in threads. Waiting calls have separate threads (`apart`). `closed` makes the error of a call after
    `end`.
    """

    def __init__(self, name: str, apart: str, closed: Callable[[], Exception]) -> None:
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix=name)
        self._apart = ThreadPoolExecutor(THREADS, thread_name_prefix=apart)
        self._closed = closed
        self._ended = False

    async def run(
        self, call: Callable[..., ThreadAnswer], *given: Any, apart: bool = False, **named: Any
    ) -> ThreadAnswer:
        if self._ended:
            raise self._closed()
        threads = self._apart if apart else self._threads
        return await asyncio.get_running_loop().run_in_executor(threads, partial(call, *given, **named))

    async def end(self, close: Callable[[], None]) -> None:
        if self._ended:
            return
        try:
            await self.run(close)
        finally:
            self._ended = True
            for threads in (self._threads, self._apart):
                threads.shutdown(wait=False)


class AsyncFace:
    """An object whose methods are coroutines; those of `called` are plain, with the same arguments and errors."""

    def __init__(self, called: Any, calls: ThreadCalls) -> None:
        self._called = called
        self._calls = calls

    def _method(self, name: str) -> Callable[..., Any]:
        found: Callable[..., Any] = getattr(self._called, name)
        return found


def in_thread(
    method: Callable[Concatenate[Any, ThreadGiven], ThreadAnswer], *, apart: bool = False
) -> Callable[Concatenate[Any, ThreadGiven], Coroutine[Any, Any, ThreadAnswer]]:
    @wraps(method)
    async def call(face: Any, /, *given: ThreadGiven.args, **named: ThreadGiven.kwargs) -> ThreadAnswer:
        called = face._method(method.__name__)  # noqa: SLF001 - this makes methods of the class
        answer: ThreadAnswer = await face._calls.run(called, *given, apart=apart, **named)  # noqa: SLF001
        return answer

    return call
