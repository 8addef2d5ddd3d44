"""Archiving in the background, and what threads do to a segment while it is on its way to or from the archive."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.storage import disk
from segspec.store import Store, StoredStream
from segspec.store.archive import StreamArchive
from segspec.store.store import Archiving
from tests.helpers.patience import PATIENCE
from tests.store.conftest import Open
from tests.store.test_streams import fill, numbers, wait_until

SECONDS = 0.01


@contextmanager
def held(monkeypatch: pytest.MonkeyPatch, method: str) -> Iterator[threading.Event]:
    """The archive does not go on with a call until the end of the block; the event says that one has begun."""
    begun, goes_on = threading.Event(), threading.Event()
    original: Callable[..., Any] = getattr(StreamArchive, method)

    def call(archive: StreamArchive, *given: Any) -> Any:
        begun.set()
        assert goes_on.wait(PATIENCE)
        return original(archive, *given)

    with monkeypatch.context() as patched:
        patched.setattr(StreamArchive, method, call)
        yield begun
        goes_on.set()


def run(action: Callable[..., Any], *given: Any) -> threading.Thread:
    thread = threading.Thread(target=action, args=given)
    thread.start()
    return thread


def fails(monkeypatch: pytest.MonkeyPatch, words: str) -> list[float]:
    """The archive takes nothing; returns the times at which it was tried."""
    tries: list[float] = []

    def put(*_: Any) -> None:
        tries.append(time.monotonic())
        raise OSError(words)

    monkeypatch.setattr(StreamArchive, "put", put)
    return tries


def test_what_is_finished_is_archived_and_evicted_without_a_call(opened: Open) -> None:
    store = opened(archive_every=SECONDS, cache_bytes=2500)
    stream = store.stream("orders")
    fill(stream, 200)
    stream.roll()
    assert wait_until(lambda: set(stream.info()["phases"]) == {"archived", "remote"})
    assert wait_until(lambda: stream.bytes_here() <= 2500)
    assert store.archive_failures == {}
    assert numbers(stream.range()) == list(range(1, 201))
    store.close()
    assert list(opened().check("orders", digests=True)) == []


def test_an_archive_that_fails_is_reported_and_tried_again_after_growing_pauses(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str]] = []
    with monkeypatch.context() as patched:
        tries = fails(patched, "the bucket is gone")
        store = opened(archive_every=SECONDS, archive_failed=lambda name, error: told.append((name, str(error))))
        stream = store.stream("orders")
        fill(stream, 40)
        assert wait_until(lambda: len(told) >= 5)
        assert set(told) == {("orders", "the bucket is gone")}
        assert str(store.archive_failures["orders"]) == "the bucket is gone"
        assert tries[4] - tries[3] > 4 * SECONDS
    assert wait_until(lambda: store.archive_failures == {})
    assert stream.info()["phases"]["archived"] > 0


def test_without_anybody_to_call_a_failure_is_logged(
    opened: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    fails(monkeypatch, "the bucket is gone")
    store = opened(archive_every=SECONDS)
    with caplog.at_level(logging.ERROR, "segspec.store"):
        fill(store.stream("orders"), 40)
        assert wait_until(lambda: bool(caplog.messages))
    assert caplog.messages[0] == "stream orders could not be archived, and will be tried again: the bucket is gone"


def test_who_is_called_may_raise_and_archiving_goes_on(
    opened: Open, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def raising(name: str, error: Exception) -> None:
        raise RuntimeError("nobody listens")

    with monkeypatch.context() as patched:
        tries = fails(patched, "the bucket is gone")
        stream = opened(archive_every=SECONDS, archive_failed=raising).stream("orders")
        fill(stream, 40)
        assert wait_until(lambda: len(tries) >= 2)
    assert wait_until(lambda: "archived" in stream.info()["phases"])
    assert "what archive_failed was given raised" in caplog.messages


def test_a_close_waits_for_the_segment_that_is_on_its_way_and_begins_no_other(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    with held(monkeypatch, "put") as begun:
        store = opened(archive_every=SECONDS)
        stream = store.stream("orders")
        fill(stream, 100)
        assert begun.wait(PATIENCE)
        closing = run(store.close)
        assert wait_until(store._ended.is_set)
        assert closing.is_alive()
    closing.join(PATIENCE)
    again = opened()
    assert again.stream("orders").info()["phases"]["archived"] == 1
    assert list(again.check("orders", digests=True)) == []


def finished(store: Store) -> StoredStream:
    """A stream with a finished segment, and one that is written."""
    stream = store.stream("orders")
    fill(stream, 20)
    stream.roll()
    fill(stream, 1, first=21)
    return stream


def test_records_are_appended_read_and_deleted_while_a_segment_is_on_its_way_to_the_archive(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opened()
    stream = finished(store)
    with held(monkeypatch, "put") as begun:
        archiving = run(stream.archive)
        assert begun.wait(PATIENCE)
        fill(stream, 30, first=22)
        assert stream.delete((3, 0)) == 1
        assert numbers(stream.range()) == [n for n in range(1, 52) if n != 3]
    archiving.join(PATIENCE)
    stream.roll()
    stream.archive()
    assert list(store.check("orders", digests=True)) == []
    there = segspec.open(tmp_path / "archive" / "orders")
    assert numbers(there.records()) == [n for n in range(1, 52) if n != 3]


def test_a_segment_that_is_trimmed_on_its_way_to_the_archive_leaves_nothing_there(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opened()
    stream = finished(store)
    with held(monkeypatch, "put") as begun:
        archiving = run(stream.archive)
        assert begun.wait(PATIENCE)
        assert stream.trim((21, 0)) == 1
    archiving.join(PATIENCE)
    assert list((tmp_path / "archive" / "orders").iterdir()) == []
    assert list(store.check("orders", digests=True)) == []
    assert numbers(stream.range()) == [21]


def test_nobody_who_appends_or_reads_what_is_here_waits_for_a_download(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = finished(opened(cache_bytes=0))
    stream.archive()
    read: list[int] = []
    with held(monkeypatch, "get") as begun:
        reading = run(lambda: read.extend(numbers(stream.range((1, 0), (5, 0)))))
        assert begun.wait(PATIENCE)
        fill(stream, 1, first=22)
        assert numbers(stream.range((21, 0))) == [21, 22]
    reading.join(PATIENCE)
    assert read == [1, 2, 3, 4]


def test_nothing_but_another_download_waits_for_a_download(
    opened: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    store = opened(segment_bytes=400, pack_bytes=120)
    stream = store.stream("orders")
    fill(stream, 60)
    stream.roll()
    stream.archive()
    stream.evict()
    with held(monkeypatch, "download") as begun:
        fetching = run(stream.fetch)
        assert begun.wait(PATIENCE)
        assert list(store.check("orders")) == []
        fill(stream, 60, first=61)
        stream.roll()
        assert stream.fold(900) > 0
        assert stream.archive() > 3
        assert stream.delete("61-0") == 1
        stream.flush()
        stream.evict()
        stream.rewrite_log()
        assert stream.trim("2-0") == 0
        assert stream.trim("100-0") == 0, "what is being fetched stays, and all after it"
        assert stream.info()["phases"]["downloading"] == 1
        assert numbers(stream.range("1-0", "3-0", through="ranges")) == [1, 2]
        assert fetching.is_alive()
    fetching.join(PATIENCE)
    assert numbers(stream.range()) == [n for n in range(1, 121) if n != 61]
    assert list(store.check("orders", digests=True)) == []


def test_another_stream_is_opened_and_used_while_one_is_fetched_to_be_opened(
    opened: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Only the archive knows the last id of the one."""
    with opened() as store:
        stream = finished(store)
        stream.roll()
        stream.archive()
        stream.evict()
    (last,) = (tmp_path / "store/orders").glob("[0-9]*")
    last.unlink()
    store = opened()
    with held(monkeypatch, "download") as begun:
        opening = run(store.stream, "orders")
        assert begun.wait(PATIENCE)
        fill(store.stream("other"), 3)
        assert store.make_room() == 0
        assert opening.is_alive()
    opening.join(PATIENCE)
    assert numbers(store.stream("orders").range()) == list(range(1, 22))


def test_a_close_waits_for_a_download(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened()
    stream = finished(store)
    fill(stream, 1, first=22)
    stream.archive()
    stream.evict()
    with held(monkeypatch, "download") as begun:
        fetching = run(stream.fetch, "1-0", "2-0")
        assert begun.wait(PATIENCE)
        closing = run(store.close)
        closing.join(0.1)
        assert closing.is_alive()
    for thread in (fetching, closing):
        thread.join(PATIENCE)
    assert opened().stream("orders").info()["phases"] == {"archived": 1, "writing": 1}


def test_a_segment_begins_while_another_is_archived_and_the_log_says_both(
    opened: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opened(segment_bytes=400, pack_bytes=120)
    stream = store.stream("orders")
    fill(stream, 30)
    perform = disk.perform

    def slow(call: Any, *given: Any) -> Any:
        if call is os.fsync and Path(f"/proc/self/fd/{given[0]}").readlink().name == "stream.aof":
            time.sleep(0.002)
        return perform(call, *given)

    monkeypatch.setattr(disk, "perform", slow)
    archiving = run(stream.archive)
    fill(stream, 60, first=31)
    archiving.join(PATIENCE)
    stream.roll()
    stream.archive()
    store.close()
    again = opened()
    assert again.stream("orders").findings == []
    assert numbers(again.stream("orders").range()) == list(range(1, 91))
    assert list(again.check("orders", digests=True)) == []


def test_a_segment_that_is_missing_here_does_not_keep_others_from_the_archive(opened: Open, tmp_path: Path) -> None:
    stream = opened().stream("orders")
    fill(stream, 80)
    stream.roll()
    (tmp_path / "store" / "orders" / "1-0").unlink()
    with pytest.raises(FileNotFoundError, match="1-0"):
        stream.archive()
    assert len(list((tmp_path / "archive" / "orders").iterdir())) == 2


def test_the_thread_is_called_by_its_name() -> None:
    archiving = Archiving(list, 60, None)
    assert "segspec-store-archive" in [thread.name for thread in threading.enumerate()]
    archiving.stop()
    assert "segspec-store-archive" not in [thread.name for thread in threading.enumerate()]
