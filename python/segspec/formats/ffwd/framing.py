"""Entries without their blobs: what a search and the choice of a header go through."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import NamedTuple

from segspec.columns.backend.lanes import choose
from segspec.formats.ffwd import rules
from segspec.formats.ffwd.scan.run import run
from segspec.storage.source import FIRST_BLOCK, SEARCH_BLOCK, Source
from segspec_ksy.layouts import ffwd_entry

NO_NUMBERS, NO_BYTES = array("q"), bytearray()
NOTHING = (NO_NUMBERS, NO_NUMBERS, array("i", [0]), NO_BYTES, NO_BYTES, NO_NUMBERS)


LONG_RUN = 4_096
"""So many zero bytes are passed at once: a run of fewer entries is read sooner than it is measured."""


class EntryHead(NamedTuple):
    """An entry without its blob: where it begins, where its blob begins and would end."""

    position: int
    blob: int
    len_blob: int

    @property
    def end(self) -> int:
        return self.blob + self.len_blob


class Fit(NamedTuple):
    """Where entries stop, whether that is exactly the end of the file, whether any of them holds a byte, and how many
    they are."""

    stop: int
    exact: bool
    filled: bool
    entries: int


class EntryBlock(NamedTuple):
    """Entries, one after the other: how many in `position:end`, and whether any of them holds a byte."""

    position: int
    end: int
    entries: int
    filled: bool


class Framing:
    """The entries of one file, from any position on."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._zeros = range(0)

    def head(self, position: int) -> EntryHead | None:
        """The entry at `position`, which may claim more than is left; None where the file ends within its size."""
        content = self._source.read(position, ffwd_entry.SIZE)
        if len(content) < ffwd_entry.SIZE:
            return None
        return EntryHead(position, position + ffwd_entry.SIZE, ffwd_entry.unpack(content).len_blob)

    def fits(self, position: int) -> EntryHead | None:
        """The entry at `position` if the file holds all of it."""
        head = self.head(position)
        return head if head is not None and head.end <= self._source.size else None

    def heads(self, position: int) -> Iterator[EntryHead]:
        """The entries from `position` on, up to the first that does not fit or a zeroed tail."""
        while not self.at_end(position):
            head = self.fits(position)
            if head is None:
                return
            yield head
            position = head.end

    def fit(self, position: int, enough: int | None = None) -> Fit:
        """Follows the entries from `position` on, up to the first that does not fit or a zeroed tail; not much farther
        than it takes to reach the position `enough`."""
        filled, entries = False, 0
        for block in self.blocks(position, self._source.zero_tail()):
            if self.at_end(position) or (enough is not None and position >= enough):
                break
            position, entries, filled = block.end, entries + block.entries, filled or block.filled
        return Fit(position, self.at_end(position), filled, entries)

    def blocks(self, position: int, zeros: int) -> Iterator[EntryBlock]:
        """The entries from `position` on, up to the first that does not fit. From byte `zeros` on each is a block, but
        those in the zeros that the file ends with are one."""
        follow, size = choose(run, self._source.size), FIRST_BLOCK
        while position < self._source.size:
            empty = self.empty(position)
            if empty:
                yield empty
                position = empty.end
                continue
            if position >= self._source.zero_tail():
                return
            data = self._source.read(position, size)
            bounds = (0, len(data), len(data), zeros)
            count, reached, blobs, _, _ = follow(data, position, *bounds, False, False, *NOTHING)
            size = min(2 * size, SEARCH_BLOCK)
            if not count:
                # Only an entry in the zeros, or one that is longer than what was read, may be stepped over.
                head = self.fits(position)
                if head is None:
                    return
                count, reached, blobs = 1, head.end - position, head.len_blob
            yield EntryBlock(position, position + reached, count, rules.is_filled(blobs))
            position += reached

    def empty(self, position: int, most: int | None = None) -> EntryBlock | None:
        """The empty entries of a long run of zeros from `position` on, at most in so many bytes; None if it is short.
        Zeros are passed at the speed of memory, holes without being read."""
        if position not in self._zeros:
            if any(self._source.read(position, LONG_RUN)):
                return None
            self._zeros = range(position, self._source.zeros_until(position))
        size = self._zeros.stop - position if most is None else min(self._zeros.stop - position, most)
        count = size // ffwd_entry.SIZE
        if count <= 0 or (size < LONG_RUN and position < self._source.zero_tail()):
            return None
        return EntryBlock(position, position + count * ffwd_entry.SIZE, count, filled=False)

    def at_end(self, position: int) -> bool:
        """Whether nothing is left at `position` but, perhaps, a zeroed tail."""
        return position >= self._source.size or self.is_zero_tail(position)

    def is_zero_tail(self, position: int) -> bool:
        """Whether nothing but zeros is left at `position`, and too many of them to be empty messages."""
        if not rules.may_be_unwritten(self._source.size - position):
            return False
        if any(self._source.read(position, rules.ZERO_TAIL)):
            return False
        return rules.begins_in_zeros(position, self._source.zero_tail())
