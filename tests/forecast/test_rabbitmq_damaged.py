"""osiris: the forecast against what two whole brokers did with 78 damaged streams at their start."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from segspec.formats.contract.startup import Forecast
from segspec.library.log import open as open_log
from tests.conftest import RABBITMQ

DAMAGED = RABBITMQ / "damaged"
OWNERS = {"rabbitmq-3.10.8": "osiris-1.3", "rabbitmq-4.0.5": "osiris-1.10"}
"""Release to the owner that forecasts it; 4.0.5 has osiris 1.8.5, and 1.10 is the release nearest to it."""

MAX_SEGMENT_BYTES = 30_000
"""Where the brokers began a new segment. Streams of a single segment had a larger limit."""

COORDINATOR = (
    "the broker's coordinator asks every member for its tail before osiris repairs anything, and fails; the forecast "
    "knows osiris alone, which would go on"
)
EPOCH = (
    "a failed start is tried again with the next epoch until the writer's is the chunk's; the forecast knows the first"
)
DISAGREES = {
    "a15-3.10": COORDINATOR,
    "a31-3.10": EPOCH,
    "a31-4.0": EPOCH,
    "b05-3.10": COORDINATOR,
    "b07-3.10": COORDINATOR,
    "b11-3.10": COORDINATOR,
    "b31-3.10": COORDINATOR,
    "b31-4.0": "the broker does not start where every file is empty; the forecast has osiris write new headers",
}
"""Folder to why the forecast is not yet what happened."""

STANDS_STILL = {
    "b07-4.0": "the consumer stood still in the middle of the second segment",
    "b29-4.0": "the renamed segment leaves a hole before it, where the consumer stands still",
}
"""Starts after which nobody published, and whose consumer did not come to the end."""


@dataclass(frozen=True)
class Outcome:
    """What a start comes to. `sizes` are the files' afterwards, in bytes, by name."""

    started: bool
    sizes: dict[str, int]
    first_published: int | None


def starts() -> list[dict[str, Any]]:
    return [json.loads(line) for line in (DAMAGED / "results.jsonl").read_text(encoding="utf-8").splitlines()]


STARTS = [start for start in starts() if start["folder"] is not None]


def ahead(start: dict[str, Any]) -> Forecast:
    return open_log(DAMAGED / start["folder"], format="osiris").forecast(OWNERS[start["release"]])


def told(made: Forecast) -> Outcome:
    """What the forecast says of the things that were looked at."""
    sizes = {Path(file.path).name: file.bytes_after for file in made.files if file.bytes_after is not None}
    if made.crash is not None or made.next_offset is None:
        return Outcome(False, sizes, None)
    segments = sorted(name for name in sizes if name.endswith(".segment"))
    # A full segment is followed by a new one, whose first chunk has the tracking and takes a number.
    is_full = len(segments) > 1 and sizes[segments[-1]] >= MAX_SEGMENT_BYTES
    return Outcome(True, sizes, made.next_offset + is_full)


def seen(start: dict[str, Any]) -> Outcome:
    return Outcome(start["started"], start["files_after"], start["next_offset"])


def agrees(made: Forecast, start: dict[str, Any]) -> bool:
    """Whether it happened as it was told; the number of the first published chunk counts only where it was seen."""
    ours, theirs = told(made), seen(start)
    numbers = theirs.first_published is None or ours.first_published == theirs.first_published
    return (ours.started, ours.sizes) == (theirs.started, theirs.sizes) and numbers


def test_every_start_is_here_and_every_exception_is_one_of_them() -> None:
    folders = {start["folder"] for start in STARTS}
    assert len(STARTS) == len(folders) == 76
    assert len(starts()) == 78
    assert folders == {path.name for path in DAMAGED.iterdir() if path.is_dir()}
    assert DISAGREES.keys() | STANDS_STILL.keys() <= folders


@pytest.mark.parametrize("start", [s for s in STARTS if s["folder"] not in DISAGREES], ids=lambda s: str(s["folder"]))
def test_what_the_broker_did_is_what_the_forecast_says(start: dict[str, Any]) -> None:
    ours, theirs = told(ahead(start)), seen(start)
    assert (ours.started, ours.sizes) == (theirs.started, theirs.sizes)
    if theirs.first_published is not None:
        assert ours.first_published == theirs.first_published


@pytest.mark.parametrize("folder", DISAGREES)
def test_what_the_forecast_does_not_say_yet(folder: str) -> None:
    (start,) = (start for start in STARTS if start["folder"] == folder)
    assert not agrees(ahead(start), start), f"the forecast of {folder} is right now: take it from DISAGREES"


def received_last(start: dict[str, Any]) -> bool:
    return start["last"] is not None and start["folder"] not in DISAGREES


@pytest.mark.parametrize("start", [s for s in STARTS if received_last(s)], ids=lambda s: str(s["folder"]))
def test_the_next_offset_comes_after_what_a_consumer_received(start: dict[str, Any]) -> None:
    """At once, or after one chunk of tracking, where the consumer came to the end."""
    made = ahead(start).next_offset
    assert made is not None
    assert start["last"] < made
    if start["next_offset"] is None:
        assert (made <= start["last"] + 2) == (start["folder"] not in STANDS_STILL)


@pytest.mark.parametrize("start", [s for s in starts() if s["folder"] is None], ids=lambda s: str(s["release"]))
def test_a_folder_that_is_gone_has_no_forecast(start: dict[str, Any], tmp_path: Path) -> None:
    """The broker begins an empty stream; there is no log whose files could be foretold."""
    assert (start["started"], start["next_offset"] or 0, start["consumed"]) == (True, 0, 0)
    with pytest.raises(FileNotFoundError):
        open_log(tmp_path / "gone", format="osiris")
