"""Rows to stdout: aligned text, JSON lines, or CSV."""

from __future__ import annotations

import csv
import io
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, Protocol, cast

import click

from segspec.cli.labels import Label
from segspec.columns.long_text import LongText, json_pieces, printable_pieces
from segspec.core import json_form
from segspec.core.text import printable


class Writer(Protocol):
    """Takes rows, one at a time."""

    def begin_log(self, label: Label | None) -> None:
        """The rows that follow are of this log; None where there is only one."""

    def columns(self, names: Sequence[str]) -> None:
        """The names that rows may have, before the first row."""

    def write(self, row: dict[str, Any]) -> None: ...


class JsonWriter:
    """One object a line."""

    def __init__(self) -> None:
        self._fields: Mapping[str, Any] = {}
        self._begin = b"{"

    def begin_log(self, label: Label | None) -> None:
        self._fields = label.fields if label else {}
        self._begin = json_form.line(self._fields)[:-1].encode() + b"," if label else b"{"

    def columns(self, names: Sequence[str]) -> None:
        """Every object names its own."""

    def write(self, row: dict[str, Any]) -> None:
        row = {**self._fields, **row}
        try:
            made = json_form.line(row)
        except TypeError:
            # A `LongText` is in it.
            _put(chain(json_pieces(row), [b"\n"]))
        else:
            sys.stdout.write(made + "\n")

    def write_lines(self, lines: bytes) -> None:
        """Lines that are made already, in UTF-8, of objects with a name each at least."""
        if self._fields and lines:
            # A line break in a string is escaped, so these begin objects and nothing else.
            lines = self._begin + lines[1:].replace(b"\n{", b"\n" + self._begin)
        _put([lines])


def _put(pieces: Iterable[bytes]) -> None:
    """Writes pieces of UTF-8, of which none parts a character."""
    if not isinstance(sys.stdout, io.TextIOWrapper):
        # Whoever calls us has put something of their own in the place of the stream.
        for piece in pieces:
            sys.stdout.write(piece.decode("utf-8"))
        return
    sys.stdout.flush()
    for piece in pieces:
        sys.stdout.buffer.write(piece)


class CsvWriter:
    """A header, then the values; nested values as JSON.

    The header has the names given by `columns`, or else those of the first row. A row with another name is an error,
    since a column would be lost silently.
    """

    def __init__(self) -> None:
        self._names: list[str] = []
        self._label: Label | None = None
        self._out = csv.writer(sys.stdout, lineterminator="\n")
        # A file has each value as it is; a terminal obeys what is in it.
        self._shown: Callable[[str], str] = printable if sys.stdout.isatty() else str

    def begin_log(self, label: Label | None) -> None:
        self._label = label

    def columns(self, names: Sequence[str]) -> None:
        if not self._names:
            self._names = [*(self._label.names if self._label else ()), *names]
            self._put(self._names)

    def write(self, row: dict[str, Any]) -> None:
        self.columns(list(row))
        if self._label is not None:
            row = {**self._label.fields, **row}
        unknown = [name for name in row if name not in self._names]
        if unknown:
            raise ValueError(f"CSV cannot hold rows of different shapes ({unknown[0]} is new): use --output json")
        cells = [row.get(name) for name in self._names]
        try:
            self._put([_cell(cell) for cell in cells])
        except TypeError:
            # A `LongText` is in one.
            _put(self._long_row(cells))

    def _put(self, cells: Sequence[str]) -> None:
        self._out.writerow([self._shown(cell) for cell in cells])

    def _long_row(self, cells: Sequence[Any]) -> Iterator[bytes]:
        for number, cell in enumerate(cells):
            yield b"," if number else b""
            yield from self._long_cell(cell)
        yield b"\n"

    def _long_cell(self, cell: Any) -> Iterator[bytes]:
        """A cell with its quotes, in pieces."""
        try:
            text = self._shown(_cell(cell))
        except TypeError:
            is_bare = isinstance(cell, LongText) and not cell.has_any_of(b',"\r\n')
            quote = b"" if is_bare else b'"'
            yield quote
            yield from (piece.replace(b'"', b'""') for piece in self._pieces(cell))
            yield quote
        else:
            whole = io.StringIO()
            # A cell that stands alone in its row would have quotes where it is empty.
            csv.writer(whole, lineterminator="").writerow([text, ""])
            yield whole.getvalue()[:-1].encode()

    def _pieces(self, cell: Any) -> Iterator[bytes]:
        if self._shown is printable:
            return printable_pieces(cell)
        return cell.as_it_is() if isinstance(cell, LongText) else json_pieces(cell)


def _cell(value: Any) -> str:
    if value is None:
        return ""
    return value if isinstance(value, str) else json_form.line(value)


LinePart = str | Iterator[bytes]
"""A text, or pieces of a long one in UTF-8."""


class TextWriter:
    """One line a row, for people: the number and time first, then key and value, then the rest as name=value."""

    def __init__(self) -> None:
        self._tty = sys.stdout.isatty()
        self._words = ""

    def begin_log(self, label: Label | None) -> None:
        self._words = label.words if label else ""

    def columns(self, names: Sequence[str]) -> None:
        """Every line names its own."""

    def write(self, row: dict[str, Any]) -> None:
        row = dict(row)
        parts: list[Sequence[LinePart]] = [[self._style(self._words, fg="green")]] if self._words else []
        is_record = "value" in row or "fields" in row
        label = (row.pop("offset", None) or row.pop("id", None)) if is_record else None
        if label is not None:
            parts.append([self._style(f"{label:>10}", fg="cyan")])
        if "timestamp" in row and label is not None:
            parts.append([self._style(json_form.moment(int(row.pop("timestamp"))), dim=True)])
        if row.pop("deleted", False):
            parts.append([self._style("deleted", fg="red")])
        if "fields" in row:
            pairs = [[_text(name), "=", _text(value)] for name, value in row.pop("fields")]
            parts.append(_joined(pairs, " "))
        if "key" in row:
            parts.append([self._style(_text(row.pop("key")), fg="yellow")])
        if "value" in row:
            value = row.pop("value")
            parts.append([_text(row.pop("body") if "body" in row and label is not None else value)])
        parts += [[self._style(name, dim=True), "=", _text(value)] for name, value in row.items()]
        _put_line(_joined(parts, "  "))

    def _style(self, text: LinePart, **how: Any) -> LinePart:
        return click.style(text, **how) if self._tty and isinstance(text, str) else text


def _text(value: Any) -> LinePart:
    try:
        return printable(value if isinstance(value, str) else json_form.line(value))
    except TypeError:
        # A `LongText` is in it.
        return printable_pieces(value)


def _joined(parts: Sequence[Sequence[LinePart]], between: str) -> list[LinePart]:
    return [each for number, part in enumerate(parts) for each in ([between, *part] if number else part)]


def _put_line(parts: Sequence[LinePart]) -> None:
    if all(isinstance(part, str) for part in parts):
        sys.stdout.write("".join([*cast("Sequence[str]", parts), "\n"]))
        return
    for part in parts:
        _put([part.encode("utf-8", "backslashreplace")] if isinstance(part, str) else part)
    sys.stdout.write("\n")


WRITERS: dict[str, Callable[[], Writer]] = {"json": JsonWriter, "csv": CsvWriter, "text": TextWriter}
"""One for each `--output`."""
