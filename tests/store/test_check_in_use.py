"""A check of a stream that is used meanwhile: what moves between two looks is no disagreement, and no error."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest

from segspec.store import StoredStream
from segspec.store.segment_folder import Contents, SegmentFolder
from tests.store.conftest import Open
from tests.store.test_streams import fill

MOVES: dict[str, Callable[[StoredStream], object]] = {
    "roll": lambda stream: stream.roll(),
    "archive": lambda stream: stream.archive(),
    "evict": lambda stream: stream.evict(),
    "fetch": lambda stream: stream.fetch(),
    "fold": lambda stream: stream.fold(1 << 20),
    "trim": lambda stream: stream.trim((1000, 0)),
    "append": lambda stream: fill(stream, 60, first=101),
}


def stored(opened: Open) -> StoredStream:
    stream = opened().stream("orders")
    fill(stream, 40)
    stream.archive()
    stream.evict()
    stream.fetch((1, 0), (2, 0))
    fill(stream, 60, first=41)
    return stream


@pytest.mark.parametrize("name", MOVES)
def test_what_moves_after_the_folder_was_listed_is_looked_at_again(
    name: str, opened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    stream = stored(opened)
    contents, due = SegmentFolder.contents, [MOVES[name]]

    def listed(folder: SegmentFolder) -> Contents:
        found = contents(folder)
        while due:
            due.pop()(stream)
        return found

    another = opened()
    monkeypatch.setattr(SegmentFolder, "contents", listed)
    assert list(another.check("orders", digests=True)) == []
    assert not due


def test_what_leaves_while_the_folder_is_listed_is_not_there(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    stream = stored(opened)
    scandir, due = os.scandir, [stream.roll]

    class Listing:
        def __init__(self, folder: Any) -> None:
            self.entries = scandir(folder)

        def __enter__(self) -> Any:
            entries = list(self.entries)
            while due:
                due.pop()()
            return iter(entries)

        def __exit__(self, *_: object) -> None:
            self.entries.close()

    monkeypatch.setattr(os, "scandir", Listing)
    found = SegmentFolder(stream._folder.path).contents()
    assert not due
    assert (41, 0) <= max(found.letters) < (100, 0)
    assert max(found.sizes) == max(found.letters)
