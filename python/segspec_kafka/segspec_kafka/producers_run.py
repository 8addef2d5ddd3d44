"""Follows producers by batches, up to a transaction's begin or end."""

from __future__ import annotations

from typing import NamedTuple

from segspec_kafka.rules import sequence_after
from segspec_kernels.types import Bools, I64s


class Batches(NamedTuple):
    """Columns of batches."""

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
    """Known producers: each one's `numbers`, in a snapshot's order, whether from a batch, and whether its transaction
    is open. `slots` maps a producer id modulo their number to a possible place; below 0 is empty."""

    slots: I64s
    is_known: Bools
    is_open: Bools
    numbers: I64s


ID, EPOCH, SEQUENCE, OFFSET, DELTA, TIME, OPENED, WIDTH = 0, 1, 2, 3, 4, 5, 7, 8
MOST = (1 << 63) - 1


def run(begin: int, end: int, until: int, batches: Batches, known: Known) -> int:
    """Adds the batches `begin:end`, except those without a producer.

    Returns the first from offset `until` on, without its producer in its slot, or with a transaction's begin or end;
    else `end`.
    """
    for n in range(begin, end):
        first, last, producer = batches.first[n], batches.last[n], batches.producer_id[n]
        if first >= until:
            return n
        if producer < 0:
            continue
        place = known.slots[producer % len(known.slots)]
        at = place * WIDTH
        if place < 0 or known.numbers[at + ID] != producer or batches.is_control[n]:
            return n
        if not known.is_open[place]:
            if batches.is_transactional[n]:
                return n
            known.numbers[at + OPENED] = -1
        # The last offset wraps like Java's numbers.
        delta = last - first if last >= 0 or first < 0 else (last + MOST + 1) + (MOST - first + 1)
        known.is_known[place] = True
        known.numbers[at + EPOCH] = batches.producer_epoch[n]
        known.numbers[at + SEQUENCE] = sequence_after(batches.sequence[n], delta)
        known.numbers[at + OFFSET] = last
        known.numbers[at + DELTA] = delta
        known.numbers[at + TIME] = batches.time[n]
    return end
