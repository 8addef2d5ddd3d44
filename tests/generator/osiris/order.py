"""Chunk ids, epochs, timestamps and the file's name: what has to follow what."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.osiris import DELTA, OFFSET, SNAPSHOT, block, segment_name
from tests.generator.book import Book, Frame, Section, Stream
from tests.generator.osiris.build import (
    NAME,
    START,
    TIME,
    chunk,
    end_of,
    index,
    index_record,
    segment,
    simple,
    stops,
    tracking,
    user,
    whole,
)
from tests.generator.osiris.notes import section

TOP = 1 << 64
BORNE_OUT = ("osiris.order.gap", "osiris.order.borne-out")
REFUSED = ("osiris.order.not-borne-out",)
NAMED = ("osiris.order.name", "osiris.order.borne-out")
NUMBERLESS = ("osiris.order.no-number",)


def write(book: Book) -> None:
    part = section(
        book,
        "order",
        "Ids that do not follow, epochs and clocks that step back, names that say something else.",
        *("IdsIgnored", "IdsCounted", "EpochIgnored", "ClockFatal", "NameIgnored", "WideNumbers"),
    )
    for write_some in (_gaps, _witnesses, _back, _end, _names, _epochs, _tracked_epochs, _clocks):
        write_some(part)


def _gaps(part: Section) -> None:
    for missing in (1, 2, 1000, 1 << 32, 1 << 53):
        first, behind = user(0, b"one"), user(1 + missing, b"two")
        frames: tuple[Frame, ...] = (first, behind, user(2 + missing, b"three"))
        text = f"{missing} offsets are missing, and the chunk after them bears the id out: reported, and read on."
        found = whole(frames, ("gap", end_of([first])))
        part.read(
            f"gap-of-{missing}", text, segment(*frames), found, flags=("IdsIgnored", "IdsCounted"), rules=BORNE_OUT
        )
        text = f"An id that is {missing} too high, in the last chunk: nothing bears it out."
        outcome = stops("bad-order", [first])
        part.read(
            f"last-id-{missing}-too-high", text, segment(first, behind), outcome, flags=("IdsIgnored",), rules=REFUSED
        )
    first = user(0, b"one")
    frames = (first, user(5, b"two"), user(1, b"three"))
    text = "An id that is 4 too high, and the chunk after it goes on where the first one ended: the id is wrong."
    part.read(
        "one-id-too-high", text, segment(*frames), stops("bad-order", [first]), flags=("IdsIgnored", "IdsCounted"),
        rules=REFUSED,
    )  # fmt: skip
    going_on = user(6, b"three").content
    for words, tail in {
        "of-a-false-magic": bytes([going_on[0] ^ 0x10]) + going_on[1:],
        "of-an-unknown-type": going_on[:1] + b"\3" + going_on[2:],
        "of-40-bytes": going_on[:40],
    }.items():
        text = f"An id that is 4 too high, and after it a header {words.replace('-', ' ')} that would go on from it."
        stream = segment(first, user(5, b"two"), tail=tail)
        part.read(
            f"borne-out-by-a-header-{words}", text, stream, stops("bad-order", [first]),
            flags=("IdsIgnored",), rules=(*REFUSED, "osiris.order.witness-header"),
        )  # fmt: skip
    frames = (user(0, b"one"), user(5, b"two"), user(6, b"three"), user(10, b"four"), user(11, b"five"))
    found = whole(frames, ("gap", end_of(frames[:1])), ("gap", end_of(frames[:3])))
    comment = "Offsets are missing in two places."
    part.read("two-gaps", comment, segment(*frames), found, flags=("IdsIgnored", "IdsCounted"), rules=BORNE_OUT)
    wide = (user(TOP - 8, b"one"), user(TOP - 4, b"two"), user(TOP - 3, b"three"))
    found = whole(wide, ("gap", end_of(wide[:1])))
    text = "Offsets are missing near the greatest that there is."
    stream = segment(*wide, name=segment_name(TOP - 8))
    part.read("gap-near-the-end", text, stream, found, flags=("WideNumbers",), rules=BORNE_OUT)


def _witnesses(part: Section) -> None:
    """An index bears out an id only where all of its positions and ids increase."""
    first, last = user(0, b"one"), user(5, b"two")
    stream, at = segment(first, last), end_of([first])
    own = index_record(5, at)
    unsorted = {
        "an-unsorted-index": [index_record(9, START), own],
        "an-index-with-an-id-twice": [index_record(5, START), own],
        "an-index-sorted-by-id-alone": [index_record(0, at + 500), own],
        "an-index-with-a-position-twice": [index_record(0, at), own],
        "an-index-unsorted-after-it": [index_record(0, START), own, index_record(4, at + 500)],
    }
    for words, rows in unsorted.items():
        text = f"An id that is 4 too high, and {words.replace('-', ' ')} that lists it: it counts for nothing."
        part.read(
            f"borne-out-by-{words}", text, stream, stops("bad-order", [first]), flags=("IdsIgnored",),
            index=index(*rows), rules=(*REFUSED, "osiris.order.witness-index"),
        )  # fmt: skip
    for words, tail in {"zeros": bytes(len(own)), "a-piece": own[:20]}.items():
        text = f"An id that is 4 too high, which the index lists; after its records it has {words.replace('-', ' ')}."
        part.read(
            f"borne-out-by-an-index-that-ends-in-{words}", text, stream, whole((first, last), ("gap", at)),
            flags=("IdsIgnored",), index=index(index_record(0, START), own, tail=tail),
            rules=(*BORNE_OUT, "osiris.order.witness-index"),
        )  # fmt: skip


def _back(part: Section) -> None:
    for back in (1, 2, 10):
        first = user(10, b"one", b"two")
        at = 12 - back
        frames: tuple[Frame, ...] = (first, user(at, b"three"), user(at + 1, b"four"))
        text = f"Ids go back by {back}, and go on from there: offsets would be given twice."
        outcome = stops("bad-order", [first])
        part.read(f"id-{back}-back", text, segment(*frames, name=segment_name(10)), outcome, flags=("IdsIgnored",))
    frames = (user(0, b"one"), user(0, b"one"))
    outcome = stops("bad-order", frames[:1])
    part.read("the-same-chunk-twice", "The same chunk twice.", segment(*frames), outcome, flags=("IdsIgnored",))


def _end(part: Section) -> None:
    """After the greatest offset there is none."""
    rules = ("osiris.order.offsets-end", "osiris.order.due")
    last = user(TOP - 1, b"last of all")
    for words, after in {
        "offset-0": user(0, b"again"),
        "the-same-again": user(TOP - 1, b"again"),
        "no-entries": chunk(0, [], num_entries=0, num_records=0),
        "two-chunks-from-0": user(0, b"again"),
    }.items():
        frames = (last, after, user(1, b"and on")) if words == "two-chunks-from-0" else (last, after)
        text = f"After the chunk with the greatest offset stands another one ({words.replace('-', ' ')})."
        stream, outcome = segment(*frames, name=segment_name(TOP - 1)), stops("bad-order", [last])
        part.read(f"after-the-last-offset-{words}", text, stream, outcome, flags=("WideNumbers",), rules=rules)


def _names(part: Section) -> None:
    flags = ("NameIgnored",)
    for base in (5, 1 << 32):
        frames = (user(0, b"one"), user(1, b"two"))
        text = f"The name says {base}, the first chunk 0, and the one after it bears that out: reported, and read."
        found = whole(frames, ("bad-name", 8))
        part.read(f"name-says-{base}", text, segment(*frames, name=segment_name(base)), found, flags=flags, rules=NAMED)
        text = f"The name says {base}, the only chunk 0: nothing bears it out."
        outcome = stops("bad-order", [])
        part.read(
            f"name-says-{base}-of-one-chunk", text, segment(frames[0], name=segment_name(base)), outcome, flags=flags,
            rules=("osiris.order.due", *REFUSED),
        )  # fmt: skip
    frames = (user(7, b"one"), user(8, b"two"))
    text = "The name says 0, the first chunk 7, and the one after it bears that out."
    part.read("name-says-0", text, segment(*frames), whole(frames, ("bad-name", 8)), flags=flags, rules=NAMED)
    for name in (
        "copy.segment", "7.segment", "0000000000000000007.segment", "000000000000000000007.segment", "segment",
    ):  # fmt: skip
        text = f"A file called {name}: its name gives no number, so the first chunk's id is believed."
        stream = segment(*frames, name=name)
        part.read(f"called-{name.replace('.', '-')}", text, stream, whole(frames), flags=flags, rules=NUMBERLESS)
    seven = segment(frames[0]).content
    for name in (
        "3.segment", "0000000000000000003.segment", "000000000000000000003.segment", "00000000000000000003.segment.old",
        "00000000000000000003.SEGMENT", "a00000000000000000003.segment", "+0000000000000000003.segment",
    ):  # fmt: skip
        text = f"A file called {name}, whose one chunk has id 7: the name gives no number, and not 3."
        words = name.lower().replace(".", "-").replace("+", "plus-")
        words += "-in-capitals" if name != name.lower() else ""
        part.read(f"not-3-by-{words}", text, Stream(name, seven), whole(frames[:1]), flags=flags, rules=NUMBERLESS)
    text = "A file without a number in its name, of one chunk."
    stream = segment(frames[0], name="copy.segment")
    part.read("one-chunk-and-no-number", text, stream, whole(frames[:1]), flags=flags, rules=NUMBERLESS)


def _epochs(part: Section) -> None:
    runs: dict[str, tuple[Sequence[int], Sequence[int]]] = {
        "rises-by-one": ((1, 2, 3), ()),
        "rises-by-many": ((1, 13, 1 << 40), ()),
        "falls-once": ((2, 1, 1), (1,)),
        "falls-and-rises": ((2, 1, 2), (1,)),
        "falls-twice": ((3, 2, 1), (1, 2)),
        "falls-to-zero": ((1, 0, 0), (1,)),
        "falls-from-the-greatest": ((TOP - 1, 0, 0), (1,)),
    }
    for words, (epochs, falls) in runs.items():
        frames = tuple(user(number, b"%d" % number, epoch=epoch) for number, epoch in enumerate(epochs))
        found = [("bad-order", end_of(frames[:number])) for number in falls]
        text = (
            f"The epoch {words.replace('-', ' ')}: {', '.join(map(str, epochs))}. The records are released in any case."
        )
        part.read(
            f"epoch-{words}", text, segment(*frames), whole(frames, *found), flags=("EpochIgnored", "WideNumbers")
        )


def _tracked_epochs(part: Section) -> None:
    """Tracking chunks have epochs too."""
    offset = block(OFFSET, b"c", 1)
    runs: dict[str, tuple[tuple[Frame, ...], int]] = {
        "after-a-delta": ((user(0, b"a", epoch=1), tracking(1, DELTA, offset, epoch=3), user(2, b"b", epoch=2)), 2),
        "after-a-snapshot": ((user(0, b"a"), tracking(1, SNAPSHOT, offset, epoch=3), user(2, b"b", epoch=2)), 2),
        "after-a-filler": (
            (user(0, b"a"), chunk(1, [simple(b"")], kind=DELTA, num_records=7, epoch=3), user(8, b"b", epoch=2)), 2,
        ),
        "at-a-delta": ((user(0, b"a", epoch=2), tracking(1, DELTA, offset), user(2, b"b")), 1),
        "at-a-snapshot": ((user(0, b"a", epoch=2), tracking(1, SNAPSHOT, offset), user(2, b"b")), 1),
        "after-a-first-snapshot": ((tracking(0, SNAPSHOT, offset, epoch=3), user(1, b"b", epoch=2)), 1),
    }  # fmt: skip
    for words, (frames, fall) in runs.items():
        text = f"The epoch falls {words.replace('-', ' ')}: it is that of the chunk before, of whatever type."
        found = whole(frames, ("bad-order", end_of(frames[:fall])))
        part.read(f"epoch-falls-{words}", text, segment(*frames), found, flags=("EpochIgnored",))


def _clocks(part: Section) -> None:
    for words, step in {"a-millisecond": 1, "an-hour": 3_600_000, "to-1970": TIME, "before-1970": 2 * TIME}.items():
        frames: tuple[Frame, ...] = (user(0, b"one"), user(1, b"two", timestamp=TIME - step), user(2, b"three"))
        text = (
            f"The clock steps back by {words.replace('-', ' ')}, and forward again: no fault, for it is a wall clock."
        )
        part.read(f"clock-back-{words}", text, segment(*frames, name=NAME), whole(frames), flags=("ClockFatal",))
