"""An S3 endpoint that the workers of the session of Spark can reach, and trees of logs."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from segspec.samples import FOLDER
from tests.cli.conftest import segspec
from tests.helpers.disk_faults import unsynced

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

__all__ = ["segspec"]


@pytest.fixture(autouse=True)
def no_syncs() -> Iterator[None]:
    """Nothing in this process waits for the disk."""
    with unsynced():
        yield


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """For streams: looks do not wait for an owner that renames."""
    from segspec.spark.streaming import stream_driver

    monkeypatch.setattr(stream_driver, "PAUSE", 0)


@pytest.fixture(scope="session")
def s3(s3_port: int, spark: SparkSession) -> Iterator[Any]:
    """An fsspec file system on a real S3 endpoint with the bucket `logs`."""
    import s3fs
    from moto.server import ThreadedMotoServer

    endpoint = ThreadedMotoServer(ip_address="127.0.0.1", port=s3_port, verbose=False)
    endpoint.start()
    files = s3fs.S3FileSystem(use_listings_cache=False, skip_instance_cache=True)
    files.mkdir("logs")
    yield files
    endpoint.stop()


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Three logs of one format, one of them damaged, under names that folders of partitions have to escape."""
    logs = tmp_path / "logs"
    shutil.copytree(FOLDER / "osiris" / "epochs" / "log", logs / "orders" / "a b")
    shutil.copytree(FOLDER / "osiris" / "sub_batches" / "log", logs / "orders" / "x%2Fy=z")
    shutil.copytree(FOLDER / "osiris" / "torn_tail" / "log", logs / "users")
    return logs
