"""What something costs, counted and not timed, so that a busy machine changes nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable


def calls_of(action: Callable[[], object]) -> int:
    """How often functions were called, or left, in `action`: Python's and those written in C."""
    counted = 0

    def count(*_: object) -> None:
        nonlocal counted
        counted += 1

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        action()
    finally:
        sys.setprofile(before)
    return counted
