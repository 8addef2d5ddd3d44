"""osiris: entries, sub-batches, tracking blocks, chunks, segments and indexes."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cramjam

HEADER = b"OSIL\0\0\0\1"
INDEX_HEADER = b"OSII\0\0\0\1"
CHUNK_MAGIC = 5
CHUNK_HEADER = struct.Struct(">BBHIqQQIIIB3s")
"""Magic and version, type, entries, records, timestamp, epoch, chunk id, CRC-32 of the data, lengths of data, trailer
and filter, reserved."""
USER, DELTA, SNAPSHOT = 0, 1, 2
SEQUENCE, OFFSET, TIMESTAMP = 0, 1, 2
NONE, GZIP, SNAPPY, LZ4, ZSTD = range(5)
FIRST_TIME = 1_700_000_000_000

COMPRESS: dict[int, Callable[[bytes], bytes]] = {
    NONE: bytes,
    GZIP: lambda body: bytes(cramjam.gzip.compress(body)),
    SNAPPY: lambda body: bytes(cramjam.snappy.compress(body)),
    LZ4: lambda body: bytes(cramjam.lz4.compress(body)),
    ZSTD: lambda body: bytes(cramjam.zstd.compress(body)),
}
"""The body of a sub-batch by its codec."""


def segment_name(base: int) -> str:
    return f"{base:020d}.segment"


def index_name(base: int) -> str:
    return f"{base:020d}.index"


def simple(body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + body


def sub_batch(
    codec: int, body: bytes, records: int, uncompressed: int, *, reserved: int = 0, length: int | None = None
) -> bytes:
    first = 0x80 | codec << 4 | reserved
    return struct.pack(">BHII", first, records, uncompressed, len(body) if length is None else length) + body


def block(kind: int, name: bytes, value: int, chunk_id: int | None = None, *, length: int | None = None) -> bytes:
    """A tracking block; with `chunk_id` a sequence as a snapshot has it."""
    first = b"" if chunk_id is None else struct.pack(">Q", chunk_id)
    number = struct.pack(">q" if kind == TIMESTAMP else ">Q", value)
    return bytes((kind, len(name) if length is None else length)) + name + first + number


def sequence(name: bytes, value: int, chunk_id: int | None = None) -> bytes:
    return block(SEQUENCE, name, value, chunk_id)


def offset(name: bytes, value: int) -> bytes:
    return block(OFFSET, name, value)


def timestamp(name: bytes, value: int) -> bytes:
    return block(TIMESTAMP, name, value)


@dataclass(frozen=True)
class NewChunk:
    """A chunk to be; whatever is None follows from the rest. `crc` is that of the data, lengths those of the parts."""

    entries: Sequence[bytes] = ()
    records: int | None = None
    num_entries: int | None = None
    kind: int = USER
    magic: int = CHUNK_MAGIC
    version: int = 0
    trailer: bytes = b""
    filter: bytes = b""
    timestamp: int | None = None
    epoch: int = 1
    chunk_id: int | None = None
    crc: int | None = None
    reserved: int = 0
    data: bytes | None = None
    len_data: int | None = None
    len_trailer: int | None = None
    len_filter: int | None = None

    def count(self) -> int:
        return len(self.entries) if self.records is None else self.records


def plain(*bodies: bytes, **options: object) -> NewChunk:
    """A user chunk of simple entries."""
    return NewChunk([simple(body) for body in bodies], **options)  # type: ignore[arg-type]


def time_of(made: NewChunk, chunk_id: int) -> int:
    """A clock that goes on by a millisecond a record, unless the chunk says otherwise."""
    return FIRST_TIME + chunk_id % 2**32 if made.timestamp is None else made.timestamp


def _or(given: int | None, right: int) -> int:
    return right if given is None else given


def chunk(made: NewChunk, chunk_id: int) -> bytes:
    data = b"".join(made.entries) if made.data is None else made.data
    header = CHUNK_HEADER.pack(
        made.magic << 4 | made.version,
        made.kind,
        _or(made.num_entries, len(made.entries)),
        made.count(),
        time_of(made, chunk_id),
        made.epoch,
        _or(made.chunk_id, chunk_id),
        _or(made.crc, zlib.crc32(data)),
        _or(made.len_data, len(data)),
        _or(made.len_trailer, len(made.trailer)),
        _or(made.len_filter, len(made.filter)),
        made.reserved.to_bytes(3, "big"),
    )
    return header + made.filter + data + made.trailer


def index_record(chunk_id: int, position: int, *, timestamp: int, epoch: int = 1, kind: int = USER) -> bytes:
    return struct.pack(">QqQIB", chunk_id, timestamp, epoch, position, kind)


def segment(*chunks: NewChunk, base: int = 0) -> tuple[bytes, bytes]:
    """A segment of these chunks and its index."""
    content, index, next_id = HEADER, INDEX_HEADER, base
    for made in chunks:
        own = _or(made.chunk_id, next_id)
        index += index_record(own, len(content), timestamp=time_of(made, own), epoch=made.epoch, kind=made.kind)
        content += chunk(made, own)
        next_id = own + made.count()
    return content, index


def positions(*chunks: NewChunk) -> list[int]:
    """Where each chunk of `segment(*chunks)` begins, and where the last one ends."""
    out = [len(HEADER)]
    for made in chunks:
        out.append(out[-1] + len(chunk(made, 0)))
    return out
