"""How the TANK broker itself steps through a segment: by lengths and counts, without a look at a message."""

from __future__ import annotations

from dataclasses import dataclass

from segspec.core.errors import Code
from segspec.formats.tank import leb128, rules
from segspec.formats.tank.bundle import Bundle, find_bundle, find_header
from segspec.parsing import kaitai
from segspec.storage.source import Source
from segspec_ksy.layouts import tank_index_entry
from segspec_ksy.tank_index_entry import TankIndexEntry

INDEX_STEP = 4096
"""Bytes between the index entries that `rebuild_index` makes, whatever the configuration says."""


@dataclass(slots=True)
class OwnerWalk:
    """How far the broker gets: to byte `position`, where number `next_sequence` is due. The last whole bundle before
    it begins at `last`.

    `stopped` says why it does not get to the end of the file, and `code` then what is wrong; None where it does.
    """

    position: int
    next_sequence: int
    last: int
    stopped: str | None = None
    code: Code = Code.TORN

    def pass_over(self, bundle: Bundle) -> None:
        self.last, self.position = bundle.position, bundle.end
        self.next_sequence = min(bundle.after(self.next_sequence), rules.MAX_SEQUENCE + 1)


@dataclass(slots=True)
class RebuiltIndex(OwnerWalk):
    """An index as `rebuild_index` makes it: its `size` in bytes, and its last entry as the broker reads it again."""

    size: int = 0
    last_entry: tuple[int, int] = (0, 0)


def walk(source: Source, position: int, next_sequence: int) -> OwnerWalk:
    """Bundles from `position`, where `next_sequence` is due, to the end (`Service::open_partition_log`)."""
    walked = OwnerWalk(position, next_sequence, position)
    while walked.position < source.size:
        bundle = _bundle(source, walked.position)
        if not isinstance(bundle, Bundle):
            walked.stopped, walked.code = bundle
            return walked
        walked.pass_over(bundle)
    return walked


def rebuilt_index(source: Source, base: int) -> RebuiltIndex:
    """The index that the broker makes of a segment that has none (`Service::rebuild_index`)."""
    built, checkpoint = RebuiltIndex(0, base, 0), 0
    while built.position < source.size:
        bundle = _bundle(source, built.position)
        if not isinstance(bundle, Bundle):
            built.stopped, built.code = bundle
            return built
        if bundle.set_start >= checkpoint:
            relative = bundle.first(built.next_sequence) - base
            built.last_entry = (relative % (tank_index_entry.MAX_RELATIVE_SEQUENCE + 1), built.position)
            checkpoint = built.position + INDEX_STEP
            built.size += tank_index_entry.SIZE
        built.pass_over(bundle)
    return built


def last_entry(source: Source) -> tuple[int, int] | None:
    """The last entry of an index as the broker reads it: from the end, wherever that lies."""
    if source.size < tank_index_entry.SIZE:
        return None
    entry = kaitai.parse(TankIndexEntry, source, source.size - tank_index_entry.SIZE)[0]
    return entry.relative_sequence, entry.position


def _bundle(source: Source, position: int) -> Bundle | tuple[str, Code]:
    """The bundle at `position`, or why the broker finds none there, and what is wrong."""
    bundle = find_bundle(source, position)
    if bundle is not None:
        return bundle
    length = leb128.read(source, position)
    if length is None:
        return "the segment ends inside the length of a bundle", Code.TORN
    size, start = length
    if size == 0 and source.is_zero_from(position):
        return "nothing but zeros up to the end of the segment", Code.ZEROED
    if size == 0:
        return "a bundle of length 0", Code.BAD_LENGTH
    end = start + size
    if end > source.size:
        return f"a torn bundle: it takes {end - position} bytes, and {source.size - position} are left", Code.TORN
    return find_header(source, position, start, end) or (
        "the header of a bundle cannot be read (not measured)",
        Code.BAD_LENGTH,
    )
