"""Which lines of the library were run: those in functions, of the modules that are loaded."""

from __future__ import annotations

import sys

from segspec.core.model import parse_id
from tests.fuzz.lines import lines_run


def test_a_call_runs_its_lines_and_no_others() -> None:
    nothing, one = lines_run(lambda: None), lines_run(lambda: print(parse_id("1-2")))
    assert nothing.run == 0
    assert 0 < one.run < 20 < one.lines
    assert one.share < 10


def test_the_tracer_that_was_there_stays() -> None:
    before = sys.gettrace()
    lines_run(lambda: None)
    assert sys.gettrace() is before
