"""Segments that the real system wrote. What they hold is known from what was appended to them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from tests.builders.durable_log import LEN_HEADER, index_name, segment_name
from tests.generator.book import JSON, Book, Outcome, Section, Stream, clean, corrupt
from tests.generator.durable_log.build import broken, released, rules

ROOT = Path(__file__).resolve().parents[3]
SAMPLES = ROOT / "python" / "segspec" / "samples" / "durable_log"
DATA = ROOT / "tests" / "data" / "durable_log"


@dataclass(frozen=True)
class Real:
    """A real segment: `ends` are where its records end, in order; `truth` the SHA-256 of the payloads that were
    appended, one after the other."""

    folder: Path
    base: int
    ends: Sequence[int]
    truth: str

    @property
    def segment(self) -> Stream:
        name = segment_name(self.base)
        return Stream(name, (self.folder / "log" / name).read_bytes())

    @property
    def index(self) -> Stream:
        name = index_name(self.base)
        return Stream(name, (self.folder / "log" / name).read_bytes())

    def records(self) -> list[JSON]:
        """The records that were appended. Raises ValueError where the file does not hold them."""
        content = self.segment.content
        begins = [0, *self.ends[:-1]]
        payloads = [content[begin + LEN_HEADER : end] for begin, end in zip(begins, self.ends, strict=True)]
        if sha256(b"".join(payloads)).hexdigest() != self.truth:
            raise ValueError(f"{self.folder.name}, segment {self.base}: this is not what was appended")
        return [released(self.base + number, payload) for number, payload in enumerate(payloads)]


def _grown(first: int, count: int) -> list[int]:
    """Ends of records `first` and on whose payloads have 7 bytes more each, up to 294 and from 0 again."""
    out, end = [], 0
    for number in range(first, first + count):
        end += LEN_HEADER + number * 7 % 301
        out.append(end)
    return out


EMPTY_PAYLOADS = Real(
    DATA / "empty_payloads",
    0,
    [24, 53, 77, 106, 130, 159, 183, 212, 236, 265],
    "54071c99d009db15cbf3a97132d42516540b07e4fb055ee16a9109ce57f6986b",
)
VERSIONS = Real(
    DATA / "bad_version_flags_reserved",
    0,
    [124, 248, 372, 496],
    "076e01606055e8ddc47e2c3e46364255062c5e73ec5b5fc38cabe99168b55493",
)
FALSE_LENGTH = Real(
    DATA / "corrupt_len",
    0,
    [124 * k for k in range(1, 8)],
    "56d1ac6edbaa05b0d0489307e5e1ef05cf1e3e93dc01a97c0db75dd5b6f2ee1a",
)
REOPENED = Real(
    SAMPLES / "torn_payload_reopened",
    0,
    [124 * k for k in range(1, 21)],
    "a8318bdb6e4c97bcd571cd630e71dc60aeec602202b15eb18ff3d483e558015d",
)
ROLLED = (
    Real(SAMPLES / "multi_segment", 0, _grown(0, 31),
         "61b98a48c3e61dd97df478196037e62f94d8bbd3cf9de43775f77a8e6f9f0114"),
    Real(SAMPLES / "multi_segment", 31, _grown(31, 23),
         "bc0c0064a04f9d5cdfb5cf7beb82e0d3d9015587609953e2291b4a39e0389334"),
    Real(SAMPLES / "multi_segment", 470, _grown(470, 30),
         "1e787c7845012953c86a20a27986e4fc3fbde6e641d684abadf339030f16a2f8"),
)  # fmt: skip


NOTES = """\
Segments and indexes that the real system wrote, some damaged afterwards, with what was appended to them.

Real (durable_log.record.follows, durable_log.record.value): The reader is made from the document, and tried on
  nothing but its own files.
  -> It reads no log that the system wrote: magic and index are not as documented.
  https://github.com/mairinkdev/durable-log
RealIndex (durable_log.index.entry): The index is read as the document has it, which says nothing.
  -> Sound indexes are reported as wrong.
Reopened (durable_log.record.follows): The system takes a torn record for a whole one and writes on after it.
  -> The next records lie inside the payload that the torn one claims: it has a wrong checksum.
"""


def write(book: Book) -> None:
    section = book.section("real", NOTES)
    for real in (EMPTY_PAYLOADS, *ROLLED):
        _sound(section, real)
    _damaged(section)


def _sound(section: Section, real: Real) -> None:
    words = f"{real.folder.name.replace('_', '-')}-{real.base}"
    text = f"{len(real.ends)} records from number {real.base} on, as the system wrote them."
    section.read(words, text, real.segment, clean(real.records(), real.ends[-1]), flags=("Real",), write="equivalent")
    comment = "The index that the system wrote beside this segment."
    section.index(f"{words}-index", comment, real.segment, real.index, [], flags=("RealIndex",))


def _damaged(section: Section) -> None:
    reported = [("reserved-nonzero", 124), ("reserved-nonzero", 248)]
    text = "Record 1 has flags, record 2 reserved bits, both set by hand; record 4 has the version 2."
    outcome = Outcome("unsupported", 496, VERSIONS.records(), "unsupported-version", field="version", findings=reported)
    held = broken(outcome, "record.reserved-is-read", "record.flags", "record.reserved")
    section.read("version-flags-and-reserved", text, VERSIONS.segment, outcome, flags=("Real",), rules=held)
    text = "Record 7 says 108 bytes where it has 100: its checksum is wrong, and reading stops there."
    outcome = corrupt("bad-checksum", FALSE_LENGTH.records(), 868, field="checksum")
    section.read("false-length", text, FALSE_LENGTH.segment, outcome, flags=("Real",), rules=broken(outcome))
    text = "Record 20 was torn, and the system wrote five more after it, into what its length claims."
    outcome = corrupt("bad-checksum", REOPENED.records(), 2480, field="checksum")
    held = broken(outcome)
    section.read("torn-and-reopened", text, REOPENED.segment, outcome, flags=("Real", "Reopened"), rules=held)
    text = "The entries of the five records stand one place too early, since the torn one never got its own."
    found, held = [("bad-index", 320)], rules("index.entry", "index.runs")
    index = REOPENED.index
    section.index("torn-and-reopened-index", text, REOPENED.segment, index, found, flags=("Reopened",), rules=held)
    comment = "A record of another version and one that is damaged do not make their index wrong."
    section.index("version-index", comment, VERSIONS.segment, VERSIONS.index, [], flags=("RealIndex",))
    section.index("false-length-index", comment, FALSE_LENGTH.segment, FALSE_LENGTH.index, [], flags=("RealIndex",))
