"""The segments of a log for one read, while its owner changes them.

If a file has vanished, the folder is listed again, and the segment is found by its name's number, or by the number that
is due. Each record that existed at the beginning is given once, or `RemovedError` names the missing ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

from segspec.core.bounds import Bound, Range
from segspec.core.errors import Code, Finding, RemovedError, SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import (
    ID_MODULUS,
    Frame,
    Listing,
    Record,
    RecordNumber,
    SegmentFile,
    SegmentSummary,
    id_text,
    parse_id,
)
from segspec.core.stretch import Scanner, Step, Stretch
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.reading import Landmark, SegmentReader
from segspec.reading.detect import LOOKS
from segspec.reading.walk import OnDamage, walk, walked
from segspec.storage.being_written import HeldFile
from segspec.storage.source import Source, is_remote
from segspec.storage.store_path import NotUploadedError, UploadedPath

if TYPE_CHECKING:
    from segspec.reading.seek import Seeker

UNFINISHED = (Code.TORN, Code.ZEROED)


class DueSegment(NamedTuple):
    """A segment that is due, and its file, which the reader closes.

    `given` is the number up to which a replaced file's records were given.
    """

    segment: SegmentFile
    source: Source
    start: Landmark | None = None
    due: Bound | None = None
    given: int | None = None


class Relisted(Protocol):
    """A log whose files can be listed again."""

    path: str
    format: Format
    listing: Listing
    limits: Limits

    def relist(self, path: str) -> Listing:
        """The log's files now that the one at `path` has vanished. Raises `RemovedError`."""


class LivingSegments:
    """Iterates over the segments from the one in which `within` begins.

    A reader takes a segment's steps through `passing`. Segments after the last one of the first listing are not read.
    Numbers are those of names (`SegmentFile.base`).
    """

    def __init__(self, log: Relisted, within: Range | None = None) -> None:
        self._log = log
        self._within = within
        self._left = list(log.listing.segments)
        self._first = self._left[0].base if self._left else None
        self._last = self._left[-1].base if self._left else None
        self._last_named = max((one.base for one in self._left if one.base is not None), default=None)
        self._listing = log.listing
        self._file: HeldFile | None = None
        self._passed: RecordNumber | str | None = None
        self._due: Bound | None = None
        self._given: int | None = None
        self._opened: DueSegment | None = None
        self._looks = 0
        self.is_left = False

    def __iter__(self) -> Iterator[DueSegment]:
        try:
            if self._within is not None and self._within.start is not None:
                self._begin(self._within.start)
            while (opened := self._next()) is not None:
                self._looks = self._looks if self.is_left else 0
                self._opened, self.is_left = opened, False
                yield opened
        finally:
            if self._file is not None:
                self._file.close()

    def passing(self, steps: Iterator[Step], summary: SegmentSummary) -> Iterator[Step]:
        """The steps of a walk over the segment, which fills `summary`.

        An unfinished last frame is not damage if its writer has continued. If the archive's object is not the upload,
        the walk is left (`is_left`), and the segment is due again.
        """
        try:
            for step in steps:
                if step.stretch is not None:
                    self._passed = step.stretch.last_offset or self._passed
                elif step.records:
                    self._passed = number_of(step.records[-1])
                elif step.frame is None and self._is_unfinished(step.findings, summary):
                    return
                yield step
        except NotUploadedError as error:
            self._read_anew(error)
        except SegspecError as error:
            if isinstance(error, ShrunkError) or not self._is_unfinished([Finding.from_error(error)], summary):
                raise

    def _is_unfinished(self, findings: Sequence[Finding], summary: SegmentSummary) -> bool:
        if self._left or self._file is None or any(finding.code not in UNFINISHED for finding in findings):
            return False
        with self._file.look() as now:
            has_grown = now.size > summary.bytes
        if has_grown:
            summary.end = "clean"
        return has_grown

    def _read_anew(self, error: NotUploadedError) -> None:
        assert self._opened is not None, "a segment is being read"
        segment, _, _, due, given = self._opened
        self._looks += 1
        self._left.insert(0, segment)
        if self._looks > LOOKS or segment.base is None:
            raise error
        self._due, self._given = due, given
        if self._passed_place() >= segment.base:
            self._given = self._passed_place()
            self._due = self._bound(self._given + 1)
        self._find_again(segment, error)
        self.is_left = True

    def _begin(self, start: Bound) -> None:
        if not self._left or not self._log.format.rises(start):
            return
        for _ in range(LOOKS):
            try:
                number = self._seeker(self._left).segment_of(start)
            except (FileNotFoundError, NotUploadedError) as error:
                self._left = self._listed_again(str(error.filename), error)
                self._check_front(start)
                continue
            self._left, self._due = self._left[number:], start
            return
        raise self._restless()

    def _check_front(self, start: Bound) -> None:
        now = self._left[0].base if self._left else None
        if self._first is None or (self._left and (now is None or now <= self._first)):
            return
        asked = self._first if start.kind == "time" else max(self._first, place_of(start.value))
        if now is None or asked < now:
            raise self._removed(asked, now)

    def _next(self) -> DueSegment | None:
        for _ in range(LOOKS):
            if not self._left:
                return None
            segment = self._left[0]
            file = None
            try:
                file = HeldFile(segment.path)
                opened = self._begun(segment, file.look())
            except (FileNotFoundError, NotUploadedError) as error:
                if file is not None:
                    file.close()
                self._find_again(segment, error)
                continue
            if self._file is not None:
                self._file.close()
            self._file = file
            del self._left[0]
            self._due = self._given = None
            return opened
        raise self._restless()

    def _begun(self, segment: SegmentFile, source: Source) -> DueSegment:
        due = self._due
        try:
            start = None if due is None else self._seeker([segment]).mark_in(source, segment, due)
        except BaseException:
            source.close()
            raise
        return DueSegment(segment, source, start, due, self._given)

    def _seeker(self, segments: Sequence[SegmentFile]) -> Seeker:
        # Only bounds need a search.
        from segspec.reading.seek import Seeker

        return Seeker(self._log.format, segments, self._log.limits)

    def _listed_again(self, path: str, error: OSError) -> list[SegmentFile]:
        self._listing = self._log.relist(path)
        there = next((one for one in self._listing.segments if one.path == path), None)
        if there is not None and is_remote(path) and _digest(there.path) == self._digest_of(path):
            raise error
        return list(self._those_of_then(self._listing.segments))

    def _digest_of(self, path: str) -> str | None:
        return next((_digest(one.path) for one in self._left if one.path == path), None)

    def _those_of_then(self, segments: Sequence[SegmentFile]) -> Iterator[SegmentFile]:
        for segment in segments:
            if self._last is None or (segment.base is not None and segment.base <= self._last):
                yield segment
            if self._last is None and segment.base is not None and segment.base > (self._last_named or -1):
                return

    def _find_again(self, missing: SegmentFile, error: OSError) -> None:
        segments = self._listed_again(missing.path, error)
        if missing.base is None:
            self._find_unnamed(missing, segments)
            return
        if any(one.base == missing.base for one in self._listing.elsewhere):
            raise self._evicted(missing.base)
        number = next((n for n, one in enumerate(segments) if one.base == missing.base), None)
        if number is not None:
            self._left = segments[number:]
            return
        due = self._bound(missing.base)
        number = self._number_of(segments, due)
        if number is None:
            return
        found = segments[number] if segments else None
        if found is None or found.base is None or found.base > missing.base:
            raise self._removed(missing.base, None if found is None else found.base)
        if not self._is_held(found):
            self._left = segments[number:]
            self._due, self._given = due, max(missing.base - 1, self._passed_place())
            return
        self._left = segments[number + 1 :]
        if self._passed_place() < missing.base and not self._holds(found, due):
            raise self._removed(missing.base, self._left[0].base if self._left else None)

    def _find_unnamed(self, missing: SegmentFile, segments: list[SegmentFile]) -> None:
        self._left = segments
        if self._passed is None:
            return
        due = self._bound(self._passed_place() + 1)
        number = self._number_of(segments, due)
        if number is None:
            self._left = [missing]
        elif self._is_held(segments[number]):
            del self._left[: number + 1]
        else:
            del self._left[:number]
            self._due, self._given = due, self._passed_place()

    def _number_of(self, segments: Sequence[SegmentFile], due: Bound) -> int | None:
        try:
            return self._seeker(segments).segment_of(due) if segments else 0
        except FileNotFoundError:
            return None

    def _is_held(self, segment: SegmentFile) -> bool:
        return self._file is not None and self._file.is_at(segment.path)

    def _passed_place(self) -> int:
        return -1 if self._passed is None else place_of(self._passed)

    def _holds(self, segment: SegmentFile, due: Bound) -> bool:
        assert self._file is not None
        with self._file.look() as source:
            mark = self._seeker([segment]).mark_in(source, segment, due)
            for step in walked(self._log.format, source, segment, self._log.limits, start=mark).steps:
                if step.records and place_of(number_of(step.records[-1])) >= place_of(due.value):
                    return True
        return False

    def _bound(self, place: int) -> Bound:
        return Bound(self._log.format.number, divmod(place, ID_MODULUS) if self._has_ids else place)

    @property
    def _has_ids(self) -> bool:
        return self._log.format.number == "id"

    def _evicted(self, place: int) -> RemovedError:
        return RemovedError(
            self._log.path,
            f"segment {self._shown(place)} was evicted while the log was read, and only the archive has it: with the "
            "option archive it is read from there",
            expected=self._shown(place),
        )

    def _removed(self, start: int, end: int | None) -> RemovedError:
        if end is None:
            which = f"the records from {self._shown(start)} on"
        elif self._has_ids:
            which = f"the records from {self._shown(start)} to before {self._shown(end)}"
        else:
            which = f"records {start} to {end - 1} ({end - start} of them)"
        return RemovedError(
            self._log.path,
            f"{which} were removed while the log was read",
            expected=self._shown(start),
            actual=None if end is None else self._shown(end),
        )

    def _restless(self) -> RemovedError:
        words = "its segments are renamed and removed faster than they can be opened"
        return RemovedError(self._log.path, words)

    def _shown(self, place: int) -> str:
        return id_text(divmod(place, ID_MODULUS)) if self._has_ids else str(place)


class Remainder:
    """A segment's records after number `given` and before `until`; None means no bound."""

    def __init__(
        self, reader: SegmentReader, scanner: Scanner | None, given: int | None, until: int | None = None
    ) -> None:
        self._reader = reader
        self._scanner = scanner
        self._given = -1 if given is None else given
        self._until = until
        self._is_there = given is None
        self._is_over = False
        self._all: Sequence[Record] = ()

    def walk(self, summary: SegmentSummary, on_damage: OnDamage, start: Landmark | None) -> Iterator[Step]:
        scanner = None if self._scanner is None else self
        steps = walk(cast(SegmentReader, self), summary, on_damage=on_damage, scanner=scanner, start=start)
        for step in steps:
            if self._is_over:
                return
            yield step

    def __getattr__(self, name: str) -> Any:
        return getattr(self._reader, name)

    def records(self, frame: Frame) -> tuple[list[Record], list[Finding]]:
        records, findings = self._reader.records(frame)
        places = [place_of(number_of(record)) for record in records]
        self._is_there |= bool(places) and places[-1] >= self._given
        self._is_over |= self._until is not None and bool(places) and places[0] >= self._until
        self._all = records
        kept = [record for record, place in zip(records, places, strict=True) if self._holds(place)]
        return kept, findings

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        self._reader.accept(frame, self._all)

    def scan(self, position: int, stop: int | None = None) -> Stretch | None:
        if not self._is_there or self._scanner is None:
            return None
        found = self._scanner.scan(position, stop)
        last = None if found is None else found.last_offset
        return found if last is None or self._holds(place_of(last)) else None

    def _holds(self, place: int) -> bool:
        return place > self._given and (self._until is None or place < self._until)


def number_of(record: Record) -> RecordNumber:
    """The id or offset of a record."""
    if record.id is not None:
        return record.id
    assert record.offset is not None, "a record without an id has an offset"
    return record.offset


def place_of(number: RecordNumber | str) -> int:
    """A record's number as an integer, as segment names contain it."""
    if isinstance(number, str):
        number = parse_id(number)
    return number if isinstance(number, int) else number[0] * ID_MODULUS + number[1]


def _digest(path: str) -> str | None:
    return path.digest if isinstance(path, UploadedPath) else None
