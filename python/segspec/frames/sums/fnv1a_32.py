"""FNV-1a in 32 bits."""

from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes

FIRST = 0x811C9DC5
PRIME = 0x01000193


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    value = u64(FIRST)
    for place in range(position, position + length):
        value = (value ^ u64(data[place])) * u64(PRIME) & u64(0xFFFFFFFF)
    return value
