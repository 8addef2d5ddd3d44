"""The words of a report, for each log and for all."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from segspec.cli.console import counted, finding_line, writing_words
from segspec.core.json_form import moment
from segspec.core.text import path_text, printable
from segspec.formats import get
from segspec.formats.contract.clients import lines
from segspec.formats.contract.startup import Forecast
from segspec.formats.foreign import listed
from segspec.library.node_report import LogReport, NodeReport, Urgency
from segspec.storage.source import is_remote

REST = (
    "bytes", "segments", "records", "offsets", "time (UTC)", "damage", "at the next start",
    "consumers", "folder",
)  # fmt: skip
NAMED = 2
"""Number of columns that identify a log."""
RIGHT = (3, 4, 5)
"""The columns with numbers."""
NEEDS, VHOST, QUEUE, BYTES, SEGMENTS, RECORDS, OFFSETS, TIME, DAMAGE, START, CONSUMERS, FOLDER = range(12)
LEAST = {QUEUE: 12, DAMAGE: 13, START: 18, CONSUMERS: 14, FOLDER: 16}
"""The columns that a narrow terminal cuts, with their minimum widths."""
IMPORTANCE = (NEEDS, QUEUE, START, DAMAGE, CONSUMERS, RECORDS, FOLDER, VHOST, OFFSETS, BYTES, TIME, SEGMENTS)
OF_UNNAMED = (NEEDS, FOLDER, START, DAMAGE, CONSUMERS, RECORDS, QUEUE, VHOST, OFFSETS, BYTES, TIME, SEGMENTS)
"""The columns that a narrow terminal shows first, by whether all folders have names of streams."""

OF_FORECASTS = (START, CONSUMERS)
"""The columns that a forecast fills."""

NEED_COLOURS: Mapping[Urgency, str] = {
    Urgency.UNREADABLE: "magenta",
    Urgency.LOSES: "red",
    Urgency.FAILS: "red",
    Urgency.EMPTIED: "red",
    Urgency.STALLS: "red",
    Urgency.DAMAGED: "yellow",
    Urgency.UNKNOWN: "yellow",
    Urgency.WARNED: "cyan",
    Urgency.SOUND: "green",
}

NOTHING = "-"


def columns(made: NodeReport) -> tuple[str, ...]:
    """The columns' names: the owners' terms for logs, vhost and queue or topic and partition."""
    known = {tuple(get(log.format).origin.columns) for log in made.logs if log.format}
    called = list(zip(*sorted(names for names in known if len(names) == NAMED), strict=True))
    return ("needs", *(map(" or ".join, called) if called else ("of", "called")), *REST)


def cells(log: LogReport, root: str) -> tuple[str, ...]:
    """The texts of a log's line, one per `columns`, safe to print."""
    return tuple(
        printable(text)
        for text in (
            log.need.words,
            *_named(log),
            f"{log.bytes:,}",
            f"{log.segments:,}",
            f"{log.records:,}",
            span(log.first_offset, log.last_offset),
            times(log.first_timestamp, log.last_timestamp),
            damage(log),
            next_start(log),
            consumers(log.forecast),
            below(log.path, root),
        )
    )


def _named(log: LogReport) -> list[str]:
    """The log's origin, if it names a whole stream or partition."""
    said = [str(value) for value in log.origin.values()]
    return said if len(said) == NAMED else [NOTHING] * NAMED


def below(path: str, root: str) -> str:
    if is_remote(path):
        return path_text(path.removeprefix(root).strip("/") or ".")
    return path_text(os.path.relpath(path, root))


def span(first: int | str | None, last: int | str | None) -> str:
    return NOTHING if first is None else f"{first} … {last}"


def times(earliest: int | None, latest: int | None) -> str:
    if earliest is None or latest is None:
        return NOTHING
    first, last = (moment(time).partition(".")[0] for time in (earliest, latest))
    return first if first == last else f"{first} … {last}"


def damage(log: LogReport) -> str:
    """The reader's errors, in a few words."""
    if log.error:
        return log.error
    if not log.errors and not log.warnings:
        return NOTHING
    count, word = (log.errors, "error") if log.errors else (log.warnings, "warning")
    more = f", {log.records_behind_damage:,} records after it" if log.records_behind_damage else ""
    return f"{count:,} {word}{'s' if count > 1 else ''}: {log.codes}{more}"


def next_start(log: LogReport) -> str:
    made = log.forecast
    if made is None:
        return NOTHING
    if log.need is Urgency.EMPTIED:
        return f"begins anew, next offset {made.next_offset}"
    parts = ["does not start"] if made.crash is not None else []
    gone = made.records_lost - made.records_hidden
    if made.records_hidden:
        parts.append(f"serves {made.records_hidden:,} record{'s' if made.records_hidden > 1 else ''} no more")
    if gone:
        parts.append(f"loses {gone:,} record{'s' if gone > 1 else ''}")
    elif made.bytes_lost:
        parts.append(f"cuts {made.bytes_lost:,} bytes")
    if not parts:
        parts.append("not known" if made.is_undecided else "keeps all")
    if made.next_offset is not None and made.crash is None:
        falls = "falls back to " if made.falls_back_from is not None else ""
        parts.append(f"next offset {falls}{made.next_offset}")
    if made.retention is not None and (count := len(made.retention.deleted)):
        usual = ", unless it is configured otherwise" if made.retention.untold else ""
        parts.append(f"retention then deletes {count:,} segment{'s' if count > 1 else ''}{usual}")
    if made.being_written:
        parts.append("being written now")
    return ", ".join(parts)


def consumers(made: Forecast | None) -> str:
    """What a consumer receives from the first offset on, in a few words."""
    seen = None if made is None else made.consumers
    if made is None or seen is None:
        return NOTHING
    is_empty = seen.first_offset is None or seen.until_offset is None or seen.until_offset <= seen.first_offset
    reach = "nothing" if is_empty else f"{seen.first_offset} … {(seen.until_offset or 0) - 1}"
    if seen.stop is not None:
        return f"{reach}, then {seen.stop.how}"
    every = "all that is left" if made.records_lost else "all"
    early = seen.early.stop if seen.early is not None else None
    if seen.early is not None and early is not None:
        return f"{reach}, {every}; {early.how} before {seen.early.until_offset}"
    return reach if is_empty else f"{reach}, {every}"


def sums(made: NodeReport) -> str:
    """The amounts, and what is needed."""
    needs = (f"{count:,} {need.words if count == 1 else need.words_of_many}" for need, count in made.needs.items())
    amounts = (counted(len(made.logs), "log"), *(counted(made.total(f"{word}s"), word) for word in ("byte", "record")))
    return f"{', '.join(amounts)}: {', '.join(needs)}"


def summary(made: NodeReport) -> Iterator[str]:
    """The sums: amounts, needs, whose start it is, and what is unknown."""
    yield sums(made)
    for node in made.nodes:
        yield from map(printable, map(finding_line, node.findings()))
        yield from (f"not known: {printable(text)}" for text in node.unknown)
        yield from (f"first: {printable(text)}" for text in node.advice)
    if made.not_read:
        yield f"not read, files of other stores: {listed(made.not_read)}"
    lost = made.total("records_lost")
    if lost:
        yield f"{lost:,} records will be lost at the next start"
    clients = ((log, row) for log in made.logs if log.forecast for row in log.forecast.clients)
    placed = (row | {"says": f"in {below(log.path, made.path)} {row['says']}"} for log, row in clients)
    yield from map(printable, lines(placed))
    for (owner, why), count in made.owners.items():
        yield f"forecast for {owner}{f' ({printable(why)})' if why else ''}: {count:,} log{'s' if count != 1 else ''}"
    if made.undecided:
        yield f"for {made.undecided:,} of them it matters which release starts: say which with --owner"
    written = [log for log in made.logs if log.forecast and log.forecast.being_written]
    if written:
        signs = [sign for log in written if log.forecast for sign in log.forecast.being_written]
        yield f"{len(written):,} being written now, so what is said of their ends will change: {writing_words(signs)}"
