"""Makes a clean copy of a journal: every record as it is; a gap in the numbers begins a segment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from segspec.core.model import Frame, Record
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Indexer, Salvager
from segspec_quill import encode, layout


class QuillSalvager(Salvager):
    """A `Salvager`."""

    certainty = "the checksum of each record covers its number, time, key and value"

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        for record in records:
            assert record.offset is not None
            if not self.output.is_open or record.offset != self.due:
                self.output.end()
                self.output.begin(layout.segment_name(record.offset), encode.header(record.offset))
            self.output.write(reader.source.read(frame.position, frame.end - frame.position))
            self.due = record.offset + 1


class QuillIndexer(Indexer):
    """An `Indexer`: an entry for each record."""

    def name(self) -> str:
        return layout.index_name(self.segment.name)

    def entry(self, frame: Any) -> bytes:
        return encode.entry(frame.body.body.offset, frame.position)
