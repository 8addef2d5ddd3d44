"""How these tests read bytes."""

from __future__ import annotations

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
