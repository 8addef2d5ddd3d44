"""Seeking a message by its number or its time, through one segment or several, with an index or without."""

from __future__ import annotations

from tests.generator.book import Book, Section, Stream
from tests.generator.questions import Found
from tests.generator.tank.build import TIME, TOP, Bundle, Message, compressed, index, plain, size, sparse
from tests.generator.tank.logs import FIRST, part, stream

NOTES = """\
The first message that is not before a number or a time, and where its bundle lies.

NextOne (tank.seek.number): The bundle that has the number is passed over, or messages before it in the bundle are
  given. -> A consumer loses messages, or gets some again.
NextTime (tank.seek.time): The bundle that has the time is passed over, or messages before it are given.
  -> A consumer loses messages, or gets some that are too old.
IndexTrusted (tank.seek.index): What an index says is believed where the segment does not bear it out.
  -> A consumer is led into the middle of a bundle, or past good ones.
"""


def write(book: Book) -> None:
    section = book.section("seeking", NOTES)
    _by_number(section)
    _in_several(section)
    _sparse(section)
    _by_time(section)
    _with_wrong_indexes(section)


NAME = "100_1469700000.log"
SIX = part(100, 2, 1, 3)
"""Messages 100 to 105 in three bundles."""


def found(name: str, bundles: list[Bundle], number: int, place: int = 0) -> Found:
    """The message at a place in bundle `number` of a segment."""
    return Found(bundles[number].records[place], name, size(*bundles[:number]))


def _by_number(section: Section) -> None:
    given = [stream(NAME, SIX)]
    places = {100: (0, 0), 101: (0, 1), 102: (1, 0), 103: (2, 0), 104: (2, 1), 105: (2, 2), 1: (0, 0), 99: (0, 0)}
    for number, (bundle, place) in places.items():
        text = f"Number {number} of a segment that has 100 to 105 in three bundles."
        section.seek(
            f"to-{number}", text, given, {"offset": number}, found(NAME, SIX, bundle, place), flags=("NextOne",)
        )
    for words, number in {"106": 106, "the-greatest": TOP}.items():
        section.seek(f"to-{words}", "No message is as late.", given, {"offset": number}, None, flags=("NextOne",))
    packed = [compressed(one) for one in SIX]
    text = "The bundles are compressed: the message is within the third one."
    section.seek(
        "in-a-compressed-one", text, [stream(NAME, packed)], {"offset": 104}, found(NAME, packed, 2, 1),
        flags=("NextOne",), requires=("compression:snappy",),
    )  # fmt: skip


def _in_several(section: Section) -> None:
    parts = {"1-5.ilog": part(1, 2, 3), "6-7.ilog": part(6, 2), "8.log": part(8, 1, 2)}
    given = [stream(name, bundles) for name, bundles in parts.items()]
    places = {
        1: ("1-5.ilog", 0, 0), 5: ("1-5.ilog", 1, 2), 6: ("6-7.ilog", 0, 0), 7: ("6-7.ilog", 0, 1), 8: ("8.log", 0, 0),
        10: ("8.log", 1, 1),
    }  # fmt: skip
    for number, (name, bundle, place) in places.items():
        text = f"Number {number} of a partition whose segments begin with 1, 6 and 8."
        section.seek(
            f"in-three-to-{number}", text, given, {"offset": number}, found(name, parts[name], bundle, place),
            flags=("NextOne",),
        )  # fmt: skip
    section.seek("in-three-to-11", "One after the last message.", given, {"offset": 11}, None, flags=("NextOne",))
    later = part(50, 2)
    given = [stream("1-5.ilog", parts["1-5.ilog"]), stream("50.log", later)]
    for number in (6, 49, 50):
        text = f"The numbers 6 to 49 are in no segment: for {number} the first message after them is given."
        section.seek(f"gap-to-{number}", text, given, {"offset": number}, found("50.log", later, 0), flags=("NextOne",))
    damaged = stream("1-5.ilog", [FIRST[0], FIRST[1].with_piece("flags", b"\x07")])
    given = [damaged, stream("6-7.ilog", parts["6-7.ilog"])]
    text = "The first segment is damaged, and the second has the number."
    section.seek(
        "after-damage-in-an-earlier-segment", text, given, {"offset": 7}, found("6-7.ilog", parts["6-7.ilog"], 0, 1),
        flags=("NextOne",), level="should",
    )  # fmt: skip
    early, late = part(2, 8), part(10, 2)
    given = [stream("10.log", late), stream("2-9.ilog", early)]
    text = "As text, 10 comes before 2."
    section.seek("names-as-text", text, given, {"offset": 9}, found("2-9.ilog", early, 0, 7), flags=("NextOne",))


def _sparse(section: Section) -> None:
    numbers = [20, 25, 26, 90]
    bundles = [*part(10, 2), sparse(numbers, *(Message(b"m%d" % one) for one in numbers)), *part(91, 1)]
    name = "10.log"
    for number, (bundle, place) in {15: (1, 0), 20: (1, 0), 21: (1, 1), 27: (1, 3), 90: (1, 3), 91: (2, 0)}.items():
        text = f"Number {number}, where a sparse bundle has 20, 25, 26 and 90."
        section.seek(
            f"sparse-to-{number}", text, [stream(name, bundles)], {"offset": number},
            found(name, bundles, bundle, place), flags=("NextOne",),
        )  # fmt: skip


def timed(first: int, *times: int) -> Bundle:
    """A bundle with a message at each of these times."""
    messages = (Message(b"at %d" % at, TIME + at) for at in times)
    return plain(first, *messages)


def _by_time(section: Section) -> None:
    bundles = [timed(1, 0, 10), timed(3, 10, 20), timed(5, 30)]
    given = [stream("1.log", bundles)]
    for at, (bundle, place) in {-5: (0, 0), 0: (0, 0), 1: (0, 1), 10: (0, 1), 11: (1, 1), 30: (2, 0)}.items():
        text = f"Bundles with messages at 0 and 10, 10 and 20, and 30 ms: {at} ms is sought."
        section.seek(
            f"time-{at if at >= 0 else 'before-all'}", text, given, {"timestamp": TIME + at},
            found("1.log", bundles, bundle, place), flags=("NextTime",),
        )  # fmt: skip
    section.seek("time-after-all", "No message is as late.", given, {"timestamp": TIME + 31}, None, flags=("NextTime",))
    several = {"1-4.ilog": [timed(1, 0, 10), timed(3, 20, 20)], "5.log": [timed(5, 30, 40)]}
    given = [stream(name, one) for name, one in several.items()]
    for at, (name, bundle, place) in {15: ("1-4.ilog", 1, 0), 21: ("5.log", 0, 0), 40: ("5.log", 0, 1)}.items():
        text = f"Two segments, with messages from 0 to 20 and from 30 to 40 ms: {at} ms is sought."
        section.seek(
            f"in-two-at-{at}-ms", text, given, {"timestamp": TIME + at}, found(name, several[name], bundle, place),
            flags=("NextTime",),
        )  # fmt: skip
    carried = [plain(1, Message(b"a", TIME), Message(b"b", None), Message(b"c", TIME + 9))]
    text = "The second message has the time of the first, which it does not repeat."
    section.seek(
        "time-that-is-carried", text, [stream("1.log", carried)], {"timestamp": TIME + 1},
        found("1.log", carried, 0, 2), flags=("NextTime",),
    )  # fmt: skip


def _with_wrong_indexes(section: Section) -> None:
    at = [size(*SIX[:number]) for number in range(3)]
    wrong: dict[str, list[tuple[int, int]]] = {
        "sound": [(0, 0), (2, at[1]), (3, at[2])],
        "of-one-entry": [(0, 0)],
        "into-the-middle": [(0, 0), (2, at[1] + 3), (3, at[2] + 5)],
        "one-bundle-too-far": [(0, 0), (2, at[2])],
        "beyond-the-end": [(0, 0), (3, 100_000)],
        "reversed": [(3, at[2]), (2, at[1]), (0, 0)],
        "of-no-entry": [],
    }
    for words, entries in wrong.items():
        given = [stream(NAME, SIX), Stream("100.index", index(*entries))]
        text = f"The index is {words.replace('-', ' ')}: the message is found all the same."
        section.seek(f"index-{words}", text, given, {"offset": 104}, found(NAME, SIX, 2, 1), flags=("IndexTrusted",))
    given = [stream(NAME, SIX), Stream("100.index", index((0, 0), (2, at[1]))[:-3])]
    text = "The last entry of the index is cut short: the message is found all the same."
    section.seek("index-torn", text, given, {"offset": 102}, found(NAME, SIX, 1), flags=("IndexTrusted",))
