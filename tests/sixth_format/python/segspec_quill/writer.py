"""Writes journals: records as they come, and segments of a size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quill_ksy.layouts import quill_segment

from segspec.core.model import Frame, Record, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.writing import (
    FormatWriter,
    NewSegment,
    SegmentFiles,
    WriterOptions,
    content,
    numbered,
    whole,
)
from segspec_quill import encode, layout
from segspec_quill.index import INDEX

MAX_OFFSET = quill_segment.RecordBody.MAX_OFFSET


@dataclass(frozen=True)
class QuillOptions(WriterOptions):
    """`segment_bytes`: a segment that has as many ends before the next record. `first_offset`: of a new journal."""

    segment_bytes: int = 16 << 20
    first_offset: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        whole("segment_bytes", self.segment_bytes, 1)
        whole("first_offset", self.first_offset, 0, MAX_OFFSET)


class QuillWriter(FormatWriter[QuillOptions]):
    """A `FormatWriter`. A frame is a record, so nothing is ever pending."""

    name = layout.NAME
    options_type = QuillOptions
    tells_dialect = False

    def __init__(self, options: QuillOptions, files: SegmentFiles) -> None:
        super().__init__(options, files)
        self._next = options.first_offset

    def append(self, value: bytes, *, key: bytes = b"", timestamp: int = 0, offset: int | None = None) -> int:
        """Appends one message; returns its offset. An `offset` beyond the one that is due begins a segment."""
        payload = content("value", value, quill_segment.Record.MAX_LEN_BODY >> 1)
        named = content("key", key, quill_segment.RecordBody.MAX_LEN_KEY)
        time = whole("timestamp", timestamp, 0, quill_segment.RecordBody.MAX_TIMESTAMP)
        number = numbered(self._next, offset, MAX_OFFSET)
        if self.files.frames and (number != self._next or self.files.position >= self.options.segment_bytes):
            self.files.roll()
        self._next = number
        self.files.open()
        self.files.write(encode.record(number, time, named, payload), INDEX.entry(number, self.files.position))
        self._next += 1
        return number

    def segment(self) -> NewSegment:
        return NewSegment(layout.NAMES.segment(self._next), self._next, encode.header(self._next))

    def index_name(self, segment: str) -> str | None:
        return layout.NAMES.index(segment)

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        return INDEX.entry(frame.body.number, frame.position)

    def resume(self, summary: SegmentSummary) -> int:
        if summary.next_offset is not None:
            self._next = summary.next_offset
        return summary.valid_bytes
