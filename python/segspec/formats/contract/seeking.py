"""Where frames begin by the word of an index, and what bears that out."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from segspec.core.errors import SegspecError
from segspec.core.model import SegmentFile
from segspec.formats.contract.reading import Landmark, SegmentReader
from segspec.storage.source import Source, open_source


class Landmarks(Protocol):
    """The frames that a segment's index lists, in order. None of it is believed before `bears_out`."""

    def __len__(self) -> int: ...

    def __getitem__(self, number: int) -> Landmark:
        """Landmark `number`, from 0 on. Raises `SegspecError` where the index cannot be read there."""

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        """Whether the segment shows that mark `number` says the truth. `reader` is one of the segment after `begin`;
        where it is in the segment changes."""


def states(mark: Landmark, reader: SegmentReader) -> bool:
    """Whether a sound frame begins at the mark and states itself what the mark says of it."""
    if not 0 <= mark.position < reader.source.size:
        return False
    reader.enter(mark)
    try:
        frame = reader.frame(mark.position)
        findings = list(reader.check(frame))
        records, _ = ([], []) if mark.id is None else reader.records(frame)
    except SegspecError:
        return False
    if findings or (mark.number is not None and frame.first_offset != mark.number):
        return False
    if mark.time is not None and frame.timestamp != mark.time:
        return False
    return mark.id is None or (bool(records) and records[0].id == mark.id)


@contextmanager
def index_beside(segment: SegmentFile) -> Iterator[Source | None]:
    """The index file of a segment while the manager is entered; None where there is none that can be opened."""
    try:
        index = None if segment.index is None else open_source(segment.index)
    except OSError:
        index = None
    if index is None:
        yield None
        return
    with index:
        yield index
