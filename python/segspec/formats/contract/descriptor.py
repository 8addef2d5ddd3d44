"""How a format describes itself: the only part of it that the library knows.

A package's module `descriptor` has its subclass of `Format`. Parts are named, not imported, so that listing loads none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import IntEnum, StrEnum
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from segspec.core.text import is_like_any
from segspec.formats.contract.modes import LeftOutFrames, ReadingMode, Spans, SpanScanner
from segspec.formats.contract.parts import CheckedAttributes, Companion, Further, Index, IndexPlace, Part, part

__all__ = [
    "A_GAP_IS_FILLED", "A_GAP_ROLLS", "REQUIRED", "CheckedAttributes", "Companion", "Effect", "Evidence", "Format",
    "Further", "Index", "IndexPlace", "LeftOutFrames", "Messages", "Origin", "Outcome", "Part", "Publishing",
    "ReadingMode", "Recovery", "SparkColumn", "Startup", "Tracking", "TrackingStateOf", "Writing", "part",
]  # fmt: skip

if TYPE_CHECKING:
    from pathlib import Path

    from segspec.core.bounds import Bound
    from segspec.core.errors import Finding
    from segspec.core.limits import Limits
    from segspec.core.model import Frame, Listing, SegmentFile, SegmentSummary
    from segspec.core.stretch import Scanner, Wanted
    from segspec.formats.contract.parts import Client, Decoder, FilterAnswer, ReadMessage, Searchable
    from segspec.formats.contract.publishing import Destination
    from segspec.formats.contract.reading import SegmentReader
    from segspec.formats.contract.request import Requested
    from segspec.formats.contract.salvage import Salvager
    from segspec.formats.contract.startup import CountRecords, Forecast, OwnerChoice, Retention
    from segspec.formats.contract.writing import FormatWriter
    from segspec.storage.directory import Directory
    from segspec.storage.source import Source

Retains = Callable[["Directory", "Forecast", "Mapping[str, str]", int], "Retention | None"]
Summarize = Callable[["SegmentFile"], "SegmentSummary"]
TrackingStateOf = Callable[["Sequence[SegmentFile]", Summarize, "Directory | None", "str | None"], "dict[str, Any]"]


class Evidence(IntEnum):
    """The evidence of `sniff`, cheapest first, in which order formats are tried. A certain one ends the search."""

    MAGIC = 0
    CONTENT = 1


class Outcome(StrEnum):
    """The effect of a conversion on a column: kept; merged into another; lost, with a note; or refused.

    Users' data is refused until the user drops the column by name.
    """

    KEPT = "kept"
    CHANGED = "changed"
    LOST = "lost"
    REFUSED = "refused"


class Effect(NamedTuple):
    """What a conversion does to a column, and why."""

    outcome: Outcome
    words: str = ""


A_GAP_ROLLS = Effect(Outcome.KEPT, "a gap begins a segment, and readers report what is missing")

A_GAP_IS_FILLED = Effect(Outcome.KEPT, 'a gap is filled with frames that have no records, or closed (holes="renumber")')


class Writing(CheckedAttributes):
    """How logs of a format are written, and which records they accept."""

    writer: ClassVar[Part[type[FormatWriter[Any]]]]
    takes: ClassVar[tuple[str, ...]]
    """The record's columns that the writer accepts; the first is mandatory."""
    takes_null: ClassVar[bool] = False
    """Whether values and field values may be null; else a conversion makes them empty."""
    effects: ClassVar[Mapping[str, Effect]] = MappingProxyType({})
    """A conversion's effects on columns, if they differ from `takes` or need an explanation."""
    conversion_options: ClassVar[Mapping[str, Any]] = MappingProxyType({})
    """A conversion's own options: files do not show how long it takes."""
    lock_name: ClassVar[Part[str | None]] = Part(None)
    """The file in the log's folder that a writing owner locks (flock). Our writers lock it and the folder."""
    requested: ClassVar[Part[type[Requested]]] = Part("request:Requested")


class Recovery(CheckedAttributes):
    """How a clean copy of a damaged log is made."""

    salvager: ClassVar[Part[type[Salvager]]]


class Startup(CheckedAttributes):
    """What the owner of a log does at its next start."""

    owners: ClassVar[tuple[str, ...]]
    clients: ClassVar[Part[Callable[[Directory], Iterator[Client]] | None]] = Part(None)
    """A log's clients and their positions after a start of the owner in the files, or else the newest."""
    forecast: ClassVar[Part[Callable[[Directory, str, Limits, CountRecords], Forecast]]]
    choose: ClassVar[Part[Callable[[Directory], OwnerChoice] | None]] = Part(None)
    policies: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Retention settings by the owner's names, each with the regular expression of its values."""
    retention: ClassVar[Part[Retains | None]] = Part(None)
    """What the first check after a forecast start deletes, by policies, at a time in milliseconds. None if unknown, or
    without a check."""
    node: ClassVar[Part[Callable[[Directory, str], Forecast | None]]] = Part(None, lambda directory, owner: None)
    """The effect of that owner's start on a node's files; None for other folders."""


class Tracking(CheckedAttributes):
    """What a system stores in a log besides records (consumers' positions)."""

    columns: ClassVar[Mapping[str, type | Further]] = MappingProxyType({})
    """Columns of `entries` without `position`: int (not below 0), str, bytes, or a `Further`. Dicts and lists become
    JSON, with bytes in hexadecimal. The default is osiris' columns."""
    entries: ClassVar[Part[Callable[[Frame], Iterator[dict[str, Any]]]]]
    state: ClassVar[Part[TrackingStateOf]]
    """The system's state for these segments, in the folder if opened, after this owner's start."""


class Messages(CheckedAttributes):
    """What is known about the messages in records' values."""

    decodings: ClassVar[tuple[str, ...]]
    decoder: ClassVar[Part[Callable[[str], Decoder]]]
    search: ClassVar[Part[Searchable | None]] = Part(None)
    of_broker: ClassVar[Part[ReadMessage | None]] = Part(None)


class Publishing(CheckedAttributes):
    """A target in the format's system for records of any format."""

    schemes: ClassVar[tuple[str, ...]]
    """URI schemes; RabbitMQ's are taken."""
    destination: ClassVar[Part[type[Destination]]]


class Replication(CheckedAttributes):
    """How nodes with copies of a log agree, and what each stores about it."""

    epoch: ClassVar[str] = "epoch"
    """The frame's detail that is the epoch of its leader."""
    by_majority: ClassVar[bool] = True
    """Whether the data on more than half of the nodes, and no other, is confirmed to publishers."""
    confirmed: ClassVar[Part[Callable[[Directory], int | None]]] = Part(None, lambda directory: None)
    """The noted offset up to which all required nodes have it."""
    rewritten: ClassVar[Part[Callable[[Directory], int | None]]] = Part(None, lambda directory: None)
    """The offset up to which a node has removed records within frames."""


class Origin(CheckedAttributes):
    """What the names of a log's folder and parents show about the log."""

    columns: ClassVar[Mapping[str, type]] = MappingProxyType({})
    said_by: ClassVar[Part[Callable[[Sequence[str]], Mapping[str, Any]]]] = Part(None, lambda names: {})
    """The certain values of `columns` for these folder names, outermost first."""


class SparkColumn(NamedTuple):
    """A record's column in Spark: its name and type, and our column of records or `Origin`.

    Fields of a type such as `array<struct<key:string,…>>` are in our order. `null_if_empty`: an empty list becomes
    null. `absent` is another column, with the value here of a record without one there.
    """

    name: str
    type: str
    shows: str
    null_if_empty: bool = False
    absent: tuple[str, int] | None = None


REQUIRED = ("name", "title", "columns", "sniff", "discover", "segment", "reader", "check_order")


class Format(CheckedAttributes):
    """One format. Attributes without a value here are mandatory (see `required`)."""

    required = REQUIRED
    name: ClassVar[str]
    """For users: small letters, digits and `_`."""
    title: ClassVar[str]
    columns: ClassVar[tuple[str, ...]]
    """The record's columns in order, from `Record`'s attributes (without `position`) and `further`. Records have ids
    (ms, seq) with `id`, else offsets."""
    further: ClassVar[Mapping[str, Further]] = MappingProxyType({})
    """Columns that `Record` lacks; the records are then `FurtherRecord`s."""
    evidence: ClassVar[Evidence] = Evidence.CONTENT
    usual_names: ClassVar[tuple[str, ...]] = ()
    """Patterns (`fnmatch`) of file names to try this format on first."""
    besides: ClassVar[str] = ""
    """Content other than records' columns; lost in any conversion."""
    has_consumers: ClassVar[bool] = False
    """Whether logs are queues with named consumers, stored in the log's folder."""
    has_archive: ClassVar[bool] = False
    """Whether segments may be in an archive that the log lists."""
    times_rise: ClassVar[bool] = True
    """Whether the owner's clock sets record times, so that they can be searched."""

    sniff: ClassVar[Part[Callable[[Source], int]]]
    """How certainly, by content and name, a source is the format's segment or index."""
    discover: ClassVar[Part[Callable[[Directory], Listing]]]
    """The log in a directory, by names and perhaps content; other directories have no segments.

    Findings are about duplicate, orphan and misnamed files. Other files go to `others`.
    """
    emptied: ClassVar[Part[Callable[[Directory], Listing | None]]] = Part(None, lambda directory: None)
    """The files and findings of a log's folder, by its name, without a segment; None for others."""
    names_segment: ClassVar[Part[Callable[[str], bool]]] = Part(None, lambda name: False)
    """Whether the owner treats this name as a segment's."""
    segment: ClassVar[Part[Callable[[str, Directory | None], SegmentFile]]]
    """A single segment; its folder may contain its index."""
    reader: ClassVar[Part[Callable[[Source, SegmentFile, Limits], SegmentReader]]]
    scanner: ClassVar[Part[Callable[[SegmentReader, Wanted], Scanner] | None]] = Part(None)
    """Finds intact stretches for a reader, which otherwise reads frames individually."""
    check_order: ClassVar[Part[Callable[[SegmentSummary, SegmentSummary], Iterator[Finding]]]]
    check_end: ClassVar[Part[Callable[[Sequence[SegmentSummary]], Iterator[Finding]]]] = Part(
        None, lambda summaries: iter(())
    )
    info: ClassVar[Part[Callable[[Sequence[SegmentSummary], Listing], dict[str, Any]]]] = Part(
        None, lambda summaries, listing: {}
    )
    """Further fields of `info` (consumers, variant, epochs)."""
    is_filler: ClassVar[Part[Callable[[Frame], bool]]] = Part(None, lambda frame: False)
    doubts_epoch: ClassVar[Part[Callable[[Frame, Frame], bool]]] = Part(None, lambda before, last: False)
    """Whether the last frame's epoch cannot follow the previous one."""
    filter_answer: ClassVar[Part[Callable[[Frame, bytes], FilterAnswer] | None]] = Part(None)
    """A frame's answer for a filter value; None without filters."""
    functions: ClassVar[Part[Mapping[str, Callable[[Mapping[str, Any]], str]]]] = Part(None, MappingProxyType({}))
    vectors: ClassVar[Path | None] = None
    """The folder of its conformance vectors, by section."""
    rules: ClassVar[Path | None] = None
    """Its rules, compiled from `ksy/rules/` by `segspec format build`; those of our formats are with their parsers."""

    index: ClassVar[Index] = Index()
    companions: ClassVar[tuple[Companion, ...]] = ()
    modes: ClassVar[tuple[ReadingMode, ...]] = ()
    writing: ClassVar[Writing | None] = None
    recovery: ClassVar[Recovery | None] = None
    startup: ClassVar[Startup | None] = None
    tracking: ClassVar[Tracking | None] = None
    messages: ClassVar[Messages | None] = None
    publishing: ClassVar[Publishing | None] = None
    origin: ClassVar[Origin] = Origin()
    spark_name: ClassVar[str] = ""
    """Its name in Spark, if Spark has a source of its own name."""
    spark_options: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """Another Spark source's options that are unavailable here, or partly: patterns (`fnmatch`) of names in small
    letters, and replacements."""
    spark_columns: ClassVar[tuple[SparkColumn, ...]] = ()
    """The columns in Spark, if their names or types are those of another source. Other columns are read on request."""
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
        """The columns that its logs accept; empty if they cannot be written."""
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
    def kept(self) -> tuple[Companion, ...]:
        """The companions of its logs: the index first, if any."""
        index = () if self.index.place is IndexPlace.NONE else (self.index,)
        return (*index, *self.companions)

    def companion(self, name: str | None) -> Companion:
        """The companion of that name; by default the first (the index). Raises `ValueError`."""
        if name is None:
            return next(iter(self.kept), self.index)
        for one in self.kept:
            if one.name == name:
                return one
        have = ", ".join(one.name for one in self.kept) or "none"
        raise ValueError(f"{self.name} has no {name} beside its segments: it has {have}")

    def companion_of(self, source: Source) -> Companion | None:
        """Which companion a file is; None for a segment."""
        return next((one for one in self.kept if one.holds(source)), None)

    def rises(self, bound: Bound) -> bool:
        """Whether `bound` is of a kind that rises from record to record. Times that senders choose do not."""
        if bound.kind == "time":
            return self.times_rise and bool({"id", "timestamp"} & set(self.columns))
        return bound.kind == self.number

    def usual(self, names: Iterable[str]) -> bool:
        """Whether one of these file names matches this format's names."""
        return is_like_any(names, self.usual_names)

    def scanner_for(self, reader: SegmentReader, wanted: Wanted | None) -> Scanner | None:
        """The scanner for `reader`; None without one, or if frames are wanted singly."""
        make = None if wanted is None else self.scanner
        if make is None or wanted is None:
            return None
        spans = Spans(reader.segment)
        return SpanScanner(partial(make, reader), wanted, spans) if spans and wanted.gives else make(reader, wanted)

    def __repr__(self) -> str:
        return f"<Format {self.name}>"
