"""Looks for bundles where framing is lost. A bundle has no magic and no checksum, so one alone proves little: what is
accepted is a row of sound bundles, each of which begins where the one before ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from segspec.core.errors import SegspecError
from segspec.core.limits import MEBIBYTE, Limits
from segspec.formats.tank import leb128, rules
from segspec.formats.tank.bundle import Bundle, check_count, contents, find_bundle, is_plain, set_unused, sound_messages
from segspec.parsing import kaitai
from segspec.storage.source import Source, from_bytes
from segspec_ksy.layouts import leb128_u32
from segspec_ksy.tank_entry_header import TankEntryHeader
from segspec_ksy.tank_message import TankMessage

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
BLOCK = 256 * 1024
EFFORT = 1 / 4
"""How many reads the parsers may make in search of bundles, for every byte of the file. A message takes about four."""
LEAST_EFFORT = MEBIBYTE
"""Reads that they may make besides, in any file."""
EXAMINED = 16
"""Reads that it takes to see that what looks like a bundle is none."""
SCANNED = 4
"""Bytes that are looked at, as the first of a bundle, in the time of one read."""
GLANCE = 4
"""Messages that are looked at before the rest of a bundle is."""
COPIED = 512
"""Bytes that are copied or decompressed in the time of one read."""

MILLISECONDS_A_YEAR = 366 * 86_400_000
PLAUSIBLE_YEARS = 10
FIRST_PLAUSIBLE, LAST_PLAUSIBLE = 20 * MILLISECONDS_A_YEAR, 130 * MILLISECONDS_A_YEAR

UNSURE, REFUSED = -1, 0


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
        self._source = source
        self._limits = limits
        self._lengths = _Lengths()
        self._fronts = _Fronts()
        self._known: dict[int, Sound | None] = {}
        self._effort = int(EFFORT * source.size) + LEAST_EFFORT
        self.last_timestamp: int | None = None

    @property
    def exhausted(self) -> bool:
        return self._effort <= 0

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
        self._effort -= EXAMINED
        bundle = find_bundle(self._source, position)
        if bundle is None or not self.promising(bundle):
            return None
        self._effort -= (bundle.end - position) // COPIED
        try:
            content = contents(self._source, bundle, self._limits)
            check_count(bundle, content, self._limits)
        except SegspecError:
            return None
        self._effort -= len(content) // COPIED
        messages, reads = sound_messages(bundle, content)
        self._effort -= reads
        if messages is None:
            return None
        stored = None if messages[0].uses_last_timestamp else messages[0].timestamp
        sparse = bundle.header.is_sparse
        after = bundle.after(0) if sparse else None
        return Sound(bundle.end, len(messages), bundle.header.first_sequence if sparse else None, after, stored)

    def promising(self, bundle: Bundle) -> bool:
        """False where a glance shows that there is no message set, before all of it is read: almost any bytes can be
        parsed as messages, but not without setting bits that should be clear."""
        header, source = bundle.header, self._source
        if source.size > self._limits.file_bytes:
            if bundle.end - bundle.position > self._limits.file_bytes:
                return False
            # Almost any bytes state a length, and what it states would be read.
            source = source.until(bundle.end)
        if not is_plain(header) or not rules.is_assigned(header.codec):
            return False
        if rules.is_snappy(header.codec):
            return self._fits_snappy(bundle)
        position = bundle.set_start
        for number in range(min(GLANCE, header.num_messages)):
            is_edge = number in (0, header.num_messages - 1)
            message = kaitai.attempt(TankMessage, source, position, header.is_sparse, is_edge, 0)
            if message is None or set_unused([message[0]]) or message[1] > bundle.end:
                return False
            position = message[1]
        return position == bundle.end or header.num_messages > GLANCE

    def _fits_snappy(self, bundle: Bundle) -> bool:
        # A snappy block begins with its decompressed size, and literals make it at most a sixth longer than that.
        found = leb128.read(self._source, bundle.set_start)
        stored = bundle.end - bundle.set_start
        return found is not None and stored * 6 // 7 - 32 <= found[0] and rules.can_hold(stored, found[0])

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
        """The positions in `start:stop` at which a sound bundle begins, in order."""
        for base, length in _spans(start, min(stop, self._source.size)):
            self._effort -= length // SCANNED
            block = self._source.read(base, length + leb128_u32.MOST_GROUPS)
            for index in range(length):
                distance = self._distance(block, index)
                if distance and self._may_follow(base + index + distance) and self.sound(base + index) is not None:
                    yield base + index
            if self.exhausted:
                return

    def _distance(self, block: bytes, index: int) -> int:
        """Bytes to the end of an entry that may begin at `index` of `block`, or `REFUSED`."""
        distance = self._fronts.distance(block, index)
        return self._lengths.distance(block, index) if distance == UNSURE else distance

    def _may_follow(self, position: int) -> bool:
        """Whether the file ends at `position`, or what stands there may begin an entry."""
        start = self._source.read(position, _Fronts.SIZE)
        return position == self._source.size or (bool(start) and self._fronts.distance(start, 0) != REFUSED)

    def leading_to_end(self, start: int) -> list[int]:
        """The positions from `start` on from which sound bundles lead exactly to the end of the file, last first."""
        size = self._source.size
        found: list[int] = []
        ends = {size}
        for base, length in reversed(list(_spans(start, size))):
            block = self._source.read(base, length + leb128_u32.MOST_GROUPS)
            for index in range(length - 1, -1, -1):
                distance = self._distance(block, index)
                if distance and base + index + distance in ends and self.sound(base + index) is not None:
                    ends.add(base + index)
                    found.append(base + index)
            if self.exhausted:
                break
        return found


def _spans(start: int, stop: int) -> Iterator[tuple[int, int]]:
    """`start:stop` in blocks: where each begins, and its bytes."""
    for base in range(start, stop, BLOCK):
        yield base, min(BLOCK, stop - base)


class _Lengths:
    """Where the entry ends that begins at a byte, by its length alone: what the parser says, remembered."""

    REMEMBERED = 2
    LONG_REMEMBERED = 64 * 1024

    def __init__(self) -> None:
        self._known: dict[bytes, int] = {}
        self._long: dict[bytes, int] = {}

    def distance(self, block: bytes, index: int) -> int:
        """Bytes from `index` to the end of the entry that begins there; `REFUSED` where its length cannot be read."""
        for size in range(1, self.REMEMBERED + 1):
            start = block[index : index + size]
            known = self._known.get(start)
            if known is None:
                known = self._known[start] = self._parse(start)
            if known != UNSURE:
                return known
        start = block[index : index + leb128_u32.MOST_GROUPS]
        known = self._long.get(start)
        if known is None:
            if len(self._long) > self.LONG_REMEMBERED:
                self._long.clear()
            known = self._long[start] = max(self._parse(start), REFUSED)
        return known

    @staticmethod
    def _parse(start: bytes) -> int:
        found = leb128.read(from_bytes(start), 0)
        if found is None:
            return UNSURE
        value, end = found
        return end + value if value else REFUSED


class _Fronts:
    """Whether an entry can begin with two bytes: what the parser says of them, remembered."""

    SIZE = 2
    # Whatever integers these bytes become parts of, the parser refuses none of them.
    ANY = b"\1" * 24

    def __init__(self) -> None:
        self._known: dict[bytes, int] = {}

    def distance(self, block: bytes, index: int) -> int:
        """Bytes to the end of the entry; `REFUSED` where none begins, `UNSURE` where two bytes do not tell."""
        start = block[index : index + self.SIZE]
        known = self._known.get(start)
        if known is None:
            known = self._known[start] = self._parse(start)
        return known

    def _parse(self, start: bytes) -> int:
        found = kaitai.attempt(TankEntryHeader, from_bytes(start + self.ANY), 0)
        if found is None:
            return REFUSED
        entry, used = found
        if used > len(start):
            return UNSURE
        if not is_plain(entry.header) or not rules.is_assigned(entry.header.codec):
            return REFUSED
        return int(entry.len_bundle.size + entry.len_bundle.value)
