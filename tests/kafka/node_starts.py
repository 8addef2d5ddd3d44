"""Starts of real nodes on damaged files of their own, and what each served afterwards.

`python -m tests.kafka.node_starts` makes the stopped nodes of tests/data/kafka/nodes and starts all damages on both
releases, which takes half an hour; with names of damages it starts these again. What was written down before stays, so
that it may be ended at any time. The outcomes are
tests/data/kafka/node_starts.jsonl.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from confluent_kafka import Consumer, KafkaException, TopicPartition
from confluent_kafka.admin import AdminClient

from tests.brokers.processes import BrokerError, wait_until
from tests.kafka.broker import WAITS, Kafka
from tests.kafka.clients import consume, publish
from tests.kafka.damaged_nodes import NODE_DAMAGES, Node
from tests.kafka.releases import RELEASES, Release
from tests.kafka.samples import INTO, records
from tests.kafka.starts import complaints
from tests.kafka.tools import Tools

JSON = dict[str, Any]
NODES = INTO / "nodes"
NODE_STARTS = INTO / "node_starts.jsonl"
BASES = ("whole", "trimmed", "two", "dynamic")
PATIENCE = 150
"""Seconds after which a node is taken for one that never starts."""
SERVES = 60
"""Seconds in which what is served at all is served."""
SETTINGS = """\
log.segment.delete.delay.ms=1000
log.initial.task.delay.ms=500
file.delete.delay.ms=1000
metadata.max.idle.interval.ms=0
producer.id.expiration.ms=2147483647
log.retention.hours=2147483
log.message.timestamp.before.max.ms=9223372036854775807
metadata.log.max.record.bytes.between.snapshots=400
metadata.max.retention.ms=9000000000000
"""
SMALL = {"3.9": "metadata.log.segment.min.bytes=2000\nmetadata.log.segment.bytes=2000\n",
         "4.1": "internal.metadata.log.segment.bytes=2000\n"}  # fmt: skip
TOPICS = ("lag", "events", "payments")
OF_THE_TEST = ("WARN The config", "ERROR [MetadataLog partition=__cluster_metadata-0, nodeId=1] Overriding")
"""Complaints about the settings of these nodes."""


def settings(folder: Path, base: str, release: Release) -> str:
    more = SETTINGS
    if base == "trimmed":
        more += SMALL[release.name] + "metadata.max.retention.bytes=3000\n"
    if base == "dynamic":
        more += "controller.quorum.voters=\ncontroller.quorum.bootstrap.servers=127.0.0.1:{controller}\n"
    if base == "two":
        more += f"log.dirs={folder / 'data'},{folder / 'second'}\n"
    return more


def fill(node: Kafka, base: str) -> None:
    """The topics of a node, with enough changes after them that its metadata has several snapshots."""
    at = node.bootstrap
    numbers = 2 if base == "two" else 1
    for topic in TOPICS:
        node.create(topic, partitions=numbers, segment_bytes=900)
        for number in range(numbers):
            publish(at, topic, records(60 if topic == "lag" else 40), partition=number, batch_num_messages=8)
    admin = AdminClient({"bootstrap.servers": at})
    (asked,) = admin.delete_records([TopicPartition("events", 0, 11)]).values()
    asked.result(30)
    for _ in range(12 if base == "trimmed" else 3):
        node.create("passing", partitions=numbers)
        (gone,) = admin.delete_topics(["passing"]).values()
        gone.result(30)
        assert wait_until(lambda: not any(node.folder.glob("*/passing-*")), 30)


def make(tools: Tools, base: str, into: Path) -> None:
    """A node that was filled, stopped in order, started and stopped again."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        formatted = ("--standalone",) if base == "dynamic" else ()
        node = Kafka(folder, tools, more=settings(folder, base, tools.release), formatted=formatted)
        try:
            node.start()
            fill(node, base)
            for _ in range(2):
                node.stop()
                node.start()
            trimmed = node.data / "__cluster_metadata-0"
            if base == "trimmed":
                assert wait_until(lambda: min(trimmed.glob("*.log")).name != f"{0:020}.log", 120), list(
                    trimmed.iterdir()
                )
            assert wait_until(lambda: len(list(trimmed.glob("*.checkpoint"))) >= 2, 60), list(trimmed.iterdir())
            node.stop()
        finally:
            node.kill()
        shutil.rmtree(into, ignore_errors=True)
        for each in ("data", "second"):
            if (folder / each).exists():
                shutil.copytree(folder / each, into / each, ignore=shutil.ignore_patterns(".lock", "*.deleted"))


class NodeStarts:
    """The starts of one release."""

    def __init__(self, tools: Tools, folder: Path) -> None:
        self.tools, self.folder = tools, folder

    def stopped(self, damage: str, folder: Path) -> Node:
        """A damaged node, as it lies before its start."""
        return stopped(damage, self.tools.release.name, folder)

    def start(self, name: str) -> JSON:
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        made = self.stopped(name, folder)
        before = listed(folder)
        node = Kafka(folder, self.tools, more=settings(folder, NODE_DAMAGES[name].base, self.tools.release))
        try:
            outcome = outcome_of(node, made)
        finally:
            node.kill()
        outcome["files"] = changed(before, listed(folder))
        shutil.rmtree(folder)
        print(self.tools.release.name, name, outcome["started"], flush=True)  # noqa: T201
        return {"damage": name, "release": self.tools.release.name, **outcome}


def stopped(damage: str, release: str, folder: Path) -> Node:
    found = NODE_DAMAGES[damage]
    shutil.copytree(NODES / release / found.base, folder, dirs_exist_ok=True)
    made = Node(folder / "data", folder / "second")
    found.does(made)
    return made


def outcome_of(node: Kafka, made: Node) -> JSON:
    """What comes of a start: whether the node serves, and of each partition the first offset, how far a consumer
    comes, and the next offset; or the name of the error."""
    try:
        node.start(within=PATIENCE)
    except BrokerError as error:
        errors = [line for line in said(node, made) if not line.startswith("WARN")]
        return {"started": False, "waits": str(error).startswith(WAITS), "log": errors}
    served: JSON = {}
    wait_until(lambda: served.update(read(node)) or all(isinstance(each, list) for each in served.values()), SERVES)
    return {"started": True, "runs": node.runs, "served": served, "log": said(node, made)}


def said(node: Kafka, made: Node) -> list[str]:
    """What it complained of."""
    lines = (line.replace(str(made.second), "SECOND") for line in complaints(node.log, made.data))
    return [line for line in lines if not line.startswith(OF_THE_TEST)]


def read(node: Kafka) -> JSON:
    found: JSON = {}
    topics = AdminClient({"bootstrap.servers": node.bootstrap}).list_topics(timeout=5).topics
    for topic in sorted(name for name in topics if not name.startswith("__")):
        for number, partition in sorted(topics[topic].partitions.items()):
            found[f"{topic}-{number}"] = partition.error.name() if partition.error else reach(node, topic, number)
    return found


def reach(node: Kafka, topic: str, number: int) -> list[int] | str:
    asking = Consumer({"bootstrap.servers": node.bootstrap, "group.id": "nobody"})
    try:
        first, end = asking.get_watermark_offsets(TopicPartition(topic, number), timeout=5)
    except KafkaException as error:
        return str(error.args[0].name())
    finally:
        asking.close()
    got = consume(node.bootstrap, topic, partition=number, isolation="read_uncommitted", seconds=6)
    return [first, got.position, end]


def reach_once_led(node: Kafka, topic: str, number: int) -> list[int] | str:
    """The same once the partition has a leader: a broker answers before it leads its partitions."""
    answers: list[list[int] | str] = []

    def is_led() -> bool:
        answers.append(reach(node, topic, number))
        return isinstance(answers[-1], list)

    wait_until(is_led, SERVES)
    return answers[-1]


def listed(folder: Path) -> dict[str, bytes | None]:
    """All folders and files of a node but those of the log of what it says, its indexes, and what begins again."""
    found: dict[str, bytes | None] = {}
    for top in ("data", "second"):
        for path in (folder / top).rglob("*"):
            name = str(path.relative_to(folder))
            if "__consumer_offsets-" in name:
                continue
            if path.is_dir():
                found[name] = None
            elif path.suffix in (".log", ".checkpoint", ".metadata", ".properties") or path.name == "quorum-state":
                found[name] = path.read_bytes()
    return found


def changed(before: dict[str, bytes | None], after: dict[str, bytes | None]) -> dict[str, str]:
    """What has come, gone, or changed; of the log of the metadata only what has gone."""
    found = {}
    for name in sorted(before.keys() | after.keys()):
        shown = re.sub(r"\.[0-9a-f]{32}-", ".ID-", name)
        if name not in after:
            found[shown] = "gone"
        elif name not in before:
            if "__cluster_metadata-0/" not in name:
                found[shown] = "new"
        elif before[name] != after[name] and not re.search("__cluster_metadata-0/|checkpoint$", name):
            found[shown] = "other"
    return found


def recorded_nodes() -> list[JSON]:
    lines = [json.loads(line) for line in NODE_STARTS.read_text().splitlines()] if NODE_STARTS.exists() else []
    return [{**made, "release": release} for made in lines for release in made.pop("releases")]


def record(outcomes: Iterable[JSON]) -> None:
    lines: dict[str, list[str]] = {}
    for made in sorted(outcomes, key=lambda made: (list(NODE_DAMAGES).index(made["damage"]), made["release"])):
        said = json.dumps({name: value for name, value in made.items() if name != "release"}, separators=(",", ":"))
        lines.setdefault(said, []).append(made["release"])
    NODE_STARTS.write_text("".join(f'{line[:-1]},"releases":{json.dumps(of)}}}\n' for line, of in lines.items()))


def main(only: list[str]) -> None:
    done = {(made["damage"], made["release"]): made for made in recorded_nodes()}
    done = {key: made for key, made in done.items() if key[0] in NODE_DAMAGES and key[0] not in only}
    names = [name for name in reversed(NODE_DAMAGES) if not only or name in only]

    def starts_of(release: Release) -> None:
        tools = Tools(release)
        try:
            for base in BASES:
                if not (NODES / release.name / base).exists():
                    make(tools, base, NODES / release.name / base)
            with tempfile.TemporaryDirectory() as folder:
                starts = NodeStarts(tools, Path(folder))
                for name in names:
                    if (name, release.name) not in done:
                        done[name, release.name] = starts.start(name)
                        record(list(done.values()))
        finally:
            tools.close()

    with ThreadPoolExecutor(len(RELEASES)) as pool:
        list(pool.map(starts_of, RELEASES))


if __name__ == "__main__":
    main(sys.argv[1:])
