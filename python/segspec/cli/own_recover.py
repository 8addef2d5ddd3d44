"""`segspec recover --ksy`: a clean copy of a file of the user's own format, without the damaged rows."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from segspec.cli import options
from segspec.cli.console import styled
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.own_options import SpecChoice
from segspec.conversion.outputs import new_folder
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.json_form import line, plain
from segspec.core.text import printable
from segspec.storage.atomic import appearing_file
from segspec.storage.directory import is_directory, parent

if TYPE_CHECKING:
    from segspec.custom import OwnFormat, OwnLog

PLACES = ("_position", "_end")
COPIED_AT_ONCE = 1 << 20


def run(own: SpecChoice, path: str, target: str, output: str, *, dry_run: bool) -> int:
    if own.is_compiled or own.names is not None:
        raise click.UsageError(f"--ksy {own.path}: recover takes the .ksy itself, and all columns")
    if is_directory(path):
        raise click.UsageError(f"{path} is a folder: with --ksy one file is recovered")
    options.check_out(target, [path, own.path], force=False)
    from segspec.custom import compile_format

    format = own.made(lambda: compile_format(own.path, own.rows, ["*", *PLACES], **own.arguments))
    if not format.parser.can_be_cut:
        raise click.UsageError(
            f"rows of {format.name} cannot be copied by themselves: they have neither one size nor a magic, or depend "
            "on one another"
        )
    log = own.open(format, path)
    findings: list[Finding] = []
    kept, records = sound_rows(log, findings)
    out: dict[str, Any] = {"format": format.name, "path": path, "out": target, "records": records}
    with log.opened() as source:
        out |= {"bytes": sum(end - start for start, end in kept)}
        out |= {"lost_bytes": source.size - out["bytes"], "findings": findings}
    if not dry_run:
        write(log, format, kept, records, Path(target))
    show(out, output, dry_run=dry_run)
    return DAMAGED if any(each.severity is Severity.ERROR for each in findings) else SOUND


def sound_rows(log: OwnLog, findings: list[Finding]) -> tuple[list[tuple[int, int]], int]:
    """The ranges of sound rows, with the bytes before the first; adjacent rows are one. And their number."""
    from segspec.custom import head_of

    with log.opened() as source:
        head = head_of(log.format.parser, source, source.size)
    starts, ends = array("q"), array("q")
    for batch in log.arrow(on_damage="skip", report=findings.append):
        starts.extend(batch.column("_position").to_pylist())
        ends.extend(batch.column("_end").to_pylist())
    if head is None:
        raise findings[0].error() if findings else SegspecError(Code.TORN, "there is no row", path=log.path)
    bad = sorted(each.position for each in findings if each.severity is Severity.ERROR)
    sound = [
        (start, end)
        for start, end in zip(starts, ends, strict=True)
        if bisect_left(bad, start) == bisect_left(bad, end)
    ]
    return list(joined([(0, head), *sound])), len(sound)


def joined(ranges: Sequence[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    first, last = ranges[0]
    for start, end in ranges[1:]:
        if start != last:
            yield first, last
            first = start
        last = end
    yield first, last


def write(log: OwnLog, format: OwnFormat, kept: Sequence[tuple[int, int]], records: int, target: Path) -> None:
    """Copies the ranges to a file of the same name in a folder.
    The folder appears after the copy was read back and all its rows are sound.
    """
    with new_folder(target) as folder:
        copy = folder / parent(log.path)[1]
        with appearing_file(copy) as out, log.opened() as source:
            for start, end in kept:
                for at in range(start, end, COPIED_AT_ONCE):
                    out.write(source.read(at, min(COPIED_AT_ONCE, end - at)))
        again = sum(batch.num_rows for batch in format.open(copy).arrow(on_damage="fail"))
        if again != records:
            raise SegspecError(Code.BAD_COUNT, f"the copy has {again} rows, not {records}", path=log.path)


def show(out: dict[str, Any], output: str, *, dry_run: bool) -> None:
    if output == "json":
        click.echo(line(plain(out)))
        return
    goal = "would be written to" if dry_run else "->"
    click.echo(f"{out['format']}  {printable(out['path'])} {goal} {printable(out['out'])}")
    click.echo(f"kept  {out['records']:,} records, {out['bytes']:,} bytes\nlost  {out['lost_bytes']:,} bytes")
    for finding in out["findings"]:
        click.echo(f"  {styled(finding)}")
