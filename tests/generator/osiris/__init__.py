"""The vectors of osiris."""

from __future__ import annotations

from tests.generator.book import Book
from tests.generator.osiris import (
    checksums,
    compression,
    entries,
    filters,
    flips,
    headers,
    indexes,
    lengths,
    order,
    real,
    tails,
    tracking,
    trips,
    versions,
)


def write(book: Book) -> None:
    for part in (
        tails, flips, headers, lengths, entries, compression, tracking, order, versions, checksums, filters, indexes,
        trips, real,
    ):  # fmt: skip
        part.write(book)
