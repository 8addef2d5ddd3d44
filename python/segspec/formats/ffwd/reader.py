"""Reads one ffwd segment, beyond its declaration: two headers, unwritten space, and reading after damage."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch, Wanted
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.ffwd import rules
from segspec.formats.ffwd.header import TYPES, Header, HeaderVariant, mended_header, read_header
from segspec.formats.ffwd.layout import NAMES
from segspec.formats.ffwd.resync import Resyncer
from segspec.frames.explain import table
from segspec.frames.reader import DeclaredReader
from segspec.storage.source import Source
from segspec_ksy.layouts import ffwd_entry

RULES = table("ffwd")


class FfwdReader(DeclaredReader):
    """A `SegmentReader`. Also counts the last empty messages."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        super().__init__(source, segment, limits)
        self.due = segment.base or 0
        self._empty = 0
        self._is_filled = False

    def may_scan(self, wanted: Wanted) -> bool:
        return True

    def begin(self) -> int:
        return self._begun(read_header(self.source))

    def _begun(self, header: Header) -> int:
        self.root = header
        self.dialect, self.due = header.variant.name, header.base
        return header.end

    @cached_property
    def search(self) -> Resyncer:
        return Resyncer(self.source)

    def enter(self, start: Landmark) -> None:
        super().enter(start)
        self._empty, self._is_filled = 0, False

    def frame(self, position: int) -> Frame:
        frame = super().frame(position)
        assert self.due is not None
        if rules.is_last(self.due - 1):
            said = {"due": self.due, "most": rules.LAST_OFFSET}
            raise RULES.error("ffwd.message.greatest", self.source.path, position, said)
        return frame

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        super().accept(frame, records)
        is_filled = rules.is_filled(frame.body.head.len_blob)
        self._empty = 0 if is_filled else self._empty + 1
        self._is_filled |= is_filled

    def pass_over(self, stretch: Stretch) -> None:
        super().pass_over(stretch)
        self._empty, self._is_filled = 0, True

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        variant = HeaderVariant.document if self.dialect == "document" else HeaderVariant.system
        return super().frame_spec(position) if position else (TYPES[variant], ())

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if self.root is None:
            return self._without_magic(error)
        assert self.due is not None
        place = None
        if error.code is not Code.ZEROED:
            place = self.search.resume(position, self.due, self.segment.next_base)
        if place is None or self.due + place.lost > rules.LAST_OFFSET:
            return None  # No number is left for what may follow.
        self.due += place.lost
        how = "as the next segment's base has it" if place.counted else "taking it that this is all that was lost"
        note = f"{place.note}; reading continues at byte {place.position} with message {self.due}, {how}"
        return Resync(place.position, place.lost, note)

    def _without_magic(self, error: SegspecError) -> Resync | None:
        header = mended_header(self.source) if error.code is Code.BAD_MAGIC else None
        if header is None:
            return None
        return Resync(self._begun(header), 0, "the name and the entries agree with the rest of the header")

    def finish(self, summary: SegmentSummary) -> Iterator[Finding]:
        yield from super().finish(summary)
        if self.root is None:
            return
        named, base = NAMES.base_of(self.source.name), self.root.base
        if named is not None and named != base:
            yield RULES.finding("ffwd.header.name", self.source.path, 0, {"named": named, "base": base})
        # Messages before a part may be empty, too.
        is_unknown = summary.is_part and not self._is_filled
        if (self._empty >= rules.EMPTY_RUN or is_unknown) and summary.end == "clean":
            empty, path = self._empty, self.source.path
            yield RULES.finding("ffwd.tail.empty-note", path, summary.valid_bytes, {"empty": empty}, records=empty)

    def zeroed(self, position: int, field: str | None = None) -> SegspecError:
        said = {"left": self.source.size - position, "least": self._declared.tail.unwritten}
        return RULES.error("ffwd.tail.unwritten", self.source.path, position, said)

    def _named(self, error: SegspecError) -> SegspecError:
        content = self.source.read(error.position, ffwd_entry.SIZE)
        size = ffwd_entry.unpack(content).len_blob if len(content) == ffwd_entry.SIZE else 0
        if error.code is Code.LIMIT_EXCEEDED:
            most, message = self.limits.file_bytes, f"a message of {size} bytes, more than the limit for one block"
            return self.error(error.code, message, error.position, "len_blob", f"at most {most}", str(size))
        if rules.is_negative(size):
            negative = size - ffwd_entry.MAX_LEN_BLOB - 1
            error.message += f"; the system reads this size as the negative int {negative} and fails to start"
        return error
