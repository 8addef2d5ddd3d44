"""Many ffwd messages at once: the same bytes as `encode.entry`."""

from __future__ import annotations

from segspec.formats.ffwd.rules import EMPTY_MOST
from segspec_kernels.ffwd_entry_pack import pack_into
from segspec_kernels.runtime import copy, u64
from segspec_kernels.types import U64, Bytes, I32s, U64s
from segspec_ksy.layouts import ffwd_entry

SIZE = ffwd_entry.SIZE


def run(
    values: Bytes,
    ends: I32s,
    numbers: U64s,
    first: int,
    last: int,
    due: U64,
    empty: int,
    position: int,
    stop: int,
    out: Bytes,
) -> tuple[int, int, int]:
    """Writes the rows `first:last` to `out`.

    Row r is `values[ends[r]:ends[r + 1]]`. The first gets the number `due`, at `position` of its segment, directly
    after `empty` empty messages. `numbers` are the requested ones, or empty. Returns the numbers of rows, bytes, and
    final empty messages. Ends before a row with another number, beyond `stop` bytes of the segment, without room, or
    one empty message too many.
    """
    rows = used = 0
    while first + rows < last:
        row = first + rows
        start = ends[row]
        size = ends[row + 1] - start
        after = used + SIZE + size
        if (len(numbers) and numbers[row] != due) or after > len(out) or position + after > stop:
            break
        if size == 0 and empty >= EMPTY_MOST:
            break
        pack_into(out, used, size)
        copy(out, used + SIZE, values, start, size)
        empty = empty + 1 if size == 0 else 0
        due += u64(1)
        used = after
        rows += 1
    return rows, used, empty
