"""Files that end early, at every length."""

from __future__ import annotations

from tests.generator.book import Book, Section, Stream, torn, truncations
from tests.generator.changes import truncate
from tests.generator.ffwd.build import DIALECT, LATER, OLD, ONE, SIX, THREE, Base, rules

CUTS = {
    1: "one byte of its size", 2: "two bytes of its size", 3: "three bytes of its size", 4: "its size alone",
    5: "its size and one byte", 7: "all but its last byte",
}  # fmt: skip
LEN_MAGIC = 4


NOTES = """\
Files that end early: messages before the cut are released, the cut one is not.

TornTail (ffwd.tail.torn, ffwd.message.follows): A crash leaves part of the last message.
  -> Reported as corruption, a healthy queue is thrown away; taken as whole, half a message is delivered.
TornHead (ffwd.header.torn): A crash leaves part of the header.
  -> The reader crashes, or reads a number that is not there.
ShortSize (ffwd.tail.torn): A size of fewer than four bytes is filled up, or raises an error that nobody expects.
  -> The reader crashes, or reads after the end of the file.
"""


def write(book: Book) -> None:
    section = book.section("cuts", NOTES)
    for base in (THREE, LATER, ONE, OLD):
        _heads(section, base)
        held = rules("choice.cut", "choice.document-named") if base.document else []
        truncations(
            section, base.id, base.name, base.frames, head=base.head, flags=("TornTail",), rules=held,
            requires=DIALECT if base.document else (),
        )  # fmt: skip
    last = len(SIX.blobs) - 1
    for kept, said in CUTS.items():
        SIX.altered(
            section, f"last-message-cut-to-{kept}", f"Of the last message the file has {said}.",
            [truncate(SIX.positions[last] + kept)], torn(SIX.before(last), SIX.positions[last]),
            flags=("TornTail", "ShortSize") if kept < 4 else ("TornTail",),
        )  # fmt: skip


def _heads(section: Section, base: Base) -> None:
    untold = rules("header.too-short-to-tell")
    for words, first, last, held in (("magic", 0, LEN_MAGIC - 1, untold), ("head", LEN_MAGIC, len(base.head) - 1, [])):
        comment = f"The file ends within its {'header' if words == 'head' else 'magic'}."
        section.read(
            f"{base.id}-cut-in-{words}", comment, Stream(base.name, base.content), torn([], 0),
            every={"length": [str(first), str(last)]}, flags=("TornHead",), rules=held, requires=base.requires,
        )  # fmt: skip
