"""The folder of an ffwd queue: its segments and their order."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from segspec.core.errors import SegspecError
from segspec.core.model import Listing, SegmentFile, SegmentSummary
from segspec.formats.contract.reading import CERTAIN, LIKELY, NO, WEAK
from segspec.formats.ffwd import layout
from segspec.frames.numbered_folder import NumberedFolder
from segspec.storage.directory import Directory
from segspec.storage.source import Source
from segspec_ksy.layouts import ffwd_segment

MAGIC = ffwd_segment.SystemHeader.MAGIC


class _Candidate(NamedTuple):
    name: str
    base: int
    size: int
    sound: bool


class FfwdFolder(NumberedFolder):
    """The magic identifies a queue's segments, and their headers number them."""

    record = "message"
    misnamed, duplicate = "ffwd.log.name", "ffwd.log.duplicate"

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

    def bases(self, directory: Directory) -> dict[str, int]:
        """Empty without a likely segment. Of two files with one offset the longer is last: the next segment must
        follow it."""
        candidates = _candidates(directory)
        is_queue = layout.INDEX_NAME in directory.sizes or any(candidate.sound for candidate in candidates)
        if not is_queue and not any(_is_but_for_magic(directory, candidate.name) for candidate in candidates):
            return {}
        return {candidate.name: candidate.base for candidate in candidates}

    def discover(self, directory: Directory) -> Listing:
        """The queue in a folder; empty without a likely segment."""
        found = super().discover(directory)
        if not found.segments:
            return Listing(())
        index = directory.join(layout.INDEX_NAME) if layout.INDEX_NAME in directory.sizes else None
        *before, last = found.segments
        details = {**last.details, "last": True, "first_base": found.segments[0].base or 0}
        return found._replace(segments=(*before, SegmentFile(last.path, last.base, index, details)))

    def segment(self, path: str, directory: Directory | None) -> SegmentFile:
        found = () if directory is None else self.discover(directory).segments
        return next((one for one in found if one.path == path), None) or super().segment(path, None)

    def _is_misnamed(self, name: str, proper: str) -> bool:
        return self.names.base_of(name) is None

    def _missing(self, previous: SegmentSummary, missing: int, said: dict[str, Any]) -> str:
        is_one = previous.end == "clean" and missing == 1
        return "ffwd.log.one-missing" if is_one else super()._missing(previous, missing, said)


FOLDER = FfwdFolder(layout.NAMES, MAGIC, field="header.base_offset")


def info(summaries: Sequence[SegmentSummary], listing: Listing) -> dict[str, Any]:
    """The offsets of consumers; empty without an index."""
    from segspec.formats.ffwd import index

    paths = [segment.index for segment in listing.segments if segment.index is not None]
    return {"consumers": index.consumers(paths[-1])} if paths else {}


def _candidates(directory: Directory) -> list[_Candidate]:
    """If no name is a queue's, no file is opened."""
    if not any(layout.is_regular(name) or name == layout.INDEX_NAME for name in directory.sizes):
        return []
    found = [_candidate(directory, name) for name in directory.names() if name != layout.INDEX_NAME]
    return sorted((c for c in found if c is not None), key=lambda c: (c.base, c.size, c.name))


def _candidate(directory: Directory, name: str) -> _Candidate | None:
    named = layout.NAMES.base_of(name)
    with suppress(FileNotFoundError):
        start = directory.start(name, ffwd_segment.SystemHeader.SIZE)
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
    return None


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
