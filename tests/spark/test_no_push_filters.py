"""Why our sources take no filters from Spark: a pushed filter leaks into other scans of the same DataFrame.

The day this fails, Spark is mended: read docs/decisions/no-push-filters.md again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]

PUSHDOWN = "spark.sql.python.filterPushdown.enabled"


def _source() -> Any:
    from pyspark.sql.datasource import DataSource, DataSourceReader, Filter, GreaterThanOrEqual, LessThan

    class Reader(DataSourceReader):
        """Six numbers, of which a pushed filter leaves those on its side."""

        def __init__(self) -> None:
            self.numbers = list(range(7, 13))

        def pushFilters(self, filters: list[Filter]) -> Iterator[Filter]:
            for one in filters:
                if isinstance(one, GreaterThanOrEqual):
                    self.numbers = [n for n in self.numbers if n >= one.value]
                elif isinstance(one, LessThan):
                    self.numbers = [n for n in self.numbers if n < one.value]
                else:
                    yield one

        def read(self, partition: object) -> Iterator[tuple[int]]:
            return iter([(n,) for n in self.numbers])

    class Pushing(DataSource):
        @classmethod
        def name(cls) -> str:
            return "pushing"

        def schema(self) -> str:
            return "offset bigint"

        def reader(self, schema: object) -> DataSourceReader:
            return Reader()

    return Pushing


def test_a_pushed_filter_still_leaks_into_other_scans(spark: SparkSession) -> None:
    spark.dataSource.register(_source())
    spark.conf.set(PUSHDOWN, "true")
    try:
        d = spark.read.format("pushing").load()
        counts = [d.where("offset >= 10").count(), d.count(), d.where("offset < 10").count(), d.count()]
    finally:
        spark.conf.unset(PUSHDOWN)
    assert counts == [3, 3, 3, 3]  # 3, 6, 3, 6 is right


def test_our_sources_push_none_so_each_scan_has_its_own_rows(spark: SparkSession) -> None:
    from pyspark.sql.datasource import DataSourceReader

    from segspec.samples import FOLDER
    from segspec.spark.reader import LogReader

    assert LogReader.pushFilters is DataSourceReader.pushFilters
    d = spark.read.format("osiris").load(str(FOLDER / "osiris" / "epochs" / "log"))
    counts = [d.where("offset >= 252").count(), d.count(), d.where("offset < 252").count(), d.count()]
    assert counts == [52, 300, 248, 300]
