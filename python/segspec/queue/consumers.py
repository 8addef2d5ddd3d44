"""The consumers of a queue. All processes share their positions in the file `index`, which is replaced under its
lock.

`QueueError` is a refusal because of the caller or the queue's state; damaged bytes raise a plain `SegspecError`.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from segspec.core.errors import SegspecError, WriterError
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.encode import index as encoded
from segspec.formats.ffwd.index import entries_of
from segspec.storage.atomic import replace_file
from segspec.storage.being_written import Stamp, stamp_of
from segspec.storage.source import open_source
from segspec.writing.lock import locked_file


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


class ConsumerIndex:
    """A consumer's position is the number of its next message.

    Acknowledgements are in memory until `flush`; other changes are durable. Raises `SegspecError` if the index is
    damaged.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._path = folder / layout.INDEX_NAME
        self._alone = threading.RLock()
        self._stamp: Stamp | None = None
        self._stored: dict[str, int] = {}
        self._acknowledged: dict[str, int] = {}

    def positions(self) -> dict[str, int]:
        """Positions in memory and in the file."""
        with self._alone:
            self._look()
            later = self._acknowledged
            return {name: max(position, later.get(name, 0)) for name, position in self._stored.items()}

    def stored(self) -> dict[str, int]:
        """Positions that survive a crash."""
        with self._alone:
            self._look()
            return dict(self._stored)

    def position(self, name: str) -> int:
        with self._alone:
            self._look()
            try:
                return max(self._stored[name], self._acknowledged.get(name, 0))
            except KeyError:
                raise self._unknown(name) from None

    def _unknown(self, name: str) -> UnknownConsumerError:
        return UnknownConsumerError(f"there is no consumer {name!r}", str(self._folder))

    def add(self, name: str, place: Callable[[], int]) -> int:
        """Adds a consumer unless it exists; returns its position. Trimming is blocked while `place` chooses one."""
        with self._changed() as stored:
            if name not in stored:
                stored[name] = place()
            return stored[name]

    def remove(self, name: str) -> None:
        self.position(name)
        with self._changed() as stored:
            stored.pop(name, None)
            self._acknowledged.pop(name, None)

    def move(self, name: str, place: Callable[[], int]) -> int:
        """Sets the position to one chosen while trimming is blocked; returns it."""
        self.position(name)
        with self._changed() as stored:
            if name not in stored:
                raise self._unknown(name)
            stored[name] = place()
            self._acknowledged.pop(name, None)
            return stored[name]

    def acknowledge(self, name: str, position: int) -> None:
        """Moves a position forwards, in memory only."""
        with self._alone:
            if position > self.position(name):
                self._acknowledged[name] = position

    def flush(self) -> bool:
        """Stores the acknowledgements; returns whether there were any."""
        with self._alone:
            if not self._acknowledged:
                return False
            with self._changed():
                return True

    def leave(self) -> None:
        """Makes a missing file: without it a queue looks as if it was never closed."""
        with self._alone, locked_file(self._path):
            pass

    @contextmanager
    def held(self) -> Iterator[dict[str, int]]:
        """The stored positions. No process adds or moves a consumer until the block ends."""
        with self._alone, locked_file(self._path):
            self._look(anew=True)
            yield dict(self._stored)

    @contextmanager
    def _changed(self) -> Iterator[dict[str, int]]:
        with self._alone, locked_file(self._path):
            self._look(anew=True)
            before = dict(self._stored)
            stored = dict(before)
            later = dict(self._acknowledged)
            for name in stored.keys() & later.keys():
                stored[name] = max(stored[name], later[name])
            yield stored
            if stored != before:
                replace_file(self._path, encoded(stored))
            self._acknowledged = {}
            self._look(anew=True)

    def _look(self, *, anew: bool = False) -> None:
        stamp = stamp_of(str(self._path))
        if stamp == self._stamp and not anew:
            return
        if stamp is None:
            self._stored = {}
        else:
            try:
                with open_source(self._path) as source:
                    self._stored = {entry["id"]: entry["offset"] for entry in entries_of(source)}
            except SegspecError as error:
                error.message += "; no consumer can be read: remove this file, and add each where it continues"
                raise
        self._stamp = stamp
