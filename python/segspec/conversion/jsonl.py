"""Records as JSON lines, as in `segspec dump --output json`, written and read back."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, NamedTuple

import pyarrow as pa

from segspec.columns.schema import FURTHER_TYPES
from segspec.conversion import line_columns
from segspec.core.errors import Code, SegspecError
from segspec.core.ids import Id
from segspec.core.json_form import ReversiblePayload
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Record
from segspec.core.model import record_of as made_of
from segspec.formats.contract.record_values import Decoder

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
