"""On cut and damaged bytes the JavaScript parsers stop at the same field as the Python ones, or read the same."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.helpers.sweeps import some
from tests.javascript.cases import FORMATS, WHOLE_FILES, WholeFile, frames
from tests.javascript.test_same_tree import differences
from tests.javascript.tree import Request, content_of, javascript, python, python_failing_path

pytestmark = pytest.mark.node

CUT_BYTES = 300
FLIPPED_BITS = 500


def damaged(request: Request) -> list[Request]:
    """A request with its bytes cut at every place, and with bits flipped."""
    content = bytes.fromhex(request["hex"]) if "hex" in request else content_of(request["file"])
    start = request.get("position", 0)
    end = min(len(content), start + CUT_BYTES)
    bits = range(start * 8, end * 8, max(1, (end - start) * 8 // FLIPPED_BITS))
    cut = [request | {"end": at} for at in range(start, end)]
    return some(cut, 30) + some([request | {"end": end, "flip": bit} for bit in bits], 50)


def assert_same_failures(parsers: Path, debug_parsers: Path, request: Request) -> None:
    requests = damaged(request)
    plain, named = javascript(parsers, requests), javascript(debug_parsers, requests, debug=True)
    outcomes: Counter[str] = Counter()
    for changed, answer, traced in zip(requests, plain, named, strict=True):
        expected = python(changed)
        outcomes[expected["error"]["kind"] if "error" in expected else "tree"] += 1
        assert expected.get("error") == answer.get("error"), changed
        if "error" in expected:
            assert python_failing_path(changed) == traced["error"]["path"], changed
        else:
            assert not differences(expected["tree"], answer["tree"], changed["spec"]), changed
    assert outcomes["end"] + outcomes["refused"] > 0, f"nothing failed: {outcomes}"


@pytest.mark.parametrize("case", WHOLE_FILES, ids=lambda case: case.name)
def test_whole_files_fail_at_the_same_field(case: WholeFile, corpus: Path, parsers: Path, debug_parsers: Path) -> None:
    requests = sorted(case.requests(corpus, sys.maxsize), key=lambda request: len(content_of(request["file"])))
    readable = next(
        request
        for request in requests
        if len(content_of(request["file"])) > request["position"] and "tree" in python(request)
    )
    assert_same_failures(parsers, debug_parsers, readable)


@pytest.mark.parametrize("name", FORMATS)
def test_frames_fail_at_the_same_field(name: str, corpus: Path, parsers: Path, debug_parsers: Path) -> None:
    """The first frame or section of every spec that the library reads."""
    first: dict[str, Request] = {}
    for request in frames(corpus, name):
        first.setdefault(request["spec"], request)
    assert first
    for request in first.values():
        assert_same_failures(parsers, debug_parsers, request)
