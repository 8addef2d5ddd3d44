"""Group commit: one thread writes, or syncs, what several threads append, and the others wait for it."""

from __future__ import annotations

import threading

LEADER_SECONDS = 5.0
"""A thread that leads a group may be interrupted before it has begun: after this many seconds another one leads."""


class CommitGroup:
    """Entries that become durable together; `error` says why they did not. `is_led` once a thread leads the group: the
    others then wait for that thread, and not for the lock of the disk, which the next group may hold."""

    __slots__ = ("_gate", "done", "error", "is_led")

    def __init__(self) -> None:
        self.is_led = self.done = False
        self.error: OSError | None = None
        self._gate = threading.Lock()
        self._gate.acquire()

    def lead(self) -> bool:
        """Whether the calling thread leads: the first one does. The caller lets one thread in at a time."""
        leads, self.is_led = not self.is_led, True
        return leads

    def finish(self, error: OSError | None = None) -> None:
        """Wakes the threads that wait."""
        self.error, self.done = error, True
        self._gate.release()

    def wait(self, seconds: float) -> bool:
        """Whether it is finished, after so many seconds at most."""
        if not self._gate.acquire(timeout=seconds):
            return False
        # Wakes the next thread that waits.
        self._gate.release()
        return True
