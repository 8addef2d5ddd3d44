"""Whole segments as clients write them: reading and writing again gives the same bytes."""

from __future__ import annotations

from tests.builders.tank import PREVIOUS_PLUS_ONE
from tests.generator.book import Book, clean
from tests.generator.tank.build import (
    TIME,
    TOP,
    Bundle,
    Message,
    compressed,
    message_set,
    plain,
    released,
    segment,
    size,
    snappy,
    sparse,
    stored_as,
)
from tests.generator.tank.notes import section


def step(value: bytes, key: bytes | None = None) -> Message:
    return Message(value, None, key, PREVIOUS_PLUS_ONE)


CASES: dict[str, tuple[str, int, tuple[Bundle, ...]]] = {
    "one-message": ("One message.", 1, (plain(1, Message(b"one")),)),
    "one-empty-message": ("One message without content.", 1, (plain(1, Message(b"")),)),
    "bundles-of-1-2-3": (
        "Bundles of one, two and three messages.",
        1,
        (
            plain(1, Message(b"a")),
            plain(2, Message(b"b", key=b"k"), Message(b"c", None)),
            plain(4, Message(b"d"), Message(b"e", 5), Message(b"f", None)),
        ),
    ),
    "15-then-16": (
        "A bundle with its count in the flags, and one with its count after them.",
        1,
        tuple(
            plain(first, *(Message(b"%d" % n, None if n else TIME) for n in range(count)))
            for first, count in ((1, 15), (16, 16))
        ),
    ),
    "timestamps": (
        "Timestamps that rise, fall, repeat and are as large as can be.",
        1,
        (plain(1, *(Message(b"t", time) for time in (TOP, None, 0, None, 1, TIME, None, TOP))),),
    ),
    "keys": (
        "Keys of one byte, 255 bytes, and none; tombstones.",
        1,
        (
            plain(
                1,
                Message(b"a", key=b"k"),
                Message(b"", None, b"k" * 255),
                Message(b"", None),
                Message(b"", None, b"\0"),
            ),
        ),
    ),
    "a-later-base": (
        "A segment that begins with 4711.",
        4711,
        (plain(4711, Message(b"a"), Message(b"b", None)), plain(4713, Message(b"c"))),
    ),
    "gap-between-bundles": (
        "Numbers left out between two bundles: the second is sparse, the third is not.",
        1,
        (plain(1, Message(b"a")), sparse([10], Message(b"b")), plain(11, Message(b"c"))),
    ),
    "gap-within-a-bundle": (
        "Numbers left out in a bundle: those that follow each other have flag 4, others a delta.",
        1,
        (
            plain(1, Message(b"a")),
            sparse(
                [2, 3, 10, 11, 50],
                Message(b"b"),
                step(b"c", b"k"),
                Message(b"d", None),
                step(b"e"),
                Message(b"f", TIME + 1),
            ),
            plain(51, Message(b"g")),
        ),
    ),
    "gap-before-consecutive-ones": (
        "Numbers left out before a bundle whose own follow each other.",
        1,
        (plain(1, Message(b"a")), sparse([7, 8, 9], Message(b"b"), step(b"c"), Message(b"d", None))),
    ),
    "far-gap": (
        "As large a gap as one segment's index has room for.",
        1,
        (plain(1, Message(b"a")), sparse([1 << 31], Message(b"b"))),
    ),
    "wide-numbers": (
        "Numbers that need all 64 bits.",
        1 << 63,
        (plain(1 << 63, Message(b"a")), sparse([(1 << 63) + 9], Message(b"b"))),
    ),
    "long-contents": (
        "Contents that need lengths of two bytes.",
        1,
        (
            plain(1, Message(bytes(range(256)) * 2), Message(bytes(200), None)),
            plain(3, Message(b"z" * 127), Message(b"z" * 128, None)),
        ),
    ),
    "bytes-not-text": (
        "Keys and contents that are no text.",
        1,
        (plain(1, Message(b"\xff\x00\x80", key=b"\xfe\x00")),),
    ),
}


def write(book: Book) -> None:
    out = section(
        book,
        "round-trips",
        "Segments as clients of TANK write them: reading them and writing the records again gives the same bytes, "
        "and of "
        "compressed ones bytes that read the same.",
        "CarriedTimestamp", "SparseDelta", "CountInFlags", "SnappyRaw",
    )  # fmt: skip
    for name, (comment, base, bundles) in CASES.items():
        out.read(
            name,
            comment,
            segment(*bundles, name=f"{base}_1469700000.log"),
            clean(released(*bundles), size(*bundles)),
            write="equivalent",
            writing={"frames": [str(len(bundle.records)) for bundle in bundles], "codec": "none"},
            flags=["SparseDelta"]
            if "gap" in name
            else ["CarriedTimestamp"]
            if name == "timestamps"
            else ["CountInFlags"],
        )
    for name in ("bundles-of-1-2-3", "15-then-16", "keys", "long-contents"):
        comment, base, bundles = CASES[name]
        packed = tuple(compressed(bundle) for bundle in bundles)
        out.read(
            f"{name}-compressed", f"{comment} Each message set is one raw snappy block.",
            segment(*packed, name=f"{base}_1469700000.log"), clean(released(*packed), size(*packed)),
            requires=["compression:snappy"], write="equivalent",
            writing={"frames": [str(len(bundle.records)) for bundle in bundles], "codec": "snappy"},
            flags=["SnappyRaw"],
        )  # fmt: skip
    _, _, bundles = CASES["gap-within-a-bundle"]
    mixed = (bundles[0], stored_as(bundles[1], snappy(message_set(bundles[1]))), bundles[2])
    out.read(
        "gap-within-a-compressed-bundle", "A sparse bundle in snappy between two plain ones.", segment(*mixed),
        clean(released(*mixed), size(*mixed)), requires=["compression:snappy"], write="equivalent",
        writing={"frames": ["1", "5", "1"], "codec": "none"}, flags=["SnappyRaw", "SparseDelta"],
    )  # fmt: skip
