"""Offset indexes: what one has wrong, compared with its segment."""

from __future__ import annotations

from tests.builders import kafka
from tests.generator.book import Book, Stream
from tests.generator.kafka.build import Base, Given, batch

NOTES = """\
The offset index beside a segment: for some batches the last offset, relative to the segment's name, and where it lies.

Entries (kafka.index.entry): An entry is not held against the batch that it points to. -> Consumers are sent to the
  middle of a batch.
Rising (kafka.index.rising): Entries are not held against each other. -> A search in the index ends anywhere.
Torn (kafka.index.whole): A part of an entry at the end is not seen. -> Brokers throw the index away, and it takes
  longer to start.
"""
FILE = Base("ten", 500, [batch(Given(500 + n, b"value %d" % n)) for n in range(10)])
SOUND = [(n, FILE.positions[n]) for n in (3, 6, 9)]


def write(book: Book) -> None:
    section = book.section("indexes", NOTES)
    size, (first, second, last) = len(kafka.entry(0, 0)), SOUND
    for words, comment, entries, rest, findings, flag in (
        ("sound", "Entries of three batches.", SOUND, b"", [], "Entries"),
        ("empty", "An index without entries: none was due.", [], b"", [], "Entries"),
        ("zeros-follow", "Room for further entries, as a broker leaves.", SOUND, bytes(80), [], "Torn"),
        ("wrong-position", "An entry points into a batch.", [first, (second[0], second[1] + 1), last], b"",
         [("bad-index", size)], "Entries"),
        ("wrong-offset", "An entry names an offset of another batch.", [first, (second[0] - 1, second[1]), last], b"",
         [("bad-index", size)], "Entries"),
        ("ahead", "An entry points beyond the end.", [first, second, (10, FILE.size)], b"",
         [("bad-index", 2 * size)], "Entries"),
        ("falling", "An entry is below another.", [second, first, last], b"", [("bad-index", size)], "Rising"),
        ("torn", "Five bytes follow the last.", SOUND, b"\x01\x02\x03\x04\x05", [("bad-index", 3 * size)], "Torn"),
    ):  # fmt: skip
        content = b"".join(kafka.entry(*one) for one in entries) + rest
        section.index(words, comment, FILE.stream, Stream(kafka.index_name(500), content), findings, flags=(flag,))
