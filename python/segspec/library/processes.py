"""Work shared by several processes, which continues if one of them dies."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from typing import Generic, NamedTuple, TypeVar

HandedOut = TypeVar("HandedOut")
HandedBack = TypeVar("HandedBack")


class Ended(NamedTuple):
    """The process of the task ended without a result. An exit code below zero is a signal's."""

    exit_code: int | None

    @property
    def words(self) -> str:
        how = f"signal {-self.exit_code}" if self.exit_code is not None and self.exit_code < 0 else f"{self.exit_code}"
        return f"the process that read it has ended ({how})"


def in_processes(
    work: Callable[[HandedOut], HandedBack], tasks: Iterable[HandedOut], count: int
) -> Iterator[tuple[HandedOut, HandedBack | Ended]]:
    """Each task with its result, in order of completion; at most `count` are begun and not yet given.

    Tasks and results are pickled. The processes are forks of this one, which should have no other threads. A dead one
    is replaced.
    """
    left = iter(tasks)
    workers: dict[Connection, _Worker[HandedOut, HandedBack]] = {}
    try:
        for task in left:
            worker = _Worker(work)
            workers[worker.channel] = worker
            worker.begin(task)
            if len(workers) == count:
                break
        while workers:
            for channel in wait(list(workers)):
                assert isinstance(channel, Connection)
                worker = workers.pop(channel)
                done, result = worker.task, worker.take()
                following = next(left, None)
                if following is None:
                    worker.stop()
                else:
                    worker = _Worker(work) if isinstance(result, Ended) else worker
                    workers[worker.channel] = worker
                    worker.begin(following)
                yield done, result
    finally:
        for worker in workers.values():
            worker.stop()


class _Worker(Generic[HandedOut, HandedBack]):
    task: HandedOut

    def __init__(self, work: Callable[[HandedOut], HandedBack]) -> None:
        context = multiprocessing.get_context("fork")
        self.channel, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.start()
        # The channel must close when the process ends.
        theirs.close()

    def begin(self, task: HandedOut) -> None:
        self.task = task
        # If it has ended, `take` reports it.
        with suppress(BrokenPipeError, ConnectionResetError):
            self.channel.send(task)

    def take(self) -> HandedBack | Ended:
        try:
            result: HandedBack = self.channel.recv()
        except (EOFError, ConnectionResetError):
            self._process.join()
            self.channel.close()
            return Ended(self._process.exitcode)
        return result

    def stop(self) -> None:
        self.channel.close()
        # A new process still has this one's handlers, and may survive a SIGTERM.
        self._process.kill()
        self._process.join()


def _serve(channel: Connection, work: Callable[[HandedOut], HandedBack]) -> None:
    # An interrupt is meant for the process with the results.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        try:
            task = channel.recv()
        except (EOFError, ConnectionResetError):
            return
        channel.send(work(task))
