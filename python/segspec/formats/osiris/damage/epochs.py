"""Unconfirmed epochs: the chunks that have one, and the correct value.

No checksum covers an epoch, and a too high last one stops a broker's start. Epochs never decrease, and the index
repeats them. The last is wrong if there was no time for that many elections.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from itertools import islice
from operator import attrgetter
from typing import NamedTuple

from segspec.core.errors import Code, Finding, SegspecError, Severity, ShrunkError
from segspec.core.model import Frame, SegmentFile, SegmentSummary
from segspec.formats.osiris.folder import declared_at
from segspec.formats.osiris.index import IndexRecord, IndexRecords, sound_records
from segspec.formats.osiris.owner.releases import TRIES_A_SECOND
from segspec.storage.directory import parent
from segspec.storage.source import open_source

CLOCKS_DIFFER_MS = 1000
"""Between two leaders: our judgement."""

MOST_ELECTIONS_A_SECOND = 2 * TRIES_A_SECOND
"""Our judgement; a single node reached `TRIES_A_SECOND`."""

MOST_LEADERS = 64

FIRST_EPOCH = 1


class EpochTime(NamedTuple):
    """A time, in milliseconds, in the epoch of a leader."""

    epoch: int
    timestamp: int


def leaps(before: EpochTime, after: EpochTime) -> bool:
    """Whether the time is too short for the elections, one per epoch."""
    elapsed = max(0, after.timestamp - before.timestamp) + CLOCKS_DIFFER_MS
    return after.epoch - before.epoch > 1 + MOST_ELECTIONS_A_SECOND * elapsed // 1000


def declared(path: str) -> EpochTime | None:
    """The first epoch, at the stream's declaration, if the folder's name has that time."""
    time = declared_at(path)
    return None if time is None else EpochTime(FIRST_EPOCH, time)


def is_doubted(before: Frame, last: Frame) -> bool:
    """Whether the last chunk's epoch cannot follow from the one before it."""
    return leaps(_led(before), _led(last))


def _led(chunk: Frame) -> EpochTime:
    epoch, timestamp = chunk.details["epoch"], chunk.timestamp
    assert isinstance(epoch, int)
    assert timestamp is not None
    return EpochTime(epoch, timestamp)


def led_to(last: EpochTime, lists: Iterable[Sequence[IndexRecord]], folder: str) -> EpochTime | None:
    """The last leader before `last` that cannot have led to it, if any.

    `lists` have chunks of the log in `folder`, the last segment's first.
    """
    for before in islice(_leaders(last.epoch, lists), MOST_LEADERS):
        if leaps(before, last):
            return before
    first = declared(folder)
    return first if first is not None and leaps(first, last) else None


def _leaders(epoch: int, lists: Iterable[Sequence[IndexRecord]]) -> Iterator[EpochTime]:
    for listed in lists:
        end = len(listed)
        while end > 0:
            end = bisect_left(listed, epoch, hi=end, key=attrgetter("epoch"))
            if end > 0:
                epoch = listed[end - 1].epoch
                yield EpochTime(epoch, listed[end - 1].timestamp)


def check_end(summaries: Sequence[SegmentSummary]) -> Iterator[Finding]:
    """bad-order, as a warning, for an impossible epoch of the last chunk."""
    filled = [summary for summary in reversed(summaries) if "last_chunk" in summary.details]
    if not filled:
        return
    path, last = filled[0].segment.path, filled[0].details["last_chunk"]
    with ExitStack() as opened:
        lists = (_chunks(summary, opened) for summary in filled)
        before = led_to(EpochTime(last.epoch, last.timestamp), lists, parent(path)[0])
    if before is not None:
        message = (
            f"the last chunk is of epoch {last.epoch}, and there was no time for this many elections since epoch "
            f"{before.epoch}: a broker starts when it was tried once for each, or never"
        )
        yield Finding(
            path, last.ofs_chunk, Code.BAD_ORDER, Severity.WARNING, message, "header.epoch", str(before.epoch),
            str(last.epoch),
        )  # fmt: skip


def _chunks(summary: SegmentSummary, opened: ExitStack) -> Sequence[IndexRecord]:
    ends = [summary.details["first_chunk"], summary.details["last_chunk"]]
    if summary.segment.index is None:
        return ends
    try:
        return IndexRecords(opened.enter_context(open_source(summary.segment.index)))
    except ShrunkError:
        raise
    except (SegspecError, OSError):
        return ends


class Stated(NamedTuple):
    """A chunk's epoch in its header and in the index."""

    path: str
    position: int
    chunk_id: int
    epoch: int
    listed: int | None


def mended(frames: Iterable[tuple[SegmentFile, Frame]]) -> Iterator[Stated]:
    """The chunks whose epoch is wrong: the index has another, as their neighbours allow. `frames` are all readable
    ones."""
    chunks = list(_stated(frames))
    following: list[int | None] = [None]
    for chunk in reversed(chunks):
        following.append(chunk.epoch if chunk.listed in (None, chunk.epoch) else following[-1])
    before = -1
    for chunk, after in zip(chunks, following[-2::-1], strict=True):
        listed = chunk.epoch if chunk.listed is None else chunk.listed
        fits = before <= listed and (after is None or listed <= after)
        if fits and chunk.epoch not in (listed, before, after):
            yield chunk
            before = listed
        else:
            before = chunk.epoch


def _stated(frames: Iterable[tuple[SegmentFile, Frame]]) -> Iterator[Stated]:
    own: SegmentFile | None = None
    listed: dict[int, IndexRecord] = {}
    due = 0
    for segment, frame in frames:
        if segment is not own:
            own, listed = segment, sound_records(segment)
        chunk_id, epoch, known = frame.first_offset, frame.details["epoch"], listed.get(frame.position)
        assert isinstance(chunk_id, int)
        assert isinstance(epoch, int)
        if chunk_id < due:
            continue
        due = chunk_id + (frame.offsets or 0)
        is_same = known is not None and known.chunk_id == chunk_id
        yield Stated(segment.path, frame.position, chunk_id, epoch, known.epoch if known and is_same else None)
