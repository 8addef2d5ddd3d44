"""What a user waits for who begins: a new Python, a new session, and the first query."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from tests.bench.run import ROOT, environment
from tests.bench.spark.data import Written

PROGRAM = """
import json, sys, time
began = time.perf_counter()
from tests.bench.spark.run import session
spark = session("local[2]")
ready = time.perf_counter()
format, way, path = sys.argv[1:]
frame = spark.read.parquet(path) if way == "parquet" else spark.read.format(format).load(path)
rows = frame.count()
print(json.dumps({"session_seconds": ready - began, "query_seconds": time.perf_counter() - ready, "rows": rows}))
spark.stop()
"""


def measure(log: Written) -> dict[str, Any]:
    """Seconds of session and first query, of the log and of the same rows in Parquet; each in a new process."""
    return {
        "log": log.case.name,
        "segspec": _first(log, "segspec", log.many),
        "parquet": _first(log, "parquet", log.parquet),
    }


def _first(log: Written, way: str, path: str) -> dict[str, Any]:
    command = [sys.executable, "-c", PROGRAM, log.case.format, way, path]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, env=environment())
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if answer["rows"] != log.case.records:
        raise ValueError(f"{way} counted {answer['rows']} of {log.case.records} rows")
    return answer
