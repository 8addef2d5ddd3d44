"""What `Queue` and `QueueReader` do, situation by situation."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import threading
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.core.errors import Code, SegspecError, Severity
from segspec.formats.ffwd.encode import entry, header
from segspec.formats.ffwd.folder import FOLDER
from segspec.queue import AsyncQueue, Queue, QueueError, QueueFullError, QueueReader, UnknownConsumerError, reader
from segspec.queue.stored import StoredSegment, open_segments, read_batch
from segspec.reading import walk
from segspec.storage import disk
from segspec.storage.directory import Directory, list_directory
from tests.helpers.forking import in_child
from tests.helpers.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("only_new_objects")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "queue"


@pytest.fixture
def syncs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that were synced, each as often as it was; the disk is not waited for."""
    seen: list[str] = []
    for name in ("sync", "sync_content"):
        monkeypatch.setattr(disk, name, lambda _, path: seen.append(Path(path).name))
    return seen


def values(batch: list[tuple[int, bytes]]) -> list[bytes]:
    return [value for _, value in batch]


def fill(queue: Queue) -> None:
    for _ in range(100):
        queue.append(b"x" * 50, timeout=0.02)


def segments(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "index")


def test_what_is_read_and_not_acknowledged_is_read_again(folder: Path) -> None:
    with Queue(folder) as queue:
        queue.add("c")
        assert queue.append_many([b"a", b"b", b"c"]) == range(3)
        assert values(queue.read("c", 2)) == values(queue.read("c", 2)) == [b"a", b"b"]
        assert values(queue.read("c", 2, start=2)) == [b"c"]
        queue.ack("c", 1)
        queue.ack("c", 0)
        assert values(queue.read("c")) == [b"c"]
        assert queue.lag("c") == 1
    with Queue(folder) as queue:
        assert queue.consumers() == {"c": 2}
        assert values(queue.read("c")) == [b"c"]


def test_consumers_begin_where_they_are_told_and_are_added_once(folder: Path) -> None:
    with Queue(folder) as queue:
        queue.append_many([b"a", b"b", b"c"])
        assert (queue.add("begin"), queue.add("end", "end"), queue.add("at", 1)) == (0, 3, 1)
        assert queue.add("at", "end") == 1
        queue.seek("at", 3)
        queue.seek("end", "begin")
        assert queue.consumers() == {"begin": 0, "end": 0, "at": 3}
        queue.remove("begin")
        for call in (queue.read, queue.lag, queue.remove):
            with pytest.raises(UnknownConsumerError, match="there is no consumer 'begin'"):
                call("begin")
        with pytest.raises(UnknownConsumerError):
            queue.ack("begin", 0)


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda queue: queue.seek("c", 4), 'a place is "begin", "end" or a number up to 1, and not 4'),
        (lambda queue: queue.seek("c", "middle"), "and not 'middle'"),
        (lambda queue: queue.ack("c", 1), "1 is not the number of a message: the queue ends before 1"),
        (lambda queue: queue.ack("c", -1), "-1 is not the number"),
        (lambda queue: queue.add(5), "the name of a consumer is 5; it is text"),
        (lambda queue: queue.add("\ud800"), "text that UTF-8 can hold"),
        (lambda queue: queue.read("c", 0), "limit is 0; it is at least 1"),
        (lambda queue: queue.read("c", 1.5), "limit is 1.5; it is a whole number"),
        (lambda queue: queue.read("c", most_bytes=0), "most_bytes is 0; it is at least 1"),
        (lambda queue: queue.read("c", wait="1"), "wait is '1'; it is a number of seconds"),
        (lambda queue: queue.read("c", wait=float("nan")), "wait is nan; it is a number of seconds"),
        (lambda queue: queue.ack("c", 0.0), "'float' object cannot be interpreted as an integer"),
        (lambda queue: queue.seek("c", 1.0), "'float' object cannot be interpreted as an integer"),
        (lambda queue: queue.add("d", None), "'NoneType' object cannot be interpreted as an integer"),
        (lambda queue: queue.read("c", start=0.5), "'float' object cannot be interpreted as an integer"),
    ],
)
def test_what_makes_no_sense_is_refused(folder: Path, call: Callable[[Queue], object], words: str) -> None:
    with Queue(folder) as queue:
        queue.append(b"a")
        queue.add("c")
        with pytest.raises((ValueError, TypeError), match=words):
            call(queue)
        queue.flush()
        assert queue.consumers() == {"c": 0}


def test_options_that_cannot_be_are_refused(folder: Path) -> None:
    for options, words in (
        ({"fsync": "sometimes"}, "fsync is 'sometimes'; it is one of 'always', 'interval', 'never'"),
        ({"on_full": "shrug"}, "on_full is 'shrug'"),
        ({"dialect": "klingon"}, "dialect is 'klingon'"),
        ({"interval": 0}, "interval is 0"),
        ({"interval": float("nan")}, "interval is nan"),
        ({"interval": float("inf")}, "interval is inf"),
        ({"interval": "1"}, "interval is '1'; it is a number of seconds"),
        ({"interval": None}, "interval is None; it is a number of seconds"),
        ({"trim": "no"}, "trim is 'no'; it is True or False"),
        ({"segment_bytes": 9_999, "dialect": "system"}, "segment_bytes"),
    ):
        with pytest.raises((ValueError, TypeError), match=words):
            Queue(folder, **options)  # type: ignore[arg-type]
    for empty in (Queue, QueueReader):
        with pytest.raises(ValueError, match="the name of the log's folder is empty"):
            empty("")
    with Queue(folder):
        pass


@pytest.mark.parametrize(("dialect", "name", "length"), [("document", "0" * 10, 14), ("system", "0" * 16, 16)])
def test_both_dialects_are_written_and_gone_on_with(folder: Path, dialect: str, name: str, length: int) -> None:
    with Queue(folder, dialect=dialect) as queue:
        queue.append(b"abc")
    assert (folder / name).read_bytes() == header(0, dialect) + entry(b"abc")
    assert len(header(0, dialect)) == length
    with Queue(folder) as queue:
        assert queue.append(b"d") == 1
    assert segspec.open(folder).info()["segments"][0]["end"] == "clean"
    other = "system" if dialect == "document" else "document"
    with pytest.raises(ValueError, match=f"the queue is of the dialect {dialect}"):
        Queue(folder, dialect=other)


def test_whole_segments_before_the_slowest_consumer_are_trimmed(folder: Path) -> None:
    with Queue(folder, segment_bytes=14 + 2 * 5, interval=3600) as queue:
        queue.append_many([b"%d" % number for number in range(7)])
        assert segments(folder) == ["0000000000", "0000000002", "0000000004", "0000000006"]
        assert queue.trim() == 0, "nobody has said what is done with"
        queue.add("slow")
        queue.add("fast", "end")
        queue.ack("slow", 2)
        assert queue.trim() == 1, "a segment is kept until all of it is done with"
        queue.ack("slow", 3)
        assert queue.trim() == 1, "at equality all before the position goes"
        queue.remove("slow")
        assert queue.trim() == 1, "the last segment stays"
        assert segments(folder) == ["0000000006"]
        assert queue.first_offset == 6
    with Queue(folder) as queue:
        assert queue.next_offset == 7


def test_a_consumer_that_is_added_during_a_trim_begins_with_what_stays(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    removing, removed = threading.Event(), threading.Event()
    remove = disk.remove

    def slow(path: Path) -> None:
        if path.name.isdigit():
            removing.set()
            removed.wait(PATIENCE)
        remove(path)

    with Queue(folder, segment_bytes=14 + 5, interval=3600) as queue, QueueReader(folder) as reader:
        queue.append_many([b"%d" % number for number in range(4)])
        queue.add("first")
        queue.ack("first", 2)
        monkeypatch.setattr(disk, "remove", slow)
        trim = threading.Thread(target=queue.trim)
        trim.start()
        assert removing.wait(PATIENCE)
        adding = [threading.Thread(target=who.add, args=(str(n),)) for n, who in enumerate((queue, reader))]
        for thread in adding:
            thread.start()
        adding[1].join(0.2)
        removed.set()
        for thread in (trim, *adding):
            thread.join()
        assert queue.consumers() == {"first": 3, "0": 3, "1": 3}
        assert reader.read("1") == [(3, b"3")]
        assert not reader.dropped("1")


def test_trimming_goes_on_in_the_background(folder: Path) -> None:
    with Queue(folder, segment_bytes=30, interval=0.01) as queue:
        queue.add("c")
        queue.append_many([b"0123456789"] * 5)
        queue.ack("c", 4)
        end = time.monotonic() + PATIENCE
        while queue.first_offset != 4 and time.monotonic() < end:
            time.sleep(0.01)
        assert queue.first_offset == 4
        assert "index" in os.listdir(folder)  # noqa: PTH208


def test_a_full_queue_refuses_until_its_consumers_let_go(folder: Path) -> None:
    with Queue(folder, max_bytes=1000, interval=3600) as queue:
        queue.add("c")
        with pytest.raises(QueueFullError, match=r"\d+ of 1000 bytes are full, and consumer 'c' is at 0"):
            fill(queue)
        held = queue.next_offset
        assert 10 < held < 19
        assert sum(path.stat().st_size for path in folder.iterdir() if path.name != "index") <= 1000
        queue.ack("c", held - 1)
        assert queue.append(b"y" * 50) == held
        with pytest.raises(QueueFullError, match="an entry of 1004 bytes is more than max_bytes"):
            queue.append(b"z" * 1000)


def test_a_full_queue_drops_the_oldest_and_tells_who_lost_them(folder: Path) -> None:
    with Queue(folder, max_bytes=1000, on_full="drop-oldest", interval=3600) as queue:
        queue.add("c")
        queue.add("done")
        for number in range(100):
            queue.append(b"%050d" % number)
            assert sum(path.stat().st_size for path in folder.iterdir() if path.name != "index") <= 1000
        first = queue.first_offset
        batch = queue.read("c", 5)
        assert batch.dropped == range(first) == queue.dropped("c")
        assert batch[0] == (first, b"%050d" % first)
        assert queue.consumers()["c"] == 0, "it is told again until something later is acknowledged"
    with Queue(folder) as queue:
        assert queue.read("c").dropped == range(first)
        queue.ack("c", first - 1)
        batch = queue.read("c")
        assert (batch[0].offset, batch.dropped) == (first, range(0))


def test_one_message_that_takes_all_the_room_is_held_and_dropped(folder: Path) -> None:
    most = 1000
    with Queue(folder, max_bytes=most, on_full="drop-oldest", interval=3600) as queue:
        for number in range(5):
            assert queue.append(bytes([number]) * (most - 2 * 14 - 4)) == number
            assert sum(path.stat().st_size for path in folder.iterdir()) <= most
        assert queue.first_offset == 4


def test_a_full_queue_waits_for_its_consumers(folder: Path) -> None:
    with Queue(folder, max_bytes=1000, on_full="block", interval=3600) as queue, QueueReader(folder) as reader:
        queue.add("c")
        with pytest.raises(QueueFullError):
            fill(queue)
        held = queue.next_offset
        thread = threading.Thread(target=queue.append, args=(b"late",))
        thread.start()
        thread.join(0.1)
        assert thread.is_alive()
        reader.ack("c", held - 1)
        reader.flush()
        thread.join(PATIENCE)
        assert not thread.is_alive()
        assert queue.next_offset == held + 1


def test_threads_share_a_sync(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0
    began = threading.Event()

    def sync(*_: object) -> None:
        nonlocal count
        count += 1
        began.set()
        time.sleep(0.02)

    with Queue(folder, interval=3600) as queue:
        monkeypatch.setattr(disk, "sync_content", sync)
        threads = [threading.Thread(target=queue.append, args=(b"%d" % number,)) for number in range(20)]
        threads[0].start()
        began.wait()
        for thread in threads[1:]:
            thread.start()
        for thread in threads:
            thread.join()
        assert queue.next_offset == 20
        assert count < 10


def test_when_it_is_synced(folder: Path, syncs: list[str]) -> None:
    with Queue(folder, interval=3600) as queue:
        syncs.clear()
        queue.append(b"a")
        queue.append_many([b"b", b"c"])
        assert syncs == ["0000000000", "0000000000"]
    with Queue(folder, fsync="never", interval=3600, segment_bytes=40) as queue:
        syncs.clear()
        queue.append_many([b"x" * 20] * 3)
        assert syncs == []
    syncs.clear()
    with Queue(folder, fsync="interval", interval=0.01) as queue:
        queue.append(b"a")
        end = time.monotonic() + PATIENCE
        while not syncs and time.monotonic() < end:
            time.sleep(0.005)
        assert syncs


def test_readers_in_other_processes_follow(folder: Path) -> None:
    with Queue(folder, segment_bytes=100, interval=3600) as queue, QueueReader(folder) as reader:
        assert reader.add("far") == 0
        assert reader.read("far") == []
        for number in range(20):
            queue.append(b"%020d" % number)
            batch = reader.read("far", wait=5)
            assert [offset for offset, _ in batch] == [number]
            reader.ack("far", number)
        reader.flush()
        assert queue.consumers() == {"far": 20}
        assert queue.trim() > 3
        assert reader.lag("far") == 0
        assert reader.first_offset == queue.first_offset
        reader.seek("far", 0)
        assert reader.read("far").dropped == range(queue.first_offset)


def test_a_reader_that_does_not_wait_gets_what_was_appended_since(folder: Path) -> None:
    with Queue(folder) as queue, QueueReader(folder, interval=0.001) as reader:
        queue.add("c")
        for number in range(3):
            assert reader.read("c") == []
            queue.append(b"x")
            assert reader.read("c") == [(number, b"x")]
            reader.ack("c", number)
        time.sleep(0.01)
        assert reader.read("c") == []
        assert queue.consumers() == {"c": 3}, "positions are stored at an interval, also when nothing comes"


def test_a_reader_waits_for_a_torn_entry(folder: Path) -> None:
    Queue(folder).close()
    path = folder / "0000000000"
    with QueueReader(folder) as reader:
        reader.add("c")
        whole = entry(b"whole")
        for piece in (whole[:2], whole[2:6], whole[6:-1]):
            with path.open("ab") as file:
                file.write(piece)
            assert reader.read("c", wait=0.01) == []
        with path.open("ab") as file:
            file.write(whole[-1:])
        assert reader.read("c", wait=5) == [(0, b"whole")]


def test_a_folder_without_a_queue_has_no_reader(tmp_path: Path) -> None:
    with pytest.raises(SegspecError, match="no queue is in this folder") as caught:
        QueueReader(tmp_path)
    assert caught.value.code is Code.MISSING_SEGMENT


def test_a_waiting_consumer_is_woken(folder: Path) -> None:
    with Queue(folder) as queue:
        queue.add("c")
        for number, wait in enumerate((None, float("inf"))):
            threading.Timer(0.05, queue.append, (b"at last",)).start()
            assert queue.read("c", wait=wait) == [(number, b"at last")]
            queue.ack("c", number)


def test_only_one_may_append(folder: Path) -> None:
    with Queue(folder), pytest.raises(BlockingIOError, match="another writer has this log open"):
        Queue(folder)
    queue = Queue(folder)
    queue.close()
    with pytest.raises(QueueError, match="it is closed"):
        queue.append(b"x")


@pytest.mark.parametrize("used", ["as it is", "from coroutines", "after a round in the background"])
def test_a_queue_that_is_forgotten_does_not_keep_others_out_and_is_told_of(folder: Path, used: str) -> None:
    queue = Queue(folder, fsync="interval", interval=0.001 if "round" in used else 3600)
    queue.append(b"a")
    if used == "from coroutines":
        asyncio.run(AsyncQueue(queue).append(b"b"))
    elif used == "after a round in the background":
        time.sleep(0.01)
    with pytest.warns(ResourceWarning, match=f"the queue {folder} was never closed"):  # noqa: PT031 - it takes a while
        del queue
        gc.collect()
        end = time.monotonic() + PATIENCE
        while not _may_be_opened(folder) and time.monotonic() < end:
            # The thread in the background may have it for a moment.
            time.sleep(0.01)
    assert _may_be_opened(folder)


def _may_be_opened(folder: Path) -> bool:
    try:
        Queue(folder).close()
    except BlockingIOError:
        return False
    return True


def test_a_reader_that_is_forgotten_is_told_of_and_one_that_is_closed_is_not(folder: Path) -> None:
    Queue(folder).close()
    reader = QueueReader(folder)
    with pytest.warns(ResourceWarning, match=f"the reader of {folder} was never closed"):  # noqa: PT031 - both are one
        del reader
        gc.collect()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        QueueReader(folder).close()
        Queue(folder).close()
        gc.collect()


def test_a_queue_without_a_message_is_a_queue(folder: Path) -> None:
    with Queue(folder) as queue, QueueReader(folder) as reader:
        assert (len(queue), bool(queue)) == (len(reader), bool(reader)) == (0, True)


def test_batches_are_acknowledged_when_the_next_one_is_asked_for(folder: Path) -> None:
    with Queue(folder, segment_bytes=14 + 2 * 5, interval=3600) as queue:
        queue.add("c")
        queue.append_many([b"%d" % number for number in range(7)])
        for batch in queue.batches("c", 2):
            if batch[0].offset == 4:
                break
        assert queue.consumers() == {"c": 4}, "the last one comes again"
    (folder / "0000000004").unlink()
    with QueueReader(folder) as reader:
        assert [(values(batch), batch.dropped) for batch in reader.batches("c", 2, wait=0.0)] == [([b"6"], range(4, 6))]
        assert reader.lag("c") == 0
        assert list(reader.batches("c", wait=0.001)) == []


def test_who_appends_while_it_is_closed_is_refused_or_finds_the_message_there(folder: Path) -> None:
    for fsync in ("always", "never"):
        queue = Queue(folder, fsync=fsync)
        told: list[int] = []
        refused: list[str] = []

        def append(queue: Queue = queue, told: list[int] = told, refused: list[str] = refused) -> None:
            try:
                while True:
                    told.append(queue.append(b"x"))
                    told.extend(queue.append_many([b"y"]))
            except QueueError as error:
                refused.append(error.message)

        threads = [threading.Thread(target=append) for _ in range(4)]
        for thread in threads:
            thread.start()
        while len(told) < 20:
            time.sleep(0.001)
        queue.close()
        with Queue(folder) as again:
            end = again.next_offset
            for thread in threads:
                thread.join()
            assert again.next_offset == end
        assert refused == ["it is closed"] * 4
        assert max(told) == end - 1
        assert list(segspec.open(folder).verify()) == []


def test_the_child_of_a_fork_may_nothing_and_its_parent_all(folder: Path) -> None:
    queue = Queue(folder)
    queue.add("c")
    assert "open it here" in in_child(lambda: queue.append(b"from the child"))
    assert in_child(queue.close) == "None"
    with pytest.raises(BlockingIOError):
        Queue(folder)
    assert queue.append(b"from the parent") == 0
    queue.close()


def test_a_child_that_outlives_its_parent_does_not_keep_the_lock(folder: Path) -> None:
    queue = Queue(folder)
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(writing)
        os.read(reading, 1)
        os._exit(0)
    os.close(reading)
    queue.close()
    with Queue(folder) as again:
        assert again.append(b"while the child lives") == 0
    os.close(writing)
    os.waitpid(child, 0)


def test_what_a_crash_tore_is_said_and_cut_off(folder: Path) -> None:
    with Queue(folder) as queue:
        queue.append_many([b"first", b"second"])
    path = folder / "0000000000"
    sound = path.read_bytes()
    path.write_bytes(sound + entry(b"third")[:-1])
    with Queue(folder) as queue:
        (finding,) = queue.findings
        assert (finding.code, finding.position) == (Code.TORN, len(sound))
        assert queue.append(b"again") == 2
    assert path.read_bytes() == sound + entry(b"again")


def test_a_segment_that_ends_within_its_header_is_begun_again(folder: Path) -> None:
    with Queue(folder, segment_bytes=30) as queue:
        queue.append_many([b"0123456789"] * 2)
    for length in (0, 3, 13):
        (folder / "0000000001").write_bytes(header(1, "document")[:length])
        with Queue(folder, segment_bytes=30) as queue:
            assert queue.next_offset == 1
            assert queue.append(b"0123456789") == 1
    assert [record.offset for record in segspec.open(folder).records()] == [0, 1]


def test_entries_after_damage_are_kept_and_read(folder: Path) -> None:
    with Queue(folder) as queue:
        queue.add("c")
        queue.append_many([b"message %d" % number for number in range(10)])
    path = folder / "0000000000"
    content = bytearray(path.read_bytes())
    at = 14 + 3 * 13
    content[at : at + 4] = b"\x7f\xff\xff\xff"
    path.write_bytes(content)
    with Queue(folder) as queue:
        assert queue.findings
        assert path.read_bytes() == content, "not a byte of it is changed"
        number = queue.append(b"next")
        assert number == 10
        batch = queue.read("c")
        assert [offset for offset, _ in batch] == [0, 1, 2]
        queue.ack("c", 2)
        batch = queue.read("c")
        assert batch.dropped == range(3, 4)
        assert batch == [*((n, b"message %d" % n) for n in range(4, 10)), (10, b"next")]


def test_a_file_that_is_no_segment_is_not_appended_to(folder: Path) -> None:
    with Queue(folder) as queue:
        queue.append(b"x")
    path = folder / "0000000000"
    path.write_bytes(b"GGLF" + path.read_bytes()[4:])
    with pytest.raises(SegspecError, match="nothing is appended after it") as caught:
        Queue(folder)
    assert caught.value.code is Code.BAD_MAGIC
    path.unlink()
    Queue(folder).close()


@pytest.mark.parametrize("length", [0, 3, 13, 14, 15])
def test_a_reader_does_not_mind_a_header_that_is_not_complete(folder: Path, length: int) -> None:
    with Queue(folder, dialect="system", segment_bytes=10_000) as queue:
        queue.append(b"x")
    path = folder / f"{1:016x}"
    path.write_bytes(header(1, "system")[:length])
    with QueueReader(folder) as reader:
        assert (reader.first_offset, reader.next_offset) == (0, 1)
    with Queue(folder) as queue:
        assert queue.append(b"y") == 1


def test_a_damaged_index_stops_consumers_and_trimming_and_not_appending(folder: Path) -> None:
    with Queue(folder, segment_bytes=14 + 5) as queue:
        queue.add("c")
        queue.append_many([b"0", b"1", b"2"])
        queue.ack("c", 2)
    index = folder / "index"
    content = index.read_bytes()
    index.write_bytes(content[:-1] + b"\xff")
    kept = segments(folder)
    with Queue(folder, segment_bytes=14 + 5, interval=3600) as queue:
        assert [found.code for found in queue.findings] == [Code.BAD_ENCODING]
        assert queue.append(b"3") == 3
        for call in (queue.trim, queue.consumers, lambda: queue.read("c"), lambda: queue.add("d")):
            with pytest.raises(SegspecError, match="no consumer can be read: remove this file, and add each"):
                call()
        assert index.read_bytes() == content[:-1] + b"\xff"
        assert set(kept) < set(segments(folder))
        index.unlink()
        assert queue.add("c", 2) == 2
        assert values(queue.read("c")) == [b"2", b"3"]


def test_numbers_do_not_follow_a_position_that_only_damage_explains(folder: Path) -> None:
    with Queue(folder) as queue:
        queue.append(b"a")
        queue.add("c")
    index = folder / "index"
    content = bytearray(index.read_bytes())
    content[4] = 0x7F
    index.write_bytes(content)
    with Queue(folder) as queue:
        (finding,) = queue.findings
        assert finding.code is Code.INDEX_AHEAD
        assert "consumer 'c' is due message 9151314442816847872, and the last one is 0" in finding.message
        assert queue.append(b"b") == 1
        assert queue.seek("c", "begin") == 0
        assert values(queue.read("c")) == [b"a", b"b"]


def test_numbers_go_on_after_a_consumer_that_is_further_than_the_messages(folder: Path) -> None:
    """The machine crashed: the index was on the disk, and the last messages were not."""
    with Queue(folder, fsync="interval") as queue:
        queue.add("c")
        queue.append_many([b"a", b"b", b"c", b"d"])
        queue.ack("c", 3)
    path = folder / "0000000000"
    path.write_bytes(path.read_bytes()[: 14 + 2 * 5])
    with Queue(folder) as queue:
        (finding,) = queue.findings
        assert "is due message 4, and the last one is 1; numbers continue after it" in finding.message
        assert queue.append(b"new") == 4
        assert queue.read("c") == [(4, b"new")]
        queue.add("other", 0)
        assert values(queue.read("other")) == [b"a", b"b"]
        queue.ack("other", 1)
        assert queue.read("other").dropped == range(2, 4)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, BaseException]]:
    """Calls of the system by their name that fail from now on, a write after half of its bytes."""
    faults: dict[str, BaseException] = {}
    perform = disk.perform

    def faulty(call: Callable[..., object], *arguments: object) -> object:
        error = faults.get(call.__name__)
        if error is None:
            return perform(call, *arguments)
        if call is os.pwrite:
            descriptor, view, position = arguments
            os.pwrite(descriptor, view[: len(view) // 2], position)  # type: ignore[arg-type, index]
        raise error

    monkeypatch.setattr(disk, "perform", faulty)
    yield faults
    faults.clear()


@pytest.mark.parametrize("fsync", ["always", "never"])
def test_a_full_disk_refuses_a_message_and_takes_the_next(
    folder: Path, failing: dict[str, BaseException], fsync: str
) -> None:
    with Queue(folder, fsync=fsync, interval=3600) as queue:
        queue.add("c")
        queue.append(b"before")
        failing["pwrite"] = OSError(errno.ENOSPC, "No space left on device")
        with pytest.raises(OSError, match="the write failed") as caught:
            queue.append(b"x" * 100)
        assert caught.value.errno == errno.ENOSPC
        failing.clear()
        assert queue.append(b"after") == 1
        assert values(queue.read("c")) == [b"before", b"after"]
    assert list(segspec.open(folder).verify()) == []


def test_entries_of_a_failed_write_that_are_whole_keep_their_numbers(
    folder: Path, failing: dict[str, BaseException]
) -> None:
    """A reader in another process may have seen them."""
    with Queue(folder, interval=3600) as queue:
        failing["pwrite"] = OSError(errno.ENOSPC, "No space left on device")
        with pytest.raises(OSError, match="the write failed"):
            queue.append_many([b"%d" % number for number in range(9)])
        failing.clear()
        assert queue.append(b"after") == 4
        queue.add("c")
        assert values(queue.read("c")) == [b"0", b"1", b"2", b"3", b"after"]


@pytest.mark.parametrize("fsync", ["always", "never"])
@pytest.mark.parametrize("many", [False, True])
def test_a_thread_that_is_interrupted_while_it_writes_leaves_no_hole(
    folder: Path, failing: dict[str, BaseException], fsync: str, many: bool
) -> None:
    with Queue(folder, fsync=fsync, interval=3600) as queue, QueueReader(folder) as reader:
        reader.add("c")
        queue.append(b"before")
        failing["pwrite"] = KeyboardInterrupt()
        with pytest.raises(KeyboardInterrupt):
            queue.append_many([b"x" * 1000]) if many else queue.append(b"x" * 1000)
        failing.clear()
        assert queue.append(b"after") == 1
        assert values(reader.read("c")) == [b"before", b"after"]
    assert list(segspec.open(folder).verify()) == []


def test_what_a_killed_process_had_written_is_synced_before_it_is_shown(folder: Path, syncs: list[str]) -> None:
    with Queue(folder, fsync="never") as queue:
        queue.append(b"a")
    syncs.clear()
    with Queue(folder, interval=3600):
        assert syncs == ["0000000000"]
    syncs.clear()
    with Queue(folder, fsync="interval", interval=3600) as queue:
        queue.flush()
        assert syncs == ["0000000000"]


def test_after_a_failed_sync_nothing_is_appended(folder: Path, failing: dict[str, BaseException]) -> None:
    queue = Queue(folder, interval=3600)
    queue.append(b"before")
    failing["fdatasync"] = OSError(errno.EIO, "Input/output error")
    with pytest.raises(OSError, match="the write failed"):
        queue.append(b"lost?")
    failing.clear()
    with pytest.raises(QueueError, match="open the queue again"):
        queue.append(b"more")
    queue.close()
    with Queue(folder) as again:
        assert again.next_offset == 2


def test_empty_messages_of_an_earlier_process_count_too(folder: Path) -> None:
    """Else what is appended after them makes them look like unwritten space, and the next start cuts them off."""
    with Queue(folder) as queue:
        queue.append_many([b"a", *[b""] * 15])
    with Queue(folder) as queue:
        assert queue.append(b"") == 16
        queue.append(b"ends in zeros" + bytes(4))
    assert segments(folder) == ["0000000000", "0000000010"]
    with Queue(folder) as queue:
        queue.append_many([b""] * 15)
    with Queue(folder) as queue:
        assert queue.findings == ()
        assert queue.next_offset == 33


def test_what_is_before_a_refused_message_of_many_is_appended_once(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("segspec.queue.queue.CHUNK_BYTES", 10)

    def values_that_fail() -> Iterator[bytes]:
        yield from (b"x", b"y")
        raise LookupError("no more")

    with Queue(folder, interval=3600) as queue, QueueReader(folder) as reader:
        queue.add("c")
        with pytest.raises(LookupError) as failed:
            queue.append_many(values_that_fail())
        assert failed.value.__notes__ == ["message 2 of those that were given"]
        assert values(reader.read("c")) == [b"x", b"y"], "they do not wait for whoever appends next"
    with Queue(folder, max_bytes=200) as queue:
        with pytest.raises(QueueFullError) as full:
            queue.append_many([b"%050d" % number for number in range(5)])
        assert full.value.__notes__ == ["message 2 of those that were given"]
        assert queue.next_offset == 4
        assert queue.append_many([]) == range(0)


def test_coroutines_append_and_read(folder: Path) -> None:
    async def work() -> list[bytes]:
        async with AsyncQueue(Queue(folder)) as queue:
            await queue.add("c")
            waiting = asyncio.create_task(queue.read("c", wait=None))
            await asyncio.sleep(0.01)
            await asyncio.gather(*(queue.append(b"%d" % number) for number in range(10)))
            assert await waiting
            found: list[bytes] = []
            async for batch in queue.batches("c", 4):
                found += values(batch)
                if len(found) == 10:
                    break
            assert await queue.lag("c") > 0, "the last batch is not acknowledged before the next is asked for"
            stopped = asyncio.create_task(queue.read("c", wait=None, start=10))
            await asyncio.sleep(0.01)
            stopped.cancel()
            with pytest.raises(asyncio.CancelledError):
                await stopped
        return found

    assert sorted(asyncio.run(work())) == [b"%d" % number for number in range(10)]


def test_a_reader_appends_nothing_as_a_coroutine(folder: Path) -> None:
    async def work() -> None:
        Queue(folder).close()
        async with AsyncQueue(QueueReader(folder)) as queue:
            with pytest.raises(TypeError, match="open it as a Queue to append"):
                await queue.append(b"x")

    asyncio.run(work())


@pytest.mark.parametrize("fsync", ["always", "interval"])
def test_what_comes_after_a_failed_sync_does_not_stand_behind_what_may_be_lost(
    folder: Path, failing: dict[str, BaseException], fsync: str
) -> None:
    """The kernel may give up on pages that it could not write: they are read as they were, until a crash of the
    machine, and are zeros after it."""
    queue = Queue(folder, fsync=fsync, interval=3600)
    queue.append(b"before")
    queue.flush()
    path = folder / "0000000000"
    size = path.stat().st_size
    failing["fdatasync"] = OSError(errno.EIO, "Input/output error")
    with pytest.raises(OSError, match="Input/output error"):  # noqa: PT012 - it depends on the mode which of them
        queue.append_many([b"refused, or not durable"] * 9)
        queue.flush()
    failing.clear()
    with pytest.raises(QueueError, match="open the queue again"):
        queue.append(b"x")
    queue.close()
    with Queue(folder, fsync=fsync) as again:
        assert again.append(b"after") == 10
    lost = path.stat().st_size - size
    with path.open("r+b") as file:
        file.seek(size)
        file.write(bytes(lost))
    with Queue(folder) as crashed:
        crashed.add("c")
        assert crashed.next_offset == 11
        assert crashed.read("c", 1) == [(0, b"before")]
        assert crashed.read("c", start=10) == [(10, b"after")]


def test_where_no_other_segment_can_be_begun_after_a_failed_sync_the_queue_still_opens(
    folder: Path, failing: dict[str, BaseException]
) -> None:
    queue = Queue(folder, interval=3600)
    queue.append(b"before")
    for name in ("fdatasync", "fsync", "open", "pwrite"):
        failing[name] = OSError(errno.EIO, "Input/output error")
    del failing["pwrite"]
    with pytest.raises(OSError, match="the write failed"):
        queue.append(b"refused")
    failing.clear()
    queue.close()
    with Queue(folder) as again:
        assert again.append(b"after") in (1, 2)
    assert list(segspec.open(folder).verify()) == []


def test_a_segment_that_cannot_be_removed_is_still_there(folder: Path, failing: dict[str, BaseException]) -> None:
    with Queue(folder, segment_bytes=14 + 5, max_bytes=200, on_full="drop-oldest", interval=3600) as queue:
        queue.add("c")
        queue.append_many([b"%d" % number for number in range(9)])
        queue.ack("c", 4)
        failing["unlink"] = OSError(errno.EIO, "Input/output error")
        with pytest.raises(OSError, match="remove: Input/output error"):
            queue.trim()
        assert queue.first_offset == 0
        with pytest.raises(OSError, match="remove: Input/output error"):
            queue.append_many([b"x" * 5] * 3)
        failing.clear()
        assert queue.read("c")[0].offset == 5
        queue.seek("c", 0)
        assert queue.read("c")[0] == (0, b"0")
        queue.append_many([b"x" * 5] * 3)
        assert sum(path.stat().st_size for path in folder.iterdir() if path.name != "index") <= 200
        assert queue.read("c").dropped == range(queue.first_offset)


def test_the_numbers_of_many_messages_cover_all_of_them_where_others_come_between(folder: Path) -> None:
    """The queue is full in the middle of them, and another thread appends while this one waits for room."""
    with Queue(folder, max_bytes=1000, on_full="block", interval=3600) as queue:
        queue.add("c")
        told: list[range] = []
        thread = threading.Thread(target=lambda: told.append(queue.append_many([b"m" * 100] * 12)))
        thread.start()
        while queue.next_offset < 7:
            time.sleep(0.001)
        queue.ack("c", queue.next_offset - 1)
        queue.append(b"between", timeout=PATIENCE)
        while thread.is_alive():
            batch = queue.read("c", wait=0.01)
            if batch:
                queue.ack("c", batch[-1].offset)
        thread.join()
        assert told in ([range(13)], [range(12)]), "as the other thread's came among them, or last"
        assert queue.next_offset == 13


def test_a_reader_looks_again_where_a_torn_entry_is_cut_off_while_it_looks(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Queue(folder) as queue:
        queue.append(b"whole")
    path = folder / "0000000000"
    sound = path.stat().st_size
    with path.open("ab") as file:
        file.write(entry(b"x" * 5000)[:-1])
    look = walk.walk

    def cut(*arguments: Any, **named: Any) -> Any:
        os.truncate(path, sound)
        return look(*arguments, **named)

    monkeypatch.setattr(walk, "walk", cut)
    with QueueReader(folder) as reader:
        assert reader.next_offset == 1


def test_a_queue_is_opened_while_consumers_replace_the_index(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Queue(folder) as queue:
        queue.append(b"a")
    listed = list_directory(folder)
    passing = Directory(listed.path, {".0.segspec-tmp": 3, **listed.sizes, "0000000009": 20})
    assert [found.path for found in FOLDER.discover(passing).segments] == [str(folder / "0000000000")]


def test_what_is_closed_holds_no_file(folder: Path) -> None:
    """Else a disk that is full stays so after the queue was removed."""
    with Queue(folder) as queue, QueueReader(folder) as reader:
        queue.add("c")
        queue.append(b"x")
        assert queue.read("c") == reader.read("c") == [(0, b"x")]
    held = [str(path.readlink()) for path in Path("/proc/self/fd").iterdir() if path.is_symlink()]
    assert [path for path in held if path.startswith(str(folder))] == []


def test_a_queue_that_gives_up_while_it_is_trimmed_says_so(
    folder: Path, failing: dict[str, BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    with Queue(folder, segment_bytes=14 + 5, interval=3600) as queue:
        queue.add("c")
        queue.append_many([b"%d" % number for number in range(5)])
        queue.ack("c", 3)
        remove = disk.remove

        def fail_meanwhile(path: Path) -> None:
            monkeypatch.setattr(disk, "remove", remove)
            failing.update(dict.fromkeys(("pwrite", "open"), OSError(errno.EIO, "Input/output error")))
            with pytest.raises(OSError, match="Input/output error"):
                queue.append(b"lost")
            failing.clear()
            remove(path)

        monkeypatch.setattr(disk, "remove", fail_meanwhile)
        assert queue.trim() > 0
        with pytest.raises(QueueError, match="open the queue again"):
            queue.append(b"x")
    with Queue(folder) as again:
        assert again.consumers() == {"c": 4}
        assert again.read("c")[0] == (4, b"4")


def test_a_first_message_that_was_torn_does_not_change_the_dialect(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    perform = disk.perform

    def torn(call: Callable[..., object], *arguments: Any) -> object:
        if call is os.pwrite:
            os.pwrite(arguments[0], arguments[1][:2], arguments[2])
            raise OSError(errno.ENOSPC, "No space left on device")
        return perform(call, *arguments)

    with Queue(folder, fsync="never") as queue, QueueReader(folder) as reader:
        reader.add("c")
        monkeypatch.setattr(disk, "perform", torn)
        with pytest.raises(OSError, match="the write failed"):
            queue.append(b"refused")
        assert reader.read("c", wait=0.01) == []
        monkeypatch.setattr(disk, "perform", perform)
        assert queue.append(b"after") == 0
        assert reader.read("c", wait=1) == [(0, b"after")]
    assert (folder / "0000000000").read_bytes() == header(0, "document") + entry(b"after")


@pytest.mark.parametrize("kept", range(1, len(entry(b"torn"))))
def test_a_message_that_was_torn_behind_an_empty_one_does_not_change_the_dialect(folder: Path, kept: int) -> None:
    sound = header(0, "document") + entry(b"")
    path = folder / "0000000000"
    folder.mkdir(exist_ok=True)
    path.write_bytes(sound + entry(b"torn")[:kept])
    with Queue(folder) as queue:
        assert queue.append(b"after") == 1
    assert path.read_bytes() == sound + entry(b"after")


@pytest.mark.parametrize("on_full", ["refuse", "drop-oldest", "block"])
@pytest.mark.parametrize("most", [100, 5_000, 12_000])
def test_a_queue_that_is_smaller_than_a_segment_of_its_dialect_goes_on(folder: Path, on_full: str, most: int) -> None:
    with Queue(folder, dialect="system", max_bytes=most, on_full=on_full, fsync="never", interval=3600) as queue:
        queue.add("c")
        for number in range(max(100, most // 12)):
            try:
                assert queue.append(b"x" * 20, timeout=0.001) == number
            except QueueFullError:
                queue.ack("c", number - 1)
                assert queue.append(b"x" * 20, timeout=PATIENCE) == number
        assert sum(path.stat().st_size for path in folder.iterdir() if path.name != "index") <= most


def test_messages_are_not_appended_to_a_file_that_was_removed(folder: Path) -> None:
    queue = Queue(folder, interval=3600)
    queue.append(b"a")
    (folder / "0000000000").unlink()
    with pytest.raises(QueueError, match=r"the segment was removed or renamed.*open the queue again"):
        queue.flush()
    with pytest.raises(QueueError, match="open the queue again"):
        queue.append(b"b")
    queue.close()
    queue = Queue(folder, interval=0.01)
    folder.rename(folder.with_name("elsewhere"))
    end = time.monotonic() + PATIENCE
    with pytest.raises(QueueError, match="the segment was removed or renamed"):  # noqa: PT012 - it is a matter of time
        while time.monotonic() < end:
            queue.append(b"c")
            time.sleep(0.005)
    with pytest.raises(FileNotFoundError):
        queue.close()


@pytest.mark.parametrize("content", [None, b"", b"FFL", b"\xff" * 24])
def test_a_segment_in_the_middle_that_is_gone_or_has_no_header_is_told_as_dropped(
    folder: Path, content: bytes | None
) -> None:
    path = folder / "0000000002"
    with Queue(folder, segment_bytes=14 + 2 * 5, interval=3600) as queue, QueueReader(folder) as reader:
        queue.add("c")
        queue.append_many([b"%d" % number for number in range(7)])
        if content is None:
            path.unlink()
        else:
            path.write_bytes(content)
        for each in (queue, reader):
            assert each.read("c") == [(0, b"0"), (1, b"1")]
            batch = each.read("c", start=2)
            assert (batch.dropped, values(batch)) == (range(2, 4), [b"4", b"5", b"6"])
    with Queue(folder) as queue:
        batch = queue.read("c", start=2)
        assert (batch.dropped, values(batch)) == (range(2, 4), [b"4", b"5", b"6"])


def test_tasks_that_wait_for_room_do_not_keep_out_those_who_make_it(folder: Path) -> None:
    async def work() -> int:
        queue = AsyncQueue(Queue(folder, max_bytes=200, on_full="block"))
        await queue.add("c")
        tasks = [asyncio.create_task(queue.append(b"x" * 30)) for _ in range(80)]
        done = 0
        while done < len(tasks):
            batch = await asyncio.wait_for(queue.read("c", wait=None), 20)
            await queue.ack("c", batch[-1].offset)
            done += len(batch)
        await asyncio.gather(*tasks)
        await queue.close()
        await queue.close()
        with pytest.raises(QueueError, match="it is closed"):
            await queue.read("c")
        return done

    assert asyncio.run(work()) == 80


def test_what_was_known_of_a_segment_before_it_was_whole_loses_no_message(tmp_path: Path) -> None:
    with Queue(tmp_path / "q", segment_bytes=200, trim=False) as queue:
        queue.append_many(b"%04d" % number * 10 for number in range(8))
    first = min(path for path in (tmp_path / "q").iterdir() if path.name != "index")
    content = first.read_bytes()
    first.write_bytes(content[:-30])
    segments = open_segments(tmp_path / "q", {})
    assert read_batch(segments, 3, 4, 10, 1 << 20).dropped == range(3, 4)
    with first.open("r+b") as file:
        file.write(content)
    batch = read_batch(segments, 3, 4, 10, 1 << 20)
    assert (batch.dropped, [message.value for message in batch]) == (range(0), [b"0003" * 10])


def test_a_segment_whose_header_is_not_there_yet_is_looked_for_again(tmp_path: Path) -> None:
    with Queue(tmp_path / "q", segment_bytes=200, trim=False) as queue:
        queue.add("c")
        queue.append_many(b"%04d" % number * 10 for number in range(8))
    last = max(path for path in (tmp_path / "q").iterdir() if path.name != "index")
    content = last.read_bytes()
    last.write_bytes(b"")
    with QueueReader(tmp_path / "q") as reader:
        assert len(reader.read("c", 10)) == 4
        reader.ack("c", 3)
        last.write_bytes(content)
        assert [message.offset for message in reader.read("c", 10)] == [4, 5, 6, 7]


@pytest.mark.parametrize(("dialect", "value"), [("document", b"x" * 40), ("system", b"x" * 2400)])
def test_a_queue_of_which_only_a_segment_without_header_is_left_goes_on_with_its_numbers(
    dialect: str, value: bytes, tmp_path: Path
) -> None:
    folder, segment_bytes = tmp_path / "q", 200 if dialect == "document" else 10_000
    with Queue(folder, dialect=dialect, segment_bytes=segment_bytes, trim=False) as queue:
        queue.add("slow")
        queue.append_many([value] * 4)
        following = QueueReader(folder)
        assert len(following.read("slow", 9)) == 4
        queue.append_many([value] * 4)
    *earlier, last = (folder / name for name in segments(folder))
    with following:
        for path in earlier:
            path.unlink()
        last.write_bytes(last.read_bytes()[:5])
        assert (following.lag("slow"), following.dropped("slow"), following.first_offset) == (0, range(4), 4)
        with QueueReader(folder) as another:
            assert (another.first_offset, another.next_offset) == (4, 4)
        with Queue(folder, segment_bytes=segment_bytes) as queue:
            assert [finding.code for finding in queue.findings] == ["torn"]
            assert queue.append(b"later") == 4
            assert following.read("slow", 10).dropped == range(4)
            assert [message.offset for message in following.read("slow", 10, start=4)] == [4]
    assert [finding for finding in segspec.open(folder).verify() if finding.severity is Severity.ERROR] == []


def test_segments_that_are_all_dropped_while_they_are_listed_are_looked_for_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Queue(folder, segment_bytes=100) as queue, QueueReader(folder) as following:
        queue.add("slow")
        queue.append_many([b"x" * 60] * 3)

        def listed(path: str, known: dict[str, StoredSegment]) -> list[StoredSegment]:
            monkeypatch.undo()
            queue.append(b"y" * 60)
            return []

        monkeypatch.setattr(reader, "open_segments", listed)
        assert [message.offset for message in following.read("slow", 10)] == [0, 1, 2, 3]


def test_a_folder_with_a_queues_names_and_no_queue_is_refused(folder: Path) -> None:
    folder.mkdir()
    (folder / "0000000000").write_bytes(b"nothing of a queue")
    with pytest.raises(SegspecError, match="missing-segment: no queue is in this folder"):
        QueueReader(folder)


def test_a_segment_without_messages_is_not_made_anew_after_a_failed_sync(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(folder, fsync="interval", interval=1000, max_bytes=200)
    with pytest.raises(QueueFullError):
        queue.append_many([b"x" * 20] * 10)
    last = folder / segments(folder)[-1]
    before, content = last.stat().st_ino, last.read_bytes()
    assert len(content) == len(header(0, "document"))

    def failing(descriptor: int, path: Path) -> None:
        raise disk.SyncError(errno.EIO, "sync: Input/output error", str(path))

    with monkeypatch.context() as patch:
        patch.setattr(disk, "sync_content", failing)
        with pytest.raises(OSError, match="Input/output error"):
            queue.flush()
    assert (last.stat().st_ino, last.read_bytes()) == (before, content)
    due = queue.next_offset
    queue.close()
    with Queue(folder) as queue:
        assert queue.append(b"a") == due


@pytest.mark.parametrize("elsewhere", [False, True])
def test_however_many_tasks_wait_for_messages_one_thread_does(
    folder: Path, elsewhere: bool, syncs: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else what another task does, such as to acknowledge, waits until one of them has waited for nothing."""
    waiting: list[int] = []
    most: list[int] = []

    async def work(queue: Queue, consuming: Queue | QueueReader) -> None:
        wait = consuming._wait

        def noted(due: int, seconds: float | None) -> None:
            if seconds is None or seconds <= 0:
                wait(due, seconds)
                return
            waiting.append(due)
            most.append(len(waiting))
            try:
                wait(due, seconds)
            finally:
                waiting.pop()

        monkeypatch.setattr(consuming, "_wait", noted)
        async with AsyncQueue(consuming) as shared:
            for number in range(100):
                await shared.add(str(number))
            tasks = [asyncio.create_task(shared.read(str(number), wait=None)) for number in range(100)]
            while not waiting:
                await asyncio.sleep(0.001)
            await shared.seek("0", "end")
            assert not any(task.done() for task in tasks)
            queue.append(b"x")
            assert await asyncio.gather(*tasks) == [[(0, b"x")]] * 100
            assert await shared.read("0", wait=0.01, start=1) == []

    with Queue(folder, fsync="never", interval=3600) as queue:
        asyncio.run(work(queue, QueueReader(folder) if elsewhere else queue))
    assert set(most) == {1}


def test_coroutines_run_in_threads_of_their_queue(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the loop are the program's, which may keep all of them busy."""
    names: list[str] = []

    async def work() -> None:
        async with AsyncQueue(Queue(folder, fsync="never")) as queue:
            for name in ("lag", "append"):
                monkeypatch.setattr(queue.queue, name, lambda *_, **__: names.append(threading.current_thread().name))
            await queue.lag("c")
            await queue.append(b"x")

    asyncio.run(work())
    assert names == ["segspec-queue_0", "segspec-queue-append_0"]


@pytest.mark.parametrize("elsewhere", [False, True])
def test_whoever_waits_for_a_number_is_told_whether_it_came(folder: Path, elsewhere: bool) -> None:
    with Queue(folder, fsync="never", interval=3600) as queue, QueueReader(folder) as reader:
        consuming = reader if elsewhere else queue
        queue.append_many([b"a", b"b", b"c"])
        assert [consuming.wait_for(number, 0) for number in range(4)] == [True, True, True, False]
        assert not consuming.wait_for(3, 0.001)
        threading.Timer(0.05, queue.append, (b"d",)).start()
        assert consuming.wait_for(3)
        with pytest.raises(TypeError, match="timeout is '1'; it is a number of seconds"):
            consuming.wait_for(3, "1")  # type: ignore[arg-type]
    with pytest.raises(QueueError, match="it is closed"):
        consuming.wait_for(0)


def test_a_queue_of_which_no_segment_is_left_says_so_and_not_that_messages_were_dropped(folder: Path) -> None:
    with Queue(folder, segment_bytes=14 + 5, fsync="never", interval=3600) as queue:
        queue.add("c")
        queue.append_many([b"a", b"b"])
        for name in segments(folder):
            (folder / name).unlink()
        with pytest.raises(FileNotFoundError):
            queue.read("c")


@pytest.mark.parametrize(("fsync", "synced"), [("always", ["0000000001"]), ("interval", ["0000000001"])])
def test_the_segment_that_is_begun_after_a_failed_sync_is_synced(
    folder: Path, fsync: str, synced: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = Queue(folder, fsync=fsync, interval=3600)
    seen: list[str] = []

    def fails_once(_: int, path: Path) -> None:
        monkeypatch.setattr(disk, "sync_content", lambda _, path: seen.append(Path(path).name))
        raise disk.SyncError(errno.EIO, "sync: Input/output error", str(path))

    monkeypatch.setattr(disk, "sync_content", fails_once)
    with pytest.raises(OSError, match="Input/output error"):  # noqa: PT012 - it depends on the mode which of them
        queue.append(b"x")
        queue.flush()
    assert seen == synced
    queue.close()
