"""Simple entries and sub-batches: lengths, counts, offsets, and what a sub-batch says of itself."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.osiris import HEADER, NONE
from tests.generator.book import Book, Section
from tests.generator.osiris.build import START, Entry, chunk, entries_of, segment, simple, sub_batch, user, whole
from tests.generator.osiris.notes import section

BODIES = (b"one", b"two", b"three")
PLAIN = entries_of(BODIES)


def write(book: Book) -> None:
    part = section(
        book, "entries", "Simple entries: lengths and contents.", "EmptyRecord", "ByteOrder", "ImageReleased",
        "StopsEarly",
    )  # fmt: skip
    for length in (0, 1, 2, 126, 127, 128, 254, 255, 256, 257, 1023, 1024, 1025):
        body = bytes(number % 251 for number in range(length))
        frames = (user(0, body), user(1, b"behind"))
        part.read(
            f"length-{length}", f"A record of {length} bytes.", segment(*frames), whole(frames), flags=("ByteOrder",),
            rules=("osiris.entry.kind",),
        )  # fmt: skip
    frames = (user(0, bytes(70_000)), user(1, b"behind"))
    text = "A record of more than 65535 bytes, all zero."
    part.read("length-70000", text, segment(*frames), whole(frames), flags=("ByteOrder", "ImageReleased"))
    contents = {
        "zeros": bytes(64),
        "high-bits": b"\xff" * 64,
        "not-utf8": b"\xc3\x28\xa0\xa1",
        "line-ends": b"a\nb\r\nc\0",
        "log-header": HEADER,
        "chunk-image": user(1, b"image").content,
        "amqp": bytes.fromhex(
            "005372c12d04a30d782d726f7574696e672d6b6579a10d706c61696e5f616d7170303931a30a782d65786368616e6765a100005375a00133"
        ),
    }
    for words, body in contents.items():
        frames = (user(0, body), user(1, b"behind"))
        text = f"A payload of {words.replace('-', ' ')}: bytes are bytes."
        part.read(f"content-{words}", text, segment(*frames), whole(frames), flags=("ImageReleased",))
    for words, bodies in {
        "empty-at-the-end": (b"a", b""), "empty-at-the-beginning": (b"", b"a"), "empty-in-between": (b"a", b"", b"b"),
        "only-empty": (b"", b"", b""),
    }.items():  # fmt: skip
        frames = (user(0, *bodies), user(len(bodies), b"behind"))
        text = f"Entries of no bytes are records ({words.replace('-', ' ')})."
        part.read(words, text, segment(*frames), whole(frames), flags=("EmptyRecord", "StopsEarly"))
    _batches(book)


def _batches(book: Book) -> None:
    part = section(
        book,
        "sub-batches",
        "Sub-batches: the offsets that they take, and what they say of themselves.",
        *("SubBatchOffsets", "SubBatchCounts", "SubBatchSizes", "SubBatchFatal", "EmptyRecord", "ReservedRefused"),
    )
    for write_some in (_mixtures, _counts, _sizes, _bodies):
        write_some(part)
    for reserved in (1, 2, 4, 8, 15):
        entry = sub_batch(NONE, BODIES, reserved=reserved)
        text = f"The reserved bits of a sub-batch are {reserved:04b}. Nobody checks them."
        _read(part, f"reserved-{reserved}", text, [entry], (), ("ReservedRefused",), ("osiris.batch.reserved",))
    for codec in (5, 6, 7):
        lost = sub_batch(codec, BODIES, released=())
        owner = "not assigned" if codec < 7 else "its own users'"
        text = f"Codec {codec} is {owner}: three records cannot be read, the others can."
        _read(
            part, f"codec-{codec}", text, [simple(b"before"), lost, simple(b"after")], ("unsupported-codec",),
            ("SubBatchFatal", "SubBatchOffsets"), ("osiris.batch.unassigned",),
        )  # fmt: skip
        only = sub_batch(codec, BODIES, released=())
        text = f"A chunk of nothing but a sub-batch of codec {codec}: no record, and the next chunk goes on."
        _read(
            part, f"codec-{codec}-alone", text, [only], ("unsupported-codec",), ("SubBatchFatal",),
            ("osiris.batch.unassigned",),
        )  # fmt: skip


def _read(
    part: Section,
    words: str,
    comment: str,
    entries: Sequence[Entry],
    codes: Sequence[str],
    flags: Sequence[str],
    rules: Sequence[str] = (),
) -> None:
    """A chunk of these entries between two others, with these findings in it."""
    first = user(0, b"first")
    middle = chunk(1, entries)
    frames = (first, middle, user(1 + sum(entry.offsets for entry in entries), b"behind"))
    found = [(code, START + len(first.content)) for code in codes]
    part.read(words, comment, segment(*frames), whole(frames, *found), flags=flags, rules=rules)


def _mixtures(part: Section) -> None:
    batch, one, two = sub_batch(NONE, BODIES), simple(b"alone"), sub_batch(NONE, [b"x"])
    empties = sub_batch(NONE, [b"", b"", b"", b""])
    mixtures: dict[str, tuple[Entry, ...]] = {
        "batch-alone": (batch,),
        "batch-then-entry": (batch, one),
        "entry-then-batch": (one, batch),
        "entry-between-batches": (batch, one, two),
        "batch-between-entries": (one, batch, one),
        "three-batches": (batch, two, batch),
        "batch-of-one": (two, one),
        "batch-of-empty-records": (one, empties, one),
        "batch-of-40": (one, sub_batch(NONE, [b"%d" % number for number in range(40)]), one),
    }
    for words, entries in mixtures.items():
        text = f"{words.replace('-', ' ').capitalize()}: offsets are consecutive over all of them."
        flags = ("SubBatchOffsets", "EmptyRecord") if empties in entries else ("SubBatchOffsets",)
        _read(part, words, text, entries, (), flags, ("osiris.batch.mark", "osiris.batch.stored", "osiris.entry.kind"))
    nothing = sub_batch(NONE, [])
    for words, entries in {"batch-of-none": (nothing,), "batch-of-none-between-entries": (one, nothing, one)}.items():
        comment = "A sub-batch without records takes no offset. There are such in real logs."
        _read(part, words, comment, entries, (), ("SubBatchOffsets",))


def _counts(part: Section) -> None:
    one = simple(b"alone")
    for records in (0, 1, 2):
        entry = sub_batch(NONE, BODIES, records=records, released=BODIES[:records])
        text = f"A sub-batch states {records} records and holds 3: it takes {records} offsets, and has no more."
        _read(part, f"states-{records}-of-3", text, [entry, one], ("bad-count",), ("SubBatchCounts", "SubBatchOffsets"))
    for records in (4, 255, 256, 32768, 65535):
        entry = sub_batch(NONE, BODIES, records=records)
        text = f"A sub-batch states {records} records and holds 3: they are released, the next offset is as it states."
        _read(part, f"states-{records}-of-3", text, [entry, one], ("bad-count",), ("SubBatchCounts", "SubBatchOffsets"))
    for codec in range(5):
        entry = sub_batch(codec, [], b"", records=5)
        text = f"A sub-batch of codec {codec} states 5 records, and its body has no bytes: there is nothing to open."
        _read(
            part, f"states-5-of-none-codec-{codec}", text, [entry, one], ("bad-count",), ("SubBatchCounts",),
            ("osiris.batch.no-bytes",),
        )  # fmt: skip
        entry = sub_batch(codec, [], b"")
        text = f"A sub-batch of codec {codec}, no records and no bytes."
        _read(part, f"nothing-codec-{codec}", text, [entry, one], (), ("SubBatchCounts",), ("osiris.batch.no-bytes",))


def _sizes(part: Section) -> None:
    one = simple(b"alone")
    for size in (0, 1, len(PLAIN) - 1, len(PLAIN) + 1, 1 << 31, (1 << 32) - 1):
        entry = sub_batch(NONE, BODIES, uncompressed=size)
        text = f"A sub-batch states {size} bytes and has {len(PLAIN)}. Nothing hangs on it: the records are right."
        _read(
            part, f"states-{size}-bytes", text, [entry, one], ("bad-length",), ("SubBatchSizes",),
            ("osiris.batch.size-unread",),
        )  # fmt: skip


def _bodies(part: Section) -> None:
    one = simple(b"alone")
    whole_one = simple(b"one").content
    nested = sub_batch(NONE, [b"in", b"side"]).content
    cases: dict[str, tuple[bytes, str, str]] = {
        "cut-in-a-length": (whole_one + b"\0\0", "bad-length", "ends in a length"),
        "cut-in-a-body": (whole_one + bytes.fromhex("00000003") + b"tw", "bad-length", "ends in a record"),
        "length-greatest": (whole_one + bytes.fromhex("7fffffff") + b"two", "bad-length",
         "holds a length beyond its end"),
        "nested": (whole_one + nested, "bad-encoding", "holds a sub-batch, which does not exist"),
        "high-bit-alone": (whole_one + b"\x80", "bad-encoding",
         "ends in a length of which there is one byte, with the highest bit set"),
        "high-bit": (whole_one + bytes.fromhex("80000003") + b"two", "bad-encoding",
         "holds an entry with the highest bit set"),
    }  # fmt: skip
    for words, (body, code, text) in cases.items():
        entry = sub_batch(NONE, [], body, records=3, uncompressed=len(body), released=[b"one"])
        comment = f"A sub-batch {text}: the record before it is released, the next offset is as it states."
        fault = (
            ("osiris.batch.entry-length",)
            if code == "bad-length"
            else ("osiris.entry.simple", "osiris.batch.simple-only")
        )
        rules = (*fault, "osiris.batch.before-a-bad-one")
        _read(part, words, comment, [entry, one], (code,), ("SubBatchFatal", "SubBatchOffsets"), rules)
    extra = sub_batch(NONE, BODIES, PLAIN + b"\0\0", uncompressed=len(PLAIN) + 2)
    text = "A sub-batch has two bytes after the records that it states."
    rest = ("osiris.batch.rest",)
    _read(part, "bytes-behind", text, [extra, one], ("bad-count",), ("SubBatchCounts",), rest)
    for words, more, text in (
        ("entry-behind-with-the-high-bit", b"\x80\0\0\3two", "an entry with the highest bit set"),
        ("entry-behind-too-long", b"\x7f\0\0\0two", "an entry that runs over its end"),
    ):
        extra = sub_batch(NONE, BODIES, PLAIN + more, uncompressed=len(PLAIN) + len(more))
        text = f"After the records that it states a sub-batch has {text}. Nobody looks at what it is."
        _read(part, words, text, [extra, one], ("bad-count",), ("SubBatchCounts",), rest)
    none = sub_batch(NONE, [], whole_one, records=0, uncompressed=len(whole_one), released=[])
    text = "A sub-batch states no record and has one: it is left out."
    _read(part, "none-stated-one-there", text, [none, one], ("bad-count",), ("SubBatchCounts",))
