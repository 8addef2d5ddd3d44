"""Chunks with two faults: which of them is named."""

from __future__ import annotations

from tests.builders.osiris import DELTA
from tests.generator.book import Book, Frame
from tests.generator.osiris.build import chunk, raw, segment, simple, stops, user
from tests.generator.osiris.notes import section

FIRST = user(0, b"first")
BEHIND = user(2, b"behind")


def write(book: Book) -> None:
    part = section(
        book, "faults", "Chunks with two faults, of which the first in the order of the page is named.", "AnotherFault"
    )
    entries, sub_batch = [simple(b"second")], bytes.fromhex("80000001000000000000")
    pairs: dict[str, tuple[Frame, str, tuple[str, ...]]] = {
        "magic-and-type": (chunk(1, entries, magic=4, kind=7), "bad-magic", ("chunk.magic",)),
        "type-and-checksum": (chunk(1, entries, kind=7, crc=1), "bad-encoding", ("chunk.type",)),
        "length-and-checksum": (chunk(1, entries, len_data=1000, crc=1), "torn", ("chunk.torn",)),
        "length-and-id": (chunk(9, entries, len_data=1000), "torn", ("chunk.torn",)),
        "checksum-and-count": (
            chunk(1, [simple(b"")], kind=DELTA, num_entries=2, crc=1), "bad-checksum", ("chunk.crc",),
        ),
        "checksum-and-id": (chunk(9, entries, crc=1), "bad-checksum", ("chunk.crc",)),
        "checksum-and-entry": (chunk(1, [raw(b"\0\0")], num_records=1, crc=1), "bad-checksum", ("chunk.crc",)),
        "count-and-id": (chunk(9, [simple(b"")], kind=DELTA, num_entries=2), "bad-count", ("tracking.num-entries",)),
        "id-and-tracking": (chunk(0, [simple(b"x")], kind=DELTA), "bad-order", ("order.due",)),
        "id-and-entry": (chunk(0, [raw(b"\0\0")], num_records=1), "bad-order", ("order.due",)),
        "count-and-tracking": (
            chunk(1, [simple(b"x")], kind=DELTA, num_records=2), "bad-count", ("tracking.num-records",),
        ),
        "tracking-and-what-follows-it": (
            chunk(1, [simple(b"\x07"), simple(b"")], kind=DELTA, num_entries=1, num_records=1),
            "bad-encoding", ("tracking.type",),
        ),
        "sub-batch-and-length": (
            chunk(1, [raw(sub_batch)], kind=DELTA, num_entries=1, num_records=1), "bad-encoding",
            ("tracking.simple-entry",),
        ),
    }  # fmt: skip
    for words, (wrong, code, rules) in pairs.items():
        one, _, other = words.partition("-and-")
        text = f"Two faults, {one.replace('-', ' ')} and {other.replace('-', ' ')}: the first is named."
        outcome = stops(code, [FIRST])
        if code == "torn":
            outcome = type(outcome)("torn", outcome.valid_bytes, outcome.records, code)
        held = tuple(f"osiris.{rule}" for rule in rules)
        part.read(words, text, segment(FIRST, wrong, BEHIND), outcome, flags=("AnotherFault",), rules=held)
