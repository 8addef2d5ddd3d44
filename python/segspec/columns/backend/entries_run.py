"""One field of an index's entries of fixed size, from a column of numbers."""

from __future__ import annotations

from segspec_kernels.runtime import i64, u64, write_u8le
from segspec_kernels.types import U64, Bytes, I64s

BYTE, MASK = 8, 255


def run(numbers: I64s, rows: int, more: int, most: U64, size: int, places: I64s, out: Bytes) -> int:
    """Writes the first `rows` numbers, each with `more` added, into the entries of `size` bytes in `out`.

    `places` are those of a number's bytes in an entry, lowest first. Returns the rows before a number above `most`.
    """
    is_word = len(places) == BYTE and places[BYTE - 1] == places[0] + BYTE - 1
    for row in range(rows):
        number, at = u64(numbers[row] + more), row * size
        if number > most or at + size > len(out):
            return row
        if is_word:
            write_u8le(out, at + places[0], number)
        else:
            for digit in range(len(places)):
                out[at + places[digit]] = i64(number & u64(MASK))
                number = number >> BYTE
    return rows
