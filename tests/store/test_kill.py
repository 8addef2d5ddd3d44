"""The soak in short: a store that is killed at random moments, while its disk and its archive fail at random, keeps
what it promised. And the soak finds what is broken."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from segspec.storage import disk, remote
from segspec.store import Store, StoredStream
from tests.helpers.disk_faults import DiskFaults
from tests.store.marked import fields_of
from tests.store.promises import StorePromises
from tests.store.soak import BUCKET, ArchiveServer, BadDays, Soak

OPTIONS: dict[str, Any] = {"segment_bytes": 4000, "pack_bytes": 1000, "cache_bytes": 12_000, "interval": 0.02}


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[ArchiveServer]:
    monkeypatch.setattr(disk, "perform", DiskFaults(0).perform)
    monkeypatch.setattr(remote, "FIRST_PAUSE", 0.002)
    made = ArchiveServer()
    yield made
    made.close()


MOST_ROUNDS = 60


def killed(soak: Soak, rounds: list[tuple[float, int | None, float, bool]], least: Counter[str]) -> Counter[str]:
    """What was counted in these rounds, the last of which is repeated until that is `least`: on a busy machine a
    process does little before it is killed."""
    counted = Counter[str]()
    with closing(soak):
        for number in range(MOST_ROUNDS):
            rate, last, seconds, in_start = rounds[min(number, len(rounds) - 1)]
            counted += soak.round(rate, last, seconds, in_start=in_start)
            if number + 1 >= len(rounds) and least <= counted:
                break
    assert least <= counted
    return counted


def test_a_killed_store_on_a_failing_disk_keeps_what_it_promised(tmp_path: Path, server: ArchiveServer) -> None:
    options = {**OPTIONS, "fsync": "always", "archive_every": 0.05, "archive": str(tmp_path / "archive")}
    soak = Soak(tmp_path, random.Random(14), options, BadDays(0, 0.0))
    rounds = [(0.02, None, 0.4, True), (0.0, 150, 1.0, False), (0.0, None, 0.6, False)]
    counted = killed(soak, rounds, Counter({"kills": 2, "records": 50}))
    assert counted["kills in a start"] == 1


def test_a_killed_store_with_a_failing_archive_keeps_what_it_promised(tmp_path: Path, server: ArchiveServer) -> None:
    days = BadDays(5, 0.5)
    reached = {"archive": f"s3://{BUCKET}/{tmp_path.name}", "storage_options": server.options(days)}
    soak = Soak(tmp_path, random.Random(15), {**OPTIONS, "fsync": "never", "archive_every": 0.05, **reached}, days)
    killed(soak, [(0.0, None, 1.5, False)], Counter({"kills": 1, "records": 50, "faults of the archive": 1}))


@pytest.fixture
def promised(tmp_path: Path, server: ArchiveServer) -> Iterator[tuple[Store, StorePromises]]:
    """A stream of 20 records, of which the second is deleted, and what its journal said."""
    with Store(tmp_path / "store", tmp_path / "archive", segment_bytes=600, pack_bytes=200) as store:
        stream = store.stream("orders")
        lines = [f"a orders {n}-0 m{n}" for n in range(1, 21)]
        for n in range(1, 21):
            stream.append(fields_of(f"m{n}"), id=(n, 0))
        stream.delete((2, 0))
        promises = StorePromises(["orders"], random.Random(0))
        promises.take([*lines, "D orders 2-0", "d orders 2-0"])
        yield store, promises


def test_what_was_promised_holds(promised: tuple[Store, StorePromises]) -> None:
    store, promises = promised
    assert not promises.check(store)
    promises.use(store)


BROKEN: dict[str, tuple[list[str], str]] = {
    "a record is missing": (["a orders 21-0 m21"], r"\(21, 0\) \(m21\) was acknowledged, and is gone"),
    "an id was given twice": (["a orders 20-0 m99"], r"\(20, 0\) was given twice"),
    "a deleted record is there": (["D orders 3-0", "d orders 3-0"], r"and there again: \[\(3, 0\)\]"),
    "a trimmed record is there": (["T orders 3-0", "t orders 3-0"], r"and there again: \[\(1, 0\)\]"),
    "an id may be given again": (["a orders 21-0 m21", "D orders 21-0"], "the last id that was given is not known"),
    "an error that nobody caused": (["! KeyError"], "! KeyError"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_promise_is_found(name: str, promised: tuple[Store, StorePromises]) -> None:
    store, promises = promised
    lines, words = BROKEN[name]
    with pytest.raises(AssertionError, match=words):
        take_and_check(promises, lines, store)


def take_and_check(promises: StorePromises, lines: list[str], store: Store) -> None:
    promises.take(lines)
    promises.check(store)


def trim(stream: StoredStream) -> None:
    stream.trim((15, 0))


def damage(stream: StoredStream) -> None:
    path = next(path for path in stream._folder.path.iterdir() if path.name == "1-0")
    path.write_bytes(path.read_bytes().replace(b"m1", b"m3"))


@pytest.mark.parametrize(("action", "words"), [(trim, "was acknowledged, and is gone"), (damage, "other fields than")])
def test_a_broken_store_is_found(action: Any, words: str, promised: tuple[Store, StorePromises]) -> None:
    store, promises = promised
    action(store.stream("orders"))
    with pytest.raises(AssertionError, match=words):
        promises.check(store)
