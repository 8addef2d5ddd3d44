"""osiris structures to bytes, one function each; generated layouts pack the fixed parts.

Only compressed sub-batches, and the order of more than 32 tracking blocks (by Erlang's hash), may differ from osiris'
bytes.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from segspec.formats.osiris.chunk import Chunk, data_crc
from segspec.formats.osiris.index import FORM, IndexRecord
from segspec.formats.osiris.layout import CONTAINERS, Compression
from segspec.formats.osiris.tracking import TrackingState, TrackingType
from segspec.storage.compression import compress
from segspec_ksy.layouts import (
    osiris_chunk_header,
    osiris_index,
    osiris_segment,
    osiris_simple_entry,
    osiris_sub_batch,
    osiris_tracking_delta,
    osiris_tracking_snapshot,
)

Changes = Mapping[tuple[TrackingType, bytes], int]
"""A type and a name to a publishing id, an offset, or milliseconds since the epoch."""


class NewChunk(NamedTuple):
    """A chunk to write. `timestamp` is in milliseconds since the epoch; `entries` counts sub-batches as one, `records`
    their records."""

    chunk_type: int
    version: int
    timestamp: int
    epoch: int
    chunk_id: int
    data: bytes
    entries: int = 1
    records: int = 1
    filter: bytes = b""
    trailer: bytes = b""
    reserved: int = osiris_chunk_header.RESERVED


def again(found: Chunk) -> NewChunk:
    """A stored chunk, for writing: with a correct checksum its bytes stay."""
    header = found.header
    return NewChunk(
        header.chunk_type,
        header.version,
        header.timestamp,
        header.epoch,
        header.chunk_id,
        found.data,
        header.num_entries,
        header.num_records,
        found.filter,
        found.trailer,
        header.reserved,
    )


def segment_header() -> bytes:
    """seeds/osiris.txt "Log format"."""
    return osiris_segment.LogHeader.pack()


def index_header(dialect: str) -> bytes:
    """rabbitmq/osiris src/osiris.hrl IDX_HEADER; the document has no such header."""
    return osiris_index.IndexHeader.pack() if dialect == "system" else b""


def index_record(record: IndexRecord) -> bytes:
    """The index record of a chunk (seeds/osiris.txt "Index record"; osiris_log.erl write_chunk/6). Raises
    `SegspecError` (limit-exceeded)."""
    return FORM.one(**record._asdict())


def chunk(new: NewChunk) -> bytes:
    """A chunk: header, filter, data, trailer (seeds/osiris.txt "Chunk format"; osiris_log.erl make_chunk/7)."""
    return b"".join((head(new), new.data, new.trailer))


def head(new: NewChunk) -> bytes:
    header = osiris_chunk_header.pack(
        version=new.version,
        chunk_type=new.chunk_type,
        num_entries=new.entries,
        num_records=new.records,
        timestamp=new.timestamp,
        epoch=new.epoch,
        chunk_id=new.chunk_id,
        data_crc=data_crc(new.data),
        len_data=len(new.data),
        len_trailer=len(new.trailer),
        len_filter=len(new.filter),
        reserved=new.reserved,
    )
    return header + new.filter


def simple_entry(body: bytes) -> bytes:
    """A record (seeds/osiris.txt "SimpleEntry (CHNK_USER)")."""
    # `pack` would cost a writer 6 % of its rate.
    return osiris_simple_entry.STRUCT.pack(len(body)) + body


def sub_batch(codec: Compression, records: int, content: bytes) -> bytes:
    """A sub-batch of `records` simple entries with the bytes `content` (seeds/osiris.txt "SubBatchEntry")."""
    body = content if codec is Compression.none else compress(CONTAINERS[codec], content)
    return stored_sub_batch(codec, records, len(content), body)


def stored_sub_batch(codec: Compression, records: int, len_uncompressed: int, body: bytes) -> bytes:
    """A sub-batch with a compressed body; the values are not verified."""
    head = osiris_sub_batch.pack(
        compression=codec, num_records=records, len_uncompressed=len_uncompressed, len_body=len(body)
    )
    return head + body


def tracking_block(kind: TrackingType, name: bytes, value: int, chunk_id: int | None = None) -> bytes:
    """A tracking block in delta form; with `chunk_id` a sequence in snapshot form (seeds/osiris.txt "Tracking format",
    "SimpleEntry (CHNK_TRK_SNAPSHOT)")."""
    form = osiris_tracking_delta
    if kind is TrackingType.timestamp:
        data = form.Timestamp.pack(timestamp=value)
    elif kind is TrackingType.offset:
        data = form.Offset.pack(offset=value)
    elif chunk_id is None:
        data = form.Sequence.pack(publishing_id=value)
    else:
        data = osiris_tracking_snapshot.Sequence.pack(chunk_id=chunk_id, publishing_id=value)
    return form.Block.pack(tracking_type=kind, len_tracking_id=len(name)) + name + data


def delta(changes: Changes) -> bytes:
    """The changes: a trailer, or the body of a delta chunk's entry (osiris_tracking.erl flush/1)."""
    order = (TrackingType.timestamp, TrackingType.sequence, TrackingType.offset)
    by_name = sorted(changes.items(), key=lambda change: change[0][1], reverse=True)
    return b"".join(
        tracking_block(kind, name, value) for turn in order for (kind, name), value in by_name if kind is turn
    )


def snapshot(state: TrackingState) -> bytes:
    """The body of a snapshot chunk's entry (osiris_tracking.erl snapshot/3)."""
    sequences = sorted(state.sequences.items(), reverse=True)
    return b"".join(
        (
            *(tracking_block(TrackingType.timestamp, *each) for each in sorted(state.timestamps.items(), reverse=True)),
            *(tracking_block(TrackingType.offset, *each) for each in sorted(state.offsets.items(), reverse=True)),
            *(tracking_block(TrackingType.sequence, name, value, chunk) for name, (chunk, value) in sequences),
        )
    )
