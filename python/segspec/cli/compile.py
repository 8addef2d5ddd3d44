"""`segspec compile`: a reader for an own format."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from segspec.cli import options, own_options
from segspec.cli.console import Errors
from segspec.cli.exit_codes import DAMAGED, SOUND, USAGE
from segspec.cli.own_info import describe
from segspec.cli.own_options import UnreadableSpecError
from segspec.cli.own_rows import OWN_WRITERS, kind_of, print_rows, write_rows
from segspec.storage.atomic import appearing_file

if TYPE_CHECKING:
    from segspec.custom import OwnFormat, OwnLog

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
@own_options.of_a_spec
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
@click.option("--limit", type=click.IntRange(min=0), help="Maximum number of rows on stdout.")
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
    own = own_options.choice(spec)
    if tables:
        from segspec.cli.own_tables import run

        return run(own, file, out, on_damage)
    format = own.format()
    if file is not None:
        return give_rows(own.open(format, file), out, output or "json", limit, on_damage)
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
    options.check_out(out, [spec, file], force=force)
    kind = kind_of(out)
    if kind not in kinds:
        raise click.UsageError(f"-o {out}: {WHAT[tuple(kinds)]}")
    if Path(out).exists() and (kind == FOLDER or not force):
        hint = "choose another folder" if kind == FOLDER else "--force replaces it"
        raise click.UsageError(f"-o {out} is there; {hint}")


def write_kernel(format: OwnFormat, target: Path) -> None:
    if not format.source:
        why = [
            f"there is no kernel to write: the rows of {format.name} take the slow road, since",
            *map(str, format.why),
        ]
        raise UnreadableSpecError(why, USAGE)
    with appearing_file(target) as out:
        out.write(format.source.encode("utf-8"))


def give_rows(log: OwnLog, out: str | None, output: str, limit: int | None, on_damage: str) -> int:
    report = Errors()
    reader = log.arrow(on_damage=on_damage, report=report)
    if out is None:
        print_rows(reader, OWN_WRITERS[output](), bytes.hex, limit)
    else:
        with appearing_file(Path(out)) as file:
            write_rows(reader, file, kind_of(out), bytes.hex)
    return DAMAGED if report.count else SOUND
