"""A disk that the queue itself has filled: what consumers are done with makes room for their positions, and so for
messages."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from segspec.queue import Queue
from segspec.storage import disk


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """On a disk that has room for three segments and little besides."""
    perform: Callable[..., Any] = disk.perform
    folder = tmp_path / "queue"

    def full(call: Callable[..., Any], *arguments: Any) -> Any:
        segments = [path for path in folder.glob("*") if path.name[0].isdigit()]
        if call is os.pwrite and sum(path.stat().st_size for path in segments) + len(arguments[1]) > 285:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        return perform(call, *arguments)

    monkeypatch.setattr(disk, "perform", full)
    return folder


def filled(folder: Path) -> Queue:
    queue = Queue(folder, segment_bytes=100, interval=3600)
    queue.add("mail")
    with pytest.raises(OSError, match="No space left on device"):
        queue.append_many([b"a message"] * 100)
    return queue


def test_a_queue_that_filled_its_disk_goes_on_once_its_consumers_are_done_with_a_segment(folder: Path) -> None:
    with filled(folder) as queue:
        with pytest.raises(OSError, match="No space left on device"):
            queue.append(b"another 1")
        batch = queue.read("mail", 1000)
        queue.ack("mail", batch[-1].offset)
        assert queue.trim() > 0
        number = queue.append(b"another 1")
    with Queue(folder) as again:
        assert again.consumers() == {"mail": number}
        assert not again.dropped("mail")
        assert [message.value for message in again.read("mail")] == [b"another 1"]


def test_on_a_full_disk_nothing_leaves_that_a_consumer_is_due(folder: Path) -> None:
    with filled(folder) as queue:
        before = queue.first_offset
        queue.ack("mail", queue.first_offset)
        with pytest.raises(OSError, match="No space left on device"):
            queue.trim()
        assert queue.first_offset == before
        assert queue.read("mail", 1)[0].offset == before + 1
        queue.ack("mail", queue.next_offset - 1)
        queue.trim()
