"""What a report says of the damaged files of a whole node is what real nodes of both releases did with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from segspec.formats.contract.startup import Forecast
from segspec.library.node_report import NodeReport, report
from tests.helpers.sweeps import ALL
from tests.kafka.node_starts import recorded_nodes, stopped

OWNERS = {"3.9": "kafka-3.x", "4.1": "kafka-4.x"}
NOT_FORETOLD = {("trimmed_metadata_flipped", "3.9"), ("snapshot_beyond_the_log", "3.9")}
"""The controller of 3.9 does not come up on some logs that end below their snapshot, and 4.1 does."""
DEPENDS_ON_TIMING = (
    "properties_without_directory", "properties_of_another_directory", "two_second_of_another_directory",
)  # fmt: skip
"""A node may serve nothing of a folder after these, too; what was written down is one of two."""
STARTS = [start for start in recorded_nodes() if (start["damage"], start["release"]) not in NOT_FORETOLD]
FORETOLD = [start for start in STARTS if start["damage"] not in DEPENDS_ON_TIMING]
KINDS = sorted({(start["damage"].partition("_")[0], start["started"]) for start in FORETOLD})
"""What of a node is damaged, and whether that ends it."""


def of_each_kind(starts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """One of each kind, on the releases in turns."""
    kinds = [[one for one in starts if (one["damage"].partition("_")[0], one["started"]) == kind] for kind in KINDS]
    return [found[number % len(found)] for number, found in enumerate(kinds)]


TRIED = FORETOLD if ALL else of_each_kind(FORETOLD)
TRIED += [start for start in STARTS if start["damage"] in DEPENDS_ON_TIMING]


@pytest.mark.parametrize("start", TRIED, ids=lambda start: f"{start['release']}-{start['damage']}")
def test_the_report_is_what_the_node_did(start: dict[str, Any], tmp_path: Path) -> None:
    stopped(start["damage"], start["release"], tmp_path)
    made = report(tmp_path, owner=OWNERS[start["release"]])
    told = {Path(log.path).name: log.forecast for log in made.logs if log.forecast is not None}
    node = next((each for each in made.nodes if Path(each.path).name == "data"), None)
    if not start["started"]:
        assert node is not None
        if start["damage"] in ("two_second_gone", "two_second_empty"):
            assert any("that are not beside this one" in text for text in node.unknown)
            return
        if start["damage"].endswith("metadata_gone"):
            # Nothing of what is left says that the voters were in the metadata.
            assert all(each.is_undecided for each in told.values())
            return
        assert node.crash is not None, start["log"]
        assert made.damaged
        assert all(each.next_offset is None for each in told.values())
        return
    assert node is None or node.crash is None, (node, start["log"])
    if start["damage"] in DEPENDS_ON_TIMING:
        assert any("leads none of them" in text for each in made.nodes for text in each.unknown)
    # One that takes the place of the partition.
    told |= {name.partition(".")[0]: each for name, each in told.items() if name.endswith("-future") and each.consumers}
    for name, served in start["served"].items():
        _same(name, served, told.get(name), made)
    served = (*start["served"], "__cluster_metadata-0")
    unserved = [each for name, each in told.items() if name not in served and not name.endswith("-future")]
    assert all(each.next_offset is None or each.is_undecided for each in unserved)


def _same(name: str, served: list[int] | str, told: Forecast | None, made: NodeReport) -> None:
    """A partition that is served, from its first offset to its end; one that is not."""
    if told is None:
        # No folder of it is left: the node makes it anew.
        assert served == [0, 0, 0]
        assert any(Path(finding.path).name == name for finding in made.findings)
    elif isinstance(served, str):
        assert told.next_offset is None
        assert made.damaged
    elif not told.is_undecided:
        assert told.consumers is not None
        assert [told.consumers.first_offset, told.consumers.until_offset, told.next_offset] == served
    else:
        assert told.unknown
