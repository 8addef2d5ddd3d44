"""Group commit: what several threads append is written, or synced, by one of them, and the others wait for that."""

from __future__ import annotations

import threading

LEADER_SECONDS = 5.0
"""A thread that leads a group may be interrupted before it has begun: after so long another one leads."""


class CommitGroup:
    """What is made durable together. `error` is why it was not. `is_led` when a thread has taken it upon itself to do
    it: the others wait for that, and not for the disk, which the next group has already."""

    __slots__ = ("_gate", "done", "error", "is_led")

    def __init__(self) -> None:
        self.is_led = self.done = False
        self.error: OSError | None = None
        self._gate = threading.Lock()
        self._gate.acquire()

    def lead(self) -> bool:
        """Whether the thread that asks is to do it: the first one is. The caller lets one thread in at a time."""
        leads, self.is_led = not self.is_led, True
        return leads

    def finish(self, error: OSError | None = None) -> None:
        """Lets those go who wait."""
        self.error, self.done = error, True
        self._gate.release()

    def wait(self, seconds: float) -> bool:
        """Whether it is finished, after so many seconds at most."""
        if not self._gate.acquire(timeout=seconds):
            return False
        # The next one who waits may go, too.
        self._gate.release()
        return True
