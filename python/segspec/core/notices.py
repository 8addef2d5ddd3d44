"""Notices about the library's own work, such as how to be faster, for the logger `segspec`.

`logging` is imported on the first notice, which most processes never have.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger

_preparations: list[Callable[[Logger], None]] = []


def prepare(how: Callable[[Logger], None]) -> None:
    """Has `how` called with the logger before its first notice of this process: a program chooses how they look."""
    _preparations.append(how)
    logger.cache_clear()


@cache
def logger() -> Logger:
    """The logger that notices go to."""
    import logging

    found = logging.getLogger("segspec")
    while _preparations:
        _preparations.pop(0)(found)
    return found
