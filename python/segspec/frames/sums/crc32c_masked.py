"""CRC-32C as LevelDB stores it, so that one over bytes that hold CRCs says something: turned, and a constant added."""

from segspec_kernels.runtime import crc32c, u64
from segspec_kernels.types import U64, Bytes

DELTA = 0xA282EAD8


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    made = crc32c(data, position, length)
    return u64(((made >> 15 | made << 17) + DELTA) & 0xFFFFFFFF)
