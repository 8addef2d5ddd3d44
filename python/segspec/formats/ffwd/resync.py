"""Finds where reading continues after an entry that does not fit. Entries have no magic.

Entries from there must end at the file's end. Three kinds of damage are tried, the most certain first: a size from a
failed write, one with a wrong byte, and any other, by searching.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from segspec.formats.ffwd import layout, rules
from segspec.formats.ffwd.header import EntryHead, Framing
from segspec.storage.source import Source
from segspec_ksy.layouts import ffwd_entry

SEARCH_WINDOW = 1 << 18
"""Bytes after the damage that are searched."""

WORK_FLOOR = 100_000
WORK_BYTES = 16
"""A segment's searches may check this number of entries, and one per this many bytes of the file."""

STALE_SIZES = 4


class Resumption(NamedTuple):
    """A place to continue: `entries` to the file's end, after `lost` skipped numbers.

    `later` lists numbers of failed writes between them. `counted`: the next segment's base confirms this.
    """

    position: int
    entries: int
    lost: int
    note: str
    empty_first: bool = False
    later: int = 0
    counted: bool = False


class Resyncer:
    """Finds where entries continue after damage."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._framing = Framing(source)
        self._work = WORK_FLOOR + source.size // WORK_BYTES
        self._window_end = 0
        self._reach: dict[int, tuple[int, bool] | None] = {}

    def resume(self, position: int, number: int, next_base: int | None) -> Resumption | None:
        """The place to continue after the entry at `position`, message `number`. The next segment begins with
        `next_base`."""
        head = self._framing.head(position)
        if head is None:
            return None
        self._window_end = min(self._source.size, position + SEARCH_WINDOW)
        self._reach.clear()
        due = None if next_base is None else next_base - number
        first: Resumption | None = None
        for place in self._places(head):
            if due is None:
                return place
            numbers = place.entries + place.later
            if numbers + place.lost == due:
                return place._replace(counted=True)
            if first is None and numbers < due:
                first = place._replace(lost=due - numbers, counted=True)
        return first

    def _places(self, head: EntryHead) -> Iterator[Resumption]:
        stale = self._after_stale(head)
        if stale is not None and not stale.empty_first:
            yield stale
        yield from self._with_one_wrong_byte(head)
        # A blob of zeros after a wrong size also reads as empty entries: less certain than a wrong byte.
        if stale is not None and stale.empty_first:
            yield stale
        yield from self._search(head)

    def _after_stale(self, head: EntryHead) -> Resumption | None:
        capacity = _capacity(head)
        if capacity is None:
            return None
        at, entries, later, empty_first, filled = head.blob, 0, 0, False, False
        while True:
            if self._work <= 0:
                return None
            fit, first = self._framing.fit(at), self._framing.head(at)
            self._work -= fit.entries
            if not entries and fit.entries and first is not None:
                empty_first = not rules.is_filled(first.len_blob)
            entries, filled = entries + fit.entries, filled or fit.filled
            if fit.exact:
                break
            following = self._framing.head(fit.stop)
            again = None if following is None else _capacity(following)
            if following is None or again is None or later == STALE_SIZES:
                return None
            capacity = range(max(capacity.start, again.start), min(capacity.stop, again.stop))
            if not capacity:
                return None
            at, later = following.blob, later + 1
        if not filled:
            return None
        note = f"byte {head.position} holds the size {head.len_blob} of a write that failed, without its blob"
        return Resumption(head.blob, entries, 1, note, empty_first, later)

    def _with_one_wrong_byte(self, head: EntryHead) -> Iterator[Resumption]:
        for byte in range(ffwd_entry.SIZE):
            for change in range(1, 256):
                size = head.len_blob ^ (change << (8 * byte))
                if head.blob + size >= self._source.size:
                    continue
                reached = self._reaches_end(head.blob + size)
                if reached is not None:
                    note = f"entries continue if the size is {size}, which differs from {head.len_blob} in one byte"
                    yield Resumption(head.blob + size, reached[0], 1, note)

    def _search(self, head: EntryHead) -> Iterator[Resumption]:
        start, end = head.position + 1, self._window_end
        within = min(end + ffwd_entry.SIZE - 1, self._source.size)
        for position in self._source.places(_beginning(self._source.size - start), ffwd_entry.SIZE, start, within):
            if self._work <= 0 or position >= end:
                return
            reached = self._reaches_end(position)
            if reached is None:
                continue
            first = self._framing.head(position)
            if first is not None and rules.is_filled(first.len_blob):
                note = f"entries that end exactly with the file begin at byte {position}"
                yield Resumption(position, reached[0], 1, note)

    def _reaches_end(self, position: int) -> tuple[int, bool] | None:
        """The number of entries from `position` exactly to the end; None without, or if none is filled.

        Caches every position on the way: chains that meet continue as one.
        """
        if position >= self._source.size:
            return None
        trail: list[tuple[int, int]] = []
        entries, last_filled, at = 0, -1, position
        while at not in self._reach and not self._framing.at_end(at):
            self._work -= 1
            head = self._framing.fits(at) if self._work > 0 else None
            if not trail or trail[-1][0] < self._window_end:
                trail.append((at, entries))
            if head is None:
                self._reach[at] = None
                break
            last_filled = entries if head.len_blob else last_filled
            empty = None if head.len_blob else self._framing.empty(at)
            entries, at = (entries + 1, head.end) if empty is None else (entries + empty.entries, empty.end)
        rest = self._reach.get(at, (0, False))
        for passed, number in trail:
            filled = rest is not None and (rest[1] or last_filled >= number)
            self._reach[passed] = None if rest is None else (rest[0] + entries - number, filled)
        known = self._reach.get(position, rest)
        return known if known is not None and known[1] else None


def _beginning(most: int) -> bytes:
    first, *_ = ffwd_entry.pack(len_blob=min(most, ffwd_entry.MAX_LEN_BLOB))
    return b"(?!" + ffwd_entry.pack(len_blob=0) + b")[\0-" + re.escape(bytes([first])) + b"]"


def _capacity(head: EntryHead) -> range | None:
    if rules.is_negative(head.len_blob):
        return None
    room = range(head.position + head.len_blob, head.end)
    return room if room[-1] >= layout.MINIMUM_LOG_BYTES else None
