"""The chunks that an index lists, as places where reading may begin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from segspec.core.errors import SegspecError
from segspec.formats.contract.reading import Landmark, SegmentReader, index_beside, states
from segspec.formats.osiris.index import first_record
from segspec.formats.osiris.reader import OsirisReader
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.layouts import osiris_index_record
from segspec_ksy.osiris_index_record import OsirisIndexRecord


class OsirisMarks:
    """The records of an index. A chunk states all that its record says."""

    def __init__(self, index: Source, start: int) -> None:
        self._index = index
        self._start = start

    def __len__(self) -> int:
        return (self._index.size - self._start) // osiris_index_record.SIZE

    def __getitem__(self, number: int) -> Landmark:
        record, _ = kaitai.parse(OsirisIndexRecord, self._index, self._start + number * osiris_index_record.SIZE)
        return Landmark(record.ofs_chunk, record.chunk_id, time=record.timestamp)

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        return states(self[number], reader)


@contextmanager
def marks(reader: SegmentReader) -> Iterator[OsirisMarks | None]:
    """The marks of the index beside the segment of `reader`; None where there is none that can be opened."""
    assert isinstance(reader, OsirisReader)
    with index_beside(reader.segment) as index:
        start = None if index is None else _start(index)
        yield None if index is None or start is None else OsirisMarks(index, start)


def _start(index: Source) -> int | None:
    try:
        return first_record(index)
    except SegspecError:
        return None
