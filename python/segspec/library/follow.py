"""Follows a log that is being written: reads new records, and waits at a torn tail.

A segment stays open until the next one exists and its end was read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from segspec.columns.objects import Runs
from segspec.core.bounds import Bound, Range
from segspec.core.errors import Code, Finding, SegspecError, Severity, ShrunkError, TellFinding
from segspec.core.model import (
    ID_MODULUS,
    Listing,
    Record,
    RecordNumber,
    SegmentFile,
    SegmentSummary,
    further_of,
    id_text,
)
from segspec.core.stretch import Step, Wanted
from segspec.formats.contract.modes import Spans
from segspec.library.living_segments import UNFINISHED, number_of
from segspec.library.record_selection import Selection
from segspec.library.stored_log import StoredLog
from segspec.reading.seek import Place, Seeker
from segspec.reading.walk import Cursor, OnDamage, count_step, walked
from segspec.storage.being_written import HeldFile, Stamp, stamp_of
from segspec.storage.directory import is_directory
from segspec.storage.source import Source

MOST_MISSED = 10

MOST_REMOVED = 1000


class _Followed:
    def __init__(self, segment: SegmentFile) -> None:
        self.segment = segment
        self.file = HeldFile(segment.path)
        self.cursor: Cursor | None = None
        self.known_until = 0
        self.given: RecordNumber | None = None
        self.unread = segment.unread
        self.begin_anew(0)

    def begin_anew(self, known_until: int) -> None:
        self.cursor = None
        self.known_until = known_until
        self.summary = SegmentSummary(self.segment, 0)

    def decided(self, segment: SegmentFile) -> None:
        self.unread = segment.unread
        if self.cursor is not None:
            self.cursor.spans = Spans(segment)

    def rename(self, segment: SegmentFile) -> None:
        self.segment = self.summary.segment = segment
        self.file.path = segment.path


class Follower:
    """Reads a log front to back, and continues at its last place.

    `damaged`: reading ended at damage other than a torn tail. If the log was cut off or re-created, its current content
    is read: records may come twice. This, and unread records that were removed, is reported.
    """

    def __init__(self, log: StoredLog, *, report: TellFinding, start: Place | None = None) -> None:
        self._log = log
        self._start = start
        self._report = report
        self._current: _Followed | None = None
        self._ahead: list[SegmentFile] = []
        self._previous: SegmentSummary | None = None
        self._is_folder = is_directory(log.path)
        self._left: dict[str, Stamp | None] = {}
        self._last: Record | None = None
        self._is_rewritten = False
        self._due: int | None = None
        self._listed: frozenset[str] = frozenset()
        self._evicted: frozenset[int | None] = frozenset()
        self._was_emptied = False
        self._missed = 0
        self._waiting: Finding | None = None
        self._at_room = False
        self._shrunk: ShrunkError | None = None
        self._doubt: tuple[str, int, int] | None = None
        self.damaged = False
        self._enough: int | None = None

    def read(self, last: int | None = None) -> Iterator[Record]:
        """Every record that was completed since the last call; with `last`, only the last ones of a large frame."""
        self._enough = last
        while not self.damaged:
            following = (None if self._log.modes else self._ahead) or self._following()
            self._due = following[0].base if following else None
            if self._current is not None:
                yield from self._read_segment(self._current)
            if self.damaged or self._shrunk is not None or self._waits or not self._turn_to(following):
                return

    @property
    def _waits(self) -> bool:
        return self._current is not None and self._current.unread is not None

    def close(self) -> None:
        """Closes the open file and ends the reading."""
        if self._current is not None:
            self._current.file.close()

    def conclude(self) -> None:
        """Reports a tail that is still torn, for a caller that will not wait. Raises `ShrunkError`."""
        if self._shrunk is not None:
            raise self._shrunk
        if self._waiting is not None:
            self._report(self._waiting)

    def _segments(self) -> tuple[SegmentFile, ...]:
        if not self._is_folder:
            return self._log.segments
        try:
            listing = self._log.relist(self._log.path) if is_directory(self._log.path) else Listing(())
        except (FileNotFoundError, ShrunkError):
            return ()
        self._evicted = frozenset(segment.base for segment in listing.elsewhere)
        self._was_emptied |= not (listing.segments or listing.elsewhere)
        return listing.segments

    def _following(self) -> Sequence[SegmentFile]:
        known, segments, current = self._listed, self._segments(), self._current
        self._listed = frozenset(segment.path for segment in segments) or known
        self._is_rewritten = False
        if current is None:
            return self._from_start(segments)
        if not segments:
            return segments
        if len(self._left) > 2 * len(segments) + MOST_REMOVED:
            there = {segment.path for segment in segments}
            self._left = {path: stamp for path, stamp in self._left.items() if path in there}
        for number, segment in enumerate(segments):
            if self._is_name_of(segment, current):
                if segment.path != current.segment.path:
                    # A roll may rename the current file: continue in it.
                    current.rename(segment)
                current.decided(segment)
                return segments[number + 1 :]
        rewritten = self._rewritten(segments, known, current.segment)
        return self._unread(segments) if rewritten is None else rewritten

    def _rewritten(
        self, segments: Sequence[SegmentFile], known: frozenset[str], current: SegmentFile
    ) -> Sequence[SegmentFile] | None:
        """The segments from the one that replaced the current one, with its records, if any.

        A log of offsets without its later segments was re-created.
        """
        later = (one for one in segments if one.base is not None and one.base > (current.base or 0))
        goes_on = self._log.format.number == "id" and not self._was_emptied
        is_same_log = goes_on or any(one.path in known for one in later)
        if self._last is None or not is_same_log:
            return None
        last = number_of(self._last)
        log, bound = self._log, Bound(self._log.format.number, last)
        try:
            number = Seeker(log.format, segments, log.limits).segment_of(bound)
            found = log.only(segments[number : number + 1])
            same = next(found.placed_records(Selection(within=Range(bound), deleted=True)), None)
        except (FileNotFoundError, SegspecError):
            # It is being renamed, or belongs to another log.
            return ()
        is_id = isinstance(last, tuple)
        if same is None or not (is_id or _say_the_same(same[1], self._last)):
            is_before = is_id and same is None and (current.base in self._evicted or self._was_read(segments[number]))
            return self._after_loss(segments[number + 1 :]) if is_before else None
        self._is_rewritten = True
        return self._after_loss(segments[number:]) if is_id else segments[number:]

    def _after_loss(self, segments: Sequence[SegmentFile]) -> Sequence[SegmentFile]:
        due, now = self._due, segments[0].base if segments else None
        if due is not None and now is not None and now > due:
            start, end = (id_text(divmod(one, ID_MODULUS)) for one in (due, now))
            words = f"the records from {start} to before {end} were removed before they were read"
            path = segments[0].path
            self._report(Finding(path, 0, Code.MISSING_SEGMENT, Severity.ERROR, words, expected=start, actual=end))
        return segments

    def _was_read(self, segment: SegmentFile) -> bool:
        return segment.path in self._left and self._left[segment.path] == stamp_of(segment.path)

    def _from_start(self, segments: Sequence[SegmentFile]) -> Sequence[SegmentFile]:
        if self._start is None or not self._log.segments:
            return segments
        first = self._log.segments[self._start.segment]
        paths = [segment.path for segment in segments]
        if first.path not in paths:
            self._start = None
            return segments
        number = paths.index(first.path)
        self._left.update((path, stamp_of(path)) for path in paths[:number])
        return segments[number:]

    def _is_name_of(self, segment: SegmentFile, current: _Followed) -> bool:
        names_it = segment.path == current.segment.path or (
            segment.base is not None and segment.base == current.segment.base
        )
        return names_it and current.file.is_at(segment.path)

    def _unread(self, segments: Sequence[SegmentFile]) -> Sequence[SegmentFile]:
        for number, segment in enumerate(segments):
            if not self._was_read(segment):
                return segments[number:]
        return ()

    def _turn_to(self, following: Sequence[SegmentFile]) -> bool:
        if not following:
            return False
        if self._waiting is not None and self._waiting.severity is Severity.ERROR:
            # The writer has moved on, so this tail will never be finished.
            self._damage(self._waiting.error())
            return False
        try:
            opened = _Followed(following[0])
        except FileNotFoundError:
            # Renamed or removed since it was listed.
            self._ahead = []
            self._missed += 1
            return self._missed < MOST_MISSED
        self._missed = 0
        if self._is_rewritten and self._last is not None:
            # The previous segment was read to its end by now.
            opened.given = number_of(self._last)
        self._is_rewritten = self._was_emptied = False
        self._leave(opened)
        self._current = opened
        self._ahead = list(following[1:])
        self._due = self._ahead[0].base if self._ahead else None
        return True

    def _leave(self, opened: _Followed) -> None:
        current, following = self._current, opened.segment
        if current is None:
            return
        if opened.given is not None:
            self._previous = None
            self._left[current.segment.path] = current.file.stamp()
        elif _is_before(following, current.segment) or following.path == current.segment.path:
            self._report(_made_anew(following, current.segment))
            self._previous = None
            self._left.clear()
        else:
            self._previous = current.summary if current.cursor is not None else None
            self._left[current.segment.path] = current.file.stamp()
        current.file.close()

    def _read_segment(self, current: _Followed) -> Iterator[Record]:
        self._waiting = self._shrunk = None
        self._at_room = False
        try:
            source = current.file.look()
        except FileNotFoundError:
            return
        try:
            with source:
                yield from self._read_source(current, source)
        except ShrunkError as error:
            # The next look finds the current content.
            self._shrunk = error

    def _read_source(self, current: _Followed, source: Source) -> Iterator[Record]:
        self._check_unchanged(current, source)
        try:
            cursor = current.cursor or self._begun(current, source)
            cursor.reader.source = source
            until = source.size if current.unread is None else min(current.unread, source.size)
            while cursor.position < until and not self._at_room:
                yield from self._next_frame(current, cursor, source)
            self._close_off(current, cursor, source)
        except SegspecError as error:
            source.check()
            self._judge(error, source)

    def _begun(self, current: _Followed, source: Source) -> Cursor:
        """A cursor at the first frame, which is kept once it was read: its bytes identify the segment."""
        reader = self._log.format.reader(source, current.segment, self._log.limits)
        self._log.format.scanner_for(reader, Wanted())
        cursor = Cursor(reader)
        cursor.begin()
        if self._start is not None and self._start.mark is not None:
            cursor.enter(self._start.mark)
        return cursor

    def _judge(self, error: SegspecError, source: Source) -> None:
        """Waits for an unfinished tail; other errors are damage if they persist."""
        seen = (error.path, error.position, source.size)
        if error.code not in UNFINISHED and self._doubt == seen:
            self._damage(error)
            return
        self._doubt = seen
        self._waiting = Finding.from_error(error)

    def _check_unchanged(self, current: _Followed, source: Source) -> None:
        until = current.file.unchanged(source)
        if until is not None:
            assert current.cursor is not None
            if self._is_marked_only(current.segment, source):
                current.file.mark(source, current.cursor.position)
                return
            self._report(_cut_off(current.segment, until, current.cursor.position))
            current.begin_anew(until)

    def _is_marked_only(self, segment: SegmentFile, source: Source) -> bool:
        """Whether only marks of deleted records can have changed."""
        last = self._last
        if last is None or last.id is None:
            return False
        format, limits = self._log.format, self._log.limits
        mark = Seeker(format, (segment,), limits).mark_in(source, segment, Bound(format.number, last.id))
        steps = walked(format, source, segment, limits, on_damage=OnDamage.STOP, start=mark).steps
        same = next((one for step in steps for one in step.records if one.id == last.id), None)
        return same is not None and _say_the_same(same, last)

    def _next_frame(self, current: _Followed, cursor: Cursor, source: Source) -> Iterator[Record]:
        step = cursor.read()
        if step.is_room:
            # Preallocated: the writer continues at its beginning.
            self._at_room, self._waiting = True, next(iter(step.zeroed), None)
            return
        step = cursor.accept(step)
        current.cursor, self._start = cursor, None
        current.summary.dialect = cursor.reader.dialect
        count_step(current.summary, step, sound=True)
        if cursor.position <= current.known_until:
            return
        current.file.mark(source, cursor.position)
        self._check_order(current, step)
        for finding in step.findings:
            self._report(finding)
        records = step.records
        if self._enough and isinstance(records, Runs):
            records = records[-self._enough :]
        for record in records:
            if current.given is None or number_of(record) > current.given:  # type: ignore[operator]  # of one kind
                self._last = record
                yield record

    def _close_off(self, current: _Followed, cursor: Cursor, source: Source) -> None:
        current.summary.bytes = source.size
        for _ in cursor.reader.finish(current.summary):
            pass
        current.summary.end = "clean"

    def _check_order(self, current: _Followed, step: Step) -> None:
        previous = self._previous
        if previous is None or (current.summary.first_offset is None and not step.records):
            return
        self._previous = None
        for finding in self._log.format.check_order(previous, current.summary):
            self._report(finding)

    def _damage(self, error: SegspecError) -> None:
        self.damaged = True
        self._report(Finding.from_error(error, severity=Severity.ERROR))


def _is_before(segment: SegmentFile, current: SegmentFile) -> bool:
    return segment.base is not None and current.base is not None and segment.base <= current.base


def _say_the_same(one: Record, other: Record) -> bool:
    said = (number_of(one), one.timestamp, one.key, one.value, one.fields, further_of(one))
    return said == (number_of(other), other.timestamp, other.key, other.value, other.fields, further_of(other))


def _made_anew(segment: SegmentFile, current: SegmentFile) -> Finding:
    return Finding(
        segment.path,
        0,
        Code.BAD_ORDER,
        Severity.WARNING,
        f"the log was re-created while it was followed: {current.name}, which was read last, is gone or another file, "
        f"and reading continues with {segment.name}; records may come twice",
    )


def _cut_off(segment: SegmentFile, until: int, position: int) -> Finding:
    return Finding(
        segment.path,
        until,
        Code.BAD_ORDER,
        Severity.WARNING,
        f"cut off while it was followed: up to {position} it was read, and from {until} on it is not what it was; "
        "what is there now is given, too",
        expected=str(position),
        actual=str(until),
        bytes=position - until,
    )
