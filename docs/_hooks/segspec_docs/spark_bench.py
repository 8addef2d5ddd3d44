"""The Spark part of `make bench` as tables, and an extrapolation to a hundred terabytes."""

from __future__ import annotations

from segspec_docs.bench import _cells, _number, _table, rate, size
from segspec_docs.bench_page import BenchPage

GIGABYTE, TERABYTE = 1e9, 1e12
WHOLE = 100 * TERABYTE
SEGMENT_BYTES = 500e6
"""RabbitMQ's default segment size."""

LISTED = 1000
"""Objects that a store lists per answer."""

TASK_BYTES = (128 << 20, 1 << 30)
HOURS = 30 * 24


class SparkBench(BenchPage):
    def _besides(self) -> str:
        return f", PySpark {self._result['versions'].get('pyspark', '')}"

    def verdict(self) -> str:
        rows = self._result["ratios"]
        met = sum(row["met"] for row in rows)
        return f"{met} of {len(rows)} targets are met, {len(rows) - met} missed"

    def rates(self) -> str:
        """Bytes of the log per second, by query and way to read."""
        body = []
        for row in self._result["measurements"]:
            spread = f"{rate(row['min'])} … {rate(row['max'])}"
            body.append(_cells((row["log"], row["what"], row["way"], row["of"], rate(row["median"]), spread)))
        return _table(("Log", "Query", "Read by", "Of", "Median", "Least and most"), body)

    def cold(self) -> str:
        cold = self._result["cold"]
        body = [
            _cells((name, f"{_number(cold[way]['session_seconds'])} s", f"{_number(cold[way]['query_seconds'])} s"))
            for way, name in (("segspec", f"segspec, {cold['log']}"), ("parquet", "Parquet of the same rows"))
        ]
        return _table(("", "The session", "The first count()"), body)

    def streams(self) -> str:
        found = self._result["streams"]
        backlog, live = found["backlog"], found["live"]
        return (
            f"{found['log']}: a backlog of {backlog['rows']:,} records is read at {rate(backlog['rate'])} in "
            f"{backlog['batches']} batches. Beside a writer of {live['records_a_second']:,} records a second, at a "
            f"trigger of one second, the oldest record of a batch is {_number(live['oldest_record_seconds'])} s old "
            f"when the batch is looked at; a batch has {live['rows_a_batch']:,.0f} rows, and at most "
            f"{live['most_rows_of_a_batch']:,}."
        )

    def clusters(self) -> str:
        body = [
            _cells(
                (
                    row["log"],
                    str(row["partitions"]),
                    f"{_number(row['first_seconds'])} s",
                    f"{_number(row['seconds'])} s",
                )
            )
            for row in self._result["clusters"]
        ]
        return _table(("Log", "Partitions", "First scan", "Later scans"), body)

    def planning(self) -> str:
        found = self._result["planning"]
        return (
            f"{found['segments']:,} small segments of one folder are planned in {_number(found['seconds'])} s as "
            f"{found['partitions']:,} partitions, {found['bytes_a_segment']:.0f} B a segment. {found['log']}, in one "
            f"segment, is cut into {found['cut_partitions']} partitions in {_number(found['cut_seconds'])} s, "
            f"{found['bytes_a_partition']:.0f} B each."
        )

    def stored(self) -> str:
        """Requests and time for plans and tasks of small segments in an object store."""
        body = [
            _cells(
                (
                    f"{row['segments']:,}",
                    _number(row["processor_seconds"]),
                    f"{row['plan']['LIST']:,}",
                    f"{row['task']['HEAD'] / row['task_segments']:.0f}",
                    f"{row['task']['GET'] / row['task_segments']:.0f}",
                )
            )
            for row in self._result["stored"]
        ]
        heads = ("Segments", "Plan, seconds of the processor", "Plan, LIST", "A small segment, HEAD", "GET")
        return _table(heads, body)

    def hundred_terabytes(self) -> str:
        """Tasks, the driver's memory, requests and core-hours, from the figures."""
        found, seconds = self._result["planning"], self._a_task()
        segments = WHOLE / SEGMENT_BYTES
        body = []
        for task_bytes in TASK_BYTES:
            tasks = WHOLE / task_bytes
            overhead = tasks * seconds / 3600
            body += [
                _cells((f"{size(task_bytes)} a task: tasks", f"{tasks:,.0f}")),
                _cells(
                    (f"{size(task_bytes)} a task: their plan, on the driver", size(tasks * found["bytes_a_partition"]))
                ),
                _cells((f"{size(task_bytes)} a task: core-hours to begin them", _number(overhead))),
            ]
        for way in ("segspec", "Parquet"):
            core_hours = WHOLE / self._rate_of_a_core(way) / 3600
            body.append(_cells((f"core-hours to scan it, {way}", _number(core_hours))))
        body += [
            _cells(
                (
                    "answers of a store that lists its objects (a segment and its index each)",
                    f"{2 * segments / LISTED:,.0f}",
                )
            ),
            _cells(("bytes read for one hour of thirty days, by time", f"about {size(WHOLE / HOURS)}")),
        ]
        return _table(("100 TB in segments of 500 MB", ""), body)

    def _a_task(self) -> float:
        """Core-seconds that each task adds, from scans in one and a hundred partitions."""
        rows = {row["partitions"]: row["seconds"] for row in self._result["clusters"]}
        fewest, most = min(rows), max(rows)
        return max(0.0, 2 * (rows[most] - rows[fewest] / 2) / (most - fewest)) if most > fewest else 0.0

    def _rate_of_a_core(self, way: str) -> float:
        """Bytes per second of one core in scans of many segments (Parquet: of one), the mean of the logs."""
        of = "17 segments" if way == "segspec" else "one segment"
        rows = [
            row["median"]
            for row in self._result["measurements"]
            if (row["what"], row["way"], row["of"]) == ("scan", way, of)
        ]
        cores = self._result["machine"]["cores"]
        return sum(rows) / len(rows) / cores
