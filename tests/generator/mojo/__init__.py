"""The vectors of mojo: see `build` for how its bytes are made."""

from __future__ import annotations

from tests.generator.book import Book
from tests.generator.mojo import (
    broken,
    elements,
    entries,
    flips,
    index,
    known,
    names,
    order,
    packs,
    real,
    recovery,
    variants,
)

SECTIONS = (elements, broken, entries, order, packs, recovery, flips, index, names, variants, real, known)


def write(book: Book) -> None:
    for section in SECTIONS:
        section.write(book)
