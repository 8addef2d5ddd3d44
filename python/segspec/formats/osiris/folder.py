"""osiris files: which names make a log, and which file is one by its content."""

from __future__ import annotations

from collections.abc import Iterator

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import Listing, SegmentFile
from segspec.formats.contract.reading import CERTAIN, NO, WEAK
from segspec.formats.osiris import index
from segspec.formats.osiris.layout import INDEX_NAME, INDEX_SUFFIX, SEGMENT_NAME, SEGMENT_SUFFIX
from segspec.parsing import kaitai
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_ksy.osiris_index import OsirisIndex
from segspec_ksy.osiris_index_record import OsirisIndexRecord
from segspec_ksy.osiris_segment import OsirisSegment


def sniff(source: Source) -> int:
    """Both kinds of file begin with a magic; an index of the document dialect is known by its name only."""
    if kaitai.attempt(OsirisSegment.LogHeader, source, 0) or index.begins_with_header(source):
        return CERTAIN
    return WEAK if SEGMENT_NAME.fullmatch(source.name) or INDEX_NAME.fullmatch(source.name) else NO


def is_index(source: Source) -> bool:
    """True for an index by its magic, or by its name where the content is not a segment."""
    if index.begins_with_header(source):
        return True
    return source.name.endswith(INDEX_SUFFIX) and kaitai.attempt(OsirisSegment.LogHeader, source, 0) is None


def segment(path: str, directory: Directory | None) -> SegmentFile:
    """The segment at `path`; its index is the file of the same name beside it."""
    name = path.rsplit("/", 1)[-1]
    named = SEGMENT_NAME.fullmatch(name)
    beside = name.removesuffix(SEGMENT_SUFFIX) + INDEX_SUFFIX
    there = directory is not None and beside in directory.sizes and beside != name
    return SegmentFile(
        path,
        base=int(named[1]) if named else None,
        index=directory.join(beside) if there and directory is not None else None,
    )


def discover(directory: Directory) -> Listing:
    """The segments by their names, which sort as their first offsets do. No other file belongs to the log."""
    names = directory.names()
    segments = sorted(name for name in names if SEGMENT_NAME.fullmatch(name))
    others = [name for name in names if not SEGMENT_NAME.fullmatch(name) and not INDEX_NAME.fullmatch(name)]
    findings = [*_orphans(directory, set(segments)), *_misnamed(directory, others)] if segments else []
    return Listing(tuple(segment(directory.join(name), directory) for name in segments), tuple(findings), tuple(others))


def _orphans(directory: Directory, segments: set[str]) -> Iterator[Finding]:
    for name in directory.names():
        expected = name.removesuffix(INDEX_SUFFIX) + SEGMENT_SUFFIX
        if not INDEX_NAME.fullmatch(name) or expected in segments:
            continue
        with directory.open(name) as source:
            lists_chunks = _lists_chunks(source)
        yield Finding(
            directory.join(name),
            0,
            Code.MISSING_SEGMENT,
            Severity.ERROR if lists_chunks else Severity.WARNING,
            f"the index has no segment {expected}"
            + ("; the chunks that it lists are lost" if lists_chunks else "; it lists no chunk"),
            expected=expected,
        )


def _lists_chunks(source: Source) -> bool:
    header = kaitai.attempt(OsirisIndex.IndexHeader, source, 0)
    return kaitai.attempt(OsirisIndexRecord, source, header[1] if header else 0) is not None


def _misnamed(directory: Directory, others: list[str]) -> Iterator[Finding]:
    for name in others:
        if name.endswith((SEGMENT_SUFFIX, INDEX_SUFFIX)):
            yield Finding(
                directory.join(name),
                0,
                Code.BAD_NAME,
                Severity.NOTE,
                f"osiris gives no file the name {name} (it takes 20 digits); it ignores the file, and so does this log",
            )
