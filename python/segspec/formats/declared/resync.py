"""Where reading of a declared log goes on after damage: at the end that a damaged frame states, at the next frame that
begins as all do, states a number that may come, or begins a block; each only where its checksum, and what comes after
it, bear it out."""

from __future__ import annotations

from collections.abc import Iterator

from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.declared.compiled import FixedField
from segspec.formats.declared.frame_file import FrameFile
from segspec.formats.declared.frame_parsers import spent
from segspec.formats.engine.dense_index import DenseIndex
from segspec.formats.engine.resync import IntactRecord, Resyncer

WORK_A_TICK = 16
"""A search may checksum so many bytes, or take a tick of a parser."""

MOST_WITHOUT_RECORD = 1 << 10
"""So many frames without a record in a row are passed over to find the number that comes after them."""


class DeclaredResyncer(Resyncer):
    """A `Resyncer`. Where frames state no numbers, what is found later counts as what comes later."""

    file: FrameFile

    def __init__(
        self, file: FrameFile, index: DenseIndex | None, segment: SegmentFile, limits: Limits, most: int
    ) -> None:
        super().__init__(file.form, index, file.source, segment, limits)
        self._ceiling = min(self._ceiling, most + 1)
        self.file = file
        self._compiled, self._declared = file.compiled, file.declared
        self._certain = -1

    def resume(self, position: int, certain: int, expected: int | None, *, gaps: bool) -> IntactRecord | None:
        self._certain = certain
        return (self._after_stated_end(position, expected) if gaps else None) or super().resume(
            position, certain, expected, gaps=gaps
        )

    def _after_stated_end(self, position: int, expected: int | None) -> IntactRecord | None:
        """The frame that begins where the damaged one states that it ends, whose numbers come after those that this
        may have: with gaps no number is the one that is due."""
        damaged = self.file.loosely_at(position)
        if damaged is None or damaged.number < (expected or 0):
            return None
        following = self.verified(damaged.end)
        is_later = following is not None and damaged.number < following.number < self._ceiling
        return following if is_later else None

    def any_record(self) -> bool:
        compiled = self._compiled
        if compiled.magic and self._source.find(compiled.magic, 0) >= 0:
            return True
        return self.verified(0) is not None

    def verified(self, position: int) -> IntactRecord | None:
        before = spent.ticks
        found = super().verified(position)
        self._work -= WORK_A_TICK * (spent.ticks - before)
        return found

    def _verified(self, position: int) -> IntactRecord | None:
        place = self.file.at(position)
        if place is None or not self._is_intact(place):
            return None
        number = place.number
        if number < 0:
            number = self._number_after(place.end)
        return IntactRecord(place.position, place.end, number)

    def _number_after(self, position: int) -> int:
        """The number of the first record from `position` on that states one; where there is none, the largest."""
        for _ in range(MOST_WITHOUT_RECORD):
            place = self.file.at(position)
            if place is None or not self._is_intact(place):
                break
            if place.number >= 0:
                return place.number
            position = place.end
        return self._form.most

    def _beginnings(self, start: int, limit: int) -> Iterator[int]:
        compiled, declared = self._compiled, self._declared
        if declared.block:
            yield from self._in_blocks(start, limit)
        elif compiled.magic:
            yield from self.file.found(compiled.magic, compiled.magic_at, start, limit)
        elif declared.same:
            yield from self.file.places(start, limit)
        elif declared.number.field in compiled.fixed:
            yield from self._numbered(start, limit)

    def _in_blocks(self, start: int, limit: int) -> Iterator[int]:
        """The first frame that begins in each block, and in the rest of the one with byte `start`."""
        block, at = self._declared.block, start - 1
        while at < limit:
            yield from self._pieces(at, min(limit, at + block - at % block))
            at += block - at % block

    def _pieces(self, at: int, end: int) -> Iterator[int]:
        """Where the pieces begin that lie side by side from `at` on: a record may begin with each."""
        parsers = self.file.parsers
        while at < end and self._work >= 0:
            at = self.file.aligned(at)
            yield at
            self._work -= self._form.size
            is_told = self.file.beside == self._compiled.fixed_size
            found = None if is_told else parsers.attempt(parsers.frame, self.file.io, at)
            following = self._stated_end(at) if found is None else found[1]
            if following <= at:
                return
            at = following

    def _stated_end(self, at: int) -> int:
        """Where a piece ends by its length, if nothing else of it can be believed."""
        length, size = self._compiled.fixed.get(self._declared.length), self._compiled.fixed_size
        content = self._source.read(at, size)
        return at if length is None or len(content) < size else at + size + length.read(content)

    def _numbered(self, start: int, limit: int) -> Iterator[int]:
        """Where a number lies that may be a frame's, and a length that the file has room for."""
        fixed, size, beside = self._compiled.fixed, self._source.size, self.file.beside
        number, length = fixed[self._declared.number.field], fixed.get(self._declared.length)
        need = self._compiled.fixed_size
        if self._ceiling <= self._certain + 1:
            return
        pattern = _at(number, self._certain + 1, self._ceiling - 1)
        if length is not None:
            # A frame has all of its fixed fields.
            pattern = _at(length, need - beside if beside is not None else 0, max(size - start, need)) + pattern
        for at in self._source.places(pattern, need, start, min(limit, size - need + 1) + need - 1):
            if length is None or length.read(self._source.read(at, need)) <= size - at:
                yield at

    def _plausible_end(self, last: IntactRecord) -> bool:
        """Whether the bytes after a lone record look like a frame that was not finished, or like a zeroed tail."""
        magic = self._compiled.magic
        if magic and magic.startswith(self._source.read(last.end + self._compiled.magic_at, len(magic))):
            return True
        return self._source.is_zero_from(last.end) or self._source.size - last.end < self._form.size


def _at(field: FixedField, low: int, high: int) -> bytes:
    """A pattern that looks ahead for a field of `low` to `high`."""
    return b"(?=.{%d}(?:%b))" % (field.position, field.pattern(low, high))
