"""A program that is interrupted (`KeyboardInterrupt`) at any call within a call of a queue, and goes on: what was
acknowledged stays, nobody waits for ever, and the next start finds a sound queue."""

from __future__ import annotations

import gc
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from segspec.queue import Queue, QueueError
from segspec.storage import disk
from segspec.storage.being_written import HeldFile
from segspec.storage.source import open_source
from segspec.writing import commit_group
from tests.helpers.patience import PATIENCE
from tests.helpers.sweeps import ALL

HAD = [b"message %d" % number for number in range(10)]
EVERY = 1 if ALL else 11
"""Of so many calls one is interrupted."""

OPERATIONS: dict[str, Callable[[Queue], object]] = {
    "append": lambda queue: queue.append(b"another"),
    "append that begins a segment": lambda queue: [queue.append(b"x" * 40) for _ in range(3)],
    "append_many": lambda queue: queue.append_many([b"one of many"] * 12),
    "read": lambda queue: queue.read("mail", 3),
    "ack and flush": lambda queue: (queue.ack("mail", 8), queue.flush()),
    "trim": lambda queue: (queue.ack("mail", 8), queue.trim()),
    "add": lambda queue: queue.add("print"),
    "seek": lambda queue: queue.seek("mail", "end"),
}


class Interruption:
    """Interrupts when the functions of these numbers begin, as the interpreter does; `calls` counts them."""

    def __init__(self, *numbers: int) -> None:
        self.numbers, self.calls = numbers, 0

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if "/segspec/" in frame.f_code.co_filename and frame.f_code.co_name != "__del__":
            self.calls += 1
            if self.calls in self.numbers:
                raise KeyboardInterrupt

    def during(self, action: Callable[[], object]) -> None:
        before = sys.gettrace()
        sys.settrace(self)
        try:
            action()
        except KeyboardInterrupt:
            pass
        finally:
            sys.settrace(before)


# What comes while an object is given up goes no further: Python tells of it, and goes on.
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is synced, and nobody waits long for a thread that was to write."""
    perform: Callable[..., object] = disk.perform
    syncs = (os.fsync, os.fdatasync)
    monkeypatch.setattr(disk, "perform", lambda call, *given: None if call in syncs else perform(call, *given))
    monkeypatch.setattr(commit_group, "LEADER_SECONDS", 0.01)


def made(folder: Path, fsync: str) -> Queue:
    queue = Queue(folder, segment_bytes=120, fsync=fsync, interval=3600)
    queue.add("mail")
    for value in HAD:
        queue.append(value)
    return queue


def gone_on(queue: Queue) -> list[int]:
    """The number of a message that is appended afterwards, unless the queue refuses, and says what to do."""
    numbers: list[int] = []
    refused: list[str] = []

    def go_on() -> None:
        try:
            numbers.append(queue.append(b"afterwards"))
            queue.ack("mail", queue.first_offset)
            queue.flush()
            queue.trim()
        except QueueError as error:
            refused.append(str(error))
        queue.close()

    thread = threading.Thread(target=go_on, daemon=True)
    thread.start()
    thread.join(PATIENCE)
    assert not thread.is_alive(), "it waits for ever"
    assert all("open the queue again" in words for words in refused)
    return numbers


@pytest.mark.parametrize("fsync", ["always", "never"])
@pytest.mark.parametrize("name", OPERATIONS)
def test_a_queue_whose_caller_is_interrupted_loses_nothing_and_can_be_used(
    name: str, fsync: str, tmp_path: Path
) -> None:
    number, calls = 0, 1
    while number <= calls:
        folder = tmp_path / str(number)
        queue = made(folder, fsync)
        interruption = Interruption(number)
        interruption.during(lambda queue=queue: OPERATIONS[name](queue))  # type: ignore[misc]
        # The first time nothing is interrupted.
        calls = calls if number else interruption.calls
        numbers = gone_on(queue)
        with Queue(folder) as again:
            assert again.findings == (), f"interrupted at call {number}"
            again.add("all")
            batch = again.read("all", 1000)
            found = {message.offset: message.value for message in batch}
            assert [found[n] for n in range(batch[0].offset, 10)] == HAD[batch[0].offset :]
            assert all(found[n] == b"afterwards" for n in numbers), f"interrupted at call {number}"
            assert not batch.dropped
        number += EVERY if number else 1


@pytest.mark.parametrize("later", [1, 2, 3, 5, 8, 13, 21, 34])
def test_whoever_is_interrupted_again_while_the_queue_is_taken_up_again_writes_to_no_closed_file(
    later: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its descriptor may be another file's by then."""
    queue = made(tmp_path / "queue", "never")
    interruption = Interruption(1 + later)

    def interrupted(*_: object) -> None:
        monkeypatch.undo()
        sys.settrace(interruption)
        raise KeyboardInterrupt

    monkeypatch.setattr(queue._tail.file, "write_one", interrupted)
    try:
        with pytest.raises(KeyboardInterrupt):
            queue.append(b"x")
    finally:
        sys.settrace(None)
    assert interruption.calls > later, "it was interrupted twice"
    gone_on(queue)
    with Queue(tmp_path / "queue") as again:
        assert again.next_offset in (len(HAD), len(HAD) + 1)


@pytest.mark.usefixtures("only_new_objects")
def test_a_file_whose_reader_is_interrupted_while_it_closes_is_closed_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second time its descriptor would be another file's."""
    path = tmp_path / "file"
    path.write_bytes(b"content")
    closed: list[int] = []

    def close(descriptor: int) -> None:
        closed.append(descriptor)
        really(descriptor)
        raise KeyboardInterrupt

    for opened in (open_source(path), HeldFile(str(path))):
        with monkeypatch.context() as patch:
            really = os.close
            patch.setattr(os, "close", close)
            with pytest.raises(KeyboardInterrupt):
                opened.close()
            del opened
            gc.collect()
    assert len(closed) == 2


def test_a_queue_is_closed_by_whoever_is_interrupted_while_it_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    queue = made(tmp_path / "queue", "always")
    monkeypatch.setattr(queue._keeper, "stop", interrupted)
    with pytest.raises(KeyboardInterrupt):
        queue.close()
    with Queue(tmp_path / "queue") as again:
        assert again.next_offset == len(HAD)


def test_a_queue_that_is_closed_refuses_to_flush_as_it_refuses_all_else(tmp_path: Path) -> None:
    queue = made(tmp_path / "queue", "always")
    queue.close()
    with pytest.raises(QueueError, match="it is closed"):
        queue.flush()
