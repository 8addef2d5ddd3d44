"""Who stands where in a partition: what a running node says of its groups and transactions, its folders say, too."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path
from typing import NamedTuple

import pytest
from confluent_kafka import Consumer, ConsumerGroupTopicPartitions, Producer, TopicPartition
from confluent_kafka.admin import AdminClient

import segspec as library
from segspec.formats.contract.parts import Client, Stands
from segspec.library.clients_of_log import clients
from segspec_kafka import FORMAT
from segspec_kafka.tracking import STATES
from tests.builders.kafka import TRANSACTIONAL, batch, marker, record, segment_name
from tests.cli.conftest import Run, segspec
from tests.kafka.broker import Kafka
from tests.kafka.clients import READING, SECONDS, Record, consume, publish, transact
from tests.kafka.conftest import ON_ONE_RELEASE
from tests.kafka.samples import INTO
from tests.kafka.tools import Tools
from tests.spark.direct import read

__all__ = ["segspec"]

RECORDED = INTO / "4.1" / "data"
START, END = 45, 100
GROUPS = {"late": 20, "mid": 60, "done": 100, "far": 5000, "odd\x1b[2J\n": 70}
STANDS = {
    "late": Stands.BEFORE,
    "mid": Stands.WITHIN,
    "done": Stands.AT_END,
    "far": Stands.BEYOND,
    "odd\x1b[2J\n": Stands.WITHIN,
}
OPEN_SINCE = 6


class Node(NamedTuple):
    """The folder of a node that was stopped, and what it said before."""

    data: Path
    stored: dict[str, int]
    fails: set[str]
    stable: int
    watermarks: tuple[int, int]


@pytest.fixture(scope="module")
def node(kafka_tools: Tools, tmp_path_factory: pytest.TempPathFactory) -> Node:
    kafka = Kafka(tmp_path_factory.mktemp("clients"), kafka_tools)
    kafka.start()
    try:
        for topic in ("orders", "moved", "payments"):
            kafka.create(topic)
        publish(kafka.bootstrap, "orders", [Record(b"%d" % number) for number in range(END)], batch_num_messages=10)
        admin = AdminClient({"bootstrap.servers": kafka.bootstrap})
        (trimmed,) = admin.delete_records([TopicPartition("orders", 0, START)]).values()
        trimmed.result(SECONDS)
        for group, offset in (GROUPS | {"gone": 50}).items():
            commit(kafka, group, "orders", offset)
        commit(kafka, "mover", "moved", 0)
        (deleted,) = admin.delete_consumer_groups(["gone"]).values()
        deleted.result(SECONDS)
        transact(kafka.bootstrap, "payments", [Record(b"p")] * (OPEN_SINCE - 1), id="svc-a")
        settings = {"transactional.id": "svc-b", "transaction.timeout.ms": 900_000}
        hanging = Producer(settings | {"bootstrap.servers": kafka.bootstrap})
        hanging.init_transactions(SECONDS)
        hanging.begin_transaction()
        hanging.produce("payments", b"never committed")
        hanging.flush(SECONDS)
        transact(kafka.bootstrap, "payments", [Record(b"q")] * 3, id="svc-c")
        said = Node(
            kafka.data,
            {group: committed(admin, group) for group in GROUPS},
            {group for group in GROUPS if is_out_of_range(kafka, group)},
            consume(kafka.bootstrap, "payments").position,
            watermarks(kafka, "orders"),
        )
        # A node notes where partitions start once a minute, and when it is stopped.
        kafka.stop()
    finally:
        kafka.kill()
    return said


def commit(kafka: Kafka, group: str, topic: str, offset: int) -> None:
    consumer = Consumer({"bootstrap.servers": kafka.bootstrap, "group.id": group})
    consumer.commit(offsets=[TopicPartition(topic, 0, offset)], asynchronous=False)
    consumer.close()


def committed(admin: AdminClient, group: str) -> int:
    asked = ConsumerGroupTopicPartitions(group, [TopicPartition("orders", 0)])
    (answer,) = admin.list_consumer_group_offsets([asked]).values()
    (partition,) = answer.result(SECONDS).topic_partitions
    return int(partition.offset)


def is_out_of_range(kafka: Kafka, group: str) -> bool:
    """Whether a consumer of the group that resets nothing ends at its offset."""
    consumer = Consumer(READING | {"bootstrap.servers": kafka.bootstrap, "group.id": group})
    try:
        consumer.assign([TopicPartition("orders", 0)])
        message = consumer.poll(SECONDS)
        return message is not None and message.error() is not None and message.error().name() == "_AUTO_OFFSET_RESET"
    finally:
        consumer.close()


def watermarks(kafka: Kafka, topic: str) -> tuple[int, int]:
    consumer = Consumer({"bootstrap.servers": kafka.bootstrap, "group.id": "nobody"})
    low, high = consumer.get_watermark_offsets(TopicPartition(topic, 0), timeout=SECONDS)
    consumer.close()
    return low, high


def of_kind(folder: Path, kind: str) -> list[Client]:
    return [row for row in clients(library.open(folder, format=FORMAT)) if row["kind"] == kind]


@ON_ONE_RELEASE
def test_groups_stand_where_the_node_says(node: Node) -> None:
    found = {row["name"]: row for row in of_kind(node.data / "orders-0", "group")}
    assert {name: row["offset"] for name, row in found.items()} == node.stored == GROUPS
    assert {name: row["stands"] for name, row in found.items()} == STANDS
    assert {name for name in found if STANDS[name] in (Stands.BEFORE, Stands.BEYOND)} == node.fails
    start, end = node.watermarks
    assert (start, end) == (START, END)
    assert {name: row["behind"] for name, row in found.items() if "behind" in row} == {
        name: end - offset for name, offset in GROUPS.items() if offset <= end
    }
    bytes_behind = {name: row.get("behind_bytes", 0) for name, row in found.items()}
    assert bytes_behind["late"] > bytes_behind["mid"] > bytes_behind["odd\x1b[2J\n"] > bytes_behind["done"] == 0


@ON_ONE_RELEASE
def test_the_bytes_that_are_left_are_those_of_the_frames_from_there_on(node: Node) -> None:
    log = library.open(node.data / "orders-0", format=FORMAT)
    frames = [frame for frame in log.arrow(table="frames").read_all().to_pylist() if frame["first_offset"] is not None]
    (mid,) = (row for row in clients(log) if row.get("name") == "mid")
    left = [frame for frame in frames if frame["first_offset"] + frame["offsets"] > GROUPS["mid"]]
    assert mid["behind_bytes"] == sum(frame["bytes"] for frame in left)
    assert (mid["segment"], mid["position"]) == (left[0]["segment"], left[0]["position"])


@ON_ONE_RELEASE
def test_the_first_open_transaction_holds_the_last_stable_offset(node: Node) -> None:
    (found,) = of_kind(node.data / "payments-0", "transaction")
    assert found["offset"] == node.stable == OPEN_SINCE
    assert (found["name"], found["stands"], found["state"]) == ("svc-b", Stands.OPEN, "Ongoing")
    assert f"consumers of committed records stop at offset {node.stable} of 11;" in found["says"]
    assert "abort --topic payments --partition 0 --start-offset 6 ends it" in found["says"]


@ON_ONE_RELEASE
def test_a_partition_alone_knows_no_name_of_a_transaction(node: Node, tmp_path: Path, segspec: Run) -> None:
    alone = tmp_path / "payments-0"
    shutil.copytree(node.data / "payments-0", alone)
    (found,) = of_kind(alone, "transaction")
    assert (found.get("name"), found.get("state"), found["offset"]) == (None, None, OPEN_SINCE)
    for verb in ("info", "forecast"):
        done = segspec(verb, alone)
        assert done.code == 0
        assert f"producer {found['producer_id']} has a transaction open since offset {OPEN_SINCE}, 20" in done.out
        assert f"stop at offset {OPEN_SINCE} of 11" in done.out
    assert segspec("verify", alone).lines == []


@ON_ONE_RELEASE
def test_a_group_of_a_topic_that_lies_elsewhere_is_not_known(node: Node, tmp_path: Path) -> None:
    data = tmp_path / "data"
    shutil.copytree(node.data, data)
    assert "mover" not in {row["name"] for row in of_kind(data / "__consumer_offsets-0", "group")}
    shutil.rmtree(data / "moved-0")
    (found,) = of_kind(data / "__consumer_offsets-0", "group")
    assert (found["name"], found["stands"], found["path"]) == ("mover", Stands.UNKNOWN, str(data / "moved-0"))


@ON_ONE_RELEASE
def test_verbs_say_it_briefly_of_a_node_and_of_a_partition(node: Node, segspec: Run) -> None:
    before = "group late{} stands at offset 20, before the start, 45: out of range, and auto.offset.reset decides"
    beyond = "group far{} stands at offset 5000, beyond the end, 100: out of range, and auto.offset.reset decides"
    for verb, path in (("report", ""), ("forecast", ""), ("info", "orders-0"), ("forecast", "orders-0")):
        out = segspec(verb, node.data / path).out
        log = " in orders-0" if verb == "report" else ""
        assert before.format(log) in out, (verb, path)
        assert beyond.format(log) in out, (verb, path)
    assert segspec("verify", node.data / "orders-0").code == 0


@ON_ONE_RELEASE
def test_the_verb_gives_the_rows_of_the_table(node: Node, segspec: Run) -> None:
    folder = node.data / "orders-0"
    rows = segspec("clients", folder, "--output", "json").json
    table = library.open(folder, format=FORMAT).arrow(table="clients").read_all().to_pylist()
    assert [row["name"] for row in rows if "name" in row] == [row["name"] for row in table if row["name"] is not None]
    far = next(row for row in rows if row.get("name") == "far")
    assert far | {"topic": "orders", "partition": "0", "offset": "5000", "stands": "beyond-the-end"} == far
    assert "behind" not in far
    assert "\x1b" not in segspec("clients", folder).out
    by_spark = read(FORMAT.name, folder, table="clients")
    assert [row["offset"] for row in by_spark] == [row["offset"] for row in table]


def test_states_of_transactions_have_the_names_that_the_coordinator_has_for_them(kafka_tools: Tools) -> None:
    jvm, is_scala = kafka_tools.jvm, kafka_tools.release.name == "3.9"
    of = (jvm.kafka if is_scala else jvm.org.apache.kafka).coordinator.transaction.TransactionState
    named = [of.fromId(number) for number in STATES]
    assert [each.name() if is_scala else each.stateName() for each in named] == list(STATES.values())


def test_dump_names_the_states_of_transactions_beside_their_numbers(segspec: Run) -> None:
    rows = segspec("dump", "--tracking", "--output", "json", RECORDED / "__transaction_state-0").json
    states = {row["transactional_id"]: row["transaction_state"] for row in rows[-1]["state"]["transaction_log"]}
    assert states == {
        "first": "CompleteCommit",
        "second": "CompleteCommit",
        "third": "CompleteAbort",
        "fourth": "Ongoing",
    }
    values = [row["value"] for row in rows[:-1] if row.get("type") == "transaction_log" and "value" in row]
    assert values
    assert all(STATES[int(value["transaction_status"])] == value["transaction_state"] for value in values)


def test_a_status_that_no_coordinator_has_gets_no_name(tmp_path: Path, segspec: Run) -> None:
    folder = tmp_path / "__transaction_state-0"
    folder.mkdir()
    written = [
        batch(number, record(0, 0, b"\0\0\0\1" + b"%d" % number, state_of_transaction(status)))
        for number, status in enumerate((0, 8, -1, 127))
    ]
    (folder / segment_name(0)).write_bytes(b"".join(written))
    *rows, _ = segspec("dump", "--tracking", "--output", "json", folder).json
    assert [row["value"].get("transaction_state") for row in rows] == ["Empty", None, None, None]


def state_of_transaction(status: int) -> bytes:
    """Version 0: a producer without a transaction."""
    return struct.pack(">hqhibiqq", 0, 7, 0, 60_000, status, -1, 0, 0)


def test_the_last_sequence_of_a_producer_is_that_of_its_snapshot() -> None:
    """A snapshot is read, and what comes after it."""
    folder = RECORDED / "transactions-0"
    log = library.open(folder, format=FORMAT)
    noted = {
        entry["producer_id"]: entry["last_sequence"]
        for _, entry in log.index_entries(kind="snapshot")
        if entry["last_sequence"] >= 0
    }
    found = {row["producer_id"]: row["sequence"] for row in of_kind(folder, "publisher")}
    assert found == noted != {}


def test_of_several_open_transactions_the_oldest_comes_first(tmp_path: Path) -> None:
    """No snapshot lies there: what the batches say is enough, and one that was aborted is not open."""
    folder = tmp_path / "many-0"
    folder.mkdir()
    written = [
        batch(first, record(0, 0, None, b"v"), attributes=TRANSACTIONAL, producer=(producer, 0, 0))
        for first, producer in enumerate((7, 5, 6))
    ]
    written.append(marker(3, (7, 0), is_commit=False))
    (folder / segment_name(0)).write_bytes(b"".join(written))
    found = of_kind(folder, "transaction")
    assert [(row["producer_id"], row["offset"], row["behind"]) for row in found] == [(5, 1, 3), (6, 2, 2)]
    assert ["stop at offset" in row["says"] for row in found] == [True, False]


@pytest.mark.parametrize("damage", [b"", b"\xff" * 200, b"\0" * 4096])
def test_internal_topics_that_are_damaged_tell_nothing_and_hide_nothing(tmp_path: Path, damage: bytes) -> None:
    for name in ("transactions-0", "__transaction_state-0", "__consumer_offsets-0"):
        shutil.copytree(RECORDED / name, tmp_path / name)
    for name in ("__transaction_state-0", "__consumer_offsets-0"):
        (tmp_path / name / segment_name(0)).write_bytes(damage)
    (found,) = of_kind(tmp_path / "transactions-0", "transaction")
    assert (found.get("name"), found.get("state"), found["offset"]) == (None, None, 27)


def test_odd_commits_give_rows_and_no_error(tmp_path: Path, segspec: Run) -> None:
    """Offsets at the ends of their range, a topic that is a path, and a key that is none."""
    shutil.copytree(RECORDED / "segments-0", tmp_path / "segments-0")
    folder = tmp_path / "__consumer_offsets-0"
    folder.mkdir()
    commits = [(b"none", b"segments", 0, -1), (b"most", b"segments", 0, (1 << 63) - 1), (b"away", b"../x", -1, 7)]
    written = [batch(n, record(0, 0, *commit_of(*each))) for n, each in enumerate(commits)]
    written.append(batch(len(commits), record(0, 0, b"\0\1\0\x09no", b"\0")))
    (folder / segment_name(0)).write_bytes(b"".join(written))
    (most,) = of_kind(tmp_path / "segments-0", "group")
    assert (most["name"], most["stands"], most["offset"]) == ("most", Stands.BEYOND, (1 << 63) - 1)
    (away,) = of_kind(folder, "group")
    assert (away["name"], away["stands"]) == ("away", Stands.UNKNOWN)
    assert "offset 7 of ../x--1" in away["says"]
    assert segspec("clients", tmp_path).code == 0
    assert library.open(folder, format=FORMAT).arrow(table="clients").read_all().num_rows == 1


def commit_of(group: bytes, topic: bytes, partition: int, offset: int) -> tuple[bytes, bytes]:
    """A key of version 1 and a value of version 3."""
    key = (
        struct.pack(">hh", 1, len(group)) + group + struct.pack(">h", len(topic)) + topic + struct.pack(">i", partition)
    )
    return key, struct.pack(">hqihq", 3, offset, 0, 0, 0)
