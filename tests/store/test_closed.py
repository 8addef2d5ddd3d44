"""A stream that was closed, and one in the child of a fork: nothing is done any more, and nothing changes."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import WriterError
from segspec.storage import disk
from segspec.store import Store, StoredStream
from tests.helpers.forking import in_child
from tests.store.conftest import Open
from tests.store.test_streams import fill, numbers, wait_until

pytestmark = pytest.mark.usefixtures("only_new_objects")

OPERATIONS: dict[str, Callable[[StoredStream], object]] = {
    "append": lambda stream: stream.append({b"a": b""}),
    "append_many": lambda stream: stream.append_many([{b"a": b""}]),
    "flush": lambda stream: stream.flush(),
    "range": lambda stream: list(stream.range()),
    "reverse": lambda stream: list(stream.reverse(through="ranges")),
    "delete": lambda stream: stream.delete((1, 0)),
    "delete in the segment that is written": lambda stream: stream.delete((81, 0)),
    "trim": lambda stream: stream.trim((1000, 0)),
    "roll": lambda stream: stream.roll(),
    "archive": lambda stream: stream.archive(),
    "fetch": lambda stream: stream.fetch(),
    "evict": lambda stream: stream.evict(),
    "fold": lambda stream: stream.fold(1 << 20),
    "rewrite_log": lambda stream: stream.rewrite_log(),
    "info": lambda stream: stream.info(),
}


def stored(opened: Open) -> tuple[Store, StoredStream]:
    """Segments that are archived, evicted, local, and one that is written."""
    store = opened()
    stream = store.stream("orders")
    fill(stream, 60)
    stream.archive()
    fill(stream, 20, first=61)
    stream.roll()
    fill(stream, 1, first=81)
    stream.evict()
    stream.fetch((1, 0), (2, 0))
    assert set(stream.info()["phases"]) == {"archived", "remote", "local", "writing"}
    return store, stream


def files(tmp_path: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}


@pytest.mark.parametrize("name", OPERATIONS)
def test_a_closed_stream_refuses_and_nothing_changes(name: str, opened: Open, tmp_path: Path) -> None:
    store, stream = stored(opened)
    store.close()
    before = files(tmp_path)
    # What takes the number of the log's descriptor is not to get an entry.
    others = [(tmp_path / f"other{number}").open("w+b") for number in range(20)]
    with pytest.raises(ValueError, match="is closed"):
        OPERATIONS[name](stream)
    stream.close()
    store.close()
    for number, other in enumerate(others):
        assert os.fstat(other.fileno()).st_size == 0
        other.close()
        (tmp_path / f"other{number}").unlink()
    assert files(tmp_path) == before


def test_a_range_that_is_read_when_its_stream_is_closed_says_so(opened: Open) -> None:
    store, stream = stored(opened)
    records = stream.range((40, 0))
    next(records)
    store.close()
    with pytest.raises(ValueError, match="the stream orders is closed"):
        list(records)


def test_a_stream_that_was_closed_alone_is_opened_again_by_its_store(opened: Open, tmp_path: Path) -> None:
    store = opened(fsync="interval", interval=0.01, archive_every=0.01)
    stream = store.stream("orders")
    fill(stream, 3)
    stream.close()
    again = store.stream("orders")
    fill(again, 1, first=4)
    assert numbers(again.range()) == [1, 2, 3, 4]
    assert wait_until(lambda: not again.is_dirty)
    again.close()
    assert store.repair("orders") == []
    assert store.archive_failures == {}
    assert fill(store.stream("events"), 1) == [(1, 0)]


def test_a_store_closes_every_stream_though_the_disk_refuses_one(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    store = opened(fsync="never")
    for name in ("a", "b", "c"):
        fill(store.stream(name), 3)
    perform = disk.perform

    def refused(call: Any, *given: Any) -> Any:
        if call is os.fsync and Path(f"/proc/self/fd/{given[0]}").readlink().parent.name == "b":
            raise OSError(errno.EIO, os.strerror(errno.EIO))
        return perform(call, *given)

    with monkeypatch.context() as patched:
        patched.setattr(disk, "perform", refused)
        with pytest.raises(OSError, match="Input/output error"):
            store.close()
    again = opened()
    assert [numbers(again.stream(name).range()) for name in ("a", "b", "c")] == [[1, 2, 3]] * 3


def test_the_child_of_a_fork_is_refused_and_changes_nothing_and_its_parent_goes_on(
    opened: Open, tmp_path: Path
) -> None:
    store, stream = stored(opened)
    before = files(tmp_path)
    for name, operation in OPERATIONS.items():
        said = in_child(lambda operation=operation: operation(stream))  # type: ignore[misc]
        assert said.startswith(WriterError.__name__), (name, said)
        assert "is a child of it" in said
    assert "open it here" in in_child(lambda: store.stream("orders"))
    assert "open it here" in in_child(lambda: store.stream("another"))
    assert in_child(store.close) == "None"
    assert files(tmp_path) == before
    with pytest.raises(BlockingIOError):
        opened().stream("orders")
    assert stream.append({b"a": b""}, id=(90, 0)) == (90, 0)
    assert numbers(stream.range()) == [*range(1, 82), 90]


def test_a_fork_while_threads_hold_the_locks_is_refused_and_does_not_wait(opened: Open) -> None:
    _, stream = stored(opened)
    with stream._moving, stream._lock:
        assert in_child(stream.archive).startswith(WriterError.__name__)
        assert in_child(stream.close) == "None"
