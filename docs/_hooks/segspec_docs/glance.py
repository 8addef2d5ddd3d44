"""The specs' part of the box at the top of a format's page."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

from segspec.frames.checksums import crc32c
from segspec_docs.catalog import BOOKS, pages_of
from segspec_kaitai.pages import words
from segspec_kaitai.pages.book import ORDERS, Book, Page
from segspec_kaitai.pages.layout import rows
from segspec_kaitai.spec.model import TypeSpec, anchor

CHECK_INPUT = b"123456789"
SEED = "`0xffffffff`, result inverted (xor `0xffffffff`)"
ALGORITHMS: dict[str, tuple[Callable[[bytes], int], str, str]] = {
    "crc32": (zlib.crc32, "CRC-32/ISO-HDLC (IEEE 802.3; zlib's `crc32`)", "`0x04c11db7`, reflected `0xedb88320`"),
    "crc32c": (crc32c, "CRC-32/ISCSI (CRC-32C, Castagnoli)", "`0x1edc6f41`, reflected `0x82f63b78`"),
}
"""Function, name and polynomial of each algorithm."""


@dataclass(frozen=True)
class Checksum:
    field: str
    anchor: str
    covers: str
    algorithm: str
    polynomial: str
    seed: str
    stored: str
    known_answer: str


def checksum(book: Book, facts: dict[str, str] | None) -> Checksum | None:
    """The box for the field `facts["field"]` ("spec.field")."""
    if not facts:
        return None
    spec, field = facts["field"].rsplit(".", 1)
    owner = book.types[spec]
    row = next(row for row in rows(book, owner) if row.name == field)
    if row.role != "checksum":
        raise ValueError(f"{facts['field']} has the role {row.role} in its spec, not checksum")
    order = ORDERS[owner.setting("endian")]
    compute, algorithm, polynomial = ALGORITHMS[facts.get("algorithm", "crc32")]
    answer = f"`{CHECK_INPUT.decode()}` gives `{compute(CHECK_INPUT):08x}`; no bytes give `{compute(b''):08x}`"
    stored = f"{row.size.low // 8} bytes, {order}"
    return Checksum(field, anchor(spec, field), facts["covers"], algorithm, polynomial, SEED, stored, answer)


def magics(book: Book, page: Page) -> list[tuple[str, str, str]]:
    """(bytes as HTML, structure, anchor) of every magic, each once."""
    out: dict[tuple[str, str], str] = {}
    for type_spec in types_on(book, page):
        for field in type_spec.fields:
            if "magic" in field.name and "contents" in field.table:
                shown = words.contents_words(field.table["contents"])
                owner = type_spec if len(type_spec.names) == 1 else book.types[type_spec.names[0]]
                out.setdefault((shown, book.title(owner)), anchor(type_spec.key, field.name))
    return [(shown, title, target) for (shown, title), target in out.items()]


def byte_orders(book: Book, page: Page) -> str:
    used: dict[str, None] = {}
    for type_spec in types_on(book, page):
        for row in rows(book, type_spec):
            for order in ORDERS.values():
                if order in words.type_words(book, row):
                    used[order] = None
    return " and ".join(used) if used else "no number is longer than a byte"


def types_on(book: Book, page: Page) -> list[TypeSpec]:
    pages = next(pages for pages in BOOKS.values() if page in pages)
    specs = next(specs for other, specs in pages_of(book, pages) if other is page)
    names = {spec.name for spec in specs}
    return [type_spec for type_spec in book.types.values() if type_spec.spec.name in names]
