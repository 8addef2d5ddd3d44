"""Filters: Erlang's phash2, the bits of values, and chunks that have a filter."""

from __future__ import annotations

from collections.abc import Sequence

from tests.generator.book import Book, Section
from tests.generator.osiris.build import chunk, segment, simple, stops, user, whole
from tests.generator.osiris.notes import section

WHOLE = 1 << 32
PHASH2: dict[str, tuple[bytes, int, int]] = {
    "nothing": (b"", WHOLE, 147926629),
    "zero-byte": (b"\0", WHOLE, 2914887855),
    "four-zeros": (bytes(4), WHOLE, 2014511533),
    "abc": (b"abc", WHOLE, 1306188027),
    "twenty-digits": (b"12345678901234567890", WHOLE, 3021061640),
    "apple-in-127": (b"apple", 127, 4),
    "banana-in-127": (b"banana", 127, 85),
    "invoices-in-127": (b"invoices", 127, 110),
    "orders-in-127": (b"orders", 127, 56),
    "apple-in-2039": (b"apple", 2039, 1478),
    "abc-in-1": (b"abc", 1, 0),
    "abc-in-2": (b"abc", 2, 1306188027 % 2),
}
"""Those in 2^32 are Erlang/OTP's own (hash_SUITE.erl); the others are what osiris 1.10.3 has in its filters, less 1."""

BITS: dict[str, tuple[int, int, int]] = {
    "apple": (16, 5, 85), "banana": (16, 86, 23), "invoices": (16, 111, 40), "orders": (16, 57, 22),
    "apple-in-255-bytes": (255, 1479, 944),
}  # fmt: skip
"""The value, the size, and the two bits that osiris sets for it."""

REAL: dict[str, tuple[Sequence[bytes], str]] = {
    "value-1": ([b"1"], "00000000000000080000400000000000"),
    "not-utf8-safe": (["é中".encode()], "00000000000000000800000001000000"),
    "of-255-bytes": ([b"k" * 255], "00400000004000000000000000000000"),
    "with-unfiltered": ([b"", b"apple", b"orders"], "84000200000000400000040000000000"),
    "numbers-34-to-40": ([b"%d" % n for n in range(34, 41)], "10000014000084480002140040000804"),
    "numbers-31-to-40": ([b"%d" % n for n in range(31, 41)], "100020140080844800425c0040080804"),
    "numbers-30-to-40": ([b"%d" % n for n in range(30, 41)], "100020140080944800425c0040080804"),
    "numbers-29-to-40": ([b"%d" % n for n in range(29, 41)], "100020140080944804425c00400a0804"),
    "numbers-28-to-40": ([b"%d" % n for n in range(28, 41)], "100020140080944824427c00400a0804"),
    "numbers-26-to-40": ([b"%d" % n for n in range(26, 41)], "1000201400a0944825427c00402a0804"),
    "numbers-1-to-25": ([b"%d" % n for n in range(1, 26)], "019010b0085b85aa0294c6af2c81fc18"),
    "numbers-1-to-27": ([b"%d" % n for n in range(1, 28)], "019010b0087b85ea0394c6af2ca1fc18"),
    "numbers-1-to-28": ([b"%d" % n for n in range(1, 29)], "019010b0087b85ea2394e6af2ca1fc18"),
    "numbers-1-to-29": ([b"%d" % n for n in range(1, 30)], "019010b0087b85ea2794e6af2ca3fc18"),
    "numbers-1-to-30": ([b"%d" % n for n in range(1, 31)], "019010b0087b95ea2794e6af2ca3fc1c"),
}
"""Filter values of chunks that osiris 1.10.3 wrote, and the filters that it gave them."""


def write(book: Book) -> None:
    part = section(
        book,
        "filters",
        "Filters: the hash, the bits, and chunks that have one.",
        *("Hash", "FilterUnknown", "ChecksumRange"),
    )
    for words, (value, limit, result) in PHASH2.items():
        text = f"Erlang's phash2 of {words.replace('-', ' ')}, in a range of {limit}."
        part.compute(
            f"phash2-{words}", text, "phash2", {"bytes": value.hex(), "range": str(limit)}, f"{result}", flags=("Hash",)
        )
    for words, (size, first, second) in BITS.items():
        value = words.removesuffix("-in-255-bytes").encode()
        text = (
            f"The filter of {size} bytes for {value.decode()}: bits {first} and {second}, the highest of a byte first."
        )
        _filter(part, f"filter-{words}", text, size, [value], bits(size, first, second).hex())
    for words, (values, filter) in REAL.items():
        text = f"The filter of 16 bytes that osiris gave a chunk: {words.replace('-', ' ')}."
        rules = ("osiris.filter.unfiltered",) if b"" in values else ()
        _filter(part, f"filter-{words}", text, 16, values, filter, rules)
    none = ("osiris.filter.none",)
    _filter(part, "filter-of-none", "No entry has a filter value: there is no filter.", 16, [], "", none)
    _filter(part, "filter-of-the-empty-value", "The empty value is none: there is no filter.", 16, [b""], "", none)
    both = bits(16, 5, 85, 86, 23)
    _filter(part, "filter-of-two", "Two values in one filter.", 16, [b"apple", b"banana"], both.hex())
    _filter(part, "filter-of-two-reversed", "Their order is nothing to it.", 16, [b"banana", b"apple"], both.hex())
    _filter(part, "filter-of-one-twice", "Nor how often they occur.", 16, [b"apple", b"apple"], bits(16, 5, 85).hex())
    _chunks(part)


def bits(size: int, *numbers: int) -> bytes:
    """A filter of `size` bytes with these bits set, the highest bit of a byte first."""
    out = bytearray(size)
    for number in numbers:
        out[number // 8] |= 0x80 >> number % 8
    return bytes(out)


def _filter(
    part: Section, words: str, text: str, size: int, values: Sequence[bytes], result: str, rules: Sequence[str] = ()
) -> None:
    arguments = {"size": str(size), "values": [value.hex() for value in values]}
    part.compute(words, text, "osiris-filter", arguments, result, flags=("Hash",), rules=rules)


def _chunks(part: Section) -> None:
    first, behind = user(0, b"first"), user(2, b"behind")
    for words, (values, filter) in REAL.items():
        frames = (first, chunk(1, [simple(b"filtered")], filter=bytes.fromhex(filter)), behind)
        text = (
            f"A chunk with the filter of {len(values)} values: it stands between header and data, outside the checksum."
        )
        if len(values) < 4:
            part.read(f"chunk-{words}", text, segment(*frames), whole(frames), flags=("FilterUnknown", "ChecksumRange"))
    for size in (16, 64, 255):
        sized = tuple(chunk(number, [simple(b"filtered")], filter=bits(size, 1 + number)) for number in range(3))
        text = f"Three chunks with filters of {size} bytes."
        part.read(f"chunks-of-{size}-bytes", text, segment(*sized), whole(sized), flags=("FilterUnknown",))
    wide = chunk(2, [simple(b"c")], filter=bits(32, 5))
    frames = (chunk(0, [simple(b"a")], filter=bits(16, 5)), user(1, b"b"), wide)
    text = "Chunks with and without filters, of several sizes."
    part.read("chunks-of-several-sizes", text, segment(*frames), whole(frames), flags=("FilterUnknown",))
    wrong = chunk(1, [simple(b"filtered")], filter=bits(16, 5), len_filter=0)
    text = "The filter is there, and the header says that there is none: the checksum is of other bytes."
    part.read(
        "unstated", text, segment(first, wrong, behind), stops("bad-checksum", [first]), requires=("checksum",),
        flags=("FilterUnknown",), rules=("osiris.chunk.crc",),
    )  # fmt: skip
