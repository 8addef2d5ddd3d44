"""The state of a scan through frames."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from segspec.core.errors import Finding
from segspec.core.model import Frame, Record
from segspec.core.stretch import Stretch, Wanted
from segspec.frames.lane_rows import LaneRows
from segspec.frames.lowered_log import LoweredLog
from segspec.frames.reader import DeclaredReader
from segspec.frames.record_keys import TimeKeys
from segspec.frames.sound_frames import SoundFrames

FEW_ROWS, LITTLE_MORE = 64, 4
"""For a doubtful count, the records to allocate space for, or the fraction to add."""

MOST_ODD = 1 << 8

TOLD, READ, MISNUMBERED, LOOSELY = 9, 6, 7, 8
LOOSE_ROWS, ALL_ROWS = 1, 2
FILLED, FIRST_TIME, LAST_TIME, FIRST_NUMBER, LAST_NUMBER = 1, 2, 3, 4, 5


ONE = b"\1"


class Carried(NamedTuple):
    """The number due after a stretch, and the next checksum's start.

    `judged` is its one frame, if it has another number.
    """

    due: int
    seed: int
    judged: Frame | None = None


def judged_alone(made: Stretch | None, frame: Frame, said: Iterable[Finding]) -> Stretch | None:
    """The stretch of one frame that a run refused only for its number, with the findings about it."""
    if made is not None:
        made.carried, made.findings = made.carried._replace(judged=frame), [*said, *made.findings]
    return made


def columns_of(reader: DeclaredReader, lane: LoweredLog, wanted: Wanted) -> frozenset[str] | None:
    """The columns to make; None if the request cannot be lowered."""
    if wanted.filter is not None or (wanted.frames and lane.details is None):
        return None
    of_records = frozenset((*reader.compiled.columns, "position"))
    names = of_records if wanted.records else wanted.columns - {"segment"}
    return None if names - lane.columns.keys() else names


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
