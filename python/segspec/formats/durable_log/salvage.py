"""Makes a clean copy of a durable-log: every record as it is; a gap in the numbers begins a segment."""

from __future__ import annotations

from collections.abc import Sequence

from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Salvager
from segspec.formats.durable_log import layout


class DurableLogSalvager(Salvager):
    """A `Salvager`. Within a segment the system counts on from the name, so no gap may lie in one."""

    certainty = "each payload has the CRC-32 in its header; only neighbours and the index bear out its number"

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        first = summary.first_offset
        return layout.NAMES.segment(first) if isinstance(first, int) else segment.name

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        for record in records:
            assert record.offset is not None
            if not self.output.is_open or record.offset != self.due:
                self.output.end()
                self.output.begin(layout.NAMES.segment(record.offset))
            self.output.write(reader.source.read(frame.position, frame.end - frame.position))
            self.due = record.offset + 1
