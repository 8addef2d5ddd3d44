"""How a format describes the files next to its logs' segments: indexes, checkpoints, snapshots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar

from segspec.formats.contract.parts import Further, Part, Said

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from segspec.core.errors import Finding
    from segspec.core.limits import Limits
    from segspec.core.model import Listing, SegmentFile
    from segspec.formats.contract.reading import (
        Agreement,
        Landmarks,
        LogJudge,
        SegmentReader,
        WholeLog,
        WholeSegment,
    )
    from segspec.formats.contract.salvage import Indexer
    from segspec.storage.source import Source


class IndexPlace(StrEnum):
    """Where an index or another companion of segments is stored."""

    BESIDE = "beside"
    """In a file of its own."""
    LOG = "log"
    """In one file, or several, for all segments of the log."""
    WITHIN = "within"
    """In the segment, whose reader checks it."""
    NONE = "none"


class Companion(Said):
    """A kind of file that a log has next to its segments.

    A format lists its kinds as `Format.companions`; the index, the first of them, as `Format.index`. `verify` and
    `index check` check each, and `index build` makes those that it can. `recover` copies an intact one if its segment
    was copied as a whole (for one of the log: all segments). Otherwise it rebuilds it from the copy, or omits it with a
    note.
    """

    name: ClassVar[str]
    """What users call it: small letters, digits, `-` and `_`."""
    place: ClassVar[IndexPlace] = IndexPlace.BESIDE
    file: ClassVar[str] = ""
    """Its name: the suffix that replaces the segment's (`.timeindex`); in a log a name, or a pattern (`fnmatch`) for
    several (`*.snapshot`)."""
    columns: ClassVar[Mapping[str, type | Further]] = MappingProxyType({})
    """The columns of `entries` in order, without `position`: int (not below 0), str or bytes each; or a `Further`, with
    what it means."""
    why_not_built: ClassVar[str] = "nothing makes it"
    """Why none can be made, where neither `indexer` nor `make` does."""
    stands_alone: ClassVar[bool] = False
    """Whether it is independent of frames, and so valid for other segments: an id of the log."""
    is_companion: ClassVar[Part[Callable[[Source], bool] | None]] = Part(None)
    """Whether a source is such a file and not a segment; by its name, unless the format decides."""
    entries: ClassVar[Part[Callable[[Source, SegmentFile | None], Iterator[dict[str, Any]]]]] = Part(
        None, lambda *_: iter(())
    )
    """The entries of such a file, each a flat dict of plain values (its `position` first).
    Raises `SegspecError` at the first one that cannot be read."""
    spec: ClassVar[Part[type[Any] | None]] = Part(None)
    """The generated class for the whole file, which `inspect` shows."""
    check: ClassVar[Part[Callable[[WholeSegment], Iterator[Finding]]]] = Part(None, lambda *_: iter(()))
    """Compares a segment's companion with the segment; `missing-index` if it is required and missing."""
    check_log: ClassVar[Part[Callable[[Listing, Limits], LogJudge] | None]] = Part(None)
    """Compares the companions of a log opened as a folder with the whole log, if one segment is not enough."""
    agreement: ClassVar[Part[Callable[[SegmentFile, Source, Source], Agreement | None] | None]] = Part(None)
    """Decides, while a segment is read, whether the companion matches the segment exactly.

    Takes the segment, its source, and the companion next to it. None means undecided. Raises `SegspecError` if the
    companion cannot be read.
    """
    by_frames: ClassVar[bool] = False
    """Whether its `agreement` needs every frame."""
    indexer: ClassVar[Part[Callable[[SegmentReader, SegmentFile, int], Indexer] | None]] = Part(None)
    """Makes that of a segment, from its frames in order; the last argument is the interval of a sparse index."""
    make: ClassVar[Part[Callable[[WholeLog], Iterator[tuple[str, bytes]]] | None]] = Part(None)
    """Makes all those of a log, if one segment is not enough: their names and contents."""

    def holds(self, source: Source) -> bool:
        """Whether a source is such a file."""
        if self.is_companion is not None:
            return self.is_companion(source)
        return self.is_called(source.name)

    def is_called(self, name: str) -> bool:
        """Whether such a file may have this name."""
        if self.place is IndexPlace.LOG:
            return fnmatchcase(name, self.file)
        return bool(self.file) and name.endswith(self.file)

    def beside(self, segment: str) -> str:
        """The name of a segment's companion."""
        return (segment.rpartition(".")[0] or segment) + self.file


class Index(Companion, asks=True):
    """A format's index, as far as it has one. Without values here a format has none.

    `SegmentFile.index` finds the file: `file` is for other companions.
    """

    name: ClassVar[str] = "index"
    place: ClassVar[IndexPlace] = IndexPlace.NONE
    why_not_built: ClassVar[str] = "the format has no index"
    fields: ClassVar[tuple[str, ...]] = ()
    """The prefix of the fields in findings about an index within the segment."""
    interval: ClassVar[int | None] = None
    """Bytes between the entries of a sparse index, as the system has it; None where every frame has an entry."""
    judges_whole: ClassVar[bool] = False
    """Whether the checks at a segment's end need all of its frames, even intact ones."""
    marks: ClassVar[Part[Callable[[SegmentReader], AbstractContextManager[Landmarks | None]] | None]] = Part(None)
    """Where frames begin by the index of a reader's segment, while the manager is entered; None if no index opens.

    Without this part, or if a mark is not confirmed, a segment is walked from its start.
    """
