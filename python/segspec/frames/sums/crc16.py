"""CRC-16/ARC, the reflected one with the polynomial 0x8005."""

from segspec_kernels.runtime import u64
from segspec_kernels.types import U64, Bytes

GOES_ON = True
POLYNOMIAL = 0xA001


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    value = seed & u64(0xFFFF)
    for place in range(position, position + length):
        value = value ^ u64(data[place])
        for _ in range(8):
            value = value >> 1 ^ u64(POLYNOMIAL if value % u64(2) == u64(1) else 0)
    return value
