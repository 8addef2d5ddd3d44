"""The shape of a result: what `make bench` writes, and the documentation reads. `result.schema.json` says the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any, TypedDict

from tests.bench.kinds import LogFile

BYTES_PER_SECOND, SECONDS = "bytes/s", "s"
FIRST_PASS = ", first pass"


class Measurement(TypedDict):
    """Median, least and most over the rounds, in `unit`; `peak_bytes` is the most memory that any round took."""

    log: str
    size: int
    what: str
    median: float
    min: float
    max: float
    unit: str
    peak_bytes: int


class Ratio(TypedDict):
    """A target: `got` is the median over the rounds of the ratio of two measurements of one round (or a figure by
    itself); `bound` says whether it is to be `at least` or `at most` what is `wanted`. Both `got` and `met` are null
    where something was not measured."""

    target: str
    log: str
    size: int
    bound: str
    wanted: float
    got: float | None
    met: bool | None


class Skipped(TypedDict):
    log: str
    size: int
    what: str
    reason: str


class Written(TypedDict):
    log: str
    size: int
    file_bytes: int
    content_bytes: int
    records: int


class Result(TypedDict):
    machine: dict[str, Any]
    versions: dict[str, str]
    command: str
    rounds: int
    logs: list[Written]
    measurements: list[Measurement]
    ratios: list[Ratio]
    skipped: list[Skipped]


@dataclass
class Series:
    """One measure of one log through the rounds. `values` are in `unit`, those of `first` in `first_unit`."""

    log: LogFile
    what: str
    unit: str = BYTES_PER_SECOND
    seconds: list[float] = field(default_factory=list)
    values: list[float] = field(default_factory=list)
    first: list[float] = field(default_factory=list)
    peak_bytes: int = 0
    reason: str | None = None

    def add(self, answer: dict[str, Any]) -> None:
        """Takes the figures of one round, as `child` gives them."""
        if "skipped" in answer:
            self.reason = answer["skipped"]
            return
        self.seconds.append(answer["seconds"])
        self.values.append(self._in_unit(answer["seconds"]))
        if answer["first_seconds"] is not None:
            self.first.append(self._in_unit(answer["first_seconds"]))
        self.peak_bytes = max(self.peak_bytes, answer["peak_bytes"])

    @property
    def complete(self) -> bool:
        """Whether every round gave figures."""
        return bool(self.values) and self.reason is None

    def _in_unit(self, seconds: float) -> float:
        return seconds if self.unit == SECONDS else self.log.content_bytes / seconds

    def rows(self, first: str | None) -> list[Measurement]:
        """The rows of the result; `first` is what is put behind the name for those of the first pass or line."""
        rows = [self._row(self.what, self.values)] if self.complete else []
        if first is not None and self.first and self.complete:
            rows.append(self._row(self.what + first, self.first))
        return rows

    def _row(self, what: str, values: list[float]) -> Measurement:
        return {
            "log": self.log.kind.name,
            "size": self.log.size,
            "what": what,
            "median": _short(median(values)),
            "min": _short(min(values)),
            "max": _short(max(values)),
            "unit": self.unit,
            "peak_bytes": self.peak_bytes,
        }


Table = Mapping[tuple[str, int, str], Series]
"""Every series by the log's name, its size, and the measure's name."""


def _short(value: float) -> float:
    """Four digits that count; more would only pretend."""
    return float(f"{value:.4g}")


def written(log: LogFile) -> Written:
    return {
        "log": log.kind.name,
        "size": log.size,
        "file_bytes": log.file_bytes,
        "content_bytes": log.content_bytes,
        "records": log.records,
    }


def save(result: Mapping[str, object], path: Path) -> None:
    """Writes the result whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_text(json.dumps(result, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    part.replace(path)
