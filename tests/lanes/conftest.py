"""Each lane built once, or skipped with the name of what is missing."""

from __future__ import annotations

import pytest

from tests.lanes.lanes import LANES, Lane, build


@pytest.fixture(scope="session", params=LANES, ids=lambda lane: lane.name)
def lane(request: pytest.FixtureRequest) -> Lane:
    """An adapter that can be run."""
    found: Lane = request.param
    missing = found.missing()
    if missing is not None:
        pytest.skip(missing)
    build(found)
    return found
