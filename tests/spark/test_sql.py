"""Logs in SQL and over Spark Connect, as far as Spark gives a Python source its options; what is said of the rest."""

from __future__ import annotations

import contextlib
import io
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from segspec.samples import FOLDER
from tests.helpers.patience import PATIENCE

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]

LOG = FOLDER / "durable_log" / "torn_payload_reopened" / "log"
RECORDS = 25
LAST = 25
SECRET, KEY = "wJalrXUtnFEMI", "AKIAEXAMPLE"


def test_a_view_takes_options_and_a_schema(spark: SparkSession) -> None:
    options = f"path '{LOG}', mode 'DROPMALFORMED'"
    spark.sql(
        f"CREATE TEMPORARY VIEW bounded USING durable_log OPTIONS ({options}, columns 'offset,log', endingOffsets 3)"
    )
    assert spark.sql("SELECT max(`offset`), first(log) FROM bounded").first() == (2, str(LOG))
    spark.sql(f"CREATE TEMPORARY VIEW cast_ (log string, offset int) USING durable_log OPTIONS ({options})")
    assert spark.sql("SELECT count(*) FROM cast_").first() == (RECORDS,)
    assert spark.table("cast_").schema.simpleString() == "struct<log:string,offset:int>"


def test_what_is_inserted_into_a_view_is_appended_to_its_log(spark: SparkSession, tmp_path: Path) -> None:
    spark.sql(f"CREATE TEMPORARY VIEW made (value binary) USING durable_log OPTIONS (path '{tmp_path / 'log'}')")
    spark.sql("INSERT INTO made SELECT CAST('one' AS binary)")
    spark.sql("INSERT INTO made SELECT CAST('two' AS binary)")
    assert [bytes(row["value"]) for row in spark.sql("SELECT * FROM made").collect()] == [b"one", b"two"]


def test_what_spark_gives_no_options_says_what_does(spark: SparkSession, tmp_path: Path) -> None:
    from pyspark.errors import AnalysisException

    with pytest.raises(AnalysisException, match="Unsupported data source type for direct query on files: durable_log"):
        spark.sql(f"SELECT * FROM durable_log.`{LOG}`")
    with pytest.raises(AnalysisException, match=r"there is no path: .* INSERT INTO a view"):
        spark.sql(f"CREATE TABLE copy USING durable_log OPTIONS (path '{tmp_path}/log') AS SELECT X'78' AS value")


def test_no_plan_and_no_error_shows_the_secrets_of_a_store(spark: SparkSession) -> None:
    from pyspark.errors import AnalysisException

    reader = spark.read.format("durable_log").option("storage.secret", SECRET).option("storage.key", KEY)
    frame = reader.option("storage.endpoint_url", "http://127.0.0.1:1").schema("value binary").load("s3a://bucket/log")
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        for mode in ("extended", "formatted", "cost"):
            frame.explain(mode)
    with pytest.raises(AnalysisException, match=r"s3a://bucket/log: Could not connect to the endpoint URL") as caught:
        frame.collect()
    said = shown.getvalue() + str(caught.value) + repr(caught.value)
    assert "durable_log" in said
    assert SECRET not in said
    assert KEY not in said


OVER_CONNECT = """
from pyspark.errors import AnalysisException
from pyspark.sql import SparkSession

spark = SparkSession.builder.remote("sc://127.0.0.1:{port}").getOrCreate()
assert "connect" in type(spark).__module__
reader = spark.read.format("durable_log")
print(reader.option("mode", "DROPMALFORMED").load({log!r}).count())
spark.sql("CREATE TEMPORARY VIEW orders (log string, offset int) USING durable_log OPTIONS (path '{log}')")
print(spark.sql("SELECT max(`offset`) FROM orders").first()[0])
try:
    reader.option("startingOffset", "5").load({log!r}).count()
except AnalysisException as error:
    print("unknown option 'startingoffset'" in str(error))
"""


@pytest.mark.usefixtures("spark")
def test_spark_connect_reads_logs_and_views_of_them(connect_port: int) -> None:
    code = OVER_CONNECT.format(log=str(LOG), port=connect_port)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.stdout.split() == [str(RECORDS), str(LAST), "True"], done.stderr[-2000:]
