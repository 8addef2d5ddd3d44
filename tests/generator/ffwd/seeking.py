"""Seeking a message by its number, through one segment or several."""

from __future__ import annotations

from tests.builders.ffwd import INDEX, consumer, segment_name
from tests.generator.book import Book, Section, Stream
from tests.generator.ffwd.build import DIALECT, LATER, OLD, SIX, Base
from tests.generator.ffwd.logs import files, named, part
from tests.generator.questions import Found

NOTES = """\
The first message that is not before a number, and where it lies.

NextOne (ffwd.seek.number): The message that is sought is passed over, or the one before it is given.
  -> A consumer loses a message, or gets one again.
WrongFile (ffwd.seek.number, ffwd.log.order): The segment is chosen by its name, or the wrong one of two neighbours is.
  -> A consumer gets nothing, or much too much.
"""


def write(book: Book) -> None:
    section = book.section("seeking", NOTES)
    _in_one(section)
    _in_several(section)


def found(base: Base, number: int, name: str | None = None) -> Found:
    return Found(base.records[number], name or base.name, base.positions[number])


def _in_one(section: Section) -> None:
    for number, offset in enumerate(range(100, 106)):
        text = f"Message {offset} of a segment that has 100 to 105."
        section.seek(f"to-{offset}", text, files(SIX), {"offset": offset}, found(SIX, number), flags=("NextOne",))
    for words, offset in {"0": 0, "99": 99}.items():
        text = f"{offset} is before the first message: that one is given."
        section.seek(f"to-{words}", text, files(SIX), {"offset": offset}, found(SIX, 0), flags=("NextOne",))
    for words, offset in {"106": 106, "the-greatest": (1 << 64) - 1}.items():
        text = "No message has this number or a greater one."
        section.seek(f"to-{words}", text, files(SIX), {"offset": offset}, None, flags=("NextOne",))
    text = "The message after one of 300 bytes."
    section.seek("after-a-longer-one", text, files(LATER), {"offset": 23}, found(LATER, 2), flags=("NextOne",))
    text = "The segment has the document's header, which is two bytes shorter."
    section.seek(
        "in-the-documents-form", text, files(OLD), {"offset": 256}, found(OLD, 1), flags=("NextOne",), requires=DIALECT
    )
    for words, offset in {"before": 1, "beyond": 500}.items():
        given = [*files(SIX), Stream(INDEX, consumer(b"c", offset))]
        text = f"A consumer is far {words} what is sought: its position says nothing of the segment."
        section.seek(f"a-consumer-{words}", text, given, {"offset": 103}, found(SIX, 3), flags=("NextOne",))


def _in_several(section: Section) -> None:
    parts = [part(0, 3), part(3, 2), part(5, 4)]
    for offset, (place, number) in {0: (0, 0), 2: (0, 2), 3: (1, 0), 4: (1, 1), 5: (2, 0), 8: (2, 3)}.items():
        text = f"Message {offset} of a queue whose three segments begin with 0, 3 and 5."
        section.seek(
            f"in-three-to-{offset}", text, files(*parts), {"offset": offset}, found(parts[place], number),
            flags=("WrongFile",),
        )  # fmt: skip
    section.seek(
        "in-three-to-9", "One after the last message.", files(*parts), {"offset": 9}, None, flags=("WrongFile",)
    )
    apart = [part(0, 3), part(10, 2)]
    for offset in (3, 9, 10):
        text = f"The numbers 3 to 9 are in no segment: for {offset} the first message after them is given."
        section.seek(
            f"gap-to-{offset}", text, files(*apart), {"offset": offset}, found(apart[1], 0), flags=("WrongFile",)
        )
    swapped = [named(segment_name(3), parts[0]), named(segment_name(0), parts[1])]
    text = "Two segments have each other's name: the header says which one has the message."
    section.seek(
        "names-exchanged", text, swapped, {"offset": 4}, found(parts[1], 1, segment_name(0)), flags=("WrongFile",)
    )
    given = [parts[0].stream, named("a", parts[1])]
    text = "The second segment is called by another name."
    section.seek("called-a", text, given, {"offset": 3}, found(parts[1], 0, "a"), flags=("WrongFile",))
    empty = [part(0, 3), part(3, 0)]
    section.seek(
        "in-the-empty-last-one",
        "The last segment has no message.",
        files(*empty),
        {"offset": 3},
        None,
        flags=("WrongFile",),
    )
