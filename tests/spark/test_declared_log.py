"""A log that a spec and a declaration describe, in Spark: batch and stream, with tasks that know nothing of it but what
travels with the plan."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from segspec.spark import register_log
from tests import needs
from tests.any_log import test_per_file
from tests.any_log.conftest import Database, database, some_rows
from tests.any_log.reading import SPECS
from tests.any_log.test_names_of_files import written
from tests.any_log.test_per_file import due, put_file
from tests.helpers.sweeps import some

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.node]

HEADER, FRAME = 32, 24 + 512


@pytest.fixture(scope="module")
def wal(tmp_path_factory: pytest.TempPathFactory) -> Database:
    return database(tmp_path_factory.mktemp("sqlite"), some_rows)


def test_a_log_is_read_in_pieces(spark: SparkSession, tmp_path: Path, wal: Database) -> None:
    needs.npm("kaitai-struct-compiler")
    (tmp_path / "x.db-wal").write_bytes(wal.wal)
    name = register_log(spark, SPECS / "sqlite_wal.ksy")
    frame = spark.read.format(name).option("maxPartitionBytes", "4k").load(str(tmp_path))
    assert frame.columns == ["offset", "value", "page_number", "pages_after_commit", "segment", "position"]
    assert frame.rdd.getNumPartitions() > 1
    rows = frame.select("offset", "value", "position").orderBy("offset").collect()
    assert [row["offset"] for row in rows] == list(range(1, (len(wal.wal) - HEADER) // FRAME + 1))
    for row in rows:
        assert bytes(row["value"]) == wal.wal[row["position"] + 24 : row["position"] + FRAME]


def test_what_is_damaged_is_a_finding(spark: SparkSession, tmp_path: Path, wal: Database) -> None:
    name = register_log(spark, SPECS / "sqlite_wal.ksy")
    damaged = bytearray(wal.wal)
    damaged[HEADER + 4 * FRAME + 99] ^= 1
    (tmp_path / "x.db-wal").write_bytes(damaged)
    (finding,) = spark.read.format(name).option("table", "findings").load(str(tmp_path)).collect()
    assert (finding["code"], finding["position"]) == ("bad-checksum", HEADER + 4 * FRAME)
    assert spark.read.format(name).option("mode", "DROPMALFORMED").load(str(tmp_path)).count() == 4


def test_a_stream_follows_a_log(spark: SparkSession, tmp_path: Path, wal: Database) -> None:
    name = register_log(spark, SPECS / "sqlite_wal.ksy")
    log = tmp_path / "log"
    log.mkdir()
    (log / "x.db-wal").write_bytes(wal.wal[: HEADER + 3 * FRAME + 100])
    stream = spark.readStream.format(name).option("startingOffsets", "earliest").load(str(log))
    query = stream.writeStream.format("memory").queryName("declared_log").start()
    try:
        query.processAllAvailable()
        assert spark.table("declared_log").count() == 3
        (log / "x.db-wal").write_bytes(wal.wal)
        query.processAllAvailable()
        rows = spark.table("declared_log").orderBy("offset").collect()
    finally:
        query.stop()
    assert [row["offset"] for row in rows] == list(range(1, (len(wal.wal) - HEADER) // FRAME + 1))


def test_records_that_are_counted_in_each_file_are_read_and_followed(spark: SparkSession, tmp_path: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    (tmp_path / "counted.ksy").write_text(test_per_file.SPEC)
    log, files = tmp_path / "log", {9: 3, 10: 2, 11: 0}
    log.mkdir()
    for file, count in files.items():
        put_file(log, file, count)
    name = register_log(spark, tmp_path / "counted.ksy")
    rows = spark.read.format(name).load(str(log)).orderBy("offset").collect()
    assert [(row["offset"], bytes(row["value"])) for row in rows] == due(files)
    assert [row["offset"] for row in spark.read.format(name).load(str(log)).where("offset > 10001").collect()] == [
        10_002
    ]
    stream = spark.readStream.format(name).option("startingOffsets", "earliest").option("maxRecordsPerTrigger", 2)
    query = stream.load(str(log)).writeStream.format("memory").queryName("counted_anew").start()
    try:
        query.processAllAvailable()
        files |= {11: 1, 12: 4}
        put_file(log, 11, 1)
        put_file(log, 12, 4)
        query.processAllAvailable()
        rows = spark.table("counted_anew").orderBy("offset").collect()
    finally:
        query.stop()
    assert [(row["offset"], bytes(row["value"])) for row in rows] == due(files)


def test_a_file_or_a_glob_of_files_is_read_as_the_folder_is(spark: SparkSession, tmp_path: Path, wal: Database) -> None:
    name = register_log(spark, SPECS / "sqlite_wal.ksy")
    for of in ("x", "y"):
        (tmp_path / f"{of}.db-wal").write_bytes(wal.wal)
    (tmp_path / "x.db").write_bytes(wal.main)
    rows = (len(wal.wal) - HEADER) // FRAME
    assert spark.read.format(name).load(str(tmp_path / "x.db-wal")).count() == rows
    for pattern in ("*-wal", "x*", "{x,y}.db-wal"):
        found = spark.read.format(name).load(str(tmp_path / pattern))
        assert found.count() == rows * (1 if pattern == "x*" else 2)
    with pytest.raises(Exception, match="bad-magic: neither the name nor the content is of a known format"):
        spark.read.format(name).load(str(tmp_path / "x.db")).count()


def test_a_computed_number_is_a_number(spark: SparkSession, tmp_path: Path) -> None:
    path = tmp_path / "numbers.ksy"
    columns = "{twice: twice, some: some}"
    path.write_text(f"""meta: {{id: numbers, endian: le}}
-log: {{files: '*.wal', number: n, columns: {columns}, length: len}}
seq: [{{id: n, type: u4}}, {{id: len, type: u1}}, {{id: body, size: len}}]
instances: {{twice: {{value: n * 2}}, some: {{value: n, if: n != 2}}}}
""")
    (tmp_path / "a.wal").write_bytes(b"".join(number.to_bytes(4, "little") + b"\0" for number in range(1, 8)))
    frame = spark.read.format(register_log(spark, path)).load(str(tmp_path / "a.wal"))
    assert dict(frame.dtypes)["twice"] == "bigint"
    found = frame.where("twice > 9").select("offset", "twice").orderBy("offset").collect()
    assert [tuple(row) for row in found] == [(5, 10), (6, 12), (7, 14)]
    assert [row["offset"] for row in frame.where("some is null").collect()] == [2]


@pytest.mark.parametrize(
    ("stem", "name"),
    some(
        [
            ("class", "class"),
            ("v1.2", "v1_2"),
            ("a b", "a_b"),
            ("my-log", "my_log"),
            ("$(touch RAN)\n\u202e", "touch_ran"),
            ('x import y;""";__import__("os").system("touch RAN");"""#', "x_import_y_import_os_system_touch_ran"),
        ],
        2,
    ),
)
def test_a_log_is_registered_by_the_name_nearest_to_its_files(
    spark: SparkSession, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stem: str, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    spec = written(tmp_path, stem)
    assert register_log(spark, spec) == name
    rows = spark.read.format(name).load(str(tmp_path)).select("offset", "len").collect()
    assert [tuple(row) for row in rows] == [(number, 2) for number in range(20)]
    assert not (tmp_path / "RAN").exists()
