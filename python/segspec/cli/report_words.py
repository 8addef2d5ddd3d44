"""The words of a report, for each log and for all."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping

from segspec.cli.console import finding_line, writing_words
from segspec.core.json_form import moment
from segspec.core.text import counted, path_text, printable
from segspec.formats import get
from segspec.formats.asking import listed
from segspec.formats.contract.parts import lines
from segspec.formats.contract.startup import Forecast
from segspec.library.forecast import verdict
from segspec.library.node_report import LogReport, NodeReport, Urgency
from segspec.storage.source import is_remote

REST = (
    "bytes", "segments", "records", "offsets", "time (UTC)", "damage", "at the next start",
    "consumers", "folder",
)  # fmt: skip
NAMED = 2
RIGHT = (3, 4, 5)
NEEDS, VHOST, QUEUE, BYTES, SEGMENTS, RECORDS, OFFSETS, TIME, DAMAGE, START, CONSUMERS, FOLDER = range(12)
LEAST = {QUEUE: 12, DAMAGE: 13, START: 18, CONSUMERS: 14, FOLDER: 16}
"""Minimum widths of the columns that are cut."""
IMPORTANCE = (NEEDS, QUEUE, START, DAMAGE, CONSUMERS, RECORDS, FOLDER, VHOST, OFFSETS, BYTES, TIME, SEGMENTS)
OF_UNNAMED = (NEEDS, FOLDER, START, DAMAGE, CONSUMERS, RECORDS, QUEUE, VHOST, OFFSETS, BYTES, TIME, SEGMENTS)
"""Importance of columns, if all folders have names of streams, and otherwise."""

OF_FORECASTS = (START, CONSUMERS)

NEED_COLOURS: Mapping[Urgency, str] = {
    Urgency.UNREADABLE: "magenta",
    **dict.fromkeys((Urgency.LOSES, Urgency.FAILS, Urgency.EMPTIED, Urgency.STALLS), "red"),
    **dict.fromkeys((Urgency.DAMAGED, Urgency.UNKNOWN), "yellow"),
    Urgency.WARNED: "cyan",
    Urgency.SOUND: "green",
}

NOTHING = "-"


def columns(made: NodeReport) -> tuple[str, ...]:
    """The columns, with the owners' terms for a log."""
    known = {tuple(get(log.format).origin.columns) for log in made.logs if log.format}
    called = list(zip(*sorted(names for names in known if len(names) == NAMED), strict=True))
    return ("needs", *(map(" or ".join, called) if called else ("of", "called")), *REST)


def cells(log: LogReport, root: str) -> tuple[str, ...]:
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
            received(log.forecast),
            below(log.path, root),
        )
    )


def _named(log: LogReport) -> list[str]:
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
    if log.error:
        return log.error
    if not log.errors and not log.warnings:
        return NOTHING
    count, word = (log.errors, "error") if log.errors else (log.warnings, "warning")
    more = f", {log.records_behind_damage:,} records after it" if log.records_behind_damage else ""
    return f"{counted(count, word)}: {log.codes}{more}"


def next_start(log: LogReport) -> str:
    made = log.forecast
    if made is None:
        return NOTHING
    if log.need is Urgency.EMPTIED:
        return f"starts empty, next offset {made.next_offset}"
    parts = [words for _, words in verdict(made, consumers=False)]
    if made.retention is not None and made.retention.deleted:
        usual = ", unless it is configured otherwise" if made.retention.untold else ""
        parts.append(f"retention then deletes {counted(len(made.retention.deleted), 'segment')}{usual}")
    if made.being_written:
        parts.append("being written now")
    return ", ".join(parts)


def received(made: Forecast | None) -> str:
    if made is None or made.consumers is None:
        return NOTHING
    return made.consumers.words(loses=made.records_lost > 0)


def sums(made: NodeReport) -> str:
    needs = (f"{count:,} {need.words if count == 1 else need.words_of_many}" for need, count in made.needs.items())
    amounts = (counted(len(made.logs), "log"), *(counted(made.total(f"{word}s"), word) for word in ("byte", "record")))
    return f"{', '.join(amounts)}: {', '.join(needs)}"


def summary(made: NodeReport) -> Iterator[str]:
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
        yield f"forecast for {owner}{f' ({printable(why)})' if why else ''}: {counted(count, 'log')}"
    if made.undecided:
        yield f"{made.undecided:,} of them depend on the release that starts: choose one with --owner"
    written = [log for log in made.logs if log.forecast and log.forecast.being_written]
    if written:
        signs = [sign for log in written if log.forecast for sign in log.forecast.being_written]
        yield f"{len(written):,} being written now, so their ends will change: {writing_words(signs)}"
