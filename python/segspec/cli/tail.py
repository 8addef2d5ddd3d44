"""`segspec tail`: the last records, and the next ones as they are written."""

from __future__ import annotations

import sys
import time
from collections import deque
from collections.abc import Callable

import click

from segspec.cli import options
from segspec.cli.console import tell
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.writers import WRITERS
from segspec.core import json_form
from segspec.core.errors import Finding, Severity
from segspec.core.model import Record
from segspec.library.follow import Follower
from segspec.library.log import open as open_log
from segspec.reading.seek import Seeker


@click.command(name="tail")
@options.reads("path")
@options.format_option
@click.option("--lines", "-n", type=click.IntRange(min=0), default=10, show_default=True, help="Records to begin with.")
@click.option("--follow", "-f", is_flag=True, help="Go on as the log grows; a torn tail means wait.")
@click.option(
    "--interval",
    type=click.FloatRange(min=0.01),
    default=0.5,
    show_default=True,
    metavar="SECONDS",
    help="How often to look for growth.",
)
@options.output("text", "json")
@click.option("--payload", type=click.Choice(list(json_form.PAYLOADS)), help="[default: hex in JSON, utf8 in text]")
@click.option("--deleted", is_flag=True, help="Include entries that are marked as deleted.")
def command(
    path: str,
    format_name: str | None,
    lines: int,
    follow: bool,
    interval: float,
    output: str,
    payload: str | None,
    deleted: bool,
) -> int:
    """The last records of the log at PATH.

    With -f it goes on until it is interrupted, into new segments too, and waits for a frame that the writer has not
    finished. Damage in what is read ends it with exit code 3; what lies before the last records is not read.
    """
    errors: list[Finding] = []

    def report(finding: Finding) -> None:
        if finding.severity is Severity.ERROR:
            errors.append(finding)
        tell(finding)

    show = json_form.PAYLOADS[payload or ("utf8" if output == "text" else "hex")].show
    out = WRITERS[output]()
    log = open_log(path, format=format_name)
    if deleted:
        options.only_for("--deleted", options.has_deleted, log)
    start = Seeker(log.format, log.segments, log.limits).find_last(lines, deleted=deleted)
    follower = Follower(log, report=report, start=start)
    last: deque[Record] = deque(maxlen=lines)
    last.extend(record for record in follower.read() if deleted or not record.deleted)
    for record in last:
        out.write(json_form.record(record, show))
    if follow and not follower.damaged:
        _follow(follower, interval, lambda record: out.write(json_form.record(record, show)), deleted)
    elif not follow:
        follower.conclude()
    return DAMAGED if errors else SOUND


def _follow(follower: Follower, interval: float, write: Callable[[Record], None], deleted: bool) -> None:
    while not follower.damaged:
        sys.stdout.flush()
        time.sleep(interval)
        for record in follower.read():
            if deleted or not record.deleted:
                write(record)
