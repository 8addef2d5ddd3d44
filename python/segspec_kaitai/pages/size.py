"""Lengths of fields and structures in bits, as far as a spec determines them."""

from __future__ import annotations

from dataclasses import dataclass

BYTE = 8
MOST = 1 << 66
"""Longer lengths count as unbounded, so that numbers stay small."""


@dataclass(frozen=True)
class Size:
    """A length in bits; `high` is None if unbounded."""

    low: int
    high: int | None

    @property
    def is_fixed(self) -> bool:
        return self.low == self.high

    def times(self, count: int) -> Size:
        return bounded_size(self.low * count, None if self.high is None else self.high * count)

    def plus(self, other: Size) -> Size:
        both = None if self.high is None or other.high is None else self.high + other.high
        return bounded_size(self.low + other.low, both)

    def or_else(self, other: Size) -> Size:
        both = None if self.high is None or other.high is None else max(self.high, other.high)
        return Size(min(self.low, other.low), both)


NOTHING = Size(0, 0)
ANYTHING = Size(0, None)


def bounded_size(low: int, high: int | None) -> Size:
    return Size(min(low, MOST), None if high is None or high > MOST else high)


def fixed_bytes(count: int) -> Size:
    return bounded_size(count * BYTE, count * BYTE)
