"""What a log in an object store costs, in requests: planning it, and reading a task, with more and more segments."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Any

from segspec.formats.durable_log.layout import NAMES
from segspec.spark.sources import source
from tests.bench.object_store import BUCKET, object_store
from tests.builders import durable_log

SEGMENTS = (1_000, 10_000, 100_000)


def measure(folder: Path) -> list[dict[str, Any]]:
    """For each number of segments: seconds (also of the processor) and requests of a plan, and those of its first
    task, with its segments."""
    return [_measured(folder / "objects", count) for count in SEGMENTS]


def _measured(folder: Path, count: int) -> dict[str, Any]:
    shutil.rmtree(folder, ignore_errors=True)
    log = folder / "log"
    log.mkdir(parents=True)
    for number in range(count):
        (log / NAMES.segment(number)).write_bytes(durable_log.record(number, b"value"))
    with object_store(folder) as store:
        options = {f"storage.{name}": str(value) for name, value in store.options.items()}
        asked = source("durable_log")({"path": f"s3://{BUCKET}/log", **options})
        reader: Any = asked.reader(asked.schema())
        began, worked = time.perf_counter(), time.process_time()
        partitions = reader.partitions()
        seconds, processor, plan = time.perf_counter() - began, time.process_time() - worked, store.asked()
        rows = sum(batch.num_rows for batch in reader.read(partitions[0]))
        task = store.asked()
    shutil.rmtree(folder)
    return {
        "segments": count,
        "seconds": seconds,
        "processor_seconds": processor,
        "plan": plan,
        "task_segments": rows,
        "task": task,
    }
