"""TANK: whether one message set, decompressed where it was compressed, is sound."""

from __future__ import annotations

from segspec.formats.tank.scan.judging import judge
from segspec_kernels.types import U64, Bytes


def run(
    data: Bytes, start: int, end: int, declared: int, is_sparse: bool, first: U64, last_delta: int
) -> tuple[int, int, bool, U64]:
    """As `judging.judge`."""
    found = judge(data, start, end, declared, is_sparse, first, last_delta)
    return found.answer, found.looks, found.has_timestamp, found.timestamp
