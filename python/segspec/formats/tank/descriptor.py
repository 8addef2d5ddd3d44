"""TANK as the library sees it: detection, the folder, and the parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import DEFAULT_LIMITS, MEBIBYTE, Limits
from segspec.core.model import Frame, Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import LIKELY, NO, WEAK, SegmentReader, WholeSegment
from segspec.formats.tank import folder, index, layout
from segspec.formats.tank.bundle import find_bundle
from segspec.formats.tank.reader import TankReader
from segspec.formats.tank.search import Search
from segspec.storage.directory import Directory
from segspec.storage.source import Source

SNIFFED_BUNDLES = 3
SNIFFED_BYTES = 16 * MEBIBYTE


class Tank:
    """A `Format`."""

    name = layout.NAME
    title = "TANK"
    columns: tuple[str, ...] = ("offset", "timestamp", "key", "value")
    index_columns: Mapping[str, type] = {"relative_sequence": int, "offset": int, "segment_position": int}

    def sniff(self, source: Source) -> int:
        if self.is_index(source):
            return LIKELY if len(index.read_start(source)) else WEAK
        named = layout.segment_name(source.name) is not None
        content = _begins_with_bundles(source)
        return LIKELY if named and content else WEAK if named or content else NO

    def discover(self, directory: Directory) -> Listing:
        return folder.discover(directory)

    def segment(self, path: str, directory: Directory | None) -> SegmentFile:
        return folder.segment_at(path, directory)

    def is_index(self, source: Source) -> bool:
        return layout.index_base(source.name) is not None

    def reader(self, source: Source, segment: SegmentFile, limits: Limits) -> SegmentReader:
        return TankReader(source, segment, limits)

    def check_order(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        base, due = following.segment.base, previous.next_offset
        if base is None or due is None or base == due:
            return
        path = following.segment.path
        if base > due:
            yield Finding(
                path,
                0,
                Code.GAP,
                Severity.NOTE,
                f"begins with sequence number {base}; {due} to {base - 1} are in no segment; retention, compaction and "
                "producers that choose their numbers leave such gaps",
                field="offset",
                expected=str(due),
                actual=str(base),
            )
            return
        yield Finding(
            path,
            0,
            Code.BAD_ORDER,
            Severity.ERROR,
            f"begins with sequence number {base}, and {previous.segment.name} goes up to {due - 1}: "
            f"{due - base} numbers may be in both",
            field="offset",
            expected=f"at least {due}",
            actual=str(base),
        )

    def check_index(self, whole: WholeSegment) -> Iterator[Finding]:
        yield from index.check(whole)

    def index_entries(self, source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
        base = layout.index_base(source.name) if segment is None else segment.base
        for position, entry in index.entries_of(source):
            yield index.flat(position, entry, base)

    def tracking(self, reader: SegmentReader, frame: Frame) -> Iterator[dict[str, Any]]:
        return iter(())

    def info(self, summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
        sparse = sum(summary.details.get("sparse_bundles", 0) for summary in summaries)
        return {"sparse_bundles": sparse}


def _begins_with_bundles(source: Source) -> bool:
    """True if the first bundles, or all there are, contradict nothing. A large first one is not read for this."""
    search, position = Search(source, DEFAULT_LIMITS), 0
    for _ in range(SNIFFED_BUNDLES):
        bundle = find_bundle(source, position)
        if bundle is not None and bundle.end - position > SNIFFED_BYTES:
            return True
        found = search.sound(position)
        if found is None:
            return False
        position = found.end
        if position == source.size:
            return True
    return True
