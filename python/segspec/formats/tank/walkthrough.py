"""How the TANK broker itself steps through a segment: by lengths and counts, without a look at a message."""

from __future__ import annotations

from dataclasses import dataclass

from segspec.core.errors import Code
from segspec.formats.tank import layout
from segspec.formats.tank.encode import index_entry
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.leb128_u32 import Leb128U32
from segspec_ksy.tank_bundle_header import TankBundleHeader
from segspec_ksy.tank_index_entry import TankIndexEntry

INDEX_STEP = 4096
"""Bytes between the index entries that `rebuild_index` makes, whatever the configuration says."""

ENTRY_BYTES = len(index_entry(0, 0))
MAX_RELATIVE = (1 << 32) - 1


@dataclass(slots=True)
class OwnerWalk:
    """How far the broker gets: to byte `position`, behind which `next_sequence` is due. The last whole bundle begins at
    `last`. `stopped` says why it does not get to the end of the file, None where it does; `code` then what is wrong."""

    position: int
    next_sequence: int
    last: int
    stopped: str | None = None
    code: Code = Code.TORN


@dataclass(slots=True)
class RebuiltIndex(OwnerWalk):
    """An index as `rebuild_index` makes it: its `size` in bytes, and its last entry as the broker reads it again."""

    size: int = 0
    last_entry: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class _Step:
    """A bundle as the broker sees it: where it ends, the next number after it, its first one, where its header ends."""

    end: int
    following: int
    first: int
    body: int


def walk(source: Source, position: int, next_sequence: int) -> OwnerWalk:
    """Bundles from `position`, where `next_sequence` is due, to the end (`Service::open_partition_log`)."""
    walked = OwnerWalk(position, next_sequence, position)
    while walked.position < source.size:
        step = _step(source, walked)
        if step is None:
            return walked
        walked.last, walked.position, walked.next_sequence = walked.position, step.end, step.following
    return walked


def rebuilt_index(source: Source, base: int) -> RebuiltIndex:
    """The index that the broker makes of a segment that has none (`Service::rebuild_index`)."""
    built, checkpoint = RebuiltIndex(0, base, 0), 0
    while built.position < source.size:
        step = _step(source, built)
        if step is None:
            return built
        if step.body >= checkpoint:
            built.last_entry = ((step.first - base) & MAX_RELATIVE, built.position)
            checkpoint = built.position + INDEX_STEP
            built.size += ENTRY_BYTES
        built.last, built.position, built.next_sequence = built.position, step.end, step.following
    return built


def last_entry(source: Source) -> tuple[int, int] | None:
    """The last entry of an index as the broker reads it: from the end, wherever that lies."""
    if source.size < ENTRY_BYTES:
        return None
    entry = kaitai.parse(TankIndexEntry, source, source.size - ENTRY_BYTES)[0]
    return entry.relative_sequence, entry.position


def _step(source: Source, walked: OwnerWalk) -> _Step | None:
    """The bundle at the walk's position; None where the broker takes it for none, and the walk then says why."""
    position = walked.position
    length = kaitai.attempt(Leb128U32, source, position)
    if length is None:
        walked.stopped = "the segment ends inside the length of a bundle"
        return None
    end = length[1] + length[0].value
    if not length[0].value:
        walked.stopped, walked.code = "a bundle of length 0", Code.BAD_LENGTH
        if source.zeros_until(position) == source.size:
            walked.stopped, walked.code = "nothing but zeros up to the end of the segment", Code.ZEROED
        return None
    if end > source.size:
        walked.stopped = f"a torn bundle: it takes {end - position} bytes, and {source.size - position} are left"
        return None
    header = kaitai.attempt(TankBundleHeader, source, length[1])
    if header is None:
        walked.stopped, walked.code = "the header of a bundle cannot be read (not measured)", Code.BAD_LENGTH
        return None
    stated, last = header[0].first_sequence, header[0].last_sequence
    first = walked.next_sequence if stated is None else stated
    following = first + header[0].num_messages if last is None else min(last, layout.MAX_SEQUENCE) + 1
    return _Step(end, following, first, header[1])
