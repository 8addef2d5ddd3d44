"""What Spark's users see first where something is wrong."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from segspec.core.errors import Code, SegspecError
from segspec.core.notices import logger
from segspec.samples import FOLDER
from segspec.spark.briefly import briefly
from segspec.spark.streaming.stream_offsets import from_offset
from tests.spark.direct import plan, read

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

DAMAGED = FOLDER / "durable_log" / "torn_payload_reopened" / "log"
FIRST_LINES = 6
"""Of those that are no source of a frame: Spark shows its own where it runs from files, not where from an archive."""


@pytest.mark.spark
def test_the_reason_stands_in_the_first_lines_of_sparks_error(spark: SparkSession, tmp_path: Path) -> None:
    reader = spark.read.format("durable_log")
    numbers = spark.range(2).selectExpr("id", "cast(null as string) as value")
    writes = numbers.drop("id").write.format("tank").mode("append")
    query = spark.readStream.format("tank").load(str(DAMAGED)).writeStream.format("noop")
    cases: list[tuple[Callable[[], Any], str]] = [
        (lambda: reader.option("collumns", "offset").load(str(DAMAGED)), "unknown option 'collumns'"),
        (lambda: spark.read.format("tank").load(str(DAMAGED)).count(), "what is there is durable_log"),
        (lambda: spark.read.format("tank").schema("a int").load("/").count(), "unknown column 'a'"),
        (lambda: spark.read.format("tank").option("mode", "FAILFAST").load(str(tmp_path)).count(), "no log of tank"),
        (lambda: numbers.write.format("tank").mode("append").save(f"{tmp_path}/x"), "has no column 'id' to write"),
        (lambda: writes.save(f"{tmp_path}/x"), "column value has a null"),
        (lambda: _run(query, tmp_path), "this is a log of durable_log, not of tank"),
    ]
    for case, reason in cases:
        with pytest.raises(Exception, match=reason) as caught:
            case()
        lines = [line for line in str(caught.value).splitlines() if not line.startswith("    ")]
        assert reason in "\n".join(lines[:FIRST_LINES])


def _run(query: Any, folder: Path) -> None:
    query.option("checkpointLocation", str(folder / "checkpoint")).start().awaitTermination(60)


def test_an_error_of_a_task_has_no_way_through_our_code_but_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger().name)
    with pytest.raises(SegspecError) as caught:
        read("durable_log", DAMAGED, mode="FAILFAST")
    shown = "".join(traceback.format_exception(caught.value))
    assert "walk.py" not in shown
    assert "direct cause" not in shown
    assert "walk.py" in caplog.text


def test_a_mistake_of_ours_keeps_its_traceback() -> None:
    def raising(error: Exception) -> None:
        raise error

    for error, is_kept in (
        (KeyError("x"), True),
        (UnicodeError("x"), True),
        (ValueError("x"), False),
        (SegspecError(Code.TORN, "x"), False),
    ):
        with pytest.raises(type(error)) as caught, briefly:
            raising(error)
        assert ("in raising" in "".join(traceback.format_exception(caught.value))) is is_kept


def test_a_schema_with_a_column_twice_says_so() -> None:
    from pyspark.sql.types import BinaryType, StringType, StructType

    schema = StructType().add("value", StringType()).add("Value", BinaryType())
    with pytest.raises(ValueError, match="column Value is in the schema twice"):
        plan("durable_log", DAMAGED, schema)


@pytest.mark.parametrize("offset", [7, {"orders": {"0": 5}}, {}])
def test_a_checkpoint_of_another_source_is_named_as_such(offset: Any) -> None:
    with pytest.raises(ValueError, match=r"the checkpoint is that of another source, .*begin with a new checkpoint"):
        from_offset(offset)
