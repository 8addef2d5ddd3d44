"""`segspec forecast`: what the owner's next start does to these files, and what to do first."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import click

from segspec.cli import options
from segspec.cli.console import COLOURS, console, origin_words, styled, writing_words
from segspec.cli.each_log import EachLog
from segspec.cli.progress import following
from segspec.core.json_form import line, moment
from segspec.core.text import printable
from segspec.formats import listed, owners
from segspec.formats.contract.clients import lines
from segspec.formats.contract.retained import Retention
from segspec.formats.contract.startup import Fate, FileFate, Forecast, with_logs
from segspec.library.forecast import Policies, forecast_alone, nodes_of, verdict

if TYPE_CHECKING:
    from rich.console import Console

    from segspec.library.log import Log

SHOWN_FILES = 24
OF_POLICIES = "A policy of retention in the owner's words, before what the files say: retention.ms=1000, max-age=7D."
SHOWN_REASONS = 12
FATE_COLOURS = {
    Fate.KEPT: "green",
    Fate.CREATED: "cyan",
    Fate.REBUILT: "cyan",
    Fate.RENAMED: "cyan",
    Fate.EXTENDED: "yellow",
    Fate.TRUNCATED: "red",
    Fate.DELETED: "red",
    Fate.IGNORED: "red",
}


def _policies(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> dict[str, str]:
    known = [name for format in listed() if format.startup is not None for name in format.startup.policies]
    pairs = {name: value for name, _, value in (each.partition("=") for each in given)}
    if not pairs.keys() <= set(known) or not all(pairs.values()):
        raise click.BadParameter(f"it takes NAME=VALUE, and the names are {', '.join(known)}", ctx, param)
    return pairs


@options.verb(name="forecast", further=lambda: f"RELEASE is one of {', '.join(owners())}.")
@options.paths
@options.read_as
@click.option(
    "--owner",
    type=options.Chosen(owners),
    metavar="RELEASE",
    help="Which release starts; by default what the files tell, or else the format's newest.",
)
@click.option("--retention", "policies", multiple=True, metavar="NAME=VALUE", callback=_policies, help=OF_POLICIES)
@options.output("text", "json")
@options.limits
def command(paths: tuple[str, ...], owner: str | None, policies: Policies, output: str) -> int:
    """Says what the owner of PATH, the system that writes it, will do to its files at its next start: kept, truncated,
    deleted, ignored; whether it crashes; what is lost; what to do first; what retention deletes afterwards. Nothing is
    written.

    Owners see folders, so for a log given by one of its files its folder is meant. JSON is one finding a line, followed
    by one object with the forecast of each log.

    Exit 3 where data will be lost or the owner crashes.
    """
    is_damaged, is_first = False, True
    logs = EachLog(paths)
    foretell = partial(forecast_alone, owner=owner, policies=policies)
    for made in _forecasts(logs, owner, foretell):
        if output == "json":
            for finding in made.findings():
                click.echo(line(finding.as_json()))
            click.echo(line(made.as_json()))
        else:
            if not is_first:
                click.echo()
            show(console(), made)
        is_first = False
        is_damaged |= made.loses_data
    return logs.code(damaged=is_damaged)


def _forecasts(logs: EachLog, owner: str | None, foretell: Callable[[Log], Forecast]) -> Iterator[Forecast]:
    """A node precedes its logs but needs all their forecasts: one of them may end the node."""
    for path, found in logs.by_path():
        nodes = list(nodes_of(found, owner))
        alone = (made for log in found if (made := _tried(logs, log, foretell)) is not None)
        if not nodes:
            yield from alone
            continue
        all_logs = list(alone)
        for node in nodes:
            shown, all_logs = with_logs(node, all_logs)
            if path.rstrip("/") not in {log.path.rstrip("/") for log in found}:
                yield shown
        yield from all_logs


def _tried(logs: EachLog, log: Log, foretell: Callable[[Log], Forecast]) -> Forecast | None:
    with following(log.path, log.size):
        return logs.tried(log, foretell)


def show(screen: Console, made: Forecast) -> None:
    """Prints one forecast: the losses per file, the reasons, and what to do first."""
    from rich.text import Text

    owner = Text.assemble((made.owner, "bold"), f" ({printable(made.chosen)})" if made.chosen else "")
    screen.print(Text.assemble(owner, " at its next start  ", printable(made.path)))
    if made.origin:
        click.echo(origin_words(made.origin))
    screen.print(", ".join(f"[{style}]{words}[/]" if style else words for style, words in verdict(made)))
    if made.being_written:
        words = f"being written now, so this will change: {writing_words(made.being_written)}"
        click.echo(click.style(words, fg="yellow"))
    for said in lines(made.clients):
        click.echo(printable(said))
    _afterwards(made)
    if made.files:
        screen.print()
        _files(screen, made)
    _reasons(made)
    if made.retention is not None:
        _retention(made.retention)
    for text in made.unknown:
        click.echo(f"not known: {printable(text)}")
    if made.advice:
        screen.print(Text("\nfirst", style="bold"))
        for number, text in enumerate(made.advice, 1):
            click.echo(f"  {number}. {printable(text)}")
    elif not made.is_node:
        click.echo("\nThis is what the start does. Damage that it leaves alone is not looked for here: segspec verify")


def _afterwards(made: Forecast) -> None:
    seen = made.consumers
    if seen is not None:
        reach = "a consumer receives nothing"
        if seen.first_offset is not None and seen.until_offset is not None and seen.until_offset > seen.first_offset:
            reach = f"a consumer receives offsets {seen.first_offset} to {seen.until_offset - 1}"
        if seen.stop is None:
            click.echo(f"{reach}, all {'that is left' if made.records_lost else 'there is'}")
        else:
            click.echo(f"{reach}, then {seen.stop.how}: {printable(seen.stop.reason)}")
        if seen.early is not None and seen.early.stop is not None:
            stop = seen.early.stop
            click.echo(f"a consumer {stop.how} before offset {seen.early.until_offset}: {printable(stop.reason)}")
    if made.publishers:
        click.echo(f"a publisher: {printable(made.publishers)}")


def _files(screen: Console, made: Forecast) -> None:
    from rich.table import Table
    from rich.text import Text

    under_way = {finding.path for finding in made.findings() if made.is_under_way(finding)}
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("file", overflow="fold")
    table.add_column("fate")
    for name in ("bytes", "then", "records lost"):
        table.add_column(name, justify="right")
    shown = list(_shown(made.files))
    for file in shown:
        table.add_row(
            printable(os.path.relpath(file.path, made.path) if "://" not in file.path else file.path),
            Text(str(file.fate), style="yellow" if file.path in under_way else FATE_COLOURS[file.fate]),
            _number(file.bytes),
            _number(file.bytes_after),
            _number(file.records_lost) if file.records_lost else "",
        )
    screen.print(table)
    if len(shown) < len(made.files):
        screen.print(f"… and {len(made.files) - len(shown):,} more files, all kept")


def _retention(made: Retention) -> None:
    """What the next retention check deletes, and when the other files go."""
    policies = ", ".join(f"{name}={value}" for name, value in made.policies.items()) or "no policy is known"
    click.echo(f"\nretention at {moment(made.now)} UTC: {printable(policies)}")
    click.echo(f"the next check deletes {len(made.deleted):,} of {len(made.segments):,} segments; it is {made.checks}")
    for each in made.segments[max(0, len(made.deleted) - SHOWN_FILES // 2) :][:SHOWN_FILES]:
        times = f"{moment(each.first_timestamp)} … {moment(each.last_timestamp)}"
        click.echo(f"  {printable(each.path.rpartition('/')[2])}  {times}  {each.words(made.now)}")
    if made.untold:
        click.echo(f"not in these files: {made.untold}; --retention NAME=VALUE says it")


def _shown(files: tuple[FileFate, ...]) -> Iterator[FileFate]:
    """All files; only those that change if they do not fit the screen."""
    for number, file in enumerate(files):
        if number >= len(files) - 2 or len(files) <= SHOWN_FILES or file.fate is not Fate.KEPT:
            yield file


def _number(value: int | None) -> str:
    return "-" if value is None else f"{value:,}"


def _reasons(made: Forecast) -> None:
    """Why, the most serious first."""
    order = list(COLOURS)
    findings = sorted(made.findings(), key=lambda finding: order.index(str(finding.severity)))
    under_way = list(filter(made.is_under_way, findings))
    texts = [styled(finding) for finding in findings if finding not in under_way]
    texts += [
        f"{printable(each.path)}:{each.position}: {each.code}: a write under way explains it" for each in under_way
    ]
    merely = (file for file in made.files if file.fate is not Fate.KEPT and file.code is None)
    texts += [f"{printable(file.path)}: {file.fate}: {printable(file.reason)}" for file in merely]
    if texts:
        click.echo()
    for text in texts[:SHOWN_REASONS]:
        click.echo(text)
    if len(texts) > SHOWN_REASONS:
        click.echo(f"… and {len(texts) - SHOWN_REASONS:,} more (--output json)")
