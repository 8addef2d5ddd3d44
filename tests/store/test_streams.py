"""A stream on a disk: its records, its segments, and what others read of its folder."""

from __future__ import annotations

import os
import threading
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.columns.backend import lanes
from segspec.core.errors import Code, SegspecError
from segspec.core.model import Id
from segspec.storage import disk
from segspec.store import StoredStream
from segspec.store.aof import Upload
from segspec.store.archive import StreamArchive
from tests.helpers.patience import PATIENCE
from tests.store.conftest import Open


def fill(stream: StoredStream, count: int, first: int = 1) -> list[Id]:
    return [
        stream.append({b"n": b"%d" % n, b"text": b"a text of some length"}, id=(n, 0))
        for n in range(first, first + count)
    ]


def numbers(records: Any) -> list[int]:
    return [record.id[0] for record in records]


def segments(tmp_path: Path) -> list[Path]:
    found = [path for path in (tmp_path / "store" / "orders").iterdir() if path.name[0].isdigit()]
    return sorted(found, key=lambda path: int(path.name.split("-")[0]))


def faults(log: segspec.Log) -> list[str]:
    """What is wrong with a log, without notes such as room that is not written yet."""
    return [found.message for found in log.verify() if found.severity is not segspec.Severity.NOTE]


def test_records_come_back_in_order_from_either_end_and_between_any_two_ids(opened: Open) -> None:
    stream = opened().stream("orders")
    fill(stream, 200)
    assert numbers(stream.range()) == list(range(1, 201))
    assert numbers(stream.reverse()) == list(range(200, 0, -1))
    for start, end in [(1, 2), (50, 150), (199, 300), (0, 1), (7, 7), (9, 3)]:
        assert numbers(stream.range((start, 0), f"{end}-0")) == [n for n in range(1, 201) if start <= n < end]
        assert numbers(stream.reverse(str(start), (end, 0))) == [n for n in range(200, 0, -1) if start <= n < end]
    moment = datetime.fromtimestamp(0.150, UTC)
    assert numbers(stream.range(moment)) == list(range(150, 201))


def test_an_id_is_made_of_the_time_and_rises_or_is_refused(opened: Open) -> None:
    stream = opened().stream("orders")
    made = [stream.append({b"a": b"1"}) for _ in range(5)] + stream.append_many([{b"a": b"2"}, {b"a": b"3"}])
    assert made == sorted(set(made))
    with pytest.raises(ValueError, match="it is above"):
        stream.append({b"a": b"1"}, id="5-5")
    assert [record.id for record in stream.range()] == made
    assert stream.info()["last_id"] == f"{made[-1][0]}-{made[-1][1]}"


def test_a_full_segment_gets_its_index_and_its_name_and_the_folder_is_a_log_for_every_verb(
    opened: Open, tmp_path: Path
) -> None:
    stream = opened().stream("orders")
    fill(stream, 120)
    names = [path.name for path in segments(tmp_path)]
    assert names[0] == "1-0"
    assert len(names) > 2
    assert (tmp_path / "store/orders/w0").stat().st_size == 0
    log = segspec.open(tmp_path / "store" / "orders")
    assert faults(log) == []
    assert [record.id[0] for record in log.records(on_damage="fail")] == list(range(1, 121))
    lines = (tmp_path / "store/orders/stream.aof").read_text().splitlines()
    assert lines[:2] == ["STREAM orders", "ADD 1-0"]
    assert [line.split()[1] for line in lines[1:-1]] == names


def test_a_segment_is_in_the_log_and_synced_before_its_file_is_made(
    opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = opened().stream("orders")
    calls: list[str] = []
    perform = disk.perform

    def watched(call: Any, *given: Any) -> Any:
        names = [Path(one).name for one in given if isinstance(one, Path)]
        if call in (os.fsync, os.pwrite):
            names = [Path(f"/proc/self/fd/{given[0]}").readlink().name]
        calls.append(f"{call.__name__} {' '.join(names)}")
        return perform(call, *given)

    monkeypatch.setattr(disk, "perform", watched)
    fill(stream, 1)
    assert [call for call in calls if not call.startswith("close")] == [
        "pwrite stream.aof", "fsync stream.aof", "rename w0 w1-0", "open w0", "open w1-0",
        "pwrite w1-0", "pwrite w1-0", "fsync w1-0", "fsync orders",
    ]  # fmt: skip


@pytest.mark.parametrize(("fsync", "synced"), [("always", 20), ("interval", 0), ("never", 0)])
def test_a_record_is_synced_when_its_stream_says(
    fsync: str, synced: int, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = opened(fsync=fsync, interval=3600, segment_bytes=1 << 20).stream("orders")
    fill(stream, 1)
    stream.flush()
    calls: list[Any] = []
    perform = disk.perform
    monkeypatch.setattr(disk, "perform", lambda call, *given: (calls.append(call), perform(call, *given))[1])
    fill(stream, 20, first=2)
    assert calls.count(os.fsync) == synced
    assert calls.count(os.pwrite) == 20
    assert stream.is_dirty == (fsync != "always")
    stream.flush()
    assert not stream.is_dirty


def test_with_an_interval_what_was_appended_last_is_synced_without_another_append(opened: Open) -> None:
    stream = opened(fsync="interval", interval=0.01).stream("orders")
    fill(stream, 1)
    assert wait_until(lambda: not stream.is_dirty)


def wait_until(holds: Any) -> bool:
    waited = threading.Event()
    return any(holds() or waited.wait(0.01) for _ in range(1000)) and holds()


def test_a_range_reads_only_the_packs_that_hold_it(opened: Open, tmp_path: Path) -> None:
    stream = opened(segment_bytes=20_000).stream("orders")
    fill(stream, 400)
    stream.roll()
    path = segments(tmp_path)[0]
    entries = list(segspec.open(path).format.index.entries(*opened_source(path)))
    spoiled = entries[20]
    content = bytearray(path.read_bytes())
    content[spoiled["offset"] + 16] = 0xF7
    path.write_bytes(content)
    damaged = int(spoiled["id"].split("-")[0])
    assert numbers(stream.range((damaged - 60, 0), (damaged - 20, 0))) == list(range(damaged - 60, damaged - 20))
    assert numbers(stream.range((damaged + 40, 0), (damaged + 43, 0))) == list(range(damaged + 40, damaged + 43))
    with pytest.raises(SegspecError) as raised:
        numbers(stream.range((damaged - 3, 0), (damaged + 3, 0)))
    assert raised.value.code in (Code.BAD_ENCODING, Code.BAD_LENGTH)


@pytest.mark.parametrize("again", [False, True], ids=["at once", "after a restart"])
def test_of_the_segment_that_is_written_too_only_the_packs_are_read_that_hold_a_range(
    again: bool, opened: Open, tmp_path: Path
) -> None:
    """There is no INDEX yet: the store knows from its own appending, or from its start, where packs are."""
    store = opened(segment_bytes=40_000)
    stream = store.stream("orders")
    fill(stream, 400)
    if again:
        store.close()
        stream = opened(segment_bytes=40_000).stream("orders")
        fill(stream, 1, first=401)
    path = tmp_path / "store" / "orders" / "w1-0"
    spoiled = stream._tail.packs()[20]
    content = bytearray(path.read_bytes())
    content[spoiled.offset + 16] = 0xF7
    path.write_bytes(content)
    damaged = spoiled.id[0]
    assert numbers(stream.range((damaged - 60, 0), (damaged - 20, 0))) == list(range(damaged - 60, damaged - 20))
    assert numbers(stream.range((damaged + 40, 0), (damaged + 43, 0))) == list(range(damaged + 40, damaged + 43))
    last = numbers(stream.range((390, 0)))
    assert numbers(next(stream.reverse()) for _ in range(1)) == last[-1:]
    assert numbers(stream.reverse((390, 0))) == last[::-1]
    with pytest.raises(SegspecError):
        numbers(stream.range((damaged - 3, 0), (damaged + 3, 0)))


def opened_source(path: Path) -> tuple[Any, Any]:
    from segspec.storage.source import open_source

    return open_source(str(path)), None


def test_a_deleted_record_is_marked_in_its_place_and_given_only_when_asked_for(opened: Open, tmp_path: Path) -> None:
    stream = opened().stream("orders")
    fill(stream, 100)
    sizes = [path.stat().st_size for path in segments(tmp_path)]
    assert stream.delete("1-0", (50, 0), "100-0", "100-0", "100-1", "4000-0") == 3
    assert stream.delete((50, 0)) == 0
    assert [path.stat().st_size for path in segments(tmp_path)] == sizes
    kept = [n for n in range(1, 100) if n not in (1, 50)]
    assert numbers(stream.range()) == kept
    assert numbers(stream.reverse()) == kept[::-1]
    assert [record.id[0] for record in stream.range(deleted=True) if record.deleted] == [1, 50, 100]
    fill(stream, 1, first=101)
    assert faults(segspec.open(tmp_path / "store" / "orders")) == []


def test_a_trim_takes_whole_segments_and_never_the_last(opened: Open, tmp_path: Path) -> None:
    stream = opened().stream("orders")
    fill(stream, 100)
    starts = [int(path.name.split("-")[0]) for path in segments(tmp_path)]
    assert stream.trim((starts[2] + 1, 0)) == 2
    assert numbers(stream.range()) == list(range(starts[2], 101))
    stream.roll()
    assert stream.trim("1000000-0") == len(starts) - 2
    left = numbers(stream.range())
    assert left[-1] == 100
    assert stream.trim("1000000-0") == 0
    with pytest.raises(ValueError, match="above 100-0"):
        stream.append({b"a": b""}, id=(100, 0))


def test_merging_leaves_out_what_is_deleted_and_keeps_the_name(opened: Open, tmp_path: Path) -> None:
    stream = opened().stream("orders")
    fill(stream, 100)
    stream.roll()
    before = segments(tmp_path)
    stream.delete(*((n, 0) for n in range(1, 30)))
    assert stream.fold(1 << 20) == len(before) - 1
    assert [path.name for path in segments(tmp_path)] == ["1-0"]
    assert numbers(stream.range()) == list(range(30, 101))
    assert numbers(stream.range(deleted=True)) == [1, *range(30, 101)]
    assert faults(segspec.open(tmp_path / "store" / "orders")) == []
    fill(stream, 10, first=101)
    assert numbers(stream.reverse())[0] == 110


def test_a_range_goes_on_where_segments_are_merged_or_rolled_while_it_is_read(opened: Open) -> None:
    stream = opened().stream("orders")
    fill(stream, 100)
    records = stream.range()
    got = [next(records) for _ in range(40)]
    stream.roll()
    backwards = stream.reverse()
    got_back = [next(backwards) for _ in range(45)]
    stream.fold(1 << 20)
    assert numbers(got) + numbers(records) == list(range(1, 101))
    assert numbers(got_back) + numbers(backwards) == list(range(100, 0, -1))


def test_the_segment_that_is_written_gets_its_name_while_it_is_read(opened: Open) -> None:
    stream = opened().stream("orders")
    fill(stream, 3)
    records = stream.range()
    assert next(records).id == (1, 0)
    stream.roll()
    assert numbers(records) == [2, 3]


def test_a_torn_end_is_cut_off_and_told_and_no_whole_record_is_lost(opened: Open, tmp_path: Path) -> None:
    store = opened()
    fill(store.stream("orders"), 3)
    store.close()
    folder = tmp_path / "store" / "orders"
    with (folder / "w1-0").open("ab") as file:
        file.truncate((folder / "w1-0").stat().st_size - 4)
    with (folder / "stream.aof").open("ab") as file:
        file.write(b"ADD 17")
    stream = opened().stream("orders")
    assert [finding.code for finding in stream.findings] == [Code.TORN, Code.TORN]
    assert "bytes were cut off" in stream.findings[0].message
    assert numbers(stream.range()) == [1, 2]
    fill(stream, 2, first=3)
    assert numbers(stream.range()) == [1, 2, 3, 4]


def test_damage_that_no_crash_leaves_stops_the_start_and_says_where(opened: Open, tmp_path: Path) -> None:
    store = opened()
    fill(store.stream("orders"), 5)
    store.close()
    log = tmp_path / "store" / "orders" / "stream.aof"
    log.write_bytes(log.read_bytes() + b"UP 99-0\n")
    with pytest.raises(SegspecError, match="UP 99-0: there is no such segment") as raised:
        opened().stream("orders")
    assert (raised.value.path, raised.value.position) == (str(log), len(b"STREAM orders\nADD 1-0\n"))


def test_another_has_the_stream_open_and_it_can_be_opened_after_that(opened: Open) -> None:
    store = opened()
    store.stream("orders")
    with pytest.raises(BlockingIOError, match="another writer has this log open"):
        opened().stream("orders")
    store.close()
    with pytest.raises(ValueError, match="is closed"):
        store.stream("orders")
    assert opened().stream("orders").info()["segments"] == 0


def test_what_is_no_stream_is_refused_in_words(opened: Open) -> None:
    store = opened()
    with pytest.raises(ValueError, match="names no stream"):
        store.stream("../elsewhere")
    with pytest.raises(FileNotFoundError, match="holds no stream"):
        store.stream("missing", create=False)
    with pytest.raises(ValueError, match="through is 'magic'"):
        list(store.stream("orders").range(through="magic"))
    assert store.names() == ["orders"]


def guarded(problems: list[BaseException], action: Any, *given: Any) -> threading.Thread:
    def run() -> None:
        try:
            action(*given)
        except BaseException as error:
            problems.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    return thread


def test_threads_append_read_archive_evict_and_merge_at_once_and_lose_nothing(opened: Open) -> None:
    store = opened(fsync="never", cache_bytes=3000)
    stream = store.stream("orders")
    problems: list[BaseException] = []
    done = threading.Event()

    def write(writer: int) -> None:
        for n in range(60):
            stream.append({b"writer": b"%d" % writer, b"n": b"%d" % n})

    def keep(action: Any) -> None:
        while not done.is_set():
            action()

    def read() -> None:
        ids = [record.id for record in stream.range()]
        assert ids == sorted(set(ids))
        done.wait(0.01)

    writers = [guarded(problems, write, number) for number in range(3)]
    others = [guarded(problems, keep, action) for action in (read, stream.archive, stream.fold, stream.info)]
    for thread in writers:
        thread.join(PATIENCE)
    done.set()
    for thread in others:
        thread.join(PATIENCE)
    assert problems == []
    got = [tuple(int(value) for _, value in record.fields) for record in stream.range()]
    assert sorted(got) == [(writer, n) for writer in range(3) for n in range(60)]
    stream.roll()
    stream.archive()
    assert list(store.check("orders", digests=True)) == []


@pytest.mark.parametrize("fsync", ["always", "never"])
def test_what_is_appended_while_a_range_is_read_does_not_get_into_it(
    fsync: str, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record is written over the end marker of the one before, after the reader has seen how long the file is."""
    stream = opened(fsync=fsync, segment_bytes=1 << 20, pack_bytes=1 << 16).stream("orders")
    fill(stream, 5)
    due = [6]

    def late(read: Any) -> Any:
        def reading(*given: Any) -> Any:
            if due:
                fill(stream, 1, first=due.pop())
            return read(*given)

        return reading

    monkeypatch.setattr(os, "pread", late(os.pread))
    monkeypatch.setattr(os, "preadv", late(os.preadv))
    assert numbers(stream.range()) == [1, 2, 3, 4, 5]
    due.append(7)
    assert numbers(stream.reverse()) == [6, 5, 4, 3, 2, 1]
    assert not due


def test_a_range_that_is_read_where_it_is_does_not_mind_that_another_thread_begins_to_fetch_it(
    opened: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stream = opened(archive=str(tmp_path / "archive")).stream("orders")
    ids = fill(stream, 80)
    stream.roll()
    stream.archive()
    stream.evict()
    download, asked, read = StreamArchive.download, threading.Event(), threading.Event()

    def slow(archive: StreamArchive, segment: Id, upload: Upload) -> bytes:
        asked.set()
        assert read.wait(PATIENCE)
        return download(archive, segment, upload)

    monkeypatch.setattr(StreamArchive, "download", slow)
    fetching = threading.Thread(target=stream.fetch, args=(ids[0], ids[1]))
    fetching.start()
    assert asked.wait(PATIENCE)
    assert [record.id for record in stream.range(ids[0], ids[3], through="ranges")] == ids[:3]
    read.set()
    fetching.join()
    assert [record.id for record in stream.range(ids[0], ids[3])] == ids[:3]


@pytest.mark.parametrize("left", [None, b""], ids=["no file", "an empty file"])
def test_segments_without_a_log_are_refused_before_anything_is_appended(
    left: bytes | None, opened: Open, tmp_path: Path
) -> None:
    with opened() as store:
        fill(store.stream("orders"), 30)
    log = tmp_path / "store" / "orders" / "stream.aof"
    log.unlink()
    if left is not None:
        log.write_bytes(left)
    before = sorted(path.name for path in log.parent.iterdir())
    with pytest.raises(SegspecError, match="the stream has no log: segspec store repair makes one"):
        opened().stream("orders")
    assert sorted(path.name for path in log.parent.iterdir()) == before
    opened().repair("orders")
    assert numbers(opened().stream("orders").range()) == list(range(1, 31))


@pytest.mark.parametrize("lane", ["compiled", "plain"])
def test_records_that_are_appended_together_have_the_ids_that_are_told(
    lane: str, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where an id's second half comes to its end in the middle."""
    if lane == "plain":
        monkeypatch.setenv(lanes.PLAIN, "1")
    stream = opened(segment_bytes=20_000, pack_bytes=2000).stream("orders")
    ahead = 1 << 62
    told = [stream.append({b"n": b"-1"}, id=(ahead, (1 << 64) - 1001))]
    given = [{b"n": b"%d" % number} if number % 7 else [(b"n", b"%d" % number), (b"n", b"x")] for number in range(2500)]
    told += stream.append_many(iter(given))
    assert told[1000:1002] == [(ahead, (1 << 64) - 1), (ahead + 1, 0)]
    found = list(stream.range())
    assert [record.id for record in found] == told
    assert [record.fields[0][1] for record in found] == [b"%d" % number for number in range(-1, 2500)]
    assert stream.last_id == told[-1]
