"""Every format's records through real Spark, against the truth."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from segspec.formats import NAMES
from tests.helpers import corpus as real
from tests.helpers.sweeps import some

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

pytestmark = [pytest.mark.spark, pytest.mark.xdist_group("spark")]


@pytest.mark.parametrize("format", some(NAMES, 2))
def test_every_log_of_the_corpus_agrees_with_its_truth(spark: SparkSession, corpus: Path, format: str) -> None:
    cases = real.cases(corpus, format)
    got = _by_case(spark, format, cases)
    for case in cases:
        true = real.truth(format, case)
        records = got[case.name]
        assert [name for name, _ in records] == list(true), f"{case.name}: other records than the truth"
        wrong = [name for name, value in records if true[name] not in (value, None)]
        assert not wrong, f"{case.name}: {wrong[:3]} differ from the truth"


def _by_case(spark: SparkSession, format: str, cases: list[Path]) -> dict[str, list[tuple[Any, Any]]]:
    from pyspark.sql import functions as f

    paths = {str(real.log_of(format, case)): case.name for case in cases}
    reader = spark.read.format(format).option("mode", "DROPMALFORMED")
    if format == "mojo":
        frame = reader.option("includeDeleted", "true").load(list(paths)).select("segment", "id", "deleted", "fields")
    else:
        # Without the timestamp: real producers of TANK claim times that Spark cannot hold.
        frame = reader.option("columns", "segment,offset,value").load(list(paths))
        frame = frame.select("segment", "offset", f.sha2("value", 256))
    found: dict[str, list[tuple[Any, Any]]] = defaultdict(list)
    for row in frame.collect():
        case = paths[row[0].rsplit("/", 1)[0]]
        found[case].append((row[1], _mojo(row) if format == "mojo" else row[2]))
    return found


def _mojo(row: Any) -> tuple[bool, list[list[str]]]:
    return row[2], [[bytes(pair["name"]).hex(), bytes(pair["value"]).hex()] for pair in row[3]]
