"""osiris: positions of a run's compressed sub-batches, which are decompressed first."""

from __future__ import annotations

from typing import NamedTuple

from segspec.formats.osiris.rules import SIMPLE, is_stored, is_too_large, is_user
from segspec_kernels.osiris_chunks import frame as chunk
from segspec_kernels.osiris_entries import frame as entry
from segspec_kernels.types import Bytes, I64s


class Bodies(NamedTuple):
    """Compressed sub-batches: bodies' positions and lengths in `data`, codecs, stated sizes, and where each begins in
    the decompressed `content`."""

    position: I64s
    length: I64s
    codec: I64s
    size: I64s
    start: I64s
    content: Bytes


def find(data: Bytes, position: int, end: int, found: int, total: int, out: Bodies) -> tuple[int, int]:
    """Adds a data section's sub-batches to the `found` ones. Returns their number (-1 if unreadable or without room)
    and decompressed size, both in `total`."""
    while position < end:
        read = entry(data, position, end)
        if read.status:
            return -1, total
        position = read.reached
        if read.kind == SIMPLE or is_stored(read.compression, read.body_length):
            continue
        if found == len(out.position):
            return -1, total
        out.position[found], out.length[found] = read.body_position, read.body_length
        out.codec[found], out.size[found], out.start[found] = read.compression, read.len_uncompressed, total
        found += 1
        total += read.len_uncompressed
    return found, total


def run(
    data: Bytes, start: int, stop: int, end: int, room: int, limit: int, most_records: int, most: int, out: Bodies
) -> tuple[int, int, int]:
    """Compressed sub-batches of the chunks that begin in `start:stop`; their number, the chunks' records, and the last
    chunk's end.

    They have at most `room` bytes and `most` records, or `limit` bytes in a single chunk. Chunks above `most_records`
    are not opened.
    """
    found = total = rows = 0
    position = start
    while position < stop:
        head = chunk(data, position, end)
        records = head.num_records
        if head.status:
            break
        if is_user(head.chunk_type):
            if is_too_large(records, most_records):
                break
            now, size = find(data, head.data_start, head.trailer_start, found, total, out)
            if now < 0 or is_too_large(size - total, limit):
                break
            if position > start and (size > room or rows + records > most):
                break
            found, total, rows = now, size, rows + records
        position = head.reached
    return found, rows, position
