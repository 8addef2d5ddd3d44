"""A store that nobody has any more lets go of its streams, and says so, as a file does."""

from __future__ import annotations

import gc
import threading
import weakref
from pathlib import Path
from typing import Any

import pytest

from segspec.store import Store
from tests.store.test_streams import fill, numbers

pytestmark = pytest.mark.usefixtures("only_new_objects")

OPTIONS: dict[str, dict[str, Any]] = {
    "always": {},
    "interval": {"fsync": "interval", "interval": 3600.0},
    "archive_every": {"archive_every": 3600.0},
    "both, at work": {"fsync": "interval", "interval": 0.001, "archive_every": 0.001},
}


def descriptors() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def collected(store: weakref.ref[Store], before: int) -> None:
    """A round of a thread may have the store a little longer."""
    for _ in range(1000):
        gc.collect()
        if store() is None and descriptors() <= before:
            return
        threading.Event().wait(0.01)


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_a_forgotten_store_lets_go_of_its_streams(options: dict[str, Any], tmp_path: Path) -> None:
    gc.collect()
    before = descriptors()
    store = Store(tmp_path / "store", tmp_path / "archive", **options)
    fill(store.stream("orders"), 5)
    with pytest.raises(BlockingIOError):
        Store(tmp_path / "store").stream("orders")
    known = weakref.ref(store)
    del store
    with pytest.warns(ResourceWarning, match=r"stream of a store '.*orders'> was never closed"):
        collected(known, before)
    assert descriptors() <= before
    with Store(tmp_path / "store") as again:
        assert numbers(again.stream("orders").range()) == [1, 2, 3, 4, 5]


def test_a_stream_keeps_the_store_that_it_is_of(tmp_path: Path) -> None:
    stream = Store(tmp_path / "store").stream("orders")
    gc.collect()
    fill(stream, 1)
    assert numbers(stream.range()) == [1]
    stream.close()


def test_a_store_that_was_closed_says_nothing(tmp_path: Path, recwarn: pytest.WarningsRecorder) -> None:
    store = Store(tmp_path / "store", tmp_path / "archive", archive_every=3600)
    fill(store.stream("orders"), 1)
    store.close()
    del store
    gc.collect()
    assert [one for one in recwarn if issubclass(one.category, ResourceWarning)] == []
