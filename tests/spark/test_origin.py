"""Columns that say which log a row is from."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pyspark.sql.types import StructType

import segspec
from segspec.formats import get
from segspec.samples import FOLDER
from segspec.spark.sources import source as source_of
from tests.spark.direct import read

STREAM = FOLDER / "osiris" / "torn_tail" / "log"
TOPIC = FOLDER / "tank" / "sparse" / "log"


@pytest.mark.parametrize(
    ("folder", "vhost", "queue"),
    [
        ("__orders_1700000000000000000", "/", "orders"),
        ("__my_orders_1700000000000000000", "/", "my_orders"),
        ("prod_orders_1700000000000000000", "prod", "orders"),
        ("_prod_orders_1700000000000000000", "_prod", "orders"),
        ("__orders_2024_1700000000000000000", "/", "orders_2024"),
    ],
)
def test_the_folder_of_a_stream_names_vhost_and_queue(folder: str, vhost: str, queue: str) -> None:
    assert get("osiris").origin.said_by(["var", "stream", folder]) == {"vhost": vhost, "queue": queue}


@pytest.mark.parametrize(
    "folder", ["my_prod_orders_1700000000000000000", "orders_1700000000000000000", "__orders", "log"]
)
def test_what_the_folder_of_a_stream_does_not_say_for_certain_is_absent(folder: str) -> None:
    assert get("osiris").origin.said_by([folder]) == {}


def test_the_folders_of_a_partition_name_topic_and_partition() -> None:
    assert get("tank").origin.said_by(["srv", "orders", "12"]) == {"topic": "orders", "partition": 12}
    for names in (["0"], ["orders", "log"], ["orders", "٣"], []):
        assert get("tank").origin.said_by(names) == {}


def test_columns_of_origin_are_there_when_they_are_asked_for(tmp_path: Path) -> None:
    log = Path(shutil.copytree(STREAM, tmp_path / "__orders_1700000000000000000"))
    assert not {"log", "vhost", "queue"} & set(source_of("osiris")({"path": str(log)}).schema().names)
    origin = {"log": str(log), "vhost": "/", "queue": "orders"}
    rows = read("osiris", log, columns="queue,vhost,log,offset")
    assert all(row == {**origin, "offset": row["offset"]} for row in rows)
    assert len(rows) == len(read("osiris", log, columns="offset"))
    for table in ("frames", "tracking", "index", "findings"):
        found = read("osiris", log, table=table, columns="log,vhost,queue")
        assert [row for row in found if row != origin] == []
    (segment,) = sorted(log.glob("*.segment"))[:1]
    assert read("osiris", segment, columns="log,vhost,queue")[0] == origin


def test_damage_has_an_origin_too(tmp_path: Path) -> None:
    log = Path(shutil.copytree(STREAM, tmp_path / "__orders_1700000000000000000"))
    (log / "00000000000000000000.segment").unlink()
    rows = read("osiris", log, columns="queue,segment,_corrupt_record")
    said = {row["_corrupt_record"].split(":")[0] for row in rows if row["_corrupt_record"]}
    assert said == {"missing-segment", "torn"}
    assert {row["queue"] for row in rows} == {"orders"}


def test_a_partition_is_a_number_or_what_the_schema_makes_of_it(tmp_path: Path) -> None:
    shutil.copytree(TOPIC, tmp_path / "orders" / "3")
    tree = tmp_path / "orders"
    assert read("tank", tree, columns="topic,partition")[0] == {"topic": "orders", "partition": 3}
    asked = StructType().add("partition", "string").add("TOPIC", "binary").add("offset", "long")
    assert read("tank", tree, asked)[0] == {"partition": "3", "TOPIC": b"orders", "offset": 1000}
    assert read("tank", TOPIC, columns="topic,partition")[0] == {"topic": None, "partition": None}


def test_a_format_whose_owner_names_no_folders_has_the_log_alone(tmp_path: Path) -> None:
    with segspec.create(tmp_path / "log", "ffwd") as log:
        log.append(b"one")
    assert read("ffwd", tmp_path / "log", columns="log,value") == [{"log": str(tmp_path / "log"), "value": b"one"}]
    with pytest.raises(ValueError, match=r"unknown column 'queue' .* and log when asked for"):
        read("ffwd", tmp_path / "log", columns="queue")
