"""Messages of magic 0 and 1, alone and in wrappers."""

from __future__ import annotations

import zlib

from tests.builders import kafka
from tests.generator.book import JSON, Book, Frame, Section, clean, corrupt
from tests.generator.kafka.build import TIME, Base

NOTES = """\
What brokers wrote before 0.11: messages, each a batch of its own, or a wrapper whose value is messages, compressed.

Magic (kafka.batch.magic-decides): Messages are read as batches. -> Logs of old brokers cannot be read.
Wrapper (kafka.message.wrapper): The wrapper is taken for a message. -> One record of compressed bytes in place of many.
Relative (kafka.message.wrapped-offsets): Offsets in a wrapper of magic 1 are taken for the log's own. -> Each wrapper
  begins with offset 0.
Null (kafka.record.null): A null is read as something empty. -> A tombstone becomes an empty value.
Checksum (kafka.message.crc): The CRC-32 is not compared. -> Damaged messages are delivered as good ones.
"""


def single(offset: int, magic: int, key: bytes | None, value: bytes | None) -> Frame:
    return Frame(kafka.message(offset, magic, TIME + offset, key, value), [_released(offset, magic, key, value)])


def _released(offset: int, magic: int, key: bytes | None, value: bytes | None, codec: str = "none") -> JSON:
    out: JSON = {"offset": str(offset)} | ({"timestamp": str(TIME + offset)} if magic else {})
    out |= {} if key is None else {"key": key.hex()}
    return out | ({} if value is None else {"value": value.hex()}) | {"compression": codec, "is_append_time": False}


def wrapper(first: int, magic: int, values: list[bytes], codec: str) -> Frame:
    """Messages in a wrapper: with the log's offsets in magic 0, counted from 0 in magic 1."""
    inner = b"".join(
        kafka.message(k if magic else first + k, magic, TIME + first + k, b"k", value) for k, value in enumerate(values)
    )
    last = first + len(values) - 1
    packed = kafka.pack(codec, inner)
    stored = kafka.message(last, magic, TIME + last, None, packed, attributes=kafka.CODECS[codec])
    released = [_released(first + k, magic, b"k", value, codec) for k, value in enumerate(values)]
    return Frame(stored, released)


def write(book: Book) -> None:
    section = book.section("messages", NOTES)
    for magic in (0, 1):
        frames = [single(0, magic, b"k", b"first"), single(1, magic, None, None), single(2, magic, b"", b"")]
        file = Base(f"magic-{magic}", 0, frames, "messages")
        section.read(f"magic-{magic}", f"Messages of magic {magic}, one of them without a key and a value.",
                     file.stream, clean(file.records, file.size), flags=("Magic", "Null"))  # fmt: skip
        position = file.positions[2]
        every = {"bit": [[str(position + 12), str(position + 16)]]}
        section.read(f"magic-{magic}-bits", "Any bit of a checksum.", file.stream,
                     corrupt("bad-checksum", file.before(2), position), every=every, flags=("Checksum",),
                     requires=["checksum"])  # fmt: skip
        _odd(section, magic)
        for codec in ("gzip", "snappy"):
            _wrapped(section, magic, codec)


def _odd(section: Section, magic: int) -> None:
    good = single(0, magic, b"k", b"first")
    odd = Frame(kafka.message(1, magic, TIME + 1, None, b"x", attributes=0x10), single(1, magic, None, b"x").records)
    bits = Base(f"magic-{magic}-unused-bit", 0, [good, odd], "messages")
    section.read(bits.id, "A bit of the attributes that has no meaning.", bits.stream,
                 clean(bits.records, bits.size, None), rules=["kafka.batch.unused-bits"])  # fmt: skip
    zstd = kafka.message(1, magic, TIME, None, kafka.pack("zstd", good.content), attributes=kafka.CODECS["zstd"])
    wrapped = Base(f"magic-{magic}-zstd", 0, [good, Frame(zstd, [])], "messages")
    section.read(wrapped.id, "A wrapper of zstd, which came after such messages.", wrapped.stream,
                 corrupt("unsupported-codec", good.records, len(good.content)),
                 rules=["kafka.message.codec"])  # fmt: skip
    none = kafka.message(1, magic, TIME, None, None, attributes=kafka.CODECS["gzip"])
    null = Base(f"magic-{magic}-wrapper-of-nothing", 0, [good, Frame(none, [])], "messages")
    section.read(null.id, "A wrapper whose value is null.", null.stream,
                 corrupt("bad-compression", good.records, len(good.content)),
                 rules=["kafka.message.unpacks"])  # fmt: skip
    longer = bytearray(kafka.message(1, magic, TIME, None, b"x") + b"rest")
    longer[8:12] = (len(longer) - 12).to_bytes(4, "big")
    longer[12:16] = zlib.crc32(longer[16:]).to_bytes(4, "big")
    rest = Base(f"magic-{magic}-rest", 0, [good, Frame(bytes(longer), [])], "messages")
    section.read(rest.id, "Bytes follow the value of a message.", rest.stream,
                 corrupt("bad-length", good.records, len(good.content)), rules=["kafka.message.rest"])  # fmt: skip


def _wrapped(section: Section, magic: int, codec: str) -> None:
    frames = [wrapper(5, magic, [b"five", b"six", b"seven"], codec), wrapper(8, magic, [b"eight"], codec)]
    file = Base(f"magic-{magic}-{codec}", 5, frames, "messages")
    section.read(file.id, f"Wrappers of magic {magic} with {codec}.", file.stream, clean(file.records, file.size),
                 flags=("Wrapper", "Relative"), requires=[f"compression:{codec}"])  # fmt: skip
