"""Spark's schema of each table, the user's own schema, and values that Spark's types cannot hold."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest
from pyspark.sql.types import StructType

from segspec.core.errors import Code, SegspecError
from segspec.formats import get
from segspec.samples import FOLDER
from segspec.spark.arrow import Converter
from segspec.spark.options import parse
from segspec.spark.schemas import project, whole
from segspec.spark.sources import source as source_of
from tests.spark.direct import plan, read

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

LOG = FOLDER / "durable_log" / "multi_segment" / "log"
MOJO = FOLDER / "mojo" / "deleted" / "log"
BEYOND_LONG = (1 << 63) + 5


def _schema(text: str) -> StructType:
    types = {"bigint": "long", "string": "string", "binary": "binary", "int": "integer"}
    fields = [column.split() for column in text.split(", ")]
    return StructType.fromJson(
        {"fields": [{"name": n, "type": types[t], "nullable": not rest, "metadata": {}} for n, t, *rest in fields]}
    )


@pytest.mark.parametrize(
    ("format", "columns"),
    [
        ("osiris", "offset timestamp chunk_id epoch value segment position"),
        ("tank", "offset timestamp key value segment position"),
        ("durable_log", "offset value segment position"),
        ("mojo", "id deleted fields segment position"),
        ("ffwd", "offset value segment position"),
    ],
)
def test_records_have_the_formats_own_columns_then_segment_and_position(format: str, columns: str) -> None:
    source = source_of(format)
    assert set(source({"path": "/log"}).schema().names) == set(columns.split())
    assert source({"path": "/log"}).schema().names[-2:] == ["segment", "position"]


def test_the_corrupt_records_column_is_there_when_its_name_is_given() -> None:
    source = source_of("tank")
    assert source({"path": "/log", "columnNameOfCorruptRecord": "why"}).schema().names[-1] == "why"


def test_a_schema_of_the_users_own_prunes_and_orders() -> None:
    rows = read("durable_log", LOG, _schema("position bigint, OFFSET bigint"))
    assert list(rows[0]) == ["position", "OFFSET"]
    assert [row["OFFSET"] for row in rows] == list(range(500))


def test_the_columns_option_prunes_and_orders() -> None:
    assert list(read("durable_log", LOG, columns="Value, offset")[0]) == ["value", "offset"]


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ("offset int", "column offset is bigint, not int as the schema says: cast it after reading"),
        ("offset bigint, topic string", "unknown column 'topic' of the table records: it has offset, value, segment"),
        ("offset bigint required", "column offset is NOT NULL in the schema, which a log does not promise"),
        ("_corrupt_record bigint", "column _corrupt_record is string, not bigint"),
    ],
)
def test_a_schema_that_no_log_has_is_refused(schema: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        read("durable_log", LOG, _schema(schema))


def test_an_unknown_column_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"unknown column 'vlaue' .* and _corrupt_record for damage"):
        read("durable_log", LOG, columns="vlaue")


def test_a_corrupt_records_column_that_hides_a_column_is_refused() -> None:
    with pytest.raises(ValueError, match="'value', which is a column of the table"):
        read("durable_log", LOG, columnNameOfCorruptRecord="value")


def _beyond_long(folder: Path) -> Path:
    payload = b"late"
    header = struct.pack("<4sBBHQII", b"GOLD", 1, 0, 0, BEYOND_LONG, len(payload), zlib.crc32(payload))
    log = folder / "log"
    log.mkdir()
    (log / f"segment_{BEYOND_LONG:020}.log").write_bytes(header + payload)
    return log


def test_an_offset_that_spark_cannot_hold_is_an_error_that_names_it(tmp_path: Path) -> None:
    log = _beyond_long(tmp_path)
    with pytest.raises(SegspecError, match=f"column offset is {BEYOND_LONG}, which does not fit int64") as caught:
        read("durable_log", log)
    error = caught.value
    assert (error.code, error.field, error.actual) == (Code.LIMIT_EXCEEDED, "offset", str(BEYOND_LONG))
    assert error.path == f"{log}/segment_{BEYOND_LONG:020}.log"
    assert error.position == 0


def test_what_spark_can_hold_of_such_a_record_is_read(tmp_path: Path) -> None:
    assert read("durable_log", _beyond_long(tmp_path), columns="value") == [{"value": b"late"}]


def test_a_value_that_does_not_fit_is_said_in_its_row_where_there_is_a_column_for_it(tmp_path: Path) -> None:
    (row,) = read("durable_log", _beyond_long(tmp_path), columnNameOfCorruptRecord="why")
    assert (row["offset"], row["value"]) == (None, b"late")
    assert row["why"].startswith(f"limit-exceeded: column offset is {BEYOND_LONG}, which does not fit int64")


@pytest.mark.parametrize("mode", ["FAILFAST", "DROPMALFORMED"])
def test_no_other_mode_hides_a_value_that_does_not_fit(tmp_path: Path, mode: str) -> None:
    with pytest.raises(SegspecError, match="limit-exceeded"):
        read("durable_log", _beyond_long(tmp_path), mode=mode, columnNameOfCorruptRecord="why")


def test_times_that_a_producer_made_up_are_said_too(corpus: Path) -> None:
    """A broker of TANK keeps any 64 bits as a time: 2^64-1 and 2^63 do not fit even Arrow's milliseconds."""
    log = corpus / "tank" / "head_keys_ts"
    reader, (partition,), _ = plan("tank", log, columnNameOfCorruptRecord="why", columns="timestamp,why")
    table = pa.Table.from_batches(reader.read(partition))
    said = [text for text in table["why"].to_pylist() if text]
    assert {int(text.split()[4].rstrip(",")) for text in said} == {(1 << 64) - 1, 1 << 63}
    assert (table.num_rows, len(said), table["timestamp"].null_count) == (809, 4, 4)
    with pytest.raises(SegspecError, match="column timestamp is 18446744073709551615") as caught:
        read("tank", log, columns="offset,timestamp")
    assert caught.value.position > 0
    assert caught.value.path.endswith(".log")


def test_a_time_that_only_sparks_microseconds_cannot_hold_is_named() -> None:
    options = parse({"path": "/log", "columns": "timestamp,_corrupt_record"}, get("tank"))
    projection = project(get("tank"), options, whole(get("tank"), options))
    far = (1 << 62) - 1
    names = pa.schema([("timestamp", pa.timestamp("ms", "UTC")), ("position", pa.uint64())])
    times, places = pa.array([None, 5, far], names.types[0]), pa.array([0, 9, 17], pa.uint64())
    batch = pa.RecordBatch.from_arrays([times, places], schema=names)
    with pytest.raises(SegspecError, match=f"column timestamp is {far}") as caught:
        Converter(projection, "1.log", keep_going=False).convert(batch)
    assert (caught.value.path, caught.value.position) == ("1.log", 17)
    kept = Converter(projection, "1.log", keep_going=True).convert(batch)
    assert kept.column("timestamp").cast(pa.int64()).to_pylist() == [None, 5000, None]
    assert [text and text[:14] for text in kept.column("_corrupt_record").to_pylist()] == [None, None, "limit-exceeded"]


@pytest.mark.spark
@pytest.mark.xdist_group("spark")
def test_spark_takes_schemas_and_columns(spark: SparkSession, tmp_path: Path) -> None:
    from pyspark.errors import AnalysisException, PythonException

    reader = spark.read.format("durable_log")
    assert reader.schema("offset bigint").load(str(LOG)).agg({"offset": "sum"}).first()[0] == 499 * 500 // 2
    assert spark.read.format("mojo").load(str(MOJO)).schema.simpleString() == (
        "struct<id:string,deleted:boolean,fields:array<struct<name:binary,value:binary>>,segment:string,position:bigint>"
    )
    with pytest.raises(PythonException, match=f"column offset is {BEYOND_LONG}"):
        spark.read.format("durable_log").load(str(_beyond_long(tmp_path))).collect()
    with pytest.raises(AnalysisException, match="unknown option 'vlaue'"):
        spark.read.format("durable_log").option("vlaue", "1").load(str(LOG))
