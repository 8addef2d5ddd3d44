"""Refusals because of the caller or the queue's state. Damaged bytes raise a plain `SegspecError`."""

from __future__ import annotations

from segspec.core.errors import WriterError


def seconds(name: str, given: float) -> float:
    """The argument, if it is a number of seconds. Raises `TypeError` or `ValueError`."""
    if isinstance(given, bool) or not isinstance(given, int | float):
        raise TypeError(f"{name} is {given!r}; it is a number of seconds")
    if given != given:
        raise ValueError(f"{name} is {given}; it is a number of seconds")
    return given


class QueueError(WriterError):
    """The queue is closed, belongs to another process (after a fork), or must be reopened after a failure."""


class QueueFullError(QueueError):
    """`max_bytes` leaves no room for a message, and consumers still need the messages before it."""


class UnknownConsumerError(QueueError):
    """The consumer was never added, or was removed."""
