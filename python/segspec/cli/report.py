"""`segspec report`: a whole node, one line per log."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection

import click

from segspec.cli import options
from segspec.cli.progress import bar
from segspec.cli.report_words import (
    FOLDER,
    IMPORTANCE,
    LEAST,
    NEED_COLOURS,
    NOTHING,
    OF_UNNAMED,
    QUEUE,
    RIGHT,
    cells,
    columns,
    summary,
)
from segspec.cli.streams import DAMAGED, SOUND
from segspec.cli.table import StyledText, fit, lines, terminal_width
from segspec.core.json_form import line
from segspec.library.node_report import NodeReport, report
from segspec.storage.directory import is_directory

MOST_PROCESSES = 8


@options.verb(name="report")
@options.reads("path", metavar="DIR")
@options.read_as
@options.owner("The release that starts. [default: each log's newest]")
@options.output("text", "json", "html")
@click.option(
    "--processes",
    type=click.IntRange(1),
    help=f"Number of processes. [default: one per CPU, at most {MOST_PROCESSES}]",
)
@options.limits
def command(path: str, owner: str | None, output: str, processes: int | None) -> int:
    """Shows the logs of a node or a tree, one line per log, the most urgent first: what is damaged, what the next start
    loses, and what consumers receive.

    DIR is a node's data folder, or any folder that contains logs. Nothing is written. JSON has one object per log,
    followed by one with the sums. HTML is one self-contained page.

    Exits with 3 if data is damaged or will be lost.
    """
    if not is_directory(path):
        raise click.UsageError(f"{path} is not a folder")
    made = read(path, owner, processes)
    if output == "json":
        for log in made.logs:
            click.echo(line(log.as_json()))
        click.echo(line(made.as_json()))
    elif output == "html":
        from segspec.cli.report_page import page

        sys.stdout.write(page(made))
    else:
        show(made)
    return DAMAGED if made.damaged else SOUND


def read(path: str, owner: str | None, processes: int | None = None) -> NodeReport:
    processes = processes or min(os.cpu_count() or 1, MOST_PROCESSES)
    with bar(path, 0) as progress:
        tell = None if progress is None else progress.tell
        return report(path, owner=owner, **options.opening(), processes=processes, progress=tell)


def show(made: NodeReport) -> None:
    is_less = table(made)
    click.echo()
    if is_less:
        click.echo("The table is cut to fit this terminal: see --output html or json.")
    for text in summary(made):
        click.echo(text)


def table(made: NodeReport, without: Collection[int] = ()) -> bool:
    """Prints one line per log, without the columns `without`, to fit a terminal. Returns whether anything is cut."""
    rows = [tuple(StyledText(name, dim=True) for name in columns(made))]
    for log in made.logs:
        need, *others = cells(log, made.path)
        rows.append((StyledText(need, NEED_COLOURS[log.need]), *map(StyledText, others)))
    room = terminal_width() if sys.stdout.isatty() else sys.maxsize
    are_named = all(row[QUEUE].text != NOTHING for row in rows)
    empty = [at for at, column in enumerate(zip(*rows[1:], strict=True)) if {cell.text for cell in column} == {NOTHING}]
    left_out = {*without, *(empty if sys.stdout.isatty() else ())}
    order = [number for number in (IMPORTANCE if are_named else OF_UNNAMED) if number not in left_out]
    fitting = fit(rows, room, order, LEAST)
    right = [place for place, number in enumerate(fitting.widths) if number in RIGHT]
    for text in lines([fitting.of(row, at_start=(FOLDER,)) for row in rows], right=right):
        click.echo(text.rstrip())
    return fitting.is_less
