"""The header: magic, version, and a number that the file's name bears out or not."""

from __future__ import annotations

import re
import struct

from tests.builders.ffwd import entry, header, segment_name
from tests.generator.book import Book, Outcome, Section, Stream, clean, torn
from tests.generator.changes import replace
from tests.generator.ffwd.build import LATER, ONE, THREE, numbered, rules

VERSIONS = (1, 2, 127, 128, 255, 256, 1 << 16, 1 << 24, (1 << 31) - 1, 1 << 31, (1 << 32) - 1)

FALSE_MAGICS = {
    "byte-swapped": (b"GLFF", "the magic with its bytes swapped"),
    "lower-case": (b"fflg", "the magic in lower case"),
    "last-byte": (b"FFLH", "the magic, its last byte off by one"),
    "first-byte": (b"EFLG", "the magic, its first byte off by one"),
    "zeros": (bytes(4), "four zeros"),
    "ones": (b"\xff" * 4, "bytes FF"),
}

OTHERS = {
    "text": (b"The quick brown fox jumps over the lazy dog.\n", "a line of text"),
    "osiris": (b"OSIL\x00\x00\x00\x01" + bytes(range(40)), "a segment of another log"),
    "gzip": (bytes.fromhex("1f8b0800000000000003") + bytes(range(30)), "a gzip member"),
    "zeros": (bytes(100), "100 zeros: nothing of the segment was written"),
    "entries-alone": (entry(b"alpha") + entry(b"beta"), "two messages without a header"),
    "magic-a-byte-late": (b"\0" + LATER.content, "a segment, one byte too late"),
    "four-bytes": (b"LOGS", "four bytes of text"),
}

NAMES = {
    "other-number": ("0000000000000007", 42, "another number than the header", True),
    "other-number-of-a-first-segment": ("0000000000000007", 0, "7, and the header 0", True),
    "zero": ("0000000000000000", 42, "0, and the header 42", True),
    "upper-case": ("00000000000000FF", 255, "upper-case digits for the same number", False),
    "short": ("2a", 42, "the same number without leading zeros", False),
    "short-and-other": ("2b", 42, "another number without leading zeros", True),
    "decimal": ("0000000000000042", 42, "the header's number in decimal: in hexadecimal it is another", True),
    "no-number": ("segment-of-yesterday", 42, "no number at all", False),
    "dotted": ("000000000000002a.bak", 42, "a suffix: it says no number", False),
    "one-digit": ("7", 7, "the same number in one digit", False),
    "ten-digits": ("000000002a", 42, "the same number in ten digits", False),
    "eleven-digits": ("0000000002b", 42, "another number in eleven digits", True),
    "fifteen-digits": ("00000000000002b", 42, "another number in fifteen digits", True),
    "greatest": ("ffffffffffffffff", (1 << 63) - 1, "the greatest number, and the header that of Java", True),
    "with-0x": ("0x2b", 42, "0x before it: it says no number", False),
    "with-a-sign": ("+2b", 42, "a sign: it says no number", False),
    "with-an-underscore": ("2_b", 42, "an underscore: it says no number", False),
    "with-a-space": ("2b ", 42, "a space: it says no number", False),
    "in-other-digits": ("\u0662b", 42, "a digit of another script: it says no number", False),
    "seventeen-digits": ("0000000000000002b", 42, "17 digits: it says no number", False),
}


NOTES = """\
The 16 bytes before the messages. Only magic and version can be wrong in a way that stops a reader.

Magic (ffwd.header.magic): The magic is not compared, or in part. -> Any file is read as a queue, and garbage comes out.
Version (ffwd.header.version): The version is not looked at, or only two of its four bytes.
  -> A segment of another layout is read by this one.
Name (ffwd.header.number, ffwd.header.name): Messages are numbered by the file's name, or a name that contradicts the
  header refuses the file.
  -> The system goes by the header alone: numbers differ from its own, or a backup does not read.
NoName (ffwd.header.nameless): A number is read out of a name that is none.
  -> A copy or a backup of a sound segment is reported.
Order (ffwd.header.order): Magic and version are not looked at in their order, or only in a whole header.
  -> Of one damaged header two readers say different things.
Short (ffwd.header.torn): A file that ends within its header is read, or raises an error that nobody expects.
  -> The reader crashes, or reads after the end of the file.
ByteOrder (ffwd.header.version): The version is compared in the wrong order of bytes. -> Other versions pass for 0.
"""


def write(book: Book) -> None:
    section = book.section("headers", NOTES)
    for part in (_magics, _versions, _names, _short):
        part(section)


REFUSED = Outcome("not-this-format", 0, [], "bad-magic")


def _magics(section: Section) -> None:
    for base in (THREE, LATER):
        for words, (magic, said) in FALSE_MAGICS.items():
            comment = f"A segment of {len(base.blobs)} messages from {base.base} on that begins with {said}."
            changes = [replace(0, magic)]
            base.altered(section, f"{base.id}-magic-{words}", comment, changes, REFUSED, flags=("Magic",))
    for words, (content, said) in OTHERS.items():
        name = Stream(segment_name(0), content)
        section.read(f"not-this-format-{words}", f"The file is {said}.", name, REFUSED, flags=("Magic",))
    both = header(42, magic=b"GLFF", version=1) + entry(b"alone")
    text = "Magic and version are wrong: the magic comes first."
    section.read("magic-and-version", text, Stream(segment_name(42), both), REFUSED, flags=("Magic", "Order"))


def _versions(section: Section) -> None:
    unsupported = Outcome("unsupported", 0, [], "unsupported-version")
    for base in (LATER, ONE):
        for version in VERSIONS:
            base.altered(
                section, f"{base.id}-version-{version}", f"The version is {version}; only 0 is defined.",
                [replace(4, struct.pack(">I", version))], unsupported,
                flags=("Version", "ByteOrder") if version > 255 else ("Version",),
            )  # fmt: skip
    text = "A header of version 1, and no messages."
    stream = Stream(segment_name(42), header(42, version=1))
    section.read("version-1-without-messages", text, stream, unsupported, flags=("Version",))
    text = "The file ends after the version, which is 1: the version is read before the rest."
    stream = Stream(segment_name(42), header(42, version=1 << 16)[:8])
    section.read("version-1-cut", text, stream, unsupported, flags=("Version", "Order"))


def _names(section: Section) -> None:
    for words, (name, number, said, reported) in NAMES.items():
        blobs = [b"named", b"by the header"]
        content = header(number) + b"".join(map(entry, blobs))
        findings = [("bad-name", 0)] if reported else []
        text = f"The file's name says {said}. Messages are numbered by the header."
        outcome = clean(numbered(number, blobs), len(content), findings)
        flags = ("Name",) if re.fullmatch("[0-9a-fA-F]{1,16}", name) else ("Name", "NoName")
        section.read(f"name-{words}", text, Stream(name, content), outcome, flags=flags)


def _short(section: Section) -> None:
    untold = rules("header.too-short-to-tell")
    text = "A file of no bytes: a header is missing, so the file is torn."
    section.read("empty-file", text, Stream(segment_name(0), b""), torn([], 0), flags=("Short",), rules=untold)
    for content in (b"x", b"no", b"log"):
        text = "A file that is too short to hold a magic, and cannot be told from one that is cut off."
        stream = Stream(segment_name(0), content)
        section.read(f"file-of-{len(content)}-of-text", text, stream, torn([], 0), flags=("Short",), rules=untold)
    for length in (4, 7, 8, 12, 15):
        comment = f"The first {length} bytes of a header."
        damaged = Stream(segment_name(42), header(42)[:length])
        section.read(f"file-of-{length}-of-a-header", comment, damaged, torn([], 0), flags=("Short",))
