"""Makes a clean copy of a TANK partition: intact bundles unchanged, others from recoverable messages.

A gap begins a segment, unless the bundle is sparse and contains its numbers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence

from segspec.core.model import Frame, Listing, Record, SegmentFile, SegmentSummary
from segspec.core.stretch import FrameColumns, Stretch, Wanted
from segspec.formats.contract.reading import Indexer, SegmentReader
from segspec.formats.contract.salvage import Output, Salvager
from segspec.formats.tank import layout, rules
from segspec.formats.tank.bundle import Bundle
from segspec.formats.tank.encode import Gathered, NewMessage, SparseIndex, entry, entry_head
from segspec.formats.tank.index import load_table
from segspec.formats.tank.layout import SegmentName
from segspec.formats.tank.reader import COUNTED
from segspec.frames.sparse_index import told
from segspec.storage.source import open_source
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_enums import TankEnums


class TankSalvager(Salvager):
    """Segments keep their kind: a part before a gap is immutable."""

    certainty = (
        "there is no checksum: bundles after damage contradict nothing up to the end or a known place, and their "
        "messages are counted on from the last known number unless a sparse bundle or the index says more"
    )

    wanted = Wanted(frames=True)

    def __init__(self, output: Output) -> None:
        super().__init__(output)
        self._named: SegmentName | None = None
        self._base = 0

    def copied_name(self, segment: SegmentFile, summary: SegmentSummary) -> str:
        return layout.split_leftover(segment.name)[0]

    def begin(self, reader: SegmentReader, segment: SegmentFile) -> None:
        self._named = layout.segment_name(segment.name)

    def keep(self, reader: SegmentReader, frame: Frame, records: Sequence[Record], *, sound: bool) -> None:
        found: Bundle = frame.body
        first, last = records[0].offset, records[-1].offset
        assert first is not None
        assert last is not None
        sparse = found.is_sparse
        if not sound:
            sparse = sparse or any(b.number != a.number + 1 for a, b in itertools.pairwise(_messages(records)))
            messages = Gathered(_messages(records)).messages()
            content = entry(messages, TankEnums.Codec(found.codec), sparse=sparse)
        if self._is_apart(first, sparse=sparse) or first - self._base > tank_index_entry.MAX_RELATIVE_SEQUENCE:
            self._begin(first)
        if sound:
            self.output.take(reader.source, frame.position, frame.end)
        else:
            self.output.write(content)
        self.due = last + 1

    def _is_apart(self, first: int, *, sparse: bool) -> bool:
        return not self.output.is_open or (first != self.due and not sparse)

    def _begin(self, first: int) -> None:
        self._close(active=False)
        # A sparse bundle may contain 0, unlike a name.
        self._base = max(first, rules.FIRST_SEQUENCE)
        self.output.begin(SegmentName(self._base, None, self._created).text)

    def takes(self, reader: SegmentReader, stretch: Stretch) -> bool:
        first, last = stretch.first_offset, stretch.last_offset
        if not isinstance(first, int) or not isinstance(last, int):
            return False
        base = first if self._is_apart(first, sparse=_is_sparse(stretch)) else self._base
        return last - base <= tank_index_entry.MAX_RELATIVE_SEQUENCE

    def take(self, reader: SegmentReader, stretch: Stretch) -> tuple[int, int]:
        """Copies intact bundles; corrects only the count of others."""
        assert stretch.each is not None
        assert isinstance(stretch.first_offset, int)
        assert isinstance(stretch.last_offset, int)
        if self._is_apart(stretch.first_offset, sparse=_is_sparse(stretch)):
            self._begin(stretch.first_offset)
        for start, end, wrong in counted(stretch.each):
            if wrong is None:
                self.output.take(reader.source, start, end)
            else:
                count, codec, body = wrong
                head = entry_head(count, end - body, TankEnums.Codec(codec))
                self.output.take_under(head, reader.source, start, body, end)
        self.due = stretch.last_offset + 1
        return stretch.first_offset, stretch.last_offset

    def end(self, reader: SegmentReader, segment: SegmentFile) -> None:
        self._close(active=self._named is None or not self._named.immutable)

    def finish(self, listing: Listing) -> tuple[int, int] | None:
        """An emptied last segment's index shows the least that existed."""
        last = listing.segments[-1] if listing.segments else None
        if last is None or last.base is None or "declared_last" in last.details:
            return None
        with open_source(last.path) as source:
            table = None if source.size else load_table(last)
        if not table:
            return None
        self.open_end = True
        return last.base, last.base + table.sequences[-1]

    @property
    def _created(self) -> int | None:
        return None if self._named is None else self._named.created

    def _close(self, *, active: bool) -> None:
        if self.output.is_open:
            assert self.due is not None
            self.output.end(SegmentName(self._base, None if active else self.due - 1, self._created).text)


def _is_sparse(stretch: Stretch) -> bool:
    """Whether its first bundle contains its numbers."""
    each = stretch.each
    return each is not None and bool(stretch.carried.sparse and next(each.frames()).details["sparse"])


def counted(each: FrameColumns) -> Iterator[tuple[int, int, tuple[int, int, int] | None]]:
    """A stretch's bundles by start and end: consecutive correct ones together, others with count, codec, and the start
    of messages."""
    columns = each.position, each.end, each.details["messages"], *(each.arrays[name] for name in COUNTED)
    begin = reached = each.base + each.position[0]
    for position, end, stated, *wrong in zip(*(column[: each.rows] for column in columns), strict=True):
        if not rules.agree(stated, wrong[0]):
            if begin < reached:
                yield begin, reached, None
            begin = each.base + end
            yield each.base + position, begin, (wrong[0], wrong[1], each.base + wrong[2])
        reached = each.base + end
    if begin < reached:
        yield begin, reached, None


def _messages(records: Sequence[Record]) -> list[NewMessage]:
    return [NewMessage(r.offset or 0, r.timestamp or 0, r.key or b"", r.value or b"") for r in records]


class TankIndexer(Indexer):
    """Makes the broker's index."""

    def __init__(self, reader: SegmentReader, segment: SegmentFile, interval: int) -> None:
        super().__init__(reader, segment, interval)
        self._index = SparseIndex(layout.base_of(segment), interval)

    def name(self) -> str:
        return layout.index_name(self._index.base)

    def entries(self, frames: FrameColumns) -> bytes:
        return b"".join(self._index.entry(first, position) for position, first, *_ in told(frames))
