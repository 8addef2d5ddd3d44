"""A damaged header of a chunk, mended by what the index says of the chunk where the checksum of its data bears it out.

The index repeats type, id, epoch and time of each chunk, and its positions tell their sizes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import data_crc
from segspec.formats.osiris.index import IndexRecord
from segspec.formats.osiris.layout import DIALECTS
from segspec.parsing import kaitai
from segspec.storage.source import Source, from_bytes
from segspec_ksy.layouts import osiris_chunk_header
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_tracking_delta import OsirisTrackingDelta

CHECK_BLOCK = 1 << 20

HeaderFields = osiris_chunk_header.Fields

LENGTHS = {"len_filter": "MAX_LEN_FILTER", "len_data": "MAX_LEN_DATA", "len_trailer": "MAX_LEN_TRAILER"}
"""The lengths that make a chunk's size, and the layout's name for the most that each can be."""


class MendedHeader(NamedTuple):
    """A header as it was before it was damaged, and in words what of it was mended."""

    header: OsirisChunkHeader
    words: str


def by_index(source: Source, record: IndexRecord, end: int | None) -> MendedHeader | None:
    """The header at `record.ofs_chunk` with what the index says of it; `end` is where the next chunk begins, or None
    for the last of the index. None where nothing needs mending, and where the checksum does not bear it out."""
    window = source.read(record.ofs_chunk, osiris_chunk_header.SIZE)
    if len(window) < osiris_chunk_header.SIZE:
        return None
    stated = osiris_chunk_header.unpack(window)
    listed = stated._replace(
        magic=osiris_chunk_header.MAGIC,
        version=stated.version if stated.version in DIALECTS else min(DIALECTS),
        chunk_type=record.chunk_type,
        timestamp=record.timestamp,
        epoch=record.epoch,
        chunk_id=record.chunk_id,
    )
    left = source.size - record.ofs_chunk
    for fields in _sized(listed, left if end is None else end - record.ofs_chunk, certain=end is not None):
        if fields != stated and _fits(fields, left) and _is_borne_out(source, record.ofs_chunk, fields, stated):
            found = kaitai.attempt(OsirisChunkHeader, from_bytes(osiris_chunk_header.pack(**fields._asdict())), 0)
            return None if found is None else MendedHeader(found[0], _words(stated, fields))
    return None


def _sized(fields: HeaderFields, size: int, *, certain: bool) -> Iterator[HeaderFields]:
    """The header with the lengths that it states, and with each of them as it has to be in a chunk of `size` bytes;
    the last chunk that an index lists need not be the last of the segment."""
    surplus = osiris_chunk_header.SIZE + sum(getattr(fields, name) for name in LENGTHS) - size
    if not surplus or (surplus < 0 and not certain):
        yield fields
    elif surplus:
        for name in LENGTHS:
            yield fields._replace(**{name: getattr(fields, name) - surplus})


def _fits(fields: HeaderFields, left: int) -> bool:
    lengths = [getattr(fields, name) for name in LENGTHS]
    most = [getattr(osiris_chunk_header, limit) for limit in LENGTHS.values()]
    if any(not 0 <= length <= limit for length, limit in zip(lengths, most, strict=True)):
        return False
    return osiris_chunk_header.SIZE + sum(lengths) <= left and fields.len_data > 0


def _is_borne_out(source: Source, position: int, fields: HeaderFields, stated: HeaderFields) -> bool:
    """Whether the data has its checksum; where the trailer is longer or shorter than stated, it has to be tracking."""
    data = position + osiris_chunk_header.SIZE + fields.len_filter
    if not rules.has_checksum(fields.data_crc, crc_at(source, data, fields.len_data)):
        return False
    if fields.len_trailer == stated.len_trailer:
        return True
    trailer = source.read(data + fields.len_data, fields.len_trailer)
    return kaitai.attempt(OsirisTrackingDelta, from_bytes(trailer), 0) is not None


def _words(stated: HeaderFields, fields: HeaderFields) -> str:
    changed = [name for name in HeaderFields._fields if getattr(stated, name) != getattr(fields, name)]
    return ", ".join(f"{name} {getattr(fields, name)}, not {getattr(stated, name)}" for name in changed)


def crc_at(source: Source, position: int, length: int) -> int:
    """The CRC-32 of the bytes from `position` on, as far as the file goes."""
    value = 0
    for start in range(position, position + length, CHECK_BLOCK):
        value = data_crc(source.read(start, min(CHECK_BLOCK, position + length - start)), value)
    return value
