"""kill -9 at random moments and calls, on a disk that fails: no promise is broken. The long form is `make soak`."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.helpers import soaking
from tests.queue.journal import Journal, JournalLines
from tests.queue.soak import Soak

ROUNDS = 3
LOADS: list[tuple[dict[str, Any], float, int | None]] = [
    ({"fsync": "always"}, 0.0, None),
    ({"fsync": "never", "dialect": "system"}, 0.005, None),
    ({"fsync": "interval", "max_bytes": 100_000, "on_full": "drop-oldest"}, 0.005, None),
    ({"fsync": "always", "max_bytes": 100_000, "on_full": "block"}, 0.0, 7),
]


@pytest.mark.parametrize(("options", "rate", "last"), LOADS)
def test_a_killed_process_breaks_no_promise(
    tmp_path: Path, options: dict[str, Any], rate: float, last: int | None
) -> None:
    soak = Soak(tmp_path, random.Random(4), {"segment_bytes": 20_000, **options})
    counted: Counter[str] = Counter()
    try:
        for number in range(ROUNDS):
            counted += soak.round(rate if number else 0.0, last if number else None, 0.1, 1 if number else 50_000)
        counted += soak.end_of_sharing()
    finally:
        soak.close()
    assert counted["messages"] > 100
    assert counted["messages read"] > 20
    assert counted["messages shared"] > 20
    assert counted["kills"] + counted["ends after a failed sync"] == ROUNDS


def test_a_line_that_a_kill_cut_off_is_no_part_of_the_next_ones(tmp_path: Path) -> None:
    path = tmp_path / "journal.txt"
    lines = JournalLines(path)
    Journal(path).say(b"seen 1 a", b"seen 2 b")
    path.write_bytes(path.read_bytes()[:-3])
    assert lines.new() == [b"seen 1 a"]
    Journal(path).say(b"seen 2 b")
    assert lines.new() == [b"seen 2 b"]


def test_a_broken_promise_is_noticed_and_its_folder_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def damaged(folder: Path, chance: random.Random) -> Any:
        soak = Soak(folder, chance, {"fsync": "never", "segment_bytes": 1 << 20, "trim": False})
        try:
            yield soak.round(0.0, None, 0.1, 50_000)
            path = max(soak.queue.glob("0*"))
            path.write_bytes(path.read_bytes()[:-300])
            yield soak.round(0.0, None, 0.1)
        finally:
            soak.close()

    monkeypatch.setattr(soaking.tempfile, "tempdir", str(tmp_path))
    with pytest.raises(SystemExit) as ended:
        soaking.soak(damaged, 60, 5)
    assert ended.value.code == 1
    (kept,) = tmp_path.iterdir()
    said = capsys.readouterr().err
    assert "a promise is broken, with seed 5" in said
    assert said.endswith(f"kept: {kept}\n")
    assert (kept / "queue" / "index").exists()
