"""What `Queue` and `QueueReader` do, situation by situation."""

from __future__ import annotations

import asyncio
import errno
import os
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code, SegspecError
from segspec.formats.ffwd.encode import entry, header
from segspec.queue import AsyncQueue, Queue, QueueError, QueueFullError, QueueReader, UnknownConsumerError
from segspec.storage import disk


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "queue"


@pytest.fixture
def syncs(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The files that were synced, each as often as it was; the disk is not waited for."""
    seen: list[str] = []
    monkeypatch.setattr(disk, "sync", lambda _, path: seen.append(Path(path).name))
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
        (lambda queue: queue.add(""), "a text that is not empty"),
        (lambda queue: queue.read("c", 0), "limit is 0; it is at least 1"),
    ],
)
def test_what_makes_no_sense_is_refused(folder: Path, call: Callable[[Queue], object], words: str) -> None:
    with Queue(folder) as queue:
        queue.append(b"a")
        queue.add("c")
        with pytest.raises(ValueError, match=words):
            call(queue)
        assert queue.consumers() == {"c": 0}


def test_options_that_are_unknown_or_too_small_are_refused(folder: Path) -> None:
    for options, words in (
        ({"fsync": "sometimes"}, "fsync is 'sometimes'; it is one of 'always', 'interval', 'never'"),
        ({"on_full": "shrug"}, "on_full is 'shrug'"),
        ({"dialect": "klingon"}, "dialect is 'klingon'"),
        ({"interval": 0}, "interval is 0"),
        ({"segment_bytes": 9_999, "dialect": "system"}, "segment_bytes"),
    ):
        with pytest.raises(ValueError, match=words):
            Queue(folder, **options)  # type: ignore[arg-type]
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


def test_trimming_goes_on_in_the_background(folder: Path) -> None:
    with Queue(folder, segment_bytes=30, interval=0.01) as queue:
        queue.add("c")
        queue.append_many([b"0123456789"] * 5)
        queue.ack("c", 4)
        end = time.monotonic() + 10
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
        thread.join(10)
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
        monkeypatch.setattr(disk, "sync", sync)
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
        end = time.monotonic() + 10
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
        threading.Timer(0.05, queue.append, (b"at last",)).start()
        assert queue.read("c", wait=None) == [(0, b"at last")]


def test_only_one_may_append(folder: Path) -> None:
    with Queue(folder), pytest.raises(BlockingIOError, match="another writer has this log open"):
        Queue(folder)
    queue = Queue(folder)
    queue.close()
    with pytest.raises(QueueError, match="it is closed"):
        queue.append(b"x")


def test_the_child_of_a_fork_may_nothing_and_its_parent_all(folder: Path) -> None:
    queue = Queue(folder)
    queue.add("c")
    child = os.fork()
    if not child:
        code = 1
        try:
            queue.append(b"from the child")
        except QueueError as error:
            code = 7 if "open it here" in str(error) else 2
        queue.close()
        os._exit(code)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7
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
    Queue(folder).close()
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


def test_numbers_go_on_after_a_consumer_that_is_further_than_the_messages(folder: Path) -> None:
    """The machine crashed: the index was on the disk, and the last messages were not."""
    with Queue(folder, fsync="interval") as queue:
        queue.add("c")
        queue.append_many([b"a", b"b", b"c", b"d"])
        queue.ack("c", 3)
    path = folder / "0000000000"
    path.write_bytes(path.read_bytes()[: 14 + 2 * 5])
    with Queue(folder) as queue:
        assert queue.append(b"new") == 4
        assert queue.read("c") == [(4, b"new")]
        queue.add("other", 0)
        assert values(queue.read("other")) == [b"a", b"b"]
        queue.ack("other", 1)
        assert queue.read("other").dropped == range(2, 4)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, OSError]]:
    """Calls of the system by their name that fail from now on, a write after half of its bytes."""
    faults: dict[str, OSError] = {}
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
    folder: Path, failing: dict[str, OSError], fsync: str
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


def test_entries_of_a_failed_write_that_are_whole_keep_their_numbers(folder: Path, failing: dict[str, OSError]) -> None:
    """A reader in another process may have seen them."""
    with Queue(folder, interval=3600) as queue:
        failing["pwrite"] = OSError(errno.ENOSPC, "No space left on device")
        with pytest.raises(OSError, match="the write failed"):
            queue.append_many([b"%d" % number for number in range(9)])
        failing.clear()
        assert queue.append(b"after") == 4
        queue.add("c")
        assert values(queue.read("c")) == [b"0", b"1", b"2", b"3", b"after"]


def test_after_a_failed_sync_nothing_is_appended(folder: Path, failing: dict[str, OSError]) -> None:
    queue = Queue(folder, interval=3600)
    queue.append(b"before")
    failing["fsync"] = OSError(errno.EIO, "Input/output error")
    with pytest.raises(OSError, match="the write failed"):
        queue.append(b"lost?")
    failing.clear()
    with pytest.raises(QueueError, match="open the queue again"):
        queue.append(b"more")
    queue.close()
    with Queue(folder) as again:
        assert again.next_offset == 2


def test_empty_messages_are_held_as_long_as_they_can_be_told_from_unwritten_space(folder: Path) -> None:
    with Queue(folder) as queue:
        queue.append_many([b""] * 15)
        with pytest.raises(ValueError, match="more than 15 empty messages"):
            queue.append(b"")
        queue.append(b"x")
        queue.append(b"")
    with Queue(folder) as queue:
        assert queue.next_offset == 17


def test_a_refused_message_of_many_is_named_and_those_before_it_are_in(folder: Path) -> None:
    with Queue(folder) as queue:
        with pytest.raises(TypeError) as caught:
            queue.append_many([b"a", b"b", "c", b"d"])  # type: ignore[list-item]
        assert caught.value.__notes__ == ["message 2 of those that were given"]
        assert queue.next_offset == 2
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
