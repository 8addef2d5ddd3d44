"""Bytes of osiris by hand: entries, sub-batches, tracking blocks, chunks, segments and indexes, right or wrong.

Every field of a chunk can be given a value that does not fit its parts; the records of a frame are those that the
builder put in, whatever its fields then say.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.builders import osiris
from tests.builders.osiris import HEADER, INDEX_HEADER, USER, NewChunk, segment_name
from tests.generator.book import JSON, Frame, Outcome, Stream, clean, corrupt, joined, records_of, torn

TIME = osiris.FIRST_TIME
START = len(HEADER)
CHUNK_HEADER = osiris.CHUNK_HEADER.size


@dataclass(frozen=True)
class Entry:
    """One entry of a data section: its bytes, the offsets that it takes, and the bodies that a reader releases."""

    content: bytes
    offsets: int
    bodies: Sequence[bytes]


NAME = segment_name(0)


def simple(body: bytes) -> Entry:
    return Entry(osiris.simple(body), 1, (body,))


def entries_of(bodies: Sequence[bytes]) -> bytes:
    """What a sub-batch holds once it is decompressed."""
    return b"".join(map(osiris.simple, bodies))


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
    count = len(bodies) if records is None else records
    size = len(plain) if uncompressed is None else uncompressed
    content = osiris.sub_batch(codec, plain if body is None else body, count, size, reserved=reserved, length=length)
    return Entry(content, count, bodies if released is None else released)


def raw(content: bytes) -> Entry:
    """Bytes that are no entry, in the place of one."""
    return Entry(content, 0, ())


def chunk(
    chunk_id: int,
    entries: Sequence[Entry] = (),
    *,
    timestamp: int = TIME,
    num_records: int | None = None,
    first: int | None = None,
    **fields: Any,
) -> Frame:
    """A chunk and the records that it holds; each of the `fields` (of `NewChunk`) that is given overrides the truth.
    `first` is the offset of the first record where that is not to be `chunk_id`."""
    count = sum(entry.offsets for entry in entries) if num_records is None else num_records
    made = NewChunk([entry.content for entry in entries], records=count, timestamp=timestamp, **fields)
    records: list[JSON] = []
    offset = chunk_id if first is None else first
    for entry in entries if made.kind == USER else ():
        records += [
            record(offset + number, body, chunk_id, timestamp, made.epoch) for number, body in enumerate(entry.bodies)
        ]
        offset += entry.offsets
    return Frame(osiris.chunk(made, chunk_id), records)


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
    """Corrupt at the chunk after `frames`."""
    return corrupt(code, records_of(frames), end_of(frames), findings=findings)


def ends_torn(frames: Sequence[Frame]) -> Outcome:
    """The file ends inside the chunk after `frames`."""
    return torn(records_of(frames), end_of(frames))


def ends_zeroed(frames: Sequence[Frame]) -> Outcome:
    """Zeros from the end of `frames` to the end of the file."""
    return Outcome("torn", end_of(frames), records_of(frames), "zeroed")


def unsupported(frames: Sequence[Frame]) -> Outcome:
    return Outcome("unsupported", end_of(frames), records_of(frames), "unsupported-version")


def index_record(chunk_id: int, position: int, *, timestamp: int = TIME, **fields: int) -> bytes:
    return osiris.index_record(chunk_id, position, timestamp=timestamp, **fields)


def index(*records: bytes, name: str = osiris.index_name(0), header: bytes = INDEX_HEADER, tail: bytes = b"") -> Stream:
    return Stream(name, header + b"".join(records) + tail)
