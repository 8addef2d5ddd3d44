"""A run: one session, every query once a round, and each round begins with another one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

from tests.bench import machine
from tests.bench.run import ROOT, say
from tests.bench.spark import cluster, cold, planned, stored, streams
from tests.bench.spark.data import Case, Written, write
from tests.bench.spark.prebuilt import Prebuilt
from tests.bench.spark.queries import (
    LENGTHS,
    MANY,
    OFFSETS,
    ONE,
    OWN,
    PARQUET,
    PREBUILT,
    SCAN,
    WRITE,
    WRITE_PARQUET,
    MeasuredQuery,
    queries,
    timed,
)

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

CONF = {
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.log.level": "OFF",
    "spark.driver.memory": "2g",
    "spark.sql.shuffle.partitions": "2",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
}

Key = tuple[str, str, str]
"""What is done, with which way to read, over how many segments."""

TARGETS: tuple[tuple[str, float, Key, Key], ...] = (
    *(
        (f"{what}, {of}, against prebuilt batches", 0.9, (what, OWN, of), (what, PREBUILT, of))
        for what in (SCAN, LENGTHS)
        for of in (ONE, MANY)
    ),
    *((f"{what}, 17 segments against one", 0.9, (what, OWN, MANY), (what, OWN, ONE)) for what in (SCAN, LENGTHS)),
    ("offsets only against the full scan", 1.3, (OFFSETS, OWN, ONE), (SCAN, OWN, ONE)),
    ("writing against df.write.parquet", 1.0, (WRITE, OWN, ONE), (WRITE_PARQUET, PARQUET, ONE)),
)
"""What is wanted: how many times as fast the first is as the second, at least. Medians of the rounds' ratios."""

Seconds = dict[Key, list[float]]


def run(cases: Sequence[Case], rounds: int, folder: Path, command: str) -> dict[str, Any]:
    """Everything, as the JSON that the page is made from."""
    shutil.rmtree(folder, ignore_errors=True)
    result: dict[str, Any] = {
        "machine": machine.describe(),
        "versions": machine.versions(ROOT),
        "command": command,
        "rounds": rounds,
        "logs": [],
        "measurements": [],
        "ratios": [],
    }
    try:
        for case in cases:
            log = write(case, folder / "log")
            result["logs"].append({"log": case.name, "records": case.records, "file_bytes": log.file_bytes})
            say(f"{case.name}, {log.file_bytes / 1e6:,.0f} MB")
            spark = session("local[2]")
            seconds = rates(spark, log, rounds, folder)
            result["measurements"] += list(_rows(log, seconds))
            result["ratios"] += list(ratios(log, seconds))
            if case is cases[0]:
                result["streams"] = streams.measure(spark, log, folder)
            spark.stop()
            if case is cases[0]:
                result["planning"] = planned.measure(log, folder)
                result["stored"] = stored.measure(folder)
                result["cold"] = cold.measure(log)
                result["clusters"] = cluster.measure(log)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    return result


def session(master: str) -> SparkSession:
    """A session whose workers find the bench's own source."""
    from segspec.spark import session as make

    os.environ["PYTHONPATH"] = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    spark = make(**CONF, **{"spark.master": master})
    spark.dataSource.register(Prebuilt)
    return spark


def rates(spark: SparkSession, log: Written, rounds: int, folder: Path, *, warm: bool = True) -> Seconds:
    """Seconds of every query, after one round that warms up and is not counted, unless `warm` is false."""
    made = list(queries(spark, log, folder))
    for each in made if warm else ():
        timed(each.run)
    seconds: Seconds = {_key(each): [] for each in made}
    for turn in range(rounds):
        begin = turn % len(made)
        for each in (*made[begin:], *made[:begin]):
            seconds[_key(each)].append(timed(each.run))
    return seconds


def _key(each: MeasuredQuery) -> Key:
    return each.what, each.way, each.of


def _rows(log: Written, seconds: Seconds) -> Iterable[dict[str, Any]]:
    for (what, way, of), taken in seconds.items():
        speeds = [log.file_bytes / each for each in taken]
        yield {
            "log": log.case.name,
            "what": what,
            "way": way,
            "of": of,
            "median": median(speeds),
            "min": min(speeds),
            "max": max(speeds),
        }


def ratios(log: Written, seconds: Seconds) -> Iterable[dict[str, Any]]:
    """Every target whose two queries ran."""
    for target, wanted, fast, slow in TARGETS:
        got = median(b / a for a, b in zip(seconds[fast], seconds[slow], strict=True))
        yield {
            "target": target,
            "log": log.case.name,
            "bound": "at least",
            "wanted": wanted,
            "got": float(f"{got:.3g}"),
            "met": got >= wanted,
        }
