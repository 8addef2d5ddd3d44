"""Sparse bundles: numbers in the header, deltas in the messages."""

from __future__ import annotations

from tests.builders.tank import PREVIOUS_PLUS_ONE, varint
from tests.generator.book import Book, Section, clean, corrupt
from tests.generator.tank.build import (
    TIME,
    TOP,
    Bundle,
    Message,
    message_set,
    plain,
    record,
    released,
    segment,
    size,
    snappy,
    sparse,
)
from tests.generator.tank.notes import section
from tests.generator.tank.sparse_far import leaps, overflow, some

FIRSTS = (
    1, 2, 127, 128, 255, 256, 65536, (1 << 31) - 1, 1 << 31, 1 << 32, (1 << 53) + 1, (1 << 63) - 1, 1 << 63, TOP - 1,
    TOP,
)  # fmt: skip
DELTAS = (0, 1, 2, 126, 127, 128, 16383, 16384, (1 << 31) - 1, 1 << 31, (1 << 32) - 1)


def write(book: Book) -> None:
    out = section(
        book,
        "sparse",
        "Bundles that state their sequence numbers: the first and the last in the header, those between by a delta "
        "or by "
        "flag 4.",
        "ByteOrder", "WideNumbers", "VarintGroups", "BitOrder", "SparseIgnored", "SparseSingle", "SparseDelta",
        "SparseEdges", "SparsePlusOne", "SparseForgotten", "NumbersFall", "NumbersOverflow", "CountTrusted",
        "CarriedTimestamp", "VarintEndless",
    )  # fmt: skip
    for part in (headers, inside, order, leaps, overflow, counted):
        part(out)


def headers(out: Section) -> None:
    for first in FIRSTS:
        bundle = sparse([first], Message(b"alone", key=b"k"))
        comment = f"A sparse bundle of one message, number {first}: it states no last number."
        flags = ["SparseIgnored", "SparseSingle", "ByteOrder", "WideNumbers"]
        out.read(f"single-{first}", comment, segment(bundle), clean(bundle.records, size(bundle)), flags=flags)
    for delta in DELTAS:
        bundle = sparse([10, 11 + delta], *some(2))
        text = f"Two messages, the last {delta + 1} above the first: the header stores {delta}, the messages no delta."
        stream = segment(bundle)
        outcome = clean(bundle.records, size(bundle))
        out.read(f"last-delta-{delta}", text, stream, outcome, flags=["SparseDelta", "SparseEdges", "VarintGroups"])
    for delta in DELTAS[:-1]:
        numbers = [10, 11 + delta, 12 + delta]
        bundle = sparse(numbers, *some(3))
        text = f"Three messages, the second {delta + 1} above the first: it stores {delta}."
        outcome = clean(bundle.records, size(bundle))
        out.read(f"delta-{delta}", text, segment(bundle), outcome, flags=["SparseDelta", "VarintGroups"])
    for count in (2, 3, 15, 16, 17, 130):
        bundle = sparse([100 + 3 * n for n in range(count)], *some(count))
        out.read(
            f"{count}-messages", f"A sparse bundle of {count}, each message 3 above the one before.", segment(bundle),
            clean(bundle.records, size(bundle)), flags=["SparseDelta", "SparseEdges"], write="equivalent",
            writing={"frames": [str(count)], "codec": "none"},
        )  # fmt: skip
    for width in (2, 5):
        bundle = (
            sparse([10, 12, 20], *some(3))
            .with_piece("last-delta", varint(9, width))
            .with_piece("delta-1", varint(1, width))
        )
        text = f"Both deltas in {width} bytes: longer than they need be, and legal."
        outcome = clean(bundle.records, size(bundle))
        out.read(f"deltas-padded-to-{width}", text, segment(bundle), outcome, flags=["VarintGroups"])


def inside(out: Section) -> None:
    def step() -> Message:
        return Message(b"next", None, flags=PREVIOUS_PLUS_ONE)

    first, last = Message(b"first"), Message(b"last", None)
    cases = {
        "flag-4": (
            "The second message has flag 4: the first's number plus 1, and no delta.",
            [10, 11, 20],
            [first, step(), last],
        ),
        "flag-4-twice": ("Two messages with flag 4.", [10, 11, 12, 20], [first, step(), step(), last]),
        "flag-4-behind-a-delta": (
            "A delta, then flag 4: plus 1 from the number that the delta gave.",
            [10, 15, 16, 20],
            [first, Message(b"d", None), step(), last],
        ),
        "flag-4-before-a-delta": (
            "Flag 4, then a delta: it counts from the message before, not from the first.",
            [10, 11, 15, 20],
            [first, step(), Message(b"d", None), last],
        ),
        "a-stored-delta-of-0": (
            "A stored delta of 0 where flag 4 would do.",
            [10, 11, 20],
            [first, Message(b"d", None, delta=0), last],
        ),
        "all-consecutive": (
            "A sparse bundle whose numbers follow each other: it is sparse since they do not follow the bundle before.",
            [10, 11, 12],
            [first, step(), last],
        ),
        "flag-4-on-the-first": (
            "Flag 4 on the first message means nothing: the header states its number.",
            [10, 12, 20],
            [Message(b"first", flags=PREVIOUS_PLUS_ONE), Message(b"d", None), last],
        ),
        "flag-4-on-the-last": (
            "Flag 4 on the last message means nothing: the header states its number.",
            [10, 12, 20],
            [first, Message(b"d", None), Message(b"last", None, flags=PREVIOUS_PLUS_ONE)],
        ),
        "flag-4-on-both-edges": (
            "Flag 4 on both messages of a bundle of two means nothing.",
            [10, 20],
            [Message(b"first", flags=PREVIOUS_PLUS_ONE), Message(b"last", None, flags=PREVIOUS_PLUS_ONE)],
        ),
        "everything": (
            "Deltas and flag 4 with keys, timestamps stored and carried: the delta stands before the timestamp.",
            [10, 15, 16, 18, 20],
            [
                Message(b"a", key=b"k"),
                Message(b"b", TIME + 9, b"l"),
                Message(b"c", None, b"m", PREVIOUS_PLUS_ONE),
                Message(b"", TIME, b"n"),
                Message(b"e", None),
            ],
        ),
    }
    for name, (comment, numbers, messages) in cases.items():
        bundle = sparse(numbers, *messages)
        edge = name in ("flag-4-on-the-first", "flag-4-on-the-last", "flag-4-on-both-edges")
        out.read(
            name, comment, segment(bundle), clean(bundle.records, size(bundle)),
            flags=["CarriedTimestamp", "SparseDelta"] if name == "everything" else ["SparsePlusOne", "SparseEdges"],
            rules=["tank.number.flag-4-on-an-edge"] if edge else ["tank.number.flag-4"],
        )  # fmt: skip
    bundle = sparse([5, 7, 9], *some(3), long=True)
    text = "A sparse bundle with its count of 3 after the flags: the count stands before the numbers."
    rules = ["tank.count.after-flags", "tank.number.sparse"]
    outcome = clean(bundle.records, size(bundle))
    out.read("count-behind-the-flags", text, segment(bundle), outcome, flags=["BitOrder"], rules=rules)
    plain_set = sparse([50, 60, 70], *some(3))
    packed = sparse([50, 60, 70], *some(3), codec=snappy)
    out.read(
        "compressed",
        "A sparse bundle in snappy: count and numbers of the header stay as they are, deltas are in the block.",
        segment(packed), clean(plain_set.records, size(packed)), requires=["compression:snappy"], flags=["SparseDelta"],
        rules=["tank.codec.header-plain"],
        write="equivalent", writing={"frames": ["3"], "codec": "snappy"},
    )  # fmt: skip


def order(out: Section) -> None:
    before = plain(1, *some(2))
    jump, behind = sparse([100], Message(b"jump")), plain(101, *some(2))
    out.read(
        "then-counting", "After a sparse bundle counting goes on from its number.", segment(before, jump, behind),
        clean(released(before, jump, behind), size(before, jump, behind)), flags=["SparseForgotten"],
        write="equivalent", writing={"frames": ["2", "1", "2"], "codec": "none"},
    )  # fmt: skip
    wide, behind = sparse([100, 105, 200], *some(3)), plain(201, *some(2))
    out.read(
        "of-three-then-counting",
        "After a sparse bundle of three counting goes on from its last number, not from its first.",
        segment(before, wide, behind), clean(released(before, wide, behind), size(before, wide, behind)),
        flags=["SparseForgotten"], write="equivalent", writing={"frames": ["2", "3", "2"], "codec": "none"},
    )  # fmt: skip
    next_one = sparse([3, 5], *some(2))
    text = "A sparse bundle that begins with the number that is due."
    outcome = clean(released(before, next_one), size(before, next_one))
    out.read("without-a-gap-before", text, segment(before, next_one), outcome, flags=["SparseIgnored"])
    for first in (1, 2):
        back, behind = sparse([first], Message(b"back")), plain(first + 1, Message(b"on"))
        text = f"After number 2 a sparse bundle states {first}: reported, and read as it says."
        outcome = clean(released(before, back, behind), size(before, back, behind), [("bad-order", size(before))])
        rules = ["tank.number.rises", "tank.number.sparse"]
        stream = segment(before, back, behind)
        out.read(f"steps-back-to-{first}", text, stream, outcome, flags=["NumbersFall"], rules=rules)
    zero = sparse([0], Message(b"zero"))
    text = "A sparse bundle states number 0, and numbers begin with 1: reported, and read as it says."
    outcome = clean(zero.records, size(zero), [("bad-order", 0)])
    rules = ["tank.number.rises", "tank.number.from-1"]
    out.read("first-is-0", text, segment(zero), outcome, flags=["NumbersFall"], rules=rules)
    both = sparse([2, 5, 3], *some(3))
    text = (
        "A sparse bundle begins below the number that is due, and its last number below the one before: two findings."
    )
    found = [("bad-order", size(before))] * 2
    outcome = clean(released(before, both), size(before, both), found)
    rules = ["tank.number.rises", "tank.number.rises-within", "tank.set.once"]
    out.read("steps-back-and-falls-inside", text, segment(before, both), outcome, flags=["NumbersFall"], rules=rules)
    for name, delta, comment in (
        ("above-the-last", 50, "The second message's delta leads above the last number of the header"),
        ("on-the-last", 9, "The second message's delta leads to the last number of the header"),
    ):
        bundle = sparse([10, 11 + delta, 20], *some(3))
        text = f"{comment}: the numbers do not rise, which is reported."
        outcome = clean(bundle.records, size(bundle), [("bad-order", 0)])
        out.read(
            f"inside-{name}", text, segment(bundle), outcome, flags=["NumbersFall"], rules=["tank.number.rises-within"]
        )


def counted(out: Section) -> None:
    three = sparse([10, 12, 20], *some(3))
    extra = (Message(b"x", None, delta=0), Message(b"y", None, delta=1))
    pieces = (*three.pieces, *extra[0].pieces(3), *extra[1].pieces(4))
    more = Bundle(pieces, (*three.records, record(21, b"x"), record(23, b"y")))
    text = "A sparse bundle declares 3 and holds 5: those after the third count on from it by their own deltas."
    outcome = clean(more.records, size(more), [("bad-count", 0)])
    rules = ["tank.number.after-the-declared", "tank.count.agrees"]
    out.read("more-than-declared", text, segment(more), outcome, flags=["CountTrusted", "SparseEdges"], rules=rules)
    bundle = sparse([10, 12, 20], *some(3))
    cut = bundle.with_piece("last-delta", b"\xff\xff\xff\xff\xff")
    text = "The fifth byte of the distance to the last number says that a sixth follows."
    out.read("last-delta-of-six-bytes", text, segment(cut), corrupt("bad-encoding", [], 0), flags=["VarintEndless"])
    endless = bundle.with_piece("delta-1", b"\xff\xff\xff\xff\xff")
    text = "The fifth byte of a message's delta says that a sixth follows."
    rules = ["tank.set.readable"]
    outcome = corrupt("bad-encoding", [], 0)
    out.read("delta-of-six-bytes", text, segment(endless), outcome, flags=["VarintEndless"], rules=rules)
    for kept in (0, 1, 2, 10):
        head = message_set(bundle)[:kept]
        body = b"".join(content for name, content in bundle.pieces[:3]) + head
        code = "bad-count" if kept == 0 else "bad-length"
        text = f"A sparse bundle of 3 whose message set ends after {kept} bytes."
        outcome = corrupt(code, [], 0)
        rules = ["tank.set.whole" if kept else "tank.set.at-least-one"]
        stream = segment(tail=varint(len(body)) + body)
        out.read(f"set-of-{kept}-bytes", text, stream, outcome, flags=["CountTrusted"], rules=rules)
