"""Runs what compares with recorded facts, or asks what day it is, on other days: `python -m tests.dates`.

The clock is libfaketime's. What it breaks by itself is left out: JVMs, and tests of time-outs, closed streams,
terminals and memory, which know no date. Kafka's brokers start without it, on states that are older instead.
"""

from __future__ import annotations

import os
import subprocess
import sys

from tests.needs import ROOT, program

DATES = ("+400d", "-20d")
RUN = (
    "tests/core", "tests/convert", "tests/forecast", "tests/recover", "tests/writing", "tests/store", "tests/brokers",
    "tests/cli/test_report.py", "tests/kafka/test_forecast.py", "tests/kafka/test_forecast_of_starts.py",
)  # fmt: skip
LEFT_OUT = {
    "tests/brokers/test_spark_writes.py": "Spark's JVM spins for ever under libfaketime",
    "tests/brokers/test_tutorial.py": "the same",
    "tests/brokers/test_publishing_elsewhere.py::test_records_get_there_by_tls": "the broker has the machine's clock, "
    "and takes no certificate of another day",
    "tests/brokers/test_publishing_elsewhere.py::test_verify_none_takes_any_certificate": "the same",
    "tests/brokers/test_retention.py": "the broker has the machine's clock, by which it deletes",
    "tests/store/test_closed.py::test_a_fork_while_threads_hold_the_locks": "libfaketime may hold a lock at a fork",
    "tests/writing/test_tank_resume.py::test_a_segment_of_the_older_names_is_gone_on_with": "a file has the machine's "
    "times, by which the segment is too old to be gone on with",
}
"""Files and tests, and why."""
KAFKA = (
    "tests/dates/kafka_states.py", "tests/dates/kafka_nodes.py", "tests/kafka/test_node_starts.py",
    "tests/kafka/test_runbook.py", "tests/kafka/test_retention.py", "tests/kafka/test_clients.py",
    "tests/kafka/test_recover.py", "tests/kafka/test_publishing.py", "tests/kafka/test_loading.py",
)  # fmt: skip
"""What starts Kafka's nodes: here all of them, on both releases, also on states that are older."""


def main(options: list[str]) -> int:
    pytest = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *options]
    environment = os.environ | {"FAKETIME_DONT_FAKE_MONOTONIC": "1", "PYTHONPATH": str(ROOT / "tests/dates/clock")}
    for what, why in LEFT_OUT.items():
        print(f"left out: {what}: {why}")
    left_out = [f"--deselect={what}" for what in LEFT_OUT]
    ended = 0
    for date in DATES:
        print(f"== {date}", flush=True)
        command = [program("faketime"), "-m", "-f", date, *pytest, *left_out, *RUN]
        ended |= subprocess.run(command, cwd=ROOT, env=environment).returncode
    print("== Kafka's nodes", flush=True)
    return ended | subprocess.run([*pytest, *KAFKA], cwd=ROOT, env=os.environ | {"SEGSPEC_ALL": "1"}).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
