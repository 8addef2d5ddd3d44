"""Changes to the bytes of a segment that was built."""

from __future__ import annotations

from segspec_vectors.book import Stream
from segspec_vectors.mojo.build import Built, Part


def without(built: Built, part: Part) -> Stream:
    """The segment with one part cut out."""
    return Stream(built.name, built.content[: part.start] + built.content[part.end :])


def replaced(built: Built, at: int, new: bytes) -> Stream:
    """The segment with other bytes from `at`."""
    return Stream(built.name, built.content[:at] + new + built.content[at + len(new) :])
