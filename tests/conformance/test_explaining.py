"""The first vectors of sections can be explained, whatever their bytes are."""

from __future__ import annotations

import pytest

from segspec.conformance.vectors import load
from tests.cli.conftest import Run
from tests.helpers.sweeps import some

FIRST = some([section.vectors[0].id for section in load()], 12)


@pytest.mark.parametrize("name", FIRST)
def test_the_first_of_a_section_is_explained(segspec: Run, name: str) -> None:
    done = segspec("conformance", "explain", name)
    assert (done.code, done.err) == (0, "")
    assert done.lines[0] == name
    assert "\x1b" not in done.out
