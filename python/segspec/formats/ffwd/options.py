"""A queue's limits for writers: sizes, numbers, names, and segments' ends."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from segspec.formats.contract.take_up import Remedies
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.encode import header
from segspec.formats.ffwd.layout import MAX_INT, MAX_LONG
from segspec.formats.ffwd.rules import EMPTY_MOST
from segspec.frames.writing import RecordOptions
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
