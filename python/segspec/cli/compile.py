"""`segspec compile`: a reader for an own format."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from segspec.cli import options, spec_choice
from segspec.cli.console import Errors, tell
from segspec.cli.nested_rows import NESTED_WRITERS, kind_of, rows_json, write_rows
from segspec.cli.spec_choice import SpecChoice, UnreadableSpecError, describe, show_columns
from segspec.cli.streams import DAMAGED, SOUND, USAGE
from segspec.cli.writers import write_each
from segspec.core.errors import Finding
from segspec.core.text import printable
from segspec.reading.walk import OnDamage
from segspec.storage.atomic import appearing_file

if TYPE_CHECKING:
    from segspec.custom import OwnFormat, OwnTable
    from segspec.custom.spec_log import SpecLog

FOLDER, KERNEL, ROWS = "", "py", ("parquet", "arrow")
WHAT = {
    (FOLDER,): "tables go to a folder without a dot in its name",
    (FOLDER, KERNEL): "a compiled spec is a folder without a dot in its name, and its kernel a file *.py",
    ROWS: "rows go to a file *.parquet or *.arrow",
}
"""The kinds of OUT, by the end of its name."""


@options.verb(name="compile")
@click.argument("spec", metavar="SPEC.ksy", type=click.Path(exists=True, dir_okay=False))
@click.argument("file", metavar="[FILE]", required=False, type=click.Path(exists=True, dir_okay=False))
@spec_choice.of_a_spec
@click.option(
    "--out",
    "-o",
    type=options.OutPath(writable=True),
    help="Output: a new folder for the compiled form, *.py for the kernel, or *.parquet or *.arrow for rows of FILE.",
)
@click.option(
    "--tables",
    is_flag=True,
    help="One table per list of structures, with the key of its parent row, as OUT/NAME.parquet in a new folder.",
)
@click.option("--force", is_flag=True, help="Replace OUT if it is an existing file.")
@options.output("json", "csv", short=False, default=None)
@click.option("--limit", type=options.Amount(), help="Maximum number of rows on stdout.")
@options.choice(
    "--on-damage", ["stop", "fail"], "stop", "At damage: keep the rows before it and exit with 3, or exit with 1."
)
def command(
    spec: str,
    file: str | None,
    out: str | None,
    tables: bool,
    force: bool,
    output: str | None,
    limit: int | None,
    on_damage: str,
) -> int:
    """Makes a reader for your own format from its Kaitai Struct spec.

    Without FILE, it shows the rows and columns of the spec; with FILE, the rows of FILE. With -o DIR it writes the
    compiled form, which needs Python alone, for `--ksy DIR` of other verbs and `segspec.custom.load`. Needs the extra
    `compile`, node, and the npm package kaitai-struct-compiler.
    """
    if out is not None:
        check_out(spec, file, out, force, (FOLDER,) if tables else ROWS if file else (FOLDER, KERNEL))
    rows_on_stdout = file is not None and out is None and not tables
    for name, value in (("limit", limit), ("output", output)):
        if value is not None and not rows_on_stdout:
            raise click.UsageError(f"--{name} is for rows on stdout")
    own = spec_choice.choice(spec)
    if tables:
        return give_tables(own, file, out, on_damage)
    format = own.format()
    if file is not None:
        return give_rows(own.open(file), out, output or "json", limit, on_damage)
    if out is None:
        describe(format)
    elif kind_of(out) == KERNEL:
        write_kernel(format, Path(out))
    else:
        from segspec.custom import save

        save(format, out)
    return SOUND


def check_out(spec: str, file: str | None, out: str, force: bool, kinds: Sequence[str]) -> None:
    """Raises `click.UsageError` if OUT may not be written, or is not one of these kinds."""
    kind = kind_of(out)
    options.check_out(out, [spec, file], force=force, is_file=kind != FOLDER)
    if kind not in kinds:
        raise click.UsageError(f"-o {out}: {WHAT[tuple(kinds)]}")
    if kind == FOLDER and Path(out).exists():
        raise click.UsageError(f"-o {out} exists; choose another folder")


def write_kernel(format: OwnFormat, target: Path) -> None:
    if not format.source:
        why = [
            f"there is no kernel to write: the rows of {format.name} take the slow road, since",
            *map(str, format.why),
        ]
        raise UnreadableSpecError(why, USAGE)
    with appearing_file(target) as out:
        out.write(format.source.encode("utf-8"))


def give_rows(log: SpecLog, out: str | None, output: str, limit: int | None, on_damage: str) -> int:
    report = Errors()
    reader = log.arrow(on_damage=OnDamage(on_damage), report=report)
    if out is None:
        writer = NESTED_WRITERS[output]()
        writer.begin_log(None, reader.schema.names)
        write_each(writer, rows_json(reader, bytes.hex), limit)
    else:
        with appearing_file(Path(out)) as file:
            write_rows(reader, file, kind_of(out), bytes.hex)
    return DAMAGED if report.count else SOUND


# several tables


def give_tables(own: SpecChoice, file: str | None, out: str | None, on_damage: str) -> int:
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
    from segspec.custom.spec_log import ROADS

    click.echo(f"\ntable    {table.name}{within}\nroad     {ROADS[table.format.lane]}\ncolumns")
    show_columns(table.schema, 1)


def write_tables(own: SpecChoice, tables: Mapping[str, OwnTable], file: str, target: Path, on_damage: str) -> int:
    """Writes each table as DIR/NAME.parquet; the folder appears when all are complete."""
    from segspec.conversion.outputs import new_folder

    told: set[tuple[str, str]] = set()

    def tell_once(finding: Finding) -> None:
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
