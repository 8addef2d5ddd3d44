"""Uploads finished segments in a background thread, and retries while the archive is unreachable."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable

from segspec.store.stored_stream import StoredStream, checked_seconds
from segspec.writing.lifetime import Keeper

LOGGER = logging.getLogger("segspec.store")

MOST_PAUSE = 300.0
"""The maximum seconds before a retry, unless rounds are further apart."""

TellFailure = Callable[[str, Exception], object]


class Archiving:
    """Archives the finished segments of `streams` periodically until `stop`. Pauses after failures double.

    Failures go to `report`, or to the logger `segspec.store`; `failures` holds each stream's last.
    """

    def __init__(self, streams: Callable[[], Iterable[StoredStream]], every: float, report: TellFailure | None) -> None:
        checked_seconds("archive_every", every)
        if report is not None and not callable(report):
            raise TypeError(f"archive_failed is {report!r}; it is called with the name of a stream and an error")
        self.failures: dict[str, Exception] = {}
        self._streams = streams
        self._every = every
        self._report = report or _logged
        self._pauses: dict[str, float] = {}
        self._due: dict[str, float] = {}
        self._ended = threading.Event()
        self._keeper = Keeper(self._round, every, "segspec-store-archive")

    def stop(self) -> None:
        """Stops after the current segment."""
        self._ended.set()
        self._keeper.stop()

    def _round(self) -> None:
        for stream in self._streams():
            if not self._ended.is_set() and time.monotonic() >= self._due.get(stream.name, 0):
                self._try(stream)

    def _try(self, stream: StoredStream) -> None:
        try:
            stream.archive(until=self._ended)
        except Exception as error:
            if stream.is_closed:
                return
            pause = self._pauses.get(stream.name, self._every / 2) * 2
            self._pauses[stream.name] = min(pause, max(MOST_PAUSE, self._every))
            self._due[stream.name] = time.monotonic() + self._pauses[stream.name]
            self.failures[stream.name] = error
            self._tell(stream.name, error)
        else:
            for of_failures in (self.failures, self._pauses, self._due):
                of_failures.pop(stream.name, None)

    def _tell(self, name: str, error: Exception) -> None:
        try:
            self._report(name, error)
        except Exception:
            # An error in the callback must not end the archiving.
            LOGGER.exception("what archive_failed was given raised")


def _logged(name: str, error: Exception) -> None:
    LOGGER.error("stream %s could not be archived, and will be tried again: %s", name, error)
