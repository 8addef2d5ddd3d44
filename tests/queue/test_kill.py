"""kill -9 at random moments, again and again: whoever was told that a message is in the queue finds it there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.queue.soak import Soak

KILLS = 4


@pytest.mark.parametrize(("fsync", "threads"), [("always", 4), ("never", 2)])
def test_a_killed_process_loses_nothing_that_it_was_told(tmp_path: Path, fsync: str, threads: int) -> None:
    soak = Soak(tmp_path / "queue", fsync, threads)
    for seed in range(KILLS):
        soak.round(seed, random.Random(seed).uniform(0.01, 0.25))
    assert soak.count > 100
    assert soak.end > soak.count // 2
