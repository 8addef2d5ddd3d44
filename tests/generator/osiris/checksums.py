"""CRC-32 of the data section: known answers, and checksums that are nearly right."""

from __future__ import annotations

from zlib import adler32, crc32

from tests.builders.osiris import DELTA, OFFSET, SEQUENCE, block
from tests.generator.book import Book, Section
from tests.generator.osiris import containers
from tests.generator.osiris.build import chunk, segment, simple, stops, sub_batch, tracking, user, whole
from tests.generator.osiris.notes import section

KNOWN = {
    "nothing": (b"", "00000000"),
    "check": (b"123456789", "cbf43926"),
    "a": (b"a", "e8b7be43"),
    "abc": (b"abc", "352441c2"),
    "zero-byte": (b"\0", "d202ef8d"),
    "high-byte": (b"\xff", "ff000000"),
    "four-zeros": (bytes(4), "2144df1c"),
    "four-high-bytes": (b"\xff" * 4, "ffffffff"),
    "thirty-two-zeros": (bytes(32), "190a55ad"),
    "fox": (b"The quick brown fox jumps over the lazy dog", "414fa339"),
}
"""Published check values of CRC-32 as zlib and Erlang compute it."""

FIRST = user(0, b"first")
ENTRIES = [simple(b"second"), simple(b"")]
FILTER = bytes.fromhex("04000000000000000000040000000000")
TRAILER = block(SEQUENCE, b"p", 7)
DATA = b"".join(entry.content for entry in ENTRIES)


def write(book: Book) -> None:
    part = section(
        book,
        "checksums",
        "CRC-32 of the data section: known answers, and checksums over too much, too little, or by another rule.",
        *("ChecksumIgnored", "ChecksumRange", "ByteOrder"),
    )
    for words, (content, result) in KNOWN.items():
        text = f"CRC-32 of {words.replace('-', ' ')}."
        part.compute(
            f"crc32-{words}", text, "crc32", {"bytes": content.hex()}, result, rules=("osiris.chunk.crc-kind",)
        )
    _false(part)
    _sound(part)


def _false(part: Section) -> None:
    true = crc32(DATA)
    plain = chunk(1, ENTRIES, filter=FILTER, trailer=TRAILER).content
    wrong = {
        "zero": 0,
        "all-ones": 0xFFFFFFFF,
        "one-more": true + 1,
        "one-less": true - 1,
        "bytes-reversed": int.from_bytes(true.to_bytes(4, "big"), "little"),
        "without-the-final-xor": true ^ 0xFFFFFFFF,
        "seed-zero": _seeded(DATA),
        "crc32c": containers.crc32c(DATA),
        "adler32": adler32(DATA),
        "not-reflected": _forwards(DATA),
        "over-filter-and-data": crc32(FILTER + DATA),
        "over-the-filter": crc32(FILTER),
        "over-data-and-trailer": crc32(DATA + TRAILER),
        "over-header-and-data": crc32(plain[:48] + DATA),
        "over-the-whole-chunk": crc32(plain),
        "over-all-but-the-last-byte": crc32(DATA[:-1]),
        "over-the-first-entry": crc32(ENTRIES[0].content),
        "over-bodies-without-lengths": crc32(b"second"),
        "of-the-chunk-before": crc32(simple(b"first").content),
    }
    for words, value in wrong.items():
        assert value != true, words
        frames = segment(FIRST, chunk(1, ENTRIES, filter=FILTER, trailer=TRAILER, crc=value), user(3, b"behind"))
        text = f"A checksum that is wrong ({words.replace('-', ' ')}): nothing of the chunk is released."
        flags = ("ChecksumIgnored", "ByteOrder" if words == "bytes-reversed" else "ChecksumRange")
        part.read(f"false-{words}", text, frames, stops("bad-checksum", [FIRST]), flags=flags, requires=("checksum",))
    for number in (0, 1, 2):
        made = [user(0, b"one"), user(1, b"two"), user(2, b"three")]
        made[number] = chunk(number, [simple(b"bad")], crc=1)
        text = f"Of three chunks the checksum of number {number + 1} is wrong: only those before it are released."
        stream = segment(*made)
        outcome = stops("bad-checksum", made[:number])
        part.read(
            f"false-in-chunk-{number + 1}", text, stream, outcome, flags=("ChecksumIgnored",), requires=("checksum",)
        )

    none = chunk(1, [], num_entries=0, num_records=0, crc=1)
    text = "A chunk of no data, whose checksum is 1: that of nothing is 0."
    stream = segment(FIRST, none, user(1, b"behind"))
    part.read(
        "false-of-no-data", text, stream, stops("bad-checksum", [FIRST]), flags=("ChecksumIgnored",),
        requires=("checksum",),
    )  # fmt: skip


def _sound(part: Section) -> None:
    shapes = {
        "plain": chunk(1, ENTRIES),
        "with-a-filter": chunk(1, ENTRIES, filter=FILTER),
        "with-a-trailer": chunk(1, ENTRIES, trailer=TRAILER),
        "with-filter-and-trailer": chunk(1, ENTRIES, filter=FILTER, trailer=TRAILER),
        "with-a-sub-batch": chunk(1, [sub_batch(0, [b"a", b"b"])]),
        "of-entries-without-bodies": chunk(1, [simple(b""), simple(b"")]),
        "with-reserved-bytes": chunk(1, ENTRIES, reserved=0xFFFFFF),
    }
    for words, made in shapes.items():
        frames = (FIRST, made, user(3, b"behind"))
        text = f"A chunk {words.replace('-', ' ')}: its checksum is of the data section and nothing else."
        part.read(f"right-{words}", text, segment(*frames), whole(frames), flags=("ChecksumRange",))
    frames = (FIRST, tracking(1, DELTA, block(OFFSET, b"c", 1)), user(2, b"behind"))
    part.read(
        "right-of-tracking", "A delta chunk: its checksum is of its data section.", segment(*frames), whole(frames),
        flags=("ChecksumRange",),
    )  # fmt: skip
    for value, body in ((0, "9811f04b"), (0xFFFFFFFF, "fae4d6d9")):
        made = chunk(1, [simple(bytes.fromhex(body))])
        assert made.content[32:36] == value.to_bytes(4, "big")
        frames = (FIRST, made, user(2, b"behind"))
        text = f"A data section whose checksum is {value:08x} by chance."
        part.read(f"right-{value:08x}", text, segment(*frames), whole(frames), flags=("ChecksumIgnored",))


def _seeded(content: bytes) -> int:
    """CRC-32 with 0 in place of the initial value, and no final xor."""
    value = 0
    for byte in content:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0xEDB88320 if value & 1 else 0)
    return value


def _forwards(content: bytes) -> int:
    """CRC-32 of the same polynomial, bits not reflected (as bzip2 computes it)."""
    value = 0xFFFFFFFF
    for byte in content:
        value ^= byte << 24
        for _ in range(8):
            value = (value << 1 ^ (0x04C11DB7 if value >> 31 else 0)) & 0xFFFFFFFF
    return value ^ 0xFFFFFFFF
