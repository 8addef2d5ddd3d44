"""Logs of several segments: which files are theirs, in which order, and what neighbours say of each other."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.durable_log import index_name, segment_name
from tests.generator.book import JSON, Book, Section, Stream
from tests.generator.durable_log.build import Base, frame, run
from tests.generator.durable_log.stopping import FAULTS
from tests.generator.questions import LogOutcome

NOTES = """\
Logs of several segments in one folder: all their records, and what is wrong with the files.

NameOrder (durable_log.name.number): Segments are read in the order of their names as text, or of their ages.
  -> Records come in the wrong order.
Unpadded (durable_log.name.number, durable_log.log.name): A segment whose number has another width is not taken for one,
  though the real program takes it. -> Its records are missing.
OtherFiles (durable_log.name.other): A file that is no segment is read as one.
  -> Reading ends at it, or strange records come of it.
Missing (durable_log.log.gap): That numbers are in no segment is not said. -> A lost file goes unnoticed.
Twice (durable_log.log.overlap): That numbers are in two segments is not said, or one of the two is left out.
  -> Records come twice and nobody knows, or some are lost.
NextFile (durable_log.log.stops): Reading goes on in the next file after damage in one, and does not say so.
  -> A hole that nobody sees.
Orphan (durable_log.index.orphan): An index whose segment is gone is not reported. -> A lost file goes unnoticed.
"""
DUPLICATE = ("durable_log.log.duplicate", "durable_log.log.name")
LOCK = Stream("write.lock", b"")


def segment(base: int, count: int) -> Base:
    return run("", base, [b"record %d" % number for number in range(base, base + count)])


def stream(base: int, count: int, name: str | None = None) -> Stream:
    made = segment(base, count)
    return Stream(name or made.name, made.content)


def records(*parts: tuple[int, int]) -> list[JSON]:
    return [record for part in parts for record in segment(*part).records]


def write(book: Book) -> None:
    section = book.section("logs", NOTES, FAULTS)
    _sound(section)
    _names(section)
    _between(section)
    _damaged(section)
    _orphans(section)


def _sound(section: Section) -> None:
    sound = {
        "one-segment": ([(0, 3)], "One segment."),
        "two-segments": ([(0, 3), (3, 2)], "Two segments, the second of which goes on from the first."),
        "three-segments": ([(0, 1), (1, 4), (5, 2)], "Three segments."),
        "not-from-0": ([(40, 2), (42, 2)], "The first segments were removed, as owners do: nothing is wrong."),
        "last-is-empty": ([(0, 3), (3, 0)], "The last segment has no record yet."),
        "numbers-of-20-digits": ([(2**64 - 4, 2), (2**64 - 2, 1)], "Numbers near the greatest that there is."),
    }
    for words, (parts, text) in sound.items():
        files = [stream(*part) for part in parts]
        section.log(words, text, files, LogOutcome(records(*parts)), flags=("NameOrder",))
    first, second = segment(0, 3), segment(3, 2)
    beside = [Stream(index_name(one.base), b"".join(one.index())) for one in (first, second)]
    text = "Two segments with their indexes and the lock: these are no segments."
    section.log(
        "with-indexes-and-lock", text, [first.stream, second.stream, *beside, LOCK],
        LogOutcome(records((0, 3), (3, 2))),
        flags=("OtherFiles",),
    )  # fmt: skip


def _names(section: Section) -> None:
    written = [stream(0, 9), stream(9, 1, "segment_9.log"), stream(10, 1, "segment_10.log")]
    found = [("bad-name", name, 0) for name in ("segment_9.log", "segment_10.log")]
    text = "Numbers without zeros in front: 9 comes before 10, as the real program sorts them by number."
    outcome = LogOutcome(records((0, 9), (9, 1), (10, 1)), found)
    section.log("numbers-decide-not-text", text, written, outcome, flags=("NameOrder", "Unpadded"))
    for words, name in {"of-one-digit": "segment_3.log", "with-a-sign": "segment_+3.log"}.items():
        text = f"The real program reads {name} as the segment that begins with 3."
        outcome = LogOutcome(records((0, 3), (3, 2)), [("bad-name", name, 0)])
        section.log(f"name-{words}", text, [stream(0, 3), stream(3, 2, name)], outcome, flags=("Unpadded",))
    ignored = {
        "no-number": "segment_.log",
        "letters": "segment_three.log",
        "hexadecimal": "segment_0x3.log",
        "negative": "segment_-3.log",
        "above-64-bits": f"segment_{2**64}.log",
        "a-blank": "segment_ 3.log",
    }
    for words, name in ignored.items():
        text = f"{name!r} has no number of 64 bits: the real program ignores the file."
        outcome = LogOutcome(records((0, 3)), [("bad-name", name, 0)])
        section.log(
            f"name-{words}", text, [stream(0, 3), stream(3, 2, name)], outcome, flags=("OtherFiles",),
            rules=("durable_log.log.no-number",),
        )  # fmt: skip
    others = {"no-prefix": f"{3:020}.log", "capitals": f"Segment_{3:020}.log", "a-copy": f"{segment_name(3)}.bak"}
    for words, name in others.items():
        text = f"{name} is not named like a segment, whatever is in it."
        files = [stream(0, 3), stream(3, 2, name)]
        section.log(f"other-file-{words}", text, files, LogOutcome(records((0, 3))), flags=("OtherFiles",))


def _between(section: Section) -> None:
    gaps = {
        "one-record": ([(0, 3), (4, 2)], "Record 3 is in no segment"),
        "many-records": ([(0, 3), (1000, 2)], "Records 3 to 999 are in no segment"),
        "after-an-empty-one": ([(0, 0), (5, 2)], "Records 0 to 4 are in no segment: the first one is empty"),
    }
    for words, (parts, text) in gaps.items():
        files = [stream(*part) for part in parts]
        outcome = LogOutcome(records(*parts), [("missing-segment", segment_name(parts[1][0]), 0)])
        section.log(f"gap-of-{words}", f"{text}: a file is missing.", files, outcome, flags=("Missing",))
    parts = [(0, 2), (4, 2), (9, 1)]
    outcome = LogOutcome(records(*parts), [("missing-segment", segment_name(base), 0) for base in (4, 9)])
    section.log("two-gaps", "Two files are missing.", [stream(*part) for part in parts], outcome, flags=("Missing",))
    overlaps = {"one-record": [(0, 3), (2, 3)], "two-of-three": [(0, 3), (1, 4)], "all-of-it": [(0, 6), (2, 2)]}
    for words, parts in overlaps.items():
        name = segment_name(parts[1][0])
        text = "The second segment begins before the first one ends: both are read, and that is said."
        outcome = LogOutcome(records(*parts), [("bad-order", name, 0)])
        files = [stream(*part) for part in parts]
        section.log(f"overlap-of-{words}", text, files, outcome, flags=("Twice",))
    double = "segment_3.log"
    text = "Two files begin with record 3, under names of two widths: both are read, and that is said."
    outcome = LogOutcome(records((0, 3), (3, 2), (3, 2)), [("bad-name", double, 0), ("bad-name", double, 0)])
    section.log("duplicate", text, [stream(0, 3), stream(3, 2), stream(3, 2, double)], outcome, rules=DUPLICATE)


def _damaged(section: Section) -> None:
    last = stream(3, 2)
    torn = Stream(segment_name(0), segment(0, 3).content[:-1])
    at = segment(0, 3).positions[2]
    text = "The first of two segments ends within a record: reading ends there, and the second one is not read."
    outcome = LogOutcome(records((0, 2)), (), "torn", ("torn", torn.name, at))
    section.log("first-is-torn", text, [torn, last], outcome, flags=("NextFile",))
    cut = Stream(last.name, last.content[:-1])
    text = "The last segment ends within a record."
    outcome = LogOutcome(records((0, 3), (3, 1)), (), "torn", ("torn", cut.name, segment(3, 2).positions[1]))
    section.log("last-is-torn", text, [stream(0, 3), cut], outcome, flags=("NextFile",))
    damaged: Sequence[tuple[str, bytes, str, str, str]] = (
        ("checksum", frame(3, b"x", checksum=1).content, "corrupt", "bad-checksum", "has a wrong checksum"),
        ("version", frame(3, b"x", version=2).content, "unsupported", "unsupported-version", "is of version 2"),
        ("zeros", bytes(100), "torn", "zeroed", "is nothing but zeros"),
        ("other", b"this is text and nothing else", "not-this-format", "bad-magic", "is no segment"),
    )
    for words, content, end, code, said in damaged:
        text = f"The second of three segments {said}: reading ends there."
        files = [stream(0, 3), Stream(segment_name(3), content), stream(4, 2)]
        outcome = LogOutcome(records((0, 3)), (), end, (code, segment_name(3), 0))
        section.log(f"second-is-damaged-{words}", text, files, outcome, flags=("NextFile",))


def _orphans(section: Section) -> None:
    index = b"".join(segment(3, 2).index())
    for words, base in {"after-the-last": 3, "before-the-first": 0}.items():
        kept = (3, 2) if base == 0 else (0, 3)
        name = index_name(base)
        text = f"The index of segment {base} is there, and the segment is not."
        outcome = LogOutcome(records(kept), [("missing-segment", name, 0)])
        of = {"flags": ["Orphan"]} if base else {"rules": ["durable_log.log.orphan-before"]}
        section.log(f"index-alone-{words}", text, [stream(*kept), Stream(name, index)], outcome, **of)
