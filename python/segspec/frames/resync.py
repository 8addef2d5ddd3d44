"""Finds where to continue after damage: by the damaged frame's values, the index, or a search.

A frame is trusted if its checksum matches, its number is possible, and later frames confirm it. The image of a frame in
a record (a log of logs) must never be released.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.model import SegmentFile
from segspec.frames import rules
from segspec.frames.compiled import FixedField
from segspec.frames.dense_index import DenseIndex, IndexFile
from segspec.frames.frame_file import FrameFile, StatedFrame
from segspec.frames.frame_parsers import spent
from segspec.storage.source import Lead, open_source

CHAIN_ENOUGH = 256
"""This many adjacent intact frames are no coincidence."""

INDEX_TRIES = 64

WORK_FACTOR = 16
WORK_FLOOR = 16 << 20
"""A search may checksum this multiple of the file's size, and at least the floor."""

KEPT = 50_000


WORK_A_TICK, WORK_A_LOOK = 16, 1024

MOST_WITHOUT_RECORD = 1 << 10


class IntactFrame(NamedTuple):
    """An intact frame."""

    position: int
    end: int
    number: int


class Resyncer:
    """Finds the next frame after damage. Frames without numbers are counted."""

    def __init__(self, file: FrameFile, index: DenseIndex | None, segment: SegmentFile, most: int) -> None:
        self.file, self._source, self._segment = file, file.source, segment
        self._compiled, self._declared = file.compiled, file.declared
        self._work = WORK_FACTOR * file.source.size + WORK_FLOOR
        self._known: dict[int, IntactFrame | None] = {}
        self._bare = (0, -1)
        """No intact frame begins between these positions; one begins at the second."""
        self._index_form = index
        self._index: IndexFile | None = None
        # Frames without numbers have their places for them.
        after = segment.next_base if file.declared.number.field else None
        self._ceiling = most + 1 if after is None else min(after, most + 1)
        self._certain = -1

    def any_record(self) -> bool:
        """Whether the file has a sign of a record: a magic, or a first record intact otherwise."""
        magic, at = self._compiled.magic, self._compiled.magic_at
        if magic and self._source.find(magic, 0) >= 0:
            return True
        is_swapped = bool(magic) and self._source.read(at, len(magic)) == magic[::-1]
        first = None if is_swapped else self.file.loosely_at(0)
        return first is not None and first.end > self._compiled.least and self._is_intact(first)

    def verified(self, position: int) -> IntactFrame | None:
        """The intact frame at `position`; None also if the work limit is reached."""
        if position >= self._source.size or self._work < 0:
            return None
        self._work -= self._compiled.least
        if position not in self._known:
            if len(self._known) >= KEPT:
                self._known.clear()
            before = spent.ticks
            self._known[position] = self._verified(position)
            self._work -= WORK_A_TICK * (spent.ticks - before)
        return self._known[position]

    def _verified(self, position: int) -> IntactFrame | None:
        place = self.file.at(position)
        if place is None or not self._is_intact(place):
            return None
        number = self._number_after(place.end) if place.number < 0 else place.number
        return IntactFrame(place.position, place.end, number)

    def _number_after(self, position: int) -> int:
        for _ in range(MOST_WITHOUT_RECORD):
            place = self.file.at(position)
            if place is None or not self._is_intact(place):
                break
            if place.number >= 0:
                return place.number
            position = place.end
        return self._compiled.most

    def _is_intact(self, place: StatedFrame) -> bool:
        if place.end > self._source.size or self._work < 0:
            return False
        self._work -= place.end - place.position
        return self.file.is_intact(place)

    def resume(self, position: int, certain: int, expected: int | None, *, gaps: bool) -> IntactFrame | None:
        """The next trusted frame after damage at `position`.

        `certain` is the last undoubted number, `expected` the due one. With `gaps`, a jump is no evidence against a
        record.
        """
        self._certain = certain
        start, damaged = position + 1, self.file.loosely_at(position)
        if damaged is not None:
            intact = self._is_intact(damaged)
            numbered = expected is not None and rules.is_due(damaged.number, expected)
            following = self.verified(damaged.end)
            if following is not None and certain < following.number < self._ceiling:
                # The numbers after the damaged frame must be above its own.
                may_skip = gaps and damaged.number >= (expected or 0)
                if intact or ((numbered or may_skip) and following.number > damaged.number):
                    return following
            if damaged.end == self._source.size and (numbered or intact):
                return None
            if numbered and intact:
                start = damaged.end
            if numbered:
                certain = damaged.number
        indexed = self._by_index(position, certain)
        if indexed is not None and indexed.number == certain + 1:
            return indexed
        limit = self._source.size if indexed is None else indexed.position
        ceiling = self._ceiling if indexed is None else indexed.number
        # Before the first certain record, the segment's base limits the loss.
        before = certain if certain >= 0 or expected is None else expected - 1
        searched = self._search(start, position, limit, certain, before, ceiling, gaps)
        return searched or indexed

    def _by_index(self, position: int, certain: int) -> IntactFrame | None:
        if self._index_form is None or self._segment.index is None:
            return None
        try:
            if self._index is None:
                self._index = IndexFile(self._index_form, open_source(self._segment.index))
            for entry in self._index.after(position, INDEX_TRIES):
                found = self.verified(entry.record)
                if found is not None and found.number == entry.number and found.number > certain:
                    return found
        except ShrunkError:
            raise
        except (OSError, SegspecError):
            return None
        return None

    def _search(
        self, start: int, damage: int, limit: int, certain: int, before: int, ceiling: int, gaps: bool
    ) -> IntactFrame | None:
        for found in self._candidates(start, limit):
            if found.end > limit or not certain < found.number < ceiling:
                continue
            lost = found.number - before - 1
            if not gaps and lost > (found.position - damage) // self._compiled.least:
                continue
            if self._borne_out(found, limit):
                return found
        return None

    def _candidates(self, start: int, limit: int) -> Iterator[IntactFrame]:
        bare, first = self._bare
        if bare <= start <= first and first + len(self._compiled.beginning) <= limit:
            start = first
            found = self.verified(start)
            if found is not None:
                yield found
                start += 1
        begun = start
        for at in self._beginnings(start, limit):
            found = self.verified(at)
            if found is not None:
                if begun >= 0:
                    self._bare, begun = (begun, at), -1
                yield found
            if self._work < 0:
                return

    def _borne_out(self, found: IntactFrame, limit: int) -> bool:
        """Whether later frames confirm `found`: intact ones to the end, or to the next damage and beyond."""
        last, length = self._chain(found)
        if length == CHAIN_ENOUGH or last.end == self._source.size:
            return True
        after = self.verified(last.end)
        if after is not None:
            # If numbers step back, `found` lies within a payload, unless only the next frame is misnumbered.
            beyond = self.verified(after.end)
            return beyond is not None and beyond.number == last.number + 2
        later = next(self._candidates(last.end, limit), None)
        if later is not None:
            return later.number > last.number
        return length > 1 or self._plausible_end(last)

    def _chain(self, found: IntactFrame) -> tuple[IntactFrame, int]:
        length = 1
        while length < CHAIN_ENOUGH:
            following = self.verified(found.end)
            if following is None or following.number <= found.number:
                break
            found, length = following, length + 1
        return found, length

    def _plausible_end(self, last: IntactFrame) -> bool:
        magic, left = self._compiled.magic, self._source.size - last.end
        begins = magic.startswith(self._source.read(last.end + self._compiled.magic_at, len(magic)))
        if begins if magic else left < self._compiled.least:
            return True
        if self._source.is_zero_from(last.end):
            return True
        head = self.file.loosely_at(last.end)
        return head is not None and rules.is_due(head.number, last.number + 1)

    # possible beginnings of frames

    def _beginnings(self, start: int, limit: int) -> Iterator[int]:
        compiled, declared = self._compiled, self._declared
        if declared.block:
            yield from self._in_blocks(start, limit)
        elif compiled.beginning:
            yield from self.file.found(compiled.beginning, compiled.magic_at, start, limit)
        elif declared.same:
            yield from self.file.places(start, limit)
        elif declared.number.field in compiled.fixed:
            yield from self._stated(start, limit)
        elif declared.checksum is not None:
            for at in self._stated(start, limit):
                self._work -= WORK_A_LOOK
                yield at

    def _in_blocks(self, start: int, limit: int) -> Iterator[int]:
        block, at = self._declared.block, start - 1
        while at < limit:
            yield from self._pieces(at, min(limit, at + block - at % block))
            at += block - at % block

    def _pieces(self, at: int, end: int) -> Iterator[int]:
        parsers = self.file.parsers
        while at < end and self._work >= 0:
            at = self.file.aligned(at)
            yield at
            self._work -= self._compiled.least
            is_told = self.file.beside == self._compiled.fixed_size
            found = None if is_told else parsers.attempt(parsers.frame, self.file.io, at)
            following = self._stated_end(at) if found is None else found[1]
            if following <= at:
                return
            at = following

    def _stated_end(self, at: int) -> int:
        length, size = self._compiled.fixed.get(self._declared.length), self._compiled.fixed_size
        content = self._source.read(at, size)
        return at if length is None or len(content) < size else at + size + length.read(content)

    def _stated(self, start: int, limit: int) -> Iterator[int]:
        """Places with a possible number and length; all places if frames have neither at a fixed one."""
        fixed, size, beside = self._compiled.fixed, self._source.size, self.file.beside
        number, length = fixed.get(self._declared.number.field), fixed.get(self._declared.length)
        need, pattern, leads = self._compiled.fixed_size, b"", list[Lead | None]()
        if number is not None:
            if self._ceiling <= self._certain + 1:
                return
            pattern = _at(number, self._certain + 1, self._ceiling - 1)
            leads.append(number.lead(self._certain + 1, self._ceiling - 1))
        if length is not None:
            low, high = need - beside if beside is not None else 0, min(max(size - start, need), length.most)
            pattern = _at(length, low, high) + pattern
            leads.append(length.lead(low, high))
        if not pattern:
            yield from range(start, limit)
            return
        # A search for one byte is ten times as fast as one for any of several.
        lead = min(filter(None, leads), key=lambda each: len(each.values), default=None)
        for at in self._source.places(pattern, need, start, min(limit, size - need + 1) + need - 1, lead=lead):
            if length is None or length.read(self._source.read(at, need)) <= size - at:
                yield at


def _at(field: FixedField, low: int, high: int) -> bytes:
    return b"(?=.{%d}(?:%b))" % (field.position, field.pattern(low, high))
