"""What is done in the child of a fork."""

from __future__ import annotations

import os
import warnings
from collections.abc import Callable


def in_child(action: Callable[[], object]) -> str:
    """Forks, does `action` in the child; returns what it raised there, or what it returned. A warning is raised too."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                said = repr(action())
        except BaseException as error:
            said = f"{type(error).__name__}: {error}"
        os.write(writing, said.encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as told:
        said = told.read().decode()
    os.waitpid(child, 0)
    return said
