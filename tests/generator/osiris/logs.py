"""Logs of several segments: which files are theirs, and what neighbours say of each other."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.osiris import DELTA, HEADER, INDEX_HEADER, OFFSET, SNAPSHOT, block, index_name, segment_name
from tests.generator.book import JSON, Book, Frame, Section, Stream, records_of
from tests.generator.osiris.build import (
    START,
    TIME,
    chunk,
    end_of,
    index_record,
    segment,
    simple,
    sub_batch,
    tracking,
    user,
)
from tests.generator.osiris.stopping import FAULTS
from tests.generator.questions import LogOutcome

NOTES = """\
Logs of several segments in one folder: all their records, and what is wrong with the files.

NameOrder (osiris.log.order): Segments are read in the order in which they lie in the folder, or of their ages.
  -> Records come in the wrong order.
OtherFiles (osiris.log.names): A file that is not named like a segment is read as one.
  -> Records come twice, or reading ends at a file that is none of the log.
Missing (osiris.log.gap): That offsets are in no segment is not said. -> A lost file goes unnoticed.
Twice (osiris.log.overlap): That offsets are in two segments is not said. -> Records come twice, and nobody knows.
Orphan (osiris.log.orphan): An index whose segment is gone is not reported. -> A lost file goes unnoticed.
NextFile (osiris.log.stops): Reading goes on in the next file after damage in one, and does not say so.
  -> A hole that nobody sees.
"""
OF_HEADER = {
    "unsupported-version": "osiris.segment.version",
    "bad-magic": "osiris.segment.magic",
    "torn": "osiris.segment.cut",
}
Part = tuple[int, Sequence[Frame]]
"""The number in a segment's name, and its chunks."""


def write(book: Book) -> None:
    section = book.section("logs", NOTES, FAULTS)
    _sound(section)
    _other_files(section)
    _between(section)
    _epochs(section)
    _damaged(section)
    _orphans(section)


def part(base: int, *counts: int, epoch: int = 1, timestamp: int = TIME) -> Part:
    """A segment of user chunks with so many records each."""
    frames, offset = [], base
    for count in counts:
        bodies = [b"record %d" % number for number in range(offset, offset + count)]
        frames.append(user(offset, *bodies, epoch=epoch, timestamp=timestamp))
        offset += count
    return base, frames


def stream(made: Part, tail: bytes = b"") -> Stream:
    base, frames = made
    return segment(*frames, name=segment_name(base), tail=tail)


def files(*parts: Part) -> list[Stream]:
    return [stream(one) for one in parts]


def records(*parts: Part) -> list[JSON]:
    return [record for _, frames in parts for record in records_of(frames)]


def _sound(section: Section) -> None:
    snapshot = tracking(5, SNAPSHOT, block(OFFSET, b"c", 3))
    batch = chunk(3, [sub_batch(0, [b"one", b"two", b"three"])])
    sound: dict[str, tuple[Sequence[Part], str]] = {
        "one-segment": ([part(0, 2, 3)], "One segment."),
        "two-segments": ([part(0, 2, 3), part(5, 1)], "Two segments."),
        "three-segments": ([part(0, 1), part(1, 4, 4), part(9, 2)], "Three segments."),
        "not-from-0": ([part(40, 2), part(42, 2)], "The first segments were removed by retention: nothing is wrong."),
        "last-has-no-chunk": ([part(0, 5), part(5)], "The last segment has its header and no chunk yet."),
        "snapshot-first": (
            [part(0, 5), (5, [snapshot, user(6, b"after")])],
            "The second segment begins with a snapshot, which takes one offset.",
        ),
        "after-a-delta": (
            [(0, [user(0, b"a"), tracking(1, DELTA, block(OFFSET, b"c", 0))]), part(2, 1)],
            "The first segment ends with a delta chunk, whose offset counts.",
        ),
        "after-a-sub-batch": ([(0, [user(0, b"a", b"b", b"c"), batch]), part(6, 1)], "A sub-batch counts its records."),
        "after-a-filler": (
            [(0, [user(0, b"a"), chunk(1, [simple(b"")], kind=DELTA, num_records=9)]), part(10, 1)],
            "The first segment ends with a filler of nine offsets.",
        ),
        "large-numbers": ([part((1 << 63) - 2, 2), part(1 << 63, 1)], "Offsets above 63 bits."),
    }
    for words, (parts, text) in sound.items():
        rules = ("osiris.tracking.filler",) if words == "after-a-filler" else ()
        section.log(words, text, files(*parts), LogOutcome(records(*parts)), flags=("NameOrder",), rules=rules)
    parts = [part(0, 2), part(2, 1)]
    listed = [Stream(index_name(base), INDEX_HEADER + index_record(base, START, timestamp=TIME)) for base, _ in parts]
    text = "Two segments with their indexes."
    section.log("with-indexes", text, [*files(*parts), *listed], LogOutcome(records(*parts)), flags=("OtherFiles",))


def _other_files(section: Section) -> None:
    first, second = part(0, 2), part(2, 2)
    names = {
        "19-digits": f"{2:019}.segment",
        "21-digits": f"{2:021}.segment",
        "no-zeros": "2.segment",
        "a-copy": f"{segment_name(2)}.bak",
        "a-hidden-one": f".{segment_name(2)}",
        "of-a-network": ".nfs000000000000a1b2",
        "capitals": f"{2:020}.SEGMENT",
        "with-a-sign": f"+{2:019}.segment",
    }
    for words, name in names.items():
        text = f"{name} is not called like a segment: osiris ignores it, whatever is in it."
        given = [stream(first), Stream(name, stream(second).content)]
        section.log(f"other-file-{words}", text, given, LogOutcome(records(first)), flags=("OtherFiles",))


def _between(section: Section) -> None:
    gaps = {"one-offset": part(6, 1), "many-offsets": part(1000, 2)}
    first = part(0, 2, 3)
    for words, second in gaps.items():
        outcome = LogOutcome(records(first, second), [("missing-segment", segment_name(second[0]), 0)])
        text = f"Offsets 5 to {second[0] - 1} are in no segment: a file is missing."
        section.log(f"gap-of-{words}", text, files(first, second), outcome, flags=("Missing",))
    parts = [part(0, 2), part(4, 2), part(9, 1)]
    outcome = LogOutcome(records(*parts), [("missing-segment", segment_name(base), 0) for base in (4, 9)])
    section.log("two-gaps", "Two files are missing.", files(*parts), outcome, flags=("Missing",))
    filled = (0, [user(0, b"a"), tracking(1, DELTA, block(OFFSET, b"c", 0))])
    outcome = LogOutcome(records(filled, part(3, 1)), [("missing-segment", segment_name(3), 0)])
    text = "The first segment ends with a delta chunk of one offset, and the next one begins one later."
    section.log("gap-after-a-delta", text, files(filled, part(3, 1)), outcome, flags=("Missing",))
    for words, second in {"one-offset": part(4, 2), "all-but-one": part(1, 6), "all-of-it": part(2, 1)}.items():
        outcome = LogOutcome(records(first, second), [("bad-order", segment_name(second[0]), 0)])
        text = "The second segment begins before the first one ends: both are read, and that is said."
        section.log(f"overlap-of-{words}", text, files(first, second), outcome, flags=("Twice",))


def _epochs(section: Section) -> None:
    first, second = part(0, 2, epoch=3), part(2, 1, epoch=2)
    outcome = LogOutcome(records(first, second), [("bad-order", segment_name(2), START)])
    text = "The epoch decreases from one segment to the next."
    section.log("epoch-decreases", text, files(first, second), outcome, rules=("osiris.log.epoch",))
    raised = part(2, 1, epoch=9)
    text = "The epoch rises from one segment to the next, as after each election."
    section.log("epoch-rises", text, files(first, raised), LogOutcome(records(first, raised)), flags=("NameOrder",))
    earlier = part(2, 1, epoch=3, timestamp=TIME - 5000)
    text = "The clock steps back from one segment to the next: nothing to warn of."
    outcome = LogOutcome(records(first, earlier))
    section.log("clock-steps-back", text, files(first, earlier), outcome, rules=("osiris.log.clock",))


def _damaged(section: Section) -> None:
    first, second = part(0, 2, 3), part(5, 2)
    at = end_of(first[1][:1])
    cut = Stream(segment_name(0), stream(first).content[:-1])
    outcome = LogOutcome(records((0, first[1][:1])), (), "torn", ("torn", cut.name, at))
    text = "The first of two segments ends within a chunk: reading ends there, and the second one is not read."
    section.log("first-is-torn", text, [cut, stream(second)], outcome, flags=("NextFile",))
    torn = Stream(segment_name(5), stream(second).content[:-1])
    outcome = LogOutcome(records(first), (), "torn", ("torn", torn.name, START))
    section.log(
        "last-is-torn", "The last chunk of the log is torn.", [stream(first), torn], outcome, flags=("NextFile",)
    )
    zeros = stream(second, bytes(100))
    outcome = LogOutcome(records(first, second), (), "torn", ("zeroed", zeros.name, end_of(second[1])))
    text = "The last segment ends in zeros."
    section.log("last-ends-in-zeros", text, [stream(first), zeros], outcome, flags=("NextFile",))
    wrong: Sequence[tuple[str, bytes, str, str, int, str, Sequence[str]]] = (
        ("checksum", HEADER + chunk(5, [simple(b"x")], crc=0).content, "corrupt", "bad-checksum", START,
         "has a chunk with a wrong checksum", ("checksum",)),
        ("file-version", b"OSIL\0\0\0\2", "unsupported", "unsupported-version", 0, "is of file version 2", ()),
        ("other", b"text, and nothing else", "not-this-format", "bad-magic", 0, "is no segment", ()),
        ("no-byte", b"", "torn", "torn", 0, "has no byte", ()),
    )  # fmt: skip
    for words, content, end, code, place, said, requires in wrong:
        text = f"The second of three segments {said}: reading ends there."
        given = [stream(first), Stream(segment_name(5), content), stream(part(6, 1))]
        outcome = LogOutcome(records(first), (), end, (code, segment_name(5), place))
        section.log(
            f"second-is-damaged-{words}", text, given, outcome, flags=("NextFile",), requires=requires,
            faults={} if place else OF_HEADER,
        )  # fmt: skip


def _orphans(section: Section) -> None:
    first = part(0, 2)
    listed = index_record(2, START, timestamp=TIME)
    contents = {
        "that-lists-a-chunk": INDEX_HEADER + listed,
        "that-lists-no-chunk": INDEX_HEADER,
        "without-a-header": listed,
        "of-no-byte": b"",
    }
    for words, content in contents.items():
        text = f"An index {words.replace('-', ' ')} has no segment beside it."
        outcome = LogOutcome(records(first), [("missing-segment", index_name(2), 0)])
        given = [stream(first), Stream(index_name(2), content)]
        rules = () if words in ("that-lists-a-chunk", "without-a-header") else ("osiris.log.orphan-of-nothing",)
        flags = ("Orphan",) if not rules else ()
        section.log(f"index-{words}", text, given, outcome, flags=flags, rules=rules)
