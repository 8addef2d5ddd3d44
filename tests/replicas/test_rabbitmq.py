"""What three real nodes held of one stream after different ends, and what became of it at their next start."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.replicas import compare, merge
from tests.conftest import RABBITMQ

REPLICAS = RABBITMQ / "replicas"
STORIES = sorted(path.name for path in REPLICAS.iterdir() if path.is_dir())


def folders(story: str) -> list[Path]:
    return [next(path for path in (REPLICAS / story / node).iterdir()) for node in ("r1", "r2", "r3")]


def results(story: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((REPLICAS / story / "results.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("story", STORIES)
def test_each_replica_is_what_was_found_on_its_node(story: str) -> None:
    told = results(story)
    found = told.get("stopped") or told["after_start"]
    for node, replica in zip(("r1", "r2", "r3"), compare(folders(story)).replicas, strict=True):
        assert (replica.first_offset, replica.next_offset) == (found[node]["first"], found[node]["next"])
        assert replica.segments == len(found[node]["segments"])
        assert [(str(each.epoch), each.first_offset) for each in replica.epochs] == [
            (epoch, first) for epoch, (first, _, _) in found[node]["epochs"].items()
        ]


KEPT = {
    "different_boundaries": (0, 801, 801, []),
    "divergent_leader_tail": (1, 400, 451, [400]),
    "follower_behind": (0, 400, 801, []),
    "leader_ahead_unconfirmed": (0, 401, 401, []),
    "staggered_kill": (0, 5524, 6565, []),
}
"""The number of the replica to keep, up to where all and up to where a majority hold the same, and the partings."""


@pytest.mark.parametrize("story", STORIES)
def test_what_is_common_what_a_majority_holds_and_which_to_keep(story: str) -> None:
    made = compare(folders(story))
    assert (made.keep, made.common_next, made.majority_next, made.partings) == KEPT[story]


@pytest.mark.parametrize("story", [story for story in STORIES if "confirmed" in results(story)])
def test_nothing_that_was_confirmed_is_called_unsure(story: str) -> None:
    """Bodies are numbered from 1 in the order in which they were sent."""
    made = compare(folders(story))
    confirmed = len(results(story)["confirmed"])
    assert made.majority_next is not None
    kept = segspec.open(made.replicas[made.keep].path)
    assert sum(1 for record in kept.records() if record.offset < made.majority_next) >= confirmed


def test_what_a_node_wrote_alone_under_an_old_epoch_is_of_another_history() -> None:
    made = compare(folders("divergent_leader_tail"))
    assert [(each.first, each.next, each.kind) for each in made.besides] == [(400, 551, "history")]
    assert list(made.unconfirmed()) == []


def test_what_only_the_leader_has_is_unsure() -> None:
    made = compare(folders("leader_ahead_unconfirmed"))
    assert list(made.unconfirmed()) == [(str(folders("leader_ahead_unconfirmed")[0]), 401, 551)]
    assert made.why == "of those with the highest epoch, 1, it reaches furthest, up to offset 550"


def test_segments_that_end_elsewhere_are_no_difference() -> None:
    made = compare(folders("different_boundaries"))
    assert all(region.is_same for region in made.regions)


@pytest.mark.parametrize("story", [story for story in STORIES if story != "different_boundaries"])
def test_a_merge_of_whole_replicas_is_the_one_to_keep_byte_for_byte(story: str, tmp_path: Path) -> None:
    made = merge(folders(story), tmp_path / "out")
    kept = Path(made.comparison.replicas[made.comparison.keep].path)
    assert sorted(path.name for path in kept.iterdir()) == sorted(made.files)
    assert all((kept / name).read_bytes() == (tmp_path / "out" / name).read_bytes() for name in made.files)
    assert (made.holes, made.remaining) == ([], [])
