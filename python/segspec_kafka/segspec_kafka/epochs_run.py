"""Kafka: batches of one leader's epoch."""

from __future__ import annotations

from segspec_kernels.types import I64s


def run(begin: int, end: int, epoch: int, least: int, until: int, epochs: I64s, firsts: I64s) -> int:
    """Gives the first of the batches `begin:end` that is of another epoch than this, or whose first offset is not in
    `least:until`; else `end`. Those without an epoch are passed over."""
    for n in range(begin, end):
        if epochs[n] >= 0 and (epochs[n] != epoch or firsts[n] < least or firsts[n] >= until):
            return n
    return end
