"""What a file's name says, where it and the segment differ, and files that are no segments."""

from __future__ import annotations

from dataclasses import replace

from tests.builders.mojo import Reading, pack_of
from tests.generator.book import Book, Outcome, Section, Stream, clean, torn
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import packs_only, renamed, row, segment

NOTES = """\
What a file's name says of a segment: whether it is being written, and how its ids are stored. Names that differ from
the segment, and files that are none.

IgnoresName (mojo.name.letter): Whether a segment is still being written is not taken from its name
  -> Growing segments look torn, or torn ones whole
NameIsId (mojo.name.states-nothing-else): The segment's id is taken from its name, not from its packs
  -> All ids are wrong after a rename
GuessesFormat (mojo.reading.no-segment): A file that is no segment is read as a damaged one
  -> Foreign files are reported as losses
WrongByteOrder (mojo.variant.byte-order): Ids are read in the byte order of the machine, or of the last file
  -> Ids are nonsense
"""

STATES = {
    "1000-0": "a segment",
    "1000-0.dat": "a segment, as older code names it",
    "a1000-0": "an archived segment",
    "u1000-0": "a segment that is being uploaded",
    "d1000-0": "a segment that is being downloaded",
    "1000-0-70000-0": "two segments that are being merged",
}


RULES = {"1000-0.dat": "mojo.name.dat", "1000-0-70000-0": "mojo.name.merged"}


def words_of(name: str) -> str:
    return name.replace(".", "-dot-").replace(" ", "-")


def _states(section: Section) -> None:
    built, growing, closed = bases.finished(), bases.growing(), bases.closed()
    for name, what in STATES.items():
        text = f"A finished segment with the name {name}: {what}."
        outcome = built.whole()
        rules = ["mojo.name.id", RULES.get(name, "mojo.name.letter")]
        section.read(
            f"finished-named-{words_of(name)}", text, renamed(built, name).stream, outcome, flags=["NameIsId"],
            rules=rules,
        )  # fmt: skip
        for words, unfinished in (("growing", growing), ("closed", closed)):
            section.read(
                f"{words}-named-{words_of(name)}",
                f"A segment without SUFFIX with the name {name}: {what}, so that its end is missing.",
                renamed(unfinished, name).stream,
                unfinished.torn_at_end(),
                flags=["IgnoresName"],
                rules=["mojo.end.missing", *rules],
            )
    for name, rules in (
        ("w1000-0", []), ("w1000-0.dat", ["mojo.name.dat"]), ("w0", ["mojo.name.future"])
    ):  # fmt: skip
        text = f"A finished segment that is still called {name}: the rename was lost."
        section.read(
            f"finished-named-{words_of(name)}", text, renamed(built, name).stream, built.whole(), flags=["IgnoresName"],
            rules=rules,
        )  # fmt: skip
        text = f"A segment that is being written: {name}."
        outcome = growing.whole()
        section.read(
            f"growing-named-{words_of(name)}", text, renamed(growing, name).stream, outcome, flags=["IgnoresName"],
            rules=["mojo.end.writing", *rules],
        )  # fmt: skip


def _other_ids(section: Section) -> None:
    built, closed = bases.finished(), bases.closed()
    for name in ("999-0", "1000-1", "1001-0", "a1007-2", "0-0", "18446744073709551615-18446744073709551615"):
        section.read(
            f"finished-named-{words_of(name)}",
            f"The file is named {name}, its first record is 1000-0: the records' ids are what the packs say.",
            renamed(built, name).stream,
            replace(built.whole(), findings=[("bad-name", 0)]),
            flags=["NameIsId"],
            rules=["mojo.name.id"],
        )
    section.read(
        "closed-named-w1001-0", "The writer's file is named w1001-0, and its first record is 1000-0.",
        renamed(closed, "w1001-0").stream, replace(closed.whole(), findings=[("bad-name", 0)]), flags=["NameIsId"],
        rules=["mojo.name.id", "mojo.end.writing"],
    )  # fmt: skip
    for name in ("segment", "1000", "x1000-0", "1000-0-5", "1000-18446744073709551616", "1000-0.log", "W1000-0"):
        section.read(
            f"finished-in-a-file-{words_of(name).lower()}",
            f"The name {name} is no segment's. What the file holds is one all the same.", renamed(built, name).stream,
            built.whole(), flags=["NameIsId"],
            rules=["mojo.name.other", *(["mojo.name.numbers"] if len(name) > 20 else [])],
        )  # fmt: skip
    section.read(
        "closed-in-a-file-segment",
        "A segment without SUFFIX, in a file whose name says nothing: it may have lost its end.",
        renamed(closed, "segment").stream, closed.torn_at_end(), flags=["IgnoresName"],
        rules=["mojo.name.other", "mojo.end.missing"],
    )  # fmt: skip


def _byte_order(section: Section) -> None:
    for words, reading in (("little", Reading()), ("big", Reading(ids="raw_be"))):
        built = segment(bases.packs(reading))
        section.read(
            f"{words}-endian-told-by-suffix",
            f"Ids are {words}-endian, and the name is no segment's: SUFFIX leads to `[I` in one order only.",
            renamed(built, "segment").stream, built.whole(), flags=["WrongByteOrder"],
        )  # fmt: skip
    reading = Reading(ids="raw_be")
    built = bases.closed(reading)
    text = "Big-endian ids in a segment that is being written: its name decides."
    built.shown(section, "big-endian-told-by-name", text, ["WrongByteOrder"])
    section.read(
        "big-endian-told-by-time",
        "Big-endian ids, and neither name nor SUFFIX: one of the two times is below 2^48 milliseconds.",
        renamed(built, "segment").stream, built.torn_at_end(), flags=["WrongByteOrder"],
        rules=["mojo.end.missing"],
    )  # fmt: skip


OF_EVERY_STATE = [f"{letter}{{}}{end}" for letter in ("", "a", "d", "u", "w") for end in ("", ".dat")]
LATE = 1 << 48
"""Milliseconds that are told by no time: read in the other byte order they are 256."""


def _of_every_state(section: Section) -> None:
    """What a name says of ids, with every letter: a reader that does not know one takes the name for no segment's."""
    built = bases.finished()
    late = packs_only([pack_of([row(LATE, 0, (b"a", b"text"))])])
    for form in OF_EVERY_STATE:
        rules = ["mojo.name.letter", *(["mojo.name.dat"] if form.endswith("dat") else [])]
        name = form.format("1001-0")
        section.read(
            f"finished-differs-from-{words_of(name)}", f"The file is named {name}, and its first record is 1000-0.",
            renamed(built, name).stream, replace(built.whole(), findings=[("bad-name", 0)]),
            flags=["NameIsId"], rules=["mojo.name.id", *rules],
        )  # fmt: skip
        name = form.format("1000-0")
        section.read(
            f"text-named-{words_of(name)}", f"Text, in a file with a segment's name, {name}: a damaged segment.",
            Stream(name, FOREIGN["text"]), Outcome("corrupt", 0, [], "bad-length"), flags=["GuessesFormat"],
            rules=["mojo.element.backlen", *rules],
        )  # fmt: skip
        name = form.format(f"{LATE}-0")
        section.read(
            f"little-endian-told-by-{words_of(name)}",
            "The time of a little-endian id is beyond the year 10889, and big-endian it is not: the name decides.",
            renamed(late, name).stream,
            clean(late.records(), len(late.content)) if name[0] == "w" else late.torn_at_end(),
            flags=["WrongByteOrder"],
            rules=["mojo.end.writing" if name[0] == "w" else "mojo.end.missing", *rules],
        )


def _numbers(section: Section) -> None:
    """How a number in a name may be written: where the name is a segment's, the wrong id in it is found."""
    built = bases.finished()
    top = (1 << 64) - 1
    cases = {
        "leading-zeros": ("00001001-00", True), "twenty-digits": ("00000000000000001001-0", True),
        "twenty-one-digits": ("000000000000000001001-0", False), "the-highest": (f"{top}-{top}", True),
        "milliseconds-too-high": (f"{top + 1}-0", False), "number-too-high": (f"1001-{top + 1}", False),
        "merged-first-is-wrong": ("1001-0-70000-0", True), "merged-second-too-high": (f"1001-0-{top + 1}-0", False),
        "plus": ("+1001-0", False), "space": (" 1001-0", False), "arabic-digits": ("\u0661\u0660\u0660\u0661-0", False),
        "dat-twice": ("1001-0.dat.dat", False), "two-letters": ("aw1001-0", False), "minus": ("-1001-0", False),
        "another-letter": ("b1001-0", False), "line-end": ("1001-0\n", False),
    }  # fmt: skip
    for words, (name, is_known) in cases.items():
        text = f"The name {name.strip()!r} is {'a' if is_known else 'no'} segment's: {words.replace('-', ' ')}."
        outcome = replace(built.whole(), findings=[("bad-name", 0)] if is_known else ())
        rules = ["mojo.name.numbers", "mojo.name.id" if is_known else "mojo.name.other"]
        section.read(f"number-{words}", text, renamed(built, name).stream, outcome, flags=["NameIsId"], rules=rules)


def _times(section: Section) -> None:
    for words, order, ids, ms in (("below", "little", "raw_le", LATE - 1), ("of", "big", "raw_be", 256)):
        built = renamed(packs_only([pack_of([row(ms, 1, (b"a", b"text"))], Reading(ids=ids))]), "segment")
        text = f"Neither name nor SUFFIX, and a time {words} 2^48 ms in the other byte order or this one: {ms}."
        section.read(
            f"{order}-endian-told-by-a-time-{words}-2-to-the-48", text, built.stream,
            built.torn_at_end(), flags=["WrongByteOrder"], rules=["mojo.end.missing"],
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
        section.read(f"foreign-{words}", text, stream, outcome, flags=["GuessesFormat"])


def _short(section: Section) -> None:
    built = bases.finished()
    for length in (1, 15, 16, 17):
        text = f"The first {length} bytes of a segment, and no segment's name: torn in the head of its first pack."
        stream = Stream("segment", built.content[:length])
        section.read(
            f"first-{length}-bytes", text, stream, torn([], 0), flags=["GuessesFormat"], rules=["mojo.end.head"]
        )
    text = "An empty file whose name is no segment's."
    section.read(
        "empty-file-without-a-name",
        text,
        Stream("segment", b""),
        torn([], 0),
        level="may",
        rules=["mojo.end.empty", "mojo.end.missing"],
    )
    text = "`w0`, the file that is kept ready: nothing is in it yet."
    section.read(
        "empty-future-segment", text, Stream("w0", b""), clean([], 0), flags=["IgnoresName"],
        rules=["mojo.name.future", "mojo.end.empty"],
    )  # fmt: skip


def write(book: Book) -> None:
    section = book.section("names", NOTES)
    for part in (_states, _other_ids, _of_every_state, _numbers, _byte_order, _times, _foreign, _short):
        part(section)
