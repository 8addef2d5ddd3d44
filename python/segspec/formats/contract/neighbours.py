"""What neighbouring segments of a log say of each other, for formats whose segments number on without gaps."""

from __future__ import annotations

from segspec.core.errors import Code, Finding, Severity
from segspec.core.model import SegmentSummary


def due_and_base(previous: SegmentSummary, following: SegmentSummary) -> tuple[int, int] | None:
    """The offset that is due and the one that `following` begins with, or None where they agree, are not known, or
    the two segments are duplicates."""
    base, due = following.segment.base, previous.next_offset
    if base is None or due is None or base in (due, previous.segment.base):
        return None
    return due, base


def overlap(previous: SegmentSummary, following: SegmentSummary, due: int, base: int, field: str) -> Finding:
    """`following` begins before `previous` has ended; `field` is where its base stands."""
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
