"""Makes a clean copy of a durable-log: every record as it is; a gap in the numbers begins a segment."""

from __future__ import annotations

from segspec.core.model import Frame, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.durable_log import layout
from segspec.formats.engine.writing import RecordSalvager


class DurableLogSalvager(RecordSalvager):
    """A `Salvager`. Within a segment the system counts on from the name, so no gap may lie in one."""

    certainty = "each payload has the CRC-32 in its header; only neighbours and the index bear out its number"

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        first = summary.first_offset
        return layout.NAMES.segment(first) if isinstance(first, int) else segment.name

    def start(self, reader: SegmentReader, frame: Frame, number: int) -> tuple[str, bytes]:
        return layout.NAMES.segment(number), b""
