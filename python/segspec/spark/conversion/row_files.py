"""Rows to files, partitioned as Hive does it: `log=<name>/day=<day>/<file>`."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import ExitStack
from datetime import UTC, datetime
from typing import Any, NamedTuple
from urllib.parse import quote

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import ipc
from pyarrow.parquet import ParquetWriter

from segspec.columns.schema import schema
from segspec.core.text import path_text
from segspec.formats.contract.descriptor import Format
from segspec.spark.conversion.parameters import Request
from segspec.storage.target import JobTarget

NO_DAY = "__HIVE_DEFAULT_PARTITION__"
"""What Hive calls the partition of rows without a value."""

ROW_GROUP_BYTES = 64 << 20
BUFFERED_BYTES = 256 << 20
"""What all open files of a task may hold together before the largest is written out."""

MOST_OPEN = 32
"""Files that a task has open. Where times leap, the one that was not written to for longest ends early."""

DAY_MILLISECONDS = 86_400_000
FIRST_DAY = datetime(1, 1, 1, tzinfo=UTC)
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
FIRST_MILLISECOND = -(EPOCH - FIRST_DAY).days * DAY_MILLISECONDS
LAST_MILLISECOND = ((datetime(9999, 12, 31, tzinfo=UTC) - EPOCH).days + 1) * DAY_MILLISECONDS - 1
"""Days of other years than 1 to 9999 have no name that readers agree on."""

RISING = ("offset", "timestamp", "chunk_id", "position")
REPEATED = ("segment", "epoch", "key", "deleted", *("log", "day"))
BOUNDED = ("offset", "id", "timestamp", "chunk_id", "epoch", "log", "day")
"""Columns whose least and greatest values are worth knowing."""

MICROSECOND_TIME = pa.timestamp("us", tz="UTC")

STATISTICS = ("offset", "timestamp")


class Made(NamedTuple):
    """A file that a task made: `temporary` is its name until the commit, `name` the one it will have. `day` is a number
    of days since 1970, or None. `least` and `greatest` are values of `STATISTICS`."""

    temporary: str
    name: str
    log: str
    day: int | None
    rows: int
    bytes: int
    least: dict[str, int]
    greatest: dict[str, int]


def day_text(day: int | None) -> str:
    return NO_DAY if day is None else datetime.fromtimestamp(day * 86_400, UTC).date().isoformat()


def days_of(batch: pa.RecordBatch) -> pa.Array | None:
    """The day of each row, as a number of days since 1970; None where records have no time."""
    names = batch.schema.names
    if "timestamp" in names:
        times = batch.column("timestamp").cast(pa.int64())
    elif "id" in names:
        parts = pc.list_element(pc.split_pattern(batch.column("id"), "-", max_splits=1), 0)
        # Beyond this no day has a name, and the text may be any number of 64 bits without a sign.
        named = pc.less_equal(pc.utf8_length(parts), len(str(LAST_MILLISECOND)))
        times = pc.if_else(named, parts, pa.scalar(None, pa.string())).cast(pa.int64())
    else:
        return None
    known = pc.and_(pc.greater_equal(times, FIRST_MILLISECOND), pc.less_equal(times, LAST_MILLISECOND))
    times = pc.if_else(known, times, pa.scalar(None, pa.int64()))
    # Arrow divides towards zero; days are counted downwards.
    early = pc.if_else(pc.less(times, 0), DAY_MILLISECONDS - 1, 0)
    return pc.divide(pc.subtract(times, early), DAY_MILLISECONDS)


def by_day(batch: pa.RecordBatch, days: pa.Array) -> Iterator[tuple[int | None, pa.RecordBatch]]:
    """The rows of each day, in their order."""
    bounds = pc.min_max(days)
    least, greatest = bounds["min"].as_py(), bounds["max"].as_py()
    if least is None or (least == greatest and not days.null_count):
        yield least, batch
        return
    order = pc.array_sort_indices(days)
    batch, days = batch.take(order), days.take(order)
    lengths = pc.run_end_encode(days, run_end_type=pa.int64())
    first = 0
    for end, day in zip(lengths.run_ends.to_pylist(), lengths.values.to_pylist(), strict=True):
        yield day, batch.slice(first, end - first)
        first = end


class RowFiles:
    """The files of one task. `names` are those that they have until the commit; `prefix` begins the ones after it."""

    def __init__(self, target: JobTarget, folder: str, prefix: str, request: Request, schema: pa.Schema) -> None:
        self._target = target
        self._folder = folder
        self._prefix = prefix
        self._request = request
        self._with_partitions = request.to == "iceberg"
        self.schema = with_partitions(schema, request) if self._with_partitions else schema
        self._open: dict[tuple[str, int | None], _RowFile] = {}
        self._made: list[Made] = []
        self._count = 0

    def write(self, log: str, batch: pa.RecordBatch, days: pa.Array | None) -> None:
        """The rows of a batch; `days` are those of `days_of`."""
        if "day" not in self._request.partition_by or days is None:
            self._write(log, None, batch)
            return
        for day, rows in by_day(batch, days):
            self._write(log, day, rows)

    def _write(self, log: str, day: int | None, rows: pa.RecordBatch) -> None:
        if self._with_partitions:
            rows = self._placed(rows, log, day)
        key = (log if "log" in self._request.partition_by else "", day)
        file = self._open.pop(key, None) or self._new(log, day)
        # The last one in the map is the one that was written to last.
        self._open[key] = file
        file.add(rows)
        if file.waiting >= ROW_GROUP_BYTES:
            file.flush()
        elif sum(one.waiting for one in self._open.values()) > BUFFERED_BYTES:
            max(self._open.values(), key=lambda one: one.waiting).flush()
        if file.size >= self._request.file_bytes:
            self._end(key)
        if len(self._open) > MOST_OPEN:
            self._end(next(iter(self._open)))

    def _placed(self, rows: pa.RecordBatch, log: str, day: int | None) -> pa.RecordBatch:
        values = {"log": pa.scalar(path_text(log), pa.string()), "day": pa.scalar(day, pa.int32())}
        added = [
            pa.repeat(values[name], rows.num_rows).cast(self.schema.field(name).type)
            for name in self._request.partition_by
        ]
        return pa.RecordBatch.from_arrays([*rows.columns, *added], schema=self.schema)

    def _new(self, log: str, day: int | None) -> _RowFile:
        temporary = f"{self._folder}/{os.urandom(8).hex()}"
        name = f"{self._prefix}-{self._count:03}.{self._request.kind}"
        self._count += 1
        folders = hive_path(log, day, self._request, timed=self._is_timed)
        return _RowFile(self._target, temporary, f"{folders}{name}", log, day, self.schema, self._request)

    @property
    def _is_timed(self) -> bool:
        return bool({"timestamp", "id"} & set(self.schema.names))

    def _end(self, key: tuple[str, int | None]) -> None:
        self._made.append(self._open.pop(key).finish())

    def finish(self) -> list[Made]:
        """Ends all files, which are durable then."""
        for key in list(self._open):
            self._end(key)
        return self._made

    def abandon(self) -> None:
        """Leaves nothing of the files that are open."""
        for file in self._open.values():
            file.abandon()
        self._open.clear()


def row_type(type: pa.DataType) -> pa.DataType:
    """The type of a column whose own type is `type`, for other engines: few of these know unsigned numbers, and most
    count microseconds."""
    if pa.types.is_timestamp(type):
        return MICROSECOND_TIME
    return pa.int64() if type == pa.uint64() else type


def row_schema(format: Format, request: Request) -> pa.Schema:
    """That of the rows that are made of records of a format."""
    own = schema(format, "records")
    fields = map(own.field, request.columns_of(format))
    return pa.schema([field.with_type(row_type(field.type)) for field in fields])


def with_partitions(rows: pa.Schema, request: Request) -> pa.Schema:
    """The schema with the columns by which files are partitioned."""
    types = {"log": pa.string(), "day": pa.date32()}
    return pa.schema([*rows, *(pa.field(name, types[name]) for name in request.partition_by)])


def hive_path(log: str, day: int | None, request: Request, *, timed: bool) -> str:
    """The folders of a file, with a slash after each."""
    parts = {"log": f"log={quote(os.fsencode(log), safe=' ')}/", "day": f"day={day_text(day)}/" if timed else ""}
    return "".join(parts[name] for name in request.partition_by)


class _RowFile:
    """One file of rows, written row group by row group."""

    def __init__(
        self,
        target: JobTarget,
        temporary: str,
        name: str,
        log: str,
        day: int | None,
        schema: pa.Schema,
        request: Request,
    ) -> None:
        self._names = temporary, name, log, day
        self._schema = schema
        self._stack = ExitStack()
        self._out = self._stack.enter_context(target.new(temporary))
        self._metadata: list[Any] = []
        self._writer = _writer(self._out, schema, request, self._metadata)
        self._batches: list[pa.RecordBatch] = []
        self._rows = 0
        self.waiting = 0
        self.size = 0

    def add(self, rows: pa.RecordBatch) -> None:
        self._batches.append(rows)
        self._rows += rows.num_rows
        self.waiting += rows.nbytes

    def flush(self) -> None:
        table = pa.Table.from_batches(self._batches, self._schema)
        self._batches, self.waiting = [], 0
        if isinstance(self._writer, ParquetWriter):
            self._writer.write_table(table, row_group_size=max(1, table.num_rows))
        else:
            self._writer.write_table(table)
        self.size = self._out.tell()

    def finish(self) -> Made:
        with self._stack:
            if self._batches:
                self.flush()
            self._writer.close()
            size = self._out.tell()
        least, greatest = _bounds(self._metadata[0]) if self._metadata else ({}, {})
        return Made(*self._names, self._rows, size, least, greatest)

    def abandon(self) -> None:
        abandoned = RuntimeError("the task failed")
        self._stack.__exit__(type(abandoned), abandoned, None)


def _writer(out: Any, schema: pa.Schema, request: Request, metadata: list[Any]) -> Any:
    if request.kind == "arrow":
        compression = None if request.compression == "none" else request.compression
        return ipc.new_file(out, schema, options=ipc.IpcWriteOptions(compression=compression))
    # Readers of Iceberg's own do not know the newer encodings in columns that they read as vectors.
    rising = [] if request.to == "iceberg" else [name for name in RISING if name in schema.names]
    return ParquetWriter(
        out,
        schema,
        compression=request.compression.upper(),
        use_dictionary=[name for name in REPEATED if name in schema.names],
        column_encoding=dict.fromkeys(rising, "DELTA_BINARY_PACKED") or None,
        write_statistics=[name for name in BOUNDED if name in schema.names],
        metadata_collector=metadata,
    )


def _bounds(metadata: Any) -> tuple[dict[str, int], dict[str, int]]:
    """The least and greatest values of a file, from its row groups."""
    least: dict[str, int] = {}
    greatest: dict[str, int] = {}
    for group in range(metadata.num_row_groups):
        row_group = metadata.row_group(group)
        for place in range(row_group.num_columns):
            column = row_group.column(place)
            name, found = column.path_in_schema, column.statistics
            if name in STATISTICS and found is not None and found.has_min_max:
                least[name] = min(least.get(name, found.min_raw), found.min_raw)
                greatest[name] = max(greatest.get(name, found.max_raw), found.max_raw)
    return least, greatest


def manifest_text(content: Any) -> bytes:
    """JSON that a person can read."""
    return json.dumps(content, indent=1).encode()
