"""`Queue`: the one process that appends to a queue, and its consumers."""

from __future__ import annotations

import errno
import fcntl
import os
import threading
import time
import weakref
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import pairwise, takewhile
from os import getpid
from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.formats.contract.writing import content, whole
from segspec.formats.ffwd import FORMAT, layout
from segspec.formats.ffwd.options import FfwdOptions
from segspec.queue.consuming import FORGOTTEN, Consuming
from segspec.queue.errors import QueueError, QueueFullError, seconds
from segspec.queue.restart import DIALECTS, TakenUp, take_up
from segspec.queue.stored import StoredSegment
from segspec.queue.tail import Group, TailFile, TailPlan
from segspec.queue.worker import NO_ROOM, SharedClaims
from segspec.storage import disk
from segspec.storage.atomic import remove_stale
from segspec.writing.commit_group import LEADER_SECONDS
from segspec.writing.lifetime import Keeper, when_forgotten
from segspec.writing.lock import Lock, check_no_other, hold_folder
from segspec_ksy.layouts import ffwd_entry

SYNCS = ("always", "interval", "never")
FULL = ("refuse", "drop-oldest", "block")
PARTS = 8
"""A queue with `max_bytes` has about this many segments, so that a part of it can be dropped or trimmed."""
MOST_PATIENCE = 0.002
"""How many seconds at most a group waits, before its sync, for the threads of the last group, which most likely append
again."""
LOOK_AGAIN = 0.05
"""After this many seconds a full queue looks again whether a consumer in another process has acknowledged something."""
CHUNK_BYTES = 1 << 20
MOST_TO_READ = 1 << 20
"""How many bytes of the last segment of a closed queue are read at most when it is opened."""
FURTHEST = 1 << 40
"""A consumer position this far after the last message is damage in the index: no crash loses so many messages."""

SIZE = ffwd_entry.SIZE
_pack = ffwd_entry.STRUCT.pack
_open_queues: weakref.WeakSet[Queue] = weakref.WeakSet()


class PlannedEntries(NamedTuple):
    """Messages that were planned: the number of the first, how many, in which group the last is, and why the next one
    is refused."""

    first: int
    many: int
    group: Group
    refused: ValueError | QueueError | None = None


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
        # The queue on the disk may have another dialect, which wins.
        self._options = FfwdOptions(dialect=dialect or DIALECTS[0], segment_bytes=segment_bytes)
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
            self._file = TailFile(self._folder, syncs=fsync != "never")
            self._disk = threading.Lock()
            self._mutex = threading.Lock()
            self._removing = threading.Lock()
            self._alone = threading.Condition(self._mutex)
            self._failed: OSError | SegspecError | None = None
            self.findings: tuple[Finding, ...] = ()
            self._waiting = 0
            self._syncs = fsync == "always"
            self._company, self._patience = 1, 0.0
            self._is_plain = False
            self._take_up(dialect)
        except BaseException:
            self._lock.release()
            raise
        self._keeper = Keeper(self._round, interval, "segspec-queue")
        _open_queues.add(self)
        # A queue that is garbage collected is not closed, but can be opened again.
        let_go = partial(_let_go, self._lock, self._file, self._keeper)
        self._closes = when_forgotten(self, f"the queue {self.path} was never closed: {FORGOTTEN}", let_go)

    # Appending

    def append(self, value: bytes, *, timeout: float | None = None) -> int:
        """Appends a message; returns its number. See the class for when it is durable.

        Raises `ValueError` for a message that the format cannot hold, and `QueueFullError` if there is no room for it;
        with `on_full="block"` only after `timeout` seconds (None: never). An `OSError` says that the disk refused. Then
        the message is most likely not in the queue, unless the failed write could not be undone."""
        if self._is_plain and value and type(value) is bytes:
            at_once = self._sync_at_once(value) if self._syncs else self._write_at_once(value)
            if at_once is not None:
                return at_once
        self._check()
        frame = self._frame(value)
        deadline = None if timeout is None else time.monotonic() + seconds("timeout", timeout)
        while True:
            with self._mutex:
                number = self._put(frame)
                group = self._plan.group
                leads = number is not None and group.join()
            if number is not None:
                break
            self._make_room(len(frame), deadline)
        self._write_out(group, leads=leads)
        return number

    def append_many(self, values: Iterable[bytes], *, timeout: float | None = None) -> range:
        """Appends messages in their order; returns their numbers. If other threads append at the same time, their
        messages may lie between, and the range is longer than the number of messages. All are durable when this
        returns, with one sync for about each megabyte. A refused message raises as in `append`, with a note that says
        which it was; those before it are appended."""
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
        """Entries of a megabyte or so; raises what the values raise after those before it."""
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
        """Appends the entries that follow the first `done`; returns the numbers from the first to the last."""
        first, last, at = -1, -1, 0
        while at < len(frames):
            planned = self._put_many(frames, at)
            if planned.many:
                first = planned.first if first < 0 else first
                last = planned.first + planned.many - 1
                # The write may fail in another thread, while this one waits for room.
                self._write_out(planned.group)
            at += planned.many
            if at == len(frames):
                break
            try:
                if planned.refused is not None:
                    raise planned.refused
                self._make_room(len(frames[at]), deadline)
            except (ValueError, QueueError) as error:
                error.add_note(f"message {done + at} of those that were given")
                raise
        return range(first, last + 1)

    def _frame(self, value: bytes) -> bytes:
        if type(value) is not bytes or len(value) > self._most_value:
            value = content("value", value, self._most_value)
        return _pack(len(value)) + value

    def _put_many(self, frames: list[bytes], start: int) -> PlannedEntries:
        """Plans the entries from `start` on, up to the first that has no room or is refused."""
        with self._mutex:
            at, first = start, self._plan.next
            if not start and self._is_plain and min(map(len, frames)) > SIZE and self._put_all(frames):
                return PlannedEntries(first, len(frames), self._plan.group)
            refused: ValueError | QueueError | None = None
            try:
                while at < len(frames) and self._put(frames[at]) is not None:
                    at += 1
            except (ValueError, QueueError) as error:
                refused = error
            return PlannedEntries(first, at - start, self._plan.group, refused)

    def _put_all(self, frames: list[bytes]) -> bool:
        try:
            return self._plan.put_all(frames)
        except BaseException:
            self._break_off()
            raise

    def _write_at_once(self, value: bytes) -> int | None:
        """The short way of `_put` and `_write_out` for an entry while nothing waits and nothing needs a sync. None if
        it is not that simple."""
        with self._mutex:
            plan = self._plan
            position = plan.position
            after = position + SIZE + len(value)
            if after > plan.plain_end or plan.group.runs or self._disk.locked() or not self._is_plain:
                return None
            try:
                self._file.write_one(_pack(len(value)) + value, position)
                number = plan.next
                plan.position, plan.next = after, number + 1
            except OSError as error:
                self._undo_alone(Group(), error)
                raise self._not_written(error) from error
            except BaseException as error:
                self._undo_alone(Group(), error)
                raise
            plan.segments[-1].end = after
            plan.empty = 0
            self._shown = (plan.visible, number + 1)
            if self._waiting:
                self._alone.notify_all()
            return number

    def _sync_at_once(self, value: bytes) -> int | None:
        """The same for an entry that needs a sync, if nobody else appended during the last sync."""
        if self._company > 1 or not self._disk.acquire(blocking=False):
            return None
        try:
            try:
                with self._mutex:
                    plan = self._plan
                    position, number = plan.position, plan.next
                    after = position + SIZE + len(value)
                    if after > plan.plain_end or plan.group.runs or not self._is_plain:
                        return None
                    tail = plan.segments[-1]
                    plan.position, plan.next, plan.empty = after, number + 1, 0
                self._file.write_one(_pack(len(value)) + value, position)
                self._file.sync()
            except OSError as error:
                self._undo(Group(), error)
                raise self._not_written(error) from error
            except BaseException as error:
                self._undo(Group(), error)
                raise
            with self._mutex:
                self._company = 1 + plan.group.threads
                self._show(tail, after, number + 1)
            return number
        finally:
            self._disk.release()

    def _put(self, frame: bytes) -> int | None:
        """Plans an entry; returns its number, None where there is no room for it."""
        self._check()
        plan = self._plan
        length = len(frame)
        if plan.next > self._options.last_number:
            raise QueueError(f"message {plan.next - 1} was the last that the format can number", self.path)
        if self._max_bytes is not None and self._over(length) > 0:
            # The segment that ends can then be removed. A queue's only segment ends early: otherwise nothing could ever
            # be removed.
            if plan.is_due(length) or (len(plan.segments) == 1 and plan.position > self._options.len_header):
                self._roll()
            return None
        if plan.is_due(length):
            self._roll()
        try:
            return plan.put(frame)
        except BaseException:
            self._break_off()
            raise

    def _roll(self) -> None:
        try:
            self._plan.roll()
        except BaseException:
            self._break_off()
            raise

    def _break_off(self) -> None:
        """A thread was interrupted while it planned an entry, so nobody knows where the next entry goes. Nothing more
        is appended, so that no entry overwrites another one."""
        self._failed = InterruptedError(errno.EINTR, "the thread that appended was interrupted")
        self._is_plain = False

    def _over(self, length: int) -> int:
        """By how many bytes an entry of `length` would exceed the limit. There is always room for one more header: so
        the last segment can be ended and removed."""
        return self._plan.total + self._plan.added(length) + self._options.len_header - (self._max_bytes or 0)

    def _write_out(self, group: Group, *, leads: bool = True) -> None:
        """Returns when the group is written, by this thread if it leads; raises the error of the write."""
        # If a leader is interrupted before it gets the disk, another thread of its group writes it.
        if not leads and not group.wait(LEADER_SECONDS):
            leads = True
        if leads and not group.done:
            with self._disk:
                if not group.done:
                    if self._company > 1:
                        self._gather()
                    self._write_waiting()
        if group.error is not None:
            raise self._not_written(group.error) from group.error

    def _not_written(self, error: OSError) -> OSError:
        return OSError(error.errno, f"the write failed: {error.strerror}", self.path)

    def _gather(self) -> None:
        """Lets the threads of the last group join this one: otherwise two halves of them would alternate."""
        with self._mutex:
            group = self._plan.group
            wait = group.want(self._company)
        if wait:
            group.gather(self._patience)

    def _write_waiting(self) -> None:
        """Writes all waiting groups. This thread has the disk."""
        group = Group()
        try:
            with self._mutex:
                group, self._plan.group = self._plan.group, group
                next_offset, segments, position = self._plan.next, self._plan.segments, self._plan.position
            began = time.perf_counter()
            self._file.write(group, sync=self._syncs)
        except BaseException as error:
            self._undo(group, error)
            if isinstance(error, OSError):
                return
            raise
        with self._mutex:
            for run in group.runs:
                run.segment.end = run.position + sum(map(len, run.frames))
            if self._syncs:
                self._company = group.threads + self._plan.group.threads
                self._patience = min((time.perf_counter() - began) / 2, MOST_PATIENCE)
            self._show(segments[-1], position, next_offset)
            group.finish()

    def _show(self, last: StoredSegment, end: int, next_offset: int) -> None:
        """Consumers may read up to here. Since then, more segments may have been planned, and some removed."""
        segments = self._plan.visible
        last.end = end
        self._shown = (segments if segments[-1] is last else segments[: segments.index(last) + 1], next_offset)
        if self._waiting:
            self._alone.notify_all()

    def _undo(self, group: Group, error: BaseException) -> None:
        """After a failed write the queue goes on after the last whole entry in its files. After a failed sync it does
        not, since nobody knows what is on the disk. An interrupted thread may or may not have written."""
        with self._mutex:
            self._undo_alone(group, error)

    def _undo_alone(self, group: Group, error: BaseException) -> None:
        if not isinstance(error, OSError):
            error = InterruptedError(errno.EINTR, "the thread that wrote was interrupted")
        self._is_plain = False
        waiting, self._plan.group = self._plan.group, Group()
        try:
            if isinstance(error, disk.SyncError):
                self._give_up(error)
            else:
                self._take_up_again(error)
        finally:
            for failed in (group, waiting):
                failed.finish(error)
            self._alone.notify_all()

    def _take_up_again(self, error: OSError) -> None:
        """Nothing is appended until this is done: after an interruption in the middle there is no file to write to."""
        before, self._failed = self._failed, error
        try:
            self._file.close()
            self._go_on(take_up(self._folder, self._options.dialect), 0)
            if self._syncs:
                # Whole entries of a failed write are shown, too.
                self._file.sync()
        except (OSError, SegspecError) as again:
            self._failed = again
        else:
            self._failed = before

    def _give_up(self, error: disk.SyncError) -> None:
        """After a failed sync, messages that can be read now may be gone after a crash of the machine. Later messages
        go to another segment, if the disk still takes one, so that they keep their numbers in any case."""
        self._failed = error
        with suppress(OSError, SegspecError):
            self._file.close()
            found = take_up(self._folder, self._options.dialect)
            if found.segments and found.next == found.segments[-1].base:
                # The last segment has no message yet.
                return
            plan = self._new_plan()
            plan.go_on(found.segments, found.next, 0, 0)
            plan.roll()
            self._file.write(plan.group, sync=self._fsync != "never")

    # Space

    def trim(self) -> int:
        """Stores the consumers' positions, then removes the segments that all consumers are done with; returns how
        many. The last segment stays; without a consumer everything stays. On a full disk no position can be stored, so
        the first segment is removed before that; segments that consumers of other processes still need, by their stored
        positions, stay."""
        self._check()
        leaving = self._store_positions()
        if not self._done_with(self._consumers.stored()):
            return leaving
        with self._consumers.held() as positions, self._removing:
            done = self._done_with(positions)
            self._remove(done)
        return leaving + len(done)

    def _store_positions(self) -> int:
        """How many segments had to leave for that."""
        try:
            self._store()
        except OSError as error:
            if error.errno not in NO_ROOM:
                raise
            with self._consumers.held(), self._removing:
                done = self._done_with(self._consumers.positions())[:1]
                self._remove(done)
            if not done:
                raise
            self._store()
            return len(done)
        return 0

    def _done_with(self, positions: Mapping[str, int]) -> list[StoredSegment]:
        """The segments before the last that all consumers are done with; none if there is no consumer."""
        least = min(positions.values(), default=0)
        return [segment for segment, _ in takewhile(lambda pair: pair[1].base <= least, pairwise(self._shown[0]))]

    def _make_room(self, length: int, deadline: float | None) -> None:
        """Removes segments, if it may, until an entry of `length` bytes has room; otherwise waits or raises."""
        most = self._max_bytes
        assert most is not None
        if length + 2 * self._options.len_header > most:
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
        """Removes as many of the oldest segments as needed."""
        with self._removing:
            with self._alone:
                over, segments = self._over(length), self._shown[0]
            dropped: list[StoredSegment] = []
            for segment in segments[:-1]:
                if over <= 0:
                    break
                dropped.append(segment)
                over -= segment.end
            self._remove(dropped)

    def _remove(self, gone: Sequence[StoredSegment]) -> None:
        """Removes the first segments. They are hidden from consumers before they are removed, and their space counts
        as free after that. A segment that cannot be removed is shown again."""
        if not gone:
            return
        # A queue after a failure may still remove segments; a closed one no longer has the lock.
        super()._check()
        with self._alone:
            self._plan.hide(gone)
            self._look_again()
        removed: set[str] = set()
        try:
            for segment in gone:
                disk.remove(Path(segment.path))
                removed.add(segment.path)
            self._lock.sync_directory()
        finally:
            with self._alone:
                self._plan.leave_out(removed)
                self._look_again()
                self._alone.notify_all()

    def _look_again(self) -> None:
        """Shows no segment before the first one of the plan, unless the queue gave up meanwhile."""
        shown, next_offset = self._shown
        segments = [segment for segment in self._plan.visible if segment.base <= shown[-1].base]
        self._shown = (segments or shown, next_offset)

    # What goes on in the background

    def _round(self) -> None:
        """Syncs, stores the consumers' positions, trims."""
        self._check_place()
        if self._fsync == "interval":
            self._sync()
        if self._trims:
            self.trim()
        else:
            self._store()

    def _check_place(self) -> None:
        """Refuses to go on if somebody removed the file: messages would be lost without any write failing."""
        with self._disk, self._mutex:
            if self._failed is None and not self._closed and not self._file.is_in_place():
                path = self._plan.tail.path
                self._failed = FileNotFoundError(errno.ENOENT, "the segment was removed or renamed", path)
                self._is_plain = False

    def _sync(self) -> None:
        with self._disk, self._mutex:
            if self._failed is not None or not self._file.unsynced:
                return
            twin, path, writes = self._file.twin()
        try:
            # Nobody waits for this sync.
            disk.sync_content(twin, path)
        except disk.SyncError as error:
            with self._disk:
                self._undo(Group(), error)
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
                    self._alone.wait(None if seconds is None else min(seconds, threading.TIMEOUT_MAX))
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
        self._check_place()
        self._check()
        self._sync()
        self._store()

    def close(self) -> None:
        """Syncs, stores the positions, and lets another process append. In the child of a fork it does nothing."""
        if getpid() != self._process:
            return
        with self._mutex:
            if self._closed:
                return
            self._closed, self._is_plain = True, False
            self._alone.notify_all()
        try:
            self._keeper.stop()
            if self._failed is None:
                with self._alone:
                    group = self._plan.group
                self._write_out(group)
                if self._fsync != "never":
                    self._sync()
                self._end_segment()
            self._close_workers()
            self._consumers.flush()
            self._consumers.leave()
        finally:
            self._release()

    def _end_segment(self) -> None:
        """Begins another segment if the last one is long. Opening the queue reads the last segment to learn the next
        number, so the next opening reads little. On a full disk no segment can be begun, and it will read all of it."""
        plan = self._plan
        with self._mutex:
            longer = self._max_bytes is not None and plan.total + self._options.len_header > self._max_bytes
            if plan.position < MOST_TO_READ or longer or plan.next > self._options.last_number:
                return
            self._roll()
            group = plan.group
        with suppress(OSError):
            self._write_out(group)

    def _release(self) -> None:
        try:
            # Threads that remove a segment or write still need the descriptors of the lock and of the file.
            with self._removing, self._disk:
                self._file.close()
            for segment in self._shown[0]:
                segment.release()
            _open_queues.discard(self)
        finally:
            # Released explicitly, since a child that was just forked may still have the folder open.
            fcntl.flock(self._lock.directory, fcntl.LOCK_UN)
            self._lock.release()
            self._closes()

    def _check(self) -> None:
        super()._check()
        if self._failed is not None:
            raise self._refusal()

    def _refusal(self) -> QueueError:
        failed = self._failed
        assert failed is not None
        return QueueError(f"an earlier write failed ({failed}): open the queue again", self.path)

    # Taking up

    def _take_up(self, dialect: str | None) -> None:
        found = take_up(self._folder, dialect)
        if not found.segments:
            check_no_other(self._folder, FORMAT)
        if dialect and found.dialect and dialect != found.dialect:
            raise ValueError(f"the queue is of the dialect {found.dialect}, and cannot be continued in another")
        self._options = replace(self._options, dialect=found.dialect or self._options.dialect)
        if self._max_bytes is not None:
            most = max(self._options.least_segment, self._max_bytes // PARTS)
            self._options = replace(self._options, segment_bytes=min(self._options.segment_bytes, most))
        self._most_value = self._options.most_value
        self._plan = self._new_plan()
        seen, findings = self._seen(found.next)
        self._go_on(found, seen)
        if self._syncs:
            # Consumers are shown messages that a killed process may not have synced.
            self._file.sync()
        self.findings = (*found.findings, *findings)

    def _new_plan(self) -> TailPlan:
        return TailPlan(self._folder, self._options, self._max_bytes)

    def _seen(self, due: int) -> tuple[int, list[Finding]]:
        """The furthest position of a consumer, and what is wrong with the index."""
        try:
            positions = self._consumers.stored()
        except SegspecError as error:
            # Nothing is trimmed then, and every call that needs a consumer says why it fails.
            return 0, [Finding.from_error(error)]
        seen, findings = 0, []
        for name, stored in positions.items():
            position = max(stored, SharedClaims(self._folder, name).furthest())
            if position > due:
                is_far = position - due > FURTHEST
                seen = seen if is_far else max(seen, position)
                what = "no crash does this: seek it to where it goes on" if is_far else "numbers go on after it"
                message = f"consumer {name!r} is due message {position}, and the last one is {due - 1}; {what}"
                severity = Severity.ERROR if is_far else Severity.WARNING
                path = str(self._folder / layout.INDEX_NAME)
                findings.append(
                    Finding(path, 0, Code.INDEX_AHEAD, severity, message, expected=str(due), actual=str(position))
                )
        return seen, findings

    def _go_on(self, found: TakenUp, seen: int) -> None:
        """Goes on with what is on the disk. A consumer may be further on than the messages are, after a crash of the
        machine: numbers begin after those that were `seen` then, and none comes again for another message."""
        plan = self._plan
        plan.group = Group()
        due = max(found.next, seen)
        end = found.segments[-1].end if found.segments else 0
        plan.go_on(found.segments, due, end, found.total)
        if found.segments:
            self._file.go_on(Path(found.segments[-1].path))
        if not found.goes_on or due != found.next:
            if found.segments:
                found.segments[-1].next = due
            plan.roll()
            self._file.write(plan.group, sync=self._fsync != "never")
            plan.tail.end = plan.position
            plan.group = Group()
        self._shown = (plan.visible, plan.next)
        plan.empty = plan.tail.empty_at_end()
        self._is_plain = True

    def _abandon(self) -> None:
        """In the child of a fork: only the parent has the lock, until it ends."""
        self._is_plain = False
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
