"""`segspec recover`: a clean copy of every readable record."""

from __future__ import annotations

from textwrap import indent

import click

from segspec.cli import options, spec_choice
from segspec.cli.console import counted, origin_words, styled
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.progress import following, size_below
from segspec.cli.spec_choice import SpecChoice
from segspec.core.json_form import line
from segspec.core.text import printable
from segspec.formats import get
from segspec.formats.contract.salvage import Holes
from segspec.recovery import Lost, RecoveredLog, Report, recover
from segspec.recovery.report import NumberRange, range_text
from segspec.storage.directory import is_directory

SHOWN_RANGES = 8
SHOWN_FINDINGS = 12
SHOWN_MOVES = 32


PASSES = 4
"""Passes over the bytes of a sound log: read, copy, compare, and read the copy."""


@options.verb(name="recover")
@options.reads("path", metavar="IN")
@options.out("out", metavar="OUT", help="The folder to make: new, or empty.")
@spec_choice.or_by_spec
@options.read_as
@options.archive
@click.option("--dry-run", is_flag=True, help="Write nothing; say what would be kept and lost.")
@click.option(
    "--holes",
    type=click.Choice([str(each) for each in Holes]),
    help="Missing offsets, where consumers stop at them: fill (the default there) puts frames without records in their "
    "place, renumber moves down what follows, keep leaves them, as every other format does.",
)
@options.owner("Which release the copy is for; by default what the node's folder tells, or else the format's newest")
@options.output("text", "json", short=False)
@options.limits
def command(path: str, out: str, dry_run: bool, holes: str | None, owner: str | None, output: str) -> int:
    """Copies every record of IN that can be read into OUT, a log that its owner accepts, with its index and tracking.

    IN is only read. Sound segments and frames are copied byte for byte; offsets stay what they were, except with
    --holes renumber, whose report has a table of old and new ones. OUT is read back and compared with IN before it
    appears. Of a tree of logs each gets a folder below OUT. The report says what was kept, what was lost and why, and
    how far a consumer gets; as JSON it is one object.

    With --ksy, IN is a file, and OUT gets one of the same name with its sound rows. These have one size or a magic.

    Exit 3 where anything was damaged or lost.
    """
    own = spec_choice.chosen("path", "out", "dry_run", "output")
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
    files = f"{len(log.files)} file{'s' if len(log.files) != 1 else ''}"
    at = f" at {get(log.format).number}s {_ranges(log.kept)}" if log.kept else ""
    click.echo(f"kept  {log.records:,} records{at}; {log.bytes:,} bytes of segments, {files}")
    if log.behind_damage:
        click.echo(f"      {log.records_behind_damage:,} of them after damage: {_ranges(log.behind_damage)}")
        click.echo(f"      how sure: {log.certainty}")
    click.echo(f"lost  {_lost(log.lost)}")
    _show_holes(log)
    for title, findings in (("why", log.findings), ("left in the copy", log.remaining)):
        if findings:
            click.echo(f"\n{title}")
        for finding in findings[:SHOWN_FINDINGS]:
            click.echo(indent(styled(finding), "  "))
        if len(findings) > SHOWN_FINDINGS:
            click.echo(f"  … and {len(findings) - SHOWN_FINDINGS:,} more (--output json)")
    for path in log.left_out:
        click.echo(f"left out, not a file of the log: {printable(path)}")


def _show_holes(log: RecoveredLog) -> None:
    if log.filled:
        click.echo(f"holes filled, with frames that have no records: {_ranges(log.filled)}")
    if log.moved:
        click.echo("holes closed; old offsets -> new ones:")
        for moved in log.moved[:SHOWN_MOVES]:
            old, new = (moved.first, moved.last), (moved.to, moved.to + moved.last - moved.first)
            click.echo(f"      {range_text(old)} -> {range_text(new)}")
        if len(log.moved) > SHOWN_MOVES:
            click.echo(f"      … and {len(log.moved) - SHOWN_MOVES:,} more (--output json)")
    view = log.consumers
    if view is None or view.until_offset is None:
        return
    of = f"{log.owner}: {printable(log.chosen)}" if log.chosen else log.owner
    if view.stop is None:
        click.echo(f"read  a consumer from the first offset on gets everything, before {view.until_offset} ({of})")
    else:
        why = f"{view.stop.how}: {view.stop.reason}"
        click.echo(f"read  a consumer from the first offset on gets to {view.until_offset}, and {why} ({of})")
    if view.early is not None and view.early.stop is not None:
        stop = view.early.stop
        click.echo(f"      a consumer {stop.how} before offset {view.early.until_offset}: {printable(stop.reason)}")


def _lost(lost: Lost) -> str:
    parts = [f"offsets {_ranges(lost.ranges)} ({lost.records:,})"] if lost.ranges else []
    if lost.bytes:
        parts.append(f"{lost.bytes:,} bytes")
    if lost.unreadable:
        places = "1 place of a segment" if lost.unreadable == 1 else f"{lost.unreadable} places of segments"
        parts.append(f"what was in {places} that cannot be read")
    if lost.elsewhere:
        parts.append(f"{counted(lost.elsewhere, 'segment')} that only the archive has (--archive copies from there)")
    if lost.repeated:
        parts.append(f"{counted(lost.repeated, 'record')} whose numbers, or later ones, others have already")
    if lost.open_end:
        more = "more " if lost.ranges else ""
        parts.append(f"and the log ends in damage: nobody knows how many {more}records were there")
    return ", ".join(parts) or "nothing"


def _ranges(ranges: list[NumberRange]) -> str:
    shown = ", ".join(range_text(each) for each in ranges[:SHOWN_RANGES])
    return shown + (f" and {len(ranges) - SHOWN_RANGES} more ranges" if len(ranges) > SHOWN_RANGES else "")
