"""Writes ffwd queues: segments of messages, in both dialects, and the index of the consumers.

A segment's bytes are canonical in each dialect. Those of the index are but for its order: the system writes it in the
order of a Java HashMap, we in that of the consumers' first `track`.

Durability: after a flush the messages are in the segment, and the index is replaced as a whole after them, so no
consumer in it is ahead of the queue. (The system keeps a segment in memory until it is full or the queue is stopped.)
Nothing in the format shows a changed byte: of a crash only a torn last message can be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

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
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.encode import entry, header, index, segment_name
from segspec.formats.ffwd.encode_run import run
from segspec.formats.ffwd.index import entries_of
from segspec.formats.ffwd.rules import EMPTY_MOST, MAX_INT, MAX_LONG
from segspec.storage.source import open_source
from segspec_ksy.layouts import ffwd_entry, ffwd_segment


@dataclass(frozen=True)
class FfwdOptions(WriterOptions):
    """`dialect` is the document's unless told otherwise: no product ever had the class that writes the system's.

    `segment_bytes` (`maxLogSize`, header included): a segment that the next message would make longer is ended before
    it. The system's dialect refuses a message that is too long for any segment, since its class cannot hold it; the
    document's gives it a segment of its own. `first_offset`: the number of the first message of a new queue.
    """

    dialect: str = "document"
    segment_bytes: int = layout.DEFAULT_LOG_BYTES
    first_offset: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        system = self.dialect == "system"
        least, most = (layout.MINIMUM_LOG_BYTES, MAX_INT) if system else (1, None)
        whole("segment_bytes", self.segment_bytes, least, most)
        whole("first_offset", self.first_offset, 0, MAX_LONG if system else ffwd_segment.DocumentHeader.MAX_BASE_OFFSET)


class FfwdWriter(FormatWriter[FfwdOptions]):
    """A `FormatWriter`. A frame is a message, so nothing but the index is ever pending."""

    name = layout.NAME
    options_type = FfwdOptions
    leaves_segments = True

    def __init__(self, options: FfwdOptions, files: SegmentFiles) -> None:
        super().__init__(options, files)
        system = options.dialect == "system"
        self._next = options.first_offset
        self._max_offset = MAX_LONG if system else ffwd_segment.DocumentHeader.MAX_BASE_OFFSET
        self._len_header = len(header(0, options.dialect))
        room = options.segment_bytes - self._len_header - ffwd_entry.SIZE
        self._max_blob = room if system else ffwd_entry.MAX_LEN_BLOB
        self._empty = 0
        self._room: bytearray | None = None
        self._consumers: dict[str, int] = {}
        self._index_changed = True

    def append(self, value: bytes, *, offset: int | None = None) -> int:
        """Appends a message; returns its number. An `offset` beyond the one that is due leaves a gap. Then the message
        begins a segment, since messages within one have no numbers of their own.

        Refuses the 16th empty message in a row: at the end of a segment nobody could tell them from space that was
        never written.
        """
        blob = content("value", value, self._max_blob)
        number = numbered(self._next, offset, self._max_offset)
        if not blob and self._empty >= EMPTY_MOST:
            raise ValueError(f"more than {EMPTY_MOST} empty messages in a row look like space that was never written")
        frame, files = entry(blob), self.files
        if number != self._next or self._is_full(len(frame)):
            files.roll()
        self._next = number
        files.open()
        files.write(frame)
        self._empty = 0 if blob else self._empty + 1
        self._next += 1
        return number

    def append_rows(self, rows: Rows, first: int) -> int:
        values, numbers, files = rows.values("value"), rows.numbers("offset"), self.files
        last = lasting(rows, first, self._max_offset - self._next)
        if values is None or numbers is None or not files.is_open or first >= last:
            return 0
        out = self._room = self._room or bytearray(ROOM)
        stop = min(self.options.segment_bytes, MOST_POSITION)
        encode = lanes.choose(run, len(values.content))
        count, used, empty = encode(
            values.content, values.ends, numbers, first, last, self._next, self._empty, files.position, stop, out
        )
        if count:
            files.write(bytes(memoryview(out)[:used]), frames=count)
            self._next, self._empty = self._next + count, empty
        return count

    def track(self, consumer: str, offset: int) -> None:
        """Notes in the index that `consumer` has come to `offset`; whether that is the last message it has done or the
        next one, the format leaves to the consumer. Written at the next flush."""
        consumer.encode()
        self._consumers[consumer] = whole("offset", offset, 0, self._max_offset)
        self._index_changed = True

    def segment(self) -> NewSegment:
        dialect = self.options.dialect
        return NewSegment(segment_name(self._next, dialect), self._next, head=header(self._next, dialect))

    def index_name(self, segment: str) -> str | None:
        return None

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        self._empty = 0 if frame.body.len_blob else self._empty + 1
        return b""

    def resume(self, summary: SegmentSummary) -> int:
        """Raises `SegspecError` where the index is damaged: it is written anew, which would lose what is unreadable."""
        if summary.next_offset is not None:
            self._next = summary.next_offset
        path = Path(summary.segment.path).with_name(layout.INDEX_NAME)
        if path.exists():
            with open_source(path) as source:
                self._consumers = {each["id"]: each["offset"] for each in entries_of(source)}
            self._index_changed = False
        return summary.valid_bytes

    def side_files(self) -> dict[str, bytes]:
        if not self._index_changed:
            return {}
        self._index_changed = False
        return {layout.INDEX_NAME: index(self._consumers)}

    def _is_full(self, len_frame: int) -> bool:
        # The system forgets the size before the blob here, and then fails in the middle of the entry.
        position = self.files.position
        return position > self._len_header and position + len_frame > self.options.segment_bytes
