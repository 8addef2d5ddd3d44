"""`compare` takes frames together that kernels find sound: it tells the same as frame by frame."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

import pytest

from segspec.formats.contract.descriptor import Format
from segspec.replicas import compare
from tests.helpers.logs import DAMAGES, some_log
from tests.helpers.sweeps import ALL

FORMATS = ("durable_log", "ffwd", "osiris", "tank")
SEEDS = 6
"""What is compared depends on them: another copy or one that is gone, and how many."""


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("format", FORMATS)
def test_a_comparison_is_that_which_is_made_frame_by_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format: str, damage: str
) -> None:
    turn = FORMATS.index(format) + list(DAMAGES).index(damage)
    for seed in range(SEEDS) if ALL else (turn % SEEDS, (turn + 3) % SEEDS):
        paths = [tmp_path / f"{seed}{name}" for name in "abc"]
        segment = some_log(paths[0], format, seed)
        shutil.copytree(paths[0], paths[1])
        if seed % 2:
            shutil.copytree(paths[0], paths[2])
            segment.unlink()
        else:
            # Other records, under the same numbers.
            some_log(paths[2], format, seed + 100)
        changed = paths[1] / segment.name
        changed.write_bytes(DAMAGES[damage]((paths[1] / segment.name).read_bytes(), random.Random(seed)))
        fast = compare(paths[: 2 + seed % 3]).as_json()
        with monkeypatch.context() as patch:
            patch.setattr(Format, "scanner_for", lambda *_: None)
            assert compare(paths[: 2 + seed % 3]).as_json() == fast
