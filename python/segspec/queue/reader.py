"""Consumers in other processes than the appending one, and the facts of `segspec queue stat`."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from segspec.core.errors import Code, SegspecError, ShrunkError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.stretch import Level
from segspec.formats.ffwd import FORMAT, layout
from segspec.formats.ffwd.header import Framing, read_header
from segspec.queue.consumers import QueueError
from segspec.queue.consuming import FORGOTTEN, Consuming
from segspec.queue.stored import BLOCK, StoredSegment, count_filled, open_segments
from segspec.reading.walk import summary_of
from segspec.storage.being_written import By, Watched
from segspec.storage.source import open_source
from segspec.writing.lock import when_forgotten

LOOKS = 100
SHORTEST_LOOK, LONGEST_LOOK = 0.001, 0.05
"""Seconds between looks for new messages, which grow while nothing comes."""


class QueueReader(Consuming):
    """Follows the queue in a folder while another process appends to it. It only writes the index.

    Raises `SegspecError` (`missing-segment`) if there is no queue.
    """

    def __init__(self, folder: str | os.PathLike[str], *, interval: float = 1.0) -> None:
        super().__init__(folder, interval)
        self._flushed = time.monotonic()
        self._alone = threading.Lock()
        self._names: frozenset[str] = frozenset()
        self._shown: tuple[list[StoredSegment], int] = ([], 0)
        self._closed = False
        self._look()
        self._closes = when_forgotten(self, f"the reader of {self.path} was never closed: {FORGOTTEN}", _nothing)

    def segments(self) -> list[StoredSegment]:
        self._check()
        return list(self._snapshot(anew=True)[0])

    def _snapshot(self, *, anew: bool = False) -> tuple[Sequence[StoredSegment], int]:
        if anew:
            self._look()
        return self._shown

    def _wait(self, due: int, seconds: float | None) -> None:
        deadline = None if seconds is None else time.monotonic() + seconds
        pause = SHORTEST_LOOK
        while True:
            self._check()
            self._look()
            self._store_at_interval()
            left = None if deadline is None else deadline - time.monotonic()
            if self._shown[1] > due or (left is not None and left <= 0):
                return
            time.sleep(pause if left is None else min(pause, left))
            pause = min(2 * pause, LONGEST_LOOK)

    def _moved(self) -> None:
        self._store_at_interval()

    def _store_at_interval(self) -> None:
        now = time.monotonic()
        if now - self._flushed >= self._interval:
            self._flushed = now
            self._store()

    def flush(self) -> None:
        """Stores this process's positions."""
        self._check()
        self._store()

    def close(self) -> None:
        """Stores the positions. In a forked child it does nothing."""
        if os.getpid() != self._process or self._closed:
            return
        self._close_workers()
        self._consumers.flush()
        self._closed = True
        self._closes()
        for segment in self._shown[0]:
            segment.release()

    def _check(self) -> None:
        super()._check()
        if self._closed:
            raise QueueError("it is closed", self.path)

    def _look(self) -> None:
        with self._alone:
            for _ in range(LOOKS):
                try:
                    self._look_once()
                except FileNotFoundError:
                    # It was trimmed since the last look.
                    if not self._folder.is_dir():
                        raise
                    continue
                except ShrunkError:
                    continue
                return
            raise QueueError("its segments are removed, or cut off, faster than they can be looked at", self.path)

    def _look_once(self) -> None:
        names = self._named()
        segments = self._shown[0]
        if names != self._names or not segments:
            segments = self._list()
            if not segments:
                raise self._why_none(names)
            if len(segments) < len(names):
                # The last segment has no header yet.
                names = frozenset()
        tail = segments[-1]
        self._extend(tail)
        self._names = names
        self._shown = (segments, tail.next)

    def _why_none(self, names: frozenset[str]) -> SegspecError | FileNotFoundError:
        if names == self._named():
            return SegspecError(Code.MISSING_SEGMENT, "no queue is in this folder", path=self.path)
        return FileNotFoundError(errno.ENOENT, "all segments were removed while they were listed", self.path)

    def _named(self) -> frozenset[str]:
        return frozenset(filter(layout.is_regular, os.listdir(self._folder)))  # noqa: PTH208 - names are all that counts

    def _list(self) -> list[StoredSegment]:
        found = open_segments(self._folder, {segment.path: segment for segment in self._shown[0]})
        if len(found) > 1 and not _has_header(found[-1]):
            # The next segment has no header yet.
            found = found[:-1]
        return found

    def _extend(self, tail: StoredSegment) -> None:
        if not tail.end:
            if not _has_header(tail):
                # All before it was dropped, and its header is not written yet.
                return
            summary = summary_of(FORMAT, FORMAT.segment(tail.path, None), DEFAULT_LIMITS, Level.RECORDS)
            tail.end, tail.next = max(summary.valid_bytes, tail.start), tail.base + summary.prefix_records
        with open_source(tail.path) as source:
            end, following = tail.end, tail.next
            number = -1
            while number:
                number, length = count_filled(source.read(end, min(BLOCK, source.size - end)))
                end, following = end + length, following + number
            fit = Framing(source).fit(end)
            tail.end, tail.next = fit.stop, following + fit.entries


def _nothing() -> None:
    """A reader holds no lock, and the garbage collector closes its files."""


def _has_header(segment: StoredSegment) -> bool:
    with open_source(segment.path) as source:
        try:
            read_header(source)
        except SegspecError as error:
            if error.code is not Code.TORN:
                raise
            return False
    return True


def stat(folder: str | os.PathLike[str]) -> dict[str, Any]:
    """The queue's numbers, segments, consumers, and writer. `torn_bytes` is an incomplete entry's size.

    A consumer has `name, position, lag`, and `dropped`, the number of its lost messages.
    """
    with QueueReader(folder) as reader:
        segments, end = reader.segments(), reader.next_offset
        consumers = reader.consumers()
        first, last = segments[0].base, segments[-1]
        with open_source(last.path) as source:
            dialect, size = read_header(source).variant.name, source.size
        facts: dict[str, Any] = {
            "format": FORMAT.name,
            "path": reader.path,
            "dialect": dialect,
            "first_offset": first,
            "next_offset": end,
            "records": end - first,
            "bytes": sum(segment.end for segment in segments),
            "segments": [
                {
                    "path": segment.path,
                    "first_offset": segment.base,
                    "records": segment.next - segment.base,
                    "bytes": segment.end,
                }
                for segment in segments
            ],
            "consumers": [
                {
                    "name": name,
                    "position": position,
                    "lag": max(0, end - max(position, first)),
                    "dropped": max(0, first - position),
                }
                for name, position in sorted(consumers.items())
            ],
        }
        if size > last.end:
            facts["torn_bytes"] = size - last.end
        process = appending_process(reader.path)
        return facts if process is None else {**facts, "process": process}


def appending_process(folder: str) -> int | None:
    """The id of the appending process; None if unknown."""
    index = str(Path(folder) / layout.INDEX_NAME)
    signs = Watched([index], [folder]).signs()
    return next((sign.process for sign in signs if sign.path == folder and sign.told_by is By.LOCK), None)
