"""How much of a long sweep a run of the tests tries: a part spread over it, or all of it, as `make sweeps` does."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")

ALL = bool(os.environ.get("SEGSPEC_ALL"))


def some(items: Iterable[T], count: int) -> list[T]:
    """`count` of `items` at even distances, with the first and the last if they are two or more; all of them if they
    are no more, or if ALL."""
    found = list(items)
    if ALL or len(found) <= count:
        return found
    return [found[k * (len(found) - 1) // max(count - 1, 1)] for k in range(count)]
