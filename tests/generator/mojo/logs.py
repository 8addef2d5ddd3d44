"""Streams of several segments: which files are theirs, and what neighbours say of each other."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.mojo import pack_of
from tests.generator.book import JSON, Book, Section, Stream
from tests.generator.mojo.build import Built, packs_only, row, segment
from tests.generator.mojo.stopping import FAULTS
from tests.generator.questions import LogOutcome

NOTES = """\
Streams of several segments in one folder: all their records, and what is wrong with the files.

NameOrder (mojo.log.order): Segments are read in the order of their names as text. -> Records come in the wrong order.
Copies (mojo.log.copies): Several files of one segment are all read, or the one is read that may be incomplete.
  -> Records come twice, or are missing.
Marks (mojo.log.mark): An empty file that says where a segment is is taken for a damaged one, or nothing is said of it.
  -> An archived stream looks damaged, or whole though it is not here.
Merged (mojo.log.merged): Two segments and the file that merges them are all read, or that file before it may be whole.
  -> Records come twice, or are missing.
OtherFiles (mojo.log.names): A file that is not named like a segment is read as one, or room for the next is.
  -> Strange records, or a stream that looks damaged.
Overlap (mojo.log.overlap): That ids are in two segments, or go back, is not said.
  -> Records come twice, and nobody knows.
NextFile (mojo.log.stops): Reading goes on in the next file after damage in one, and does not say so.
  -> A hole that nobody sees.
"""


def part(ms: int, *counts: int, writing: bool = False) -> Built:
    """A segment of so many records in each pack, a millisecond after each other."""
    made = []
    for count in counts:
        made.append(pack_of([row(ms + n, 0, (b"n", b"%d" % (ms + n))) for n in range(count)]))
        ms += count
    return packs_only(made) if writing else segment(made)


def named(name: str, built: Built) -> Stream:
    return Stream(name, built.content)


def records(*parts: Built) -> list[JSON]:
    return [record for one in parts for record in one.records()]


FIRST, SECOND, LAST = part(1000, 2, 2), part(2000, 1, 2), part(3000, 1, 2, writing=True)


def write(book: Book) -> None:
    section = book.section("logs", NOTES, FAULTS)
    _sound(section)
    _copies(section)
    _merged(section)
    _between(section)
    _damaged(section)


def _sound(section: Section) -> None:
    early, late = part(999, 1), part(10_000, 1)
    sound: dict[str, tuple[Sequence[Stream], Sequence[Built], str]] = {
        "one-segment": ([FIRST.stream], [FIRST], "One finished segment."),
        "one-that-grows": ([LAST.stream], [LAST], "One segment that is being written."),
        "two-finished": ([FIRST.stream, SECOND.stream], [FIRST, SECOND], "Two finished segments."),
        "three-segments": (
            [FIRST.stream, SECOND.stream, LAST.stream],
            [FIRST, SECOND, LAST],
            "Two finished ones, and one that grows.",
        ),
        "numbers-decide-not-text": ([late.stream, early.stream], [early, late], "As text, 10000-0 comes before 999-0."),
        "with-dat": (
            [named("1000-0.dat", FIRST), named("2000-0.dat", SECOND)],
            [FIRST, SECOND],
            "Names that end in .dat.",
        ),
        "archived-and-here": (
            [named("a1000-0", FIRST), SECOND.stream],
            [FIRST, SECOND],
            "An archived segment that is here.",
        ),
        "gap": (
            [FIRST.stream, LAST.stream],
            [FIRST, LAST],
            "Ids need not be dense: nothing is missing that one could see.",
        ),
    }
    for words, (given, parts, text) in sound.items():
        section.log(words, text, given, LogOutcome(records(*parts)), flags=("NameOrder",))
    for words, content in {"of-no-byte": b"", "of-zeros": bytes(500)}.items():
        text = f"Room for the next segment ({words.replace('-', ' ')}) is no segment yet."
        given = [FIRST.stream, Stream("w0", content)]
        section.log(f"room-{words}", text, given, LogOutcome(records(FIRST)), flags=("OtherFiles",))
    for words, name in {"log-file": "0.log", "a-word": "notes", "one-number": "2000", "capitals": "W2000-0"}.items():
        text = f"{name} is not called like a segment, whatever is in it."
        given = [FIRST.stream, named(name, SECOND)]
        section.log(f"other-file-{words}", text, given, LogOutcome(records(FIRST)), flags=("OtherFiles",))


def _copies(section: Section) -> None:
    for letter, what in (("a", "archived"), ("u", "being uploaded"), ("d", "being downloaded")):
        mark = Stream(f"{letter}1000-0", b"")
        text = f"The segment is here, and an empty file says that it is {what}."
        given = [FIRST.stream, mark, SECOND.stream]
        section.log(f"mark-{letter}-beside", text, given, LogOutcome(records(FIRST, SECOND)), flags=("Marks",))
        text = f"Of a segment there is only an empty file that says that it is {what}: it is not here."
        outcome = LogOutcome(records(SECOND), [("missing-segment", mark.name, 0)])
        section.log(f"mark-{letter}-alone", text, [mark, SECOND.stream], outcome, flags=("Marks",))
    half = named("d1000-0", FIRST)
    cut = Stream("d1000-0", half.content[:-40])
    text = "A download that is not complete lies beside the segment: the segment is read."
    given = [cut, FIRST.stream, SECOND.stream]
    section.log("half-a-download-beside", text, given, LogOutcome(records(FIRST, SECOND)), flags=("Copies",))
    text = "A download that is not complete, and an empty file that says that the segment is archived: it is not here."
    given = [cut, Stream("a1000-0", b""), SECOND.stream]
    outcome = LogOutcome(records(SECOND), [("missing-segment", "a1000-0", 0)])
    section.log("half-a-download-and-a-mark", text, given, outcome, flags=("Marks",))
    text = "A finished segment, and the file that its writer left: the finished one is read."
    given = [FIRST.stream, named("w1000-0", part(1000, 2, writing=True)), SECOND.stream]
    section.log("finished-and-writing", text, given, LogOutcome(records(FIRST, SECOND)), flags=("Copies",))
    text = "An uploaded copy lies beside the segment that it is of."
    given = [FIRST.stream, named("u1000-0", FIRST), SECOND.stream]
    section.log("a-copy-beside", text, given, LogOutcome(records(FIRST, SECOND)), flags=("Copies",))


def _merged(section: Section) -> None:
    both = segment([*(place.pack for place in FIRST.packs), *(place.pack for place in SECOND.packs)])
    merged = named("1000-0-2000-0", both)
    cases: dict[str, tuple[list[Stream], str]] = {
        "both-are-here": (
            [FIRST.stream, SECOND.stream, merged],
            "Both segments are still here: the file may be incomplete.",
        ),
        "first-is-gone": ([SECOND.stream, merged], "The first of the two is gone: the file that merges them is read."),
        "second-is-gone": ([FIRST.stream, merged], "The second of the two is gone: the file that merges them is read."),
        "both-are-gone": ([merged], "Both are gone: the file that merges them is read."),
    }
    for words, (given, text) in cases.items():
        outcome = LogOutcome(records(FIRST, SECOND, LAST))
        section.log(f"merged-{words}", text, [*given, LAST.stream], outcome, flags=("Merged",))
    cut = Stream(merged.name, merged.content[:60])
    given = [FIRST.stream, SECOND.stream, cut]
    text = "The file that merges two segments has only begun: the two are read."
    section.log("merged-has-begun", text, given, LogOutcome(records(FIRST, SECOND)), flags=("Merged",))


def _between(section: Section) -> None:
    for words, second in {"last-id": part(1003, 2), "inside": part(1001, 1), "all-of-it": part(1001, 1, 1, 1)}.items():
        outcome = LogOutcome(records(FIRST, second), [("bad-order", second.name, 0)])
        text = "The second segment begins with an id that is not above the last one of the first."
        section.log(f"overlap-of-{words}", text, [FIRST.stream, second.stream], outcome, flags=("Overlap",))
    outcome = LogOutcome(records(FIRST, part(1004, 1)))
    text = "The second segment begins with the very next id."
    section.log("next-id", text, [FIRST.stream, part(1004, 1).stream], outcome, flags=("Overlap",))


def _damaged(section: Section) -> None:
    place = FIRST.packs[1]
    content = bytearray(FIRST.content)
    content[place.end - 2] ^= 0x55
    broken = Stream(FIRST.name, bytes(content))
    text = "The second pack of the first segment says that it has another number of entries: reading ends there."
    outcome = LogOutcome(FIRST.records(1), (), "corrupt", ("bad-count", FIRST.name, place.start))
    section.log("first-is-damaged", text, [broken, SECOND.stream], outcome, flags=("NextFile",))
    unfinished = packs_only([place.pack for place in SECOND.packs], "2000-0")
    text = "The second segment has lost SUFFIX: it is torn at its end, and the third one is not read."
    outcome = LogOutcome(records(FIRST, SECOND), (), "torn", ("torn", "2000-0", len(unfinished.content)))
    given = [FIRST.stream, unfinished.stream, LAST.stream]
    faults = {"torn": "mojo.end.missing"}
    section.log("second-lost-its-suffix", text, given, outcome, flags=("NextFile",), faults=faults)
    content_of = LAST.content[: LAST.packs[1].ends[0] - 1]
    text = "The segment that grows ends within an entry."
    outcome = LogOutcome(records(FIRST) + LAST.records(1), (), "torn", ("torn", LAST.name, LAST.packs[1].start))
    given = [FIRST.stream, Stream(LAST.name, content_of)]
    section.log("last-is-torn", text, given, outcome, flags=("NextFile",), faults={"torn": "mojo.end.head"})
