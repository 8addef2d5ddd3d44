"""Records that say who appended them, so that what a store gives can be held against what was given to it."""

from __future__ import annotations

import random

from segspec.core.model import Record

NAMES = (b"text", b"state", b"much more")

Fields = list[tuple[bytes, bytes]]


def fields_of(mark: str) -> Fields:
    """The fields of the record with this mark, which no other has."""
    chance = random.Random(mark)
    names = NAMES if chance.random() < 0.8 else chance.sample(NAMES, chance.randint(0, 2))
    longest = 3000 if chance.random() < 0.02 else 120
    more = [(name, chance.randbytes(chance.randrange(longest))) for name in names]
    return [(b"mark", mark.encode()), *more]


def mark_of(record: Record) -> str:
    """The mark of a record. Raises `AssertionError` where its fields are not those that were appended."""
    fields = record.fields or [(b"", b"")]
    mark = fields[0][1].decode("latin-1")
    assert fields == fields_of(mark), f"{record.id}: other fields than were appended: {fields!r:.200}"
    return mark
