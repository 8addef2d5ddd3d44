"""Makes a clean copy of a journal: every record as it is; a gap in the numbers begins a segment."""

from __future__ import annotations

from collections.abc import Sequence

from segspec.core.model import Frame, Record
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Salvager
from segspec_quill import encode, layout


class QuillSalvager(Salvager):
    """A `Salvager`."""

    certainty = "the checksum of each record covers its number, time, key and value"

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        for record in records:
            assert record.offset is not None
            if not self.output.is_open or record.offset != self.due:
                self.output.end()
                self.output.begin(layout.NAMES.segment(record.offset), encode.header(record.offset))
            self.output.write(reader.source.read(frame.position, frame.end - frame.position))
            self.due = record.offset + 1
