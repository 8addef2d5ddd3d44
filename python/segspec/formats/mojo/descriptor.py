"""mojo as the library sees it: detection, the folder, and the parts put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from segspec.core.errors import Code, Finding, Severity
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.core.model import Frame, Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK, SegmentReader, WholeSegment
from segspec.formats.mojo import detect, layout, store
from segspec.formats.mojo.footer import unreadable
from segspec.formats.mojo.reader import MojoReader
from segspec.storage.directory import Directory
from segspec.storage.source import Source

NOTE = "no program ever wrote this format: it is read as its document says, in the variant given"


class Mojo:
    """A `Format`."""

    name = layout.NAME
    title = layout.TITLE
    columns: tuple[str, ...] = ("id", "deleted", "fields")
    index_columns: Mapping[str, type] = {"id": str, "offset": int, "length": int}

    def sniff(self, source: Source) -> int:
        named = layout.parse_name(source.name) is not None
        finished, begins = detect.sniff(source)
        if finished or (begins and named):
            return CERTAIN
        if begins:
            return LIKELY
        return WEAK if named else NO

    def discover(self, directory: Directory) -> Listing:
        return store.discover(directory)

    def segment(self, path: str, directory: Directory | None) -> SegmentFile:
        return store.segment_file(path, layout.parse_name(path.rsplit("/", 1)[-1]))

    def is_index(self, source: Source) -> bool:
        return False

    def reader(self, source: Source, segment: SegmentFile, limits: Limits) -> SegmentReader:
        return MojoReader(source, segment, limits)

    def check_order(self, previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
        last, first = previous.last_offset, following.first_offset
        if not isinstance(last, str) or not isinstance(first, str) or layout.parse_id(first) > layout.parse_id(last):
            return
        yield Finding(
            following.segment.path,
            0,
            Code.BAD_ORDER,
            Severity.ERROR,
            f"begins with {first}, though {previous.segment.name} goes up to {last}",
            field="id",
            expected=f"above {last}",
            actual=first,
        )

    def check_index(self, whole: WholeSegment) -> Iterator[Finding]:
        # INDEX and SUFFIX are part of the segment: whoever walks it gets what is wrong with them from the reader.
        return iter(())

    def index_entries(self, source: Source, segment: SegmentFile | None) -> Iterator[dict[str, Any]]:
        reader = MojoReader(source, segment or self.segment(source.path, None), DEFAULT_LIMITS)
        reader.begin()
        footer = reader.footer
        if footer is None:
            return
        if footer.entries is None:
            raise unreadable(source, footer, reader.variant)
        view = reader.index_view
        assert view is not None
        for entry, record_id in zip(view.entries, view.ids, strict=True):
            yield {
                "position": entry.position,
                "id": layout.id_text(record_id),
                "offset": entry.offset,
                "length": entry.length,
            }

    def tracking(self, reader: SegmentReader, frame: Frame) -> Iterator[dict[str, Any]]:
        return iter(())

    def info(self, summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
        variants: list[dict[str, Any]] = []
        for summary in summaries:
            variant = summary.details.get("variant")
            if variant is not None and variant not in variants:
                variants.append(variant)
        out: dict[str, Any] = {"note": NOTE}
        if variants:
            out["variant"] = variants[0] if len(variants) == 1 else variants
        return out
