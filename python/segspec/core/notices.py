"""Notices about the library's own work, such as how to be faster, for the logger `segspec`."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger

_preparations: list[Callable[[Logger], None]] = []


def prepare(how: Callable[[Logger], None]) -> None:
    """Calls `how` with the logger before the first notice."""
    _preparations.append(how)
    logger.cache_clear()


@cache
def logger() -> Logger:
    import logging

    found = logging.getLogger("segspec")
    while _preparations:
        _preparations.pop(0)(found)
    return found
