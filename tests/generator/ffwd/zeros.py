"""Zeros: empty messages, or space that was never written. Up to 63 of them are messages, from 64 on they are not."""

from __future__ import annotations

from tests.builders.ffwd import entry, header, segment_name
from tests.generator.book import Book, Outcome, Section, Stream, clean, torn
from tests.generator.changes import zeros
from tests.generator.ffwd.build import LATER, THREE, Base, broken, numbered

COUNTS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 16, 20, 31, 32, 48, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 72, 100, 127, 128,
          400, 512, 3000)  # fmt: skip
ENOUGH = 64


NOTES = """\
Zero bytes at the end of a segment. Four of them are an empty message; 64 or more are unwritten space.

ZeroTail (ffwd.tail.unwritten): Space that was never written is read as a run of empty messages, as the real system
  does.
  -> Messages come out that nobody sent, and every number after them is too high.
LastEmpty (ffwd.tail.empty, ffwd.tail.torn, ffwd.tail.empty-note): A few zeros at the end are taken for unwritten
  space, or for part of a message.
  -> Real messages are lost, and the next one has a number too low.
ZeroBlob (ffwd.message.value, ffwd.tail.torn): Zeros within a message are taken for unwritten space.
  -> A message is lost, or is cut short.
EmptyBlob (ffwd.message.value): Empty messages are taken for unwritten space, or for the end.
  -> Real messages are lost, and numbers after them are too low.
"""


def write(book: Book) -> None:
    section = book.section("zeros", NOTES)
    for base in (LATER, THREE):
        for count in COUNTS:
            _behind(section, base, count)
    _headers(section)
    _messages(section)


def _behind(section: Section, base: Base, count: int) -> None:
    empty, rest = divmod(count, 4)
    shown = [*base.records, *numbered(base.base + len(base.blobs), [b""] * empty)]
    if count >= ENOUGH:
        outcome, said = Outcome("torn", base.size, base.records, "zeroed"), "space that was never written"
    elif rest:
        outcome = torn(shown, base.size + 4 * empty)
        said = f"{empty} empty message{'' if empty == 1 else 's'}, and {rest} too few for a size"
    else:
        outcome, said = clean(shown, base.size + count), f"{empty} empty message{'' if empty == 1 else 's'}"
    base.altered(
        section, f"{base.id}-and-{count}",
        f"{count} zero byte{'' if count == 1 else 's'} after the last message of {base.id}: {said}.", [zeros(count)],
        outcome, flags=("ZeroTail",) if count >= ENOUGH else ("LastEmpty",),
    )  # fmt: skip


def _headers(section: Section) -> None:
    for count in (64, 100, 1000):
        text = f"A header, and {count} zeros: no message was written."
        stream = Stream(segment_name(42), header(42) + bytes(count))
        section.read(f"header-and-{count}", text, stream, Outcome("torn", 16, [], "zeroed"), flags=("ZeroTail",))
    for count in (1, 3, 15):
        text = f"A header, and {count} empty message{'' if count == 1 else 's'}."
        stream = Stream(segment_name(42), header(42) + bytes(4 * count))
        outcome = clean(numbered(42, [b""] * count), 16 + 4 * count)
        section.read(f"header-and-{count}-empty", text, stream, outcome, flags=("LastEmpty",))


def _messages(section: Section) -> None:
    for count in (1, 15, 16, 17, 100):
        base = Base("", 42, [b"before", *[b""] * count, b"behind"])
        section.read(
            f"{count}-empty-between",
            f"{count} empty message{'' if count == 1 else 's'}, and one with bytes after: messages, however many.",
            base.stream,
            clean(base.records, base.size),
            flags=("EmptyBlob",),
            # A writer may refuse a run of empty messages that would look like unwritten space at the end of a file.
            write="equivalent" if 4 * count < ENOUGH else "none",
        )
    last = Base("", 42, [b"before", bytes(100)])
    text = "The last message is of 100 zeros: its size says so, and they are no unwritten space."
    outcome = clean(last.records, last.size)
    section.read("last-blob-of-zeros", text, last.stream, outcome, flags=("ZeroBlob",), write="equivalent")
    within = header(42) + entry(b"before") + entry(b"torn", size=200) + bytes(150)
    text = "The last message says 200 bytes, and 154 are left, 150 of them zeros: torn, and no unwritten space."
    outcome = torn(numbered(42, [b"before"]), 26)
    section.read("torn-blob-of-zeros", text, Stream(segment_name(42), within), outcome, flags=("ZeroBlob",))
    filled = header(42) + entry(b"before") + entry(bytes(10)) + bytes(64)
    text = "A message of ten zeros, and 64 zeros after it: the message is released."
    outcome = Outcome("torn", 40, numbered(42, [b"before", bytes(10)]), "zeroed")
    section.read("blob-of-zeros-and-unwritten", text, Stream(segment_name(42), filled), outcome, flags=("ZeroTail",))
    middle = header(42) + entry(b"before") + bytes(200) + b"\1"
    text = "200 zeros and a byte that is not zero: 50 empty messages, and a size that is cut off."
    stream = Stream(segment_name(42), middle)
    outcome = torn(numbered(42, [b"before", *[b""] * 50]), 226)
    section.read("zeros-and-one-that-is-not", text, stream, outcome, flags=("EmptyBlob",), rules=broken(outcome))
