"""What follows the last sound message: stray bytes, and messages of an earlier life of the file."""

from __future__ import annotations

from tests.builders.ffwd import consumer, entry, header
from tests.generator.book import Book, Section, clean, joined, torn
from tests.generator.changes import append
from tests.generator.ffwd.build import LATER, SIX, THREE, Base, numbered, rules

STRAY = {
    "newline": (b"\n", "a newline that an editor added"),
    "two-bytes": (b"xy", "two bytes of text"),
    "three-bytes": (b"end", "three bytes of text"),
    "text": (b"and here the queue ended, or so they say", "a line of text"),
    "ones": (b"\xff" * 64, "bytes FF, as erased flash has them"),
    "a-header": (header(24), "the header of the next segment"),
    "a-segment": (THREE.content, "a whole segment: two files were joined"),
    "a-torn-message": (entry(b"one more")[:-1], "a message without its last byte"),
    "a-size-of-one": (b"\0\0\0\1", "a size of 1, and no byte"),
    "three-zeros-and-a-size": (b"\0\0\0" + entry(b"late"), "a message, three zero bytes too late"),
    "half-a-message": (b"half of it\0\0\0\4rest", "the second half of an old message, and another one"),
}


NOTES = """\
Where the messages end, and what is said of the bytes after them.

Stray (ffwd.message.follows, ffwd.tail.torn): Bytes after the last message are passed over, or the sound messages are
  refused for them.
  -> Damage goes unnoticed, or messages are lost to a newline.
Stale (ffwd.message.as-it-stands): A reader tries to tell old messages from new ones.
  -> Messages carry no number and no checksum: whatever has a size is the next message.
"""


def write(book: Book) -> None:
    section = book.section("tails", NOTES)
    for base in (LATER, SIX):
        for words, (content, said) in STRAY.items():
            outcome = torn(base.records, base.size)
            if words == "three-zeros-and-a-size":
                # 00 00 00 and the first byte of the size: an empty message, and the rest of the size does not fit.
                outcome = torn([*base.records, *numbered(base.base + len(base.blobs), [b""])], base.size + 4)
            text = f"After the last message of {base.id} stands {said}."
            base.altered(section, f"{base.id}-stray-{words}", text, [append(content)], outcome, flags=("Stray",))
        _stale(section, base)


STALE = {
    "the-last-again": ([b"five"], "the last message again"),
    "an-empty-one": ([b""], "an empty message"),
    "three-old-ones": ([b"alpha", b"beta", b"gamma"], "three messages of an earlier life"),
    "the-index": ([consumer(b"a", 5)[4:]], "what could be an entry of the index, with a size before it"),
}


def _stale(section: Section, base: Base) -> None:
    for words, (blobs, said) in STALE.items():
        frames = Base("", base.base + len(base.blobs), blobs).frames
        text = f"After the last message of {base.id} lies {said}: released under the next number."
        outcome = clean([*base.records, *numbered(base.base + len(base.blobs), blobs)], base.size + len(joined(frames)))
        held = rules("tail.empty") if words == "an-empty-one" else []
        change = append(joined(frames))
        base.altered(section, f"{base.id}-stale-{words}", text, [change], outcome, flags=("Stale",), rules=held)
