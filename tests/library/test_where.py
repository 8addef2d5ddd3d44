"""Records chosen by conditions on what they hold: AMQP messages of streams, and the columns of any log."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.core.errors import Code, Finding, Severity
from segspec.library.log import open as open_log
from segspec.writing import create
from tests.osiris.test_amqp import listed, mapped, section


def text(value: str) -> bytes:
    return b"\xa1" + bytes((len(value.encode()),)) + value.encode()


def symbol(value: str) -> bytes:
    return b"\xa3" + bytes((len(value),)) + value.encode()


def message(key: str, body: bytes, subject: bytes = b"\x40", *application: bytes) -> bytes:
    return (
        section(0x72, mapped(symbol("x-routing-key"), text(key), symbol("x-exchange"), text("amq.topic")))
        + section(0x73, listed(b"\x40", b"\x40", b"\x40", subject))
        + section(0x74, mapped(*application))
        + section(0x75, b"\xa0" + bytes((len(body),)) + body)
    )


MESSAGES = [
    message("orders.eu", b"first", text("new")),
    message("orders.us", b"second", text("5"), text("retries"), b"\x54\3"),
    message("orders.eu", b"third", b"\x53\5", text("retries"), text("3"), text("gone"), b"\x40"),
    b"raw bytes with orders.eu in them",
    b"raw bytes",
    section(0x75, b"\xa0\3in ") + section(0x75, b"\xa0\4two\0"),
]


@pytest.fixture
def stream(tmp_path: Path) -> Path:
    with create(tmp_path / "stream", "osiris") as writer:
        for value in MESSAGES:
            writer.append(value)
    return tmp_path / "stream"


@pytest.mark.parametrize(
    ("where", "offsets"),
    [
        ("routing_key = orders.eu", [0, 2]),
        ("message_annotations.x-routing-key = orders.us", [1]),
        ("routing_key ~ ^orders", [0, 1, 2]),
        (["routing_key = orders.eu", "properties.subject exists"], [0, 2]),
        ("exchange = amq.topic", [0, 1, 2]),
        ("properties.subject = 5", [1, 2]),
        ('properties.subject = "5"', [1]),
        ("properties.subject missing", [5]),
        ("properties.subject != new", [1, 2]),
        ("application_properties.retries >= 3", [1]),
        ("application_properties.retries = 3", [1, 2]),
        ("application_properties.gone exists", [2]),
        ("application_properties.gone = null", [2]),
        ("body = first", [0]),
        ("body ~ ^in two", [5]),
        ("body > second", [2]),
        ("header.durable exists", []),
        ("offset < 2", [0, 1]),
        (["offset >= 2", "routing_key exists"], [2]),
        ("value = raw bytes", [4]),
        ("value ~ ^raw", [3, 4]),
        ([], [0, 1, 2, 3, 4, 5]),
    ],
)
def test_the_records_of_a_stream_that_fulfil_conditions(
    stream: Path, where: str | list[str], offsets: list[int]
) -> None:
    log = open_log(stream)
    assert [record.offset for record in log.records(where=where)] == offsets


def test_values_that_might_be_meant_and_are_no_messages_are_counted_and_said(stream: Path) -> None:
    found: list[Finding] = []
    assert [r.offset for r in open_log(stream).records(where="routing_key ~ us$", report=found.append)] == [1]
    (note,) = found
    assert (note.severity, note.code) == (Severity.NOTE, Code.BAD_ENCODING)
    assert (
        "2 records that might be meant are not an AMQP 1.0 message, and not given; the first has offset 3"
        in note.message
    )

    found.clear()
    assert len(list(open_log(stream).records(where="routing_key = orders.eu", report=found.append))) == 2
    assert "a record that might be meant is not an AMQP 1.0 message, and not given; it has offset 3" in found[0].message

    found.clear()
    assert len(list(open_log(stream).records(where="routing_key = orders.us", report=found.append))) == 1
    assert found == []


def test_who_has_seen_enough_is_told_of_what_could_not_be_opened(stream: Path) -> None:
    found: list[Finding] = []
    records = open_log(stream).records(where=["offset > 2", "properties.subject missing"], report=found.append)
    assert next(records).offset == 5
    records.close()  # type: ignore[attr-defined]  # an iterator that is a generator
    assert len(found) == 1


@pytest.mark.parametrize(
    ("where", "words"),
    [
        (
            "routing = x",
            "osiris has no 'routing' to ask for; there are offset, timestamp, chunk_id, epoch, value, body",
        ),
        ("properties exists", "properties is asked for by the name of a member, properties.NAME"),
        ("properties.colour = red", "properties has no 'colour'; it has message_id, user_id"),
        ("body.x = y", "body has no members"),
        ("key = x", "osiris has no 'key'"),
        ("value", "character 6: an operator is due"),
    ],
)
def test_a_condition_that_the_log_cannot_be_asked_is_refused_at_once(stream: Path, where: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        open_log(stream).records(where=where)


def test_keys_and_fields_of_other_formats(tmp_path: Path) -> None:
    with create(tmp_path / "tank", "tank") as writer:
        for key, value in ((b"a", b"1"), (b"b", b"2"), (None, b"3")):
            writer.append(value, key=key)
    log = open_log(tmp_path / "tank")
    assert [record.value for record in log.records(where="key = b")] == [b"2"]
    assert [record.value for record in log.records(where="key missing")] == [b"3"]
    with pytest.raises(ValueError, match="tank has no 'routing_key' to ask for"):
        log.records(where="routing_key = x")

    with create(tmp_path / "mojo", "mojo") as writer:
        for fields in ([(b"a", b"1"), (b"a", b"2")], [(b"b", b"1")]):
            writer.append(fields=fields)
    log = open_log(tmp_path / "mojo")
    assert [record.fields for record in log.records(where="fields.a = 2")] == [[(b"a", b"1"), (b"a", b"2")]]
    assert [record.fields for record in log.records(where="fields.a missing")] == [[(b"b", b"1")]]
