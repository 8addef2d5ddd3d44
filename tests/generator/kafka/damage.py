"""Batches that are cut, changed, or contradict themselves."""

from __future__ import annotations

from tests.builders import kafka
from tests.generator.book import Book, Frame, Outcome, Section, clean, corrupt, torn
from tests.generator.changes import append, remove, replace
from tests.generator.kafka.build import PACKED, THREE, TIME, Base, Given, batch

NOTES = """\
What is wrong with a batch, and that nothing of it, and nothing after it, is released.

Torn (kafka.batch.whole): What is there of a batch that ends too early is released. -> Records come out that were
  never acknowledged.
Checksum (kafka.batch.crc): The CRC-32C is not compared. -> Damaged records are delivered as good ones.
Covered (kafka.batch.crc): The checksum is taken over other bytes. -> Sound logs are refused, or damage goes unseen.
Length (kafka.batch.length): A wrong length is believed. -> Reading goes on where no batch begins.
Count (kafka.record.count): The number of records is not compared. -> Records are lost, or made of what follows.
Order (kafka.batch.rising): Offsets may go back. -> Records come out twice, under the offsets of others.
Magic (kafka.batch.magic): The magic is not looked at. -> A batch of another layout is read by this one.
"""


def write(book: Book) -> None:
    section = book.section("damage", NOTES)
    _cuts(section)
    _flips(section)
    _lengths(section)
    _records(section)
    _counts(section)
    _order(section)
    _promises(section)


def _cuts(section: Section) -> None:
    """Every length: clean between two batches, torn within one. A few zeros could also be room that was allocated."""
    for number, (position, frame) in enumerate(zip(THREE.positions, THREE.frames, strict=True)):
        released, end = THREE.before(number), position + len(frame.content)
        zeros = position + len(frame.content) - len(frame.content.lstrip(b"\0"))
        for words, first, last, outcome in (
            (f"cut-before-{number + 1}", position, position, clean(released, position)),
            (f"cut-in-zeros-of-{number + 1}", position + 1, zeros, Outcome("torn", position, released, "zeroed")),
            (f"cut-in-{number + 1}", zeros + 1, end - 1, torn(released, position)),
        ):
            every = {"length": [str(first), str(last)]}
            comment = f"The file ends before or in batch {number + 1}: what stands before is released."
            rules = ("kafka.batch.zeros",) if "zeros" in words else ()
            section.read(words, comment, THREE.stream, outcome, every=every, flags=("Torn",), rules=rules)


def _flips(section: Section) -> None:
    for base in (THREE, PACKED):
        needs = [f"compression:{codec}" for codec in kafka.CODECS if codec != "none"] if base is PACKED else []
        for number, position in enumerate(base.positions):
            end = position + len(base.frames[number].content)
            begin = position + kafka.OF_CRC
            signs = [position + kafka.OF_LAST, position + kafka.OF_COUNT]
            bounds = [begin, *(each + more for each in signs for more in (0, 1)), end]
            ranges = [[str(a), str(b)] for a, b in zip(bounds[::2], bounds[1::2], strict=True)]
            section.read(
                f"{base.id}-{number + 1}-bits", f"Any bit of what the checksum of batch {number + 1} covers, or of it.",
                base.stream, corrupt("bad-checksum", base.before(number), position), every={"bit": ranges},
                flags=("Checksum", "Covered"), requires=[*needs, "checksum"],
            )  # fmt: skip
            section.read(
                f"{base.id}-{number + 1}-signs", "The same of bytes with a sign: it may be that which is said.",
                base.stream, clean(base.records, base.size), flags=("Checksum",), requires=[*needs, "checksum"],
                every={"bit": [[str(each), str(each + 1)] for each in signs], "rule": "refused"},
            )  # fmt: skip
    position = THREE.positions[1]
    epoch = [[str(position + kafka.OF_EPOCH), str(position + kafka.OF_MAGIC)]]
    section.read(
        "epoch-bits", "Any bit of a leader's epoch: the records are the same, nothing protects it.", THREE.stream,
        clean(THREE.records, THREE.size), every={"bit": epoch, "rule": "answered"}, flags=("Covered",),
    )  # fmt: skip
    for magic in (3, 99, 255):
        outcome = Outcome("unsupported", position, THREE.before(1), "unsupported-version")
        THREE.altered(
            section, f"magic-{magic}", f"Magic {magic}.", [replace(position + kafka.OF_MAGIC, bytes([magic]))], outcome,
            flags=("Magic",),
        )  # fmt: skip


def _lengths(section: Section) -> None:
    position = THREE.positions[1]
    left = THREE.size - position - kafka.LOG_OVERHEAD
    for words, length, outcome in (
        ("negative", -1, corrupt("bad-length", THREE.before(1), position)),
        ("zero", 0, corrupt("bad-length", THREE.before(1), position)),
        ("below-the-shortest", 13, corrupt("bad-length", THREE.before(1), position)),
        ("beyond-the-end", left + 1, torn(THREE.before(1), position)),
        ("largest", (1 << 31) - 1, torn(THREE.before(1), position)),
    ):
        rules = ("kafka.batch.whole",) if outcome.end == "torn" else ()
        changed = replace(position + kafka.OF_LENGTH, length.to_bytes(4, "big", signed=True))
        THREE.altered(
            section, f"length-{words}", f"A length of {length}.", [changed], outcome, flags=("Length",), rules=rules
        )
    THREE.altered(
        section, "a-byte-is-missing", "A byte of the first batch is gone.", [remove(THREE.positions[1] - 3, 1)],
        corrupt("bad-checksum", [], 0), flags=("Checksum",), requires=["checksum"],
    )  # fmt: skip
    THREE.altered(
        section, "zeros-follow", "Zeros follow, which were allocated before anything was written there.",
        [append(bytes(200))], Outcome("torn", THREE.size, THREE.records, "zeroed"), rules=["kafka.batch.zeros"],
    )  # fmt: skip


def _records(section: Section) -> None:
    one = kafka.record(0, 0, None, b"a")
    good = batch(Given(0, b"good"))
    packed = kafka.pack("gzip", one)
    for words, block in (("cut-short", packed[:-9]), ("of-other-bytes", b"\x00" * len(packed))):
        broken = kafka.batch(1, block, attributes=kafka.CODECS["gzip"], base_time=TIME, max_time=TIME)
        file = Base(f"gzip-{words}", 0, [good, Frame(broken, [])])
        outcome = corrupt("bad-compression", good.records, len(good.content))
        comment = "The checksum is right, and the records do not unpack."
        section.read(file.id, comment, file.stream, outcome, rules=["kafka.batch.unpacks"],
                     requires=["compression:gzip"])  # fmt: skip
    for words, comment, stored, code, rule in (
        ("a-negative-count", "-1 records are stated.", (one, -1), "bad-count", "batch.count"),
        ("a-record-beyond-the-batch", "A record's length leads beyond its batch.",
         (kafka.record(0, 0, None, b"a", length=40), 1), "bad-length", "record.within"),
        ("a-varint-without-end", "A varint of eleven bytes.", (b"\xff" * 10 + b"\x01" + one, 1), "bad-encoding",
         "record.varint-ends"),
        ("a-negative-record", "A record of -1 bytes.", (kafka.varint(-1) + one, 1), "bad-length", "record.length"),
        ("a-negative-number-of-headers", "-1 headers.", (kafka.prefixed(one[1:-1] + kafka.varint(-1)), 1), "bad-count",
         "record.header-count"),
        ("a-header-without-a-name", "The name of a header has -1 bytes.",
         (kafka.prefixed(one[1:-1] + kafka.varint(1) + kafka.varint(-1) + kafka.prefixed(b"x")), 1), "bad-length",
         "record.header-key"),
        ("bytes-after-the-headers", "A byte follows the headers of a record.", (kafka.prefixed(one[1:] + b"x"), 1),
         "bad-length", "record.rest"),
    ):  # fmt: skip
        content, count = stored
        made = Frame(kafka.batch(1, content, last=1, count=count, base_time=TIME, max_time=TIME), [])
        file = Base(words, 0, [good, made])
        outcome = corrupt(code, good.records, len(good.content), findings=None)
        section.read(words, comment, file.stream, outcome, rules=[f"kafka.{rule}"])


def _counts(section: Section) -> None:
    good = batch(Given(0, b"good"))
    for words, count in (("one-too-few", 3), ("one-too-many", 1)):
        given = (Given(1, b"a"), Given(2, b"b"))
        frame = batch(*given)
        content = b"".join(kafka.record(k, 0, None, one.value) for k, one in enumerate(given))
        made = Frame(kafka.batch(1, content, last=1, count=count, base_time=TIME, max_time=TIME), frame.records)
        file = Base(words, 0, [good, made])
        outcome = clean(file.records, file.size, [("bad-count", file.positions[1])])
        comment = f"{count} records are stated, and two are there: they are given, and it is said."
        section.read(words, comment, file.stream, outcome, flags=("Count",))


def _order(section: Section) -> None:
    for words, offset in (("again", 1), ("before", 0)):
        frames = [batch(Given(0, b"a"), Given(1, b"b")), batch(Given(offset, b"c"))]
        file = Base(words, 0, frames)
        outcome = corrupt("bad-order", frames[0].records, file.positions[1])
        comment = f"A batch begins with offset {offset} after one that ends with 1."
        section.read(f"offset-{words}", comment, file.stream, outcome, flags=("Order",))
    for words, offset, outcome_of in (("the-last", (1 << 31) - 1, None), ("one-more", 1 << 31, "bad-order")):
        frames = [batch(Given(500, b"a")), batch(Given(500 + offset, b"b"))]
        file = Base(f"far-{words}", 500, frames)
        outcome = (
            corrupt(outcome_of, file.before(1), file.positions[1]) if outcome_of else clean(file.records, file.size)
        )
        comment = f"An offset {offset} above the name of its segment."
        section.read(file.id, comment, file.stream, outcome, rules=["kafka.batch.near-name"])


def _promises(section: Section) -> None:
    """Bits without a meaning, and times that the batch does not tell: all is released."""
    plain, timed = batch(Given(0, b"a")), batch(Given(0, b"a", time=TIME + 9))
    for words, comment, stored, records, rule, findings in (
        ("attributes-bit-9", "A bit of the attributes that has no meaning.",
         kafka.batch(0, kafka.record(0, 0, None, b"a"), attributes=0x200, base_time=TIME, max_time=TIME), plain,
         "batch.unused-bits", [("reserved-nonzero", 0)]),
        ("record-attributes", "A bit of a record's attributes, which have no meaning.",
         kafka.batch(0, kafka.record(0, 0, None, b"a", attributes=1), base_time=TIME, max_time=TIME), plain,
         "record.attributes", None),
        ("time-above-the-greatest", "A record's time is above the greatest that its batch states.",
         kafka.batch(0, kafka.record(0, 9, None, b"a"), base_time=TIME, max_time=TIME), timed,
         "record.time-told", [("bad-order", 0)]),
    ):  # fmt: skip
        file = Base(words, 0, [Frame(stored, records.records)])
        outcome = clean(file.records, file.size, findings)
        section.read(words, comment, file.stream, outcome, rules=[f"kafka.{rule}"])
