"""Kafka: record batches of magic 2, messages of magic 0 and 1, index entries; put together by hand.

Sources: apache/kafka 4.1.1 clients/src/main/java/org/apache/kafka/common/record/DefaultRecordBatch.java:44-101,
DefaultRecord.java:33-68, LegacyRecord.java:36-77.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import Any

import cramjam

HEAD = struct.Struct(">qiiBI")
"""Base offset, length of what follows, leader's epoch, magic, CRC-32C."""
BODY = struct.Struct(">hiqqqhii")
"""Attributes, last offset delta, base and greatest timestamp, producer's id and epoch, base sequence, records."""
OF_LENGTH, OF_EPOCH, OF_MAGIC, OF_CRC = 8, 12, 16, 17
OF_ATTRIBUTES, OF_LAST, OF_COUNT = 21, 23, 57
LEN_HEAD = HEAD.size + BODY.size
LOG_OVERHEAD = 12
CODECS = {"none": 0, "gzip": 1, "snappy": 2, "lz4": 3, "zstd": 4}
APPEND_TIME, TRANSACTIONAL, CONTROL, DELETE_HORIZON = 0x08, 0x10, 0x20, 0x40
"""Bits of the attributes."""
NO_PRODUCER = (-1, -1, -1)
XERIAL = b"\x82SNAPPY\0" + struct.pack(">ii", 1, 1)

Header = tuple[bytes, bytes | None]


def segment_name(base: int) -> str:
    return f"{base:020}.log"


def index_name(base: int) -> str:
    return f"{base:020}.index"


def crc32c(content: bytes) -> int:
    """Bit by bit: the polynomial 0x1edc6f41, reflected."""
    crc = 0xFFFFFFFF
    for byte in content:
        crc ^= byte
        for _ in range(8):
            crc = crc >> 1 ^ (0x82F63B78 if crc & 1 else 0)
    return crc ^ 0xFFFFFFFF


def varint(number: int) -> bytes:
    """Zigzag, seven bits a byte, the lowest first."""
    left = number << 1 if number >= 0 else (-number << 1) - 1
    out = bytearray()
    while left > 0x7F:
        out.append(left & 0x7F | 0x80)
        left >>= 7
    return bytes([*out, left])


def prefixed(content: bytes | None) -> bytes:
    return varint(-1) if content is None else varint(len(content)) + content


def record(
    offset: int,
    timestamp: int,
    key: bytes | None,
    value: bytes | None,
    headers: Sequence[Header] = (),
    *,
    attributes: int = 0,
    length: int = 0,
) -> bytes:
    """A record; offset and timestamp are relative to the batch's. `length` is added to its own."""
    body = bytes([attributes]) + varint(timestamp) + varint(offset) + prefixed(key) + prefixed(value)
    body += varint(len(headers)) + b"".join(prefixed(name) + prefixed(content) for name, content in headers)
    return varint(len(body) + length) + body


def pack(codec: str, content: bytes, *, blocks: int = 1) -> bytes:
    """The records as they are stored. Snappy is in xerial's blocks."""
    if codec == "snappy":
        size = -(-len(content) // blocks)
        parts = [bytes(cramjam.snappy.compress_raw(content[k : k + size])) for k in range(0, len(content), size)]
        return XERIAL + b"".join(struct.pack(">i", len(part)) + part for part in parts)
    return content if codec == "none" else bytes(getattr(cramjam, codec).compress(content))


def batch(base: int, records: bytes, **fields: Any) -> bytes:
    """A record batch with `records` as they are stored. `fields` are right for one that has a single record of time 0
    unless told otherwise: attributes, last (offset delta), base_time, max_time, producer (id, epoch, sequence), count,
    epoch, magic, crc, length (added to its own)."""
    told = {"attributes": 0, "last": 0, "base_time": 0, "max_time": 0, "producer": NO_PRODUCER, "count": 1} | fields
    times = (told["base_time"], told["max_time"])
    covered = BODY.pack(told["attributes"], told["last"], *times, *told["producer"], told["count"]) + records
    length = HEAD.size - LOG_OVERHEAD + len(covered) + told.get("length", 0)
    crc = told.get("crc", crc32c(covered))
    return HEAD.pack(base, length, told.get("epoch", 0), told.get("magic", 2), crc) + covered


def marker(base: int, producer: tuple[int, int], *, is_commit: bool, timestamp: int = 0) -> bytes:
    """The control batch that ends a transaction."""
    content = record(0, 0, struct.pack(">hh", 0, int(is_commit)), struct.pack(">hi", 0, 0))
    attributes = TRANSACTIONAL | CONTROL
    times = {"base_time": timestamp, "max_time": timestamp}
    return batch(base, content, attributes=attributes, producer=(*producer, -1), **times)


def message(
    offset: int,
    magic: int,
    timestamp: int,
    key: bytes | None,
    value: bytes | None,
    *,
    attributes: int = 0,
    crc: int | None = None,
) -> bytes:
    """A message of magic 0 or 1."""
    body = struct.pack(">BB", magic, attributes) + (struct.pack(">q", timestamp) if magic else b"")
    body += b"".join(struct.pack(">i", -1 if part is None else len(part)) + (part or b"") for part in (key, value))
    summed = zlib.crc32(body) if crc is None else crc
    return struct.pack(">qiI", offset, 4 + len(body), summed) + body


def entry(offset: int, position: int) -> bytes:
    """Of an index: the offset is relative to the segment's."""
    return struct.pack(">ii", offset, position)
