"""The figures of `make bench` as tables and plots."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from segspec_docs.plots import Bar, bar_plot

LIMITS = ("memcpy", "page-cache read", "the codec alone")
COLD = {
    "cat | wc -c": "cat | wc -c",
    "segspec verify LOG": "verify",
    "segspec info LOG": "info",
    "segspec dump LOG --limit 10": "dump --limit 10",
    "segspec tail LOG -n 10": "tail -n 10",
    "import segspec": "import segspec",
}
"""Measures of new processes, with their columns."""

WRITING = {
    "write of the same payload": "a bare write of the payload",
    "segspec append_many, a list": "append_many, a list",
    "segspec append_many, Arrow": "append_many, Arrow",
}
"""Measures of writing, with their columns."""

Row = dict[str, Any]


class Bench:
    def __init__(self, path: Path) -> None:
        self._result: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self._rows: list[Row] = self._result["measurements"]
        self.command: str = self._result["command"]
        self.rounds: int = self._result["rounds"]

    @property
    def reference_words(self) -> str:
        return size(self.reference)

    @property
    def reference(self) -> int:
        """The size in bytes at which targets are checked."""
        return int(next(row["size"] for row in self._result["ratios"]))

    def machine(self) -> str:
        """Processor, memory, system, Python and versions: one line of Markdown each."""
        about = self._result["machine"]
        memory = f"{about['memory_bytes'] / 2**30:.0f} GiB"
        head = f"{about['processor']}, {about['cores']} cores, {memory}, {about['system']}, {about['python']}"
        packages = ", ".join(f"{name} {number}" for name, number in self._result["versions"].items())
        day = f" on {about['date']}" if "date" in about else ""
        return f"Measured{day}: {head}.\n\nWith {packages}."

    def compared(self) -> list[Row]:
        """Measures of the compared logs at the reference size."""
        logs = set(self.logs())
        largest = [row for log in logs for row in self._compared(log)]
        whole = [
            row for row in self._rows if row["log"] in logs and row["unit"] == "s" and row["size"] == self.reference
        ]
        return [*largest, *whole]

    def cold(self) -> str:
        by_log: dict[str, dict[str, Row]] = {}
        for row in self._rows:
            if row["unit"] == "s" and row["what"] in COLD:
                by_log.setdefault(row["log"], {})[row["what"]] = row
        if not by_log:
            return "These figures are older than this measure."
        body = []
        for log, rows in by_log.items():
            cells = (figure(rows[what], "median") if what in rows else "" for what in COLD)
            body.append(_cells((log, size(next(iter(rows.values()))["size"]), *cells)))
        return _table(("Log", "Size", *COLD.values()), body)

    def writing(self) -> str:
        records = {(row["log"], row["size"]): row for row in self._result["logs"]}
        found = {(row["log"], row["size"], row["what"]): row for row in self._rows if row["what"] in WRITING}
        if not found:
            return "These figures are older than this measure."
        body = []
        for log, length in dict.fromkeys((log, length) for log, length, _ in found):
            about = records[log, length]
            each = about["records"] / about["content_bytes"] / 1e6
            rows = (found.get((log, length, what)) for what in WRITING)
            cells = ("" if row is None else _number(row["median"] * each) for row in rows)
            body.append(_cells((log, size(length), *cells)))
        return _table(("Million records a second", "Size", *WRITING.values()), body)

    def verdict(self) -> str:
        rows = self._result["ratios"]
        met, missed = (sum(row["met"] is verdict for row in rows) for verdict in (True, False))
        unknown = len(rows) - met - missed
        return f"{met} of {len(rows)} targets are met, {missed} missed" + (
            f", {unknown} not measured" if unknown else ""
        )

    def logs(self) -> list[str]:
        """The compared logs."""
        return list(dict.fromkeys(row["log"] for row in self._rows if row["what"] == "Kaitai Python"))

    def bars(self, log: str) -> str:
        """Rates of one log: at the reference size, or of other readers at their sample's."""
        rows = [row for row in self._compared(log) if "first" not in row["what"]]
        rows.sort(key=lambda row: -row["median"])
        bars = [
            Bar(row["what"], row["median"], row["min"], row["max"], rate(row["median"]), role(row["what"]))
            for row in rows
        ]
        return bar_plot(f"rates-{_slug(log)}", f"{log}: bytes a second, logarithmic", bars, rate)

    def rates(self, log: str) -> str:
        return _table(
            ("", "Median", "Least and most", "Peak memory", "Log"),
            [
                _cells(
                    (
                        row["what"],
                        rate(row["median"]),
                        f"{rate(row['min'])} … {rate(row['max'])}",
                        size(row["peak_bytes"]),
                        size(row["size"]),
                    )
                )
                for row in self._compared(log)
            ],
        )

    def _compared(self, log: str) -> list[Row]:
        own = [
            row for row in self._rows if row["log"] == log and row["unit"] == "bytes/s" and row["what"] not in WRITING
        ]
        sizes = {row["size"] for row in own}
        largest: dict[str, Row] = {}
        for row in own:
            if row["size"] <= self.reference or len(sizes) == 1:
                before = largest.get(row["what"])
                largest[row["what"]] = row if before is None or row["size"] > before["size"] else before
        return list(largest.values())

    def skipped(self) -> str:
        reasons: dict[tuple[str, str], list[str]] = {}
        for row in self._result["skipped"]:
            reasons.setdefault((row["what"], row["reason"]), []).append(f"{row['log']} ({size(row['size'])})")
        if not reasons:
            return "Nothing was left out."
        body = [_cells((what, ", ".join(logs), reason)) for (what, reason), logs in reasons.items()]
        return _table(("Not measured", "Logs", "Why"), body)


RESULTS = ("bench", "bench-verbs", "bench-kafka", "bench-any-spec", "bench-spark")


def targets(data: Path) -> str:
    """A row for each target of all results below `data`: what is wanted, what was got over its logs, and the logs that
    miss it."""
    by_target: dict[str, list[Row]] = {}
    for name in RESULTS:
        for row in json.loads((data / f"{name}.json").read_text(encoding="utf-8"))["ratios"]:
            by_target.setdefault(row["target"], []).append(row)
    return _table(("Target", "Wanted", "Got", "Missed by"), (_target(*item) for item in by_target.items()))


def _target(target: str, rows: list[Row]) -> str:
    got = [row["got"] for row in rows if row["got"] is not None]
    missed = [row["log"] for row in rows if row["met"] is False]
    word = "not measured" if not got else f"all {len(rows)}" if len(missed) == len(rows) > 1 else ", ".join(missed)
    kind = "unknown" if not got else "missed" if missed else "met"
    wanted = f"{rows[0]['bound']} {_span([row['wanted'] for row in rows])}"
    return _cells((target, wanted, _span(got))) + f'<td class="{kind}">{escape(word)}</td>'


def _span(values: list[float]) -> str:
    return " to ".join(dict.fromkeys(_number(value) for value in (min(values), max(values)))) if values else ""


def role(what: str) -> str:
    if what.startswith("segspec"):
        return "own"
    return "limit" if what in LIMITS else "peer"


def rate(value: float) -> str:
    """Bytes per second in words."""
    return f"{size(value)}/s"


def size(value: float) -> str:
    """Bytes in words, decimal."""
    for factor, unit in ((1e9, "GB"), (1e6, "MB"), (1e3, "kB")):
        if value >= factor:
            return f"{_number(value / factor)} {unit}"
    return f"{_number(value)} B" if value else "0"


def figure(row: Row, key: str) -> str:
    return rate(row[key]) if row["unit"] == "bytes/s" else f"{_number(row[key])} s"


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _slug(text: str) -> str:
    return "".join(c if c.isalnum() else "-" for c in text.lower())


def _cells(cells: Iterable[str]) -> str:
    return "".join(f"<td>{escape(cell)}</td>" for cell in cells)


def _table(heads: Iterable[str], rows: Iterable[str]) -> str:
    head = "".join(f'<th scope="col">{escape(text)}</th>' if text else "<td></td>" for text in heads)
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return (
        f'<div class="scroll"><table class="figures"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
    )
