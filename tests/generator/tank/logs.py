"""Partitions of several segments: which files are theirs, and what neighbours say of each other."""

from __future__ import annotations

from tests.generator.book import JSON, Book, Section, Stream
from tests.generator.questions import LogOutcome
from tests.generator.tank.build import TOP, Bundle, Message, index, plain, released, size, sparse
from tests.generator.tank.stopping import FAULTS

NOTES = """\
Partitions of several segments in one folder: all their messages, and what is wrong with the files.

NameOrder (tank.log.order): Segments are read in the order of their names as text, or of their times.
  -> Messages come in the wrong order.
OtherFiles (tank.log.other-files): A file that is not named like a segment is read as one, or its name is not reported.
  -> Messages of another log; or lost ones, and nobody knows.
GapFatal (tank.log.gap): Numbers that are in no segment are taken for damage. -> Compaction looks like a loss.
Twice (tank.log.overlap): That numbers are in two segments is not said. -> Messages come twice, and nobody knows.
Leftover (tank.log.left-over): What an interrupted compaction left is read beside what it was made from, or is never
  read. -> Messages come twice, or are lost though they are there.
SeveralActive (tank.log.one-active): That there are several active segments is not said.
  -> The broker opens only one of them.
LastDeclared (tank.name.last-reached): The last number in a name is not compared.
  -> Bundles that are missing at the end go unnoticed.
Orphan (tank.index.orphan): An index whose segment is gone is not reported. -> A lost file goes unnoticed.
NextFile (tank.log.stops): Reading goes on in the next file after damage in one, and does not say so.
  -> A hole that nobody sees.
"""
SECONDS = 1_469_700_000


def bundle(first: int, count: int = 2) -> Bundle:
    """A bundle of so many messages."""
    return plain(first, *(Message(b"message %d" % number) for number in range(first, first + count)))


def part(first: int, *counts: int) -> list[Bundle]:
    out = []
    for count in counts:
        out.append(bundle(first, count))
        first += count
    return out


def stream(name: str, bundles: list[Bundle], tail: bytes = b"") -> Stream:
    return Stream(name, b"".join(one.content for one in bundles) + tail)


def active(base: int) -> str:
    return f"{base}_{SECONDS + base % 1000}.log"


def ended(base: int, last: int) -> str:
    return f"{base}-{last}_{SECONDS + base % 1000}.ilog"


def write(book: Book) -> None:
    section = book.section("logs", NOTES, FAULTS)
    _sound(section)
    _names(section)
    _between(section)
    _leftovers(section)
    _damaged(section)


FIRST, SECOND, THIRD = part(1, 2, 3), part(6, 2), part(8, 1, 2)
"""Numbers 1 to 5, 6 and 7, 8 to 10."""


def records(*parts: list[Bundle]) -> list[JSON]:
    return [record for bundles in parts for record in released(*bundles)]


def _sound(section: Section) -> None:
    sparse_bundle = sparse([20, 22, 30], *(Message(b"m%d" % number) for number in (20, 22, 30)))
    sound: dict[str, tuple[list[tuple[str, list[Bundle]]], str]] = {
        "one-active": ([(active(1), FIRST)], "One active segment."),
        "ended-and-active": ([(ended(1, 5), FIRST), (active(6), SECOND)], "An immutable segment, and the active one."),
        "three-segments": (
            [(ended(1, 5), FIRST), (ended(6, 7), SECOND), (active(8), THIRD)],
            "Two immutable segments, and the active one.",
        ),
        "older-names": (
            [("1-5.ilog", FIRST), ("6-7.ilog", SECOND), ("8.log", THIRD)],
            "Names of the older generation.",
        ),
        "numbers-decide-not-text": (
            [("2-9.ilog", part(2, 8)), ("10-11.ilog", part(10, 2)), ("12.log", part(12, 1))],
            "As text, 10 and 12 come before 2.",
        ),
        "after-a-sparse-bundle": (
            [("15-30.ilog", [bundle(15, 2), sparse_bundle]), ("31.log", part(31, 1))],
            "The first segment ends with a sparse bundle, whose last number counts.",
        ),
        "large-numbers": (
            [(ended(TOP - 4, TOP - 3), part(TOP - 4, 2)), (active(TOP - 2), part(TOP - 2, 1))],
            "Large numbers.",
        ),
    }
    for words, (parts, text) in sound.items():
        given = [stream(name, bundles) for name, bundles in parts]
        section.log(words, text, given, LogOutcome(records(*(one for _, one in parts))), flags=("NameOrder",))
    gaps = {"gap-of-one": 7, "gap-of-many": 5000}
    for words, base in gaps.items():
        later = part(base, 2)
        text = (
            f"The numbers 6 to {base - 1} are in no segment: retention and compaction leave that, and no damage does."
        )
        given = [stream(ended(1, 5), FIRST), stream(active(base), later)]
        section.log(words, text, given, LogOutcome(records(FIRST, later)), flags=("GapFatal",))
    beside = [
        Stream("1.index", index((0, 0))),
        Stream("config", b"retention.segments.count=4\n"),
        Stream(".cleanup", b"x"),
    ]
    text = "The segments' index, the configuration and a hidden file lie beside: they are no segments."
    given = [stream(ended(1, 5), FIRST), stream(active(6), SECOND), *beside]
    section.log("with-other-files", text, given, LogOutcome(records(FIRST, SECOND)), flags=("OtherFiles",))


def _names(section: Section) -> None:
    names = {
        "of-0": "0.log",
        "with-a-zero-in-front": f"06_{SECONDS}.log",
        "last-before-first": "7-6.ilog",
        "above-64-bits": f"{1 << 64}_{SECONDS}.log",
        "of-no-number": "six.log",
        "with-21-digits-of-time": f"6_{'1' * 21}.log",
    }
    for words, name in names.items():
        text = f"No numbers can be read from {name}: the file is no segment, and its name is reported."
        outcome = LogOutcome(records(FIRST), [("bad-name", name, 0)])
        given = [stream(active(1), FIRST), stream(name, SECOND)]
        section.log(f"name-{words}", text, given, outcome, flags=("OtherFiles",), rules=("tank.log.names",))
    given = [stream(active(1), FIRST), stream(active(6), SECOND)]
    text = "Two active segments: both are read, and the broker would open only one."
    outcome = LogOutcome(records(FIRST, SECOND), [("bad-name", active(1), 0)])
    section.log("two-active", text, given, outcome, flags=("SeveralActive",))
    for words, last, code in (("too-high", 9, "bad-name"), ("too-low", 4, "bad-name")):
        name = f"1-{last}.ilog"
        text = f"The name of an immutable segment says that its last number is {last}, and it is 5."
        found = [(code, name, size(*FIRST))]
        later = part(10, 1)
        outcome = LogOutcome(records(FIRST, later), found)
        given = [stream(name, FIRST), stream("10.log", later)]
        flag = ("LastDeclared",) if last > 5 else ()
        rules = () if last > 5 else ("tank.name.last-not-exceeded",)
        section.log(f"last-{words}", text, given, outcome, flags=flag, rules=rules)


def _between(section: Section) -> None:
    for words, later in {"one-number": part(5, 2), "all-but-one": part(2, 6), "all-of-it": part(3, 1)}.items():
        first = int(later[0].records[0]["offset"])
        text = "The second segment begins before the first one ends: both are read, and that is an error."
        outcome = LogOutcome(records(FIRST, later), [("bad-order", f"{first}.log", 0)])
        given = [stream("1-5.ilog", FIRST), stream(f"{first}.log", later)]
        section.log(f"overlap-of-{words}", text, given, outcome, flags=("Twice",))
    text = "Two segments begin with 6: both are read, and that is an error."
    names = ("6-7.ilog", "6.log")
    outcome = LogOutcome(records(FIRST, SECOND, SECOND), [("bad-name", names[1], 0), ("bad-order", names[1], 0)])
    given = [stream("1-5.ilog", FIRST), *(stream(name, SECOND) for name in names)]
    section.log("duplicate", text, given, outcome, flags=("Twice",), rules=("tank.log.duplicate",))
    emptied = Stream("6-7.ilog", b"")
    text = "An immutable segment has no byte: the messages in its name are lost."
    outcome = LogOutcome(records(FIRST, THIRD), [("missing-segment", emptied.name, 0)])
    given = [stream("1-5.ilog", FIRST), emptied, stream("8.log", THIRD)]
    section.log("an-emptied-one", text, given, outcome, rules=("tank.name.emptied",))
    text = "The active segment has no byte yet: nothing is wrong."
    given = [stream("1-5.ilog", FIRST), Stream("6.log", b"")]
    section.log("active-of-no-byte", text, given, LogOutcome(records(FIRST)), flags=("NameOrder",))
    orphan = Stream("900.index", index((0, 0)))
    text = "An index has no segment."
    outcome = LogOutcome(records(FIRST), [("missing-segment", orphan.name, 0)])
    section.log("index-alone", text, [stream("1.log", FIRST), orphan], outcome, flags=("Orphan",))


def _leftovers(section: Section) -> None:
    first, second = stream("1-5.ilog", FIRST), stream("6.log", SECOND)
    left = {
        "swap-beside": ("1-5.ilog.swap", [first, second], records(FIRST, SECOND)),
        "cleaned-beside": ("1-5.ilog.cleaned", [first, second], records(FIRST, SECOND)),
        "old-beside": ("1-5.ilog.old", [first, second], records(FIRST, SECOND)),
        "swap-alone": ("1-5.ilog.swap", [second], records(FIRST, SECOND)),
        "old-alone": ("1-5.ilog.old", [second], records(FIRST, SECOND)),
        "cleaned-alone": ("1-5.ilog.cleaned", [second], records(SECOND)),
    }
    for words, (name, others, given) in left.items():
        text = f"A compaction was interrupted, and left {name} ({words.replace('-', ' ')})."
        outcome = LogOutcome(given, [("bad-name", name, 0)])
        section.log(f"left-over-{words}", text, [*others, stream(name, FIRST)], outcome, flags=("Leftover",))
    inside = [first, second, stream("3-4.ilog.swap", part(3, 2))]
    text = "What a compaction left has numbers from the middle of a segment: it is not read."
    outcome = LogOutcome(records(FIRST, SECOND), [("bad-name", inside[2].name, 0)])
    section.log("left-over-swap-inside", text, inside, outcome, flags=("Leftover",))
    both = [stream("1-5.ilog.swap", FIRST), stream("1-3.ilog.cleaned", part(1, 3)), second]
    text = "A compaction left both: with a file `.cleaned`, the broker deletes the `.swap` as well, and it is not read."
    found = [("bad-name", one.name, 0) for one in both[:2]]
    section.log("left-over-both", text, both, LogOutcome(records(SECOND), found), flags=("Leftover",))


def _damaged(section: Section) -> None:
    torn = stream("6-7.ilog", SECOND[:-1], SECOND[-1].content[:-1])
    text = "The second of three segments ends within a bundle: reading ends there."
    given = [stream("1-5.ilog", FIRST), torn, stream("8.log", THIRD)]
    outcome = LogOutcome(records(FIRST), (), "torn", ("torn", torn.name, 0))
    section.log("second-is-torn", text, given, outcome, flags=("NextFile",))
    zeros = stream("8.log", THIRD, bytes(50))
    text = "The active segment ends in zeros."
    given = [stream("1-5.ilog", FIRST), stream("6-7.ilog", SECOND), zeros]
    outcome = LogOutcome(records(FIRST, SECOND, THIRD), (), "torn", ("zeroed", zeros.name, size(*THIRD)))
    section.log("last-ends-in-zeros", text, given, outcome, flags=("NextFile",))
    wrong = stream("6-7.ilog", [bundle(6, 1).with_piece("flags", b"\x07")])
    text = "The second of three segments has an unassigned codec: reading ends there."
    given = [stream("1-5.ilog", FIRST), wrong, stream("8.log", THIRD)]
    outcome = LogOutcome(records(FIRST), (), "corrupt", ("unsupported-codec", wrong.name, 0))
    section.log(
        "second-has-an-unassigned-codec", text, given, outcome, flags=("NextFile",), rules=("tank.codec.assigned",)
    )
