"""The driver adds what tasks staged to the log, all at once or not at all."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from segspec.formats import get
from segspec.spark.writing.stage import (
    STREAM,
    Staged,
    last_id,
    resumed,
    seen_in,
    staged_rows,
    staged_segments,
    stream_name,
    written_on,
)
from segspec.spark.writing.write_job import PARTITIONED, Transaction, WriteJob, check_target, logs_in
from segspec.storage import disk
from segspec.storage.atomic import remove_stale, replace_file
from segspec.storage.disk import Identity, identity
from segspec.storage.source import read_whole
from segspec.storage.staging import alone, last_written, replace_folder, sync_folders, take_along
from segspec.writing.lock import Lock

COMMITTED = "committed.json"

NEW, OLD = "new-", "old-"

STALE_SECONDS = 86_400


@dataclass(slots=True)
class Committed:
    """Each writer's last committed number. `begun` identifies the log's next folder."""

    last: dict[str, int] = field(default_factory=dict)
    begun: Identity | None = None
    transaction: Transaction | None = None

    def has(self, transaction: Transaction | None) -> bool:
        return transaction is not None and transaction[1] <= self.last.get(transaction[0], -1)

    def text(self) -> bytes:
        begun = None if self.begun is None else {"folder": self.begun, "transaction": self.transaction}
        return json.dumps({"version": 1, "last": self.last, "begun": begun}, indent=1).encode()


def commit(job: WriteJob, messages: Sequence[Staged], transaction: Transaction | None) -> None:
    """Adds what was staged to the log. If this raises, the log is unchanged."""
    if job.skips:
        return
    with alone(job.staging):
        committed = settle(job.target, job.staging)
        try:
            if not committed.has(transaction) and not _changes_nothing(job, messages):
                _commit(job, messages, committed, transaction)
            elif not committed.has(transaction):
                _note(job.staging, committed, transaction)
        finally:
            for folder in {message.folder for message in messages} | {str(job.staging / job.name)}:
                disk.remove_tree(Path(folder))
            _remove_leftovers(job.staging, committed)


def abandon(job: WriteJob, messages: Sequence[Staged | None]) -> None:
    folders = {message.folder for message in messages if message is not None} | {str(job.staging / job.name)}
    for folder in folders:
        disk.remove_tree(Path(folder))
    disk.remove_folders([job.staging])


def settle(target: Path, staging: Path) -> Committed:
    """Returns what was committed, and finishes a killed commit: it was done if its folder has the log's name."""
    remove_stale(staging)
    committed = _read(staging / COMMITTED)
    old = sorted(staging.glob(f"{OLD}*"))
    if committed.begun is not None:
        if not target.exists() and old:
            # If names cannot be exchanged, it was killed between the two steps.
            disk.rename(old[0], target)
            disk.sync_folder(target.parent)
        if identity(target) == committed.begun and committed.transaction is not None:
            name, number = committed.transaction
            committed.last[name] = number
        _write(staging, Committed(committed.last))
    for folder in (*staging.glob(f"{OLD}*"), *staging.glob(f"{NEW}*")):
        disk.remove_tree(folder)
    return Committed(committed.last)


def _commit(job: WriteJob, messages: Sequence[Staged], committed: Committed, transaction: Transaction | None) -> None:
    name = uuid.uuid4().hex
    new, aside = job.staging / f"{NEW}{name}", job.staging / f"{OLD}{name}"
    staged = sorted((message for message in messages if message.path is not None), key=lambda one: one.partition)
    with _locked(job):
        if job.target.exists():
            check_target(get(job.format), job.target, job.layout, overwrite=job.overwrite)
        try:
            _assemble(job, staged, new)
            sync_folders(new)
            _write(job.staging, Committed(committed.last, identity(new), transaction))
            replace_folder(new, job.target, aside)
        except BaseException:
            settle(job.target, job.staging)
            raise
        _note(job.staging, committed, transaction)
        for folder in (new, aside):
            disk.remove_tree(folder)


def _changes_nothing(job: WriteJob, messages: Sequence[Staged]) -> bool:
    return job.target.exists() and not job.overwrite and not any(message.rows for message in messages)


def _assemble(job: WriteJob, staged: Sequence[Staged], new: Path) -> None:
    for message in staged:
        if message.path is None or not Path(message.path).exists():
            raise FileNotFoundError(
                f"{message.path}, which a task has staged, is not there: the folder of {job.target} has to be on a "
                "file system that all workers and the driver share"
            )
    if job.layout == PARTITIONED:
        _gather(job, staged, new)
    else:
        _append(job, staged, new)


def _append(job: WriteJob, staged: Sequence[Staged], new: Path) -> None:
    format = get(job.format)
    old = None if job.overwrite or not job.target.exists() else job.target
    if old is None:
        disk.make_folder(new)
    else:
        take_along(old, new, written_on(format, old))
    with resumed(job, new, job.target) as log:
        last = last_id(format, old)
        for message in staged:
            assert message.path is not None
            path = Path(message.path)
            if path.is_dir() and log.adopt(path):
                continue
            rows = staged_segments(job, path) if path.is_dir() else staged_rows(path)
            try:
                last = job.columns.append(log, rows, last)
            except (ValueError, TypeError) as error:
                where = f"partition {message.partition} of the data frame"
                raise ValueError(f"{error} ({where}; nothing was written)") from error


def _gather(job: WriteJob, staged: Sequence[Staged], new: Path) -> None:
    if job.target.exists() and not job.overwrite:
        done = {str(message.partition) for message in staged}
        disk.make_folder(new)
        for log in logs_in(job.target):
            if log.name not in done:
                take_along(log, new / log.name, lambda _: False)
        disk.copy_permissions(job.target, new)
    else:
        disk.make_folder(new)
    for message in staged:
        old = job.target / str(message.partition)
        now = None if job.overwrite or not old.exists() else seen_in(old)
        if now != message.seen:
            raise RuntimeError(f"{old} was written to while a task appended to it: run the query again")
        assert message.path is not None
        disk.rename(Path(message.path), new / str(message.partition))


@contextmanager
def _locked(job: WriteJob) -> Iterator[None]:
    lock_name = get(job.format).lock_name
    with ExitStack() as stack:
        folders = logs_in(job.target) if job.layout == PARTITIONED else []
        for folder in (job.target, *folders):
            if folder.is_dir():
                has_lock = lock_name is not None and (folder / lock_name).exists()
                stack.callback(Lock(folder, lock_name if has_lock else None).release)
        yield


def _note(staging: Path, committed: Committed, transaction: Transaction | None) -> None:
    if transaction is not None:
        committed.last[transaction[0]] = transaction[1]
    _write(staging, Committed(committed.last))


def _write(staging: Path, committed: Committed) -> None:
    if committed.last or committed.begun is not None:
        replace_file(staging / COMMITTED, committed.text())
    else:
        disk.remove(staging / COMMITTED)


def _read(path: Path) -> Committed:
    if not path.exists():
        return Committed()
    found = json.loads(read_whole(path))
    begun = found["begun"]
    if begun is None:
        return Committed(found["last"])
    transaction = begun["transaction"]
    return Committed(found["last"], tuple(begun["folder"]), None if transaction is None else tuple(transaction))


def _remove_leftovers(staging: Path, committed: Committed) -> None:
    before = time.time() - STALE_SECONDS
    for folder in (*staging.glob("job-*"), *staging.glob("stream-*")):
        if _is_done(folder.name, committed) or last_written(folder) < before:
            disk.remove_tree(folder)


def _is_done(name: str, committed: Committed) -> bool:
    query, _, batch = name.rpartition("-")
    for writer, last in committed.last.items():
        if writer.startswith(STREAM) and stream_name((writer, 0)).rpartition("-")[0] == query:
            return int(batch) <= last
    return False
