"""Integers: the length of a bundle and of a content, in as many bytes as they may take."""

from __future__ import annotations

from tests.builders.tank import varint
from tests.generator.book import Book, Section, clean, corrupt, torn
from tests.generator.tank.build import Bundle, Message, plain, released, segment, size
from tests.generator.tank.notes import section

ROOM_OF_ONE = 11
"""Bytes of a bundle of one message besides its content: flags, flags, timestamp, and a length of one byte."""

BEFORE = plain(1, Message(b"before"))
FOLLOWING = plain(3, Message(b"behind"))


def of_length(length: int) -> Bundle:
    """A bundle of one message that takes so many bytes."""
    content = length - ROOM_OF_ONE
    for width in (1, 2, 3):
        if len(varint(content - width + 1)) == width:
            content -= width - 1
            break
    bundle = plain(2, Message(bytes(n % 251 for n in range(content))))
    if len(bundle.body) != length:
        raise ValueError(f"no bundle of one message takes {length} bytes")
    return bundle


def write(book: Book) -> None:
    out = section(
        book,
        "lengths",
        "The integers of a segment: LEB128 of at most 32 bits in at most five bytes, as short as they can be or "
        "padded.",
        "VarintGroups", "VarintPadded", "VarintHighBits", "VarintEndless", "LengthZero", "HeaderOutside",
        "TrustsLength", "SparseSingle",
    )  # fmt: skip
    for part in (bundle_lengths, padded, five_bytes, too_short):
        part(out)


def bundle_lengths(out: Section) -> None:
    shortest = plain(2, Message(b"", None))
    text = "The shortest bundle: flags, a message's flags, a length of 0."
    outcome = clean(released(BEFORE, shortest), size(BEFORE, shortest))
    out.read("bundle-of-3", text, segment(BEFORE, shortest), outcome, flags=["VarintGroups"])
    for length in (11, 12, 126, 127, 128, 129, 255, 256, 2048, 16383, 16384):
        bundle = of_length(length)
        text = f"A bundle of {length} bytes: its length takes {len(varint(length))}."
        outcome = clean(released(BEFORE, bundle, FOLLOWING), size(BEFORE, bundle, FOLLOWING))
        out.read(f"bundle-of-{length}", text, segment(BEFORE, bundle, FOLLOWING), outcome, flags=["VarintGroups"])


def padded(out: Section) -> None:
    bundle = plain(2, Message(b"padded", key=b"k"), Message(b"too", None))
    behind = plain(4, Message(b"behind"))
    for width in range(2, 6):
        longer = bundle.with_prefix(varint(len(bundle.body), width))
        text = f"The bundle's length in {width} bytes: longer than it need be, and legal."
        outcome = clean(released(BEFORE, longer, behind), size(BEFORE, longer, behind))
        out.read(f"bundle-padded-to-{width}", text, segment(BEFORE, longer, behind), outcome, flags=["VarintPadded"])
        inside = bundle.with_piece("length-0", varint(6, width))
        text = f"The first content's length in {width} bytes."
        outcome = clean(released(BEFORE, inside), size(BEFORE, inside))
        out.read(f"content-padded-to-{width}", text, segment(BEFORE, inside), outcome, flags=["VarintPadded"])
        empty = plain(2, Message(b"", key=b"k"), Message(b"too", None)).with_piece("length-0", varint(0, width))
        text = f"A content's length of 0 in {width} bytes."
        outcome = clean(released(BEFORE, empty), size(BEFORE, empty))
        out.read(f"content-of-0-padded-to-{width}", text, segment(BEFORE, empty), outcome, flags=["VarintPadded"])


def five_bytes(out: Section) -> None:
    bundle = plain(2, Message(b"a"), Message(b"bc", None))
    body = len(bundle.body)
    for fifth in (0x10, 0x20, 0x40, 0x70):
        high = bundle.with_prefix(bytes([body | 0x80, 0x80, 0x80, 0x80, fifth]))
        text = f"The fifth byte of the bundle's length is 0x{fifth:02x}: bits above 31, which are shifted out."
        outcome = clean(released(BEFORE, high), size(BEFORE, high))
        out.read(f"bundle-high-bits-{fifth:x}", text, segment(BEFORE, high), outcome, flags=["VarintHighBits"])
        inside = bundle.with_piece("length-0", bytes([0x81, 0x80, 0x80, 0x80, fifth]))
        text = f"The fifth byte of a content's length is 0x{fifth:02x}: bits above 31, which are shifted out."
        outcome = clean(released(BEFORE, inside), size(BEFORE, inside))
        out.read(f"content-high-bits-{fifth:x}", text, segment(BEFORE, inside), outcome, flags=["VarintHighBits"])
    for fifth in (0x80, 0x81, 0x8F, 0xFF):
        endless = bundle.with_prefix(bytes([body | 0x80, 0x80, 0x80, 0x80, fifth, 0]))
        text = (
            f"The fifth byte of the bundle's length, 0x{fifth:02x}, says that a sixth follows: no such integer is "
            "there."
        )
        outcome = corrupt("bad-encoding", BEFORE.records, size(BEFORE))
        out.read(f"bundle-six-bytes-{fifth:x}", text, segment(BEFORE, endless), outcome, flags=["VarintEndless"])
        inside = bundle.with_piece("length-0", bytes([0x81, 0x80, 0x80, 0x80, fifth, 0]))
        text = (
            f"The fifth byte of a content's length, 0x{fifth:02x}, says that a sixth follows: the bundle cannot be "
            "read."
        )
        outcome = corrupt("bad-encoding", BEFORE.records, size(BEFORE))
        rules = ["tank.set.readable"]
        words, stream = f"content-six-bytes-{fifth:x}", segment(BEFORE, inside)
        out.read(words, text, stream, outcome, flags=["VarintEndless"], rules=rules)
    for length in range(1, 5):
        text = f"The file ends after {length} bytes of a bundle's length, all of which say that another follows."
        stream = segment(BEFORE, tail=b"\xff" * length)
        outcome = torn(BEFORE.records, size(BEFORE))
        rules = ["tank.bundle.length-whole"]
        out.read(f"bundle-length-ends-after-{length}", text, stream, outcome, flags=["TrustsLength"], rules=rules)


def too_short(out: Section) -> None:
    for width in range(1, 6):
        text = f"A bundle's length of 0 in {width} bytes, and a bundle after it: the broker takes that for corruption."
        stream = segment(BEFORE, tail=varint(0, width) + FOLLOWING.content)
        outcome = corrupt("bad-length", BEFORE.records, size(BEFORE))
        out.read(f"bundle-of-0-in-{width}", text, stream, outcome, flags=["LengthZero"])
    text = "A bundle's length with bits above 31 only: they are shifted out, and 0 is left."
    stream = segment(BEFORE, tail=b"\x80\x80\x80\x80\x70" + FOLLOWING.content)
    outcome = corrupt("bad-length", BEFORE.records, size(BEFORE))
    out.read("bundle-of-0-by-high-bits", text, stream, outcome, flags=["LengthZero", "VarintHighBits"])
    headers = {
        "count-outside": ("A bundle of 1 byte whose flags say that the count follows.", b"\x00"),
        "count-cut": ("A bundle of 2 bytes that ends within its count.", b"\x00\x80"),
        "first-sequence-outside": ("A sparse bundle of 1 byte.", b"\x44"),
        "first-sequence-cut": ("A sparse bundle that ends within its first sequence number.", b"\x44\1\2\3\4\5\6\7"),
        "last-delta-outside": ("A sparse bundle of 2 that ends before the distance to its last.",
         b"\x48" + b"\5" + bytes(7)),
        "last-delta-cut": ("A sparse bundle of 2 that ends within the distance to its last.",
         b"\x48\5" + bytes(7) + b"\x80"),
    }  # fmt: skip
    for name, (comment, body) in headers.items():
        short = varint(len(body)) + body
        for place, rest in (("then-a-bundle", FOLLOWING.content), ("at-the-end", b"")):
            out.read(
                f"header-{name}-{place}",
                f"{comment} {'A bundle follows.' if rest else 'The file ends there.'} The header does not fit its "
                "bundle.",
                segment(BEFORE, tail=short + rest),
                corrupt("bad-length", BEFORE.records, size(BEFORE)),
                flags=["HeaderOutside"],
            )
    alone = b"\x44" + b"\5" + bytes(7)
    text = "A sparse bundle of 1 message that ends where its header does: it has no message."
    stream = segment(BEFORE, tail=varint(len(alone)) + alone + FOLLOWING.content)
    outcome = corrupt("bad-count", BEFORE.records, size(BEFORE))
    rules = ["tank.set.at-least-one"]
    out.read("header-alone", text, stream, outcome, flags=["SparseSingle"], rules=rules)
