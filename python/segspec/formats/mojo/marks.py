"""The packs that INDEX lists, as places where reading may begin."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from segspec.formats.contract.reading import Landmark, SegmentReader, states
from segspec.formats.mojo.footer import id_at
from segspec.formats.mojo.index import IndexView
from segspec.formats.mojo.layout import PACK_TAG
from segspec.formats.mojo.reader import MojoReader


class MojoMarks:
    """The entries of INDEX in the order of their packs. A pack states its own id."""

    def __init__(self, index: IndexView, start: int, tag_bytes: int) -> None:
        self._index = index
        self._start = start
        self._tag_bytes = tag_bytes

    def __len__(self) -> int:
        return len(self._index.offsets)

    def __getitem__(self, number: int) -> Landmark:
        offset = self._index.offsets[number]
        # The first pack has no tag before it.
        position = offset if offset == self._start else offset - self._tag_bytes
        master = self._index.ids[self._index.numbers[offset]]
        return Landmark(position, id=master, time=master[0])

    def bears_out(self, number: int, reader: SegmentReader) -> bool:
        mark, offset = self[number], self._index.offsets[number]
        if offset == self._start:
            # Reading from the segment's start needs nobody's word.
            return True
        assert isinstance(reader, MojoReader)
        # Below MASTER ID no record of a pack is.
        return id_at(reader.source, offset, reader.variant) == mark.id and states(Landmark(mark.position), reader)


@contextmanager
def marks(reader: SegmentReader) -> Iterator[MojoMarks | None]:
    """The marks of INDEX; None while the segment has none that can be read."""
    assert isinstance(reader, MojoReader)
    index = reader.index_view
    if index is None:
        yield None
        return
    yield MojoMarks(index, reader.start, len(PACK_TAG) if reader.variant.has_tags else 0)
