"""Follows a log that is being written: reads what is new since the last look, and waits at a torn tail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from segspec.core.errors import Code, Finding, SegspecError, Severity, TellFinding
from segspec.core.model import Record, SegmentFile
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import Cursor
from segspec.storage.directory import is_directory, list_directory
from segspec.storage.source import open_source

UNFINISHED = (Code.TORN, Code.ZEROED)
"""How a frame looks that its writer has not finished: the file ends inside it, or zeros stand in its place."""


class Follower:
    """Reads a log front to back, and again from where it stopped. `damaged` becomes true at damage other than
    a torn tail; then there is nothing more to read."""

    def __init__(self, log: StoredLog, *, report: TellFinding) -> None:
        self._log = log
        self._report = report
        self._segment: SegmentFile | None = None
        self._cursor: Cursor | None = None
        self._waiting: Finding | None = None
        self.damaged = False

    def read(self) -> Iterator[Record]:
        """Every record that has become complete since the last call."""
        while not self.damaged:
            yield from self._read_segment()
            if self.damaged or not self._advance():
                return

    def conclude(self) -> None:
        """Reports a tail that is still torn: for a caller that will not wait."""
        if self._waiting is not None:
            self._report(self._waiting)

    def _segments(self) -> tuple[SegmentFile, ...]:
        if not is_directory(self._log.path):
            return self._log.segments
        return self._log.format.discover(list_directory(self._log.path)).segments

    def _advance(self) -> bool:
        """Goes to the segment after the current one; False while there is no such segment."""
        segments = self._segments()
        current = self._segment
        if current is None:
            return self._turn_to(segments[:1])
        paths = [segment.path for segment in segments]
        if current.path in paths:
            return self._turn_to(segments[paths.index(current.path) + 1 :])
        if current.base is None:
            return False
        renamed = [segment for segment in segments if segment.base == current.base]
        if renamed:
            # A roll may rename what we read: go on in it where we were.
            self._segment = renamed[0]
            return True
        return self._turn_to([s for s in segments if s.base is not None and s.base > current.base])

    def _turn_to(self, following: Sequence[SegmentFile]) -> bool:
        if not following:
            return False
        if self._waiting is not None and self._waiting.severity is Severity.ERROR:
            # The writer has moved on, so this tail will never be finished.
            self._damage(self._waiting.error())
            return False
        self._segment, self._cursor = following[0], None
        return True

    def _read_segment(self) -> Iterator[Record]:
        if self._segment is None:
            return
        self._waiting = None
        try:
            source = open_source(self._segment.path)
        except FileNotFoundError:
            return
        with source:
            try:
                if self._cursor is None:
                    cursor = Cursor(self._log.format.reader(source, self._segment, self._log.limits))
                    cursor.begin()
                    self._cursor = cursor
                self._cursor.reader.source = source
                while self._cursor.position < source.size and self._waiting is None:
                    yield from self._next_frame(self._cursor)
            except SegspecError as error:
                if error.code in UNFINISHED:
                    self._waiting = Finding.from_error(error)
                else:
                    self._damage(error)

    def _next_frame(self, cursor: Cursor) -> Iterator[Record]:
        step = cursor.read()
        room = [finding for finding in step.findings if finding.code is Code.ZEROED]
        if room:
            # Preallocated: the writer goes on where the zeros begin.
            self._waiting = room[0]
            return
        for finding in step.findings:
            self._report(finding)
        cursor.accept(step)
        yield from step.records

    def _damage(self, error: SegspecError) -> None:
        self.damaged = True
        self._report(Finding.from_error(error, severity=Severity.ERROR))
