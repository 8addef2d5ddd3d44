"""Queues of several segments: which files are theirs, in which order, and what neighbours say of each other."""

from __future__ import annotations

from tests.builders.ffwd import INDEX, consumer, entry, header, segment_name
from tests.generator.book import JSON, Book, Section, Stream
from tests.generator.ffwd.build import DIALECT, Base
from tests.generator.ffwd.stopping import FAULTS
from tests.generator.questions import LogOutcome

NOTES = """\
Queues of several segments in one folder: all their messages, and what is wrong with the files.

ByHeader (ffwd.log.order): Segments are taken in the order of their names, or only where the name fits.
  -> Messages are missing, or come in the wrong order: the real system goes by the header alone.
OtherFiles (ffwd.log.names): A file without the magic is read as a segment, or one with it is not.
  -> Strange messages, or lost ones.
OtherName (ffwd.log.name): That a segment is not called after its number is not said.
  -> A copy or a backup is read, and nobody knows.
Missing (ffwd.log.gap): That numbers are in no segment is not said. -> A lost file goes unnoticed.
OneMissing (ffwd.log.one-missing): One number between two segments is taken for a lost file, or nothing is said.
  -> A failed write looks like a loss.
Twice (ffwd.log.overlap): That numbers are in two segments is not said. -> Messages come twice, and nobody knows.
NextFile (ffwd.log.stops): Reading goes on in the next file after damage in one, and does not say so.
  -> A hole that nobody sees.
"""


def part(base: int, count: int, *, document: bool = False) -> Base:
    return Base("", base, [b"message %d" % number for number in range(base, base + count)], document)


def files(*parts: Base) -> list[Stream]:
    return [one.stream for one in parts]


def named(name: str, made: Base) -> Stream:
    return Stream(name, made.content)


def records(*parts: Base) -> list[JSON]:
    return [record for one in parts for record in one.records]


def write(book: Book) -> None:
    section = book.section("logs", NOTES, FAULTS)
    _sound(section)
    _names(section)
    _between(section)
    _damaged(section)


def _sound(section: Section) -> None:
    sound = {
        "one-segment": ([part(0, 3)], "One segment."),
        "two-segments": ([part(0, 3), part(3, 2)], "Two segments."),
        "three-segments": ([part(0, 1), part(1, 4), part(5, 2)], "Three segments."),
        "not-from-0": ([part(40, 2), part(42, 2)], "The first segments were trimmed: nothing is wrong."),
        "last-is-empty": ([part(0, 3), part(3, 0)], "The last segment has no message yet."),
        "hexadecimal": ([part(8, 2), part(10, 6), part(16, 1)], "Names go from 8 to a to 10, in hexadecimal."),
        "numbers-above-63-bits": ([part((1 << 63) - 1, 1), part(1 << 63, 2)], "Numbers above 63 bits."),
    }
    for words, (parts, text) in sound.items():
        section.log(words, text, files(*parts), LogOutcome(records(*parts)), flags=("ByHeader",))
    old = [part(0, 2, document=True), part(2, 2, document=True)]
    text = "Two segments in the document's form, with its header and its names."
    section.log("document", text, files(*old), LogOutcome(records(*old)), flags=("ByHeader",), requires=DIALECT)
    parts = [part(0, 2), part(2, 1)]
    given = [*files(*parts), Stream(INDEX, consumer(b"c", 1))]
    text = "The index of the consumers lies beside: it is no segment."
    section.log("with-an-index", text, given, LogOutcome(records(*parts)), flags=("OtherFiles",))


def _names(section: Section) -> None:
    first, second = part(0, 3), part(3, 2)
    names = {"a-word": "backup", "a-copy": f"{segment_name(3)}.copy", "a-hidden-one": ".hidden", "letters": "xyz"}
    for words, name in names.items():
        text = f"A segment is called {name}: the real system reads every file with the magic."
        outcome = LogOutcome(records(first, second), [("bad-name", name, 0)])
        section.log(f"called-{words}", text, [first.stream, named(name, second)], outcome, flags=("OtherName",))
    swapped = [named(segment_name(3), first), named(segment_name(0), second)]
    text = "Two segments have each other's name: the headers say which comes first."
    found = [("bad-name", segment_name(0), 0), ("bad-name", segment_name(3), 0)]
    outcome = LogOutcome(records(first, second), found)
    section.log("names-exchanged", text, swapped, outcome, flags=("ByHeader",), rules=("ffwd.header.name",))
    others = {"text": b"notes about this queue", "no-byte": b"", "three-bytes-of-the-magic": b"FFL"}
    for words, content in others.items():
        text = f"A file with another name holds {words.replace('-', ' ')}: it is no segment."
        given = [first.stream, Stream("notes", content)]
        section.log(f"other-file-of-{words}", text, given, LogOutcome(records(first)), flags=("OtherFiles",))
    text = "A file without the magic is called like a segment: reading ends there."
    given = [first.stream, Stream(segment_name(3), b"COLD" + second.content[4:])]
    outcome = LogOutcome(records(first), (), "not-this-format", ("bad-magic", segment_name(3), 0))
    section.log("segment-without-its-magic", text, given, outcome, flags=("NextFile",), rules=("ffwd.header.magic",))


def _between(section: Section) -> None:
    first = part(0, 3)
    after = part(4, 2)
    outcome = LogOutcome(records(first, after), [("gap", segment_name(4), 0)])
    text = "One number is in no segment: a failed write leaves that."
    section.log("one-number-missing", text, files(first, after), outcome, flags=("OneMissing",))
    for words, second in {"two-numbers": part(5, 2), "many-numbers": part(1000, 1)}.items():
        outcome = LogOutcome(records(first, second), [("missing-segment", second.name, 0)])
        text = f"The numbers 3 to {second.base - 1} are in no segment: a file is missing."
        section.log(f"gap-of-{words}", text, files(first, second), outcome, flags=("Missing",))
    for words, second in {"one-number": part(2, 2), "all-but-one": part(1, 4), "all-of-it": part(1, 1)}.items():
        outcome = LogOutcome(records(first, second), [("bad-order", second.name, 0)])
        text = "The second segment begins before the first one ends: both are read, and that is said."
        section.log(f"overlap-of-{words}", text, files(first, second), outcome, flags=("Twice",))
    second = part(3, 2)
    text = "A backup of a segment lies in the folder: both are read, as the real system does, and that is said."
    outcome = LogOutcome(records(first, second, second), [("bad-name", "backup", 0)] * 2)
    given = [first.stream, second.stream, named("backup", second)]
    section.log("a-backup", text, given, outcome, flags=("OtherName",), rules=("ffwd.log.duplicate",))


def _damaged(section: Section) -> None:
    first, second = part(0, 3), part(3, 2)
    cut = Stream(first.name, first.content[:-1])
    outcome = LogOutcome(records(part(0, 2)), (), "torn", ("torn", first.name, first.positions[2]))
    text = "The first of two segments ends within a message: reading ends there."
    section.log("first-is-torn", text, [cut, second.stream], outcome, flags=("NextFile",))
    cut = Stream(second.name, second.content[:-1])
    outcome = LogOutcome(records(first, part(3, 1)), (), "torn", ("torn", second.name, second.positions[1]))
    section.log(
        "last-is-torn", "The last message of the queue is torn.", [first.stream, cut], outcome, flags=("NextFile",)
    )
    version = Stream(second.name, header(3, version=1) + entry(b"x"))
    outcome = LogOutcome(records(first), (), "unsupported", ("unsupported-version", second.name, 0))
    text = "The second of three segments is of version 1: reading ends there."
    section.log(
        "second-is-of-version-1", text, [first.stream, version, part(4, 1).stream], outcome, flags=("NextFile",)
    )
    short = Stream(second.name, second.content[:9])
    outcome = LogOutcome(records(first), (), "torn", ("torn", second.name, 0))
    text = "The second of three segments ends within its header: reading ends there."
    section.log(
        "second-ends-in-its-header",
        text,
        [first.stream, short, part(4, 1).stream],
        outcome,
        flags=("NextFile",),
        faults={"torn": "ffwd.header.torn"},
    )
