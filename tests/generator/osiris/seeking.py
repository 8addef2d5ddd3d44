"""Seeking a record by its offset or its time, through one segment or several, with an index or without."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path

from tests.builders.osiris import DELTA, INDEX_HEADER, OFFSET, block, index_name, segment_name
from tests.generator.book import Book, Frame, Section, Stream
from tests.generator.osiris.build import START, TIME, chunk, end_of, index_record, simple, sub_batch, tracking, user
from tests.generator.osiris.logs import Part, files, part, stream
from tests.generator.osiris.real import SAMPLES, known_answers, walk
from tests.generator.questions import Found

NOTES = """\
The first record that is not before an offset or a time, and where its chunk lies.

NextOne (osiris.seek.offset): The chunk that holds the offset is passed over, or records before it in the chunk are
  given. -> A consumer loses records, or gets some again.
NextTime (osiris.seek.time): The chunk that has the time is passed over, or the one before it is given.
  -> A consumer loses records, or gets some that are too old.
IndexTrusted (osiris.seek.index): What an index says is believed where the segment does not bear it out.
  -> A consumer is led into the middle of a chunk, or past good ones.
"""


def write(book: Book) -> None:
    section = book.section("seeking", NOTES)
    _by_offset(section)
    _in_several(section)
    _by_time(section)
    _with_wrong_indexes(section)
    _real(section)


def found(made: Part, number: int, place: int = 0) -> Found:
    """The record at a place in chunk `number` of a segment."""
    base, frames = made
    return Found(frames[number].records[place], segment_name(base), end_of(frames[:number]))


FILLER = ("osiris.tracking.filler",)
SIX: Part = part(100, 2, 1, 3)
"""Offsets 100 to 105 in three chunks."""


def _by_offset(section: Section) -> None:
    for offset, (number, place) in {
        100: (0, 0),
        101: (0, 1),
        102: (1, 0),
        103: (2, 0),
        104: (2, 1),
        105: (2, 2),
    }.items():
        text = f"Offset {offset}, in chunk {number + 1} of a segment of three."
        section.seek(
            f"to-{offset}", text, files(SIX), {"offset": offset}, found(SIX, number, place), flags=("NextOne",)
        )
    for words, offset in {"0": 0, "99": 99}.items():
        text = f"{offset} is before the first record: that one is given."
        section.seek(f"to-{words}", text, files(SIX), {"offset": offset}, found(SIX, 0), flags=("NextOne",))
    for words, offset in {"106": 106, "the-greatest": (1 << 64) - 1}.items():
        text = "No record has this offset or a greater one."
        section.seek(f"to-{words}", text, files(SIX), {"offset": offset}, None, flags=("NextOne",))
    tracked: Part = (0, [user(0, b"a"), tracking(1, DELTA, block(OFFSET, b"c", 0)), user(2, b"b", b"c")])
    text = "Offset 1 is a tracking chunk's: the record after it is given."
    section.seek("to-a-tracking-chunk", text, files(tracked), {"offset": 1}, found(tracked, 2), flags=("NextOne",))
    filler: Part = (0, [user(0, b"a"), chunk(1, [simple(b"")], kind=DELTA, num_records=50), user(51, b"b")])
    text = "Offset 30 is in a filler: the record after it is given."
    section.seek("to-a-filler", text, files(filler), {"offset": 30}, found(filler, 2), flags=("NextOne",), rules=FILLER)
    last: Part = (0, [user(0, b"a"), tracking(1, DELTA, block(OFFSET, b"c", 0))])
    text = "Offset 1 is the last chunk's, which is tracking: there is no record."
    section.seek("to-a-last-tracking-chunk", text, files(last), {"offset": 1}, None, flags=("NextOne",))
    batch: Part = (0, [user(0, b"a"), chunk(1, [sub_batch(0, [b"one", b"two", b"three"]), simple(b"four")])])
    for offset in (2, 3, 4):
        text = f"Offset {offset} is in a chunk with a sub-batch of the offsets 1 to 3."
        section.seek(
            f"in-a-sub-batch-to-{offset}", text, files(batch), {"offset": offset}, found(batch, 1, offset - 1),
            flags=("NextOne",),
        )  # fmt: skip


def _in_several(section: Section) -> None:
    parts = [part(0, 2, 1), part(3, 2), part(5, 1, 1)]
    places = {2: (0, 1, 0), 3: (1, 0, 0), 4: (1, 0, 1), 5: (2, 0, 0), 6: (2, 1, 0)}
    for offset, (place, number, record) in places.items():
        text = f"Offset {offset} of a log whose segments begin with 0, 3 and 5."
        section.seek(
            f"in-three-to-{offset}", text, files(*parts), {"offset": offset}, found(parts[place], number, record),
            flags=("NextOne",),
        )  # fmt: skip
    apart = [part(0, 2), part(10, 2)]
    for offset in (2, 9, 10):
        text = f"Offsets 2 to 9 are in no segment: for {offset} the first record after them is given."
        section.seek(
            f"gap-to-{offset}", text, files(*apart), {"offset": offset}, found(apart[1], 0), flags=("NextOne",)
        )
    empty = [part(0, 2), part(2)]
    text = "The last segment has no chunk yet."
    section.seek("in-the-empty-last-one", text, files(*empty), {"offset": 2}, None, flags=("NextOne",))


def _timed(base: int, *times: int) -> Part:
    """A segment with a chunk of two records at each of these times."""
    ids = count(base, 2)
    return base, [
        user(own, b"a%d" % own, b"b%d" % own, timestamp=TIME + at) for own, at in zip(ids, times, strict=False)
    ]


def _by_time(section: Section) -> None:
    one = _timed(0, 0, 10, 10, 30)
    for words, at, number in (
        ("before-all", -1000, 0), ("of-the-first", 0, 0), ("between", 1, 1), ("of-two", 10, 1), ("after-two", 11, 3),
        ("of-the-last", 30, 3),
    ):  # fmt: skip
        text = f"Chunks at 0, 10, 10 and 30 ms: the first one that is not before {at} ms is given."
        section.seek(
            f"time-{words}", text, files(one), {"timestamp": TIME + at}, found(one, number), flags=("NextTime",)
        )
    text = "No chunk is as late."
    section.seek("time-after-all", text, files(one), {"timestamp": TIME + 31}, None, flags=("NextTime",))
    several = [_timed(0, 0, 10), _timed(4, 20, 30), _timed(8, 40)]
    for at, (place, number) in {5: (0, 1), 15: (1, 0), 20: (1, 0), 30: (1, 1), 31: (2, 0), 40: (2, 0)}.items():
        text = f"Three segments with chunks at 0 and 10, 20 and 30, and 40 ms: {at} ms is sought."
        section.seek(
            f"in-three-at-{at}-ms", text, files(*several), {"timestamp": TIME + at}, found(several[place], number),
            flags=("NextTime",),
        )  # fmt: skip
    past: Part = (0, [user(0, b"a", timestamp=-5000), user(1, b"b", timestamp=-1), user(2, b"c", timestamp=0)])
    text = "Times before 1970 come before those after."
    section.seek("time-before-1970", text, files(past), {"timestamp": -1}, found(past, 1), flags=("NextTime",))


def _with_wrong_indexes(section: Section) -> None:
    base, frames = SIX
    at = [end_of(frames[:number]) for number in range(3)]
    ids = (100, 102, 103)
    wrong: dict[str, Sequence[tuple[int, int]]] = {
        "sound": list(zip(ids, at, strict=True)),
        "of-one-record": [(100, at[0])],
        "of-no-record": [],
        "into-the-middle": [(one, position + 7) for one, position in zip(ids, at, strict=True)],
        "one-chunk-too-far": list(zip(ids, [*at[1:], at[2]], strict=True)),
        "beyond-the-end": [(one, 100_000) for one in ids],
        "with-other-ids": [(one + 1, position) for one, position in zip(ids, at, strict=True)],
        "reversed": list(zip(ids, at, strict=True))[::-1],
    }
    for words, entries in wrong.items():
        content = INDEX_HEADER + b"".join(index_record(one, position, timestamp=TIME) for one, position in entries)
        text = f"The index is {words.replace('-', ' ')}: the record is found all the same."
        given = [*files(SIX), Stream(index_name(base), content)]
        section.seek(f"index-{words}", text, given, {"offset": 104}, found(SIX, 2, 1), flags=("IndexTrusted",))
    records = b"".join(index_record(one, position, timestamp=TIME) for one, position in zip(ids, at, strict=True))
    for words, content in {"torn": INDEX_HEADER + records[:-5], "without-a-header": records, "of-no-byte": b""}.items():
        text = f"The index is {words.replace('-', ' ')}: the record is found all the same."
        given = [stream(SIX), Stream(index_name(base), content)]
        section.seek(f"index-{words}", text, given, {"offset": 102}, found(SIX, 1), flags=("IndexTrusted",))


def _real(section: Section) -> None:
    """Some of them with the indexes, which would be there each time."""
    folder = SAMPLES / "epochs" / "log"
    given = [Stream(path.name, path.read_bytes()) for path in sorted(folder.iterdir())]
    chunks = [one for path in sorted(folder.glob("*.segment")) for one in _chunks(path)]
    for place, case in enumerate(known_answers()["seeks"]):
        (kind,) = case.keys() - {"chunk"}
        reached = [one for one in chunks if one[0] >= case["chunk"]]
        given_on = (
            Found(record, name, at)
            for _, name, at, frame in reached
            for record in frame.records
            if int(record[kind]) >= case[kind]
        )
        flag = "NextOne" if kind == "offset" else "NextTime"
        text = f"RabbitMQ 3.10 led a consumer that asked for this {kind} to the chunk {case['chunk']}."
        files = [one for one in given if place % 8 == 0 or one.name.endswith(".segment")]
        section.seek(f"real-{kind}-{case[kind]}", text, files, {kind: case[kind]}, next(given_on, None), flags=(flag,))


def _chunks(path: Path) -> list[tuple[int, str, int, Frame]]:
    """The chunks of a real file: id, the file's name, position."""
    out, at = [], START
    for frame in walk(path.read_bytes()):
        out.append((int.from_bytes(frame.content[24:32], "big"), path.name, at, frame))
        at += len(frame.content)
    return out
