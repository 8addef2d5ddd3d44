"""`segspec report`: a whole node, one line per log."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection

import click

from segspec.cli import options
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.progress import bar
from segspec.cli.report_page import page
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
from segspec.cli.table import StyledText, fit, lines, terminal_width
from segspec.core.json_form import line
from segspec.library.node_report import NodeReport, report
from segspec.storage.directory import is_directory

MOST_PROCESSES = 8


@options.verb(name="report")
@options.reads("path", metavar="DIR")
@options.read_as
@options.owner("Which release starts; by default each log's newest")
@options.output("text", "json", "html")
@click.option(
    "--processes",
    type=click.IntRange(1),
    help=f"How many processes share the work. [default: one for each CPU, {MOST_PROCESSES} at most]",
)
@options.limits
def command(path: str, owner: str | None, output: str, processes: int | None) -> int:
    """A whole node, or any tree of logs: a line a log, those first that need something done.

    DIR is the data folder of streams, or any folder above logs. Each log is read whole, and its next start is forecast:
    what is damaged, what will be lost, and what consumers see. The folders of streams that were emptied are there, too,
    and so is what cannot be read, which stops nothing else. Nothing is written.

    JSON is one object a log, followed by one with the sums. HTML is one page that needs no other file.

    Exit 3 where something is damaged, or will be lost.
    """
    if not is_directory(path):
        raise click.UsageError(f"{path} is no folder: a report is of all logs below one")
    with bar(path, 0) as progress:
        made = report(
            path,
            owner=owner,
            **options.opening(),
            processes=processes or usual_processes(),
            progress=None if progress is None else progress.tell,
        )
    if output == "json":
        for log in made.logs:
            click.echo(line(log.as_json()))
        click.echo(line(made.as_json()))
    elif output == "html":
        sys.stdout.write(page(made))
    else:
        show(made)
    return DAMAGED if made.damaged else SOUND


def usual_processes() -> int:
    return min(os.cpu_count() or 1, MOST_PROCESSES)


def show(made: NodeReport) -> None:
    is_less = table(made)
    click.echo()
    if is_less:
        click.echo("The table is cut to this terminal: --output html and json have all of it.")
    for text in summary(made):
        click.echo(text)


def table(made: NodeReport, without: Collection[int] = ()) -> bool:
    """Prints one line per log, without the columns `without`.
    Fits a terminal's width and drops empty columns there. Returns whether anything else was cut or left out.
    """
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
