"""The progress of long work, in bytes processed, for display."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

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
