"""Integers in groups of seven bits, the lowest first: LEB128 of at most 32 bits (ksy/leb128_u32.ksy).

The generated parser reads them. How one is written is an algorithm, which a spec cannot state: it stands here only.
"""

from __future__ import annotations

from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.layouts import leb128_u32
from segspec_ksy.leb128_u32 import Leb128U32

MORE = leb128_u32.Group.MIN_OCTET_HAS_NEXT
"""What is added to a group's byte if another one follows; so many values a group has."""


def read(source: Source, position: int) -> tuple[int, int] | None:
    """The integer at `position` and where it ends; None where there is none."""
    found = kaitai.attempt(Leb128U32, source, position)
    return None if found is None else (found[0].value, found[1])


def pack(number: int) -> bytes:
    """An integer below 2³² in as few bytes as it needs (Switch/compress.h `Compression::PackUInt32`)."""
    groups = bytearray()
    while number >= MORE:
        groups.append(number % MORE + MORE)
        number //= MORE
    groups.append(number)
    return bytes(groups)


def size(number: int) -> int:
    """Bytes that the broker's encoder spends on an integer."""
    return len(pack(number))
