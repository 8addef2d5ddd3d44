"""Reads one segment of a declared log: frame, then checksum, then record, as its declaration has them."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, ClassVar

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary, record_of
from segspec.core.stretch import Stretch, Wanted
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.declared.frame_file import ACCESS_ERRORS, FrameFile, StoredFrame
from segspec.formats.declared.frame_parsers import LogParsers, as_bytes, as_kind, as_number, value_at
from segspec.formats.declared.resync import DeclaredResyncer
from segspec.formats.engine.reader import RecordReader
from segspec.formats.engine.records import RecordForm
from segspec.storage.source import Source

LARGEST = (1 << 64) - 1

DECLARED = "segspec.formats.declared."
"""What begins the names of the modules of this package."""

OF_FRAMES = frozenset({"segment", "position", "bytes", "kind", "first_offset", "offsets", "timestamp"})
"""What is told of every frame: a field of the same name is told with `_` after it."""


class DeclaredForm(RecordForm):
    """What the engine asks of a form that no layout was generated for."""

    least: int
    largest: int

    @cached_property
    def size(self) -> int:
        return self.least

    @cached_property
    def needed(self) -> int:
        return self.least

    @cached_property
    def most(self) -> int:
        return self.largest

    @cached_property
    def first_field(self) -> str:
        return "frame"


def form_of(parsers: LogParsers) -> DeclaredForm:
    compiled = parsers.compiled
    declared, checksum = compiled.declaration, compiled.declaration.checksum
    made = DeclaredForm(
        parsers.frame,
        None,
        magic=compiled.magic,
        beginning=compiled.magic,
        length=declared.length,
        checksum="" if checksum is None else checksum.field,
        number=declared.number.field,
        header=parsers.header,
        base=declared.base,
    )
    number = compiled.fixed.get(declared.number.field)
    object.__setattr__(made, "least", max(compiled.fixed_size, 1))
    object.__setattr__(made, "largest", LARGEST if number is None else min(number.most, LARGEST))
    return made


class DeclaredReader(RecordReader):
    """A `SegmentReader`. A declaration has a class of its own, with its `parsers`."""

    parsers: ClassVar[LogParsers]
    form: ClassVar[DeclaredForm]
    files: ClassVar[type[FrameFile]] = FrameFile
    """How frames are found in a file: a package may derive one whose frames have more than one kind of checksum."""
    _recovery: DeclaredResyncer

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        super().__init__(source, segment, limits)
        self._declared = self.parsers.compiled.declaration
        self._before: int | None = None
        if not self._declared.number.field:
            self.due = self._declared.number.first
        self._gaps = self._declared.number.gaps

    @property
    def source(self) -> Source:
        return self._source

    @source.setter
    def source(self, source: Source) -> None:
        root = None
        if "_source" in self.__dict__:
            root = self.file.root
        self._source = source
        file = self.files(self.parsers, self.form, source, self.limits)
        self._recovery = DeclaredResyncer(file, self.index, self.segment, self.limits, self.most)
        self.file.root = root

    def may_scan(self, wanted: Wanted) -> bool:
        """Whether plainly sound frames may be passed over without being asked for one by one.

        A package whose reader has a `frame`, `check` or `records` of its own says so itself, where these would only
        give what the declaration says: for all frames but those that `plain` leaves to them.
        """
        own, usual = type(self), next(each for each in type(self).__mro__ if each.__module__.startswith(DECLARED))
        return all(getattr(own, name) is getattr(usual, name) for name in ("frame", "check", "records"))

    def odd(self, frame: Frame, found: Any) -> list[Finding] | None:
        """What is to be said of a frame of many records that were `found` by a run, though it is not plainly sound;
        None where `records` has to tell."""
        return None

    def is_plain_none(self, position: int, content: bytes) -> bool:
        """Whether there is nothing to say of records that no user stored: those of the frame at `position`, which has
        only such, and whose bytes are `content`, unpacked. What they hold only a package knows."""
        return True

    @property
    def most(self) -> int:
        """The greatest number that a record of this segment may have: a stretch ends before a frame with a greater
        one, which is for `check` to judge."""
        return self.form.most

    @property
    def file(self) -> FrameFile:
        return self._recovery.file

    def begin(self) -> int:
        if not self.source.size:
            # What is not begun yet, or was emptied, holds nothing, and nothing is wrong with it.
            return 0
        end = self.file.header()
        if self._declared.base:
            found = as_number(value_at(self.file.root, self._declared.base))
            self.due = self.due if found is None else found
        is_told = not end and bool(self.parsers.compiled.magic)
        if is_told and not self._zeroed(0) and not self._recovery.any_record():
            self.frame(0)
        return end

    def enter(self, start: Landmark) -> None:
        self.due, self._certain, self._gaps = start.due, start.due - 1, self._declared.number.gaps
        self._before = None
        if self.file.goes_on:
            self._before = self._sum_before(start.position)

    @property
    def seed(self) -> int:
        """What the checksum of the next frame goes on from."""
        return self.file.seed if self._before is None else self._before

    def _sum_before(self, position: int) -> int | None:
        """The checksum of the frame that ends at `position`."""
        at, before = self.file.header(), None
        while at < position:
            found = self.file.frame(at, counted=0)
            at, before = found.end, self.file.sum_after(found)
        return before

    def frame(self, position: int) -> Frame:
        try:
            found = self.file.frame(position, counted=self.due)
        except SegspecError as error:
            raise self._named(error) from error.__cause__
        if found.is_left:
            return Frame(position, found.end, "leftover", found, spec=self.form.spec, offsets=0, is_room=True)
        offsets = found.takes if found.number is not None else 0
        return Frame(
            found.starts[0],
            found.end,
            self._declared.kind,
            found,
            first_offset=found.number,
            offsets=offsets,
            timestamp=self.file.time(found),
            spec=self.form.spec,
            details=self._details(found),
        )

    def _details(self, frame: StoredFrame) -> dict[str, int | str | bool]:
        shown = self.parsers.compiled.shown
        found = ((f"{name}_" if name in OF_FRAMES else name, getattr(frame.head, name, None)) for name in shown)
        return {name: getattr(value, "name", value) for name, value in found if isinstance(value, int)}

    def check(self, frame: Frame) -> Iterator[Finding]:
        body: StoredFrame = frame.body
        if body.is_left:
            message = "frames that were written before the log was begun anew lie here: its owner does not read them"
            size = frame.end - frame.position
            yield self.finding(frame.position, Code.TRAILING_BYTES, Severity.NOTE, message, bytes=size)
            return
        try:
            self._check_sums(body)
        except ACCESS_ERRORS as error:
            raise self.error(Code.BAD_CHECKSUM, str(error), frame.position, self.form.checksum, "", "") from error
        if isinstance(body.content, SegspecError):
            raise body.content
        if self.form.number and body.number is not None:
            yield from self._order(frame)

    def _check_sums(self, body: StoredFrame) -> None:
        checks = self.file.checks
        if checks is None:
            return
        kind = self._declared.kind
        what = f"a {kind}" if body.number is None else f"{kind} {body.number}"
        named = self.file.sum_of(body, checks)
        for start, stored, computed in self.file.sums(body, self.seed):
            if stored != computed:
                where = "" if start == body.starts[0] else f", its piece at byte {start}"
                error = self.file.wrong_checksum(start, f"{what}{where}", named, stored, computed)
                error.position = body.starts[0]
                raise error

    def refused(self, position: int) -> SegspecError | None:
        """What is wrong with the checksum or the number of the frame at `position`, if that is all that a run refuses
        it for."""
        judged, checks = self.file.judged(position), self.file.checks
        if judged is None or self.parsers.compiled.joins:
            return None
        if judged.computed is not None and checks is not None:
            what = f"{self._declared.kind} {judged.number}"
            return self.file.wrong_checksum(position, what, checks.keys, judged.stored, judged.computed)
        if not self.form.number:
            return None
        body = StoredFrame.unparsed(position, judged.end, judged.number, judged.last - judged.number + 1)
        try:
            deque(self._order(Frame(position, judged.end, self._declared.kind, body)), maxlen=0)
        except SegspecError as error:
            return error
        return None

    def _order(self, frame: Frame) -> Iterator[Finding]:
        number, due = frame.body.number, self.due
        if self._declared.number.gaps and due is not None and number > due and number > self._certain:
            following = self._following(frame)
            last = number + max(frame.body.takes, 1) - 1
            if following is not None and following <= last:
                message = f"a {self._declared.kind} numbered {number} where {due} is due, and the next is {following}"
                raise self.error(Code.BAD_ORDER, message, frame.position, self.form.number, str(due), str(number))
            return
        yield from super()._order(frame)

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        body: StoredFrame = frame.body
        if body.is_left or body.number is None:
            return [], []
        declared, file = self._declared, self.file
        try:
            told = {
                "offset": body.number,
                "timestamp": frame.timestamp,
                "key": as_bytes(file.of(body, declared.key)) if declared.key else None,
                "value": body.value if file.has_value(body) else None,
            }
            made = record_of(frame.position, told | self._further(body))
        except ACCESS_ERRORS as error:
            raise self.error(Code.BAD_ENCODING, str(error), frame.position, "", "", "") from error
        return [made], []

    def _further(self, body: StoredFrame) -> dict[str, Any]:
        """The further columns that a record has."""
        columns = self.parsers.compiled.further
        found = ((name, self.file.of(body, path)) for name, path in self._declared.columns.items())
        return {name: as_kind(value, columns[name].kind) for name, value in found}

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        body: StoredFrame = frame.body
        if body.is_left:
            return
        self._before = self.file.sum_after(body) if self.file.goes_on else None
        if body.number is None:
            return
        if not self.form.number:
            self.due = body.number + body.takes
            return
        super().accept(frame, records)
        self.due = body.number + body.takes
        if self._certain == body.number:
            self._certain = self.due - 1

    def pass_over(self, stretch: Stretch) -> None:
        self.due, self._before = stretch.carried
        self.file.learn(stretch.position)
        if self.form.number:
            self._certain = self.due - 1

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if self.file.goes_on:
            # What comes after damage is not of the log any more: each checksum goes on from the one before it.
            return None
        if self.form.header is not None and self.file.root is None:
            return None
        if self.form.number:
            certain, due = self._certain, self.due
        else:
            certain, due = position, None
        found = self._recovery.resume(position, certain, due, gaps=self._gaps or not self.form.number)
        if found is None:
            return None
        note = f"reading goes on at byte {found.position}"
        stated = self.file.at(found.position) if self.form.number else None
        if stated is None or stated.number < 0:
            return Resync(found.position, None, note)
        lost = None if self.due is None or self._gaps else max(stated.number - self.due, 0)
        self.due = stated.number
        return Resync(found.position, lost, f"{note}, with record {stated.number}")

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        summary.next_offset = self.due
        return ()

    def sections(self, frame: Frame) -> Iterable[Section]:
        """The further pieces of a record, and what its value is parsed as."""
        body: StoredFrame = frame.body
        for number, start in enumerate(body.starts[1:], 2):
            end = (*body.starts[2:], body.end)[number - 2]
            yield Section(f"piece {number}", self.form.spec, self.source.read(start, end - start), start)
        if body.content is not None:
            yield Section("content", self.parsers.content, body.value)

    def _named(self, error: SegspecError) -> SegspecError:
        position = error.position
        if self._zeroed(position):
            left = self.source.size - position
            message = (
                f"{left} zero bytes to the end of the file: space that was reserved, and frames that never reached it"
            )
            return SegspecError(Code.ZEROED, message, path=self.source.path, position=position, field=error.field)
        return error
