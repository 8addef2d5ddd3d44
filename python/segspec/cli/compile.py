"""`segspec compile`: a reader for a format of the user's own, from its Kaitai Struct spec."""

from __future__ import annotations

from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

import click

from segspec.cli import options
from segspec.cli.console import tell
from segspec.cli.exit_codes import COULD_NOT, DAMAGED, SOUND, USAGE
from segspec.cli.writers import WRITERS
from segspec.core import json_form
from segspec.core.errors import Finding, Severity
from segspec.core.text import printable
from segspec.library.output_places import OutputError, check_output
from segspec.storage.atomic import appearing_file

if TYPE_CHECKING:
    from segspec.custom import OwnFormat, OwnLog

KERNEL, PARQUET, ARROW = ".py", ".parquet", ".arrow"


@click.command(name="compile")
@click.argument("spec", metavar="SPEC.ksy", type=click.Path(exists=True, dir_okay=False))
@click.argument("file", metavar="[FILE]", required=False, type=click.Path(exists=True, dir_okay=False))
@click.option(
    "--rows", help="Path of the repeated field whose items are rows; '' reads the whole spec again and again."
)
@click.option("--columns", help="Only these fields, by a comma between them.  [default: every field of a row]")
@click.option(
    "--import-path",
    "import_paths",
    multiple=True,
    metavar="DIR",
    type=click.Path(exists=True, file_okay=False),
    help="Specs that SPEC imports may lie below this folder, too, and absolute ones do.  "
    "[default: only below SPEC's own]",
)
@click.option(
    "--out",
    "-o",
    type=options.OutPath(dir_okay=False, writable=True),
    help="Write the kernel's Python module (.py), or the rows of FILE (.parquet, .arrow), here.",
)
@click.option("--force", is_flag=True, help="Replace OUT if it is there.")
@click.option("--output", type=click.Choice(["json", "csv"]), help="Form of rows on stdout.  [default: json]")
@click.option("--limit", type=click.IntRange(min=0), help="Give at most this many rows on stdout.")
@click.option(
    "--on-damage",
    type=click.Choice(["stop", "fail"]),
    default="stop",
    show_default=True,
    help="At damage: give the rows before it and exit 3, or exit 1.",
)
@click.option(
    "--max-file",
    type=click.IntRange(min=1),
    default=1024,
    show_default=True,
    metavar="MIB",
    help="The most that FILE may have: all of it is held in memory.",
)
def command(
    spec: str,
    file: str | None,
    rows: str | None,
    columns: str | None,
    import_paths: tuple[str, ...],
    out: str | None,
    force: bool,
    output: str | None,
    limit: int | None,
    on_damage: str,
    max_file: int,
) -> int:
    """A reader for a format of your own: SPEC.ksy is its Kaitai Struct spec.

    Without FILE, says what rows and columns the spec gives, and what in it no reader can be made of. With FILE,
    the rows of FILE. Needs the extra `compile`, node, and the npm package kaitai-struct-compiler.

    With --output json, integers are decimal strings, bytes are hexadecimal, and absent fields are absent.
    """
    check_usage(spec, file, out, force, output, limit)
    from segspec.custom import CompilerMissingError, UnsupportedSpecError, compile_format

    try:
        format = compile_format(spec, rows, None if columns is None else columns.split(","), import_paths=import_paths)
    except UnsupportedSpecError as error:
        for problem in error.problems:
            click.echo(printable(str(problem)), err=True)
        return USAGE
    except CompilerMissingError as error:
        click.echo(f"segspec: {error}", err=True)
        return COULD_NOT
    if file is None:
        describe(format) if out is None else write_kernel(format, Path(out))
        return 0
    return give_rows(format.open(file, max_bytes=max_file << 20), out, output or "json", limit, on_damage)


def check_usage(
    spec: str, file: str | None, out: str | None, force: bool, output: str | None, limit: int | None
) -> None:
    """Raises `click.UsageError` for options that exclude each other."""
    if out is not None:
        try:
            check_output(out, [given for given in (spec, file) if given], force=force)
        except OutputError as error:
            raise click.UsageError(f"-o {error}") from error
    suffix = None if out is None else Path(out).suffix
    wanted = (KERNEL,) if file is None else (PARQUET, ARROW)
    if suffix is not None and suffix not in wanted:
        what = "a kernel" if file is None else "rows"
        raise click.UsageError(
            f"-o {out}: {what} can be written to a file named {' or '.join('*' + s for s in wanted)}"
        )
    if out is not None and Path(out).exists() and not force:
        raise click.UsageError(f"-o {out} is there; --force replaces it")
    if limit is not None and (file is None or out is not None):
        raise click.UsageError("--limit is for rows on stdout")
    if output is not None and (file is None or out is not None):
        raise click.UsageError("--output is for rows on stdout")


def describe(format: OwnFormat) -> None:
    """What the spec gives, for people."""
    rows = ROWS.get(format.rows, f"one for each item of {format.rows}")
    click.echo(f"spec     {printable(str(format.path))}\nrows     {rows}")
    click.echo("road     fast: a kernel" if format.lane == "kernel" else "road     slow: the Kaitai parser, since")
    for problem in format.why:
        click.echo(f"           {printable(str(problem))}")
    click.echo("columns")
    show_fields(format.schema, 1)
    if format.omitted:
        click.echo(f"not columns, unless --columns names them\n  {', '.join(format.omitted)}")
    if format.others:
        click.echo(f"other rows, for --rows\n  {', '.join(format.others)}")


ROWS = {"": "the whole spec, again and again", ".": "the whole file is one"}


def show_fields(fields: Any, depth: int) -> None:
    """Names and types, one a line, those within a structure further in."""
    given = list(fields)
    width = max((len(each.name) for each in given), default=0)
    for each in given:
        kind, inner = each.type, list[Any]()
        while hasattr(kind, "value_field"):
            kind = kind.value_field.type
        if str(kind).startswith("struct<"):
            inner, shown = list(kind), "struct" if kind is each.type else "list of struct"
        else:
            shown = str(each.type) if kind is each.type else f"list of {kind}"
        click.echo(f"{'  ' * depth}{each.name:<{width}}  {shown}{' or null' if each.nullable else ''}")
        show_fields(inner, depth + 1)


def write_kernel(format: OwnFormat, target: Path) -> None:
    with appearing_file(target) as out:
        out.write(format.source.encode("utf-8"))


def give_rows(log: OwnLog, out: str | None, output: str, limit: int | None, on_damage: str) -> int:
    """The rows to stdout or into a file; returns the exit code."""
    errors: list[Finding] = []

    def report(finding: Finding) -> None:
        if finding.severity is Severity.ERROR:
            errors.append(finding)
        tell(finding)

    reader = log.arrow(on_damage=on_damage, report=report)
    if out is None:
        print_rows(reader, output, limit)
    else:
        with appearing_file(Path(out)) as file:
            write_batches(reader, file, Path(out).suffix)
    return DAMAGED if errors else SOUND


def print_rows(reader: Any, output: str, limit: int | None) -> None:
    writer = WRITERS[output]()
    writer.columns(reader.schema.names)
    left = limit
    for batch in reader:
        for row in batch.slice(0, None if left is None else min(left, batch.num_rows)).to_pylist():
            writer.write(json_form.plain(row))
        if left is not None:
            left -= min(left, batch.num_rows)
            if not left:
                return


def write_batches(reader: Any, out: IO[bytes], suffix: str) -> None:
    if suffix == PARQUET:
        from pyarrow.parquet import ParquetWriter

        with ParquetWriter(out, reader.schema, compression="zstd") as parquet:
            for batch in reader:
                parquet.write_batch(batch)
        return
    from pyarrow import ipc

    with ipc.new_file(out, reader.schema) as arrow:
        for batch in reader:
            arrow.write_batch(batch)
