"""osiris index files: reading them, and deriving one from its segment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from segspec.core.errors import Code, SegspecError
from segspec.core.model import SegmentFile
from segspec.formats.osiris.chunk import read_header
from segspec.formats.osiris.layout import INDEX_NAME
from segspec.parsing import kaitai
from segspec.storage.source import Source, open_source
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_index import OsirisIndex
from segspec_ksy.osiris_index_record import OsirisIndexRecord
from segspec_ksy.osiris_segment import OsirisSegment

COMPARED = ("chunk_id", "timestamp", "epoch", "ofs_chunk", "chunk_type")


@dataclass(frozen=True, slots=True)
class IndexRecord:
    """What an index says of one chunk. `ofs_chunk` is the position of the chunk's header in the segment."""

    chunk_id: int
    timestamp: int
    epoch: int
    ofs_chunk: int
    chunk_type: int


ZEROS = IndexRecord(0, 0, 0, 0, 0)


def record_of(header: OsirisChunkHeader, position: int) -> IndexRecord:
    """The index record that osiris writes for the chunk with this header at `position`."""
    return IndexRecord(header.chunk_id, header.timestamp, header.epoch, position, int(header.chunk_type))


def derive(source: Source, position: int | None = None) -> Iterator[IndexRecord]:
    """The index of a segment, from its chunk headers alone, from the chunk at `position` on (the first where None).

    Ends where the headers do not lead on: at a chunk that does not frame, whose data is not all there, or whose id
    does not follow. A chunk that lacks part of its trailer counts, as it does for osiris.
    """
    expected: int | None = None
    try:
        at = kaitai.parse(OsirisSegment.LogHeader, source, 0)[1] if position is None else position
        while at < source.size:
            header = read_header(source, at)
            if at + header.ofs_trailer > source.size or expected not in (None, header.chunk_id):
                return
            yield record_of(header, at)
            expected = header.chunk_id + header.num_records
            at += header.len_chunk
    except SegspecError:
        return


def read(source: Source, position: int) -> Iterator[tuple[int, IndexRecord]]:
    """The records of an index from `position` on, each with its position. Raises `SegspecError` (torn) at a piece."""
    while position < source.size:
        record, end = kaitai.parse(OsirisIndexRecord, source, position)
        yield (
            position,
            IndexRecord(record.chunk_id, record.timestamp, record.epoch, record.ofs_chunk, int(record.chunk_type)),
        )
        position = end


def first_timestamp(segment: str) -> int | None:
    """The timestamp of the first chunk of the segment at path `segment`; None where there is none to be read."""
    try:
        with open_source(segment) as source:
            first = next(derive(source), None)
    except OSError:
        return None
    return None if first is None else first.timestamp


def last_timestamp(index: str) -> int | None:
    """The timestamp in the last whole record of the index at path `index`; None where there is none to be read."""
    try:
        with open_source(index) as source:
            start = first_record(source)
            len_record = kaitai.parse(OsirisIndexRecord, source, start)[1] - start
            count = (source.size - start) // len_record
            return next(read(source, start + (count - 1) * len_record))[1].timestamp
    except (SegspecError, OSError):
        return None


def begins_with_header(source: Source) -> bool:
    """True for an index as osiris writes it; without the header it is one as the document describes it."""
    return kaitai.attempt(OsirisIndex.IndexHeader, source, 0) is not None


def first_record(source: Source) -> int:
    """The position of the first record. Raises `SegspecError` where a header is there that is not osiris' own."""
    if not source.size:
        return 0
    try:
        return kaitai.parse(OsirisIndex.IndexHeader, source, 0, codes={"magic": Code.BAD_INDEX})[1]
    except SegspecError as error:
        first = kaitai.attempt(OsirisIndexRecord, source, 0)
        header = kaitai.attempt(OsirisSegment.LogHeader, source, 0)
        if error.code is Code.BAD_INDEX and header is None and first is not None and _could_be_first(source, first[0]):
            return 0
        raise


def _could_be_first(source: Source, record: OsirisIndexRecord) -> bool:
    """A first record names the chunk that the file is named after; no chunk begins at position 0."""
    named = INDEX_NAME.fullmatch(source.name)
    return record.ofs_chunk > 0 and (named is None or record.chunk_id == int(named[1]))


def entries(source: Source) -> Iterator[dict[str, Any]]:
    """The records of an index file as flat dicts. Raises `SegspecError` at the first that cannot be read."""
    for position, record in read(source, first_record(source)):
        yield {"position": position, **{name: getattr(record, name) for name in COMPARED}}


def sound_positions(segment: SegmentFile) -> dict[int, int]:
    """Position to chunk id of every chunk that the segment's index lists, in order; nothing unless the index is sound
    in itself: it can be opened, and its positions and ids increase. A piece or zeros at its end are left out."""
    if segment.index is None:
        return {}
    listed: dict[int, int] = {}
    last_position, last_id = 0, -1
    try:
        with open_source(segment.index) as source:
            for _, record in read(source, first_record(source)):
                if record == ZEROS:
                    break
                if record.ofs_chunk <= last_position or record.chunk_id <= last_id:
                    return {}
                last_position, last_id = record.ofs_chunk, record.chunk_id
                listed[last_position] = last_id
    except SegspecError as error:
        return listed if error.code is Code.TORN else {}
    except OSError:
        return {}
    return listed
