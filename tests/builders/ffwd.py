"""ffwd: both headers, entries, the consumers of an index, and whole segments of numbered messages."""

from __future__ import annotations

import struct
from collections.abc import Iterable

MAGIC = b"FFLG"
HEADER = struct.Struct(">4sIQ")
DOCUMENT_HEADER = struct.Struct(">4sHQ")
"""Magic, version, and the number of the first message."""
LEN_HEADER, LEN_DOCUMENT_HEADER = HEADER.size, DOCUMENT_HEADER.size
SIZE = struct.Struct(">I")
INDEX = "index"


def segment_name(base: int) -> str:
    return f"{base:016x}"


def document_name(base: int) -> str:
    return f"{base:010x}"


def header(base: int, *, magic: bytes = MAGIC, version: int = 0, document: bool = False) -> bytes:
    return (DOCUMENT_HEADER if document else HEADER).pack(magic, version, base)


def entry(blob: bytes, *, size: int | None = None) -> bytes:
    """A message. `size` is the blob's own unless told otherwise."""
    return SIZE.pack(len(blob) if size is None else size) + blob


def blob(number: int) -> bytes:
    return f"message {number}".encode()


def segment(base: int, count: int, *, document: bool = False) -> bytes:
    return header(base, document=document) + b"".join(entry(blob(base + n)) for n in range(count))


def consumer(identifier: bytes, offset: int, *, length: int | None = None) -> bytes:
    """An entry of the index. `length` is the id's own unless told otherwise."""
    return struct.pack(">IQ", len(identifier) if length is None else length, offset) + identifier


def index(consumers: Iterable[tuple[str, int]]) -> bytes:
    return b"".join(consumer(name.encode(), offset) for name, offset in consumers)
