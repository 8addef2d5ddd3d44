"""Records as JSON lines, as in `segspec dump --output json`, written and read back.

Files of rows as text: JSON lines, as in `segspec dump --output json`, and CSV with a header.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

import pyarrow as pa

from segspec.columns.flat import FlatRows
from segspec.columns.lines import CSV, JSON, Lines
from segspec.columns.schema import FURTHER_TYPES
from segspec.conversion import line_columns
from segspec.conversion.losses import Refused
from segspec.conversion.mapping import Placed, place
from segspec.conversion.outputs import Nulls
from segspec.core import csv_form, json_form
from segspec.core.errors import Code, SegspecError
from segspec.core.json_form import ReversiblePayload
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Id, Record
from segspec.core.model import record_of as made_of
from segspec.formats.contract.parts import Decoder

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


MAX_LINE = 4 * DEFAULT_LIMITS.decompressed_bytes
"""Twice the hexadecimal size of the largest record in a compressed block."""

BLOCK_BYTES = 1 << 20
"""Maximum bytes of lines in memory, unless a single line is longer."""

Line = tuple[int, bytes | SegspecError]
"""A line and the position of its first byte, or the reason why it is not read."""


class Block(NamedTuple):
    """Whole lines of a file; `position` is their first byte."""

    position: int
    content: bytes

    def lines(self) -> Iterator[Line]:
        position = self.position
        for line in self.content.removesuffix(b"\n").split(b"\n"):
            if line and not line.isspace():
                yield position, line + b"\n"
            position += len(line) + 1


def lines_of(path: Path) -> Iterator[Line]:
    """The non-blank lines of the file. One longer than `MAX_LINE` gives an error instead."""
    position = 0
    with path.open("rb") as file:
        while size := (found := next_line(file, position, path))[1]:
            if found[0] is not None:
                yield found[0]
            position += size


def parts_of(path: Path) -> Iterator[Block | Line]:
    """The lines in blocks; a line that is longer than a block, or has no newline, comes alone."""
    position = 0
    with path.open("rb") as file:
        while content := file.read(min(BLOCK_BYTES, MAX_LINE)):
            line, size = None, content.rfind(b"\n") + 1
            if size:
                yield Block(position, content[:size])
            else:
                file.seek(position)
                line, size = next_line(file, position, path)
            if line is not None:
                yield line
            position += size
            file.seek(position)


def next_line(file: IO[bytes], position: int, path: Path) -> tuple[Line | None, int]:
    """The next line (None if blank) and its size in bytes; size 0 at the end."""
    line = file.readline(MAX_LINE + 1)
    size = len(line)
    if size <= MAX_LINE:
        return (position, line) if line and not line.isspace() else None, size
    while not line.endswith(b"\n") and (line := file.readline(MAX_LINE)):
        size += len(line)
    return (position, bad_line(path, position, None, f"a line of {size} bytes", Code.LIMIT_EXCEEDED)), size


def bad_line(
    path: Path, position: int, field: str | None, message: str, code: Code = Code.BAD_ENCODING
) -> SegspecError:
    return SegspecError(code, message, path=str(path), position=position, field=field)


MAX_NAMES = 64

FromJson = Callable[[Any, ReversiblePayload], Any]

UNSIGNED = range(1 << 64)
SIGNED = range(-(1 << 63), 1 << 63)
TIMES = range(-(1 << 63), 1 << 64)
"""Formats have signed and unsigned timestamps."""

INTEGER = re.compile(r"-?[0-9]{1,20}")
FLOAT = re.compile(r"-?(?:[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?|inf|nan)")
ID = re.compile(r"([0-9]{1,20})-([0-9]{1,20})")


def names_in(path: Path) -> list[str]:
    """The first `MAX_NAMES` names in the file's objects; reading the file reports other lines."""
    found: dict[str, None] = {}
    for part in parts_of(path):
        names = line_columns.names_of(part.content) if isinstance(part, Block) else None
        if names is not None:
            found.update(dict.fromkeys(names))
        else:
            for position, line in part.lines() if isinstance(part, Block) else (part,):
                with suppress(SegspecError):
                    found.update(dict.fromkeys(parse(line, position, path)))
        if len(found) >= MAX_NAMES:
            break
    return list(found)[:MAX_NAMES]


def read_lines(
    path: Path, schema: pa.Schema, payload: ReversiblePayload, decoder: Decoder | None = None
) -> Iterator[Record | SegspecError]:
    """Each line's record, or its error (bad-encoding, limit-exceeded). `Record.position` is the line's first byte.
    Columns of the `decoder` make its value.
    """
    decoders = decoders_of(schema)
    for line in lines_of(path):
        yield item_of(line, path, decoders, payload, decoder)


def decoders_of(schema: pa.Schema) -> dict[str, FromJson]:
    return {field.name: DECODERS.get(field.name) or BY_TYPE[field.type] for field in schema}


def item_of(
    given: Line, path: Path, columns: Mapping[str, FromJson], payload: ReversiblePayload, decoder: Decoder | None = None
) -> Record | SegspecError:
    position, line = given
    try:
        row = parse(line, position, path)
        if decoder is not None and "value" in columns:
            row = encoded(row, position, path, payload, decoder)
        return record_of(row, position, path, columns, payload)
    except SegspecError as error:
        return error


def read_columns(
    path: Path, schema: pa.Schema, payload: ReversiblePayload
) -> Iterator[pa.RecordBatch | Record | SegspecError]:
    columns = decoders_of(schema)
    for part in parts_of(path):
        batch = line_columns.columns_of(part.content, schema, columns, payload) if isinstance(part, Block) else None
        if batch is not None:
            yield batch
        else:
            for line in part.lines() if isinstance(part, Block) else (part,):
                yield item_of(line, path, columns, payload)


def parse(line: bytes | SegspecError, position: int, path: Path) -> dict[str, Any]:
    """The JSON object of a line. Raises `SegspecError` (bad-encoding)."""
    if isinstance(line, SegspecError):
        raise line
    try:
        found = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise bad_line(path, position, None, f"the line is no JSON: {error}") from error
    if not isinstance(found, dict):
        raise bad_line(path, position, None, f"the line is a JSON {type(found).__name__}, not an object")
    return found


def encoded(
    row: dict[str, Any], position: int, path: Path, payload: ReversiblePayload, decoder: Decoder
) -> dict[str, Any]:
    given = {name: row[name] for name in decoder.columns if row.get(name) is not None}
    if not given:
        return row
    try:
        return {**row, "value": payload.show(decoder.encode(given, payload))}
    except ValueError as error:
        raise bad_line(path, position, next(iter(given)), str(error)) from error


def record_of(
    row: dict[str, Any], position: int, path: Path, columns: Mapping[str, FromJson], payload: ReversiblePayload
) -> Record:
    """A record; null counts as absent. Raises `SegspecError` (bad-encoding)."""
    values = {}
    for name, decode in columns.items():
        value = row.get(name)
        if value is None:
            continue
        try:
            values[name] = decode(value, payload)
        except (ValueError, TypeError) as error:
            raise bad_line(path, position, name, f"{name}: {error}") from error
    return made_of(position, values)


def whole_in(bounds: range) -> Callable[[Any, ReversiblePayload], int]:
    def decode(value: Any, payload: ReversiblePayload) -> int:
        if isinstance(value, str) and INTEGER.fullmatch(value):
            value = int(value)
        if isinstance(value, bool) or not isinstance(value, int) or value not in bounds:
            raise ValueError(f"{shown(value)} is no whole number from {bounds[0]} to {bounds[-1]}")
        return value

    return decode


def text_of(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{shown(value)} is no text")
    return value


def bytes_of(value: Any, payload: ReversiblePayload) -> bytes:
    try:
        return payload.decode(text_of(value))
    except ValueError as error:
        raise ValueError(f"{error}: is it the right payload?") from error


def id_of(value: Any, payload: ReversiblePayload) -> Id:
    found = ID.fullmatch(text_of(value))
    if found is None or not all(int(part) in UNSIGNED for part in found.groups()):
        raise ValueError(f"{shown(value)} is no id (ms-seq)")
    return int(found[1]), int(found[2])


def flag_of(value: Any, payload: ReversiblePayload) -> bool:
    if not isinstance(value, bool):
        raise TypeError(f"{shown(value)} is neither true nor false")
    return value


def number_of(value: Any, payload: ReversiblePayload) -> float:
    if isinstance(value, str) and FLOAT.fullmatch(value):
        return float(value)
    if isinstance(value, float):
        return value
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{shown(value)} is no number")
    try:
        return float(value)
    except OverflowError as error:
        raise ValueError(f"a number of {value.bit_length()} bits is beyond those of 64 bits with a point") from error


def valid_text(value: Any, payload: ReversiblePayload) -> str:
    text_of(value).encode()
    return str(value)


def fields_of(value: Any, payload: ReversiblePayload) -> list[tuple[bytes, bytes | None]]:
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise TypeError(f"{shown(value)} is no list of pairs [name, value]")
    return [
        (bytes_of(name, payload), None if content is None else bytes_of(content, payload)) for name, content in value
    ]


def shown(value: Any) -> str:
    text = repr(value[:64] if isinstance(value, str | list) else value)
    return text if len(text) <= 80 else f"{text[:80]}…"


DECODERS: dict[str, FromJson] = {
    "offset": whole_in(UNSIGNED),
    "timestamp": whole_in(TIMES),
    "key": bytes_of,
    "value": bytes_of,
    "chunk_id": whole_in(UNSIGNED),
    "epoch": whole_in(UNSIGNED),
    "id": id_of,
    "deleted": flag_of,
    "fields": fields_of,
}
"""By column: from JSON, as in `json_form.RECORD`, to a record's value."""

BY_TYPE: dict[pa.DataType, FromJson] = {
    FURTHER_TYPES["signed"]: whole_in(SIGNED),
    FURTHER_TYPES["unsigned"]: whole_in(UNSIGNED),
    FURTHER_TYPES["float"]: number_of,
    FURTHER_TYPES["flag"]: flag_of,
    FURTHER_TYPES["text"]: valid_text,
    FURTHER_TYPES["bytes"]: bytes_of,
}
