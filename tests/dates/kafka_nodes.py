"""Starts of real brokers on recorded files, which do what they did: no code of segspec has a part in it.

`python -m tests.dates` runs this.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.kafka.broker import Kafka
from tests.kafka.clients import consume
from tests.kafka.conftest import kafka_tools
from tests.kafka.damaged_nodes import NODE_DAMAGES
from tests.kafka.node_starts import NodeStarts
from tests.kafka.samples import INTO, plain
from tests.kafka.test_node_forecasts import DEPENDS_ON_TIMING
from tests.kafka.test_node_starts import recorded_on
from tests.kafka.test_samples import NODES, truths
from tests.kafka.tools import Tools

__all__ = ["kafka_tools"]

OFFLINE = ("LEADER_NOT_AVAILABLE", "KAFKA_STORAGE_ERROR")


@pytest.mark.parametrize("node", NODES)
def test_brokers_serve_the_samples_as_they_were_served(node: str, kafka_tools: Tools, tmp_path: Path) -> None:
    """The topics are those of the node that starts: each takes the files of a sample for its own. It knows nothing of
    where the log of `trimmed` starts, and serves what was before it, too."""
    expected = {name: truth for name, truth in truths(node).items() if not name.startswith("__")}
    broker = Kafka(tmp_path, kafka_tools)
    try:
        broker.start()
        for topic in {name.rpartition("-")[0] for name in expected}:
            broker.create(topic, partitions=1 + (f"{topic}-1" in expected))
        broker.stop()
        for name in expected:
            identity = (broker.data / name / "partition.metadata").read_bytes()
            shutil.rmtree(broker.data / name)
            shutil.copytree(INTO / node / "data" / name, broker.data / name)
            (broker.data / name / "partition.metadata").write_bytes(identity)
        broker.start()
        for name, truth in expected.items():
            topic, _, partition = name.rpartition("-")
            received = consume(broker.bootstrap, topic, partition=int(partition), isolation="read_uncommitted")
            known = truth["read_uncommitted"]
            served = [plain(record) for record in received.records]
            assert (received.error, received.position) == (None, known["position"]), name
            assert served[len(served) - len(known["records"]) :] == known["records"], name
    finally:
        broker.kill()


@pytest.mark.parametrize("damage", NODE_DAMAGES)
def test_a_node_does_now_what_it_did(kafka_tools: Tools, damage: str, tmp_path: Path) -> None:
    known = recorded_on(kafka_tools.release.name).get(damage)
    if known is not None:
        made = NodeStarts(kafka_tools, tmp_path).start(damage)
        for each in (made, known):
            # By which error a client learns that a partition is not served depends on when it asks.
            served = each.get("served", {})
            each["served"] = {name: "offline" if got in OFFLINE else got for name, got in served.items()}
        for name in ("started", "files", *["served"] * (damage not in DEPENDS_ON_TIMING)):
            assert made.get(name) == known.get(name), (made, known)
