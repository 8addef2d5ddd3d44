"""The figures of `make bench` as tables and plots."""

from __future__ import annotations

import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from segspec_docs.plots import Bar, Line, bar_plot, line_plot

LIMITS = ("memcpy", "memcpy of a fresh map", "page-cache read", "CRC-32 by isal", "cramjam, bare loop")
COLD = {
    "cat | wc -c": "cat | wc -c",
    "segspec verify LOG": "verify",
    "segspec info LOG": "info",
    "segspec dump LOG --limit 10": "dump --limit 10",
    "segspec tail LOG -n 10": "tail -n 10",
    "import segspec": "import segspec",
    "a Spark task's own cost": "a Spark task",
}
"""Measures of new processes, with their columns."""

WRITING = {
    "write of the same payload": "a bare write of the payload",
    "segspec append_many, a list": "append_many, a list",
    "segspec append_many, Arrow": "append_many, Arrow",
}
"""Measures of writing, with their columns."""

PROGRAMS = ("segspec verify LOG", "cat | wc -c", "segspec verify")
CURVES = {
    "memcpy": "limit",
    "page-cache read": "limit dashed",
    "segspec scan": "own faint",
    "segspec arrow": "own",
    "segspec arrow, first pass": "own dashed",
}
"""Measures that are drawn against size."""

Row = dict[str, Any]


class Bench:
    def __init__(self, path: Path) -> None:
        self._result: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        self._rows: list[Row] = self._result["measurements"]
        self.command: str = self._result["command"]
        self.rounds: int = self._result["rounds"]

    @property
    def quick(self) -> bool:
        return "--quick" in self.command

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

    def sizes(self) -> list[int]:
        return sorted({row["size"] for log in self.logs() for row in self._of(log, "segspec arrow")})

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

    def targets(self) -> str:
        body = []
        for row in self._result["ratios"]:
            word, kind = {True: ("met", "met"), False: ("missed", "missed"), None: ("not measured", "unknown")}[
                row["met"]
            ]
            got = "" if row["got"] is None else _number(row["got"])
            cells = (row["target"], row["log"], f"{row['bound']} {_number(row['wanted'])}", got)
            body.append(_cells(cells) + f'<td class="{kind}">{word}</td>')
        return _table(("Target", "Log", "Wanted", "Got", ""), body)

    def logs(self) -> list[str]:
        """The compared logs: those without sub-batches or compression."""
        return list(dict.fromkeys(row["log"] for row in self._rows if row["what"] == "Kaitai Python"))

    def bars(self, log: str) -> str:
        """Rates of one log: at the reference size, or of other readers at their sample's."""
        rows = [row for row in self._compared(log) if row["what"] not in PROGRAMS and "first" not in row["what"]]
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

    def decompression(self) -> str:
        """Compressed logs: Arrow and the bare decompression of the same blocks, in decompressed bytes per second."""
        logs = dict.fromkeys(row["log"] for row in self._rows if row["what"] == "cramjam, bare loop")
        body = []
        for log in logs:
            by_name = {row["what"]: row for row in self._compared(log)}
            bare, arrow = by_name["cramjam, bare loop"], by_name.get("segspec arrow")
            if arrow is not None:
                share = _number(arrow["median"] / bare["median"])
                body.append(_cells((log, rate(bare["median"]), rate(arrow["median"]), share)))
        return _table(("Log", "cramjam, bare loop", "segspec arrow", "Ratio of medians"), body)

    def programs(self) -> str:
        whole = (
            "segspec --version",
            "segspec dump --output json",
            "segspec dump --output json, first line",
            "segspec convert",
            "fq",
        )
        rows = [row for row in self._rows if row["what"].startswith(whole) or row["what"] in PROGRAMS]
        return _table(
            ("Program", "Log", "Size", "Median", "Least and most", "Peak memory"),
            [
                _cells(
                    (
                        row["what"],
                        row["log"],
                        size(row["size"]),
                        figure(row, "median"),
                        f"{figure(row, 'min')} … {figure(row, 'max')}",
                        size(row["peak_bytes"]),
                    )
                )
                for row in rows
            ],
        )

    def curve(self, log: str) -> str:
        lines = []
        for what, kind in CURVES.items():
            points = [
                (row["size"], row["median"], row["min"], row["max"])
                for row in sorted(self._of(log, what), key=lambda row: row["size"])
            ]
            if points:
                lines.append(Line(what, kind, points))
        title = f"{log}: bytes a second against the size of the log, both logarithmic"
        return line_plot(f"curve-{_slug(log)}", title, lines, size, rate)

    def memory_curve(self, log: str) -> str:
        lines = []
        for what in ("segspec arrow", "segspec scan"):
            rows = sorted(self._of(log, what), key=lambda row: row["size"])
            if rows:
                lines.append(Line(what, CURVES[what], [(row["size"], *[row["peak_bytes"]] * 3) for row in rows]))
        title = f"{log}: peak memory against the size of the log, logarithmic"
        return line_plot(f"memory-{_slug(log)}", title, lines, size, size, linear=100e6)

    def _of(self, log: str, what: str) -> Iterable[Row]:
        return [row for row in self._rows if row["log"] == log and row["what"] == what]

    def skipped(self) -> str:
        reasons: dict[tuple[str, str], list[str]] = {}
        for row in self._result["skipped"]:
            reasons.setdefault((row["what"], row["reason"]), []).append(f"{row['log']} ({size(row['size'])})")
        if not reasons:
            return "Nothing was left out."
        body = [_cells((what, ", ".join(logs), reason)) for (what, reason), logs in reasons.items()]
        return _table(("Not measured", "Logs", "Why"), body)


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
