"""What follows the last sound record: zeros, stray bytes, records of an earlier life of the file."""

from __future__ import annotations

from tests.builders.durable_log import segment_name
from tests.generator.book import Book, Outcome, Section, Stream, corrupt, joined, torn
from tests.generator.changes import append, zeros
from tests.generator.durable_log.build import ONE, THREE, Base, broken, frame

ZEROS = (1, 2, 3, 4, 5, 8, 23, 24, 25, 48, 100, 512, 4000)

STRAY = {
    "newline": (b"\n", "torn", "a newline that an editor added"),
    "two-bytes": (b"xy", "torn", "two bytes of text"),
    "three-bytes": (b"end", "torn", "three bytes of text: too few to tell them from a record"),
    "three-bytes-not-all-zero": (b"\0\0\1", "torn", "three bytes that are not all zero"),
    "four-bytes": (b"tail", "bad-magic", "four bytes of text: no record begins like this"),
    "text": (b"and here the log ended, or so they say", "bad-magic", "a line of text"),
    "ones": (b"\xff" * 64, "bad-magic", "bytes FF, as erased flash has them"),
    "almost-magic": (b"GOLE", "bad-magic", "four bytes of which the last is off by one"),
    "many-zeros-then-one": (bytes(3900) + b"\1", "bad-magic", "3900 zeros, and a byte that is not zero"),
    "zeros-then-one": (bytes(40) + b"\1", "bad-magic", "40 zeros, and a byte that is not zero"),
    "lower-case": (b"gold\1\0\0\0", "bad-magic", "the magic in lower case"),
    "magic-a-byte-late": (b"\0" + frame(3, b"late").content, "bad-magic", "a sound record one byte too late"),
    "version-cut": (b"GOLD\2", "unsupported-version", "a magic and the version 2: the version is read before the rest"),
}

UNTOLD = {"torn": ("tail.too-short-to-tell",), "unsupported-version": ("tail.version-first",)}
"""What the reading of a few stray bytes depends on, by the code."""


NOTES = """\
Where the records end, and what is said of the bytes after them.

ZeroTail (durable_log.tail.zeroed): Space that the file system reserved, and that was never written, is reported as
  corruption or as clean.
  -> A log that survived a power loss is thrown away, or lost records go unnoticed.
ZeroPayload (durable_log.tail.torn, durable_log.record.crc): A record whose payload is of zeros, as far as it goes, is
  taken for unwritten space.
  -> What a header says of a record that was lost is thrown away.
Stale (durable_log.number.step-back): A reader goes on into records that an earlier life of the file left behind.
  -> Old records are delivered a second time, as new ones.
Stray (durable_log.record.follows): Bytes after the last record are passed over, or the sound records are refused for
  them.
  -> Damage goes unnoticed, or records are lost to a newline.
"""


def write(book: Book) -> None:
    section = book.section("tails", NOTES)
    _zeros(section)
    _stray(section)
    _stale(section)


def _zeros(section: Section) -> None:
    for count in ZEROS:
        text = f"{count} zero byte{'s' if count > 1 else ''} after the last record, to the end of the file."
        outcome = Outcome("torn", THREE.size, THREE.records, "zeroed")
        THREE.altered(section, f"{count}-zeros", text, [zeros(count)], outcome, flags=("ZeroTail",))
    for count in (1, 4, 24, 512):
        text = f"A file of {count} zero byte{'s' if count > 1 else ''}: space was reserved, and no record reached it."
        outcome = Outcome("torn", 0, [], "zeroed")
        section.read(f"only-{count}-zeros", text, Stream(segment_name(0), bytes(count)), outcome, flags=("ZeroTail",))
    text = "A file of nothing but zeros, of any length up to 64."
    stream = Stream(segment_name(0), bytes(64))
    outcome = Outcome("torn", 0, [], "zeroed")
    section.read("any-count-of-zeros", text, stream, outcome, flags=("ZeroTail",), every={"length": ["1", "64"]})
    behind = bytes(24) + frame(3, b"behind zeros").content
    text = "24 zero bytes, and a sound record after them: zeros in the middle are damage, not a tail."
    outcome = corrupt("bad-magic", THREE.records, THREE.size)
    held = broken(outcome)
    THREE.altered(section, "zeros-then-a-record", text, [append(behind)], outcome, flags=("ZeroTail",), rules=held)
    cut = Base("", 0, [*THREE.frames, frame(3, bytes(30))])
    for words, missing in (("zeros-in-a-torn-payload", 10), ("zeros-for-a-whole-payload-less-one", 1)):
        text = f"The last record's payload is of zeros, and {missing} of them missing: a torn record, no tail of zeros."
        outcome = torn(THREE.records, THREE.size)
        section.read(words, text, Stream(segment_name(0), cut.content[:-missing]), outcome, flags=("ZeroPayload",))
    text = "The last record's payload reached the disk as zeros only: the record is whole, and its checksum wrong."
    stream = Stream(segment_name(0), THREE.content + frame(3, b"was never there").content[:24] + bytes(15))
    outcome = corrupt("bad-checksum", THREE.records, THREE.size, field="checksum")
    section.read("zeros-after-the-header", text, stream, outcome, flags=("ZeroPayload",))


def _stray(section: Section) -> None:
    ends = {"torn": "torn", "bad-magic": "corrupt", "unsupported-version": "unsupported"}
    for words, (content, code, said) in STRAY.items():
        text = f"After the last record stands {said}."
        outcome = Outcome(ends[code], THREE.size, THREE.records, code)
        held = broken(outcome, *UNTOLD.get(code, ()))
        THREE.altered(section, f"stray-{words}", text, [append(content)], outcome, flags=("Stray",), rules=held)


def _stale(section: Section) -> None:
    for words, stale, said in (
        ("the-last-again", [frame(2, b"gamma ray")], "the last record again, byte for byte"),
        ("the-first-again", [frame(0, b"alpha")], "the first record again"),
        ("the-whole-log-again", THREE.frames, "all three records a second time"),
        ("an-older-record", [frame(1, b"an older one")], "another record with a number that is used"),
    ):
        text = f"After the last record lies {said}: sound bytes of an earlier life, whose number steps back."
        outcome = corrupt("bad-order", THREE.records, THREE.size, field="offset")
        THREE.altered(section, f"stale-{words}", text, [append(joined(stale))], outcome, flags=("Stale",))
    later = joined([frame(8, b"next"), frame(7, b"alone")])
    text = "A new record, and after it the first one again: the new one is released, the stale one is not."
    outcome = corrupt(
        "bad-order", [*ONE.records, {"offset": "8", "value": b"next".hex()}], ONE.size + 28, field="offset"
    )
    ONE.altered(section, "stale-behind-a-new-record", text, [append(later)], outcome, flags=("Stale",))
    half = frame(1, b"an older one").content[11:]
    text = "After the last record lies the second half of an old one."
    outcome = corrupt("bad-magic", THREE.records, THREE.size)
    held = broken(outcome)
    THREE.altered(section, "stale-half-a-record", text, [append(half)], outcome, flags=("Stray",), rules=held)
