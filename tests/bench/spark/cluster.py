"""A cluster of two executors on this machine, each a process of its own: the same log in 1, 10 and 100 partitions."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from tests.bench.run import ROOT, environment
from tests.bench.spark.data import Written

MASTER = "local-cluster[2,1,2048]"
PARTITIONS = (1, 10, 100)
PASSES = 3

PROGRAM = """
import json, sys, time
from tests.bench.spark.run import session
spark = session(sys.argv[1])
format, path, partitions, passes = sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
reader = spark.read.format(format)
if partitions == 1:
    reader = reader.option("maxPartitionBytes", str(1 << 60))
frame = reader.option("minPartitions", partitions).load(path)
made = frame.rdd.getNumPartitions()
seconds = []
for _ in range(passes + 1):
    began = time.perf_counter()
    frame.write.format("noop").mode("append").save()
    seconds.append(time.perf_counter() - began)
print(json.dumps({"partitions": made, "seconds": sorted(seconds[1:])[passes // 2], "first_seconds": seconds[0]}))
spark.stop()
"""


def measure(log: Written) -> list[dict[str, Any]]:
    """For each number of partitions: how many were made, and the median seconds of a scan."""
    return [{"log": log.case.name, "wanted": count, **_scans(log, count)} for count in PARTITIONS]


def _scans(log: Written, partitions: int) -> dict[str, Any]:
    command = [sys.executable, "-c", PROGRAM, MASTER, log.case.format, log.one, str(partitions), str(PASSES)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, env=environment())
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer
