"""Compressed containers by hand: nothing in them is compressed, so no compressor's version shows in their bytes."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from zlib import crc32

WORD = 0xFFFFFFFF
GZIP_HEAD = bytes.fromhex("1f8b08000000000000ff")
SNAPPY_HEAD = b"\xff\x06\x00\x00sNaPpY"
LZ4_MAGIC = bytes.fromhex("04224d18")
ZSTD_MAGIC = bytes.fromhex("28b52ffd")

PRIMES = (0x9E3779B1, 0x85EBCA77, 0xC2B2AE3D, 0x27D4EB2F, 0x165667B1)


def deflate_stored(parts: Sequence[bytes]) -> bytes:
    """Stored blocks, one each; the last is marked as such."""
    blocks = []
    for number, part in enumerate(parts):
        last = number == len(parts) - 1
        blocks.append(struct.pack("<BHH", last, len(part), len(part) ^ 0xFFFF) + part)
    return b"".join(blocks)


def gzip(content: bytes, *, head: bytes = GZIP_HEAD, crc: int | None = None, size: int | None = None) -> bytes:
    """A gzip member of one stored block (RFC 1952)."""
    checksum = crc32(content) if crc is None else crc
    trailer = struct.pack("<II", checksum, len(content) if size is None else size)
    return head + deflate_stored([content]) + trailer


def crc32c(content: bytes) -> int:
    value = WORD
    for byte in content:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0x82F63B78 if value & 1 else 0)
    return value ^ WORD


def masked(content: bytes) -> int:
    """The checksum as snappy's framing format stores it."""
    value = crc32c(content)
    return ((value >> 15 | value << 17 & WORD) + 0xA282EAD8) & WORD


def snappy_part(kind: int, body: bytes) -> bytes:
    return bytes((kind,)) + len(body).to_bytes(3, "little") + body


def snappy_plain(content: bytes, checksum: int | None = None) -> bytes:
    """An uncompressed part."""
    return snappy_part(1, struct.pack("<I", masked(content) if checksum is None else checksum) + content)


def raw_snappy(content: bytes) -> bytes:
    """A raw snappy block of one literal of up to 60 bytes."""
    return bytes((len(content), (len(content) - 1) << 2)) + content


def snappy_packed(content: bytes) -> bytes:
    """A compressed part whose block is one literal."""
    return snappy_part(0, struct.pack("<I", masked(content)) + raw_snappy(content))


def snappy(content: bytes) -> bytes:
    return SNAPPY_HEAD + snappy_plain(content)


def xxh32(content: bytes) -> int:
    """XXH32 of fewer than 16 bytes, or more, with seed 0."""
    one, two, three, four, five = PRIMES
    at = 0
    if len(content) < 16:
        value = five
    else:
        lanes = [one + two & WORD, two, 0, -one & WORD]
        while len(content) - at >= 16:
            for lane, word in enumerate(struct.unpack_from("<4I", content, at)):
                lanes[lane] = rotated(lanes[lane] + word * two & WORD, 13) * one & WORD
            at += 16
        value = sum(rotated(lane, turn) for lane, turn in zip(lanes, (1, 7, 12, 18), strict=True)) & WORD
    value = value + len(content) & WORD
    while len(content) - at >= 4:
        value = rotated(value + struct.unpack_from("<I", content, at)[0] * three & WORD, 17) * four & WORD
        at += 4
    for byte in content[at:]:
        value = rotated(value + byte * five & WORD, 11) * one & WORD
    value = (value ^ value >> 15) * two & WORD
    value = (value ^ value >> 13) * three & WORD
    return value ^ value >> 16


def rotated(value: int, bits: int) -> int:
    return (value << bits | value >> 32 - bits) & WORD


def lz4_head(flags: int = 0x60, descriptor: int = 0x40, size: int | None = None) -> bytes:
    """The head of an LZ4 frame: independent blocks of up to 64 KiB unless told otherwise."""
    fields = bytes((flags, descriptor)) + (b"" if size is None else struct.pack("<Q", size))
    return LZ4_MAGIC + fields + bytes((xxh32(fields) >> 8 & 0xFF,))


def lz4_block(content: bytes, *, checksum: bool = False) -> bytes:
    """An uncompressed block."""
    return struct.pack("<I", 0x80000000 | len(content)) + content + (_sum(content) if checksum else b"")


def lz4_literal(content: bytes) -> bytes:
    """A compressed block that is one run of up to 14 literals."""
    packed = bytes((len(content) << 4,)) + content
    return struct.pack("<I", len(packed)) + packed


LZ4_END = bytes(4)


def lz4(content: bytes) -> bytes:
    return lz4_head() + lz4_block(content) + LZ4_END


def lz4_summed(content: bytes, checksum: bytes | None = None) -> bytes:
    """With the checksum of the content after the frame."""
    return lz4_head(0x64) + lz4_block(content) + LZ4_END + (_sum(content) if checksum is None else checksum)


def _sum(content: bytes) -> bytes:
    return struct.pack("<I", xxh32(content))


def zstd_block(content: bytes, *, last: bool = True, kind: int = 0, length: int | None = None) -> bytes:
    """A raw block (kind 0), or one byte repeated `length` times (kind 1)."""
    size = len(content) if length is None else length
    return (size << 3 | kind << 1 | last).to_bytes(3, "little") + content


def zstd_head(size: int) -> bytes:
    """The head of a frame in one segment that states its size, up to 255 bytes."""
    return ZSTD_MAGIC + bytes((0x20, size))


def zstd_window(descriptor: int = 0x58) -> bytes:
    """The head of a frame that does not state its size; a window of 2 MiB unless told otherwise."""
    return ZSTD_MAGIC + bytes((0x00, descriptor))


def zstd(content: bytes) -> bytes:
    return zstd_head(len(content)) + zstd_block(content)
