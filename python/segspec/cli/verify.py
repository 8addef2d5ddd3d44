"""`segspec verify`: silent if sound, else one finding per line."""

from __future__ import annotations

import sys

import click

from segspec.cli import options, spec_choice
from segspec.cli.console import counted, shown, styled
from segspec.cli.each_log import EachLog
from segspec.cli.progress import bar
from segspec.core.errors import Severity
from segspec.core.json_form import line
from segspec.core.stretch import Level
from segspec.library.forecast import nodes_of
from segspec.library.log_origin import origin_of


@options.verb(name="verify")
@options.paths
@spec_choice.or_by_spec
@options.archive
@options.read_as
@click.option(
    "--level",
    type=click.Choice(["frames", "checksums", "records"]),
    default="records",
    show_default=True,
    help="How deep: framing only, checksums and promises too, or every record decoded.",
)
@options.output("text", "json")
@options.limits
def command(paths: tuple[str, ...], level: str, output: str) -> int:
    """Checks PATH: the folder, every frame, the order of segments, and the indexes; above the logs of a node, the files
    of the node, too.

    Prints one finding a line, with the vhost and the queue where the folder's name has them, and nothing where all is
    sound. Exit 3 where data is damaged or lost; warnings and notes alone exit 0. Where one log of several cannot be
    read, that is said, the others are checked, and the exit code is 1.
    """
    own = spec_choice.chosen("paths", "output")
    errors = seen = total = told = 0
    logs = EachLog(paths, own)
    for path, found in logs.by_path():
        below = [log for log in found if log.path.rstrip("/") != path.rstrip("/")]
        for node in nodes_of(below):
            for finding in node.findings():
                errors += finding.severity is Severity.ERROR
                told += 1
                click.echo(line(finding.as_json()) if output == "json" else styled(finding))
        for log in found:
            origin = origin_of(log)
            seen, total = seen + 1, total + log.size()
            with logs.attempt(log), bar(log.path, log.size()) as progress:
                for finding in log.verify(Level[level.upper()], progress=progress):
                    errors += finding.severity is Severity.ERROR
                    told += 1
                    click.echo(shown(finding, log.format, output, origin))
    if not told and not logs.failed and sys.stdout.isatty():
        click.secho(f"{counted(seen, 'log')}, {counted(total, 'byte')}: no damage", err=True, dim=True)
    return logs.code(damaged=errors > 0)
