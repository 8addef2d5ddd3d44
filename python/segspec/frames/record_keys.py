"""The keys of a declaration for records within a frame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from segspec.core.code_text import is_name
from segspec.frames.key_values import Keys, WrongKeyError
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


class TimeKeys(NamedTuple):
    """The field of a time, with its unit and epoch."""

    field: str
    unit: str = "ms"
    since: str = "1970"

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

    field: str
    containers: Mapping[str, str]


class FieldKeys(NamedTuple):
    """A record's repeated field, and the parts that are `name` and `value`."""

    items: str
    name: str
    value: str


@dataclass(frozen=True)
class RecordKeys:
    """A frame's records, in its field `bytes`.

    Unpacked by `codec`, they are the structure `type` with `params`. Each of its `items` is a record; `count` is the
    field with their number. The flag `none` marks internal records.
    """

    bytes: str
    type: str
    items: str
    number: str
    codec: CodecKeys | None = None
    params: Mapping[str, str] = field(default_factory=dict)
    count: str = ""
    none: str = ""
    time: TimeKeys | None = None
    key: str = ""
    value: str = ""
    fields: FieldKeys | None = None
    plain: tuple[str, ...] = ()

    @property
    def paths(self) -> dict[str, str]:
        named = {"bytes": self.bytes, "count": self.count, "none": self.none}
        named |= {f"params.{name}": path for name, path in self.params.items()}
        if self.codec is not None:
            named["codec"] = self.codec.field
        return {f"records.{key}": path for key, path in named.items() if path}

    @property
    def item_paths(self) -> dict[str, str]:
        named = {"number": self.number, "key": self.key, "value": self.value}
        if self.time is not None:
            named["time"] = self.time.field
        if self.fields is not None:
            named["fields.items"] = self.fields.items
        return {f"records.{key}": path for key, path in named.items() if path}


def time_keys(keys: Keys, key: str) -> TimeKeys | None:
    found = keys.given(key)
    if found is None:
        return None
    if isinstance(found, str):
        return TimeKeys(keys.needed_path(key))
    own = keys.table(key, {"field", "unit", "since"})
    assert own is not None
    return TimeKeys(own.needed_path("field"), own.one_of("unit", UNITS, "ms"), own.one_of("since", EPOCHS, "1970"))


def record_keys(keys: Keys) -> RecordKeys | None:
    own = keys.table("records", KNOWN)
    if own is None:
        return None
    params = own.table("params", set(own.names("params")))
    return RecordKeys(
        bytes=own.needed_path("bytes"),
        type=own.name("type", "", needed=True),
        items=own.name("items", "", needed=True),
        number=own.needed_path("number"),
        codec=_codec(own),
        params={} if params is None else {name: params.needed_path(name) for name in sorted(own.names("params"))},
        count=own.path("count"),
        none=own.path("none"),
        time=time_keys(own, "time"),
        key=own.path("key"),
        value=own.path("value"),
        fields=_fields(own),
        plain=own.expressions("plain"),
    )


OF_ITEMS = {"number", "time", "key", "value", "fields", "plain"}
KNOWN = {"bytes", "codec", "type", "params", "items", "count", "none", *OF_ITEMS}


def _codec(keys: Keys) -> CodecKeys | None:
    own = keys.table("codec", set(keys.names("codec")))
    if own is None:
        return None
    named = {name: own.one_of(name, CONTAINERS, "") for name in sorted(set(keys.names("codec")) - {"field"})}
    wrong = next((name for name in named if not (is_name(name) or name.isdecimal())), None)
    if wrong is not None:
        raise WrongKeyError(("records", "codec", wrong), "it is neither the name nor the number of a codec")
    return CodecKeys(own.needed_path("field"), named)


def _fields(keys: Keys) -> FieldKeys | None:
    own = keys.table("fields", {"items", "name", "value"})
    if own is None:
        return None
    return FieldKeys(own.needed_path("items"), own.needed_path("name"), own.needed_path("value"))
