"""Everything that is wrong with a log: its folder, its frames, the order of its segments, its indexes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from segspec.core.errors import Finding, SegspecError
from segspec.core.model import SegmentFile
from segspec.core.stretch import Level, Wanted
from segspec.formats.contract.descriptor import Format, IndexPlace
from segspec.library.stored_log import StoredLog
from segspec.reading.walk import OnDamage
from segspec.reading.whole_segment import WalkedSegment
from segspec.storage.source import Source, open_source

WORTH_A_KERNEL = 4 << 20
"""Bytes of a segment from which its index is compared by kernels first."""


def verify(log: StoredLog, level: Level, *, progress: Callable[[int], None] | None = None) -> Iterator[Finding]:
    """What is wrong in the folder, in the frames (up to `level`), between segments, in the indexes."""
    yield from log.listing.findings
    if log.only_index:
        yield from _verify_index(log)
        return
    damaged = set()
    for segment, step in log.steps(on_damage=OnDamage.SKIP, wanted=Wanted(level), progress=progress):
        if step.findings:
            damaged.add(segment.path)
            yield from step.findings
    yield from check_indexes(log, damaged)


def check_indexes(log: StoredLog, damaged: Collection[str] | None = None) -> Iterator[Finding]:
    """What is wrong with the index of each segment. `damaged` are the paths of the segments in which something was
    found; where that is known, large indexes of the others are compared by kernels first."""
    for segment in log.segments:
        with open_source(segment.path) as source:
            unsound = damaged is None or segment.path in damaged
            if unsound or not _index_agrees(log.format, segment, source):
                yield from log.format.check_index(WalkedSegment(log.format, segment, source, log.limits))


def index_findings(log: StoredLog) -> Iterator[Finding]:
    """What is wrong with the indexes of a log, beside the segments or within them, and nothing else."""
    if log.format.index_place is not IndexPlace.WITHIN:
        yield from check_indexes(log)
        return
    # The index is a frame of the segment: its reader says what is wrong with it.
    for _, step in log.steps(on_damage=OnDamage.SKIP, wanted=Wanted()):
        yield from (found for found in step.findings if (found.field or "").startswith(log.format.index_fields))


def _verify_index(log: StoredLog) -> Iterator[Finding]:
    yield from check_indexes(log)
    if not log.segments:
        try:
            for _ in log.index_entries():
                pass
        except SegspecError as error:
            yield Finding.from_error(error)


def _index_agrees(format: Format, segment: SegmentFile, source: Source) -> bool:
    if segment.index is None or source.size < WORTH_A_KERNEL:
        return False
    from segspec.library.index_agreement import index_agrees

    return index_agrees(format, segment, source)
