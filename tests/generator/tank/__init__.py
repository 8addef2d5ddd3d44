"""The vectors of TANK."""

from __future__ import annotations

from tests.generator.book import Book
from tests.generator.tank import (
    compression,
    counts,
    damage,
    hostile,
    indexes,
    lengths,
    messages,
    names,
    real,
    recovery,
    round_trips,
    sparse,
)


def write(book: Book) -> None:
    for part in (
        messages, counts, lengths, sparse, compression, names, recovery, damage, hostile, indexes, round_trips, real,
    ):  # fmt: skip
        part.write(book)
