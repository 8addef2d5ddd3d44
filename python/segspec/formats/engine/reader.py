"""Reads a segment of numbered records, and of those that state their numbers and have checksums."""

from __future__ import annotations

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
from segspec.frames.explain import table
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_kernels.runtime import crc32
from segspec_ksy.rules.frames import NUMBER_DUE, RECORD_CHECKSUM

RULES = table("frames")


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
    run: ClassVar[Callable[..., tuple[int, int, int, int, int]]]
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
        due, arguments = lambda: self.due, lambda due: (due, checks)
        return SingleScanner(self.run, self.source, wanted, due, arguments, self.frames, self._warns)

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
        body: StoredRecord = frame.body
        due = body.number if self.due is None else self.due
        stored, size = body.stored_checksum, len(body.content)
        broken = rules.broken(body.content, 0, size, stored, body.number, due, checks=True)
        if broken == RECORD_CHECKSUM:
            said = {"stored": stored, "computed": crc32(body.content, 0, size)}
            raise self._broken(RULES.numbered[broken], frame, self.form.checksum, **said).error()
        if broken == NUMBER_DUE:
            yield from self._order(frame)
        yield from self._promises(frame.position, body.number, body.head)

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
        number, due, name = frame.body.number, self.due, self.form.number
        if due is None or rules.is_due(number, due):
            return
        following = self._following(frame)
        if following is not None and rules.is_contradicted(number, due, following):
            raise self._broken("frames.number.contradicted", frame, name, due=due, following=following).error()
        if number <= self._certain:
            raise self._broken("frames.number.back", frame, name, due=due, certain=self._certain).error()
        is_first = self._certain < 0 and due == self.segment.base
        first = " (the number in the file's name)" if is_first else ""
        if number > due:
            skipped = number - due
            said = {"due": due, "first": first, "skipped": skipped}
            yield self._broken("frames.number.due", frame, name, records=skipped, **said)
        else:
            yield self._broken("frames.number.below", frame, name, due=due, first=first)

    def _warns(self, position: int) -> Iterator[Finding]:
        """What is to be said of the record at the position, which a run has released."""
        place = self._recovery.file.at(position)
        if place is not None:
            yield from self._promises(position, place.number, place.fields)

    def _promises(self, position: int, number: int, head: Any) -> Iterator[Finding]:
        """What a record has in fields that writers leave alone."""
        for name, promised in self.form.promised.items():
            actual = getattr(head, name)
            if not rules.is_as_promised(actual, promised):
                said = {"name": name, "actual": actual, "promised": promised, "version": head.version}
                said |= {"kind": self.frame_is, "number": number}
                yield RULES.finding("frames.record.promised", self.source.path, position, said, field=name)

    def _broken(self, rule: str, frame: Frame, field: str, *, records: int | None = None, **values: Any) -> Finding:
        said = values | {"kind": self.frame_is, "number": frame.body.number}
        return RULES.finding(rule, self.source.path, frame.position, said, field=field, records=records)

    def _following(self, frame: Frame) -> int | None:
        """The number of the intact record right after `frame`, if there is one."""
        found = self._recovery.verified(frame.end)
        return None if found is None else found.number

    def _named(self, error: SegspecError) -> SegspecError:
        """`error`, or the better name for it where the bytes at its position are a known kind of damage."""
        form, position = self.form, error.position
        if error.code in (Code.BAD_MAGIC, Code.TORN) and self._zeroed(position):
            left = self.source.size - position
            magic, shown = form.magic.hex(" "), bytes(min(left, len(form.magic))).hex(" ")
            values = {"left": left, "magic": magic, "zeros": shown}
            return RULES.error("frames.tail.zeroed", self.source.path, position, values, field=form.first_field)
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
