"""Appending to a queue: messages are planned in memory, and one thread writes what several plan.

A failed write is undone; after a failed sync nobody knows what is on the disk, and nothing more is appended."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import SegspecError
from segspec.formats.ffwd.options import FfwdOptions
from segspec.queue.errors import QueueError
from segspec.queue.restart import TakenUp, take_up
from segspec.queue.stored import StoredSegment
from segspec.queue.tail import Group, TailFile, TailPlan
from segspec.storage import disk
from segspec.writing.commit_group import LEADER_SECONDS
from segspec.writing.lock import Lock
from segspec_ksy.layouts import ffwd_entry

MOST_PATIENCE = 0.002
"""How many seconds at most a group waits, before its sync, for the threads of the last group, which most likely append
again."""
MOST_TO_READ = 1 << 20
"""How many bytes of the last segment of a closed queue are read at most when it is opened."""

SIZE = ffwd_entry.SIZE
_pack = ffwd_entry.STRUCT.pack


class PlannedEntries(NamedTuple):
    """Messages that were planned: the number of the first, how many, in which group the last is, and why the next one
    is refused."""

    first: int
    many: int
    group: Group
    refused: ValueError | QueueError | None = None


class QueueTail:
    """Where messages are appended, in the folder that `lock` holds. `fsync` is the queue's, and `max_bytes`.

    `plan` says where the next message goes, and `shown` what consumers may read: the segments, and the number after the
    last message. Both change under `changed`, which also wakes those who wait for a message or for room. A thread holds
    `removing` while it removes segments. `failed` says why nothing more is appended. `is_plain` is true while nothing
    stands in the way of the next message.
    """

    def __init__(self, folder: Path, lock: Lock, options: FfwdOptions, *, max_bytes: int | None, fsync: str) -> None:
        self._folder, self.path = folder, str(folder)
        self._lock = lock
        self.options = options
        self._max_bytes = max_bytes
        self._fsync, self.syncs = fsync, fsync == "always"
        self.file = TailFile(folder, syncs=fsync != "never")
        self._disk = threading.Lock()
        self._mutex = threading.Lock()
        self.changed = threading.Condition(self._mutex)
        self.removing = threading.Lock()
        self.failed: OSError | SegspecError | None = None
        self.closed = False
        self.is_plain = False
        self._waiting = 0
        self._company, self._patience = 1, 0.0
        self.plan = self._new_plan()
        self.shown: tuple[Sequence[StoredSegment], int] = ([], 0)

    def check(self) -> None:
        """Raises `QueueError` where nothing can be appended any more."""
        self._check_open()
        if self.failed is not None:
            raise QueueError(f"an earlier write failed ({self.failed}): open the queue again", self.path)

    def _check_open(self) -> None:
        if self.closed:
            raise QueueError("it is closed", self.path)

    def append(self, frame: bytes) -> int | None:
        """Appends an entry; returns its number, None where there is no room for it. It is as durable as the queue
        promises when this returns."""
        with self._mutex:
            number = self.put(frame)
            group = self.plan.group
            leads = number is not None and group.join()
        if number is not None:
            self.write_out(group, leads=leads)
        return number

    def write_waiting(self) -> None:
        """Returns when all that was planned is written."""
        with self._mutex:
            group = self.plan.group
        self.write_out(group)

    def wait(self, due: int, seconds: float | None) -> None:
        """Returns when message `due` may be read, or soon after so many seconds; it may return earlier."""
        with self.changed:
            if self.shown[1] <= due and not self.closed:
                self._waiting += 1
                try:
                    self.changed.wait(None if seconds is None else min(seconds, threading.TIMEOUT_MAX))
                finally:
                    self._waiting -= 1

    def wake(self) -> None:
        """Wakes all who wait."""
        with self.changed:
            self.changed.notify_all()

    def end(self) -> bool:
        """Takes no more messages; returns whether it took some until now."""
        with self.changed:
            was_open, self.closed, self.is_plain = not self.closed, True, False
            self.changed.notify_all()
        return was_open

    def close(self) -> None:
        """Closes the files."""
        # Threads that remove a segment or write still need the descriptors of the lock and of the file.
        with self.removing, self._disk:
            self.file.close()
        for segment in self.shown[0]:
            segment.release()

    def put_many(self, frames: list[bytes], start: int) -> PlannedEntries:
        """Plans the entries from `start` on, up to the first that has no room or is refused."""
        with self._mutex:
            at, first = start, self.plan.next
            if not start and self.is_plain and min(map(len, frames)) > SIZE and self._put_all(frames):
                return PlannedEntries(first, len(frames), self.plan.group)
            refused: ValueError | QueueError | None = None
            try:
                while at < len(frames) and self.put(frames[at]) is not None:
                    at += 1
            except (ValueError, QueueError) as error:
                refused = error
            return PlannedEntries(first, at - start, self.plan.group, refused)

    def _put_all(self, frames: list[bytes]) -> bool:
        try:
            return self.plan.put_all(frames)
        except BaseException:
            self._break_off()
            raise

    def write_at_once(self, value: bytes) -> int | None:
        """The short way of `put` and `write_out` for an entry while nothing waits and nothing needs a sync. None if
        it is not that simple."""
        with self._mutex:
            plan = self.plan
            position = plan.position
            after = position + SIZE + len(value)
            if after > plan.plain_end or plan.group.runs or self._disk.locked() or not self.is_plain:
                return None
            try:
                self.file.write_one(_pack(len(value)) + value, position)
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
            self.shown = (plan.visible, number + 1)
            if self._waiting:
                self.changed.notify_all()
            return number

    def sync_at_once(self, value: bytes) -> int | None:
        """The same for an entry that needs a sync, if nobody else appended during the last sync."""
        if self._company > 1 or not self._disk.acquire(blocking=False):
            return None
        try:
            try:
                with self._mutex:
                    plan = self.plan
                    position, number = plan.position, plan.next
                    after = position + SIZE + len(value)
                    if after > plan.plain_end or plan.group.runs or not self.is_plain:
                        return None
                    tail = plan.segments[-1]
                    plan.position, plan.next, plan.empty = after, number + 1, 0
                self.file.write_one(_pack(len(value)) + value, position)
                self.file.sync()
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

    def put(self, frame: bytes) -> int | None:
        """Plans an entry; returns its number, None where there is no room for it."""
        self.check()
        plan = self.plan
        length = len(frame)
        if plan.next > self.options.last_number:
            raise QueueError(f"message {plan.next - 1} was the last that the format can number", self.path)
        if self._max_bytes is not None and self._over(length) > 0:
            # The segment that ends can then be removed. A queue's only segment ends early: otherwise nothing could ever
            # be removed.
            if plan.is_due(length) or (len(plan.segments) == 1 and plan.position > self.options.len_header):
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
            self.plan.roll()
        except BaseException:
            self._break_off()
            raise

    def _break_off(self) -> None:
        """A thread was interrupted while it planned an entry, so nobody knows where the next entry goes. Nothing more
        is appended, so that no entry overwrites another one."""
        self.failed = InterruptedError(errno.EINTR, "the thread that appended was interrupted")
        self.is_plain = False

    def _over(self, length: int) -> int:
        """By how many bytes an entry of `length` would exceed the limit. There is always room for one more header: so
        the last segment can be ended and removed."""
        return self.plan.total + self.plan.added(length) + self.options.len_header - (self._max_bytes or 0)

    def write_out(self, group: Group, *, leads: bool = True) -> None:
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
            group = self.plan.group
            wait = group.want(self._company)
        if wait:
            group.gather(self._patience)

    def _write_waiting(self) -> None:
        """Writes all waiting groups. This thread has the disk."""
        group = Group()
        try:
            with self._mutex:
                group, self.plan.group = self.plan.group, group
                next_offset, segments, position = self.plan.next, self.plan.segments, self.plan.position
            began = time.perf_counter()
            self.file.write(group, sync=self.syncs)
        except BaseException as error:
            self._undo(group, error)
            if isinstance(error, OSError):
                return
            raise
        with self._mutex:
            for run in group.runs:
                run.segment.end = run.position + sum(map(len, run.frames))
            if self.syncs:
                self._company = group.threads + self.plan.group.threads
                self._patience = min((time.perf_counter() - began) / 2, MOST_PATIENCE)
            self._show(segments[-1], position, next_offset)
            group.finish()

    def _show(self, last: StoredSegment, end: int, next_offset: int) -> None:
        """Consumers may read up to here. Since then, more segments may have been planned, and some removed."""
        segments = self.plan.visible
        last.end = end
        self.shown = (segments if segments[-1] is last else segments[: segments.index(last) + 1], next_offset)
        if self._waiting:
            self.changed.notify_all()

    def _undo(self, group: Group, error: BaseException) -> None:
        """After a failed write the queue goes on after the last whole entry in its files. After a failed sync it does
        not, since nobody knows what is on the disk. An interrupted thread may or may not have written."""
        with self._mutex:
            self._undo_alone(group, error)

    def _undo_alone(self, group: Group, error: BaseException) -> None:
        if not isinstance(error, OSError):
            error = InterruptedError(errno.EINTR, "the thread that wrote was interrupted")
        self.is_plain = False
        waiting, self.plan.group = self.plan.group, Group()
        try:
            if isinstance(error, disk.SyncError):
                self._give_up(error)
            else:
                self._take_up_again(error)
        finally:
            for failed in (group, waiting):
                failed.finish(error)
            self.changed.notify_all()

    def _take_up_again(self, error: OSError) -> None:
        """Nothing is appended until this is done: after an interruption in the middle there is no file to write to."""
        before, self.failed = self.failed, error
        try:
            self.file.close()
            self.go_on(take_up(self._folder, self.options.dialect), 0)
            if self.syncs:
                # Whole entries of a failed write are shown, too.
                self.file.sync()
        except (OSError, SegspecError) as again:
            self.failed = again
        else:
            self.failed = before

    def _give_up(self, error: disk.SyncError) -> None:
        """After a failed sync, messages that can be read now may be gone after a crash of the machine. Later messages
        go to another segment, if the disk still takes one, so that they keep their numbers in any case."""
        self.failed = error
        with suppress(OSError, SegspecError):
            self.file.close()
            found = take_up(self._folder, self.options.dialect)
            if found.segments and found.next == found.segments[-1].base:
                # The last segment has no message yet.
                return
            plan = self._new_plan()
            plan.go_on(found.segments, found.next, 0, 0)
            plan.roll()
            self.file.write(plan.group, sync=self._fsync != "never")

    def drop(self, length: int) -> None:
        """Removes as many of the oldest segments as needed."""
        with self.removing:
            with self.changed:
                over, segments = self._over(length), self.shown[0]
            dropped: list[StoredSegment] = []
            for segment in segments[:-1]:
                if over <= 0:
                    break
                dropped.append(segment)
                over -= segment.end
            self.remove(dropped)

    def remove(self, gone: Sequence[StoredSegment]) -> None:
        """Removes the first segments. They are hidden from consumers before they are removed, and their space counts
        as free after that. A segment that cannot be removed is shown again."""
        if not gone:
            return
        # A queue after a failure may still remove segments; a closed one no longer has the lock.
        self._check_open()
        with self.changed:
            self.plan.hide(gone)
            self._look_again()
        removed: set[str] = set()
        try:
            for segment in gone:
                disk.remove(Path(segment.path))
                removed.add(segment.path)
            self._lock.sync_directory()
        finally:
            with self.changed:
                self.plan.leave_out(removed)
                self._look_again()
                self.changed.notify_all()

    def _look_again(self) -> None:
        """Shows no segment before the first one of the plan, unless the queue gave up meanwhile."""
        shown, next_offset = self.shown
        segments = [segment for segment in self.plan.visible if segment.base <= shown[-1].base]
        self.shown = (segments or shown, next_offset)

    def check_place(self) -> None:
        """Refuses to go on if somebody removed the file: messages would be lost without any write failing."""
        with self._disk, self._mutex:
            if self.failed is None and not self.closed and not self.file.is_in_place():
                path = self.plan.tail.path
                self.failed = FileNotFoundError(errno.ENOENT, "the segment was removed or renamed", path)
                self.is_plain = False

    def sync(self) -> None:
        with self._disk, self._mutex:
            if self.failed is not None or not self.file.unsynced:
                return
            twin, path, writes = self.file.twin()
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
            self.file.settle(writes)

    def end_segment(self) -> None:
        """Begins another segment if the last one is long. Opening the queue reads the last segment to learn the next
        number, so the next opening reads little. On a full disk no segment can be begun, and it will read all of it."""
        plan = self.plan
        with self._mutex:
            longer = self._max_bytes is not None and plan.total + self.options.len_header > self._max_bytes
            if plan.position < MOST_TO_READ or longer or plan.next > self.options.last_number:
                return
            self._roll()
            group = plan.group
        with suppress(OSError):
            self.write_out(group)

    def _new_plan(self) -> TailPlan:
        return TailPlan(self._folder, self.options, self._max_bytes)

    def go_on(self, found: TakenUp, seen: int) -> None:
        """Goes on with what is on the disk. A consumer may be further on than the messages are, after a crash of the
        machine: numbers begin after those that were `seen` then, and none comes again for another message."""
        plan = self.plan
        plan.group = Group()
        due = max(found.next, seen)
        end = found.segments[-1].end if found.segments else 0
        plan.go_on(found.segments, due, end, found.total)
        if found.segments:
            self.file.go_on(Path(found.segments[-1].path))
        if not found.goes_on or due != found.next:
            if found.segments:
                found.segments[-1].next = due
            plan.roll()
            self.file.write(plan.group, sync=self._fsync != "never")
            plan.tail.end = plan.position
            plan.group = Group()
        self.shown = (plan.visible, plan.next)
        plan.empty = plan.tail.empty_at_end()
        self.is_plain = True
