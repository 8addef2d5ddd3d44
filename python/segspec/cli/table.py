"""Tables without borders. A drawing library would start too slowly."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

import click

Item = TypeVar("Item")

GAP = "  "
CUT = "…"
MUST = 5
MOST_TEXT = 44


class StyledText(NamedTuple):
    text: str
    colour: str | None = None
    dim: bool = False


TableCell = str | StyledText


def show(names: Sequence[str], rows: Iterable[Sequence[TableCell]], right: Collection[int] = ()) -> None:
    show_rows([[StyledText(name, dim=True) for name in names], *rows], right)


def show_pairs(pairs: Iterable[tuple[str, str]]) -> None:
    show_rows([(StyledText(name, dim=True), value) for name, value in pairs])


def show_rows(rows: Sequence[Sequence[TableCell]], right: Collection[int] = ()) -> None:
    cells = [[cell if isinstance(cell, StyledText) else StyledText(cell) for cell in row] for row in rows]
    for text in lines(cells, right):
        click.echo(text.rstrip())


def show_some(
    items: Sequence[Item], most: int, text: Callable[[Item], str], *, indent: str = "", more: str = ""
) -> None:
    """Prints the first `most` items, then how many remain."""
    for item in items[:most]:
        click.echo(indent + text(item))
    if len(items) > most:
        click.echo(f"{indent}… and {len(items) - most:,} more{more}")


IN_JSON = " (--output json)"


def lines(rows: Sequence[Sequence[StyledText]], right: Collection[int] = ()) -> Iterator[str]:
    """The rows as lines; the columns `right` are right-aligned."""
    widths = [max(width(cell.text) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        yield GAP.join(
            _aligned(cell, widths[number], to_right=number in right, last=number == len(row) - 1)
            for number, cell in enumerate(row)
        )


class Fitting(NamedTuple):
    """The widths of the columns that fit; `is_less`: something is cut or left out."""

    widths: Mapping[int, int]
    is_less: bool

    def of(self, row: Sequence[StyledText], at_start: Collection[int]) -> list[StyledText]:
        """The remaining cells of a row; the columns `at_start` are cut at their start."""
        return [
            row[number]._replace(text=cut(row[number].text, room, at_start=number in at_start))
            for number, room in self.widths.items()
        ]


def fit(rows: Sequence[Sequence[StyledText]], room: int, order: Sequence[int], least: Mapping[int, int]) -> Fitting:
    """Fits columns into `room` terminal columns in the `order` of importance, at least as wide as in `least`. The first
    `MUST` get space for most of their text.
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
    return room - sum(widths.values()) - len(GAP) * len(widths)


def cut(text: str, room: int, *, at_start: bool = False) -> str:
    """Cuts a text to `room` terminal columns, at its end or start."""
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
    from shutil import get_terminal_size

    return get_terminal_size().columns


def width(text: str) -> int:
    if text.isascii():
        return len(text)
    from unicodedata import combining, east_asian_width

    return sum(0 if combining(each) else 2 if east_asian_width(each) in "WF" else 1 for each in text)
