"""The files that vectors are made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Stream:
    """One input: a file's name in its folder, and its bytes."""

    name: str
    content: bytes
