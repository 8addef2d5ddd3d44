"""Times in the future: retention by age keeps their segments until then."""

from __future__ import annotations

import os
import time
from contextlib import suppress

from segspec.core.errors import Finding
from segspec.core.json_form import moment
from segspec.core.model import SegmentFile
from segspec.core.stretch import Step
from segspec.formats.contract.descriptor import Format
from segspec.frames.explain import table
from segspec.storage.source import is_remote

RULES = table("frames")
DAY = 86_400_000
"""Milliseconds by which clocks may differ."""
EARLIEST = 946_684_800_000
"""The year 2000: an earlier time is not plausible."""
UNITS = {"microseconds": 1_000, "nanoseconds": 1_000_000}
"""Units that producers use by mistake, by their factor to milliseconds."""


def present() -> int:
    """The current time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000


def is_ahead(path: str, timestamp: int, now: int) -> bool:
    """Whether a time of a file is more than a day after `now`, or after its later change time."""
    if timestamp <= now + DAY or is_remote(path):
        return timestamp > now + DAY
    with suppress(OSError):
        return timestamp > os.stat(path).st_mtime * 1000 + DAY
    return True


def in_future(path: str, position: int, timestamp: int, now: int) -> Finding:
    meant = ((unit, timestamp // times) for unit, times in UNITS.items())
    guess = next(
        (f"; if it is in {unit}, it is {moment(at)} UTC" for unit, at in meant if EARLIEST <= at <= now + DAY), ""
    )
    said = {"timestamp": timestamp, "at": moment(timestamp), "guess": guess, "latest": now + DAY}
    return RULES.finding("frames.record.future", path, position, said)


class FutureTimes:
    """Finds the latest future time of each segment, if the owner deletes segments by age."""

    def __init__(self, format: Format) -> None:
        self.is_asked = format.startup is not None and format.startup.retention is not None
        self._now = present()
        self._latest: dict[str, tuple[int, int]] = {}

    def look(self, segment: SegmentFile, step: Step) -> None:
        each = step.each if self.is_asked else None
        if each is None or not each.rows:
            return
        times = each.numbers("timestamp", each.timestamp)[: each.rows]
        latest = max(times)
        if latest > self._latest.get(segment.path, (self._now + DAY,))[0]:
            self._latest[segment.path] = latest, each.base + int(each.position[times.index(latest)])

    def findings(self) -> list[Finding]:
        return [
            in_future(path, place, latest, self._now)
            for path, (latest, place) in self._latest.items()
            if is_ahead(path, latest, self._now)
        ]
