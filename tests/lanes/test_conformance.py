"""The generated parsers of every language pass the conformance suite, but for what their lists expect.

Each is asked of one format; `make conformance` asks them of all.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from segspec.formats import NAMES
from tests.helpers.sweeps import some
from tests.lanes.conftest import require
from tests.lanes.lanes import EXAMPLE, LANES, TCL, Lane, environment


def assert_passes(lane: Lane, format: str, report: Path) -> None:
    segspec = str(Path(sys.executable).with_name("segspec"))
    options = ["--format", format, "--json", str(report), "--timeout", "60"]
    if lane.expect_fail.is_file() and lane.expect_fail.read_text(encoding="utf-8").strip():
        options += ["--expect-fail", str(lane.expect_fail)]
    command = [segspec, "conformance", "run", *options, "--", *lane.command(lane.run)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment() | {"COLUMNS": "120"})
    assert done.returncode == 0, done.stdout + done.stderr
    asked = [one for one in json.loads(report.read_text(encoding="utf-8"))["vectors"] if one["status"] != "not-asked"]
    assert len(asked) > 300, f"{lane.name} was asked {len(asked)} vectors of {format}"


ASKED = some([(lane, format) for lane in LANES for format in NAMES], len(LANES))
FROM = [(EXAMPLE, "osiris"), (TCL, "tank")]


def named(one: Lane | str) -> str:
    return one.name if isinstance(one, Lane) else one


@pytest.mark.parametrize(("lane", "format"), ASKED, indirect=["lane"], ids=named)
def test_a_lane_passes_the_suite(lane: Lane, format: str, tmp_path: Path) -> None:
    assert_passes(lane, format, tmp_path / "report.json")


@pytest.mark.parametrize(("lane", "format"), FROM, ids=named)
def test_an_adapter_written_from_the_documentation_passes_it_too(lane: Lane, format: str, tmp_path: Path) -> None:
    require(lane)
    assert_passes(lane, format, tmp_path / "report.json")


def test_every_lane_has_a_list_of_what_it_fails() -> None:
    for lane in LANES:
        assert lane.expect_fail.is_file(), lane.name


def test_a_missing_tool_is_named() -> None:
    lane = Lane("cobol", ("python3", "no-such-compiler"), ("true",))
    assert lane.missing() == "cobol: no-such-compiler not found"
