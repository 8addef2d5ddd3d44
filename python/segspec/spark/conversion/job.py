"""Converts logs of any size: Spark distributes, each task decodes with the kernels and writes files by itself.

No row passes through the JVM. A conversion has three steps, and can be killed in each and run again:

1. It is planned. The plan is in the target before a task begins, so a second run has the same tasks.
2. Tasks write files under temporary names, and then what they did. A second run leaves out those that are done.
3. The manifest is written, which is the commit; then the files get their names, and a Delta or Iceberg table learns of
   them by its own library's commit. A second run does what is left of that.

A later conversion into the same target goes on after the last record of each log.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from segspec.conversion import Refused
from segspec.core.bounds import Bound, End, Range, range_of
from segspec.core.errors import SegspecError
from segspec.formats import get
from segspec.formats.contract.descriptor import Format
from segspec.library.output_places import OutputError, check_output
from segspec.library.where import Conditions, read_conditions
from segspec.reading.walk import OnDamage
from segspec.spark.conversion import lake, tasks
from segspec.spark.conversion.job_pieces import plan, reached
from segspec.spark.conversion.outcome import Converted, summarize
from segspec.spark.conversion.parameters import FILE_BYTES, LAKES, PARTITIONS, Request, checked
from segspec.spark.conversion.row_files import row_schema, with_partitions
from segspec.spark.conversion.state import (
    Commit,
    PlannedJob,
    check_same,
    check_sources,
    commits,
    earlier,
    new_id,
    unfinished,
)
from segspec.storage.source import is_remote
from segspec.storage.target import JobTarget, open_target

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

Progress = Callable[[int, int], None]
"""Is called with the bytes of the source that are done, and all that are to do."""

LOOK_SECONDS = {False: 0.5, True: 5.0}
"""How often it is looked which tasks are done, on a disk and in a store, where each look costs."""


class ConversionFailed(RuntimeError):  # noqa: N818 - what happened, as Spark says it
    """Spark failed, for a reason that is not ours; the message is Spark's."""


def convert(
    spark: SparkSession | None,
    source: str | os.PathLike[str] | Sequence[str | os.PathLike[str]],
    target: str | os.PathLike[str],
    to: str = "parquet",
    *,
    format: str | None = None,
    columns: Sequence[str] | None = None,
    partition_by: Sequence[str] = PARTITIONS,
    compression: str | None = None,
    file_bytes: int = FILE_BYTES,
    on_damage: OnDamage | str = OnDamage.SKIP,
    start: End | None = None,
    end: End | None = None,
    within: Range | None = None,
    deleted: bool = False,
    drop: Collection[str] = (),
    fields_as: str = "value",
    payload: str = "hex",
    options: Mapping[str, str] | None = None,
    where: Conditions = (),
    holes: str | None = None,
    max_decompressed: int | None = None,
    max_records: int | None = None,
    table: str | None = None,
    catalog: Any = None,
    storage_options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Converted:
    """Converts the logs at `source` (logs, trees of logs, globs; one or several) into the folder `target`.

    `to` is `parquet` or `arrow` (files partitioned by `partition_by`, each of about `file_bytes` bytes), `delta` or
    `iceberg` (Parquet files in such a table; `table` and `catalog`, its name or a catalog of pyiceberg, are Iceberg's),
    or a format (a log for each log, made by one task as a whole). `columns` are by default all of a record. Times
    become microseconds, and unsigned numbers signed ones. `where` are conditions that records have to fulfil (see
    `Log.records`). `holes` says what becomes of missing offsets in a log whose consumers would stop at them: `fill`
    (the default there), `renumber` or `keep`. `spark` is a session, also of Spark Connect; with None the tasks run in
    this process, one after another. `start`, `end` and `within` are those of `Log.records`, `storage_options` those of
    `segspec.open`, for the source and the target.

    Under `skip` what can be read is converted, and what cannot is in the result's tables; under `fail` the first
    damage raises `SegspecError`, and nothing is committed. Raises `Refused` for what cannot be done, `OSError` where a
    file system refuses, `ConversionFailed` where Spark fails. After an error, or if it was killed, the same call
    does what is missing.
    """
    sources = [source] if isinstance(source, str | os.PathLike) else list(source)
    if storage_options and not any(is_remote(os.fspath(one)) for one in (*sources, target)):
        raise Refused(f"storage options are for remote paths, and {os.fspath(target)} is on this machine")
    within = range_of(start, end, within)
    try:
        conditions = read_conditions(where)
    except ValueError as error:
        raise Refused(f"where {error}") from error
    request = checked(
        Request(
            sources=tuple(reached(os.fspath(one), storage_options or {}) for one in sources),
            target=reached(os.fspath(target), storage_options or {}),
            storage=dict(storage_options or {}),
            to=to.replace("-", "_"),
            format=None if format is None else get(format).name,
            columns=None if columns is None else tuple(columns),
            partition_by=tuple(partition_by),
            compression=compression or "",
            file_bytes=file_bytes,
            on_damage=str(OnDamage(on_damage)),
            start=None if within is None else _plain(within.start),
            end=None if within is None else _plain(within.end),
            deleted=deleted,
            table=table,
            catalog=catalog if isinstance(catalog, str) else None,
            drop=tuple(drop),
            fields_as=fields_as,
            payload=payload,
            options=tuple(sorted((options or {}).items())),
            where=tuple(one.text for one in conditions),
            holes=holes,
            **({} if max_decompressed is None else {"decompressed_bytes": max_decompressed}),
            **({} if max_records is None else {"block_records": max_records}),
        )
    )
    lake.check_library(request.to)
    _check_target(request)
    goal = open_target(request.target)
    with goal.lock():
        return _run(spark, goal, request, None if isinstance(catalog, str) else catalog, progress)


def _plain(bound: Bound | None) -> tuple[str, Any] | None:
    return None if bound is None else (bound.kind, bound.value)


def _check_target(request: Request) -> None:
    if is_remote(request.target):
        if not request.to_files:
            raise Refused(f"{request.target} is remote: logs are written to a local file system")
        return
    try:
        check_output(request.target, request.sources)
    except OutputError as error:
        raise Refused(str(error)) from error


def _run(
    spark: SparkSession | None, target: JobTarget, request: Request, catalog: Any, progress: Progress | None
) -> Converted:
    before = commits(target)
    job = unfinished(target)
    if job is None:
        job = _planned(target, request, before)
    else:
        check_same(job, request)
        job.request = request
        check_sources(job)
    if not job.tasks:
        return summarize(request.target, (), job.findings, ran=0, resumed=0)
    results = job.done(target)
    resumed = len(results)
    committed = next((commit for commit in before if commit.job == job.id), None)
    if committed is None:
        try:
            results = _finish_tasks(spark, target, job, results, progress)
        except Refused:
            # The same again would be refused again, and the call that is meant instead is another job.
            target.remove(job.folder)
            raise
        committed = job.commit(target, [results[number] for number in sorted(results)])
    target.move((made.temporary, made.name) for made in committed.files)
    if request.to in LAKES:
        rows = with_partitions(row_schema(_format(job), request), request)
        lake.add(request, target, committed, rows, catalog)
    target.remove(job.folder)
    ran = len(job.tasks) - resumed
    return summarize(request.target, results.values(), job.findings, ran=ran, resumed=resumed)


def _planned(target: JobTarget, request: Request, before: Sequence[Commit]) -> PlannedJob:
    if before and before[-1].where != request.where:
        # A conversion goes on after the last one, which has passed by what it did not choose.
        chosen = f"where {', '.join(before[-1].where)}" if before[-1].where else "without conditions"
        raise Refused(f"{request.target} was converted {chosen}: go on with the same ones, or choose another folder")
    planned, findings = plan(request, earlier(before))
    request.policy.met_among(findings)
    job = PlannedJob(new_id(), len(before) + 1, request, planned, findings)
    if planned and request.to_files:
        request.columns_of(_format(job))
    if planned:
        job.save(target)
    return job


def _finish_tasks(
    spark: SparkSession | None, target: JobTarget, job: PlannedJob, done: dict[int, Any], progress: Progress | None
) -> dict[int, Any]:
    missing = [number for number in range(len(job.tasks)) if number not in done]
    if not missing:
        return done
    target.remove(f"{job.folder}/failed")
    with _watched(target, job, progress):
        if spark is None:
            for number in missing:
                tasks.run(target, job.task(number))
        else:
            _run_by_spark(spark, target, job)
    # A result that was taken before stays: another attempt of its task may have replaced what it says.
    return job.done(target) | done


def _run_by_spark(spark: SparkSession, target: JobTarget, job: PlannedJob) -> None:
    from pyspark.errors import PySparkException

    from segspec.spark.conversion.distribute import run_by_spark

    try:
        run_by_spark(spark, target.path, job.id, job.request.storage)
    except PySparkException as error:
        failures = [tasks.failure_of(given) for given in job.failures(target)]
        if failures:
            raise next((one for one in failures if isinstance(one, SegspecError)), failures[0]) from error
        raise ConversionFailed(str(error)) from error


@contextmanager
def _watched(target: JobTarget, job: PlannedJob, progress: Progress | None) -> Iterator[None]:
    """Tells `progress` of the tasks that are done, from a thread of its own."""
    if progress is None:
        yield
        return
    sizes = [sum(piece.size for piece in pieces) for pieces in job.tasks]
    ended = threading.Event()

    def look() -> None:
        progress(sum(sizes[number] for number in job.done_numbers(target)), sum(sizes))

    def watch() -> None:
        while not ended.wait(LOOK_SECONDS[is_remote(target.path)]):
            look()

    watcher = threading.Thread(target=watch, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        ended.set()
        watcher.join()
    look()


def _format(job: PlannedJob) -> Format:
    return get(job.tasks[0][0].format)
