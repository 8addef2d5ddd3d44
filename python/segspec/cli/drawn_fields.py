"""The annotated bytes of a frame or a row: as a table for people, and as JSON."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from typing import Any

import click

from segspec.cli.table import GAP, StyledText, lines, width
from segspec.columns.long_text import shows
from segspec.core.json_form import plain
from segspec.core.text import printable
from segspec.parsing.annotate import Field

HEADS = ("byte", "size", "bytes", "field", "value")
NARROWEST = 20
"""Characters of a column of values that is worth being one: on narrower terminals lines go on where they begin."""

BYTES_SHOWN = 16
CHARACTERS_SHOWN = 200

ROLE_COLOURS = {
    "structure": "blue",
    "length": "cyan",
    "checksum": "magenta",
    "payload": "green",
    "reserved": "bright_black",
    "gap": "red",
}

TitledFields = tuple[str, list[Field]]


def show_fields(parts: Iterable[TitledFields]) -> None:
    """Prints the parts as tables: position, bytes, field, value."""
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    for number, (title, fields) in enumerate(parts):
        if number:
            click.echo()
        click.secho(title, bold=True)
        rows = [[StyledText(head, dim=True) for head in HEADS], *map(_row, fields)]
        for text in lines(rows if columns is None else list(_folded(rows, columns)), right=(0, 1)):
            click.echo(text.rstrip())


def _row(field: Field) -> list[StyledText]:
    colour = ROLE_COLOURS.get(field.role, "blue")
    place = (StyledText(str(number), dim=True) for number in (field.start, field.end - field.start))
    return [*place, StyledText(_hex(field.content), colour), StyledText(field.path, colour), StyledText(_value(field))]


def _folded(rows: Sequence[list[StyledText]], columns: int) -> Iterator[list[StyledText]]:
    """The rows; what a value has past the terminal's `columns` comes in rows of its own."""
    *besides, _ = (max(width(cell.text) for cell in column) + len(GAP) for column in zip(*rows, strict=True))
    room = columns - sum(besides)
    for *place, value in rows:
        if room < NARROWEST:
            yield [*place, value]
            continue
        yield [*place, StyledText(value.text[:room], dim=value.dim)]
        for start in range(room, len(value.text), room):
            yield [*(StyledText("") for _ in place), StyledText(value.text[start : start + room])]


def _hex(content: bytes) -> str:
    more = "…" if len(content) > BYTES_SHOWN else ""
    return content[:BYTES_SHOWN].hex(" ") + more


def _value(field: Field) -> str:
    if field.value is None:
        return ""
    if isinstance(field.value, Enum):
        return f"{field.value.name} ({field.value.value})"
    text = printable(str(plain(field.value, _beginning))[: CHARACTERS_SHOWN + 1])
    return text if len(text) <= CHARACTERS_SHOWN else text[:CHARACTERS_SHOWN] + "…"


def _beginning(content: bytes) -> str:
    """At least as many characters as are shown: none of UTF-8 takes more than 4 bytes."""
    return content[: 4 * (CHARACTERS_SHOWN + 1)].decode("utf-8", "backslashreplace")


def field_json(title: str, field: Field) -> dict[str, Any]:
    show = shows("hex")
    out = {
        "part": title,
        "position": str(field.start),
        "size": str(field.end - field.start),
        "field": field.path,
        "role": field.role,
        "anchor": field.anchor or None,
        "bytes": show(field.content),
        "value": plain(field.value, show),
    }
    return {name: value for name, value in out.items() if value is not None}
