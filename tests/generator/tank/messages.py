"""Messages: flags, timestamps, keys, contents."""

from __future__ import annotations

from tests.generator.book import VALUE_INLINE, Book, Section, clean
from tests.generator.tank.build import TIME, TOP, Message, plain, released, segment, size
from tests.generator.tank.notes import section

TIMESTAMPS = {
    "0": 0, "1": 1, "one-byte-full": 0xFF, "two-bytes": 0x100, "31-bits-full": (1 << 31) - 1, "32nd-bit": 1 << 31,
    "32-bits-full": (1 << 32) - 1, "33rd-bit": 1 << 32, "each-byte-its-own": 0x0102030405060708,
    "2-to-the-53-less-1": (1 << 53) - 1, "2-to-the-53": 1 << 53, "2-to-the-53-plus-1": (1 << 53) + 1,
    "63-bits-full": (1 << 63) - 1, "64th-bit": 1 << 63, "largest": TOP,
}  # fmt: skip
CONTENTS = (0, 1, 2, 126, 127, 128, 129, 255, 256, 1000, 16383, 16384)
KEYS = (1, 2, 127, 128, 129, 254, 255)
NONE, SAME, OWN = None, None, TIME + 1
UNUSED_BITS = ("tank.message.unused-bits", "tank.message.unused")


def write(book: Book) -> None:
    out = section(
        book,
        "messages",
        "What a message holds: its flags, its timestamp, its key, its content.",
        "ByteOrder", "WideNumbers", "VarintGroups", "FlagOrder", "CarriedTimestamp", "TimestampLeaks", "EmptyKey",
        "KeyLength", "EmptyContent", "ReservedBits", "ContentIsBytes", "StopsEarly",
    )  # fmt: skip
    for part in (timestamps, carried, keys, contents, flags):
        part(out)


def timestamps(out: Section) -> None:
    for name, value in TIMESTAMPS.items():
        bundle = plain(1, Message(b"a", value), Message(b"b", None))
        out.read(
            f"timestamp-{name}",
            f"The timestamp is {value}; the second message has it too. Any 64-bit number is allowed, and none is "
             "negative.", segment(bundle), clean(bundle.records, size(bundle)), flags=["ByteOrder", "WideNumbers"],
            rules=["tank.message.timestamp"], write="equivalent", writing={"frames": ["2"], "codec": "none"},
        )  # fmt: skip


def carried(out: Section) -> None:
    cases = {
        "once": ("The second message stores no timestamp: it has the first one's.", [OWN, SAME]),
        "twice": ("Two messages in a row store no timestamp.", [OWN, SAME, SAME]),
        "then-another": ("A timestamp is carried, then another is stored, and carried.", [OWN, SAME, 7, SAME]),
        "steps-back": ("Timestamps need not rise: the second is before the first, and carried.", [OWN, 5, SAME]),
        "stored-again": ("The second message stores the timestamp that the first has: allowed.", [OWN, OWN, SAME]),
        "a-stored-0": (
            "The second message stores 0, which is a timestamp like any other, and carried.",
            [OWN, 0, SAME],
        ),
    }
    for name, (comment, times) in cases.items():
        bundle = plain(1, *(Message(b"m%d" % n, time) for n, time in enumerate(times)))
        out.read(
            f"carried-{name}", comment, segment(bundle), clean(bundle.records, size(bundle)), flags=["CarriedTimestamp"]
        )
    first = plain(1, Message(b"a", OWN))
    for count in (1, 2):
        bundle = plain(2, *(Message(b"b%d" % n, SAME) for n in range(count)))
        text = f"No message of a bundle of {count} stores a timestamp: it is 0, whatever the bundle before had."
        outcome = clean(released(first, bundle), size(first, bundle))
        out.read(f"first-without-timestamp-{count}", text, segment(first, bundle), outcome, flags=["TimestampLeaks"])
    later = plain(2, Message(b"b", SAME), Message(b"c", OWN), Message(b"d", SAME))
    text = "The first message of a bundle stores no timestamp and has 0; the second stores one, which the third has."
    stream = segment(first, later)
    outcome = clean(released(first, later), size(first, later))
    out.read("first-without-timestamp-then-one", text, stream, outcome, flags=["TimestampLeaks", "CarriedTimestamp"])


def keys(out: Section) -> None:
    for length in KEYS:
        key = bytes(n % 256 for n in range(1, length + 1))
        bundle = plain(1, Message(b"value", key=key), Message(b"next", None))
        out.read(
            f"key-of-{length}", f"A key of {length} bytes. Its length is one byte, not an integer of several.",
            segment(bundle), clean(bundle.records, size(bundle)), flags=["KeyLength"], write="equivalent",
            writing={"frames": ["2"], "codec": "none"},
        )  # fmt: skip
    cases = {
        "key-empty": ("A stored key of length 0 is no key.", [Message(b"a", key=b"")]),
        "key-empty-between": ("A key, a stored key of length 0, a key.", [Message(b"a", key=b"k"), Message(b"b", None,
         key=b""), Message(b"c", None, key=b"k")]),
        "key-empty-and-no-content": ("A stored key of length 0, and no content.", [Message(b"", key=b"")]),
        "tombstone": ("A key without content: a tombstone by convention, and a record.", [Message(b"", key=b"gone")]),
        "tombstone-between": ("A tombstone between two messages.", [Message(b"a", key=b"k"), Message(b"", None,
         key=b"k"), Message(b"b", None, key=b"k")]),
        "key-not-carried": ("Only timestamps are carried: the second message has no key.", [Message(b"a", key=b"k"),
         Message(b"b", None)]),
        "key-like-a-message": ("The key holds what could be flags and a length.", [Message(b"a", key=b"\x02\x01b"),
         Message(b"c", None)]),
    }  # fmt: skip
    for name, (comment, all_messages) in cases.items():
        bundle = plain(1, *all_messages)
        flag = {"tomb": "EmptyContent", "key-": "EmptyKey"}[name[:4]]
        out.read(
            name, comment, segment(bundle), clean(bundle.records, size(bundle)), flags=[flag],
            rules=["tank.message.order"],
        )  # fmt: skip


def contents(out: Section) -> None:
    for length in CONTENTS:
        value = bytes(n * 7 % 256 for n in range(length))
        bundle = plain(1, Message(value), Message(b"next", None))
        out.read(
            f"content-of-{length}", f"A content of {length} bytes, and a message after it.", segment(bundle),
            clean(bundle.records, size(bundle)), flags=["EmptyContent"] if not length else ["VarintGroups"],
            write="equivalent" if length <= VALUE_INLINE else "none", writing={"frames": ["2"], "codec": "none"},
        )  # fmt: skip
    inner = plain(1, Message(b"inner", key=b"k")).content
    cases = {
        "all-bytes": ("A content of every byte there is.", bytes(range(256))),
        "no-utf-8": ("A content that is no text.", b"\xff\xfe\xc3\x28\x80"),
        "like-a-length": ("A content that is a length of five bytes.", b"\xff\xff\xff\xff\x0f"),
        "a-bundle": ("A content that is itself a bundle with its length.", inner),
        "a-nul": ("A content that is one zero byte.", b"\0"),
        "zeros": (
            "A content of zero bytes at the end of the file: not a zeroed tail, since a length covers it.",
            bytes(40),
        ),
    }
    for name, (comment, value) in cases.items():
        bundle = plain(1, Message(value, key=b"k"))
        out.read(
            f"content-{name}", comment, segment(bundle), clean(bundle.records, size(bundle)), flags=["ContentIsBytes"]
        )
    bundle = plain(1, Message(b"value", key=b"\x00\xff\xfe\x80"))
    outcome = clean(bundle.records, size(bundle))
    out.read("key-no-utf-8", "A key that is no text.", segment(bundle), outcome, flags=["ContentIsBytes"])
    empty = plain(1, *(Message(b"", None if n else TIME) for n in range(5)))
    text = "Five messages without content: two bytes each, but for the first one's timestamp."
    out.read("contents-all-empty", text, segment(empty), clean(empty.records, size(empty)), flags=["EmptyContent"])


def flags(out: Section) -> None:
    for bits in range(4):
        time, key = (None if bits & 2 else OWN), (b"key" if bits & 1 else None)
        bundle = plain(1, Message(b"before"), Message(b"it", time, key), Message(b"behind", None))
        said = f"{'a' if bits & 1 else 'no'} key, {'no' if bits & 2 else 'a'} timestamp"
        text = f"The second message's flags are {bits}: {said}."
        out.read(f"flags-{bits}", text, segment(bundle), clean(bundle.records, size(bundle)), flags=["FlagOrder"])
        bundle = plain(1, Message(b"before"), Message(b"it", time, key, 4), Message(b"behind", None))
        text = f"The second message's flags are {bits + 4}: {said}. Flag 4 means nothing outside of sparse bundles."
        out.read(
            f"flags-{bits + 4}", text, segment(bundle), clean(bundle.records, size(bundle)), flags=["FlagOrder"],
            rules=["tank.number.flag-4-elsewhere"],
        )  # fmt: skip
    for bit in range(3, 8):
        for place in range(2):
            marks = [1 << bit if n == place else 0 for n in range(2)]
            bundle = plain(1, Message(b"one", flags=marks[0]), Message(b"two", None, b"k", flags=marks[1]))
            text = (
                f"Bit {bit} of message {place + 1}'s flags is set: it has no meaning, is reported, and the message "
                "is read."
            )
            outcome = clean(bundle.records, size(bundle), [("reserved-nonzero", 0)])
            out.read(
                f"unused-bit-{bit}-of-message-{place + 1}", text, segment(bundle), outcome, flags=["ReservedBits"],
                rules=UNUSED_BITS,
            )  # fmt: skip
    bundle = plain(1, Message(b"one", flags=0xF8), Message(b"two", None, flags=0xF8))
    text = "All five unused bits of both messages are set: one finding a bundle."
    outcome = clean(bundle.records, size(bundle), [("reserved-nonzero", 0)])
    rules = [*UNUSED_BITS, "tank.set.once"]
    out.read("unused-bits-all", text, segment(bundle), outcome, flags=["ReservedBits"], rules=rules)
    first, second = plain(1, Message(b"a")), plain(2, Message(b"b", flags=8))
    text = "An unused bit in a message of the second bundle: the finding is at that bundle's first byte."
    stream = segment(first, second)
    outcome = clean(released(first, second), size(first, second), [("reserved-nonzero", size(first))])
    flags = ["ReservedBits", "StopsEarly"]
    out.read("unused-bit-in-the-second-bundle", text, stream, outcome, flags=flags, rules=UNUSED_BITS)
