"""Files that end early, at every length."""

from __future__ import annotations

from tests.generator.book import Book, torn, truncations
from tests.generator.changes import truncate
from tests.generator.ffwd.build import DIALECT, LATER, OLD, ONE, SIX, THREE

CUTS = {
    1: "one byte of its size", 2: "two bytes of its size", 3: "three bytes of its size", 4: "its size alone",
    5: "its size and one byte", 7: "all but its last byte",
}  # fmt: skip


NOTES = """\
Files that end early: messages in front of the cut are released, the cut one is not.

TornTail: A crash leaves part of the last message.
  -> Reported as corruption, a healthy queue is thrown away; taken as whole, half a message is delivered.
ShortSize: A size of fewer than four bytes is filled up, or raises an error that nobody expects.
  -> The reader crashes, or reads behind the end of the file.
"""


def write(book: Book) -> None:
    section = book.section("cuts", NOTES)
    for base in (THREE, LATER, ONE, OLD):
        truncations(
            section, base.id, base.name, base.frames, head=base.head, head_outcome=torn([], 0), flags=("TornTail",),
            requires=DIALECT if base.document else (),
        )  # fmt: skip
    last = len(SIX.blobs) - 1
    for kept, said in CUTS.items():
        SIX.altered(
            section, f"last-message-cut-to-{kept}", f"Of the last message the file has {said}.",
            [truncate(SIX.positions[last] + kept)], torn(SIX.before(last), SIX.positions[last]),
            flags=("TornTail", "ShortSize") if kept < 4 else ("TornTail",),
        )  # fmt: skip
