"""Decides what happens to a resumed log's last segment."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto
from typing import NamedTuple

from segspec.core.errors import Finding, SegspecError
from segspec.core.model import SegmentSummary


class TakeUp(Enum):
    """What is done with the segment before the next record is appended."""

    GO_ON = auto()
    """The next record follows its last one."""

    CUT = auto()
    """Bytes after its last whole record are cut off: their append never returned."""

    BEGIN_ANOTHER = auto()
    """It stays, and the next record begins another segment."""

    REMOVE = auto()
    """It ends within its header: nothing was appended."""

    NEW_HEADER = auto()
    """The same for the only segment: it gets a header, because its name has the last numbers."""

    REFUSE = auto()


class Remedies(NamedTuple):
    """The segment ends (`SegmentSummary.end`) to cut if nothing readable follows, or to follow with another segment."""

    cuts: Collection[str] = ()
    begins_another: Collection[str] = ()


def decide(found: SegmentSummary, may: Remedies, *, is_only: bool = False, is_damaged: bool = False) -> TakeUp:
    """The treatment of a segment read to its end. `is_damaged`: an error precedes readable frames."""
    if found.end == "clean" and not is_damaged:
        return TakeUp.GO_ON
    if not found.valid_bytes and found.end == "torn" and may.cuts:
        return TakeUp.NEW_HEADER if is_only else TakeUp.REMOVE
    if found.valid_bytes and found.records == found.prefix_records and found.end in may.cuts:
        return TakeUp.CUT
    return TakeUp.BEGIN_ANOTHER if found.frames and found.end in may.begins_another else TakeUp.REFUSE


def refusal(damage: Finding, words: str) -> SegspecError:
    """The error if nothing is appended after `damage`; `words` give the reason and the remedy."""
    error = damage.error()
    error.message += f"; {words}"
    return error
