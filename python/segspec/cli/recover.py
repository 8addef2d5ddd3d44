"""`segspec recover`: a clean copy of every readable record."""

from __future__ import annotations

from textwrap import indent
from typing import TYPE_CHECKING

import click

from segspec.cli import options
from segspec.cli.console import origin_words, styled
from segspec.cli.each_log import chosen_spec
from segspec.cli.progress import following, size_below
from segspec.cli.streams import DAMAGED, SOUND
from segspec.cli.table import IN_JSON, show_some
from segspec.core.json_form import line
from segspec.core.text import counted, printable
from segspec.formats import get
from segspec.formats.contract.salvage import Moved
from segspec.recovery import Lost, RecoveredLog, Report, recover
from segspec.recovery.report import NumberRange, range_text
from segspec.storage.directory import is_directory

if TYPE_CHECKING:
    from segspec.cli.spec_choice import SpecChoice

SHOWN_RANGES, SHOWN_FINDINGS, SHOWN_MOVES = 8, 12, 32
PASSES = 4
"""Read, copy, compare, read the copy."""


@options.verb(name="recover")
@options.reads("path", metavar="IN")
@options.out("out", metavar="OUT", help="The output folder: new, or empty.")
@options.or_by_spec
@options.read_as
@options.archive
@click.option("--dry-run", is_flag=True, help="Write nothing; show what would be kept and lost.")
@options.holes
@options.owner("The release that the copy is for. [default: that of the node's folder, or else the newest]")
@options.output("text", "json", short=False)
@options.limits
def command(path: str, out: str, dry_run: bool, holes: str | None, owner: str | None, output: str) -> int:
    """Copies every readable record of IN into OUT, a log that its owner accepts, with its index and tracking.

    IN is never modified. Sound segments and frames are copied byte for byte, and offsets are kept unless --holes
    renumber changes them. OUT is compared with IN before it appears. Each log of a tree gets a folder below OUT. The
    report lists what was kept and lost, and what a consumer receives.

    With --ksy, IN is a file, and OUT gets its sound rows. Rows need one size or a magic.

    Exits with 3 if anything was damaged or lost.
    """
    own = chosen_spec("path", "out", "dry_run", "output", has_columns=False)
    if own is not None:
        report = _of_spec(own, path, out, dry_run=dry_run)
    else:
        opening, archive = options.opening(), options.archive_reader()
        with following(path, lambda: (1 if dry_run else PASSES) * size_below(path, **opening)):
            report = recover(path, out, dry_run=dry_run, holes=holes, owner=owner, archive=archive, **opening)
    if output == "json":
        click.echo(line(report.as_json()))
    else:
        for number, log in enumerate(report.logs):
            if number:
                click.echo()
            _show(log, dry_run=dry_run)
    return DAMAGED if report.damaged else SOUND


def _of_spec(own: SpecChoice, path: str, out: str, *, dry_run: bool) -> Report:
    if own.is_compiled or own.columns is not None:
        raise click.UsageError(f"--ksy {own.path}: recover takes the .ksy itself, and all columns")
    if is_directory(path):
        raise click.UsageError(f"{path} is a folder: with --ksy one file is recovered")
    options.check_out(out, [path, own.path])
    from segspec.custom.spec_recovery import PLACES, recover_rows

    log = own._replace(columns=",".join(["*", *PLACES])).open(path).own
    try:
        return recover_rows(log, out, dry_run=dry_run)
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def _show(log: RecoveredLog, *, dry_run: bool) -> None:
    goal = "would be written to" if dry_run else "->"
    click.echo(f"{log.format}  {printable(log.path)} {goal} {printable(log.out)}")
    if log.origin:
        click.echo(f"of    {origin_words(log.origin)}")
    at = f" at {get(log.format).number}s {_ranges(log.kept)}" if log.kept else ""
    click.echo(f"kept  {log.records:,} records{at}; {log.bytes:,} bytes of segments, {counted(len(log.files), 'file')}")
    if log.behind_damage:
        click.echo(f"      {log.records_behind_damage:,} of them after damage: {_ranges(log.behind_damage)}")
        click.echo(f"      confidence: {log.certainty}")
    click.echo(f"lost  {_lost(log.lost)}")
    _show_holes(log)
    for title, findings in (("why", log.findings), ("left in the copy", log.remaining)):
        if findings:
            click.echo(f"\n{title}")
        show_some(findings, SHOWN_FINDINGS, lambda each: indent(styled(each), "  ").lstrip(), indent="  ", more=IN_JSON)
    for path in log.left_out:
        click.echo(f"left out, not a file of the log: {printable(path)}")


def _show_holes(log: RecoveredLog) -> None:
    if log.filled:
        click.echo(f"holes filled with frames that have no records: {_ranges(log.filled)}")
    if log.moved:
        click.echo("holes closed; old offsets -> new ones:")
        show_some(log.moved, SHOWN_MOVES, moved_words, indent="      ", more=IN_JSON)
    view = log.consumers
    if view is not None and view.until_offset is not None:
        of = f"{log.owner}: {log.chosen}" if log.chosen else log.owner
        click.echo(printable(f"read  a consumer receives {view.words(reasons=True)} ({of})"))


def moved_words(moved: Moved) -> str:
    old, new = (moved.first, moved.last), (moved.to, moved.to + moved.last - moved.first)
    return f"{range_text(old)} -> {range_text(new)}"


def _lost(lost: Lost) -> str:
    parts = [f"offsets {_ranges(lost.ranges)} ({lost.records:,})"] if lost.ranges else []
    if lost.bytes:
        parts.append(f"{lost.bytes:,} bytes")
    if lost.unreadable:
        parts.append(f"the content of {counted(lost.unreadable, 'unreadable part')} of segments")
    if lost.elsewhere:
        parts.append(f"{counted(lost.elsewhere, 'segment')} that only the archive has (copy them with --archive)")
    if lost.repeated:
        parts.append(f"{counted(lost.repeated, 'record')} with numbers that were used before")
    if lost.open_end:
        first, more = "and " if parts else "", "more " if lost.ranges else ""
        parts.append(f"{first}an unknown number of {more}records at the damaged end")
    return ", ".join(parts) or "nothing"


def _ranges(ranges: list[NumberRange]) -> str:
    more = [f"and {len(ranges) - SHOWN_RANGES} more ranges"] if len(ranges) > SHOWN_RANGES else []
    return ", ".join([*map(range_text, ranges[:SHOWN_RANGES]), *more])
