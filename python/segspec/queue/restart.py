"""Takes up a queue: lists the segments in its folder, finds where it goes on, and mends what a crash tore."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from segspec.core.errors import Finding
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.stretch import Level
from segspec.formats.contract.take_up import TakeUp, decide, refusal
from segspec.formats.ffwd import FORMAT
from segspec.formats.ffwd.encode import dialect_by_name, header
from segspec.formats.ffwd.layout import MAX_LONG
from segspec.formats.ffwd.options import REMEDIES
from segspec.queue.stored import StoredSegment, open_segments
from segspec.reading.whole_segment import judged
from segspec.storage import disk
from segspec.storage.atomic import replace_file

DIALECTS = ("document", "system")


class TakenUp(NamedTuple):
    """The queue as it is on the disk, every segment whole up to its end.

    `goes_on` where the next message may follow in the last segment; else it begins another. `dialect` is the last
    segment's, None where there is none.
    """

    segments: list[StoredSegment]
    next: int
    goes_on: bool
    dialect: str | None
    findings: tuple[Finding, ...]

    @property
    def total(self) -> int:
        return sum(segment.end for segment in self.segments)


def take_up(folder: Path, dialect: str | None) -> TakenUp:
    """Reads the last segment to its end, and does with it what `decide` says.

    The only one may get a header, of the `dialect` unless its name is of another: the numbers before it were given, and
    do not come again. Raises `SegspecError` where the last segment is none by its magic or version.
    """
    findings: list[Finding] = []
    while segments := open_segments(folder, {}):
        last = segments[-1]
        found, errors = judged(FORMAT, FORMAT.segment(last.path, None), DEFAULT_LIMITS, Level.RECORDS)
        findings += errors
        what = decide(found, REMEDIES, is_only=len(segments) == 1 and last.base <= MAX_LONG)
        match what:
            case TakeUp.REFUSE:
                raise refusal(errors[0], "nothing is appended after it: make a sound copy first (segspec recover)")
            case TakeUp.NEW_HEADER:
                replace_file(
                    Path(last.path), header(last.base, dialect_by_name(last.name, last.base, dialect or DIALECTS[0]))
                )
                continue
            case TakeUp.REMOVE:
                disk.remove(Path(last.path))
                continue
            case TakeUp.CUT:
                disk.cut(Path(last.path), found.valid_bytes)
        last.end, last.next = found.valid_bytes, last.base + found.prefix_records
        if what is TakeUp.BEGIN_ANOTHER:
            last.end, last.next = found.bytes, max(last.next, found.next_offset or 0, last.base + found.records)
        return TakenUp(segments, last.next, what is not TakeUp.BEGIN_ANOTHER, found.dialect, tuple(findings))
    return TakenUp([], 0, False, None, tuple(findings))
