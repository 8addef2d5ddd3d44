"""construct, compiled, a frame at a time over the file in memory. No checksums.

The layouts are construct's own declarations, as one of its users would write them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from tests.bench.any_spec import kaitai_lists
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Pass

CONSTRUCT = "construct, compiled"


def _durable_log() -> Callable[[BytesIO], int]:
    import construct as c

    record = c.Struct(
        "magic" / c.Const(b"GOLD"),
        "version" / c.Int8ul,
        "flags" / c.Int8ul,
        "reserved" / c.Int16ul,
        "offset" / c.Int64ul,
        "length" / c.Int32ul,
        "checksum" / c.Int32ul,
        "payload" / c.Bytes(c.this.length),
    ).compile()
    return lambda stream: _each(record, stream, lambda _: 1)


def _osiris() -> Callable[[BytesIO], int]:
    import construct as c

    header = c.Struct("magic" / c.Const(b"OSIL"), "version" / c.Int32ub).compile()
    chunk = c.Struct(
        "magic_and_version" / c.Int8ub,
        "type" / c.Int8ub,
        "entries" / c.Int16ub,
        "records" / c.Int32ub,
        "timestamp" / c.Int64sb,
        "epoch" / c.Int64ub,
        "chunk_id" / c.Int64ub,
        "crc" / c.Int32ub,
        "data_length" / c.Int32ub,
        "trailer_length" / c.Int32ub,
        "filter_length" / c.Int8ub,
        "reserved" / c.Int24ub,
        "filter" / c.Bytes(c.this.filter_length),
        "data" / c.Array(c.this.entries, c.Struct("length" / c.Int32ub, "body" / c.Bytes(c.this.length))),
        "trailer" / c.Bytes(c.this.trailer_length),
    ).compile()

    def read(stream: BytesIO) -> int:
        header.parse_stream(stream)
        return _each(chunk, stream, lambda parsed: len(parsed.data))

    return read


def _tank() -> Callable[[BytesIO], int]:
    import construct as c

    message = c.Struct(
        "flags" / c.Int8ul,
        "timestamp" / c.If(c.this.flags & 2 == 0, c.Int64ul),
        "key_length" / c.If(c.this.flags & 1, c.Int8ul),
        "key" / c.If(c.this.flags & 1, c.Bytes(c.this.key_length)),
        "length" / c.VarInt,
        "content" / c.Bytes(c.this.length),
    )
    bundle = c.Struct(
        "length" / c.VarInt,
        "flags" / c.Int8ul,
        "count" / c.IfThenElse(c.this.flags & 0x3C, c.Computed((c.this.flags >> 2) & 15), c.VarInt),
        "messages" / c.Array(c.this.count, message),
    ).compile()
    return lambda stream: _each(bundle, stream, lambda parsed: len(parsed.messages))


def _ffwd() -> Callable[[BytesIO], int]:
    import construct as c

    header = c.Struct("magic" / c.Const(b"FFLG"), "version" / c.Int32ub, "base" / c.Int64ub).compile()
    entry = c.Struct("length" / c.Int32ub, "blob" / c.Bytes(c.this.length)).compile()

    def read(stream: BytesIO) -> int:
        header.parse_stream(stream)
        return _each(entry, stream, lambda _: 1)

    return read


def _packets() -> Callable[[BytesIO], int]:
    import construct as c

    header = c.Struct(
        "magic" / c.Const(bytes.fromhex("d4c3b2a1")),
        "version" / c.Int16ul[2],
        "this_zone" / c.Int32sl,
        "significant_figures" / c.Int32ul,
        "snap_length" / c.Int32ul,
        "network" / c.Int32ul,
    )
    packet = c.Struct(
        "seconds" / c.Int32ul,
        "microseconds" / c.Int32ul,
        "len_body" / c.Int32ul,
        "len_original" / c.Int32ul,
        "body" / c.Bytes(c.this.len_body),
    ).compile()
    return _lists("packets", lambda stream: (header.parse_stream(stream), _all(packet, stream))[1])


def _tlv() -> Callable[[BytesIO], int]:
    import construct as c

    bodies = {
        1: c.Struct("value" / c.Int64sb),
        2: c.Struct("language" / c.Bytes(2), "text" / c.CString("utf8")),
        3: c.Struct("x" / c.Int16sb, "y" / c.Int16sb),
        4: c.Struct("value" / c.GreedyBytes),
    }
    row = c.Struct(
        "tag" / c.Int8ub,
        "body" / c.Prefixed(c.Int16ub, c.Switch(c.this.tag, bodies)),
        "check" / c.Int8ub,
        "note" / c.If(c.this.tag == 3, c.Int32ub),
    ).compile()
    return _lists("tlv", lambda stream: ({**row, **row.body} for row in _all(row, stream)))


def _bitmap() -> Callable[[BytesIO], int]:
    import construct as c

    pixel = c.Struct("blue" / c.Int8ub, "green" / c.Int8ub, "red" / c.Int8ub)
    image = c.Struct(
        "magic" / c.Const(b"BM"),
        "before" / c.Bytes(16),
        "width" / c.Int32ul,
        "height" / c.Int32ul,
        "after" / c.Bytes(28),
        "lines"
        / c.Array(
            c.this.height,
            c.Struct("pixels" / c.Array(c.this._.width, pixel), "padding" / c.Bytes(-(3 * c.this._.width) % 4)),
        ),
    ).compile()
    return _lists(
        "bitmap", lambda stream: (pixel for line in image.parse_stream(stream).lines for pixel in line.pixels)
    )


def _lists(name: str, rows: Callable[[BytesIO], Iterator[Any]]) -> Callable[[BytesIO], int]:
    """Every field of every row into a list."""

    def read(stream: BytesIO) -> int:
        columns: dict[str, list[Any]] = {column: [] for column in kaitai_lists.COLUMNS[name]}
        for row in rows(stream):
            for column, values in columns.items():
                values.append(row.get(column))
        return len(next(iter(columns.values())))

    return read


def _all(spec: Any, stream: BytesIO) -> Iterator[Any]:
    end = len(stream.getbuffer())
    while stream.tell() < end:
        yield spec.parse_stream(stream)


def _each(spec: Any, stream: BytesIO, count: Callable[[Any], int]) -> int:
    return sum(map(count, _all(spec, stream)))


_READERS = {
    "durable_log": _durable_log,
    "osiris": _osiris,
    "tank": _tank,
    "ffwd": _ffwd,
    "packets": _packets,
    "tlv": _tlv,
    "bitmap": _bitmap,
}


def with_construct(log: LogFile) -> Pass:
    if log.kind.format not in _READERS:
        raise NotPossibleError(f"nobody has written {log.kind.format} for construct")
    try:
        read = _READERS[log.kind.format]()
    except ImportError as missing:
        raise NotPossibleError(f"construct is not installed: {missing}") from missing
    content = Path(log.segment).read_bytes()
    return lambda: read(BytesIO(content))


MEASURES = (Measure(CONSTRUCT, with_construct),)
