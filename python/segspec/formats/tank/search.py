"""Looks for bundles where framing is lost. A bundle has no magic and no checksum, so one alone proves little: what is
accepted is a row of sound bundles, each of which begins where the one before ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from segspec.columns.backend.lanes import choose
from segspec.core.errors import SegspecError
from segspec.core.limits import MEBIBYTE, Limits
from segspec.formats.tank import leb128, rules
from segspec.formats.tank.bundle import HEAD_ROOM, Bundle, contents, find_bundle
from segspec.formats.tank.scan import judge_run, seek_run
from segspec.formats.tank.scan.judging import SOUND, UNKNOWN
from segspec.formats.tank.scan.seek_run import ASK, FOUND, NOTHING
from segspec.storage.source import Source, View

ROW = 3
"""Sound bundles in a row that are believed whatever their timestamps are, and wherever the row ends."""
PLAUSIBLE_ROW = 2
"""Sound bundles in a row that are believed if the first timestamp is plausible; if the file ends with it, one is
enough."""
NEAR = 64 * 1024
"""Bytes after the damage that are searched for a row of any kind before the end of the file is."""
TAIL = 4 * MEBIBYTE
"""Bytes at the end of the file that are searched backwards, which costs least."""
FAR = MEBIBYTE
"""Bytes after these that are searched where the end of the file is farther off than `TAIL`."""
AHEAD = MEBIBYTE
"""Bytes that are held at once, at least."""
EFFORT = 32
"""How many places and messages may be looked at in search of bundles, for every byte of the file. What is sound takes
one look at a place, and one at a message; so does what is not, in nearly all files."""
LEAST_EFFORT = 8 * MEBIBYTE
"""Looks that may be taken besides, in any file."""
ASKED = 256
"""Looks in the time that it takes to ask for one place."""
READ = 1024
"""Looks in the time that it takes to read on, or to decompress, for the sake of one place."""
NO_MARKS = bytearray()
COPIED = 8
"""Bytes that are read or decompressed in the time of one look."""

MILLISECONDS_A_YEAR = 366 * 86_400_000
PLAUSIBLE_YEARS = 10
FIRST_PLAUSIBLE, LAST_PLAUSIBLE = 20 * MILLISECONDS_A_YEAR, 130 * MILLISECONDS_A_YEAR

GLANCED = 4096
"""Bytes of a message set that are looked at before all of it is read."""

Judgement = tuple[int, int, bool, int]
"""What `judge_run` says."""


@dataclass(frozen=True, slots=True)
class Sound:
    """A bundle of `count` messages that contradicts nothing. A sparse one has `stated` its first sequence number, and
    `after` is the number after its last. `timestamp` is that of its first message, None where that stores none."""

    end: int
    count: int
    stated: int | None
    after: int | None
    timestamp: int | None


@dataclass(frozen=True, slots=True)
class BundleRow:
    """Sound bundles one after the other, as far as they were followed."""

    bundles: int
    reaches_end: bool


class Search:
    """Searches one segment. What it costs is bounded: see `EFFORT`; `exhausted` says that it gave up."""

    def __init__(self, source: Source, limits: Limits) -> None:
        # A window of its own: that of the source is the scanner's.
        self._source = source.until(source.size)
        self._limits = limits
        self._held = View(memoryview(b""), 0, whole=False)
        self._front = bytearray(b"\1" * HEAD_ROOM)
        self._run = choose(seek_run.run, 0)
        self._known: dict[int, Sound | None] = {}
        self._most = self._effort = EFFORT * source.size + LEAST_EFFORT
        self.last_timestamp: int | None = None

    @property
    def exhausted(self) -> bool:
        return self._effort <= 0

    @property
    def looks(self) -> int:
        """How many were taken so far."""
        return self._most - self._effort

    def sound(self, position: int) -> Sound | None:
        """The sound bundle at `position`, if there is one."""
        if position not in self._known:
            if len(self._known) > MEBIBYTE // 8:
                self._known.clear()
            self._known[position] = self._examine(position)
        return self._known[position]

    def _examine(self, position: int) -> Sound | None:
        if self.exhausted:
            return None
        self._effort -= ASKED
        view = self._look(position, HEAD_ROOM)
        _, answer, found = self._seek(view, position, position + 1 - view.base, follows=False)
        return self._ask(position) if answer == ASK else found

    def _ask(self, position: int) -> Sound | None:
        """The same, where more than what is held has to be looked at."""
        bundle = find_bundle(self._source, position)
        return None if bundle is None else self.judged(bundle)

    def judged(self, bundle: Bundle) -> Sound | None:
        """What there is to know of a bundle, if its messages are sound; its header is."""
        self._effort -= READ
        judged = self._judge_packed(bundle) if rules.is_snappy(bundle.header.codec) else self._judge_plain(bundle)
        if judged is None:
            return None
        answer, looks, has_timestamp, timestamp = judged
        self._effort -= looks
        header = bundle.header
        return None if answer != SOUND else _sound(
            bundle.end, header.num_messages, header.is_sparse, header.first_sequence, header.last_delta,
            has_timestamp, timestamp,
        )  # fmt: skip

    def _judge_plain(self, bundle: Bundle) -> Judgement | None:
        """What is said of messages as they lie in the file: first of those that are held, then of all."""
        if not self._is_within_limits(bundle, bundle.end - bundle.set_start, self._limits.file_bytes):
            return None
        view = self._look(bundle.set_start, GLANCED)
        judged = self._judge(view.data, bundle, bundle.set_start - view.base, bundle.end - view.base)
        if judged[0] != UNKNOWN:
            return judged
        self._effort -= (bundle.end - bundle.set_start) // COPIED
        view = self._look(bundle.set_start, bundle.end - bundle.set_start)
        return self._judge(view.data, bundle, bundle.set_start - view.base, bundle.end - view.base)

    def _judge_packed(self, bundle: Bundle) -> Judgement | None:
        # A snappy block begins with its decompressed size, and literals make it at most a sixth longer than that.
        declared = leb128.read(self._source, bundle.set_start)
        stored = bundle.end - bundle.set_start
        if declared is None or stored * 6 // 7 - 32 > declared[0] or not rules.can_hold(stored, declared[0]):
            return None
        if not self._is_within_limits(bundle, declared[0], self._limits.decompressed_bytes):
            return None
        self._effort -= (stored + declared[0]) // COPIED
        try:
            content = contents(self._source, bundle, self._limits)
        except SegspecError:
            return None
        return self._judge(content, bundle, 0, len(content))

    def _is_within_limits(self, bundle: Bundle, size: int, most: int) -> bool:
        return size <= most and rules.has_room(size, bundle.header.num_messages, self._limits.records)

    def _judge(self, data: bytes | memoryview, bundle: Bundle, start: int, end: int) -> Judgement:
        header = bundle.header
        return choose(judge_run.run, 0)(
            data, start, end, header.num_messages, header.is_sparse, header.first_sequence, header.last_delta
        )

    def _look(self, position: int, length: int) -> View:
        """A view that has the `length` bytes from `position` on, as far as the file goes. It is kept as long as it
        has what is looked at next, forwards or backwards."""
        held, end = self._held, min(position + length, self._source.size)
        if not held.base <= position or held.base + len(held.data) < end:
            start = position - position % (AHEAD // 2)
            held = self._held = self._source.view(start, max(position + length - start, AHEAD))
        return held

    def row(self, position: int) -> BundleRow:
        """The row that begins at `position`, as far as it matters."""
        bundles = 0
        while bundles < ROW and position < self._source.size:
            found = self.sound(position)
            if found is None:
                return BundleRow(bundles, False)
            position = found.end
            bundles += 1
        return BundleRow(bundles, position == self._source.size)

    def reach(self, position: int, goal: int, known: dict[int, int | None]) -> int | None:
        """The first end of a bundle at or after `goal` in the row from `position`, None where the row breaks before.

        `known` remembers answers between calls with the same goal, so that rows that meet are followed once.
        """
        passed: list[int] = []
        end: int | None = position
        while end is not None and end < goal:
            if end in known:
                end = known[end]
                break
            passed.append(end)
            found = self.sound(end)
            end = None if found is None else found.end
        known.update(dict.fromkeys(passed, end))
        return end

    def believable(self, position: int, row: BundleRow) -> bool:
        """Whether the row from `position` on can hardly be an accident."""
        if row.bundles >= ROW:
            return self._stored_timestamp(position) is not None
        return (row.reaches_end or row.bundles >= PLAUSIBLE_ROW) and self.plausible(position)

    def _stored_timestamp(self, position: int) -> int | None:
        # No client leaves the first timestamp of a bundle out.
        first = self.sound(position)
        return None if first is None else first.timestamp

    def plausible(self, position: int) -> bool:
        """Whether the first timestamp of the bundle at `position` is not far from the last one that was read."""
        timestamp = self._stored_timestamp(position)
        return timestamp is not None and self.is_near(timestamp)

    def is_near(self, timestamp: int) -> bool:
        """Whether a timestamp is within `PLAUSIBLE_YEARS` of the last one that was read; before that, of our times."""
        if self.last_timestamp is None:
            return FIRST_PLAUSIBLE <= timestamp <= LAST_PLAUSIBLE
        return abs(timestamp - self.last_timestamp) <= PLAUSIBLE_YEARS * MILLISECONDS_A_YEAR

    def starts(self, start: int, stop: int) -> Iterator[int]:
        """The positions in `start:stop` at which a sound bundle begins, and after it may another one, in order."""
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
        self, view: View, position: int, stop: int, *, step: int = 1, follows: bool, marks: bytearray = NO_MARKS
    ) -> tuple[int, int, Sound | None]:
        """Where the run ended, how, and the sound bundle that it found. `stop` is a place of the view."""
        place, self._effort, answer, end, count, sparse, first, delta, has_timestamp, timestamp = self._run(
            view.data, position - view.base, stop, step, self._source.size - view.base, self._limits.records,
            max(self._effort, 1), follows, marks, self._front,
        )  # fmt: skip
        found = None
        if answer == FOUND:
            found = _sound(end + view.base, count, sparse, first, delta, has_timestamp, timestamp)
        return place + view.base, answer, found

    def _may_follow(self, position: int) -> bool:
        """Whether a sound bundle begins at `position`, and the file ends after it, or may another one begin."""
        found = self.sound(position)
        if found is None or found.end == self._source.size:
            return found is not None
        view = self._look(found.end, HEAD_ROOM)
        return seek_run.may_begin(view.data, found.end - view.base, self._front)

    def leading_to_end(self, start: int) -> list[int]:
        """The positions from `start` on from which sound bundles lead exactly to the end of the file, last first."""
        size = self._source.size
        view = self._look(start, size - start)
        marks = bytearray(len(view.data) + 1)
        marks[-1] = 1
        starts: list[int] = []
        position = size - 1
        while position >= start and not self.exhausted:
            # What was read for the sake of one place may have taken the view's.
            view = self._look(start, size - start)
            place, answer, found = self._seek(
                view, position, start - view.base - 1, step=-1, follows=False, marks=marks
            )
            if answer == FOUND:
                self._known[place] = found
            if answer == FOUND or (answer == ASK and self.sound(place) is not None):
                marks[place - view.base] = 1
                starts.append(place)
            position = place - 1
        return starts


def _sound(
    end: int, count: int, is_sparse: bool, first: int, last_delta: int, has_timestamp: bool, timestamp: int
) -> Sound:
    stated = first if is_sparse else None
    after = first + rules.numbers_apart(True, count, last_delta) + 1 if is_sparse else None
    return Sound(end, count, stated, after, timestamp if has_timestamp else None)
