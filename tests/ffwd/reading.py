"""How these tests read bytes."""

from __future__ import annotations

from segspec.core.errors import Finding
from segspec.core.model import Record, SegmentSummary
from segspec.formats.ffwd import FORMAT
from segspec.reading.walk import OnDamage
from tests.builders.ffwd import blob, segment_name
from tests.helpers.hostile import read


def read_all(
    content: bytes, on_damage: OnDamage = OnDamage.SKIP, name: str = segment_name(0)
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    return read(FORMAT, content, name, on_damage)


def numbers(first: int, count: int) -> list[tuple[int, bytes]]:
    """The offsets and values of `count` messages of the builder."""
    return [(first + n, blob(first + n)) for n in range(count)]
