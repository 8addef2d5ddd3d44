"""Tables for people, without borders: what nearly every command prints is not worth the start of a drawing library."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

import click

GAP = "  "
CUT = "…"
MUST = 5
MOST_TEXT = 44
"""So much of a text says what it is about."""


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


class Fitting(NamedTuple):
    """Which columns of a table there is room for, each with how wide it becomes. `is_less`: cells are cut, or columns
    are left out."""

    widths: Mapping[int, int]
    is_less: bool

    def of(self, row: Sequence[StyledText], at_start: Collection[int]) -> list[StyledText]:
        """The cells of a row that are left; those of the columns `at_start` are cut there."""
        return [
            row[number]._replace(text=cut(row[number].text, room, at_start=number in at_start))
            for number, room in self.widths.items()
        ]


def fit(rows: Sequence[Sequence[StyledText]], room: int, order: Sequence[int], least: Mapping[int, int]) -> Fitting:
    """Columns for a terminal of `room` columns, the most important of `order` first. Those that `least` has a width for
    are cut, but not below it; the first `MUST` have room for most of their text before any other column has some."""
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
    """The text in `room` columns of a terminal; what is cut off, at its end or its start, is a sign."""
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
    """How many columns of a terminal a text takes."""
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(each) else 2 if east_asian_width(each) in "WF" else 1 for each in text)
