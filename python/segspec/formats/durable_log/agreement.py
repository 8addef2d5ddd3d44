"""Whether a durable-log index is exactly what its segment gives, told by a compiled run."""

from __future__ import annotations

from segspec.columns.agreement import is_listed
from segspec.formats.contract.reading import WholeSegment
from segspec.formats.durable_log.scan.index_run import run
from segspec.storage.source import Source


def agrees(whole: WholeSegment, index: Source) -> bool:
    """Whether each entry has the number and the position of its record."""
    due = whole.segment.base
    return due is not None and is_listed(run, whole.source, 0, due, index, 0)
