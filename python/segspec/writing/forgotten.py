"""What is open and forgotten lets go of what it holds, with a warning, as Python's files do."""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable
from os import getpid


def when_forgotten(owner: object, words: str, let_go: Callable[[], object]) -> Callable[[], object]:
    """Has `let_go` called when nobody has `owner` any more, or the program ends, with a `ResourceWarning` of these
    words; returns what the owner calls when it is closed. Neither may hold the owner, which would then never be gone.

    The child of a fork is not warned: what it forgets is its parent's.
    """
    process = getpid()

    def forgotten() -> None:
        if getpid() == process:
            warnings.warn(words, ResourceWarning, stacklevel=2)
        let_go()

    return weakref.finalize(owner, forgotten).detach
