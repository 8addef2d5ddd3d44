"""`segspec compile --tables`: the tables of a spec with several kinds of rows, each as a file."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from segspec.cli.console import Errors, tell
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.own_info import ROADS, show_columns
from segspec.cli.own_options import SpecChoice
from segspec.cli.own_rows import write_rows
from segspec.conversion.outputs import new_folder
from segspec.core.errors import Finding
from segspec.core.text import printable
from segspec.storage.atomic import appearing_file

if TYPE_CHECKING:
    from segspec.custom import OwnTable


def run(own: SpecChoice, file: str | None, out: str | None, on_damage: str) -> int:
    from segspec.custom import compile_tables

    if own.columns is not None or own.flatten:
        raise click.UsageError("--tables gives every column, nested: not with --columns or --flatten")
    if (file is None) != (out is None):
        raise click.UsageError("--tables with FILE needs -o DIR, the new folder of the tables; without FILE, none")
    asked = {name: given for name, given in own.arguments.items() if name != "flatten"}
    tables = own.made(lambda: compile_tables(own.path, own.rows, **asked))
    if file is not None and out is not None:
        return write_tables(own, tables, file, Path(out), on_damage)
    click.echo(f"spec     {printable(own.path)}")
    for table in tables.values():
        describe_table(table)
    return SOUND


def describe_table(table: OwnTable) -> None:
    within = "" if table.parent is None else f"  (_parent is the _index of {table.parent})"
    click.echo(f"\ntable    {table.name}{within}\nroad     {ROADS[table.format.lane]}\ncolumns")
    show_columns(table.schema, 1)


def write_tables(own: SpecChoice, tables: Mapping[str, OwnTable], file: str, target: Path, on_damage: str) -> int:
    """Writes each table as DIR/NAME.parquet; the folder appears when all are complete."""
    told: set[tuple[str, str]] = set()

    def tell_once(finding: Finding) -> None:
        # Each table is a pass over the file, which meets the same damage.
        if (finding.code, finding.message) not in told:
            told.add((finding.code, finding.message))
            tell(finding)

    report, counts = Errors(tell_once), dict[str, int]()
    with new_folder(target) as folder:
        # Lists first: the whole file as one row locates damage least exactly.
        for name, table in sorted(tables.items(), key=lambda each: each[1].format.rows == "."):
            log = own.made(lambda table=table: table.open(file, max_bytes=own.max_bytes))  # type: ignore[misc]
            with appearing_file(folder / f"{name}.parquet") as out:
                reader = log.arrow(on_damage=on_damage, report=report)
                counts[name] = write_rows(reader, out, "parquet", bytes.hex)
    for name in tables:
        click.echo(f"{counts[name]:,} records in {printable(str(target / name))}.parquet", err=True)
    return DAMAGED if report.count else SOUND
