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


@pytest.mark.parametrize(
    ("format", "record"),
    [
        ("tank", {"value": None}),
        ("tank", {}),
        ("tank", {"value": b"v", "foo": 1}),
        ("tank", {"value": b"v", 5: 1}),
        ("tank", {"value": b"v", "offset": True}),
        ("tank", {"value": b"v", "offset": 1 << 64}),
        ("tank", {"value": b"v", "timestamp": 1 << 64}),
        ("tank", {"value": b"v", "timestamp": -1}),
        ("tank", {"value": b"v", "timestamp": "now"}),
        ("tank", {"value": {"a": 1}}),
        ("tank", {"value": b"v", "key": b"k" * 256}),
        ("tank", {"value": b"v", "fields": {b"a": b"1"}}),
        ("durable_log", {"value": b"v", "key": b"k"}),
        ("osiris", {"value": b"v", "sub_batch": "rar"}),
        ("mojo", {"value": b"v"}),
        ("mojo", {"fields": None}),
        ("mojo", {"fields": b"ab"}),
        ("mojo", {"fields": {"a": b"1"}}),
        ("mojo", {"fields": [(b"a",)]}),
        ("mojo", {"fields": {b"a": b"1"}, "deleted": None}),
        ("mojo", {"fields": {b"a": b"1"}, "deleted": 1}),
        ("mojo", {"fields": {b"a": b"1"}, "id": (1, 2, 3)}),
        ("mojo", {"fields": {b"a": b"1"}, "id": (True, 2)}),
        ("mojo", {"fields": {b"a": b"1"}, "id": (-1, 2)}),
        ("mojo", {"fields": {b"a": b"1"}, "id": "1-2"}),
    ],
    ids=repr,
)
def test_what_append_refuses_is_refused_in_the_same_words_wherever_it_stands(
    format: str, record: dict[Any, Any], tmp_path: Path
) -> None:
    plain: dict[str, Any] = {"fields": {b"a": b"1"}} if format == "mojo" else {"value": b"v"}
    with segspec.create(tmp_path / "one", format) as log, pytest.raises((ValueError, TypeError)) as alone:
        log.append(**record)
    with segspec.create(tmp_path / "many", format) as log:
        with pytest.raises((ValueError, TypeError)) as among:
            log.append_many([plain, plain, record, plain])
        assert (type(among.value), str(among.value)) == (type(alone.value), str(alone.value))
        assert among.value.__notes__ == ["record 2 of those that were given, counted from 0"]
    assert len(list(segspec.open(tmp_path / "many", format=format).records())) == 2


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
