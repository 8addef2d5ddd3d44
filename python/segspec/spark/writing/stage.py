"""A task stages its records in a hidden folder next to the log, and returns their place."""

from __future__ import annotations

import uuid
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

import pyarrow as pa
import pyarrow.ipc
from pyspark import TaskContext
from pyspark.sql.datasource import WriterCommitMessage

from segspec.core.errors import SegspecError
from segspec.core.model import Id, parse_id
from segspec.formats import get
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.library.log import open as open_log
from segspec.spark.writing.write_job import PARTITIONED, Transaction, WriteJob
from segspec.storage import disk
from segspec.storage.directory import list_directory
from segspec.storage.staging import sync_folders, take_along
from segspec.writing import LogWriter, create, writer_of
from segspec.writing.resume import existing

QUERY, BATCH = "sql.streaming.queryId", "streaming.sql.batchId"

EXTEND_BYTES = 4 << 20
"""A last segment of up to this many bytes is copied and extended; else a new one begins."""

ADOPT_BYTES = 16 << 20
"""A partition of at least this many bytes is staged as segments, in formats that can adopt them."""

Seen = tuple[tuple[str, int, int], ...]


@dataclass
class Staged(WriterCommitMessage):
    """A task's result: a file of `rows` records, a folder of segments, or with the layout `partitioned` a whole log.
    `path` is None without records. `seen` are the files of the log that was appended to."""

    partition: int
    folder: str
    path: str | None
    rows: int
    transaction: Transaction | None
    seen: Seen | None = None


def prepare(job: WriteJob) -> None:
    """Creates the folder for staged records. The driver removes it when it gives up, so late tasks leave nothing."""
    if not job.skips:
        disk.make_folders(job.staging / job.name)


def stage(job: WriteJob, batches: Iterator[pa.RecordBatch], *, stream: bool) -> Staged:
    """Stages the records of one task. If this raises, it leaves nothing."""
    context = TaskContext.get()
    assert context is not None, "a task of Spark runs this"
    partition = context.partitionId()
    transaction = _part_of_stream(context) if stream else job.transaction
    folder = job.staging / (job.name if not stream or transaction is None else stream_name(transaction))
    found = Staged(partition, str(folder), None, 0, transaction)
    if job.skips:
        return found
    # The number of an attempt is used again by a stream.
    path = folder / f"{partition:05d}-{uuid.uuid4().hex}"
    given = _Counted(job, batches)
    first = next(given, None)
    if first is None:
        return found
    if stream:
        disk.make_folders(folder)
    elif not folder.is_dir():
        raise FileNotFoundError(f"{folder} is gone: the write that this task is part of has been given up")
    try:
        if job.layout == PARTITIONED:
            found.seen = _stage_log(job, chain([first], given), path, job.target / str(partition))
        else:
            _stage_partition(job, chain([first], given), path)
    except BaseException:
        disk.remove_tree(path) if path.is_dir() else disk.remove(path)
        if stream:
            disk.remove_folders([folder, job.staging])
        raise
    found.path, found.rows = str(path), given.rows
    return found


def stream_name(transaction: Transaction) -> str:
    query, batch = transaction
    return f"stream-{query.removeprefix(STREAM)}-{batch}"


STREAM = "stream:"


def _part_of_stream(context: TaskContext) -> Transaction:
    query, batch = context.getLocalProperty(QUERY), context.getLocalProperty(BATCH)
    if not query or not batch:
        raise RuntimeError("Spark does not say which query and which batch this task is part of")
    return f"{STREAM}{query}", int(batch)


class _Counted:
    def __init__(self, job: WriteJob, batches: Iterator[pa.RecordBatch]) -> None:
        self.rows = 0
        self._columns = job.columns
        self._batches = batches

    def __iter__(self) -> Iterator[pa.RecordBatch]:
        return self

    def __next__(self) -> pa.RecordBatch:
        for batch in self._batches:
            if batch.num_rows:
                self.rows += batch.num_rows
                return self._columns.staged(batch)
        raise StopIteration


def _stage_partition(job: WriteJob, batches: Iterator[pa.RecordBatch], path: Path) -> None:
    held, size = [], 0
    if set(job.columns.words) <= writer_of(get(job.format)).adopts:
        for batch in batches:
            held.append(batch)
            size += batch.nbytes
            if size >= ADOPT_BYTES:
                _stage_segments(job, chain(held, batches), path)
                return
    _stage_rows(job, chain(held, batches), path)


def _stage_segments(job: WriteJob, batches: Iterator[pa.RecordBatch], path: Path) -> None:
    options = {name: value for name, value in job.writer.items() if name != "first_offset"}
    disk.make_folder(path)
    with create(path, job.format, **options) as log:
        job.columns.append(log, batches, None)
        log.roll()
    disk.sync_folder(path.parent)


def _stage_rows(job: WriteJob, batches: Iterator[pa.RecordBatch], path: Path) -> None:
    """Not synced: the job's commit syncs its result."""
    with disk.new_file(path) as out, pa.ipc.new_file(out, job.columns.schema) as file:
        for batch in batches:
            file.write_batch(batch)


def staged_rows(path: Path) -> Iterator[pa.RecordBatch]:
    with pa.memory_map(str(path)) as content, pa.ipc.open_file(content) as file:
        for number in range(file.num_record_batches):
            yield file.get_batch(number)


def staged_segments(job: WriteJob, path: Path) -> Iterator[pa.RecordBatch]:
    for batch in open_log(path, format=job.format).arrow(list(job.columns.words), on_damage="fail"):
        yield job.columns.staged(batch)


def _stage_log(job: WriteJob, batches: Iterator[pa.RecordBatch], path: Path, old: Path) -> Seen | None:
    format = get(job.format)
    seen = None if job.overwrite or not old.exists() else seen_in(old)
    if seen is not None:
        take_along(old, path, written_on(format, old))
    else:
        disk.make_folder(path)
    with resumed(job, path, old) as log:
        job.columns.append(log, batches, last_id(format, old if seen else None))
    sync_folders(path)
    disk.sync_folder(path.parent)
    return seen


def resumed(job: WriteJob, folder: Path, target: Path) -> LogWriter:
    """A writer for the files copied or linked to `folder` from `target`, or a new log. Linked files stay unchanged."""
    # Linked files also belong to the old log.
    keeps = folder.exists() and any(path.stat().st_nlink > 1 for path in _last_of(get(job.format), folder))
    try:
        return create(folder, job.format, resume=True, new_segment=keeps, torn=job.torn, **job.writer)
    except SegspecError as error:
        # The user knows only the target: the copied files are removed.
        error.path = None if error.path is None else str(error.path).replace(f"{folder}/", f"{target}/", 1)
        raise


def seen_in(folder: Path) -> Seen:
    found = [(path.name, path.stat()) for path in sorted(folder.iterdir())]
    return tuple((name, stat.st_size, stat.st_ino) for name, stat in found)


def written_on(format: Format, folder: Path) -> Callable[[Path], bool]:
    """The files that an append changes: the last segment's, unless it is too long.

    An index within the segment is written when it ends.
    """
    files = _last_of(format, folder)
    sizes = [path.stat().st_size for path in files]
    keeps = format.index.place is not IndexPlace.WITHIN and max(sizes, default=0) > EXTEND_BYTES
    names = {format.lock_name, *(() if keeps else (path.name for path in files))}
    return lambda path: path.name in names


def _last_of(format: Format, folder: Path) -> list[Path]:
    segments = format.discover(list_directory(folder)).segments
    last = existing(segments).last
    files = segments if last is None else segments[segments.index(last) :]
    paths = [Path(path) for segment in files for path in (segment.path, segment.index) if path is not None]
    return [path for path in dict.fromkeys(paths) if path.exists()]


def last_id(format: Format, folder: Path | None) -> Id | None:
    if folder is None or "id" not in format.columns or not format.discover(list_directory(folder)).segments:
        return None
    last = open_log(folder, format=format.name).info().get("last_offset")
    return parse_id(last) if isinstance(last, str) else None
