"""Writes ffwd queues in both dialects: segments, and the consumers' index.

The index has the order of the first `track`; the system's has a Java HashMap's.

Durability: after a flush the messages are in the segment. The index is then replaced as a whole, so no consumer is
ahead of the queue. After a crash only a torn last message is detected.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from segspec.core.model import Frame, Record, SegmentSummary
from segspec.formats.contract.planned import Remedies
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.writing import NewSegment, SegmentFiles, content, numbered, whole
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.encode import entry, header, index, segment_name
from segspec.formats.ffwd.encode_run import run
from segspec.formats.ffwd.index import entries_of
from segspec.formats.ffwd.layout import MAX_INT, MAX_LONG
from segspec.formats.ffwd.rules import EMPTY_MOST
from segspec.frames.writing import RecordOptions, RecordWriter
from segspec.storage.source import open_source
from segspec_ksy.layouts import ffwd_entry, ffwd_segment

REMEDIES = Remedies(cuts=("torn", "corrupt"), begins_another=("torn", "corrupt"))
"""A queue's treatment of damage at its end, where a size torn by a crash looks like any wrong size."""


@dataclass(frozen=True)
class FfwdOptions(RecordOptions):
    """`dialect` is the document's by default, because no product contained the system's class.

    `segment_bytes` (`maxLogSize`, with header): a segment ends before a message that would make it longer. The system's
    dialect refuses a message too long for any segment; the document's gives it its own segment. `first_offset`: the
    number of a new queue's first message.
    """

    dialect: str = "document"
    segment_bytes: int = layout.DEFAULT_LOG_BYTES

    @property
    def _is_system(self) -> bool:
        return self.dialect == "system"

    @property
    def segment_limits(self) -> tuple[int, int | None]:
        return (layout.MINIMUM_LOG_BYTES, MAX_INT) if self._is_system else (1, None)

    @cached_property
    def len_header(self) -> int:
        return len(header(0, self.dialect))

    @property
    def last_number(self) -> int:
        return MAX_LONG if self._is_system else ffwd_segment.DocumentHeader.MAX_BASE_OFFSET

    @property
    def most_value(self) -> int:
        """The maximum bytes of a message."""
        room = self.segment_bytes - self.len_header - ffwd_entry.SIZE
        return room if self._is_system else ffwd_entry.MAX_LEN_BLOB

    def ends_before(self, position: int, length: int, empty: int) -> bool:
        """Whether a segment ends before an entry of `length` bytes: it would be too long, or one more empty message
        would look like unwritten space.

        (The system forgets the blob's size here, and then fails within the entry.)
        """
        if position <= self.len_header:
            return False
        return position + length > self.segment_bytes or (length == ffwd_entry.SIZE and empty >= EMPTY_MOST)


def consumer_name(given: str) -> str:
    """The name, which may be empty. Raises `TypeError` or `ValueError` if it is invalid."""
    if not isinstance(given, str):
        raise TypeError(f"the name of a consumer is {given!r}; it is text")
    try:
        given.encode()
    except UnicodeEncodeError:
        raise ValueError(f"the name of a consumer is text that UTF-8 can hold, and not {given!r}") from None
    return given


class FfwdWriter(RecordWriter[FfwdOptions]):
    """A `FormatWriter`. A frame is a message; `carried` counts the last empty ones. Only the index is ever pending."""

    name = "ffwd"
    options_type = FfwdOptions
    run = staticmethod(run)

    def __init__(self, options: FfwdOptions, files: SegmentFiles) -> None:
        super().__init__(options, files)
        self._most_value = options.most_value
        self.carried = [0]
        self._consumers: dict[str, int] = {}
        self._index_changed = True

    def append(self, value: bytes, *, offset: int | None = None) -> int:
        """Appends a message; returns its number. An `offset` beyond the due one begins a segment: messages contain no
        numbers."""
        blob = content("value", value, self._most_value)
        number = self.put(numbered(self.due, offset, self.last), entry(blob))
        self.carried[0] = 0 if blob else self.carried[0] + 1
        return number

    def is_full(self, length: int) -> bool:
        return self.options.ends_before(self.files.position, length, self.carried[0])

    def track(self, consumer: str, offset: int) -> None:
        """Notes the position of `consumer`: its last finished message or the next, at its choice. Written at the next
        flush."""
        self._consumers[consumer_name(consumer)] = whole("offset", offset, 0, self.last)
        self._index_changed = True

    def segment(self) -> NewSegment:
        dialect = self.options.dialect
        return NewSegment(segment_name(self.due, dialect), self.due, head=header(self.due, dialect))

    def opened(self) -> None:
        self.carried[0] = 0

    def replay(self, reader: SegmentReader, frame: Frame, records: Sequence[Record]) -> bytes:
        self.carried[0] = 0 if frame.body.head.len_blob else self.carried[0] + 1
        return b""

    def resume(self, summary: SegmentSummary) -> int:
        """Raises `SegspecError` if the index is damaged, because rewriting it would lose the unreadable part."""
        self._take_index(Path(summary.segment.path).parent)
        return super().resume(summary)

    def begin(self, folder: Path) -> None:
        """Without segments, numbers continue after those that consumers received."""
        self._take_index(folder)
        self.due = max(self.due, *self._consumers.values(), 0)

    def _take_index(self, folder: Path) -> None:
        path = folder / layout.INDEX_NAME
        if path.exists():
            with open_source(path) as source:
                self._consumers = {each["id"]: each["offset"] for each in entries_of(source)}
            self._index_changed = False

    def side_files(self) -> dict[str, bytes]:
        if not self._index_changed:
            return {}
        self._index_changed = False
        return {layout.INDEX_NAME: index(self._consumers)}
