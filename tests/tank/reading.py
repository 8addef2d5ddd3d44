"""How these tests read bytes."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from segspec.core.errors import Finding
from segspec.core.model import Record, SegmentSummary
from segspec.formats.tank import FORMAT
from segspec.reading.walk import OnDamage
from tests.builders.tank import NAME
from tests.helpers.hostile import read


def read_all(
    content: bytes, on_damage: OnDamage = OnDamage.SKIP, name: str = NAME
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    return read(FORMAT, content, name, on_damage)


def rises_by_one(records: Iterable[Record]) -> bool:
    return all(b == a + 1 for a, b in pairwise(r.offset or 0 for r in records))
