"""Group commit: one thread writes and syncs what several threads append, while the others wait."""

from __future__ import annotations

import errno
import threading
import time
from abc import ABC, abstractmethod
from typing import Generic, TypeVar

LEADER_SECONDS = 5.0
"""After this many seconds another thread leads, in case the leader was interrupted before it began."""

MOST_PATIENCE = 0.002
"""Maximum seconds that a group waits before its sync for the threads of the last group."""

GroupGiven = TypeVar("GroupGiven")


class CommitGroup(Generic[GroupGiven]):
    """Appends of several threads that are written together."""

    __slots__ = ("_all_here", "_gate", "_wanted", "done", "error", "given")

    def __init__(self) -> None:
        self.given: list[GroupGiven] = []
        self.done = False
        self.error: OSError | None = None
        self._wanted = 0
        self._gate = threading.Lock()
        self._gate.acquire()
        self._all_here: threading.Lock | None = None

    def join(self, given: GroupGiven) -> bool:
        """Returns whether the thread leads, as the first one does.

        The caller admits one thread at a time, here and in `want`.
        """
        self.given.append(given)
        if len(self.given) == self._wanted:
            assert self._all_here is not None
            self._all_here.release()
        return len(self.given) == 1

    def want(self, threads: int) -> bool:
        """Returns whether `gather` must wait until this many threads have joined."""
        if len(self.given) >= threads:
            return False
        self._wanted = threads
        self._all_here = threading.Lock()
        return self._all_here.acquire()

    def gather(self, seconds: float) -> None:
        assert self._all_here is not None, "`want` comes before"
        self._all_here.acquire(timeout=seconds)

    def finish(self, error: OSError | None) -> None:
        self.error, self.done = error, True
        self._gate.release()

    def wait(self, seconds: float) -> bool:
        """Waits until the group is done; False if the time was up."""
        if not self._gate.acquire(timeout=seconds):
            return False
        self._gate.release()
        return True


class GroupCommit(ABC, Generic[GroupGiven]):
    """Group commit for several threads. The thread with `_disk` writes, while others join the next group, one at a time
    (`_mutex`). With `syncs` a write is also a sync, and worth waiting for others.
    """

    def __init__(self, path: str, *, syncs: bool) -> None:
        self.path = path
        self.syncs = syncs
        self._mutex = threading.Lock()
        self._disk = threading.Lock()
        self._group: CommitGroup[GroupGiven] = CommitGroup()
        self._company, self._patience = 1, 0.0

    @abstractmethod
    def _write(self, given: list[GroupGiven]) -> None:
        """Writes the appends of threads, and gives each thread its own result. Raises `OSError` if all fail; `self` is
        in its final state afterwards.
        """

    def commit(self, given: GroupGiven) -> None:
        """Returns when the append is written. Raises `OSError` if that failed."""
        if self._company == 1 and not self._disk.locked() and self._is_alone(given):
            return
        with self._mutex:
            group = self._group
            leads = group.join(given)
        while not group.done:
            if leads or not group.wait(LEADER_SECONDS):
                with self._disk:
                    if not group.done:
                        self._gather()
                        self._write_group()
        if group.error is not None:
            raise self._not_written(group.error) from group.error

    def _is_alone(self, given: GroupGiven) -> bool:
        with self._disk:
            if self._group.given:
                return False
            try:
                self._write([given])
            except OSError as error:
                raise self._not_written(error) from error
            self._company = 1 + len(self._group.given) if self.syncs else 1
            return True

    def _not_written(self, error: OSError) -> OSError:
        return OSError(error.errno, f"the write failed: {error.strerror}", self.path)

    def _gather(self) -> None:
        """Lets the threads of the last group join this one: otherwise two halves of them would alternate."""
        if self._company == 1:
            return
        with self._mutex:
            group = self._group
            wants = group.want(self._company)
        if wants:
            group.gather(self._patience)

    def _write_group(self) -> None:
        group: CommitGroup[GroupGiven] = CommitGroup()
        error: OSError | None = InterruptedError(errno.EINTR, "the thread that wrote was interrupted")
        try:
            with self._mutex:
                group, self._group = self._group, group
            began = time.perf_counter()
            self._write(group.given)
            if self.syncs:
                self._company = len(group.given) + len(self._group.given)
                self._patience = min((time.perf_counter() - began) / 2, MOST_PATIENCE)
            error = None
        except OSError as failed:
            error = failed
        finally:
            group.finish(error)
