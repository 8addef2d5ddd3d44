"""Payloads that hold the images of records: a log that carries a log."""

from __future__ import annotations

from tests.builders.durable_log import segment_name
from tests.generator.book import Book, Outcome, Section, Stream, clean, corrupt, torn
from tests.generator.durable_log.build import THREE, broken, frame, run

IMAGE = frame(1, b"an image").content
BEFORE = frame(0, b"before")


NOTES = """\
Records whose payload is made of records. Where a record begins is said by the one before it, and by nothing else.

Search (durable_log.record.follows): The reader searches for the magic in place of counting lengths, or goes on by
  searching without saying so.
  -> Records that are part of a user's payload come out as records of the log.
"""


def write(book: Book) -> None:
    section = book.section("embedded", NOTES)
    _sound(section)
    _damaged(section)


def _sound(section: Section) -> None:
    payloads = {
        "a-record": (IMAGE, "is a sound record, with the number that comes next"),
        "the-same-record": (frame(0, b"before").content, "is the record before it"),
        "a-log": (THREE.content, "is a log of three records"),
        "a-torn-record": (IMAGE[:-1], "is a record that lacks its last byte"),
        "a-header": (IMAGE[:24], "is a header whose payload would be the next record"),
        "a-damaged-record": (frame(1, b"x", checksum=1).content, "is a record with a wrong checksum"),
        "a-record-of-version-2": (frame(1, b"x", version=2).content, "is a record of version 2"),
        "a-record-and-zeros": (IMAGE + bytes(50), "is a record with zeros after it"),
        "a-record-within": (b"text before " + IMAGE + b" and behind", "has a record in its middle"),
        "a-record-in-a-record": (frame(1, frame(2, b"inner").content).content, "is a record that holds a record"),
    }
    for words, (payload, said) in payloads.items():
        base = run("", 0, [b"before", payload, b"behind"])
        text = f"The payload of the second record {said}: it is payload."
        outcome = clean(base.records, base.size)
        section.read(f"holds-{words}", text, base.stream, outcome, flags=("Search",), write="equivalent")
    for length in (1, 2, 3):
        base = run("", 0, [b"GOLD"[:length], b"next"])
        text = f"A payload that is the first {length} bytes of the magic, with the magic of the next record after it."
        outcome = clean(base.records, base.size)
        section.read(
            f"ends-in-{length}-of-the-magic", text, base.stream, outcome, flags=("Search",), write="equivalent"
        )


def _damaged(section: Section) -> None:
    size = len(BEFORE.content)
    name = segment_name(0)
    for words, image, said in (
        ("a-record", IMAGE, "a sound record with the number that comes next"),
        ("a-later-record", frame(2, b"an image").content, "a sound record with the number after its own"),
        ("a-log", THREE.content, "a log"),
    ):
        damaged = frame(1, image, checksum=1).content
        text = f"The second record has a wrong checksum, and its payload holds {said}: nothing of it is released."
        stream = Stream(name, BEFORE.content + damaged)
        outcome = corrupt("bad-checksum", BEFORE.records, size, field="checksum")
        section.read(f"false-checksum-around-{words}", text, stream, outcome, flags=("Search",), rules=broken(outcome))
        text = f"The second record is torn after {said}, which is part of its payload: nothing of it is released."
        stream = Stream(name, BEFORE.content + frame(1, image + b"the rest").content[:-8])
        outcome = torn(BEFORE.records, size)
        section.read(f"torn-around-{words}", text, stream, outcome, flags=("Search",), rules=broken(outcome))
        text = f"The second record has a wrong magic, and its payload holds {said}: nothing of it is released."
        stream = Stream(name, BEFORE.content + frame(1, image, magic=b"COLD").content)
        outcome = corrupt("bad-magic", BEFORE.records, size, field="magic")
        section.read(f"false-magic-around-{words}", text, stream, outcome, flags=("Search",), rules=broken(outcome))
        text = f"The second record has the version 2, and its payload holds {said}: nothing of it is released."
        stream = Stream(name, BEFORE.content + frame(1, image, version=2).content)
        outcome = Outcome("unsupported", size, BEFORE.records, "unsupported-version", field="version")
        section.read(f"version-2-around-{words}", text, stream, outcome, flags=("Search",), rules=broken(outcome))
    written_on = frame(1, bytes(k % 255 + 1 for k in range(60))).content[:50] + frame(2, b"appended").content
    text = "As the real system leaves it: a torn record, and the next one written into what its length claims."
    stream = Stream(name, BEFORE.content + written_on + frame(3, b"and on").content)
    outcome = corrupt("bad-checksum", BEFORE.records, size, field="checksum")
    section.read("written-on-behind-a-torn-record", text, stream, outcome, flags=("Search",), rules=broken(outcome))
    text = "A file of text in which the word GOLD stands: the magic is in it, so a first record may have been damaged."
    stream = Stream(name, b"All that is GOLD does not glitter, not all those who wander are lost.")
    outcome = corrupt("bad-magic", [], 0, field="magic")
    held = broken(outcome, "file.damaged-magic")
    section.read("text-with-the-magic-in-it", text, stream, outcome, flags=("Search",), rules=held)
    text = "A file of text that ends with the word GOLD, 4000 bytes after its beginning: a magic, as far away as it is."
    stream = Stream(name, b"not a log. " * 363 + b"so: GOLD")
    section.read("text-with-the-magic-at-its-end", text, stream, outcome, flags=("Search",), rules=held)
    text = "The only record has a wrong magic, and the true one is in its payload."
    stream = Stream(name, frame(0, b"all is GOLD", magic=b"COLD").content)
    outcome = corrupt("bad-magic", [], 0, field="magic")
    section.read("false-magic-around-a-magic", text, stream, outcome, flags=("Search",), rules=held)
