"""The folder of an ffwd queue: its segments and their order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from segspec.core.errors import Finding, SegspecError
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK
from segspec.formats.ffwd import layout
from segspec.frames.explain import table
from segspec.frames.numbered_folder import NumberedFolder, followed
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_ksy.layouts import ffwd_segment

RULES = table("ffwd")
MAGIC = ffwd_segment.SystemHeader.MAGIC


class _Candidate(NamedTuple):
    name: str
    base: int
    size: int
    sound: bool


class FfwdFolder(NumberedFolder):
    """The magic identifies a queue's segments, and their headers number them."""

    record = "message"

    def sniff(self, source: Source) -> int:
        start = source.read(0, len(MAGIC))
        if start == MAGIC:
            return CERTAIN
        if source.name == layout.INDEX_NAME:
            # Imported late: folders of other formats are sniffed too.
            from segspec.formats.ffwd import index

            return LIKELY if index.looks_like_index(source) else WEAK
        return WEAK if self.names_segment(source.name) else NO

    def names_segment(self, name: str) -> bool:
        return layout.is_regular(name)

    def is_index(self, source: Source) -> bool:
        return source.name == layout.INDEX_NAME and source.read(0, len(MAGIC)) != MAGIC

    def discover(self, directory: Directory) -> Listing:
        """The queue in a folder; empty without a likely segment."""
        candidates = _candidates(directory)
        is_queue = layout.INDEX_NAME in directory.sizes or any(candidate.sound for candidate in candidates)
        if not is_queue and not any(_is_but_for_magic(directory, candidate.name) for candidate in candidates):
            candidates = []
        if not candidates:
            return Listing(())
        named = {candidate.name for candidate in candidates} | {layout.INDEX_NAME}
        others = tuple(directory.join(name) for name in directory.names() if name not in named)
        findings = (*_misnamed(directory, candidates), *_duplicates(directory, candidates))
        return Listing(tuple(_segments(directory, candidates)), findings, others)

    def segment(self, path: str, directory: Directory | None) -> SegmentFile:
        found = () if directory is None else self.discover(directory).segments
        return next((one for one in found if one.path == path), None) or super().segment(path, None)

    def _between(self, previous: SegmentSummary, due: int, base: int) -> Finding:
        if previous.end == "clean" and base - due == 1:
            return RULES.finding("ffwd.log.one-missing", "", 0, {"due": due, "base": base})
        return super()._between(previous, due, base)


FOLDER = FfwdFolder(layout.NAMES, MAGIC, field="header.base_offset")


def info(summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
    """The offsets of consumers; empty without an index."""
    from segspec.formats.ffwd import index

    paths = [segment.index for segment in listing.segments if segment.index is not None]
    return {"consumers": index.consumers(paths[-1])} if paths else {}


def _candidates(directory: Directory) -> list[_Candidate]:
    """If no name is a queue's, no file is opened. Of two files with one offset the longer is last: the next segment
    must follow it."""
    if not any(layout.is_regular(name) or name == layout.INDEX_NAME for name in directory.sizes):
        return []
    found = [_candidate(directory, name) for name in directory.names() if name != layout.INDEX_NAME]
    return sorted((c for c in found if c is not None), key=lambda c: (c.base, c.size, c.name))


def _candidate(directory: Directory, name: str) -> _Candidate | None:
    try:
        return _looked_at(directory, name)
    except FileNotFoundError:
        return None


def _looked_at(directory: Directory, name: str) -> _Candidate | None:
    named, start = layout.NAMES.base_of(name), directory.start(name, ffwd_segment.SystemHeader.SIZE)
    sound = start.startswith(MAGIC)
    if not sound and not layout.is_regular(name):
        return None
    if _agree(start, named):
        return _Candidate(name, named or 0, directory.sizes[name], sound)
    from segspec.formats.ffwd.header import read_header

    with directory.open(name) as source:
        try:
            base = read_header(source).base
        except SegspecError:
            base = named or 0
        return _Candidate(name, base, source.size, sound)


def _is_but_for_magic(directory: Directory, name: str) -> bool:
    from segspec.formats.ffwd.header import mended_header

    with directory.open(name) as source:
        return mended_header(source) is not None


def _agree(start: bytes, named: int | None) -> bool:
    if len(start) < ffwd_segment.SystemHeader.SIZE:
        return False
    found = ffwd_segment.SystemHeader.unpack(start)
    is_plain = found.magic == MAGIC and found.version == ffwd_segment.SystemHeader.VERSION
    return is_plain and found.base_offset == named


def _segments(directory: Directory, candidates: list[_Candidate]) -> Iterator[SegmentFile]:
    bases = sorted({candidate.base for candidate in candidates})
    has_index = layout.INDEX_NAME in directory.sizes
    for candidate in candidates:
        last = candidate is candidates[-1]
        details = followed(candidate.base, bases)
        if last:
            details |= {"last": True, "first_base": bases[0]}
        path = directory.join(layout.INDEX_NAME) if last and has_index else None
        yield SegmentFile(directory.join(candidate.name), candidate.base, path, details)


def _misnamed(directory: Directory, candidates: list[_Candidate]) -> Iterator[Finding]:
    for each in candidates:
        if layout.NAMES.base_of(each.name) is None:
            said = {"name": each.name, "proper": layout.NAMES.segment(each.base)}
            yield RULES.finding("ffwd.log.name", directory.join(each.name), 0, said)


def _duplicates(directory: Directory, candidates: list[_Candidate]) -> Iterator[Finding]:
    for one, other in pairwise(candidates):
        if one.base == other.base:
            said = {"other": one.name, "base": one.base}
            yield RULES.finding("ffwd.log.duplicate", directory.join(other.name), 0, said)
