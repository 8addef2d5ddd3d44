"""Reads one ffwd segment: header, framing, record. There is no checksum to check."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from segspec.columns.single import LARGEST_DUE, SingleFrames, SingleScanner
from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Scanner, Stretch, Wanted
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.engine.reader import NumberedReader
from segspec.formats.ffwd import layout, rules
from segspec.formats.ffwd.framing import Framing
from segspec.formats.ffwd.header import TYPES, Header, HeaderVariant, mended_header, read_header
from segspec.formats.ffwd.resync import Resyncer
from segspec.formats.ffwd.scan.run import run
from segspec.frames.explain import table
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.ffwd_entry import FfwdEntry
from segspec_ksy.layouts import ffwd_entry

RULES = table("ffwd")


class StoredEntry(NamedTuple):
    """An entry as it lies in the file: the fields of its spec."""

    len_blob: int
    blob: bytes


FRAMES = SingleFrames("ffwd_entries", "entry", {"len_blob": "blob_length"})


class EmptyRuns:
    """A `Scanner` for who only counts: a long run of zeros is a stretch of empty messages; all else `others` finds."""

    def __init__(self, reader: FfwdReader, wanted: Wanted, others: Scanner) -> None:
        self._reader, self._wanted, self._others = reader, wanted, others

    def scan(self, position: int) -> Stretch | None:
        size, wanted = self._reader.source.size, self._wanted
        until = min(size if wanted.stop is None else wanted.stop, position + (wanted.stride or size))
        return self._reader.empty(position, until - position) or self._others.scan(position)


class FfwdReader(NumberedReader):
    """A `SegmentReader`. Carries the next message's number and how many empty ones came last."""

    frame_is = "message"

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        super().__init__(segment, limits)
        self.source = source
        self._header: Header | None = None
        self.due = segment.base or 0
        self._empty = 0
        self._is_filled = False

    @property
    def source(self) -> Source:
        return self._source

    @source.setter
    def source(self, source: Source) -> None:
        """A file that grows is given again, and what was found out about it is forgotten."""
        self._source = source
        self._recovery = Resyncer(source, self.segment.next_base)
        self._framing = Framing(source)

    def scan(self, wanted: Wanted) -> Scanner:
        """Nothing protects entries, so that they fit is all that is asked; what lies in the file's last zeros is the
        reader's."""
        zeros = (self.source.zero_tail(),)
        found = SingleScanner(run, self.source, wanted, lambda: self.due, lambda due: zeros, FRAMES)
        return found if wanted.places or wanted.frames else EmptyRuns(self, wanted, found)

    def empty(self, position: int, most: int) -> Stretch | None:
        """The empty messages of a long run of zeros that the file does not end with, at most in so many bytes."""
        block = self._framing.empty(position, most) if position < self.source.zero_tail() else None
        if block is None or self.due + block.entries > LARGEST_DUE:
            return None
        last = self.due + block.entries - 1
        return Stretch(position, block.end, block.entries, block.entries, first_offset=self.due, last_offset=last)

    def begin(self) -> int:
        return self._take(read_header(self.source))

    def enter(self, start: Landmark) -> None:
        self.due, self._empty, self._is_filled = start.due, 0, False

    def frame(self, position: int) -> Frame:
        if self._framing.is_zero_tail(position):
            said = {"left": self.source.size - position, "least": rules.ZERO_TAIL}
            raise RULES.error("ffwd.tail.unwritten", self.source.path, position, said)
        head = self._framing.fits(position)
        if head is None:
            raise self._named(kaitai.refused(FfwdEntry, self.source, position))
        if rules.is_last(self.due - 1):
            said = {"due": self.due, "most": rules.LAST_OFFSET}
            raise RULES.error("ffwd.message.greatest", self.source.path, position, said)
        self.check_size(position, head.len_blob, "len_blob")
        entry = StoredEntry(head.len_blob, self.source.read(head.blob, head.len_blob))
        details: dict[str, int | str | bool] = {"len_blob": entry.len_blob}
        return Frame(position, head.end, "entry", entry, self.due, offsets=1, spec=FfwdEntry, details=details)

    def check(self, frame: Frame) -> Iterable[Finding]:
        return ()

    def records(self, frame: Frame) -> tuple[list[Record], list[Finding]]:
        return [Record(frame.position, offset=self.due, value=frame.body.blob)], []

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        is_filled = rules.is_filled(frame.body.len_blob)
        self._empty = 0 if is_filled else self._empty + 1
        self._is_filled |= is_filled
        self.due += 1

    def pass_over(self, stretch: Stretch) -> None:
        self._empty, self._is_filled = 0, True
        self.due += stretch.rows

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        if position == 0:
            return TYPES[HeaderVariant.document if self.dialect == "document" else HeaderVariant.system], ()
        return FfwdEntry, ()

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if self._header is None:
            return self._without_magic(error)
        place = None if error.code is Code.ZEROED else self._recovery.resume(position, self.due)
        if place is None or self.due + place.lost > rules.LAST_OFFSET:
            return None  # No number is left for what may follow.
        self.due += place.lost
        how = "as the next segment's base has it" if place.counted else "taking it that this is all that was lost"
        note = f"{place.note}; reading goes on at byte {place.position} with message {self.due}, {how}"
        return Resync(place.position, place.lost, note)

    def finish(self, summary: SegmentSummary) -> Iterator[Finding]:
        summary.next_offset = self.due
        if self._header is None:
            return
        named = layout.base_of(self.source.name)
        if named is not None and named != self._header.base:
            said = {"named": named, "base": self._header.base}
            yield RULES.finding("ffwd.header.name", self.source.path, 0, said)
        # Messages before a part may be empty, too.
        is_unknown = summary.is_part and not self._is_filled
        if (self._empty >= rules.EMPTY_RUN or is_unknown) and summary.end == "clean":
            empty, path = self._empty, self.source.path
            yield RULES.finding("ffwd.tail.empty-note", path, summary.valid_bytes, {"empty": empty}, records=empty)

    def _take(self, header: Header) -> int:
        self._header = header
        self.dialect = header.variant.name
        self.due = header.base
        return header.end

    def _without_magic(self, error: SegspecError) -> Resync | None:
        """Goes on after a header of which only the magic is damaged, if name and entries agree with the rest of it."""
        if error.code is not Code.BAD_MAGIC:
            return None
        header = mended_header(self.source)
        if header is None:
            return None
        return Resync(self._take(header), 0, "the name and the entries agree with the rest of the header")

    def _named(self, error: SegspecError) -> SegspecError:
        head = self._framing.head(error.position)
        if head is not None and rules.is_negative(head.len_blob):
            negative = head.len_blob - ffwd_entry.MAX_LEN_BLOB - 1
            error.message += f"; the system reads this size as the negative int {negative} and fails to start"
        return error
