"""Magic, version, flags and reserved: what each wrong value is called, and where reading ends."""

from __future__ import annotations

import struct

from tests.builders.durable_log import OF_FLAGS, OF_RESERVED, OF_VERSION, segment_name
from tests.generator.book import Book, Outcome, Section, Stream, clean, corrupt, torn
from tests.generator.changes import Change, replace
from tests.generator.durable_log.build import THREE, broken, frame, rules

VERSIONS = (0, 2, 3, 16, 127, 128, 255)
FLAGS = (1, 2, 4, 8, 16, 32, 64, 128, 255)
RESERVED = (1, 255, 256, 0x8000, 0xFFFF)
PLACES = ("first", "middle", "last")

FALSE_MAGICS = {
    "swapped": (b"DLOG", "the magic with its bytes swapped"),
    "lower-case": (b"gold", "the magic in lower case"),
    "last-byte": (b"GOLE", "the magic, its last byte off by one"),
    "shifted": (b"OLDG", "the magic, shifted by one byte"),
    "zeros": (bytes(4), "four zeros, with the rest of the record after them"),
    "ones": (b"\xff" * 4, "bytes FF"),
}

OTHERS = {
    "text": (b"The quick brown fox jumps over the lazy dog, and no record is in here.\n", "a line of text"),
    "osiris": (b"OSIL\x00\x00\x00\x01" + bytes(range(40)), "a segment of another log"),
    "gzip": (bytes.fromhex("1f8b0800000000000003") + bytes(range(30)), "a gzip member"),
    "json": (b'{"offset":"0","value":"616c706861"}\n', "JSON"),
    "zeros-then-text": (bytes(16) + b"no record either" * 2, "zeros, and then text"),
    "four-bytes": (b"LOGS", "four bytes of text"),
    "magic-broken-off": (b"GOL" + b"x" * 40, "three bytes of the magic, and another one"),
    "index": (struct.pack("<QQ", 5, 0) + struct.pack("<QQ", 6, 29), "two entries of an index"),
}


NOTES = """\
The fields before the offset: which values stop a reader, and which are only reported.

Swapped (durable_log.record.magic): The document writes the magic as the text DLOG; the system stores the number
  little-endian, GOLD.
  -> A reader made from the document alone refuses every real file, or reads files that nobody writes.
Magic (durable_log.record.magic): The magic is looked at in the first record only, or compared in part.
  -> Reading goes on where no record begins, and garbage comes out.
Version (durable_log.record.version): A record of another version is read as if it were of version 1, or called
  corrupt.
  -> Wrong records; or a log of a newer program is taken for a damaged one and cut.
Order (durable_log.record.first-fault): The fields of a record are not looked at in their order.
  -> Of one damaged record two readers say different things, and only one of them is of use.
Reserved (durable_log.record.reserved-is-read, durable_log.record.flags, durable_log.record.reserved): A record whose
  flags or reserved bytes are not 0 is refused, or nothing is said of them.
  -> Good records are lost, or the one sign of damage is.
"""


def write(book: Book) -> None:
    section = book.section("magic", NOTES)
    for part in (_false, _not_this_format, _versions, _first_fault_first, _reserved):
        part(section)


def _false(section: Section) -> None:
    for words, (magic, said) in FALSE_MAGICS.items():
        for number, place in enumerate(PLACES):
            position = THREE.positions[number]
            flags = ("Swapped", "Magic") if words == "swapped" else ("Magic",)
            text = f"The {place} record begins with {said}. Sound records are in the file besides."
            outcome = corrupt("bad-magic", THREE.before(number), position, field="magic")
            held = [] if number else rules("file.damaged-magic")
            change = replace(position, magic)
            THREE.altered(section, f"{place}-{words}", text, [change], outcome, flags=flags, rules=held)


def _not_this_format(section: Section) -> None:
    refused, other = Outcome("not-this-format", 0, [], "bad-magic"), rules("file.not-this-format")
    for words, (content, said) in OTHERS.items():
        text = f"The file is {said}: the magic is nowhere in it."
        stream = Stream(segment_name(0), content)
        section.read(f"not-this-format-{words}", text, stream, refused, flags=("Magic",), rules=other)
    swapped = b"".join(frame(k, b"swapped", magic=b"DLOG").content for k in range(3))
    text = "Three records that all begin with DLOG, as the document can be read: no file of this system."
    stream, held = Stream(segment_name(0), swapped), rules("file.swapped")
    section.read("not-this-format-all-swapped", text, stream, refused, flags=("Swapped",), rules=held)
    text = "The only record of a file is intact but for its magic: a damaged record, not another format."
    stream = Stream(segment_name(0), frame(0, b"alone", magic=b"GOLT").content)
    outcome = corrupt("bad-magic", [], 0, field="magic")
    damaged = rules("file.damaged-magic")
    section.read("one-record-and-its-magic-damaged", text, stream, outcome, flags=("Magic",), rules=damaged)
    _first_record_damaged(section, refused)
    text = "As before, but without a payload, whose checksum would be a proof: nothing in the file is a record's."
    stream = Stream(segment_name(0), frame(0, b"", magic=b"GOLT").content)
    section.read("one-empty-record-and-its-magic-damaged", text, stream, refused, flags=("Magic",), rules=damaged)
    for length, content in ((1, b"x"), (2, b"no"), (3, b"log")):
        text = f"A file of {length} byte{'s' if length > 1 else ''} that cannot be told from a magic that is cut off."
        stream = Stream(segment_name(0), content)
        held, outcome = rules("tail.too-short-to-tell", "tail.torn"), torn([], 0)
        section.read(f"file-of-{length}-of-text", text, stream, outcome, flags=("Magic",), rules=held)


def _first_record_damaged(section: Section, refused: Outcome) -> None:
    """A first record without its magic: its length and its checksum are what counts."""
    damaged = corrupt("bad-magic", [], 0, field="magic")
    for words, content, outcome, said in (
        ("version", frame(0, b"alone", magic=b"GOLT", version=9).content, damaged, "version is 9, too: damaged"),
        ("flags", frame(0, b"alone", magic=b"GOLT", flags=255).content, damaged, "flags are set, too: damaged"),
        ("reserved", frame(0, b"alone", magic=b"GOLT", reserved=7).content, damaged, "reserved bytes are 7: damaged"),
        ("number", frame(77, b"alone", magic=b"GOLT").content, damaged, "number is not the name's: damaged"),
        ("one-byte", frame(0, b"a", magic=b"GOLT").content, damaged, "payload is of one byte: damaged"),
        ("text-behind", frame(0, b"alone", magic=b"GOLT").content + b"text", damaged, "end is not the file's: damaged"),
        ("checksum", frame(0, b"alone", magic=b"GOLT", checksum=1).content, refused, "checksum is wrong, too: no log"),
        ("length", frame(0, b"alone", magic=b"GOLT", length=6).content, refused, "length is beyond the file: no log"),
        ("swapped", frame(0, b"alone", magic=b"DLOG").content, refused, "magic is swapped: no log of this system's"),
    ):  # fmt: skip
        text = f"The only record of a file has a wrong magic, and its {said}."
        stream = Stream(segment_name(0), content)
        held = rules("file.swapped" if words == "swapped" else "file.damaged-magic")
        section.read(f"magic-damaged-and-{words}", text, stream, outcome, flags=("Magic",), rules=held)


def _versions(section: Section) -> None:
    for version in VERSIONS:
        for number, place in enumerate(PLACES):
            position = THREE.positions[number]
            THREE.altered(
                section,
                f"{place}-version-{version}",
                f"The {place} record has the version {version}. How long it is cannot be known.",
                [replace(position + OF_VERSION, bytes([version]))],
                Outcome("unsupported", position, THREE.before(number), "unsupported-version", field="version"),
                flags=("Version",),
            )
    alone = frame(0, b"from the future", version=2)
    text = "A file whose only record has the version 2."
    outcome = Outcome("unsupported", 0, [], "unsupported-version", field="version")
    section.read("every-record-of-version-2", text, Stream(segment_name(0), alone.content), outcome, flags=("Version",))


def _first_fault_first(section: Section) -> None:
    """Several faults in one record: the fields are looked at in their order."""
    unsupported = Outcome("unsupported", 0, [], "unsupported-version")
    again = frame(1, b"behind").content
    for words, content, outcome, said, *more in (
        ("magic-and-version", frame(0, b"a", magic=b"GALD", version=2).content + again,
         corrupt("bad-magic", [], 0), "magic and version are wrong: the magic comes first", "file.damaged-magic"),
        ("magic-and-version-behind-another", frame(0, b"a").content + frame(1, b"b", magic=b"GALD", version=2).content,
         corrupt("bad-magic", [{"offset": "0", "value": "61"}], 25), "after a sound one, magic and version are wrong"),
        ("version-and-checksum", frame(0, b"a", version=2, checksum=1).content + again,
         unsupported, "version and checksum are wrong: of another version nothing more is known"),
        ("version-and-length", frame(0, b"a", version=2, length=1 << 31).content + again,
         unsupported, "version and length are wrong: of another version nothing more is known"),
        ("length-and-checksum", frame(0, b"a", checksum=1, length=1 << 31).content + again,
         torn([], 0), "length and checksum are wrong: there is no payload to compare"),
        ("checksum-and-offset", frame(0, b"a").content + frame(0, b"b", checksum=1).content,
         corrupt("bad-checksum", [{"offset": "0", "value": "61"}], 25), "checksum and offset are wrong",
         "record.checksum-before-number"),
        ("checksum-and-flags", frame(0, b"a", checksum=1, flags=3).content + again,
         corrupt("bad-checksum", [], 0), "checksum and flags are wrong"),
    ):  # fmt: skip
        text = f"In one record {said}."
        stream = Stream(segment_name(0), content)
        section.read(f"first-fault-{words}", text, stream, outcome, flags=("Order",), rules=broken(outcome, *more))


def _reported(section: Section, words: str, comment: str, number: int, change: Change) -> None:
    finding = ("reserved-nonzero", THREE.positions[number])
    THREE.altered(section, words, comment, [change], clean(THREE.records, THREE.size, [finding]), flags=("Reserved",))


def _reserved(section: Section) -> None:
    for value in FLAGS:
        for number, place in enumerate(PLACES):
            at = THREE.positions[number] + OF_FLAGS
            comment = f"The {place} record has the flags {value}: reported, and the record is read."
            _reported(section, f"{place}-flags-{value}", comment, number, replace(at, bytes([value])))
    for value in RESERVED:
        for number, place in enumerate(PLACES):
            at = THREE.positions[number] + OF_RESERVED
            comment = f"The {place} record has {value} in its reserved bytes: reported, and the record is read."
            _reported(section, f"{place}-reserved-{value}", comment, number, replace(at, struct.pack("<H", value)))
    both = frame(0, b"both", flags=1, reserved=1)
    text = "Flags and reserved bytes of one record are not 0: two reports, one record."
    outcome = clean(both.records, len(both.content), [("reserved-nonzero", 0)] * 2)
    section.read("flags-and-reserved", text, Stream(segment_name(0), both.content), outcome, flags=("Reserved",))
