"""TANK's segments as we write them: their names, where they end, and how long they are kept."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.formats.tank import writer
from tests.writing.logs import append_all, wrong


def test_names_say_when_a_segment_was_made_and_what_is_in_one_that_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [2_000_000]
    monkeypatch.setattr(writer, "now", lambda: now[0])
    with segspec.create(tmp_path, "tank", segment_age=None) as log:
        assert list(tmp_path.iterdir()) == []
        append_all(log, [b"a", b"b"])
        log.flush()
        now[0] = 3_000_000
        log.roll()
        now[0] = 4_000_000
        log.append(b"c")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["1-2_2000.ilog", "1.index", "3.index", "3_4000.log"]


@pytest.mark.parametrize(
    ("options", "bases"),
    [
        ({"segment_age": 99}, [1, 3, 5]),
        ({"segment_age": 100}, [1, 4]),
        ({"segment_age": None}, [1]),
        ({"segment_bytes": 77}, [1, 4]),
        ({"segment_bytes": 78}, [1, 5]),
    ],
)
def test_a_segment_ends_by_age_and_by_bytes(
    options: dict[str, Any], bases: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bundles of 26 bytes, 50 seconds apart; three of them are 78 bytes."""
    now = [1_000_000]
    monkeypatch.setattr(writer, "now", lambda: now[0])
    with segspec.create(tmp_path, "tank", **{"segment_age": None, **options}) as log:
        for _ in range(5):
            log.append(b"x" * 14)
            log.flush()
            now[0] += 50_000
    assert [s.base for s in segspec.open(tmp_path).segments] == bases
    assert wrong(tmp_path) == []


def test_a_segment_ends_when_its_index_is_full(tmp_path: Path) -> None:
    with segspec.create(tmp_path, "tank", index_bytes=16, index_interval=128) as log:
        for _ in range(5):
            log.append(b"x" * 200)
            log.flush()
    assert [s.base for s in segspec.open(tmp_path).segments] == [1, 4]


@pytest.mark.parametrize(
    ("options", "bases"),
    [
        ({"retention_segments": 2}, [4, 5, 6]),
        ({"retention_segments": 0}, [6]),
        ({"retention_bytes": 3 * 26}, [3, 4, 5, 6]),
        ({"retention_bytes": 3 * 26 - 1}, [4, 5, 6]),
        ({"retention_age": 100}, [4, 5, 6]),
        ({"retention_age": 0}, [6]),
        ({"retention_segments": 4, "retention_bytes": 26, "retention_age": 1000}, [5, 6]),
        ({}, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_retention_takes_the_oldest_immutable_segments_with_their_indexes(
    options: dict[str, Any], bases: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Segments of one bundle of 26 bytes, 50 seconds apart."""
    now = [1_000_000]
    monkeypatch.setattr(writer, "now", lambda: now[0])
    with segspec.create(tmp_path, "tank", **options) as log:
        for number in range(6):
            log.append(b"x" * 14)
            if number < 5:
                log.roll()
                now[0] += 50_000
    assert [s.base for s in segspec.open(tmp_path).segments] == bases
    assert sorted(p.name for p in tmp_path.glob("*.index")) == [f"{base}.index" for base in bases]
    assert wrong(tmp_path) == []
