"""The annotated bytes of a frame or row, as a table and as JSON."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from functools import partial
from itertools import groupby
from typing import Any

import click

from segspec.cli.table import GAP, StyledText, show_rows, width
from segspec.columns.long_text import shows
from segspec.core.json_form import plain
from segspec.core.text import printable
from segspec.parsing.annotate import DEFAULT_ROLE, Field
from segspec.parsing.annotate import GAP as GAP_ROLE

HEADS = ("byte", "size", "bytes", "field", "value")
NARROWEST = 20
"""Minimum width of the column of values."""

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


def narrowed(parts: Iterable[TitledFields], path: str | None, depth: int | None) -> list[TitledFields]:
    """The fields at or below a path, joined if more than `depth` names below it.
    Raises `click.UsageError` if there is no such field.
    """
    given = list(parts)
    below = "" if path is None else path
    made = [(title, [field for field in fields if lies_at(field.path, below)]) for title, fields in given]
    if below and not any(fields for _, fields in made):
        heads = dict.fromkeys(field.path.partition(".")[0] for _, fields in given for field in fields[:MOST_NAMED])
        raise click.UsageError(f"--field {below}: no such field is drawn, only {', '.join(heads)}")
    if depth is None:
        return made
    most = depth + len(below.split(".")) * bool(below)
    return [
        (title, [joined(path, held) for (path, _), held in groupby(fields, partial(head, most))])
        for title, fields in made
    ]


MOST_NAMED = 100


def lies_at(path: str, above: str) -> bool:
    return not above or path == above or path.startswith((f"{above}.", f"{above}["))


def head(names: int, field: Field) -> tuple[str, str]:
    return ".".join(field.path.split(".")[:names]), field.role if field.role == GAP_ROLE else ""


def joined(path: str, fields: Iterable[Field]) -> Field:
    first, *rest = held = list(fields)
    if not rest:
        return first
    # Fields of bits share their bytes.
    content = b"".join({(each.start, each.end): each.content for each in held}.values())
    end, failed = max(each.end for each in held), any(each.failed for each in held)
    return Field(first.start, end, path, None, DEFAULT_ROLE, first.spec, failed=failed, content=content)


def show_fields(parts: Iterable[TitledFields]) -> None:
    columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    for number, (title, fields) in enumerate(parts):
        if number:
            click.echo()
        click.secho(title, bold=True)
        rows = [[StyledText(head, dim=True) for head in HEADS], *map(_row, fields)]
        show_rows(rows if columns is None else list(_folded(rows, columns)), right=(0, 1))


def _row(field: Field) -> list[StyledText]:
    colour = ROLE_COLOURS.get(field.role, "blue")
    place = (StyledText(str(number), dim=True) for number in (field.start, field.end - field.start))
    return [*place, StyledText(_hex(field.content), colour), StyledText(field.path, colour), StyledText(_value(field))]


def _folded(rows: Sequence[list[StyledText]], columns: int) -> Iterator[list[StyledText]]:
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
