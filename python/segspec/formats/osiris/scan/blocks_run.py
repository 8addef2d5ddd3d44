"""osiris: where the compressed sub-batches of a run of chunks lie, so that they can be decompressed before it."""

from __future__ import annotations

from typing import Any

from segspec_kernels.osiris_chunks import frame as chunk
from segspec_kernels.osiris_entries import frame as entry

KERNELS = {"chunk": ("osiris_chunks", "frame"), "entry": ("osiris_entries", "frame")}
FUNCTIONS = ("find",)


def find(data: Any, position: int, end: int, found: int, words: Any, out: Any) -> tuple[int, int]:
    """Adds the compressed sub-batches of one data section to the `found` ones; gives their number, -1 where the entries
    cannot be read or there is no room, and the bytes that they are to decompress to."""
    _, _, simple_kind, uncompressed, _ = words
    positions, lengths, codecs, sizes = out
    total = 0
    while position < end:
        status, position, kind, codec, _, _, size, at, length = entry(data, position, end)
        if status:
            return -1, total
        if kind == simple_kind or codec == uncompressed or length == 0:
            continue
        if found == len(positions):
            return -1, total
        positions[found], lengths[found], codecs[found], sizes[found] = at, length, codec, size
        found += 1
        total += size
    return found, total


def run(
    data: Any, start: int, stop: int, end: int, words: Any, room: int, limit: int, most: int, out: Any
) -> tuple[int, int, int]:
    """Compressed sub-batches of the chunks that begin in `start:stop`; their number, that of the chunks' records, and
    where the last chunk ends.

    Together they are to decompress to `room` bytes, one chunk alone to `limit`; and where one chunk has not more by
    itself, the records are at most `most`. `words` as in the run of osiris. `out` takes the positions and lengths of
    bodies in `data`, their codecs, and the sizes that they state.
    """
    user = words[0]
    found = total = rows = 0
    position = start
    while position < stop:
        status, reached, _, _, kind, _, records, _, _, _, _, _, _, _, data_start, data_end, _ = chunk(
            data, position, end
        )
        if status:
            break
        if kind == user:
            now, size = find(data, data_start, data_end, found, words, out)
            if now < 0 or size > limit or (position > start and (total + size > room or rows + records > most)):
                break
            found, total, rows = now, total + size, rows + records
        position = reached
    return found, rows, position
