"""The first answers of the page on speed: how long 1 GB takes, and one chart per question."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from typing import Any

from segspec_docs.bench import Bench, _cells, _number, _table, rate, role, size
from segspec_docs.plots import Bar, bar_plot
from segspec_docs.verb_bench import VerbBench

Row = dict[str, Any]

GIGABYTE = 1e9
OWN = {
    "segspec verify LOG": "segspec verify, new process",
    "segspec arrow, first pass": "segspec, Arrow batches, new process",
    "segspec arrow": "segspec, Arrow batches, after that",
    "segspec records": "segspec, Python objects",
}
BESIDE = {
    "cat | wc -c": "cat, new process",
    "Kaitai JavaScript": "Kaitai JavaScript, no checksums",
    "Kaitai Python": "Kaitai Python, no checksums",
}
"""Measures and their words on the page."""
READERS = tuple(BESIDE)[1:]
FIRST = "segspec arrow, first pass"


class Answers:
    def __init__(self, bench: Bench, verbs: VerbBench) -> None:
        self._rows = {(row["log"], row["what"]): row for row in bench.compared()}
        self._logs = bench.logs()
        self._verbs = verbs

    def logs(self, label: str) -> list[str]:
        return [log for log in self._logs if log.endswith(f" {label}")]

    def gigabyte(self, label: str) -> str:
        """Seconds for 1 GB, by way and format."""
        logs = self.logs(label)
        body = []
        for what, words in (OWN | BESIDE).items():
            cells = [self._cell(log, what) for log in logs]
            if any(cells):
                body.append(_cells((words, *cells)))
        return _table((f"1 GB, records of {label}", *(log.removesuffix(f" {label}") for log in logs)), body)

    def lead(self, label: str) -> str:
        """One sentence: the range over the formats, and where another reader is quicker."""
        logs = self.logs(label)
        cold = [self._seconds(log, FIRST) for log in logs]
        warm = [self._seconds(log, "segspec arrow") for log in logs]
        cat = [self._seconds(log, "cat | wc -c") for log in logs]
        return (
            f"1 GB of records of {label} takes {span(cold)} in a new process and {span(warm)} after that, by format, "
            f"with every checksum checked; cat takes {span(cat)}."
        )

    def slower(self) -> str:
        """The logs that another reader reads in less time than segspec's first pass."""
        found = [
            f"{log} by {BESIDE[what].split(',')[0]} ({_number(self._seconds(log, what))} s, segspec "
            f"{_number(self._seconds(log, FIRST))} s)"
            for log in self._logs
            for what in READERS
            if (log, what) in self._rows and self._seconds(log, what) < self._seconds(log, FIRST)
        ]
        return "; ".join(found) if found else "none"

    def beside_others(self, label: str) -> str:
        """Rates of segspec in a new process and of each other reader, by format."""
        bars = []
        for log in self.logs(label):
            for what in (FIRST, *READERS):
                if (row := self._rows.get((log, what))) is not None:
                    name = "segspec, new process" if what == FIRST else BESIDE[what].split(",")[0]
                    bars.append(self._bar(f"{log.removesuffix(f' {label}')}: {name}", row, what))
        return bar_plot("beside-others", f"Bytes a second in records of {label}, logarithmic", bars, rate)

    def small_records(self) -> str:
        """Arrow batches after the first pass in both sizes of records, and a copy of the memory."""
        bars = [self._bar(log, self._rows[log, "segspec arrow"], "segspec arrow") for log in sorted(self._logs)]
        copies = [self._rows[log, "memcpy"] for log in self._logs if (log, "memcpy") in self._rows]
        if copies:
            bars.append(self._bar("memcpy", sorted(copies, key=_median)[len(copies) // 2], "memcpy"))
        return bar_plot("small-records", "Bytes a second as Arrow batches, logarithmic", bars, rate)

    def memory(self, label: str) -> str:
        """Peak memory of each way over all formats: bar median, line minimum to maximum."""
        bars = []
        for what, words in (OWN | BESIDE).items():
            peaks = [self._rows[log, what]["peak_bytes"] for log in self.logs(label) if (log, what) in self._rows]
            if peaks:
                bars.append(spread(words.split(", no")[0], peaks, size, role(what)))
        return bar_plot("most-memory", f"Peak memory in records of {label}, logarithmic", bars, size)

    def verbs(self) -> str:
        """Seconds of every verb over all formats: bar median, line minimum to maximum."""
        rows = [row for row in self._verbs.measurements() if row["log"].endswith(" 180 B")]
        bars = []
        for what in dict.fromkeys(row["what"] for row in rows):
            seconds = [row["median"] for row in rows if row["what"] == what]
            bars.append(spread(what.removeprefix("segspec "), seconds, in_seconds, role(what)))
        title = f"Seconds of each verb on {size(rows[0]['size'])}, logarithmic"
        return bar_plot("verbs", title, bars, in_seconds)

    def _bar(self, label: str, row: Row, what: str) -> Bar:
        return Bar(label, row["median"], row["min"], row["max"], rate(row["median"]), role(what))

    def _cell(self, log: str, what: str) -> str:
        return f"{_number(self._seconds(log, what))} s" if (log, what) in self._rows else ""

    def _seconds(self, log: str, what: str) -> float:
        row = self._rows[log, what]
        return GIGABYTE / row["median"] if row["unit"] == "bytes/s" else row["median"] * GIGABYTE / row["size"]


def spread(label: str, values: list[float], words: Callable[[float], str], kind: str) -> Bar:
    middle = median(values)
    return Bar(label, middle, min(values), max(values), words(middle), kind)


def in_seconds(value: float) -> str:
    return f"{_number(value)} s"


def span(values: list[float]) -> str:
    low, high = _number(min(values)), _number(max(values))
    return f"{low} s" if low == high else f"{low} to {high} s"


def _median(row: Row) -> float:
    return float(row["median"])
