"""The entries of an index with one entry of fixed size per record: its number and its position."""

from __future__ import annotations

from segspec_kernels.runtime import copy, i64, u64, write_u8le
from segspec_kernels.types import U64, Bytes, I64s

BYTE, MASK = 8, 255


def is_word(places: I64s) -> bool:
    return len(places) == BYTE and places[BYTE - 1] == places[0] + BYTE - 1


def put(out: Bytes, at: int, places: I64s, number: U64) -> None:
    for digit in range(len(places)):
        out[at + places[digit]] = i64(number & u64(MASK))
        number = number >> BYTE


def run(
    positions: I64s, rows: int, base: int, first: U64, entry: Bytes, number_at: I64s, record_at: I64s, out: Bytes
) -> int:
    """Writes the entries of the first `rows` records into `out`; returns their bytes.

    `positions` count from byte `base` of the file; numbers are consecutive from `first`. `entry` has the common bytes;
    `number_at` and `record_at` are the places of the numbers' bytes, lowest first.
    """
    size, used = len(entry), 0
    are_words, number_place, record_place = is_word(number_at) and is_word(record_at), number_at[0], record_at[0]
    for row in range(rows):
        if used + size > len(out):
            break
        if are_words and size == 2 * BYTE:
            write_u8le(out, used + number_place, first + u64(row))
            write_u8le(out, used + record_place, u64(positions[row] + base))
        else:
            copy(out, used, entry, 0, size)
            put(out, used, number_at, first + u64(row))
            put(out, used, record_at, u64(positions[row] + base))
        used += size
    return used
