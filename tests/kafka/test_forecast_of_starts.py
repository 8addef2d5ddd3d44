"""The forecast of each damaged partition is what real brokers of both releases did at their start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import segspec
from segspec.formats.contract.startup import Fate, Forecast
from segspec_kafka.owner import cluster
from tests.helpers.sweeps import some
from tests.kafka.damages import CLUSTER, prepare
from tests.kafka.samples import INTO
from tests.kafka.starts import recorded

OWNERS = {"3.9": "kafka-3.x", "4.1": "kafka-4.x"}
SPLIT = "offset_far_ahead"
"""The forecast says that the segment is split, and that it does not follow that any further."""
STARTS = [start for start in recorded() if (start["damage"], start["end"]) != (SPLIT, "unclean")]


@pytest.fixture(scope="module")
def metadata() -> cluster.Metadata:
    """What the cluster knew, whose log is the same in all of these log dirs."""
    return cluster.metadata(str(INTO / CLUSTER / "4.1" / cluster.FOLDER))


@pytest.mark.parametrize(
    "start", some(STARTS, 160), ids=lambda start: "-".join((start["release"], start["end"], start["damage"]))
)
def test_the_forecast_is_what_the_broker_did(
    start: dict[str, Any], tmp_path: Path, metadata: cluster.Metadata, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "metadata", lambda path: metadata)
    data, damage = tmp_path / "data", start["damage"]
    prepare(data, start["end"], [damage])
    (partition,) = data.glob(f"{damage}-*")
    before = {path.name: path.stat().st_size for path in partition.iterdir() if path.is_file()}
    made = segspec.open(partition, format="kafka").forecast(OWNERS[start["release"]])
    assert (made.crash is None) == start["started"], (made.crash, start["log"])
    if not start["started"]:
        return
    if len(start.get("folders", ())) > 1:
        # The broker has made the partition anew beside this one, and that is what it says of it.
        fate = Fate.DELETED if "-delete" in partition.name else Fate.IGNORED
        assert {each.fate for each in made.files if each.is_segment or each.path.endswith(".log")} == {fate}
        return
    _same_files(made, start, before)
    _same_log(made, start)


def _same_files(made: Forecast, start: dict[str, Any], before: dict[str, int]) -> None:
    """The segments and snapshots that there are, and the sizes of the segments."""
    left = {name: size for name, size in (before | start["files"]).items() if size is not None}
    kept = {
        Path(each.path).name.removesuffix(".swap"): each.bytes_after
        for each in made.files
        if each.fate is not Fate.DELETED
    }
    for suffix in (".log", ".snapshot", ".index"):
        assert {name for name in kept if name.endswith(suffix)} == {name for name in left if name.endswith(suffix)}
    assert {name: size for name, size in kept.items() if name.endswith(".log")} == {
        name: size for name, size in left.items() if name.endswith(".log")
    }


def _same_log(made: Forecast, start: dict[str, Any]) -> None:
    """The next offset, and how far a consumer comes."""
    if start["next_offset"] == "UNKNOWN":
        # The broker takes no record: the offset is that of a segment which is there.
        assert made.falls_back_from is not None
        assert "none is taken once a segment is to begin there" in made.publishers
    else:
        assert made.next_offset == start["next_offset"]
    assert made.consumers is not None
    stops = made.consumers.stops
    for seen in (start, start["java"]):
        if "error" not in seen and not stops:
            assert made.consumers.until_offset == seen["position"]
