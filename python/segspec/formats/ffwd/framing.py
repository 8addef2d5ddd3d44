"""Entries without their blobs: what a search and the choice of a header go through."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from io import BytesIO

from kaitaistruct import EndOfStreamError, KaitaiStream

from segspec.formats.ffwd import layout
from segspec.parsing import debug_tree
from segspec.storage.source import Source
from segspec_ksy.ffwd_entry import FfwdEntry

WINDOW = 512
"""Bytes that are looked at to read an entry's size; a blob that ends within them costs no second look."""


@dataclass(frozen=True, slots=True)
class Head:
    """An entry without its blob: where it begins, where its blob begins and would end."""

    position: int
    blob: int
    len_blob: int

    @property
    def end(self) -> int:
        return self.blob + self.len_blob


@dataclass(frozen=True, slots=True)
class Fit:
    """Where entries stop, whether that is exactly the end of the file, and whether any of them holds a byte."""

    stop: int
    exact: bool
    filled: bool


class Framing:
    """The entries of one file, from any position on."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._zeros = (0, 0)

    def head(self, position: int) -> Head | None:
        """The entry at `position`, which may claim more than is left; None where the file ends within its size."""
        window = self._source.read(position, WINDOW)
        stream = KaitaiStream(BytesIO(window))
        try:
            entry = FfwdEntry(stream)
        except EndOfStreamError:
            tree, _ = debug_tree.read(FfwdEntry, KaitaiStream(BytesIO(window)), 0, ())
            blob = debug_tree.spans(tree).get("blob")
            return None if blob is None else Head(position, position + blob["start"], tree.len_blob)
        return Head(position, position + stream.pos() - entry.len_blob, entry.len_blob)

    def fits(self, position: int) -> Head | None:
        """The entry at `position` if the file holds all of it."""
        head = self.head(position)
        return head if head is not None and head.end <= self._source.size else None

    def heads(self, position: int) -> Iterator[Head]:
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
            filled, stop = filled or head.len_blob > 0, head.end
            if enough is not None and stop >= enough:
                break
        return Fit(stop, self.at_end(stop), filled)

    def at_end(self, position: int) -> bool:
        """Whether nothing is left at `position` but, perhaps, a zeroed tail."""
        return position >= self._source.size or self.is_zero_tail(position)

    def is_zero_tail(self, position: int) -> bool:
        """Whether nothing but zeros is left at `position`, and too many of them to be empty messages."""
        if self._source.size - position < layout.ZERO_TAIL or any(self._source.read(position, layout.ZERO_TAIL)):
            return False
        start, end = self._zeros
        if not start <= position < end:
            # A run of zeros may be long and is asked about at every step through it.
            self._zeros = start, end = position, self._source.zeros_until(position)
        return end == self._source.size
