"""What a file's name says, where it and the segment differ, and files that are no segments."""

from __future__ import annotations

from dataclasses import replace

from tests.builders.mojo import Reading
from tests.generator.book import Book, Outcome, Section, Stream, clean, torn
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import renamed, segment

NOTES = """\
What a file's name says of a segment: whether it is being written, and how its ids are stored. Names that differ from
the segment, and files that are none.

IgnoresName: Whether a segment is still being written is not taken from its name
  -> Growing segments look torn, or torn ones whole
NameIsId: The segment's id is taken from its name, not from its packs -> All ids are wrong after a rename
GuessesFormat: A file that is no segment is read as a damaged one -> Foreign files are reported as losses
WrongByteOrder: Ids are read in the byte order of the machine, or of the last file -> Ids are nonsense
"""

STATES = {
    "1000-0": "a segment",
    "1000-0.dat": "a segment, as older code names it",
    "a1000-0": "an archived segment",
    "u1000-0": "a segment that is being uploaded",
    "d1000-0": "a segment that is being downloaded",
    "1000-0-70000-0": "two segments that are being merged",
}


def words_of(name: str) -> str:
    return name.replace(".", "-dot-").replace(" ", "-")


def _states(section: Section) -> None:
    built, growing, closed = bases.finished(), bases.growing(), bases.closed()
    for name, what in STATES.items():
        text = f"A finished segment with the name {name}: {what}."
        outcome = built.whole()
        section.read(f"finished-named-{words_of(name)}", text, renamed(built, name).stream, outcome, flags=["NameIsId"])
        for words, unfinished in (("growing", growing), ("closed", closed)):
            section.read(
                f"{words}-named-{words_of(name)}",
                f"A segment without SUFFIX with the name {name}: {what}, so that its end is missing.",
                renamed(unfinished, name).stream,
                unfinished.torn_at_end(),
                flags=["IgnoresName"],
            )
    for name in ("w1000-0", "w1000-0.dat", "w0"):
        text = f"A finished segment that is still called {name}: the rename was lost."
        section.read(
            f"finished-named-{words_of(name)}", text, renamed(built, name).stream, built.whole(), flags=["IgnoresName"]
        )
        text = f"A segment that is being written: {name}."
        outcome = growing.whole()
        section.read(
            f"growing-named-{words_of(name)}", text, renamed(growing, name).stream, outcome, flags=["IgnoresName"]
        )


def _other_ids(section: Section) -> None:
    built, closed = bases.finished(), bases.closed()
    for name in ("999-0", "1000-1", "1001-0", "a1007-2", "0-0", "18446744073709551615-18446744073709551615"):
        section.read(
            f"finished-named-{words_of(name)}",
            f"The file is named {name}, its first record is 1000-0: the records' ids are what the packs say.",
            renamed(built, name).stream,
            replace(built.whole(), findings=[("bad-name", 0)]),
            flags=["NameIsId"],
        )
    section.read(
        "closed-named-w1001-0", "The writer's file is named w1001-0, and its first record is 1000-0.",
        renamed(closed, "w1001-0").stream, replace(closed.whole(), findings=[("bad-name", 0)]), flags=["NameIsId"],
    )  # fmt: skip
    for name in ("segment", "1000", "x1000-0", "1000-0-5", "1000-18446744073709551616", "1000-0.log", "W1000-0"):
        section.read(
            f"finished-in-a-file-{words_of(name).lower()}",
            f"The name {name} is no segment's. What the file holds is one all the same.", renamed(built, name).stream,
            built.whole(), level="should", flags=["NameIsId"],
        )  # fmt: skip
    section.read(
        "closed-in-a-file-segment",
        "A segment without SUFFIX, in a file whose name says nothing: it may have lost its end.",
        renamed(closed, "segment").stream, closed.torn_at_end(), level="should", flags=["IgnoresName"],
    )  # fmt: skip


def _byte_order(section: Section) -> None:
    for words, reading in (("little", Reading()), ("big", Reading(ids="raw_be"))):
        built = segment(bases.packs(reading))
        section.read(
            f"{words}-endian-told-by-suffix",
            f"Ids are {words}-endian, and the name is no segment's: SUFFIX leads to `[I` in one order only.",
            renamed(built, "segment").stream, built.whole(), level="should", flags=["WrongByteOrder"],
        )  # fmt: skip
    reading = Reading(ids="raw_be")
    built = bases.closed(reading)
    text = "Big-endian ids in a segment that is being written: its name decides."
    built.shown(section, "big-endian-told-by-name", text, ["WrongByteOrder"], level="should")
    section.read(
        "big-endian-told-by-time",
        "Big-endian ids, and neither name nor SUFFIX: one of the two times is below 2^48 milliseconds.",
        renamed(built, "segment").stream, built.torn_at_end(), level="should", flags=["WrongByteOrder"],
    )  # fmt: skip


FOREIGN = {
    "text": b"This file is text, and as long as the head of a pack. " * 3,
    "all-bytes": bytes(range(256)),
    "ff": b"\xff" * 100,
    "png": bytes.fromhex("89504e470d0a1a0a0000000d49484452") + bytes(range(200, 0, -1)),
    "redis-dump": b"REDIS0009\xfa\x09redis-ver\x057.0.15\xfa\x0aredis-bits\xc0\x40" + b"\xfe\x00" * 20,
    "osiris-magic": b"OSIL\x00\x00\x00\x01" + b"\x50\x00\x00\x01" * 20,
}


def _foreign(section: Section) -> None:
    for words, content in FOREIGN.items():
        text = f"A file that holds no segment and is not named like one: {words.replace('-', ' ')}."
        stream = Stream("something", content)
        outcome = Outcome("not-this-format", 0, [], "bad-magic")
        section.read(f"foreign-{words}", text, stream, outcome, level="should", flags=["GuessesFormat"])


def _short(section: Section) -> None:
    built = bases.finished()
    for length in (1, 15, 16, 17):
        text = f"The first {length} bytes of a segment, and no segment's name: torn in the head of its first pack."
        stream = Stream("segment", built.content[:length])
        section.read(f"first-{length}-bytes", text, stream, torn([], 0), level="should", flags=["GuessesFormat"])
    text = "An empty file whose name is no segment's."
    section.read("empty-file-without-a-name", text, Stream("segment", b""), torn([], 0), level="may")
    text = "`w0`, the file that is kept ready: nothing is in it yet."
    section.read("empty-future-segment", text, Stream("w0", b""), clean([], 0), flags=["IgnoresName"])


def write(book: Book) -> None:
    section = book.section("names", NOTES)
    for part in (_states, _other_ids, _byte_order, _foreign, _short):
        part(section)
