"""Makes a clean copy of an ffwd queue: every message as it is; a gap in the numbers begins a segment.

The index holds where the consumers are, which is written nowhere else: it is kept as far as it can be read.
"""

from __future__ import annotations

from collections.abc import Sequence

from segspec.core.errors import Code, SegspecError
from segspec.core.model import Frame, Listing, Record
from segspec.formats.contract.reading import SegmentReader
from segspec.formats.contract.salvage import Output, Salvager
from segspec.formats.ffwd import layout
from segspec.formats.ffwd.encode import header, index, segment_name
from segspec.formats.ffwd.index import consumers, entries_of
from segspec.formats.ffwd.rules import EMPTY_MOST
from segspec.storage.source import open_source
from segspec_ksy.layouts import ffwd_segment


class FfwdSalvager(Salvager):
    """A `Salvager`. Messages have no numbers of their own: they count on from the base in the header."""

    certainty = (
        "there is no checksum: messages after damage lead exactly to the end of the file, and their numbers are those "
        "that the next segment's base leaves, or go on with as few lost as may be"
    )

    def __init__(self, output: Output) -> None:
        super().__init__(output)
        self._empty = 0

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        for record in records:
            assert record.offset is not None
            # Damage may have followed a run of empty messages, which at the end of a file would be unwritten space.
            unclear = not record.value and self._empty == EMPTY_MOST
            if not self.output.is_open or record.offset != self.due or unclear:
                self.output.end()
                if record.offset > ffwd_segment.SystemHeader.MAX_BASE_OFFSET:
                    message = f"no segment can begin with message {record.offset}: it needs more than 64 bits"
                    raise SegspecError(Code.LIMIT_EXCEEDED, message, path=reader.source.path, position=frame.position)
                self.output.begin(segment_name(record.offset, reader.dialect), header(record.offset, reader.dialect))
                self._empty = 0
            self._empty = 0 if record.value else self._empty + 1
            self.output.write(reader.source.read(frame.position, frame.end - frame.position))
            self.due = record.offset + 1

    def finish(self, listing: Listing) -> None:
        paths = [segment.index for segment in listing.segments if segment.index is not None]
        if paths:
            self.output.put(layout.INDEX_NAME, _kept_index(paths[-1]))


def _kept_index(path: str) -> bytes:
    """The index at `path` as it is where it is sound, else that of the consumers that can be read."""
    with open_source(path) as source:
        try:
            names = [entry["id"] for entry in entries_of(source)]
        except SegspecError:
            names = []
        if len(set(names)) == len(names) and names:
            return source.read(0, source.size)
    return index(consumers(path))
