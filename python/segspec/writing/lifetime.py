"""A periodic thread that ends with its owner, and the warning that an owner was never closed."""

from __future__ import annotations

import threading
import warnings
import weakref
from collections.abc import Callable
from os import getpid

from segspec.core.errors import SegspecError


class Keeper:
    """Calls a method of an object every `interval` seconds, until `stop` or the end of the object.

    `error` is its last error.
    """

    def __init__(self, method: Callable[[], None], interval: float, name: str) -> None:
        self.error: OSError | SegspecError | None = None
        self._stopped = stopped = threading.Event()
        self._method = weakref.WeakMethod(method, lambda _: stopped.set())
        self._interval = interval
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def _run(self) -> None:
        while not self._stopped.wait(self._interval):
            method = self._method()
            if method is None:
                return
            try:
                method()
            except (OSError, SegspecError) as error:
                self.error = error
            del method

    def dismiss(self) -> None:
        """Prevents new rounds; a running one continues."""
        self._stopped.set()

    def stop(self) -> None:
        self.dismiss()
        self._thread.join()


def when_forgotten(owner: object, words: str, let_go: Callable[[], object]) -> Callable[[], object]:
    """Warns with a `ResourceWarning`, and calls `let_go`, when `owner` is collected or the program ends.

    Returns the function that the owner calls on close. `let_go` must not refer to the owner. A forked child does not
    warn.
    """
    process = getpid()

    def forgotten() -> None:
        if getpid() == process:
            warnings.warn(words, ResourceWarning, stacklevel=2)
        let_go()

    return weakref.finalize(owner, forgotten).detach
