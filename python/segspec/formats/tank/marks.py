"""The bundles that an index lists, as places where reading may begin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from segspec.core.errors import SegspecError
from segspec.formats.contract.reading import Landmark, SegmentReader
from segspec.formats.contract.seeking import index_beside, states
from segspec.formats.tank.bundle import open_bundle
from segspec.formats.tank.layout import base_of
from segspec.formats.tank.reader import TankReader
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_index_entry import TankIndexEntry

MOST_BETWEEN = 4096
"""So many bundles are looked at between two entries of an index, which lists one every few."""


class TankMarks:
    """The entries of an index.

    Most bundles do not state their number. An entry is believed where bundles lead, with the numbers that are said,
    from the segment's start to the first entry; from the entry before it to it, and from it to the next; and from the
    last entry to the end of a segment whose name says its last number. So an index that is wrong all along is found
    out. One that goes wrong between two of these places is believed, as TANK believes it.
    """

    def __init__(self, index: Source, reader: TankReader) -> None:
        self._index = index
        self._segment = reader.source
        self._base = base_of(reader.segment)
        self._last = reader.segment.details.get("declared_last")
        self._anchored: bool | None = None

    def __len__(self) -> int:
        return self._index.size // tank_index_entry.SIZE

    def __getitem__(self, number: int) -> Landmark:
        entry, _ = kaitai.parse(TankIndexEntry, self._index, number * tank_index_entry.SIZE)
        return Landmark(entry.position, self._base + entry.relative_sequence)

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        mark = self[number]
        if not states(mark, reader):
            return False
        if self._anchored is None:
            self._anchored = self._is_anchored()
        if not self._anchored or (number > 0 and not self._leads(self[number - 1], mark)):
            return False
        return number + 1 == len(self) or self._leads(mark, self[number + 1])

    def _is_anchored(self) -> bool:
        """Whether bundles lead to the first entry from the start, and from the last one to the end."""
        if not self._leads(Landmark(0, self._base), self[0]):
            return False
        if not isinstance(self._last, int):
            return True
        return self._leads(self[len(self) - 1], Landmark(self._segment.size, self._last + 1))

    def _leads(self, one: Landmark, other: Landmark) -> bool:
        """Whether bundles follow each other from one mark to the other, with the numbers that they have."""
        position, due = one.position, one.number
        assert due is not None
        try:
            for _ in range(MOST_BETWEEN):
                if position >= other.position:
                    break
                bundle = open_bundle(self._segment, position)
                position, due = bundle.end, bundle.after(due)
        except SegspecError:
            return False
        return (position, due) == (other.position, other.number)


@contextmanager
def marks(reader: SegmentReader) -> Iterator[TankMarks | None]:
    """The marks of the index beside the segment of `reader`; None where there is none that can be opened."""
    assert isinstance(reader, TankReader)
    with index_beside(reader.segment) as index:
        yield None if index is None else TankMarks(index, reader)
