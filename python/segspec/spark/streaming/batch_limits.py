"""The most that one batch may have, and what of it is taken."""

from __future__ import annotations

from typing import NamedTuple


class BatchLimits(NamedTuple):
    """The most that one batch may have; None where nothing limits it."""

    records: int | None = None
    bytes: int | None = None
    files: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether any more may be read."""
        return all(left is None or left > 0 for left in self)

    def allows(self, records: int, size: int) -> bool:
        """Whether so many records of so many bytes may be read."""
        return (self.records is None or records <= self.records) and (self.bytes is None or size <= self.bytes)

    def less(self, used: Used) -> BatchLimits:
        """What is left of the limits."""
        left = (None if have is None else max(have - took, 0) for have, took in zip(self, used, strict=True))
        return BatchLimits(*left)

    def share(self, part: int, whole: int) -> BatchLimits:
        """The share of a log that has `part` of `whole` bytes waiting. Files are taken by whoever comes first."""
        records, size = (None if have is None else -(-have * part // max(whole, 1)) for have in self[:2])
        return BatchLimits(records, size, self.files)

    def within(self, other: BatchLimits) -> BatchLimits:
        """The smaller of both, each by each."""
        pairs = zip(self, other, strict=True)
        return BatchLimits(*(b if a is None else a if b is None else min(a, b) for a, b in pairs))


class Used(NamedTuple):
    """What was taken of the limits."""

    records: int = 0
    bytes: int = 0
    files: int = 0

    def plus(self, other: Used) -> Used:
        """Both together."""
        return Used(*(one + more for one, more in zip(self, other, strict=True)))
