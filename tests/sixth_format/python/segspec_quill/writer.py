"""Writes journals: records as they come, and segments of a size."""

from __future__ import annotations

from dataclasses import dataclass

from segspec.formats.contract.writing import content, numbered, whole
from segspec.frames.writing import RecordOptions, RecordWriter
from segspec_quill import encode
from segspec_quill.descriptor import Quill
from segspec_quill.generated.layouts import quill_segment


@dataclass(frozen=True)
class QuillOptions(RecordOptions):
    """As `RecordOptions`."""

    segment_bytes: int = 16 << 20

    @property
    def last_number(self) -> int:
        return quill_segment.RecordBody.MAX_OFFSET


class QuillWriter(RecordWriter[QuillOptions]):
    """A `FormatWriter`."""

    name = Quill.name
    options_type = QuillOptions
    tells_dialect = False
    index = Quill.log.index

    def append(self, value: bytes, *, key: bytes = b"", timestamp: int = 0, offset: int | None = None) -> int:
        """Appends one message; returns its offset. An `offset` beyond the one that is due begins a segment."""
        payload = content("value", value, quill_segment.Record.MAX_LEN_BODY >> 1)
        named = content("key", key, quill_segment.RecordBody.MAX_LEN_KEY)
        time = whole("timestamp", timestamp, 0, quill_segment.RecordBody.MAX_TIMESTAMP)
        number = numbered(self.due, offset, self.last)
        return self.put(number, encode.record(number, time, named, payload))

    def head(self, number: int) -> bytes:
        return encode.header(number)
