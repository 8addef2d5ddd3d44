"""Planning: 100,000 small segments, and what a partition costs the driver in time and memory."""

from __future__ import annotations

import pickle
import shutil
import time
from pathlib import Path
from typing import Any

from segspec.formats.durable_log.layout import NAMES
from segspec.spark.sources import source
from tests.bench.spark.data import Written
from tests.builders import durable_log

SEGMENTS = 100_000
PARTITIONS = 100


def measure(log: Written, folder: Path) -> dict[str, Any]:
    """Seconds to plan `SEGMENTS` segments, and a log cut into `PARTITIONS`; bytes of one partition on its way to a
    task."""
    many = folder / "many-segments"
    shutil.rmtree(many, ignore_errors=True)
    many.mkdir(parents=True)
    for number in range(SEGMENTS):
        (many / NAMES.segment(number)).write_bytes(durable_log.record(number, b"value"))
    seconds, partitions = _planned("durable_log", str(many))
    shutil.rmtree(many)
    cut_seconds, cut = _planned(log.case.format, log.one, minPartitions=str(PARTITIONS))
    return {
        "log": log.case.name,
        "segments": SEGMENTS,
        "seconds": seconds,
        "partitions": len(partitions),
        "bytes_a_segment": sum(len(pickle.dumps(one)) for one in partitions) / SEGMENTS,
        "cut_partitions": len(cut),
        "cut_seconds": cut_seconds,
        "bytes_a_partition": sum(len(pickle.dumps(one)) for one in cut) / len(cut),
    }


def _planned(format: str, path: str, **options: str) -> tuple[float, list[Any]]:
    asked = source(format)({"path": path, **options})
    reader: Any = asked.reader(asked.schema())
    began = time.perf_counter()
    partitions = reader.partitions()
    return time.perf_counter() - began, partitions
