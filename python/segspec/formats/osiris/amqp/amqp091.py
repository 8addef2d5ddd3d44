"""The stored message as AMQP 0.9.1 has it: what a consumer of that protocol is sent, and what publishes it again.

Source: rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl (to_amqp091/1, up to 3.12), mc_amqpl.erl
(convert_from/3, from 3.13 on). Where they differ, each has what its own release stored.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.formats.contract.broker_messages import BrokerMessage
from segspec.formats.osiris.amqp.message import (
    Described,
    SectionKind,
    check_map,
    data_of,
    opened,
    plain,
    sections_of,
)
from segspec.formats.osiris.amqp.value_types import FormatCode
from segspec_ksy.amqp_value import AmqpValue
from segspec_ksy.fields import TYPES

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MOST_OF_A_SHORT_TEXT = 255
"""Bytes of a short string of AMQP 0.9.1, which the properties are."""

WITHOUT_DATA = "amqp-1.0"
"""The `type` of a message whose body is the AMQP 1.0 sections themselves."""

ANNOTATED = {
    "x-basic-priority": "priority",
    "x-basic-delivery-mode": "delivery_mode",
    "x-basic-expiration": "expiration",
    "x-basic-type": "type",
}
"""Message annotations that are properties of AMQP 0.9.1."""

APPLICATION = {"x-basic-type": "type", "x-basic-app-id": "app_id"}
"""Application properties that are, in what releases before 3.13 stored."""

BY_THE_BROKER = ("x-exchange", "x-routing-key", "x-cc", "x-opt-", "x-basic-")
"""How the annotations begin that the broker sets by itself."""

INTEGERS = ("delivery_mode", "priority", "timestamp")
"""The properties that are unsigned integers; the others are short texts."""

TypedFields = dict[str, AmqpValue]


@dataclass(slots=True)
class _Sections:
    """The sections that AMQP 0.9.1 has a place for, their values still typed."""

    header: TypedFields = field(default_factory=dict)
    properties: TypedFields = field(default_factory=dict)
    annotations: dict[Any, AmqpValue] = field(default_factory=dict)
    application: dict[Any, AmqpValue] = field(default_factory=dict)
    data: list[bytes] = field(default_factory=list)
    others: list[bytes] = field(default_factory=list)


def message(value: bytes, limits: Limits = DEFAULT_LIMITS) -> BrokerMessage:
    """The message in a record's `value`, as RabbitMQ gives it to a consumer of AMQP 0.9.1.

    A body that is not made of data sections is these sections' own bytes, and the `type` is `amqp-1.0`. Raises
    `SegspecError` as `amqp.decode` does.
    """
    found = _sections(value, limits)
    properties = _properties(found)
    headers = {
        name: header(content)
        for name, content in found.application.items()
        if isinstance(name, str) and name not in APPLICATION
    }
    headers |= {
        name: header(content)
        for name, content in found.annotations.items()
        if isinstance(name, str) and name.startswith("x-") and not name.startswith(BY_THE_BROKER)
    }
    for name in ("message_id", "correlation_id"):
        _identify(name, found.properties.get(name), properties, headers)
    if found.others:
        properties["type"] = WITHOUT_DATA
    return BrokerMessage(b"".join(found.others or found.data), properties, headers)


def _sections(value: bytes, limits: Limits) -> _Sections:
    found = _Sections()
    for position, content, kind, section in sections_of(value, limits):
        if kind is SectionKind.data:
            found.data.append(data_of(section, position))
        elif kind in (SectionKind.amqp_sequence, SectionKind.amqp_value):
            found.others.append(content)
        elif kind in FIELDS:
            setattr(found, kind.name, _fields(opened(content, position, limits).body.fields, FIELDS[kind]))
        elif kind in SECTIONS_OF_PAIRS:
            setattr(found, SECTIONS_OF_PAIRS[kind], _pairs(opened(content, position, limits).body, kind, position))
    if found.data and found.others:
        raise SegspecError(Code.BAD_ENCODING, "a body of different kinds", field="sections")
    return found


FIELDS: Mapping[SectionKind, str] = {SectionKind.header: "header_fields", SectionKind.properties: "properties_fields"}
SECTIONS_OF_PAIRS: Mapping[SectionKind, str] = {
    SectionKind.message_annotations: "annotations",
    SectionKind.application_properties: "application",
}


def _fields(fields: Any, spec: str) -> TypedFields:
    values = ((name, getattr(fields, name, None)) for name in TYPES[f"amqp_message.{spec}"].fields)
    return {
        name: value
        for name, value in values
        if isinstance(value, AmqpValue) and value.format_code is not FormatCode.null_value
    }


def _pairs(value: AmqpValue, kind: SectionKind, position: int) -> dict[Any, AmqpValue]:
    check_map(value, kind, position)
    items = _items(value)
    return {_key(name): content for name, content in zip(items[::2], items[1::2], strict=True)}


def _items(value: AmqpValue) -> list[AmqpValue]:
    """The items of a list, or the keys and values of a map."""
    return value.encoded.value.content.items  # type: ignore[union-attr,return-value]  # both have content


def _key(value: AmqpValue) -> Any:
    found = plain(value)
    return found if isinstance(found, str) else repr(found)


def _properties(found: _Sections) -> dict[str, Any]:
    out: dict[str, Any] = {}
    places = ((found.annotations, ANNOTATED), (found.application, APPLICATION))
    for values, names in places:
        for name, property in names.items():
            if name in values:
                out[property] = plain(values[name])
    for values in (found.properties, found.header):
        out |= {PLACES[name][0]: PLACES[name][1](plain(value)) for name, value in values.items() if name in PLACES}
    return {name: value for name, value in out.items() if _fits(name, value)}


def _same(value: Any) -> Any:
    return value


PLACES: Mapping[str, tuple[str, Callable[[Any], Any]]] = {
    "content_type": ("content_type", _same),
    "content_encoding": ("content_encoding", _same),
    "reply_to": ("reply_to", _same),
    "user_id": ("user_id", lambda value: _text(value)),
    "group_id": ("app_id", _same),
    "creation_time": ("timestamp", lambda given: given // 1000 if isinstance(given, int) else None),
    "durable": ("delivery_mode", lambda durable: 2 if durable else 1),
    "priority": ("priority", _same),
    "ttl": ("expiration", str),
}
"""Which property of AMQP 0.9.1 a field of properties or header is, and how its value becomes that one's."""


def _fits(name: str, value: Any) -> bool:
    """Whether a property of AMQP 0.9.1 can hold the value; RabbitMQ leaves out what does not fit."""
    if name in INTEGERS:
        return isinstance(value, int) and value >= 0
    return isinstance(value, str) and len(value.encode()) <= MOST_OF_A_SHORT_TEXT


def _text(value: Any) -> Any:
    """Bytes that are text, as text; a property that is not stays what it is, and fits nowhere."""
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value


def _identify(name: str, value: AmqpValue | None, properties: dict[str, Any], headers: dict[str, Any]) -> None:
    """An id of any type as text, and what it was in a header; a text that is too long becomes a header."""
    if value is None:
        return
    found = plain(value)
    dashed = f"x-{name.replace('_', '-')}"
    if isinstance(found, str) and len(found.encode()) > MOST_OF_A_SHORT_TEXT:
        headers[dashed] = found
        return
    if isinstance(found, UUID):
        headers[f"{dashed}-type"] = "uuid"
    elif isinstance(found, bytes):
        headers[f"{dashed}-type"] = "binary"
        found = b64encode(found).decode()
    elif isinstance(found, int):
        headers[f"{dashed}-type"] = "ulong"
    properties[name] = str(found)


def header(value: AmqpValue) -> Any:
    """A value as one of a header: times to the second, which is what AMQP 0.9.1 has."""
    code = value.format_code
    if code is FormatCode.timestamp:
        return _moment(plain(value) // 1000)
    if code in (FormatCode.list8, FormatCode.list32):
        return [header(item) for item in _items(value)]
    if code in (FormatCode.map8, FormatCode.map32):
        items = _items(value)
        return {str(_key(name)): header(item) for name, item in zip(items[::2], items[1::2], strict=True)}
    return _simple(plain(value))


def _moment(seconds: int) -> datetime | int:
    """A time; before 1970, or after what `datetime` has, the seconds alone."""
    try:
        return EPOCH + timedelta(seconds=seconds) if seconds >= 0 else seconds
    except OverflowError:
        return seconds


def _simple(found: Any) -> Any:
    for kind, as_header in SIMPLE.items():
        if isinstance(found, kind):
            return as_header(found)
    return found


SIMPLE: Mapping[type, Callable[[Any], Any]] = {
    UUID: str,
    Described: lambda found: _simple(found.value),
    list: lambda found: [_simple(item) for item in found],
    dict: lambda found: {str(key): _simple(item) for key, item in found.items()},
}
"""What AMQP 0.9.1 has no type for, and what it is instead."""
