"""An object that was never closed releases what it holds when it is collected, and warns, as Python's files do."""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable
from os import getpid


def when_forgotten(owner: object, words: str, let_go: Callable[[], object]) -> Callable[[], object]:
    """Warns with a `ResourceWarning` of these words, and calls `let_go`, when `owner` is collected or the program ends.
    Returns the function that the owner calls when it is closed. `let_go` must not refer to the owner, which would then
    never be collected.

    The child of a fork is not warned: the object is its parent's.
    """
    process = getpid()

    def forgotten() -> None:
        if getpid() == process:
            warnings.warn(words, ResourceWarning, stacklevel=2)
        let_go()

    return weakref.finalize(owner, forgotten).detach
