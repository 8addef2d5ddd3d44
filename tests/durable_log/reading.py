"""How these tests read bytes."""

from __future__ import annotations

from segspec.core.errors import Finding
from segspec.core.model import Record, SegmentSummary
from segspec.formats.durable_log import FORMAT
from segspec.reading.walk import OnDamage
from tests.builders.durable_log import segment_name
from tests.helpers.hostile import read


def read_all(
    content: bytes, on_damage: OnDamage = OnDamage.SKIP, base: int = 0
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    return read(FORMAT, content, segment_name(base), on_damage)
