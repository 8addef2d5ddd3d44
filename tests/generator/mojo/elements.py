"""Every encoding of a listpack element, and the edges between them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from tests.builders.listpack import FIRST_BYTES, integer, short_integer, string, string6, string12, string32, wide
from tests.builders.mojo import pack_of
from tests.generator.book import Book, Section
from tests.generator.mojo.build import Built, row, segment, single, with_entry

NOTES = """\
Every encoding of a listpack element at its edges, elements that are longer than they need to be, and names.

WrongSign (mojo.element.integer): An integer's sign bit is read as a part of its size
  -> Negative numbers become large ones
WrongWidth (mojo.element.integer): An integer is read with one byte too few or too many
  -> Everything after it is shifted
WrongByteOrder (mojo.element.integer): A wide integer is read big-endian, or one of 13 bits little-endian
  -> Numbers are wrong
LengthOrder (mojo.element.string): A length of 32 bits is read big-endian, or one of 12 bits little-endian
  -> Lengths lead out of the file
ShortestOnly (mojo.element.any-width): A number is refused because fewer bytes would hold it
  -> Segments of a writer that is less thrifty are lost
NumberAsString (mojo.element.stored, mojo.element.decimal): A string that looks like a number is returned as one
  -> `007` becomes 7, and can never be found again
IntegerNotDecimal (mojo.element.decimal): An integer is returned as its bytes
  -> What a user stored as `12` comes back as one byte that is no text
StrictBacklenBounds (mojo.element.backlen-width): A body of 16383 bytes is taken to have a backlen of two bytes, since
  two would hold it
  -> A long value makes its whole pack unreadable
  https://github.com/redis/redis/blob/7.0/src/listpack.c
BacklenOrder (mojo.element.backlen): A backlen's groups are read low ones first, as listpack.md prints them
  -> Every element of 128 bytes and more is refused
  https://github.com/antirez/listpack/blob/master/listpack.md
"""

EDGES = sorted(
    {0, 1, 62, 63, 64, 65, 126, 127, 128, 255, 256, 4094, 4095, 4096}
    | {-1, -2, -127, -128, -129, -4095, -4096, -4097}
    | {sign * (1 << bits) + more for bits in (15, 23, 31) for sign, more in ((1, -1), (1, 0), (-1, 0), (-1, -1))}
    | {1 << 24, (1 << 32) - 1, 1 << 32, 1 << 53, (1 << 53) + 1, (1 << 63) - 1, -(1 << 63), -(1 << 53) - 1}
)
STRINGS = (0, 1, 2, 62, 63, 64, 65, 125, 126, 127, 128, 255, 256, 4095, 4096)
LONG = (16377, 16378)
"""Strings whose bodies have 16382 and 16383 bytes: the bound between backlens of two and three bytes."""

NO_NUMBERS = {
    "leading-zero": b"007", "plus": b"+1", "minus-zero": b"-0", "fraction": b"1.5", "exponent": b"1e3",
    "space-before": b" 1", "space-behind": b"1 ", "minus-only": b"-", "two-zeros": b"00", "hexadecimal": b"0x10",
    "above-64-bits": b"9223372036854775808", "below-64-bits": b"-9223372036854775809",
    "twenty-digits": b"10000000000000000000", "line-end": b"12\n", "no-utf-8": b"\xff\xfe\x80", "zero-byte": b"\x00",
    "tag": b"[P",
}  # fmt: skip


def words(value: int) -> str:
    return f"minus-{-value}" if value < 0 else str(value)


def _one(value: bytes) -> Built:
    return segment([single((b"f", value))])


def _stored(content: bytes, value: bytes) -> Built:
    """A segment whose one value is stored as these bytes, and is `value` to a reader."""
    pack = single((b"f", value))
    return segment([with_entry(pack, 0, [*pack.entries[0].elements[:3], content])])


def _integers(section: Section) -> None:
    for value in EDGES:
        text = b"%d" % value
        stored = integer(value)
        _one(text).shown(
            section,
            f"integer-{words(value)}",
            f"The value {value} is stored as an integer of {len(stored) - 1} bytes with its first one.",
            ["IntegerNotDecimal", *(["WrongSign"] if value < 0 else []), "WrongWidth", "WrongByteOrder"],
            frames=["1"],
        )


def _wide_integers(section: Section) -> None:
    forms = {"13-bits": (short_integer, 4095)} | {
        f"{8 * width}-bits": ((lambda value, width=width: wide(value, width)), (1 << 8 * width - 1) - 1)
        for width in FIRST_BYTES
    }
    for name, (write, most) in forms.items():
        for value in (0, 1, 127, -1, most, -most - 1):
            _stored(write(value), b"%d" % value).shown(
                section,
                f"integer-{words(value)}-in-{name}",
                f"The integer {value} in {name.replace('-', ' ')}: a reader does not insist on the shortest encoding.",
                ["ShortestOnly", "WrongSign"],
            )


def _strings(section: Section) -> None:
    for length in STRINGS + LONG:
        value = bytes(b"abcdefgh"[place % 8] for place in range(length))
        body = len(string(value)) - (1 if length < 126 else 2 if length < 16378 else 3)
        _one(value).shown(
            section,
            f"string-of-{length}",
            f"A string of {length} bytes: a body of {body} and a backlen of {len(string(value)) - body}.",
            ["StrictBacklenBounds", "BacklenOrder", "LengthOrder"],
            frames=["1"],
        )
    for name, value in NO_NUMBERS.items():
        text = f"{value!r} is no canonical number: it is stored as a string, and comes back as it was."
        _one(value).shown(section, f"string-{name}", text, ["NumberAsString"], frames=["1"])


def _long_forms(section: Section) -> None:
    forms = {"12-bits": string12, "32-bits": string32}
    for name, write in forms.items():
        for value in (b"", b"a", b"12", b"x" * 63):
            _stored(write(value), value).shown(
                section,
                f"string-of-{len(value)}-with-length-in-{name}",
                f"A string of {len(value)} bytes whose length is stored in {name.replace('-', ' ')}, though fewer do.",
                ["ShortestOnly", "LengthOrder"],
            )
    text = "A number that is stored as a string, which no writer does: its digits come back."
    outcome = _stored(string6(b"42"), b"42").whole()
    section.read("string-of-digits", text, _stored(string6(b"42"), b"42").stream, outcome, flags=["ShortestOnly"])


def _names(section: Section) -> None:
    for name in (b"", b"a", b"5", b"-5", b"n" * 63, b"n" * 64, b"n" * 126, b"[P", b"\xff\xff"):
        built = segment([single((name, b"v"))])
        label = "empty" if not name else f"of-{len(name)}-{name[:2].hex()}"
        text = f"A field whose name is {name[:8]!r} ({len(name)} bytes). Names are elements like values."
        built.shown(
            section, f"name-{label}", text, ["IntegerNotDecimal"], frames=["1"], rules=["mojo.entry.fields-in-order"]
        )


def _together(section: Section) -> None:
    values = [b"%d" % value for value in EDGES] + [bytes(length) for length in STRINGS[:12]]
    pairs = [(b"n%d" % number, value) for number, value in enumerate(values)]
    built = segment([single(*pairs)])
    text = f"A record of {len(pairs)} fields with a value of every encoding and length."
    rules = ["mojo.element.integer", "mojo.element.string", "mojo.element.stored"]
    built.shown(section, "all-in-one-record", text, frames=["1"], rules=rules)
    rows = [row(1000 + number, 0, (b"f", value)) for number, value in enumerate(values)]
    packs = [pack_of([one, two]) for one, two in pairwise(rows)][::4]
    built = segment(packs)
    text = f"{len(packs)} packs of two records, of every encoding."
    built.shown(section, "all-in-packs-of-two", text, frames=["2"] * len(packs), rules=rules)


def _framed_by_unusual_elements(section: Section) -> None:
    """Numbers that frame an entry, in encodings that are not the shortest."""
    pack = single((b"f", b"v"))
    usual = list(pack.entries[0].elements)
    places = {"flags": 0, "difference-of-milliseconds": 1, "difference-of-numbers": 2}
    for (name, place), width in ((item, width) for item in places.items() for width in FIRST_BYTES):
        value = 2 if place == 0 else 0
        elements = [*usual[:place], wide(value, width), *usual[place + 1 :]]
        built = segment([with_entry(pack, 0, elements)])
        text = f"The {name.replace('-', ' ')} of an entry in {8 * width} bits, where 8 would do."
        built.shown(section, f"{name}-in-{8 * width}-bits", text, ["ShortestOnly"])
    masters = {"number-of-names": 0, "null": 2}
    for (name, place), width in ((item, width) for item in masters.items() for width in FIRST_BYTES):
        master = list(pack.master)
        master[place] = wide(1 - place // 2, width)
        built = segment([replace(pack, master=master)])
        text = f"The master entry's {name.replace('-', ' ')} in {8 * width} bits, where 8 would do."
        built.shown(section, f"master-{name}-in-{8 * width}-bits", text, ["ShortestOnly"])


def write(book: Book) -> None:
    section = book.section("elements", NOTES)
    for part in (_integers, _wide_integers, _strings, _long_forms, _names, _framed_by_unusual_elements, _together):
        part(section)
