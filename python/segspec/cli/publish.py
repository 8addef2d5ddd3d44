"""`segspec publish`: records into a live stream or queue."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from segspec.cli import options
from segspec.cli.console import tell
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.progress import bar
from segspec.core.condition import Condition
from segspec.core.json_form import line
from segspec.core.text import printable
from segspec.library.log import open as open_log
from segspec.publishing import Destination, destination_of
from segspec.publishing.publication import Publication, Published
from segspec.reading.chosen_modes import ModeError


@click.command(name="publish", cls=options.CommandWithWhere)
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
    "protocol; amqps:// and rabbitmq-stream+tls:// by TLS, with ?cacertfile=FILE, certfile, keyfile, verify and "
    "server_name_indication as in RabbitMQ's own URIs. /NAME alone is in the virtual host /. The package of a format "
    "may add schemes of its own. It may also stand in "
    "the environment variable SEGSPEC_PUBLISH_TO, which the list of processes does not show.",
)
@options.read_as
@options.start
@click.option("--until", "end", type=options.bound, help="First offset, id or ISO time not to publish any more.")
@options.where
@options.mode
@click.option("--rate", type=click.FloatRange(min=0, min_open=True), help="Records a second at most.")
@click.option(
    "--resume",
    type=options.OutPath(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Go on where the publication that wrote this file ended. Without the file, begin, and write it on the way.",
)
@click.option(
    "--producer",
    metavar="NAME",
    help="The producer's name in the stream, where the broker remembers how far it got. [default: one that is new]",
)
@click.option(
    "--timeout",
    "seconds",
    type=click.FloatRange(min=0, min_open=True),
    default=60,
    show_default=True,
    metavar="SECONDS",
    help="How long the broker may take to answer, or to confirm.",
)
@options.on_damage
@options.output("text", "json", short=False)
@options.limits
def command(
    path: str,
    destination: Destination,
    start: Any,
    end: Any,
    conditions: tuple[Condition, ...],
    resume: Path | None,
    output: str,
    **settings: Any,
) -> int:
    """Publishes the records of IN, a log, into a live broker, and waits until it has confirmed each.

    In RabbitMQ, messages get their body, properties, application properties and headers back; records that are no
    messages become bodies. Over the stream protocol the sections of a message are sent as they are, under a producer's
    name and with their offsets as publishing ids: the broker drops what it has, so that --resume gives each record
    once, after a crash too. Over AMQP 0.9.1 a crash may give the last ones twice.

    Needs `pip install 'segspec[publish]'`. Exit 3 where IN is damaged.
    """
    try:
        log = open_log(path, storage_options=None, **options.opening(), **options.given_modes() or {})
    except ModeError as error:
        raise click.UsageError(f"--mode: {error}") from error
    if log.only_index:
        raise click.UsageError(f"{log.path} is an index: it has no records")
    options.where_in(log, conditions)
    with bar("publishing", log.size()) as progress:
        publication = Publication(
            log,
            destination,
            within=options.range_of(start, end),
            where=conditions,
            resume=resume,
            report=tell,
            progress=progress,
            **settings,
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
    counted = f"{done.confirmed:,} record{'s are' if done.confirmed != 1 else ' is'} confirmed"
    below = f", all below {done.next}" if done.confirmed or done.resumed else ""
    goes_on = f"; --resume {printable(str(resume))} goes on there" if resume is not None else ""
    return f"it did not get to the end: {counted}{below}{goes_on}"


def _show(done: Published, destination: Destination) -> None:
    click.echo(f"{printable(done.source)} -> {printable(done.destination)}")
    click.echo(f"published  {done.confirmed:,} record{'s' if done.confirmed != 1 else ''}, all confirmed")
    if done.resumed:
        click.echo(f"gone on    from {done.begun}: what lies before was there")
    if destination.remembers:
        click.echo(f"producer   {printable(done.producer)}")
    if done.changed_headers:
        click.echo(f"changed    {done.changed_headers:,} headers that cannot be sent as they are are text, or left out")
    if done.changed_values:
        click.echo(f"changed    {done.changed_values:,} null values are empty: the protocol has no null")
    if done.changed_times:
        click.echo(f"changed    {done.changed_times:,} times that cannot be sent are those of publishing")
