"""What a stream says of itself: its last id, how many records it has, and that one has come."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fsspec.implementations.local import LocalFileSystem

import segspec.store.appending as committing
from segspec.core.model import id_after
from segspec.storage import disk
from segspec.storage.source import Source
from segspec.store import AsyncStore, Store, StoredStream
from segspec.store.inventory import Holding, Phase
from segspec.store.moves import groups
from tests.helpers.patience import PATIENCE
from tests.store.conftest import Open
from tests.store.test_streams import fill, numbers


def test_the_last_id_is_known_without_reading(opened: Open) -> None:
    stream = opened().stream("orders")
    assert stream.last_id is None
    fill(stream, 3)
    assert stream.last_id == (3, 0)
    stream.delete("3-0")
    assert stream.last_id == (3, 0), "an id is given once"
    stream.close()
    assert opened().stream("orders").last_id == (3, 0)


def test_an_empty_stream_is_true_and_has_a_length_of_0(opened: Open) -> None:
    stream = opened().stream("orders")
    assert stream
    assert len(stream) == 0


STEPS: list[Callable[[StoredStream], object]] = [
    lambda stream: fill(stream, 40),
    lambda stream: stream.delete("3-0", "30-0"),
    lambda stream: fill(stream, 20, first=41),
    lambda stream: stream.roll(),
    lambda stream: stream.archive(),
    lambda stream: stream.evict(),
    lambda stream: stream.delete("7-0"),
    lambda stream: stream.trim("20-0"),
    lambda stream: stream.fetch(),
    lambda stream: stream.fold(1 << 20),
    lambda stream: fill(stream, 5, first=61),
]


def test_the_length_is_how_many_records_a_range_gives(opened: Open) -> None:
    stream = opened().stream("orders")
    for step in STEPS:
        step(stream)
        assert len(stream) == len(numbers(stream.range(through="ranges")))


def test_what_was_counted_is_not_read_again(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = opened().stream("orders")
    fill(stream, 300)
    stream.roll()
    stream.archive()
    stream.evict()
    phases = stream.info()["phases"]
    assert len(stream) == 300
    assert stream.info()["phases"] == phases, "nothing is fetched"
    read: list[int] = []
    plain = LocalFileSystem.cat_file

    def counted(*given: Any, **named: Any) -> Any:
        got = plain(*given, **named)
        read.append(len(got))
        return got

    monkeypatch.setattr(LocalFileSystem, "cat_file", counted)
    fill(stream, 1, first=301)
    assert len(stream) == 301
    assert sum(read) < 1200 * 2 * phases["remote"]


@pytest.mark.parametrize("fsync", ["always", "interval", "never"])
def test_who_waits_is_woken_by_a_record_that_is_as_durable_as_was_promised(
    fsync: str, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = opened(fsync=fsync).stream("orders")
    fill(stream, 1)
    came: list[int] = []

    def wait() -> None:
        assert stream.wait("1-0", 30)
        came.extend(numbers(stream.range(id_after((1, 0)))))

    waiting = threading.Thread(target=wait)
    waiting.start()
    sync, may_sync = disk.sync, threading.Event()

    def slow(*given: Any) -> None:
        assert may_sync.wait(PATIENCE)
        sync(*given)

    with monkeypatch.context() as patched:
        if fsync == "always":
            patched.setattr(disk, "sync", slow)
        appending = threading.Thread(target=fill, args=(stream, 1), kwargs={"first": 2})
        appending.start()
        if fsync == "always":
            waiting.join(0.05)
            assert waiting.is_alive(), "it is not on the disk"
        may_sync.set()
        appending.join(PATIENCE)
    waiting.join(PATIENCE)
    assert came == [2]


def test_who_waits_for_what_is_there_does_not_wait(opened: Open) -> None:
    stream = opened().stream("orders")
    assert not stream.wait(timeout=0)
    fill(stream, 2)
    assert stream.wait("1-0")
    assert stream.wait((0, 0))
    assert not stream.wait("2-0", timeout=0)
    assert not stream.wait(timeout=0.001)
    stream.close()
    again = opened().stream("orders")
    assert again.wait("1-0", timeout=0)
    with pytest.raises(ValueError, match="timeout is -1"):
        again.wait(timeout=-1)


@pytest.mark.parametrize("records", [[{b"a": b"1"}, {b"a": b"2"}]])
def test_a_record_of_many_wakes(records: list[dict[bytes, bytes]], opened: Open) -> None:
    for fsync in ("always", "never"):
        stream = opened(fsync=fsync).stream(fsync)
        stream.append_many(records)
        assert stream.wait((0, 0), timeout=0)


def test_a_stream_that_is_closed_lets_nobody_wait(opened: Open) -> None:
    stream = opened().stream("orders")
    raised: list[str] = []

    def wait() -> None:
        try:
            stream.wait()
        except ValueError as error:
            raised.append(str(error))

    waiting = threading.Thread(target=wait)
    waiting.start()
    while not stream._tail._waiting:
        waiting.join(0.001)
    stream.close()
    waiting.join(PATIENCE)
    assert raised == ["the stream orders is closed"]


def read_bytes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The bytes that are read of segments from now on."""
    read: list[int] = []
    plain = Source.read

    def counted(source: Source, position: int, length: int) -> bytes:
        got = plain(source, position, length)
        read.append(len(got))
        return got

    monkeypatch.setattr(Source, "read", counted)
    return read


@pytest.mark.parametrize("fsync", ["always", "never"])
def test_opening_after_a_close_reads_no_long_segment(
    fsync: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Store(tmp_path, fsync=fsync) as store:
        stream = store.stream("orders")
        stream.append_many([(b"n", b"%d" % n), (b"room", bytes(60_000))] for n in range(100))
        last = stream.last_id
        store.stream("short").append({b"a": b"1"})
    segments = sorted(path.name for path in (tmp_path / "orders").glob("[0-9w]*-*"))
    assert [name[0] for name in segments] == [segments[0][0]] != ["w"]
    assert list((tmp_path / "short").glob("w*-*")), "what is short is gone on with"
    read = read_bytes(monkeypatch)
    with Store(tmp_path, fsync=fsync) as store:
        stream = store.stream("orders")
        assert stream.last_id == last
        assert sum(read) <= 2 << 20
        stream.append({b"a": b"1"})
        assert len(stream) == 101
        assert list(store.check("orders", digests=True)) == []


def test_a_close_whose_disk_has_no_room_to_finish_a_segment_keeps_it_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(committing, "MOST_TO_READ", 100)
    store = Store(tmp_path)
    fill(store.stream("orders"), 30)

    plain = disk.write_at

    def fails(descriptor: int, path: Path, content: bytes, position: int) -> None:
        if position + len(content) > path.stat().st_size:
            raise OSError(28, "No space left on device")
        plain(descriptor, path, content, position)

    with monkeypatch.context() as patched:
        patched.setattr(disk, "write_at", fails)
        store.close()
    with Store(tmp_path) as again:
        assert numbers(again.stream("orders").range()) == list(range(1, 31))
        assert list(again.check("orders", digests=True)) == []


def test_a_merge_looks_at_each_segment_once() -> None:
    class Counting(Holding):
        looks = 0

        def __getattribute__(self, name: str) -> Any:
            Counting.looks += name == "bytes"
            return super().__getattribute__(name)

    holdings: list[Holding] = [Counting((n, 0), Phase.LOCAL, bytes=10) for n in range(1000)]
    assert [len(group) for group in groups(holdings, 5000)] == [500, 500]
    assert Counting.looks <= 3 * len(holdings)


def test_a_store_for_asyncio(opened: Open) -> None:
    async def use() -> None:
        async with AsyncStore(opened()) as store:
            stream = await store.stream("orders")
            assert await store.names() == ["orders"]
            waiting = [asyncio.ensure_future(stream.wait(timeout=PATIENCE)) for _ in range(50)]
            ids = await asyncio.gather(*(stream.append({b"n": b"%d" % n}) for n in range(100)))
            assert all(await asyncio.gather(*waiting))
            assert len(set(ids)) == 100
            more = await stream.append_many({b"n": b"x"} for _ in range(300))
            assert [record.id async for record in stream.range()] == sorted([*ids, *more])
            assert [record.id async for record in stream.reverse(more[0])] == more[::-1]
            assert (await stream.count(), stream.last_id) == (400, more[-1])
            await stream.roll()
            assert await stream.archive() > 0
            assert await stream.evict() > 0
            assert await stream.fetch() > 0
            assert await stream.delete(ids[0]) == 1
            assert await stream.fold(1 << 20) > 0
            await stream.flush()
            assert await stream.trim("1-0") == 0
            assert (await stream.info())["stream"] == "orders"
            assert not await stream.wait(timeout=0.01)
            assert await store.check("orders", digests=True) == []
        await store.close()
        with pytest.raises(ValueError, match="is closed"):
            await stream.append({b"a": b"1"})

    asyncio.run(use())
