"""SQLite's checksum of write-ahead logs: two sums of 32-bit numbers, each including the other; the first is the upper
half. Bytes after the last pair are not covered."""

from segspec_kernels.runtime import read_u4be, read_u4le, u64
from segspec_kernels.types import U64, Bytes

GOES_ON = True
WORDS = True
HALF = 0xFFFFFFFF


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    one, other = seed >> 32, seed & u64(HALF)
    place, last = position, position + length
    while place + 8 <= last:
        first = u64(read_u4be(data, place) if big else read_u4le(data, place))
        second = u64(read_u4be(data, place + 4) if big else read_u4le(data, place + 4))
        one = one + first + other & u64(HALF)
        other = other + second + one & u64(HALF)
        place += 8
    return one << 32 | other
