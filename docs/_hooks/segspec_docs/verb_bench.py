"""`make bench` of every verb as tables."""

from __future__ import annotations

from html import escape
from typing import Any

from segspec_docs.bench import _number, _table, size
from segspec_docs.bench_page import BenchPage

Row = dict[str, Any]

MARKS = {True: ' class="met"', False: ' class="missed"', None: ""}


class VerbBench(BenchPage):
    def measurements(self) -> list[Row]:
        rows: list[Row] = self._result["measurements"]
        return rows

    def sizes(self) -> list[int]:
        return sorted({row["size"] for row in self._result["measurements"]})

    def table(self, label: str, length: int) -> str:
        """Seconds and rate of every verb on logs of `length` bytes in records of this size."""
        rows = [row for row in self._result["measurements"] if self._is_of(row, label, length)]
        logs = list(dict.fromkeys(row["log"] for row in rows))
        if not rows:
            return "Not measured."
        found = {(row["what"], row["log"]): row for row in rows}
        verdicts = {
            (row["target"], row["log"]): row["met"] for row in self._result["ratios"] if self._is_of(row, label, length)
        }
        body = []
        for what in dict.fromkeys(row["what"] for row in rows):
            cells = [_cell(found.get((what, log)), _verdict(verdicts, what, log)) for log in logs]
            body.append(f"<td><code>{escape(what.removeprefix('segspec '))}</code></td>" + "".join(cells))
        heads = (log.removesuffix(f" {label}") for log in logs)
        return _table((f"{size(length)}, records of {label}", *heads), body)

    def verdict(self) -> str:
        rows = self._result["ratios"]
        return f"{sum(row['met'] is True for row in rows)} of {len(rows)} targets are met"

    def memory(self) -> str:
        rows = [row for row in self._result["measurements"] if row["what"].startswith("segspec ")]
        most = [max((row for row in rows if row["size"] == length), key=_peak) for length in self.sizes()]
        return " and ".join(
            f"{size(row['peak_bytes'])} at {size(row['size'])} (`{row['what'].removeprefix('segspec ')}`, {row['log']})"
            for row in most
        )

    def left_out(self) -> str:
        reasons = dict.fromkeys(
            (row["what"].split()[1], row["log"].split()[0], row["reason"]) for row in self._result["skipped"]
        )
        return "; ".join(f"`{verb}` of {format}: {reason}" for verb, format, reason in reasons)

    def _is_of(self, row: Row, label: str, length: int) -> bool:
        return bool(row["size"] == length and row["log"].endswith(f" {label}"))


def _peak(row: Row) -> int:
    return int(row["peak_bytes"])


def _verdict(verdicts: dict[tuple[str, str], bool | None], what: str, log: str) -> bool | None:
    ends = (" against ", ", ")
    return next(
        (
            met
            for (name, of), met in verdicts.items()
            if of == log and name.startswith(tuple(what + end for end in ends))
        ),
        None,
    )


def _cell(row: Row | None, met: bool | None) -> str:
    if row is None:
        return "<td></td>"
    a_second = f"{size(row['size'] / row['median'])}/s"
    return f"<td{MARKS[met]}>{_number(row['median'])} s<br><small>{a_second}</small></td>"
