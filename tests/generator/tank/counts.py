"""The count of a bundle: in its flags, after them, and where it is wrong."""

from __future__ import annotations

from tests.builders.tank import UNUSED, varint
from tests.generator.book import Book, Section, clean, corrupt
from tests.generator.tank.build import TIME, Bundle, Message, plain, released, segment, size
from tests.generator.tank.notes import section

BIT_7 = ("tank.bundle.bit-7", "tank.bundle.unused")
LONG = (16, 17, 63, 64, 100, 127, 128, 129, 255, 256, 300)


def many(count: int, first: int = 1) -> list[Message]:
    return [Message(b"%d" % (first + n), None if n else TIME) for n in range(count)]


def write(book: Book) -> None:
    out = section(
        book,
        "counts",
        "How many messages a bundle declares: in four bits of its flags, or as an integer after them; and what is "
        "made of "
        "a count that is not true.",
        "BitOrder", "CountInFlags", "CountTrusted", "CountZero", "VarintPadded", "VarintGroups", "VarintHighBits",
        "VarintEndless", "TrailingBytes", "ReservedBits", "TrustsLength", "FaultOrder",
    )  # fmt: skip
    for part in (true_counts, false_counts, leftovers, bit_7):
        part(out)


def true_counts(out: Section) -> None:
    for count in range(1, 16):
        bundle = plain(1, *many(count))
        out.read(
            f"in-flags-{count}", f"{count} in the four bits of the flags: the byte is 0x{count << 2:02x}.",
            segment(bundle), clean(bundle.records, size(bundle)), flags=["BitOrder", "CountInFlags"],
            write="equivalent",
            writing={"frames": [str(count)], "codec": "none"},
        )  # fmt: skip
    for count in LONG:
        bundle = plain(1, *many(count))
        out.read(
            f"behind-flags-{count}", f"The four bits are 0, and {count} follows as an integer.", segment(bundle),
            clean(bundle.records, size(bundle)), flags=["CountInFlags", "VarintGroups"], write="equivalent",
            writing={"frames": [str(count)], "codec": "none"},
        )  # fmt: skip
    for count in (1, 2, 15):
        bundle = plain(1, *many(count), long=True)
        text = f"A count of {count} after the flags, where no client puts it and every reader takes it."
        outcome = clean(bundle.records, size(bundle))
        out.read(f"behind-flags-although-{count}", text, segment(bundle), outcome, flags=["CountInFlags"])
    for width in range(2, 6):
        bundle = plain(1, *many(3), long=True, width=width)
        text = f"A count of 3 in {width} bytes: longer than it need be, and legal."
        outcome = clean(bundle.records, size(bundle))
        out.read(f"padded-to-{width}", text, segment(bundle), outcome, flags=["VarintPadded"])
    for fifth in (0x10, 0x70):
        bundle = plain(1, *many(3), long=True, width=5).with_piece("count", bytes([0x83, 0x80, 0x80, 0x80, fifth]))
        text = f"The fifth byte of the count is 0x{fifth:02x}: bits above 31, which are shifted out. The count is 3."
        outcome = clean(bundle.records, size(bundle))
        out.read(f"high-bits-{fifth:x}", text, segment(bundle), outcome, flags=["VarintHighBits"])


def false_counts(out: Section) -> None:
    following = plain(5, *many(2, 5))
    for declared in (1, 2, 3, 5, 6, 15):
        bundle = plain(1, *many(4), count=declared)
        what = "fewer" if declared < 4 else "more"
        text = (
            f"The bundle declares {declared} and holds 4, {what} than there are: all four are read, and the next "
            "bundle is "
            "numbered after them, as TANK's client does."
        )
        outcome = clean(released(bundle, following), size(bundle, following), [("bad-count", 0)])
        rules = ["tank.count.agrees", "tank.number.counts"] + (["tank.count.fewer"] if declared > 4 else [])
        stream, words = segment(bundle, following), f"declares-{declared}-holds-4"
        out.read(words, text, stream, outcome, flags=["CountTrusted"], rules=rules)
    for declared in (16, 127, 128, (1 << 31) - 1, 1 << 31, (1 << 32) - 1):
        bundle = plain(1, *many(2), count=declared)
        text = (
            f"The bundle declares {declared} after its flags and holds 2, which are read: nothing is allocated by "
            "the count."
        )
        outcome = clean(bundle.records, size(bundle), [("bad-count", 0)])
        rules = ["tank.count.agrees", "tank.count.fewer"]
        flags = ["CountTrusted", "TrustsLength"]
        out.read(f"declares-{declared}-holds-2", text, segment(bundle), outcome, flags=flags, rules=rules)
    before = plain(1, Message(b"before"))
    for width in range(1, 6):
        bundle = plain(2, *many(2), count=0, long=True, width=width)
        text = f"The four bits are 0 and the integer, of {width} bytes, is 0 too: the broker aborts on it."
        outcome = corrupt("bad-count", before.records, size(before))
        out.read(f"zero-in-{width}", text, segment(before, bundle), outcome, flags=["CountZero"])
    for codec in (1, 2, 3):
        bundle = plain(2, *many(2), count=0, long=True, flags=codec)
        text = f"The count after the flags is 0 and the codec {codec}: the count is looked at first."
        outcome = corrupt("bad-count", before.records, size(before))
        stream, words = segment(before, bundle), f"zero-and-codec-{codec}"
        out.read(words, text, stream, outcome, flags=["CountZero", "FaultOrder"])
    bundle = plain(2, *many(2), long=True).with_piece("count", bytes([0x80, 0x80, 0x80, 0x80, 0x70]))
    text = "The count has bits above 31 only: they are shifted out, and 0 is left."
    outcome = corrupt("bad-count", before.records, size(before))
    out.read("zero-by-high-bits", text, segment(before, bundle), outcome, flags=["CountZero", "VarintHighBits"])
    for fifth in (0x80, 0x8F, 0xFF):
        bundle = plain(2, *many(2), long=True).with_piece("count", bytes([0x82, 0x80, 0x80, 0x80, fifth, 0]))
        text = f"The fifth byte of the count, 0x{fifth:02x}, says that a sixth follows: no such integer is there."
        outcome = corrupt("bad-encoding", before.records, size(before))
        out.read(f"six-bytes-{fifth:x}", text, segment(before, bundle), outcome, flags=["VarintEndless"])
    for declared, long in ((1, False), (2, False), (15, False), (3, True), (300, True)):
        bundle = plain(2, count=declared, long=long)
        text = f"The bundle declares {declared} and ends with its header: nothing is there to be read."
        outcome = corrupt("bad-count", before.records, size(before))
        rules = ["tank.set.at-least-one"]
        words, stream = f"declares-{declared}-holds-none", segment(before, bundle)
        out.read(words, text, stream, outcome, flags=["CountTrusted"], rules=rules)


def leftovers(out: Section) -> None:
    following = plain(3, *many(1, 3))
    rests = {
        "one-byte": b"\xff",
        "three-bytes": b"\xff\xff\xff",
        "a-zero": b"\0",
        "zeros": bytes(8),
        "flags-and-half-a-timestamp": b"\0\1\2\3\4",
        "a-key-that-does-not-fit": b"\x03\x10key",
        "a-content-that-does-not-fit": b"\x02\x10content",
        "a-length-of-six-bytes": b"\x02\xff\xff\xff\xff\xff\x01",
    }
    for name, rest in rests.items():
        bundle = plain(1, *many(2)).followed_by(rest)
        text = (
            f"After the two messages that the bundle declares stand {len(rest)} bytes that are no whole message: "
            "they are "
            "reported, and the messages and the next bundle read."
        )
        outcome = clean(released(bundle, following), size(bundle, following), [("trailing-bytes", 0)])
        out.read(f"trailing-{name}", text, segment(bundle, following), outcome, flags=["TrailingBytes"])
    odd = plain(1, *many(2)).followed_by(b"\xfa\x01x")
    out.read(
        "trailing-a-message-with-unused-bits",
        "After the two messages that the bundle declares stands one more, which sets all unused bits: segspec takes "
        "it for none.",
        segment(odd, following),
        clean(released(odd, following), size(odd, following), [("trailing-bytes", 0)]),
        flags=["TrailingBytes", "ReservedBits"],
        rules=["tank.set.left-over-unused"],
    )
    cut = Message(b"the third", None).pieces(2)
    third = b"".join(content for _, content in cut)
    for length in range(1, len(third)):
        bundle = plain(1, *many(2), count=3).followed_by(third[:length]).with_records([])
        out.read(
            f"third-of-three-cut-at-{length}",
            f"The bundle declares 3 messages, and its bytes end after {length} of the third's {len(third)}: it is "
             "not whole, " "and nothing of it is released.", segment(bundle), corrupt("bad-length", [], 0),
            flags=["TrailingBytes", "CountTrusted"], rules=["tank.set.whole"],
        )  # fmt: skip


def bit_7(out: Section) -> None:
    before = plain(1, Message(b"before"))
    bundles: dict[str, tuple[str, Bundle]] = {
        "short": ("its count in the flags", plain(2, *many(2), flags=UNUSED)),
        "long": ("its count after the flags", plain(2, *many(20), flags=UNUSED)),
    }
    for name, (said, bundle) in bundles.items():
        text = (
            f"Bit 7 of the flags is set in a bundle with {said}: reported, and no byte more is expected (later "
            "documents "
            "speak of one; no code has it)."
        )
        outcome = clean(released(before, bundle), size(before, bundle), [("reserved-nonzero", size(before))])
        out.read(f"bit-7-{name}", text, segment(before, bundle), outcome, flags=["ReservedBits"], rules=BIT_7)
    bundle = plain(2, Message(b"a", flags=8), Message(b"b", None, flags=16), flags=UNUSED)
    text = "Bit 7 of the flags and a bit of two messages are set: one finding about the header, one about the messages."
    outcome = clean(released(before, bundle), size(before, bundle), [("reserved-nonzero", size(before))] * 2)
    rules = [*BIT_7, "tank.message.unused-bits", "tank.message.unused", "tank.set.once"]
    out.read(
        "bit-7-and-unused-bits-of-messages", text, segment(before, bundle), outcome, flags=["ReservedBits"],
        rules=rules,
    )  # fmt: skip
    bundle = plain(2, *many(3), count=2, flags=UNUSED)
    text = "Bit 7 is set and the count is wrong: two contradictions, and segspec releases nothing of the bundle."
    stream = segment(before, bundle)
    outcome = corrupt("bad-count", before.records, size(before))
    rules = ["tank.set.two-contradictions"]
    out.read("bit-7-and-a-false-count", text, stream, outcome, flags=["ReservedBits", "CountTrusted"], rules=rules)
    cases = {
        "bit-7-and-bytes-left-over": (
            "Bit 7 is set and a byte is left over",
            plain(2, *many(2), flags=UNUSED).followed_by(b"\xff"),
        ),
        "an-unused-bit-and-a-wrong-count": (
            "A message sets an unused bit and the count is wrong",
            plain(2, Message(b"a", flags=8), Message(b"b", None), count=1),
        ),
        "an-unused-bit-and-a-count-too-high": (
            "A message sets an unused bit and the count is too high",
            plain(2, Message(b"a"), Message(b"b", None, flags=0x80), count=3),
        ),
        "an-unused-bit-and-bytes-left-over": (
            "A message sets an unused bit and a byte is left over",
            plain(2, Message(b"a"), Message(b"b", None, flags=16)).followed_by(b"\xff"),
        ),
    }
    for words, (said, bundle) in cases.items():
        text = f"{said}: two contradictions, and segspec releases nothing of the bundle."
        outcome = corrupt("bad-count", before.records, size(before))
        out.read(words, text, segment(before, bundle), outcome, flags=["ReservedBits", "CountTrusted"], rules=rules)
    bundle = plain(2, *many(2)).with_piece("length-1", varint(9, 2)).with_records([])
    text = "The last message's content is longer than the bundle has bytes for: nothing of it is released."
    outcome = corrupt("bad-length", before.records, size(before))
    rules = ["tank.set.whole"]
    out.read(
        "second-content-longer-than-the-bundle", text, segment(before, bundle), outcome, flags=["TrustsLength"],
        rules=rules,
    )  # fmt: skip
