"""The end of a segment: files that end early, zeros, and what may follow a tear."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.tank import NAME, varint
from tests.generator import changes
from tests.generator.book import JSON, Book, Frame, Outcome, Section, clean, corrupt, torn, truncations
from tests.generator.tank.build import TIME, Bundle, Message, compressed, plain, released, segment, size, sparse
from tests.generator.tank.notes import section

PLAIN = (
    plain(1, Message(b"first", key=b"k"), Message(b"second", None), Message(b"", TIME + 5, b"gone")),
    plain(4, Message(b"alone")),
    plain(5, *(Message(b"m%d" % n, None if n else TIME) for n in range(20))),
    plain(25, Message(bytes(range(150)), key=b"long")),
)
SPARSE = (
    plain(10, Message(b"counted")),
    sparse([20, 22, 23, 40], Message(b"a"), Message(b"b", None), Message(b"c", None), Message(b"d", TIME + 1, b"k")),
    sparse([90], Message(b"e")),
)
COMPRESSED = (
    compressed(plain(1, Message(b"one", key=b"k"), Message(b"two", None))),
    compressed(plain(3, *(Message(b"c%d" % n, None if n else TIME) for n in range(17)))),
)
HEX = (
    "1004010049f230560100000"
    "4746f6d62000b04000049f23056010000001f10010049f23056010000016101780301610000"
    "0149f23056010000000201"
    "79"
)


def real_frames() -> list[Frame]:
    """`tests/data/tank/head_empty_content`, which TANK's broker v4.0 wrote; 17, 12 and 32 bytes."""
    content = bytes.fromhex(HEX)
    messages = (
        (1, b"", 0, b"tomb"), (2, b"", 0, None), (3, b"x", 0, b"a"), (4, b"", 0, b"a"), (5, b"", 1, None), (6, b"y", 1,
        None),
    )  # fmt: skip
    made = [
        plain(number, Message(value, 1_469_700_000_000 + more, key)).records[0] for number, value, more, key in messages
    ]
    return [Frame(content[:17], made[:1]), Frame(content[17:29], made[1:2]), Frame(content[29:], made[2:])]


GARBAGE = {
    "torn": "tank.bundle.whole", "bad-encoding": "tank.integer.five-bytes", "unsupported-codec": "tank.codec.assigned",
}  # fmt: skip
"""The rule that each kind of what is no bundle breaks."""


def write(book: Book) -> None:
    out = section(
        book,
        "recovery",
        "Where a segment ends: at any byte, in zeros, in what a full disk left behind.",
        "ReleasesTorn", "StopsEarly", "ZerosAreDamage", "SwallowsNext", "ReadsOn", "LengthZero", "NameLast",
        "Unprotected",
    )  # fmt: skip
    for part in (cuts, zeros, partial, garbage):
        part(out)


def frames(bundles: tuple[Bundle, ...]) -> list[Frame]:
    return [bundle.frame for bundle in bundles]


def zeroed(known: Sequence[JSON], valid_bytes: int, findings: Sequence[tuple[str, int]] = ()) -> Outcome:
    return Outcome("torn", valid_bytes, known, "zeroed", findings=findings)


def cuts(out: Section) -> None:
    flags = ["ReleasesTorn", "StopsEarly"]
    text = "A file of no bytes: a sound segment without messages (the broker deletes it)."
    out.read("empty-file", text, segment(), clean([], 0), flags=["StopsEarly"])
    truncations(out, "plain", NAME, frames(PLAIN), flags=flags)
    truncations(out, "sparse", "10_1469700000.log", frames(SPARSE), flags=flags)
    truncations(out, "compressed", NAME, frames(COMPRESSED), flags=flags, requires=["compression:snappy"])
    truncations(out, "real", "1_1795189894.log", real_frames(), flags=flags)
    for name, bundles, segment_name in (("plain", PLAIN, NAME), ("sparse", SPARSE, "10_1469700000.log")):
        outcome = clean(released(*bundles), size(*bundles))
        out.read(
            f"{name}-whole", "The whole file.", segment(*bundles, name=segment_name), outcome, flags=["StopsEarly"]
        )
    for number in range(1, len(PLAIN)):
        kept = PLAIN[:number]
        text = f"An immutable segment ends where bundle {number + 1} would begin: its name tells that it had more."
        stream = segment(*kept, name="1-25_1469700000.ilog")
        outcome = clean(released(*kept), size(*kept), [("bad-name", size(*kept))])
        rules = ["tank.name.last-reached"]
        out.read(f"immutable-cut-before-{number + 1}", text, stream, outcome, flags=["NameLast"], rules=rules)


def zeros(out: Section) -> None:
    two = PLAIN[:2]
    for count in (1, 2, 5, 8, 511, 4000):
        out.read(
            f"zeros-{count}",
            f"After the last bundle stand {count} zero bytes, to the end of the file: what a crash of the machine "
             "leaves.", segment(*two, tail=bytes(count)), zeroed(released(*two), size(*two)),
            flags=["ZerosAreDamage"], rules=["tank.end.zeroed"],
            derived=("plain-cut-before-3", [changes.zeros(count)]),
        )  # fmt: skip
    for count in (1, 100):
        comment = f"A file of {count} zero bytes."
        rules, stream = ["tank.end.zeroed", "tank.end.no-magic"], segment(tail=bytes(count))
        out.read(f"only-zeros-{count}", comment, stream, zeroed([], 0), flags=["ZerosAreDamage"], rules=rules)
    tails = {
        "then-a-byte": ("zeros and a byte that is not zero", bytes(20) + b"\1"),
        "then-a-bundle": ("zeros and a sound bundle", bytes(20) + PLAIN[3].content),
        "one-then-a-bundle": ("one zero byte and a sound bundle", b"\0" + PLAIN[3].content),
    }
    for name, (said, tail) in tails.items():
        comment = f"After the last bundle stand {said}: a length of 0 in the middle is damage, not a zeroed tail."
        stream = segment(*two, tail=tail)
        answer = corrupt("bad-length", released(*two), size(*two))
        derived = ("plain-cut-before-3", [changes.append(tail)])
        flags = ["ZerosAreDamage", "LengthZero", "ReadsOn"]
        out.read(f"zeros-{name}", comment, stream, answer, flags=flags, derived=derived)
    last = plain(4, Message(b"zeroed?"))
    for kept, value in ((7, b"zeroed?"), (4, b"zero\0\0\0"), (0, bytes(7))):
        changed = last.with_piece("content-0", value)
        of = plain(4, Message(value))
        text = (
            f"The last content is zero from its byte {kept} on, and the file as long as it should be: nothing tells, "
            "and "
            "the record is as it stands."
        )
        outcome = clean(released(PLAIN[0], of), size(PLAIN[0], of))
        rules, stream = ["tank.message.content"], segment(PLAIN[0], changed)
        out.read(f"content-zeroed-from-{kept}", text, stream, outcome, flags=["Unprotected"], rules=rules)
    out.read(
        "bundle-zeroed-from-its-third-byte",
        "The last bundle's timestamp, length and content are zero, to the end of the file, and then some: it reads "
         "as a " "message without content, what is left over is reported, and zeros follow.",
        segment(PLAIN[0], tail=last.content[:3] + bytes(len(last.content) - 3 + 50)),
        zeroed([*PLAIN[0].records, *plain(4, Message(b"", 0)).records], size(PLAIN[0], last),
         findings=[("trailing-bytes", size(PLAIN[0]))]), flags=["ZerosAreDamage", "Unprotected"],
        rules=["tank.end.zeroed", "tank.set.left-over"],
    )  # fmt: skip


def partial(out: Section) -> None:
    """A full disk leaves a part of a bundle, and the broker appends good ones after it."""
    before = plain(1, Message(b"before"))
    cut = plain(2, Message(b"\xff" * 200), Message(b"rest", None))
    good = tuple(plain(2 + n, Message(b"\xff" * 40)) for n in range(3))
    behind = size(*good)
    for kept in (2, 3, 5, 20, len(cut.content) - behind - 1):
        part = cut.content[:kept]
        out.read(
            f"part-of-{kept}-then-good-bundles",
            f"{kept} bytes of a bundle, then three good ones which do not fill it: it is torn, and nothing after it "
             "is read " "under the policy to stop.", segment(before, tail=part + b"".join(one.content for one in good)),
            torn(before.records, size(before)), flags=["ReleasesTorn", "ReadsOn"],
        )  # fmt: skip
    swallowed = plain(2, Message(b"x" * 20), Message(b"y" * 30, None))
    part = swallowed.content[:-10]
    text = (
        "A bundle without its last 10 bytes, and good ones after it, the first of which fills it up: its last message "
        "looks whole. Sound bundles begin inside it and lead beyond its end, and none follows it: it is not released."
    )
    stream = segment(before, tail=part + b"".join(one.content for one in good))
    found = corrupt("bad-length", before.records, size(before))
    flags, rules = ["SwallowsNext"], ["tank.set.cut-short"]
    out.read("part-that-swallows-the-next", text, stream, found, flags=flags, rules=rules)
    for name, bundle, outcome, said in (
        ("with-a-count-too-high", plain(2, Message(b"x" * 20), Message(b"y" * 80, None), count=3),
         corrupt("bad-length", before.records, size(before)), "Its count is wrong besides: it is not released"),
        ("with-a-count-too-low", plain(2, Message(b"x" * 20), Message(b"y" * 80, None), count=1),
         corrupt("bad-length", before.records, size(before)), "It declares one message of two: it is not released"),
    ):  # fmt: skip
        taken = good[0].content
        out.read(
            f"part-that-ends-with-the-next-{name}",
            "A bundle without its end, which a good one after it fills up exactly: its last message looks whole, and "
            f"a sound bundle begins inside it and leads to its end. {said}.",
            segment(before, tail=bundle.content[: -len(taken)] + b"".join(one.content for one in good)),
            outcome,
            flags=["SwallowsNext"],
            rules=["tank.set.cut-short"],
        )
    text = "Bundles of an earlier file stand after a tear that is longer than they are: none of them is read."
    stream = segment(before, tail=varint(5000) + cut.body + good[0].content * 2)
    found = torn(before.records, size(before))
    flags = ["ReadsOn", "ReleasesTorn"]
    out.read("stale-bundles-behind-the-tail", text, stream, found, flags=flags)
    text = "The same bundle twice: nothing tells, and the second one's messages have the next numbers."
    found = clean([*before.records, *plain(2, Message(b"before")).records], 2 * size(before))
    flags, rules = ["StopsEarly", "Unprotected"], ["tank.number.counts"]
    out.read("bundle-twice", text, segment(before, before), found, flags=flags, rules=rules)
    text = "A bundle in the middle is missing: nothing tells, and what follows has lower numbers."
    found = clean(
        [*PLAIN[0].records, *plain(4, Message(bytes(range(150)), key=b"long")).records], size(PLAIN[0], PLAIN[3])
    )
    rules = ["tank.number.counts"]
    out.read("bundle-missing", text, segment(PLAIN[0], PLAIN[3]), found, flags=["Unprotected"], rules=rules)


def garbage(out: Section) -> None:
    before = plain(1, Message(b"before"))
    tails = {
        "ones": ("bytes of ones, a length of more than five bytes", b"\xff" * 30, "bad-encoding"),
        "a-length": ("a length alone", b"\x0c", "torn"),
        "a-text": ("a text, whose first letter is a length beyond the end of the file", b"hello, world", "torn"),
        "another-log": ("the magic of another log, whose second letter names codec 3", b"OSIL" + b"\1" * 90,
         "unsupported-codec"),
    }  # fmt: skip
    for name, (said, tail, code) in tails.items():
        for place, front in (("behind-a-bundle", (before,)), ("alone", ())):
            known = released(*front)
            outcome = torn(known, size(*front)) if code == "torn" else corrupt(code, known, size(*front))
            text = f"{'After the last bundle' if front else 'In the file'} stands {said}."
            rules = [GARBAGE[code], *([] if front else ["tank.end.no-magic"])]
            words, stream = f"garbage-{name}-{place}", segment(*front, tail=tail)
            out.read(words, text, stream, outcome, flags=["ReadsOn"], rules=rules)
