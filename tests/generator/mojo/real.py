"""Files with the contents of real Redis streams, and nodes of such streams in segments."""

from __future__ import annotations

import json
import struct
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path

from tests.builders.listpack import groups_of
from tests.builders.mojo import Id, Pack, Place, Reading, Stored
from tests.generator.book import JSON, Book, Section, Stream, clean, torn
from tests.generator.mojo.build import Built

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "tests" / "data" / "mojo"
SAMPLES = ROOT / "python" / "segspec" / "samples" / "mojo"
MODULUS = 1 << 64

NOTES = """\
Contents of real Redis streams: in segments that an encoder of this page wrote, and as the bytes that Redis itself
keeps.

ForgetsWrap (mojo.entry.id): Differences of ids are added without modulo 2^64 -> Real Redis nodes give negative ids
AssumesMasterNames (mojo.entry.same-fields): Values are read with the master entry's names
  -> Fields are misnamed or shifted
DropsDeleted (mojo.entry.deleted): Deleted entries are left out, or given without the flag -> Readers count differently
LosesOpenPack: A pack without HEADER is refused as a whole -> What was written last is lost
OneReading (mojo.variant.counts, mojo.variant.lp-counts): Only the reading in which all sizes hold is read
  -> Redis' own nodes cannot be read
"""


@dataclass
class Walk:
    """A reading of a segment of the primary reading that knows no damage: only for files whose truth is known."""

    content: bytes
    at: int = 0
    records: list[JSON] = field(default_factory=list)
    last: int = 0
    """Where the last whole entry ends."""

    def element(self) -> bytes | int | None:
        """The element here, passed over; None for the end marker. IndexError where the file ends within it."""
        first, at = self.content[self.at], self.at
        value: bytes | int
        if first == 0xFF:
            self.at += 1
            return None
        if first < 0x80:
            body, value = 1, first
        elif first < 0xC0:
            body = 1 + (first & 0x3F)
            value = self.content[at + 1 : at + body]
        elif first < 0xE0:
            body, low = 2, (first & 0x1F) << 8 | self.content[at + 1]
            value = low - 8192 if low >= 4096 else low
        elif first < 0xF0:
            body = 2 + ((first & 0x0F) << 8 | self.content[at + 1])
            value = self.content[at + 2 : at + body]
        else:
            body = {0xF1: 3, 0xF2: 4, 0xF3: 5, 0xF4: 9}[first]
            value = int.from_bytes(self.content[at + 1 : at + body], "little", signed=True)
        self.at += body + groups_of(body)
        if self.at > len(self.content):
            raise IndexError
        return value

    def text(self) -> str:
        value = self.element()
        assert value is not None
        return (b"%d" % value if isinstance(value, int) else value).hex()

    def number(self) -> int:
        value = self.element()
        assert isinstance(value, int)
        return value

    def pack(self) -> None:
        """One pack from MASTER ID through HEADER; IndexError where the file ends in it."""
        master: Id = struct.unpack_from("<QQ", self.content, self.at)
        self.at += 16
        names = [self.text() for _ in range(self.number())]
        self.number()
        while self.content[self.at] != 0xFF:
            flags = self.number()
            ms, seq = ((own + self.number()) % MODULUS for own in master)
            if flags & 2:
                fields = [[name, self.text()] for name in names]
            else:
                fields = [[self.text(), self.text()] for _ in range(self.number())]
            self.records.append({"id": f"{ms}-{seq}", "deleted": bool(flags & 1), "fields": fields})
            self.last = self.at
        self.at += 9

    def packs(self) -> None:
        """All packs, up to `[I` or the end of the file."""
        self.pack()
        while self.content[self.at : self.at + 2] == b"[P":
            self.at += 2
            self.pack()


@dataclass(frozen=True)
class Real:
    """A file, and the SHA-256 of what is in it: of the records as JSON, as the corpus has them."""

    words: str
    path: Path
    corpus: str
    truth: str

    @property
    def stream(self) -> Stream:
        return Stream(self.path.name, self.path.read_bytes())

    def walked(self) -> Walk:
        """What is in the file. Raises ValueError where that is not the truth."""
        walk = Walk(self.path.read_bytes())
        try:
            walk.packs()
        except IndexError:
            walk.at = -1
        if digest(walk.records) != self.truth:
            raise ValueError(f"{self.path} does not hold what it has to")
        return walk


def digest(records: list[JSON]) -> str:
    return sha256(json.dumps(records, sort_keys=True).encode()).hexdigest()


def truth_of(lines: str) -> list[JSON]:
    """The records of a `truth.jsonl`."""
    rows = [json.loads(line) for line in lines.splitlines()]
    return [{"id": row["id"], "deleted": row["deleted"], "fields": row["fields"]} for row in rows]


BASIC = Real(
    "basic",
    DATA / "primary_basic" / "1526919030474-0",
    "primary_basic",
    "ee8fbcb2aec8f9d77a822c902e16f5a187597403f945354b43eed90f37459364",
)
INTEGERS = Real(
    "integers",
    DATA / "primary_ints" / "1526919030474-0",
    "primary_ints",
    "fb47dacbd9fa07f96e2b927643927e448735166ab51dc950ed1a841c0b9f5162",
)
DELETED = Real(
    "deleted",
    SAMPLES / "deleted" / "log" / "1526919030474-0",
    "primary_deleted",
    "dc78879543bb50e054739877c4e72916af0da58d2a0a3ad516767c0349ae40fc",
)
TORN = Real(
    "torn-tail",
    SAMPLES / "torn_tail" / "log" / "w1526919030474-0",
    "w_tail_torn",
    "02211967c31508092d342d9f540cec3f30179848de22799048af27ffd71234b2",
)
WHOLE = ["mojo.pack.master-id", "mojo.entry.id", "mojo.element.decimal"]
REDIS = ["mojo.redis.total-bytes", "mojo.redis.elements", "mojo.redis.end"]
"""HEADER's numbers are those of the node's own header, and its end marker is the node's last byte."""
FILES = (BASIC, INTEGERS, DELETED, TORN)


def _files(section: Section) -> None:
    for real in (BASIC, INTEGERS):
        walk, content = real.walked(), real.stream.content
        text = f"A segment of one pack with the contents of a Redis 7.0.15 stream, {len(walk.records)} records."
        outcome = clean(walk.records, len(content))
        writing = {"frames": [str(len(walk.records))]}
        section.read(real.words, text, real.stream, outcome, rules=WHOLE, write="equivalent", writing=writing)
        comment = "The same with 700 zeros after SUFFIX."
        damaged = Stream(real.path.name, content + bytes(700))
        answer = clean(walk.records, len(content) + 700)
        section.read(f"{real.words}-with-room", comment, damaged, answer, rules=["mojo.end.suffix"],
                     derived=(real.words, [{"zeros": "700"}]))  # fmt: skip
        comment = "The same, cut anywhere in INDEX and SUFFIX."
        every = {"length": [str(walk.at + 1), str(len(content) - 1)]}
        section.read(
            f"{real.words}-cut-in-ending", comment, real.stream, torn(walk.records, walk.at), every=every,
            rules=["mojo.end.rebuild", "mojo.end.index"],
        )  # fmt: skip
        text = "The same without INDEX and SUFFIX, as its writer's file was before it was finished."
        stream = Stream(f"w{real.path.name}", content[: walk.at])
        outcome = clean(walk.records, walk.at)
        section.read(
            f"{real.words}-without-ending", text, stream, outcome, rules=["mojo.end.rebuild", "mojo.end.writing"],
            derived=(real.words, [{"truncate": str(walk.at)}]),
        )  # fmt: skip
    walk = DELETED.walked()
    text = "Three packs with the contents of a Redis 7.0.15 stream from which every fifth record was deleted."
    outcome = clean(walk.records, len(DELETED.stream.content))
    section.read(DELETED.words, text, DELETED.stream, outcome, flags=["DropsDeleted"], rules=WHOLE)
    walk = TORN.walked()
    text = (
        "Four packs with the contents of a Redis 7.0.15 stream whose entries have different names; the last pack is "
        "not closed, and its last entry is torn."
    )
    outcome = torn(walk.records, walk.last)
    section.read(
        TORN.words, text, TORN.stream, outcome, flags=["AssumesMasterNames", "LosesOpenPack"],
        rules=["mojo.end.rebuild", "mojo.end.entry"],
    )  # fmt: skip


NODES = {"basic": (1526919030474, 0), "seq_negative": (1000, 50)}


def node_records(stream: str) -> list[JSON]:
    """What was added to the stream, as `XRANGE` gives it."""
    return truth_of((DATA / "redis" / stream / "truth.jsonl").read_text())


def node(stream: str, own: Id) -> Built:
    """A segment whose pack is a node of a Redis stream: all after the six bytes of its header, as it is."""
    (path,) = (DATA / "redis" / stream).glob("*.lp")
    stored = path.read_bytes()
    records = node_records(stream)
    (elements,) = struct.unpack_from("<H", stored, 4)
    built = Built(f"{own[0]}-{own[1]}")
    reading = Reading(counts=True, lp_count=1)
    built.add("0.id", reading.id(own))
    built.add("0.body", stored[6:])
    built.add("0.header", struct.pack("<IHH", len(stored) - 6, elements, len(records)))
    pack = Pack(own, [], [Stored([], record) for record in records], reading=reading)
    built.packs.append(Place(pack, 0, 0, 16, [], len(built.content)))
    return built


def _nodes(section: Section) -> None:
    for stream, own in NODES.items():
        built = node(stream, own)
        words = stream.replace("_", "-")
        for name, one in (("closed", Built(f"w{built.name}", built.made)), ("finished", built.finish())):
            section.read(
                f"redis-node-{words}-{name}",
                f"The node of a Redis 7.0.15 stream as a pack, with count, deleted and lp-count, {name}.", one.stream,
                clean(built.records(), len(one.content)), flags=["OneReading", "ForgetsWrap"], rules=REDIS,
            )  # fmt: skip


def write(book: Book) -> None:
    section = book.section("real-files", NOTES)
    _files(section)
    _nodes(section)
