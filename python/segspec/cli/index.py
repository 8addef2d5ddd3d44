"""`segspec index check|build`: checks indexes, and builds them from segments."""

from __future__ import annotations

from functools import partial

import click

from segspec.cli import options
from segspec.cli.console import shown, tell
from segspec.cli.each_log import EachLog
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.progress import following
from segspec.core.errors import Finding, Severity
from segspec.core.text import printable
from segspec.formats import listed
from segspec.formats.contract.descriptor import IndexPlace
from segspec.library.log import Log, open_whole
from segspec.library.verify import index_findings
from segspec.recovery.indexes import build_indexes, buildable


@click.group(name="index", cls=options.VerbGroup)
def command() -> None:
    """Compares indexes with their segments, or rebuilds them."""


@command.command(name="check")
@options.paths
@options.read_as
@options.kind
@options.output("text", "json")
@options.limits
def check(paths: tuple[str, ...], kind: str | None, output: str) -> int:
    """What is wrong with the indexes of PATH, and with what else its logs have beside their segments, one finding a
    line; nothing where all is sound.

    Exit 3 where any of it is not what the segments say (notes aside).
    """
    wrong = 0
    logs = EachLog(paths)
    for log in logs:
        options.check_kind(log, kind)
        with following(log.path, log.size):
            found = logs.tried(log, partial(_findings, kind=kind))
        for finding in found or ():
            wrong += finding.severity is not Severity.NOTE
            click.echo(shown(finding, log.format, output))
    return logs.code(damaged=wrong > 0)


def _findings(log: Log, kind: str | None) -> list[Finding]:
    if log.only_index:
        return list(log.verify())
    return list(index_findings(log, kind))


@command.command(name="build")
@options.reads("path", metavar="PATH")
@options.out("out", metavar="DIR", help="The folder to make: new, or empty.")
@options.read_as
@options.kind
@click.option(
    "--interval",
    type=click.IntRange(min=128),
    metavar="BYTES",
    help="For sparse indexes: a frame has an entry if it begins more than this after the last one that has. "
    "[default: as the system]",
)
@options.limits
def build(path: str, out: str, kind: str | None, interval: int | None) -> int:
    """Makes the indexes of the segments of PATH, and what else its log has beside them, in DIR; PATH is only read.

    Where a segment contains its index, the finished segment is made. An index of facts that no segment has, such as
    the positions of consumers, cannot be made.

    Exit 3 where a segment's frames are damaged: its index then ends with the sound prefix. Payloads are not checked.
    """
    log = open_whole(path, **options.opening())
    if interval is not None and log.format.index.interval is None:
        sparse = " and ".join(format.title for format in listed() if format.index.interval is not None)
        raise click.UsageError(f"--interval is for {sparse}, and {log.path} is {log.format.name}")
    options.check_kind(log, kind)
    made = buildable(log.format, kind)
    # A segment that contains its index is copied, too.
    passes = sum(2 if one.place is IndexPlace.WITHIN else 1 for one in made)
    with following(log.path, lambda: passes * log.size()):
        sizes, findings = build_indexes(log, out, interval=interval, kind=kind)
    for name, size in sizes.items():
        click.echo(f"{printable(name)}  {size:,} bytes")
    for finding in findings:
        tell(finding)
    return DAMAGED if any(finding.severity is Severity.ERROR for finding in findings) else SOUND
