"""How these tests read bytes."""

from __future__ import annotations

from pathlib import Path

from segspec.core.errors import Finding
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Record, SegmentSummary
from segspec.core.stretch import FilterValue, Level
from segspec.formats import get
from segspec.formats.osiris import tracking
from segspec.formats.osiris.chunk import AskedValue
from segspec.formats.osiris.tracking import TrackingState
from segspec.library.log import Log
from segspec.reading.walk import OnDamage
from tests.builders.osiris import index_name, segment_name
from tests.helpers import hostile
from tests.helpers.logs import write_files

OSIRIS = get("osiris")


def read(
    content: bytes,
    on_damage: str = "stop",
    *,
    base: int = 0,
    limits: Limits = DEFAULT_LIMITS,
    level: Level = Level.RECORDS,
) -> tuple[list[Record], list[Finding], SegmentSummary]:
    """Reads `content` as a segment without an index beside it."""
    return hostile.read(OSIRIS, content, segment_name(base), OnDamage(on_damage), limits=limits, level=level)


def write_log(folder: Path, *segments: tuple[int, bytes, bytes | None]) -> Path:
    """A log of (base, segment, index) in `folder`; no index file where the index is None."""
    files = {segment_name(base): content for base, content, _ in segments}
    return write_files(folder, files | {index_name(base): index for base, _, index in segments if index is not None})


def broker_state(log: Log) -> tuple[str | None, TrackingState]:
    """What a broker would hold of `log`, and the segment that it would replay."""
    return tracking.broker_state(log.segments, log.summary)


def may_hold(content: bytes, value: bytes, *, unfiltered: bool = False) -> bool:
    """Whether a chunk with this filter may have an entry with `value`, or one that is `unfiltered` if these count."""
    return AskedValue.of(FilterValue(value, unfiltered)).may_hold(content)
