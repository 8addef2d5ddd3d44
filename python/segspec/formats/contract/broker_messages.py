"""The contract of what a record's value is to a broker that it is published to again."""

from __future__ import annotations

from typing import Any, NamedTuple


class BrokerMessage(NamedTuple):
    """A message in the terms of AMQP 0.9.1.

    `properties` are basic properties by name: texts, and integers for `delivery_mode`, `priority` and `timestamp`
    (seconds since the epoch). `headers` hold None, booleans, integers, floats, texts, bytes, `datetime`, and lists and
    dicts of these.
    """

    body: bytes
    properties: dict[str, Any]
    headers: dict[str, Any]
