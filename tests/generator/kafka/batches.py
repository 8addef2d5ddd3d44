"""Sound batches: nulls, headers, numbers of any size, codecs, transactions, and what compaction leaves."""

from __future__ import annotations

from collections.abc import Sequence

import cramjam

from tests.builders import kafka
from tests.generator.book import Book, Frame, Section, Stream, clean, corrupt, records_of
from tests.generator.kafka.build import PACKED, THREE, TIME, Base, Given, batch
from tests.generator.questions import LogOutcome

NOTES = """\
Record batches of magic 2, each sound: what a reader gives of them.

Null (kafka.record.null): A null is read as something empty. -> A tombstone becomes an empty value, and its key lives
  again.
Varint (kafka.record.varints): A varint is read without its zigzag, or cut at 32 bits. -> Offsets, times or lengths
  are others.
Relative (kafka.record.offset, kafka.record.time): Offsets and times are not added to the batch's. -> Each batch
  begins with offset 0.
Codec (kafka.batch.codec): A codec, or a block of xerial's, is not read. -> The records of a batch are missing.
Control (kafka.transaction.control): The end of a transaction is taken for a record. -> Consumers get bytes that
  nobody has sent.
Times (kafka.record.time): The time of the broker is not looked at. -> Records have the times of their producers,
  which the topic overrules.
Gaps (kafka.batch.gaps): Offsets are counted on within a batch. -> After compaction records have the offsets of others.
Snappy (kafka.batch.snappy-blocks): Only xerial's first block is read. -> The end of a batch is lost.
Wide (kafka.record.wide): A number is kept in fewer bits than it has. -> Large offsets and times are others.
Future (kafka.record.time-past): A time in the future is taken for damage. -> Sound records are missing.
Between (kafka.name.gap, kafka.name.gap-by-compaction): Offsets that are in no segment are called damage, where nothing
  tells whether the topic is compacted. -> A sound log is taken for a damaged one.
Headers (kafka.record.headers): Headers are kept by their names. -> One of two headers of a name is lost.
"""


RULES = {
    "other-epoch": ("kafka.batch.epoch-free",),
    "base-above-name": ("kafka.name.first-offset",),
}
"""Those of vectors beside what their flags hold."""


def write(book: Book) -> None:
    section = book.section("batches", NOTES)
    for base, flags in ((THREE, ("Null", "Relative", "Varint", "Headers")), (PACKED, ("Codec",))):
        needs = [f"compression:{codec}" for codec in kafka.CODECS if codec != "none"] if base is PACKED else []
        outcome = clean(base.records, base.size)
        section.read(base.id, f"{base.id}: all is sound.", base.stream, outcome, flags=flags, requires=needs)
    _show(section, "empty-file", "A segment to which nothing was appended.", 0, [], rules=("kafka.batch.whole",))
    _numbers(section)
    _transactions(section)
    _compacted(section)
    _between(section)
    _codecs(section)


def _show(
    section: Section, words: str, comment: str, base: int, frames: list[Frame], *flags: str, codec: str = "",
    rules: Sequence[str] = (),
) -> None:  # fmt: skip
    file = Base(words, base, frames)
    needs = [f"compression:{codec}"] if codec else []
    outcome = clean(records_of(frames), file.size)
    section.read(words, comment, file.stream, outcome, flags=flags, rules=rules, requires=needs)


def _numbers(section: Section) -> None:
    far = (1 << 53) + 1
    for words, comment, base, frames, flags in (
        ("large-offset", "An offset of 54 bits.", far, [batch(Given(far, b"far"))], ("Wide", "Relative")),
        ("times-before-1970", "Times below 0, and one before the base.", 0,
         [batch(Given(0, b"a", time=-5), Given(1, b"b", time=-12), base_time=-7)], ("Varint",)),
        ("long-deltas", "A time three weeks after the base: its delta has six bytes.", 0,
         [batch(Given(0, b"a"), Given(1, b"b", time=TIME + 1_814_400_000))], ("Wide", "Varint")),
        ("time-in-microseconds", "A producer took microseconds for milliseconds: the record is sound.", 0,
         [batch(Given(0, b"a", time=TIME * 1_000))], ("Wide", "Future")),
        ("long-value", "The length of a value needs three bytes.", 0, [batch(Given(0, b"v" * 9000))], ("Varint",)),
        ("other-epoch", "A leader's epoch, which no checksum covers.", 0, [batch(Given(0, b"a"), epoch=9)], ()),
        ("base-above-name", "The first batch begins above the segment's name: the ones before were compacted away.", 5,
         [batch(Given(9, b"a"))], ("Gaps",)),
    ):  # fmt: skip
        _show(section, words, comment, base, frames, *flags, rules=RULES.get(words, ()))


def _transactions(section: Section) -> None:
    producer = (4711, 2, 0)
    data = batch(Given(0, b"a"), Given(1, b"b"), producer=producer, flags=kafka.TRANSACTIONAL)
    for words, is_commit in (("committed", True), ("aborted", False)):
        end = Frame(kafka.marker(2, producer[:2], is_commit=is_commit, timestamp=TIME), [])
        after = batch(Given(3, b"c"))
        comment = f"A transaction that was {words}, its marker, and a record of none: all records are there."
        _show(section, words, comment, 0, [data, end, after], "Control")
    timed = batch(Given(0, b"a", time=TIME - 60), Given(1, b"b", time=TIME), flags=kafka.APPEND_TIME)
    _show(section, "append-time", "The broker's time is that of all records.", 0, [timed], "Times")


def _compacted(section: Section) -> None:
    gaps = batch(Given(3, b"a"), Given(7, b"b"), base=0, last=9)
    empty = Frame(kafka.batch(10, b"", last=4, base_time=-1, max_time=-1, producer=(7, 0, 3), count=0), [])
    horizon = batch(Given(15, None, b"gone", TIME + 1), flags=kafka.DELETE_HORIZON, base_time=TIME + 86_400_000)
    comment = "Offsets are gone within a batch, at its ends, and all of a batch; a tombstone has its horizon."
    _show(section, "compacted", comment, 0, [gaps, empty, horizon], "Gaps", "Null", "Relative")


def _between(section: Section) -> None:
    parts = {base: [batch(Given(base, b"a"), Given(base + 1, b"b"))] for base in (0, 2, 9)}
    files = [Stream(kafka.segment_name(base), frames[0].content) for base, frames in parts.items()]
    records = [record for frames in parts.values() for record in records_of(frames)]
    comment = "Offsets 4 to 8 are in no segment, and nothing tells whether the topic is compacted."
    section.log("gap-between-segments", comment, files, LogOutcome(records), flags=("Between",))


def _codecs(section: Section) -> None:
    given = [Given(n, b"block %d " % n * 20) for n in range(6)]
    frame = batch(*given, codec="snappy", blocks=3)
    _show(section, "snappy-in-three-blocks", "Xerial's stream of three blocks.", 0, [frame], "Snappy", codec="snappy")
    raw = cramjam.snappy.compress_raw(b"".join(kafka.record(n, 0, None, given[n].value) for n in range(6)))
    stored = kafka.batch(
        0, bytes(raw), attributes=kafka.CODECS["snappy"], last=5, base_time=TIME, max_time=TIME, count=6
    )
    plain = Frame(stored, frame.records)
    _show(section, "snappy-as-one-block", "One raw block, as clients of other languages wrote.", 0, [plain], "Snappy",
          codec="snappy")  # fmt: skip
    segment = Stream(kafka.segment_name(0), kafka.batch(0, b"", attributes=5, count=1))
    outcome = corrupt("unsupported-codec", [], 0)
    section.read("codec-5", "A codec that there is not.", segment, outcome, level="should", flags=("Codec",))
