"""`segspec dump --ksy`: the rows of files of the user's own format."""

from __future__ import annotations

from segspec.cli.console import Errors
from segspec.cli.labels import LOG, Label
from segspec.cli.own_files import EachFile
from segspec.cli.own_options import SpecChoice
from segspec.cli.own_rows import OWN_WRITERS, print_rows
from segspec.columns.long_text import shows
from segspec.core.text import path_text, printable


def run(
    own: SpecChoice, paths: tuple[str, ...], output: str, limit: int | None, payload: str | None, on_damage: str
) -> int:
    format = own.format()
    columns = own.columns_of(format)
    show = shows(payload or ("utf8" if output == "text" else "hex"))
    out, report, left = OWN_WRITERS[output](), Errors(), limit
    files = EachFile(own, format, paths)
    for log in files:
        label = label_of(log.path, format.schema.names) if files.several else None
        with files.attempt(log.path):
            left = print_rows(log.arrow(columns, on_damage=on_damage, report=report), out, show, left, label)
        if left == 0:
            break
    return files.code(damaged=report.count > 0)


def label_of(path: str, names: list[str]) -> Label:
    """The file of a row, under a name that no column has."""
    name = LOG if LOG not in names else f"_{LOG}"
    return Label({name: path_text(path)}, (name,), printable(path))
