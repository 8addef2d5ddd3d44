"""A disk that fails at random: put in place of `segspec.storage.disk.perform`, in a process that is meant to suffer."""

from __future__ import annotations

import errno
import os
import random
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from segspec.storage import disk

CHANGES = (os.pwrite, os.fsync, os.fdatasync, os.rename, os.open, os.unlink, os.ftruncate, os.mkdir)
ERRORS = (errno.EIO, errno.ENOSPC, errno.EDQUOT)
SYNCS = (os.fsync, os.fdatasync)
SELDOM = 8
SHORT = 4
"""One of so many faults is a write of which the system takes a part and says so."""


class DiskFaults:
    """Of the calls that change the disk, `rate` (0 to 1) fail. `last` is the number of the call, from 1 on, at which
    the process is killed: before the call, after it, or after half of a write.

    Syncs are not made, and fail less often: a queue or store gives up then. A process that is killed loses nothing that
    it wrote, and waiting would only take the time.
    """

    def __init__(self, seed: int, rate: float = 0.0, last: int | None = None) -> None:
        self.rate, self.last = rate, last
        self.calls = self.faults = 0
        self._chance = random.Random(seed)
        self._alone = threading.Lock()

    def perform(self, call: Callable[..., Any], *arguments: Any) -> Any:
        if call not in CHANGES:
            return call(*arguments)
        with self._alone:
            self.calls += 1
            is_last = self.calls == self.last
            fails = self._chance.random() < (self.rate / SELDOM if call in SYNCS else self.rate)
            self.faults += fails
            dice, share = self._chance.random(), self._chance.random()
        if is_last:
            self._end(call, arguments, dice, share)
        if not fails:
            return None if call in SYNCS else call(*arguments)
        if call is os.pwrite and len(arguments[1]) > 1:
            taken = self._part(arguments, share)
            if dice < 1 / SHORT:
                return taken
        error = ERRORS[int(share * len(ERRORS))]
        raise OSError(error, os.strerror(error))

    def _end(self, call: Callable[..., Any], arguments: tuple[Any, ...], dice: float, share: float) -> None:
        if call is os.pwrite and len(arguments[1]) > 1 and dice < 0.5:
            self._part(arguments, share)
        elif dice > 0.7 and call not in SYNCS:
            call(*arguments)
        os.kill(os.getpid(), signal.SIGKILL)

    @staticmethod
    def _part(arguments: tuple[Any, ...], share: float) -> int:
        descriptor, content, position = arguments
        return os.pwrite(descriptor, bytes(content[: 1 + int(share * (len(content) - 1))]), position)


@contextmanager
def unsynced() -> Iterator[None]:
    """Within the block nothing waits for the disk."""
    perform = disk.perform
    disk.perform = DiskFaults(0).perform
    try:
        yield
    finally:
        disk.perform = perform


def changes_of(action: Callable[[], object]) -> list[str]:
    """The calls by which `action` changes the disk, by their names; nothing waits for the disk."""
    made = []

    def perform(call: Callable[..., Any], *arguments: Any) -> Any:
        made.append(call.__name__)
        return unsynced_call(call, *arguments)

    with patch.object(disk, "perform", perform):
        action()
    return made


def killed_at(number: int, action: Callable[[], object]) -> bool:
    """Runs `action` in a child that is killed at its call `number` that changes the disk; nothing waits for the disk.
    False where it came to its end."""
    child = os.fork()
    if child == 0:
        count = 0

        def perform(call: Callable[..., Any], *arguments: Any) -> Any:
            nonlocal count
            count += 1
            if count > number:
                os._exit(9)
            return unsynced_call(call, *arguments)

        disk.perform = perform
        try:
            action()
        except BaseException:  # the child must not go on as a second pytest
            os._exit(1)
        os._exit(0)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    assert status in (0, 9)
    return status == 9


def unsynced_call(call: Callable[..., Any], *arguments: Any) -> Any:
    """What `disk.perform` does, without waiting for the disk: only processes are killed here."""
    return None if call is os.fsync else call(*arguments)
