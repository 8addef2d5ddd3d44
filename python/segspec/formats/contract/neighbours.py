"""What neighbouring segments of a log say of each other, for formats whose segments number on without gaps."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import NEXT_BASE, SegmentSummary

Between = Callable[[SegmentSummary, SegmentSummary, int, int], Finding]
"""What a format says of the numbers, from the one that is due up to the next base, that are in neither neighbour."""


def numbering(previous: SegmentSummary, following: SegmentSummary, field: str, between: Between) -> Iterator[Finding]:
    """What is wrong with the number that `following` begins with, which stands in its `field`: `between` says what is
    in neither segment. Nothing is said where the numbers are not known or the two segments are duplicates."""
    base, due = following.segment.base, previous.next_offset
    if base is None or due is None or base in (due, previous.segment.base):
        return
    yield between(previous, following, due, base) if base > due else _overlap(previous, following, due, base, field)


def _overlap(previous: SegmentSummary, following: SegmentSummary, due: int, base: int, field: str) -> Finding:
    """`following` begins before `previous` has ended."""
    return Finding(
        following.segment.path,
        0,
        Code.BAD_ORDER,
        Severity.WARNING,
        f"begins with {base}, though {previous.segment.name} goes up to {due - 1}: {due - base} numbers are in both",
        field=field,
        expected=str(due),
        actual=str(base),
    )


def followed(base: int | None, bases: Sequence[int]) -> dict[str, int | str | bool]:
    """The details of a segment that begins with `base`: its `next_base`, by those of its folder, in order."""
    later = len(bases) if base is None else bisect_right(bases, base)
    return {NEXT_BASE: bases[later]} if later < len(bases) else {}
