"""Threads that append at the same time share a sync, and what was acknowledged is on the disk all the same."""

from __future__ import annotations

import errno
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from segspec.storage import disk
from segspec.store import StoredStream
from tests.helpers.patience import PATIENCE
from tests.store.conftest import Open

THREADS, EACH = 8, 12


class SlowDisk:
    """What is on the disk: the content of the segments when their last sync began, which takes a while. `fails` says
    of which sync on it fails, `goes_on` whether one is let through."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.syncs = 0
        self.content: dict[int, bytes] = {}
        self.fails: int | None = None
        self.goes_on = threading.Event()
        self.goes_on.set()
        self._perform = disk.perform
        monkeypatch.setattr(disk, "perform", self.perform)

    def perform(self, call: Any, *given: Any) -> Any:
        if call is not os.fsync:
            return self._perform(call, *given)
        path = Path(f"/proc/self/fd/{given[0]}").readlink()
        if not path.is_file() or path.name == "stream.aof":
            return None
        self.syncs += 1
        if self.fails is not None and self.syncs >= self.fails:
            raise OSError(errno.EIO, "the disk is gone")
        content, number = path.read_bytes(), path.stat().st_ino
        time.sleep(0.002)
        self.goes_on.wait(PATIENCE)
        # A sync that began before this one, and ends after it, takes nothing away.
        self.content[number] = max(content, self.content.get(number, b""), key=len)
        return None

    def has(self, value: bytes) -> bool:
        return any(value in content for content in list(self.content.values()))


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    return SlowDisk(monkeypatch)


def at_once(stream: StoredStream, slow: SlowDisk) -> tuple[list[bytes], list[OSError]]:
    """Appends by threads; returns what was acknowledged, and what else was said."""
    acknowledged: list[bytes] = []
    refused: list[OSError] = []

    def run(thread: int) -> None:
        for number in range(EACH):
            value = b"value %d of %d." % (number, thread)
            try:
                stream.append({b"value": value})
            except OSError as error:
                refused.append(error)
                return
            assert slow.has(value), f"{value!r} was acknowledged, and is not on the disk"
            acknowledged.append(value)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    return acknowledged, refused


@pytest.mark.parametrize("segment_bytes", [1 << 20, 1200], ids=["one segment", "many segments"])
def test_threads_share_a_sync_and_each_record_is_on_the_disk_when_its_append_returns(
    segment_bytes: int, opened: Open, slow: SlowDisk
) -> None:
    stream = opened(segment_bytes=segment_bytes).stream("orders")
    acknowledged, refused = at_once(stream, slow)
    assert (len(acknowledged), refused) == (THREADS * EACH, [])
    rolls = stream.info()["segments"]
    assert slow.syncs <= THREADS * EACH / 2 + 2 * rolls
    assert sorted(record.fields[0][1] for record in stream.range()) == sorted(acknowledged)


def test_after_a_sync_that_failed_all_that_waited_are_told_and_nothing_is_accepted(
    opened: Open, slow: SlowDisk
) -> None:
    store = opened(segment_bytes=1 << 20)
    stream = store.stream("orders")
    slow.fails = 6
    acknowledged, refused = at_once(stream, slow)
    assert len(refused) == THREADS
    assert all("the disk is gone" in str(error) for error in refused)
    with pytest.raises(OSError, match="after a failed sync nobody knows what is on the disk"):
        stream.append({b"value": b"after"})
    with pytest.raises(OSError, match="an earlier write failed"):
        stream.flush()
    store.close()
    slow.fails = None
    again = opened().stream("orders")
    assert sorted(record.fields[0][1] for record in again.range()) == sorted(acknowledged)


def test_a_reader_is_not_shown_what_is_not_on_the_disk_yet(opened: Open, slow: SlowDisk) -> None:
    stream = opened(segment_bytes=1 << 20).stream("orders")
    stream.append({b"value": b"first."})
    slow.goes_on.clear()
    writer = threading.Thread(target=stream.append, args=({b"value": b"second."},))
    writer.start()
    shown: list[bytes] = []

    def read() -> None:
        for record in stream.range():
            value = record.fields[0][1]
            assert slow.has(value)
            shown.append(value)

    reader = threading.Thread(target=read)
    reader.start()
    time.sleep(0.05)
    assert shown == []
    slow.goes_on.set()
    reader.join(PATIENCE)
    writer.join(PATIENCE)
    assert shown in ([b"first."], [b"first.", b"second."])


def test_of_records_that_wait_for_a_sync_each_that_is_refused_is_told_to_its_own_thread(
    opened: Open, slow: SlowDisk
) -> None:
    stream = opened(segment_bytes=1 << 20).stream("orders")
    stream.append({b"n": b"0"}, id=(1000, 0))
    told: dict[str, object] = {}

    def append(name: str, fields: Any, own_id: Any) -> threading.Thread:
        def run() -> None:
            try:
                told[name] = stream.append(fields, id=own_id)
            except (ValueError, TypeError) as error:
                told[name] = str(error)

        thread = threading.Thread(target=run)
        thread.start()
        return thread

    slow.goes_on.clear()
    threads = [append("first", {b"n": b"1"}, (1001, 0))]
    given = {"low": ({b"n": b"2"}, (1000, 5)), "number": ({b"n": 3}, None), "good": ({b"n": b"4"}, (2000, 0))}
    for waiting, (name, (fields, own_id)) in enumerate(given.items()):
        while not stream._tail._disk.locked() or len(stream._tail._group.given) < waiting:
            time.sleep(0.001)
        threads.append(append(name, fields, own_id))
    while len(stream._tail._group.given) < len(given):
        time.sleep(0.001)
    slow.goes_on.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert told == {
        "first": (1001, 0),
        "low": "id is 1000-5; it is above 1001-0",
        "number": "a value is int; it is bytes",
        "good": (2000, 0),
    }
    assert [record.fields[0][1] for record in stream.range()] == [b"0", b"1", b"4"]


@pytest.mark.parametrize("fsync", ["always", "never"])
def test_of_many_records_those_before_one_that_is_refused_are_appended(fsync: str, opened: Open) -> None:
    stream = opened(fsync=fsync).stream("orders")
    with pytest.raises(TypeError, match="a value is int; it is bytes") as raised:
        stream.append_many([{b"n": b"0"}, {b"n": b"1"}, {b"n": 2}, {b"n": b"3"}])  # type: ignore[dict-item]
    assert raised.value.__notes__ == ["record 2 of those that were given, counted from 0"]

    def cut_short() -> Iterator[dict[bytes, bytes]]:
        yield {b"n": b"4"}
        raise RuntimeError("the source of the records failed")

    with pytest.raises(RuntimeError, match="the source of the records failed"):
        stream.append_many(cut_short())
    assert [record.fields for record in stream.range()] == [[(b"n", b"%d" % n)] for n in (0, 1, 4)]
    assert stream.is_dirty == (fsync == "never")


def test_the_highest_id_that_there_is_can_be_appended_and_read(opened: Open) -> None:
    stream = opened().stream("orders")
    highest = (2**64 - 1, 2**64 - 1)
    stream.append({b"n": b"1"}, id=highest)
    assert [record.id for record in stream.range()] == [highest]
    assert [record.id for record in stream.reverse()] == [highest]
    with pytest.raises(ValueError, match="is the last id that a record of this log can have"):
        stream.append({b"n": b"2"})
    assert stream.delete(highest) == 1
    assert list(stream.range()) == []
