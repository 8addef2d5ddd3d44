"""`segspec index`: checks indexes, and builds them."""

from __future__ import annotations

import click

from segspec.cli import options
from segspec.cli.console import shown, tell
from segspec.cli.each_log import EachLog
from segspec.cli.progress import following
from segspec.cli.streams import DAMAGED, SOUND
from segspec.core.errors import Severity
from segspec.core.text import printable
from segspec.formats.contract.descriptor import IndexPlace
from segspec.library.log import open_whole
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
    """Checks the indexes of PATH, and the other files that belong to its segments; prints one finding per line.

    Exits with 3 if one of them contradicts the segments (notes do not count).
    """
    wrong = 0
    logs = EachLog(paths)
    for log in logs:
        options.check_kind(log, kind)
        with following(log.path, log.size):
            found = logs.tried(log, lambda one: list(one.verify() if one.only_index else index_findings(one, kind)))
        for finding in found or ():
            wrong += finding.severity is not Severity.NOTE
            click.echo(shown(finding, log.format, output))
    return logs.code(damaged=wrong > 0)


@command.command(name="build")
@options.reads("path", metavar="PATH")
@options.out("out", metavar="DIR", help="The output folder: new, or empty.")
@options.read_as
@options.kind
@options.limits
def build(path: str, out: str, kind: str | None) -> int:
    """Builds the indexes of the segments of PATH, and the other files that belong to them, in DIR.

    If a segment contains its index, a finished copy of it is made. Files with other facts, such as the positions of
    consumers, cannot be built. Exits with 3 if frames are damaged: their index then covers the sound prefix.
    """
    log = open_whole(path, **options.opening())
    options.check_kind(log, kind)
    made = buildable(log.format, kind)
    # A segment that contains its index is also copied.
    passes = sum(2 if one.place is IndexPlace.WITHIN else 1 for one in made)
    with following(log.path, lambda: passes * log.size()):
        sizes, findings = build_indexes(log, out, kind=kind)
    for name, size in sizes.items():
        click.echo(f"{printable(name)}  {size:,} bytes")
    for finding in findings:
        tell(finding)
    return DAMAGED if any(finding.severity is Severity.ERROR for finding in findings) else SOUND
