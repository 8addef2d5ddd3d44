"""Which chunks are given to a consumer that asks for a filter value."""

from __future__ import annotations

import struct
from collections.abc import Sequence

from tests.builders.osiris import DELTA, OFFSET, block, segment_name
from tests.generator.book import Book, Frame, Section, Stream
from tests.generator.osiris.build import chunk, end_of, segment, simple, tracking, user
from tests.generator.osiris.filters import bits
from tests.generator.osiris.notes import section
from tests.generator.osiris.real import DATA, chunk_positions, known_answers

BITS = {
    b"apple": (5, 85), b"banana": (86, 23), b"invoices": (111, 40), b"orders": (57, 22), b"abc": (13, 9),
    b"12345678901234567890": (119, 22),
}  # fmt: skip
"""The bits of a value in a filter of 16 bytes."""


def write(book: Book) -> None:
    part = section(
        book,
        "matches",
        "Which chunks may have a record that was published with a filter value.",
        *("Hash", "Matching"),
    )
    _by_bits(part)
    _unfiltered(part)
    _sizes(part)
    _real(part)


def filtered(*filters: bytes) -> list[Frame]:
    """A user chunk with each of these filters."""
    return [chunk(number, [simple(b"record %d" % number)], filter=one) for number, one in enumerate(filters)]


def ask(
    part: Section, words: str, text: str, frames: Sequence[Frame], value: bytes, *chosen: int, unfiltered: bool = False
) -> None:
    """Asks for `value`; `chosen` are the numbers of the chunks that are given."""
    at = [end_of(frames[:number]) for number in chosen]
    part.filter(
        words,
        text,
        segment(*frames),
        value,
        at,
        unfiltered=unfiltered,
        flags=("Hash", "Matching"),
        rules=RULES[unfiltered],
    )


RULES = {False: ("osiris.filter.match",), True: ("osiris.filter.match", "osiris.filter.unfiltered")}


def _by_bits(part: Section) -> None:
    for value, own in BITS.items():
        name = "digits" if value[:1] == b"1" else value.decode()
        frames = filtered(bits(16, *own), bits(16, own[0]), bits(16, own[1]), bits(16, *(one ^ 7 for one in own)))
        text = f"Chunks with both bits of {name}, with the first only, the second only, and with the mirrored ones."
        ask(part, f"both-bits-of-{name}", text, frames, value, 0)
    others = bits(16, 5, 23), bits(16, 85, 86)
    frames = filtered(bits(16, 5, 85, 86, 23), *others, b"\xff" * 16)
    text = "Both bits may come from several values: a filter says that a chunk may have a record, not that it has one."
    ask(part, "bits-of-several-values", text, frames, b"apple", 0, 3)
    ask(part, "no-chunk", "No chunk has both bits.", filtered(*others), b"apple")
    ask(part, "bit-0-alone", "Only bit 0 is set.", filtered(bits(16, 0)), b"apple")
    ask(part, "every-chunk", "Every filter has all bits.", filtered(*[b"\xff" * 16] * 3), b"banana", 0, 1, 2)


def _unfiltered(part: Section) -> None:
    bare = user(0, b"bare")
    with_value = chunk(1, [simple(b"x")], filter=bits(16, 5, 85))
    mixed = chunk(2, [simple(b"x"), simple(b"y")], filter=bits(16, 0, 86, 23))
    only_bare = chunk(4, [simple(b"x")], filter=bits(16, 0))
    frames = [bare, with_value, mixed, only_bare]
    cases: dict[str, tuple[bytes, bool, Sequence[int], str]] = {
        "apple": (b"apple", False, (1,), "Only chunks that may have an apple"),
        "banana": (b"banana", False, (2,), "A chunk that has records without a value, too"),
        "orders": (b"orders", False, (), "No chunk can have it"),
        "apple-or-none": (
            b"apple",
            True,
            (0, 1, 2, 3),
            "Chunks without a filter, and those with bit 0, are wanted too",
        ),
        "orders-or-none": (b"orders", True, (0, 2, 3), "Nothing but records without a value"),
    }
    for words, (value, unfiltered, chosen, said) in cases.items():
        text = f"{said}: one chunk has no filter, one has an apple, one a banana and none, one only none."
        ask(part, f"mixed-{words}", text, frames, value, *chosen, unfiltered=unfiltered)
    tracked = [bare, tracking(1, DELTA, block(OFFSET, b"c", 1)), chunk(2, [simple(b"x")], filter=bits(16, 5, 85))]
    text = "A tracking chunk lies between: it has no records, and is given to nobody."
    ask(part, "tracking-between", text, tracked, b"apple", 2)
    ask(part, "tracking-between-or-none", text, tracked, b"apple", 0, 2, unfiltered=True)


def _sizes(part: Section) -> None:
    frames = filtered(bits(16, 5, 85), bits(255, 1479, 944), bits(255, 5, 85), bits(16, 944 % 128, 1479 % 128))
    text = "Filters of 16 and of 255 bytes in one segment: the bits of apple depend on the size."
    ask(part, "sizes-in-one-segment", text, frames, b"apple", 0, 1)


def _real(part: Section) -> None:
    content = next((DATA / "new_bloom16").glob("*.segment")).read_bytes()
    at = {struct.unpack_from(">Q", content, position + 24)[0]: position for position in chunk_positions(content)}
    stream = Stream(segment_name(min(at)), content)
    for case in known_answers()["filters"]:
        value, unfiltered = bytes.fromhex(case["value"]), case["unfiltered"]
        name = f"{len(value)}-k" if value[:2] == b"kk" else value.decode()
        words = f"real-{name}{'-or-none' if unfiltered else ''}"
        text = "Chunks of osiris 1.10.3, and those of them that it gave to a consumer with this filter value."
        frames = [at[one] for one in case["chunks"]]
        flags, rules = ("Hash", "Matching"), RULES[unfiltered]
        part.filter(words, text, stream, value, frames, unfiltered=unfiltered, flags=flags, rules=rules)
