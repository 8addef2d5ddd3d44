"""Files of rows as text: JSON lines, as in `segspec dump --output json`, and CSV with a header."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import IO, Any

from segspec.columns.flat import FlatRows
from segspec.columns.lines import CSV, JSON, Lines
from segspec.conversion.losses import Refused
from segspec.conversion.mapping import Placed, place
from segspec.conversion.nulls import Nulls
from segspec.core import csv_form, json_form
from segspec.core.json_form import ReversiblePayload
from segspec.core.model import Record

Decode = Callable[[str, Record], dict[str, Any]]


class TextFile:
    """Writes records as lines (jsonl or csv), with `columns` and those that `decode` adds.

    Methods return the number of records; `nulls` counts nulls that look like empty values. They raise `Refused` for a
    value that does not fit or cannot be decoded.
    """

    def __init__(
        self,
        out: IO[bytes],
        kind: str,
        columns: tuple[str, ...],
        payload: ReversiblePayload,
        decode: Decode | None = None,
    ) -> None:
        self._out = out
        self._columns = columns
        self._payload = payload
        self._decode = decode
        self.nulls = Nulls()
        self._style = CSV if kind == "csv" else JSON
        if self._style == CSV:
            out.write(f"{csv_form.line(columns)}\n".encode())

    def write_rows(self, runs: Iterable[FlatRows]) -> int:
        # Bytes that are not UTF-8 become null here.
        lines = Lines(self._style, self._payload.name, self._columns, strict=True)
        count = 0
        for rows in runs:
            if self._style == CSV:
                self.nulls.in_csv(rows, self._columns)
            for made in lines.of(rows):
                text = self._line(rows.path, rows.record(made.row)) if made.text is None else made.text
                self._out.write(text)
                count += made.lines
        return count

    def write_records(self, records: Iterable[Placed]) -> int:
        count = 0
        for path, record in records:
            if self._style == CSV and "value" in self._columns:
                self.nulls.count("value", record.value is None)
            self._out.write(self._line(path, record))
            count += 1
        return count

    def _line(self, path: str, record: Record) -> bytes:
        try:
            row = json_form.record(record, self._payload.encode, self._columns)
            if self._decode is not None:
                row |= self._decoded(self._decode(path, record), path, record)
        except UnicodeDecodeError as error:
            raise Refused(f"{place(path, record)}: {error}; another payload holds any bytes") from error
        if self._style == JSON:
            return f"{json_form.line(row)}\n".encode()
        return f"{csv_form.line([csv_form.cell(row.get(name)) for name in self._columns])}\n".encode()

    def _decoded(self, found: dict[str, Any], path: str, record: Record) -> dict[str, Any]:
        if not found and "value" not in self._columns:
            raise Refused(f"{place(path, record)}: it cannot be decoded, and would be lost without its value")
        return found
