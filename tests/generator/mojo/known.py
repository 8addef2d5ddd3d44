"""Known answers: the bytes of backlens and elements, also of such as no test file can hold."""

from __future__ import annotations

from tests.generator.book import Book
from tests.generator.mojo.elements import NO_NUMBERS

NOTES = """\
What a backlen and an element are, in bytes. `listpack-backlen` takes the length of a body and `listpack-element` what a
user stored; both answer with the bytes that Redis writes.

StrictBacklenBounds (mojo.element.backlen-width): The largest lengths of 2, 3 and 4 groups are given as many bytes as
  they need, not one more as
  Redis does -> Lists with such an element cannot be read by Redis
  https://github.com/redis/redis/blob/7.0/src/listpack.c
BacklenOrder (mojo.element.backlen): Groups are written low ones first, as listpack.md prints them
  -> Nobody can read them
NotShortest (mojo.element.stored): An integer takes more bytes than it needs
  -> What is written differs from what Redis writes
NumberAsString (mojo.element.stored): A number is stored as a string, or a string that looks like one as a number
  -> Values change
"""

BACKLENS = {
    1: "01", 2: "02", 63: "3f", 126: "7e", 127: "7f", 128: "0180", 129: "0181", 255: "01ff", 256: "0280", 500: "03f4",
    16381: "7ffd", 16382: "7ffe", 16383: "00ffff", 16384: "018080", 16385: "018081", 2097150: "7ffffe",
    2097151: "00ffffff", 2097152: "01808080", 268435454: "7ffffffe", 268435455: "00ffffffff", 268435456: "0180808080",
    4294967300: "1080808084",
}  # fmt: skip
"""By hand from lpEncodeBacklen. The last is the body of the longest string, 2^32 - 1 bytes after five."""

ELEMENTS = {
    b"0": "0001",
    b"1": "0101",
    b"127": "7f01",
    b"128": "c08002",
    b"4095": "cfff02",
    b"4096": "f1001003",
    b"-1": "dfff02",
    b"-300": "ded402",
    b"-4096": "d00002",
    b"-4097": "f1ffef03",
    b"32767": "f1ff7f03",
    b"32768": "f200800004",
    b"-32768": "f1008003",
    b"-32769": "f2ff7fff04",
    b"8388607": "f2ffff7f04",
    b"8388608": "f30000800005",
    b"-8388608": "f200008004",
    b"-8388609": "f3ffff7fff05",
    b"2147483647": "f3ffffff7f05",
    b"2147483648": "f4000000800000000009",
    b"-2147483648": "f30000008005",
    b"-2147483649": "f4ffffff7fffffffff09",
    b"9223372036854775807": "f4ffffffffffffff7f09",
    b"-9223372036854775808": "f4000000000000008009",
    b"": "8001",
    b"a": "816102",
    b"hello": "8568656c6c6f06",
}


def write(book: Book) -> None:
    section = book.section("known-answers", NOTES)
    for length, answer in BACKLENS.items():
        section.compute(
            f"backlen-of-{length}", f"The backlen of a body of {length} bytes.", "listpack-backlen",
            {"length": str(length)}, answer, flags=["StrictBacklenBounds", "BacklenOrder"],
        )  # fmt: skip
    for value, answer in ELEMENTS.items():
        word = value.decode().replace("-", "minus-") or "the-empty-string"
        section.compute(
            f"element-of-{word}", f"What {value.decode()!r} is stored as.", "listpack-element", {"bytes": value.hex()},
            answer, flags=["NotShortest", "NumberAsString"],
        )  # fmt: skip
    for words, value in NO_NUMBERS.items():
        section.compute(
            f"element-of-{words}",
            f"{value!r} is no canonical decimal form of a 64-bit integer: it is stored as a string.",
            "listpack-element",
            {"bytes": value.hex()},
            f"{0x80 | len(value):02x}{value.hex()}{len(value) + 1:02x}",
            flags=["NumberAsString"],
        )
