"""Sound segments: every length, number and name at its boundaries, and the files that other vectors are made from."""

from __future__ import annotations

from tests.builders.ffwd import entry, header, segment_name
from tests.generator.book import Book, Outcome, Section, Stream, clean
from tests.generator.ffwd.build import LATER, ONE, SIX, THREE, Base, rules

MOST = (1 << 64) - 1
MOST_SIGNED = (1 << 63) - 1

LENGTHS = (1, 2, 3, 4, 5, 7, 8, 12, 13, 14, 15, 16, 17, 31, 32, 63, 64, 65, 127, 128, 129, 255, 256, 257, 511, 512,
           1000, 1023, 1024, 1025, 4000, 4072, 4096, 65536)  # fmt: skip

BASES = {
    "1": 1, "9": 9, "10": 10, "15": 15, "16": 16, "255": 255, "256": 256, "65535": 65535, "65536": 65536,
    "2-31-less-1": (1 << 31) - 1, "2-31": 1 << 31, "2-32-less-1": (1 << 32) - 1, "2-32": 1 << 32, "2-40": 1 << 40,
    "2-48": 1 << 48, "2-53-less-1": (1 << 53) - 1, "2-53": 1 << 53, "2-63-less-2": (1 << 63) - 2,
    "2-63-less-1": (1 << 63) - 1, "2-63": 1 << 63,
    "2-64-less-2": (1 << 64) - 2,
}  # fmt: skip

BLOBS = {
    "zeros": (bytes(40), "zeros"),
    "many-zeros": (bytes(100), "100 zeros: more than an unwritten tail needs, and still a message"),
    "ones": (b"\xff" * 40, "bytes FF"),
    "every-byte": (bytes(range(256)), "every byte once: a message is no text"),
    "magic": (b"FFLG", "the magic of a segment"),
    "header": (header(7), "a segment's header"),
    "segment": (THREE.content, "a whole segment"),
    "an-entry": (b"\0\0\0\1a", "a message, size and all"),
    "a-size": (b"\0\0\0\4", "a size"),
    "bad-utf-8": (b"\xc3\x28\xff\xfe", "no UTF-8"),
    "text": ("Grüße, 世界".encode(), "UTF-8 of more than one byte a character"),
    "line-ends": (b"\r\n\n\r\x00\x1a", "line ends, NUL and the end-of-file byte of old systems"),
}


NOTES = """\
Sound segments: every message is released under its number, and the file reads clean to its end.

EmptyBlob (ffwd.message.value): A message without bytes is taken for the end of the queue, or for unwritten space.
  -> Every message after it is lost without a word.
LastEmpty (ffwd.message.value, ffwd.tail.empty): A message without bytes is looked for in the middle of a segment
  only.
  -> The last message of a queue is lost, or its segment passes for torn.
Greatest (ffwd.message.greatest): Numbers go on after the greatest that 64 bits hold.
  -> They begin anew with 0, or the program ends with an error that nobody expects.
Wide (ffwd.message.number): A number is kept in fewer bits than it has, as a signed number or as a float.
  -> Numbers above 2^31, 2^53 or 2^63 come out wrong or negative.
ByteOrder (ffwd.message.follows): Sizes or numbers are read little-endian: the document does not state the order.
  -> No real file reads.
Text (ffwd.message.value): A message goes through a text type on its way out.
  -> Bytes that are no text are changed, or the reader stops at them.
Buffer (ffwd.message.follows): A message that is longer than a buffer of the reader is cut or refused.
  -> Large messages are lost while small ones read well.
Counted (ffwd.message.number): Messages are numbered from the file's beginning, or by bytes.
  -> Only the first segment of a queue has the right numbers.
"""


def write(book: Book) -> None:
    section = book.section("records", NOTES)
    for part in (_bases, _lengths, _blobs, _numbers):
        part(section)


WHOLE = rules("header.system", "header.number", "message.follows", "message.number", "message.value", "writing.bytes")


def _whole(section: Section, base: Base, comment: str, *flags: str) -> None:
    outcome = clean(base.records, base.size)
    # The code holds numbers as signed: a writer may refuse what it could not write.
    write = "equivalent" if base.base + len(base.blobs) - 1 <= MOST_SIGNED else "none"
    section.read(base.id, comment, base.stream, outcome, flags=flags, rules=WHOLE, write=write)


def _bases(section: Section) -> None:
    for words, number in (("empty", 0), ("empty-later", 300)):
        head = Stream(segment_name(number), header(number))
        comment = f"A segment of a header alone, with the number {number}: no messages yet."
        held = rules("header.system", "message.follows", "writing.bytes")
        section.read(words, comment, head, clean([], 16), rules=held, write="equivalent")
    _whole(section, THREE, "Three messages, the second without bytes. The header is of zeros after the magic.")
    _whole(section, LATER, "Three messages from number 21 on, the second of 300 bytes.", "Counted")
    _whole(section, ONE, "One message, in a segment that begins with number 42.", "Counted")
    _whole(section, SIX, "Six messages from number 100 on: the queue whose index is put to the test.", "Counted")
    hundred = Base("hundred", 0, [str(k).encode() for k in range(100)])
    _whole(section, hundred, "A hundred short messages.")
    swapped = Base("sizes-that-differ-by-order", 1, [b"x", bytes(256), b"y"])
    _whole(section, swapped, "Sizes of 1 and 256 bytes, which read alike in the two byte orders.", "ByteOrder")


def _lengths(section: Section) -> None:
    first = Base("blob-of-0", 5, [b"", b"next"])
    _whole(section, first, "The first message has no bytes.", "EmptyBlob")
    last = Base("blob-of-0-at-the-end", 5, [b"before", b""])
    _whole(section, last, "The last message has no bytes: the file ends with four zeros, and is whole.", "LastEmpty")
    for length in LENGTHS:
        blob = bytes((k * 31 + length) % 255 + 1 for k in range(length))
        base = Base(f"blob-of-{length}", 5, [blob, b"next"])
        comment = f"A message of {length} byte{'s' if length > 1 else ''}, and the one after it."
        _whole(section, base, comment, *(("Buffer",) if length > 1024 else ()))


def _blobs(section: Section) -> None:
    for words, (blob, said) in BLOBS.items():
        base = Base(f"blob-{words}", 5, [b"before", blob, b"behind"])
        _whole(section, base, f"A message that is {said}.", "Text")


def _numbers(section: Section) -> None:
    for words, number in BASES.items():
        base = Base(f"from-{words}", number, [b"at the boundary", b"behind it"])
        _whole(section, base, f"A segment that begins with number {number}.", "Wide", "Counted")
    top = Base("last-number-of-all", (1 << 64) - 1, [b"the last one"])
    _whole(section, top, "One message with the greatest number there is.", "Wide")
    for words, number, numbers in (
        ("the-greatest", MOST, "one message more than numbers of 64 bits"),
        ("the-last-but-one", MOST - 1, "two messages, the second with the greatest number there is, and two more"),
    ):
        base = Base("", number, [b"sound"] * (MOST - number + 1))
        over = entry(b"over") + entry(b"")
        outcome = Outcome("corrupt", base.size, base.records, "bad-order")
        text = f"A segment from number {number} on has {numbers}: those are not released."
        stream = Stream(base.name, base.content + over)
        section.read(f"messages-after-{words}", text, stream, outcome, flags=("Greatest",))
