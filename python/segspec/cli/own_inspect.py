"""`segspec inspect --ksy`: the annotated bytes of one row of the user's own format."""

from __future__ import annotations

import click

from segspec.cli.console import tell
from segspec.cli.drawn_fields import field_json, narrowed, show_fields
from segspec.cli.exit_codes import DAMAGED, SOUND
from segspec.cli.own_options import SpecChoice
from segspec.cli.writers import JsonWriter
from segspec.storage.directory import is_directory


def run(
    own: SpecChoice, path: str, at: int | None, limit: int, output: str, field: str | None, depth: int | None
) -> int:
    if own.is_compiled:
        raise click.UsageError(
            f"--ksy {own.path}: a compiled spec has no parsers that say where fields lie; name the .ksy itself"
        )
    if is_directory(path):
        raise click.UsageError(f"{path}: inspect takes one file")
    from segspec.custom import draw

    format = own.format()
    log = own.open(format, path)
    folders, processes = own.folders, own.processes
    drawing = own.made(
        lambda: draw(log, at, limit, field=field, depth=depth, import_paths=folders, processes=processes)
    )
    parts = narrowed([(drawing.title, drawing.fields)], field, depth)
    if output == "json":
        out = JsonWriter()
        for title, fields in parts:
            for each in fields:
                out.write(field_json(title, each))
    else:
        show_fields(parts)
    if drawing.finding is None:
        return SOUND
    tell(drawing.finding)
    return DAMAGED
