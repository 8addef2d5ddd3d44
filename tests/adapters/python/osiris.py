"""Segments of osiris: a log header, then chunks with checksums over their data."""

from __future__ import annotations

import re
import zlib
from dataclasses import dataclass
from itertools import pairwise, takewhile
from typing import Any

from frames import JSON, Fault, Records, Refused, Torn, answer, attempt, is_zero_from, parse

from segspec_ksy.osiris_chunk import OsirisChunk
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_entry import OsirisEntry
from segspec_ksy.osiris_enums import OsirisEnums
from segspec_ksy.osiris_index import OsirisIndex
from segspec_ksy.osiris_segment import OsirisSegment
from segspec_ksy.osiris_simple_entry import OsirisSimpleEntry
from segspec_ksy.osiris_tracking_chunk_data import OsirisTrackingChunkData

NAME = re.compile(r"([0-9]{20})\.segment")
LIMIT = 8 << 20
MOST_ENTRIES = 2**16 - 1
OFFSETS = 2**64
INDEX_HEADER, INDEX_RECORD = 8, 29
NO_TRACKING = 4
"""Bytes of data that hold one entry of no bytes."""
HEADER_CODES = {"/seq/0": "bad-magic", "/seq/1": "unsupported-version"}
ChunkType = OsirisEnums.ChunkType
Codec = OsirisEnums.Compression


@dataclass
class Due:
    """The ids that the next chunk may have, none for any; `is_first` before the first chunk."""

    ids: list[int]
    is_first: bool = True


def read(name: str, content: bytes, index: bytes | None = None) -> JSON:
    try:
        _, at = parse(OsirisSegment.LogHeader, content, 0)
    except Refused as refused:
        is_magic = refused.path.endswith("/seq/0")
        return answer([], 0, *(("bad-magic", "not-this-format") if is_magic else ("unsupported-version",)))
    except Torn:
        return answer([], 0, "torn")
    named = NAME.fullmatch(name)
    due = Due([int(named[1])] if named else [])
    listed = positions(index)
    records = Records()
    epochs: list[int] = []
    while at < len(content):
        try:
            chunk, end = chunk_at(content, at)
            check_id(content, at, chunk.header, end, due, listed)
            found, consumed = contents(chunk)
        except Fault as fault:
            return answer(records, at, fault.code)
        records.add(at, found)
        epochs.append(chunk.header.epoch)
        due = Due([chunk.header.chunk_id + count for count in (chunk.header.num_records, consumed)], False)
        at = end
    return answer(records, at) | {"next": due.ids, "epochs": epochs}


def positions(index: bytes | None) -> dict[int, int]:
    """Chunk ids by position, of an index whose positions and ids all increase, up to zeros or a piece at its end."""
    if index is None:
        return {}
    found = attempt(OsirisIndex, index[: len(index) - (len(index) - INDEX_HEADER) % INDEX_RECORD], 0)
    if found is None:
        return {}
    rows = list(takewhile(any, ((row.ofs_chunk, row.chunk_id) for row in found[0].records)))
    rising = all(a[0] < b[0] and a[1] < b[1] for a, b in pairwise(rows))
    return dict(rows) if rising else {}


def chunk_at(content: bytes, at: int) -> tuple[OsirisChunk, int]:
    """The chunk at `at`, whose data has the right checksum, and where it ends."""
    try:
        header, _ = parse(OsirisChunkHeader, content, at)
    except Refused as refused:
        raise Fault("zeroed" if is_zero_from(content, at) else HEADER_CODES.get(refused.path, "bad-encoding")) from None
    if header.len_chunk > len(content) - at:
        raise Torn
    if header.len_data > LIMIT:
        raise Fault("limit-exceeded")
    chunk, end = parse(OsirisChunk, content, at)
    if zlib.crc32(chunk.data) != header.data_crc:
        raise Fault("bad-checksum")
    if header.chunk_type != ChunkType.user and not is_tracking_count(header):
        raise Fault("bad-count")
    return chunk, end


def is_tracking_count(header: Any) -> bool:
    """A tracking chunk has one entry and takes one offset; a delta that tracks nothing takes any number, as a filler of
    lost ones."""
    is_filler = header.chunk_type == ChunkType.tracking_delta and header.len_data == NO_TRACKING
    return header.num_entries == 1 and (header.num_records == 1 or (is_filler and header.num_records > 0))


def check_id(content: bytes, at: int, header: Any, end: int, due: Due, listed: dict[int, int]) -> None:
    """An id that is not due stands where the chunk behind it, or the index, bears it out, and no offset comes twice."""
    if header.chunk_id + header.num_records > OFFSETS:
        raise Fault("bad-order")
    if not due.ids or header.chunk_id in due.ids:
        return
    behind = attempt(OsirisChunkHeader, content, end)
    follows = behind is not None and behind[0].chunk_id == header.chunk_id + header.num_records
    goes_back = header.chunk_id < due.ids[0] and not due.is_first
    if goes_back or not (follows or listed.get(at) == header.chunk_id):
        raise Fault("bad-order")


def contents(chunk: OsirisChunk) -> tuple[list[JSON], int]:
    """The records of a chunk, and how many offsets it takes."""
    if chunk.header.chunk_type != ChunkType.user:
        check_tracking(chunk)
        return [], chunk.header.num_records
    header = chunk.header
    values, entries, offsets = values_in(chunk.data)
    if header.chunk_id + offsets > OFFSETS:
        raise Fault("bad-count")
    if entries != header.num_entries and offsets > header.num_records:
        # Both counts speak against what lies beyond: its offsets may be the next chunk's.
        values, offsets = {o: v for o, v in values.items() if o < header.num_records}, header.num_records
    common = {"timestamp": header.timestamp, "chunk_id": header.chunk_id, "epoch": header.epoch}
    shown = {name: str(value) for name, value in common.items()}
    records = [{"offset": str(header.chunk_id + o), "value": value.hex()} | shown for o, value in values.items()]
    return records, offsets


def check_tracking(chunk: OsirisChunk) -> None:
    try:
        parse(OsirisTrackingChunkData, chunk.data, 0, chunk.header.chunk_type == ChunkType.tracking_snapshot)
    except Torn as torn:
        raise Fault("bad-length") from torn
    except Refused as refused:
        raise Fault("trailing-bytes" if refused.path == "/seq/3" else "bad-encoding") from refused


def values_in(data: bytes) -> tuple[dict[int, bytes], int, int]:
    """Bodies by their offset within the chunk; how many entries there are, and offsets they take."""
    values: dict[int, bytes] = {}
    at = entries = offset = 0
    budget = LIMIT
    while at < len(data):
        if entries == MOST_ENTRIES:
            raise Fault("bad-count")
        try:
            found, at = parse(OsirisEntry, data, at)
        except Torn as torn:
            raise Fault("bad-length") from torn
        entry = found.entry
        entries += 1
        if found.kind == OsirisEntry.EntryKind.simple:
            values[offset] = entry.body
            offset += 1
            continue
        body = opened(entry, budget)
        budget -= len(body) if entry.compression != Codec.none else 0
        for number, value in enumerate(batch(body, entry.num_records)):
            values[offset + number] = value
        offset += entry.num_records
    return values, entries, offset


def opened(entry: Any, budget: int) -> bytes:
    """A sub-batch's body; nothing where it cannot be opened, which loses its own records only."""
    if entry.compression == Codec.none or not entry.len_body:
        return bytes(entry.body)
    if entry.compression != Codec.gzip:
        return b""
    return gunzip(entry.body, budget)


def gunzip(body: bytes, budget: int) -> bytes:
    """One gzip member after the other, whole and within the budget, or nothing."""
    out = b""
    while body:
        engine = zlib.decompressobj(wbits=31)
        try:
            out += engine.decompress(body, budget + 1 - len(out))
        except zlib.error:
            return b""
        if not engine.eof or len(out) > budget:
            return b""
        body = engine.unused_data
    return out


def batch(body: bytes, number: int) -> list[bytes]:
    """The records of a sub-batch, as many as are there and it states."""
    values: list[bytes] = []
    at = 0
    while at < len(body) and len(values) < number:
        found = attempt(OsirisSimpleEntry, body, at)
        if found is None:
            break
        values.append(found[0].body)
        at = found[1]
    return values
