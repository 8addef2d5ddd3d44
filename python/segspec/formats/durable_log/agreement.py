"""Whether a durable-log index is exactly what its segment gives, told by a compiled run."""

from __future__ import annotations

from segspec.columns.agreement import Listed
from segspec.core.model import SegmentFile
from segspec.formats.durable_log.scan.index_run import run
from segspec.storage.source import Source


def agreement(segment: SegmentFile, source: Source, index: Source) -> Listed | None:
    """Whether each entry has the number and the position of its record."""
    return None if segment.base is None else Listed(run, source, 0, segment.base, index, 0)
