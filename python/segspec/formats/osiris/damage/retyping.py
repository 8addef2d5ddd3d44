"""Chunks whose type damage changed: tracking chunks that say that they have records, and the other way round.

Nothing protects a chunk's type. With its type changed, a tracking chunk is a sound user chunk of one record. The index
repeats the type. Where no index lists the chunk, it is our judgement: its one record is no message, among records that
are, and what it would track can be true. A user chunk with the type of a tracking chunk is told by its counts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from segspec.core.errors import SegspecError, Severity, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.osiris import rules
from segspec.formats.osiris.amqp import message as amqp
from segspec.formats.osiris.chunk import Chunk, ChunkType, TrackingEntry, data_crc, header_at, read_chunk, stated_at
from segspec.formats.osiris.damage.witnesses import MendedHeader
from segspec.formats.osiris.entries import decode
from segspec.formats.osiris.index import IndexRecord, derive, sound_records
from segspec.formats.osiris.layout import KINDS
from segspec.formats.osiris.tracking import read_tracking_chunk
from segspec.storage.source import Source, open_source
from segspec_ksy.layouts import osiris_simple_entry

MOST_MESSAGES_LOOKED_AT = 16
"""Records of a segment that are looked at to know whether they are messages."""


class Retyped(NamedTuple):
    """A tracking chunk with the type of a user chunk; `chunk` is read as what it is. `listed`: its index says so."""

    path: str
    chunk: Chunk
    listed: bool


def retyped(segment: SegmentFile, limits: Limits) -> Iterator[Retyped]:
    """The tracking chunks of a segment that say that they are user chunks."""
    listed = sound_records(segment)
    try:
        with open_source(segment.path) as source:
            yield from _by_index(source, listed, limits)
            yield from _by_content(source, listed, limits)
    except ShrunkError:
        raise
    except SegspecError:
        # A damaged beginning: what is to be said of it, reading says.
        return


def as_user(source: Source, position: int, expected: Sequence[int], limits: Limits) -> MendedHeader | None:
    """The header of a chunk that cannot be read, as that of a user chunk, if its data has its checksum and is as many
    records as it says, more than the one of a tracking chunk, or a message. `expected` are the ids that are due."""
    stated = stated_at(source, position)
    if stated is None or stated.is_user or (expected and stated.chunk_id not in expected):
        return None
    mended = MendedHeader(stated._replace(chunk_type=rules.USER), stated)
    if not mended.header.valid:
        return None
    try:
        chunk = read_chunk(source, position, limits, mended=mended.header)
        if not rules.has_checksum(stated.data_crc, data_crc(chunk.data)):
            return None
        records, findings = decode(chunk, limits)
    except SegspecError:
        return None
    is_sound = len(records) == stated.num_records and not any(each.severity is Severity.ERROR for each in findings)
    if is_sound and (len(records) > 1 or (records and _is_message(records[0].value or b"", limits))):
        return mended
    return None


def _by_index(source: Source, listed: Mapping[int, IndexRecord], limits: Limits) -> Iterator[Retyped]:
    for position, record in listed.items():
        if rules.is_user(record.chunk_type) or record.chunk_type not in KINDS:
            continue
        chunk = _lone(source, position, limits)
        if chunk is None or chunk.header.chunk_id != record.chunk_id:
            continue
        found = _as(source, chunk, ChunkType(record.chunk_type), limits)
        if found is not None:
            yield Retyped(source.path, found, listed=True)


def _by_content(source: Source, listed: Mapping[int, IndexRecord], limits: Limits) -> Iterator[Retyped]:
    suspects: list[Chunk] = []
    messages = looked_at = 0
    for number, record in enumerate(derive(source)):
        known = listed.get(record.ofs_chunk)
        if (known is not None and known.chunk_type in KINDS) or not rules.is_user(record.chunk_type):
            continue
        chunk = _lone(source, record.ofs_chunk, limits)
        found = None if chunk is None else _tracking_in(source, chunk, limits, is_first=not number)
        if found is not None:
            suspects.append(found)
        elif looked_at < MOST_MESSAGES_LOOKED_AT:
            looked_at += 1
            messages += _begins_with_message(source, record.ofs_chunk, limits)
    if messages and messages == looked_at:
        for found in suspects:
            yield Retyped(source.path, found, listed=False)


def _lone(source: Source, position: int, limits: Limits) -> Chunk | None:
    """The user chunk at `position` if it has one record by itself and no trailer, as every tracking chunk would."""
    header = header_at(source, position)
    if header is None or not header.is_user or header.len_data <= osiris_simple_entry.SIZE:
        return None
    if (header.num_entries, header.num_records, header.len_trailer) != (1, 1, 0):
        return None
    try:
        return read_chunk(source, position, limits)
    except SegspecError:
        return None


def _as(source: Source, chunk: Chunk, kind: ChunkType, limits: Limits) -> Chunk | None:
    """The chunk as one of another type; None where its data is not what such a chunk has."""
    found = read_chunk(source, chunk.position, limits, mended=chunk.header._replace(chunk_type=kind))
    try:
        found.tracking = read_tracking_chunk(found)
    except SegspecError:
        return None
    found.consumed = chunk.header.num_records
    return found if found.tracking else None


def _tracking_in(source: Source, chunk: Chunk, limits: Limits, *, is_first: bool) -> Chunk | None:
    """The chunk as a tracking chunk if its one record is no message and tracks what can be true. Where it can be of
    both kinds it is a snapshot at the segment's beginning, and a delta elsewhere."""
    kinds = [ChunkType.tracking_snapshot, ChunkType.tracking_delta]
    for kind in kinds if is_first else kinds[::-1]:
        found = _as(source, chunk, kind, limits)
        if found is not None and all(_can_be_true(found, entry) for entry in found.tracking):
            return None if _is_message(chunk.data[osiris_simple_entry.SIZE :], limits) else found
    return None


def _can_be_true(chunk: Chunk, entry: TrackingEntry) -> bool:
    """Whether a tracked value could be there: nobody stores an offset, or came with a chunk, that is not written."""
    if not entry.id:
        return False
    if entry.type == "offset":
        return entry.value < chunk.header.chunk_id
    return entry.type != "sequence" or not chunk.is_snapshot or entry.chunk_id < chunk.header.chunk_id


def _begins_with_message(source: Source, position: int, limits: Limits) -> bool:
    """Whether the first record of a user chunk is a message."""
    try:
        records, _ = decode(read_chunk(source, position, limits), limits)
    except SegspecError:
        return False
    return bool(records) and _is_message(records[0].value or b"", limits)


def _is_message(value: bytes, limits: Limits) -> bool:
    try:
        return bool(list(amqp.sections_of(value, limits)))
    except SegspecError:
        return False
