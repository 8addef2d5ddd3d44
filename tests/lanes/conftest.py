"""Each lane built once, or skipped with the name of what is missing."""

from __future__ import annotations

from functools import cache

import pytest

from tests import needs
from tests.lanes.lanes import LANES, Lane, build


@pytest.fixture(scope="session", params=LANES, ids=lambda lane: lane.name)
def lane(request: pytest.FixtureRequest) -> Lane:
    """An adapter that can be run."""
    return built(request.param)


@cache
def built(lane: Lane) -> Lane:
    """The lane, built; skips with the name of what is missing."""
    require(lane)
    build(lane)
    return lane


def require(lane: Lane) -> None:
    """Skips with the name of what is missing."""
    for tool in lane.tools:
        needs.program(tool)
    for package in lane.packages:
        needs.npm(package)
