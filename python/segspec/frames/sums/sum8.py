"""The sum of all bytes, in 8 bits."""

from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes

GOES_ON = True


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    value = seed
    for place in range(position, position + length):
        value = value + u64(data[place])
    return value & u64(0xFF)
