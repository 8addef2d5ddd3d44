"""What consumers stored in the index of a queue: their offsets, and which of them counts."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.ffwd import INDEX, consumer
from tests.generator.book import JSON, Book, Section, Stream

NOTES = """\
The index as what consumers stored: each entry in the order of the file, and where each consumer is.

Values (ffwd.index.entry): An id or an offset is read from the wrong place, signed, or through a double.
  -> A consumer goes on at a wrong message.
Later (ffwd.index.later): Of two entries with one id the first counts. -> A consumer goes on where it was long ago.
Stops (ffwd.index.torn): Entries before one that cannot be read are thrown away, or one is made of what is left.
  -> Consumers are lost, or there is one more that nobody asked for.
"""
Consumer = tuple[bytes, int]
TOP = (1 << 64) - 1


def write(book: Book) -> None:
    section = book.section("tracked", NOTES)
    _values(section)
    _several(section)
    _cut(section)


def shown(
    section: Section, words: str, text: str, consumers: Sequence[Consumer], flag: str, tail: bytes = b"", **more: object
) -> None:
    entries: list[JSON] = []
    held: dict[bytes, int] = {}
    content = b""
    for name, offset in consumers:
        entries.append({"at": str(len(content)), "id": name.hex(), "offset": str(offset)})
        held[name] = offset
        content += consumer(name, offset)
    state = {"offsets": [{"id": name.hex(), "offset": str(held[name])} for name in sorted(held)]}
    section.tracking(words, text, {"index": Stream(INDEX, content + tail)}, entries, state, flags=(flag,), **more)


def _values(section: Section) -> None:
    shown(section, "one-consumer", "One consumer.", [(b"reader", 103)], "Values")
    offsets = {"0": 0, "256": 256, "above-31-bits": 1 << 31, "above-53-bits": (1 << 53) + 1, "above-63-bits": 1 << 63,
               "greatest": TOP}  # fmt: skip
    for words, offset in offsets.items():
        shown(
            section, f"offset-{words}", f"A consumer's offset: {words.replace('-', ' ')}.", [(b"c", offset)], "Values"
        )
    names = {"of-0-bytes": b"", "of-300-bytes": b"n" * 300, "of-four-byte-characters": "🜁🜂".encode(),
             "with-a-nul": b"a\0b", "of-digits": b"00000042", "of-blanks": b"  "}  # fmt: skip
    for words, name in names.items():
        text = f"An id {words.replace('-', ' ')}, and another consumer after it."
        shown(section, f"id-{words}", text, [(name, 5), (b"next", 6)], "Values")


def _several(section: Section) -> None:
    shown(section, "three-consumers", "Three consumers.", [(b"c", 3), (b"a", 1), (b"b", 2)], "Values")
    shown(section, "same-offset", "Two consumers at the same message.", [(b"a", 7), (b"b", 7)], "Values")
    text = "One id is there twice: the real system keeps the later entry."
    shown(section, "twice-higher", text, [(b"a", 1), (b"b", 2), (b"a", 9)], "Later")
    shown(section, "twice-lower", f"{text} It is the lower one.", [(b"a", 9), (b"b", 2), (b"a", 1)], "Later")
    shown(section, "three-times", text, [(b"a", 9), (b"a", 4), (b"a", 6)], "Later")
    text = "Ids that differ only in their case, or in a blank, are two consumers."
    shown(section, "nearly-the-same", text, [(b"a", 1), (b"A", 2), (b"a ", 3)], "Later")
    shown(section, "none", "An index of no bytes: there is no consumer.", [], "Values")


def _cut(section: Section) -> None:
    whole = [(b"first", 1), (b"second", 2)]
    last = consumer(b"third", 3)
    for words, length in {"in-the-length": 2, "in-the-offset": 9, "before-the-id": 12, "in-the-id": 15}.items():
        text = f"The third entry is cut {words.replace('-', ' ')}: the two before it are given."
        shown(section, f"cut-{words}", text, whole, "Stops", last[:length])
    text = "The third entry claims an id of 2 GiB: the two before it are given."
    shown(section, "id-beyond-the-file", text, whole, "Stops", consumer(b"x", 3, length=1 << 31))
