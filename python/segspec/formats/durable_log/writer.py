"""Writes durable-log: records, their index entries, and segments that end where the system would end them.

The bytes are canonical: there is one way to write a record, so an undamaged segment and its index, written again from
their records, are the same bytes.

Durability: after a flush the records are in the segment and their entries in the index, synced in this order. Where a
crash came between the two, or the machine lost an index that was not synced, the next writer builds the index anew; the
crate would not. Every segment but the last is synced whole when it is ended, which the crate does not do either.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from segspec.columns.backend import lanes
from segspec.core.model import Frame, Record, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.rows import MOST_POSITION, ROOM, Rows, lasting
from segspec.formats.contract.writing import (
    FormatWriter,
    NewSegment,
    SegmentFiles,
    WriterOptions,
    content,
    numbered,
    whole,
)
from segspec.formats.durable_log import layout
from segspec.formats.durable_log.encode import record
from segspec.formats.durable_log.encode_run import ENTRY, run
from segspec.formats.durable_log.index import INDEX
from segspec_ksy.layouts import durable_log_record


@dataclass(frozen=True)
class DurableLogOptions(WriterOptions):
    """`segment_bytes`: a segment that the next record would make longer than this is ended before it; exactly this
    long it may be. A longer record is written all the same, alone in a segment.

    `first_offset`: the number of the first record of a new log. The two dialects are the same bytes: the document
    names neither files nor an index, and writes as ASCII what the system writes as a number.
    """

    segment_bytes: int = layout.DEFAULT_SEGMENT_BYTES
    first_offset: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        whole("segment_bytes", self.segment_bytes, 1)
        whole("first_offset", self.first_offset, 0, durable_log_record.MAX_OFFSET)


class DurableLogWriter(FormatWriter[DurableLogOptions]):
    """A `FormatWriter`. A frame is a record, so nothing is ever pending."""

    name = layout.NAME
    options_type = DurableLogOptions
    leaves_segments = True
    tells_dialect = False

    def __init__(self, options: DurableLogOptions, files: SegmentFiles) -> None:
        super().__init__(options, files)
        self._next = options.first_offset
        self._room: tuple[bytearray, bytearray] | None = None

    def append(self, value: bytes, *, offset: int | None = None) -> int:
        """Appends `value`, of up to 2³² - 1 bytes; returns its offset.

        An `offset` beyond the one that is due leaves a gap. Then the record begins a segment, since within one the
        system counts without gaps.
        """
        payload = content("value", value, durable_log_record.MAX_LEN_PAYLOAD)
        number = numbered(self._next, offset, durable_log_record.MAX_OFFSET)
        frame, files = record(number, payload), self.files
        if number != self._next or self._is_full(len(frame)):
            files.roll()
        self._next = number
        files.open()
        files.write(frame, INDEX.entry(number, files.position))
        self._next += 1
        return number

    def append_rows(self, rows: Rows, first: int) -> int:
        values, numbers, files = rows.values("value"), rows.numbers("offset"), self.files
        last = lasting(rows, first, durable_log_record.MAX_OFFSET - self._next)
        if values is None or numbers is None or not files.is_open or first >= last:
            return 0
        out, entries = self._room = self._room or (bytearray(ROOM), bytearray(ROOM))
        stop = min(self.options.segment_bytes, MOST_POSITION)
        encode = lanes.choose(run, len(values.content))
        count, used = encode(
            values.content, values.ends, numbers, first, last, self._next, files.position, stop, out, entries
        )
        if count:
            files.write(bytes(memoryview(out)[:used]), bytes(memoryview(entries)[: count * ENTRY]), count)
            self._next += count
        return count

    def segment(self) -> NewSegment:
        return NewSegment(layout.NAMES.segment(self._next), self._next)

    def index_name(self, segment: str) -> str | None:
        return layout.NAMES.index(segment)

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        return INDEX.entry(frame.body.number, frame.position)

    def resume(self, summary: SegmentSummary) -> int:
        if summary.next_offset is not None:
            self._next = summary.next_offset
        return summary.valid_bytes

    def _is_full(self, len_frame: int) -> bool:
        # The system begins a new segment even after an empty one, and fails because both have the same name.
        position = self.files.position
        return position > 0 and position + len_frame > self.options.segment_bytes
