"""Messages in the terms of AMQP 0.9.1. That a real broker understands them so is held in `tests/brokers`."""

from __future__ import annotations

import struct
from datetime import UTC, datetime
from random import Random
from typing import Any
from uuid import UUID

import pytest
from rstream import AMQPMessage, Header, Properties

from segspec.core.errors import SegspecError
from segspec.formats.osiris.amqp.amqp091 import message
from tests.osiris.test_amqp import mapped, section


def encoded(**parts: Any) -> bytes:
    return bytes(AMQPMessage(**parts))


def test_properties_and_header_become_those_of_0_9_1() -> None:
    found = message(
        encoded(
            body=b"x",
            header=Header(durable=True, priority=5, ttl=60_000),
            properties=Properties(
                message_id=UUID(int=5), correlation_id=b"\1\2", user_id=b"guest", reply_to="r", content_type="ct",
                content_encoding="ce", creation_time=1_700_000_000_999, group_id="app", to="nowhere", subject="dropped",
            ),
        )
    )  # fmt: skip
    assert found.body == b"x"
    assert found.properties == {
        "message_id": str(UUID(int=5)), "correlation_id": "AQI=", "user_id": "guest", "reply_to": "r",
        "content_type": "ct", "content_encoding": "ce", "timestamp": 1_700_000_000, "app_id": "app",
        "delivery_mode": 2, "priority": 5, "expiration": "60000",
    }  # fmt: skip
    assert found.headers == {"x-message-id-type": "uuid", "x-correlation-id-type": "binary"}


def test_what_4_x_stores_in_annotations_is_a_type_and_headers() -> None:
    annotations = {"x-basic-type": "order", "x-own": 4, "other": 1, "x-exchange": "e", "x-opt-seen": 1}
    found = message(encoded(body=b"x", message_annotations=annotations))
    assert (found.properties, found.headers) == ({"type": "order"}, {"x-own": 4})


def test_values_that_0_9_1_has_no_type_for() -> None:
    given = {"u": UUID(int=9), "t": {"TYPE": "TIMESTAMP", "VALUE": 1_700_000_000_999}, "f": 1.5, "n": None}
    assert message(encoded(body=b"x", application_properties=given)).headers == {
        "u": str(UUID(int=9)),
        "t": datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC),
        "f": 1.5,
        "n": None,
    }


def test_times_in_an_array_are_times_too() -> None:
    times = b"\xe0\x12\2\x83" + struct.pack(">QQ", 1_700_000_000_999, 0)
    found = message(section(0x74, mapped(b"\xa1\1t", times)) + section(0x75, b"\xa0\0"))
    assert found.headers == {"t": [datetime(2023, 11, 14, 22, 13, 20, tzinfo=UTC), datetime(1970, 1, 1, tzinfo=UTC)]}


@pytest.mark.parametrize("milliseconds", [-1000, 1 << 62])
def test_a_time_that_no_calendar_has_is_its_seconds(milliseconds: int) -> None:
    given = {"t": {"TYPE": "TIMESTAMP", "VALUE": milliseconds}}
    assert message(encoded(body=b"x", application_properties=given)).headers == {"t": milliseconds // 1000}


def test_a_body_without_data_is_its_sections_and_says_so() -> None:
    found = message(encoded(value={"a": [1, 2]}))
    assert found.properties == {"type": "amqp-1.0"}
    assert found.body == encoded(value={"a": [1, 2]})


def test_a_text_that_is_too_long_for_a_property_is_a_header_or_left_out() -> None:
    found = message(encoded(body=b"x", properties=Properties(correlation_id="c" * 300, reply_to="r" * 300)))
    assert (found.properties, found.headers) == ({}, {"x-correlation-id": "c" * 300})


def test_no_bytes_at_all_raise_anything_but_a_segspec_error() -> None:
    random = Random(7)
    sound = encoded(
        body=b"x",
        header=Header(durable=True, priority=5, ttl=60_000),
        properties=Properties(message_id="m", user_id=b"guest", content_type="ct", creation_time=1_700_000_000_999),
        application_properties={"s": "t", "i": 5, "n": None},
        message_annotations={"x-basic-type": "order"},
    )
    refused = 0
    for _ in range(3000):
        content = bytearray(sound)
        for _ in range(random.randint(1, 3)):
            content[random.randrange(len(content))] = random.choice(
                (random.randrange(256), 0x40, 0x54, 0xA1, 0x83, 0x45)
            )
        try:
            message(bytes(content))
        except SegspecError:
            refused += 1
    assert 0 < refused < 3000
