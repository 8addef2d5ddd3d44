"""The vectors of ffwd's queue."""

from __future__ import annotations

from tests.generator.book import Book
from tests.generator.ffwd import (
    consumers,
    cuts,
    document,
    flips,
    headers,
    index,
    real,
    records,
    sizes,
    tails,
    zeros,
)


def write(book: Book) -> None:
    for part in (records, headers, document, cuts, sizes, zeros, tails, flips, index, consumers, real):
        part.write(book)
