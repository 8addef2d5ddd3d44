"""Searches for bundles if framing is lost.

Without magic and checksum, only a chain of adjacent intact bundles is accepted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from segspec.columns.backend.lanes import choose
from segspec.core.errors import SegspecError
from segspec.core.limits import MEBIBYTE, Limits
from segspec.formats.tank import rules
from segspec.formats.tank.bundle import HEAD_ROOM, Bundle, contents, find_bundle, read_integer
from segspec.formats.tank.scan import seek_run
from segspec.formats.tank.scan.seek_run import ASK, FOUND, NOTHING
from segspec.frames.bounded_search import BoundedSearch
from segspec.storage.source import Source, View

ROW = 3
"""Consecutive intact bundles that are believed in any case."""
PLAUSIBLE_ROW = 2
"""The same with a plausible first timestamp; at the file's end one is enough."""
NEAR = 64 * 1024
"""Bytes after the damage that are searched first."""
TAIL = 4 * MEBIBYTE
"""Bytes at the file's end that are searched backwards."""
FAR = MEBIBYTE
"""Bytes searched after these if the end is farther than `TAIL`."""
ASKED = 256
"""Looks that cost as much as one place."""
READ = 1024
"""Looks that cost as much as a read or a decompression."""
NO_MARKS = bytearray()
COPIED = 8
"""Bytes read or decompressed in the time of one look."""

MILLISECONDS_A_YEAR = 366 * 86_400_000
PLAUSIBLE_YEARS = 10
FIRST_PLAUSIBLE, LAST_PLAUSIBLE = 20 * MILLISECONDS_A_YEAR, 130 * MILLISECONDS_A_YEAR

GLANCED = 4096
"""Bytes of a bundle to look at before all."""


class Sound(NamedTuple):
    """A bundle without contradictions up to `end`, perhaps with its first `timestamp`."""

    end: int
    num_messages: int
    is_sparse: bool
    first_sequence: int
    last_delta: int
    has_timestamp: bool
    timestamp: int

    def after(self, due: int) -> int:
        """The number after the bundle's last one, if `due` would be next."""
        first = rules.first_number(self.is_sparse, self.first_sequence, due)
        return first + rules.numbers_apart(self.is_sparse, self.num_messages, self.last_delta) + 1


class Search(BoundedSearch):
    """Searches one segment for bundles."""

    def __init__(self, source: Source, limits: Limits) -> None:
        super().__init__(source)
        self._limits = limits
        self._front = bytearray(b"\1" * HEAD_ROOM)
        self._run = choose(seek_run.run, 0)
        self._known: dict[int, Sound | None] = {}
        self.last_timestamp: int | None = None

    def sound(self, position: int) -> Sound | None:
        if position not in self._known:
            if len(self._known) > MEBIBYTE // 8:
                self._known.clear()
            self._known[position] = self._examine(position)
        return self._known[position]

    def _examine(self, position: int) -> Sound | None:
        if self.exhausted:
            return None
        self._effort -= ASKED
        answer, found = self._at(position, GLANCED)
        if answer != ASK:
            return found
        self._effort -= READ
        bundle = find_bundle(self._source, position)
        if bundle is None:
            return None
        if rules.is_snappy(bundle.codec):
            return self._at(position, GLANCED, self._decompressed(bundle))[1]
        if bundle.stored > self._limits.file_bytes:
            return None
        self._effort -= bundle.stored // COPIED
        return self._at(position, bundle.end - position)[1]

    def _at(self, position: int, length: int, content: bytes = b"") -> tuple[int, Sound | None]:
        view = self._look(position, length)
        return self._seek(view, position, position + 1 - view.base, follows=False, content=content)[1:]

    def _decompressed(self, bundle: Bundle) -> bytes:
        declared, limits = read_integer(self._source, bundle.set_start), self._limits
        size = 0 if declared is None else declared[0]
        if size > limits.decompressed_bytes or not rules.can_hold(bundle.stored, size):
            return b""
        if not rules.has_room(size, bundle.num_messages, limits.records):
            return b""
        self._effort -= (bundle.stored + size) // COPIED
        try:
            return contents(self._source, bundle, limits)
        except SegspecError:
            return b""

    def bundles(self, position: int) -> Iterator[Sound]:
        """The adjacent intact bundles from `position`."""
        while position < self._source.size and (found := self.sound(position)) is not None:
            yield found
            position = found.end

    def row(self, position: int) -> list[Sound]:
        return list(islice(self.bundles(position), ROW))

    def reaches_end(self, row: Sequence[Sound]) -> bool:
        return bool(row) and row[-1].end == self._source.size

    def reach(self, position: int, goal: int, known: dict[int, int | None]) -> int | None:
        """The first bundle end at or after `goal` in the row from `position`, if any.

        `known` caches answers for one goal, so that rows that meet are followed once.
        """
        passed: list[int] = []
        end: int | None = position
        while end is not None and end < goal and end not in known:
            passed.append(end)
            found = self.sound(end)
            end = None if found is None else found.end
        end = known.get(end, end) if end is not None else None
        known.update(dict.fromkeys(passed, end))
        return end

    def believable(self, position: int, row: Sequence[Sound]) -> bool:
        if len(row) >= ROW:
            # Every client writes the first timestamp of a bundle.
            return row[0].has_timestamp
        return (self.reaches_end(row) or len(row) >= PLAUSIBLE_ROW) and self.plausible(position)

    def plausible(self, position: int) -> bool:
        """Whether the first timestamp at `position` is near the last one read."""
        first = self.sound(position)
        return first is not None and first.has_timestamp and self.is_near(first.timestamp)

    def is_near(self, timestamp: int) -> bool:
        """Whether a timestamp is within `PLAUSIBLE_YEARS` of the last one read, or of today."""
        if self.last_timestamp is None:
            return FIRST_PLAUSIBLE <= timestamp <= LAST_PLAUSIBLE
        return abs(timestamp - self.last_timestamp) <= PLAUSIBLE_YEARS * MILLISECONDS_A_YEAR

    def starts(self, start: int, stop: int) -> Iterator[int]:
        """Positions of likely bundles from `start` up to `stop` (exclusive), in order."""
        position, stop = start, min(stop, self._source.size)
        while position < stop and not self.exhausted:
            view = self._look(position, 2 * HEAD_ROOM)
            there = len(view.data) if view.whole else len(view.data) - HEAD_ROOM
            place, answer, found = self._seek(view, position, min(stop - view.base, there), follows=True)
            position = place if answer == NOTHING else place + 1
            if answer == FOUND:
                self._known[place] = found
            if answer == FOUND or (answer == ASK and self._may_follow(place)):
                yield place

    def _seek(
        self,
        view: View,
        position: int,
        stop: int,
        *,
        step: int = 1,
        follows: bool,
        content: bytes = b"",
        marks: bytearray = NO_MARKS,
    ) -> tuple[int, int, Sound | None]:
        place, self._effort, answer, end, *said = self._run(
            view.data, position - view.base, stop, step, self._source.size - view.base, content, self._limits.records,
            max(self._effort, 1), follows, marks, self._front,
        )  # fmt: skip
        return place + view.base, answer, Sound._make((end + view.base, *said)) if answer == FOUND else None

    def _may_follow(self, position: int) -> bool:
        found = self.sound(position)
        if found is None or found.end == self._source.size:
            return found is not None
        view = self._look(found.end, HEAD_ROOM)
        return seek_run.may_begin(view.data, found.end - view.base, self._front)

    def leading_to(self, start: int, goal: int, *, exactly: bool = True) -> list[int]:
        """The positions in `start:goal` from which bundles lead beyond `goal`, or `exactly` to it."""
        marks = bytearray(goal - start + 1)
        marks[-1] = exactly
        starts: list[int] = []
        position = goal - 1
        while position >= start and not self.exhausted:
            # Bytes read for one place may have replaced the view's.
            held = self._look(start, goal - start + HEAD_ROOM)
            view = View(held.data[start - held.base :], start, held.whole)
            place, answer, found = self._seek(view, position, -1, step=-1, follows=True, marks=marks)
            if answer == FOUND:
                self._known[place] = found
            if answer == FOUND or (answer == ASK and self._may_follow(place)):
                marks[place - start] = 1
                starts.append(place)
            position = place - 1
        return starts[::-1]
