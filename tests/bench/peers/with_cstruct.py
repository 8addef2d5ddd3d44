"""dissect.cstruct (which compiles its structures), a frame at a time over the file in memory. No checksums.

The layouts are its own declarations, as one of its users would write them.
"""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

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
FFWD = "struct entry { uint32 length; char blob[length]; };"


def _one(_: Any) -> int:
    return 1


_READERS: dict[str, tuple[str, str, str, int, Callable[[Any], int]]] = {
    "durable_log": (DURABLE_LOG, "<", "record", 0, _one),
    "osiris": (OSIRIS, ">", "chunk", 8, lambda chunk: len(chunk.data)),
    "ffwd": (FFWD, ">", "entry", 16, _one),
}
"""Declarations, byte order, the structure of a frame, the bytes of the file's header, and a frame's records."""


def with_cstruct(log: LogFile) -> Pass:
    if log.kind.format not in _READERS:
        raise NotPossibleError(f"dissect.cstruct cannot say {log.kind.format}: it has no fields that may be absent")
    try:
        from dissect.cstruct import cstruct
    except ImportError as missing:
        raise NotPossibleError(f"dissect.cstruct is not installed: {missing}") from missing
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
