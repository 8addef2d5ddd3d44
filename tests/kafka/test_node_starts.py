"""How real nodes start was written down, of all kinds, and what a forecast advises makes them start.

`make test-dates` starts them all.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from segspec.library.node_report import report
from tests.helpers.sweeps import ALL
from tests.kafka.broker import CLUSTER, Kafka
from tests.kafka.conftest import ON_NEWEST
from tests.kafka.damaged_nodes import NODE_DAMAGES, Node
from tests.kafka.node_starts import outcome_of, recorded_nodes, settings, stopped
from tests.kafka.releases import RELEASES
from tests.kafka.tools import Tools

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


@ON_NEWEST
@pytest.mark.parametrize("damage", HELPED if ALL else ["topic_id_missing"])
def test_what_is_advised_first_makes_the_node_serve(kafka_tools: Tools, damage: str, tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "node", tmp_path / "elsewhere"
    elsewhere.mkdir()
    made = stopped(damage, kafka_tools.release.name, folder)
    advise(made, elsewhere)
    node = Kafka(folder, kafka_tools, more=settings(folder, NODE_DAMAGES[damage].base, kafka_tools.release))
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
