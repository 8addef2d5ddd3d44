"""Whether indexes are exactly what their segments give, told by compiled runs while the segments are read;
`check_index` says what differs."""

from __future__ import annotations

from segspec.columns.backend.lanes import is_compiled
from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import Agreement
from segspec.storage.source import Source, open_source


class Watch:
    """Watches a read of one segment, in which `source` is what is read, and compares its index with it.

    Every entry of the index stands as the segment has it, and there are no others, where it says so at the end; else
    it says nothing: the lane may be the plain one, or the segment of fewer than `least` bytes.
    """

    def __init__(self, format: Format, segment: SegmentFile, source: Source, least: int) -> None:
        self.segment = segment
        self._index: Source | None = None
        self._agreement: Agreement | None = None
        if segment.index is None or source.size < least or format.index.agreement is None or not is_compiled():
            return
        try:
            self._index = open_source(segment.index)
            self._agreement = format.index.agreement(segment, source, self._index)
        except ShrunkError:
            raise
        except (OSError, SegspecError):
            self._agreement = None

    def pass_to(self, position: int | None) -> None:
        """The segment was read up to `position`; None where something is wrong there."""
        if position is None:
            self._agreement = None
            return
        try:
            if self._agreement is not None:
                self._agreement.pass_to(position)
        except ShrunkError:
            raise
        except (OSError, SegspecError):
            self._agreement = None

    def agrees(self, summary: SegmentSummary) -> bool:
        """Once all was read: whether the index is exactly what the segment gives."""
        if self._index is None:
            return False
        with self._index:
            try:
                return self._agreement is not None and self._agreement.holds(summary)
            except (OSError, SegspecError):
                return False
