"""What is asked of records' values: what they are to a broker, what they hold, what a frame's filter says of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from segspec.core.errors import TellFinding
from segspec.core.json_form import ReversiblePayload, ShowBytes
from segspec.core.limits import Limits
from segspec.core.model import Record


class BrokerMessage(NamedTuple):
    """A message in the terms of AMQP 0.9.1.

    `properties` are basic properties by name: texts, and integers for `delivery_mode`, `priority` and `timestamp`
    (seconds since the epoch). `headers` hold None, booleans, integers, floats, texts, bytes, `datetime`, and lists and
    dicts of these.
    """

    body: bytes
    properties: dict[str, Any]
    headers: dict[str, Any]


ReadMessage = Callable[[bytes, Limits], BrokerMessage]
"""Raises `SegspecError` where a value is no message."""


class Decoder(NamedTuple):
    """`columns` are those that it may add to a record, in order.

    `decode` gives the columns of one record of the log at a path, in JSON's terms; a value that cannot be decoded gives
    none, and is reported as a note. `encode` makes a value of such columns, which says the same; it raises `ValueError`
    for what they cannot be.
    """

    columns: tuple[str, ...]
    decode: Callable[[str, Record, ShowBytes, TellFinding], dict[str, Any]]
    encode: Callable[[Mapping[str, Any], ReversiblePayload], bytes]


Find = Callable[[str, str | None], Sequence[object]]
"""The values of a field, or of a member of it, as plain Python values; none where it is absent."""


class Searchable(NamedTuple):
    """`what` a value is opened as, in words for a message. `fields` are asked for by themselves, `groups` with the name
    of a member: one of those that are listed, or any where the group says None.

    `open` takes a value and raises `SegspecError` where it is nothing of the kind. Values of `verbatim` groups and
    fields that are text or bytes stand in the record's value as they are.
    """

    what: str
    fields: tuple[str, ...]
    groups: Mapping[str, tuple[str, ...] | None]
    verbatim: frozenset[str]
    open: Callable[[bytes], Find]


class FilterAnswer(NamedTuple):
    """`may_hold`: false where the frame certainly has no record with the value. `has_unfiltered`: whether it may have
    records without any. A frame with `has_filter` false says
    nothing of the values of its records: `may_hold` is None."""

    has_filter: bool
    may_hold: bool | None
    has_unfiltered: bool
