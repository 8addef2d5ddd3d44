"""The vectors of durable-log."""

from __future__ import annotations

from tests.generator.book import Book
from tests.generator.durable_log import (
    checksums,
    cuts,
    embedded,
    flips,
    index,
    lengths,
    magic,
    order,
    real,
    records,
    tails,
)


def write(book: Book) -> None:
    for part in (records, order, cuts, tails, lengths, magic, checksums, flips, embedded, index, real):
        part.write(book)
