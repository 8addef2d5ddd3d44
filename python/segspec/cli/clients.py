"""`segspec clients`: who reads and writes a log, and where each stands."""

from __future__ import annotations

import click

from segspec.cli import options
from segspec.cli.each_log import EachLog
from segspec.cli.progress import following
from segspec.cli.table import MOST_TEXT, StyledText, cut, lines
from segspec.core.json_form import line, moment, plain
from segspec.core.limits import Limits
from segspec.core.text import path_text, printable
from segspec.formats.contract.clients import NOTABLE, Client
from segspec.library.clients import clients, tells_clients
from segspec.library.log import Log
from segspec.storage.directory import folder_names

COLUMNS = ("kind", "name", "producer", "stands", "offset", "behind", "bytes behind", "sequence", "state", "time (UTC)")
RIGHT = range(4, 8)


@click.command(name="clients")
@options.paths
@options.format_option
@options.output("text", "json")
@options.limits
def command(paths: tuple[str, ...], format_name: str | None, output: str, limits: Limits) -> int:
    """Who reads and writes the logs of PATH, and where each stands: groups and consumers by the offsets that they have
    stored, producers by their open transactions and last sequences. The broker is not asked: what it has stored in its
    folders is held against the logs, as they are after its next start.

    JSON is one object a client.
    """
    logs = EachLog(paths, format_name, limits)
    for log in logs:
        if not logs.are_several:
            options.only_for("segspec clients", tells_clients, log)
        with following(log.path, log.size):
            found = logs.tried(log, lambda one: list(clients(one)))
        if output == "json":
            for client in found or ():
                click.echo(line(_as_json(log, client)))
        elif found:
            show(log, found)
    return logs.code(damaged=False)


def _as_json(log: Log, client: Client) -> dict[str, object]:
    made = client.as_json()
    del made["path"]
    return {"path": path_text(client.path), **plain(dict(log.format.origin.said_by(folder_names(client.path)))), **made}


def show(log: Log, found: list[Client]) -> None:
    """Prints a line a client, and then what becomes of those that somebody has to know of."""
    click.secho(printable(log.path), bold=True)
    rows = [tuple(map(_cell, COLUMNS)), *(tuple(map(_cell, _cells(client))) for client in found)]
    kept = [place for place in range(len(COLUMNS)) if any(row[place].text for row in rows[1:])]
    right = [number for number, place in enumerate(kept) if place in RIGHT]
    for text in lines([[row[place] for place in kept] for row in rows], right=right):
        click.echo(text.rstrip())
    for client in found:
        if client.stands in NOTABLE or (client.kind != "publisher" and client.says):
            click.echo(printable(f"{client.who} {client.says}"))


def _cell(value: object) -> StyledText:
    return StyledText("" if value is None else f"{value:,}" if type(value) is int else printable(str(value)))


def _cells(client: Client) -> tuple[object, ...]:
    producer = None if client.producer_id is None else f"{client.producer_id} (epoch {client.producer_epoch})"
    offset, sequence = (None if each is None else str(each) for each in (client.offset, client.sequence))
    said = client.kind, cut(printable(client.name), MOST_TEXT), producer, client.stands
    return *said, offset, client.behind, client.behind_bytes, sequence, client.state, moment(client.timestamp)
