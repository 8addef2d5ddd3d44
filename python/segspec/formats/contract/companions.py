"""What a format says of the files that lie beside the segments of its logs: indexes, checkpoints, snapshots."""

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
    """Where an index, or another companion of segments, lies."""

    BESIDE = "beside"
    """In a file of its own."""
    LOG = "log"
    """In one file, or several, for all segments of the log."""
    WITHIN = "within"
    """In the segment, whose reader says what is wrong with it."""
    NONE = "none"


class Companion(Said):
    """A kind of file that a log has beside its segments. A format names those that it has as `Format.companions`; its
    index, the first of them, as `Format.index`.

    Each is checked by `verify` and `index check`, and made by `index build` where it can be. `recover` copies one that
    is sound beside a segment (one of the log: beside segments) that was copied as a whole; any other it makes anew from
    the copy, or leaves out with a note.
    """

    name: ClassVar[str]
    """What users call it: small letters, digits, `-` and `_`."""
    place: ClassVar[IndexPlace] = IndexPlace.BESIDE
    file: ClassVar[str] = ""
    """How it is called: what stands beside a segment in the place of its suffix (`.timeindex`); in a log a name, or a
    pattern (`fnmatch`) of several (`*.snapshot`)."""
    columns: ClassVar[Mapping[str, type | Further]] = MappingProxyType({})
    """The columns of `entries` in order, without `position`: int (not below 0), str or bytes each; or a `Further`, with
    what it means."""
    why_not_built: ClassVar[str] = "nothing makes it"
    """Why none can be made, where neither `indexer` nor `make` does."""
    stands_alone: ClassVar[bool] = False
    """Whether it says nothing about frames, so that it is as true beside other segments: an id of the log."""
    is_companion: ClassVar[Part[Callable[[Source], bool] | None]] = Part(None)
    """True if a source is such a file rather than a segment; by its name, where the format does not say."""
    entries: ClassVar[Part[Callable[[Source, SegmentFile | None], Iterator[dict[str, Any]]]]] = Part(
        None, lambda *_: iter(())
    )
    """The entries of such a file, each a flat dict of plain values (its `position` first).
    Raises `SegspecError` at the first one that cannot be read."""
    spec: ClassVar[Part[type[Any] | None]] = Part(None)
    """The generated class that lays out all of such a file: what `inspect` draws."""
    check: ClassVar[Part[Callable[[WholeSegment], Iterator[Finding]]]] = Part(None, lambda *_: iter(()))
    """Compares a segment's with the segment; `missing-index` where there should be one and is none."""
    check_log: ClassVar[Part[Callable[[Listing, Limits], LogJudge] | None]] = Part(None)
    """Compares those of a log that was opened as a folder with all of it, where one segment does not tell."""
    agreement: ClassVar[Part[Callable[[SegmentFile, Source, Source], Agreement | None] | None]] = Part(None)
    """For a segment, what it is read from, and the companion beside it: tells while the segment is read whether this is
    exactly what the segment gives. None says nothing. Raises `SegspecError` where the companion cannot be read."""
    by_frames: ClassVar[bool] = False
    """Whether its `agreement` has to be told of each frame."""
    indexer: ClassVar[Part[Callable[[SegmentReader, SegmentFile, int], Indexer] | None]] = Part(None)
    """Makes that of a segment, from its frames in order; the last argument is the interval of a sparse index."""
    make: ClassVar[Part[Callable[[WholeLog], Iterator[tuple[str, bytes]]] | None]] = Part(None)
    """Makes all those of a log, where one segment does not tell: their names, and what is in them."""

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
        """The name of the one beside a segment."""
        return (segment.rpartition(".")[0] or segment) + self.file


class Index(Companion, asks=True):
    """The index of a format, as far as it has any: one that says nothing here has none. `SegmentFile.index` says which
    file it is: `file` is for other companions."""

    name: ClassVar[str] = "index"
    place: ClassVar[IndexPlace] = IndexPlace.NONE
    why_not_built: ClassVar[str] = "the format has no index"
    fields: ClassVar[tuple[str, ...]] = ()
    """How the fields begin that findings about an index name, where it lies within the segment."""
    interval: ClassVar[int | None] = None
    """Bytes between the entries of a sparse index, as the system has it; None where every frame has an entry."""
    judges_whole: ClassVar[bool] = False
    """Whether what the end of a segment says of it takes all of its frames, even where each is sound."""
    marks: ClassVar[Part[Callable[[SegmentReader], AbstractContextManager[Landmarks | None]] | None]] = Part(None)
    """Where frames begin by the index of a reader's segment, while the manager is entered; None where it has none that
    can be opened. Without this part, or where a mark is not borne out, a segment is walked from its start."""
