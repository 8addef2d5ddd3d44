"""Entries without their blobs: what a search and the choice of a header go through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from segspec.formats.ffwd import rules
from segspec.storage.source import Source
from segspec_ksy.layouts import ffwd_entry


class EntryHead(NamedTuple):
    """An entry without its blob: where it begins, where its blob begins and would end."""

    position: int
    blob: int
    len_blob: int

    @property
    def end(self) -> int:
        return self.blob + self.len_blob


class Fit(NamedTuple):
    """Where entries stop, whether that is exactly the end of the file, and whether any of them holds a byte."""

    stop: int
    exact: bool
    filled: bool


class Framing:
    """The entries of one file, from any position on."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._zeros = (0, 0)

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
        """Follows the entries from `position` on; no farther than it takes to reach the position `enough`."""
        filled, stop = False, position
        for head in self.heads(position):
            filled, stop = filled or rules.is_filled(head.len_blob), head.end
            if enough is not None and stop >= enough:
                break
        return Fit(stop, self.at_end(stop), filled)

    def at_end(self, position: int) -> bool:
        """Whether nothing is left at `position` but, perhaps, a zeroed tail."""
        return position >= self._source.size or self.is_zero_tail(position)

    def is_zero_tail(self, position: int) -> bool:
        """Whether nothing but zeros is left at `position`, and too many of them to be empty messages."""
        if not rules.may_be_unwritten(self._source.size - position):
            return False
        if any(self._source.read(position, rules.ZERO_TAIL)):
            return False
        start, end = self._zeros
        if not start <= position < end:
            # A run of zeros may be long and is asked about at every step through it.
            self._zeros = start, end = position, self._source.zeros_until(position)
        return end == self._source.size
