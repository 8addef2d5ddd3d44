"""How a format describes itself: one object, and the only part of the format that the library knows.

A format is a package with a module `descriptor`. Its subclass of `Format` contains the name, the columns and the parts.
Parts are named, not imported, so that listing the formats loads none of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum, StrEnum
from fnmatch import fnmatchcase
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from segspec.formats.contract.companions import Companion, Index, IndexPlace
from segspec.formats.contract.modes import LeftOutFrames, ReadingMode, Spans, SpanScanner
from segspec.formats.contract.parts import Further, Part, Said, part

__all__ = [
    "A_GAP_IS_FILLED", "A_GAP_ROLLS", "REQUIRED", "Companion", "Effect", "Evidence", "Format", "Further", "Index",
    "IndexPlace", "LeftOutFrames", "Messages", "Origin", "Outcome", "Part", "Publishing", "ReadingMode", "Recovery",
    "Said", "SparkColumn", "Startup", "Tracking", "TrackingStateOf", "Writing", "part",
]  # fmt: skip

if TYPE_CHECKING:
    from pathlib import Path

    from segspec.core.errors import Finding
    from segspec.core.limits import Limits
    from segspec.core.model import Frame, Listing, SegmentFile, SegmentSummary
    from segspec.core.stretch import Scanner, Wanted
    from segspec.formats.contract.clients import Client
    from segspec.formats.contract.publishing import Destination
    from segspec.formats.contract.reading import SegmentReader
    from segspec.formats.contract.record_values import Decoder, FilterAnswer, ReadMessage, Searchable
    from segspec.formats.contract.request import Requested
    from segspec.formats.contract.retained import Retention
    from segspec.formats.contract.salvage import Salvager
    from segspec.formats.contract.startup import CountRecords, Forecast, OwnerChoice
    from segspec.formats.contract.writing import FormatWriter
    from segspec.storage.directory import Directory
    from segspec.storage.source import Source

Retains = Callable[["Directory", "Forecast", "Mapping[str, str]", int], "Retention | None"]
Summarize = Callable[["SegmentFile"], "SegmentSummary"]
TrackingStateOf = Callable[["Sequence[SegmentFile]", Summarize, "Directory | None", "str | None"], "dict[str, Any]"]
"""Reads a segment to its end despite damage, and reports its findings."""


class Evidence(IntEnum):
    """The evidence that `sniff` uses, cheapest first: formats are tried in this order, and a certain one ends the
    search."""

    MAGIC = 0
    """The first bytes of a file identify it."""
    CONTENT = 1
    """Frames have to be read, or names be believed."""


class Outcome(StrEnum):
    """The effect of a conversion on a column: kept; merged into another column; lost, with a note; or refused.

    A column of users' data is refused until the user drops it by name.
    """

    KEPT = "kept"
    CHANGED = "changed"
    LOST = "lost"
    REFUSED = "refused"


class Effect(NamedTuple):
    """The effect of a conversion into a format on a column: an outcome, and an explanation."""

    outcome: Outcome
    words: str = ""


A_GAP_ROLLS = Effect(Outcome.KEPT, "a gap begins a segment, and readers report what is missing")
"""For offsets, in formats whose segments number on without gaps."""

A_GAP_IS_FILLED = Effect(Outcome.KEPT, 'a gap is filled with frames that have no records, or closed (holes="renumber")')
"""The same if readers stop at a gap."""


class Writing(Said):
    """How logs of a format are written, and what they accept from other formats' records."""

    writer: ClassVar[Part[type[FormatWriter[Any]]]]
    takes: ClassVar[tuple[str, ...]]
    """The columns of a record that the writer accepts. The first is mandatory for a record."""
    takes_null: ClassVar[bool] = False
    """Whether a value, and those of fields, may be null, which is an absent one; else a conversion makes it empty."""
    effects: ClassVar[Mapping[str, Effect]] = MappingProxyType({})
    """The effects of a conversion into this format on columns, if they differ from `takes` or need an explanation."""
    conversion_options: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """Options that a conversion has instead of the writer's own: how long it takes is not to be seen in the files."""
    lock_name: ClassVar[Part[str | None]] = Part(None)
    """A file in the log's folder that the owner locks (flock) while it writes. Our writers lock it and the folder."""
    requested: ClassVar[Part[type[Requested]]] = Part("request:Requested")
    """Passes a conformance request to the writer."""


class Recovery(Said):
    """How a clean copy of a damaged log is made."""

    salvager: ClassVar[Part[type[Salvager]]]


class Startup(Said):
    """What the owner of a log does at its next start."""

    owners: ClassVar[tuple[str, ...]]
    """Those whose next start can be forecast, releases of the system, the oldest first."""
    clients: ClassVar[Part[Callable[[Directory], Iterator[Client]] | None]] = Part(None)
    """Who reads and writes a log, and where each stands after a start of the owner that the files tell of, or else the
    newest; a forecast has them, too."""
    forecast: ClassVar[Part[Callable[[Directory, str, Limits, CountRecords], Forecast]]]
    choose: ClassVar[Part[Callable[[Directory], OwnerChoice] | None]] = Part(None)
    """The default owner. Without it, the newest one is used."""
    policies: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The settings of retention by the owner's names, each with the regular expression of its values."""
    retention: ClassVar[Part[Retains | None]] = Part(None)
    """What the first check after a start that was forecast deletes, by policies that somebody gave, at a time in
    milliseconds. None for a log that nobody checks, or of which that is not known."""
    node: ClassVar[Part[Callable[[Directory, str], Forecast | None]]] = Part(None, lambda directory, owner: None)
    """The effect of that owner's start on a node's folder of logs, for the node's own files.

    None if the folder is not a node's.
    """


class Tracking(Said):
    """What a system stores in a log in addition to its records, such as consumers' positions."""

    columns: ClassVar[Mapping[str, type | Further]] = MappingProxyType({})
    """The columns of `entries` in a table, without `position`: int (not below 0), str or bytes each, or a `Further`.
    Dicts and lists are JSON there, with bytes in hexadecimal. Without it, they are those of osiris."""
    entries: ClassVar[Part[Callable[[Frame], Iterator[dict[str, Any]]]]]
    """The entries of one frame."""
    state: ClassVar[Part[TrackingStateOf]]
    """What the system would hold of a log with these segments, in this folder where it was opened as one, after a start
    of this owner."""


class Messages(Said):
    """What is known about the messages in records' values."""

    decodings: ClassVar[tuple[str, ...]]
    """What values can be decoded as, by name."""
    decoder: ClassVar[Part[Callable[[str], Decoder]]]
    """The decoder of that name."""
    search: ClassVar[Part[Searchable | None]] = Part(None)
    """What conditions can look up in records' values."""
    of_broker: ClassVar[Part[ReadMessage | None]] = Part(None)
    """The message of a broker that a record's value is."""


class Publishing(Said):
    """A target in the format's system to which records of any format can be published."""

    schemes: ClassVar[tuple[str, ...]]
    """Of URIs; RabbitMQ's are taken."""
    destination: ClassVar[Part[type[Destination]]]
    """Reads URIs of these schemes."""


class Replication(Said):
    """How nodes with copies of a log agree, and what each stores about it in the log's folder or next to it."""

    epoch: ClassVar[str] = "epoch"
    """Which of a frame's details is the epoch of the leader that wrote it."""
    by_majority: ClassVar[bool] = True
    """Whether what more than half of the nodes hold is confirmed to publishers, and nothing else is."""
    confirmed: ClassVar[Part[Callable[[Directory], int | None]]] = Part(None, lambda directory: None)
    """The offset up to which a node has noted that all hold the log that have to."""
    rewritten: ClassVar[Part[Callable[[Directory], int | None]]] = Part(None, lambda directory: None)
    """The offset up to which a node has removed records by itself, within frames that others still have whole."""


class Origin(Said):
    """What the names of a log's folder and its parents show about the log, as its owner names them."""

    columns: ClassVar[Mapping[str, type]] = MappingProxyType({})
    """int or str each."""
    said_by: ClassVar[Part[Callable[[Sequence[str]], Mapping[str, Any]]]] = Part(None, lambda names: {})
    """The values of `columns` for a log with these folder names, outermost first. Uncertain values are absent."""


class SparkColumn(NamedTuple):
    """A column of records in Spark: its name there, its Spark type, and the column of records or `Origin` that it
    shows.

    The fields of a type such as `array<struct<key:string,…>>` are in our order. With `null_if_empty` an empty list
    becomes null. `absent` is another column, and the value here of a record that has no value there.
    """

    name: str
    type: str
    shows: str
    null_if_empty: bool = False
    absent: tuple[str, int] | None = None


REQUIRED = ("name", "title", "columns", "sniff", "discover", "segment", "reader", "check_order")


class Format(Said):
    """One format. It must set the attributes that have no value here (see `required`); the rest are optional."""

    required = REQUIRED
    name: ClassVar[str]
    """What users call it: small letters, digits and `_`."""
    title: ClassVar[str]
    """The system's own name, for people."""
    columns: ClassVar[tuple[str, ...]]
    """The record's columns in order, of `Record`'s attributes (without `position`) and of `further`. With `id` among
    them records have ids (ms, seq); else they have offsets."""
    further: ClassVar[Mapping[str, Further]] = MappingProxyType({})
    """Its columns that are not `Record`'s. Its records are `FurtherRecord`s."""
    evidence: ClassVar[Evidence] = Evidence.CONTENT
    usual_names: ClassVar[tuple[str, ...]] = ()
    """Patterns (`fnmatch`) of its file names: if one matches, this format is tried before others."""
    besides: ClassVar[str] = ""
    """What a log has in addition to its records' columns; lost in any conversion."""
    has_consumers: ClassVar[bool] = False
    """Whether logs are queues with named consumers, whose positions are kept in the log's folder."""
    has_archive: ClassVar[bool] = False
    """Whether segments may be in an archive that the log of their stream lists."""
    times_rise: ClassVar[bool] = True
    """Whether the owner's clock sets record times, so that a time can be searched.

    False if the sender of a record chooses its time.
    """

    sniff: ClassVar[Part[Callable[[Source], int]]]
    """How sure the format is that a source (a segment or an index of it) is its own, by content and name."""
    discover: ClassVar[Part[Callable[[Directory], Listing]]]
    """The log in a directory, by names (and by content if names are not enough). It has no segments if there is no log.

    Findings: duplicate, orphan and misnamed files. Files outside the log go to `others`.
    """
    emptied: ClassVar[Part[Callable[[Directory], Listing | None]]] = Part(None, lambda directory: None)
    """The files of a folder that is a log's by its name, though no segment is left in it, with what is wrong with that;
    None for any other folder."""
    names_segment: ClassVar[Part[Callable[[str], bool]]] = Part(None, lambda name: False)
    """Whether the owner of a log would take a file of this name for a segment of it, whatever is in the file."""
    segment: ClassVar[Part[Callable[[str, Directory | None], SegmentFile]]]
    """The segment at a path alone; the directory is its folder, which may contain its index."""
    reader: ClassVar[Part[Callable[[Source, SegmentFile, Limits], SegmentReader]]]
    """A reader for one segment."""
    scanner: ClassVar[Part[Callable[[SegmentReader, Wanted], Scanner] | None]] = Part(None)
    """Finds intact stretches for a reader. Without one, frames are read individually."""
    check_order: ClassVar[Part[Callable[[SegmentSummary, SegmentSummary], Iterator[Finding]]]]
    """Findings about two neighbouring segments of one log, after both were walked: missing, overlapping."""
    check_end: ClassVar[Part[Callable[[Sequence[SegmentSummary]], Iterator[Finding]]]] = Part(
        None, lambda summaries: iter(())
    )
    """Findings about where a log ends, after all its segments were walked."""
    info: ClassVar[Part[Callable[[Sequence[SegmentSummary], Listing], dict[str, Any]]]] = Part(
        None, lambda summaries, listing: {}
    )
    """Further fields of `info`: consumers, variant, epochs, tracking state."""
    is_filler: ClassVar[Part[Callable[[Frame], bool]]] = Part(None, lambda frame: False)
    """Whether a frame stands in the place of lost ones, and holds nothing."""
    doubts_epoch: ClassVar[Part[Callable[[Frame, Frame], bool]]] = Part(None, lambda before, last: False)
    """Whether the last frame of a log cannot have its epoch, seen from the frame before it."""
    filter_answer: ClassVar[Part[Callable[[Frame, bytes], FilterAnswer] | None]] = Part(None)
    """The answer of a frame's filter for a filter value of records; None in formats without filters.

    In formats with filters, the scanner and the reader apply `Wanted.filter`.
    """
    functions: ClassVar[Part[Mapping[str, Callable[[Mapping[str, Any]], str]]]] = Part(None, MappingProxyType({}))
    """Functions of the format that conformance asks for by name (`compute`)."""
    log: ClassVar[Part[Any]] = Part(None)
    """The result of its logs' declaration (`DeclaredParts`); None without a declaration."""
    vectors: ClassVar[Path | None] = None
    """The folder with its conformance vectors, in a folder of its name each section a file; those of our own formats
    are the suite's."""
    rules: ClassVar[Path | None] = None
    """The file of its rules, as `segspec format build` makes it of `ksy/rules/` (see `rulebook`); those of our own
    formats lie with their parsers."""

    index: ClassVar[Index] = Index()
    companions: ClassVar[tuple[Companion, ...]] = ()
    """The files of its logs other than segments and their index."""
    modes: ClassVar[tuple[ReadingMode, ...]] = ()
    """What readers of its logs may choose."""
    writing: ClassVar[Writing | None] = None
    recovery: ClassVar[Recovery | None] = None
    startup: ClassVar[Startup | None] = None
    tracking: ClassVar[Tracking | None] = None
    messages: ClassVar[Messages | None] = None
    publishing: ClassVar[Publishing | None] = None
    origin: ClassVar[Origin] = Origin()
    spark_name: ClassVar[str] = ""
    """Its name in Spark (`spark.read.format`), if different: Spark may have a source of the same name."""
    spark_options: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Options that users of Spark know from another source of the system, and that there are not here, or not for every
    use: what to do instead, by patterns (`fnmatch`) of their names in small letters."""
    spark_columns: ClassVar[tuple[SparkColumn, ...]] = ()
    """The columns of its records in Spark, where they have other names or types than elsewhere, such as those of
    another source for the same system. The other columns are read when they are asked for."""
    replication: ClassVar[Replication] = Replication()

    @property
    def number(self) -> str:
        """The column that identifies a record: `offset` or `id`."""
        return "id" if "id" in self.columns else "offset"

    @property
    def name_in_spark(self) -> str:
        return self.spark_name or self.name

    @property
    def takes(self) -> tuple[str, ...]:
        """The columns of a record that logs of this format accept; empty if they cannot be written."""
        return () if self.writing is None else self.writing.takes

    @property
    def lock_name(self) -> str | None:
        return None if self.writing is None else self.writing.lock_name

    @property
    def owners(self) -> tuple[str, ...]:
        return () if self.startup is None else self.startup.owners

    @property
    def decodings(self) -> tuple[str, ...]:
        return () if self.messages is None else self.messages.decodings

    @property
    def schemes(self) -> tuple[str, ...]:
        return () if self.publishing is None else self.publishing.schemes

    @property
    def kept(self) -> tuple[Companion, ...]:
        """The companions of its logs: the index first, if any, then the others."""
        index = () if self.index.place is IndexPlace.NONE else (self.index,)
        return (*index, *self.companions)

    def companion(self, name: str | None) -> Companion:
        """The companion of that name; the first one (the index, even in a format without one) if None. Raises
        `ValueError`."""
        if name is None:
            return next(iter(self.kept), self.index)
        for one in self.kept:
            if one.name == name:
                return one
        have = ", ".join(one.name for one in self.kept) or "none"
        raise ValueError(f"{self.name} has no {name} beside its segments: it has {have}")

    def companion_of(self, source: Source) -> Companion | None:
        """Which companion a file is; None where it is a segment."""
        return next((one for one in self.kept if one.holds(source)), None)

    def usual(self, names: Iterable[str]) -> bool:
        """Whether one of these file names matches this format's names."""
        return any(fnmatchcase(name, pattern) for name in names for pattern in self.usual_names)

    def scanner_for(self, reader: SegmentReader, wanted: Wanted | None) -> Scanner | None:
        """The scanner for `reader`; None where frames are wanted one by one, or the format has none."""
        make = None if wanted is None else self.scanner
        if make is None or wanted is None:
            return None
        spans = Spans(reader.segment)
        return SpanScanner(partial(make, reader), wanted, spans) if spans and wanted.gives else make(reader, wanted)

    def __repr__(self) -> str:
        return f"<Format {self.name}>"
