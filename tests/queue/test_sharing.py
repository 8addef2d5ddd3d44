"""One consumer's messages, shared by several workers: each goes to one, and to another when that one is no more."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import segspec
from segspec.cli import main as command_line
from segspec.queue import (
    AsyncQueue,
    MessageBatch,
    Queue,
    QueueError,
    QueueFullError,
    QueueReader,
    UnknownConsumerError,
    Worker,
)
from segspec.queue import worker as worker_module
from segspec.queue.worker import FOLDER, SharedClaims
from segspec.storage import disk
from tests.helpers.patience import PATIENCE

pytestmark = pytest.mark.usefixtures("only_new_objects")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "queue"


@pytest.fixture
def queue(folder: Path) -> Any:
    """Ten messages and a consumer."""
    with Queue(folder, segment_bytes=14 + 3 * 5, interval=3600, fsync="never") as queue:
        queue.add("c")
        queue.append_many([b"%d" % number for number in range(10)])
        yield queue


def numbers(batch: MessageBatch) -> list[int]:
    return [message.offset for message in batch]


def test_each_message_goes_to_one_worker_in_any_process(queue: Queue, folder: Path) -> None:
    with QueueReader(folder) as reader:
        workers = [queue.worker("c"), queue.worker("c"), reader.worker("c")]
        given = [numbers(worker.claim(2)) for worker in workers * 2]
        assert given == [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], []]
        assert queue.append(b"later") == 10
        assert workers[2].claim() == [(10, b"later")]


def test_the_position_is_the_first_message_that_is_not_done(queue: Queue) -> None:
    with queue.worker("c") as one, queue.worker("c") as other:
        first, second = one.claim(3), other.claim(3)
        other.ack(second)
        one.ack(1)
        queue.flush()
        assert queue.consumers() == {"c": 0}
        one.ack(first[0].offset)
        queue.flush()
        assert queue.consumers() == {"c": 2}
        one.ack(2)
        queue.flush()
        assert queue.consumers() == {"c": 6}
        assert queue.trim() == 2, "what all are done with is removed"
        assert numbers(one.claim()) == [6, 7, 8, 9]


def test_what_a_worker_has_goes_to_others_when_it_gives_it_back_or_is_closed_or_forgotten(queue: Queue) -> None:
    other = queue.worker("c")
    worker = queue.worker("c")
    assert numbers(worker.claim(2)) == [0, 1]
    worker.ack(1)
    worker.give_back()
    assert numbers(other.claim(1)) == [0]
    assert numbers(worker.claim(2)) == [2, 3]
    worker.close()
    worker.close()
    assert numbers(other.claim(2)) == [2, 3]
    with pytest.raises(QueueError, match="this worker is closed"):
        worker.claim()
    worker = queue.worker("c")
    assert numbers(worker.claim(2)) == [4, 5]
    with pytest.warns(ResourceWarning, match="a worker of 'c' was never closed: what it had claimed goes to others"):  # noqa: PT031
        del worker
        gc.collect()
    assert numbers(other.claim(2)) == [4, 5]


CHILD = (
    "told, tell = os.pipe()\nif not os.fork(): os.write(tell, b'.'); time.sleep(20); os._exit(0)\nos.read(told, 1)\n"
)
"""A child, which let go of what its parent has locked before the parent goes on."""


@pytest.mark.parametrize("child", ["", CHILD], ids=["alone", "its child lives"])
def test_what_a_process_had_that_was_killed_goes_to_others(queue: Queue, folder: Path, child: str) -> None:
    """Also where a child of it lives."""
    program = (
        "import os, sys, time; from segspec.queue import QueueReader\n"
        "worker = QueueReader(sys.argv[1]).worker('c')\n"
        "batch = worker.claim(4); worker.ack(1); worker.ack(2)\n"
        f"{child}"
        "print(batch[-1].offset, flush=True); time.sleep(60)"
    )
    process = subprocess.Popen([sys.executable, "-c", program, str(folder)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "3\n"
    with queue.worker("c") as worker:
        assert numbers(worker.claim(1)) == [4], "it lives"
        process.send_signal(signal.SIGKILL)
        process.wait()
        process.stdout.close()
        assert [numbers(worker.claim()) for _ in range(3)] == [[0], [3], [5, 6, 7, 8, 9]], "1 and 2 were done"
    assert {path.suffix for path in (folder / FOLDER).iterdir()} == {""}, "no worker's file is left"


def test_a_worker_that_is_silent_for_too_long_loses_what_it_has_and_may_still_say_that_it_is_done(
    queue: Queue, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [1000.0]
    monkeypatch.setattr(worker_module.time, "monotonic", lambda: now[0])
    silent, other = queue.worker("c", visible=30), queue.worker("c")
    assert numbers(silent.claim(3)) == [0, 1, 2]
    now[0] += 20
    silent.ack(0)
    now[0] += 30
    assert numbers(other.claim(1)) == [3], "it made a call 30 s ago"
    now[0] += 1
    assert numbers(other.claim(5)) == [1, 2]
    silent.ack(1)
    assert numbers(silent.claim(1)) == [4]
    other.close()
    assert numbers(silent.claim(5)) == [2, 3]
    now[0] = 5.0
    with queue.worker("c") as after_a_start_of_the_machine:
        assert numbers(after_a_start_of_the_machine.claim(1)) == [2]


def test_whoever_waits_is_given_what_comes_or_comes_back(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "LOOK_FOR_CLAIMS", 0.01)
    one, other = queue.worker("c"), queue.worker("c")
    one.claim()
    threading.Timer(0.05, one.give_back).start()
    assert len(other.claim(wait=10)) == 10
    assert one.claim(wait=0.01) == []
    threading.Timer(0.05, queue.append, (b"new",)).start()
    assert one.claim(wait=None) == [(10, b"new")]
    threading.Timer(0.05, queue.seek, ("c", 3)).start()
    assert numbers(one.claim(1, wait=None)) == [3]


def test_whoever_does_not_wait_looks_once(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr(queue, "_wait", lambda _, seconds: waited.append(seconds))
    with queue.worker("c") as worker:
        worker.claim()
        assert worker.claim() == []
        assert waited == []
        assert worker.claim(wait=0.001) == []
        assert all(0 < seconds <= 0.001 for seconds in waited)


def test_batches_are_done_when_the_next_one_is_asked_for(queue: Queue) -> None:
    with queue.worker("c") as worker, queue.worker("c") as other:
        for batch in worker.batches(4, wait=0.0):
            if batch[0].offset == 4:
                break
        assert numbers(other.claim()) == [8, 9]
        worker.give_back()
        assert [numbers(batch) for batch in other.batches(wait=0.0)] == [[4, 5, 6, 7]]
    assert queue.lag("c") == 2, "8 and 9 were claimed, and nobody said that they are done"


def test_what_is_lost_is_told_to_one_worker_and_again_until_something_of_it_is_done(queue: Queue, folder: Path) -> None:
    (folder / "0000000003").unlink()
    with queue.worker("c") as one, queue.worker("c") as other:
        assert numbers(other.claim(3)) == [0, 1, 2]
        batch = one.claim(2)
        assert (batch.dropped, numbers(batch)) == (range(3, 6), [6, 7])
        assert numbers(other.claim(1)) == [8]
        one.give_back()
        batch = one.claim(2)
        assert (batch.dropped, numbers(batch)) == (range(3, 6), [6, 7])
        one.ack(7)
        one.give_back()
        batch = other.claim(9)
        assert (batch.dropped, numbers(batch)) == (range(0), [6])


@pytest.mark.parametrize("by_batch", [False, True])
def test_what_is_lost_with_nothing_after_it_is_done_with_the_batch(folder: Path, by_batch: bool) -> None:
    with Queue(folder, max_bytes=400, on_full="drop-oldest", interval=3600) as queue:
        queue.add("c")
        queue.append_many([b"x" * 30] * 5)
        with queue.worker("c") as worker, queue.worker("c") as later:
            worker.claim(1)
            later.claim(2)
            worker.give_back()
            queue.append_many([b"x" * 30] * 20)
            batch = worker.claim()
            assert (batch.dropped, batch.says_nothing, list(batch)) == (range(1), False, []), "the others are claimed"
            worker.ack(batch if by_batch else batch.last)
            later.ack(1)
            later.ack(2)
            batch = worker.claim(1)
            assert (batch.dropped.start, batch[0].offset) == (3, queue.first_offset)


def test_a_consumer_that_is_moved_or_removed_is_shared_anew(queue: Queue, folder: Path) -> None:
    with QueueReader(folder, interval=3600) as reader, reader.worker("c") as worker:
        batch = worker.claim(6)
        worker.ack(batch)
        queue.seek("c", 2)
        reader.flush()
        assert queue.consumers() == {"c": 2}, "what the other process had not stored does not undo it"
        assert numbers(worker.claim(1)) == [2]
        queue.ack("c", 4)
        queue.flush()
        assert numbers(worker.claim(1)) == [5]
        queue.remove("c")
        for call in (worker.claim, lambda: worker.ack(3), worker.give_back):
            with pytest.raises(UnknownConsumerError):
                call()
        assert queue.add("c", 1) == 1
        assert numbers(worker.claim(1)) == [1]
    with pytest.raises(UnknownConsumerError):
        queue.worker("d")


def test_claims_of_a_consumer_whose_index_was_removed_do_not_hide_messages_from_the_next(
    queue: Queue, folder: Path
) -> None:
    with queue.worker("c") as worker:
        worker.ack(worker.claim(5))
        queue.flush()
    (folder / "index").unlink()
    queue.add("c")
    with queue.worker("c") as worker:
        assert numbers(worker.claim(1)) == [0]


@pytest.mark.parametrize(
    ("call", "words"),
    [
        (lambda worker: worker.ack(10), "10 is not the number of a message: the queue ends before 10"),
        (lambda worker: worker.ack(-1), "-1 is not the number of a message"),
        (lambda worker: worker.ack(1.0), "'float' object cannot be interpreted as an integer"),
        (lambda worker: worker.claim(0), "limit is 0; it is at least 1"),
        (lambda worker: worker.claim(most_bytes=0), "most_bytes is 0; it is at least 1"),
        (lambda worker: worker.claim(wait="1"), "wait is '1'; it is a number of seconds"),
    ],
)
def test_what_makes_no_sense_is_refused(queue: Queue, call: Callable[[Worker], object], words: str) -> None:
    with queue.worker("c") as worker:
        with pytest.raises((ValueError, TypeError), match=words):
            call(worker)
        worker.ack(MessageBatch())
        assert len(worker.claim()) == 10
    for visible, named in ((0, "visible is 0; it is more than 0 seconds"), ("1", "it is a number of seconds")):
        with pytest.raises((ValueError, TypeError), match=named):
            queue.worker("c", visible=visible)  # type: ignore[arg-type]


def test_numbers_go_on_after_those_that_a_worker_was_given(folder: Path) -> None:
    """The machine crashed: the claims were on the disk, and the last messages were not."""
    with Queue(folder, fsync="never", interval=3600) as queue:
        queue.add("c")
        queue.append_many([b"%d" % number for number in range(6)])
        with queue.worker("c") as worker:
            worker.claim(4)
            worker.ack(2)
            worker.ack(3)
    path = folder / "0000000000"
    path.write_bytes(path.read_bytes()[: 14 + 2 * 5])
    with Queue(folder) as queue:
        (finding,) = queue.findings
        assert "consumer 'c' is due message 4, and the last one is 1; numbers continue after it" in finding.message
        assert queue.append(b"new") == 4
        with queue.worker("c") as worker:
            assert worker.claim() == [(0, b"0"), (1, b"1")]
            assert worker.claim() == [(4, b"new")]


@pytest.mark.parametrize(
    "content",
    [b"", b"\0" * 100, b"{}", b"[]", b"[" * 100_000, b'{"position": 1e999, "done": [], "claims": [], "seen": {}}'],
)
def test_where_the_claims_are_damaged_all_comes_again(queue: Queue, content: bytes) -> None:
    with queue.worker("c") as worker:
        worker.ack(worker.claim(3))
        queue.flush()
        worker.claim(3)
    SharedClaims(Path(queue.path), "c").path.write_bytes(content)
    with queue.worker("c") as worker:
        assert numbers(worker.claim()) == [3, 4, 5, 6, 7, 8, 9]


def test_where_the_disk_refuses_nothing_is_claimed_or_done(queue: Queue, monkeypatch: pytest.MonkeyPatch) -> None:
    perform = disk.perform

    def full(call: Callable[..., Any], *arguments: Any) -> Any:
        if call is os.pwrite:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return perform(call, *arguments)

    with queue.worker("c") as worker:
        batch = worker.claim(3)
        with monkeypatch.context() as patch:
            patch.setattr(disk, "perform", full)
            for call in (worker.claim, lambda: worker.ack(batch)):
                with pytest.raises(OSError, match="No space left"):
                    call()
            with pytest.raises(OSError, match="No space left"):
                queue.trim()
            assert queue.first_offset == 3, "what all are done with makes room, though no position can be stored"
        assert numbers(worker.claim(1)) == [3]


def test_the_child_of_a_fork_is_no_worker_and_does_not_keep_what_its_parent_had(queue: Queue, folder: Path) -> None:
    reading, writing = os.pipe()
    end, ended = os.pipe()
    with QueueReader(folder) as reader:
        worker = reader.worker("c")
        worker.claim(5)
        child = os.fork()
        if not child:
            code = 1
            try:
                worker.claim()
            except QueueError as error:
                code = 7 if "open it here" in str(error) else 2
            worker.close()
            del worker
            gc.collect()
            os.write(ended, b".")
            os.close(writing)
            os.read(reading, 1)
            os._exit(code)
        os.read(end, 1)
        with queue.worker("c") as other:
            assert numbers(other.claim()) == [5, 6, 7, 8, 9], "the child's end of it changes nothing"
            worker.close()
            assert numbers(other.claim()) == [0, 1, 2, 3, 4]
        for descriptor in (reading, writing, end, ended):
            os.close(descriptor)
        assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 7


def test_a_worker_ends_with_its_queue(queue: Queue, folder: Path) -> None:
    with QueueReader(folder) as reader:
        worker = reader.worker("c")
        worker.claim(3)
        worker.ack(0)
    assert queue.consumers() == {"c": 1}
    with pytest.raises(QueueError, match="it is closed"):
        worker.claim()
    with queue.worker("c") as other:
        assert numbers(other.claim()) == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_workers_let_a_full_queue_go_on(folder: Path) -> None:
    with Queue(folder, max_bytes=1000, on_full="block", interval=3600) as queue:
        queue.add("c")
        with pytest.raises(QueueFullError):
            queue.append_many([b"x" * 50] * 100, timeout=0.01)
        with queue.worker("c") as worker:
            worker.ack(worker.claim())
            queue.append(b"y" * 50, timeout=PATIENCE)


def test_a_folder_with_claims_is_the_same_log(queue: Queue, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = queue.worker("c")
    worker.claim(2)
    queue.flush()
    log = segspec.open(folder)
    assert len(list(log.records())) == 10
    assert list(log.verify()) == []
    for verb in ("info", "verify", "forecast", "report"):
        monkeypatch.setattr("sys.argv", ["segspec", verb, str(folder)])
        assert command_line.main() == 0, verb


def test_coroutines_share_a_consumer(queue: Queue) -> None:
    async def work() -> list[int]:
        async with AsyncQueue(queue) as shared:
            found: list[int] = []

            async def take() -> None:
                async with await shared.worker("c") as worker:
                    async for batch in worker.batches(1, wait=0.2):
                        found.extend(numbers(batch))
                        await asyncio.sleep(0)

            await asyncio.gather(*(take() for _ in range(4)))
            async with await shared.worker("c", visible=30) as worker:
                waiting = asyncio.create_task(worker.claim(wait=None))
                await asyncio.sleep(0.01)
                await shared.append(b"later")
                found.extend(numbers(await waiting))
                await worker.give_back()
                await worker.ack(10)
            await shared.flush()
            assert await shared.lag("c") == 0
            return found

    assert sorted(asyncio.run(work())) == list(range(11))


def test_threads_share_a_consumer(queue: Queue) -> None:
    queue.append_many([b"x"] * 490)
    found: list[int] = []

    def work() -> None:
        with queue.worker("c") as worker:
            for batch in worker.batches(3, wait=0.05):
                found.extend(numbers(batch))

    threads = [threading.Thread(target=work) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(found) == list(range(500))
    queue.flush()
    assert queue.consumers() == {"c": 500}


def test_the_claims_of_many_messages_are_few_bytes(queue: Queue) -> None:
    queue.append_many([b"x"] * 1000)
    with queue.worker("c") as one, queue.worker("c") as other:
        one.claim(1)
        for batch in other.batches(10, wait=0.0):
            assert batch[0].offset
    assert len(SharedClaims(Path(queue.path), "c").path.read_bytes()) < 200


class SharingModel(RuleBasedStateMachine):
    """Workers beside sets: `has` is what each worker has, `done` what was said to be done."""

    @initialize()
    def begin(self) -> None:
        self.folder = Path(tempfile.mkdtemp())
        self.queue = Queue(self.folder / "queue", segment_bytes=100, fsync="never", interval=3600)
        self.reader = QueueReader(self.folder / "queue", interval=3600)
        self.queue.add("c")
        self.has: dict[Worker, set[int]] = {}
        self.done: set[int] = set()
        self.start = 0

    @property
    def free(self) -> list[int]:
        taken = self.done.union(*self.has.values())
        return [number for number in range(self.start, self.queue.next_offset) if number not in taken]

    @rule(many=st.integers(1, 12))
    def append(self, many: int) -> None:
        self.queue.append_many([b"%d" % (self.queue.next_offset + each) for each in range(many)])

    @rule(elsewhere=st.booleans())
    def begin_worker(self, elsewhere: bool) -> None:
        if len(self.has) < 4:
            self.has[(self.reader if elsewhere else self.queue).worker("c")] = set()

    @rule(which=st.integers(0, 3), limit=st.integers(1, 6))
    def claim(self, which: int, limit: int) -> None:
        for worker in list(self.has)[which : which + 1]:
            batch = worker.claim(limit)
            free = self.free
            due = [number for place, number in enumerate(free[:limit]) if number == free[0] + place]
            assert numbers(batch) == due
            assert [message.value for message in batch] == [b"%d" % number for number in due]
            assert not batch.dropped
            self.has[worker].update(due)

    @rule(which=st.integers(0, 3), place=st.integers(0, 5))
    def ack(self, which: int, place: int) -> None:
        for worker in list(self.has)[which : which + 1]:
            for number in sorted(self.has[worker])[place : place + 1]:
                worker.ack(number)
                self.has[worker].discard(number)
                self.done.add(number)

    @rule(which=st.integers(0, 3))
    def give_back(self, which: int) -> None:
        for worker in list(self.has)[which : which + 1]:
            worker.give_back()
            self.has[worker] = set()

    @rule(which=st.integers(0, 3), killed=st.booleans())
    def end(self, which: int, killed: bool) -> None:
        for worker in list(self.has)[which : which + 1]:
            if killed:
                # As the kernel leaves it.
                worker.abandon()
            else:
                worker.close()
            del self.has[worker]

    @rule(share=st.floats(0, 1))
    def seek(self, share: float) -> None:
        self.start = self.queue.seek("c", int(share * self.queue.next_offset))
        self.done = set(range(self.start))
        self.has = {worker: set() for worker in self.has}

    @rule()
    def close_and_open(self) -> None:
        self.queue.close()
        self.has = {worker: had for worker, had in self.has.items() if worker in set(self.reader._workers)}
        self.queue = Queue(self.folder / "queue", segment_bytes=100, fsync="never", interval=3600, trim=False)

    @invariant()
    def the_position_is_the_first_that_is_not_done(self) -> None:
        for each in (self.queue, self.reader):
            each.flush()
        due = next(number for number in range(self.queue.next_offset + 1) if number not in self.done)
        assert self.queue.consumers() == {"c": due}

    def teardown(self) -> None:
        if hasattr(self, "folder"):
            self.reader.close()
            self.queue.close()
            shutil.rmtree(self.folder)


TestSharing = SharingModel.TestCase
TestSharing.settings = settings(stateful_step_count=30, suppress_health_check=list(HealthCheck))
