"""Whether an ffwd index is what its queue allows, told by kernels."""

from __future__ import annotations

from segspec.core.stretch import Level
from segspec.formats.contract.reading import WholeSegment
from segspec.formats.ffwd.index import entries_of
from segspec.storage.source import Source


def agrees(whole: WholeSegment, index: Source) -> bool:
    """Whether each consumer is named once, and its position is one of the queue's."""
    details = whole.segment.details
    if not details.get("last"):
        # The index is of the whole queue; with the other segments it is not compared.
        return True
    first, end = int(details.get("first_base", 0)), whole.summary(Level.RECORDS).next_offset
    entries = list(entries_of(index))
    if end is None or len({entry["id"] for entry in entries}) < len(entries):
        return False
    return all(first - 1 <= entry["offset"] <= end for entry in entries)
