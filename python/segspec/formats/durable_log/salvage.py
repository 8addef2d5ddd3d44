"""Makes a clean copy of a durable-log: every record as it is; a gap in the numbers begins a segment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Indexer, Salvager
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.encode import index_entry


class DurableLogSalvager(Salvager):
    """A `Salvager`. Within a segment the system counts on from the name, so no gap may lie in one."""

    certainty = "each payload has the CRC-32 in its header; only neighbours and the index bear out its number"

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        first = summary.first_offset
        return layout.segment_name(first) if isinstance(first, int) else segment.name

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        for record in records:
            assert record.offset is not None
            if not self.output.is_open or record.offset != self.due:
                self.output.end()
                self.output.begin(layout.segment_name(record.offset))
            self.output.write(reader.source.read(frame.position, frame.end - frame.position))
            self.due = record.offset + 1


class DurableLogIndexer(Indexer):
    """An `Indexer`: an entry for each record (crates/durable-log/src/log.rs Log::write_index_entry)."""

    def name(self) -> str:
        return layout.index_name(self.segment.name)

    def entry(self, frame: Any) -> bytes:
        return index_entry(frame.body.offset, frame.position)
