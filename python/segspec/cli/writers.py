"""Rows to stdout: aligned text, JSON lines, or CSV."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, islice
from types import MappingProxyType
from typing import Any, Protocol, cast

import click

from segspec.cli.each_log import Label
from segspec.columns.flat import FlatRows
from segspec.columns.lines import CSV, JSON, TEXT, Lines, by_themselves
from segspec.columns.long_text import LongText, json_pieces, printable_pieces, shows
from segspec.core import json_form
from segspec.core.text import printable

NO_LEAD: Mapping[str, Any] = MappingProxyType({})


class Writer(Protocol):
    """Takes rows, one by one."""

    def begin_log(self, label: Label | None, names: Sequence[str] = ()) -> None:
        """Starts the rows of a log, labelled if there are several."""

    def write(self, row: dict[str, Any]) -> None: ...

    def lines(self, payload: str, names: Sequence[str] = (), lead: Mapping[str, Any] = NO_LEAD) -> Lines | None:
        """Formats records, or rows with these columns, as lines; None: each is written as a row."""


def write_records(out: Writer, runs: Iterable[FlatRows], payload: str, left: int | None) -> int | None:
    lines = out.lines(payload)
    for rows in runs:

        def write(row: int, rows: FlatRows = rows) -> None:
            out.write(json_form.record(rows.record(row), shows(payload)))

        left = write_rows(rows, lines, left, write)
        if left == 0:
            break
    return left


def write_rows(rows: FlatRows, lines: Lines | None, left: int | None, write: Callable[[int], None]) -> int | None:
    """Writes at most `left` rows; returns how many remain."""
    for made in by_themselves(rows, left) if lines is None else lines.of(rows, left):
        if made.text is None:
            write(made.row)
        else:
            _put([made.text])
        left = None if left is None else left - made.lines
    return left


def write_each(out: Writer, rows: Iterable[dict[str, Any]], left: int | None) -> int | None:
    """Writes at most `left` rows, as objects; returns how many remain."""
    written = 0
    for row in islice(rows, left):
        out.write(row)
        written += 1
    return None if left is None else left - written


class JsonWriter:
    """One object per line."""

    def __init__(self) -> None:
        self._fields: Mapping[str, Any] = {}
        self._further: Sequence[str] = ()

    def begin_log(self, label: Label | None, names: Sequence[str] = ()) -> None:
        """Objects have the common members first, then those of a single format."""
        self._fields = label.fields if label else {}
        self._further = [name for name in names if name not in json_form.RECORD]

    def lines(self, payload: str, names: Sequence[str] = (), lead: Mapping[str, Any] = NO_LEAD) -> Lines | None:
        begin = json_form.line({**self._fields, **lead})[1:-1].encode()
        return Lines(JSON, payload, names or (*json_form.RECORD, *self._further), begin=begin)

    def write(self, row: dict[str, Any]) -> None:
        row = {**self._fields, **row}
        try:
            made = json_form.line(row)
        except TypeError:
            _put(chain(json_pieces(row), [b"\n"]))
        else:
            sys.stdout.write(made + "\n")


def _put(pieces: Iterable[bytes | memoryview]) -> None:
    if not isinstance(sys.stdout, io.TextIOWrapper):
        # A caller has replaced the stream.
        for piece in pieces:
            sys.stdout.write(str(piece, "utf-8"))
        return
    sys.stdout.flush()
    for piece in pieces:
        sys.stdout.buffer.write(piece)


class CsvWriter:
    """A header, then the values; nested ones as JSON. New names of later rows are errors."""

    def __init__(self) -> None:
        from segspec.core import csv_form

        self._form = csv_form
        self._names: list[str] = []
        self._leading = 0
        self._label: Label | None = None
        # A terminal would obey control characters.
        self._shown: Callable[[str], str] = printable if sys.stdout.isatty() else str

    def begin_log(self, label: Label | None, names: Sequence[str] = ()) -> None:
        self._label = label
        if names and not self._names:
            leading = label.names if label else ()
            self._leading = len(leading)
            self._names = [*leading, *names]
            self._put(self._names)

    def lines(self, payload: str, names: Sequence[str] = (), lead: Mapping[str, Any] = NO_LEAD) -> Lines | None:
        self.begin_log(self._label, [*lead, *names])
        fields = {**(self._label.fields if self._label else {}), **lead}
        leading = self._names[: self._leading + len(lead)]
        if self._shown is printable or not fields.keys() <= set(leading):
            return None
        begin = self._form.line([self._form.cell(fields.get(name)) for name in leading]) if leading else ""
        return Lines(CSV, payload, self._names[len(leading) :], begin=begin.encode())

    def write(self, row: dict[str, Any]) -> None:
        self.begin_log(self._label, list(row))
        if self._label is not None:
            row = {**self._label.fields, **row}
        unknown = [name for name in row if name not in self._names]
        if unknown:
            raise ValueError(f"CSV rows need the same columns, and {unknown[0]} is new: use --output json")
        cells = [row.get(name) for name in self._names]
        try:
            self._put([self._form.cell(cell) for cell in cells])
        except TypeError:
            _put(self._long_row(cells))

    def _put(self, cells: Sequence[str]) -> None:
        sys.stdout.write(self._form.line([self._shown(cell) for cell in cells]) + "\n")

    def _long_row(self, cells: Sequence[Any]) -> Iterator[bytes]:
        for number, cell in enumerate(cells):
            yield b"," if number else b""
            yield from self._long_cell(cell)
        yield b"\n"

    def _long_cell(self, cell: Any) -> Iterator[bytes]:
        try:
            text = self._shown(self._form.cell(cell))
        except TypeError:
            is_bare = isinstance(cell, LongText) and not cell.has_any_of(b',"\r\n')
            quote = b"" if is_bare else b'"'
            yield quote
            yield from (piece.replace(b'"', b'""') for piece in self._pieces(cell))
            yield quote
        else:
            yield self._form.quoted(text).encode()

    def _pieces(self, cell: Any) -> Iterator[bytes]:
        if self._shown is printable:
            return printable_pieces(cell)
        return cell.as_it_is() if isinstance(cell, LongText) else json_pieces(cell)


IN_TEXT = ("offset", "id", "timestamp", "deleted", "fields", "key", "value", "chunk_id", "epoch")

LEAST_PART = 24
"""Minimum columns of a part of a line on a terminal."""

LinePart = str | Iterator[bytes]
"""A text, or pieces of a long one in UTF-8."""


class TextWriter:
    """One line per row: number, time, key, value, then name=value. A terminal's lines are cut and omit members equal to
    the first row's.
    """

    def __init__(self) -> None:
        self._tty = sys.stdout.isatty()
        self._words = ""
        self._names: Sequence[str] = ()
        self._usual: dict[str, Any] | None = None

    def begin_log(self, label: Label | None, names: Sequence[str] = ()) -> None:
        """Members of a single format come last."""
        self._words = label.words if label else ""
        self._names = [name for name in IN_TEXT if name in names] + [name for name in names if name not in IN_TEXT]
        self._usual = None

    def lines(self, payload: str, names: Sequence[str] = (), lead: Mapping[str, Any] = NO_LEAD) -> Lines | None:
        texts = [self._words] if self._words else []
        texts += [f"{name}={printable(str(value))}" for name, value in lead.items()]
        begin = "  ".join(texts).encode("utf-8", "backslashreplace")
        return None if self._tty else Lines(TEXT, payload, names or self._names, begin=begin, is_records=not names)

    def write(self, row: dict[str, Any]) -> None:
        row = dict(row)
        is_record = bool(self._names) or "value" in row or "fields" in row
        parts: list[tuple[Sequence[LinePart], Mapping[str, Any]]] = []
        if self._words:
            parts.append(([self._words], {"fg": "green"}))
        label = (row.pop("offset", None) or row.pop("id", None)) if is_record else None
        if label is not None:
            parts.append(([f"{label:>10}"], {"fg": "cyan"}))
        if "timestamp" in row and label is not None:
            parts.append(([json_form.moment(int(row.pop("timestamp")))], {"dim": True}))
        if is_record and row.pop("deleted", False):
            parts.append((["deleted"], {"fg": "red"}))
        fixed = len(parts)
        has_value = "value" in row or "value" in self._names
        if pairs := [[_text(name), "=", _text(value)] for name, value in row.pop("fields", ())]:
            joined = _joined(pairs, " ")
            parts.append((["headers={", *joined, "}"] if self._tty and has_value else joined, {}))
        named = ("key=", "value=") if self._tty else ("", "")
        if "key" in row:
            parts.append(([named[0], _text(row.pop("key"))], {"fg": "yellow"}))
        if has_value:
            value = row.pop("value", None)
            parts.append(([named[1], _text(row.pop("body") if "body" in row and label is not None else value)], {}))
        if not self._tty:
            parts += [([name, "=", _text(value)], {}) for name, value in row.items()]
            _put_line(_joined([part for part, _ in parts], "  "))
            return
        if is_record:
            row = self._unusual(row)
        attributes = [([f"{name}=", _text(value)], {"dim": True}) for name, value in row.items()]
        self._put_on_terminal([*parts, *attributes], fixed)

    def _unusual(self, row: dict[str, Any]) -> dict[str, Any]:
        if self._usual is None:
            self._usual = row
            if row:
                from segspec.cli.table import MOST_TEXT

                usual = "  ".join(f"{name}={_start(_text(value), MOST_TEXT)}" for name, value in row.items())
                click.secho(f"unless a line shows otherwise: {usual}", dim=True)
            return {}
        gone = {name: "-" for name in self._usual if name not in row}
        return {name: value for name, value in row.items() if self._usual.get(name) != value} | gone

    def _put_on_terminal(self, parts: Sequence[tuple[Sequence[LinePart], Mapping[str, Any]]], fixed: int = 0) -> None:
        from segspec.cli.table import cut, terminal_width, width

        room = terminal_width()
        texts = ["".join(_start(each, room) for each in part) for part, _ in parts]
        wide = [width(text) for text in texts]
        most = room
        while most > LEAST_PART and sum(wide) + 2 * len(wide) - 2 > room:
            most -= 1
            wide = wide[:fixed] + [min(each, most) for each in wide[fixed:]]
        cells = (cut(text, columns) for text, columns in zip(texts, wide, strict=True))
        sys.stdout.write(
            "  ".join(click.style(cell, **how) for cell, (_, how) in zip(cells, parts, strict=True)) + "\n"
        )


class PlainTextWriter(TextWriter):
    def write(self, row: dict[str, Any]) -> None:
        if self._tty:
            words = [([self._words], {"fg": "green"})] if self._words else []
            self._put_on_terminal([*words, *(([f"{name}=", _text(value)], {}) for name, value in row.items())])
            return
        parts: list[Sequence[LinePart]] = [[self._words]] if self._words else []
        _put_line(_joined([*parts, *([name, "=", _text(value)] for name, value in row.items())], "  "))


def _start(text: LinePart, room: int) -> str:
    if not isinstance(text, str):
        text = next(text, b"").decode("utf-8", "replace")
    from segspec.cli.table import cut

    return cut(text[: room + 1], room)


def _text(value: Any) -> LinePart:
    try:
        return printable(value if isinstance(value, str) else json_form.line(value))
    except TypeError:
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
