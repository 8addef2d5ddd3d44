"""`segspec publish`: from a log to a live stream or queue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from segspec.cli import options
from segspec.cli.console import tell
from segspec.cli.progress import bar
from segspec.cli.streams import DAMAGED, SOUND
from segspec.core.json_form import line
from segspec.core.text import counted, printable
from segspec.library.log import open as open_log
from segspec.publishing import Destination, destination_of
from segspec.publishing.publication import Publication, Published
from segspec.reading.detect import ModeError


@options.record_verb(name="publish")
@options.reads("path", metavar="IN")
@click.option(
    "--to",
    "destination",
    # Errors do not repeat the address: it may contain a password.
    type=options.ParsedText("uri", destination_of),
    required=True,
    metavar="URI",
    envvar="SEGSPEC_PUBLISH_TO",
    help="The stream or queue: amqp://USER:PASSWORD@HOST:PORT/VHOST/NAME, or rabbitmq-stream://… for the stream "
    "protocol; over TLS amqps:// and rabbitmq-stream+tls://, with ?cacertfile=FILE, certfile, keyfile, verify and "
    "server_name_indication as in RabbitMQ's URIs. /NAME alone is in the virtual host /. Formats may add schemes. The "
    "environment variable SEGSPEC_PUBLISH_TO keeps the URI out of the list of processes.",
)
@options.read_as
@options.start
@click.option("--until", "end", type=options.bound, help="Stop before this offset, id or ISO time.")
@options.where
@options.mode
@click.option("--rate", type=click.FloatRange(min=0, min_open=True), help="Maximum number of records per second.")
@click.option(
    "--resume",
    type=options.OutPath(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="File of the progress. If it exists, continue from it.",
)
@click.option(
    "--producer", metavar="NAME", help="The stream's producer, whose progress the broker stores. [default: a new name]"
)
@options.seconds("--timeout", "seconds", default=60, help="Maximum time for an answer or confirmation of the broker.")
@options.on_damage
@options.output("text", "json", short=False)
@options.limits
def command(
    path: str, destination: Destination, start: Any, end: Any, resume: Path | None, output: str, **settings: Any
) -> int:
    """Publishes the records of the log IN to a live broker, and waits until it has confirmed each.

    In RabbitMQ, messages get their body, properties, application properties and headers back; other records become
    bodies. Over the stream protocol the sections of a message stay unchanged, and offsets are the producer's publishing
    ids: the broker drops duplicates, even with --resume after a crash. Over AMQP 0.9.1 the last records may then come
    twice.

    Needs `pip install 'segspec[publish]'`. Exits with 3 if IN is damaged.
    """
    try:
        log = open_log(path, storage_options=None, **options.opening(), **options.given_modes() or {})
    except ModeError as error:
        raise click.UsageError(f"--mode: {error}") from error
    if log.only_index:
        raise click.UsageError(f"{log.path} is an index: it has no records")
    options.where_in(log, settings["where"])
    within = options.range_of(start, end)
    with bar("publishing", log.size()) as progress:
        publication = Publication(
            log, destination, within=within, resume=resume, report=tell, progress=progress, **settings
        )
        try:
            done = publication.run()
        except BaseException:
            if publication.result.connected:
                click.echo(f"segspec: {_how_far(publication.result, resume)}", err=True)
            raise
    if output == "json":
        click.echo(line(done.as_json()))
    else:
        _show(done, destination)
    return DAMAGED if done.damaged else SOUND


def _how_far(done: Published, resume: Path | None) -> str:
    below = f", all below {done.next}" if done.confirmed or done.resumed else ""
    more = f"; --resume {printable(str(resume))} continues there" if resume is not None else ""
    return f"it did not get to the end: {counted(done.confirmed, 'record')} confirmed{below}{more}"


def _show(done: Published, destination: Destination) -> None:
    click.echo(f"{printable(done.source)} -> {printable(done.destination)}")
    click.echo(f"published  {counted(done.confirmed, 'record')}, all confirmed")
    if done.resumed:
        click.echo(f"resumed    from {done.begun}")
    if destination.remembers:
        click.echo(f"producer   {printable(done.producer)}")
    if done.changed_headers:
        click.echo(f"changed    {counted(done.changed_headers, 'header')} to text, or left out")
    if done.changed_values:
        click.echo(f"changed    {counted(done.changed_values, 'null value')} to empty: the protocol has no null")
    if done.changed_times:
        click.echo(f"changed    {counted(done.changed_times, 'unsuitable time')} to the time of publishing")
