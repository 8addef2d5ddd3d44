"""How a format declares its parts, and checks attribute names.

How a format describes files with segments: indexes, checkpoints, snapshots.

Records' values as messages, decoded columns, and filters.

The readers and writers of a log, and their stored positions.

A client is a row: its `kind` (group, consumer, publisher, transaction), the `path` of another log's folder, and, if
known, `name`, `producer_id`, `producer_epoch`, `state` and `timestamp`. `stands` is one of `Stands`; `offset` is
stored, `due` its next record's. `behind` counts the offsets to the end, and `behind_bytes` their frames' bytes from
`segment` and `position`. `sequence` is a publisher's last one. `says` is for users.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from importlib import import_module
from itertools import groupby
from operator import attrgetter, itemgetter
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeVar, cast

from segspec.core.errors import TellFinding
from segspec.core.json_form import ReversiblePayload, ShowBytes, moment
from segspec.core.limits import Limits
from segspec.core.model import Record
from segspec.core.text import is_like_any

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

    from segspec.core.errors import Finding
    from segspec.core.model import Listing, SegmentFile
    from segspec.formats.contract.reading import (
        Agreement,
        Indexer,
        Landmarks,
        LogJudge,
        SegmentReader,
        WholeLog,
        WholeSegment,
    )
    from segspec.storage.source import Source

Client = dict[str, Any]
UNITS = {"seconds": 1, "milliseconds": 1_000, "microseconds": 1_000_000}
FIRST_TIME, LAST_TIME = 1_262_304_000, 4_102_444_800
"""2010 and 2100, in seconds since the epoch: an offset between them beyond a log's end may be a time."""


class Stands(StrEnum):
    """A client's position relative to the log after the owner's next start."""

    OPEN = "in-an-open-transaction"
    BEFORE = "before-the-start"
    BEYOND = "beyond-the-end"
    TIME = "at-a-time"
    WITHIN = "within"
    AT_END = "at-the-end"
    UNKNOWN = "not-known"
    """Its log does not exist."""


NOTABLE = (Stands.OPEN, Stands.BEFORE, Stands.BEYOND, Stands.TIME)


def client(kind: str, **said: Any) -> Client:
    """A row; empty values and values below 0 are unknown."""
    known = {name: value for name, value in said.items() if (value if isinstance(value, str) else value >= 0)}
    return {"kind": kind, **known}


def stored(row: Client, start: int, end: int, before: str, beyond: str, *, may_be_time: bool) -> Client:
    """The row with `offset` and `due`, in a log of offsets `start` to below `end`.

    `before` and `beyond` describe the effect outside.
    """
    where, due = f"stands at offset {row['offset']}", row["due"]
    if due <= end:
        row |= {"stands": Stands.WITHIN if due < end else Stands.AT_END, "behind": end - due}
        says = f"{where}, before the start, {start}: {before}"
        return row if due >= start else row | {"stands": Stands.BEFORE, "says": says}
    says, time = f"{where}, beyond the end, {end}", time_of(row["offset"]) if may_be_time else None
    if time is None:
        return row | {"stands": Stands.BEYOND, "says": f"{says}: {beyond}"}
    says += f", which reads as the time {time}: {beyond}, in practice for ever"
    return row | {"stands": Stands.TIME, "says": says}


def time_of(offset: int) -> str | None:
    """The time that an offset probably is, or None."""
    for name, unit in UNITS.items():
        if FIRST_TIME <= offset // unit < LAST_TIME:
            return f"{moment(offset * 1000 // unit)} UTC in {name}"
    return None


def notable(clients: Iterable[Client]) -> tuple[Client, ...]:
    return tuple(row for row in clients if row.get("stands") in NOTABLE)


def said(row: Client) -> str:
    who = f"{row['kind']} {row.get('name', '')}"
    if "producer_id" in row:
        who = f"producer {row['producer_id']}" + (f" ({row['name']})" if "name" in row else "")
    return f"{who} {row['says']}"


def lines(clients: Iterable[Client]) -> Iterator[str]:
    """Notable clients, one line per kind of `Stands`."""
    of = itemgetter("stands")
    for stands, some in groupby(sorted(notable(clients), key=of), key=of):
        first, *others = some
        count = f"{len(others) + 1:,} stand {stands.replace('-', ' ')} (segspec clients): " if others else ""
        yield count + said(first)


class BrokerMessage(NamedTuple):
    """A message in the terms of AMQP 0.9.1.

    `properties` are the basic ones by name: texts, but integers for `delivery_mode`, `priority` and `timestamp`
    (seconds since the epoch). `headers` hold None, booleans, integers, floats, texts, bytes, `datetime`, and lists and
    dicts of these.
    """

    body: bytes
    properties: dict[str, Any]
    headers: dict[str, Any]


ReadMessage = Callable[[bytes, Limits], BrokerMessage]


class Decoder(NamedTuple):
    """Decodes values. `columns` lists the possible new columns, in order.

    `decode` returns a record's columns as JSON values; an undecodable value has none and a note. `encode` makes an
    equivalent value; raises `ValueError`.
    """

    columns: tuple[str, ...]
    decode: Callable[[str, Record, ShowBytes, TellFinding], dict[str, Any]]
    encode: Callable[[Mapping[str, Any], ReversiblePayload], bytes]


Find = Callable[[str, str | None], Sequence[object]]
"""The plain Python values of a field or its member; empty if absent."""


class Searchable(NamedTuple):
    """Opens a value as `what`.

    `groups` have members, those listed or any if None; `fields` have none. `open` raises `SegspecError` for a value of
    another kind. Text or bytes of `verbatim` groups and fields are unchanged in the record's value.
    """

    what: str
    fields: tuple[str, ...]
    groups: Mapping[str, tuple[str, ...] | None]
    verbatim: frozenset[str]
    open: Callable[[bytes], Find]


class FilterAnswer(NamedTuple):
    """`may_hold` is False if the frame certainly has no record with the value.

    `has_unfiltered`: it may have records without any. Without a filter (`has_filter`), `may_hold` is None.
    """

    has_filter: bool
    may_hold: bool | None
    has_unfiltered: bool


T_co = TypeVar("T_co", covariant=True)


class Part(Generic[T_co]):
    """A function or class of a format, imported on first use.

    `where` is its module and name, `index:entries_of`, or `layout:FOLDER.sniff` for an object's attribute, relative to
    the descriptor's package. Without the part, it is None, or `otherwise`.
    """

    def __init__(self, where: str | None, otherwise: Any = None) -> None:
        self.where = where
        self.otherwise = otherwise
        self._package = ""
        self._found: list[Any] = []

    def __set_name__(self, owner: type, name: str) -> None:
        self._package = owner.__module__.rpartition(".")[0]

    def __get__(self, instance: object, owner: type) -> T_co:
        if not self._found:
            self._found.append(self._import())
        return cast(T_co, self._found[0])

    def _import(self) -> object:
        if self.where is None:
            return self.otherwise
        module, _, name = self.where.partition(":")
        return attrgetter(name)(import_module(f".{module}" if self._package else module, self._package))


part: Callable[[str], Any] = Part


class CheckedAttributes:
    """Checks a subclass' attribute names against mistakes.

    Classes with `asks` define the names, and the mandatory ones (`required`).
    """

    required: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, *, asks: bool = False) -> None:
        super().__init_subclass__()
        if asks or CheckedAttributes in cls.__bases__:
            return
        bases = [vars(base) for base in cls.__mro__]
        asked = {name for base in bases[1:] for name in base.get("__annotations__", {})}
        unasked = [name for name in bases[0] if not name.startswith("_") and name not in asked]
        if unasked:
            raise TypeError(f"{cls.__qualname__} says {', '.join(unasked)}, which nobody asks for")
        # Accessing a part through the class would import it.
        missing = [name for name in cls.required if not any(name in base for base in bases)]
        if missing:
            raise TypeError(f"{cls.__qualname__} is no format: it does not say {', '.join(missing)}")


class Further(NamedTuple):
    """A column of one format's records or companions: its kind (signed, unsigned, float, flag, text or bytes) and its
    meaning, the `comment` in Arrow and Spark."""

    kind: str
    doc: str = ""


class IndexPlace(StrEnum):
    """Where an index or another companion of segments is stored."""

    BESIDE = "beside"
    LOG = "log"
    WITHIN = "within"
    """In the segment, whose reader checks it."""
    NONE = "none"


class Companion(CheckedAttributes):
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
            return is_like_any([name], [self.file])
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
