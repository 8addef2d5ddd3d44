"""Appends to a queue: one thread writes for several.

A failed write is undone; after a failed sync nothing more is appended.
"""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import Finding, SegspecError
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.stretch import Level
from segspec.formats.contract.planned import TakeUp, decide, refusal
from segspec.formats.ffwd import FORMAT
from segspec.formats.ffwd.encode import dialect_by_name, header
from segspec.formats.ffwd.layout import MAX_LONG
from segspec.formats.ffwd.writer import REMEDIES, FfwdOptions
from segspec.queue.consumers import QueueError
from segspec.queue.stored import StoredSegment, open_segments
from segspec.queue.tail import TailFile, TailPlan
from segspec.reading.walk import judged
from segspec.storage import disk
from segspec.storage.atomic import replace_file
from segspec.writing.commit_group import GroupCommit
from segspec.writing.lock import Lock
from segspec_ksy.layouts import ffwd_entry

DIALECTS = ("document", "system")


class TakenUp(NamedTuple):
    """The existing queue, with whole segments.

    `goes_on` is true if the next message may follow in the last segment. `dialect` is that segment's.
    """

    segments: list[StoredSegment]
    next: int
    goes_on: bool
    dialect: str | None
    findings: tuple[Finding, ...]

    @property
    def total(self) -> int:
        return sum(segment.end for segment in self.segments)


def take_up(folder: Path, dialect: str | None) -> TakenUp:
    """Reads the last segment to its end, and acts on the result of `decide`.

    An only segment may get a header. Raises `SegspecError` if the magic or version of the last segment is wrong.
    """
    findings: list[Finding] = []
    while segments := open_segments(folder, {}):
        last = segments[-1]
        found, errors = judged(FORMAT, FORMAT.segment(last.path, None), DEFAULT_LIMITS, Level.RECORDS)
        findings += errors
        what = decide(found, REMEDIES, is_only=len(segments) == 1 and last.base <= MAX_LONG)
        match what:
            case TakeUp.REFUSE:
                raise refusal(errors[0], "nothing is appended after it: make a sound copy first (segspec recover)")
            case TakeUp.NEW_HEADER:
                replace_file(
                    Path(last.path), header(last.base, dialect_by_name(last.name, last.base, dialect or DIALECTS[0]))
                )
                continue
            case TakeUp.REMOVE:
                disk.remove(Path(last.path))
                continue
            case TakeUp.CUT:
                disk.cut(Path(last.path), found.valid_bytes)
        last.end, last.next = found.valid_bytes, last.base + found.prefix_records
        if what is TakeUp.BEGIN_ANOTHER:
            last.end, last.next = found.bytes, max(last.next, found.next_offset or 0, last.base + found.records)
        return TakenUp(segments, last.next, what is not TakeUp.BEGIN_ANOTHER, found.dialect, tuple(findings))
    return TakenUp([], 0, False, None, tuple(findings))


MOST_TO_READ = 1 << 20
"""The maximum bytes of a closed queue's last segment, which opening reads."""

SIZE = ffwd_entry.SIZE
_pack = ffwd_entry.STRUCT.pack


class EntriesToAppend:
    """Entries of one append, `frames` from `start` on; then the first number, the accepted entries, and the reason for
    refusing the next one."""

    __slots__ = ("first", "frames", "many", "refused", "start")

    def __init__(self, frames: list[bytes], start: int = 0) -> None:
        self.frames, self.start = frames, start
        self.first = self.many = 0
        self.refused: ValueError | QueueError | None = None


class QueueTail(GroupCommit[EntriesToAppend]):
    """Appends messages in the folder that `lock` holds.

    `plan` is the place of the next message. `shown` is visible to consumers: segments, and the number after the last
    message. The thread with the disk changes both. `changed` wakes threads that wait for a message or room. `removing`
    is held while segments are removed. `failed` is why appending stopped.
    """

    def __init__(self, folder: Path, lock: Lock, options: FfwdOptions, *, max_bytes: int | None, fsync: str) -> None:
        super().__init__(str(folder), syncs=fsync == "always")
        self._folder = folder
        self._lock = lock
        self.options = options
        self._max_bytes = max_bytes
        self._fsync = fsync
        self.file = TailFile(folder, syncs=fsync != "never")
        self.changed = threading.Condition()
        self.removing = threading.Lock()
        self.failed: OSError | SegspecError | None = None
        self.closed = False
        self.is_plain = False
        self._waiting = 0
        self.plan = self._new_plan()
        self.shown: tuple[Sequence[StoredSegment], int] = ([], 0)

    def check(self) -> None:
        """Raises `QueueError` if it cannot append."""
        self._check_open()
        if self.failed is not None:
            raise QueueError(f"an earlier write failed ({self.failed}): open the queue again", self.path)

    def _check_open(self) -> None:
        if self.closed:
            raise QueueError("it is closed", self.path)

    def append(self, frames: list[bytes], start: int = 0) -> EntriesToAppend:
        """Appends the entries from `start` on, up to the first refused one, as durably as the queue promises."""
        given = EntriesToAppend(frames, start)
        self.commit(given)
        return given

    def wait(self, due: int, seconds: float | None) -> None:
        """Waits up to `seconds` for message `due`; may return earlier."""
        with self.changed:
            self._waiting += 1
            try:
                if self.shown[1] <= due and not self.closed:
                    self.changed.wait(None if seconds is None else min(seconds, threading.TIMEOUT_MAX))
            finally:
                self._waiting -= 1

    def wake(self) -> None:
        with self.changed:
            self.changed.notify_all()

    def end(self) -> bool:
        """Refuses later messages; returns whether it was open."""
        with self.changed:
            was_open, self.closed, self.is_plain = not self.closed, True, False
            self.changed.notify_all()
        return was_open

    def close(self) -> None:
        # Threads that remove a segment or write still need the descriptors.
        with self.removing, self._disk:
            self.file.close()
        for segment in self.shown[0]:
            segment.release()

    def at_once(self, value: bytes) -> int | None:
        """A short `append` for a single entry; None if it is not that simple."""
        if self._disk.locked() or self._company > 1:
            return None
        with self._disk:
            plan = self.plan
            position = plan.position
            after = position + SIZE + len(value)
            if after > plan.plain_end or not self.is_plain or self._group.given:
                return None
            try:
                self.file.write_one(_pack(len(value)) + value, position)
                if self.syncs:
                    self.file.sync()
                    self._company = 1 + len(self._group.given)
                number = plan.next
                plan.position, plan.next, plan.empty = after, number + 1, 0
                plan.segments[-1].end = after
                self._show()
            except BaseException as error:
                self._undo(error)
                if isinstance(error, OSError):
                    raise self._not_written(error) from error
                raise
        return number

    def _write(self, given: list[EntriesToAppend]) -> None:
        with self._undoing():
            for each in given:
                self._plan_all(each)
            self._write_planned()

    def _plan_all(self, given: EntriesToAppend) -> None:
        plan, frames, at = self.plan, given.frames, given.start
        given.first = plan.next
        if self.is_plain and not at and plan.put_all(frames):
            given.many = len(frames)
            return
        try:
            while at < len(frames) and self._put(frames[at]):
                at += 1
        except (ValueError, QueueError) as error:
            given.refused = error
        given.many = at - given.start

    def _put(self, frame: bytes) -> bool:
        self.check()
        plan, length = self.plan, len(frame)
        if plan.next > self.options.last_number:
            raise QueueError(f"message {plan.next - 1} was the last that the format can number", self.path)
        if self._max_bytes is not None and self._over(length) > 0:
            # A queue's only segment ends early, so that it can be removed.
            if plan.is_due(length) or (len(plan.segments) == 1 and plan.position > self.options.len_header):
                plan.roll()
            return False
        if plan.is_due(length):
            plan.roll()
        plan.put(frame)
        return True

    def _over(self, length: int) -> int:
        return self.plan.total + self.plan.added(length) + self.options.len_header - (self._max_bytes or 0)

    def _write_planned(self) -> None:
        plan = self.plan
        runs, plan.runs = plan.runs, []
        if not runs:
            # All was refused, so the plan was not written.
            return
        self.file.write(runs, sync=self.syncs)
        for run in runs:
            run.segment.end = run.position + sum(map(len, run.frames))
        self._show()

    def _show(self) -> None:
        """Shows the planned entries to consumers. Waiting threads count themselves before they check, so none is
        missed."""
        self.shown = (self.plan.visible, self.plan.next)
        if self._waiting:
            self.wake()

    @contextmanager
    def _undoing(self) -> Iterator[None]:
        try:
            yield
        except BaseException as error:
            self._undo(error)
            raise

    def _undo(self, error: BaseException) -> None:
        """After a failed write the queue continues after the last whole entry; after a failed sync it stops."""
        self.is_plain, self.plan.runs = False, []
        try:
            if isinstance(error, disk.SyncError):
                self._give_up(error)
            elif isinstance(error, OSError):
                self._take_up_again(error)
            else:
                self._take_up_again(InterruptedError(errno.EINTR, "the thread that wrote was interrupted"))
        finally:
            self.wake()

    def _take_up_again(self, error: OSError) -> None:
        """Nothing is appended until this is done, because an interruption can leave no file to write to."""
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
        """After a failed sync a crash may remove readable messages: later ones go to another segment."""
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
            self.file.write(plan.runs, sync=self._fsync != "never")

    def drop(self, length: int) -> None:
        """Removes the oldest segments, to make room for `length` bytes."""
        with self.removing:
            with self._disk:
                over, segments = self._over(length), self.shown[0]
            dropped: list[StoredSegment] = []
            for segment in segments[:-1]:
                if over <= 0:
                    break
                dropped.append(segment)
                over -= segment.end
            self.remove(dropped)

    def remove(self, gone: Sequence[StoredSegment]) -> None:
        """Hides the first segments from consumers, then removes them. One that cannot be removed is shown again."""
        if not gone:
            return
        self._check_open()
        with self._disk:
            self.plan.hide(gone)
            self._look_again()
        removed: set[str] = set()
        try:
            for segment in gone:
                disk.remove(Path(segment.path))
                removed.add(segment.path)
            self._lock.sync_directory()
        finally:
            with self._disk:
                self.plan.leave_out(removed)
                self._look_again()
            self.wake()

    def _look_again(self) -> None:
        shown, next_offset = self.shown
        segments = [segment for segment in self.plan.visible if segment.base <= shown[-1].base]
        self.shown = (segments or shown, next_offset)

    def check_place(self) -> None:
        """Raises if the file was removed: messages would be lost without a failed write."""
        with self._disk:
            if self.failed is None and not self.closed and not self.file.is_in_place():
                path = self.plan.tail.path
                self.failed = FileNotFoundError(errno.ENOENT, "the segment was removed or renamed", path)
                self.is_plain = False

    def sync(self) -> None:
        with self._disk:
            if self.failed is not None or not self.file.unsynced:
                return
            twin, path, writes = self.file.twin()
        try:
            # Nobody waits for this sync.
            disk.sync_content(twin, path)
        except disk.SyncError as error:
            with self._disk:
                self._undo(error)
            raise
        finally:
            os.close(twin)
        with self._disk:
            self.file.settle(writes)

    def end_segment(self) -> None:
        """Ends a long last segment, which the next opening would have to read. A full disk prevents this."""
        plan = self.plan
        with self._disk:
            longer = self._max_bytes is not None and plan.total + self.options.len_header > self._max_bytes
            if plan.position < MOST_TO_READ or longer or plan.next > self.options.last_number:
                return
            with suppress(OSError), self._undoing():
                plan.roll()
                self._write_planned()

    def _new_plan(self) -> TailPlan:
        return TailPlan(self._folder, self.options, self._max_bytes)

    def go_on(self, found: TakenUp, seen: int) -> None:
        """Continues after the existing queue. After a crash consumers may be ahead, so numbers begin after those
        `seen`."""
        plan = self.plan
        plan.runs = []
        due = max(found.next, seen)
        end = found.segments[-1].end if found.segments else 0
        plan.go_on(found.segments, due, end, found.total)
        if found.segments:
            self.file.go_on(Path(found.segments[-1].path))
        if not found.goes_on or due != found.next:
            if found.segments:
                found.segments[-1].next = due
            plan.roll()
            self.file.write(plan.runs, sync=self._fsync != "never")
            plan.tail.end = plan.position
            plan.runs = []
        self.shown = (plan.visible, plan.next)
        plan.empty = plan.tail.empty_at_end()
        self.is_plain = True
