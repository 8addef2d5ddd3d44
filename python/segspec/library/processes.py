"""Work that several processes share, and that goes on where one of them ends."""

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
    """The process that had the task has ended without a result, with this exit code: one below zero is a signal's."""

    exit_code: int | None

    @property
    def words(self) -> str:
        how = f"signal {-self.exit_code}" if self.exit_code is not None and self.exit_code < 0 else f"{self.exit_code}"
        return f"the process that read it has ended ({how})"


def in_processes(
    work: Callable[[HandedOut], HandedBack], tasks: Iterable[HandedOut], count: int
) -> Iterator[tuple[HandedOut, HandedBack | Ended]]:
    """Each task with its result, in the order in which they are done; at most `count` are begun and not given yet.

    Tasks and results can be pickled. The processes are forks of this one, so that they begin at once and whatever its
    main module is; it should have no other threads, whose locks they would copy. Where one ends (a fault, a system that
    is out of memory), the others go on, and another takes its place.
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
    """One process, which has one task at a time."""

    task: HandedOut

    def __init__(self, work: Callable[[HandedOut], HandedBack]) -> None:
        context = multiprocessing.get_context("fork")
        self.channel, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs, work), daemon=True)
        self._process.start()
        # Only the process has it now, so that its end is the channel's.
        theirs.close()

    def begin(self, task: HandedOut) -> None:
        self.task = task
        # Where it has ended, `take` says so.
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
        # One that has only just begun has the handlers of this process yet, which may outlive a SIGTERM.
        self._process.kill()
        self._process.join()


def _serve(channel: Connection, work: Callable[[HandedOut], HandedBack]) -> None:
    # Whoever interrupts means the process that has the results.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        try:
            task = channel.recv()
        except (EOFError, ConnectionResetError):
            return
        channel.send(work(task))
