"""Files of the three formats with their truth, and the Kaitai parser's reading of any bytes, object by object."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from hypothesis import strategies as st
from kaitaistruct import KaitaiStream

from segspec.custom import OwnFormat
from segspec.parsing.annotate import explain
from segspec.parsing.debug_tree import debug_class
from segspec.parsing.errors import PARSE_ERRORS
from segspec.storage.source import from_bytes
from segspec_kaitai.own.compiling import compile_spec

Row = dict[str, Any]
Sample = tuple[bytes, list[Row]]


# files of known truth


@st.composite
def pcap_files(draw: st.DrawFn) -> Sample:
    order = draw(st.sampled_from("<>"))
    out = struct.pack(">I", 0xA1B2C3D4 if order == ">" else 0xD4C3B2A1) + bytes([2, draw(st.integers(0, 255))])
    rows = []
    for _ in range(draw(st.integers(0, 5))):
        seconds, micros = draw(st.integers(0, 2**32 - 1)), draw(st.integers(0, 999_999))
        data = draw(st.binary(max_size=9))
        out += struct.pack(f"{order}III", seconds, micros, len(data)) + data
        time = seconds * 1_000_000 + micros
        rows.append({"seconds": seconds, "microseconds": micros, "len_data": len(data), "data": data, "time": time})
    return out, rows


TLV_COLUMNS = ("value", "value_bytes", "is_negative", "language", "text", "x", "y")


@st.composite
def tlv_files(draw: st.DrawFn) -> Sample:
    out, rows = b"", []
    for _ in range(draw(st.integers(0, 5))):
        body, row = draw(st.one_of(number_bodies(), text_bodies(), point_bodies(), raw_bodies()))
        tag, note = row.pop("tag"), None
        content = bytes([tag]) + struct.pack(">H", len(body)) + body + bytes([len(body) & 0xFF])
        if tag == 3:
            note = draw(st.integers(0, 2**32 - 1))
            content += struct.pack(">I", note)
        out += content
        held = {f"body_{name}": row.get(name) for name in TLV_COLUMNS}
        rows.append({"tag": tag, "len_body": len(body), "body": None, **held, "check": len(body) & 0xFF, "note": note})
    return out, rows


def number_bodies() -> st.SearchStrategy[tuple[bytes, Row]]:
    return st.integers(-(2**63), 2**63 - 1).map(
        lambda n: (struct.pack(">q", n), {"tag": 1, "value": n, "is_negative": n < 0})
    )


def text_bodies() -> st.SearchStrategy[tuple[bytes, Row]]:
    text = st.text(st.characters(exclude_characters="\0", exclude_categories=("Cs",)), max_size=6)
    return text.map(lambda t: (b"en" + t.encode() + b"\0", {"tag": 2, "language": "en", "text": t}))


def point_bodies() -> st.SearchStrategy[tuple[bytes, Row]]:
    axis = st.integers(-(2**15), 2**15 - 1)
    return st.tuples(axis, axis).map(lambda p: (struct.pack(">hh", *p), {"tag": 3, "x": p[0], "y": p[1]}))


def raw_bodies() -> st.SearchStrategy[tuple[bytes, Row]]:
    return st.binary(max_size=300).map(lambda content: (content, {"tag": 4, "value_bytes": content}))


@st.composite
def weather_files(draw: st.DrawFn) -> Sample:
    out, rows = b"WX\1" + draw(st.sampled_from(["Säntis", "", "K2"])).encode() + b"\0", []
    count = draw(st.integers(1, 3))
    for number in range(count):
        time = start = draw(st.integers(0, 2**32 - 1000))
        items = b""
        for _ in range(draw(st.integers(0, 4))):
            delay, quality = draw(st.integers(0, 31)), draw(st.integers(0, 1023))
            temperature = draw(st.integers(-(2**15), 2**15 - 1))
            gust = draw(st.none() | st.integers(0, 255))
            extra = bytes([draw(st.integers(0, 255))])
            extra += draw(st.binary(min_size=extra[0] & 3, max_size=extra[0] & 3))
            time += delay
            items += struct.pack(">H", delay << 11 | (gust is not None) << 10 | quality)
            items += struct.pack("<h", temperature) + (b"" if gust is None else bytes([gust])) + extra
            row: Row = {"delay": delay, "has_gust": gust is not None, "quality": quality, "temperature": temperature}
            rows.append(row | {"gust": gust, "extra": extra, "time": time, "kelvin_tenths": temperature + 2731})
        kind = draw(st.sampled_from((0, 1, 5)))
        head = (number == count - 1) << 7 | kind << 4 | draw(st.integers(0, 15))
        out += bytes([head]) + struct.pack("<IH", start, len(items)) + items
    return out + b"\xe0\xff", rows


# the parser's reading


@dataclass
class Read:
    """Rows before the failing item, the field that fails (None where none does), and where the field begins."""

    rows: list[Row] = field(default_factory=list)
    failing: str | None = None
    error: int | None = None
    position: int = 0


def by_parser(format: OwnFormat, data: bytes, items: Callable[[Any], Iterator[Any]] | None) -> Read:
    """What the Kaitai parser finds; `items` gives the whole items of a half-parsed tree, None stands for frames."""
    if items is not None:
        tree, found = attempt(format, data, 0)
        found.rows = [row_of(format, item) for item in items(tree)]
        return found
    rows: list[Row] = []
    position = 0
    while position < len(data):
        tree, found = attempt(format, data, position)
        if found.failing is not None:
            found.rows, found.position = rows, position
            return found
        rows.append(row_of(format, tree))
        position = found.position
    return Read(rows, position=position)


@cache
def parser_of(path: Path) -> Any:
    """The parser of a spec that no test changes."""
    return compile_spec(path).parser


def attempt(format: OwnFormat, data: bytes, position: int) -> tuple[Any, Read]:
    stream = KaitaiStream(BytesIO(data))
    stream.seek(position)
    parser = parser_of(format.path)
    tree = debug_class(parser)(stream)
    try:
        tree._read()
    except PARSE_ERRORS:
        at, failing, *_ = explain(parser, from_bytes(data).stream(), position)
        assert failing is not None
        return tree, Read(failing=failing, error=at)
    return tree, Read(position=stream.pos())


def whole(owner: Any, name: str) -> Iterator[Any]:
    """The items of a repeated field that were read to their end."""
    notes = getattr(owner, "_debug", {}).get(name, {}).get("arr", ())
    for item, note in zip(getattr(owner, name, None) or (), notes, strict=False):
        if "end" in note:
            yield item


def packets(tree: Any) -> Iterator[Any]:
    yield from whole(tree, "packets")


def readings(tree: Any) -> Iterator[Any]:
    """A kernel releases rows by blocks: the outermost list on the way to them."""
    for block in whole(tree, "blocks"):
        yield from block.readings.items


def every_reading(tree: Any) -> Iterator[Any]:
    """A parser releases each row that was read."""
    for block in getattr(tree, "blocks", ()):
        yield from whole(getattr(block, "readings", None), "items")


def row_of(format: OwnFormat, item: Any) -> Row:
    """A row's values under the columns' names: `body_x` is `item.body.x`."""
    out = {}
    for column in format.schema.names:
        name, bytes_wanted = column.removesuffix("_bytes"), column.endswith("_bytes") or column == "body"
        owner, attribute = (item.body, name.removeprefix("body_")) if name.startswith("body_") else (item, name)
        value = None
        with suppress(AttributeError):
            value = getattr(owner, attribute)
        if isinstance(value, bytes) != bytes_wanted and (bytes_wanted or name == "body_value"):
            value = None
        out[column] = value
    return out
