"""CRC-32C as LevelDB stores it: rotated, with a constant added.

So a CRC over bytes that contain CRCs stays meaningful.
"""

from segspec_kernels.runtime import crc32c, u64
from segspec_kernels.types import U64, Bytes

DELTA = 0xA282EAD8


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    made = crc32c(data, position, length)
    return u64(((made >> 15 | made << 17) + DELTA) & 0xFFFFFFFF)
