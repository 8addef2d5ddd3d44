"""The appending process of a queue, and its consumers."""

from __future__ import annotations

import fcntl
import os
import time
import weakref
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise, takewhile
from os import getpid

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.formats.contract.writing import content, whole
from segspec.formats.ffwd import FORMAT, layout
from segspec.formats.ffwd.writer import FfwdOptions
from segspec.queue.consumers import QueueError, QueueFullError, seconds
from segspec.queue.consuming import FORGOTTEN, Consuming
from segspec.queue.queue_tail import DIALECTS, QueueTail, take_up
from segspec.queue.stored import StoredSegment
from segspec.queue.tail import TailFile
from segspec.queue.worker import NO_ROOM, SharedClaims
from segspec.storage.atomic import remove_stale
from segspec.writing.lock import Keeper, Lock, check_no_other, hold_folder, when_forgotten
from segspec_ksy.layouts import ffwd_entry

SYNCS = ("always", "interval", "never")
FULL = ("refuse", "drop-oldest", "block")
PARTS = 8
LOOK_AGAIN = 0.05
"""The seconds after which a full queue looks for acknowledgements of other processes."""
CHUNK_BYTES = 1 << 20
FURTHEST = 1 << 40
"""A consumer position this far after the last message is damage: no crash loses that many messages."""

_pack = ffwd_entry.STRUCT.pack
_open_queues: weakref.WeakSet[Queue] = weakref.WeakSet()


class Queue(Consuming):
    """Appends to the queue in a folder, which is made if needed. Other processes may have `QueueReader`s.

    Durability: with `fsync="always"` a message is on the disk when `append` returns; concurrent threads share a sync.
    With "interval" it survives the end of this process, and is on the disk after `interval` seconds. With "never" the
    system decides.

    Space: segments that all consumers have acknowledged are removed, at an interval and by `trim`. The segments have at
    most `max_bytes`, each at most an eighth of it. Without room, `on_full` "refuse" raises `QueueFullError`,
    "drop-oldest" removes the oldest segments, and "block" waits for the consumers.

    After a crash every acknowledged append exists, and no number that a consumer may have seen is reused. `findings`
    lists torn bytes that were cut off. `dialect` is "document" for a new queue by default. Raises `BlockingIOError`
    while the queue is open for appending elsewhere.
    """

    def __init__(
        self,
        folder: str | os.PathLike[str],
        *,
        dialect: str | None = None,
        segment_bytes: int = layout.DEFAULT_LOG_BYTES,
        max_bytes: int | None = None,
        on_full: str = "refuse",
        fsync: str = "always",
        interval: float = 1.0,
        trim: bool = True,
    ) -> None:
        # The dialect of an existing queue wins.
        options = FfwdOptions(dialect=dialect or DIALECTS[0], segment_bytes=segment_bytes)
        _one_of("on_full", on_full, FULL)
        _one_of("fsync", fsync, SYNCS)
        if not isinstance(trim, bool):
            raise TypeError(f"trim is {trim!r}; it is True or False")
        super().__init__(folder, interval)
        self._fsync, self._on_full, self._trims = fsync, on_full, trim
        self._max_bytes = None if max_bytes is None else whole("max_bytes", max_bytes, 1, None)
        self._lock = hold_folder(self._folder, None)
        try:
            remove_stale(self._folder)
            self.findings: tuple[Finding, ...] = ()
            self._tail = self._taken_up(options, dialect, fsync)
        except BaseException:
            self._lock.release()
            raise
        self._keeper = Keeper(self._round, interval, "segspec-queue")
        _open_queues.add(self)
        # The garbage collection of an unclosed queue releases its lock.
        let_go = partial(_let_go, self._lock, self._tail.file, self._keeper)
        self._closes = when_forgotten(self, f"the queue {self.path} was never closed: {FORGOTTEN}", let_go)

    # appending

    def append(self, value: bytes, *, timeout: float | None = None) -> int:
        """Appends a message; returns its number. See the class for its durability.

        Raises `ValueError` for a message that the format cannot hold, and `QueueFullError` without room; with
        `on_full="block"` only after `timeout` seconds (None: never). Raises `OSError` if the disk refuses: the message
        is most likely lost.
        """
        if value and type(value) is bytes:
            number = self._tail.at_once(value)
            if number is not None:
                return number
        self._check()
        frame = self._frame(value)
        deadline = None if timeout is None else time.monotonic() + seconds("timeout", timeout)
        while not (given := self._tail.append([frame])).many:
            if given.refused is not None:
                raise given.refused
            self._make_room(len(frame), deadline)
        return given.first

    def append_many(self, values: Iterable[bytes], *, timeout: float | None = None) -> range:
        """Appends messages in order; returns their numbers, including those of concurrent threads.

        They are synced about every megabyte. A refused message raises as in `append`, with a note that identifies it;
        earlier ones are appended.
        """
        self._check()
        deadline = None if timeout is None else time.monotonic() + seconds("timeout", timeout)
        first = last = -1
        done = 0
        for frames in self._chunks(values):
            numbers = self._append_chunk(frames, deadline, done)
            first, last = numbers.start if first < 0 else first, numbers.stop
            done += len(frames)
        return range(max(first, 0), max(last, 0))

    def _chunks(self, values: Iterable[bytes]) -> Iterator[list[bytes]]:
        """Entries of about a megabyte. Errors of the values are raised after the entries before them."""
        frames: list[bytes] = []
        held = done = 0
        most, failed = self._most_value, None
        try:
            for value in values:
                is_plain = type(value) is bytes and len(value) <= most
                frame = _pack(len(value)) + value if is_plain else self._frame(value)
                frames.append(frame)
                held += len(frame)
                if held >= CHUNK_BYTES:
                    yield frames
                    done += len(frames)
                    frames, held = [], 0
        except Exception as error:
            error.add_note(f"message {done + len(frames)} of those that were given")
            failed = error
        if frames:
            yield frames
        if failed is not None:
            raise failed

    def _append_chunk(self, frames: list[bytes], deadline: float | None, done: int) -> range:
        first, last, at = -1, -1, 0
        while at < len(frames):
            given = self._tail.append(frames, at)
            if given.many:
                first = given.first if first < 0 else first
                last = given.first + given.many - 1
            at += given.many
            if at == len(frames):
                break
            try:
                if given.refused is not None:
                    raise given.refused
                self._make_room(len(frames[at]), deadline)
            except (ValueError, QueueError) as error:
                error.add_note(f"message {done + at} of those that were given")
                raise
        return range(first, last + 1)

    def _frame(self, value: bytes) -> bytes:
        if type(value) is not bytes or len(value) > self._most_value:
            value = content("value", value, self._most_value)
        return _pack(len(value)) + value

    # space

    def trim(self) -> int:
        """Stores the consumers' positions, then removes the segments acknowledged by all; returns their number.

        The last segment stays; without a consumer all stay.
        """
        self._check()
        leaving = self._store_positions()
        if not self._done_with(self._consumers.stored()):
            return leaving
        with self._consumers.held() as positions, self._tail.removing:
            done = self._done_with(positions)
            self._tail.remove(done)
        return leaving + len(done)

    def _store_positions(self) -> int:
        try:
            self._store()
        except OSError as error:
            if error.errno not in NO_ROOM:
                raise
            with self._consumers.held(), self._tail.removing:
                done = self._done_with(self._consumers.positions())[:1]
                self._tail.remove(done)
            if not done:
                raise
            self._store()
            return len(done)
        return 0

    def _done_with(self, positions: Mapping[str, int]) -> list[StoredSegment]:
        least = min(positions.values(), default=0)
        return [segment for segment, _ in takewhile(lambda pair: pair[1].base <= least, pairwise(self._tail.shown[0]))]

    def _make_room(self, length: int, deadline: float | None) -> None:
        most = self._max_bytes
        assert most is not None
        if length + 2 * self._tail.options.len_header > most:
            raise QueueFullError(f"an entry of {length} bytes is more than max_bytes ({most}) has room for", self.path)
        if self.trim():
            return
        if self._on_full == "drop-oldest":
            self._tail.drop(length)
            return
        left = None if deadline is None else deadline - time.monotonic()
        if self._on_full == "refuse" or (left is not None and left <= 0):
            slowest = min(self._consumers.positions().items(), key=lambda item: item[1], default=None)
            who = "there is no consumer" if slowest is None else f"consumer {slowest[0]!r} is at {slowest[1]}"
            raise QueueFullError(f"{self._tail.plan.total} of {most} bytes are full, and {who}", self.path)
        with self._tail.changed:
            self._tail.changed.wait(LOOK_AGAIN if left is None else min(left, LOOK_AGAIN))
        self._check()

    # background work

    def _round(self) -> None:
        self._tail.check_place()
        if self._fsync == "interval":
            self._tail.sync()
        if self._trims:
            self.trim()
        else:
            self._store()

    # needed by `Consuming`

    def _snapshot(self, *, anew: bool = False) -> tuple[Sequence[StoredSegment], int]:
        return self._tail.shown

    def _wait(self, due: int, seconds: float | None) -> None:
        self._tail.wait(due, seconds)

    def _moved(self) -> None:
        error = self._keeper.error
        if error is not None:
            self._keeper.error = None
            raise error
        if self._on_full == "block":
            self._tail.wake()

    def flush(self) -> None:
        """Makes messages durable, then stores consumers' positions."""
        self._check()
        self._tail.check_place()
        self._check()
        self._tail.sync()
        self._store()

    def close(self) -> None:
        """Syncs, stores the positions, and releases the lock. In a forked child it does nothing."""
        if getpid() != self._process:
            return
        if not self._tail.end():
            return
        try:
            self._keeper.stop()
            if self._tail.failed is None:
                if self._fsync != "never":
                    self._tail.sync()
                self._tail.end_segment()
            self._close_workers()
            self._consumers.flush()
            self._consumers.leave()
        finally:
            self._release()

    def _release(self) -> None:
        try:
            self._tail.close()
            _open_queues.discard(self)
        finally:
            # A child that was just forked may still have the folder open.
            fcntl.flock(self._lock.directory, fcntl.LOCK_UN)
            self._lock.release()
            self._closes()

    def _check(self) -> None:
        super()._check()
        self._tail.check()

    # opening

    def _taken_up(self, options: FfwdOptions, dialect: str | None, fsync: str) -> QueueTail:
        found = take_up(self._folder, dialect)
        if not found.segments:
            check_no_other(self._folder, FORMAT)
        if dialect and found.dialect and dialect != found.dialect:
            raise ValueError(f"the queue is of the dialect {found.dialect}, and cannot be continued in another")
        options = replace(options, dialect=found.dialect or options.dialect)
        if self._max_bytes is not None:
            most = max(options.segment_limits[0], self._max_bytes // PARTS)
            options = replace(options, segment_bytes=min(options.segment_bytes, most))
        self._most_value = options.most_value
        tail = QueueTail(self._folder, self._lock, options, max_bytes=self._max_bytes, fsync=fsync)
        seen, findings = self._seen(found.next)
        tail.go_on(found, seen)
        if tail.syncs:
            # Consumers see messages that a killed process may not have synced.
            tail.file.sync()
        self.findings = (*found.findings, *findings)
        return tail

    def _seen(self, due: int) -> tuple[int, list[Finding]]:
        try:
            positions = self._consumers.stored()
        except SegspecError as error:
            # Nothing is trimmed then, and calls that need a consumer raise the error.
            return 0, [Finding.from_error(error)]
        seen, findings = 0, []
        for name, stored in positions.items():
            position = max(stored, SharedClaims(self._folder, name).furthest())
            if position > due:
                is_far = position - due > FURTHEST
                seen = seen if is_far else max(seen, position)
                what = "no crash does this: seek it to where it continues" if is_far else "numbers continue after it"
                message = f"consumer {name!r} is due message {position}, and the last one is {due - 1}; {what}"
                severity = Severity.ERROR if is_far else Severity.WARNING
                path = str(self._folder / layout.INDEX_NAME)
                findings.append(
                    Finding(path, 0, Code.INDEX_AHEAD, severity, message, expected=str(due), actual=str(position))
                )
        return seen, findings

    def _abandon(self) -> None:
        self._tail.is_plain = False
        self._lock.release()


def _one_of(name: str, given: str, known: Sequence[str]) -> None:
    if given not in known:
        raise ValueError(f"{name} is {given!r}; it is one of {', '.join(map(repr, known))}")


def _let_go(lock: Lock, file: TailFile, keeper: Keeper) -> None:
    keeper.dismiss()
    file.close()
    lock.release()


def _after_fork() -> None:
    for queue in list(_open_queues):
        queue._abandon()  # noqa: SLF001 - this is its own module


os.register_at_fork(after_in_child=_after_fork)
