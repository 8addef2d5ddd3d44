"""Indexes beside segments that are damaged or missing, and what an index bears out to a reader."""

from __future__ import annotations

from tests.builders.osiris import DELTA, OFFSET, SEQUENCE, block, index_name
from tests.generator.book import Book, Section, Stream, records_of, torn
from tests.generator.osiris.build import (
    NAME,
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
from tests.generator.osiris.indexes import AT, END, FRAMES, RECORDS, SEGMENT, SLOTS

AHEAD = "osiris.index.ahead"


def write(book: Book) -> None:
    """Goes on with the section of the indexes."""
    part = book.sections[-1]
    for write_some in (damaged_segments, ids, missing_files, bears_out):
        write_some(part)


def damaged_segments(part: Section) -> None:
    """Sound indexes of segments that are not."""
    content = SEGMENT.content
    trailer = len(block(SEQUENCE, b"p", 256))
    cuts = {"header": AT[3] + 20, "data": END - trailer - 1, "before-the-last-chunk": AT[3]}
    for words, length in cuts.items():
        text = f"The segment is cut in its last chunk ({words.replace('-', ' ')}): the index lists more than is whole."
        cut = Stream(NAME, content[:length])
        part.index(
            f"segment-cut-{words}", text, cut, index(*RECORDS), [("index-ahead", SLOTS[3])], flags=("IndexAhead",),
            rules=("osiris.index.chunks",),
        )  # fmt: skip
    text = "The segment is cut inside the last chunk's trailer. The chunk counts, as it does for the broker."
    part.index(
        "segment-cut-in-the-trailer", text, Stream(NAME, content[:-1]), index(*RECORDS), [], flags=("IndexAhead",),
        rules=("osiris.index.chunks",),
    )  # fmt: skip
    text = "After the last chunk the segment has zeros: no chunk, and nothing to list."
    chunks = ("osiris.index.chunks",)
    part.index("segment-with-zeros-behind", text, segment(*FRAMES, tail=bytes(100)), index(*RECORDS), [], rules=chunks)
    text = "A segment without a chunk, and an index without a record: as a broker creates them."
    part.index("nothing-in-either", text, segment(), index(), [], level="must", rules=("osiris.index.complete",))
    text = "A segment without a chunk, and an index that lists one."
    part.index(
        "nothing-in-the-segment", text, segment(), index(RECORDS[0]), [("index-ahead", SLOTS[0])], flags=("IndexAhead",)
    )
    damaged = bytearray(content)
    damaged[AT[3] - 1] ^= 1
    text = "A false checksum in the segment is nothing to its index."
    cut = Stream(NAME, bytes(damaged))
    part.index("segment-with-a-false-checksum", text, cut, index(*RECORDS), [], rules=chunks)
    damaged = bytearray(content)
    damaged[AT[1]] ^= 0x10
    text = (
        "The second chunk has a wrong magic. The third record leads on after it, and nothing is wrong with the second."
    )
    cut = Stream(NAME, bytes(damaged))
    leads = ("osiris.index.leads-on",)
    part.index("segment-with-a-false-magic", text, cut, index(*RECORDS), [], flags=("IndexAhead",), rules=leads)
    text = "The second chunk has a wrong magic, and the last has no record."
    found = [("index-behind", SLOTS[3])]
    part.index(
        "segment-with-a-false-magic-behind", text, cut, index(*RECORDS[:3]), found, flags=("IndexBehind", "IndexAhead"),
        rules=leads,
    )  # fmt: skip


def ids(part: Section) -> None:
    """The chunks to compare with follow one another by their ids, too."""
    rules, flags = ("osiris.index.chunks", "osiris.index.leads-on"), ("IdsIgnored", "IndexTrusted")
    wrong = chunk(9, [simple(b"four")], timestamp=TIME + 9, epoch=2)
    stream = segment(*FRAMES[:3], wrong)
    text = "The last chunk's id is not the one due: headers lead no further, and its record is one too many."
    part.index(
        "id-not-due", text, stream, index(*RECORDS), [("index-ahead", SLOTS[3])], flags=flags, rules=(*rules, AHEAD)
    )
    text = "The last chunk's id is not the one due, and it has no record: nothing leads there."
    part.index("id-not-due-and-no-record", text, stream, index(*RECORDS[:3]), [], flags=flags, rules=rules)
    text = "The last chunk's id is not the one due, and its record has its time: that the ids differ is reported."
    stream = segment(*FRAMES[:3], chunk(9, [simple(b"four")], timestamp=TIME + 3, epoch=2))
    part.index(
        "id-not-due-of-its-time", text, stream, index(*RECORDS), [("bad-index", SLOTS[3])], flags=flags, rules=rules
    )
    rows = (*RECORDS[:3], index_record(9, AT[3], timestamp=TIME + 3, epoch=2))
    text = "The last chunk's id is not the one due, and the record has that id: it leads on there."
    part.index("id-not-due-and-listed", text, stream, index(*rows), [], flags=flags, rules=rules)
    one = tracking(5, DELTA, block(OFFSET, b"c", 1), timestamp=TIME + 1)
    stream = segment(FRAMES[0], one, *FRAMES[2:])
    text = "The second chunk's id is wrong, its record right: the third leads on after it, at its place."
    part.index("second-id-not-due", text, stream, index(*RECORDS), [("bad-index", SLOTS[1])], flags=flags, rules=rules)


def missing_files(part: Section) -> None:
    text = "A segment without an index."
    missing, orphan = "osiris.index.missing", "osiris.log.orphan"
    part.index("missing", text, SEGMENT, None, [("missing-index", 0)], flags=("IndexBehind",), rules=(missing,))
    comment = "A segment without a chunk and without an index."
    part.index("missing-of-no-chunk", comment, segment(), None, [("missing-index", 0)], rules=(missing,))
    for words, rows, rule in (("of-chunks", RECORDS, orphan), ("of-nothing", (), f"{orphan}-of-nothing")):
        text = f"An index without its segment ({words.replace('-', ' ')})."
        found: list[tuple[str, int | None]] = [("missing-segment", 0)]
        part.index(f"orphan-{words}", text, None, index(*rows), found, flags=("IndexAhead",), rules=(rule,))
    text = "An index that is called after another segment: that one is missing, and so is this one's index."
    other = index(*RECORDS, name=index_name(5))
    found = [("missing-index", 0), ("missing-segment", 0)]
    rules = (missing, orphan, "osiris.index.own-name")
    part.index("of-another-name", text, SEGMENT, other, found, flags=("IndexTrusted",), rules=rules)


def bears_out(part: Section) -> None:
    """What an index bears out while its segment is read."""
    first, last = user(0, b"one"), user(5, b"two")
    stream, at = segment(first, last), end_of([first])
    rows = (index_record(0, 8), index_record(5, at))
    flags = ("IdsIgnored",)
    text = "The last id is 4 too high, and the index lists that chunk there: offsets are missing, and it is released."
    found = whole((first, last), ("gap", at))
    rules = ("osiris.order.borne-out", "osiris.order.gap", "osiris.order.witness-index")
    part.read("bears-out-a-gap", text, stream, found, index=index(*rows), flags=flags, rules=rules)
    for words, other in {
        "lists-the-id-that-is-due": (rows[0], index_record(1, at)),
        "lists-it-elsewhere": (rows[0], index_record(5, at + 1)),
        "does-not-list-it": rows[:1],
    }.items():
        text = f"The last id is 4 too high, and the index {words.replace('-', ' ')}: nothing bears it out."
        part.read(
            words, text, stream, stops("bad-order", [first]), index=index(*other), flags=flags,
            rules=("osiris.order.not-borne-out", "osiris.order.witness-index"),
        )  # fmt: skip
    text = "Reading needs no index: one that lies about positions changes nothing."
    lying = index(*(index_record(number, 8) for number in range(4)))
    unread = ("osiris.index.unread",)
    part.read("lies-to-a-reader", text, SEGMENT, whole(FRAMES), index=lying, flags=("IndexTrusted",), rules=unread)
    text = "A torn chunk that the index lists is torn."
    cut = Stream(NAME, SEGMENT.content[:-20])
    part.read(
        "lists-a-torn-chunk", text, cut, torn(records_of(FRAMES[:3]), AT[3]), index=index(*RECORDS),
        rules=(*unread, "osiris.chunk.torn"),
    )  # fmt: skip
