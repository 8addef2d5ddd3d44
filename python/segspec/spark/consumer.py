"""A named consumer of a queue, as which a batch reads it: from where it is, without moving it."""

from __future__ import annotations

from pathlib import Path

from segspec.core.bounds import Bound, Range
from segspec.core.notices import logger
from segspec.library.stored_log import StoredLog
from segspec.queue.consumers import ConsumerIndex
from segspec.queue.errors import UnknownConsumerError


def due_to(consumer: str, log: StoredLog, within: Range | None) -> Range:
    """What a batch reads of a queue as a consumer: from its position on, to where `within` ends. What it was due and is
    gone is a warning.

    Raises `UnknownConsumerError`, which names those that there are.
    """
    path, positions = log.path, positions_in(log.path).positions()
    if consumer not in positions:
        known = ", ".join(sorted(positions)) or "none"
        raise UnknownConsumerError(f"there is no consumer {consumer!r} (there are: {known})", path)
    due, first = positions[consumer], log.segments[0].base if log.segments else None
    if first is not None and due < first:
        logger().warning("%s: messages %d to %d are gone: consumer %r was due them", path, due, first - 1, consumer)
    return Range(Bound("offset", due), None if within is None else within.end)


def positions_in(path: str) -> ConsumerIndex:
    if not Path(path).is_dir():
        raise ValueError(f"option consumer: {path} is no queue but a file of one: give the folder")
    return ConsumerIndex(Path(path))
