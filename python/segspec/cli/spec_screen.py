"""What a spec gives, for people: rows, columns, and the road to them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import click

from segspec.core.text import printable

if TYPE_CHECKING:
    import pyarrow as pa

    from segspec.custom import OwnFormat

ROWS = {"": "the whole spec, again and again", ".": "the whole file is one"}


def describe(format: OwnFormat) -> None:
    rows = ROWS.get(format.rows, f"one for each item of {format.rows}")
    click.echo(f"spec     {printable(str(format.path))}\nrows     {rows}")
    click.echo("road     fast: a kernel" if format.lane == "kernel" else "road     slow: the Kaitai parser, since")
    for problem in format.why:
        click.echo(f"           {printable(str(problem))}")
    click.echo("columns")
    show_columns(format.schema, 1)
    if format.omitted:
        click.echo(f"not columns, unless --columns names them\n  {', '.join(format.omitted)}")
    if format.others:
        click.echo(f"other rows, for --rows\n  {', '.join(format.others)}")


def show_columns(fields: Iterable[pa.Field], depth: int) -> None:
    """Prints one name and type per line, indented within structures."""
    from segspec.custom.spec_log import within

    given = list(fields)
    width = max((len(each.name) for each in given), default=0)
    for each in given:
        inner, kind = within(each.type)
        click.echo(f"{'  ' * depth}{each.name:<{width}}  {kind}{' or null' if each.nullable else ''}")
        show_columns(inner, depth + 1)
