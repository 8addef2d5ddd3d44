"""Segments that the real system wrote, and one made from the document. What they hold is known from what was written
to the queue."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tests.generator.book import JSON, Book, Section, Stream, clean, torn
from tests.generator.ffwd.build import DIALECT, LEN_SIZE, released, rules

ROOT = Path(__file__).resolve().parents[3]
SAMPLES = ROOT / "python" / "segspec" / "samples" / "ffwd"
DATA = ROOT / "tests" / "data" / "ffwd"


@dataclass(frozen=True)
class Real:
    """A real segment: `lengths` are those of its messages, in order; `truth` the SHA-256 of all of them, one after the
    other, as they were written to the queue."""

    folder: Path
    name: str
    base: int
    lengths: Sequence[int]
    truth: str
    head: int = 16

    @property
    def segment(self) -> Stream:
        return Stream(self.name, (self.folder / self.name).read_bytes())

    @property
    def index(self) -> Stream:
        return Stream("index", (self.folder / "index").read_bytes())

    @property
    def end(self) -> int:
        """Where the last of the messages ends."""
        return self.head + sum(self.lengths) + LEN_SIZE * len(self.lengths)

    def records(self) -> list[JSON]:
        """The messages that were written. Raises ValueError where the file does not hold them."""
        content, at, blobs = self.segment.content, self.head, []
        for length in self.lengths:
            at += LEN_SIZE
            blobs.append(content[at : at + length])
            at += length
        if sha256(b"".join(blobs)).hexdigest() != self.truth:
            raise ValueError(f"{self.folder}, {self.name}: this is not what was written")
        return [released(self.base + number, blob) for number, blob in enumerate(blobs)]


def _grown(first: int, count: int) -> list[int]:
    """Lengths of the messages `first` and on: each has 37 bytes more than the one before, modulo 701."""
    return [number * 37 % 701 for number in range(first, first + count)]


FIRST = Real(
    SAMPLES / "multi_segment" / "log", "0000000000000000", 0, _grown(0, 33),
    "9cf03ab42821fbd7413f9c0ef48a5a6bd4b66a60773f60b0b86c95dbacd702b4",
)  # fmt: skip
LAST = Real(
    SAMPLES / "multi_segment" / "log", "00000000000001e8", 488, _grown(488, 12),
    "9ba8fa4388e5f8f7fc1ec02dd7e8dfdae3034124d84e4bed2b66963ee4a8c8e4",
)  # fmt: skip
FAILED = Real(
    SAMPLES / "overflow_quirk" / "log", "0000000000000000", 0, [100],
    "7c492aecc828f16d8dd5b7871696a136976b14df0823dfaf32a01743ae445aa3",
)  # fmt: skip
BEHIND_FAILED = Real(
    SAMPLES / "overflow_quirk" / "log", "000000000000000c", 12, [9900, 20, 20, 20],
    "40fbbd822118ba100a7c4b7f51a7a44afac31a445ba6871b23d03a0d333567ee",
)  # fmt: skip
TORN = Real(
    SAMPLES / "torn_blob" / "log", "0000000000000000", 0, [100] * 20,
    "95f8e4e6aebb4dc43279124979fc67c07229ab581b973a636bbbe1e4d73eb299",
)  # fmt: skip
OLD = Real(
    DATA / "doc_variant_14byte_header" / "qlog", "00000000ff", 255, range(0, 100, 5),
    "551de59d586f30e4f5f79f23782107dd84472a01cf9fe08b5e03ed00095536ff", 14,
)  # fmt: skip
SHORT_INDEX = Real(
    DATA / "index_torn" / "qlog", "0000000000000000", 0, [10] * 5,
    "0ff4f7a902099943d53e693719608cb63867170539634a8a974ced1aaef900de",
)  # fmt: skip


NOTES = """\
Segments and indexes that the real system wrote, with what was written to the queue.

Real (ffwd.message.follows, ffwd.message.number): The reader is made from the document, and tried on nothing but its
  own files.
  -> It reads no queue that the system wrote: the header is not as documented.
  https://github.com/spotify/ffwd
RealIndex (ffwd.index.entry): The index is read with something before its entries, as the document's dots suggest.
  -> No index that the system wrote reads.
FailedWrite (ffwd.tail.torn): A write that failed left its size in the segment.
  -> Read in sequence the segment ends there, though ten messages follow.
"""


SYSTEM, DOCUMENT = rules("header.system"), rules("header.document", "choice.named")


def write(book: Book) -> None:
    section = book.section("real", NOTES)
    for words, real, write in (
        ("rolled-first", FIRST, "equivalent"),
        ("rolled-last", LAST, "equivalent"),
        ("behind-a-failed-write", BEHIND_FAILED, "equivalent"),
        ("beside-a-torn-index", SHORT_INDEX, "equivalent"),
    ):
        comment = f"{len(real.lengths)} messages from {real.base} on, as the system wrote them."
        section.read(
            words, comment, real.segment, clean(real.records(), real.end), flags=("Real",), rules=SYSTEM, write=write
        )
    section.read(
        "documents-header",
        "Twenty messages from 255 on, made by hand from the document: no known program writes this header.",
        OLD.segment, clean(OLD.records(), OLD.end), flags=("Real",), rules=DOCUMENT, requires=DIALECT,
        write="equivalent", writing={"dialect": "document"},
    )  # fmt: skip
    text = "After the first message stands the size 9878 of a write that failed."
    outcome = torn(FAILED.records(), 120)
    section.read("failed-write", text, FAILED.segment, outcome, flags=("Real", "FailedWrite"), rules=SYSTEM)
    text = "Twenty messages, then a size of 100 with 40 bytes after it."
    outcome, held = torn(TORN.records(), 2096), [*SYSTEM, *rules("tail.torn")]
    section.read("torn-blob", text, TORN.segment, outcome, flags=("Real",), rules=held)
    _indexes(section)


def _indexes(section: Section) -> None:
    section.index(
        "rolled-index",
        "The index of the whole queue beside its last segment alone: consumers at 0, 7 and 123, messages from 488 on.",
        LAST.segment, LAST.index, [("index-behind", 0), ("index-behind", 12), ("index-behind", 25)],
        flags=("RealIndex",), rules=rules("index.behind"),
    )  # fmt: skip
    text = "The last of three ids lacks three bytes. The queue has five messages, and the others are inside."
    found, held, index = [("torn", 34)], rules("index.torn"), SHORT_INDEX.index
    section.index("torn-index", text, SHORT_INDEX.segment, index, found, flags=("RealIndex",), rules=held)
    comment = "A consumer at 260, and the queue has the messages 255 to 274."
    section.index("documents-index", comment, OLD.segment, OLD.index, [], flags=("RealIndex",), requires=DIALECT)
    comment = "An index of no bytes: no consumer was ever registered."
    section.index("empty-index", comment, TORN.segment, TORN.index, [], flags=("RealIndex",))
