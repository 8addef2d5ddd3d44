"""Appends records to a stream. A new segment is logged before its file gets its name.

Source: seeds/mojo.txt "ADD SEGMENT" (append the entry, fsync, create the file), "w0 = Future writer".
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from os import getpid
from pathlib import Path

from segspec import formats
from segspec.core.errors import SegspecError
from segspec.core.model import Id
from segspec.formats.contract.rows import Rows, chunks
from segspec.formats.mojo.encode import Indexed
from segspec.formats.mojo.folder import segment_file
from segspec.formats.mojo.layout import FUTURE_NAME, NAME, parse_name
from segspec.formats.mojo.writer import MojoOptions, MojoWriter
from segspec.storage import disk
from segspec.store.selection import Ending
from segspec.writing.commit_group import GroupCommit
from segspec.writing.files import AppendFile, LogFiles, SyncPoint
from segspec.writing.lock import Lock
from segspec.writing.log_writer import LogWriter
from segspec.writing.resume import existing, take_up

NewFields = Mapping[bytes, bytes] | Iterable[tuple[bytes, bytes]]


class StoreFiles(LogFiles):
    """The files of a stream's segments. `announce` logs a new segment; then `w0` becomes it."""

    def __init__(self, folder: Path, lock: Lock, announce: Callable[[Id], None]) -> None:
        super().__init__(folder, lock)
        self._announce = announce

    def _begin_segment(self, path: Path, head: bytes) -> AppendFile:
        named = parse_name(path.name)
        assert named is not None
        assert named.first is not None, "a segment is named after its first record"
        make_future(self.folder)
        self._announce(named.first)
        disk.rename(self.folder / FUTURE_NAME, path)
        make_future(self.folder)
        file = AppendFile(path, 0, new=False)
        file.add(head)
        return file


def make_future(folder: Path) -> None:
    """Raises `FileExistsError` if `w0` has bytes."""
    path = folder / FUTURE_NAME
    if path.exists():
        if path.stat().st_size:
            raise FileExistsError(f"{path}: this is the room for the next segment, and it has bytes already")
        return
    disk.close(disk.open_file(path, os.O_CREAT, 0o644), path)


class StreamWriter(LogWriter):
    """The caller admits one thread at a time, and may sync while others append."""

    _files: StoreFiles
    _writer: MojoWriter

    def __repr__(self) -> str:
        return f"<stream of a store {self.path!r}>"

    def packs(self) -> list[Indexed]:
        return self._writer.packs()

    def ending(self) -> Ending | None:
        """None if no segment is open."""
        return Ending(self._files.position, self._files.tail) if self._files.is_open else None

    def check_process(self) -> None:
        """Raises `WriterError` in a forked child, in which a lock held by a parent's thread is never released."""
        if getpid() != self._process:
            raise self._foreign()

    def put(self, fields: NewFields, own_id: Id | None) -> Id:
        """Appends a record, not yet written; returns its id."""
        if self._refuses or self._files.failed is not None:
            self._refuse()
        try:
            made = self._append(fields=fields, id=own_id)
        except BaseException as error:
            self._judge(error)
            raise
        assert isinstance(made, tuple)
        return made

    def put_rows(self, rows: Rows, first: int) -> list[Id]:
        """Appends at least one row from `first` on; returns the ids."""
        return self._turn(self._put_rows, rows, first)

    def _put_rows(self, rows: Rows, first: int) -> list[Id]:
        taken = self._writer.append_rows(rows, first)
        return self._writer.last_ids(taken) if taken else [self._writer.append(**rows.arguments(first))]

    def write_out(self) -> None:
        """Writes pending records. (The calls of `_turn` are inlined, as in `put`.)"""
        try:
            self._files.write_out(sync=False)
        except BaseException as error:
            self._judge(error)
            raise

    def begin_sync(self) -> SyncPoint | None:
        return self._turn(self._files.begin_sync)

    def synced(self, point: SyncPoint) -> None:
        self._files.settle(point)

    def not_synced(self, error: OSError) -> None:
        """Refuses all later records."""
        if self._files.failed is None:
            self._files.fail(error)


def open_writer(
    folder: Path, lock: Lock, options: MojoOptions, announce: Callable[[Id], None], writing: Path | None, last: Id
) -> StreamWriter:
    """A writer that continues `writing`, if any, with ids above `last`."""
    files = StoreFiles(folder, lock, announce)
    writer = MojoWriter(options, files)
    files.writer = writer
    if writing is not None:
        segment = segment_file(str(writing), parse_name(writing.name))
        take_up(formats.get(NAME), writer, files, existing((segment,)), "refuse")
    writer.go_after(last)
    return StreamWriter(writer, files, lock)


MOST_TO_READ = 1 << 20

LEAST_ROWS = 4


class RecordToAppend:
    """A record with its id, or the error that refused it."""

    __slots__ = ("error", "fields", "id", "own_id")

    def __init__(self, fields: NewFields, own_id: Id | None) -> None:
        self.fields, self.own_id = fields, own_id
        self.id: Id = (0, 0)
        self.error: Exception | None = None


class StreamTail(GroupCommit[RecordToAppend]):
    """Appends records. `lock` is the stream's, and is taken after the disk's.

    With `syncs` a record is durable when `append` returns.
    """

    def __init__(self, writer: StreamWriter, lock: threading.RLock, last: Id, *, syncs: bool) -> None:
        super().__init__(writer.path, syncs=syncs)
        self.last = last
        self._writer = writer
        self._lock = lock
        self._appended = self._durable = 0
        self._news = threading.Condition()
        self._waiting = 0
        self._shown = last

    @property
    def is_dirty(self) -> bool:
        return self._appended != self._durable

    def append(self, fields: NewFields, own_id: Id | None) -> Id:
        self._writer.check_process()
        record = RecordToAppend(fields, own_id)
        try:
            self.commit(record)
        except Exception:
            if record.error is None:
                raise
        if record.error is not None:
            raise record.error
        return record.id

    def _write(self, given: list[RecordToAppend]) -> None:
        with self._lock:
            rows = _plain(given) if len(given) >= LEAST_ROWS else None
            if rows is not None:
                self._put_plain(given, rows)
            else:
                self._put_each(given)
            if not self.syncs:
                self._writer.write_out()
                self._show(self.last)
                return
            due = self._begin_sync()
        self._sync(*due)

    def _put_each(self, given: list[RecordToAppend]) -> None:
        for record in given:
            try:
                record.id = self.last = self._writer.put(record.fields, record.own_id)
                self._appended += 1
            except Exception as error:
                record.error = error

    def _put_plain(self, given: list[RecordToAppend], rows: Rows) -> None:
        row = 0
        while row < rows.count:
            try:
                ids = self._writer.put_rows(rows, row)
            except Exception as error:
                given[row].error = error
                row += 1
                continue
            for record, made in zip(given[row:], ids, strict=False):
                record.id = made
            row += len(ids)
            self._count(ids)

    def _count(self, ids: list[Id]) -> None:
        self._appended += len(ids)
        self.last = ids[-1]

    def append_many(self, records: Iterable[NewFields]) -> list[Id]:
        self._writer.check_process()
        ids: list[Id] = []
        try:
            for given in chunks({"fields": fields} for fields in records):
                with self._lock:
                    self._put_many(given, ids)
        finally:
            if self.syncs:
                self.flush()
        return ids

    def _put_many(self, given: Rows | dict[str, NewFields], ids: list[Id]) -> None:
        before = len(ids)
        try:
            if isinstance(given, Rows):
                while len(ids) < before + given.count:
                    made = self._writer.put_rows(given, len(ids) - before)
                    ids += made
                    self._count(made)
            else:
                ids.append(self._writer.put(given["fields"], None))
                self._count(ids[-1:])
        except (ValueError, TypeError) as error:
            error.add_note(f"record {len(ids)} of those that were given, counted from 0")
            raise
        finally:
            if not self.syncs:
                self._writer.write_out()
                self._show(self.last)

    def flush(self) -> None:
        """Makes appended records durable."""
        with self._disk:
            if not self.is_dirty:
                return
            try:
                with self._lock:
                    due = self._begin_sync()
                self._sync(*due)
            except OSError as error:
                raise self._not_written(error) from error

    def show(self) -> None:
        """Shows readers everything appended, as durable as promised. The caller holds the lock."""
        if self.syncs and self.is_dirty:
            self._writer.flush()
            self._durable = self._appended
            self._show(self.last)
        else:
            self._writer.flush(sync=False)

    def packs(self) -> list[Indexed]:
        """The caller holds the lock."""
        return self._writer.packs()

    def ending(self) -> Ending | None:
        """The caller holds the lock."""
        return self._writer.ending()

    def roll(self) -> None:
        """Finishes the segment durably. The caller holds the lock."""
        self._writer.roll()
        self._durable = self._appended
        self._show(self.last)

    def end_long(self) -> None:
        """Finishes a long segment durably, because the next start reads the current one.

        The caller holds the lock.
        """
        ending = self._writer.ending()
        if ending is not None and ending.position > MOST_TO_READ:
            self._writer.flush()
            with suppress(OSError, SegspecError):
                self.roll()

    def wait(self, after: Id, timeout: float | None, check: Callable[[], None]) -> bool:
        """Whether a record above `after` appeared within the time. `check` raises if waiting is pointless."""
        deadline = None if timeout is None else time.monotonic() + timeout
        with self._news:
            self._waiting += 1
            try:
                while self._shown <= after:
                    check()
                    left = None if deadline is None else deadline - time.monotonic()
                    if left is not None and left <= 0:
                        return False
                    self._news.wait(left)
                return True
            finally:
                self._waiting -= 1

    def _show(self, last: Id) -> None:
        """Records up to `last` are durable. Waiting threads count themselves before they check, so none is missed."""
        self._shown = max(self._shown, last)
        if self._waiting:
            with self._news:
                self._news.notify_all()

    def close(self) -> None:
        try:
            self._writer.close()
        finally:
            with self._news:
                self._news.notify_all()

    def _begin_sync(self) -> tuple[SyncPoint | None, int, Id]:
        """Writes the appended records; returns the arguments of `_sync`, which others do not wait for."""
        return self._writer.begin_sync(), self._appended, self.last

    def _sync(self, point: SyncPoint | None, appended: int, last: Id) -> None:
        if point is not None:
            self._sync_to(point)
        self._durable = max(self._durable, appended)
        self._show(last)

    def _sync_to(self, point: SyncPoint) -> None:
        try:
            point.sync()
        except OSError as error:
            with self._lock:
                self._writer.not_synced(error)
            raise
        finally:
            point.close()
        with self._lock:
            self._writer.synced(point)


def _plain(given: list[RecordToAppend]) -> Rows | None:
    if any(record.own_id is not None for record in given):
        return None
    found = list(chunks({"fields": record.fields} for record in given))
    return found[0] if len(found) == 1 and isinstance(found[0], Rows) else None
