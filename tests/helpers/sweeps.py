"""How much of a long sweep a run of the tests tries: a part spread over it, or all of it, as `make sweeps` does."""

from __future__ import annotations

import os
from collections.abc import Iterable
from itertools import product
from typing import Any, TypeVar

T = TypeVar("T")

ALL = bool(os.environ.get("SEGSPEC_ALL"))


def some(items: Iterable[T], count: int) -> list[T]:
    """`count` of `items` at even distances, with the first and the last if they are two or more; all of them if they
    are no more, or if ALL."""
    found = list(items)
    if ALL or len(found) <= count:
        return found
    return [found[k * (len(found) - 1) // max(count - 1, 1)] for k in range(count)]


def each_once(*kinds: Iterable[Any]) -> list[tuple[Any, ...]]:
    """So many combinations of one value of each kind that each value is in one of them; all combinations if ALL."""
    lists = [list(kind) for kind in kinds]
    if ALL:
        return list(product(*lists))
    # Shifted after each time through, so that values do not meet the same ones again.
    return [tuple(each[(k + k // len(each)) % len(each)] for each in lists) for k in range(max(map(len, lists)))]
