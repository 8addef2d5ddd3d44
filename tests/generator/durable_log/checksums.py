"""The CRC-32: known answers, and records whose checksum was computed in one of the ways that are wrong."""

from __future__ import annotations

import struct
import zlib

from tests.builders.durable_log import header, segment_name
from tests.generator.book import Book, Section, Stream, clean, corrupt
from tests.generator.durable_log.build import Base, frame, run

KNOWN = {
    "nothing": (b"", "00000000"),
    "digits": (b"123456789", "cbf43926"),
    "one-zero": (b"\0", "d202ef8d"),
    "four-zeros": (bytes(4), "2144df1c"),
    "32-zeros": (bytes(32), "190a55ad"),
    "four-ones": (b"\xff" * 4, "ffffffff"),
    "32-ones": (b"\xff" * 32, "ff6cab0b"),
    "ascending": (bytes(range(32)), "91267e8a"),
    "a": (b"a", "e8b7be43"),
    "abc": (b"abc", "352441c2"),
    "message-digest": (b"message digest", "20159d7f"),
    "alphabet": (b"abcdefghijklmnopqrstuvwxyz", "4c2750bd"),
    "fox": (b"The quick brown fox jumps over the lazy dog", "414fa339"),
    "every-byte": (bytes(range(256)), "29058c73"),
}
"""cbf43926 is the check value that catalogues give; the others were computed bit by bit from the polynomial."""

PAYLOAD = b"123456789"
TRUE = 0xCBF43926

WRONG = {
    "zero": (0, "0, as if nobody had computed it"),
    "ones": (0xFFFFFFFF, "FFFFFFFF"),
    "inverted": (TRUE ^ 0xFFFFFFFF, "the CRC without the final xor"),
    "byte-swapped": (int.from_bytes(struct.pack("<I", TRUE), "big"), "the CRC, stored big-endian"),
    "off-by-one": (TRUE + 1, "the CRC plus 1"),
    "lowest-bit": (TRUE ^ 1, "the CRC, its lowest bit flipped"),
    "highest-bit": (TRUE ^ 1 << 31, "the CRC, its highest bit flipped"),
    "seed-0": (0x2DFD2D88, "the CRC with the initial value 0 and no final xor"),
    "crc-32c": (0xE3069283, "the CRC-32C (Castagnoli)"),
    "crc-32-bzip2": (0xFC891918, "the CRC-32 that is not reflected (bzip2's)"),
    "crc-32-posix": (0x765E7680, "the CRC-32 of POSIX cksum, without the length"),
    "adler-32": (0x091E01DE, "the Adler-32"),
    "crc-16": (0xBB3D, "the CRC-16 (ARC)"),
}
"""Of `123456789`: each is the check value of its algorithm."""


NOTES = """\
The CRC-32 of the payload: known answers, and records with a checksum that is not it.

Ignored (durable_log.record.crc): The checksum is stored but not compared.
  -> Damaged payloads are delivered as good ones.
Algorithm (durable_log.record.crc): Another checksum than zlib's CRC-32: another polynomial, seed, order of bits or of
  bytes.
  -> Sound records are refused and wrong ones accepted.
Range (durable_log.record.crc): The checksum is taken over other bytes than the payload's.
  -> Every real record is refused; or damage at the edges is not seen.
"""


def write(book: Book) -> None:
    section = book.section("checksums", NOTES)
    for words, (content, answer) in KNOWN.items():
        text = f"The CRC-32 of {len(content)} bytes ({words})."
        section.compute(f"of-{words}", text, "crc32", {"bytes": content.hex()}, answer, flags=("Algorithm",))
    digits = run("digits", 0, [PAYLOAD, b"behind"])
    known = frame(0, PAYLOAD, checksum=TRUE)
    text = "A record of the digits 1 to 9 with the checksum 26 39 F4 CB: the base of those that follow."
    stream = Stream(segment_name(0), known.content + digits.frames[1].content)
    section.read("digits", text, stream, clean(digits.records, digits.size), flags=("Algorithm",), write="equivalent")
    _algorithms(section, digits)
    _ranges(section)
    _colliding(section)


def _algorithms(section: Section, digits: Base) -> None:
    behind = digits.frames[1].content
    for words, (checksum, said) in WRONG.items():
        text = f"The checksum of the first record is {said}."
        stream = Stream(segment_name(0), frame(0, PAYLOAD, checksum=checksum).content + behind)
        outcome = corrupt("bad-checksum", [], 0, field="checksum")
        section.read(f"first-{words}", text, stream, outcome, flags=("Ignored", "Algorithm"))
        text = f"The checksum of the last record is {said}: the record before it is released."
        stream = Stream(segment_name(0), frame(0, b"before").content + frame(1, PAYLOAD, checksum=checksum).content)
        outcome = corrupt("bad-checksum", [{"offset": "0", "value": b"before".hex()}], 30, field="checksum")
        section.read(f"last-{words}", text, stream, outcome, flags=("Ignored", "Algorithm"))


def _ranges(section: Section) -> None:
    behind = frame(1, b"behind").content
    blank = header(0, len(PAYLOAD), 0)
    ranges = {
        "header-and-payload": (blank + PAYLOAD, "header and payload, the checksum's own bytes being 0"),
        "length-and-payload": (blank[16:20] + PAYLOAD, "length and payload"),
        "offset-to-payload": (blank[8:20] + PAYLOAD, "offset, length and payload"),
        "payload-less-its-last-byte": (PAYLOAD[:-1], "the payload without its last byte"),
        "payload-less-its-first-byte": (PAYLOAD[1:], "the payload without its first byte"),
        "payload-and-a-byte-behind": (PAYLOAD + behind[:1], "the payload and a byte of the next record"),
        "payload-as-hex": (PAYLOAD.hex().encode(), "the payload written as hex"),
        "nothing": (b"", "no bytes"),
    }
    for words, (covered, said) in ranges.items():
        comment = f"The checksum is the CRC-32 of {said}."
        damaged = Stream(segment_name(0), frame(0, PAYLOAD, checksum=zlib.crc32(covered)).content + behind)
        answer = corrupt("bad-checksum", [], 0, field="checksum")
        section.read(f"over-{words}", comment, damaged, answer, flags=("Ignored", "Range"))
    for words, checksum in (("one", 1), ("ones", 0xFFFFFFFF)):
        text = f"A record without a payload has the checksum {checksum:08x}; that of no bytes is 0."
        stream = Stream(segment_name(0), frame(0, b"", checksum=checksum).content + behind)
        outcome = corrupt("bad-checksum", [], 0, field="checksum")
        section.read(f"empty-payload-with-{words}", text, stream, outcome, flags=("Ignored", "Range"))


def _colliding(section: Section) -> None:
    """Four bytes can be chosen so that any checksum is true: the CRC finds accidents, not forgers."""
    for words, payload, checksum in (("zero", bytes.fromhex("9d0ad96d"), 0), ("ones", b"\xff" * 4, 0xFFFFFFFF)):
        base = run("", 0, [payload, b"behind"])
        stated = frame(0, payload, checksum=checksum)
        text = f"A payload of four bytes whose CRC-32 is {checksum:08x}: a checksum like any other, and true."
        stream = Stream(segment_name(0), stated.content + base.frames[1].content)
        outcome = clean(base.records, base.size)
        section.read(f"true-checksum-of-{words}", text, stream, outcome, flags=("Algorithm",), write="equivalent")
