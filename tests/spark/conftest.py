"""One Spark session for the whole run, and an S3 endpoint that its workers can reach."""

from __future__ import annotations

import os
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from segspec.samples import FOLDER
from tests.cli.conftest import segspec

if TYPE_CHECKING:
    from pyspark.sql import SparkSession

__all__ = ["segspec"]

CONF = {
    "spark.master": "local[2]",
    "spark.ui.enabled": "false",
    "spark.ui.showConsoleProgress": "false",
    "spark.log.level": "OFF",
    "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1",  # short queries gain nothing from the second compiler
    "spark.sql.shuffle.partitions": "2",
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
}


@pytest.fixture
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """For streams: writers do not wait for the disk, nor looks for an owner that renames."""
    from segspec.spark.streaming import stream_pieces

    monkeypatch.setattr(os, "fsync", lambda _: None)
    monkeypatch.setattr(stream_pieces, "PAUSE", 0)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def s3_port() -> int:
    """Workers get their environment when the JVM starts, so the endpoint's address is chosen before."""
    return free_port()


@pytest.fixture(scope="session")
def connect_port() -> int:
    """Where the session's JVM is a server of Spark Connect, too."""
    return free_port()


@pytest.fixture(scope="session")
def spark(s3_port: int, connect_port: int, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SparkSession]:
    import pyspark

    from segspec.spark import session

    os.environ |= {
        "AWS_ACCESS_KEY_ID": "key",
        "AWS_SECRET_ACCESS_KEY": "secret",
        "AWS_DEFAULT_REGION": "us-east-1",
        "AWS_ENDPOINT_URL": f"http://127.0.0.1:{s3_port}",
    }
    warehouse = tmp_path_factory.mktemp("warehouse")
    connect = {
        "spark.plugins": "org.apache.spark.sql.connect.SparkConnectPlugin",
        "spark.connect.grpc.binding.port": connect_port,
    }
    if not any(Path(pyspark.__file__).parent.glob("jars/spark-connect_*.jar")):
        # `.ci/versions` runs with an older PySpark, of which no more is asked than to read and to write.
        connect = {}
    made = session(**CONF, **connect, **{"spark.sql.warehouse.dir": str(warehouse)})
    yield made
    made.stop()


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
