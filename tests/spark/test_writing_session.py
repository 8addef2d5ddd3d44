"""`df.write`, `writeStream` and `segspec.spark.write` in a Spark session, by its own processes."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from segspec.library.log import open as open_log
from segspec.library.log import open_all
from segspec.spark import write

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

pytestmark = pytest.mark.spark


def numbers(spark: SparkSession, count: int, partitions: int = 3) -> DataFrame:
    return spark.range(0, count, 1, partitions).selectExpr("cast(id as string) as value")


def values(folder: Path) -> list[bytes | None]:
    return [record.value for log in open_all(folder) for record in log.records(on_damage="fail")]


def test_all_four_modes_write_what_their_names_say(spark: SparkSession, tmp_path: Path) -> None:
    folder = tmp_path / "log"
    write(numbers(spark, 5), folder, "durable_log", **{"writer.segment_bytes": "64"})
    assert values(folder) == [b"0", b"1", b"2", b"3", b"4"]
    with pytest.raises(Exception, match="already exists, and option ifExists is error"):
        write(numbers(spark, 5), folder, "durable_log")
    write(numbers(spark, 5), folder, "durable_log", mode="ignore")
    write(numbers(spark, 1), folder, "durable_log", mode="append")
    assert values(folder) == [b"0", b"1", b"2", b"3", b"4", b"0"]
    assert len(open_log(folder).segments) > 1
    own = spark.read.format("durable_log").load(str(folder)).where("offset < 2").select("value")
    own.write.format("durable_log").mode("overwrite").save(str(folder))
    assert values(folder) == [b"0", b"1"]
    assert [path.name for path in tmp_path.iterdir()] == ["log"]


def test_a_task_that_raises_at_first_is_tried_again_and_one_that_always_does_leaves_nothing(
    spark: SparkSession, tmp_path: Path
) -> None:
    bad = spark.range(0, 4, 1, 2).selectExpr("if(id = 3, raise_error('a bad row'), cast(id as string)) as value")
    with pytest.raises(Exception, match="a bad row"):
        write(bad, tmp_path / "log", "osiris")
    with pytest.raises(Exception, match=r"tank takes value, .*and has no column 'note' to write"):
        write(spark.sql("select 'a' as value, 'b' as note"), tmp_path / "log", "tank")
    assert [*tmp_path.iterdir()] == []


def test_threads_of_the_user_write_as_the_one_that_made_the_session(spark: SparkSession, tmp_path: Path) -> None:
    with ThreadPoolExecutor(2) as threads:
        done = [threads.submit(write, numbers(spark, 5), tmp_path / "log", "tank", "append") for _ in range(2)]
    assert [one.result() for one in done] == [None, None]
    assert sorted(values(tmp_path / "log")) == sorted(2 * [b"0", b"1", b"2", b"3", b"4"])


def test_a_stream_writes_each_batch_once_and_goes_on_after_a_restart(spark: SparkSession, tmp_path: Path) -> None:
    source, target, checkpoint = tmp_path / "source", tmp_path / "log", tmp_path / "checkpoint"

    def run() -> None:
        lines = spark.readStream.format("text").option("maxFilesPerTrigger", "1").load(str(source))
        query = lines.writeStream.format("tank").option("checkpointLocation", str(checkpoint))
        query.trigger(availableNow=True).start(str(target)).awaitTermination()

    for number in range(2):
        (source).mkdir(exist_ok=True)
        (source / f"{number}.txt").write_text(f"{number}a\n{number}b\n")
        run()
    assert values(target) == [b"0a", b"0b", b"1a", b"1b"]
    # Spark forgets that the last batch was done, as it does where it is killed right after the commit.
    (checkpoint / "commits" / "1").unlink()
    (checkpoint / "commits" / ".1.crc").unlink(missing_ok=True)
    run()
    assert values(target) == [b"0a", b"0b", b"1a", b"1b"]
    assert [*open_log(target).verify()] == []
    assert [path.name for path in (tmp_path / ".log.segspec-writes").iterdir()] == ["committed.json"]
