"""Writes logs with one record per frame; a gap begins a segment."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, TypeVar

from segspec.columns.backend import lanes
from segspec.core.model import Frame, Record, SegmentSummary
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.rows import MAX_SIGNED, ROOM, Rows, lasting
from segspec.formats.contract.writing import FormatWriter, NewSegment, SegmentFiles, WriterOptions, whole
from segspec.frames.dense_index import DenseIndex


@dataclass(frozen=True)
class RecordOptions(WriterOptions, ABC):
    """`segment_bytes`: a segment's maximum size. A longer record is alone.

    `first_offset`: a new log's first number.
    """

    segment_bytes: int = 64 << 20
    first_offset: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        whole("segment_bytes", self.segment_bytes, *self.segment_limits)
        whole("first_offset", self.first_offset, 0, self.last_number)

    @property
    def segment_limits(self) -> tuple[int, int | None]:
        """The minimum and the maximum of `segment_bytes`."""
        return 1, None

    @property
    @abstractmethod
    def last_number(self) -> int:
        """The maximum number of a record."""


OptionsOfRecords = TypeVar("OptionsOfRecords", bound=RecordOptions)


class RecordWriter(FormatWriter[OptionsOfRecords]):
    """A `FormatWriter` without pending records. A subclass has `append`, which passes a frame to `put`, `index` and
    `head`.

    With a compiled `run` many rows are written together.
    """

    leaves_segments = True
    index: ClassVar[DenseIndex | None] = None
    run: ClassVar[Callable[..., tuple[int, ...]] | None] = None
    """Fills a buffer with frames, and another with index entries, if any.

    Takes rows, the first number, `carried` state, the position, and the segment's maximum. Returns the rows, their
    bytes, and the new `carried` state.
    """

    def __init__(self, options: OptionsOfRecords, files: SegmentFiles) -> None:
        super().__init__(options, files)
        self.due, self.last = options.first_offset, options.last_number
        self.carried: list[int] = []
        """With the position, this decides whether a record begins a segment."""
        self._rooms: list[bytearray] = []
        self._len_head = len(self.head(0))

    def put(self, number: int, frame: bytes) -> int:
        """Writes a frame; a gap before `number` or a full segment begins a new one."""
        files = self.files
        if number != self.due or self.is_full(len(frame)):
            files.roll()
        self.due = number
        files.open()
        files.write(frame, b"" if self.index is None else self.index.entry(number, files.position))
        self.due = number + 1
        return number

    def is_full(self, length: int) -> bool:
        """Whether the segment ends before a frame of `length` bytes. An empty one never does: the next would have its
        name."""
        position = self.files.position
        return position > self._len_head and position + length > self.options.segment_bytes

    def head(self, number: int) -> bytes:
        """The first bytes of a new segment; `number` is its first record."""
        return b""

    def append_rows(self, rows: Rows, first: int) -> int:
        values, numbers, files = rows.values("value"), rows.numbers("offset"), self.files
        last = lasting(rows, first, self.last - self.due)
        if self.run is None or values is None or numbers is None or not files.is_open or first >= last:
            return 0
        self._rooms = self._rooms or [bytearray(ROOM) for _ in range(1 if self.index is None else 2)]
        encode = lanes.choose(self.run, len(values.content))
        stop = min(self.options.segment_bytes, MAX_SIGNED)
        place = self.due, *self.carried, files.position, stop
        count, used, *carried = encode(values.content, values.ends, numbers, first, last, *place, *self._rooms)
        if count:
            size = 0 if self.index is None else self.index.layout.SIZE
            frames, entries = memoryview(self._rooms[0])[:used], memoryview(self._rooms[-1])[: count * size]
            files.write(bytes(frames), bytes(entries), count)
            self.due, self.carried = self.due + count, carried
        return count

    def segment(self) -> NewSegment:
        assert self.index is not None, "a format without such an index says what its segments are called"
        return NewSegment(self.index.names.segment(self.due), self.due, self.head(self.due))

    def index_name(self, segment: str) -> str | None:
        return None if self.index is None else self.index.names.index(segment)

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        return b"" if self.index is None else self.index.entry(frame.first_offset or 0, frame.position)

    def resume(self, summary: SegmentSummary) -> int:
        if summary.next_offset is not None:
            self.due = summary.next_offset
        return summary.valid_bytes
