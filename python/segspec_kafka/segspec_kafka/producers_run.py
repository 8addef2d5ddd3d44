"""Kafka: what producers did last, by their batches, up to one that begins or ends a transaction."""

from __future__ import annotations

from typing import NamedTuple

from segspec_kafka.rules import sequence_after
from segspec_kernels.types import Bools, I64s


class Batches(NamedTuple):
    """Batches in order, each field of all side by side."""

    first: I64s
    last: I64s
    time: I64s
    is_control: Bools
    epoch: I64s
    producer_id: I64s
    producer_epoch: I64s
    sequence: I64s
    is_transactional: Bools


class Known(NamedTuple):
    """Producers by their rows, with what a snapshot has of each; a row that no batch has filled is not known. `slots`
    say in which row a producer may be, by its id modulo their number; a row below 0 is none."""

    slots: I64s
    is_known: Bools
    is_open: Bools
    producer_id: I64s
    producer_epoch: I64s
    last_sequence: I64s
    last_offset: I64s
    offset_delta: I64s
    timestamp: I64s
    coordinator_epoch: I64s
    current_first_offset: I64s


def run(begin: int, end: int, until: int, batches: Batches, known: Known) -> int:
    """Takes in the batches `begin:end`; of those without a producer nothing is known. Gives the first one from offset
    `until` on, or whose producer is not in its slot, or that begins or ends a transaction; else `end`."""
    for n in range(begin, end):
        if batches.first[n] >= until:
            return n
        producer = batches.producer_id[n]
        if producer < 0:
            continue
        row = known.slots[producer % len(known.slots)]
        if row < 0 or known.producer_id[row] != producer or batches.is_control[n]:
            return n
        if not known.is_open[row]:
            if batches.is_transactional[n]:
                return n
            known.current_first_offset[row] = -1
        delta = batches.last[n] - batches.first[n]
        known.is_known[row] = True
        known.producer_epoch[row] = batches.producer_epoch[n]
        known.last_sequence[row] = sequence_after(batches.sequence[n], delta)
        known.last_offset[row] = batches.last[n]
        known.offset_delta[row] = delta
        known.timestamp[row] = batches.time[n]
    return end
