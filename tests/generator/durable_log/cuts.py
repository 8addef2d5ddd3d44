"""Files that end early, at every length."""

from __future__ import annotations

from tests.builders.durable_log import segment_name
from tests.generator.book import Book, torn, truncations
from tests.generator.changes import truncate
from tests.generator.durable_log.build import LONG, ONE, SIX, THREE

HEADER_CUTS = {
    1: "its first byte", 3: "three bytes of the magic", 4: "the magic", 5: "magic and version",
    6: "everything up to flags", 8: "everything up to reserved", 16: "everything up to the offset",
    20: "everything up to the length", 23: "all of the header but its last byte",
    24: "the header, and none of the payload", 25: "the header and one byte of the payload",
}  # fmt: skip


NOTES = """\
Files that end early: records before the cut are released, the cut one is not.

TornTail (durable_log.tail.torn, durable_log.record.follows): A crash leaves part of the last record.
  -> Reported as corruption, a healthy log is thrown away; taken as whole, bytes come out that were never
  acknowledged.
SeekPast (durable_log.tail.torn): The reader seeks over a payload without asking whether the file has it.
  -> The real system counts a torn record as whole, and writes on into it: every later read fails.
"""


def write(book: Book) -> None:
    section = book.section("cuts", NOTES)
    for base in (THREE, ONE, LONG):
        truncations(section, base.id, segment_name(base.base), base.frames, flags=("TornTail",))
    last = len(SIX.frames) - 1
    for kept, said in HEADER_CUTS.items():
        cut = SIX.positions[last] + kept
        SIX.altered(
            section, f"last-record-cut-to-{kept}", f"Of the last record the file has {said}.", [truncate(cut)],
            torn(SIX.before(last), SIX.positions[last]),
            flags=("TornTail", "SeekPast") if kept >= 24 else ("TornTail",),
        )  # fmt: skip
