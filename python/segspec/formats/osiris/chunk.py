"""One osiris chunk: framing, and the chunk as the steps after framing see it."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame
from segspec.formats.contract.reading import torn
from segspec.formats.osiris.layout import KINDS
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.osiris_chunk import OsirisChunk
from segspec_ksy.osiris_chunk_header import OsirisChunkHeader
from segspec_ksy.osiris_enums import OsirisEnums

if TYPE_CHECKING:
    from segspec.formats.osiris.tracking import Entry

ChunkType = OsirisEnums.ChunkType


@dataclass(slots=True, kw_only=True)
class Chunk(Frame):
    """A frame of osiris with its parts.

    `torn_trailer` marks a chunk at the end of a file that ends inside its trailer; `tracking` and `consumed` (offsets
    that the data section really takes) are filled by the steps that find them out.
    """

    header: OsirisChunkHeader
    filter: bytes
    data: bytes
    trailer: bytes
    torn_trailer: bool = False
    tracking: list[Entry] = field(default_factory=list)
    consumed: int | None = None


def read_header(source: Source, position: int) -> OsirisChunkHeader:
    """The chunk header at `position`. Raises `SegspecError`: torn, zeroed, bad-magic, unsupported-version,
    bad-encoding (an unknown chunk type)."""
    try:
        return kaitai.parse(OsirisChunkHeader, source, position)[0]
    except SegspecError as error:
        error.field = f"header.{error.field}" if error.field else "header"
        if error.code is not Code.TORN and source.zeros_until(position) == source.size:
            error.code = Code.ZEROED
            error.message = f"nothing but zeros, {source.size - position} bytes, to the end of the file"
        raise


def read_chunk(source: Source, position: int, limits: Limits, *, torn_trailer: bool = False) -> Chunk:
    """The chunk at `position`, framed and not yet checked.

    With `torn_trailer` the file may end inside the trailer. Raises `SegspecError`: those of `read_header`, torn, and
    limit-exceeded for a data section larger than `limits.decompressed_bytes`.
    """
    header = read_header(source, position)
    left = source.size - position
    if header.ofs_trailer > left:
        part, start, length = "data section", header.ofs_data, header.len_data
        if header.ofs_data > left:
            part, start, length = "filter", header.ofs_filter, header.len_filter
        raise _torn(source, position, part, "data" if part == "data section" else part, left - start, length)
    if header.len_chunk > left and not torn_trailer:
        raise _torn(source, position, "trailer", "trailer", left - header.ofs_trailer, header.len_trailer)
    if header.len_data > limits.decompressed_bytes:
        raise SegspecError(
            Code.LIMIT_EXCEEDED,
            f"the data section has {header.len_data} bytes, more than the limit for one block",
            path=source.path,
            position=position,
            field="header.len_data",
            expected=f"at most {limits.decompressed_bytes}",
            actual=str(header.len_data),
        )
    if header.len_chunk > left:
        return _cut_chunk(source, position, header)
    body, end = kaitai.parse(OsirisChunk, source, position)
    return _chunk(position, end, body, header, body.filter, body.data, body.trailer)


def data_crc(data: bytes, so_far: int = 0) -> int:
    """The checksum of a data section, as `header.data_crc` states it; `so_far` is that of the bytes before `data`."""
    return zlib.crc32(data, so_far)


def _torn(source: Source, position: int, part: str, field: str, there: int, length: int) -> SegspecError:
    return torn(
        source,
        position,
        f"the file ends inside the chunk's {part}: {there} of its {length} bytes are there",
        field=field,
    )


def _cut_chunk(source: Source, position: int, header: OsirisChunkHeader) -> Chunk:
    """A chunk whose trailer is cut off, from what the header says about the parts before it."""
    chunk = _chunk(
        position,
        source.size,
        header,
        header,
        source.read(position + header.ofs_filter, header.len_filter),
        source.read(position + header.ofs_data, header.len_data),
        b"",
    )
    chunk.torn_trailer = True
    return chunk


def _chunk(
    position: int, end: int, body: Any, header: OsirisChunkHeader, filter: bytes, data: bytes, trailer: bytes
) -> Chunk:
    return Chunk(
        position=position,
        end=end,
        kind=KINDS[header.chunk_type],
        body=body,
        first_offset=header.chunk_id,
        offsets=header.num_records,
        timestamp=header.timestamp,
        details={
            "epoch": header.epoch,
            "entries": header.num_entries,
            "data_crc": f"{header.data_crc:08x}",
            "filter_bytes": header.len_filter,
            "data_bytes": header.len_data,
            "trailer_bytes": header.len_trailer,
        },
        header=header,
        filter=filter,
        data=data,
        trailer=trailer,
    )
