"""Replicas of a Kafka partition: epochs decide which leads, the high watermark what was confirmed.

The replicas are copies of what a broker wrote. A leader's epoch lies outside of a batch's checksum: other histories are
made by writing other epochs, as a leader does.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from segspec.replicas import compare, merge
from tests.cli.conftest import Run, segspec
from tests.kafka.damages import batches, cut, put
from tests.needs import ROOT

__all__ = ["segspec"]

DATA = ROOT / "tests" / "data" / "kafka" / "4.1" / "data"
EPOCH = 12
"""Where in a batch its epoch lies."""
LAST = f"{48:020}.log"


@pytest.fixture
def nodes(tmp_path: Path) -> list[Path]:
    """Three nodes with the same logs, of which one is at hand with all that it noted."""
    made = [Path(shutil.copytree(DATA, tmp_path / name)) for name in ("one", "two", "three")]
    for node in made[1:]:
        (node / "replication-offset-checkpoint").unlink()
    return made


def partitions(nodes: list[Path], name: str = "segments-0") -> list[Path]:
    return [node / name for node in nodes]


def lag(partition: Path, kept: int) -> Path:
    """Leaves so many batches of the last segment; the segment."""
    segment = partition / LAST
    cut(segment, batches(segment)[kept])
    return segment


def lead(segment: Path, batch: int, epoch: int) -> None:
    """Makes a batch one of another epoch."""
    put(segment, batches(segment)[batch] + EPOCH, epoch.to_bytes(4, "big"))


def test_replicas_that_are_the_same(nodes: list[Path]) -> None:
    made = compare(partitions(nodes))
    assert made.is_same
    assert (made.common_next, made.confirmed_next, made.lost) == (62, 62, None)
    assert made.as_json()["confirmed_next"] == "62"
    assert "majority" not in made.as_json()


def test_a_follower_that_lags_has_nothing_besides(nodes: list[Path], segspec: Run) -> None:
    lag(nodes[1] / "segments-0", 3)
    made = compare(partitions(nodes))
    assert made.keep == 0
    assert (made.common_next, made.besides, made.lost) == (58, [], None)
    done = segspec("compare", *partitions(nodes))
    assert done.code == 3
    assert f"confirmed at least up to offset 61, according to {nodes[0] / 'segments-0'}" in done.lines
    assert not any(line.startswith("majority") for line in done.lines)


def test_the_highest_epoch_leads_and_what_it_has_not_was_lost_though_confirmed(nodes: list[Path], segspec: Run) -> None:
    # An unclean election: a follower without the newest records became the leader, and went on in another epoch.
    segment = lag(nodes[2] / "segments-0", 2)
    lead(segment, 1, 9)
    made = compare(partitions(nodes))
    assert made.keep == 2
    assert made.why == "its last epoch, 9, is the highest"
    assert [(each.first, each.next, each.kind) for each in made.besides] == [(50, 62, "history"), (50, 62, "history")]
    assert made.lost == (50, 62)
    assert made.partings == [50]
    assert "lost     offsets 50 … 61 were confirmed, and the one to keep lacks some" in (
        segspec("compare", *partitions(nodes)).lines
    )


def test_the_longest_of_the_highest_epoch_is_kept(nodes: list[Path]) -> None:
    for partition in partitions(nodes[:2]):
        for batch in range(2, len(batches(partition / LAST))):
            lead(partition / LAST, batch, 9)
    lag(nodes[0] / "segments-0", 3)
    made = compare(partitions(nodes))
    assert made.keep == 1
    assert made.why == "of those with the highest epoch, 9, it reaches furthest, up to offset 61"


def test_compaction_takes_records_from_each_node_by_itself(nodes: list[Path], segspec: Run) -> None:
    segment = sorted((nodes[1] / "compacted-0").glob("*.log"))[1]
    segment.write_bytes(segment.read_bytes()[batches(segment)[1] :])
    made = compare(partitions(nodes[:2], "compacted-0"))
    assert not all(region.is_same for region in made.regions)
    assert made.rewritten_next == 71
    assert made.is_same
    assert made.besides == []
    assert (
        "compacted: each node does this independently" in segspec("compare", *partitions(nodes[:2], "compacted-0")).out
    )


def test_a_merged_log_has_what_the_leader_lost_to_damage(nodes: list[Path], tmp_path: Path) -> None:
    damaged = nodes[0] / "segments-0" / f"{16:020}.log"
    put(damaged, 400, b"\xff\xff")
    merged = merge(partitions(nodes), tmp_path / "merged")
    assert merged.records == 62
    assert compare([tmp_path / "merged", nodes[1] / "segments-0"]).is_same
