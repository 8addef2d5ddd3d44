"""Holes in the offsets: how to fill or close one, and how far a log once went.

Consumers stop at a hole. Brokers and clients (RabbitMQ 3.10.8 and 4.0.5; AMQP 0.9.1, AMQP 1.0, stream protocol) read
through an empty tracking delta chunk with all missing offsets.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.model import Listing, SegmentFile
from segspec.formats.contract.salvage import Moved
from segspec.formats.osiris.chunk import ChunkType, TrackingEntry, header_at
from segspec.formats.osiris.encode import NewChunk, simple_entry, tracking_block
from segspec.formats.osiris.folder import FOLDER
from segspec.formats.osiris.index import IndexRecord, sound_records
from segspec.formats.osiris.layout import INDEX_NAME, INDEX_SUFFIX, SEGMENT_SUFFIX
from segspec.formats.osiris.tracking import TrackingState, TrackingType
from segspec.storage.source import open_source
from segspec_ksy.layouts import osiris_chunk_header

MOST_OFFSETS = osiris_chunk_header.MAX_NUM_RECORDS

MOST_FILLERS = 1024
"""A larger hole stays unfilled."""


def can_fill(first: int, following: int) -> bool:
    """Whether filler chunks can cover offsets from `first` up to `following` (exclusive)."""
    return following - first <= MOST_FILLERS * MOST_OFFSETS


def fillers(before: IndexRecord, version: int, first: int, following: int) -> Iterator[NewChunk]:
    """The chunks for these offsets, with time and epoch of the chunk `before`."""
    while first < following:
        missing = min(following - first, MOST_OFFSETS)
        yield NewChunk(
            chunk_type=ChunkType.tracking_delta,
            version=version,
            entries=1,
            records=missing,
            timestamp=before.timestamp,
            epoch=before.epoch,
            chunk_id=first,
            data=simple_entry(b""),
        )
        first += missing


class Moves:
    """The new position of each offset: `runs` in order. `distance` is how far later offsets move down."""

    def __init__(self) -> None:
        self.runs: list[Moved] = []
        self.distance = 0
        self._closed = 0

    def close(self, first: int, following: int) -> None:
        """Closes the gap from `first` up to `following` (exclusive)."""
        self.distance += following - first
        self._closed = following

    def keep(self, first: int, following: int) -> None:
        """Records that offsets from `first` up to `following` (exclusive) are copied."""
        if following <= first:
            return
        last = self.runs[-1] if self.runs else None
        if last is not None and first == last.last + 1 and first - self.distance == last.to + first - last.first:
            self.runs[-1] = last._replace(last=following - 1)
        else:
            self.runs.append(Moved(first, following - 1, first - self.distance))

    def __call__(self, offset: int) -> int:
        """The new position of `offset`; in a hole, that of the last offset before it."""
        number = bisect_right(self.runs, offset, key=lambda run: run.first) - 1
        if number < 0:
            return offset
        run = self.runs[number]
        if run is self.runs[-1] and offset > run.last and offset >= self._closed:
            return offset - self.distance
        return run.to + min(offset, run.last) - run.first


def moved_blocks(tracking: Sequence[TrackingEntry], moves: Moves) -> bytes:
    return b"".join(
        tracking_block(
            TrackingType.__members__[entry.type],
            entry.id,
            moves(entry.value) if entry.type == TrackingType.offset.name else entry.value,
            moves(entry.chunk_id) if entry.source == "snapshot" and entry.type == TrackingType.sequence.name else None,
        )
        for entry in tracking
    )


def moved_state(state: TrackingState, moves: Moves) -> TrackingState:
    return TrackingState(
        {name: (moves(chunk_id), value) for name, (chunk_id, value) in state.sequences.items()},
        {name: moves(offset) for name, offset in state.offsets.items()},
        dict(state.timestamps),
    )


class KnownEnd(NamedTuple):
    """The offset after the last certain one, and whether more may have been assigned."""

    offset: int
    is_least: bool


def known_end(listing: Listing, due: int) -> KnownEnd:
    """The known end of the log, at `due` or later.

    Evidence: names of segments, and longer indexes.
    """
    ends = [KnownEnd(segment.base, False) for segment in listing.segments if segment.base is not None]
    ends += [end for segment in (*listing.segments, *_gone(listing)) for end in _listed_end(segment, due)]
    return max((end for end in ends if due < end.offset <= due + MOST_OFFSETS), default=KnownEnd(due, False))


def _gone(listing: Listing) -> Iterator[SegmentFile]:
    for finding in listing.findings:
        if INDEX_NAME.fullmatch(finding.path.rsplit("/", 1)[-1]):
            gone = FOLDER.segment(finding.path.removesuffix(INDEX_SUFFIX) + SEGMENT_SUFFIX, None)
            yield SegmentFile(gone.path, base=gone.base, index=finding.path)


def _listed_end(segment: SegmentFile, due: int) -> Iterator[KnownEnd]:
    """Empty if the header is another chunk's, or the chunk was read."""
    listed = sound_records(segment)
    if not listed:
        return
    position, record = next(reversed(listed.items()))
    if record.chunk_id < due:
        return
    try:
        with open_source(segment.path) as source:
            there = header_at(source, position)
    except ShrunkError:
        raise
    except (SegspecError, OSError):
        there = None
    if there is not None and there.chunk_id == record.chunk_id:
        yield KnownEnd(there.next_id, False)
    elif there is None:
        yield KnownEnd(record.chunk_id + 1, True)
