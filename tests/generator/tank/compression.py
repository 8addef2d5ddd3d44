"""Codecs: raw snappy blocks of every kind of element, damaged ones, bombs, and codecs that are not assigned."""

from __future__ import annotations

from tests.builders.tank import varint
from tests.generator.book import Book, Section, clean, corrupt
from tests.generator.tank.build import (
    TIME,
    Bundle,
    Message,
    compressed,
    literal,
    message_set,
    plain,
    released,
    segment,
    size,
    snappy,
    stored_as,
)
from tests.generator.tank.notes import section

NEEDS = ["compression:snappy"]
BEFORE = plain(1, Message(b"before"))
TWO = plain(2, Message(b"one", key=b"k"), Message(b"two", None))
FOLLOWING = plain(4, Message(b"behind"))
FRAMING = b"\xff\x06\x00\x00sNaPpY"
LIMIT = 8 << 20


def write(book: Book) -> None:
    out = section(
        book,
        "compression",
        "Message sets as raw snappy blocks, put together element by element: none comes from a compressor. What a "
        "damaged "
        "block is, and what codecs 2 and 3 are.",
        "SnappyRaw", "SnappyHeader", "SnappyDamage", "SnappyBomb", "CodecUnassigned", "BitOrder", "CountTrusted",
        "TrailingBytes", "ReservedBits", "Unprotected",
    )  # fmt: skip
    for part in (elements, bundles, contents, false_blocks, bombs, unassigned, flips):
        part(out)


def read_block(out: Section, words: str, comment: str, bundle: Bundle, block: bytes, flag: str = "SnappyRaw") -> None:
    packed = stored_as(bundle, block)
    outcome = clean(released(BEFORE, packed), size(BEFORE, packed))
    out.read(words, comment, segment(BEFORE, packed), outcome, flags=[flag], requires=NEEDS)


def elements(out: Section) -> None:
    whole = message_set(TWO)
    for extra in range(5):
        said = "in the tag" if not extra else f"in {extra} bytes after the tag"
        comment = f"One literal, its length {said}."
        read_block(out, f"literal-length-in-{extra}", comment, TWO, varint(len(whole)) + literal(whole, extra))
    each = b"".join(literal(whole[n : n + 1]) for n in range(len(whole)))
    read_block(out, "a-literal-a-byte", "Each byte a literal of its own.", TWO, varint(len(whole)) + each)
    text = "The decompressed size in two bytes where one would do."
    read_block(out, "declared-padded", text, TWO, varint(len(whole), 2) + literal(whole))
    for length in (60, 61, 62, 256, 257, 1000):
        bundle = plain(2, Message(bytes(n % 253 for n in range(length - 11 - (length > 138)))))
        inside = message_set(bundle)
        read_block(out, f"literal-of-{len(inside)}", f"A literal of {len(inside)} bytes.", bundle, snappy(inside))
    run = plain(2, Message(b"ab" * 20))
    inside = message_set(run)
    head, rest = inside[:12], len(inside) - 12
    copies = {
        "1-byte-offset": bytes([(11 - 4) << 2 | 1, 2]) * (rest // 11) + bytes([(rest % 11 - 1) << 2 | 2, 2, 0]),
        "2-byte-offset": bytes([(rest - 1) << 2 | 2, 2, 0]),
        "4-byte-offset": bytes([(rest - 1) << 2 | 3, 2, 0, 0, 0]),
    }
    for name, copy in copies.items():
        text = "A literal and copies that overlap what they write: the distance is 2, the length more."
        read_block(out, f"copy-with-{name}", text, run, varint(len(inside)) + literal(head) + copy)
    far = plain(2, Message(b"x" * 3 + bytes(range(200)) + b"y"), Message(bytes(range(200)), None))
    inside = message_set(far)
    front = inside[: len(inside) - 200]
    distance = len(front) - front.index(bytes(range(200)))
    pieces = [bytes([(50 - 1) << 2 | 2]) + distance.to_bytes(2, "little")] * 4
    read_block(
        out, "copy-from-afar", f"Copies of 50 bytes from {distance} bytes before.", far,
        varint(len(inside)) + literal(front) + b"".join(pieces),
    )  # fmt: skip


def bundles(out: Section) -> None:
    packed = compressed(TWO)
    text = "A compressed bundle between two that are not: numbers count through it."
    stream = segment(BEFORE, packed, FOLLOWING)
    outcome = clean(released(BEFORE, packed, FOLLOWING), size(BEFORE, packed, FOLLOWING))
    out.read(
        "between-plain-bundles", text, stream, outcome, requires=NEEDS, flags=["SnappyHeader", "BitOrder"], write="none"
    )
    many = plain(1, *(Message(b"m%d" % n, None if n else TIME) for n in range(40)))
    packed = compressed(many)
    out.read(
        "count-behind-the-flags", "A compressed bundle of 40: its count is before the block, not in it.",
        segment(packed), clean(packed.records, size(packed)), requires=NEEDS, flags=["SnappyHeader"],
        write="equivalent", writing={"frames": ["40"], "codec": "snappy"},
    )  # fmt: skip
    for count in (1, 15, 16):
        some = plain(1, *(Message(b"m%d" % n, None if n else TIME) for n in range(count)))
        packed = compressed(some)
        out.read(
            f"block-of-{count}",
            f"A compressed bundle of {count}; its block is longer than what it holds, which is allowed.",
            segment(packed), clean(packed.records, size(packed)), requires=NEEDS, flags=["SnappyHeader"],
            write="equivalent", writing={"frames": [str(count)], "codec": "snappy"},
        )  # fmt: skip


def contents(out: Section) -> None:
    low = compressed(plain(1, Message(b"a"), Message(b"b", None), Message(b"c", None), count=2))
    behind = plain(4, Message(b"behind"))
    text = "A compressed bundle declares 2 and holds 3: all are read."
    outcome = clean(released(low, behind), size(low, behind), [("bad-count", 0)])
    rules = ["tank.count.agrees"]
    out.read("count-too-low", text, segment(low, behind), outcome, requires=NEEDS, flags=["CountTrusted"], rules=rules)
    rest = plain(2, Message(b"a"))
    rest = stored_as(rest, snappy(message_set(rest) + b"\xff\xff"))
    text = "After the message of a compressed set two bytes are left over: reported, and the message is read."
    outcome = clean(released(BEFORE, rest), size(BEFORE, rest), [("trailing-bytes", size(BEFORE))])
    out.read("trailing-bytes", text, segment(BEFORE, rest), outcome, requires=NEEDS, flags=["TrailingBytes"])
    odd = compressed(plain(2, Message(b"a", flags=0x80)))
    text = "A message of a compressed set has an unused bit set."
    outcome = clean(released(BEFORE, odd), size(BEFORE, odd), [("reserved-nonzero", size(BEFORE))])
    rules = ["tank.message.unused-bits", "tank.message.unused"]
    out.read("unused-bit", text, segment(BEFORE, odd), outcome, requires=NEEDS, flags=["ReservedBits"], rules=rules)
    for kept, code in ((0, "bad-count"), (1, "bad-length"), (9, "bad-length"), (14, "bad-length")):
        short = stored_as(TWO, snappy(message_set(TWO)[:kept]))
        text = f"A sound block of {kept} bytes, in which the messages end early: nothing of the bundle is released."
        stream = segment(BEFORE, short, FOLLOWING)
        outcome = corrupt(code, BEFORE.records, size(BEFORE))
        rules = ["tank.set.whole" if kept else "tank.set.at-least-one"]
        out.read(f"set-of-{kept}-bytes", text, stream, outcome, requires=NEEDS, flags=["SnappyHeader"], rules=rules)


def false_blocks(out: Section) -> None:
    whole = message_set(TWO)
    good = snappy(whole)
    long = varint(len(whole))
    blocks = {
        "empty": ("The bundle ends with its header: an empty block declares no size.", b""),
        "size-only": ("The block ends after the size that it declares.", long),
        "size-cut": ("The block ends within the size that it declares.", b"\x80"),
        "size-of-six-bytes": (
            "The block's size has more than five bytes.",
            b"\xff\xff\xff\xff\xff\x01" + literal(whole),
        ),
        "cut": ("The block ends within its literal.", good[:-1]),
        "declares-1-more": ("The block declares one byte more than it gives.", varint(len(whole) + 1) + literal(whole)),
        "declares-1-less": ("The block declares one byte less than it gives.", varint(len(whole) - 1) + literal(whole)),
        "declares-0": ("The block declares 0 bytes and gives some.", varint(0) + literal(whole)),
        "tag-without-its-length": (
            "The block ends after the tag of a literal whose length should follow.",
            long + b"\xf4\x01",
        ),
        "copy-before-the-start": (
            "A copy from before the block's first byte.",
            long + literal(whole[:4]) + bytes([(len(whole) - 5) << 2 | 2, 9, 0]),
        ),
        "copy-first": (
            "The first element is a copy: there is nothing to be copied.",
            long + bytes([(len(whole) - 1) << 2 | 2, 1, 0]),
        ),
        "copy-distance-0": (
            "A copy from a distance of 0.",
            long + literal(whole[:4]) + bytes([(len(whole) - 5) << 2 | 2, 0, 0]),
        ),
        "copy-too-long": (
            "A copy that gives more than the block declares.",
            long + literal(whole[:-1]) + bytes([9 << 2 | 2, 1, 0]),
        ),
        "bytes-behind": ("A byte stands after the last element.", good + b"\0"),
        "framing-format": (
            "The framing format of snappy, whose first byte declares a size of its own: not what TANK writes.",
            FRAMING + b"\x01" + (len(whole) + 4).to_bytes(3, "little") + bytes(4) + whole,
        ),
        "all-ones": ("What is called a block is bytes of ones: it declares more than 32 bits.", b"\xff" * 20),
        "not-compressed": ("A plain message set that is called snappy: its first byte, 1, declares one byte.", whole),
    }
    for name, (comment, block) in blocks.items():
        broken = stored_as(TWO, block)
        answer = corrupt("bad-compression", BEFORE.records, size(BEFORE))
        flags = ["SnappyRaw", "SnappyDamage"] if name == "framing-format" else ["SnappyDamage"]
        out.read(f"false-{name}", comment, segment(BEFORE, broken, FOLLOWING), answer, requires=NEEDS, flags=flags)
    header = TWO.pieces[0][1]
    whole_bundle = bytes([header[0] | 1]) + snappy(header + whole)
    text = "The block holds the bundle's flags too: they are read as a message's, which does not fit."
    stream = segment(BEFORE, tail=varint(len(whole_bundle)) + whole_bundle)
    outcome = corrupt("bad-length", BEFORE.records, size(BEFORE))
    rules = ["tank.set.whole"]
    out.read("false-header-inside", text, stream, outcome, requires=NEEDS, flags=["SnappyHeader"], rules=rules)


def bombs(out: Section) -> None:
    whole = message_set(TWO)
    for declared in (100_000, LIMIT):
        broken = stored_as(TWO, varint(declared) + literal(whole))
        text = f"A block of {len(whole)} bytes declares {declared}, more than it can hold and not more than the limit."
        stream = segment(BEFORE, broken, FOLLOWING)
        outcome = corrupt("bad-compression", BEFORE.records, size(BEFORE))
        out.read(f"bomb-declares-{declared}", text, stream, outcome, requires=NEEDS, flags=["SnappyBomb"])
    for declared in (LIMIT + 1, 1 << 30, (1 << 31) - 1, 1 << 31, (1 << 32) - 1):
        broken = stored_as(TWO, varint(declared) + literal(whole))
        segment_ = segment(BEFORE, broken, FOLLOWING)
        text = f"A block of {len(whole)} bytes declares {declared}, more than the limit of 8 MiB."
        outcome = corrupt("limit-exceeded", BEFORE.records, size(BEFORE))
        out.read(
            f"bomb-declares-{declared}", text, segment_, outcome, requires=NEEDS, flags=["SnappyBomb"],
            rules=["tank.codec.limit"],
        )  # fmt: skip
        out.read(
            f"bomb-declares-{declared}-refused",
            f"As before, whatever it is called: {declared} bytes are not to be had from these.", segment_,
            clean(released(BEFORE, TWO, FOLLOWING), len(segment_.content)),
            every={"length": [str(len(segment_.content))] * 2, "rule": "refused"}, requires=NEEDS, flags=["SnappyBomb"],
        )  # fmt: skip
    copies = bytes([63 << 2 | 2, 1, 0]) * 1024
    big = stored_as(TWO, varint(LIMIT + 64) + literal(b"\0") + copies)
    text = "A block of copies of 64 bytes each declares more than the limit."
    stream = segment(BEFORE, big)
    outcome = corrupt("limit-exceeded", BEFORE.records, size(BEFORE))
    rules = ["tank.codec.limit"]
    out.read("bomb-of-copies", text, stream, outcome, requires=NEEDS, flags=["SnappyBomb"], rules=rules)
    content = bytes(65_536)
    tall = plain(2, Message(content))
    inside = message_set(tall)
    front = len(inside) - len(content) + 1
    block = (
        varint(len(inside)) + literal(inside[:front]) + bytes([63 << 2 | 2, 1, 0]) * 1023 + bytes([62 << 2 | 2, 1, 0])
    )
    packed = stored_as(tall, block)
    text = "3 KiB that hold 64 KiB: as dense as snappy can be, and no bomb."
    outcome = clean(released(BEFORE, packed), size(BEFORE, packed))
    out.read("tall-but-true", text, segment(BEFORE, packed), outcome, requires=NEEDS, flags=["SnappyBomb"])


def unassigned(out: Section) -> None:
    whole = message_set(TWO)
    for codec in (2, 3):
        for name, block in (("plain", whole), ("snappy", snappy(whole)), ("garbage", b"\xff" * 9)):
            broken = stored_as(TWO, block, codec)
            text = f"Codec {codec} is not assigned, whatever the bytes are: here {name}."
            stream = segment(BEFORE, broken, FOLLOWING)
            outcome = corrupt("unsupported-codec", BEFORE.records, size(BEFORE))
            out.read(f"codec-{codec}-over-{name}", text, stream, outcome, flags=["CodecUnassigned", "BitOrder"])
        broken = stored_as(TWO, whole, codec)
        text = f"The first bundle has codec {codec}: nothing is released, and the file is still one of this format."
        outcome = corrupt("unsupported-codec", [], 0)
        out.read(f"codec-{codec}-first", text, segment(broken, FOLLOWING), outcome, flags=["CodecUnassigned"])


def flips(out: Section) -> None:
    packed = compressed(TWO)
    at = size(BEFORE)
    start, end = packed.span("block")
    text = "Any bit of a compressed message set: nothing protects it, and a reader must survive it."
    stream = segment(BEFORE, packed, FOLLOWING)
    outcome = clean(released(BEFORE, packed, FOLLOWING), size(BEFORE, packed, FOLLOWING))
    every = {"bit": [[str(at + start), str(at + end)]], "rule": "answered"}
    out.read(
        "any-bit-of-a-block",
        text,
        stream,
        outcome,
        every=every,
        requires=NEEDS,
        flags=["Unprotected"],
        rules=["tank.end.any-bytes"],
    )
