"""Sound segments: every length, offset and name at its boundaries, and the files that other vectors are made from."""

from __future__ import annotations

from tests.builders.durable_log import segment_name
from tests.generator.book import Book, Section, Stream, clean, corrupt, joined
from tests.generator.durable_log.build import LONG, ONE, SIX, THREE, Base, broken, frame, rules, run

LENGTHS = (1, 2, 3, 4, 5, 7, 8, 15, 16, 23, 24, 25, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512,
           1000, 1023, 1024, 1025, 4071, 4072, 4073, 65536)  # fmt: skip

BASES = {
    "1": 1, "127": 127, "128": 128, "255": 255, "256": 256, "65535": 65535, "2-31-less-1": (1 << 31) - 1,
    "2-31": 1 << 31, "2-32-less-1": (1 << 32) - 1, "2-32": 1 << 32, "2-53-less-1": (1 << 53) - 1, "2-53": 1 << 53,
    "2-63-less-1": (1 << 63) - 1, "2-63": 1 << 63, "2-64-less-2": (1 << 64) - 2,
}  # fmt: skip

PAYLOADS = {
    "zeros": (bytes(40), "zeros: nothing but the header tells it from space that was never written"),
    "ones": (b"\xff" * 40, "bytes FF"),
    "every-byte": (bytes(range(256)), "every byte once: a payload is no text"),
    "magic-alone": (b"GOLD", "the magic"),
    "swapped-magic": (b"DLOG", "the magic with its bytes swapped"),
    "half-a-magic": (b"GO", "the first half of the magic"),
    "bad-utf-8": (b"\xc3\x28\xff\xfe", "no UTF-8"),
    "text": ("Grüße, 世界".encode(), "UTF-8 of more than one byte a character"),
    "line-ends": (b"\r\n\n\r\x00\x1a", "line ends, NUL and the end-of-file byte of old systems"),
}

NAMES = {
    "one-digit": ("segment_5.log", 5, "one digit: the system reads the number and writes 20 digits"),
    "zero": ("segment_0.log", 0, "a single 0"),
    "plus": ("segment_+5.log", 5, "a leading +, as Rust parses a number"),
    "more-digits": ("segment_0000000000000000000000005.log", 5, "25 digits"),
    "largest": ("segment_18446744073709551615.log", (1 << 64) - 1, "the largest number"),
}


NAMELESS = {
    "at-all": "records.bin",
    "in-hexadecimal": "segment_2a.log",
    "negative": "segment_-5.log",
    "beyond-u64": "segment_18446744073709551616.log",
    "but-a-suffix": "segment_00000000000000000005.log.bak",
    "but-another-ending": "segment_00000000000000000005.segment",
    "without-the-word": "00000000000000000005.log",
    "but-a-digit": "5.segment",
    "but-two-signs": "segment_++5.log",
    "but-a-space": "segment_ 5.log",
    "but-an-underscore": "segment_1_0.log",
    "of-no-digits": "segment_.log",
    "of-a-sign": "segment_+.log",
    "in-other-digits": "segment_\u0665.log",
    "but-a-capital": "Segment_5.log",
}


NOTES = """\
Sound segments: every record is released, and the file reads clean to its end.

EmptyPayload (durable_log.record.value): A record without a payload is taken for the end of the log.
  -> Every record after it is lost without a word.
Wide (durable_log.record.value): A number is kept in fewer bits than it has, as a signed number or as a float.
  -> Offsets above 2^31, 2^53 or 2^63 come out wrong or negative, and records are mixed up.
Text (durable_log.record.value): A payload goes through a text type on its way out.
  -> Bytes that are no text are changed, or the reader stops at them.
Buffer (durable_log.record.follows): A record that is longer than a buffer of the reader is cut or refused.
  -> Large records are lost while small ones read well.
Name (durable_log.name.number): The number in the file's name is read by its width, in base
  8, or not at all.
  -> The log's order and the first record's number are wrong.
Nameless (durable_log.name.other): A number is read out of a name that is not a segment's.
  -> Sound records are taken for a gap, or for a step back.
"""


def write(book: Book) -> None:
    section = book.section("records", NOTES)
    for part in (_bases, _lengths, _payloads, _offsets, _names):
        part(section)


WHOLE = rules("record.follows", "record.value", "writing.bytes")


def _whole(section: Section, base: Base, comment: str, *flags: str) -> None:
    outcome = clean(base.records, base.size)
    section.read(base.id, comment, base.stream, outcome, flags=flags, rules=WHOLE, write="equivalent")


def _bases(section: Section) -> None:
    empty = Stream(segment_name(0), b"")
    text = "A file of no bytes is a segment without records."
    section.read("empty", text, empty, clean([], 0), rules=rules("record.follows"), write="equivalent")
    _whole(section, THREE, "Three records, the second without a payload. Most damaged files are made of this one.")
    _whole(section, ONE, "One record, in a segment that begins with record 7.")
    _whole(section, LONG, "Three records, the second of 300 bytes: its length needs two bytes.")
    _whole(section, SIX, "Six records from number 100 on: the segment whose index is put to the test.")
    hundred = run("hundred", 0, [str(k).encode() for k in range(100)])
    _whole(section, hundred, "A hundred short records.")
    none = run("only-empty-payloads", 0, [b""] * 5)
    _whole(section, none, "Five records without a payload: five headers, one after the other.", "EmptyPayload")


def _lengths(section: Section) -> None:
    first = run("payload-of-0", 0, [b"", b"next"])
    _whole(section, first, "The first record has no payload, and its checksum is 0.", "EmptyPayload")
    last = run("payload-of-0-at-the-end", 0, [b"before", b""])
    _whole(section, last, "The last record has no payload: the file ends with a header.", "EmptyPayload")
    for length in LENGTHS:
        payload = bytes((k * 31 + length) % 256 for k in range(length))
        base = run(f"payload-of-{length}", 0, [payload, b"next"])
        comment = f"A payload of {length} byte{'s' if length > 1 else ''}, and the record after it."
        _whole(section, base, comment, *(("Buffer",) if length > 1024 else ()))


def _payloads(section: Section) -> None:
    for words, (payload, said) in PAYLOADS.items():
        base = run(f"payload-{words}", 0, [b"before", payload, b"behind"])
        _whole(section, base, f"A payload that is {said}.", "Text")


def _offsets(section: Section) -> None:
    for words, number in BASES.items():
        base = run(f"from-{words}", number, [b"at the boundary", b"behind it"])
        _whole(section, base, f"A segment that begins with record {number}.", "Wide")
    top = run("last-offset-of-all", (1 << 64) - 1, [b"the last one"])
    _whole(section, top, "One record with the greatest number there is.", "Wide")


def _names(section: Section) -> None:
    for words, (name, number, said) in NAMES.items():
        one = frame(number, b"named")
        text = f"The segment's name has {said}; the record's number is the one that it says."
        outcome = clean(one.records, len(one.content))
        section.read(f"name-{words}", text, Stream(name, one.content), outcome, flags=("Name",))
        last = number == (1 << 64) - 1
        other = frame(number - 1 if last else number + 1, b"named")
        text = f"The segment's name has {said}; the record's number is one {'less' if last else 'more'}: reported."
        outcome = clean(other.records, len(other.content), [("bad-order" if last else "gap", 0)])
        held = rules("number.released", "number.below-the-name" if last else "number.gap")
        stream = Stream(name, other.content)
        section.read(f"name-{words}-and-another-number", text, stream, outcome, flags=("Name",), rules=held)
    for words, name in NAMELESS.items():
        two = run("", 9, [b"first", b"second"])
        text = f"The file is called {name}, which says no number: the first record's is due."
        outcome = clean(two.records, two.size)
        section.read(f"no-number-{words}", text, Stream(name, two.content), outcome, flags=("Nameless",))
        back = [frame(9, b"first"), frame(8, b"second")]
        text = f"The file is called {name}, which says no number, and the second record steps back."
        stream = Stream(name, joined(back))
        outcome = corrupt("bad-order", back[0].records, len(back[0].content), field="offset")
        held = broken(outcome)
        section.read(f"no-number-{words}-and-a-step-back", text, stream, outcome, flags=("Nameless",), rules=held)
