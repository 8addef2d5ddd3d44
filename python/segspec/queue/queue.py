"""`Queue`: the one process that appends to a queue, and its consumers."""

from __future__ import annotations

import fcntl
import os
import threading
import time
import weakref
from collections.abc import Iterable, Sequence
from itertools import pairwise, takewhile
from os import getpid
from pathlib import Path

from segspec.core.errors import Finding, SegspecError
from segspec.formats.contract.writing import content, whole
from segspec.formats.ffwd import FORMAT, layout
from segspec.formats.ffwd.encode import header
from segspec.formats.ffwd.rules import EMPTY_MOST, MAX_INT, MAX_LONG
from segspec.library.output_places import check_output
from segspec.queue.consuming import Consuming
from segspec.queue.errors import QueueError, QueueFullError
from segspec.queue.keeper import Keeper
from segspec.queue.restart import TakenUp, take_up
from segspec.queue.stored import StoredSegment
from segspec.queue.tail import Group, TailFile, TailPlan
from segspec.reading.detect import format_of_directory
from segspec.storage import disk
from segspec.storage.atomic import remove_stale
from segspec.storage.directory import list_directory
from segspec.writing.lock import Lock
from segspec_ksy.layouts import ffwd_entry, ffwd_segment

DIALECTS = ("document", "system")
SYNCS = ("always", "interval", "never")
FULL = ("refuse", "drop-oldest", "block")
PARTS = 8
"""A queue of `max_bytes` has about so many segments, so that a part of it can be dropped or trimmed."""
LEADER_SECONDS = 5.0
LOOK_AGAIN = 0.05
"""Seconds after which a full queue looks again whether a consumer in another process has let go of something."""
CHUNK_BYTES = 1 << 20

_pack = ffwd_entry.STRUCT.pack
_held_locks: weakref.WeakSet[Lock] = weakref.WeakSet()


class Queue(Consuming):
    """Appends to the queue in a folder, which is made if need be. A queue has one such process, and any number of
    `QueueReader`s in others.

    Durability: with `fsync="always"` a message is on the disk when `append` returns; threads that append at the same
    time share one sync. With "interval" it is in its file, so that it survives the end of this process, however it
    ends, and on the disk after `interval` seconds; with "never" the system decides when. Consumers are given what is
    in its file and, with "always", synced.

    Space: every segment that all consumers are done with is removed, at an interval and by `trim`; without a
    consumer nothing is. `max_bytes` holds for the sum of all segments after every append. Where there is no room,
    `on_full` decides: "refuse" raises `QueueFullError`, "drop-oldest" removes the oldest segments, done with or not,
    and "block" waits for the consumers. A segment has no more than an eighth of `max_bytes` then.

    After a crash nothing is missing that was acknowledged to whoever appended it. `findings` says what was torn, and
    was cut off, when the queue was opened. A number is never given twice that a consumer may have seen.

    `dialect` is "document" for a new queue, unless it is told otherwise, and that of the queue in any other.

    Raises `BlockingIOError` while another process, or another object of this one, has the queue open for appending.
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
        _one_of("dialect", dialect, (None, *DIALECTS))
        _one_of("on_full", on_full, FULL)
        _one_of("fsync", fsync, SYNCS)
        if interval <= 0:
            raise ValueError(f"interval is {interval}; it is more than 0 seconds")
        super().__init__(folder)
        self._fsync, self._on_full, self._trims = fsync, on_full, trim
        self._max_bytes = None if max_bytes is None else whole("max_bytes", max_bytes, 1, None)
        if not self._folder.exists():
            check_output(self._folder)
        disk.make_folders(self._folder)
        self._lock = Lock(self._folder, None)
        try:
            remove_stale(self._folder)
            self._file = TailFile(self._folder, syncs=fsync != "never")
            self._disk = threading.Lock()
            self._mutex = threading.Lock()
            self._alone = threading.Condition(self._mutex)
            self._failed: OSError | SegspecError | None = None
            self.findings: tuple[Finding, ...] = ()
            self._empty = self._waiting = 0
            self._writes_at_once = fsync != "always" and max_bytes is None
            self._take_up(dialect, segment_bytes)
        except BaseException:
            self._lock.release()
            raise
        self._keeper = Keeper(self._round, interval)
        _held_locks.add(self._lock)

    # Appending

    def append(self, value: bytes, *, timeout: float | None = None) -> int:
        """Appends a message; returns its number. See the class for when it is durable.

        Raises `ValueError` for one that the format cannot hold, and `QueueFullError` for one that there is no room for;
        with `on_full="block"` only after `timeout` seconds (None: never). An `OSError` says that the disk
        refused. Then the message is most likely not in the queue, as after any failed write that was not undone.
        """
        if getpid() != self._process or self._closed or self._failed is not None:
            self._check()
        frame = self._frame(value)
        if self._writes_at_once and value:
            number = self._write_at_once(frame)
            if number is not None:
                return number
        deadline = None if timeout is None else time.monotonic() + timeout
        while True:
            with self._mutex:
                number = self._put(frame, not value)
                group = self._plan.group
                leads, group.is_led = not group.is_led, group.is_led or number is not None
            if number is not None:
                break
            self._make_room(len(frame), deadline)
        self._write_out(group, leads=leads)
        return number

    def append_many(self, values: Iterable[bytes], *, timeout: float | None = None) -> range:
        """Appends messages in their order; returns their numbers, which follow each other unless other threads append
        at the same time. All are durable when this returns, by one sync for each megabyte or so.

        One that is refused raises as in `append`, with a note that says which it was; those before it are appended.
        """
        self._check()
        deadline = None if timeout is None else time.monotonic() + timeout
        first = last = -1
        group: Group | None = None
        frames: list[bytes] = []
        held = done = 0
        try:
            for value in values:
                frames.append(self._frame(value))
                held += len(frames[-1])
                if held >= CHUNK_BYTES:
                    number, group = self._put_many(frames, deadline)
                    first, last = number if first < 0 else first, number + len(frames)
                    done += len(frames)
                    frames, held = [], 0
                    self._write_out(group)
        except (ValueError, TypeError) as error:
            error.add_note(f"message {done + len(frames)} of those that were given")
            if frames:
                self._write_out(self._put_many(frames, deadline)[1])
            raise
        if frames:
            number, group = self._put_many(frames, deadline)
            first, last = number if first < 0 else first, number + len(frames)
            self._write_out(group)
        return range(max(first, 0), max(last, 0))

    def _frame(self, value: bytes) -> bytes:
        if type(value) is not bytes or len(value) > self._max_blob:
            value = content("value", value, self._max_blob)
        return _pack(len(value)) + value

    def _put_many(self, frames: list[bytes], deadline: float | None) -> tuple[int, Group]:
        """Every frame in the plan; returns the first number, and the group that the last is in."""
        first = -1
        at = 0
        while at < len(frames):
            with self._alone:
                while at < len(frames):
                    number = self._put(frames[at], len(frames[at]) == ffwd_entry.SIZE)
                    if number is None:
                        break
                    first = number if first < 0 else first
                    at += 1
                group = self._plan.group
            if at < len(frames):
                self._make_room(len(frames[at]), deadline)
        return first, group

    def _write_at_once(self, frame: bytes) -> int | None:
        """Writes an entry where nothing waits and nothing is to be synced: what `_put` and `_write_out` do, without
        what only others need. None where it is not as simple."""
        if not self._disk.acquire(blocking=False):
            return None
        try:
            with self._mutex:
                plan, length = self._plan, len(frame)
                number = plan.next
                if plan.group.runs or plan.is_due(length) or number > self._max_offset or self._failed is not None:
                    return None
                try:
                    self._file.write_one(frame, plan.position)
                except OSError as error:
                    failed = error
                else:
                    plan.has_written(length)
                    self._empty = 0
                    self._shown = (plan.segments, number + 1)
                    if self._waiting:
                        self._alone.notify_all()
                    return number
            self._undo(Group(), failed)
            raise self._not_written(failed)
        finally:
            self._disk.release()

    def _put(self, frame: bytes, empty: bool) -> int | None:
        """Plans an entry; returns its number, None where there is no room for it."""
        if self._failed is not None:
            raise self._refusal()
        plan = self._plan
        length = len(frame)
        if plan.next > self._max_offset:
            raise QueueError(f"message {self._max_offset} was the last that the format can number", self.path)
        if empty and self._empty >= EMPTY_MOST:
            raise ValueError(f"more than {EMPTY_MOST} empty messages in a row look like space that was never written")
        if self._max_bytes is not None and self._over(length) > 0:
            # The segment that ends is one that may be removed.
            if plan.is_due(length):
                plan.roll()
            return None
        if plan.is_due(length):
            plan.roll()
        self._empty = self._empty + 1 if empty else 0
        return plan.put(frame)

    def _over(self, length: int) -> int:
        """By how many bytes an entry of `length` would be too much. Another header always has room: the last segment
        can be ended then, and removed."""
        return self._plan.total + self._plan.added(length) + self._len_header - (self._max_bytes or 0)

    def _write_out(self, group: Group, *, leads: bool = True) -> None:
        """Returns when the group is written, by this thread if it leads; raises what the disk said of it."""
        # A leader that was interrupted before it had the disk leaves its group to the others.
        if not leads and not group.wait(LEADER_SECONDS):
            leads = True
        if leads and not group.done:
            with self._disk:
                if not group.done:
                    self._write_waiting()
        if group.error is not None:
            raise self._not_written(group.error)

    def _not_written(self, error: OSError) -> OSError:
        made = OSError(error.errno, f"the write failed: {error.strerror}", self.path)
        made.__cause__ = error
        return made

    def _write_waiting(self) -> None:
        """Writes all that waits. The disk is this thread's."""
        with self._alone:
            group, self._plan.group = self._plan.group, Group()
            next_offset, segments, position = self._plan.next, self._plan.segments, self._plan.position
        try:
            self._file.write(group, sync=self._fsync == "always")
        except OSError as error:
            self._undo(group, error)
            return
        with self._alone:
            for run in group.runs:
                run.segment.end = run.position + sum(map(len, run.frames))
            segments[-1].end = position
            self._shown = (self._written(segments[-1]), next_offset)
            group.finish()
            if self._waiting:
                self._alone.notify_all()

    def _written(self, last: StoredSegment) -> list[StoredSegment]:
        """The segments up to `last`: others may be planned since, and some removed."""
        segments = self._plan.segments
        return segments if segments[-1] is last else segments[: segments.index(last) + 1]

    def _undo(self, group: Group, error: OSError) -> None:
        """After a failed write the queue goes on with what is whole in its files; after a failed sync it does not,
        since nobody knows what is on the disk."""
        with self._alone:
            waiting, self._plan.group = self._plan.group, Group()
            for failed in (group, waiting):
                failed.finish(error)
            if isinstance(error, disk.SyncError):
                self._failed = error
            else:
                try:
                    self._file.close()
                    self._go_on(take_up(self._folder))
                except (OSError, SegspecError) as again:
                    self._failed = again
            self._alone.notify_all()

    # Space

    def trim(self) -> int:
        """Removes the segments that all consumers are done with, after their positions are stored; returns how many.

        The last segment stays, and so does everything where there is no consumer.
        """
        self._check()
        self._consumers.flush()
        positions = self._consumers.stored()
        if not positions:
            return 0
        least = min(positions.values())
        with self._alone:
            segments = self._shown[0]
            done = [segment for segment, _ in takewhile(lambda pair: pair[1].base <= least, pairwise(segments))]
            self._leave_out(done)
        self._remove(done)
        return len(done)

    def _make_room(self, length: int, deadline: float | None) -> None:
        """Lets go of what may go, so that an entry of so many bytes has room; or waits, or raises."""
        most = self._max_bytes
        assert most is not None
        if length + 2 * self._len_header > most:
            raise QueueFullError(f"an entry of {length} bytes is more than max_bytes ({most}) has room for", self.path)
        with self._alone:
            group = self._plan.group
        self._write_out(group)
        if self.trim():
            return
        if self._on_full == "drop-oldest":
            self._drop(length)
            return
        left = None if deadline is None else deadline - time.monotonic()
        if self._on_full == "refuse" or (left is not None and left <= 0):
            with self._alone:
                total = self._plan.total
            slowest = min(self._consumers.positions().items(), key=lambda item: item[1], default=None)
            who = "there is no consumer" if slowest is None else f"consumer {slowest[0]!r} is at {slowest[1]}"
            raise QueueFullError(f"{total} of {most} bytes are full, and {who}", self.path)
        with self._alone:
            self._alone.wait(LOOK_AGAIN if left is None else min(left, LOOK_AGAIN))
        self._check()

    def _drop(self, length: int) -> None:
        """Removes as many of the oldest segments as it takes."""
        with self._alone:
            over, segments = self._over(length), self._shown[0]
            dropped: list[StoredSegment] = []
            for segment in segments[:-1]:
                if over <= 0:
                    break
                dropped.append(segment)
                over -= segment.end
            self._leave_out(dropped)
        self._remove(dropped)

    def _leave_out(self, gone: Sequence[StoredSegment]) -> None:
        plan = self._plan
        plan.segments = plan.segments[len(gone) :]
        plan.total -= sum(segment.end for segment in gone)
        self._shown = (self._shown[0][len(gone) :], self._shown[1])

    def _remove(self, gone: Sequence[StoredSegment]) -> None:
        for segment in gone:
            disk.remove(Path(segment.path))
        if gone:
            self._lock.sync_directory()
            with self._alone:
                self._alone.notify_all()

    # What goes on in the background

    def _round(self) -> None:
        """Syncs, stores the consumers' positions, trims."""
        if self._fsync == "interval":
            self._sync()
        self._consumers.flush()
        if self._trims:
            self.trim()

    def _sync(self) -> None:
        with self._disk:
            if self._failed is not None or not self._file.unsynced:
                return
            twin, writes = self._file.twin()
        try:
            # Nobody waits for it.
            disk.sync(twin, self._folder)
        except disk.SyncError as error:
            self._failed = error
            raise
        finally:
            os.close(twin)
        with self._disk:
            self._file.settle(writes)

    # The rest of what consumers need

    def _snapshot(self, *, anew: bool = False) -> tuple[Sequence[StoredSegment], int]:
        return self._shown

    def _wait(self, due: int, seconds: float | None) -> None:
        with self._alone:
            if self._shown[1] <= due and not self._closed:
                self._waiting += 1
                try:
                    self._alone.wait(seconds)
                finally:
                    self._waiting -= 1

    def _moved(self) -> None:
        error = self._keeper.error
        if error is not None:
            self._keeper.error = None
            raise error
        if self._on_full == "block":
            with self._alone:
                self._alone.notify_all()

    def flush(self) -> None:
        """Syncs what was appended, then stores the consumers' positions."""
        self._check()
        self._sync()
        self._consumers.flush()

    def close(self) -> None:
        """Syncs, stores the positions, and lets another process append. In the child of a fork it does nothing."""
        if getpid() != self._process or self._closed:
            return
        self._keeper.stop()
        try:
            if self._failed is None:
                with self._alone:
                    group = self._plan.group
                self._write_out(group)
                if self._fsync != "never":
                    self._sync()
            self._consumers.flush()
        finally:
            with self._alone:
                self._closed = True
                self._alone.notify_all()
            with self._disk:
                self._file.close()
            _held_locks.discard(self._lock)
            # At once, though a child that was just forked may have the folder open still.
            fcntl.flock(self._lock.directory, fcntl.LOCK_UN)
            self._lock.release()

    def _check(self) -> None:
        super()._check()
        if self._failed is not None:
            raise self._refusal()

    def _refusal(self) -> QueueError:
        failed = self._failed
        assert failed is not None
        return QueueError(f"an earlier write failed ({failed}): open the queue again", self.path)

    # Taking up

    def _take_up(self, dialect: str | None, segment_bytes: int) -> None:
        found = take_up(self._folder)
        other = None if found.segments else format_of_directory(list_directory(self._folder))
        if other is not None and other[0] is not FORMAT:
            raise ValueError(f"{self._folder} holds a log of another format: {other[0].name}")
        if dialect and found.dialect and dialect != found.dialect:
            raise ValueError(f"the queue is of the dialect {found.dialect}, and cannot be continued in another")
        self._dialect = dialect or found.dialect or DIALECTS[0]
        system = self._dialect == "system"
        self._len_header = len(header(0, self._dialect))
        least, most = (layout.MINIMUM_LOG_BYTES, MAX_INT) if system else (self._len_header + 1, None)
        whole("segment_bytes", segment_bytes, least, most)
        if self._max_bytes is not None:
            segment_bytes = max(least, min(segment_bytes, self._max_bytes // PARTS))
        self._segment_bytes = segment_bytes
        room = segment_bytes - self._len_header - ffwd_entry.SIZE
        self._max_blob = room if system else ffwd_entry.MAX_LEN_BLOB
        self._max_offset = MAX_LONG if system else ffwd_segment.DocumentHeader.MAX_BASE_OFFSET
        self._plan = TailPlan(self._folder, self._dialect, segment_bytes)
        self._go_on(found)
        self.findings = found.findings

    def _go_on(self, found: TakenUp) -> None:
        """Goes on with what is on the disk. A consumer may be further on than the messages are, after a crash of the
        machine: numbers begin after it then, and none that it has seen comes again for another message."""
        plan, seen = self._plan, max(self._consumers.stored().values(), default=0)
        plan.group = Group()
        due = max(found.next, seen)
        end = found.segments[-1].end if found.segments else 0
        plan.go_on(found.segments, due, end, found.total)
        if found.goes_on and due == found.next:
            self._file.go_on(Path(found.segments[-1].path))
        else:
            if found.segments:
                found.segments[-1].next = due
            plan.roll()
            self._file.write(plan.group, sync=self._fsync != "never")
            plan.tail.end = plan.position
            plan.group = Group()
        self._shown = (plan.segments, plan.next)


def _one_of(name: str, given: str | None, known: Sequence[str | None]) -> None:
    if given not in known:
        words = ", ".join(repr(each) for each in known if each is not None)
        raise ValueError(f"{name} is {given!r}; it is one of {words}")


def _after_fork() -> None:
    """In the child of a fork: the locks are its parent's alone, and end with it."""
    for lock in list(_held_locks):
        lock.release()


os.register_at_fork(after_in_child=_after_fork)
