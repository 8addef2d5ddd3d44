"""`segspec clients`: who reads and writes a log, and how far each has come."""

from __future__ import annotations

import click

from segspec.cli import options
from segspec.cli.each_log import EachLog
from segspec.cli.progress import following
from segspec.cli.table import MOST_TEXT, StyledText, cut, lines
from segspec.core.json_form import line, moment, plain
from segspec.core.text import printable
from segspec.formats.contract.clients import Client, said
from segspec.library.clients_of_log import clients, tells_clients
from segspec.storage.directory import folder_names

SHOWN = (
    "kind", "name", "stands", "offset", "behind", "behind_bytes", "sequence", "producer_id", "producer_epoch", "state",
    "timestamp",
)  # fmt: skip


@options.verb(name="clients")
@options.paths
@options.read_as
@options.output("text", "json")
@options.limits
def command(paths: tuple[str, ...], output: str) -> int:
    """Who reads and writes the logs of PATH, and where each stands: groups and consumers by the offsets that they have
    stored, producers by their open transactions, publishers by their last sequence, which the next must go above. No
    broker is asked: what it has stored in its folders is held against the logs, as they are after its next start.

    JSON is one object a client.
    """
    logs = EachLog(paths)
    for log in logs:
        options.only_for("segspec clients", tells_clients, log)
        with following(log.path, log.size):
            found = logs.tried(log, lambda one: list(clients(one))) or []
        if output == "json":
            for row in found:
                origin = log.format.origin.said_by(folder_names(row["path"]))
                click.echo(line(plain({"path": row["path"], **origin, **row})))
        elif found:
            click.secho(printable(log.path), bold=True)
            show(found)
    return logs.code(damaged=False)


def show(found: list[Client]) -> None:
    rows = [row | {"name": cut(printable(row.get("name", "")), MOST_TEXT)} for row in found]
    for row in rows:
        row |= {"timestamp": moment(row["timestamp"])} if "timestamp" in row else {}
    names = [name for name in SHOWN if any(name in row for row in rows)]
    cells = [[StyledText(str(row.get(name, ""))) for name in names] for row in rows]
    for text in lines([[StyledText(name.replace("_", " "), dim=True) for name in names], *cells]):
        click.echo(text.rstrip())
    for row in found:
        if "says" in row:
            click.echo(printable(said(row)))
