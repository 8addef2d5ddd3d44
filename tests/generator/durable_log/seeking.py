"""Seeking a record by its number, through one segment or several, with an index or without."""

from __future__ import annotations

from tests.builders.durable_log import index, index_name, segment_name
from tests.generator.book import Book, Section, Stream
from tests.generator.durable_log.build import SIX, Base
from tests.generator.durable_log.logs import segment
from tests.generator.questions import Found

NOTES = """\
The first record that is not before a number, and where it lies.

NextOne (durable_log.seek.number): The record that is sought is passed over, or the one before it is given.
  -> A consumer loses a record.
WrongFile (durable_log.seek.number, durable_log.name.number): The segment is chosen by the wrong one of two neighbours.
  -> A consumer gets nothing, or much too much.
IndexTrusted (durable_log.seek.number, durable_log.seek.index): What an index says is believed where the segment does
  not bear it out. -> A consumer is led into the middle of a record, or past good ones.
"""


def write(book: Book) -> None:
    section = book.section("seeking", NOTES)
    _in_one(section)
    _in_several(section)
    _with_wrong_indexes(section)


def found(base: Base, number: int, name: str | None = None) -> Found:
    """The record of that place in a segment."""
    return Found(base.records[number], name or base.name, base.positions[number])


def _in_one(section: Section) -> None:
    for number, offset in enumerate(range(100, 106)):
        text = f"Record {offset} of a segment that has 100 to 105."
        section.seek(f"to-{offset}", text, [SIX.stream], {"offset": offset}, found(SIX, number), flags=("NextOne",))
    for words, offset in {"0": 0, "99": 99}.items():
        text = f"{offset} is before the first record: that one is given."
        section.seek(f"to-{words}", text, [SIX.stream], {"offset": offset}, found(SIX, 0), flags=("NextOne",))
    for words, offset in {"106": 106, "the-greatest-number": 2**64 - 1}.items():
        text = f"No record has the number {offset} or a greater one."
        section.seek(f"to-{words}", text, [SIX.stream], {"offset": offset}, None, flags=("NextOne",))


def _in_several(section: Section) -> None:
    parts = [segment(0, 3), segment(3, 2), segment(5, 4)]
    files = [part.stream for part in parts]
    for offset, (part, number) in {0: (0, 0), 2: (0, 2), 3: (1, 0), 4: (1, 1), 5: (2, 0), 8: (2, 3)}.items():
        text = f"Record {offset} of a log whose three segments begin with 0, 3 and 5."
        section.seek(
            f"in-three-to-{offset}", text, files, {"offset": offset}, found(parts[part], number), flags=("WrongFile",)
        )
    section.seek("in-three-to-9", "One after the last record.", files, {"offset": 9}, None, flags=("WrongFile",))
    far = [segment(0, 3), segment(10, 2)]
    files = [part.stream for part in far]
    for offset in (3, 9, 10):
        text = f"Records 3 to 9 are in no segment: for {offset} the first one after them is given."
        section.seek(f"gap-to-{offset}", text, files, {"offset": offset}, found(far[1], 0), flags=("WrongFile",))
    narrow = [Stream("segment_9.log", segment(9, 1).content), Stream("segment_10.log", segment(10, 2).content)]
    text = "The names have no zeros in front: as text, 10 comes before 9."
    section.seek(
        "names-without-zeros", text, narrow, {"offset": 10}, found(segment(10, 2), 0, "segment_10.log"),
        flags=("WrongFile",),
    )  # fmt: skip
    empty = [segment(0, 3), segment(3, 0)]
    files = [part.stream for part in empty]
    section.seek(
        "in-the-empty-last-one", "The last segment has no record.", files, {"offset": 3}, None, flags=("WrongFile",)
    )


def _with_wrong_indexes(section: Section) -> None:
    entries = list(zip(range(100, 106), SIX.positions, strict=True))
    wrong = {
        "sound": entries,
        "empty": [],
        "short": entries[:2],
        "into-the-middle": [(number, at + 5) for number, at in entries],
        "one-too-far": [(number, entries[min(place + 1, 5)][1]) for place, (number, _) in enumerate(entries)],
        "beyond-the-end": [(number, 10_000) for number, _ in entries],
        "all-the-first": [(number, 0) for number, _ in entries],
        "zeros": [(0, 0)] * 6,
        "reversed": entries[::-1],
    }
    for words, given in wrong.items():
        beside = Stream(index_name(100), index(given))
        text = f"The index beside the segment is {words.replace('-', ' ')}: the record is found all the same."
        section.seek(
            f"index-{words}", text, [SIX.stream, beside], {"offset": 103}, found(SIX, 3), flags=("IndexTrusted",)
        )
    torn = Stream(index_name(100), index(entries)[:-3])
    text = "The last entry of the index is cut short."
    section.seek("index-torn", text, [SIX.stream, torn], {"offset": 105}, found(SIX, 5), flags=("IndexTrusted",))
    other = Stream(index_name(0), index(entries))
    text = "An index of another segment lies in the folder."
    files = [SIX.stream, other, Stream(segment_name(106), b"")]
    section.seek("index-of-another", text, files, {"offset": 101}, found(SIX, 1), flags=("IndexTrusted",))
