"""Reads one segment: what of its records the engine has to know, and what their content is."""

from __future__ import annotations

from segspec.core.errors import Code
from segspec.core.model import Record
from segspec.formats.engine.dense_index import DenseIndex
from segspec.formats.engine.reader import RecordReader
from segspec.formats.engine.records import RecordForm
from segspec_quill.generated.layouts import quill_index, quill_segment
from segspec_quill.generated.quill_segment import QuillSegment
from segspec_quill.layout import NAMES

INDEX = DenseIndex(quill_index.Entry, NAMES, number="offset", record="ofs_record")
"""The index of a segment: where each of its records lies."""

MARK = quill_segment.Record.MARK
BODY = quill_segment.RecordBody


class QuillReader(RecordReader):
    """A `SegmentReader`."""

    form = RecordForm(
        QuillSegment.Record,
        quill_segment.Record,
        magic=MARK,
        beginning=MARK,
        length="len_body",
        checksum="checksum",
        body=BODY,
        header=QuillSegment.Header,
    )
    index = INDEX

    def record(self, position: int, number: int, content: bytes) -> Record:
        fixed = BODY.unpack(content)
        value = BODY.SIZE + fixed.len_key
        if value > len(content):
            message = f"record {number}: a key of {fixed.len_key} bytes, more than its body has"
            raise self.error(Code.BAD_LENGTH, message, position, "body.len_key", "", str(fixed.len_key))
        key = content[BODY.SIZE : value]
        return Record(position, number, fixed.timestamp, key or None, content[value:])
