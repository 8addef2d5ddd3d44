"""Epochs that no neighbour has: which chunks of a log have one, and what it should be.

Nothing protects a chunk's epoch, and a broker whose last chunk has one that is too high does not start. Epochs never
decrease from chunk to chunk, and the index repeats them. No chunk follows the last one: where no index lists it, its
epoch is wrong if there was no time for so many elections since the chunk before it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from segspec.core.model import Frame, SegmentFile
from segspec.formats.osiris import rules
from segspec.formats.osiris.chunk import Chunk
from segspec.formats.osiris.index import IndexRecord, sound_records
from segspec.formats.osiris.owners import TRIES_A_SECOND

CLOCKS_DIFFER_MS = 1000
"""How far the clocks of two leaders may be apart: our judgement."""


def leaps(before: int, epoch: int, elapsed_ms: int) -> bool:
    """Whether `epoch` cannot follow `before` after `elapsed_ms`: each election raises it by one, and takes its time."""
    most = 1 + TRIES_A_SECOND * (max(0, elapsed_ms) + CLOCKS_DIFFER_MS) // 1000
    return epoch - before > most


def is_doubted(before: Frame, last: Frame, segment: SegmentFile) -> bool:
    """Whether the last chunk of a log, in this segment, has an epoch that only its own header bears out and that cannot
    follow the one before it."""
    assert isinstance(before, Chunk)
    assert isinstance(last, Chunk)
    first, second = before.header, last.header
    if not leaps(first.epoch, second.epoch, second.timestamp - first.timestamp):
        return False
    listed = sound_records(segment).get(last.position)
    return listed is None or listed.chunk_id != second.chunk_id


class Stated(NamedTuple):
    """The epoch of a chunk by its header, and by its index, where that lists the chunk; its time in milliseconds."""

    path: str
    position: int
    chunk_id: int
    timestamp: int
    epoch: int
    listed: int | None


class Mended(NamedTuple):
    """A chunk whose epoch is wrong, and the one that it should have."""

    chunk: Stated
    epoch: int


def mended(frames: Iterable[tuple[SegmentFile, Frame]]) -> list[Mended]:
    """The chunks of a log whose epochs are wrong; `frames` are all that can be read of it."""
    chunks = list(_stated(frames))
    kept = _rising([chunk.epoch for chunk in chunks if chunk.listed in (None, chunk.epoch)])
    trusted = iter(kept)
    bounds: list[int | None] = []
    for chunk in chunks:
        is_undoubted = chunk.listed in (None, chunk.epoch)
        bounds.append(chunk.epoch if is_undoubted and next(trusted) else None)
    bounds[-1:] = [_last(chunks, bounds)] if chunks else []
    return list(_mended(chunks, bounds))


def _last(chunks: Sequence[Stated], bounds: Sequence[int | None]) -> int | None:
    """The epoch of the last chunk: that of the last trusted chunk before it where nothing but its own header says that
    it is what it cannot be."""
    last, trusted = chunks[-1], bounds[-1]
    before = next((number for number in range(len(chunks) - 2, -1, -1) if bounds[number] is not None), None)
    if trusted is None or last.listed is not None or before is None:
        return trusted
    low = bounds[before]
    assert low is not None
    return low if leaps(low, trusted, last.timestamp - chunks[before].timestamp) else trusted


def _mended(chunks: Sequence[Stated], bounds: list[int | None]) -> Iterator[Mended]:
    """`bounds` has the epoch of each chunk that is trusted."""
    following: list[int | None] = []
    after: int | None = None
    for bound in reversed(bounds):
        following.append(after)
        after = bound if bound is not None else after
    before: int | None = None
    for chunk, bound, after in zip(chunks, bounds, reversed(following), strict=True):
        epoch = bound if bound is not None else _best(chunk, before, after)
        if epoch != chunk.epoch:
            yield Mended(chunk, epoch)
        before = epoch


def _best(chunk: Stated, before: int | None, after: int | None) -> int:
    """The epoch of a chunk that is in doubt, between those of its neighbours."""
    stated = [chunk.epoch] if chunk.listed is None else [chunk.epoch, chunk.listed]
    fitting = [each for each in stated if _fits(each, before, after)]
    near = [each for each in fitting if each in (before, after)]
    for found in (near, fitting[::-1]):
        if found:
            return found[0]
    return before if before is not None else after if after is not None else chunk.epoch


def _fits(epoch: int, before: int | None, after: int | None) -> bool:
    return (before is None or before <= epoch) and (after is None or epoch <= after)


def _rising(epochs: Sequence[int]) -> list[bool]:
    """Which of `epochs` belong to the longest series of them that never decreases."""
    ends: list[int] = []
    """The smallest last epoch of a series of each length, less one."""
    lengths: list[int] = []
    for epoch in epochs:
        length = bisect_right(ends, epoch)
        ends[length : length + 1] = [epoch]
        lengths.append(length)
    chosen = [False] * len(epochs)
    wanted, limit = len(ends) - 1, ends[-1] if ends else 0
    for number in range(len(epochs) - 1, -1, -1):
        if lengths[number] == wanted and epochs[number] <= limit:
            chosen[number], limit, wanted = True, epochs[number], wanted - 1
    return chosen


def _stated(frames: Iterable[tuple[SegmentFile, Frame]]) -> Iterator[Stated]:
    """The chunks of a log, without those whose offsets came before."""
    own: SegmentFile | None = None
    listed: dict[int, IndexRecord] = {}
    due = 0
    for segment, frame in frames:
        assert isinstance(frame, Chunk)
        if segment is not own:
            own, listed = segment, sound_records(segment)
        header, known = frame.header, listed.get(frame.position)
        if header.chunk_id < due:
            continue
        due = rules.next_id(header.chunk_id, header.num_records)
        is_same = known is not None and known.chunk_id == header.chunk_id
        epoch = known.epoch if is_same and known is not None else None
        yield Stated(segment.path, frame.position, header.chunk_id, header.timestamp, header.epoch, epoch)
