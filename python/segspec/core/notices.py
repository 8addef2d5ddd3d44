"""Notices about the library's own work for the logger `segspec`, such as how to be faster, and its progress."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Logger

Listener = Callable[[int], None]

_listeners: list[Listener] = []


@contextmanager
def told_to(listener: Listener) -> Iterator[None]:
    """The listener is called with the bytes processed in the block, in any thread."""
    _listeners.append(listener)
    try:
        yield
    finally:
        _listeners.remove(listener)


def pass_by(count: int) -> None:
    for listener in _listeners:
        listener(count)


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
