"""A whole node, or any tree of logs: one line per log, the most urgent first."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import chain
from typing import Any, NamedTuple

from segspec.core.errors import Code, Finding, NotALogError, SegspecError, Severity
from segspec.core.json_form import plain
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Listing, SegmentSummary
from segspec.core.stretch import Wanted
from segspec.core.text import path_text
from segspec.formats import asking, get
from segspec.formats.contract.startup import Fate, Forecast, with_logs
from segspec.library.forecast import check_owner, forecast_alone, nodes_of
from segspec.library.info import range_of_log
from segspec.library.log import open_all
from segspec.library.stored_log import StoredLog, origin_by_name, origin_of
from segspec.library.verify import Indexes
from segspec.reading.detect import logs_below
from segspec.storage.directory import is_directory

MOST_FINDINGS = 8

WORTH_PROCESSES = 8


OF_MANY = {"loses": "lose", "does": "do", "stops": "stop", "has": "have"}


class Urgency(StrEnum):
    """What a log needs, the most urgent first."""

    UNREADABLE = "unreadable"
    LOSES = "loses-data"
    FAILS = "does-not-start"
    EMPTIED = "emptied"
    STALLS = "stops-consumers"
    DAMAGED = "damaged"
    UNKNOWN = "not-known"
    WARNED = "has-warnings"
    SOUND = "sound"

    @property
    def words(self) -> str:
        """For one log: it is sound, it loses data."""
        return self.replace("-", " ")

    @property
    def words_of_many(self) -> str:
        """For several logs: they are sound, they lose data."""
        verb, _, rest = self.words.partition(" ")
        return " ".join((OF_MANY.get(verb, verb), rest)).rstrip()


FIRST: Mapping[Urgency, str] = {
    Urgency.UNREADABLE: "find out why it cannot be read: the disk, the rights, or the limits",
    Urgency.LOSES: "copy it before the next start, then segspec recover",
    Urgency.FAILS: "copy it, then segspec recover, and put what that makes in its place",
    Urgency.EMPTIED: "look for its files before the next start, in another replica or a backup",
    Urgency.STALLS: "segspec recover, and put what that makes in its place",
    Urgency.DAMAGED: "segspec verify, then segspec recover",
    Urgency.UNKNOWN: "find out what the forecast calls not known",
    Urgency.WARNED: "segspec verify",
    Urgency.SOUND: "",
}


@dataclass(slots=True)
class LogReport:
    """One log. `origin` are the values in the names of folders, such as vhost and queue.

    `records` counts the undamaged prefixes of its segments, `records_behind_damage` the readable ones after damage.
    `counts` are by severity and code, `findings` the worst. `forecast` has changed files only; None if the format has
    no owner. `error` is why the log, or its forecast, could not be read.
    """

    path: str
    format: str = ""
    origin: Mapping[str, Any] = field(default_factory=dict)
    bytes: int = 0
    segments: int = 0
    records: int = 0
    records_behind_damage: int = 0
    first_offset: int | str | None = None
    last_offset: int | str | None = None
    first_timestamp: int | None = None
    last_timestamp: int | None = None
    counts: Counter[tuple[Severity, Code]] = field(default_factory=Counter)
    findings: tuple[Finding, ...] = ()
    forecast: Forecast | None = None
    error: str = ""

    @property
    def errors(self) -> int:
        return sum(count for (severity, _), count in self.counts.items() if severity is Severity.ERROR)

    @property
    def warnings(self) -> int:
        return sum(count for (severity, _), count in self.counts.items() if severity is Severity.WARNING)

    @property
    def records_lost(self) -> int:
        """The records that the next start loses."""
        return self.forecast.records_lost if self.forecast else 0

    @property
    def need(self) -> Urgency:
        made = self.forecast
        if self.error:
            return Urgency.UNREADABLE
        if made is not None and made.loses_data and (made.records_lost or _gives_out_again(made)):
            return Urgency.LOSES
        if made is not None and made.crash is not None:
            return Urgency.FAILS
        if self.format and not self.segments and self.errors:
            return Urgency.EMPTIED
        if made is not None and made.consumers is not None and made.consumers.stops:
            return Urgency.STALLS
        if self.errors or (made is not None and made.loses_data):
            return Urgency.DAMAGED
        if made is not None and made.is_undecided:
            return Urgency.UNKNOWN
        if self.warnings or (made is not None and any(made.findings())):
            return Urgency.WARNED
        return Urgency.SOUND

    @property
    def damaged(self) -> bool:
        """Whether anything is damaged or lost, or will be at the next start."""
        return self.need not in (Urgency.UNKNOWN, Urgency.WARNED, Urgency.SOUND)

    @property
    def codes(self) -> str:
        """The codes of its errors, or else of its warnings, with their counts."""
        worst = Severity.ERROR if self.errors else Severity.WARNING
        found = {code: count for (severity, code), count in self.counts.items() if severity is worst}
        return ", ".join(f"{code} ({count:,})" if count > 1 else str(code) for code, count in found.items())

    @property
    def first(self) -> str:
        """What to do first; empty if nothing needs doing."""
        crash = None if self.forecast is None else self.forecast.crash
        return "; ".join(crash.remedy) if crash is not None and crash.remedy else FIRST[self.need]

    def as_json(self) -> dict[str, Any]:
        """64-bit integers as decimal strings, absent fields absent."""
        out: dict[str, Any] = {"path": path_text(self.path), "format": self.format or None, **self.origin}
        out |= {"need": self.need, "first": self.first or None, "error": self.error or None}
        for name in ("bytes", "segments", "records"):
            out[name] = getattr(self, name)
        out["records_behind_damage"] = self.records_behind_damage or None
        for name in ("first_offset", "last_offset", "first_timestamp", "last_timestamp"):
            out[name] = getattr(self, name)
        out |= {"errors": self.errors, "warnings": self.warnings}
        shown: dict[str, Any] = plain(out)
        shown["findings"] = [finding.as_json() for finding in self.findings]
        if self.forecast is not None:
            made = self.forecast.as_json()
            shown["forecast"] = {name: made[name] for name in made if name not in ("path", *self.origin)}
            shown["forecast"]["findings"] = [finding.as_json() for finding in self.forecast.findings()]
        return shown


@dataclass(slots=True)
class NodeReport:
    """The logs at and below `path`, the most urgent first. `nodes` are forecasts of nodes' folders. `not_read` counts
    files of other stores.
    """

    path: str
    logs: tuple[LogReport, ...]
    nodes: tuple[Forecast, ...] = ()
    not_read: Mapping[str, int] = field(default_factory=dict)

    @property
    def findings(self) -> tuple[Finding, ...]:
        return tuple(finding for node in self.nodes for finding in node.findings())

    @property
    def damaged(self) -> bool:
        return any(log.damaged for log in self.logs) or any(node.loses_data for node in self.nodes)

    @property
    def needs(self) -> dict[Urgency, int]:
        """The number of logs per need, the most urgent first."""
        found = Counter(log.need for log in self.logs)
        return {need: found[need] for need in Urgency if found[need]}

    @property
    def owners(self) -> dict[tuple[str, str], int]:
        return dict(Counter((made.owner, made.chosen) for log in self.logs if (made := log.forecast)).most_common())

    @property
    def undecided(self) -> int:
        """The number of logs whose forecast depends on an unknown owner."""
        return sum(bool(log.forecast and log.forecast.question) for log in self.logs)

    def total(self, name: str) -> int:
        return sum(getattr(log, name) for log in self.logs)

    def as_json(self) -> dict[str, Any]:
        """The summary without the logs. 64-bit integers as decimal strings."""
        totals = {name: self.total(name) for name in ("bytes", "segments", "records", "records_lost")}
        made: dict[str, Any] = plain(
            {
                "path": path_text(self.path),
                "logs": len(self.logs),
                **totals,
                "needs": {str(need): count for need, count in self.needs.items()},
                "owners": [
                    {"owner": owner, "chosen": why or None, "logs": count}
                    for (owner, why), count in self.owners.items()
                ],
                "undecided": self.undecided,
                "nodes": self.nodes or None,
                "not_read": self.not_read or None,
            }
        )
        made["findings"] = [finding.as_json() for finding in self.findings]
        return made


class _Task(NamedTuple):
    path: str
    format: str
    listing: Listing
    limits: Limits
    owner: str | None


def report(
    path: str | os.PathLike[str],
    *,
    owner: str | None = None,
    format: str | None = None,
    limits: Limits = DEFAULT_LIMITS,
    processes: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> NodeReport:
    """The content, errors and next start of every log at or below the folder `path`.

    A log's file stands for its content and its folder's start. `owner` is as for `forecast`. A log's errors become its
    `error`. `processes` are forks of this one, which should have no other threads. `progress` gets the numbers of logs
    done and in all.

    Raises `ValueError` for an unknown owner, or one whose format has no log here; `SegspecError` without any log;
    `OSError` if the folder itself cannot be listed.
    """
    name = os.fspath(path)
    unreadable: list[LogReport] = []

    def leave(folder: str, error: OSError | SegspecError) -> None:
        unreadable.append(LogReport(folder, origin=origin_by_name(folder), error=_words(error)))

    passed: Counter[str] = Counter()
    if is_directory(name):
        found = logs_below(name, format, unreadable=leave, passed=passed)
    else:
        (log,) = open_all(name, format=format, limits=limits, modes=None)
        found = [(log.path, log.format, log.listing)]
    if not found and not unreadable:
        raise NotALogError(Code.MISSING_SEGMENT, asking.no_log(passed), path=name)
    if owner is not None:
        check_owner(owner, {each.name for _, each, _ in found})
    tasks = [_Task(folder, each.name, listing, limits, _owner_of(each.name, owner)) for folder, each, listing in found]
    done = list(unreadable)
    for made in _made(tasks, processes):
        done.append(made)
        if progress is not None:
            progress(len(done), len(tasks) + len(unreadable))
    logs = (StoredLog(folder, each, listing, limits=limits) for folder, each, listing in found)
    nodes = tuple(_followed(node, done) for node in nodes_of(logs, owner))
    return NodeReport(name, tuple(sorted(done, key=_order)), nodes, passed)


def _followed(node: Forecast, logs: list[LogReport]) -> Forecast:
    foretold = [log for log in logs if log.forecast is not None]
    node, made = with_logs(node, [log.forecast for log in foretold if log.forecast is not None])
    for log, forecast in zip(foretold, made, strict=True):
        log.forecast = forecast
    return node


def _owner_of(format: str, owner: str | None) -> str | None:
    return owner if owner is not None and owner in get(format).owners else None


def _made(tasks: list[_Task], processes: int) -> Iterator[LogReport]:
    if processes == 1 or len(tasks) < WORTH_PROCESSES:
        yield from map(_report_on, tasks)
        return
    # A few logs need no processes, which take long to import.
    from segspec.library.processes import Ended, in_processes

    for task, made in in_processes(_report_on, tasks, min(processes, len(tasks))):
        if isinstance(made, Ended):
            origin = origin_of(StoredLog(task.path, get(task.format), task.listing, limits=task.limits))
            made = LogReport(task.path, task.format, origin, segments=len(task.listing.segments), error=made.words)
        yield made


def _order(log: LogReport) -> tuple[Any, ...]:
    return list(Urgency).index(log.need), -log.records_lost, -log.errors, -log.bytes, log.path.split("/")


def _gives_out_again(made: Forecast) -> bool:
    stops = made.consumers is not None and made.consumers.stops
    return made.falls_back_from is not None and (bool(stops) or not made.bytes_lost)


def _words(error: Exception) -> str:
    return str(error) or type(error).__name__


def _report_on(task: _Task) -> LogReport:
    format = get(task.format)
    log = StoredLog(task.path, format, task.listing, limits=task.limits)
    made = LogReport(task.path, task.format, origin_of(log), segments=len(log.segments))
    try:
        _read(log, made)
        if format.startup is not None:
            found = forecast_alone(log, task.owner)
            made.forecast = replace(found, files=tuple(file for file in found.files if file.fate is not Fate.KEPT))
    except (SegspecError, OSError, MemoryError) as error:
        made.error = _words(error)
    return made


def _read(log: StoredLog, made: LogReport) -> None:
    tally = _Tally()
    tally.add(log.listing.findings)
    summaries: list[SegmentSummary] = []
    indexes = Indexes(log)
    for step in indexes.read(Wanted(), summaries=summaries):
        tally.add(step.findings)
    tally.add(indexes.findings())
    made.counts, made.findings = tally.counts, tally.worst()
    made.bytes = sum(summary.bytes for summary in summaries)
    made.records = sum(summary.prefix_records for summary in summaries)
    made.records_behind_damage = sum(summary.records for summary in summaries) - made.records
    for name, value in range_of_log(summaries).items():
        setattr(made, name, value)


class _Tally:
    def __init__(self) -> None:
        self.counts: Counter[tuple[Severity, Code]] = Counter()
        self._kept: dict[Severity, list[Finding]] = {severity: [] for severity in Severity}

    def add(self, findings: Iterable[Finding]) -> None:
        for finding in findings:
            self.counts[finding.severity, finding.code] += 1
            kept = self._kept[finding.severity]
            if len(kept) < MOST_FINDINGS:
                kept.append(finding)

    def worst(self) -> tuple[Finding, ...]:
        return tuple(chain.from_iterable(self._kept.values()))[:MOST_FINDINGS]
