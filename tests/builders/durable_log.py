"""durable-log: records, index entries, and whole segments of numbered payloads."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable
from typing import Any

MAGIC = b"GOLD"
HEADER = struct.Struct("<4sBBHQII")
"""Magic, version, flags, reserved, offset, length of the payload, its CRC-32."""
LEN_HEADER = HEADER.size
ENTRY = struct.Struct("<QQ")
"""An index entry: offset, position."""
LEN_ENTRY = ENTRY.size

OF_VERSION, OF_FLAGS, OF_RESERVED, OF_OFFSET, OF_LENGTH, OF_CHECKSUM = 4, 5, 6, 8, 16, 20
"""Where the fields of a header are."""


def segment_name(base: int) -> str:
    return f"segment_{base:020}.log"


def index_name(base: int) -> str:
    return f"segment_{base:020}.idx"


def header(
    offset: int,
    length: int,
    checksum: int,
    *,
    magic: bytes = MAGIC,
    version: int = 1,
    flags: int = 0,
    reserved: int = 0,
) -> bytes:
    return HEADER.pack(magic, version, flags, reserved, offset, length, checksum)


def record(
    offset: int, payload: bytes, *, length: int | None = None, checksum: int | None = None, **fields: Any
) -> bytes:
    """A record. `length` and `checksum` are the payload's own unless told otherwise; `fields` are those of `header`."""
    stated = len(payload) if length is None else length
    return header(offset, stated, zlib.crc32(payload) if checksum is None else checksum, **fields) + payload


def payload(offset: int) -> bytes:
    return f"payload of record {offset}".encode()


def segment(offsets: Iterable[int]) -> bytes:
    return b"".join(record(n, payload(n)) for n in offsets)


def index(entries: Iterable[tuple[int, int]]) -> bytes:
    return b"".join(ENTRY.pack(*entry) for entry in entries)


def positions(content: bytes, count: int, base: int = 0) -> list[tuple[int, int]]:
    """The index entries of `count` intact records at the start of `content`."""
    out, at = [], 0
    for number in range(count):
        out.append((base + number, at))
        at += LEN_HEADER + struct.unpack_from("<I", content, at + OF_LENGTH)[0]
    return out
