"""AMQP 1.0 messages: all that RabbitMQ wrote in the corpus, every type, and hostile nesting."""

from __future__ import annotations

import hashlib
import struct
from datetime import datetime
from pathlib import Path
from typing import Any
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from segspec.core.errors import Code, SegspecError
from segspec.core.limits import Limits
from segspec.formats.osiris.amqp.message import MAX_COMPOUND_BYTES, DecodedMessage, Described, decode
from segspec.library.log import open as open_log
from tests.helpers.hostile import flips, prefixes
from tests.osiris import truth

PROPERTIES = {
    "content_type": "content_type",
    "content_encoding": "content_encoding",
    "correlation_id": "correlation_id",
    "reply_to": "reply_to",
    "message_id": "message_id",
    "user_id": "user_id",
    "timestamp": "creation_time",
}
"""AMQP 0.9.1 property to the AMQP 1.0 property that RabbitMQ makes of it."""

ANNOTATIONS = {
    "delivery_mode": "x-basic-delivery-mode",
    "priority": "x-basic-priority",
    "expiration": "x-basic-expiration",
}
APPLICATION = {"type": "x-basic-type", "app_id": "x-basic-app-id"}


def section(number: int, value: bytes) -> bytes:
    return b"\0\x53" + bytes((number,)) + value


def listed(*items: bytes, code: int = 0xC0) -> bytes:
    body = b"".join(items)
    return bytes((code, len(body) + 1, len(items))) + body


def mapped(*items: bytes) -> bytes:
    return listed(*items, code=0xC1)


def value_of(encoded: bytes, **options: Any) -> Any:
    """The Python value of one encoded AMQP value, taken through a message whose body it is."""
    return decode(section(0x77, encoded), **options).body


def as_amqp10(line: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """What RabbitMQ 3.10 makes of an AMQP 0.9.1 message: properties, application properties, message annotations."""
    given: dict[str, Any] = line["props"]
    properties = {new: given[old] for old, new in PROPERTIES.items() if old in given}
    if "creation_time" in properties:
        properties["creation_time"] *= 1000
    if "user_id" in properties:
        properties["user_id"] = properties["user_id"].encode()
    application = {new: given[old] for old, new in APPLICATION.items() if old in given}
    application |= line["headers"]
    if "ts" in application:
        application["ts"] = int(datetime.fromisoformat(application["ts"]).timestamp() * 1000)
    if "bin" in application:
        application["bin"] = bytes.fromhex(application["bin"])
    annotations = {new: given[old] for old, new in ANNOTATIONS.items() if old in given}
    annotations |= {"x-exchange": line["exchange"], "x-routing-key": line["routing_key"]}
    return properties, application, annotations


def test_every_message_that_rabbitmq_stored_is_what_the_client_sent(corpus: Path) -> None:
    case = corpus / "osiris" / "plain_amqp091"
    sent = {line["offset"]: line for line in truth.of_kind(case, "amqp091")}
    checked = 0
    for record in open_log(case, format="osiris").records():
        assert record.offset is not None
        assert record.value is not None
        line = sent.pop(record.offset)
        message = decode(record.value)
        assert hashlib.sha256(message.body).hexdigest() == line["body_sha256"]
        properties, application, annotations = as_amqp10(line)
        assert message.properties == properties
        assert message.application_properties == application
        assert message.message_annotations == annotations
        checked += 1
    assert (checked, sent) == (2550, {})


@pytest.mark.parametrize(
    ("encoded", "value"),
    [
        ("40", None),
        ("41", True),
        ("42", False),
        ("5601", True),
        ("5600", False),
        ("43", 0),
        ("44", 0),
        ("45", []),
        ("50ff", 255),
        ("51ff", -1),
        ("52ff", 255),
        ("53ff", 255),
        ("54ff", -1),
        ("5580", -128),
        ("60ffff", 65535),
        ("61ffff", -1),
        ("70ffffffff", 2**32 - 1),
        ("71ffffffff", -1),
        ("80" + "ff" * 8, 2**64 - 1),
        ("81" + "ff" * 8, -1),
        ("723f800000", 1.0),
        ("82bff0000000000000", -1.0),
        ("730001f600", "\U0001f600"),
        ("83" + "ff" * 8, -1),
        ("7422500001", bytes.fromhex("22500001")),
        ("84" + "22" * 8, b"\x22" * 8),
        ("94" + "22" * 16, b"\x22" * 16),
        ("98" + "12" * 16, UUID(bytes=b"\x12" * 16)),
        ("a00201ff", b"\x01\xff"),
        ("b00000000201ff", b"\x01\xff"),
        ("a102c3a9", "é"),
        ("b100000002c3a9", "é"),
        ("a30161", "a"),
        ("b30000000161", "a"),
        ("c00100", []),
        ("d0000000050000000141", [True]),
        ("c10502a1016b41", {"k": True}),
        ("d10000000800000002a1016b41", {"k": True}),
        ("e00402500102", [1, 2]),
        ("f00000000700000002500102", [1, 2]),
        ("e0020341", [True, True, True]),
        ("00a30173a10176", Described("s", "v")),
        ("e0080200a30173500102", [Described("s", 1), Described("s", 2)]),
    ],
)
def test_every_type_of_the_type_system(encoded: str, value: object) -> None:
    got = value_of(bytes.fromhex(encoded))
    assert got == value
    assert type(got) is type(value)


def test_nested_values() -> None:
    inner = listed(b"\x41", b"\xa0\1x")
    assert value_of(listed(b"\x40", inner, inner)) == [None, [True, b"x"], [True, b"x"]]


def test_data_sections_are_one_body_and_sequences_a_list_of_lists() -> None:
    assert decode(section(0x75, b"\xa0\1a") + section(0x75, b"\xb0\0\0\0\2bc")).body == b"abc"
    assert decode(section(0x76, b"\x45") + section(0x76, b"\xc0\2\1\x41")).body == [[], [True]]
    assert decode(section(0x73, b"\x45")).body is None


def test_all_sections_of_a_message() -> None:
    entry = mapped(b"\xa3\1k", b"\x52\5")
    text = section(0x70, listed(b"\x41", b"\x50\7")) + section(0x71, entry) + section(0x72, entry)
    text += section(0x73, listed(b"\xa1\1m", b"\x40")) + section(0x74, entry) + section(0x75, b"\xa0\0")
    message = decode(text + section(0x78, entry))
    assert message == DecodedMessage(
        body=b"",
        properties={"message_id": "m"},
        application_properties={"k": 5},
        message_annotations={"k": 5},
        delivery_annotations={"k": 5},
        header={"durable": True, "priority": 7},
        footer={"k": 5},
    )


def test_thirteen_properties_in_their_order() -> None:
    names = [
        "message_id", "user_id", "to", "subject", "reply_to", "correlation_id", "content_type", "content_encoding",
        "absolute_expiry_time", "creation_time", "group_id", "group_sequence", "reply_to_group_id",
    ]  # fmt: skip
    fields = (b"\x52" + bytes((number,)) for number in range(1, 14))
    assert decode(section(0x73, listed(*fields))).properties == dict(zip(names, range(1, 14), strict=True))


def test_a_descriptor_may_be_a_long_number() -> None:
    assert decode(b"\0\x80" + struct.pack(">Q", 0x75) + b"\xa0\1x").body == b"x"


@pytest.mark.parametrize("encoded", ["c0050341a10178", "e0050100a3016b", "e00602c0020141020142"])
def test_counts_that_do_not_fit_are_refused_and_never_guessed(encoded: str) -> None:
    with pytest.raises(SegspecError):
        value_of(bytes.fromhex(encoded))


@pytest.mark.parametrize(
    ("value", "code"),
    [
        (b"", Code.BAD_LENGTH),
        (b"plain text", Code.BAD_ENCODING),
        (b"\0", Code.BAD_LENGTH),
        (section(0x79, b"\x40"), Code.BAD_ENCODING),
        (b"\0\xa3\1x\x40", Code.BAD_ENCODING),
        (section(0x75, b"\xa0\5ab"), Code.BAD_LENGTH),
        (section(0x75, b"\xb0\xff\xff\xff\xffab"), Code.BAD_LENGTH),
        (section(0x75, b"\x40"), Code.BAD_ENCODING),
        (section(0x74, b"\x45"), Code.BAD_ENCODING),
        (section(0x73, b"\xa1\1x"), Code.BAD_ENCODING),
        (section(0x73, b"\xc0\0"), Code.BAD_ENCODING),
        (section(0x77, b"\x3f"), Code.BAD_ENCODING),
        (section(0x77, b"\x5f\0"), Code.BAD_ENCODING),
        (section(0x77, b"\x56\2"), Code.BAD_ENCODING),
        (section(0x77, b"\x73\xff\xff\xff\xff"), Code.BAD_ENCODING),
        (section(0x77, b"\xa1\1\xff"), Code.BAD_ENCODING),
        (section(0x77, b"\xc1\2\1\x41"), Code.BAD_ENCODING),
        (section(0x77, b"\xd0\0\0\0\5\xff\xff\xff\xff\x40"), Code.BAD_LENGTH),
        (section(0x75, b"\xa0\0") + section(0x77, b"\x40"), Code.BAD_ENCODING),
        (section(0x77, b"\x40") * 2, Code.BAD_ENCODING),
    ],
)
def test_what_is_no_message_is_named(value: bytes, code: Code) -> None:
    with pytest.raises(SegspecError) as caught:
        decode(value)
    assert caught.value.code is code


@pytest.mark.parametrize("depth", [1, 2, 63, 64])
def test_nesting_up_to_the_limit_is_read(depth: int) -> None:
    encoded = b"\x40"
    for _ in range(depth - 1):
        encoded = b"\xd0" + struct.pack(">II", len(encoded) + 4, 1) + encoded
    value: Any = value_of(encoded)
    for _ in range(depth - 1):
        (value,) = value
    assert value is None


@pytest.mark.parametrize("levels", [65, 1_000, 20_000])
@pytest.mark.parametrize("kind", ["list", "array", "described", "descriptor"])
def test_deeper_nesting_is_refused_and_never_exhausts_the_stack(levels: int, kind: str) -> None:
    encoded = b"\x40"
    if kind == "descriptor":
        encoded = b"\0" * levels + b"\x44" * (levels + 1)
    elif kind == "described":
        encoded = b"\0\x44" * levels + encoded
    else:
        for _ in range(levels):
            head = b"\xd0" if kind == "list" else b"\xf0"
            encoded = head + struct.pack(">II", len(encoded) + 4, 1) + encoded
    with pytest.raises(SegspecError) as caught:
        value_of(encoded)
    assert caught.value.code is Code.LIMIT_EXCEEDED


def test_the_limit_of_nesting_can_be_set() -> None:
    with pytest.raises(SegspecError):
        value_of(bytes.fromhex("c0020141"), limits=Limits(depth=1))
    assert value_of(bytes.fromhex("c0020141"), limits=Limits(depth=2)) == [True]


def test_a_huge_list_is_not_opened_and_a_huge_string_is() -> None:
    many = b"\x40" * (MAX_COMPOUND_BYTES + 1)
    with pytest.raises(SegspecError) as caught:
        value_of(b"\xd0" + struct.pack(">II", len(many) + 4, len(many)) + many)
    assert caught.value.code is Code.LIMIT_EXCEEDED
    text = "é" * MAX_COMPOUND_BYTES
    assert value_of(b"\xb1" + struct.pack(">I", 2 * MAX_COMPOUND_BYTES) + text.encode()) == text


def test_an_array_of_four_billion_nulls_allocates_nothing() -> None:
    with pytest.raises(SegspecError) as caught:
        value_of(b"\xf0" + struct.pack(">II", 5, 2**32 - 1) + b"\x40")
    assert caught.value.code is Code.LIMIT_EXCEEDED


def messages(data: Path) -> list[bytes]:
    log = open_log(data / "osiris" / "plain_amqp091", format="osiris")
    return [record.value or b"" for record in log.records()]


def assert_is_message_or_named_error(content: bytes) -> None:
    made: DecodedMessage | SegspecError
    try:
        made = decode(content)
    except SegspecError as error:
        made = error
    if isinstance(made, SegspecError):
        assert made.code in (Code.BAD_ENCODING, Code.BAD_LENGTH, Code.LIMIT_EXCEEDED)
        assert made.position is not None
        assert 0 <= made.position <= len(content)


def test_every_prefix_and_flipped_bit_of_real_messages_gives_a_message_or_an_error(data: Path) -> None:
    smallest = min(messages(data), key=len)
    assert decode(smallest).message_annotations
    for content in [cut for _, cut in prefixes(smallest)] + [changed for _, _, changed in flips(smallest)]:
        assert_is_message_or_named_error(content)


@given(st.binary(max_size=60), st.sampled_from([0x70, 0x72, 0x73, 0x74, 0x76, 0x77]))
def test_any_bytes_give_a_message_or_an_error(content: bytes, number: int) -> None:
    assert_is_message_or_named_error(section(number, content))
