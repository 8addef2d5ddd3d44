"""A store in Spark, with segments that were evicted: read through the archive, or missed in so many words."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest

from segspec.core.errors import Code, SegspecError
from segspec.formats import get
from segspec.spark.options import parse
from segspec.spark.streaming.stream_offsets import DataLossError
from segspec.storage.store_path import options_of
from segspec.store import Store
from tests.spark.direct import plan, read
from tests.spark.direct_stream import DirectStream

pytestmark = pytest.mark.usefixtures("no_waiting")

EARLIEST = {"startingOffsets": "earliest"}


@pytest.fixture
def store(tmp_path: Path) -> Store:
    """Of `orders` the second and the third segment are in the archive only, of `users` all but the last one are."""
    made = Store(tmp_path / "store", tmp_path / "archive", segment_bytes=1200, pack_bytes=250, fsync="never")
    for name in ("orders", "users"):
        stream = made.stream(name)
        put(stream, range(1, 231))
        stream.delete("90-0")
        stream.archive()
        stream.evict()
    made.stream("orders").fetch("1-0", "2-0")
    return made


def put(stream: Any, which: range) -> None:
    for number in which:
        stream.append({b"order": b"%d" % number, b"state": b"paid"}, id=(number, 0))


def ids(rows: list[dict[str, Any]]) -> list[int]:
    return [int(row["id"].partition("-")[0]) for row in rows]


LIVE = [number for number in range(1, 231) if number != 90]


def test_a_batch_reads_through_the_archive_in_as_many_parts_as_it_likes(store: Store, tmp_path: Path) -> None:
    given = {"archive": f"file://{tmp_path}/archive", "columns": "log,segment,id"}
    before = sorted(path.name for path in (tmp_path / "store").rglob("*"))
    for more in ({}, {"maxPartitionBytes": "400"}, {"mode": "FAILFAST"}):
        rows = read("mojo", tmp_path / "store", **given, **more)
        assert ids(rows) == LIVE * 2
        assert {row["log"] for row in rows} == {f"{tmp_path}/store/orders", f"{tmp_path}/store/users"}
    assert any(row["segment"].startswith(f"file://{tmp_path}/archive/orders/") for row in rows)
    assert ids(
        read("mojo", tmp_path / "store" / "users", startingOffsets="100-0", endingOffsets="140-0", **given)
    ) == list(range(100, 140))
    assert read("mojo", tmp_path / "store", table="findings", archive=given["archive"]) == []
    assert sorted(path.name for path in (tmp_path / "store").rglob("*")) == before


def test_a_segment_that_is_evicted_between_planning_and_reading_is_read_from_the_archive(
    store: Store, tmp_path: Path
) -> None:
    store.stream("orders").fetch()
    reader, partitions, _ = plan("mojo", tmp_path / "store" / "orders", archive=str(tmp_path / "archive"), columns="id")
    assert store.stream("orders").evict() == 3
    rows = [row for part in partitions for batch in reader.read(part) for row in batch.to_pylist()]
    assert ids(rows) == LIVE


def test_without_the_archive_what_is_missing_is_told_in_the_way_of_the_mode(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "store" / "orders"
    here = read("mojo", folder, columns="id")
    assert 0 < len(here) < len(LIVE)
    assert "missing-segment: segment" in caplog.text
    assert "with the option archive it is read from there" in caplog.text
    bad = [row for row in read("mojo", folder, columnNameOfCorruptRecord="bad") if row["bad"]]
    assert [row["segment"] for row in bad] == sorted(str(path) for path in folder.glob("a*") if path.name != "a1-0")
    with pytest.raises(SegspecError, match="is not here: this empty file marks it as archived") as caught:
        read("mojo", folder, mode="FAILFAST")
    assert caught.value.code is Code.MISSING_SEGMENT
    last = ids(here)[-10]
    for within in ({"startingOffsets": f"{last}-0"}, {"startingTimestamp": str(last)}, {"endingOffsets": "9-0"}):
        assert read("mojo", folder, mode="FAILFAST", **within), "what is missing is not asked for"


def test_a_stream_goes_through_the_archive_and_on_in_the_folder(store: Store, tmp_path: Path) -> None:
    given = {**EARLIEST, "archive": str(tmp_path / "archive"), "maxRecordsPerTrigger": "40", "columns": "id"}
    stream = DirectStream("mojo", tmp_path / "store" / "orders", **given)
    rows = stream.drain()
    assert ids(rows) == LIVE
    assert stream.batches > 3
    orders = store.stream("orders")
    put(orders, range(231, 300))
    orders.roll()
    stream.restart()
    assert ids(stream.batch() or []), "of the segment that is evicted next"
    orders.archive()
    orders.evict()
    put(orders, range(300, 310))
    rest = ids(stream.rows()) + ids(stream.drain())
    assert rest == list(range(231, 310))


def test_a_batch_of_a_stream_whose_segments_are_evicted_before_its_tasks_begin_is_read_from_the_archive(
    store: Store, tmp_path: Path
) -> None:
    orders = store.stream("orders")
    orders.fetch()
    given = {**EARLIEST, "archive": str(tmp_path / "archive"), "columns": "id"}
    stream = DirectStream("mojo", tmp_path / "store" / "orders", **given)
    stream.log.append(stream.latest())
    planned = stream.partitions()
    orders.evict()
    assert ids([row for partition in planned for row in stream.read(partition)]) == LIVE


def test_a_stream_that_comes_to_what_is_only_archived_says_so_and_goes_on_with_the_option(
    store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "store" / "orders"
    stream = DirectStream("mojo", folder, **EARLIEST, columns="id", maxRecordsPerTrigger="20")
    with pytest.raises(
        DataLossError, match="comes next and is not here: it was archived; with the option archive"
    ) as lost:
        stream.drain()
    assert (lost.value.code, lost.value.path) == (Code.MISSING_SEGMENT, str(folder))
    given = DirectStream("mojo", folder, **EARLIEST, columns="id", archive=str(tmp_path / "archive"))
    given.log = stream.log
    given.restart()
    rest = ids(given.drain())
    assert rest == [number for number in LIVE if number >= rest[0]]
    with pytest.raises(DataLossError, match="segment 1-0 comes next and is not here"):
        DirectStream("mojo", tmp_path / "store" / "users", **EARLIEST)
    with caplog.at_level(logging.WARNING):
        going_on = DirectStream("mojo", folder, **EARLIEST, columns="id", failOnDataLoss="false")
        assert ids(going_on.drain()) == ids(read("mojo", folder, columns="id"))
    assert "comes next and is not here" in caplog.text


def test_an_object_that_is_not_what_was_uploaded_fails_the_task(store: Store, tmp_path: Path) -> None:
    path = next((tmp_path / "archive" / "users").iterdir())
    path.write_bytes(path.read_bytes().replace(b"paid", b"open", 1))
    with pytest.raises(OSError, match="the archive has not what was uploaded"):
        read("mojo", tmp_path / "store", archive=str(tmp_path / "archive"))
    (row,) = read("mojo", tmp_path / "store", archive=str(tmp_path / "archive"), table="findings")
    assert (row["path"], row["code"]) == (f"file://{path}", "bad-checksum")


def test_a_stream_without_a_record_is_an_empty_table_and_a_query_that_waits(tmp_path: Path) -> None:
    with Store(tmp_path / "store") as store:
        new = store.stream("new")
        assert read("mojo", tmp_path / "store") == read("mojo", tmp_path / "store", startingOffsets="5-0") == []
        stream = DirectStream("mojo", tmp_path / "store" / "new", **EARLIEST, columns="id")
        assert stream.drain() == []
        put(new, range(1, 4))
        assert ids(stream.drain()) == [1, 2, 3]


def test_an_archive_is_for_formats_that_have_one_and_takes_options_of_its_own() -> None:
    with pytest.raises(ValueError, match="option archive: tank has no archive"):
        parse({"path": "/log", "archive": "/archive"}, get("tank"))
    given = {"path": "/log", "archive": "s3://bucket/shop", "storage.key": "who", "storage.secret": "knows"}
    found = parse(given, get("mojo")).archive
    assert found == "s3://bucket/shop"
    assert options_of(found) == {"key": "who", "secret": "knows"}
    assert "knows" not in repr(parse(given, get("mojo")))
    with pytest.raises(ValueError, match=r"options storage\.\* are for remote paths"):
        parse({**given, "archive": "/archive"}, get("mojo"))
