"""Seeking a record by its id or its time, through one segment or several."""

from __future__ import annotations

from tests.builders.mojo import Indexed, pack_of
from tests.generator.book import Book, Section, Stream
from tests.generator.mojo.build import Built, row, segment
from tests.generator.mojo.logs import FIRST, LAST, SECOND, part
from tests.generator.questions import Found

NOTES = """\
The first record that is not before an id or a time, and where its pack lies. Deleted entries are passed over.

NextOne (mojo.seek.id): The record that is sought is passed over, or one before it is given.
  -> A consumer loses a record, or gets one again.
NextTime (mojo.seek.time): A time is compared with more, or less, than the milliseconds of an id.
  -> A consumer loses the records of one millisecond.
Deleted (mojo.seek.deleted): A deleted entry is given. -> A consumer gets what was deleted.
IndexTrusted (mojo.seek.index): What INDEX says is believed where the packs do not bear it out.
  -> A consumer is led into the middle of a pack, or past good ones.
"""
SEGMENT = segment(
    [
        pack_of([row(1000, 0, (b"n", b"a")), row(1000, 5, (b"n", b"b"))]),
        pack_of([row(1002, 0, (b"n", b"c")), row(1002, 1, (b"n", b"d"), deleted=True), row(1007, 0, (b"n", b"e"))]),
        pack_of([row(1007, 1, (b"n", b"f"))]),
    ]
)


def write(book: Book) -> None:
    section = book.section("seeking", NOTES)
    _by_id(section)
    _by_time(section)
    _in_several(section)
    _index(section)


def found(built: Built, pack: int, entry: int = 0) -> Found:
    """The record at a place in a pack."""
    place = built.packs[pack]
    return Found(place.pack.records[entry], built.name, place.start)


def _by_id(section: Section) -> None:
    places = {
        "0-0": (0, 0), "1000-0": (0, 0), "1000-1": (0, 1), "1000-5": (0, 1), "1000-6": (1, 0), "1001-0": (1, 0),
        "1002-0": (1, 0), "1002-2": (1, 2), "1007-0": (1, 2), "1007-1": (2, 0),
    }  # fmt: skip
    for own, (pack, entry) in places.items():
        text = f"The first record that is not before {own}."
        section.seek(f"to-{own}", text, [SEGMENT.stream], {"id": own}, found(SEGMENT, pack, entry), flags=("NextOne",))
    text = "1002-1 is deleted: the record after it is given."
    section.seek("to-a-deleted-one", text, [SEGMENT.stream], {"id": "1002-1"}, found(SEGMENT, 1, 2), flags=("Deleted",))
    greatest = "18446744073709551615-18446744073709551615"
    for words, own in {"1007-2": "1007-2", "the-greatest": greatest}.items():
        section.seek(f"to-{words}", "No record is as late.", [SEGMENT.stream], {"id": own}, None, flags=("NextOne",))


def _by_time(section: Section) -> None:
    for at, place in {0: (0, 0), 1000: (0, 0), 1001: (1, 0), 1002: (1, 0), 1003: (1, 2), 1007: (1, 2)}.items():
        text = f"The first record whose id has at least {at} ms."
        section.seek(
            f"time-{at}", text, [SEGMENT.stream], {"timestamp": at}, found(SEGMENT, *place), flags=("NextTime",)
        )
    section.seek("time-1008", "No record is as late.", [SEGMENT.stream], {"timestamp": 1008}, None, flags=("NextTime",))


def _in_several(section: Section) -> None:
    given = [FIRST.stream, SECOND.stream, LAST.stream]
    places = {
        "1003-0": (FIRST, 1, 1), "1003-1": (SECOND, 0, 0), "2000-0": (SECOND, 0, 0), "2002-0": (SECOND, 1, 1),
        "2500-0": (LAST, 0, 0), "3002-0": (LAST, 1, 1),
    }  # fmt: skip
    for own, (built, pack, entry) in places.items():
        text = f"Segments with 1000-0 to 1003-0, 2000-0 to 2002-0 and 3000-0 to 3002-0: {own} is sought."
        section.seek(f"in-three-to-{own}", text, given, {"id": own}, found(built, pack, entry), flags=("NextOne",))
    section.seek("in-three-to-3002-1", "After the last record.", given, {"id": "3002-1"}, None, flags=("NextOne",))
    early, late = part(999, 1), part(10_000, 1)
    text = "As text, 10000-0 comes before 999-0."
    section.seek(
        "names-as-text", text, [late.stream, early.stream], {"id": "999-0"}, found(early, 0), flags=("NextOne",)
    )


def _index(section: Section) -> None:
    packs = [place.pack for place in SEGMENT.packs]
    right = SEGMENT.right_index()
    wrong: dict[str, list[Indexed]] = {
        "into-the-middle": [Indexed(one.id, one.offset + 7, one.length) for one in right],
        "one-pack-too-far": [Indexed(one.id, right[min(n + 1, 2)].offset, one.length) for n, one in enumerate(right)],
        "beyond-the-end": [Indexed(one.id, 100_000, one.length) for one in right],
        "of-one-entry": right[:1],
        "reversed": right[::-1],
    }
    for words, entries in wrong.items():
        built = segment(packs, entries=entries)
        stream = Stream(SEGMENT.name, built.content)
        text = f"INDEX is {words.replace('-', ' ')}: the record is found all the same."
        section.seek(f"index-{words}", text, [stream], {"id": "1007-0"}, found(SEGMENT, 1, 2), flags=("IndexTrusted",))
