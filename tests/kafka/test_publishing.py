"""What is published to a real node is what its consumers read: all of it, in order, and once."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import rstream
from confluent_kafka import Consumer, TopicPartition
from confluent_kafka.admin import AdminClient, AlterConfigOpType, ConfigEntry, ConfigResource

import segspec
from segspec.core.limits import DEFAULT_LIMITS
from segspec.core.model import Record as Stored
from segspec.formats.contract.publishing import Confirmations, Outgoing, Terms
from segspec.publishing import Published, PublishError
from segspec_kafka.sender import Partition
from tests.brokers.processes import free_ports, wait_until
from tests.kafka.broker import Kafka
from tests.kafka.clients import Record, consume
from tests.kafka.conftest import ON_NEWEST, ON_ONE_RELEASE
from tests.kafka.samples import plain
from tests.needs import ROOT

BEGIN = 1_700_000_000_000
COUNT = 6_000
DATA = ROOT / "tests" / "data" / "kafka" / "4.1"


def published(folder: Path, to: str, **options: Any) -> Published:
    return segspec.publish(folder, to, **options)


def uri(node: Kafka, topic: str) -> str:
    return f"kafka://{node.bootstrap}/{topic}"


def read(node: Kafka, topic: str, partition: int = 0) -> list[Record]:
    received = consume(node.bootstrap, topic, partition=partition)
    assert received.error is None
    return [record._replace(offset=-1) for record in received.records]


@pytest.fixture
def orders(tmp_path: Path) -> Path:
    """A log of `COUNT` records in several segments."""
    with segspec.create(tmp_path / "orders", "tank", segment_bytes=90_000) as writer:
        for number in range(COUNT):
            writer.append(b"order %d" % number, key=b"%d" % (number % 7), timestamp=BEGIN + number)
    return tmp_path / "orders"


def expected(count: int) -> list[Record]:
    return [Record(b"order %d" % n, b"%d" % (n % 7), timestamp=BEGIN + n) for n in range(count)]


def test_keys_values_times_and_order_are_kept(kafka: Kafka, orders: Path) -> None:
    kafka.create("orders")
    done = published(orders, uri(kafka, "orders"))
    assert (done.confirmed, done.next, done.damaged, done.changed_times) == (COUNT, COUNT + 1, 0, 0)
    assert read(kafka, "orders") == expected(COUNT)


@ON_ONE_RELEASE
@pytest.mark.parametrize("format", ["osiris", "durable_log", "ffwd", "tank"])
def test_records_of_any_format_can_be_published(kafka: Kafka, format: str, tmp_path: Path) -> None:
    topic = f"from-{format}"
    kafka.create(topic)
    with segspec.create(tmp_path / "log", format) as writer:
        for number in range(50):
            writer.append(b"" if number == 7 else b"value %d" % number)
    assert published(tmp_path / "log", uri(kafka, topic)).confirmed == 50
    assert [record.value for record in read(kafka, topic)] == [
        record.value for record in segspec.open(tmp_path / "log").records()
    ]


@ON_ONE_RELEASE
def test_a_message_becomes_its_body_and_its_headers(kafka: Kafka, tmp_path: Path) -> None:
    kafka.create("messages")
    message = rstream.AMQPMessage(
        body=b"body",
        properties=rstream.Properties(content_type="text/plain"),
        application_properties={"text": "größe", "bytes": b"\0\xff", "nothing": None, "number": 7},
    )
    with segspec.create(tmp_path / "log", "osiris") as writer:
        writer.append(bytes(message), timestamp=BEGIN)
        writer.append(b"no message", timestamp=BEGIN)
    assert published(tmp_path / "log", uri(kafka, "messages")).changed_headers == 1
    headers = [
        ("content_type", b"text/plain"),
        ("text", "größe".encode()),
        ("bytes", b"\0\xff"),
        ("nothing", None),
        ("number", b"7"),
    ]
    assert read(kafka, "messages") == [
        Record(b"body", None, tuple(headers), BEGIN),
        Record(b"no message", None, (), BEGIN),
    ]


@ON_ONE_RELEASE
@pytest.mark.parametrize(
    "partition", ["nulls-0", "nulls-1", "append_time-0", "transactions-0", "compacted-0", "zstd-0"]
)
def test_a_partition_s_files_are_published_as_they_were_received(kafka: Kafka, partition: str) -> None:
    topic = f"again-{partition}"
    kafka.create(topic)
    truth = json.loads((DATA / f"{partition}.json").read_text())["read_uncommitted"]["records"]
    assert published(DATA / "data" / partition, uri(kafka, topic)).confirmed == len(truth)
    assert [plain(record) | {"offset": 0} for record in read(kafka, topic)] == [one | {"offset": 0} for one in truth]


def send(node: Kafka, topic: str, records: list[Stored]) -> int:
    """Sends records as one batch; returns how many times could not be sent."""

    async def run() -> int:
        confirmations = Confirmations(topic, 30)
        sender = Partition.parse(uri(node, topic)).sender(Terms(confirmations, f"of-{topic}", None, DEFAULT_LIMITS, 30))
        assert await sender.open() is None
        await sender.send([Outgoing(number, record) for number, record in enumerate(records)])
        await confirmations.wait_for_all()
        await sender.close()
        return sender.changed_times

    return asyncio.run(run())


@ON_ONE_RELEASE
def test_nulls_and_what_is_empty_stay_what_they_are(kafka: Kafka) -> None:
    kafka.create("nothing-kept")
    headers = [(b"null", None), (b"empty", b""), (b"null", b"again")]
    records = [
        Stored(0, timestamp=5, key=b"tombstone", value=None),
        Stored(0, timestamp=5, key=b"", value=b"", fields=headers),  # type: ignore[arg-type]
        Stored(0, timestamp=-1, value=b"without a key or a time"),
    ]
    assert send(kafka, "nothing-kept", records) == 0
    received = read(kafka, "nothing-kept")
    assert received[:2] == [
        Record(None, b"tombstone", (), 5),
        Record(b"", b"", (("null", None), ("empty", b""), ("null", b"again")), 5),
    ]
    assert (received[2].key, received[2].timestamp) == (None, -1)


@ON_ONE_RELEASE
def test_a_time_that_the_client_takes_for_now_is_counted(kafka: Kafka) -> None:
    kafka.create("zero")
    assert send(kafka, "zero", [Stored(0, timestamp=0, value=b"a"), Stored(0, timestamp=1, value=b"b")]) == 1
    first, second = read(kafka, "zero")
    assert first.timestamp is not None
    assert first.timestamp > BEGIN
    assert second.timestamp == 1


def command(*arguments: object) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [
            sys.executable,
            "-m",
            "segspec.cli.main",
            "publish",
            *map(str, arguments),
            "--rate",
            "20000",
            "--output",
            "json",
        ],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@ON_ONE_RELEASE
def test_a_publication_that_is_killed_again_and_again_gives_each_record_once(kafka: Kafka, orders: Path) -> None:
    kafka.create("killed")
    chance = random.Random(1)
    watching = Consumer({"bootstrap.servers": kafka.bootstrap, "group.id": "watching"})
    place = TopicPartition("killed", 0)
    kills, begun = 0, None
    while begun is None:
        running = command(orders, "--to", uri(kafka, "killed"), "--resume", orders.parent / "state")
        # Also in the middle of a transaction: what is not committed yet counts here.
        until = watching.get_watermark_offsets(place, timeout=30)[1] + chance.randrange(1, 1500)
        while running.poll() is None and watching.get_watermark_offsets(place, timeout=30)[1] < until:
            time.sleep(0.005)
        time.sleep(chance.random() / 50)
        running.kill()
        out, err = running.communicate()
        assert running.returncode in (0, -signal.SIGKILL), err
        kills += running.returncode != 0
        begun = json.loads(out)["begun"] if out else None
    watching.close()
    assert kills > 0
    assert int(begun) > 0, "it went on"
    assert read(kafka, "killed") == expected(COUNT)


@ON_ONE_RELEASE
def test_without_its_file_a_named_producer_goes_on_by_what_the_cluster_remembers(kafka: Kafka, orders: Path) -> None:
    kafka.create("named")
    first = published(orders, uri(kafka, "named"), end=1001, producer="replay")
    assert first.confirmed == 1000
    rest = published(orders, uri(kafka, "named"), producer="replay")
    assert (rest.begun, rest.confirmed) == (1001, COUNT - 1000)
    assert read(kafka, "named") == expected(COUNT)


@ON_ONE_RELEASE
def test_a_topic_that_was_made_anew_is_not_gone_on_with(kafka: Kafka, orders: Path, tmp_path: Path) -> None:
    kafka.create("anew")
    published(orders, uri(kafka, "anew"), resume=tmp_path / "state")
    admin = AdminClient({"bootstrap.servers": kafka.bootstrap})
    admin.delete_topics(["anew"])["anew"].result(30)
    assert wait_until(lambda: "anew" not in admin.list_topics(timeout=10).topics, 30)
    kafka.create("anew")
    with pytest.raises(PublishError, match=r"the broker knows nothing of the producer segspec-.*re-created"):
        published(orders, uri(kafka, "anew"), resume=tmp_path / "state")
    assert read(kafka, "anew") == []


@ON_ONE_RELEASE
def test_a_record_that_the_broker_refuses_undoes_its_batch_and_says_why(kafka: Kafka, tmp_path: Path) -> None:
    kafka.create("refusing", max_message_bytes=20_000)
    with segspec.create(tmp_path / "log", "tank") as writer:
        for number in range(10):
            writer.append(b"x" * (50_000 if number == 8 else 10))
    state = tmp_path / "state"
    with pytest.raises(PublishError, match=r"kafka://127.0.0.1:\d+/refusing: Message size too large"):
        published(tmp_path / "log", uri(kafka, "refusing"), resume=state, rate=50)
    kept = len(read(kafka, "refusing"))
    assert kept == 5, "a batch has 5"
    admin = AdminClient({"bootstrap.servers": kafka.bootstrap})
    larger = ConfigEntry("max.message.bytes", "200000", incremental_operation=AlterConfigOpType.SET)
    change = ConfigResource(ConfigResource.Type.TOPIC, "refusing", incremental_configs=[larger])
    admin.incremental_alter_configs([change])[change].result(30)
    assert published(tmp_path / "log", uri(kafka, "refusing"), resume=state).begun == kept + 1
    assert [len(record.value or b"") for record in read(kafka, "refusing")] == [10] * 8 + [50_000, 10]


@ON_ONE_RELEASE
def test_a_partition_is_chosen_where_there_are_several(kafka: Kafka, orders: Path) -> None:
    kafka.create("several", partitions=3)
    with pytest.raises(PublishError, match=r"the topic has 3 partitions: \?partition=N says which"):
        published(orders, uri(kafka, "several"))
    with pytest.raises(PublishError, match="the topic has 3 partitions, and no 3"):
        published(orders, uri(kafka, "several") + "?partition=3")
    done = published(orders, uri(kafka, "several") + "?partition=2&compression.type=zstd")
    assert done.destination == uri(kafka, "several") + "?partition=2"
    assert read(kafka, "several", 2) == expected(COUNT)
    assert read(kafka, "several", 0) == []


@ON_ONE_RELEASE
def test_what_is_not_there_is_said(kafka: Kafka, orders: Path) -> None:
    with pytest.raises(PublishError, match="/nowhere: Unknown topic"):
        published(orders, uri(kafka, "nowhere"))
    with pytest.raises(PublishError, match="Connection refused"):
        published(orders, f"kafka://127.0.0.1:{free_ports(1)[0]}/orders")
    with pytest.raises(PublishError, match=r"SSL (handshake failed|connection closed by peer)"):
        published(orders, uri(kafka, "nowhere") + "?security.protocol=SSL")


@ON_NEWEST
def test_a_user_logs_in_with_the_password_of_the_uri(kafka: Kafka, orders: Path) -> None:
    kafka.create("guarded")
    place = f"{kafka.guarded}/guarded?security.protocol=SASL_PLAINTEXT"
    done = published(orders, f"kafka://ann:s3c%2Fret@{place}")
    assert (done.confirmed, done.destination) == (COUNT, f"kafka://{kafka.guarded}/guarded")
    with pytest.raises(PublishError, match="Authentication failed") as caught:
        published(orders, f"kafka://ann:wr0ng@{place}")
    assert "wr0ng" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("kafka://broker", "no URI of the form"),
        ("kafka://broker/", "no URI of the form"),
        ("kafka:///orders", "no URI of the form"),
        ("kafka://s3cr3t@/orders", "no URI of the form"),
        ("kafka://broker/a/b", "no URI of the form"),
        ("kafka://bro ker/orders", "no URI of the form"),
        ("kafka://[broker/orders", "no URI of the form"),
        ("kafka://broker/orders?s3cr3t=1", "may have the options partition"),
        ("kafka://broker/orders?partition=", "may have the options partition"),
        ("kafka://broker/orders?partition=1&partition=1", "each once"),
        ("kafka://broker/orders?partition=s3cr3t", "partition of a URI is a number"),
    ],
)
def test_a_wrong_uri_is_refused_and_nothing_of_it_repeated(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words) as caught:
        Partition.parse(text)
    assert "s3cr3t" not in str(caught.value)


def test_a_uri_names_brokers_topic_and_partition() -> None:
    found = Partition.parse("kafka://ann:p%40ss@a.example:9092,[::1]:1/or-ders?partition=4&ssl.ca.location=%2Fca.pem")
    assert str(found) == "kafka://a.example:9092,[::1]:1/or-ders?partition=4"
    assert found.properties == {
        "bootstrap.servers": "a.example:9092,[::1]:1",
        "security.protocol": "SASL_SSL",
        "sasl.mechanism": "PLAIN",
        "sasl.username": "ann",
        "sasl.password": "p@ss",
        "ssl.ca.location": "/ca.pem",
    }
    assert "p@ss" not in repr(found)
