"""Makes a clean copy of a journal: every record as it is; a gap in the numbers begins a segment."""

from __future__ import annotations

from segspec.core.model import Frame
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.engine.writing import RecordSalvager
from segspec_quill import encode, layout


class QuillSalvager(RecordSalvager):
    """A `Salvager`."""

    certainty = "the checksum of each record covers its number, time, key and value"

    def start(self, reader: SegmentReader, frame: Frame, number: int) -> tuple[str, bytes]:
        return layout.NAMES.segment(number), encode.header(number)
