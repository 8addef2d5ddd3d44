"""Cuts a large segment into pieces at frames, from its index, if the segment confirms it, or from a walk over its
headers.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from operator import attrgetter
from typing import NamedTuple

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import Landmark, Landmarks, SegmentReader
from segspec.reading.seek import Seeker
from segspec.reading.segment_pieces import Piece
from segspec.storage.source import Source, is_remote

LEAD_BYTES = 64 << 10
"""Approximate distance from a cut at which reading begins."""

STRIDE = 1 << 20

LEAST_LEAD = 2

MOST_LIES = 8
"""After this many marks that the segment does not confirm, its index is ignored."""


class _Cut(NamedTuple):
    position: int
    lead: Landmark


def pieces_in(
    format: Format,
    segment: SegmentFile,
    source: Source,
    piece_bytes: int,
    limits: Limits,
    *,
    begin: Landmark | None = None,
    end: int | None = None,
) -> list[Piece]:
    """The pieces of a segment in order, each of about `piece_bytes`, from the frame at `begin` on. No piece begins
    after byte `end`.

    An object in a store without an index is one piece, because cutting would fetch it. The last piece may be long,
    because a walk over headers ends at damage. Raises `OSError`, and `ShrunkError` if the file shrank.
    """
    made: list[Piece] = []
    start, lead = (0, None) if begin is None else (begin.position, begin)
    for cut in _cuts(format, segment, source, piece_bytes, limits, begin, end):
        made.append(Piece(segment, start, cut.position, lead if start else None, cut.lead))
        start, lead = cut
    return [*made, Piece(segment, start, None, lead if start else None)]


def _cuts(
    format: Format,
    segment: SegmentFile,
    source: Source,
    piece_bytes: int,
    limits: Limits,
    begin: Landmark | None,
    end: int | None,
) -> Iterator[_Cut]:
    seeker = Seeker(format, (segment,), limits)
    reader = seeker.begun(source, segment)
    if reader is None:
        return
    end = source.size if end is None else end
    start = 0 if begin is None else begin.position
    if end - start <= piece_bytes:
        return
    listed = _by_index(format, reader, piece_bytes, start, end)
    if listed is not None:
        yield from listed
    elif not is_remote(segment.path):
        yield from _by_walk(seeker, source, segment, piece_bytes, begin, end)


def _by_index(format: Format, reader: SegmentReader, piece_bytes: int, start: int, end: int) -> list[_Cut] | None:
    if format.index.marks is None:
        return None
    with format.index.marks(reader) as marks:
        if marks is None or not len(marks):
            return None
        try:
            return _at_marks(marks, reader, piece_bytes, start, end)
        except ShrunkError:
            raise
        except SegspecError:
            return None


def _at_marks(marks: Landmarks, reader: SegmentReader, piece_bytes: int, start: int, end: int) -> list[_Cut] | None:
    found: list[_Cut] = []
    target, lies = start + piece_bytes, 0
    first = _first_from(marks, start, 0)
    number = _first_from(marks, target, first)
    while number < len(marks) and max(target, marks[number].position) < end:
        cut = _at(marks, number, first, reader)
        if cut is None:
            lies += number >= first + LEAST_LEAD
            if lies > MOST_LIES:
                return None
            number += 1
            continue
        if not found or (cut.position > found[-1].position and _rises(found[-1].lead, cut.lead)):
            found.append(cut)
        target = max(target, cut.position) + piece_bytes
        number = _first_from(marks, target, number + 1)
    return found


def _at(marks: Landmarks, number: int, first: int, reader: SegmentReader) -> _Cut | None:
    if number < first + LEAST_LEAD:
        return None
    position = marks[number].position
    lead = min(number - LEAST_LEAD, max(_first_from(marks, position - LEAD_BYTES, first, number) - 1, first))
    if not (0 < marks[lead].position < position or marks[lead].position == 0 < position):
        return None
    if not (_rises(marks[lead], marks[number]) and marks.bears_out(number, reader) and marks.bears_out(lead, reader)):
        return None
    return _Cut(position, marks[lead])


def _rises(before: Landmark, after: Landmark) -> bool:
    """The reading of frames that are numbered backwards depends on all earlier ones."""
    if before.number is not None and after.number is not None:
        return before.number <= after.number
    return before.id is None or after.id is None or before.id < after.id


def _first_from(marks: Landmarks, position: int, low: int, high: int | None = None) -> int:
    return bisect_left(marks, position, low, len(marks) if high is None else high, key=attrgetter("position"))


def _by_walk(
    seeker: Seeker, source: Source, segment: SegmentFile, piece_bytes: int, begin: Landmark | None, end: int
) -> Iterator[_Cut]:
    target = piece_bytes if begin is None else begin.position + piece_bytes
    before: list[Landmark] = []
    for mark in seeker.landmarks(source, segment, min(STRIDE, max(piece_bytes // 4, 1)), begin):
        if mark.position >= end:
            return
        lead = _lead_of(mark, before)
        if mark.position >= target and lead is not None:
            yield _Cut(mark.position, lead)
            target = mark.position + piece_bytes
        before.append(mark)
        while len(before) > LEAST_LEAD and before[1].position <= mark.position - LEAD_BYTES:
            before.pop(0)


def _lead_of(mark: Landmark, before: list[Landmark]) -> Landmark | None:
    far = [place for place in before if place.position <= mark.position - LEAD_BYTES]
    if far:
        return far[-1]
    return before[0] if len(before) >= LEAST_LEAD else None
