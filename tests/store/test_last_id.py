"""The last id of a stream outlives every record: whatever was deleted, trimmed, merged away or lost, no id is given
twice."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from segspec.core.model import Id
from segspec.store import Store, StoredStream
from tests.store.conftest import Open
from tests.store.test_streams import faults, fill, numbers


def refuses(stream: StoredStream, last: int) -> None:
    """No id up to `last` is given any more, and the one after it is."""
    with pytest.raises(ValueError, match=f"it is above {last}-"):
        stream.append({b"a": b""}, id=(last, 0))
    assert stream.append({b"a": b""}, id=(last + 1, 0)) == (last + 1, 0)


def delete_all(stream: StoredStream) -> None:
    stream.delete(*((n, 0) for n in range(1, 101)))


def delete_all_finished(stream: StoredStream) -> None:
    stream.roll()
    delete_all(stream)


def merge_what_is_deleted(stream: StoredStream) -> None:
    delete_all_finished(stream)
    assert stream.fold(1 << 20) > 0


def merge_what_was_deleted_last(stream: StoredStream) -> None:
    stream.roll()
    stream.delete(*((n, 0) for n in range(40, 101)))
    assert stream.fold(1 << 20) > 0


def trim_all(stream: StoredStream) -> None:
    stream.roll()
    delete_all(stream)
    stream.trim((1000, 0))


def delete_what_is_archived(stream: StoredStream) -> None:
    stream.roll()
    stream.archive()
    stream.evict()
    delete_all(stream)
    stream.archive()
    stream.rewrite_log()


@pytest.mark.parametrize(
    "end",
    [
        delete_all,
        delete_all_finished,
        merge_what_is_deleted,
        merge_what_was_deleted_last,
        trim_all,
        delete_what_is_archived,
    ],
)
def test_after_a_restart_ids_are_above_those_whose_records_left(
    end: Callable[[StoredStream], None], opened: Open
) -> None:
    store = opened()
    fill(store.stream("orders"), 100)
    end(store.stream("orders"))
    store.close()
    refuses(opened().stream("orders"), 100)


def test_a_merge_after_the_last_one_drops_the_mark_that_kept_the_id(opened: Open) -> None:
    stream = opened().stream("orders")
    fill(stream, 100)
    merge_what_was_deleted_last(stream)
    assert [record.id for record in stream.range((40, 0), deleted=True)] == [(100, 0)]
    fill(stream, 30, first=101)
    stream.roll()
    assert stream.fold(1 << 20) > 0
    assert numbers(stream.range((30, 0), deleted=True)) == [*range(30, 40), *range(101, 131)]


def powerless(opened: Open, folder: Path, *, rewrite: bool) -> Store:
    """A stream all of whose records were trimmed but those of a segment that a loss of power took."""
    store = opened(fsync="never")
    stream = store.stream("orders")
    fill(stream, 100)
    stream.roll()
    stream.append({b"a": b"lost"}, id=(200, 5))
    assert stream.trim((200, 5)) > 0
    store.close()
    (folder / "w200-5").unlink()
    store = opened()
    assert "the segment had begun, and has no record" in store.stream("orders").findings[0].message
    if rewrite:
        store.stream("orders").rewrite_log()
        store.close()
        store = opened()
    return store


@pytest.mark.parametrize("rewrite", [False, True], ids=["at once", "after the log was re-created"])
def test_a_stream_without_a_segment_knows_what_it_had(rewrite: bool, opened: Open, tmp_path: Path) -> None:
    folder = tmp_path / "store" / "orders"
    stream = powerless(opened, folder, rewrite=rewrite).stream("orders")
    assert stream.info()["segments"] == 0
    with pytest.raises(ValueError, match="it is above 200-4"):
        stream.append({b"a": b""}, id=(100, 0))
    again: Id = (200, 5)
    assert stream.append({b"a": b"what was lost, appended again"}, id=again) == again
    assert list(opened_check(stream, folder)) == []


def opened_check(stream: StoredStream, folder: Path) -> list[str]:
    import segspec

    stream.flush()
    return faults(segspec.open(folder))


@pytest.mark.parametrize("deleted", [(), (1,), (40,), (1, 40), (20,)])
def test_a_merge_keeps_of_what_is_deleted_the_first_and_the_last_and_makes_up_nothing(
    deleted: tuple[int, ...], opened: Open
) -> None:
    stream = opened().stream("orders")
    fill(stream, 40)
    stream.roll()
    stream.delete(*((number, 0) for number in deleted))
    assert stream.fold(1 << 20) > 0
    assert numbers(stream.range(deleted=True)) == [n for n in range(1, 41) if n != 20 or n not in deleted]
    assert numbers(stream.range()) == [n for n in range(1, 41) if n not in deleted]
