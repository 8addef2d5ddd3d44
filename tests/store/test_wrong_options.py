"""What no option can be is refused by its name, before anything is made."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from segspec.store import Store
from tests.store.conftest import Open
from tests.store.test_streams import fill, numbers

WRONG: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"interval": 0}, ValueError, "interval is 0; it is more than 0 seconds"),
    ({"interval": -1.5}, ValueError, "interval is -1.5; it is more than 0 seconds"),
    ({"interval": float("nan")}, ValueError, "interval is nan"),
    ({"interval": "1"}, TypeError, "interval is '1'; it is a number of seconds"),
    ({"cache_bytes": -1}, ValueError, "cache_bytes is -1; it is at least 0"),
    ({"cache_bytes": 1.5}, TypeError, "cache_bytes is 1.5; it is a whole number"),
    ({"archive_every": 0}, ValueError, "archive_every is 0; it is more than 0 seconds"),
    ({"archive_every": -3}, ValueError, "archive_every is -3; it is more than 0 seconds"),
    ({"archive_every": float("inf")}, ValueError, "archive_every is inf"),
    ({"archive_every": "often"}, TypeError, "archive_every is 'often'"),
    ({"archive_every": 60, "archive_failed": "me"}, TypeError, "archive_failed is 'me'; it is called"),
    ({"archive_every": 60, "archive": None}, ValueError, "archive_every: there is no archive"),
    ({"archive": ""}, ValueError, "archive is empty"),
    ({"storage_options": "key=1"}, TypeError, "storage_options is 'key=1'; it is a mapping"),
    ({"segment_bytes": 0}, ValueError, "segment_bytes is 0"),
    ({"pack_bytes": -1}, ValueError, "pack_bytes is -1"),
    ({"fsync": "often"}, ValueError, "fsync is 'often'; it is one of always, interval, never"),
    ({"fsync": None}, ValueError, "fsync is None; it is one of always, interval, never"),
]


@pytest.mark.parametrize(("options", "error", "words"), WRONG, ids=lambda one: str(one)[:30])
def test_an_option_that_cannot_be_is_named(
    options: dict[str, Any], error: type[Exception], words: str, opened: Open, tmp_path: Path
) -> None:
    with pytest.raises(error) as raised:
        opened(**options)
    assert words in str(raised.value)
    assert list(tmp_path.iterdir()) == []
    assert not [thread for thread in threading.enumerate() if thread.name == "segspec-store-archive"]


def test_a_store_is_in_a_folder_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ValueError, match="root is 's3://bucket/store'; a store is in a folder of this machine"):
        Store("s3://bucket/store")
    with pytest.raises(TypeError):
        Store(None)  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("form", ["{0}", "{0}/", "file://{0}", "{0}/../store"])
def test_an_archive_is_not_the_folder_of_the_store(form: str, opened: Open, tmp_path: Path) -> None:
    """An upload would be the segment itself, and its eviction the loss of both."""
    with pytest.raises(ValueError, match="the folder of the store; an archive is somewhere else"):
        opened(archive=form.format(tmp_path / "store"))


def test_what_no_call_of_a_stream_takes_is_refused_and_nothing_changes(opened: Open) -> None:
    stream = opened().stream("orders")
    fill(stream, 80)
    wrong: list[tuple[Any, type[Exception], str]] = [
        (lambda: stream.trim(None), TypeError, "before: None is neither an id"),  # type: ignore[arg-type]
        (lambda: stream.trim((1,)), TypeError, "is neither"),  # type: ignore[arg-type]
        (lambda: stream.trim("soon"), ValueError, "'soon' is neither"),
        (lambda: stream.delete((1, 0), None), TypeError, "ids: None is neither an id"),  # type: ignore[arg-type]
        (lambda: stream.delete((1, 0), "soon"), ValueError, "'soon' is neither"),
        (lambda: stream.range(("1", "0")), TypeError, "is neither"),  # type: ignore[arg-type]
        (lambda: stream.fetch(True), TypeError, "True is neither"),
        (lambda: stream.evict(-1), ValueError, "cache_bytes is -1; it is at least 0"),
        (lambda: stream.fold(0), ValueError, "most_bytes is 0; it is at least 1"),
        (lambda: stream.fold(1e9), TypeError, "most_bytes is 1000000000.0; it is a whole number"),  # type: ignore[arg-type]
    ]
    for call, error, words in wrong:
        with pytest.raises(error) as raised:
            call()
        assert words in str(raised.value)
    assert numbers(stream.range(deleted=True)) == list(range(1, 81))
    assert not any(record.deleted for record in stream.range(deleted=True))
