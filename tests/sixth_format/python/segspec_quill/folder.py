"""The folder of a journal: which files are its segments and indexes, and what neighbours say of each other."""

from __future__ import annotations

from collections.abc import Iterator

from quill_ksy.layouts import quill_segment

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.formats.contract import neighbours
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_quill import layout

MAGIC = quill_segment.Header.MAGIC


def sniff(source: Source) -> int:
    """By the magic; by the name where the file is an index or damaged."""
    if source.read(0, len(MAGIC)) == MAGIC:
        return CERTAIN
    if layout.INDEX_NAME.fullmatch(source.name):
        return LIKELY
    return NO if layout.base_of(source.name) is None else WEAK


def is_index(source: Source) -> bool:
    """Whether this is an index by its name, and no segment by its content."""
    return bool(layout.INDEX_NAME.fullmatch(source.name)) and source.read(0, len(MAGIC)) != MAGIC


def discover(directory: Directory) -> Listing:
    """The segments by their names, which sort as their offsets do."""
    names = sorted(name for name in directory.names() if layout.base_of(name) is not None)
    segments = tuple(segment(directory.join(name), directory) for name in names)
    used = {each.index for each in segments}
    rest = [name for name in directory.names() if name not in names and directory.join(name) not in used]
    orphans = [_orphan(directory, name) for name in rest if layout.INDEX_NAME.fullmatch(name)]
    return Listing(segments, tuple(orphans), tuple(directory.join(name) for name in rest))


def segment(path: str, directory: Directory | None) -> SegmentFile:
    """The segment at `path`; its index is the file of the same name beside it."""
    name = path.rsplit("/", 1)[-1]
    beside = layout.index_name(name)
    there = directory is not None and beside in directory.sizes and beside != name
    return SegmentFile(path, layout.base_of(name), directory.join(beside) if there and directory is not None else None)


def check_order(previous: SegmentSummary, following: SegmentSummary) -> Iterator[Finding]:
    """missing-segment or gap for records in neither of two neighbours, bad-order for those in both."""
    yield from neighbours.numbering(previous, following, "header.base_offset", _between)


def _between(previous: SegmentSummary, following: SegmentSummary, due: int, base: int) -> Finding:
    code = Code.MISSING_SEGMENT if previous.end == "clean" else Code.GAP
    message = f"records {due} to {base - 1} are in no segment"
    return Finding(
        following.segment.path, 0, code, Severity.ERROR, message, "header.base_offset", str(due), str(base),
        records=base - due,
    )  # fmt: skip


def _orphan(directory: Directory, name: str) -> Finding:
    expected = name.removesuffix(layout.INDEX_SUFFIX) + layout.SEGMENT_SUFFIX
    message = f"an index without its segment: {expected} is missing"
    return Finding(directory.join(name), 0, Code.MISSING_SEGMENT, Severity.ERROR, message, expected=expected)
