"""Reads one segment of a declared log: frame, checksum, record."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from segspec.core.errors import Code, Finding, SegspecError, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary, record_of
from segspec.core.stretch import Stretch, Wanted
from segspec.formats.contract.reading import Landmark, Resync
from segspec.frames import rules
from segspec.frames.compiled import CompiledLog
from segspec.frames.explain import table
from segspec.frames.sound_frames import StoredFrame
from segspec.storage.source import Source

if TYPE_CHECKING:
    from segspec.frames.dense_index import DenseIndex
    from segspec.frames.frame_file import FrameFile
    from segspec.frames.frame_parsers import LogParsers

RULES = table("frames")

DECLARED = "segspec.frames."

RESERVED = "reserved"
"""The kind of the zeros after the last frame, if the owner makes files longer."""

NOTHING_TOLD = array("Q"), b""

OF_FRAMES = frozenset({"segment", "position", "bytes", "kind", "first_offset", "offsets", "timestamp"})
"""The fields of every frame. A format's field of the same name ends in `_`."""


class ReaderParts(Protocol):
    """What a reader needs: the compiled declaration, and parts made on first use."""

    compiled: CompiledLog

    @property
    def parsers(self) -> LogParsers: ...
    @property
    def index(self) -> DenseIndex | None: ...


class DeclaredReader:
    """A `SegmentReader` with the next number (if known) and the last one that neighbours confirm.

    Parsers are for what runs do not report.
    """

    parts: ClassVar[ReaderParts]
    by_frame: Any = None
    _root: Any = None

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.segment, self.limits, self.dialect = segment, limits, "system"
        self.compiled: CompiledLog = self.parts.compiled
        self._declared = self.compiled.declaration
        checksum = self._declared.checksum
        self._goes_on = checksum is not None and bool(checksum.goes_on_from)
        self._is_keyed = checksum is not None and bool(checksum.key)
        self._kind = self._declared.kind
        self._numbered = bool(self._declared.number.field)
        self._before: int | None = None
        self._sound: int | None = None
        self._certain, self._gaps = -1, self._declared.number.gaps
        number = self._declared.number
        self.due = segment.base if self._numbered or number.per_file else number.first
        if self.due is None and number.per_file:
            self.due = number.first
        self.source = source

    @property
    def source(self) -> Source:
        """The file. Setting a larger one drops all but the header."""
        return self._source

    @source.setter
    def source(self, source: Source) -> None:
        """A growing file is set again."""
        self._root, self._source = self.root, source
        for name in ("file", "search", "by_frame"):
            self.__dict__.pop(name, None)

    @cached_property
    def file(self) -> FrameFile:
        made = self.frame_file(self.source)
        if self._root is not None:
            made.settle(self._root)
        return made

    def frame_file(self, source: Source) -> FrameFile:
        """A package may override this for frames with several kinds of checksum."""
        from segspec.frames.frame_file import FrameFile

        return FrameFile(self.parsers, source, self.limits)

    @property
    def root(self) -> Any:
        return self.file.root if "file" in self.__dict__ else self._root

    @root.setter
    def root(self, root: Any) -> None:
        self._root = root
        if "file" in self.__dict__:
            self.file.settle(root)

    @property
    def parsers(self) -> LogParsers:
        return self.parts.parsers

    def tells(self) -> tuple[Any, bytes] | None:
        """Header values for runs, and the checksum's key; None if the header lacks it."""
        lane = self.compiled.lane
        if self._is_keyed or (lane is not None and lane.header):
            return self.file.tells()
        return NOTHING_TOLD

    def may_scan(self, wanted: Wanted) -> bool:
        """Whether plainly intact frames may be skipped together.

        A package that overrides `frame`, `check` or `records` without an effect on them overrides this too.
        """
        own = type(self)
        return all(each.__module__.startswith(DECLARED) for each in (own.frame, own.check, own.records))

    def odd(self, frame: Frame, found: Any) -> list[Finding] | None:
        """The findings about a frame of many records that is not plain; None for `records` to decide."""
        return None

    def is_plain_none(self, position: int, content: bytes) -> bool:
        """Whether a frame with only internal records has no findings."""
        return True

    @property
    def most(self) -> int:
        """The maximum number of a record. `check` judges greater ones."""
        return self.compiled.most

    @cached_property
    def search(self) -> Any:
        from segspec.frames.resync import Resyncer

        return Resyncer(self.file, self.parts.index, self.segment, self.most)

    def begin(self) -> int:
        if not self.source.size:
            return 0
        end = self.file.header() if self.compiled.has_header else 0
        if self._declared.header.base:
            found = self.file.base
            self.due = self.due if found is None else found
        magic, at = self.compiled.magic, self.compiled.magic_at
        is_told = not end and magic and not magic.startswith(self.source.read(at, len(magic)))
        if is_told and not self._zeroed(0) and not self.search.any_record():
            self.frame(0)
        return end

    def enter(self, start: Landmark) -> None:
        self.due, self._certain, self._gaps = start.due, start.due - 1, self._declared.number.gaps
        self._before = None
        if self._goes_on:
            self._before = self._sum_before(start.position)

    @property
    def seed(self) -> int:
        """The initial value of the next frame's checksum."""
        if not self._goes_on:
            return 0
        return self.file.seed if self._before is None else self._before

    def _sum_before(self, position: int) -> int | None:
        at, before = self.file.header(), None
        while at < position:
            found = self.file.frame(at, counted=0)
            at, before = found.end, self.file.sum_after(found)
        return before

    @property
    def stop(self) -> int:
        """The end of frames: zeros that may be unwritten, or the file's end."""
        return self.source.zero_tail() if any(self._declared.tail) else self.source.size

    def is_unwritten(self, position: int) -> bool:
        """Whether only unwritten space follows `position`."""
        left = self.source.size - position
        return rules.may_be_unwritten(left, self._declared.tail.unwritten) and position >= self.source.zero_tail()

    def frame(self, position: int) -> Frame:
        if self.is_unwritten(position):
            raise self.zeroed(position)
        if self._declared.tail.reserved and position >= self.source.zero_tail():
            rest = StoredFrame((position,), (), self.source.size, None, 0, b"", None, is_left=True)
            return Frame(position, rest.end, RESERVED, rest, spec=self.parsers.frame, offsets=0, is_room=True)
        try:
            found = self.file.frame(position, counted=self.due)
        except SegspecError as error:
            raise self._named(error) from error.__cause__
        if found.is_left:
            return Frame(position, found.end, "leftover", found, spec=self.parsers.frame, offsets=0, is_room=True)
        offsets = found.takes if found.number is not None else 0
        return Frame(
            found.starts[0],
            found.end,
            self._declared.kind,
            found,
            first_offset=found.number,
            offsets=offsets,
            timestamp=self.file.time(found),
            spec=self.parsers.frame,
            details=self._details(found),
        )

    def _details(self, frame: StoredFrame) -> dict[str, int | str | bool]:
        shown = self.compiled.shown
        found = ((f"{name}_" if name in OF_FRAMES else name, getattr(frame.head, name, None)) for name in shown)
        return {name: getattr(value, "name", value) for name, value in found if isinstance(value, int)}

    def check(self, frame: Frame) -> Iterator[Finding]:
        body: StoredFrame = frame.body
        if frame.kind == RESERVED:
            return
        if body.is_left:
            message = "frames that were written before the log was restarted lie here: its owner does not read them"
            at, size = frame.position, frame.end - frame.position
            yield Finding(self.source.path, at, Code.TRAILING_BYTES, Severity.NOTE, message, bytes=size)
            return
        checksum = self._declared.checksum
        with self.file.accessed(Code.BAD_CHECKSUM, frame.position, "" if checksum is None else checksum.field):
            self._check_sums(body)
        if isinstance(body.content, SegspecError):
            raise body.content
        if self._numbered and body.number is not None:
            yield from self._order(frame)
        yield from self._promises(frame.position, body.number)

    def _check_sums(self, body: StoredFrame) -> None:
        checks = self.file.checks
        if checks is None:
            return
        what = f"a {self._kind}" if body.number is None else f"{self._kind} {body.number}"
        named = self.file.sum_of(body, checks)
        for start, stored, computed in self.file.sums(body, self.seed):
            if not rules.has_checksum(stored, computed):
                where = "" if start == body.starts[0] else f", its piece at byte {start}"
                error = self.file.wrong_checksum(start, f"{what}{where}", named, stored, computed)
                error.position = body.starts[0]
                raise error

    def misnumbered(self, position: int) -> tuple[Frame, list[Finding]] | None:
        """The frame and findings about its number, if a run refused it only for that. Raises `SegspecError`."""
        judged, checks = self.file.judged(position), self.file.checks
        if judged is None or self.compiled.joins:
            return None
        if judged.computed is not None and checks is not None:
            what = f"{self._kind} {judged.number if self._numbered else self.due}"
            raise self.file.wrong_checksum(position, what, checks.keys, judged.stored, judged.computed)
        if not self._numbered:
            return None
        body = StoredFrame.unparsed(position, judged.end, judged.number, judged.last - judged.number + 1)
        frame = Frame(position, judged.end, self._kind, body)
        return frame, [*self._order(frame)]

    def _order(self, frame: Frame) -> Iterator[Finding]:
        """Compares a number, which may be unprotected, with its neighbours'."""
        number, due, takes = frame.body.number, self.due, max(frame.body.takes, 1)
        if due is None or rules.is_due(number, due):
            return
        following, may_skip = self._following(frame), self._declared.number.gaps and number > max(due, self._certain)
        if may_skip:
            if following is not None and following <= number + takes - 1:
                raise self._broken("frames.number.contradicted", frame, due=due, following=following).error()
            return
        if following is not None and rules.is_contradicted(number, due, following):
            raise self._broken("frames.number.contradicted", frame, due=due, following=following).error()
        if number <= self._certain:
            raise self._broken("frames.number.back", frame, due=due, certain=self._certain).error()
        is_first = self._certain < 0 and due == self.segment.base
        first = " (the number in the file's name)" if is_first else ""
        if number > due:
            skipped = number - due
            yield self._broken("frames.number.due", frame, records=skipped, due=due, first=first, skipped=skipped)
        else:
            yield self._broken("frames.number.below", frame, due=due, first=first)

    def warns(self, position: int) -> Iterable[Finding]:
        """Findings about a frame that a run has released."""
        field, fixed = self._declared.number.field, self.compiled.fixed
        if field in fixed:
            content = self.source.read(position, self.compiled.fixed_size)
            return self._promises(position, fixed[field].read(content), content)
        return self._promises(position, self.frame(position).body.number)

    def _promises(self, position: int, number: int | None, content: bytes = b"") -> Iterator[Finding]:
        fixed, promises = self.compiled.fixed, self.compiled.promised
        if promises and not content:
            content = self.source.read(position, self.compiled.fixed_size)
        for name, promised in promises.items():
            actual = fixed[name].read(content)
            if not rules.is_as_promised(actual, promised):
                by = f"version {fixed['version'].read(content)}" if "version" in fixed else self._declared.title
                said = {"kind": self._kind, "number": number, "name": name}
                said |= {"actual": actual, "promised": promised, "by": by}
                yield RULES.finding("frames.record.promised", self.source.path, position, said, field=name)

    def _broken(self, rule: str, frame: Frame, *, records: int | None = None, **values: Any) -> Finding:
        said, field = values | {"kind": self._kind, "number": frame.body.number}, self._declared.number.field
        return RULES.finding(rule, self.source.path, frame.position, said, field=field, records=records)

    def _following(self, frame: Frame) -> int | None:
        found = self.search.verified(frame.end)
        return None if found is None else found.number

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        body: StoredFrame = frame.body
        if body.is_left or body.number is None:
            return [], []
        file, told = self.file, {"offset": body.number, "timestamp": frame.timestamp}
        with file.accessed(Code.BAD_ENCODING, frame.position):
            told |= file.payload(body) | file.further(body, self._declared.of_frames)
            return [record_of(frame.position, told)], []

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        body: StoredFrame = frame.body
        if body.is_left:
            return
        self._before = self.file.sum_after(body) if self._goes_on else None
        if body.number is not None:
            self._number_after(frame)

    def _number_after(self, frame: Frame) -> None:
        number, due = frame.body.number, frame.body.number + frame.body.takes
        if self._numbered:
            if self.due is None or rules.is_due(number, self.due) or self._following(frame) is not None:
                self._certain = due - 1
            self._gaps |= self.due is not None and number > self.due
        self.due = due

    def pass_over(self, stretch: Stretch) -> None:
        due, self._before, judged = stretch.carried
        self._sound = stretch.position
        if judged is not None:
            self._number_after(judged)
            return
        self.due = due
        if self._numbered:
            self._certain = self.due - 1

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        header = None if position else self.parsers.header
        return header or self.parsers.frame, ()

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if self._goes_on or error.code is Code.ZEROED:
            # With chained checksums, the log ends at damage, and before final zeros.
            return None
        if self.compiled.has_header and self.root is None:
            return None
        if self._sound is not None:
            self.file.learn(self._sound)
        certain, due = (self._certain, self.due) if self._numbered else (position, None)
        found = self.search.resume(position, certain, due, gaps=self._gaps or not self._numbered)
        if found is None:
            return None
        note, lost, number = f"at byte {found.position}", None, found.number if self._numbered else None
        if self._declared.holds and self._numbered:
            number = self.file.frame(found.position).number
        if number is not None:
            # If the search took the numbering from the found frame, the loss is unknown.
            lost = None if self.due is None or self._declared.number.gaps else max(number - self.due, 0)
            self.due = number
            note = f"with {self._kind if self._declared.records is None else 'record'} {number} {note}"
        damaged = self.file.loosely_at(position) if error.code is Code.BAD_CHECKSUM else None
        if damaged is not None and found.position < damaged.end:
            note += ", before the end that its length claims: the length is wrong, or a torn one was written over"
        return Resync(found.position, lost, f"reading continues {note}")

    def finish(self, summary: SegmentSummary) -> Iterable[Finding]:
        summary.next_offset = self.due
        return ()

    def sections(self, frame: Frame) -> Iterable[Section]:
        body: StoredFrame = frame.body
        for number, start in enumerate(body.starts[1:], 2):
            end = (*body.starts[2:], body.end)[number - 2]
            yield Section(f"piece {number}", self.parsers.frame, self.source.read(start, end - start), start)
        if body.content is not None:
            yield Section("content", self.parsers.content, body.value)

    def _named(self, error: SegspecError) -> SegspecError:
        position, compiled = error.position, self.compiled
        magic = compiled.magic
        if not self._declared.tail.unwritten and self._zeroed(position):
            return self.zeroed(position, error.field)
        if error.code is not Code.BAD_MAGIC or not magic:
            return error
        start = self.source.read(position + compiled.magic_at, len(magic))
        if start == magic[::-1]:
            error.message += "; this is the magic with its bytes swapped: written as text or big-endian"
        elif not any(self.source.read(position, compiled.magic_at + len(magic))):
            zeros = self.source.zeros_until(position) - position
            error.message += f"; {zeros} zero bytes lie here"
        return error

    def error(self, code: Code, message: str, position: int, field: str, expected: str, actual: str) -> SegspecError:
        return SegspecError(
            code, message, path=self.source.path, position=position, field=field, expected=expected, actual=actual
        )

    def _zeroed(self, position: int) -> bool:
        return position < self.source.size and self.source.is_zero_from(position)

    def zeroed(self, position: int, field: str | None = None) -> SegspecError:
        """The error of zeros from `position` to the end of the file."""
        left, magic = self.source.size - position, self.compiled.magic
        said = {"left": left, "kind": self._kind, "magic": magic.hex(" ")}
        said |= {"zeros": bytes(min(left, len(magic))).hex(" ")}
        return RULES.error("frames.tail.zeroed", self.source.path, position, said, field=field)
