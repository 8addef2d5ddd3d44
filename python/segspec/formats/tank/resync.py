"""Finds where reading continues after damage, and the numbers there.

A full disk leaves a partial bundle. The broker keeps it, reuses its numbers, and indexes later positions too low by the
stray bytes (`topic_partition_log::append_bundle`).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from segspec.core.limits import Limits
from segspec.core.model import SegmentFile
from segspec.formats.contract.reading import Resync
from segspec.formats.tank.bundle import Bundle, find_bundle, packed_integer
from segspec.formats.tank.index import IndexTable, load_table
from segspec.formats.tank.layout import base_of
from segspec.formats.tank.search import FAR, NEAR, TAIL, Search, Sound
from segspec.storage.source import Source, from_bytes
from segspec_ksy.layouts import leb128_u32

DAMAGED_IN_A_ROW = 4
"""Maximum consecutive unreadable bundles whose lengths are followed."""
FOLLOWED = 2048
"""Maximum bundles followed from one position to index entries."""
CONFIRMING_ENTRIES = 4


class Restart(NamedTuple):
    """A place to continue, its sequence number, and the bundles there.

    Index positions are then too low by `shift` bytes; None if unconfirmed.
    """

    position: int
    sequence: int
    row: Sequence[Sound]
    shift: int | None = None


class Resyncer:
    """Finds where reading continues after damage."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.search = Search(source, limits)
        self._source = source
        self._segment = segment
        self._limits = limits
        self._shift = 0

    def begins_inside(self, bundle: Bundle, *, doubtful: bool) -> int | None:
        """A position inside `bundle` from which intact bundles lead beyond its end, if any.

        Then the bundle was cut short. If it is `doubtful`, bundles only have to lead to its end.
        """
        known: dict[int, int | None] = {}
        for start in self.search.leading_to(bundle.position + 1, bundle.end, exactly=doubtful):
            end = self.search.reach(start, bundle.end, known)
            if end is None or (end == bundle.end and not doubtful):
                continue
            if self.search.plausible(start) or (end > bundle.end and self.search.sound(end) is not None):
                return start
        return None

    def resync(self, position: int, following: int) -> tuple[Resync, int] | None:
        """Where to continue after damage at `position`, and with which number.

        `following` is the number of a first message there. None if no readable bundle follows.
        """
        bundle = find_bundle(self._source, position)
        restart = None
        if bundle is not None and (bundle.end == self._source.size or self.search.sound(bundle.end) is not None):
            restart = self._inside(bundle, following)
            if restart is None:
                return self._after(bundle, following)
        restart = restart or self._restart(position, following)
        # If consecutive unreadable bundles lead to the position found, or the file's end, their lengths are correct.
        goal = self._source.size if restart is None else restart.position
        if bundle is not None and self._lengths_lead(bundle, following, goal):
            return self._after(bundle, following)
        if restart is not None:
            self._shift = self._shift if restart.shift is None else restart.shift
            lost = restart.sequence - following
            return Resync(restart.position, lost if lost > 0 else None, self._note(position, restart)), restart.sequence
        if self.search.exhausted:
            note = "the search for readable bundles was given up: too many positions look like one"
            return Resync(self._source.size, note=note), following
        return None

    def _inside(self, bundle: Bundle, following: int) -> Restart | None:
        indexed = self._entries_from(bundle.position - self._shift) is not None
        known: dict[int, int | None] = {}
        for start in self.search.starts(bundle.position + 1, bundle.end):
            if indexed:
                found = self._by_index(start, (self._shift + start - bundle.position,), following)
                if found is not None:
                    return found
            elif self.search.plausible(start) and self.search.reach(start, bundle.end, known) == bundle.end:
                return Restart(start, following, self.search.row(start))
        return None

    def _after(self, bundle: Bundle, following: int) -> tuple[Resync, int]:
        last = bundle.end == self._source.size
        note = "the file ends with it" if last else "the next bundle is found by this one's length"
        count = bundle.num_messages
        after = bundle.after(following) if bundle.is_possible(following) else following + count
        return Resync(bundle.end, count, note), after

    def _lengths_lead(self, bundle: Bundle, following: int, goal: int) -> bool:
        for _ in range(DAMAGED_IN_A_ROW):
            following = bundle.after(following)
            found = find_bundle(self._source, bundle.end)
            if found is None or not found.is_possible(following):
                return False
            if found.end == goal:
                return True
            bundle = found
        return False

    def _restart(self, position: int, following: int) -> Restart | None:
        indexed = self._entries_from(position - self._shift) is not None
        found: Restart | None = None
        for start in self._candidates(position):
            shifts = (self._shift + start - position, self._shift) if indexed else ()
            confirmed = self._by_index(start, shifts, following)
            if confirmed is not None:
                return confirmed
            if found is None and self.search.believable(start, row := self.search.row(start)):
                found = Restart(start, self._number_after(position, start, following), row)
            if found is not None and (not indexed or start > position + NEAR):
                break
        return found

    def _candidates(self, position: int) -> Iterator[int]:
        size = self._source.size
        near = min(position + 1 + NEAR, size)
        yield from self.search.starts(position + 1, near)
        if size - near <= TAIL:
            yield from self.search.leading_to(near, size)
        else:
            yield from self.search.starts(near, near + FAR)

    def _number_after(self, position: int, start: int, following: int) -> int:
        """A bundle cut by a full disk used no numbers; one with only a wrong length did."""
        for header in range(position + 1, min(position + leb128_u32.MOST_GROUPS + 1, start)):
            length = packed_integer(start - header)
            if len(length) == header - position:
                whole = from_bytes(length + self._source.read(header, start - header), self._source.path)
                found = Search(whole, self._limits).sound(0)
                if found is not None and found.has_timestamp and self.search.is_near(found.timestamp):
                    return found.after(following)
        return following

    def _by_index(self, start: int, shifts: Sequence[int], following: int) -> Restart | None:
        for shift in shifts:
            sequence = self._follow(start, shift, following)
            if sequence is not None:
                return Restart(start, sequence, self.search.row(start), shift)
        return None

    def _follow(self, start: int, shift: int, following: int) -> int | None:
        """The number at `start`, if the next index entries, moved by `shift` bytes, match the bundles."""
        first = self._entries_from(start - shift)
        if first is None:
            return None
        table, base = self._table, base_of(self._segment)
        position, number = start, 0
        # `number` counts from `origin`, until a sparse bundle states absolute ones.
        origin: int | None = None
        absolute = False
        passed_bundles = 0
        for entry in range(first, min(first + CONFIRMING_ENTRIES, len(table))):
            while position < table.positions[entry] + shift:
                passed = self.search.sound(position)
                passed_bundles += 1
                if passed is None or passed_bundles > FOLLOWED:
                    return None
                absolute = absolute or passed.is_sparse
                position, number = passed.end, passed.after(number)
            met = self.search.sound(position)
            if met is None or position != table.positions[entry] + shift:
                return None
            wanted = base + table.sequences[entry]
            if origin is None and not absolute and not met.is_sparse:
                origin = wanted - number
            counted = number if absolute else number + (origin or 0)
            if (met.first_sequence if met.is_sparse else counted) != wanted:
                return None
        if origin is not None and origin < following:
            return None
        return following if origin is None else origin

    def _entries_from(self, position: int) -> int | None:
        entry = bisect_left(self._table.positions, position)
        return entry if entry < len(self._table) else None

    @cached_property
    def _table(self) -> IndexTable:
        return load_table(self._segment)

    def _note(self, position: int, restart: Restart) -> str:
        sound = "1 bundle" if len(restart.row) == 1 else f"{len(restart.row)} bundles"
        to_end = ", to the end of the file" if self.search.reaches_end(restart.row) else ""
        said = "; the index confirms it" if restart.shift is not None else ""
        return (
            f"guessed: reading continues {restart.position - position} bytes further, with number {restart.sequence}, "
            f"since {sound} without a contradiction follow there{to_end}{said}"
        )
