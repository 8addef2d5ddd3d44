"""The session that `segspec.spark.session` gives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from segspec.spark import session

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]


def test_a_new_session_counts_time_in_utc(spark: SparkSession) -> None:
    assert spark.conf.get("spark.sql.session.timeZone") == "UTC"


def test_a_running_session_is_given_as_its_owner_has_set_it(spark: SparkSession) -> None:
    spark.conf.set("spark.sql.session.timeZone", "Europe/Paris")
    try:
        assert session() is spark
        assert spark.conf.get("spark.sql.session.timeZone") == "Europe/Paris"
    finally:
        spark.conf.set("spark.sql.session.timeZone", "UTC")


def test_workers_import_the_installed_pyspark(spark: SparkSession) -> None:
    import pyspark

    files = spark.sparkContext.parallelize([1], 1).map(lambda _: str(__import__("pyspark").__file__)).collect()
    assert files == [pyspark.__file__], "not the archive of its sources, which each process compiles"
