"""Records that wait side by side are stored as they were when they were given, and refused as `append` refuses them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.formats.contract.rows import CHUNK_BYTES, CHUNK_ROWS, Rows, chunks

FIELDS: dict[str, Any] = {
    "mapping": {b"a": b"1", b"b": b"2"},
    "list": [(b"a", b"1"), (b"a", b"2")],
    "tuple": ((b"a", b"1"),),
    "lists": [[b"a", b"1"]],
    "buffers": [(bytearray(b"a"), memoryview(b"1"))],
    "iterator": zip([b"a"], [b"1"], strict=True),
}


def test_a_mapping_that_is_filled_again_is_stored_as_it_was_each_time(tmp_path: Path) -> None:
    def given() -> Iterator[dict[str, Any]]:
        record: dict[str, Any] = {"fields": {}}
        pairs: list[Any] = []
        for number in range(5):
            record["fields"][b"n"] = b"%d" % number
            yield record
            pairs[:] = [(b"p", b"%d" % number)]
            yield {"fields": pairs}

    with segspec.create(tmp_path, "mojo") as log:
        assert log.append_many(given()) == 10
    found = [record.fields for record in segspec.open(tmp_path).records()]
    assert found == [[(name, b"%d" % number)] for number in range(5) for name in (b"n", b"p")]


def test_a_buffer_that_is_filled_again_is_stored_as_it_was_each_time(tmp_path: Path) -> None:
    def given() -> Iterator[dict[str, Any]]:
        buffer = bytearray(1)
        for number in range(5):
            buffer[0] = number
            yield {"value": buffer}
            yield {"value": b"plain", "key": memoryview(buffer)}

    with segspec.create(tmp_path, "tank") as log:
        assert log.append_many(given()) == 10
    found = [(record.key, record.value) for record in segspec.open(tmp_path).records()]
    assert found == [pair for n in range(5) for pair in ((None, bytes([n])), (bytes([n]), b"plain"))]


PLAIN: dict[str, dict[str, Any]] = {
    "durable_log": {"value": b"v"},
    "mojo": {"fields": {b"a": b"1"}},
    "osiris": {"value": b"v"},
    "tank": {"value": b"v"},
}
REFUSED: list[tuple[str, dict[Any, Any], str]] = [  # what a record has beside a plain one, or instead
    ("durable_log", {"key": b"k"}, "durable_log has no 'key' to append; it has value, offset"),
    ("mojo", {"value": b"v"}, "mojo has no 'value' to append; it has fields, id, deleted"),
    ("mojo", {"fields": None}, "is not iterable"),
    ("mojo", {"fields": b"ab"}, "a field is 97; it is a pair"),
    ("mojo", {"fields": {"a": b"1"}}, "a name is str; it is bytes"),
    ("mojo", {"fields": {b"a": "text"}}, "a value is str; it is bytes"),
    ("mojo", {"fields": [b"ab"]}, "a field is b'ab'; it is a pair"),
    ("mojo", {"fields": [(b"a",)]}, "it is a pair of a name and a value"),
    ("mojo", {"deleted": None}, "deleted is None; it is True or False"),
    ("mojo", {"deleted": 1}, "deleted is 1; it is True or False"),
    ("mojo", {"id": (1, 2)}, "id is 1-2; it is above "),
    ("mojo", {"id": (1, 2, 3)}, "it is (ms, seq)"),
    ("mojo", {"id": "1-2"}, "id is '1-2'; it is (ms, seq)"),
    ("mojo", {"id": (True, 2)}, "the id's ms is True; it is a whole number"),
    ("mojo", {"id": (-1, 2)}, "the id's ms is -1; it is between 0 and"),
    ("mojo", {"id": (1 << 64, 0)}, "the id's ms is 18446744073709551616; it is between 0 and"),
    ("mojo", {"id": (6, 1.5)}, "the id's seq is 1.5; it is a whole number"),
    ("osiris", {"sub_batch": "rar"}, "sub_batch is 'rar'; it is one of none, gzip, snappy, lz4, zstd"),
    ("osiris", {"producer": b"p"}, "producer and sequence come together"),
    ("osiris", {"sequence": 1}, "producer and sequence come together"),
    ("osiris", {"producer": b"p" * 256, "sequence": 1}, "producer has 256 bytes; 255 is the most"),
    ("osiris", {"producer": b"p", "sequence": 1 << 64}, "sequence is 18446744073709551616"),
    ("osiris", {"producer": "p", "sequence": 1}, "producer is str; it is bytes"),
    ("osiris", {"filter": "f"}, "filter is str; it is bytes"),
    ("osiris", {"timestamp": 1 << 63}, "timestamp is 9223372036854775808"),
    ("osiris", {"offset": 1}, "offset is 1; it is at least 2"),
    ("osiris", {"key": b"k"}, "osiris has no 'key' to append; it has value, producer, sequence, filter, sub_batch, "),
    ("tank", {"value": None}, "value"),
    ("tank", {"value": {"a": 1}}, "value is dict; it is bytes"),
    ("tank", {"foo": 1}, "tank has no 'foo' to append; it has value, key, timestamp, offset"),
    ("tank", {5: 1}, ""),
    ("tank", {"offset": True}, "offset is True; it is"),
    ("tank", {"offset": 1 << 64}, "record 18446744073709551616: 18446744073709551614 is the last number"),
    ("tank", {"timestamp": 1 << 64}, "timestamp is 18446744073709551616"),
    ("tank", {"timestamp": -1}, "timestamp is -1"),
    ("tank", {"timestamp": 1.5}, "timestamp is 1.5; it is a whole number"),
    ("tank", {"timestamp": "now"}, "timestamp is 'now'"),
    ("tank", {"key": b"k" * 256}, "key has 256 bytes; 255 is the most"),
    ("tank", {"key": "k"}, "key is str; it is bytes"),
    ("tank", {"fields": {b"a": b"1"}}, "tank has no 'fields' to append; it has value, key, timestamp, offset"),
]


@pytest.mark.parametrize(("format", "words", "message"), REFUSED, ids=repr)
def test_what_append_refuses_is_refused_in_the_same_words_wherever_it_stands_and_takes_no_number(
    format: str, words: dict[Any, Any], message: str, tmp_path: Path
) -> None:
    plain = PLAIN[format]
    record = {**({} if (format, *words) == ("mojo", "value") else plain), **words}
    with segspec.create(tmp_path / "one", format) as log:
        log.append_many([plain, plain])
        with pytest.raises((ValueError, TypeError)) as alone:
            log.append(**record)
        assert message in str(alone.value)
        log.append(**plain)
    with segspec.create(tmp_path / "many", format) as log:
        with pytest.raises((ValueError, TypeError)) as among:
            log.append_many([plain, plain, record, plain])
        if "id" not in words:  # it is said with the time of the one before
            assert (type(among.value), str(among.value)) == (type(alone.value), str(alone.value))
        assert among.value.__notes__ == ["record 2 of those that were given, counted from 0"]
        log.append(**plain)
    for name in ("one", "many"):
        assert len(list(segspec.open(tmp_path / name).records())) == 3


@pytest.mark.parametrize("form", FIELDS)
def test_fields_may_be_given_in_every_form_that_append_takes(form: str, tmp_path: Path) -> None:
    with segspec.create(tmp_path, "mojo") as log:
        assert log.append_many([{"fields": {b"a": b"0"}}, {"fields": FIELDS[form]}]) == 2
    _, record = segspec.open(tmp_path).records()
    assert record.fields
    assert record.fields[0] == (b"a", b"1")


def test_what_only_some_records_have_is_absent_in_the_others(tmp_path: Path) -> None:
    given = [{"value": b"1"}, {"value": b"2", "key": b"k"}, {"value": b"3"}, {"key": b"", "value": b"4"}]
    with segspec.create(tmp_path, "tank") as log:
        assert log.append_many(given) == 4
    assert [(r.key, r.value) for r in segspec.open(tmp_path).records()] == [
        (None, b"1"),
        (b"k", b"2"),
        (None, b"3"),
        (None, b"4"),
    ]


@pytest.mark.parametrize("size", [1, 300_000, CHUNK_BYTES, CHUNK_BYTES + 1])
@pytest.mark.parametrize("has_fields", [False, True])
def test_no_more_than_a_chunk_waits(size: int, has_fields: bool) -> None:
    value, count, waiting = bytes(size), 2 * CHUNK_ROWS if size == 1 else 9, 0

    def given() -> Iterator[Any]:
        nonlocal waiting
        for _ in range(count):
            waiting += 1
            yield {"fields": {b"": value}} if has_fields else value

    for made in chunks(given()):
        # The one that shows that a chunk is full waits for the next.
        assert waiting <= CHUNK_ROWS + 1
        assert waiting * size <= CHUNK_BYTES + 2 * size
        waiting -= made.count if isinstance(made, Rows) else 1
    assert waiting == 0
