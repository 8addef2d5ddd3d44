"""The generated parsers of every language read the corpus as the Python ones do, field by field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.javascript.cases import FORMATS, WHOLE_FILES, WholeFile, amqp_messages, frames, mojo_segments
from tests.javascript.tree import Request
from tests.lanes.conftest import built
from tests.lanes.lanes import LANES, Lane
from tests.lanes.trees import compare

COMPARED_ELSEWHERE = ("python", "javascript")
"""Python is what the others are held against; tests/javascript holds JavaScript, its failures too."""
TREE_LANES = [lane for lane in LANES if lane.tree and lane.name not in COMPARED_ELSEWHERE]


@pytest.fixture(scope="session", params=TREE_LANES, ids=lambda lane: lane.name)
def lane(request: pytest.FixtureRequest) -> Lane:
    return built(request.param)


def test_whole_files_are_read_alike(corpus: Path, lane: Lane) -> None:
    found = [request for case in WHOLE_FILES for request in some_of(case, corpus)]
    assert not compare(lane, found)[:5]


def some_of(case: WholeFile, corpus: Path) -> list[Request]:
    requests = case.requests(corpus)
    assert requests, case.name
    return requests


@pytest.mark.parametrize("name", FORMATS)
def test_frames_and_their_sections_are_read_alike(name: str, corpus: Path, lane: Lane) -> None:
    assert not compare(lane, list(frames(corpus, name)))[:5]


@pytest.mark.parametrize("requests", [mojo_segments, amqp_messages])
def test_what_a_log_holds_is_read_alike(requests: Callable[[Path], list[Request]], corpus: Path, lane: Lane) -> None:
    assert not compare(lane, list(requests(corpus)))[:5]
