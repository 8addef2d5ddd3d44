"""`create` and `LogWriter`: one way of writing logs of all formats."""

from __future__ import annotations

import inspect
import os
import threading
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import partial
from os import getpid
from pathlib import Path
from typing import Any, TypeVar

from segspec import formats
from segspec.core.errors import SegspecError, WriterError
from segspec.core.model import RecordNumber, SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.rows import Rows, chunks, of_batch
from segspec.formats.contract.writing import FormatWriter, WriterOptions
from segspec.storage.directory import list_directory
from segspec.writing.files import LogFiles
from segspec.writing.lock import Lock, check_no_other, hold_folder, log_folder, when_forgotten
from segspec.writing.resume import REMEDIES, dialect_of, existing, leave, take_up

OperationResult = TypeVar("OperationResult")


class LogWriter:
    """Appends to one log. A log has one writer in all processes.

    Threads may share it. A signal handler must not use it, nor a forked child: every operation but `close` raises
    `WriterError` there.

    When `flush` (with `sync`, the default) or a roll has returned, all earlier appends are synced. Without `sync` they
    survive the end of this process, but not a crash of the machine. After a crash the log may end with a torn frame,
    which readers report.

    After an `OSError` in a write or sync everything since the last flush may be missing, and the writer accepts nothing
    more: open the log again with `resume`. After an interrupt (Ctrl-C) `close` still writes whole frames.
    """

    def __init__(self, writer: FormatWriter[Any], files: LogFiles, lock: Lock) -> None:
        self.format = writer.name
        self.path = str(files.folder)
        self._writer = writer
        self._files = files
        self._lock = lock
        self._closed = False
        self._refuses = self._interrupted = False
        self._process = getpid()
        self._alone = threading.Lock()
        self._append = writer.append
        self._words = _words(self._append)
        words = f"{self!r} was never closed: what was not flushed is lost"
        self._closes = when_forgotten(self, words, partial(_let_go, files, lock))

    def __repr__(self) -> str:
        return f"<LogWriter {self.format} {self.path!r}>"

    def append(self, *value: bytes, **arguments: Any) -> RecordNumber | None:
        """Appends one record; returns its offset or id, or None for a duplicate that was left out.

        Other arguments than `value` are the format's: see `append` of its `FormatWriter`. If the format cannot store
        the record, raises `ValueError` or `TypeError` and changes nothing.
        """
        if arguments or len(value) != 1 or "value" not in self._words:
            return self._turn(self._append_checked, value, arguments)
        return self._turn(self._append, *value)

    def _append_checked(self, value: tuple[bytes, ...], arguments: Mapping[str, Any]) -> RecordNumber | None:
        self._check_words("append", self._words, value, arguments)
        return self._append(*value, **arguments)

    def append_many(self, records: Iterable[Any]) -> int:
        """Appends records in bulk; returns how many are stored, without duplicates.

        `records` are values, mappings with the arguments of `append`, or an object with Arrow batches
        (`__arrow_c_stream__`), whose columns are named like these arguments; null means not given.

        A refused record raises as in `append`, with a note that names it; those before it are appended.
        """
        made = self._batches(records) if hasattr(records, "__arrow_c_stream__") else chunks(records)
        # Refused before the first record is requested.
        self._turn(lambda: None)
        done = stored = 0
        for given in made:
            if isinstance(given, Rows):
                stored += self._turn(self._append_rows, given, done)
                done += given.count
            else:
                stored += self._append_one(given, done)
                done += 1
        return stored

    def _batches(self, records: Any) -> Iterator[Rows]:
        import pyarrow as pa

        reader = pa.RecordBatchReader.from_stream(records)
        self._check_words("append", self._words, (), dict.fromkeys(reader.schema.names))
        for batch in reader:
            yield from of_batch(batch)

    def _append_rows(self, rows: Rows, before: int) -> int:
        row = stored = 0
        is_known = rows.columns.keys() <= self._words.keys()
        while row < rows.count:
            taken = self._writer.append_rows(rows, row) if is_known else 0
            row, stored = row + taken, stored + taken
            if not taken:
                arguments = rows.arguments(row)
                with _numbered(before + row):
                    stored += self._append_checked((), arguments) is not None
                row += 1
        return stored

    def _append_one(self, record: Any, before: int) -> bool:
        with _numbered(before):
            given = self.append(**record) if isinstance(record, Mapping) else self.append(record)
        return given is not None

    def track(self, **arguments: Any) -> None:
        """Stores something other than a record, such as a consumer's position: see the format's `track`. Raises
        `ValueError` in formats without such entries.
        """
        self._turn(self._track, arguments)

    def _track(self, arguments: dict[str, Any]) -> None:
        track = self._writer.track
        if type(self._writer).track is not FormatWriter.track:
            self._check_words("track", _words(track), (), arguments)
        track(**arguments)

    def flush(self, *, sync: bool = True) -> None:
        """Writes pending records as a frame; with `sync` it is durable on return."""
        self._turn(self._flush, sync)

    def _flush(self, sync: bool) -> None:
        self._writer.close_frame()
        self._files.write_out(sync=sync)
        for name, content in self._writer.side_files().items():
            self._files.replace(name, content)

    def roll(self) -> None:
        """Ends this segment and makes it durable; the next record begins another. Does nothing if it has no records."""
        self._turn(self._roll)

    def _roll(self) -> None:
        self._writer.close_frame()
        if self._files.frames:
            self._files.roll()

    def adopt(self, folder: str | os.PathLike[str]) -> bool:
        """Moves the segments of the log in `folder` to the end of this one, and gives its records the next numbers.

        A writer must have written them without gaps, and rolled the last one. Returns false and moves nothing if this
        log cannot take them unchanged. Raises `ValueError` in formats that cannot adopt segments.
        """
        return self._turn(self._adopt, Path(folder))

    def _adopt(self, folder: Path) -> bool:
        self._roll()
        for place, segment in enumerate(formats.get(self.format).discover(list_directory(folder)).segments):
            if not Path(segment.path).stat().st_size:
                continue
            adopted = self._writer.adopt(segment)
            if adopted is None and not place:
                return False
            if adopted is None:
                raise ValueError(f"{segment.path} does not fit, and segments before it are the log's already")
            if self._files.is_open:
                # A segment without a frame, whose name this one gets.
                self._files.close()
            self._files.adopt(segment, adopted)
        return True

    def trim(self, before: RecordNumber) -> int:
        """Removes the segments at the log's head whose records all come before the offset or id `before`; returns their
        number.
        """
        return self._turn(self._trim, before)

    def _trim(self, before: RecordNumber) -> int:
        held = self._files.held
        place = tuple if held and isinstance(held[0].first, tuple) else int
        if held and (not isinstance(before, place) or isinstance(before, bool)):
            raise TypeError(f"before is {before!r}; it is {'an id (ms, seq)' if place is tuple else 'an offset'}")
        count = 0
        while count + 1 < len(held) and held[count + 1].first <= before:  # type: ignore[operator]  # one kind a format
            count += 1
        self._files.remove(count)
        return count

    def close(self) -> None:
        """Flushes durably and releases the log. After a failed write, and in the child of a fork, it only releases
        it.
        """
        if getpid() != self._process:
            self._release()
            return
        with self._alone:
            if self._closed:
                return
            try:
                if self._interrupted:
                    self._files.write_out(sync=True)
                elif self._files.failed is None:
                    self._flush(sync=True)
            finally:
                self._release()

    def _release(self) -> None:
        if self._closed:
            return
        self._closed = self._refuses = True
        self._closes()
        _let_go(self._files, self._lock)

    def __enter__(self) -> LogWriter:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _turn(self, action: Callable[..., OperationResult], *arguments: Any) -> OperationResult:
        if getpid() != self._process:
            raise self._foreign()
        with self._alone:
            if self._refuses or self._files.failed is not None:
                self._refuse()
            try:
                return action(*arguments)
            except BaseException as error:
                self._judge(error)
                raise

    def _foreign(self) -> WriterError:
        words = "one process writes a log, so open it in the one that is to write"
        return WriterError(
            f"process {self._process} opened this writer, and {getpid()} is a child of it: {words}", self.path
        )

    def _refuse(self) -> None:
        if self._closed:
            raise ValueError(f"the writer of {self.path} is closed")
        if self._files.failed is not None:
            raise self._files.refusal()
        words = "close this writer, and open the log again with resume=True"
        raise WriterError(
            f"an operation was interrupted in the middle, and nothing more is accepted: {words}", self.path
        )

    def _judge(self, error: BaseException) -> None:
        if not isinstance(error, OSError | ValueError | TypeError | SegspecError):
            self._interrupted = self._refuses = True

    def _check_words(
        self, verb: str, known: dict[str, bool], value: tuple[bytes, ...], arguments: Mapping[str, Any]
    ) -> None:
        if len(value) > 1:
            raise ValueError(f"{verb} takes one value; {len(value)} were given")
        for word in arguments:
            if word not in known:
                raise ValueError(f"{self.format} has no {word!r} to {verb}; it has {', '.join(known)}")
        if value and ("value" not in known or "value" in arguments):
            raise ValueError(f"{self.format} takes to {verb}: {', '.join(known)}, each by its name and once")
        for word, needed in known.items():
            if needed and word not in arguments and not (word == "value" and value):
                raise ValueError(f"there is no {word} to {verb}")


def _let_go(files: LogFiles, lock: Lock) -> None:
    with ExitStack() as stack:
        stack.callback(lock.release)
        stack.callback(files.close)


@contextmanager
def _numbered(record: int) -> Iterator[None]:
    try:
        yield
    except (ValueError, TypeError) as error:
        error.add_note(f"record {record} of those that were given, counted from 0")
        raise


def _words(function: Any) -> dict[str, bool]:
    return {name: each.default is each.empty for name, each in inspect.signature(function).parameters.items()}


def create(
    path: str | os.PathLike[str],
    format: str,
    *,
    resume: bool = False,
    torn: str = "refuse",
    new_segment: bool = False,
    **options: Any,
) -> LogWriter:
    """A writer for a new log of `format` in the folder `path`, which is created if missing.

    With `resume` an existing log is continued, with its numbers, dialect and deduplication state. An index that is
    behind or ahead after a crash is rebuilt. A damaged last segment raises `SegspecError`; with `torn="new-segment"` it
    stays unchanged, and a new segment begins after its readable records. With `new_segment` the next record begins a
    segment.

    `options` are the format's, e.g. `segment_bytes`, `dialect`: see `Options` in `segspec.formats.<format>.writer`.

    Raises `ValueError` for an unknown format or option or a remote path, `FileExistsError` if a log exists and `resume`
    is false, `BlockingIOError` while another writer has the log open, `OSError` if the file system refuses.
    """
    folder = log_folder(path)
    if torn not in REMEDIES:
        raise ValueError(f"torn is {torn!r}; it is one of {', '.join(REMEDIES)}")
    reading = formats.get(format)
    kind = writer_of(reading)
    chosen = kind.options_type.from_words(reading.name, options)
    with ExitStack() as stack:
        lock = hold_folder(folder, reading.lock_name)
        stack.callback(lock.release)
        segments = _segments(folder, reading, resume)
        if segments and kind.tells_dialect:
            chosen = _dialect(reading, segments, chosen, "dialect" in options)
        files = LogFiles(folder, lock)
        stack.callback(files.close)
        files.writer = kind(chosen, files)
        _begin(reading, files, segments, torn, new_segment=new_segment)
        stack.pop_all()
        return LogWriter(files.writer, files, lock)


def writer_of(format: Format) -> type[FormatWriter[Any]]:
    """The format's writer class. Raises `ValueError` if the format is read-only."""
    if format.writing is None:
        raise ValueError(f"{format.name} has no writer: it is only read")
    return format.writing.writer


def _segments(folder: Path, format: Format, resume: bool) -> tuple[SegmentFile, ...]:
    found = format.discover(list_directory(folder)).segments
    if found and not resume:
        raise FileExistsError(f"{folder} holds a log already; pass resume=True to append to it")
    if not found:
        check_no_other(folder, format)
    return found


def _dialect(format: Format, segments: tuple[SegmentFile, ...], options: WriterOptions, asked: bool) -> WriterOptions:
    last = existing(segments).last
    dialect = dialect_of(format, last) if last is not None else None
    if dialect is None or dialect == options.dialect:
        return options
    if asked:
        raise ValueError(f"the log is of the dialect {dialect}, and cannot be continued in another")
    return replace(options, dialect=dialect)


def _begin(format: Format, files: LogFiles, segments: tuple[SegmentFile, ...], torn: str, *, new_segment: bool) -> None:
    if segments:
        found = existing(segments)
        if new_segment and leave(format, files.writer, files, found):
            return
        take_up(format, files.writer, files, found, torn)
        if new_segment and files.frames:
            files.roll()
        return
    files.writer.begin(files.folder)
    if files.writer.opens_at_start:
        files.open()
