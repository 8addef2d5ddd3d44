"""A named consumer of queues. A batch reads from its position; a stream also moves it.

A query moves it after the sink's commit, so the queue never trims what is needed: at least once. Spark's checkpoint
makes it exactly once.
"""

from __future__ import annotations

from pathlib import Path

from segspec.core.bounds import Bound, Range
from segspec.core.notices import logger
from segspec.library.stored_log import StoredLog
from segspec.queue.consumers import ConsumerIndex, QueueError, UnknownConsumerError
from segspec.spark.streaming.stream_offsets import LogPlace, LogPlaces


def due_to(consumer: str, log: StoredLog, within: Range | None) -> Range:
    """The range from the consumer's position to the end of `within`. Warns of lost messages. Raises
    `UnknownConsumerError`."""
    path, positions = log.path, _positions_in(log.path).positions()
    if consumer not in positions:
        known = ", ".join(sorted(positions)) or "none"
        raise UnknownConsumerError(f"there is no consumer {consumer!r} (there are: {known})", path)
    due, first = positions[consumer], log.segments[0].base if log.segments else None
    if first is not None and due < first:
        logger().warning("%s: messages %d to %d are gone: consumer %r was due them", path, due, first - 1, consumer)
    return Range(Bound("offset", due), None if within is None else within.end)


def _positions_in(path: str) -> ConsumerIndex:
    if not Path(path).is_dir():
        raise ValueError(f"option consumer: {path} is no queue but a file of one: give the folder")
    return ConsumerIndex(Path(path))


class ConsumerError(QueueError):
    """The consumer was moved by another reader, or removed during a query."""


class FollowedConsumer:
    """The consumer of one name in each of a query's queues.

    Only the query may move it. If it is further than committed, another reader has used the name, and the query ends
    rather than lose messages.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._indexes: dict[str, ConsumerIndex] = {}
        self._held: set[str] = set()

    def due(self, path: str) -> int | None:
        """The position in a queue; None if the consumer does not exist."""
        return self._of(path).positions().get(self._name)

    def hold(self, path: str, place: LogPlace) -> None:
        """Creates the consumer if needed. Raises `ConsumerError` if it is past `place`, the next message."""
        committed, due = place.next, self.due(path)
        assert isinstance(committed, int), "messages have numbers"
        if due is None:
            if path in self._held:
                raise ConsumerError(f"consumer {self._name!r} was removed while the query followed it", path)
            due = self._of(path).add(self._name, lambda: committed)
        if due > committed:
            raise ConsumerError(
                f"consumer {self._name!r} is at {due}, and this query has committed what is before {committed}: "
                "another query or program reads as the same consumer, or has moved it. Give each query a consumer of "
                f"its own, or seek to {committed}, from where this one continues",
                path,
            )
        self._held.add(path)

    def acknowledge(self, places: LogPlaces) -> None:
        """Moves the consumer to `places`, durably. Removed queues are left out."""
        for path, place in places.items():
            if not Path(path).is_dir():
                continue
            self.hold(path, place)
            assert isinstance(place.next, int)
            index = self._of(path)
            index.acknowledge(self._name, place.next)
            index.flush()

    def _of(self, path: str) -> ConsumerIndex:
        if path not in self._indexes:
            self._indexes[path] = _positions_in(path)
        return self._indexes[path]
