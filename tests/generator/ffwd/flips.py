"""One flipped bit, in every byte of a file. Only magic and version are always noticed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.generator.book import JSON, Book, Outcome, Section, clean, torn
from tests.generator.changes import flip
from tests.generator.ffwd.build import LATER, LEN_SIZE, OLD, SIX, THREE, Base, numbered, rules

NOTES = """\
Every bit of a file flipped, one at a time. There is no checksum: a number or a blob that changed is read as it stands,
and a size shows only where a later one does not fit.

Magic (ffwd.header.magic): The magic is not compared. -> Any file is read as a queue.
Version (ffwd.header.version): The version is not looked at. -> Segments of another layout are read by this one.
Size (ffwd.tail.torn): A size is not compared with what is left. -> The reader crashes.
Number (ffwd.header.number, ffwd.header.name): A header whose number is not the name's is refused, or the name is
  believed.
  -> The real system goes by the header: messages are lost, or numbered otherwise.
Blob (ffwd.message.value): A reader invents a check that the format has not. -> Sound messages are refused.
"""


def write(book: Book) -> None:
    section = book.section("flips", NOTES)
    for base in (THREE, LATER, SIX):
        _header(section, base)
        _sizes(section, base)
        _blobs(section, base)
    _header_of_the_document(section)
    _numbers(section)
    _changed_blobs(section)


UNNOTICED = rules("message.as-it-stands")
REFUSED = Outcome("not-this-format", 0, [], "bad-magic")
UNSUPPORTED = Outcome("unsupported", 0, [], "unsupported-version")


def _flips(
    section: Section,
    words: str,
    comment: str,
    base: Base,
    ranges: Sequence[tuple[int, int]],
    outcome: Outcome,
    flag: str,
    held: Sequence[str] = (),
    rule: str = "exact",
) -> None:
    every: JSON = {"bit": [[str(begin), str(end)] for begin, end in ranges]}
    more: dict[str, Any] = {} if rule == "exact" else {"rule": rule}
    requires = ("dialect:document",) if base.document else ()
    section.read(words, comment, base.stream, outcome, flags=(flag,), rules=held, every=every | more, requires=requires)


def _header(section: Section, base: Base) -> None:
    said = f"Any bit of the magic of {base.id}."
    _flips(section, f"{base.id}-magic", said, base, [(0, 4)], REFUSED, "Magic")
    said = f"Any bit of the version of {base.id}."
    _flips(section, f"{base.id}-version", said, base, [(4, 8)], UNSUPPORTED, "Version")
    said = f"Any bit of the number in the header of {base.id}: messages come out under other numbers."
    whole = clean(base.records, base.size)
    _flips(section, f"{base.id}-number", said, base, [(8, 16)], whole, "Number", rule="answered")


def _sizes(section: Section, base: Base) -> None:
    whole = clean(base.records, base.size)
    for number, at in enumerate(base.positions):
        said = f"Any bit of the two high bytes of the size of message {number + 1} of {base.id}: far beyond the file."
        outcome = torn(base.before(number), at)
        _flips(section, f"{base.id}-{number + 1}-size-high", said, base, [(at, at + 2)], outcome, "Size")
        said = f"Any bit of the two low bytes of the size of message {number + 1} of {base.id}."
        low = [(at + 2, at + 4)]
        _flips(section, f"{base.id}-{number + 1}-size-low", said, base, low, whole, "Size", UNNOTICED, "answered")


def _blobs(section: Section, base: Base) -> None:
    ranges = [
        (at + LEN_SIZE, at + LEN_SIZE + min(len(blob), 20))
        for at, blob in zip(base.positions, base.blobs, strict=True)
        if blob
    ]
    said = f"Any bit of the messages of {base.id}, the first 20 bytes of each: nothing protects them."
    _flips(section, f"{base.id}-blobs", said, base, ranges, clean(base.records, base.size), "Blob", rule="answered")


def _header_of_the_document(section: Section) -> None:
    said = "Any bit of the magic of a segment with the document's header."
    _flips(section, "old-magic", said, OLD, [(0, 4)], REFUSED, "Magic", rules("header.document-magic"))
    said = "Any bit of the version of a segment with the document's header."
    _flips(section, "old-version", said, OLD, [(4, 6)], UNSUPPORTED, "Version", rules("header.document-version"))


def _numbers(section: Section) -> None:
    for bit in (0, 1, 2, 7, 15, 16, 31, 32, 47, 62, 63):
        number = LATER.base ^ 1 << bit
        text = f"Bit {bit} of the number in the header: {number}, and the name says {LATER.base}. The header counts."
        outcome = clean(numbered(number, LATER.blobs), LATER.size, [("bad-name", 0)])
        LATER.altered(
            section, f"later-number-bit-{bit}", text, [flip(15 - bit // 8, bit % 8)], outcome, flags=("Number",)
        )


def _changed_blobs(section: Section) -> None:
    for number, byte, bit in ((0, 0, 0), (0, 4, 7), (1, 0, 3), (1, 299, 5), (2, 3, 1)):
        blobs = list(LATER.blobs)
        blob = bytearray(blobs[number])
        blob[byte] ^= 1 << bit
        blobs[number] = bytes(blob)
        LATER.altered(
            section,
            f"later-{number + 1}-byte-{byte}-bit-{bit}",
            f"Bit {bit} of byte {byte} of message {number + 1}: read as it stands, since nothing tells.",
            [flip(LATER.positions[number] + LEN_SIZE + byte, bit)],
            clean(numbered(LATER.base, blobs), LATER.size),
            flags=("Blob",),
        )
