"""Elements that contradict themselves: first bytes without a meaning, backlens that are wrong, lengths that lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tests.builders.listpack import FIRST_BYTES, backlen, short_integer, string6, string12, string32, wide
from tests.builders.mojo import Stored, pack_of
from tests.generator.book import Book, Section
from tests.generator.mojo.build import Built, row, segment, single, with_entry

NOTES = """\
Elements that contradict themselves, in the second of two packs: the first is read, and the second is not.

IgnoresBacklen (mojo.element.backlen): The backlen is passed over, not compared
  -> The only redundancy that an element has is not used: damage is read as data
AcceptsUnusedEncoding (mojo.element.first-byte): A first byte without a meaning is passed over -> Damage is read as data
BacklenOfString (mojo.element.backlen): The backlen has the length of the string, without the bytes before it (as
  run-mojo/listpack
  writes it) -> What is written cannot be read by Redis
  https://github.com/run-mojo/listpack
TrustsLength (mojo.element.fits, mojo.reading.goes-on): A length is believed before it is compared with what is left
  -> A crash, or gigabytes
StrictBacklenBounds (mojo.element.backlen-width, mojo.element.backlen): A body of 16383 bytes is taken to have a
  backlen of two bytes, since two would hold it
  -> A long value makes its whole pack unreadable
  https://github.com/redis/redis/blob/7.0/src/listpack.c
BacklenOrder (mojo.element.backlen): A backlen's groups are read low ones first, as listpack.md prints them
  -> Every element of 128 bytes and more is refused
  https://github.com/antirez/listpack/blob/master/listpack.md
NoValue (mojo.entry.value): The end marker is taken for an empty value -> Damage is read as data
WrongWidth (mojo.element.integer): An integer is read with one byte too few or too many
  -> Everything after it is shifted
"""


BODY = b"\x86second"
"""A string of six bytes, without backlen."""
LONG_BODY = string12(b"s" * 498)[:-2]


def broken() -> Iterator[tuple[str, str, bytes, str, list[str]]]:
    """Words, comment, what is in the place of a value, the code, flags."""
    for first in range(0xF5, 0xFF):
        yield (
            f"first-byte-{first:02x}",
            f"An element begins with {first:02X}, which means nothing.",
            bytes([first, 1]),
            "bad-encoding",
            ["AcceptsUnusedEncoding"],
        )
    yield "end-marker-as-value", "The end marker stands where a value has to.", b"\xff", "bad-encoding", ["NoValue"]
    for wrong in (0, 1, 6, 8, 0x7F, 0x80, 0x87, 0xFF):
        yield (
            f"backlen-of-7-is-{wrong:02x}",
            f"A body of 7 bytes, and {wrong:02X} for its backlen.",
            BODY + bytes([wrong]),
            "bad-length",
            ["IgnoresBacklen"],
        )
    wrong_500 = {
        "low-group-first": (b"\xf4\x03", "BacklenOrder"),
        "without-bit-7": (b"\x03\x74", "IgnoresBacklen"),
        "with-bit-7-in-the-first": (b"\x83\xf4", "IgnoresBacklen"),
        "one-too-low": (b"\x03\xf3", "IgnoresBacklen"),
        "one-too-high": (b"\x03\xf5", "IgnoresBacklen"),
        "in-three-groups": (backlen(500, 3), "IgnoresBacklen"),
        "in-one-group": (b"\x74", "IgnoresBacklen"),
        "of-the-string-alone": (backlen(498), "BacklenOfString"),
        "zero": (b"\x00\x00", "IgnoresBacklen"),
    }
    for name, (stored, flag) in wrong_500.items():
        yield (
            f"backlen-of-500-{name}",
            f"A body of 500 bytes has {stored.hex(' ').upper()} for its backlen; 03 F4 is right.",
            LONG_BODY + stored,
            "bad-length",
            [flag],
        )
    yield (
        "backlen-of-127-in-two-groups",
        "A body of 127 bytes has a backlen of two bytes; one is right.",
        string12(b"s" * 125)[:-1] + backlen(127, 2),
        "bad-length",
        ["StrictBacklenBounds"],
    )
    yield (
        "backlen-of-128-in-one-group",
        "A body of 128 bytes has its low group only for a backlen.",
        string12(b"s" * 126)[:-2] + b"\x00",
        "bad-length",
        ["StrictBacklenBounds"],
    )
    yield (
        "backlen-of-6-of-the-string-alone",
        "A short string whose backlen does not count its first byte.",
        string6(b"second")[:-1] + b"\x06",
        "bad-length",
        ["BacklenOfString"],
    )
    yield (
        "integer-of-8-bits-wrong",
        "A small integer has 02 for its backlen; 01 is right.",
        b"\x05\x02",
        "bad-length",
        ["IgnoresBacklen"],
    )
    for width in FIRST_BYTES:
        body = wide(-5, width)[:-1]
        yield (
            f"integer-of-{8 * width}-bits-backlen",
            f"An integer of {8 * width} bits whose backlen is one too low.",
            body + bytes([width]),
            "bad-length",
            ["IgnoresBacklen", "WrongWidth"],
        )
    yield (
        "integer-of-13-bits-backlen",
        "An integer of 13 bits whose backlen is one too low.",
        short_integer(300)[:-1] + b"\x01",
        "bad-length",
        ["IgnoresBacklen", "WrongWidth"],
    )


LEFT_OUT = ["mojo.reading.whole-packs"]


def _second(content: bytes, value: bytes = b"") -> Built:
    """A sound pack, then one whose second value of three is stored as `content`."""
    first = pack_of([row(1000, 0, (b"a", b"one"))])
    rows = [row(1001, 0, (b"x", b"first"), (b"y", value), (b"z", b"third"))]
    pack = pack_of(rows)
    elements = list(pack.entries[0].elements)
    elements[4] = content
    return segment([first, with_entry(pack, 0, elements)])


def _damage(section: Section) -> None:
    for name, comment, content, code, flags in broken():
        built = _second(content)
        section.read(f"wrong-{name}", comment, built.stream, built.fails(1, code), flags=flags, rules=LEFT_OUT)
    strict = string32(b"s" * 16378)[:-3]
    for groups, name in ((2, "two"), (4, "four")):
        built = _second(strict + backlen(16383, groups))
        text = f"A body of 16383 bytes has a backlen of {name} bytes. It takes three, though two would hold it."
        outcome = built.fails(1, "bad-length")
        section.read(
            f"wrong-backlen-of-16383-in-{name}-groups", text, built.stream, outcome, flags=["StrictBacklenBounds"],
            rules=LEFT_OUT,
        )  # fmt: skip


def _hostile(section: Section) -> None:
    for length in (64, 100, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF):
        built = _second(b"\xf0" + length.to_bytes(4, "little") + b"abc")
        text = f"A string says that it has {length} bytes; the file has fewer, or other elements there."
        outcome = built.fails(1, "bad-length")
        flags = ["TrustsLength", *(["IgnoresBacklen"] if length == 64 else [])]
        section.read(f"hostile-string-of-{length}", text, built.stream, outcome, flags=flags)
    for low in (0x40, 0x80, 0xFF):
        built = _second(bytes([0xEF, low]) + b"abc")
        text = f"A string with a length of 12 bits says that it has {0xF00 + low} bytes; the file has fewer."
        outcome = built.fails(1, "bad-length")
        section.read(f"hostile-string-of-{0xF00 + low}", text, built.stream, outcome, flags=["TrustsLength"])
    for first in (0xF0, 0xF1, 0xF2, 0xF3, 0xF4):
        pack = single((b"f", b"v"))
        entry = Stored([*pack.entries[0].elements[:3]], None)
        built = segment([pack_of([row(999, 0, (b"a", b"b"))]), replace(pack, entries=[entry], end=bytes([first]))])
        section.read(
            f"hostile-element-{first:02x}-into-header",
            f"{first:02X} stands in the place of the last value and end marker: its data would be HEADER and INDEX.",
            built.stream,
            built.fails(1, "bad-length"),
            flags=["IgnoresBacklen"],
        )


def _wrong_twice(section: Section) -> None:
    """Two things are wrong, with one element or with one after the other: the first looked at gives the code."""
    pack = single((b"f", b"v"))
    usual = list(pack.entries[0].elements)
    for words, comment, elements, code, rule in (
        ("kind-and-backlen", "Flags are a string, and its backlen is wrong.", [b"\x81\x32\x03", *usual[1:]],
         "bad-length", "element.backlen"),
        ("kind-then-backlen", "Flags are a string, and the next element's backlen is wrong.",
         [b"\x81x\x02", b"\x00\x02", *usual[2:]], "bad-encoding", "entry.flags"),
        ("backlen-then-first-byte", "A backlen is wrong, and the next element begins with F9.",
         [usual[0], b"\x00\x02", b"\xf9\x01", *usual[3:]], "bad-length", "element.backlen"),
        ("first-byte-then-backlen", "An element begins with F9, and the next one's backlen is wrong.",
         [usual[0], b"\xf9\x01", b"\x00\x02", *usual[3:]], "bad-encoding", "element.first-byte"),
    ):  # fmt: skip
        built = segment([pack_of([row(999, 0, (b"a", b"b"))]), with_entry(pack, 0, elements)])
        section.read(
            f"wrong-twice-{words}", comment, built.stream, built.fails(1, code),
            rules=["mojo.reading.first-wrong", f"mojo.{rule}"],
        )  # fmt: skip


def write(book: Book) -> None:
    section = book.section("broken-elements", NOTES)
    _damage(section)
    _hostile(section)
    _wrong_twice(section)
