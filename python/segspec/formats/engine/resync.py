"""Where reading can go on after damage: by what the damaged head still says, by the index, or by searching.

A record found by a search is only trusted when its checksum holds, its number is possible, and what comes after it
bears it out. A record's content may hold the image of a record (a log of logs), and such an image must never be
released.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.engine import rules
from segspec.formats.engine.dense_index import DenseIndex, IndexFile
from segspec.formats.engine.records import RecordFile, RecordForm, StatedRecord
from segspec.storage.source import Source, open_source

CHAIN_ENOUGH = 256
"""So many intact records in a row are no accident, however they end."""

INDEX_TRIES = 64
"""So many index entries after the damage are tried before the segment itself is searched."""

WORK_FACTOR = 16
WORK_FLOOR = 16 << 20
"""A search may checksum this many times the file's size (and at least the floor). Only a file full of images of records
that overlap costs more; then the rest of the file is given up."""

KEPT = 50_000
"""So many places of which it is known what lies there are remembered."""


class IntactRecord(NamedTuple):
    """An intact record: where it lies, and its number."""

    position: int
    end: int
    number: int


class Resyncer:
    """Finds the next record after damage in one segment, beside which there may be the index that `index` describes."""

    def __init__(
        self, form: RecordForm, index: DenseIndex | None, source: Source, segment: SegmentFile, limits: Limits
    ) -> None:
        self.file = RecordFile(form, source, limits)
        self._form, self._source, self._segment = form, source, segment
        self._work = WORK_FACTOR * source.size + WORK_FLOOR
        self._known: dict[int, IntactRecord | None] = {}
        self._bare = (0, -1)
        """No intact record begins in the first of these and before the second, where one does."""
        self._index_form = index
        self._index: IndexFile | None = None
        self._ceiling = form.most + 1 if segment.next_base is None else segment.next_base

    def any_record(self) -> bool:
        """True if the file shows any sign of a record: a magic anywhere, or a first record intact but for its magic.

        A magic that is swapped is another program's way of writing, not damage to the first record.
        """
        form = self._form
        if self._source.find(form.magic, 0) >= 0:
            return True
        is_swapped = form.swapped and self._source.read(0, len(form.magic)) == form.swapped
        first = None if is_swapped else self.file.loosely_at(0)
        return first is not None and self._is_intact(first) and first.end > first.start

    def verified(self, position: int) -> IntactRecord | None:
        """The record at `position` if there is one and its checksum holds."""
        if position >= self._source.size or self._work < 0:
            return None
        self._work -= self._form.size
        if position not in self._known:
            if len(self._known) >= KEPT:
                self._known.clear()
            self._known[position] = self._verified(position)
        return self._known[position]

    def _verified(self, position: int) -> IntactRecord | None:
        place = self.file.at(position)
        if place is None or place.end - place.start > self.file.most or not self._is_intact(place):
            return None
        return IntactRecord(position, place.end, place.number)

    def _is_intact(self, place: StatedRecord) -> bool:
        if place.end > self._source.size or self._work < 0:
            return False
        self._work -= place.end - place.start
        return self.file.is_intact(place)

    def resume(self, position: int, certain: int, expected: int | None, *, gaps: bool) -> IntactRecord | None:
        """The next trustworthy record after the damage at `position`.

        `certain` is the last number that is beyond doubt, `expected` the one that is due; `gaps` tells that this
        segment skips numbers, so that a jump is no argument against a record.
        """
        start, damaged = position + 1, self.file.loosely_at(position)
        if damaged is not None:
            intact = self._is_intact(damaged)
            numbered = expected is not None and rules.is_due(damaged.number, expected)
            following = self.verified(damaged.end)
            may_follow = following is not None and certain < following.number < self._ceiling
            if following is not None and may_follow and (intact or (numbered and following.number > damaged.number)):
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
        # Before the first record is beyond doubt, the segment's own base says how many could be lost.
        before = certain if certain >= 0 or expected is None else expected - 1
        searched = self._search(start, position, limit, certain, before, ceiling, gaps)
        return searched or indexed

    def _by_index(self, position: int, certain: int) -> IntactRecord | None:
        """The first record after `position` that the index names, if it is what the index says."""
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
    ) -> IntactRecord | None:
        for found in self._candidates(start, limit):
            if found.end > limit or not certain < found.number < ceiling:
                continue
            lost = found.number - before - 1
            if not gaps and lost > (found.position - damage) // self._form.size:
                continue
            if self._borne_out(found, limit):
                return found
        return None

    def _candidates(self, start: int, limit: int) -> Iterator[IntactRecord]:
        """The intact records that begin in `start:limit`."""
        bare, first = self._bare
        if bare <= start <= first and first + len(self._form.beginning) <= limit:
            # The search before this one went through here: what it came to is the first one.
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

    def _beginnings(self, start: int, limit: int) -> Iterator[int]:
        """Where records may begin."""
        beginning = self._form.beginning
        return self._source.places(re.escape(beginning), len(beginning), start, limit)

    def _borne_out(self, found: IntactRecord, limit: int) -> bool:
        """Whether what comes after `found` agrees with it: intact records up to the end, or up to the next damage and
        beyond it."""
        last, length = self._chain(found)
        if length == CHAIN_ENOUGH or last.end == self._source.size:
            return True
        after = self.verified(last.end)
        if after is not None:
            # The numbers step back, so `found` lies within a payload, unless only the record after it is misnumbered.
            beyond = self.verified(after.end)
            return beyond is not None and beyond.number == last.number + 2
        later = next(self._candidates(last.end, limit), None)
        if later is not None:
            return later.number > last.number
        return length > 1 or self._plausible_end(last)

    def _chain(self, found: IntactRecord) -> tuple[IntactRecord, int]:
        """The last of the intact, ascending records that begin with `found`, and how many they are."""
        length = 1
        while length < CHAIN_ENOUGH:
            following = self.verified(found.end)
            if following is None or following.number <= found.number:
                break
            found, length = following, length + 1
        return found, length

    def _plausible_end(self, last: IntactRecord) -> bool:
        """Whether the bytes after a lone record look like the next one (torn or damaged) or like a zeroed tail."""
        magic = self._form.magic
        if magic.startswith(self.file.read(last.end, len(magic))) or self._source.is_zero_from(last.end):
            return True
        head = self.file.loosely_at(last.end)
        return head is not None and rules.is_due(head.number, last.number + 1)
