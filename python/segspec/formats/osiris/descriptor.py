"""The `Format` of osiris: RabbitMQ Streams, segments of chunks with an index beside each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import Limits
from segspec.core.model import Frame, Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import SegmentReader, WholeSegment
from segspec.formats.osiris import folder, index
from segspec.formats.osiris.chunk import Chunk
from segspec.formats.osiris.reader import OsirisReader
from segspec.storage.directory import Directory
from segspec.storage.source import Source, open_source


class Osiris:
    """RabbitMQ osiris."""

    name = "osiris"
    title = "RabbitMQ osiris"
    columns = ("offset", "timestamp", "chunk_id", "epoch", "value")
    index_columns: Mapping[str, type] = dict.fromkeys(index.COMPARED, int)

    def sniff(self, source: Source) -> int:
        return folder.sniff(source)

    def discover(self, directory: Directory) -> Listing:
        return folder.discover(directory)

    def segment(self, path: str, directory: Directory | None) -> SegmentFile:
        return folder.segment(path, directory)

    def is_index(self, source: Source) -> bool:
        return folder.is_index(source)

    def reader(self, source: Source, segment: SegmentFile, limits: Limits) -> OsirisReader:
        return OsirisReader(source, segment, limits)

    def check_order(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        """missing-segment for offsets that no segment has, bad-order for offsets that two have, for an epoch that
        decreases and (a note) a clock that steps back. Offsets after damage count as that damage's, not as missing."""
        expected, actual = previous.next_offset, following.segment.base
        path = following.segment.path
        if expected is not None and actual is not None and previous.end == "clean" and actual != expected:
            lost = actual - expected
            if lost > 0:
                code, message = Code.MISSING_SEGMENT, f"offsets {expected} to {actual - 1} are in no segment"
            else:
                code, message = Code.BAD_ORDER, f"offsets {actual} to {expected - 1} are in the segment before, too"
            shown = (str(expected), str(actual))
            yield Finding(path, 0, code, Severity.ERROR, message, None, *shown, records=lost if lost > 0 else None)
        last, first = previous.details.get("last_chunk"), following.details.get("first_chunk")
        if last is None or first is None:
            return
        for field, severity in (("epoch", Severity.ERROR), ("timestamp", Severity.NOTE)):
            before, after = getattr(last, field), getattr(first, field)
            if after < before:
                message = f"the {field} decreases from {before} in the segment before to {after}"
                name = f"header.{field}"
                yield Finding(
                    path, first.ofs_chunk, Code.BAD_ORDER, severity, message, name, f"at least {before}", str(after)
                )

    def check_index(self, whole: WholeSegment) -> Iterator[Finding]:
        segment = whole.segment
        if segment.index is None:
            message = "no index beside the segment; osiris deletes or passes over such a segment"
            yield Finding(segment.path, 0, Code.MISSING_INDEX, Severity.WARNING, message)
            return
        with open_source(segment.index) as opened:
            yield from index.Comparison(opened, whole.source).findings()

    def index_entries(self, source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
        return index.entries(source)

    def tracking(self, reader: SegmentReader, frame: Frame) -> Iterator[dict[str, Any]]:
        assert isinstance(frame, Chunk)
        for entry in frame.tracking:
            yield entry.as_dict()

    def info(self, summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
        """Chunks, the range of epochs, the next offset, and how much the last segment with a chunk tracks."""
        out: dict[str, Any] = {"chunks": sum(summary.frames for summary in summaries)}
        filled = [summary for summary in summaries if "first_chunk" in summary.details]
        if filled:
            out["first_epoch"] = filled[0].details["first_chunk"].epoch
            out["last_epoch"] = filled[-1].details["last_chunk"].epoch
            tracking = filled[-1].details["tracking"]
            out["tracked_sequences"] = len(tracking.sequences)
            out["tracked_offsets"] = len(tracking.offsets)
            out["tracked_timestamps"] = len(tracking.timestamps)
        if summaries and summaries[-1].next_offset is not None:
            out["next_offset"] = summaries[-1].next_offset
        return out
