"""The keys of a declaration: their purpose and validation, and those for records within a frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, NamedTuple

from segspec.core.code_text import is_name
from segspec.core.model import RECORD_COLUMNS
from segspec.frames.key_values import (
    FRAME,
    HEADER,
    ITEM,
    CoversKey,
    ExpressionsKey,
    FilesKey,
    FlagKey,
    HeaderPathKey,
    InnerPathKey,
    ItemPathKey,
    Keys,
    NameKey,
    PathKey,
    PathsKey,
    SeveralKey,
    TextKey,
    WholeKey,
    WordKey,
    paths_of,
)
from segspec.storage.compression import Container

UNITS = {"s": (1000, 1), "ms": (1, 1), "us": (1, 1000), "ns": (1, 1_000_000), "100ns": (1, 10_000)}
"""By unit, the factor and the divisor that convert to milliseconds."""

EPOCHS = {"1970": 0, "1601": -11_644_473_600_000, "2000": 946_684_800_000, "2001": 978_307_200_000}
"""By year, its first moment in milliseconds since 1970."""

CONTAINERS = {
    "none": None,
    "gzip": Container.GZIP,
    "snappy": Container.SNAPPY_FRAMED,
    "raw-snappy": Container.SNAPPY_RAW,
    "xerial": Container.SNAPPY_XERIAL,
    "lz4": Container.LZ4_FRAME,
    "zstd": Container.ZSTD,
}
"""The packings of records, by name. `none` leaves records unchanged."""


UnitKey = Annotated[str, lambda keys, key: keys.one_of(key, UNITS)]
EpochKey = Annotated[str, lambda keys, key: keys.one_of(key, EPOCHS)]


class TimeKeys(NamedTuple):
    """The field of a frame's time, with its unit and epoch."""

    field: PathKey
    unit: UnitKey = "ms"
    since: EpochKey = "1970"

    @property
    def is_plain(self) -> bool:
        """Whether stored times are milliseconds since 1970."""
        return UNITS[self.unit] == (1, 1) and not EPOCHS[self.since]

    def milliseconds(self, stored: int) -> int:
        """A stored time as milliseconds since 1970."""
        factor, divisor = UNITS[self.unit]
        return stored * factor // divisor + EPOCHS[self.since]


class CodecKeys(NamedTuple):
    """A frame's packing: `field` holds the codec, `containers` maps its names or numbers.

    By default 0 means `none`.
    """

    field: PathKey
    containers: Mapping[str, str]


def codec_keys(keys: Keys, key: str) -> CodecKeys:
    own = keys.inner(key)
    named = {name: own.one_of(name, CONTAINERS) for name in sorted(own.names) if name != "field"}
    wrong = next((name for name in named if not (is_name(name) or name.isdecimal())), None)
    if wrong is not None:
        raise own.wrong(wrong, "it is neither the name nor the number of a codec")
    return CodecKeys(own.path("field"), named)


class FieldKeys(NamedTuple):
    """A record's repeated field, and the parts that are `name` and `value`."""

    items: ItemPathKey
    name: InnerPathKey
    value: InnerPathKey


@dataclass(slots=True)
class RecordKeys:
    """A frame's records, in its field `bytes`.

    Unpacked by `codec`, they are the structure `type` with `params`. Each of its `items` is a record; `count` is the
    field with their number. The flag `none` marks internal records.
    """

    bytes: PathKey
    type: NameKey
    items: NameKey
    number: ItemPathKey
    codec: Annotated[CodecKeys | None, codec_keys] = None
    params: PathsKey = field(default_factory=dict)
    count: PathKey = ""
    none: PathKey = ""
    time: Annotated[TimeKeys | None, None, ITEM] = None
    key: ItemPathKey = ""
    value: ItemPathKey = ""
    fields: FieldKeys | None = None
    plain: ExpressionsKey = ()


MOST_COLUMNS = 100
KINDS = dict.fromkeys(("signed", "unsigned", "float", "flag", "text", "bytes"))

RECORD = "record."

RULE = "rules."
"""The prefix of a function in the user's file of rules."""

KindKey = Annotated[str, lambda keys, key: keys.one_of(key, KINDS)]
BlockKey = Annotated[int, lambda keys, key: keys.number(key, 2)]
UnwrittenKey = Annotated[int, lambda keys, key: keys.number(key, 1)]
PerFileKey = Annotated[int, lambda keys, key: keys.number(key, 1)]

TAKEN = RECORD_COLUMNS | {"segment", "log"}


def algorithm_of(keys: Keys, key: str) -> str:
    from segspec.frames.checksums import algorithms

    name = keys.text(key)
    if name not in algorithms() and not name.startswith(RULE):
        raise keys.wrong(key, f"{name!r} is none of {', '.join(algorithms())}, {RULE}NAME")
    if name.startswith(RULE) and not is_name(name.removeprefix(RULE)):
        raise keys.wrong(key, f"after {RULE} comes the name of a function")
    return name


class ChecksumKeys(NamedTuple):
    """A checksum in `field`, computed by `algorithm` over the fields that it `covers`, in this order.

    `a..b` is a range. The fields `zeroed` count as zeros. `big_endian` is the path of the byte order. Chained checksums
    begin with the header value `goes_on_from`. `key` is the user's function for the key.
    """

    field: PathKey
    algorithm: Annotated[str, algorithm_of]
    covers: CoversKey
    big_endian: HeaderPathKey = ""
    goes_on_from: HeaderPathKey = ""
    key: TextKey = ""
    zeroed: CoversKey = ()

    @property
    def is_gathered(self) -> bool:
        """Whether what it covers is not a range of the file."""
        return len(self.covers) > 1 or bool(self.zeroed)

    @property
    def shown_covers(self) -> str:
        zeros = f", with zeros in {', '.join(self.zeroed)}" if self.zeroed else ""
        return ", ".join(self.covers) + zeros

    @property
    def title(self) -> str:
        return self.algorithm.replace("crc", "CRC-").replace("32c", "32C")

    @property
    def rule(self) -> str:
        """The name of the rules' function that it needs, or ""."""
        return next((each.removeprefix(RULE) for each in (self.algorithm, self.key) if each.startswith(RULE)), "")


class NumberKeys(NamedTuple):
    """A frame's number, and how many numbers it `takes` (a field), or its `last` number.

    Without a `field`, frames are counted from `first`. With `per_file`, the count starts again in each file, and adds
    to the number of the file times `per_file`. With `gaps`, numbers may be skipped silently.
    """

    field: PathKey = ""
    takes: PathKey = ""
    last: PathKey = ""
    first: WholeKey = 0
    per_file: PerFileKey = 0
    gaps: FlagKey = False


class JoinKeys(NamedTuple):
    """The values of the field `by` for a frame with a `whole` record, or that `begins`, `goes_on` with or `ends`
    one."""

    by: PathKey
    whole: SeveralKey
    begins: SeveralKey
    goes_on: SeveralKey
    ends: SeveralKey


class IndexKeys(NamedTuple):
    """The suffix of an index, and its entries' structure with the fields `number` and `position`.

    `missing` and `unlisted` are as in `DenseIndex`.
    """

    suffix: TextKey
    number: InnerPathKey
    position: InnerPathKey
    entry: NameKey = ""
    spec: TextKey = ""
    missing: TextKey = ""
    unlisted: TextKey = ""


class HeaderKeys(NamedTuple):
    """The header's checksum, and its field with the first record's number."""

    checksum: Annotated[ChecksumKeys | None, None, HEADER] = None
    base: HeaderPathKey = ""


class TailKeys(NamedTuple):
    """At least `unwritten` final zero bytes were never written; 0 treats zeros as frames. With `reserved`, the owner
    makes files longer than its frames, and zeros at the end are sound."""

    unwritten: UnwrittenKey = 0
    reserved: FlagKey = False


class ColumnKeys(NamedTuple):
    """A column's field, and the text and kind that the spec does not give."""

    path: PathKey
    doc: TextKey = ""
    kind: KindKey = ""


def column_keys(keys: Keys, key: str) -> dict[str, ColumnKeys]:
    found = keys.table[key]
    if isinstance(found, list):
        found = {str(path).rpartition(".")[2]: path for path in found}
    if not isinstance(found, Mapping) or len(found) > MOST_COLUMNS:
        raise keys.wrong(key, f"it is a list of fields, or a mapping of names to fields, at most {MOST_COLUMNS}")
    made, own = {}, Keys(found, (*keys.at, key), keys.called)
    for name, path in found.items():
        if name in TAKEN:
            raise own.wrong(str(name), "every log has, or could have, a column of this name")
        if not is_name(name) or not isinstance(path, Mapping | str):
            raise own.wrong(str(name), "it is a name, and what it is mapped to is a field, or path and doc")
        made[name] = ColumnKeys(own.path(name)) if isinstance(path, str) else own.inner(name).made(ColumnKeys)
    return made


@dataclass(slots=True)
class Declaration:
    """A log; docs/any-log.md describes its keys.

    `value` is a record's value, `length` the field with its size or the frame's. `holds` decides whether a frame holds
    a record. `content` is the value's structure, with paths `content.x`. The fields in `same` equal the header's,
    except in leftover frames. No frame crosses a multiple of `block`. `records` describes frames of many records.

    Paths are those of a frame's fields; the header's begin with its name in the spec, and those of an item of `records`
    with `record.` (columns). `plain` expressions are true for frames that need no explanation. Segments' names match
    `accepts`, or else `files`; `others` are further files. `certainty` describes what confirms a clean copy's records.
    """

    name: NameKey
    title: TextKey
    files: FilesKey
    frame: Annotated[str, Keys.path] = ""
    value: PathKey = ""
    key: PathKey = ""
    kind: WordKey = "frame"
    records: RecordKeys | None = None
    columns: Annotated[Mapping[str, ColumnKeys], column_keys] = field(default_factory=dict)
    time: TimeKeys | None = None
    number: NumberKeys = NumberKeys()  # noqa: RUF009 - nobody changes it
    checksum: ChecksumKeys | None = None
    header: HeaderKeys = HeaderKeys()  # noqa: RUF009
    tail: TailKeys = TailKeys()  # noqa: RUF009
    same: Annotated[Mapping[str, str], Keys.paths_by_path] = field(default_factory=dict)
    length: PathKey = ""
    holds: PathKey = ""
    content: NameKey = ""
    block: BlockKey = 0
    join: JoinKeys | None = None
    index: IndexKeys | None = None
    plain: ExpressionsKey = ()
    accepts: FilesKey = ""
    others: SeveralKey = ()
    certainty: TextKey = ""

    @property
    def paths(self) -> dict[str, str]:
        """The paths within a frame, by key."""
        named = {f"columns.{name}": path for name, path in self.of_frames.items()}
        return named | {f"same.{path}": path for path in self.same} | dict(paths_of(self, FRAME))

    @property
    def of_frames(self) -> dict[str, str]:
        return {name: of.path for name, of in self.columns.items() if not of.path.startswith(RECORD)}

    @property
    def of_items(self) -> dict[str, str]:
        found = ((name, of.path) for name, of in self.columns.items())
        return {name: path.removeprefix(RECORD) for name, path in found if path.startswith(RECORD)}

    @property
    def header_paths(self) -> dict[str, str]:
        return {f"same.{path}": of for path, of in self.same.items()} | dict(paths_of(self, HEADER))
