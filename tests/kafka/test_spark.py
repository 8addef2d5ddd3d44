"""Kafka's files in Spark: columns, types and rows are those of Spark's own Kafka source on the same topics."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from segspec.spark.options import parse, parse_stream
from segspec_kafka import FORMAT
from tests.kafka.broker import Kafka
from tests.kafka.clients import Record, publish, transact
from tests.kafka.releases import RELEASES
from tests.kafka.samples import INTO
from tests.kafka.tools import Tools
from tests.needs import Missing, program
from tests.spark import direct
from tests.spark.direct_stream import DirectStream

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

CONNECTOR = "4.1.1"
"""Of spark-sql-kafka: it runs in later releases of Spark as well."""
POM = Path(__file__).with_name("connector.xml")
DATA = INTO / "4.1" / "data"
LONG = 900_000
"""Milliseconds that no test takes: the longest after which a broker may end a transaction by itself."""

OF_SPARK = (
    "struct<key:binary,value:binary,topic:string,partition:int,offset:bigint,timestamp:timestamp,timestampType:int,"
    "headers:array<struct<key:string,value:binary>>>"
)


def records(count: int) -> list[Record]:
    """Some with null keys, null values, headers, null headers."""
    return [
        Record(
            value=b"value %d" % n if n % 5 else None,
            key=b"key %d" % n if n % 3 else None,
            headers=[("h", b"%d" % n), ("n", None)] if n % 2 else [],
            timestamp=1_700_000_000_000 + n,
        )
        for n in range(count)
    ]


@pytest.fixture(scope="module")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kafka]:
    """A node with a topic of two partitions and all kinds of transactions, and one of the broker's times."""
    tools = Tools(RELEASES[-1])
    made = Kafka(tmp_path_factory.mktemp("node"), tools)
    made.start()
    try:
        made.create("orders", partitions=2)
        made.create("late", message_timestamp_type="LogAppendTime")
        for partition, codec in enumerate(("zstd", "none")):
            publish(made.bootstrap, "orders", records(20), partition=partition, compression_type=codec)
        publish(made.bootstrap, "late", records(3))
        transact(made.bootstrap, "orders", [Record(b"committed")], id="one")
        transact(made.bootstrap, "orders", [Record(b"aborted")], id="two", end="abort")
        publish(made.bootstrap, "orders", [Record(b"between")])
        transact(made.bootstrap, "orders", [Record(b"open")], id="three", end="leave open", transaction_timeout_ms=LONG)
        publish(made.bootstrap, "orders", [Record(b"after")])
        yield made
    finally:
        made.kill()
        tools.close()


@pytest.fixture(scope="module")
def connected(spark: SparkSession) -> SparkSession:
    """A session that has Spark's own Kafka source, which Maven fetches once; skips where it cannot."""
    folder = Path(sys.prefix) / f"spark-kafka-{CONNECTOR}"
    if not folder.is_dir():
        with tempfile.TemporaryDirectory(dir=sys.prefix) as made:
            into = Path(made) / "jars"
            command = [program("mvn"), "-q", "-B", "-f", str(POM), f"-Dconnector={CONNECTOR}"]
            done = subprocess.run([*command, "dependency:copy-dependencies", f"-DoutputDirectory={into}"])
            if done.returncode:
                raise Missing(f"what Maven fetches of spark-sql-kafka {CONNECTOR}")
            shutil.move(into, folder)
    for jar in sorted(folder.glob("*.jar")):
        spark.sql(f"ADD JAR '{jar}'")
    return spark


def of_broker(spark: SparkSession, node: Kafka, topic: str, isolation: str) -> DataFrame:
    options = {
        "kafka.bootstrap.servers": node.bootstrap,
        "kafka.isolation.level": isolation,
        "subscribe": topic,
        "startingOffsets": "earliest",
        "includeHeaders": "true",
    }
    return spark.read.format("kafka").options(**options).load()


def of_files(spark: SparkSession, node: Kafka, topic: str, isolation: str) -> DataFrame:
    return spark.read.format("kafka_log").option("isolation", isolation).load(f"{node.data}/{topic}-*")


def rows(frame: DataFrame) -> list[tuple[Any, ...]]:
    return sorted((tuple(row) for row in frame.collect()), key=lambda row: row[2:5])


@pytest.mark.parametrize(
    ("topic", "isolation"), [("orders", "read_uncommitted"), ("orders", "read_committed"), ("late", "read_committed")]
)
def test_the_files_of_a_topic_give_what_sparks_kafka_source_gives(
    connected: SparkSession, node: Kafka, topic: str, isolation: str
) -> None:
    broker, files = (read(connected, node, topic, isolation) for read in (of_broker, of_files))
    assert files.schema == broker.schema
    found = rows(files)
    assert found == rows(broker)
    assert len(found) == {"late": 3, "orders": 42 if isolation == "read_committed" else 45}[topic]


def test_a_query_for_the_broker_runs_on_the_files(connected: SparkSession, node: Kafka) -> None:
    def query(topic: DataFrame) -> list[Any]:
        sent = topic.where("partition = 0 and value is not null and timestampType = 0").selectExpr(
            "cast(key as string) as key", "topic", "offset", "headers[0].key as header", "timestamp"
        )
        return sent.where("offset >= 5").orderBy("offset").collect()

    isolation = "read_committed"
    found = query(of_files(connected, node, "orders", isolation))
    assert len(found) > 10
    assert found == query(of_broker(connected, node, "orders", isolation))


def test_the_schema_is_that_of_sparks_kafka_source(spark: SparkSession) -> None:
    read = spark.read.format("kafka_log")
    assert read.load(str(DATA / "none-0")).schema.simpleString() == OF_SPARK
    asked = read.option("columns", "offset,timestampType,producer_id,segment").load(str(DATA / "transactions-0"))
    assert asked.schema.simpleString() == "struct<offset:bigint,timestampType:int,producer_id:bigint,segment:string>"
    assert {row.timestampType for row in asked.collect()} == {0}
    assert {row.timestampType for row in read.load(str(DATA / "append_time-0")).collect()} == {1}


@pytest.mark.parametrize(
    ("partition", "types"),
    [("v0_none-0", {-1}), ("v0_gzip-0", {-1}), ("v1_gzip-0", {0}), ("v1_append_time-0", {1}), ("v0_v1_v2-0", {-1, 0})],
)
def test_messages_without_a_time_have_the_type_that_a_consumer_is_told(partition: str, types: set[int]) -> None:
    rows = direct.read("kafka", DATA.parents[1] / "3.9" / "data" / partition)
    assert {row["timestampType"] for row in rows} == types
    assert all((row["timestamp"] is None) == (row["timestampType"] == -1) for row in rows)


INSTEAD = {
    "subscribe": "load\\(\\) takes the folders of partitions",
    "kafka.bootstrap.servers": "no broker is asked",
    "kafka.isolation.level": "it is the option isolation",
    "includeHeaders": "headers is a column",
    "startingOffsetsByTimestamp": "startingTimestamp",
    "maxOffsetsPerTrigger": "maxRecordsPerTrigger",
}


@pytest.mark.parametrize("name", INSTEAD)
def test_an_option_of_sparks_source_says_what_to_do_instead(name: str) -> None:
    for ask in (parse, parse_stream):
        with pytest.raises(ValueError, match=f"unknown option '{name.lower()}': .*{INSTEAD[name]}"):
            ask({"path": "/log", name: "some"}, FORMAT)


def test_an_option_for_another_use_says_what_to_do_instead() -> None:
    with pytest.raises(ValueError, match=r"failOnDataLoss is for readStream, not for read: .*FAILFAST"):
        parse({"path": "/log", "failOnDataLoss": "false"}, FORMAT)
    with pytest.raises(ValueError, match=r"endingOffsets is for read, not for readStream: .*read a batch"):
        parse_stream({"path": "/log", "endingOffsets": "5"}, FORMAT)
    with pytest.raises(ValueError, match=r"it takes earliest or an offset; .* read each by itself"):
        parse({"path": "/log", "startingOffsets": '{"topic": {"0": 23}}'}, FORMAT)


def test_a_name_that_nobody_has_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="unknown option 'isolationlevel'; the options are: path, paths"):
        parse({"path": "/log", "isolationLevel": "read_committed"}, FORMAT)


def test_companions_are_tables() -> None:
    times = direct.read("kafka", DATA / "segments-0", table="index", companion="timeindex")
    assert {tuple(row) for row in times} == {("path", "position", "timestamp", "relative_offset", "offset")}
    assert len(times) > 1
    epochs = direct.read("kafka", DATA / "segments-0", table="index", companion="epochs")
    assert (epochs[0]["epoch"], epochs[0]["start_offset"]) == (0, 0)


@pytest.mark.xdist_group("spark")
def test_a_stream_of_committed_records_waits_for_open_transactions(node: Kafka) -> None:
    node.create("streamed")
    publish(node.bootstrap, "streamed", records(5))
    transact(node.bootstrap, "streamed", [Record(b"never")], id="four", end="abort")
    stream = DirectStream(
        "kafka",
        node.partition("streamed"),
        isolation="read_committed",
        startingOffsets="earliest",
        columns="offset,value",
    )

    def run() -> list[tuple[int, bytes | None]]:
        stream.restart()
        return [(row["offset"], row["value"]) for row in stream.drain()]

    assert run() == [(n, b"value %d" % n if n % 5 else None) for n in range(5)]
    # The next producer of its name ends it.
    transact(node.bootstrap, "streamed", [Record(b"waits")], id="five", end="leave open", transaction_timeout_ms=LONG)
    publish(node.bootstrap, "streamed", [Record(b"behind")])
    assert run() == []
    transact(node.bootstrap, "streamed", [Record(b"done")], id="five")
    assert [value for _, value in run()] == [b"behind", b"done"]
