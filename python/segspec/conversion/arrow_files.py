"""Parquet and Arrow IPC files with the columns of the records table, in batches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import pyarrow as pa
import pyarrow.compute as pc
from pyarrow import ipc

from segspec.columns.batches import Collector
from segspec.columns.flat import getters, payload
from segspec.columns.schema import IsFurther, field_of
from segspec.conversion.jsonl import ID, UNSIGNED
from segspec.conversion.losses import NONE
from segspec.conversion.mapping import Placed
from segspec.core.errors import Code, SegspecError
from segspec.core.model import Id, Record, record_of

READ_ROWS = 1 << 12

FILE_MAGIC = b"ARROW1"
"""The beginning of an Arrow IPC file, but not of a stream (https://arrow.apache.org/docs/format/Columnar.html)."""


def table_schema(columns: Sequence[str], further: Mapping[str, IsFurther] = NONE) -> pa.Schema:
    return pa.schema([field_of(name, further) for name in columns])


def batches_of(records: Iterable[Placed], schema: pa.Schema, path: str) -> Iterator[pa.RecordBatch]:
    """Raises `SegspecError` (limit-exceeded) for a value that is too large."""
    taken = getters(schema.names)
    rows = ((payload(record), tuple(get(record, path) for get in taken)) for path, record in records)
    return Collector(schema, path).batches(rows)


def write_batches(made: Iterable[pa.RecordBatch], out: IO[bytes], schema: pa.Schema, kind: str) -> int:
    """Writes a `parquet` or `arrow` file; returns the number of rows."""
    count = 0
    with WRITERS[kind](out, schema) as writer:
        for batch in made:
            writer.write_batch(batch)
            count += batch.num_rows
    return count


def parquet_writer(out: IO[bytes], schema: pa.Schema) -> Any:
    # Slow to import.
    from pyarrow.parquet import ParquetWriter

    return ParquetWriter(out, schema, compression="zstd")


WRITERS: dict[str, Callable[[IO[bytes], pa.Schema], Any]] = {
    "parquet": parquet_writer,
    "arrow": ipc.new_file,
}


def columns_of(path: Path, kind: str) -> list[str]:
    """The column names of a file. Raises `SegspecError` (bad-encoding)."""
    with translated(path), READERS[kind](path) as reader:
        names = list(reader.schema.names)
    if len(set(names)) < len(names):
        raise SegspecError(Code.BAD_ENCODING, "two columns have one name", path=str(path), field="schema")
    return names


def read_batches(path: Path, kind: str, schema: pa.Schema) -> Iterator[pa.RecordBatch]:
    """Raises `SegspecError` (bad-encoding) for a damaged file, and for values that do not fit."""
    with translated(path), READERS[kind](path) as reader:
        for batch in reader.batches(list(schema.names)):
            # Arrow's kernels trust a file's offsets.
            batch.validate(full=True)
            columns = [as_type(batch.column(place), field.type) for place, field in enumerate(schema)]
            yield pa.RecordBatch.from_arrays(columns, schema=schema)


def as_type(column: pa.Array, wanted: pa.DataType) -> pa.Array:
    if column.type == wanted:
        return column
    # A time given as a number is in milliseconds.
    if pa.types.is_timestamp(wanted) and pa.types.is_integer(column.type):
        column = column.cast(pa.int64())
    return column.cast(wanted)


def read_rows(path: Path, kind: str, schema: pa.Schema) -> Iterator[Record | SegspecError]:
    """The record of each row; `Record.position` is the row's number. In a damaged file the last item is the error
    (bad-encoding).
    """
    number = 0
    try:
        with translated(path), READERS[kind](path) as reader:
            for batch in reader.batches(list(schema.names)):
                batch.validate(full=True)
                for first in range(0, batch.num_rows, READ_ROWS):
                    part = batch.slice(first, READ_ROWS)
                    yield from records_of(part, number, schema)
                    number += part.num_rows
    except SegspecError as error:
        error.position = number
        yield error


def records_of(batch: pa.RecordBatch, number: int, schema: pa.Schema) -> Iterator[Record]:
    """The rows of a batch; `number` is the first row's number in the file."""
    made = {field.name: values_of(batch.column(place), field) for place, field in enumerate(schema)}
    for row in range(batch.num_rows):
        yield record_of(number + row, {name: values[row] for name, values in made.items()})


def values_of(column: pa.Array, field: pa.Field) -> list[Any]:
    """The values as in a record. Raises `ArrowInvalid`."""
    name, wanted = field.name, field.type
    if pa.types.is_timestamp(wanted) and pa.types.is_integer(column.type):
        return list(column.to_pylist())
    if column.type != wanted:
        column = column.cast(wanted)
    if pa.types.is_timestamp(wanted):
        return list(column.cast(pa.int64()).to_pylist())
    values = column.to_pylist()
    if name == "id":
        return [None if value is None else id_of(value) for value in values]
    if name == "fields":
        return [None if value is None else [pair_of(pair) for pair in value] for value in values]
    return list(values)


def id_of(text: str) -> Id:
    found = ID.fullmatch(text)
    if found is None or not all(int(part) in UNSIGNED for part in found.groups()):
        raise pa.ArrowInvalid(f"{text[:64]!r} is no id (ms-seq)")
    return int(found[1]), int(found[2])


def pair_of(pair: dict[str, bytes | None] | None) -> tuple[bytes, bytes | None]:
    if pair is None or pair["name"] is None:
        raise pa.ArrowInvalid("a field without a name")
    return pair["name"], pair["value"]


class ParquetReader:
    """A Parquet file, read in batches."""

    def __init__(self, path: Path) -> None:
        from pyarrow.parquet import ParquetFile

        self._file = ParquetFile(path, memory_map=True)
        self.schema: pa.Schema = self._file.schema_arrow

    def batches(self, columns: list[str]) -> Iterator[pa.RecordBatch]:
        yield from self._file.iter_batches(batch_size=READ_ROWS, columns=columns)

    def __enter__(self) -> ParquetReader:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


class ArrowReader:
    """An Arrow IPC file or stream, read in batches."""

    def __init__(self, path: Path) -> None:
        self._map = pa.memory_map(str(path))
        is_file = self._map.read(len(FILE_MAGIC)) == FILE_MAGIC
        self._map.seek(0)
        self._reader = ipc.open_file(self._map) if is_file else ipc.open_stream(self._map)
        self._is_file = is_file
        self.schema: pa.Schema = self._reader.schema

    def batches(self, columns: list[str]) -> Iterator[pa.RecordBatch]:
        if self._is_file:
            made = (self._reader.get_batch(number) for number in range(self._reader.num_record_batches))
        else:
            made = iter(self._reader)
        for batch in made:
            yield batch.select(columns)

    def __enter__(self) -> ArrowReader:
        return self

    def __exit__(self, *_: object) -> None:
        self._map.close()


READERS: dict[str, Callable[[Path], ParquetReader | ArrowReader]] = {"parquet": ParquetReader, "arrow": ArrowReader}


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Errors of the file system stay `OSError` with an error number, which Arrow's lack."""
    try:
        yield
    except MemoryError:
        raise
    except (pa.ArrowException, OSError, UnicodeDecodeError) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise SegspecError(Code.BAD_ENCODING, f"Arrow cannot read it: {error}", path=str(path)) from error


def storable(reader: pa.RecordBatchReader) -> tuple[pa.Schema, Iterator[pa.RecordBatch]]:
    """The rows; a structure without fields becomes a column that is true if it is present."""
    schema = pa.schema([field.with_type(type_of(field.type)) for field in reader.schema])
    if schema == reader.schema:
        return schema, iter(reader)
    return schema, (changed(batch, schema) for batch in reader)


def changed(batch: pa.RecordBatch, schema: pa.Schema) -> pa.RecordBatch:
    columns = [array_of(column, field.type) for column, field in zip(batch.columns, schema, strict=True)]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


def type_of(kind: pa.DataType) -> pa.DataType:
    if pa.types.is_list(kind):
        return pa.list_(kind.value_field.with_type(type_of(kind.value_type)))
    if not pa.types.is_struct(kind):
        return kind
    fields = [field.with_type(type_of(field.type)) for field in kind]
    return pa.struct(fields) if fields else pa.bool_()


def array_of(array: pa.Array, wanted: pa.DataType) -> pa.Array:
    if array.type == wanted:
        return array
    if pa.types.is_list(wanted):
        # The offsets of a slice do not match its flattened values.
        ends = pc.cumulative_sum(pc.list_value_length(array).fill_null(0))
        offsets = pa.concat_arrays([pa.array([0], pa.int32()), ends])
        values = array_of(array.flatten(), wanted.value_type)
        return pa.ListArray.from_arrays(offsets, values, wanted, mask=array.is_null() if array.null_count else None)
    if not wanted.num_fields:
        return pc.if_else(array.is_null(), pa.scalar(None, pa.bool_()), pa.scalar(True))
    children = [array_of(array.field(number), wanted.field(number).type) for number in range(wanted.num_fields)]
    return pa.StructArray.from_arrays(children, fields=list(wanted), mask=array.is_null())
