"""Corrects the header checksum of an LZ4 frame, which some writers compute from other bytes."""

from __future__ import annotations

MAGIC, HAS_SIZE, HAS_DICTIONARY = b"\x04\x22\x4d\x18", 0x08, 0x01
FLAGS, DESCRIPTOR, SIZE, DICTIONARY = 4, 6, 8, 4
"""The position of the flags, the end of a descriptor without options, and the sizes of both options."""
M32 = 0xFFFFFFFF
P1, P2, P3, P4, P5 = 2654435761, 2246822519, 3266489917, 668265263, 374761393


def mended(frame: bytes) -> bytes:
    """The frame with a correct header checksum."""
    if not frame.startswith(MAGIC) or len(frame) <= DESCRIPTOR:
        return frame
    end = DESCRIPTOR + SIZE * bool(frame[FLAGS] & HAS_SIZE) + DICTIONARY * bool(frame[FLAGS] & HAS_DICTIONARY)
    return frame[:end] + bytes([xxh32(frame[FLAGS:end]) >> 8 & 0xFF]) + frame[end + 1 :]


def xxh32(content: bytes) -> int:
    """xxHash32 of fewer than 16 bytes, without a seed."""
    value, even = P5 + len(content), len(content) & ~3
    for at in range(0, even, 4):
        value = _turned(value + int.from_bytes(content[at : at + 4], "little") * P3, 17) * P4
    for byte in content[even:]:
        value = _turned(value + byte * P5, 11) * P1
    value &= M32
    value = (value ^ value >> 15) * P2 & M32
    value = (value ^ value >> 13) * P3 & M32
    return value ^ value >> 16


def _turned(value: int, by: int) -> int:
    value &= M32
    return (value << by | value >> 32 - by) & M32
