"""One field of an index's entries of fixed size, from a column of numbers."""

from __future__ import annotations

from segspec_kernels.runtime import i64, u64, write_u8be, write_u8le
from segspec_kernels.types import U64, Bytes, I64s

BYTE, MASK = 8, 255


def run(numbers: I64s, rows: int, more: int, most: U64, size: int, places: I64s, out: Bytes) -> int:
    """Writes the first `rows` numbers, each with `more` added, into the entries of `size` bytes in `out`.

    `places` are those of a number's bytes in an entry, lowest first: eight are adjacent. Returns the rows before a
    number above `most`.
    """
    last = places[len(places) - 1]
    is_little, is_big = last == places[0] + BYTE - 1, last == places[0] - BYTE + 1
    for row in range(rows):
        number, at = u64(numbers[row] + more), row * size
        if number > most or at + size > len(out):
            return row
        if is_little:
            write_u8le(out, at + places[0], number)
        elif is_big:
            write_u8be(out, at + last, number)
        else:
            for digit in range(len(places)):
                out[at + places[digit]] = i64(number & u64(MASK))
                number = number >> BYTE
    return rows
