"""osiris structures to bytes: one function each, written by hand and checked by reading back with the spec's parsers.

A chunk's bytes are canonical but for two parts: what a compressor makes of a sub-batch, and the order of tracking
blocks. These are written as osiris writes up to 32 of them; beyond that it follows Erlang's hash of the names.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from segspec.formats.osiris.chunk import ChunkType
from segspec.formats.osiris.filter import bits_of
from segspec.formats.osiris.index import IndexRecord
from segspec.formats.osiris.layout import CONTAINERS, DIALECTS
from segspec.formats.osiris.tracking import TrackingState, TrackingType
from segspec.storage.compression import compress
from segspec_ksy.osiris_enums import OsirisEnums

Compression = OsirisEnums.Compression
Changes = Mapping[tuple[TrackingType, bytes], int]
"""What changed: a type and a name to a publishing id, an offset, or milliseconds since the epoch."""

FILE_HEADER = struct.Struct(">4sI")
CHUNK_HEADER = struct.Struct(">BBHIqQQIIIB3x")
INDEX_RECORD = struct.Struct(">QqQIB")
SIMPLE_ENTRY = struct.Struct(">I")
SUB_BATCH = struct.Struct(">BHII")
BLOCK = struct.Struct(">BB")
UNSIGNED = struct.Struct(">Q")
SIGNED = struct.Struct(">q")

FILE_VERSION = 1
CHUNK_MAGIC = 5
VERSIONS: Mapping[str, int] = {dialect: version for version, dialect in DIALECTS.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class NewChunk:
    """A chunk to be: the fields of its header that do not follow from its parts, and the parts.

    `timestamp` is in milliseconds since the epoch; `entries` counts a sub-batch as one, `records` all that is in it.
    """

    chunk_type: ChunkType
    version: int
    entries: int
    records: int
    timestamp: int
    epoch: int
    chunk_id: int
    filter: bytes = b""
    data: bytes
    trailer: bytes = b""


def segment_header() -> bytes:
    """How a segment begins (seeds/osiris.txt "Log format")."""
    return FILE_HEADER.pack(b"OSIL", FILE_VERSION)


def index_header(dialect: str) -> bytes:
    """How an index begins (rabbitmq/osiris src/osiris.hrl IDX_HEADER); the document has no such header."""
    return FILE_HEADER.pack(b"OSII", FILE_VERSION) if dialect == "system" else b""


def index_record(record: IndexRecord) -> bytes:
    """The index record of a chunk (seeds/osiris.txt "Index record"; osiris_log.erl write_chunk/6)."""
    return INDEX_RECORD.pack(record.chunk_id, record.timestamp, record.epoch, record.ofs_chunk, record.chunk_type)


def chunk(new: NewChunk) -> bytes:
    """A chunk: header, filter, data, trailer (seeds/osiris.txt "Chunk format"; osiris_log.erl make_chunk/7)."""
    header = CHUNK_HEADER.pack(
        CHUNK_MAGIC << 4 | new.version,
        new.chunk_type.value,
        new.entries,
        new.records,
        new.timestamp,
        new.epoch,
        new.chunk_id,
        zlib.crc32(new.data),
        len(new.data),
        len(new.trailer),
        len(new.filter),
    )
    return b"".join((header, new.filter, new.data, new.trailer))


def simple_entry(body: bytes) -> bytes:
    """A record by itself, or within a sub-batch (seeds/osiris.txt "SimpleEntry (CHNK_USER)")."""
    return SIMPLE_ENTRY.pack(len(body)) + body


def sub_batch(codec: Compression, records: int, content: bytes) -> bytes:
    """A sub-batch of `records` simple entries, whose bytes are `content` (seeds/osiris.txt "SubBatchEntry")."""
    body = content if codec is Compression.none else compress(CONTAINERS[codec], content)
    return stored_sub_batch(codec, records, len(content), body)


def stored_sub_batch(codec: Compression, records: int, len_uncompressed: int, body: bytes) -> bytes:
    """A sub-batch whose body is compressed already; nobody checks what it says of it."""
    return SUB_BATCH.pack(0x80 | codec.value << 4, records, len_uncompressed, len(body)) + body


def bloom_filter(values: Iterable[bytes], size: int) -> bytes:
    """A filter of `size` bytes over the filter values of a chunk's entries; an empty one stands for an entry without.
    No bytes where no entry has a value (rabbitmq/osiris src/osiris_bloom.erl to_binary/1)."""
    distinct = set(values)
    if not any(distinct):
        return b""
    num_bits, bits = 8 * size, 0
    for value in distinct:
        for bit in bits_of(value, num_bits) if value else (0,):
            bits |= 1 << (num_bits - 1 - bit)
    return bits.to_bytes(size, "big")


def tracking_block(kind: TrackingType, name: bytes, value: int, chunk_id: int | None = None) -> bytes:
    """A block of tracking in delta form; with `chunk_id` a sequence in snapshot form (seeds/osiris.txt "Tracking
    format", "SimpleEntry (CHNK_TRK_SNAPSHOT)")."""
    carried = b"" if chunk_id is None else UNSIGNED.pack(chunk_id)
    number = SIGNED if kind is TrackingType.timestamp else UNSIGNED
    return BLOCK.pack(kind.value, len(name)) + name + carried + number.pack(value)


def delta(changes: Changes) -> bytes:
    """What changed: a trailer, or the body of a delta chunk's entry (osiris_tracking.erl flush/1)."""
    order = (TrackingType.timestamp, TrackingType.sequence, TrackingType.offset)
    by_name = sorted(changes.items(), key=_name, reverse=True)
    return b"".join(
        tracking_block(kind, name, value) for turn in order for (kind, name), value in by_name if kind is turn
    )


def snapshot(state: TrackingState) -> bytes:
    """All that is tracked: the body of a snapshot chunk's entry (osiris_tracking.erl snapshot/3)."""
    timestamps = sorted(state.timestamps.items(), reverse=True)
    offsets = sorted(state.offsets.items(), reverse=True)
    sequences = sorted(state.sequences.items(), reverse=True)
    return b"".join(
        (
            *(tracking_block(TrackingType.timestamp, name, value) for name, value in timestamps),
            *(tracking_block(TrackingType.offset, name, value) for name, value in offsets),
            *(tracking_block(TrackingType.sequence, name, value, chunk) for name, (chunk, value) in sequences),
        )
    )


def _name(change: tuple[tuple[TrackingType, bytes], int]) -> bytes:
    return change[0][1]
