"""Rules that no declaration can say. This one is named in the declaration, as `rules.header_checksum`."""

from __future__ import annotations

from typing import Any


def header_checksum(covered: bytes, *, path: str, frame: Any, header: Any) -> int:
    """The exclusive or of all words of four bytes."""
    found = 0
    for at in range(0, len(covered), 4):
        found ^= int.from_bytes(covered[at : at + 4], "big")
    return found
