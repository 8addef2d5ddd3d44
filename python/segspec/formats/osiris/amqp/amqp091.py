"""The stored message in AMQP 0.9.1, as consumers receive it.

Source: rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl (to_amqp091/1, up to 3.12), mc_amqpl.erl
(convert_from/3, from 3.13).
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import UUID

from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.formats.contract.parts import BrokerMessage
from segspec.formats.osiris.amqp.message import MessageSection, parted
from segspec.formats.osiris.amqp.values import Value, plain

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MOST_OF_A_SHORT_TEXT = 255
"""Maximum bytes of a short string, the type of most properties."""

WITHOUT_DATA = "amqp-1.0"

ANNOTATED = {
    "x-basic-priority": "priority",
    "x-basic-delivery-mode": "delivery_mode",
    "x-basic-expiration": "expiration",
    "x-basic-type": "type",
}

APPLICATION = {"x-basic-type": "type", "x-basic-app-id": "app_id"}
"""Application properties that become AMQP 0.9.1 properties, as stored before 3.13."""

BY_THE_BROKER = ("x-exchange", "x-routing-key", "x-cc", "x-opt-", "x-basic-")
"""Prefixes of the broker's own annotations."""

INTEGERS = ("delivery_mode", "priority", "timestamp")


def message(value: bytes, limits: Limits = DEFAULT_LIMITS) -> BrokerMessage:
    """The message in a record's `value`, as RabbitMQ delivers it over AMQP 0.9.1.

    A body other than data sections is its sections' bytes, with `type` `amqp-1.0`. Raises as `amqp.decode`.
    """
    sections, bodies = parted(value, limits)
    fields = {name: sections[name].fields() if name in sections else {} for name in ("properties", "header")}
    annotations = _named(sections.get("message_annotations"))
    application = _named(sections.get("application_properties"))
    properties: dict[str, Any] = {}
    for values, names in ((annotations, ANNOTATED), (application, APPLICATION)):
        properties |= {names[name]: plain(values[name]) for name in names if name in values}
    for values in fields.values():
        properties |= {
            PLACES[name][0]: PLACES[name][1](plain(value)) for name, value in values.items() if name in PLACES
        }
    properties = {name: value for name, value in properties.items() if _fits(name, value)}
    headers = {name: header(content) for name, content in application.items() if name not in APPLICATION}
    headers |= {
        name: header(content)
        for name, content in annotations.items()
        if name.startswith("x-") and not name.startswith(BY_THE_BROKER)
    }
    for name in ("message_id", "correlation_id"):
        if name in fields["properties"]:
            _identify(name, plain(fields["properties"][name]), properties, headers)
    if bodies and not bodies[0].is_data:
        properties["type"] = WITHOUT_DATA
    body = b"".join(section.data() if section.is_data else section.content for section in bodies)
    return BrokerMessage(body, properties, headers)


def _named(section: MessageSection | None) -> dict[str, Value]:
    return {} if section is None else {_key(name): content for name, content in section.pairs()}


def _key(value: Value) -> str:
    found = plain(value)
    return found if isinstance(found, str) else repr(found)


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


def _fits(name: str, value: Any) -> bool:
    if name in INTEGERS:
        return isinstance(value, int) and value >= 0
    return isinstance(value, str) and len(value.encode()) <= MOST_OF_A_SHORT_TEXT


def _text(value: Any) -> Any:
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value


def _identify(name: str, found: Any, properties: dict[str, Any], headers: dict[str, Any]) -> None:
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


def header(value: Value) -> Any:
    """A header's value: times in seconds, and text for types that AMQP 0.9.1 lacks."""
    name, content = value
    if name == "timestamp":
        return _moment(content // 1000)
    if name == "list":
        return [header(item) for item in content]
    if name == "array":
        return [header(item) for item in content.items]
    if name == "map":
        return {_key(key): header(item) for key, item in content}
    if name == "described":
        return header(content[1])
    return str(plain(value)) if name == "uuid" else plain(value)


def _moment(seconds: int) -> datetime | int:
    """A time; before 1970, or beyond `datetime`, only the seconds."""
    try:
        return EPOCH + timedelta(seconds=seconds) if seconds >= 0 else seconds
    except OverflowError:
        return seconds
