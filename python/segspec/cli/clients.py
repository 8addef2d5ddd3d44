"""`segspec clients`: the readers and writers of a log, and their positions."""

from __future__ import annotations

import click

from segspec.cli import options, table
from segspec.cli.each_log import EachLog
from segspec.cli.progress import following
from segspec.cli.table import MOST_TEXT, cut
from segspec.core.json_form import line, moment, plain
from segspec.core.text import printable
from segspec.formats.contract.parts import Client, said
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
    """Lists the readers and writers of the logs at PATH: groups and consumers with their stored offsets, producers with
    their open transactions, publishers with their last sequence. Positions come from the broker's files.

    JSON has one object per client.
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
    heads = [name.replace("_", " ") for name in names]
    table.show(heads, [[str(row.get(name, "")) for name in names] for row in rows])
    for row in found:
        if "says" in row:
            click.echo(printable(said(row)))
