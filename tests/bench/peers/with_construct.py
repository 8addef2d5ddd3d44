"""construct, compiled, a frame at a time over the file in memory. No checksums.

The layouts are construct's own declarations, as one of its users would write them.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

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


def _each(spec: Any, stream: BytesIO, count: Callable[[Any], int]) -> int:
    records, end = 0, len(stream.getbuffer())
    while stream.tell() < end:
        records += count(spec.parse_stream(stream))
    return records


_READERS = {"durable_log": _durable_log, "osiris": _osiris, "tank": _tank, "ffwd": _ffwd}


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
