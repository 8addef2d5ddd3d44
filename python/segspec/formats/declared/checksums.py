"""The checksums that a declaration can name: each makes a number, or a digest, of the bytes that are covered."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable
from typing import NamedTuple

from segspec.columns.backend.lanes import extension
from segspec_kernels.runtime import castagnoli

RULE = "rules."
"""What begins the name of a function in the user's own file of rules."""

MASK_DELTA = 0xA282EAD8
M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF

Computed = int | bytes
Compute = Callable[[bytes, int, bool], Computed]
"""Takes the bytes, the checksum that it goes on from (0 where it begins), and whether their numbers are big-endian."""


def number_of(value: Computed) -> int:
    """A checksum as a number; bytes are one whose upper byte comes first."""
    return int.from_bytes(value, "big") if isinstance(value, bytes) else value


def bytes_of(value: Computed, size: int) -> bytes:
    """A checksum as bytes: the first ones of a digest, the lowest ones of a number, the upper of these first."""
    return value[:size] if isinstance(value, bytes) else (value & (1 << 8 * size) - 1).to_bytes(size, "big")


class Algorithm(NamedTuple):
    """`goes_on` where one can begin with another's end; `words` where it takes the bytes as numbers of an order."""

    compute: Compute
    goes_on: bool = False
    words: bool = False


def crc32c(content: bytes, seed: int = 0) -> int:
    """CRC-32C (Castagnoli), compiled where that is there."""
    native = None if seed else extension()
    return castagnoli(content, seed) if native is None else int(native.crc32c(content))


def masked(value: int) -> int:
    """As LevelDB stores a CRC, so that one over bytes that hold CRCs says something: turned, and a constant added."""
    return ((value >> 15 | value << 17) + MASK_DELTA) & M32


def paired_sums(content: bytes, seed: int, big_endian: bool) -> int:
    """SQLite's checksum of write-ahead logs: two sums of 32-bit numbers, each of which takes in the other. The first
    sum is the upper half. Bytes after the last pair of numbers are not covered."""
    one, other = seed >> 32, seed & M32
    order = ">II" if big_endian else "<II"
    for first, second in struct.iter_unpack(order, content[: len(content) & ~7]):
        one = (one + first + other) & M32
        other = (other + second + one) & M32
    return one << 32 | other


def crc16(content: bytes, seed: int, _: bool) -> int:
    """CRC-16/ARC, the reflected one with the polynomial 0x8005."""
    value = seed
    for byte in content:
        value ^= byte
        for _bit in range(8):
            value = value >> 1 ^ (0xA001 if value & 1 else 0)
    return value


def fnv1a(bits: int, prime: int, offset: int) -> Compute:
    mask = (1 << bits) - 1

    def compute(content: bytes, seed: int, _: bool) -> int:
        value = seed or offset
        for byte in content:
            value = (value ^ byte) * prime & mask
        return value

    return compute


def digest(name: str) -> Compute:
    def compute(content: bytes, seed: int, _: bool) -> bytes:
        # Imported where it is used: few logs have digests, and all formats of packages import this.
        import hashlib

        return hashlib.new(name, content, usedforsecurity=False).digest()

    return compute


ALGORITHMS: dict[str, Algorithm] = {
    "crc32": Algorithm(lambda content, seed, _: zlib.crc32(content, seed), goes_on=True),
    "crc32c": Algorithm(lambda content, seed, _: crc32c(content, seed), goes_on=True),
    "crc32c-masked": Algorithm(lambda content, seed, _: masked(crc32c(content))),
    "crc16": Algorithm(crc16, goes_on=True),
    "adler32": Algorithm(lambda content, seed, _: zlib.adler32(content, seed or 1), goes_on=True),
    "sum8": Algorithm(lambda content, seed, _: (seed + sum(content)) & 0xFF, goes_on=True),
    "sum32": Algorithm(lambda content, seed, _: (seed + sum(content)) & M32, goes_on=True),
    "paired-sums": Algorithm(paired_sums, goes_on=True, words=True),
    "fnv1a-32": Algorithm(fnv1a(32, 0x01000193, 0x811C9DC5)),
    "fnv1a-64": Algorithm(fnv1a(64, 0x100000001B3, 0xCBF29CE484222325)),
    "md5": Algorithm(digest("md5")),
    "sha1": Algorithm(digest("sha1")),
    "sha256": Algorithm(digest("sha256")),
}
"""Each by its name. A digest that is stored cut off is compared with its beginning."""
