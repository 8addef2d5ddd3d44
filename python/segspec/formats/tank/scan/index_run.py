"""TANK: bundles that the index lists at the places and with the numbers that they have."""

from __future__ import annotations

from segspec.formats.tank.rules import first_number, numbers_apart
from segspec_kernels.runtime import u64
from segspec_kernels.tank_entries import frame as bundle
from segspec_kernels.types import U64, Bytes, U64s


def run(
    data: Bytes, base: int, start: int, stop: int, end: int, positions: U64s, numbers: U64s, place: int, due: U64
) -> tuple[int, int, U64]:
    """Bundles that begin in `start:stop` of `data`, which is the file from its byte `base` on. The first has the
    sequence number `due` unless it states its own; `positions` and `numbers` list some of all bundles in the file,
    those from `place` on among these.

    Gives where the next bundle begins, the place of what is listed next, and the sequence number that is due. Ends
    before a bundle that is listed otherwise.
    """
    position = start
    while position < stop:
        found = bundle(data, position, end)
        if found.status:
            break
        first = first_number(found.is_sparse, found.first_sequence, due)
        if place < len(positions) and positions[place] <= u64(position + base):
            if positions[place] != u64(position + base) or numbers[place] != first:
                break
            place += 1
        due = first + u64(numbers_apart(found.is_sparse, found.num_messages, found.last_delta)) + u64(1)
        position = found.reached
    return position, place, due
