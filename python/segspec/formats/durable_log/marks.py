"""The records that an index lists, as places where reading may begin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from segspec.formats.contract.reading import Landmark, SegmentReader
from segspec.formats.contract.seeking import index_beside, states
from segspec.formats.durable_log.index import IndexFile
from segspec.formats.durable_log.reader import DurableLogReader
from segspec.storage.source import Source


class DurableLogMarks:
    """The entries of an index. A record states its own offset."""

    def __init__(self, index: Source) -> None:
        self._index = IndexFile(index)

    def __len__(self) -> int:
        return self._index.count

    def __getitem__(self, number: int) -> Landmark:
        entry = self._index.entry(number)
        return Landmark(entry.ofs_record, entry.offset)

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        return states(self[number], reader)


@contextmanager
def marks(reader: SegmentReader) -> Iterator[DurableLogMarks | None]:
    """The marks of the index beside the segment of `reader`; None where there is none that can be opened."""
    assert isinstance(reader, DurableLogReader)
    with index_beside(reader.segment) as index:
        yield None if index is None else DurableLogMarks(index)
