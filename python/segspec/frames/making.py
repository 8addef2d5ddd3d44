"""The state of a scan through frames."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from segspec.core.model import Record
from segspec.frames.keys import TimeKeys
from segspec.frames.lane_rows import LaneRows
from segspec.frames.lowered_log import LoweredLog
from segspec.frames.sound_frames import FILLED, FIRST_NUMBER, FIRST_TIME, LAST_NUMBER, LAST_TIME
from segspec.storage.source import View

FEW_ROWS, LITTLE_MORE = 64, 4
"""For a doubtful count, the records to allocate space for, or the fraction to add."""

READ, MISNUMBERED, LOOSELY = 6, 7, 8
LOOSE_ROWS, ALL_ROWS = 1, 2
ONE = b"\1"


@dataclass(eq=False, repr=False)
class SoundFrames:
    """The `count` intact frames of one view: number, maximum and bytes of records, and the values of kernel and run.

    `odd` are the places of frames with warnings.
    """

    view: View
    count: int
    rows: int
    largest: int
    size: int
    columns: Any
    odd: list[int]
    starts: Any
    ends: Any
    packed: Any
    numbers: Any
    dues: Any
    seeds: Any

    def reached(self, count: int) -> int:
        return int(self.columns.end[count - 1]) + self.view.base


@dataclass(eq=False, repr=False)
class Making:
    """A stretch's state. The run of rows keeps `told`; `used` are bytes of records."""

    told: Any
    due: int
    seed: int
    out: LaneRows | None = None
    row: int = 0
    used: int = 0
    frames: int = 0
    odd: list[int] = field(default_factory=list)


Misnumbered = tuple[int, int, int | None]


class FrameRecords(NamedTuple):
    """One frame's records, and the number of users' records.

    `misnumbered` is the first record out of order: its place (from 0), number, and the previous number. `newest` is the
    maximum time.
    """

    there: int
    records: Sequence[Record]
    misnumbered: Misnumbered | None = None
    newest: int | None = None
    stated: int | None = None
    is_none: bool = False


NO_RECORDS = FrameRecords(0, ())


def believed(found: SoundFrames, made: Making, lane: LoweredLog, time: TimeKeys | None) -> int:
    """Counts records by what their frames state, unread. Returns the number of frames."""
    columns = found.columns
    held: Sequence[int] = [*columns.num[: found.count]] if lane.has_batches else ONE * found.count
    if lane.is_control:
        held = [0 if is_none else count for count, is_none in zip(held, columns.none, strict=False)]
    filled: Sequence[int] = range(found.count)
    if lane.has_batches:
        filled = [place for place, count in enumerate(held) if count]
    for place in (filled[0], filled[-1]) if filled else ():
        is_first = not made.told[FILLED]
        made.told[FILLED] = 1
        at = 0 if time is None else time.milliseconds(int(columns.time[place]))
        first = int(found.numbers[place])
        made.told[LAST_TIME], made.told[LAST_NUMBER] = at, int(found.dues[place]) - 1
        if is_first:
            made.told[FIRST_TIME], made.told[FIRST_NUMBER] = at, first
    made.row += sum(held)
    return found.count
