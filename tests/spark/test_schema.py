"""Spark's schema of each table, the user's own schema, and values that Spark's types cannot hold."""

from __future__ import annotations

import struct
import zlib
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

import pyarrow as pa
import pytest
from pyspark.sql.types import ArrayType, StringType, StructField, StructType

import segspec
from segspec.core.errors import Code, SegspecError
from segspec.core.model import Listing
from segspec.formats import get
from segspec.library.log import Log
from segspec.reading.walk import OnDamage
from segspec.samples import FOLDER
from segspec.spark.arrow import Converter
from segspec.spark.options import parse
from segspec.spark.schemas import origin_of, project, table_of, whole
from segspec.spark.sources import source as source_of
from tests.spark.direct import plan, read

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

LOG = FOLDER / "durable_log" / "multi_segment" / "log"
MOJO = FOLDER / "mojo" / "deleted" / "log"
WHY = "_corrupt_record"
BEYOND_LONG = (1 << 63) + 5


def _schema(text: str) -> StructType:
    types = {"bigint": "long", "int": "integer", "smallint": "short", "tinyint": "byte"}
    made = StructType()
    for name, type, *required in [column.split() for column in text.split(", ")]:
        made = made.add(name, types.get(type, type), nullable=not required)
    return made


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
        (
            "offset double",
            "column offset is bigint, and cannot be read as double, which the schema says: read it as int or smallint "
            r"or tinyint or decimal\(20,0\) or string, or cast it after reading",
        ),
        ("offset decimal(19,0)", r"column offset is bigint, and cannot be read as decimal\(19,0\)"),
        (
            "value int",
            "column value is binary, and cannot be read as int, which the schema says: read it as string, or",
        ),
        ("offset bigint, topic string", "unknown column 'topic' of the table records: it has offset, value, segment"),
        ("offset bigint required", "column offset is NOT NULL in the schema, which a file does not promise"),
        ("_corrupt_record bigint", "column _corrupt_record is string, and cannot be read as bigint, .*: cast it after"),
        ("_corrupt_record binary", "column _corrupt_record is string, and cannot be read as binary"),
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


def test_an_offset_that_spark_cannot_hold_is_an_error_in_failfast(tmp_path: Path) -> None:
    log = _beyond_long(tmp_path)
    with pytest.raises(SegspecError, match=f"column offset is {BEYOND_LONG}, which does not fit int64") as caught:
        read("durable_log", log, mode="FAILFAST")
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


def test_a_value_that_does_not_fit_is_null_and_warned_of_where_no_column_says_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (row,) = read("durable_log", _beyond_long(tmp_path))
    assert (row["offset"], row["value"]) == (None, b"late")
    (said,) = [record.getMessage() for record in caplog.records]
    assert f"limit-exceeded: column offset is {BEYOND_LONG}, which does not fit int64" in said


def test_dropmalformed_leaves_out_the_row_of_a_value_that_does_not_fit(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert read("durable_log", _beyond_long(tmp_path), mode="DROPMALFORMED") == []
    narrow = read("durable_log", LOG, _schema("offset tinyint"), mode="DROPMALFORMED")
    assert narrow == [{"offset": number} for number in range(128)]
    assert not caplog.records


def test_a_schema_is_cast_where_every_value_fits(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "text", "durable_log") as log:
        log.append_many(["é".encode(), b"", b"two"])
    rows = read("durable_log", tmp_path / "text", _schema("value string, offset int"), mode="FAILFAST")
    assert rows == [{"value": "é", "offset": 0}, {"value": "", "offset": 1}, {"value": "two", "offset": 2}]
    (row,) = read("durable_log", _beyond_long(tmp_path), _schema("offset decimal(20,0)"), mode="FAILFAST")
    assert row == {"offset": Decimal(BEYOND_LONG)}
    assert read("durable_log", LOG, _schema("offset string"))[-1] == {"offset": "499"}
    stamps = read("tank", FOLDER / "tank" / "sparse" / "log", _schema("timestamp timestamp_ntz"))
    assert stamps[0]["timestamp"].tzinfo is None


def test_the_fields_of_a_record_can_be_text_too(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "mojo") as log:
        log.append_many([{"fields": [(b"name", b"Ada")]}, {"fields": [(b"name", b"\xff")]}])
    text = ArrayType(StructType([StructField("name", StringType()), StructField("value", StringType())]))
    rows = read("mojo", tmp_path / "log", StructType([StructField("fields", text), StructField(WHY, StringType())]))
    assert [row["fields"] for row in rows] == [[{"name": "name", "value": "Ada"}], None]
    assert rows[1][WHY].startswith("bad-encoding: column fields is not UTF-8")


def _bytes_that_are_no_text(folder: Path) -> Path:
    with segspec.create(folder / "log", "durable_log") as log:
        log.append_many([b"one", b"\xff\xfe", b"three", b"\xc3"])
    return folder / "log"


def test_bytes_that_are_no_text_obey_the_mode(tmp_path: Path) -> None:
    log = _bytes_that_are_no_text(tmp_path)
    rows = read("durable_log", log, _schema("value string, _corrupt_record string"))
    assert [row["value"] for row in rows] == ["one", None, "three", None]
    assert [row[WHY] and row[WHY].split(" (")[0] for row in rows] == [
        None,
        "bad-encoding: column value is not UTF-8",
        None,
        "bad-encoding: column value is not UTF-8",
    ]
    dropped = read("durable_log", log, _schema("value string"), mode="DROPMALFORMED")
    assert [row["value"] for row in dropped] == ["one", "three"]
    with pytest.raises(SegspecError, match=r"bad-encoding: column value is not UTF-8 \(ff fe\)") as caught:
        read("durable_log", log, _schema("value string"), mode="FAILFAST")
    places = [row["position"] for row in read("durable_log", log)]
    assert caught.value.position == places[1]


def test_a_place_that_a_narrow_column_cannot_hold_is_null_in_a_damage_row() -> None:
    torn = FOLDER / "durable_log" / "torn_payload_reopened" / "log"
    rows = read("durable_log", torn, _schema("position smallint, segment binary, _corrupt_record string"))
    (damage,) = [row for row in rows if row[WHY]]
    assert (damage["position"], damage["segment"]) == (2480, f"{torn}/segment_00000000000000000000.log".encode())
    rows = read("durable_log", torn, _schema(f"position tinyint, {WHY} string"))
    assert None in [row["position"] for row in rows if row[WHY] and row[WHY].startswith("bad-checksum")]


def test_times_that_a_producer_made_up_are_said_too(corpus: Path) -> None:
    """A broker of TANK keeps any 64 bits as a time: 2^64-1 and 2^63 do not fit even Arrow's milliseconds."""
    log = corpus / "tank" / "head_keys_ts"
    reader, (partition,), _ = plan("tank", log, columnNameOfCorruptRecord="why", columns="timestamp,why")
    table = pa.Table.from_batches(reader.read(partition))
    said = [text for text in table["why"].to_pylist() if text]
    assert {int(text.split()[4].rstrip(",")) for text in said} == {(1 << 64) - 1, 1 << 63}
    assert (table.num_rows, len(said), table["timestamp"].null_count) == (809, 4, 4)
    with pytest.raises(SegspecError, match="column timestamp is 18446744073709551615") as caught:
        read("tank", log, columns="offset,timestamp", mode="FAILFAST")
    reader, (partition,), _ = plan("tank", log, columns="timestamp", mode="DROPMALFORMED")
    assert pa.Table.from_batches(reader.read(partition)).num_rows == 805
    assert caught.value.position > 0
    assert caught.value.path.endswith(".log")


def test_a_time_that_only_sparks_microseconds_cannot_hold_is_named() -> None:
    options = parse({"path": "/log", "columns": "timestamp,_corrupt_record"}, get("tank"))
    projection = project(table_of(get("tank"), options), whole(get("tank"), options))
    far = (1 << 62) - 1
    names = pa.schema([("timestamp", pa.timestamp("ms", "UTC")), ("position", pa.uint64())])
    times, places = pa.array([None, 5, far], names.types[0]), pa.array([0, 9, 17], pa.uint64())
    batch = pa.RecordBatch.from_arrays([times, places], schema=names)
    log = Log("1.log", get("tank"), Listing(()))
    with pytest.raises(SegspecError, match=f"column timestamp is {far}") as caught:
        Converter(projection, log.path, origin_of(log), OnDamage.FAIL).convert(batch)
    assert (caught.value.path, caught.value.position) == ("1.log", 17)
    kept = Converter(projection, log.path, origin_of(log), OnDamage.SKIP).convert(batch)
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
    beyond = str(_beyond_long(tmp_path))
    with pytest.raises(PythonException, match=f"column offset is {BEYOND_LONG}"):
        spark.read.format("durable_log").option("mode", "FAILFAST").load(beyond).collect()
    assert spark.read.format("durable_log").load(beyond).count() == 1
    cast = reader.schema("value string, offset decimal(20,0)").load(beyond)
    assert cast.first() == ("late", Decimal(BEYOND_LONG))
    with pytest.raises(AnalysisException, match="unknown option 'vlaue'"):
        spark.read.format("durable_log").option("vlaue", "1").load(str(LOG))
