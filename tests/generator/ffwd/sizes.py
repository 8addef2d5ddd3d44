"""Sizes that are not the blob's: a little off, far beyond the file, or left over from a write that failed."""

from __future__ import annotations

import struct

from tests.builders.ffwd import entry, header, segment_name
from tests.generator.book import Book, Section, Stream, clean, torn
from tests.generator.changes import replace
from tests.generator.ffwd.build import LATER, LEN_SIZE, THREE, Base, numbered, released

HUGE = {
    "64-kib": 1 << 16, "16-mib": 1 << 24, "2-31-less-1": (1 << 31) - 1, "2-31": 1 << 31, "ff-on-top": 0xFF000064,
    "2-32-less-4": (1 << 32) - 4, "2-32-less-1": (1 << 32) - 1,
}  # fmt: skip
PLACES = ("first", "middle", "last")


NOTES = """\
A size that is wrong: nothing protects it, and nothing may be allocated for it before it is checked.

Allocate (ffwd.tail.torn): Memory is taken for the size that a message states, before the file is asked whether it has
  it.
  -> Four bytes cost 4 GiB: one file stops the program.
Signed (ffwd.tail.torn, ffwd.tail.negative): The size is taken for a signed number, as the real system does.
  -> The real system does not start any more; a reader goes back, and may run for ever.
Overflow (ffwd.tail.torn): Position and size are added in 32 bits. -> The sum wraps around, and the message fits.
OffByOne (ffwd.tail.torn): A message that needs one byte more than the file has is taken for whole.
  -> Its last byte is of something else, or is not there at all.
Unnoticed (ffwd.message.as-it-stands, ffwd.tail.torn): A reader looks for a proof that a size is right, or guesses at
  one that is wrong.
  -> The format has no such proof: readers would differ, and all but one lose or invent messages.
FailedWrite (ffwd.tail.torn): A write that fails for lack of up to three bytes leaves its size behind, and messages
  follow it.
  -> Read in sequence the segment ends there; a reader that skips the size in silence hides the damage.
"""


def write(book: Book) -> None:
    section = book.section("sizes", NOTES)
    for part in (_huge, _last, _too_small, _swallowing, _failed_writes):
        part(section)


def _stated(base: Base, number: int, size: int) -> bytes:
    at = base.positions[number]
    return base.content[:at] + struct.pack(">I", size) + base.content[at + LEN_SIZE :]


def _huge(section: Section) -> None:
    for base in (LATER, THREE):
        for words, size in HUGE.items():
            flags = ["Allocate"] + ["Signed"] * (size >= 1 << 31) + ["Overflow"] * (size >= (1 << 32) - 4)
            for number, place in enumerate(PLACES):
                at = base.positions[number]
                base.altered(
                    section, f"{base.id}-{place}-{words}",
                    f"The {place} message of {base.id} says that it has {size} bytes. The file ends long before.",
                    [replace(at, struct.pack(">I", size))], torn(base.before(number), at), flags=flags,
                )  # fmt: skip
    alone = header(42) + entry(b"", size=(1 << 32) - 1)
    text = "After the header stands a size of 2^32 - 1, and nothing else."
    stream = Stream(segment_name(42), alone)
    section.read("a-size-and-nothing-else", text, stream, torn([], 16), flags=("Allocate", "Signed", "Overflow"))
    swapped = header(42) + struct.pack("<I", 5) + b"alone"
    text = "The size of 5 stands little-endian: 83886080 bytes."
    section.read("little-endian", text, Stream(segment_name(42), swapped), torn([], 16), flags=("Allocate",))


def _last(section: Section) -> None:
    """The last message of `later` has four bytes: what a size that is a little off does at the end of a file."""
    at = LATER.positions[2]
    for size in (5, 6, 7, 8, 100, 255, 256):
        text = f"The last message says {size} bytes, and four are left."
        stream = Stream(LATER.name, _stated(LATER, 2, size))
        section.read(f"last-{size}-for-4", text, stream, torn(LATER.before(2), at), flags=("OffByOne",))
    for size in (1, 2, 3):
        cut = [*LATER.before(2), released(23, b"last"[:size])]
        text = f"The last message says {size} and has four: it is cut short, and what is left is too short for a size."
        stream = Stream(LATER.name, _stated(LATER, 2, size))
        section.read(f"last-{size}-for-4", text, stream, torn(cut, at + LEN_SIZE + size), flags=("Unnoticed",))
    text = "The last message says 0: it comes out empty, and its four bytes are taken for a size that no file has."
    outcome = torn([*LATER.before(2), released(23, b"")], at + LEN_SIZE)
    section.read("last-0-for-4", text, Stream(LATER.name, _stated(LATER, 2, 0)), outcome, flags=("Unnoticed",))


def _too_small(section: Section) -> None:
    """A wrong size early in the file: the message is released as its size says, and the next size is misread."""
    at, content = LATER.positions[0], LATER.content
    for size in (0, 1, 2, 3, 4, 6, 7, 8, 20, 100):
        stop = at + LEN_SIZE + size
        misread, left = int.from_bytes(content[stop : stop + 4], "big"), len(content) - stop - 4
        if misread <= left:
            raise ValueError(f"with the size {size} the next message would fit: say what follows from it")
        section.read(
            f"first-{size}-for-5",
            f"The first message says {size} bytes and has 5. It comes out as it says; what is then read as a size is "
            f"{misread}, and {left} bytes are left.",
            Stream(LATER.name, _stated(LATER, 0, size)),
            torn([released(21, content[at + LEN_SIZE : stop])], stop),
            flags=("Unnoticed",),
        )


def _swallowing(section: Section) -> None:
    blobs = [b"alpha", b"beta", b"gamma"]
    two = b"alpha" + entry(b"beta")
    for words, shown, said in (
        ("the-next", [two, b"gamma"], "the next message"),
        ("all-behind", [two + entry(b"gamma")], "both messages after it"),
    ):
        behind = b"".join(map(entry, blobs))[LEN_SIZE:]
        content = header(42) + struct.pack(">I", len(shown[0])) + behind
        text = f"The first size takes in {said}, to the byte. Nothing tells: the file reads clean."
        outcome = clean(numbered(42, shown), len(content))
        section.read(f"swallows-{words}", text, Stream(segment_name(42), content), outcome, flags=("Unnoticed",))
    inner = header(42) + struct.pack(">I", 0) + struct.pack(">I", 1) + b"x" + entry(b"beta")
    text = "A size of 5 became 0, and the blob reads as a message of its own: numbers are one too high from there."
    outcome = clean(numbered(42, [b"", b"x", b"beta"]), len(inner))
    section.read("split-in-two", text, Stream(segment_name(42), inner), outcome, flags=("Unnoticed",))


def _failed_writes(section: Section) -> None:
    before, behind = [b"before"], [b"behind", b"and on"]
    for size in (64, 100, 9878, 10000):
        content = header(12) + entry(before[0]) + struct.pack(">I", size) + b"".join(map(entry, behind))
        text = (
            f"After the first message stands the size of a write of {size} bytes that failed; two messages follow it."
        )
        stream = Stream(segment_name(12), content)
        outcome = torn(numbered(12, before), 16 + LEN_SIZE + 6)
        section.read(f"failed-write-of-{size}", text, stream, outcome, flags=("FailedWrite",))
    at_end = header(12) + entry(before[0]) + struct.pack(">I", 64)
    text = "The size of a failed write is the last thing in the segment."
    outcome = torn(numbered(12, before), 26)
    section.read("failed-write-at-the-end", text, Stream(segment_name(12), at_end), outcome, flags=("FailedWrite",))
    first = header(12) + struct.pack(">I", 9000) + entry(b"behind")
    text = "The size of a failed write is the first thing in the segment."
    section.read("failed-write-in-front", text, Stream(segment_name(12), first), torn([], 16), flags=("FailedWrite",))
