"""Converts logs of any size with Spark: `readStream` of our source into a sink, until all is read.

Spark's checkpoint below the target records progress: a later run resumes, and adds new records.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from segspec.columns.schema import schema as records_schema
from segspec.conversion import Refused
from segspec.conversion.losses import check_drop, plan
from segspec.conversion.outputs import options_from
from segspec.core.bounds import End, range_of
from segspec.core.errors import Code, Finding, Severity
from segspec.core.text import path_text
from segspec.formats import get, listed
from segspec.library.log import Log, open_all
from segspec.library.output_places import OutputError, check_output
from segspec.library.stored_log import folder_of_log
from segspec.reading.walk import OnDamage
from segspec.spark.options import Mode
from segspec.spark.paths import GLOB_CHARACTERS, expand, local
from segspec.spark.schemas import LOG
from segspec.spark.versions import require_streams
from segspec.spark.writing.columns import written_columns
from segspec.storage.source import is_remote
from segspec.storage.store_path import options_of, with_options

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession
    from pyspark.sql.streaming.query import StreamingQuery
    from pyspark.sql.streaming.readwriter import DataStreamWriter

    from segspec.formats.contract.descriptor import Format

LAKES = ("delta", "iceberg")
FILES = ("parquet", *LAKES)
DAY = "day"
PARTITIONS = (LOG, DAY)
CHECKPOINTS = "_segspec"

MODES = {"skip": Mode.PERMISSIVE, "fail": Mode.FAILFAST}

PLACES = ("segment", "position")
"""Columns with a record's place, which its copy does not have."""

BATCH_BYTES, MOST_BATCHES = 16 << 30, 50
"""Approximate bytes per batch, at which a killed conversion resumes."""

COUNTED = "records"

PLAN = "=== Streaming Query ==="

YEARS_1_TO_9999 = (-719_162, 2_932_896)
"""The first and last day for other readers of a lake, in days since the epoch."""


class ConversionFailed(RuntimeError):  # noqa: N818 - what happened, as Spark says it
    """Spark failed; the message is Spark's."""


@dataclass(frozen=True)
class Converted:
    """The number of `records` added to `target`, and the logs' `findings` as a lazy data frame."""

    target: str
    records: int
    format: Format
    findings: DataFrame

    def damage(self) -> Iterator[Finding]:
        for row in self.findings.toLocalIterator():
            found = {name: value for name, value in row.asDict().items() if name in Finding._fields}
            yield Finding(**found | {"code": Code(found["code"]), "severity": Severity(found["severity"])})


def convert(
    spark: SparkSession,
    source: str | os.PathLike[str] | Sequence[str | os.PathLike[str]],
    target: str | os.PathLike[str],
    to: str = "parquet",
    *,
    format: str | None = None,
    columns: Sequence[str] | None = None,
    drop: Collection[str] = (),
    partition_by: Sequence[str] = PARTITIONS,
    compression: str | None = None,
    file_bytes: int | None = None,
    on_damage: OnDamage | str = OnDamage.SKIP,
    start: End | None = None,
    deleted: bool = False,
    options: Mapping[str, str] | None = None,
    max_decompressed: int | None = None,
    max_records: int | None = None,
    table: str | None = None,
    storage_options: Mapping[str, Any] | None = None,
    note: Callable[[str], None] | None = None,
) -> Converted:
    """Converts the logs at `source` (logs, trees, globs; one or several) into the folder `target`.

    `to` is `parquet`, `delta` or `iceberg`, partitioned by `partition_by`; the last two need their package in the
    session, and Iceberg its `table`. Or it is a format: each log becomes a log below `target`, with its writer's
    `options`. `columns` are by default all but a record's place and those of `drop`. `start` is where a first run
    begins. A task reads about `file_bytes` bytes. `note` is called with each expected loss first.

    `skip` converts all readable records; `fail` ends at damage. A torn tail is left to a later run. The same call
    resumes.

    Raises `Refused` for invalid requests, `ConversionFailed` if Spark fails, and `NoSparkError` for a PySpark without
    streams.
    """
    require_streams()
    given = [source] if isinstance(source, str | os.PathLike) else list(source)
    paths = [_absolute(os.fspath(one), storage_options) for one in given]
    goal = os.fspath(target) if is_remote(os.fspath(target)) else str(Path(target).absolute())
    if storage_options and not any(map(is_remote, paths)):
        raise Refused(f"storage options are for remote paths, and {paths[0]} is on this machine")
    name = to.replace("-", "_")
    _check(name, goal, paths, partition_by, table)
    mode = MODES.get(str(OnDamage(on_damage)))
    if mode is None:
        raise Refused("tasks of Spark do not stop one another: at damage they skip or fail")
    if options and name in FILES:
        raise Refused(f"options are for the writers of logs, and {name} is files of rows")
    if name not in FILES:
        options_from(name, options or {})
    logs = [log for path in paths for one in expand(path) for log in open_all(one, format=format)]
    of = _one_format(logs)
    root = _root(paths)
    storage = {f"storage.{key}": _text(value) for path in paths for key, value in options_of(path).items()}
    limits = {"maxBlockBytes": max_decompressed, "maxBlockRecords": max_records}
    stream = {
        **storage,
        **limits,
        **_beginning(start),
        "mode": mode,
        "failOnDataLoss": _text(mode is Mode.FAILFAST),
        "includeDeleted": "true" if deleted else None,
        "maxPartitionBytes": file_bytes,
        "maxBytesPerTrigger": max(BATCH_BYTES, sum(log.size() for log in logs) // MOST_BATCHES),
    }
    wanted = _columns(of, columns)
    everything = json.dumps([str(path) for path in paths])
    if name in FILES:
        check_drop(wanted, "parquet", drop, "value")
        kept = [column for column in wanted if column not in drop]
        time = next((column for column in ("timestamp", "id") if column in of.columns), None)
        parts = [part for part in partition_by if part == LOG or time is not None]
        read = dict.fromkeys([*kept, LOG, *([] if time is None else [time])])
        rows = _loaded(spark.readStream, of, {**stream, "paths": everything, "columns": ",".join(read)})
        into = partial(_into_files, to=name, target=goal, parts=parts, compression=compression, table=table)
        records = _run(_partitioned(rows, time, root).select(*kept, *parts), f"{goal}/{CHECKPOINTS}", into)
    else:
        # The log's writer numbers the records.
        planned = plan(wanted, name, source=of.name, drop={*drop, *({"offset"} & set(wanted))}, deleted=deleted)
        if planned.from_fields:
            raise Refused(f"Spark makes no value of the fields of {of.name}: convert without it, or write a query")
        for line in planned.notes:
            (note or _silent)(line)
        records = 0
        takes = written_columns(get(name))
        columns = [column for column in planned.columns if column in takes]
        words = {f"writer.{key}": text for key, text in (options or {}).items()}
        for folder in dict.fromkeys(folder_of_log(log) for log in logs):
            below = _name(path_text(folder), root)
            rows = _loaded(spark.readStream, of, {**stream, "path": folder, "columns": ",".join(columns)})
            into = partial(_into_log, format=get(name), folder=f"{goal}/{below}", options=words)
            records += _run(rows, f"{goal}/{CHECKPOINTS}/{below}", into)
    findings = _loaded(spark.read, of, {**storage, **limits, "paths": everything, "table": "findings"})
    return Converted(goal, records, of, findings)


def _absolute(path: str, storage: Mapping[str, Any] | None) -> str:
    plain = local(path)
    return with_options(plain, storage) if is_remote(plain) else str(Path(plain).absolute())


def _text(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _silent(_: str) -> None:
    """Nobody asked for notes."""


def _check(
    to: str,
    target: str,
    sources: Sequence[str],
    partition_by: Sequence[str],
    table: str | None,
) -> None:
    logs = [format.name for format in listed() if format.takes]
    if to not in (*FILES, *logs):
        raise Refused(f"a conversion by Spark goes to one of {', '.join((*FILES, *logs))}, not to {to!r}")
    if tuple(partition_by) not in ((), (LOG,), (DAY,), PARTITIONS):
        raise Refused(f"files are partitioned by {', '.join(PARTITIONS)} in this order, or by one or none of them")
    if (table is None) == (to == "iceberg"):
        raise Refused("an Iceberg table needs a name (table), and nothing else has one")
    if is_remote(target):
        if to not in FILES:
            raise Refused(f"{target} is remote: logs are written to a local file system")
        return
    try:
        check_output(target, sources)
    except OutputError as error:
        raise Refused(str(error)) from error


def _one_format(logs: Sequence[Log]) -> Format:
    found = {log.format.name: log.format for log in logs}
    if len(found) != 1:
        raise Refused(f"there are logs of {' and '.join(sorted(found))}, whose columns differ: name the format to read")
    return next(iter(found.values()))


def _root(paths: Sequence[str]) -> str:
    plain = []
    for path in paths:
        pattern = GLOB_CHARACTERS.search(path)
        plain.append((path if pattern is None else path[: path.rindex("/", 0, pattern.start())]).rstrip("/").split("/"))
    return "/".join(parts[0] for parts in takewhile(lambda parts: len(set(parts)) == 1, zip(*plain, strict=False)))


def _name(folder: str, root: str) -> str:
    return folder.removeprefix(f"{root}/") if folder != root else folder.rsplit("/", 1)[-1]


def _beginning(start: End | None) -> dict[str, str]:
    within = range_of(start, None)
    if within is None or within.start is None:
        return {"startingOffsets": "earliest"}
    kind, value = within.start
    if kind == "time":
        return {"startingTimestamp": str(value)}
    return {"startingOffsets": "-".join(map(str, value)) if isinstance(value, tuple) else str(value)}


def _columns(format: Format, columns: Sequence[str] | None) -> list[str]:
    known = records_schema(format, "records").names
    for name in columns or ():
        if name not in known:
            raise Refused(f"{format.name} has no column {name!r}; it has {', '.join(known)}")
    return list(columns) if columns is not None else [name for name in known if name not in PLACES]


def _loaded(reader: Any, format: Format, options: Mapping[str, object]) -> DataFrame:
    given = {name: str(value) for name, value in options.items() if value is not None}
    frame: DataFrame = reader.format(format.name_in_spark).options(**given).load()
    return frame


def _partitioned(rows: DataFrame, time: str | None, root: str) -> DataFrame:
    import pyspark.sql.functions as F  # noqa: N812 - Spark's name for it

    below = F.col(LOG).substr(F.lit(len(root) + 2), F.length(LOG))
    own = F.substring_index(F.col(LOG), "/", -1)
    rows = rows.withColumn(LOG, F.when(F.col(LOG) == root, own).otherwise(below))
    if time is None:
        return rows
    of_id = F.expr("try_cast(split_part(id, '-', 1) as bigint) / 1000")
    day = F.floor((F.unix_seconds(time) if time == "timestamp" else of_id) / 86_400)
    known = F.when(day.between(*YEARS_1_TO_9999), day.cast("int"))
    return rows.withColumn(DAY, F.date_from_unix_date(known))


def _into_files(
    out: DataStreamWriter, *, to: str, target: str, parts: Sequence[str], compression: str | None, table: str | None
) -> StreamingQuery:
    out = out.format(to).partitionBy(*parts)
    if compression is not None:
        out = out.option("compression", compression)
    # Otherwise Iceberg requires rows sorted by partition.
    return out.start(target) if table is None else out.option("fanout-enabled", "true").toTable(table)


def _into_log(out: DataStreamWriter, *, format: Format, folder: str, options: Mapping[str, object]) -> StreamingQuery:
    return out.format(format.name_in_spark).options(**{name: str(text) for name, text in options.items()}).start(folder)


def _run(rows: DataFrame, checkpoint: str, start: Callable[[DataStreamWriter], StreamingQuery]) -> int:
    import pyspark.sql.functions as F  # noqa: N812 - Spark's name for it
    from pyspark.errors import PySparkException

    counted = rows.observe(COUNTED, F.count(F.lit(1)).alias(COUNTED))
    try:
        query = start(counted.writeStream.option("checkpointLocation", checkpoint).trigger(availableNow=True))
        query.awaitTermination()
    except PySparkException as error:
        raise ConversionFailed(str(error).partition(PLAN)[0].strip()) from error
    except Exception as error:
        # Java raises the error for a format that Spark does not have.
        of_java = getattr(error, "java_exception", None)
        if of_java is None:
            raise
        raise ConversionFailed(of_java.getMessage()) from error
    return sum(batch.observedMetrics[COUNTED][COUNTED] for batch in query.recentProgress if batch.observedMetrics)
