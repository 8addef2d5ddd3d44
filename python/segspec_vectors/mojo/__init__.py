"""The vectors of mojo: see `build` for how its bytes are made."""

from __future__ import annotations

from segspec_vectors.book import Book
from segspec_vectors.mojo import (
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
