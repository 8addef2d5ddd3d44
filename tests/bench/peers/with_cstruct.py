"""dissect.cstruct (which compiles its structures), a frame at a time over the file in memory. No checksums.

The layouts are its own declarations, as one of its users would write them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from tests.bench.any_spec import kaitai_lists
from tests.bench.kinds import LogFile
from tests.bench.measures import Measure, NotPossibleError, Pass

CSTRUCT = "dissect.cstruct"
DURABLE_LOG = """
struct record {
    char magic[4]; uint8 version; uint8 flags; uint16 reserved; uint64 offset; uint32 length; uint32 checksum;
    char payload[length];
};
"""
OSIRIS = """
struct entry { uint32 length; char body[length]; };
struct chunk {
    uint8 magic_and_version; uint8 type; uint16 entries; uint32 records; int64 timestamp; uint64 epoch; uint64 chunk_id;
    uint32 crc; uint32 data_length; uint32 trailer_length; uint8 filter_length; char reserved[3];
    char filter[filter_length];
    entry data[entries];
    char trailer[trailer_length];
};
"""
PACKETS = """
struct packet {
    uint32 seconds; uint32 microseconds; uint32 len_body; uint32 len_original; char body[len_body];
};
"""
BITMAP = """
struct header { char before[18]; uint32 width; uint32 height; char after[28]; };
struct pixel { uint8 blue; uint8 green; uint8 red; };
"""
FFWD = "struct entry { uint32 length; char blob[length]; };"


def _one(_: Any) -> int:
    return 1


_READERS: dict[str, tuple[str, str, str, int, Callable[[Any], int]]] = {
    "durable_log": (DURABLE_LOG, "<", "record", 0, _one),
    "osiris": (OSIRIS, ">", "chunk", 8, lambda chunk: len(chunk.data)),
    "ffwd": (FFWD, ">", "entry", 16, _one),
}
"""Declarations, byte order, the structure of a frame, the bytes of the file's header, and a frame's records."""


def _packets(types: Any, stream: BytesIO) -> Iterator[Any]:
    end = len(stream.getbuffer())
    stream.seek(24)
    while stream.tell() < end:
        yield types.packet(stream)


def _pixels(types: Any, stream: BytesIO) -> Iterator[Any]:
    header = types.header(stream)
    line = types.pixel[header.width]
    for _ in range(header.height):
        yield from line(stream)
        stream.seek(-(3 * header.width) % 4, 1)


_LISTS: dict[str, tuple[str, Callable[[Any, BytesIO], Iterator[Any]]]] = {
    "packets": (PACKETS, _packets),
    "bitmap": (BITMAP, _pixels),
}
"""Formats whose fields are put into lists: declarations, and the rows of a file."""


def _listed(cstruct: Any, name: str, path: str) -> Pass:
    declarations, rows = _LISTS[name]
    types = cstruct(endian="<").load(declarations)
    content = Path(path).read_bytes()

    def run() -> int:
        columns: dict[str, list[Any]] = {column: [] for column in kaitai_lists.COLUMNS[name]}
        for row in rows(types, BytesIO(content)):
            for column, values in columns.items():
                values.append(getattr(row, column))
        return len(next(iter(columns.values())))

    return run


def with_cstruct(log: LogFile) -> Pass:
    if log.kind.format not in {*_READERS, *_LISTS}:
        raise NotPossibleError(f"dissect.cstruct cannot say {log.kind.format}: it has no fields that may be absent")
    try:
        from dissect.cstruct import cstruct
    except ImportError as missing:
        raise NotPossibleError(f"dissect.cstruct is not installed: {missing}") from missing
    if log.kind.format in _LISTS:
        return _listed(cstruct, log.kind.format, log.segment)
    declarations, order, name, start, count = _READERS[log.kind.format]
    structure = getattr(cstruct(endian=order).load(declarations), name)
    content = Path(log.segment).read_bytes()

    def run() -> int:
        stream, records = BytesIO(content), 0
        stream.seek(start)
        while stream.tell() < len(content):
            records += count(structure(stream))
        return records

    return run


MEASURES = (Measure(CSTRUCT, with_cstruct),)
