"""Two things are wrong in one bundle: which of them names the error."""

from __future__ import annotations

from tests.builders.tank import varint
from tests.generator.book import Book, corrupt, torn
from tests.generator.tank.build import Message, plain, segment, size, sparse, stored_as
from tests.generator.tank.notes import section

BEFORE = plain(1, Message(b"before"))


def write(book: Book) -> None:
    out = section(book, "faults", "Two things are wrong in one bundle: which of them names the error.", "FaultOrder")
    top = [(1 << 64) - 1, 1 << 64]
    two = (Message(b"a"), Message(b"b", None))
    bomb = varint(9 << 20)
    cases: dict[str, tuple[str, bytes, str, str]] = {
        "header-outside-and-six-bytes": (
            "The bundle ends within its count, and the bytes after it would make that too long.",
            b"\3\0\xff\xff" + b"\xff\xff\xff\1",
            "bad-length",
            "tank.bundle.header-within",
        ),
        "header-outside-and-count-of-0": (
            "The bundle ends within its count, which the byte after it would make 0.",
            b"\2\0\x80" + b"\0",
            "bad-length",
            "tank.bundle.header-within",
        ),
        "count-of-0-and-six-bytes": (
            "The count of a sparse bundle is 0, and the distance to its last number has six bytes.",
            b"\x10\x40\0" + (2).to_bytes(8, "little") + b"\x80" * 5 + b"\1",
            "bad-count",
            "tank.count.not-zero",
        ),
        "count-of-0-and-header-outside": (
            "The count of a sparse bundle is 0, and the bundle ends within the distance to its last number.",
            b"\x0b\x40\0" + (2).to_bytes(8, "little") + b"\x80" + b"\1",
            "bad-count",
            "tank.count.not-zero",
        ),
        "longer-than-the-file-and-count-of-0": (
            "The bundle is longer than the file, and its count 0.",
            b"\x20\0\0" + bytes(range(1, 9)),
            "torn",
            "tank.bundle.whole",
        ),
        "longer-than-the-file-and-codec-2": (
            "The bundle is longer than the file, and its codec 2.",
            b"\x20\x06" + bytes(range(1, 9)),
            "torn",
            "tank.bundle.whole",
        ),
        "length-of-0-and-zeros-to-the-last-byte": (
            "The length is 0, and all that follows but the last byte.",
            bytes(30) + b"\1",
            "bad-length",
            "tank.bundle.length-not-zero",
        ),
        "codec-2-and-numbers-above-the-largest": (
            "The codec is 2, and the last number above 2^64 - 1.",
            sparse(top, *two, flags=2).content,
            "unsupported-codec",
            "tank.codec.assigned",
        ),
        "codec-3-and-no-message": (
            "The codec is 3, and the bundle ends with its header.",
            plain(2, count=2, flags=3).content,
            "unsupported-codec",
            "tank.codec.assigned",
        ),
        "numbers-above-the-largest-and-no-block": (
            "The last number is above 2^64 - 1, and there is no snappy block.",
            stored_as(sparse(top, *two), b"").content,
            "bad-order",
            "tank.number.fits",
        ),
        "numbers-above-the-largest-and-no-message": (
            "The last number is above 2^64 - 1, and the bundle ends with its header.",
            sparse(top[:1], Message(b""), count=2, last=top[1]).cut_after("last-delta").content,
            "bad-order",
            "tank.number.fits",
        ),
        "numbers-above-the-largest-and-a-cut-message": (
            "The last number is above 2^64 - 1, and a content is longer than the bundle.",
            sparse(top, *two).with_piece("length-1", b"\x7f").content,
            "bad-order",
            "tank.number.fits",
        ),
        "more-than-the-limit-and-no-element": (
            "The snappy block declares 9 MiB and ends there.",
            stored_as(plain(2, *two), bomb).content,
            "limit-exceeded",
            "tank.codec.limit",
        ),
        "steps-back-and-a-damaged-block": (
            "The sparse bundle begins below the number that is due, and its block is damaged.",
            stored_as(sparse([1, 2], *two), b"\5\0").content,
            "bad-compression",
            "tank.codec.block-sound",
        ),
        "bit-7-and-a-cut-message": (
            "Bit 7 is set, and a content is longer than the bundle.",
            plain(2, *two, flags=0x80).with_piece("length-1", b"\x7f").content,
            "bad-length",
            "tank.set.whole",
        ),
    }
    for words, (comment, tail, code, rule) in cases.items():
        known, at = BEFORE.records, size(BEFORE)
        outcome = torn(known, at) if code == "torn" else corrupt(code, known, at)
        requires = ["compression:snappy"] if "block" in comment else []
        stream = segment(BEFORE, tail=tail)
        out.read(words, comment, stream, outcome, flags=["FaultOrder"], rules=[rule], requires=requires)
