"""`segspec forecast`: the effects of the owner's next start, and what to do first."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import click

from segspec.cli import options, table
from segspec.cli.console import COLOURS, origin_words, styled, writing_words
from segspec.cli.each_log import EachLog
from segspec.cli.progress import following
from segspec.cli.table import StyledText
from segspec.core.json_form import line, moment
from segspec.core.text import printable
from segspec.formats import listed, owners
from segspec.formats.contract.parts import lines
from segspec.formats.contract.startup import Fate, FileFate, Forecast, Retention, with_logs
from segspec.library.forecast import Policies, forecast_alone, nodes_of, verdict

if TYPE_CHECKING:
    from segspec.library.log import Log

SHOWN_FILES = 24
OF_POLICIES = "A retention policy that overrides the files', such as retention.ms=1000 or max-age=7D."
SHOWN_REASONS = 12
FATE_COLOURS = {
    Fate.KEPT: "green",
    Fate.EXTENDED: "yellow",
    **dict.fromkeys((Fate.CREATED, Fate.REBUILT, Fate.RENAMED), "cyan"),
    **dict.fromkeys((Fate.TRUNCATED, Fate.DELETED, Fate.IGNORED), "red"),
}


def _policies(ctx: click.Context, param: click.Parameter, given: tuple[tuple[str, str], ...]) -> dict[str, str]:
    if not given:
        return {}
    known = [name for format in listed() if format.startup is not None for name in format.startup.policies]
    pairs = dict(given)
    if not pairs.keys() <= set(known) or not all(pairs.values()):
        raise click.BadParameter(f"it takes NAME=VALUE, and the names are {', '.join(known)}", ctx, param)
    return pairs


@options.verb(name="forecast", further=lambda: f"RELEASE is one of {', '.join(owners())}.")
@options.paths
@options.read_as
@options.owner("The release that starts. [default: that of the files, or else the newest]")
@click.option("--retention", "policies", multiple=True, type=options.Pair(), callback=_policies, help=OF_POLICIES)
@options.output("text", "json")
@options.limits
def command(paths: tuple[str, ...], owner: str | None, policies: Policies, output: str) -> int:
    """Predicts the next start of the owner of PATH, the system that writes it: which files are kept, truncated, deleted
    or ignored; whether it crashes; what is lost; what to do first; what retention then deletes.

    A file stands for its folder. JSON has one finding per line, followed by the forecast of each log.

    Exits with 3 if data will be lost or the owner crashes.
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
            show(made)
        is_first = False
        is_damaged |= made.loses_data
    return logs.code(damaged=is_damaged)


def _forecasts(logs: EachLog, owner: str | None, foretell: Callable[[Log], Forecast]) -> Iterator[Forecast]:
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


def show(made: Forecast) -> None:
    chosen = f" ({printable(made.chosen)})" if made.chosen else ""
    click.echo(f"{click.style(made.owner, bold=True)}{chosen} at its next start  {printable(made.path)}")
    if made.origin:
        click.echo(origin_words(made.origin))
    styles = ((style.removeprefix("bold ") or None, "bold" in style, words) for style, words in verdict(made))
    click.echo(", ".join(click.style(words, fg=colour, bold=bold) for colour, bold, words in styles))
    if made.being_written:
        click.secho(f"being written now, so this will change: {writing_words(made.being_written)}", fg="yellow")
    for text in lines(made.clients):
        click.echo(printable(text))
    if made.consumers is not None:
        seen = made.consumers.words(loses=made.records_lost > 0, reasons=True)
        click.echo(f"a consumer receives {printable(seen)}")
    if made.publishers:
        click.echo(f"a publisher: {printable(made.publishers)}")
    if made.files:
        click.echo()
        _files(made)
    _reasons(made)
    if made.retention is not None:
        _retention(made.retention)
    _advice(made)


def _advice(made: Forecast) -> None:
    for text in made.unknown:
        click.echo(f"not known: {printable(text)}")
    if made.advice:
        click.secho("\nfirst", bold=True)
        for number, text in enumerate(made.advice, 1):
            click.echo(f"  {number}. {printable(text)}")
    elif not made.is_node:
        click.echo("\nThis is the effect of the start alone. To look for other damage: segspec verify")


def _files(made: Forecast) -> None:
    under_way = {finding.path for finding in made.findings() if made.is_under_way(finding)}
    shown = list(_shown(made.files))
    rows = []
    for file in shown:
        name = os.path.relpath(file.path, made.path) if "://" not in file.path else file.path
        fate = StyledText(str(file.fate), "yellow" if file.path in under_way else FATE_COLOURS[file.fate])
        lost = f"{file.records_lost:,}" if file.records_lost else ""
        rows.append((printable(name), fate, _number(file.bytes), _number(file.bytes_after), lost))
    table.show(("file", "fate", "bytes", "then", "records lost"), rows, right=(2, 3, 4))
    if len(shown) < len(made.files):
        click.echo(f"… and {len(made.files) - len(shown):,} more files, all kept")


def _retention(made: Retention) -> None:
    policies = ", ".join(f"{name}={value}" for name, value in made.policies.items()) or "no policy is known"
    click.echo(f"\nretention at {moment(made.now)} UTC: {printable(policies)}")
    click.echo(f"the next check deletes {len(made.deleted):,} of {len(made.segments):,} segments; it is {made.checks}")
    for each in made.segments[max(0, len(made.deleted) - SHOWN_FILES // 2) :][:SHOWN_FILES]:
        times = f"{moment(each.first_timestamp)} … {moment(each.last_timestamp)}"
        click.echo(f"  {printable(each.path.rpartition('/')[2])}  {times}  {each.words(made.now)}")
    if made.untold:
        click.echo(f"not in these files: {made.untold}; set it with --retention NAME=VALUE")


def _shown(files: tuple[FileFate, ...]) -> Iterator[FileFate]:
    for number, file in enumerate(files):
        if number >= len(files) - 2 or len(files) <= SHOWN_FILES or file.fate is not Fate.KEPT:
            yield file


def _number(value: int | None) -> str:
    return "-" if value is None else f"{value:,}"


def _reasons(made: Forecast) -> None:
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
    table.show_some(texts, SHOWN_REASONS, str, more=table.IN_JSON)
