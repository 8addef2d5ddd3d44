"""`segspec convert --ksy`: the rows of a file of the user's own format as Parquet, Arrow, CSV or JSON lines."""

from __future__ import annotations

from pathlib import Path

import click

from segspec.cli import options
from segspec.cli.console import Errors
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.own_options import SpecChoice
from segspec.cli.own_rows import kind_of, write_rows
from segspec.columns.long_text import shows
from segspec.conversion import TABLES
from segspec.conversion.outputs import replacing_file
from segspec.core.text import printable
from segspec.storage.directory import is_directory


def run(
    own: SpecChoice,
    source: str,
    target: str,
    kind: str | None,
    payload: str,
    drop: tuple[str, ...],
    force: bool,
    on_damage: str,
) -> int:
    kind = kind or kind_of(target)
    if kind not in TABLES:
        raise click.UsageError(f"what is read with --ksy becomes rows in a file: --as {', '.join(TABLES)}, not {kind}")
    if is_directory(source):
        raise click.UsageError(f"{source} is a folder: with --ksy one file is converted")
    options.check_out(target, [source, own.path], force=force)
    if Path(target).exists() and not force:
        raise click.UsageError(f"-o {target} is there; --force replaces it")
    format = own.format()
    columns = own.columns_of(format) or format.schema.names
    unknown = [name for name in drop if name not in columns]
    if unknown:
        raise click.UsageError(f"there is no column {unknown[0]!r} to drop; there are {', '.join(columns)}")
    kept = [name for name in columns if name not in drop]
    if not kept:
        raise click.UsageError("--drop leaves no column")
    report = Errors()
    log = own.open(format, source)
    with replacing_file(Path(target), force=force) as out:
        reader = log.arrow(kept, on_damage=on_damage, report=report)
        count = write_rows(reader, out, kind, shows(payload))
    click.echo(f"{count:,} records in {printable(target)}", err=True)
    return DAMAGED if report.count else SOUND
