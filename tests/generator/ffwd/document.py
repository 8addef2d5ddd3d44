"""The dialect of the document: a header of 14 bytes, and how it is told from the code's 16."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.ffwd import document_name, entry, header, segment_name
from tests.generator.book import Book, Outcome, Section, Stream, clean, torn
from tests.generator.ffwd.build import DOCUMENT, OLD, Base, rules
from tests.generator.ffwd.choices import TORN, add, choices

LENGTHS = (0, 1, 2, 3, 4, 16, 255, 256, 1000)
BASES = {
    "1": 1, "16": 16, "256": 256, "65535": 65535, "65536": 65536, "2-32": 1 << 32, "2-40-less-1": (1 << 40) - 1,
    "2-40": 1 << 40, "2-47": 1 << 47, "2-48": 1 << 48, "2-63": 1 << 63, "2-64-less-2": (1 << 64) - 2,
}  # fmt: skip
Blobs = Sequence[bytes]


NOTES = """\
Segments with the document's header. Both headers begin with the magic and zeros; name and messages tell which one a
file has.

Header (ffwd.header.system): Every file is given the document's 14 bytes.
  -> No file of the real system reads: sizes are misread from the first message on.
  https://github.com/spotify/ffwd
Choice (ffwd.choice.named): The header is chosen by the first thing that fits, and the name or the end of the file is
  not asked.
  -> Some segments read as garbage under numbers of another queue, mostly the first one of a queue.
"""


def write(book: Book) -> None:
    section = book.section("document", NOTES)
    for part in (_sound, _cut, choices, _damaged):
        part(section)


def _whole(section: Section, words: str, comment: str, base: Base) -> None:
    outcome = clean(base.records, base.size)
    add(section, words, comment, base.stream, outcome, "writing.bytes", write="equivalent")


def _sound(section: Section) -> None:
    comment = "Three messages from 255 on after a header of 14 bytes; the name has 10 digits."
    _whole(section, "old", comment, OLD)
    for length in LENGTHS:
        blob = bytes(k % 255 + 1 for k in range(length))
        base = Base("", 255, [blob, b"next"], document=True)
        text = f"The document's header, and a message of {length} byte{'' if length == 1 else 's'}."
        _whole(section, f"blob-of-{length}", text, base)
    for words, number in BASES.items():
        base = Base("", number, [b"at the boundary", b"behind it"], document=True)
        text = f"The document's header with the number {number}."
        _whole(section, f"from-{words}", text, base)
    for words, number in (("255", 255), ("0", 0)):
        text = f"A file of 14 bytes with the number {number}, which its name of 10 digits says too."
        stream = Stream(document_name(number), header(number, document=True))
        add(section, f"header-alone-{words}", text, stream, clean([], DOCUMENT), "choice.cut")


def _cut(section: Section) -> None:
    """Files that end right after the document's header, or a byte later."""
    for words, name, number in (
        ("eleven-digits", document_name(1 << 40), 1 << 40),
        ("thirteen-digits", document_name(1 << 48), 1 << 48),
        ("sixteen-digits", segment_name(255), 255),
        ("7fffffffffffffff", segment_name((1 << 63) - 1), (1 << 63) - 1),
        ("ffffffffffffffff", segment_name((1 << 64) - 1), (1 << 64) - 1),
    ):
        content = header(number, document=True)
        text = f"A file of 14 bytes, whose number its name says: {name}."
        add(section, f"cut-named-{words}", text, Stream(name, content), clean([], DOCUMENT), "choice.cut")
        text = f"A file of 15 bytes, whose number its name says: {name}. The size of the first message is torn."
        outcome = torn([], DOCUMENT)
        stream = Stream(name, content + b"\0")
        add(section, f"cut-named-{words}-and-a-byte", text, stream, outcome, "choice.cut", "tail.torn")
    unsupported = Outcome("unsupported", 0, [], "unsupported-version")
    for words, name, number, outcome in (
        ("another-number", document_name(7), 255, torn([], 0)),
        ("no-number", "backup", 255, torn([], 0)),
        ("another-number-from-2-48", segment_name(7), 1 << 48, unsupported),
    ):
        text = (
            f"A file of 14 bytes called {name}, which does not say the document's number {number}: the code's header."
        )
        held = ["header.torn"] if outcome.end == "torn" else ["header.version"]
        stream = Stream(name, header(number, document=True))
        section.read(
            f"cut-not-named-{words}", text, stream, outcome, flags=("Header",), rules=rules("choice.cut", *held)
        )


def _damaged(section: Section) -> None:
    blobs = [b"alpha", b"beta"]
    versions = ("header.document-version", "header.version")
    for version in (1, 255, 256, 65535):
        content = header(255, version=version, document=True) + b"".join(map(entry, blobs))
        text = f"The document's header with the version {version}."
        outcome = Outcome("unsupported", 0, [], "unsupported-version")
        add(section, f"version-{version}", text, Stream(document_name(255), content), outcome, *versions)
    last = OLD.positions[2]
    for words, size in (("2-31", 1 << 31), ("2-32-less-1", (1 << 32) - 1), ("one-too-many", 10)):
        content = OLD.content[:last] + entry(OLD.blobs[2], size=size)
        text = f"The document's header; the last message says {size} bytes and has nine."
        add(section, f"last-size-{words}", text, Stream(OLD.name, content), torn(OLD.before(2), last), *TORN)
    text = "The document's header, three messages, and 100 zeros."
    outcome = Outcome("torn", OLD.size, OLD.records, "zeroed")
    held = ("choice.document-named", "tail.unwritten")
    add(section, "zero-tail", text, Stream(OLD.name, OLD.content + bytes(100)), outcome, *held)
    text = "The document's header with a wrong magic."
    outcome = Outcome("not-this-format", 0, [], "bad-magic")
    held = ("header.document-magic", "header.magic")
    add(section, "magic", text, Stream(OLD.name, b"FFLX" + OLD.content[4:]), outcome, *held)
    first = Base("", 0, [b"alpha", b"beta", b"gamma ray"], document=True)
    text = "A torn first segment after 14 bytes; the name has 10 digits, and this reading goes further than the other."
    outcome = torn(first.before(2), first.positions[2])
    add(section, "torn-first-segment", text, Stream(first.name, first.content[:-1]), outcome, *TORN)
