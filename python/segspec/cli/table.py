"""Tables for people, without borders: what nearly every command prints is not worth the start of a drawing library."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import NamedTuple

import click

GAP = "  "


class StyledText(NamedTuple):
    """A text, with the colour that it has on a terminal."""

    text: str
    colour: str | None = None
    dim: bool = False


def lines(rows: Sequence[Sequence[StyledText]], right: Collection[int] = ()) -> Iterator[str]:
    """The rows as lines, every column as wide as its widest cell; the columns `right` are aligned to the right."""
    widths = [max(width(cell.text) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        yield GAP.join(
            _aligned(cell, widths[number], to_right=number in right, last=number == len(row) - 1)
            for number, cell in enumerate(row)
        )


def _aligned(cell: StyledText, columns: int, *, to_right: bool, last: bool) -> str:
    room = " " * (columns - width(cell.text))
    text = click.style(cell.text, fg=cell.colour, dim=cell.dim) if cell.colour or cell.dim else cell.text
    if to_right:
        return room + text
    return text if last else text + room


def width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(each) else 2 if east_asian_width(each) in "WF" else 1 for each in text)
