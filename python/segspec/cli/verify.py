"""`segspec verify`: silent if sound, else one finding per line."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import click

from segspec.cli import options
from segspec.cli.console import shown, styled
from segspec.cli.each_log import EachLog, chosen_spec
from segspec.cli.progress import following
from segspec.core.errors import Severity
from segspec.core.json_form import line
from segspec.core.stretch import Level
from segspec.core.text import counted
from segspec.library.stored_log import origin_of

if TYPE_CHECKING:
    from segspec.core.errors import Finding
    from segspec.library.log import Log


@options.verb(name="verify")
@options.paths
@options.or_by_spec
@options.archive
@options.read_as
@options.choice(
    "--level",
    ["frames", "checksums", "records"],
    "records",
    "Check only frames, also checksums and promises, or decode every record.",
)
@options.output("text", "json")
@options.limits
def command(paths: tuple[str, ...], level: str, output: str) -> int:
    """Checks the folder, frames, order of segments and indexes of PATH, and the files of a node around its logs.

    Prints one finding per line, with vhost and queue if the folder's name has them. Exits with 3 if data is damaged or
    lost, with 0 if there are only warnings and notes, and with 1 if one of several logs cannot be read.
    """
    own = chosen_spec("paths", "output", has_columns=False)
    errors = seen = total = told = 0
    logs = EachLog(paths, own)
    for path, found in logs.by_path():
        below = [log for log in found if log.path.rstrip("/") != path.rstrip("/")]
        for finding in _of_nodes(below) if below else ():
            errors += finding.severity is Severity.ERROR
            told += 1
            click.echo(line(finding.as_json()) if output == "json" else styled(finding))
        for log in found:
            origin = origin_of(log)
            seen, total = seen + 1, total + log.size()
            with logs.attempt(log), following(log.path, log.size):
                for finding in log.verify(Level[level.upper()]):
                    errors += finding.severity is Severity.ERROR
                    told += 1
                    click.echo(shown(finding, log.format, output, origin))
    if not told and not logs.failed and sys.stdout.isatty():
        click.secho(f"{counted(seen, 'log')}, {counted(total, 'byte')}: no damage", err=True, dim=True)
    return logs.code(damaged=errors > 0)


def _of_nodes(logs: Sequence[Log]) -> Iterator[Finding]:
    # Forecasts are for the files of nodes, not of logs.
    from segspec.library.forecast import nodes_of

    return (finding for node in nodes_of(logs) for finding in node.findings())
