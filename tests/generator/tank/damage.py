"""One bit flipped: what shows, as what, and what nothing protects."""

from __future__ import annotations

from collections.abc import Sequence

from tests.generator.book import JSON, Book, Outcome, Section, Stream, clean, corrupt, torn
from tests.generator.tank.build import TIME, Bundle, Message, plain, record, released, segment, size, sparse
from tests.generator.tank.notes import section

BEFORE = plain(1, Message(b"before"))
TARGET = plain(2, Message(b"first", key=b"key"), Message(b"last", None))
SPARSE = sparse([10, 12, 20], Message(b"first"), Message(b"inside", None), Message(b"last", None))
FOLLOWING = plain(4, Message(b"behind"))
KNOWN = (*BEFORE.records, *TARGET.records)


def write(book: Book) -> None:
    out = section(
        book,
        "damage",
        "Single bits flipped in each field. There is no checksum: damage shows where bytes contradict each other, "
        "and the "
        "rest gives other records or other numbers.",
        "Unprotected", "CountTrusted", "CodecUnassigned", "ReservedBits", "TrustsLength",
        "SparseIgnored", "NumbersFall", "SnappyDamage",
    )  # fmt: skip
    base = out.read(
        "undamaged",
        "The file that most vectors of this section are made from.",
        segment(BEFORE, TARGET),
        clean(KNOWN, size(BEFORE, TARGET)),
        rules=["tank.message.order", "tank.bundle.follows", "tank.bundle.length"],
    )
    flags(out, base)
    structure(out)
    unprotected(out, base)
    sparse_header(out)
    anywhere(out)


def flipped(stream: Stream, byte: int, bit: int) -> Stream:
    content = bytearray(stream.content)
    content[byte] ^= 1 << bit
    return Stream(stream.name, bytes(content))


def one_bit(
    out: Section,
    base: str,
    words: str,
    comment: str,
    byte: int,
    bit: int,
    outcome: Outcome,
    flag: str,
    requires: Sequence[str] = (),
    rules: Sequence[str] = (),
) -> None:
    """One bit of the section's base file."""
    stream = flipped(segment(BEFORE, TARGET), byte, bit)
    derived = (base, [{"flip": str(8 * byte + bit)}])
    out.read(words, comment, stream, outcome, flags=[flag], requires=requires, derived=derived, rules=rules)


def flags(out: Section, base: str) -> None:
    at, end = size(BEFORE), size(BEFORE, TARGET)
    byte = at + TARGET.span("flags")[0]
    refused = BEFORE.records
    counted = clean(KNOWN, end, [("bad-count", at)])
    marked = clean(KNOWN, end, [("reserved-nonzero", at)])
    one_bit(
        out, base, "flags-bit-0", "The codec becomes 1: the messages are no snappy block.", byte, 0,
        corrupt("bad-compression", refused, at), "SnappyDamage", ["compression:snappy"],
    )  # fmt: skip
    one_bit(
        out, base, "flags-bit-1", "The codec becomes 2, which is not assigned.", byte, 1,
        corrupt("unsupported-codec", refused, at), "CodecUnassigned",
    )  # fmt: skip
    for bit, count in ((2, 3), (4, 6), (5, 10)):
        said = f"The count becomes {count}: two messages are there, and the bundle ends with the second."
        rules = ["tank.count.agrees", "tank.count.fewer"]
        one_bit(out, base, f"flags-bit-{bit}", said, byte, bit, counted, "CountTrusted", rules=rules)
    rules = ["tank.bundle.bit-7", "tank.bundle.unused"]
    one_bit(out, base, "flags-bit-7", "Bit 7 becomes set: reported.", byte, 7, marked, "ReservedBits", rules=rules)
    for number in range(2):
        byte = at + TARGET.span(f"flags-{number}")[0]
        for bit in range(3, 8):
            one_bit(
                out, base, f"message-{number + 1}-flags-bit-{bit}",
                f"An unused bit of message {number + 1} becomes set: reported.", byte, bit, marked, "ReservedBits",
                rules=["tank.message.unused-bits", "tank.message.unused"],
            )  # fmt: skip
        one_bit(
            out, base, f"message-{number + 1}-flags-bit-2",
            f"Flag 4 of message {number + 1} becomes set: it means nothing here, and nothing tells.",
            byte, 2, clean(KNOWN, end), "Unprotected", rules=["tank.number.flag-4-elsewhere"],
        )  # fmt: skip


def noticed(out: Section, words: str, comment: str, bundles: Sequence[Bundle], start: int, end: int, flag: str) -> None:
    """Any bit of these bytes: the reading does not end clean, and nothing wrong is released."""
    stream = segment(*bundles)
    outcome = clean(released(*bundles), len(stream.content))
    out.read(
        words,
        comment,
        stream,
        outcome,
        every={"bit": [[str(start), str(end)]], "rule": "refused"},
        flags=[flag],
        rules=["tank.set.whole"],
    )


def structure(out: Section) -> None:
    at = size(BEFORE)
    for name, said in (
        ("bundle-length", "the last bundle's length"),
        ("key-length-0", "the key's length"),
        ("length-0", "the first content's length"),
    ):
        start, end = TARGET.span(name)
        noticed(
            out, f"any-bit-of-{name.removesuffix('-0')}", f"Any bit of {said}.", (BEFORE, TARGET), at + start, at + end,
            "TrustsLength",
        )  # fmt: skip
    alone = plain(2, Message(bytes(range(1, 31))))
    start, end = alone.span("length-0")
    longer = [bit for bit in range(8) if (30 ^ 1 << bit) > 30]
    for bit in longer:
        text = f"Bit {bit} of the length of the only message's content becomes set: it is more than the bundle has."
        stream = flipped(segment(BEFORE, alone), at + start, bit)
        found = corrupt("bad-length", BEFORE.records, at)
        rules = ["tank.set.whole"]
        out.read(f"only-content-longer-by-bit-{bit}", text, stream, found, flags=["TrustsLength"], rules=rules)
    start, _ = alone.span("bundle-length")
    length = len(alone.body)
    for bit in range(7):
        changed = length ^ 1 << bit
        outcome = torn(BEFORE.records, at) if changed > length else corrupt("bad-length", BEFORE.records, at)
        text = f"The length of the last bundle becomes {changed} where {length} bytes are: " + (
            "it is torn." if changed > length else "its message does not fit."
        )
        stream = flipped(segment(BEFORE, alone), at + start, bit)
        rules = ["tank.bundle.whole" if changed > length else "tank.set.whole"]
        out.read(f"only-bundle-length-bit-{bit}", text, stream, outcome, flags=["TrustsLength"], rules=rules)


def unprotected(out: Section, base: str) -> None:
    at, end = size(BEFORE), size(BEFORE, TARGET)
    time, _ = TARGET.span("timestamp-0")
    for byte, bit in ((0, 0), (1, 3), (5, 6), (7, 7)):
        stamp = TIME ^ 1 << 8 * byte + bit
        known = [*BEFORE.records, record(2, b"first", stamp, b"key"), record(3, b"last", stamp)]
        one_bit(
            out, base, f"timestamp-byte-{byte}-bit-{bit}",
            "A bit of a timestamp: nothing tells, and the message after it carries the wrong one.",
            at + time + byte, bit, clean(known, end), "Unprotected", rules=["tank.message.timestamp"],
        )  # fmt: skip
    changes: tuple[tuple[str, int, list[JSON]], ...] = (
        ("key-0", 0, [record(2, b"first", key=b"jey"), record(3, b"last")]),
        ("content-0", 4, [record(2, b"firsu", key=b"key"), record(3, b"last")]),
        ("content-1", 0, [record(2, b"first", key=b"key"), record(3, b"mast")]),
    )
    for name, byte, known in changes:
        start, _ = TARGET.span(name)
        one_bit(
            out, base, f"{name}-bit-0", "A bit of a key or content: nothing tells, and the record has it.",
            at + start + byte, 0, clean([*BEFORE.records, *known], end), "Unprotected",
            rules=["tank.message.content"],
        )  # fmt: skip
    spans = [TARGET.span(name) for name in ("timestamp-0", "key-0", "content-0", "content-1")]
    text = "Any bit of timestamp, key and contents: whatever is answered, the reader survives it."
    stream = segment(BEFORE, TARGET)
    outcome = clean(KNOWN, end)
    every = {"bit": [[str(at + start), str(at + stop)] for start, stop in spans], "rule": "answered"}
    out.read(
        "any-bit-that-nothing-protects",
        text,
        stream,
        outcome,
        every=every,
        flags=["Unprotected"],
        rules=["tank.end.any-bytes"],
    )


def sparse_header(out: Section) -> None:
    end, count = size(SPARSE), len(SPARSE.records)
    first, _ = SPARSE.span("first-sequence")
    values = [(b"first", TIME), (b"inside", TIME), (b"last", TIME)]
    for byte, bit in ((0, 0), (0, 5), (2, 0), (7, 6)):
        start = 10 ^ 1 << 8 * byte + bit
        numbers = (start, start + 2, start + 10)
        known = [record(number, value, time) for number, (value, time) in zip(numbers, values, strict=True)]
        text = f"The first sequence number becomes {start}: higher than what is due, and nothing tells."
        stream = flipped(segment(SPARSE), first + byte, bit)
        outcome = clean(known, end)
        words = f"first-sequence-byte-{byte}-bit-{bit}"
        out.read(words, text, stream, outcome, flags=["Unprotected", "SparseIgnored"], rules=["tank.number.gap"])
    behind = plain(1, *(Message(b"m", None if n else TIME) for n in range(9)))
    text = "A bit of the first sequence number is lost, and the number is below those before: reported."
    stream = flipped(segment(behind, SPARSE), size(behind) + first, 3)
    outcome = clean(
        [*behind.records, *(record(n, value) for n, (value, _) in zip((2, 4, 12), values, strict=True))],
        size(behind, SPARSE),
        [("bad-order", size(behind))],
    )
    out.read("first-sequence-steps-back", text, stream, outcome, flags=["NumbersFall"], rules=["tank.number.rises"])
    last, _ = SPARSE.span("last-delta")
    for bit, number in ((0, 19), (1, 22), (4, 36)):
        text = f"The last number becomes {number}: nothing tells."
        outcome = clean([*SPARSE.records[: count - 1], record(number, b"last")], end)
        rules, stream = ["tank.number.sparse-last"], flipped(segment(SPARSE), last, bit)
        out.read(f"last-delta-bit-{bit}", text, stream, outcome, flags=["Unprotected"], rules=rules)
    low = sparse([10, 12, 14], *(Message(b"m%d" % n, None if n else TIME) for n in range(3)))
    last, _ = low.span("last-delta")
    text = "The last number falls below the second's, or onto it: reported."
    outcome = clean([*low.records[:2], record(12, b"m2")], size(low), [("bad-order", 0)])
    rules, stream = ["tank.number.rises-within"], flipped(segment(low), last, 1)
    out.read("last-delta-below-the-one-inside", text, stream, outcome, flags=["NumbersFall"], rules=rules)
    inside, _ = SPARSE.span("delta-1")
    for bit, number in ((0, 11), (1, 14), (2, 16)):
        text = f"The second message's number becomes {number}: nothing tells."
        outcome = clean([SPARSE.records[0], record(number, b"inside"), SPARSE.records[2]], end)
        rules, stream = ["tank.number.delta"], flipped(segment(SPARSE), inside, bit)
        out.read(f"delta-bit-{bit}", text, stream, outcome, flags=["Unprotected"], rules=rules)
    text = "The second message's number becomes 28, above the last's: reported."
    outcome = clean([SPARSE.records[0], record(28, b"inside"), SPARSE.records[2]], end, [("bad-order", 0)])
    rules, stream = ["tank.number.rises-within"], flipped(segment(SPARSE), inside, 4)
    out.read("delta-bit-4", text, stream, outcome, flags=["NumbersFall"], rules=rules)


def anywhere(out: Section) -> None:
    for name, bundles in (("plain", (BEFORE, TARGET, FOLLOWING)), ("sparse", (SPARSE, plain(21, Message(b"behind"))))):
        stream = segment(*bundles)
        text = "Any bit of the whole file: whatever is answered, the reader survives it."
        outcome = clean(released(*bundles), len(stream.content))
        every = {"bit": [["0", str(len(stream.content))]], "rule": "answered"}
        rules = ["tank.end.any-bytes"]
        out.read(f"any-bit-of-{name}", text, stream, outcome, every=every, flags=["Unprotected"], rules=rules)
