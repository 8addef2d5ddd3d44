"""Bytes of osiris by hand: entries, sub-batches, tracking blocks, chunks, segments and indexes, true or false.

Every field of a chunk can be given a value that does not fit its parts; the records of a frame are those that the
builder put in, whatever its fields then say.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from zlib import crc32

from tests.generator.book import JSON, Frame, Outcome, Stream, clean, corrupt, joined, records_of, torn

USER, DELTA, SNAPSHOT = 0, 1, 2
SEQUENCE, OFFSET, TIMESTAMP = 0, 1, 2
NONE, GZIP, SNAPPY, LZ4, ZSTD = range(5)
TIME = 1_700_000_000_000
HEADER = bytes.fromhex("4f53494c00000001")
INDEX_HEADER = bytes.fromhex("4f53494900000001")
START = len(HEADER)
CHUNK_HEADER = 48


@dataclass(frozen=True)
class Entry:
    """One entry of a data section: its bytes, the offsets that it takes, and the bodies that a reader releases."""

    content: bytes
    offsets: int
    bodies: Sequence[bytes]


def name_of(base: int, suffix: str = "segment") -> str:
    return f"{base:020d}.{suffix}"


NAME = name_of(0)


def simple(body: bytes) -> Entry:
    return Entry(struct.pack(">I", len(body)) + body, 1, (body,))


def entries_of(bodies: Sequence[bytes]) -> bytes:
    """What a sub-batch holds once it is decompressed."""
    return b"".join(simple(body).content for body in bodies)


def sub_batch(
    codec: int,
    bodies: Sequence[bytes],
    body: bytes | None = None,
    *,
    records: int | None = None,
    uncompressed: int | None = None,
    length: int | None = None,
    reserved: int = 0,
    released: Sequence[bytes] | None = None,
) -> Entry:
    """A sub-batch of `bodies`, stored as `body` (the bare entries if None). What is not given is the truth;
    `released` are the bodies that a reader gets of it, all of them unless told otherwise."""
    plain = entries_of(bodies)
    stored = plain if body is None else body
    count = len(bodies) if records is None else records
    head = struct.pack(
        ">BHII",
        0x80 | codec << 4 | reserved,
        count,
        len(plain) if uncompressed is None else uncompressed,
        len(stored) if length is None else length,
    )
    return Entry(head + stored, count, bodies if released is None else released)


def raw(content: bytes) -> Entry:
    """Bytes in the place of an entry that are none."""
    return Entry(content, 0, ())


def block(kind: int, name: bytes, value: int, chunk_id: int | None = None, *, length: int | None = None) -> bytes:
    """A tracking block; with `chunk_id` a sequence as a snapshot has it."""
    first = b"" if chunk_id is None else struct.pack(">Q", chunk_id)
    number = struct.pack(">q" if kind == TIMESTAMP else ">Q", value)
    return bytes((kind, len(name) if length is None else length)) + name + first + number


def chunk(
    chunk_id: int,
    entries: Sequence[Entry] = (),
    *,
    magic: int = 5,
    version: int = 0,
    kind: int = USER,
    num_entries: int | None = None,
    num_records: int | None = None,
    timestamp: int = TIME,
    epoch: int = 1,
    crc: int | None = None,
    len_data: int | None = None,
    len_trailer: int | None = None,
    len_filter: int | None = None,
    reserved: int = 0,
    filter: bytes = b"",
    trailer: bytes = b"",
    first: int | None = None,
) -> Frame:
    """A chunk and the records that it holds; each header field that is given overrides the truth. `first` is the
    offset of the first record where that is not to be `chunk_id`."""
    data = b"".join(entry.content for entry in entries)
    header = struct.pack(
        ">BBHIqQQIIIB3s",
        magic << 4 | version,
        kind,
        len(entries) if num_entries is None else num_entries,
        sum(entry.offsets for entry in entries) if num_records is None else num_records,
        timestamp,
        epoch,
        chunk_id,
        crc32(data) if crc is None else crc,
        len(data) if len_data is None else len_data,
        len(trailer) if len_trailer is None else len_trailer,
        len(filter) if len_filter is None else len_filter,
        reserved.to_bytes(3, "big"),
    )
    records: list[JSON] = []
    offset = chunk_id if first is None else first
    for entry in entries if kind == USER else ():
        records += [
            record(offset + number, body, chunk_id, timestamp, epoch) for number, body in enumerate(entry.bodies)
        ]
        offset += entry.offsets
    return Frame(header + filter + data + trailer, records)


def record(offset: int, body: bytes, chunk_id: int, timestamp: int = TIME, epoch: int = 1) -> JSON:
    return {
        "offset": str(offset),
        "timestamp": str(timestamp),
        "value": body.hex(),
        "chunk_id": str(chunk_id),
        "epoch": str(epoch),
    }


def user(chunk_id: int, *bodies: bytes, timestamp: int = TIME, epoch: int = 1) -> Frame:
    """A plain user chunk of simple entries."""
    return chunk(chunk_id, [simple(body) for body in bodies], timestamp=timestamp, epoch=epoch)


def tracking(chunk_id: int, kind: int, blocks: bytes, *, timestamp: int = TIME, epoch: int = 1) -> Frame:
    """A tracking delta or snapshot chunk; it takes one offset."""
    return chunk(chunk_id, [simple(blocks)], kind=kind, timestamp=timestamp, epoch=epoch)


def segment(*frames: Frame, name: str = NAME, tail: bytes = b"") -> Stream:
    return Stream(name, HEADER + joined(frames) + tail)


def end_of(frames: Sequence[Frame]) -> int:
    return START + sum(len(frame.content) for frame in frames)


def whole(frames: Sequence[Frame], *findings: tuple[str, int]) -> Outcome:
    """Clean to the end, with findings."""
    return clean(records_of(frames), end_of(frames), findings)


def stops(code: str, frames: Sequence[Frame], *findings: tuple[str, int]) -> Outcome:
    """Corrupt at the chunk behind `frames`."""
    return corrupt(code, records_of(frames), end_of(frames), findings=findings)


def ends_torn(frames: Sequence[Frame]) -> Outcome:
    """The file ends inside the chunk behind `frames`."""
    return torn(records_of(frames), end_of(frames))


def ends_zeroed(frames: Sequence[Frame]) -> Outcome:
    """Zeros from the end of `frames` to the end of the file."""
    return Outcome("torn", end_of(frames), records_of(frames), "zeroed")


def unsupported(frames: Sequence[Frame]) -> Outcome:
    return Outcome("unsupported", end_of(frames), records_of(frames), "unsupported-version")


def index_record(chunk_id: int, position: int, *, timestamp: int = TIME, epoch: int = 1, kind: int = USER) -> bytes:
    return struct.pack(">QqQIB", chunk_id, timestamp, epoch, position, kind)


def index(*records: bytes, name: str = name_of(0, "index"), header: bytes = INDEX_HEADER, tail: bytes = b"") -> Stream:
    return Stream(name, header + b"".join(records) + tail)
