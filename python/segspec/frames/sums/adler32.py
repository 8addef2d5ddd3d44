"""Adler-32, as zlib has it."""

from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes

GOES_ON = True
PRIME = 65521
STRETCH = 1048576
"""Sums of this many bytes stay below 2**64."""


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    value = seed if seed != u64(0) else u64(1)
    one, other = value & u64(0xFFFF), value >> 16 & u64(0xFFFF)
    place, last = position, position + length
    while place < last:
        until = place + STRETCH if last - place > STRETCH else last
        while place < until:
            one = one + u64(data[place])
            other = other + one
            place += 1
        one, other = one % u64(PRIME), other % u64(PRIME)
    return other << 16 | one
