"""Stretches that are made in parts, each from what was read of the file at once, are those that one view gives."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pyarrow as pa
import pytest

import segspec
from segspec.columns import lane
from segspec.core.errors import Finding
from segspec.frames import record_scanner
from tests.native.lane import COMPILED, LANES, PLAIN, use

FORMATS = ("durable_log", "ffwd")
SIZES = (0, 1, 7, 60, 300, 2_000, 30_000)


@pytest.fixture(params=FORMATS)
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A log of records from none to many times a window, some of them empty."""
    chance = random.Random(7)
    with segspec.create(tmp_path / "log", request.param, segment_bytes=1 << 20) as log:
        for _ in range(600):
            log.append(chance.randbytes(chance.choice(SIZES[:-1]) if chance.random() < 0.99 else SIZES[-1]))
    return tmp_path / "log"


def read(log: Path, columns: list[str] | None = None) -> tuple[pa.Table, list[Finding]]:
    """All rows of the log over its damage, and the findings."""
    findings: list[Finding] = []
    batches = list(segspec.open(log).arrow(columns=columns, on_damage="skip", report=findings.append))
    return pa.Table.from_batches(batches), findings


def in_parts(monkeypatch: pytest.MonkeyPatch, window: int, batch: int) -> list[tuple[int, int]]:
    """Gives, for each stretch, the rows of its first part and of all of it."""
    found = []
    run_on = record_scanner.RecordScanner._run_on

    def noted(self: Any, view: Any, first: Any, *more: Any) -> Any:
        result = run_on(self, view, first, *more)
        found.append((first.rows, result.rows))
        return result

    monkeypatch.setattr(record_scanner.RecordScanner, "_run_on", noted)
    monkeypatch.setattr(record_scanner, "WINDOW_BYTES", window)
    monkeypatch.setattr(lane, "BATCH_BYTES", batch)
    # The choice between ffwd's headers counts entries, and what it has read is looked at again.
    monkeypatch.setattr(lane, "COUNTED_BYTES", window)
    return found


@pytest.mark.skipif(COMPILED not in LANES, reason="the plain lane makes no stretch in parts")
@pytest.mark.parametrize("window", [25, 64, 500, 5_000])
@pytest.mark.parametrize("columns", [None, ["value"]], ids=str)
@pytest.mark.parametrize("damaged", [False, True])
def test_parts_give_what_frames_give_one_by_one(
    log: Path, window: int, columns: list[str] | None, damaged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if damaged:
        segment = max(log.iterdir(), key=lambda path: path.stat().st_size)
        content = bytearray(segment.read_bytes())
        for at in (len(content) // 3, len(content) // 2):
            content[at] ^= 0xFF
        segment.write_bytes(content)
    use(monkeypatch, PLAIN)
    expected, findings = read(log, columns)
    use(monkeypatch, COMPILED)
    parts = in_parts(monkeypatch, window, 10_000)
    table, found = read(log, columns)
    assert table.equals(expected)
    assert found == findings
    # What the choice between ffwd's headers has read stays in memory, and gives larger windows their rows at once.
    at_once = segspec.open(log).format.name == "ffwd" and window > 25
    assert at_once or any(more > rows for rows, more in parts), "stretches were made in parts"
