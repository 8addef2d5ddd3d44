"""The few segments that most vectors are made from."""

from __future__ import annotations

from dataclasses import replace

from tests.generator.mojo.build import PRIMARY, Built, Pack, Reading, pack_of, packs_only, row, segment

FIRST = [row(1000, 0, (b"a", b"text"))]
SECOND = [
    row(1007, 2, (b"a", b"40000")),
    row(1008, 0, (b"own", b"value")),
    row(1009, 1, (b"a", b"x1"), deleted=True),
]
THIRD = [row(70000, 0, (b"d", b"end"))]
"""Far above the second pack, and further than one flipped bit of its id leads."""


def packs(reading: Reading = PRIMARY) -> list[Pack]:
    return [pack_of(rows, reading) for rows in (FIRST, SECOND, THIRD)]


def finished(reading: Reading = PRIMARY) -> Built:
    """Three packs, INDEX and SUFFIX: `1000-0`."""
    return segment(packs(reading))


def closed(reading: Reading = PRIMARY) -> Built:
    """Three packs, and the writer has written no more: `w1000-0`."""
    return packs_only(packs(reading))


def growing(reading: Reading = PRIMARY) -> Built:
    """Two packs, the last without end marker and HEADER: `w1000-0`."""
    first, second, _ = packs(reading)
    return packs_only([first, replace(second, is_open=True)])


def single(*pairs: tuple[bytes, bytes]) -> Pack:
    """A pack of one record with the id 1000-0."""
    return pack_of([row(1000, 0, *pairs)])
