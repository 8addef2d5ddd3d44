"""Whether an ffwd index is what its queue allows."""

from __future__ import annotations

from segspec.core.model import SegmentFile, SegmentSummary
from segspec.formats.ffwd.index import entries_of
from segspec.storage.source import Source


class Consumers:
    """An `Agreement`: each consumer is named once, and its position is one of the queue's."""

    def __init__(self, segment: SegmentFile, index: Source) -> None:
        self._details = segment.details
        self._index = index

    def pass_to(self, position: int) -> None:
        """Where the queue begins and ends is known at the end."""

    def holds(self, summary: SegmentSummary) -> bool:
        if not self._details.get("last"):
            # The index is of the whole queue; with the other segments it is not compared.
            return True
        first, end = int(self._details.get("first_base", 0)), summary.next_offset
        entries = list(entries_of(self._index))
        if end is None or len({entry["id"] for entry in entries}) < len(entries):
            return False
        return all(first - 1 <= entry["offset"] <= end for entry in entries)


def agreement(segment: SegmentFile, source: Source, index: Source) -> Consumers:
    return Consumers(segment, index)
