"""A stream over a log in an object store, reached by options, over HTTP."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import segspec
from tests.helpers import faulty_store as faults
from tests.helpers.faulty_store import KEY, SECRET, FaultyStore
from tests.spark.direct_stream import DirectStream
from tests.spark.streams import numbers, write

pytestmark = pytest.mark.usefixtures("no_waiting")


@pytest.fixture
def store() -> Iterator[FaultyStore]:
    with faults.faulty_store() as made:
        yield made


def test_segments_that_are_put_into_a_store_are_streamed_over_a_restart(store: FaultyStore, tmp_path: Path) -> None:
    import s3fs

    files = s3fs.S3FileSystem(
        key=KEY,
        secret=SECRET,
        endpoint_url=store.url,
        client_kwargs={"region_name": "us-east-1"},
        use_listings_cache=False,
    )
    files.call_s3("create_bucket", Bucket="live")

    def put() -> None:
        for path in sorted((tmp_path / "log").iterdir()):
            files.pipe_file(f"live/orders/{path.name}", path.read_bytes())

    given = {
        "startingOffsets": "earliest",
        "maxRecordsPerTrigger": "10",
        "storage.key": KEY,
        "storage.secret": SECRET,
        "storage.endpoint_url": store.url,
        "storage.client_kwargs.region_name": "us-east-1",
    }
    with segspec.create(tmp_path / "log", "durable_log") as log:
        write(log, range(15))
        put()
        stream = DirectStream("durable_log", "s3://live/orders", **given)
        assert numbers(stream.drain()) == list(range(15))
        write(log, range(15, 20))
        log.roll()
        write(log, range(20, 30))
        put()
        stream.restart()
        assert numbers(stream.batch() or []) == list(range(15, 25))
        stream.restart()
        assert numbers(stream.rows()) == list(range(15, 25))
        store.requests.clear()
        assert numbers(stream.drain()) == list(range(25, 30))
    assert json.loads(stream.log[-1])["logs"]["s3://live/orders"]["next"] == 30
    assert SECRET not in "".join(stream.log)
    store.requests.clear()
    assert stream.batch() is None
    asked = [(request.method, request.path.partition("?")[0]) for request in store.requests]
    due = {("HEAD", "/live/orders"), ("GET", "/live")}
    assert set(asked) == due, "a look that finds nothing new asks whether the path is a folder, and lists it"
