"""Compressed sub-batches: the containers that clients write, in all their forms, sound and damaged."""

from __future__ import annotations

import struct
from zlib import adler32, crc32

from tests.builders.osiris import GZIP, LZ4, SNAPPY, ZSTD
from tests.generator.book import Book, Section
from tests.generator.osiris import containers as c
from tests.generator.osiris.build import START, Entry, chunk, entries_of, segment, simple, sub_batch, user, whole
from tests.generator.osiris.notes import section

NAMES = {GZIP: "gzip", SNAPPY: "snappy", LZ4: "lz4", ZSTD: "zstd"}
BODIES = (b"one", b"", b"three!")
PLAIN = entries_of(BODIES)
FRONT, BACK = PLAIN[:9], PLAIN[9:]
MEBIBYTE = 1 << 20
MOST_OF_A_BLOCK = 128 << 10
RARE = ("dependent-blocks", "second-stream-header", "with-a-header-checksum")
"""Forms that the format allows, no client writes, and not every library can open."""

ZSTD_SUM = struct.pack("<I", 0)


def write(book: Book) -> None:
    part = section(
        book, "compression",
        "Compressed sub-batches: every codec's container, wrong ones, and bodies that grow without bound.",
        *("WrongContainer", "ContainerFeatures", "DecompressesDamage", "Bomb", "SubBatchFatal", "SubBatchOffsets",
         "SubBatchCounts", "SubBatchSizes"),
    )  # fmt: skip
    sound = _sound()
    for codec, forms in sound.items():
        for words, body in forms.items():
            entry = sub_batch(codec, BODIES, body)
            text = f"{NAMES[codec]}: {words.replace('-', ' ')}."
            rules = ("osiris.container.rare-forms",) if words in RARE else ()
            _read(part, codec, words, text, entry, (), ("WrongContainer", "ContainerFeatures"), rules)
    for codec, forms in _bad(sound).items():
        for words, body in forms.items():
            comment = f"{NAMES[codec]}: {words.replace('-', ' ')}. Its records are lost, the others not."
            _lost(part, codec, words, comment, body)
    for codec, forms in _summed(sound).items():
        for words, body in forms.items():
            text = f"{NAMES[codec]}: {words.replace('-', ' ')}. The container's own checksum tells that."
            _lost(part, codec, words, text, body, ("DecompressesDamage",))
    _several(part)
    _claims(part, sound)
    _limits(part)
    _bombs(part)


def _read(
    part: Section,
    codec: int,
    words: str,
    text: str,
    entry: Entry,
    codes: tuple[str, ...],
    flags: tuple[str, ...],
    rules: tuple[str, ...] = (),
) -> None:
    middle = chunk(0, [simple(b"before"), entry, simple(b"after")])
    frames = (middle, user(2 + entry.offsets, b"behind"))
    found = [(code, START) for code in codes]
    needs = (f"compression:{NAMES[codec]}",)
    outcome = whole(frames, *found)
    rules = (f"osiris.container.{NAMES[codec]}", *rules)
    part.read(f"{NAMES[codec]}-{words}", text, segment(*frames), outcome, flags=flags, requires=needs, rules=rules)


def _lost(
    part: Section, codec: int, words: str, text: str, body: bytes, flags: tuple[str, ...] = ("WrongContainer",),
    rules: tuple[str, ...] = (),
) -> None:  # fmt: skip
    entry = sub_batch(codec, BODIES, body, released=())
    flags, rules = ("SubBatchFatal", "SubBatchOffsets", *flags), ("osiris.container.sound", *rules)
    _read(part, codec, words, text, entry, ("bad-compression",), flags, rules)


def _sound() -> dict[int, dict[str, bytes]]:
    head = c.GZIP_HEAD[:3]
    named = head + b"\x18" + c.GZIP_HEAD[4:] + b"a name\0a comment\0"
    extra = head + b"\x04" + c.GZIP_HEAD[4:] + struct.pack("<H", 4) + b"AB\0\0"
    summed = head + b"\x02" + c.GZIP_HEAD[4:]
    summed += struct.pack("<H", crc32(summed) & 0xFFFF)
    trailer = struct.pack("<II", crc32(PLAIN), len(PLAIN))
    return {
        GZIP: {
            "stored": c.gzip(PLAIN),
            "two-blocks": c.GZIP_HEAD + c.deflate_stored([FRONT, BACK]) + trailer,
            "an-empty-block-last": c.GZIP_HEAD + c.deflate_stored([PLAIN, b""]) + trailer,
            "fixed-codes": c.GZIP_HEAD + _fixed(PLAIN) + trailer,
            "with-name-and-comment": c.gzip(PLAIN, head=named),
            "with-an-extra-field": c.gzip(PLAIN, head=extra),
            "with-a-header-checksum": c.gzip(PLAIN, head=summed),
            "with-a-time": c.gzip(PLAIN, head=head + b"\0" + struct.pack("<I", 1_700_000_000) + b"\x02\x03"),
        },
        SNAPPY: {
            "uncompressed-part": c.snappy(PLAIN),
            "compressed-part": c.SNAPPY_HEAD + c.snappy_packed(PLAIN),
            "two-parts": c.SNAPPY_HEAD + c.snappy_plain(FRONT) + c.snappy_packed(BACK),
            "with-padding": c.SNAPPY_HEAD
            + c.snappy_plain(FRONT)
            + c.snappy_part(0xFE, bytes(5))
            + c.snappy_plain(BACK),
            "with-a-part-to-skip": c.SNAPPY_HEAD + c.snappy_part(0x80, b"what it is") + c.snappy_plain(PLAIN),
            "second-stream-header": c.SNAPPY_HEAD + c.snappy_plain(FRONT) + c.SNAPPY_HEAD + c.snappy_plain(BACK),
        },
        LZ4: {
            "uncompressed-block": c.lz4(PLAIN),
            "compressed-blocks": c.lz4_head() + c.lz4_literal(FRONT) + c.lz4_literal(BACK) + c.LZ4_END,
            "two-blocks": c.lz4_head() + c.lz4_block(FRONT) + c.lz4_block(BACK) + c.LZ4_END,
            "dependent-blocks": c.lz4_head(0x40) + c.lz4_block(FRONT) + c.lz4_block(BACK) + c.LZ4_END,
            "with-content-size": c.lz4_head(0x68, size=len(PLAIN)) + c.lz4_block(PLAIN) + c.LZ4_END,
            "with-content-checksum": c.lz4_summed(PLAIN),
            "with-block-checksums": c.lz4_head(0x70) + c.lz4_block(PLAIN, checksum=True) + c.LZ4_END,
            "blocks-of-4-mebibytes": c.lz4_head(0x60, 0x70) + c.lz4_block(PLAIN) + c.LZ4_END,
        },
        ZSTD: {
            "raw-block": c.zstd(PLAIN),
            "two-blocks": c.zstd_head(len(PLAIN)) + c.zstd_block(FRONT, last=False) + c.zstd_block(BACK),
            "an-empty-block-last": c.zstd_head(len(PLAIN)) + c.zstd_block(PLAIN, last=False) + c.zstd_block(b""),
            "size-unknown": c.zstd_window() + c.zstd_block(PLAIN),
            "size-in-four-bytes": c.ZSTD_MAGIC + b"\xa0" + struct.pack("<I", len(PLAIN)) + c.zstd_block(PLAIN),
            "repeated-bytes": c.zstd_head(len(PLAIN))
            + c.zstd_block(b"\0", last=False, kind=1, length=3)
            + c.zstd_block(PLAIN[3:]),
        },
    }


def _fixed(content: bytes) -> bytes:
    """One deflate block of literals in fixed Huffman codes (RFC 1951, 3.2.6)."""
    bits = [1, 1, 0]
    for byte in content:
        code, width = (0x30 + byte, 8) if byte < 144 else (0x190 + byte - 144, 9)
        bits += [code >> place & 1 for place in reversed(range(width))]
    return _packed(bits + [0] * 7)


def _bad(sound: dict[int, dict[str, bytes]]) -> dict[int, dict[str, bytes]]:
    first = {codec: next(iter(forms.values())) for codec, forms in sound.items()}
    out: dict[int, dict[str, bytes]] = {codec: {} for codec in sound}
    for codec, body in first.items():
        others = {NAMES[other]: content for other, content in first.items() if other != codec}
        out[codec] |= {f"body-of-{name}": content for name, content in others.items()}
        out[codec] |= {
            "body-not-compressed": PLAIN,
            "body-of-zeros": bytes(40),
            "first-byte-only": body[:1],
            "cut-in-the-header": body[:6],
            "cut-in-the-middle": body[: len(body) - len(PLAIN) // 2 - 8],
            "false-magic": b"\x55" + body[1:],
        }
    out[GZIP] |= {
        "bare-deflate": c.deflate_stored([PLAIN]),
        "zlib-stream": b"\x78\x01" + c.deflate_stored([PLAIN]) + struct.pack(">I", adler32(PLAIN)),
        "method-unknown": b"\x1f\x8b\x07" + first[GZIP][3:],
        "block-type-unknown": c.GZIP_HEAD + b"\x07" + first[GZIP][11:],
        "stored-length-contradicts-itself": c.GZIP_HEAD
        + b"\x01"
        + struct.pack("<HH", len(PLAIN), len(PLAIN))
        + PLAIN
        + bytes(8),
    }
    out[SNAPPY] |= {
        "raw-block": c.raw_snappy(PLAIN),
        "no-stream-header": first[SNAPPY][10:],
        "part-that-must-not-be-skipped": c.SNAPPY_HEAD + c.snappy_part(0x02, b"what") + c.snappy_plain(PLAIN),
        "block-that-refers-before-itself": c.SNAPPY_HEAD
        + c.snappy_part(0, struct.pack("<I", c.masked(PLAIN)) + b"\x19\x01\x09"),
    }
    out[LZ4] |= {
        "bare-block": bytes((len(FRONT) << 4,)) + FRONT,
        "version-unknown": c.lz4_head(0xA0) + first[LZ4][7:],
        "block-that-refers-before-itself": c.lz4_head() + struct.pack("<I", 4) + b"\x00\x05\x00\x00" + c.LZ4_END,
    }
    out[ZSTD] |= {
        "block-type-unknown": c.zstd_head(len(PLAIN)) + c.zstd_block(PLAIN, kind=3),
        "block-beyond-its-end": c.zstd_head(len(PLAIN)) + c.zstd_block(PLAIN, length=1000),
        "no-last-block": c.zstd_head(len(PLAIN)) + c.zstd_block(PLAIN, last=False),
    }
    return out


def _summed(sound: dict[int, dict[str, bytes]]) -> dict[int, dict[str, bytes]]:
    return {
        GZIP: {"false-checksum": c.gzip(PLAIN, crc=1), "false-size": c.gzip(PLAIN, size=1)},
        SNAPPY: {
            "false-checksum": c.SNAPPY_HEAD + c.snappy_plain(PLAIN, 1),
            "checksum-not-masked": c.SNAPPY_HEAD + c.snappy_plain(PLAIN, c.crc32c(PLAIN)),
        },
        LZ4: {
            "false-content-checksum": c.lz4_summed(PLAIN, b"\1\2\3\4"),
            "false-block-checksum": c.lz4_head(0x70) + c.lz4_block(PLAIN) + b"\1\2\3\4" + c.LZ4_END,
            "false-header-checksum": sound[LZ4]["uncompressed-block"][:6]
            + b"\0"
            + sound[LZ4]["uncompressed-block"][7:],
        },
        ZSTD: {"false-checksum": c.ZSTD_MAGIC + bytes((0x24, len(PLAIN))) + c.zstd_block(PLAIN) + ZSTD_SUM},
    }


def _several(part: Section) -> None:
    """More than one container in a body, and bytes that belong to none. Of snappy a second stream header is a form."""
    contain = {GZIP: c.gzip, SNAPPY: c.snappy, LZ4: c.lz4, ZSTD: c.zstd}
    for codec, made in contain.items():
        if codec != SNAPPY:
            entry = sub_batch(codec, BODIES, made(FRONT) + made(BACK))
            text = f"{NAMES[codec]}: two containers in a row, which hold the records together."
            _read(part, codec, "two-in-a-row", text, entry, (), ("ContainerFeatures",), ("osiris.container.several",))
        for words, rest in {"4-bytes": b"junk", "half-of-another": made(BACK)[:6]}.items():
            text = f"{NAMES[codec]}: after the container of all records there are {words.replace('-', ' ')}."
            _lost(part, codec, f"then-{words}", text, made(PLAIN) + rest, rules=("osiris.container.after",))


def _claims(part: Section, sound: dict[int, dict[str, bytes]]) -> None:
    """What a sub-batch says of its size is no promise; neither is what its container says."""
    for codec, forms in sound.items():
        body = next(iter(forms.values()))
        for size in (0, len(PLAIN) - 1, len(PLAIN) + 1, (1 << 32) - 1):
            text = f"{NAMES[codec]}: the sub-batch states {size} bytes and has {len(PLAIN)}: the records are right."
            entry = sub_batch(codec, BODIES, body, uncompressed=size)
            _read(part, codec, f"states-{size}-bytes", text, entry, ("bad-length",), ("SubBatchSizes", "Bomb"))
        for records in (1, 9):
            text = f"{NAMES[codec]}: the sub-batch states {records} records and has {len(BODIES)}."
            entry = sub_batch(codec, BODIES, body, records=records, released=BODIES[:records])
            _read(
                part, codec, f"states-{records}-records", text, entry, ("bad-count",),
                ("SubBatchCounts", "SubBatchOffsets"),
            )  # fmt: skip
    body, many = zeros(4 * ((1 << 16) + 2)), (1 << 16) + 2
    text = f"zstd: the sub-batch states 2 records and has {many}, which in 16 bits are 2."
    entry = sub_batch(ZSTD, [], body, records=2, uncompressed=4 * many, released=(b"", b""))
    flags = ("SubBatchCounts", "SubBatchOffsets")
    _read(part, ZSTD, "states-2-of-65538-records", text, entry, ("bad-count",), flags)
    empty = {GZIP: c.gzip(b""), SNAPPY: c.SNAPPY_HEAD, LZ4: c.lz4_head() + c.LZ4_END, ZSTD: c.zstd(b"")}
    for codec, body in empty.items():
        text = f"{NAMES[codec]}: a container of nothing, and no records."
        _read(part, codec, "of-nothing", text, sub_batch(codec, [], body), (), ("ContainerFeatures",))


def zeros(size: int, byte: bytes = b"\0") -> bytes:
    """A zstd frame of one byte, `size` times."""
    blocks = [c.zstd_block(byte, last=False, kind=1, length=MOST_OF_A_BLOCK)] * (size // MOST_OF_A_BLOCK)
    rest = size % MOST_OF_A_BLOCK
    return c.zstd_window() + b"".join(blocks) + c.zstd_block(byte if rest else b"", kind=bool(rest), length=rest)


def _limits(part: Section) -> None:
    """The limit is of all that the sub-batches of one chunk decompress to. Each states one record, which is its first
    entry, of no bytes; what is left over is reported."""

    def batch(size: int, *, fits: bool = True) -> Entry:
        return sub_batch(ZSTD, [], zeros(size), records=1, uncompressed=size, released=(b"",) if fits else ())

    limit, half = 8 * MEBIBYTE, 4 * MEBIBYTE
    cases: dict[str, tuple[tuple[Entry, ...], str]] = {
        "just-8-mebibytes": ((batch(limit),), "one sub-batch of 8 MiB, which is the limit"),
        "8-mebibytes-and-a-byte": ((batch(limit + 1, fits=False),), "one sub-batch of a byte more than 8 MiB"),
        "8-mebibytes-in-two": ((batch(half), batch(half)), "two sub-batches of 4 MiB"),
        "8-mebibytes-and-a-byte-in-two": ((batch(half), batch(half + 1, fits=False)),
         "two sub-batches, of a byte more than 8 MiB together: the second exceeds the limit"),
        "what-exceeds-does-not-count": ((batch(half), batch(half + 1, fits=False), batch(half)),
         "three sub-batches, of which the second exceeds the limit; the third fits into what is left"),
    }  # fmt: skip
    for words, (entries, text) in cases.items():
        frames = (chunk(0, entries), user(len(entries), b"behind"))
        found = [("bad-count" if entry.bodies else "limit-exceeded", START) for entry in entries]
        part.read(
            f"zstd-{words}", f"zstd: {text}.", segment(*frames), whole(frames, *found), requires=("compression:zstd",),
            flags=("Bomb", "SubBatchOffsets"), rules=("osiris.batch.count",),
        )  # fmt: skip
    frames = (chunk(0, [batch(limit)]), chunk(1, [batch(limit)]))
    outcome = whole(frames, ("bad-count", START), ("bad-count", START + len(frames[0].content)))
    part.read(
        "zstd-8-mebibytes-in-each-of-two-chunks", "zstd: two chunks, each of 8 MiB: the limit is of one chunk.",
        segment(*frames), outcome, requires=("compression:zstd",), flags=("Bomb",), rules=("osiris.batch.count",),
    )  # fmt: skip


def _bombs(part: Section) -> None:
    size = 8 * MEBIBYTE + MOST_OF_A_BLOCK
    matches = size // 258
    zstd = zeros(size, b"\xff")
    for codec, body, grown in ((ZSTD, zstd, size), (GZIP, deflated(matches), 1 + 258 * matches)):
        for words, stated in {"truth": grown, "little": len(PLAIN)}.items():
            text = (
                f"{NAMES[codec]}: {len(body)} bytes that decompress to {grown}, and the sub-batch states {words} of it."
            )
            entry = sub_batch(codec, [], body, records=2, uncompressed=stated)
            _read(
                part, codec, f"bomb-that-states-{words}", text, entry, ("limit-exceeded",), ("Bomb", "SubBatchFatal"),
            )  # fmt: skip
    text = "zstd: the frame states 2^62 bytes, and has none of them."
    body = c.ZSTD_MAGIC + b"\xe0" + struct.pack("<Q", 1 << 62) + c.zstd_block(PLAIN)
    _lost(part, ZSTD, "frame-states-2-to-62", text, body, ("Bomb",), ("osiris.container.claims",))


def deflated(matches: int) -> bytes:
    """A gzip member of 258 bytes per match, and one: zeros, in two bits a match (RFC 1951, 3.2.7).

    Of the codes only 0, 256 and 285 (the longest match) have a length, and of the distances only the first.
    """
    bits = [*_number(0b101, 3), *_number(286 - 257, 5), *_number(0, 5), *_number(18 - 4, 4)]
    lengths = {18: 1, 2: 2, 1: 2}
    order = (16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1)
    for symbol in order:
        bits += _number(lengths.get(symbol, 0), 3)
    zeros, one, two = [0], [1, 0], [1, 1]
    bits += [*two, *zeros, *_number(138 - 11, 7), *zeros, *_number(255 - 138 - 11, 7), *two]
    bits += [*zeros, *_number(28 - 11, 7), *one, *one]
    bits += [1, 0, *([0, 0] * matches), 1, 1]
    size = 1 + 258 * matches
    return c.GZIP_HEAD + _packed(bits) + struct.pack("<II", crc32(bytes(size)), size)


def _number(value: int, width: int) -> list[int]:
    return [value >> place & 1 for place in range(width)]


def _packed(bits: list[int]) -> bytes:
    bits = bits + [0] * (-len(bits) % 8)
    return bytes(sum(bit << place for place, bit in enumerate(bits[at : at + 8])) for at in range(0, len(bits), 8))
