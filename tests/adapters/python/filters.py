"""The filters of osiris' chunks: Erlang's phash2, the bits of a value, and which chunks may have it."""

from __future__ import annotations

import osiris
from frames import JSON, parse

from segspec_ksy.osiris_filter import OsirisFilter
from segspec_ksy.osiris_segment import OsirisSegment

GOLDEN, WORD = 0x9E3779B9, 0xFFFFFFFF
BLOCK = 12


def mix(a: int, b: int, c: int) -> tuple[int, int, int]:
    """Bob Jenkins' hash of 1996, as the page of the format has it."""
    for left, right, last in ((13, 8, 13), (12, 16, 5), (3, 10, 15)):
        a = (a - b - c & WORD) ^ (c >> left)
        b = (b - c - a & WORD) ^ (a << right & WORD)
        c = (c - a - b & WORD) ^ (b >> last)
    return a, b, c


def hash_of(value: bytes) -> int:
    a = b = GOLDEN
    c = 13 * GOLDEN & WORD
    if not value:
        return c
    whole = len(value) // BLOCK * BLOCK
    for at in range(0, whole, BLOCK):
        a, b, c = mix(*(one + word(value[at + n :]) & WORD for one, n in ((a, 0), (b, 4), (c, 8))))
    rest = value[whole:].ljust(BLOCK, b"\0")
    return mix(a + word(rest) & WORD, b + word(rest[4:]) & WORD, c + (word(rest[8:]) << 8) + len(value) & WORD)[2]


def word(content: bytes) -> int:
    return int.from_bytes(content[:4], "little")


def bits_of(value: bytes, number: int) -> tuple[int, int]:
    """The two bits that a value sets in a filter of so many bits."""
    own = hash_of(value)
    listed = mix(2 * GOLDEN + 2 & WORD, 2 * GOLDEN & WORD, own)[2]
    return 1 + own % (number - 1), 1 + listed % (number - 1)


def may_have(content: bytes, value: bytes, *, unfiltered: bool) -> bool:
    if not content:
        return unfiltered
    found, _ = parse(OsirisFilter, content, 0)
    if unfiltered and found.has_unfiltered:
        return True
    return all(content[bit // 8] & 0x80 >> bit % 8 for bit in bits_of(value, found.num_bits))


def chosen(name: str, content: bytes, value: bytes, *, unfiltered: bool) -> JSON:
    """Where the user chunks begin that may have a record with the value."""
    end, frames = int(osiris.read(name, content)["valid_bytes"]), []
    _, at = parse(OsirisSegment.LogHeader, content, 0)
    while at < end:
        chunk, following = osiris.chunk_at(content, at)
        if chunk.header.chunk_type == osiris.ChunkType.user and may_have(chunk.filter, value, unfiltered=unfiltered):
            frames.append(str(at))
        at = following
    return {"frames": frames}
