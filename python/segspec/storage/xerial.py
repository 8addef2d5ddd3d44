"""Snappy as snappy-java's SnappyOutputStream writes it: a header, and blocks after their lengths.

Source: xerial/snappy-java SnappyCodec.java (header), SnappyInputStream.java `readHeader`, `hasNextChunk`: bytes without
a header are one raw block, and concatenated streams repeat the header.
"""

from __future__ import annotations

from collections.abc import Iterator

MAGIC = b"\x82SNAPPY\x00"
HEADER = len(MAGIC) + 8
"""The magic, the version, and the oldest version that reads it, as big-endian numbers."""

VERSIONS = (1).to_bytes(4, "big") * 2
BLOCK = 32 << 10


class XerialError(ValueError):
    """The lengths of blocks are inconsistent."""


def blocks(content: memoryview) -> Iterator[memoryview]:
    """The raw snappy blocks. Raises `XerialError`."""
    if content[: len(MAGIC)] != MAGIC:
        yield content
        return
    at, size = 0, len(content)
    while at < size:
        if content[at : at + len(MAGIC)] == MAGIC:
            at += HEADER
            continue
        end = at + 4 + int.from_bytes(content[at : at + 4], "big")
        if at + 4 > size or end > size:
            raise XerialError(f"a block ends at byte {end}, and there are {size}")
        yield content[at + 4 : end]
        at = end
    if at > size:
        raise XerialError(f"a header ends at byte {at}, and there are {size}")
