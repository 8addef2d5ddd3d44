"""The generated JavaScript parsers read the same as the Python ones, field by field."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.javascript.cases import FORMATS, WHOLE_FILES, WholeFile, amqp_messages, frames, mojo_segments
from tests.javascript.tree import Request, javascript, python

pytestmark = pytest.mark.node

EXACT_IN_JAVASCRIPT = 2**53
SUMS_BEYOND_DOUBLES = {
    "lastSequence": "TANK: a 64-bit sequence number and a difference",
}
"""Instances that calculate with 64-bit numbers: above 2^53 JavaScript has no number for them, and refuses to mix the
exact one that was read with others. The fields that were read are compared exactly at any size."""


def assert_same(folder: Path, requests: list[Request]) -> None:
    assert requests, "no case was found"
    for request, answer in zip(requests, javascript(folder, requests), strict=True):
        expected = python(request)
        # Not a plain assert of the dicts: pytest would take minutes to draw the difference of two large trees.
        assert expected.get("error") == answer.get("error"), request
        assert expected.get("position") == answer.get("position"), request
        found = list(differences(expected.get("tree"), answer.get("tree"), request["spec"]))
        assert not found, f"{request}: {found[:5]}"


def differences(python_value: object, javascript_value: object, path: str) -> list[str]:
    """Where two trees differ."""
    if isinstance(python_value, dict) and isinstance(javascript_value, dict):
        names = python_value.keys() | javascript_value.keys()
        pairs = [(python_value.get(n), javascript_value.get(n), f"{path}.{n}") for n in sorted(names)]
    elif isinstance(python_value, list) and isinstance(javascript_value, list):
        pairs = [(p, j, f"{path}[{n}]") for n, (p, j) in enumerate(zip(python_value, javascript_value, strict=False))]
        if len(python_value) != len(javascript_value):
            return [f"{path}: {len(python_value)} items in Python, {len(javascript_value)} in JavaScript"]
    else:
        same = python_value == javascript_value or is_beyond_doubles(python_value, javascript_value, path)
        return [] if same else [f"{path}: {python_value} and {javascript_value}"]
    return [line for pair in pairs for line in differences(*pair)]


def is_beyond_doubles(python_value: object, javascript_value: object, path: str) -> bool:
    """Whether this is one of the sums that JavaScript cannot form, and really too large for it."""
    if javascript_value != {"error": "bigint"} or path.rpartition(".")[2] not in SUMS_BEYOND_DOUBLES:
        return False
    return abs(int(str(python_value))) > EXACT_IN_JAVASCRIPT - 2**32


@pytest.mark.parametrize("case", WHOLE_FILES, ids=lambda case: case.name)
def test_whole_files_are_read_alike(case: WholeFile, corpus: Path, parsers: Path) -> None:
    assert_same(parsers, case.requests(corpus))


@pytest.mark.parametrize("name", FORMATS)
def test_frames_and_their_sections_are_read_alike(name: str, corpus: Path, parsers: Path) -> None:
    assert_same(parsers, list(frames(corpus, name)))


def test_mojo_segments_are_read_alike(corpus: Path, parsers: Path) -> None:
    requests = list(mojo_segments(corpus))
    assert_same(parsers, requests)
    assert sum("tree" in python(request) for request in requests) > 1


def test_amqp_messages_are_read_alike(corpus: Path, parsers: Path) -> None:
    assert_same(parsers, list(amqp_messages(corpus)))
