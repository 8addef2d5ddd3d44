"""`segspec doctor`: content, problems, next start and next command, in ten lines."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from typing import NamedTuple

import click

from segspec.cli import options
from segspec.cli.console import origin_words, styled, wrapped, writing_words
from segspec.cli.report import read
from segspec.cli.report_words import (
    DAMAGE,
    FOLDER,
    LEAST,
    NEED_COLOURS,
    NEEDS,
    NOTHING,
    START,
    cells,
    damage,
    next_start,
    received,
    span,
    sums,
    times,
)
from segspec.cli.streams import COULD_NOT, DAMAGED, SOUND
from segspec.cli.table import StyledText, fit, lines
from segspec.core.code_text import shell_path
from segspec.core.errors import Severity
from segspec.core.json_form import line
from segspec.core.text import counted, printable
from segspec.library.node_report import LogReport, NodeReport, Urgency

SHOWN_LOGS = 5
SHOWN_OF_NODES = 3
QUIET = (Urgency.WARNED, Urgency.SOUND)
OF_TREE = (NEEDS, FOLDER, DAMAGE, START)
COMMANDS = {
    Urgency.UNREADABLE: "ls -la {path}",
    Urgency.EMPTIED: "ls -la {path}",
    Urgency.UNKNOWN: "segspec forecast {path}",
    Urgency.WARNED: "segspec verify {path}",
    Urgency.SOUND: "segspec dump {path} --limit 10",
}
"""The next command; for any other need, `recover`."""


class Diagnosis(NamedTuple):
    """A report, its logs that need something now, and the worst of them."""

    made: NodeReport
    needy: list[LogReport]
    worst: LogReport
    is_live: bool

    @property
    def state(self) -> str:
        return "being written" if self.is_live else self.worst.need.words

    def as_json(self) -> dict[str, object]:
        texts = {"need": self.state.replace(" ", "-"), "first": self.first(), "next": self.next_command()}
        shown = self.made.logs if len(self.made.logs) == 1 else self.needy[:SHOWN_LOGS]
        return {
            **self.made.as_json(),
            **{name: text for name, text in texts.items() if text},
            "worst": [log.as_json() for log in shown],
        }

    def first(self) -> str:
        worst, advice = self.worst, [text for node in self.made.nodes for text in node.advice]
        if self.is_live:
            return "".join(advice[:1])
        if worst.forecast is not None and worst.need not in QUIET:
            advice += worst.forecast.advice
        return advice[0] if advice else worst.first

    def next_command(self) -> str:
        worst = self.worst
        path = worst.path if worst.forecast is None else worst.forecast.path
        if len(self.needy) > 1:
            return f"segspec doctor {shell_path(path)}"
        if not self.needy and len(self.made.logs) > 1:
            path = self.made.path
        crash = worst.forecast.crash if worst.forecast is not None else None
        if crash is not None and crash.remedy and not worst.records_lost:
            return f"segspec forecast {shell_path(crash.ends[0] if crash.ends else path)}"
        name = path.rstrip("/").rpartition("/")[2]
        command = COMMANDS.get(worst.need, "segspec recover {path} -o {out}")
        if self.is_live:
            command = "segspec tail {path}"
        return command.format(path=shell_path(path), out=shell_path(f"./{name}.rescued"))


def diagnose(made: NodeReport) -> Diagnosis:
    needy = [log for log in made.logs if log.need not in QUIET and not _is_live(log)]
    worst = (needy or made.logs)[0]
    return Diagnosis(made, needy, worst, not needy and _is_live(worst))


def _is_live(log: LogReport) -> bool:
    made = log.forecast
    if made is None or not made.being_written or made.falls_back_from is not None or log.errors > len(log.findings):
        return False
    found = (each for each in (*log.findings, *made.findings()) if each.severity is Severity.ERROR)
    return not log.error and all(map(made.is_under_way, found))


@options.verb(name="doctor")
@options.reads("path", metavar="PATH")
@options.read_as
@options.owner("The release that starts. [default: each log's newest]")
@options.output("text", "json")
@options.limits
def command(path: str, owner: str | None, output: str) -> int:
    """Shows what PATH contains, what is wrong, what the next start does, and the command to type next.

    PATH is a file, a log, a node's data folder, or any folder that contains logs. `segspec PATH` does the same.

    JSON is one object: the sums of `segspec report`, `need`, `first`, `next`, and the most urgent logs in `worst`.

    Exits with 3 if data is damaged or will be lost, and with 1 if a log cannot be read.
    """
    made = read(path, owner)
    found = diagnose(made)
    if output == "json":
        click.echo(line(found.as_json()))
    else:
        for text in _of_log(found) if len(made.logs) == 1 else _of_tree(found):
            click.echo(text)
        for finding in made.findings[:SHOWN_OF_NODES]:
            click.echo(styled(finding))
        if first := found.first():
            click.echo(f"{click.style('first', bold=True)}: {printable(first)}")
        click.echo(f"{click.style('next', bold=True)}: {printable(found.next_command())}")
    if any(log.error for log in made.logs):
        return COULD_NOT
    is_damaged = any(log.damaged for log in found.needy) or any(node.loses_data for node in made.nodes)
    return DAMAGED if is_damaged else SOUND


def _of_log(found: Diagnosis) -> Iterator[str]:
    log = found.worst
    of = f"  {origin_words(log.origin)}" if log.origin else ""
    colour = NEED_COLOURS[Urgency.SOUND if found.is_live else log.need]
    yield f"{click.style(found.state, fg=colour, bold=True)}  {printable(log.path)}{of}"
    made, clock = log.forecast, times(log.first_timestamp, log.last_timestamp)
    amounts = (counted(log.records, "record"), counted(log.segments, "segment"), counted(log.bytes, "byte"))
    rows = [
        ("what", ", ".join([log.format, *amounts]) if log.format else ""),
        ("range", f"{span(log.first_offset, log.last_offset)}, {clock}".removesuffix(f", {NOTHING}")),
        ("damage", damage(log) if damage(log) != NOTHING else "none found"),
    ]
    worst = () if log.need in QUIET else log.findings[:1]
    rows += [("", f"{each.path.rpartition('/')[2]}:{each.position}: {each.message}") for each in worst]
    if made is not None:
        rows += [("next start", f"{made.owner}: {next_start(log)}")]
        rows += [("", made.crash.reason)] if made.crash is not None else []
        rows += [("consumers", received(made)), ("written now", writing_words(made.being_written))]
        rows += [("unknown", made.question)]
    column = max(len(name) for name, _ in rows) + 2
    for name, text in rows:
        if text not in ("", NOTHING):
            first, *more = wrapped(printable(text), 2 + column)
            yield f"  {click.style(name.ljust(column), dim=True)}{first}"
            yield from (" " * (2 + column) + each for each in more)


def _of_tree(found: Diagnosis) -> Iterator[str]:
    made, needy = found.made, found.needy
    yield click.style(printable(made.path), bold=True)
    yield from (f"  {text}" for text in wrapped(sums(made), 2))
    rows = []
    for log in needy[:SHOWN_LOGS]:
        shown = cells(log, made.path)
        need = StyledText(log.need.words, NEED_COLOURS[log.need])
        rows.append((need, *(StyledText(shown[at]) for at in OF_TREE[1:])))
    if rows:
        room = shutil.get_terminal_size().columns - 2 if sys.stdout.isatty() else sys.maxsize
        fitting = fit(rows, room, range(len(OF_TREE)), {at: LEAST[name] for at, name in enumerate(OF_TREE) if at})
        yield from (f"  {text.rstrip()}" for text in lines([fitting.of(row, at_start=(1,)) for row in rows]))
    if len(needy) > SHOWN_LOGS:
        yield f"  … and {len(needy) - SHOWN_LOGS:,} more: segspec report {shell_path(made.path)}"
