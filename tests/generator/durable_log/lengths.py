"""Lengths that are not the payload's: a little off, or far beyond the file."""

from __future__ import annotations

import struct

from tests.builders.durable_log import OF_LENGTH, segment_name
from tests.generator.book import Book, Outcome, Section, Stream, corrupt, joined, torn
from tests.generator.changes import replace
from tests.generator.durable_log.build import THREE, broken, frame

HUGE = {
    "1-kib": 1 << 10, "64-kib": 1 << 16, "16-mib": 1 << 24, "2-31-less-1": (1 << 31) - 1, "2-31": 1 << 31,
    "2-32-less-24": (1 << 32) - 24, "2-32-less-1": (1 << 32) - 1,
}  # fmt: skip

PLACES = ("first", "middle", "last")


NOTES = """\
A length that is wrong: nothing protects it, and nothing may be allocated for it before it is checked.

Allocate (durable_log.tail.torn): Memory is taken for the length that a header states, before the file is asked
  whether it has it.
  -> Four bytes cost 4 GiB: one file stops the program.
Signed (durable_log.tail.torn): The length is taken for a signed number.
  -> A length from 2^31 on is negative: the reader goes back, and may run for ever.
Overflow (durable_log.tail.torn): Position and length are added in 32 bits.
  -> The sum wraps around, and the record seems to fit.
OffByOne (durable_log.record.follows): A record that needs one byte more than the file has is taken for whole.
  -> Its last byte is of something else, or is not there at all.
Swallow (durable_log.record.follows): A length that takes the next records in is believed.
  -> Whole records are lost, and one comes out that nobody wrote.
"""


def write(book: Book) -> None:
    section = book.section("lengths", NOTES)
    _huge(section)
    _around(section)
    _swallowing(section)


def _stated(
    section: Section, words: str, comment: str, number: int, length: int, outcome: Outcome, *flags: str
) -> None:
    at = THREE.positions[number] + OF_LENGTH
    change = replace(at, struct.pack("<I", length))
    THREE.altered(section, words, comment, [change], outcome, flags=flags, rules=broken(outcome))


def _huge(section: Section) -> None:
    for words, length in HUGE.items():
        flags = ["Allocate"] + ["Signed"] * (length >= 1 << 31) + ["Overflow"] * (length >= (1 << 32) - 24)
        for number, place in enumerate(PLACES):
            text = f"The {place} record says that its payload has {length} bytes. The file ends long before."
            outcome = torn(THREE.before(number), THREE.positions[number])
            _stated(section, f"{place}-{words}", text, number, length, outcome, *flags)
    for number, place in enumerate(PLACES):
        real = len(THREE.frames[number].content) - 24
        swapped = int.from_bytes(struct.pack("<I", real), "big")
        if swapped:
            text = f"The {place} record's length stands big-endian: {swapped} where {real} is meant."
            outcome = torn(THREE.before(number), THREE.positions[number])
            _stated(section, f"{place}-byte-swapped", text, number, swapped, outcome, "Allocate")
    alone = frame(0, b"", length=(1 << 32) - 1)
    text = "A file of one header whose length is 2^32 - 1."
    stream = Stream(segment_name(0), alone.content)
    section.read("a-header-and-nothing-else", text, stream, torn([], 0), flags=("Allocate", "Signed", "Overflow"))


def _around(section: Section) -> None:
    for number, place in enumerate(PLACES):
        position = THREE.positions[number]
        real = len(THREE.frames[number].content) - 24
        left = THREE.size - position - 24
        for length in sorted({real - 1, real + 1, real // 2, 0, left, left + 1} - {real, -1}):
            fits = length <= left
            before = THREE.before(number)
            false = corrupt("bad-checksum", before, position, field="checksum")
            _stated(
                section, f"{place}-{length}-for-{real}",
                f"The {place} record says {length} bytes and has {real}; {left} are left in the file.", number, length,
                false if fits else torn(before, position), "OffByOne" if abs(length - left) <= 1 else "Swallow",
            )  # fmt: skip
    empty = frame(0, b"", length=1, checksum=0)
    text = "The length is 1, the checksum that of no bytes, and the one byte is there: the checksum is wrong."
    stream = Stream(segment_name(0), empty.content + b"!")
    outcome = corrupt("bad-checksum", [], 0, field="checksum")
    flags, held = ("OffByOne",), broken(outcome)
    section.read("one-byte-with-the-checksum-of-none", text, stream, outcome, flags=flags, rules=held)
    text = "The length is 0 and the checksum is not: an empty payload has the checksum 0, and is compared like any."
    stream = Stream(segment_name(0), frame(0, b"alpha", length=0).content)
    outcome = corrupt("bad-checksum", [], 0, field="checksum")
    section.read("no-bytes-with-the-checksum-of-some", text, stream, outcome, flags=flags, rules=held)


def _swallowing(section: Section) -> None:
    one, two, three = frame(0, b"alpha"), frame(1, b"beta"), frame(2, b"gamma")
    for words, swallowed, said in (
        ("the-next", [two], "the next record"),
        ("all-behind", [two, three], "both records after it"),
    ):
        length = len(one.content) - 24 + sum(len(frame.content) for frame in swallowed)
        first = frame(0, b"alpha", length=length)
        text = f"The first record's length takes in {said}, to the byte: only the checksum tells."
        stream = Stream(segment_name(0), joined([first, two, three]))
        outcome = corrupt("bad-checksum", [], 0, field="checksum")
        section.read(f"swallows-{words}", text, stream, outcome, flags=("Swallow",), rules=broken(outcome))
    image = b"alpha" + two.content
    whole = frame(0, image)
    text = "The first record's length and checksum take in what looks like the next record: it is payload, and sound."
    stream = Stream(segment_name(0), whole.content + frame(1, b"gamma").content)
    outcome = Outcome("clean", len(whole.content) + 29, [*whole.records, {"offset": "1", "value": b"gamma".hex()}])
    section.read("holds-the-next", text, stream, outcome, flags=("Swallow",))
