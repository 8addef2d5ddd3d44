"""Reads a segment of numbered records, and of those that state their numbers and have checksums."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple

from segspec.columns.single import SingleFrames, SingleScanner
from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Scanner, Stretch, Wanted
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.engine import rules
from segspec.formats.engine.dense_index import DenseIndex
from segspec.formats.engine.records import RecordForm
from segspec.formats.engine.resync import Resyncer
from segspec.parsing import kaitai
from segspec.storage.source import Source


class StoredRecord(NamedTuple):
    """A record as it lies in the file: the fields of its head, its number, and its content."""

    head: Any
    number: int
    stored_checksum: int
    content: bytes


class NumberedReader:
    """What a `SegmentReader` of frames has that are one record each, numbered one after the other."""

    frame_is: ClassVar[str] = "record"
    """A frame, in words."""
    source: Source

    def __init__(self, segment: SegmentFile, limits: Limits) -> None:
        self.segment = segment
        self.dialect = "system"
        self.limits = limits

    def sections(self, frame: Frame) -> Iterable[Section]:
        return ()

    def check_size(self, position: int, size: int, field: str) -> None:
        """Raises `SegspecError` (limit-exceeded) for a record that is all there, and too large to be held."""
        most = self.limits.file_bytes
        if size > most:
            message = f"a {self.frame_is} of {size} bytes, more than the limit for one block"
            raise self.error(Code.LIMIT_EXCEEDED, message, position, field, f"at most {most}", str(size))

    def error(self, code: Code, message: str, position: int, field: str, expected: str, actual: str) -> SegspecError:
        """What is wrong with `field` of the record at `position`."""
        return SegspecError(
            code, message, path=self.source.path, position=position, field=field, expected=expected, actual=actual
        )

    def finding(self, position: int, code: Code, severity: Severity, message: str, **more: Any) -> Finding:
        """The same where it stops nothing; `more` are further fields of `Finding`."""
        return Finding(self.source.path, position, code, severity, message, **more)


class RecordReader(NumberedReader):
    """A `SegmentReader`: framing, checksum and order, record. Carries the number that comes next (None where nothing
    tells) and the last one that its neighbours bear out.

    A format's own has its `form`, the `index` that helps after damage, the compiled `run` that finds plainly sound
    records, what tells of many as `frames`, and `record`, where the content is not the value alone.
    """

    form: ClassVar[RecordForm]
    index: ClassVar[DenseIndex | None] = None
    run: ClassVar[Callable[..., tuple[int, int, int]]]
    frames: ClassVar[SingleFrames]

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        super().__init__(segment, limits)
        self.source = source
        self.due = segment.base
        self._certain = -1
        self._gaps = False

    @property
    def source(self) -> Source:
        return self._source

    @source.setter
    def source(self, source: Source) -> None:
        """A file that grows is given again, and what was found out about it is forgotten."""
        self._source = source
        self._recovery = Resyncer(self.form, self.index, source, self.segment, self.limits)

    def scan(self, wanted: Wanted) -> Scanner:
        checks = wanted.checks
        return SingleScanner(
            self.run, self.source, wanted, lambda: self.due, lambda due: (due, checks), self.frames
        )  # fmt: skip

    def record(self, position: int, number: int, content: bytes) -> Record:
        """The record that was stored so."""
        return Record(position, offset=number, value=content)

    def begin(self) -> int:
        """The end of the header. Where a segment has none it is 0; raises bad-magic where nothing in the file is a
        record's."""
        if self.form.header is not None:
            header, end = kaitai.parse(self.form.header, self.source, 0)
            self.due = getattr(header, self.form.base)
            return end
        start = self.source.read(0, len(self.form.magic))
        if not (self.form.magic.startswith(start) or self._zeroed(0) or self._recovery.any_record()):
            self.frame(0)
        return 0

    def enter(self, start: Landmark) -> None:
        self.due, self._certain, self._gaps = start.due, start.due - 1, False

    def frame(self, position: int) -> Frame:
        place = self._recovery.file.at(position)
        if place is None:
            raise self._named(kaitai.refused(self.form.spec, self.source, position))
        self.check_size(position, place.end - place.start, self.form.length)
        body = StoredRecord(place.fields, place.number, place.checksum, self._recovery.file.content(place))
        details: dict[str, int | str | bool] = dict(zip(self.form.shown, self.form.of_shown(place.fields), strict=True))
        return Frame(position, place.end, "record", body, place.number, offsets=1, spec=self.form.spec, details=details)

    def check(self, frame: Frame) -> Iterator[Finding]:
        stored, computed = frame.body.stored_checksum, zlib.crc32(frame.body.content)
        if not rules.has_checksum(stored, computed):
            raise self.error(
                Code.BAD_CHECKSUM,
                f"record {frame.body.number}: the CRC-32 of its payload is {computed:08x}, its header says "
                f"{stored:08x}",
                frame.position,
                self.form.checksum,
                f"{stored:08x}",
                f"{computed:08x}",
            )
        yield from self._order(frame)
        for field, promised in self.form.promised.items():
            if not rules.is_as_promised(getattr(frame.body.head, field), promised):
                yield self._unpromised(frame, field, promised)

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        return [self.record(frame.position, frame.body.number, frame.body.content)], []

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        number: int = frame.body.number
        if self.due is None or rules.is_due(number, self.due) or self._following(frame) is not None:
            self._certain = number
        self._gaps |= self.due is not None and number > self.due
        self.due = number + 1

    def pass_over(self, stretch: Stretch) -> None:
        assert self.due is not None
        self.due += stretch.rows
        self._certain = self.due - 1

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        return self.form.spec if position or self.form.header is None else self.form.header, ()

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        found = self._recovery.resume(position, self._certain, self.due, gaps=self._gaps)
        if found is None:
            return None
        # Where the search had to take the numbering from the record it found, there is nothing to count.
        lost = None if self.due is None else max(found.number - self.due, 0)
        self.due = found.number
        note = f"reading goes on with record {found.number} at byte {found.position}"
        if error.code is Code.BAD_CHECKSUM and found.position < self.frame(position).end:
            note += ", before the end that its length claims: the length is wrong, or a torn record was written over"
        return Resync(found.position, lost, note)

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        summary.next_offset = self.due
        return ()

    def _order(self, frame: Frame) -> Iterator[Finding]:
        """What the record's number says beside those of its neighbours; nothing else protects it."""
        number, expected = frame.body.number, self.due
        if expected is None or rules.is_due(number, expected):
            return
        following = self._following(frame)
        contradicted = following is not None and rules.is_contradicted(number, expected, following)
        if number <= self._certain or contradicted:
            against = f"the next record is {following}" if contradicted else f"record {self._certain} comes before it"
            raise self.error(
                Code.BAD_ORDER,
                f"a record numbered {number} where {expected} belongs, and {against}",
                frame.position,
                self.form.number,
                str(expected),
                str(number),
            )
        ahead = number > expected
        yield self.finding(
            frame.position,
            Code.GAP if ahead else Code.BAD_ORDER,
            Severity.WARNING,
            self._step(number, expected),
            field=self.form.number,
            expected=str(expected),
            actual=str(number),
            records=number - expected if ahead else None,
        )

    def _step(self, number: int, expected: int) -> str:
        first = " (the number in the file's name)" if self._certain < 0 and expected == self.segment.base else ""
        if number > expected:
            return f"record {number} where {expected} is due{first}: {number - expected} numbers are skipped"
        return f"record {number} where {expected} is due{first}: the numbers step back"

    def _following(self, frame: Frame) -> int | None:
        """The number of the intact record right after `frame`, if there is one."""
        found = self._recovery.verified(frame.end)
        return None if found is None else found.number

    def _unpromised(self, frame: Frame, field: str, promised: int) -> Finding:
        actual, version = getattr(frame.body.head, field), frame.details.get("version")
        return self.finding(
            frame.position,
            Code.RESERVED_NONZERO,
            Severity.WARNING,
            f"record {frame.body.number}: {field} is {actual}, and version {version} promises {promised}; the record "
            "is read all the same",
            field=field,
            expected=str(promised),
            actual=str(actual),
        )

    def _named(self, error: SegspecError) -> SegspecError:
        """`error`, or the better name for it where the bytes at its position are a known kind of damage."""
        form, position = self.form, error.position
        if error.code in (Code.BAD_MAGIC, Code.TORN) and self._zeroed(position):
            left = self.source.size - position
            return self.error(
                Code.ZEROED,
                f"{left} zero bytes to the end of the file: space that was reserved, and records that never reached it",
                position,
                form.first_field,
                form.magic.hex(" "),
                bytes(min(left, len(form.magic))).hex(" "),
            )
        if error.code is not Code.BAD_MAGIC:
            return error
        start = self._recovery.file.read(position, len(form.magic))
        if form.swapped and start == form.swapped:
            error.message += "; this is the magic with its bytes swapped: written as text or big-endian"
        elif not any(start):
            zeros = self.source.zeros_until(position) - position
            error.message += f"; {zeros} zero bytes lie here"
        return error

    def _zeroed(self, position: int) -> bool:
        return position < self.source.size and self.source.is_zero_from(position)
