"""Merging beside others: appends and ranges of other segments go on, and who reads what is merged gets all of it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from segspec.core.model import Id
from segspec.storage import disk
from segspec.store import StoredStream
from tests.store.conftest import Open
from tests.store.test_streams import fill, numbers

COUNT = 100
WAIT = 30.0


@pytest.fixture
def stream(opened: Open) -> StoredStream:
    """Several finished segments, and one that is written."""
    made = opened(fsync="never").stream("orders")
    fill(made, COUNT)
    made.roll()
    fill(made, 3, first=COUNT + 1)
    assert len(made._inventory) > 3
    return made


def read_back(stream: StoredStream) -> list[int]:
    return numbers(stream.reverse())[::-1]


@pytest.mark.parametrize("read", [lambda stream: numbers(stream.range()), read_back], ids=["range", "reverse"])
@pytest.mark.parametrize("at", range(3))
def test_a_reader_before_whom_the_next_segment_was_merged_gets_its_records_from_the_other_one(
    read: Callable[[StoredStream], list[int]], at: int, stream: StoredStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    merge_before(stream, at, monkeypatch)
    assert read(stream) == list(range(1, COUNT + 4))


def test_a_record_whose_segment_was_merged_just_before_is_deleted(
    stream: StoredStream, monkeypatch: pytest.MonkeyPatch
) -> None:
    last = [one.id[0] for one in stream._inventory][-2]
    merge_before(stream, 0, monkeypatch)
    assert stream.delete((last, 0)) == 1
    assert last not in numbers(stream.range())


def merge_before(stream: StoredStream, at: int, patch: pytest.MonkeyPatch) -> None:
    """Merges, as another thread would, when the segment of a number is about to be read."""
    pin, seen = stream._reading._pin, []

    def pinned(segment: Id, through: str) -> Any:
        seen.append(segment)
        if len(seen) == at + 1:
            fold = threading.Thread(target=stream.fold, args=(1 << 20,))
            fold.start()
            fold.join(WAIT)
        return pin(segment, through)

    patch.setattr(stream._reading, "_pin", pinned)


@pytest.fixture
def held(stream: StoredStream, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """A merge, in another thread, whose file is made and has not its name; it goes on when the event is set."""
    perform: Callable[..., Any] = disk.perform
    is_there, goes_on = threading.Event(), threading.Event()

    def slow(call: Callable[..., Any], *arguments: Any) -> Any:
        if call.__name__ == "rename" and Path(arguments[0]).parent.name == ".merging":
            is_there.set()
            assert goes_on.wait(WAIT)
        return perform(call, *arguments)

    monkeypatch.setattr(disk, "perform", slow)
    fold = threading.Thread(target=stream.fold, args=(1 << 20,))
    fold.start()
    assert is_there.wait(WAIT)
    yield goes_on
    goes_on.set()
    fold.join(WAIT)


def test_while_segments_are_merged_records_are_appended_and_read_in_other_segments(
    stream: StoredStream, held: threading.Event, opened: Open
) -> None:
    done = threading.Thread(target=lambda: (fill(stream, 60, first=COUNT + 4), stream.roll(), stream.flush()))
    done.start()
    done.join(WAIT)
    assert not done.is_alive()
    assert numbers(stream.range((COUNT + 1, 0))) == list(range(COUNT + 1, COUNT + 64))
    held.set()
    assert numbers(stream.range()) == list(range(1, COUNT + 64))
    stream.close()
    store = opened()
    assert store.stream("orders").findings == []
    assert list(store.check("orders")) == []
    assert numbers(store.stream("orders").range()) == list(range(1, COUNT + 64))


def test_who_reads_or_deletes_what_is_being_merged_waits_for_that(stream: StoredStream, held: threading.Event) -> None:
    found: list[int] = []
    read = threading.Thread(target=lambda: found.extend(numbers(stream.range())))
    delete = threading.Thread(target=stream.delete, args=((50, 0),))
    for one in (read, delete):
        one.start()
    read.join(0.05)
    assert read.is_alive()
    assert found == []
    held.set()
    for one in (read, delete):
        one.join(WAIT)
    assert found in (list(range(1, COUNT + 4)), [n for n in range(1, COUNT + 4) if n != 50])
    assert numbers(stream.range()) == [n for n in range(1, COUNT + 4) if n != 50]


def test_a_segment_that_is_being_read_is_not_merged(stream: StoredStream) -> None:
    records = stream.range()
    first = next(records)
    left = len(stream._inventory)
    merged = stream.fold(1 << 20)
    assert 0 < merged == left - len(stream._inventory)
    assert [first.id[0] if first.id else 0, *numbers(records)] == list(range(1, COUNT + 4))
