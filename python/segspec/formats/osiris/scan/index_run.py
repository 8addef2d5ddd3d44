"""osiris: chunks whose headers match their index records."""

from __future__ import annotations

from segspec.formats.osiris.rules import is_due, next_id
from segspec_kernels.osiris_chunks import frame as chunk
from segspec_kernels.osiris_index_records import frame as record
from segspec_kernels.types import U64, Bytes


def run(
    data: Bytes, base: int, start: int, stop: int, end: int, index: Bytes, last: int, place: int, due: U64
) -> tuple[int, int, U64]:
    """Consecutive chunks from `data[start:stop]`, file offset `base`, that match the records in `place:last` of
    `index`.

    Returns the next chunk's position, record's position, and id.
    """
    position = start
    while position < stop:
        found, listed = chunk(data, position, end), record(index, place, last)
        if found.status or listed.status or not is_due(found.chunk_id, due) or listed.chunk_id != due:
            break
        if listed.timestamp != found.timestamp or listed.epoch != found.epoch:
            break
        if listed.chunk_type != found.chunk_type or listed.ofs_chunk != position + base:
            break
        due = next_id(due, found.num_records)
        position, place = found.reached, listed.reached
    return position, place, due
