"""Entries without blobs, for searches and the choice of a header."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from segspec.columns.lane import WINDOW_BYTES
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import SegmentFile
from segspec.core.stretch import Wanted
from segspec.formats.ffwd import rules
from segspec.frames.built import built_of_ours
from segspec.frames.record_scanner import scanner_of
from segspec.frames.sound_frames import ZeroFrames
from segspec.storage.source import Source
from segspec_ksy.layouts import ffwd_entry

DECLARED = built_of_ours("ffwd")


class EntryHead(NamedTuple):
    """The bounds of an entry and its blob, as stated."""

    position: int
    blob: int
    len_blob: int

    @property
    def end(self) -> int:
        return self.blob + self.len_blob


class EntryBlock(NamedTuple):
    """Consecutive entries between two positions."""

    position: int
    end: int
    entries: int

    @property
    def filled(self) -> bool:
        return rules.is_filled(self.end - self.position - self.entries * ffwd_entry.SIZE)


class Fit(NamedTuple):
    """The entries' end, whether it is the file's, whether any has a byte, and their number."""

    stop: int
    exact: bool
    filled: bool
    entries: int


class Framing:
    """Finds entries in one file, from any position."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._reader = DECLARED.log.reader(source, SegmentFile(source.path), DEFAULT_LIMITS)
        self._counting: Any = scanner_of(self._reader, Wanted())
        self._zeros = ZeroFrames(source, ffwd_entry.SIZE)

    def head(self, position: int) -> EntryHead | None:
        """The entry at `position`, even beyond the file's end; None if its size is incomplete."""
        content = self._source.read(position, ffwd_entry.SIZE)
        if len(content) < ffwd_entry.SIZE:
            return None
        return EntryHead(position, position + ffwd_entry.SIZE, ffwd_entry.unpack(content).len_blob)

    def fits(self, position: int) -> EntryHead | None:
        """The complete entry at `position`, or None."""
        head = self.head(position)
        return head if head is not None and head.end <= self._source.size else None

    def fit(self, position: int, enough: int | None = None) -> Fit:
        """The entries from `position` to one that does not fit, a zeroed tail, or little farther than `enough`."""
        filled, entries = False, 0
        for block in self.blocks(position):
            if self.is_zero_tail(position) or (enough is not None and position >= enough):
                break
            position, entries, filled = block.end, entries + block.entries, filled or block.filled
        return Fit(position, self.at_end(position), filled, entries)

    def blocks(self, position: int) -> Iterator[EntryBlock]:
        """The entries from `position` to one that does not fit. Those in final zeros are one block."""
        while position < self._source.size:
            block = self._block(position)
            if block is None:
                return
            yield block
            position = block.end

    def _block(self, position: int) -> EntryBlock | None:
        if position >= self._source.zero_tail():
            return self.empty(position)
        head = self.fits(position)
        if head is None:
            return None
        is_long = head.len_blob > WINDOW_BYTES
        found = None if is_long else self._counting.scan(position)
        return EntryBlock(position, head.end, 1) if found is None else EntryBlock(position, found.end, found.frames)

    def empty(self, position: int) -> EntryBlock | None:
        """Empty entries in a long run of zeros; None if it is short."""
        count, end = self._zeros.at(position, self._source.size)
        return EntryBlock(position, end, count) if count else None

    def at_end(self, position: int) -> bool:
        """Whether at most a zeroed tail follows."""
        return position >= self._source.size or self.is_zero_tail(position)

    def is_zero_tail(self, position: int) -> bool:
        """Whether only zeros follow, too many to be empty messages."""
        unwritten: bool = self._reader.is_unwritten(position)
        return unwritten
