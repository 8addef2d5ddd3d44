"""The entries of the index as bytes: ids of every kind, and entries that are torn or no text."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from tests.builders.ffwd import INDEX, consumer
from tests.generator.book import Book, Section, Stream
from tests.generator.ffwd.build import SIX, rules

Findings = Sequence[tuple[str, int | None]]

IDS = {
    "one-byte": (b"a", "one byte"),
    "text": ("Grüße, 世界".encode(), "text of more than one byte a character"),
    "four-byte-characters": ("🜁🜂".encode(), "characters of four bytes"),
    "nul": (b"a\0b", "a NUL in its middle"),
    "spaces": (b"   ", "spaces"),
    "line-end": (b"a\nb", "a line end"),
    "255": (b"x" * 255, "255 bytes"),
    "256": (b"x" * 256, "256 bytes"),
    "1000": (b"x" * 1000, "1000 bytes"),
    "magic": (b"FFLG?", "the magic in it"),
}

NO_TEXT = {
    "a-lone-continuation": b"\x80", "cut-character": "ü".encode()[:1], "latin-1": "Grüße".encode("latin-1"),
    "overlong": b"\xc0\xaf", "surrogate": b"\xed\xa0\x80", "above-unicode": b"\xf4\x90\x80\x80", "ff": b"\xff",
}  # fmt: skip


NOTES = """\
The entries of an index: an id's length, an offset, the id. The queue has the messages 100 to 105, and every offset is
inside, so that only the bytes are in question.

Id (ffwd.index.entry): An id that is long, empty or no ASCII breaks the reader, or is cut.
  -> The consumer is lost, and with it where it stood.
Torn (ffwd.index.torn): A torn last entry is passed over, or the entries before it are refused.
  -> The real system fills the id up with zeros and keeps it: a consumer that nobody asks for.
Length (ffwd.index.torn): Memory is taken for an id's length before the file is asked whether it has it.
  -> Four bytes cost 4 GiB: one file stops the program.
Encoding (ffwd.index.utf-8): An id that is no UTF-8 stops the program. -> One byte hides all consumers.
"""


def write(book: Book) -> None:
    section = book.section("consumers", NOTES)
    for part in (_ids, _no_text, _torn, _lengths):
        part(section)


def _compared(section: Section, words: str, comment: str, content: bytes, findings: Findings, flag: str) -> None:
    section.index(words, comment, SIX.stream, Stream(INDEX, content), findings, flags=(flag,))


def _ids(section: Section) -> None:
    for words, (identifier, said) in IDS.items():
        content = consumer(identifier, 103) + consumer(b"another", 104)
        _compared(
            section, f"id-{words}", f"The first consumer's id is of {said}, and another follows.", content, [], "Id"
        )
    content = consumer(b"", 103) + consumer(b"another", 104)
    _compared(section, "id-empty", "The first consumer's id is empty, and another follows.", content, [], "Id")
    zeros = consumer(b"a\0\0\0", 103)
    comment = "An id with zeros after it, as the real system fills up one that was cut: nothing tells."
    _compared(section, "id-filled-up", comment, zeros, [], "Id")


def _no_text(section: Section) -> None:
    before = consumer(b"sound", 103)
    for words, identifier in NO_TEXT.items():
        comment = f"The second id is no UTF-8 ({identifier.hex(' ')})."
        content = before + consumer(identifier, 103)
        _compared(section, f"no-utf-8-{words}", comment, content, [("bad-encoding", len(before))], "Encoding")
    first = consumer(b"\xff", 103) + before
    comment = "The first id is no UTF-8, and a sound entry follows."
    _compared(section, "no-utf-8-first", comment, first, [("bad-encoding", 0)], "Encoding")


def _torn(section: Section) -> None:
    before, last = consumer(b"sound", 103), consumer(b"torn", 104)
    for kept in range(1, len(last)):
        text = f"Of the last entry's 16 bytes the file has {kept}."
        _compared(section, f"last-cut-to-{kept}", text, before + last[:kept], [("torn", len(before))], "Torn")
    only = last[:7]
    _compared(section, "only-one-cut", "The only entry is cut to 7 bytes.", only, [("torn", 0)], "Torn")
    both = consumer(b"far", 900) + last[:-1]
    comment, findings = "An entry that is too far on, and a torn one after it.", [("index-ahead", 0), ("torn", 15)]
    held = rules("index.ahead")
    section.index("ahead-and-cut", comment, SIX.stream, Stream(INDEX, both), findings, flags=("Torn",), rules=held)


def _lengths(section: Section) -> None:
    before = consumer(b"sound", 103)
    for words, length in (
        ("one-too-many", 3), ("64-kib", 1 << 16), ("2-31-less-1", (1 << 31) - 1), ("2-31", 1 << 31),
        ("2-32-less-12", (1 << 32) - 12), ("2-32-less-1", (1 << 32) - 1),
    ):  # fmt: skip
        content = before + consumer(b"id", 104, length=length)
        comment = f"The last id says {length} bytes, and has two."
        _compared(section, f"length-{words}", comment, content, [("torn", len(before))], "Length")
    swallowed = consumer(b"a" + consumer(b"b", 104), 103)
    _compared(section, "length-takes-the-next-in", "An id that takes the next entry in, to the byte: nothing tells.",
              swallowed, [], "Length")  # fmt: skip
    little = struct.pack("<IQ", 1, 103) + b"a"
    comment = "An entry with its numbers little-endian: an id of 16777216 bytes."
    _compared(section, "length-little-endian", comment, little, [("torn", 0)], "Length")
