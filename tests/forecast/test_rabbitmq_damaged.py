"""osiris: the forecast against what two whole brokers did with 78 damaged streams at their start."""

from __future__ import annotations

import json
import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from segspec.formats.contract.startup import Forecast
from segspec.library.log import open as open_log
from tests.conftest import RABBITMQ

DAMAGED = RABBITMQ / "damaged"
OWNERS = {"rabbitmq-3.10.8": "rabbitmq-3.10", "rabbitmq-4.0.5": "rabbitmq-4.0"}
"""Release to the owner that forecasts it."""

MAX_SEGMENT_BYTES = 30_000
"""Where the brokers began a new segment. Streams of a single segment had a larger limit."""

CAME_SHORT = {
    "a25-3.10": "the connection was closed before the client had handed out what it had received",
    "a25-4.0": "the connection was closed before the client had handed out what it had received",
    "b07-4.0": "the consumer stood still in the middle of the second segment for the 0.8 s that it was given",
}
"""Starts whose consumer received less than a consumer can, and why."""


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


def test_every_start_is_here_and_every_exception_is_one_of_them() -> None:
    folders = {start["folder"] for start in STARTS}
    assert len(STARTS) == len(folders) == 76
    assert len(starts()) == 78
    assert folders == {path.name for path in DAMAGED.iterdir() if path.is_dir()}
    assert CAME_SHORT.keys() <= folders


@pytest.mark.parametrize("start", STARTS, ids=lambda s: str(s["folder"]))
def test_what_the_broker_did_is_what_the_forecast_says(start: dict[str, Any]) -> None:
    ours, theirs = told(ahead(start)), seen(start)
    assert (ours.started, ours.sizes) == (theirs.started, theirs.sizes)
    if theirs.first_published is not None:
        assert ours.first_published == theirs.first_published


@pytest.mark.parametrize("start", STARTS, ids=lambda s: str(s["folder"]))
def test_what_a_consumer_received_is_what_the_forecast_says(start: dict[str, Any]) -> None:
    """From the first offset on, or the one after it where the log begins with tracking, up to the last before the end
    or before a chunk of tracking."""
    made = ahead(start).consumers
    if not start["started"]:
        assert made is None
        return
    assert made is not None
    assert made.first_offset is not None
    assert made.until_offset is not None
    if start["first"] is None:
        assert made.until_offset == made.first_offset
        return
    assert start["first"] - made.first_offset in (0, 1)
    if start["folder"] in CAME_SHORT:
        assert start["last"] < made.until_offset - 2
    else:
        assert made.until_offset - start["last"] in (1, 2)


def test_a_hole_is_told_apart_from_damage_and_from_a_wrong_number() -> None:
    stops = {start["folder"]: made.stop for start in STARTS if (made := ahead(start).consumers) and made.stop}
    assert {name.removesuffix("-4.0"): (stop.code, stop.how) for name, stop in stops.items() if "-4.0" in name} == {
        "a03": ("bad-checksum", "by AMQP is disconnected, and a stream client stops at the checksum"),
        "a11": ("gap", "waits silently"),
        "a25": ("gap", "is disconnected"),
        "a39": ("torn", "waits silently"),
        "b29": ("gap", "waits silently"),
    }
    assert stops["a11-4.0"].reason == (
        "it waits for offset 1234: the next segment would be 00000000000000001234.segment, which is not there"
    )


def test_what_serves_amqp_checked_every_chunk_before_3_12() -> None:
    """A chunk that is cut off, or one of tracking whose checksum is wrong, disconnects its consumers (541), as measured
    on 3.10.8; a stream client reads on after the tracking, as the one of a37-3.10 did."""
    views = {start["folder"]: made for start in STARTS if (made := ahead(start).consumers)}
    early = {name: view.early for name, view in views.items() if view.early is not None}
    assert {name: (view.stop.code, view.stop.how) for name, view in early.items() if view.stop is not None} == {
        "a37-3.10": ("bad-checksum", "by AMQP is disconnected"),
        "a39-3.10": ("torn", "by AMQP is disconnected"),
    }
    assert (views["a37-3.10"].stop, early["a37-3.10"].until_offset) == (None, 2404)


def test_an_epoch_that_a_few_more_starts_reach_heals() -> None:
    (start,) = (start for start in STARTS if start["folder"] == "a31-3.10")
    made = ahead(start)
    (warning,) = made.hazards
    assert made.crash is None
    assert warning.message == (
        "the last chunk is of epoch 99, and its index says 1: 97 starts fail (invalid_epoch), each with the next "
        "epoch, for about 4 s; then the stream starts, in that epoch"
    )


def test_an_epoch_that_no_start_ever_reaches_is_a_crash(tmp_path: Path) -> None:
    folder = tmp_path / "far"
    shutil.copytree(DAMAGED / "a31-3.10", folder)
    last = max(folder.glob("*.segment"))
    content = last.read_bytes()
    # The chunk with the epoch 99 is the only place of this number in eight bytes.
    assert content.count((99).to_bytes(8, "big")) == 1
    last.write_bytes(content.replace((99).to_bytes(8, "big"), (1 << 40).to_bytes(8, "big")))
    made = open_log(folder, format="osiris").forecast("rabbitmq-4.0")
    assert made.crash is not None
    assert "each try raises the writer's by one, and the 1,099,511,627,774 that it takes would last 758 years" in (
        made.crash.reason
    )
    assert made.consumers is None
    assert made.publishers == "nothing is confirmed: the stream has no leader"


@pytest.mark.parametrize("start", [s for s in starts() if s["folder"] is None], ids=lambda s: str(s["release"]))
def test_a_folder_that_is_gone_has_no_forecast(start: dict[str, Any], tmp_path: Path) -> None:
    """The broker begins an empty stream; there is no log whose files could be foretold."""
    assert (start["started"], start["next_offset"] or 0, start["consumed"]) == (True, 0, 0)
    with pytest.raises(FileNotFoundError):
        open_log(tmp_path / "gone", format="osiris")
