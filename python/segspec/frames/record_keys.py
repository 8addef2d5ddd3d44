"""The keys of a declaration for records within a frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, NamedTuple

from segspec.core.code_text import is_name
from segspec.frames.key_values import ITEM, ExpressionsKey, InnerPathKey, ItemPathKey, Keys, NameKey, PathKey, PathsKey
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


@dataclass
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
