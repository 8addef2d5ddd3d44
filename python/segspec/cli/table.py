"""Tables without borders: nearly every command prints one, so a drawing library would start too slowly."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

import click

GAP = "  "
CUT = "…"
MUST = 5
MOST_TEXT = 44
"""Width at which a text is still understood."""


class StyledText(NamedTuple):
    """A text with its colour on a terminal."""

    text: str
    colour: str | None = None
    dim: bool = False


def lines(rows: Sequence[Sequence[StyledText]], right: Collection[int] = ()) -> Iterator[str]:
    """The rows as lines; columns are as wide as their widest cell, and the columns `right` right-aligned."""
    widths = [max(width(cell.text) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        yield GAP.join(
            _aligned(cell, widths[number], to_right=number in right, last=number == len(row) - 1)
            for number, cell in enumerate(row)
        )


class Fitting(NamedTuple):
    """The columns that fit, and their widths. `is_less`: cells are cut, or columns are left out."""

    widths: Mapping[int, int]
    is_less: bool

    def of(self, row: Sequence[StyledText], at_start: Collection[int]) -> list[StyledText]:
        """The cells of a row that remain; those of the columns `at_start` are cut at their start."""
        return [
            row[number]._replace(text=cut(row[number].text, room, at_start=number in at_start))
            for number, room in self.widths.items()
        ]


def fit(rows: Sequence[Sequence[StyledText]], room: int, order: Sequence[int], least: Mapping[int, int]) -> Fitting:
    """Fits columns into `room` terminal columns, the most important of `order` first.
    Columns are cut to no less than their width in `least`. The first `MUST` get room for most of their text first.
    """
    natural = [max(width(cell.text) for cell in column) for column in zip(*rows, strict=True)]
    smallest = [min(wide, least.get(number, wide)) for number, wide in enumerate(natural)]
    most = [min(wide, MOST_TEXT) for wide in natural]
    widths: dict[int, int] = {}
    for wanted, goal in ((order[:MUST], most), (order, natural)):
        for number in wanted:
            if number not in widths and smallest[number] <= _left(widths, room):
                widths[number] = smallest[number]
        while (left := _left(widths, room) + len(GAP)) > 0:
            narrow = [number for number in widths if widths[number] < goal[number]][:left]
            if not narrow:
                break
            widths |= {number: widths[number] + 1 for number in narrow}
    is_less = any(widths.get(number) != natural[number] for number in order)
    return Fitting(dict(sorted(widths.items())), is_less)


def _left(widths: Mapping[int, int], room: int) -> int:
    """The room for one more column."""
    return room - sum(widths.values()) - len(GAP) * len(widths)


def cut(text: str, room: int, *, at_start: bool = False) -> str:
    """Cuts a text to `room` terminal columns, at its end or start, with a sign for the cut."""
    if width(text) <= room:
        return text
    while text and width(text) + len(CUT) > room:
        text = text[1:] if at_start else text[:-1]
    return CUT + text if at_start else text + CUT


def _aligned(cell: StyledText, columns: int, *, to_right: bool, last: bool) -> str:
    room = " " * (columns - width(cell.text))
    text = click.style(cell.text, fg=cell.colour, dim=cell.dim) if cell.colour or cell.dim else cell.text
    if to_right:
        return room + text
    return text if last else text + room


def terminal_width() -> int:
    # Few commands need it, and much comes with it.
    from shutil import get_terminal_size

    return get_terminal_size().columns


def width(text: str) -> int:
    """The terminal columns that a text takes."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(each) else 2 if east_asian_width(each) in "WF" else 1 for each in text)
