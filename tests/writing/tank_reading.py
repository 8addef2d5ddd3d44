"""How the tests of the TANK writer read what it wrote."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from segspec import formats
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.formats.tank.bundle import Bundle, contents
from segspec.formats.tank.encode import NewMessage
from segspec.reading.walk import walk
from segspec.storage.source import open_source

Stored = tuple[list[NewMessage], Bundle, bytes, bytes]


def bundles(segment: SegmentFile) -> list[Stored]:
    """The whole bundles of a segment: its messages, the bundle, its message set decompressed, and its bytes."""
    return _bundles(segment.path, Path(segment.path).stat().st_size)


@cache
def _bundles(path: str, size: int) -> list[Stored]:
    segment, found = formats.get("tank").segment(path, None), []
    with open_source(path) as source:
        reader, summary = (
            formats.get("tank").reader(source, segment, DEFAULT_LIMITS),
            SegmentSummary(segment, size),
        )
        for step in walk(reader, summary):
            if step.frame is not None:
                messages = [
                    NewMessage(r.offset or 0, r.timestamp or 0, r.key or b"", r.value or b"") for r in step.records
                ]
                bundle: Bundle = step.frame.body
                stored = source.read(bundle.position, bundle.end - bundle.position)
                found.append((messages, bundle, contents(source, bundle, DEFAULT_LIMITS), stored))
    return found
