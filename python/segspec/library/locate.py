"""Finds the frame of a byte, readable or not."""

from __future__ import annotations

from dataclasses import dataclass

from segspec.core.errors import Finding, SegspecError
from segspec.core.model import Frame
from segspec.core.stretch import Level, Wanted
from segspec.formats.contract.reading import Landmark, SegmentReader
from segspec.library.stored_log import StoredLog
from segspec.reading.seek import Seeker
from segspec.reading.walk import walked
from segspec.storage.source import Source


@dataclass(slots=True)
class Located:
    """The frame, segment header or damage that a byte belongs to, with its error, if any. `end` is None if unknown."""

    reader: SegmentReader
    what: str
    position: int
    end: int | None = None
    frame: Frame | None = None
    finding: Finding | None = None


def locate(log: StoredLog, source: Source, at: int | None) -> Located:
    """The frame of the only segment of `log` that contains byte `at` (the first frame if None).

    Reading begins at an index mark before the byte, if all after it is sound, else at the start. Raises `ValueError`
    for a position outside the file.
    """
    if at is not None and at >= source.size:
        raise ValueError(f"{source.path} has {source.size} bytes, so no byte {at}")
    mark = None if at is None else _mark_before(log, source, at)
    found = None if mark is None else _located(log, source, at, mark)
    if found is None or found.finding is not None:
        found = _located(log, source, at, None)
    assert found is not None, "a segment's start may be anything"
    return found


def _mark_before(log: StoredLog, source: Source, at: int) -> Landmark | None:
    seeker, segment = Seeker(log.format, log.segments, log.limits), log.segments[0]
    last = seeker.marked(source, segment, lambda mark: mark.position <= at)
    return None if last is None else seeker.marked(source, segment, lambda mark: mark.position < last.position)


def _located(log: StoredLog, source: Source, at: int | None, start: Landmark | None) -> Located | None:
    last: Finding | None = None
    # The byte's frame comes alone, since no stretch continues after it.
    wanted = Wanted(Level.CHECKSUMS, stop=at or 0)
    reader, summary, steps = walked(log.format, source, log.segments[0], log.limits, wanted, start=start)
    for step in steps:
        if start is not None and step.findings:
            return None
        if step.stretch is not None:
            continue
        if step.frame is None:
            last = step.findings[0]
            if at is None or last.position <= at < last.position + (last.bytes or 0):
                return _broken(reader, last)
            continue
        if start is None and summary.frames == 1 and at is not None and at < step.frame.position:
            return Located(reader, "segment header", 0, step.frame.position)
        if at is None or at < step.frame.end:
            return _whole(reader, step.frame, step.findings[0] if step.findings else None)
    if start is not None:
        return None
    return _broken(reader, last) if last else Located(reader, "segment header", 0)


def _whole(reader: SegmentReader, frame: Frame, finding: Finding | None) -> Located:
    return Located(reader, f"{frame.kind} at {frame.position}", frame.position, frame.end, frame, finding)


def _broken(reader: SegmentReader, finding: Finding) -> Located:
    """A frame that fails its checks can still be drawn; bytes that are not a frame cannot."""
    try:
        frame = reader.frame(finding.position)
    except SegspecError:
        what = f"unreadable frame at {finding.position}"
        return Located(reader, what, finding.position, finding=finding)
    return _whole(reader, frame, finding)
