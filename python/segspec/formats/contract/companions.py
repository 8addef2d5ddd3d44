"""How a format describes files with segments: indexes, checkpoints, snapshots."""

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
    LOG = "log"
    WITHIN = "within"
    """In the segment, whose reader checks it."""
    NONE = "none"


class Companion(Said):
    """A kind of file that accompanies segments.

    `verify` and `index check` check each of `Format.companions`; `index build` makes them if possible. `recover` copies
    an intact one if its segment (or, for one of the log, all) was copied unchanged. Otherwise it rebuilds or omits it,
    with a note.
    """

    name: ClassVar[str]
    """For users: small letters, digits, `-` and `_`."""
    place: ClassVar[IndexPlace] = IndexPlace.BESIDE
    file: ClassVar[str] = ""
    """The suffix that replaces the segment's (`.timeindex`); for a log a name or a pattern (`fnmatch`,
    `*.snapshot`)."""
    columns: ClassVar[Mapping[str, type | Further]] = MappingProxyType({})
    """The columns of `entries` in order, without `position`: int (not below 0), str, bytes, or a `Further` with its
    meaning."""
    why_not_built: ClassVar[str] = "nothing makes it"
    stands_alone: ClassVar[bool] = False
    """Whether it is independent of frames, such as an id of the log."""
    is_companion: ClassVar[Part[Callable[[Source], bool] | None]] = Part(None)
    """Whether a source is such a file; by default its name decides."""
    entries: ClassVar[Part[Callable[[Source, SegmentFile | None], Iterator[dict[str, Any]]]]] = Part(
        None, lambda *_: iter(())
    )
    """Flat dicts of plain values (`position` first). Raises `SegspecError` at the first unreadable one."""
    spec: ClassVar[Part[type[Any] | None]] = Part(None)
    check: ClassVar[Part[Callable[[WholeSegment], Iterator[Finding]]]] = Part(None, lambda *_: iter(()))
    """Compares a segment's companion with it; `missing-index` if required."""
    check_log: ClassVar[Part[Callable[[Listing, Limits], LogJudge] | None]] = Part(None)
    """Compares a log's companions with all segments, if necessary."""
    agreement: ClassVar[Part[Callable[[SegmentFile, Source, Source], Agreement | None] | None]] = Part(None)
    """Decides, while a segment is read, whether the companion matches it.

    Takes the segment, its source and its companion; None means undecided. Raises `SegspecError` if the companion is
    unreadable.
    """
    by_frames: ClassVar[bool] = False
    """Whether `agreement` needs every frame."""
    indexer: ClassVar[Part[Callable[[SegmentReader, SegmentFile, int], Indexer] | None]] = Part(None)
    """Makes a segment's companion from its frames in order and a sparse index's interval."""
    make: ClassVar[Part[Callable[[WholeLog], Iterator[tuple[str, bytes]]] | None]] = Part(None)
    """Makes all of a log, names and contents, if one segment is not enough."""

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
    """A format's index, if it has one."""

    name: ClassVar[str] = "index"
    place: ClassVar[IndexPlace] = IndexPlace.NONE
    why_not_built: ClassVar[str] = "the format has no index"
    fields: ClassVar[tuple[str, ...]] = ()
    """The field prefix in findings about an index within the segment."""
    interval: ClassVar[int | None] = None
    """Bytes between the entries of a sparse index; else None."""
    judges_whole: ClassVar[bool] = False
    """Whether the checks at a segment's end need all frames."""
    marks: ClassVar[Part[Callable[[SegmentReader], AbstractContextManager[Landmarks | None]] | None]] = Part(None)
    """The frames in a segment's index, while the manager is entered; None if it does not open.

    Without it, or if a mark is not confirmed, a segment is read from its start.
    """
