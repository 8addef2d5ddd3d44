"""Real nodes start now as was written down, and what a forecast advises makes them start.

A few of the starts are tried; with SEGSPEC_EVERY_START=1 in the environment all are, on both releases.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from segspec.library.node_report import report
from tests.kafka.broker import CLUSTER, Kafka
from tests.kafka.damaged_nodes import NODE_DAMAGES, Node
from tests.kafka.node_starts import NodeStarts, outcome_of, recorded_nodes, settings, stopped
from tests.kafka.releases import RELEASES
from tests.kafka.tools import Tools

EVERY = bool(os.environ.get("SEGSPEC_EVERY_START"))
TRIED = ("newest_snapshot_zeros", "no_clean_end_and_a_torn_partition")
"""One that does not start, and one whose partitions are all served: what is not served is waited for, for a minute."""
ALL_OF_ONE = {"events-0": [11, 40, 40], "lag-0": [0, 60, 60], "payments-0": [0, 40, 40]}
HELPED = {
    "properties_zeros": ALL_OF_ONE,
    "quorum_empty": ALL_OF_ONE,
    "topic_id_missing": ALL_OF_ONE,
    "bootstrap_zeros": ALL_OF_ONE,
    "newest_snapshot_zeros": ALL_OF_ONE,
    "recovery_points_zeros": ALL_OF_ONE,
    "log_starts_zeros": ALL_OF_ONE | {"events-0": [0, 40, 40]},
    "high_watermarks_zeros": ALL_OF_ONE,
    "epochs_zeros": ALL_OF_ONE,
    "lost_and_found": ALL_OF_ONE,
    "foreign_log_in_a_partition": ALL_OF_ONE,
    "topic_id_of_nobody": ALL_OF_ONE,
    "topic_id_of_another_topic": ALL_OF_ONE,
}
"""What is served once it was done what the forecast advises first."""
FIRST_HELPED = list(HELPED)[:3]


def recorded_on(release: str) -> dict[str, dict[str, Any]]:
    return {made["damage"]: made for made in recorded_nodes() if made["release"] == release}


def test_what_was_written_down_is_of_both_releases_and_of_all_kinds() -> None:
    older, newer = (recorded_on(release.name) for release in RELEASES)
    assert len(older.keys() & newer.keys()) >= 60
    assert older.keys() | newer.keys() <= NODE_DAMAGES.keys()
    for made in (older, newer):
        assert sum(not each["started"] for each in made.values()) >= 25
        assert any(isinstance(served, str) for each in made.values() for served in each.get("served", {}).values())
        assert any(served == [0, 0, 0] for each in made.values() for served in each.get("served", {}).values())
        assert all(each["log"] for each in made.values() if not each["started"])


@pytest.fixture(scope="module")
def newest() -> Iterator[Tools]:
    tools = Tools(RELEASES[-1])
    yield tools
    tools.close()


def _agrees(tools: Tools, damage: str, folder: Path) -> None:
    made, known = NodeStarts(tools, folder).start(damage), recorded_on(tools.release.name)[damage]
    for name in ("started", "served", "files"):
        assert made.get(name) == known.get(name), (made, known)


@pytest.mark.parametrize("damage", NODE_DAMAGES if EVERY else TRIED)
def test_a_node_does_now_what_it_did(kafka_tools: Tools, damage: str, tmp_path: Path) -> None:
    if damage in recorded_on(kafka_tools.release.name):
        _agrees(kafka_tools, damage, tmp_path)


@pytest.mark.parametrize("damage", HELPED if EVERY else FIRST_HELPED)
def test_what_is_advised_first_makes_the_node_serve(newest: Tools, damage: str, tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "node", tmp_path / "elsewhere"
    elsewhere.mkdir()
    made = stopped(damage, newest.release.name, folder)
    advise(made, elsewhere)
    node = Kafka(folder, newest, more=settings(folder, NODE_DAMAGES[damage].base, newest.release))
    try:
        assert outcome_of(node, made)["served"] == HELPED[damage]
    finally:
        node.kill()
        shutil.rmtree(folder)


def advise(made: Node, elsewhere: Path) -> None:
    """Does what the report says to do first; the words before a command say when it is the right one."""
    told = report(made.data)
    (node,) = told.nodes
    advised = [
        *node.advice,
        *(line for log in told.logs if log.damaged and log.forecast for line in log.forecast.advice),
    ]
    command = advised[0].partition(": printf ")
    run = f"printf {command[2]}" if command[1] else command[0]
    subprocess.run(["sh", "-ec", run.replace("THE_CLUSTERS_ID", CLUSTER)], cwd=elsewhere, check=True)
