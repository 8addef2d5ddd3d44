"""The generated parsers of every language read the corpus as the Python ones do, field by field."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.javascript.cases import FORMATS, WHOLE_FILES, WholeFile, amqp_messages, frames, mojo_segments
from tests.javascript.tree import Request
from tests.lanes.lanes import Lane
from tests.lanes.trees import compare

LANE_OF_ITS_OWN = ("python", "javascript")
"""Python is what the others are held against; tests/javascript holds JavaScript, its failures too."""


@pytest.fixture
def tree_lane(lane: Lane) -> Lane:
    if lane.name in LANE_OF_ITS_OWN:
        pytest.skip(f"{lane.name} is compared elsewhere")
    if not lane.tree:
        pytest.skip(f"{lane.name} prints no trees")
    return lane


@pytest.mark.parametrize("case", WHOLE_FILES, ids=lambda case: case.name)
def test_whole_files_are_read_alike(case: WholeFile, corpus: Path, tree_lane: Lane) -> None:
    assert not compare(tree_lane, case.requests(corpus))[:5]


@pytest.mark.parametrize("name", FORMATS)
def test_frames_and_their_sections_are_read_alike(name: str, corpus: Path, tree_lane: Lane) -> None:
    assert not compare(tree_lane, list(frames(corpus, name)))[:5]


@pytest.mark.parametrize("requests", [mojo_segments, amqp_messages])
def test_what_a_log_holds_is_read_alike(
    requests: Callable[[Path], list[Request]], corpus: Path, tree_lane: Lane
) -> None:
    assert not compare(tree_lane, list(requests(corpus)))[:5]
