"""The vectors of TANK."""

from __future__ import annotations

from segspec_vectors.book import Book
from segspec_vectors.tank import (
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
        messages,
        counts,
        lengths,
        sparse,
        compression,
        names,
        recovery,
        damage,
        hostile,
        indexes,
        round_trips,
        real,
    ):
        part.write(book)
