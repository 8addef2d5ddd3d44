"""Records' values as messages, decoded columns, and filters."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from segspec.core.errors import TellFinding
from segspec.core.json_form import ReversiblePayload, ShowBytes
from segspec.core.limits import Limits
from segspec.core.model import Record


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
