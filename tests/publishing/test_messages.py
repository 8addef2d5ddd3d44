"""Messages that are made of records which are none: their key, fields and nulls."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
import rstream

from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Record
from segspec.formats.contract.publishing import Confirmations, Outgoing, Terms
from segspec.publishing import destination_of

RECORDS = [
    Record(0, offset=0, key=b"k", value=b"v", fields=[(b"a", b"1"), (b"b", None), (b"c", b"")]),
    Record(0, offset=1, fields=[(b"a", b"1"), (b"a", b"2"), (b"\xff", b"3")]),
    Record(0, offset=2, value=b""),
]
HEADERS = [{"key": b"k", "a": b"1", "b": None, "c": b""}, {"a": b"2", "\\xff": b"3"}, {}]


def sender_of(scheme: str) -> Any:
    terms = Terms(Confirmations("x", 1), "p", None, DEFAULT_LIMITS, 1)
    return destination_of(f"{scheme}://127.0.0.1:1/orders").sender(terms)


def stream_message(sender: Any, record: Record) -> tuple[bytes, dict[str, bytes | None]]:
    made = rstream.amqp_decoder(sender._encode(record))
    found = made.application_properties or {}
    return made.body or b"", {name.decode(): value for name, value in found.items()}


def queue_message(sender: Any, record: Record) -> tuple[bytes, dict[str, bytes | None]]:
    properties, body = sender._message(Outgoing(record.offset or 0, record))
    return body, properties.headers or {}


@pytest.mark.parametrize(("scheme", "made"), [("rabbitmq-stream", stream_message), ("amqp", queue_message)])
def test_key_and_fields_are_headers_and_what_is_changed_is_counted(scheme: str, made: Any) -> None:
    async def messages() -> tuple[list[Any], Any]:
        sender = sender_of(scheme)
        return [made(sender, record) for record in RECORDS], sender

    found, sender = asyncio.run(messages())
    assert [body for body, _ in found] == [b"v", b"", b""]
    assert [headers for _, headers in found] == HEADERS
    assert (sender.changed_values, sender.changed_headers) == (1, 2)
