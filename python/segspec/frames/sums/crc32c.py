"""CRC-32C (Castagnoli)."""

from segspec_kernels.runtime import crc32c_on, i64, u64
from segspec_kernels.types import U64, Bytes

GOES_ON = True


def checksum(data: Bytes, position: int, length: int, seed: U64, big: bool, key: Bytes) -> U64:
    return u64(crc32c_on(data, position, length, i64(seed)))
