"""Seeks in an object store: how many ranges are asked for, and how much of the log they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import fsspec
import pytest
from fsspec.implementations.memory import MemoryFileSystem
from fsspec.spec import AbstractBufferedFile

import segspec
from segspec.library.follow import Follower
from segspec.library.log import Log
from segspec.reading.seek import Seeker
from segspec.storage import remote
from tests.bench.data import generate
from tests.bench.kinds import Kind
from tests.spark.direct import plan

SIZE = 48 << 20
BLOCK = 512 << 10
MOST_RANGES = 60


class _Ranged(AbstractBufferedFile):  # type: ignore[misc]  # fsspec has no types
    """An object that is only had in ranges, each of which is noted."""

    def _fetch_range(self, start: int, end: int) -> bytes:
        self.fs.asked.append(end - start)
        return bytes(self.fs.cat_file(self.path, start, end))


class Store(MemoryFileSystem):  # type: ignore[misc]
    """Objects in memory; `asked` are the lengths of the ranges that were read."""

    protocol = "ranged"
    cachable = False
    store: dict[str, Any] = {}  # noqa: RUF012  # fsspec keeps one for all instances
    pseudo_dirs = [""]  # noqa: RUF012
    asked: list[int] = []  # noqa: RUF012

    def _open(self, path: str, mode: str = "rb", **options: Any) -> Any:
        return _Ranged(self, path, mode, cache_type="none") if mode == "rb" else super()._open(path, mode, **options)

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        return "/" + path.removeprefix("ranged://").strip("/")


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(remote, "BLOCK", BLOCK)
    fsspec.register_implementation("ranged", Store, clobber=True)
    made = Store()
    yield made
    Store.store.clear()
    Store.pseudo_dirs[:] = [""]
    Store.asked.clear()


@pytest.fixture(params=["durable_log", "osiris", "tank"])
def log(request: pytest.FixtureRequest, store: Store, tmp_path: Path) -> Log:
    """A log of 48 MiB with an index, in a store."""
    generate(Kind(request.param, request.param, 1000), SIZE, tmp_path)
    for file in tmp_path.iterdir():
        store.pipe_file(f"/log/{file.name}", file.read_bytes())
    made = segspec.open("ranged://log")
    Store.asked.clear()
    return made


def test_a_read_from_the_middle_fetches_little_of_the_log(log: Log) -> None:
    start = 2 * log.count() // 3
    Store.asked.clear()
    assert [record.offset for record in islice(log.records(start=start), 3)] == [start, start + 1, start + 2]
    assert len(Store.asked) < MOST_RANGES
    assert sum(Store.asked) < SIZE // 2


def test_the_last_records_are_fetched_from_the_end(log: Log) -> None:
    place = Seeker(log.format, log.segments, log.limits).find_last(10, deleted=True)
    last = list(Follower(log, report=_unexpected, start=place).read())
    assert len(Store.asked) < MOST_RANGES
    assert sum(Store.asked) < SIZE // 2
    assert len(last) >= 10
    assert last == list(log.records(start=last[0].offset))


def test_spark_plans_and_reads_the_last_records_with_a_few_ranges(log: Log) -> None:
    count = log.count()
    Store.asked.clear()
    reader, partitions, _ = plan(
        log.format.name, log.path, startingOffsets=str(count - 10), columns="offset", maxPartitionBytes="4m"
    )
    rows = [row for partition in partitions for batch in reader.read(partition) for row in batch.to_pylist()]
    assert [row["offset"] for row in rows][:10] == list(range(count - 10, count))
    assert len(Store.asked) < MOST_RANGES
    assert sum(Store.asked) < SIZE // 2
    assert len(partitions) == 1


def _unexpected(finding: segspec.Finding) -> None:
    raise AssertionError(str(finding))
