"""Segments that TANK's broker v4.0 wrote. What they hold is known from what was sent, and what its client received."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tests.generator.book import JSON, Book, Outcome, Section, Stream, clean, corrupt, torn
from tests.generator.tank.build import record
from tests.generator.tank.notes import section

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "tests" / "data" / "tank"
SAMPLES = ROOT / "python" / "segspec" / "samples" / "tank"
SENT = 1_469_700_000_000
NEEDS = ("compression:snappy",)

GAPS = ((5000, 3, 5000), (5003, 1, 5003), (6000, 20, 6000), (7000, 1, 7000), (7001, 2, 7001), (9000, 600, 9000))
"""`head_base_gap`: the first number of each bundle, its messages, its timestamp in milliseconds after `SENT`. The first
message of each has the key `g`, and each the content `g-<number>`."""

TORN_AT = 5861

BESIDES = {
    "ReservedBits": ("tank.bundle.bit-7", "tank.bundle.unused"),
    "CountTrusted": ("tank.count.agrees", "tank.number.counts"),
    "SparseEdges": ("tank.number.delta", "tank.number.flag-4"),
    "EmptyKey": ("tank.message.content-empty",),
}
"""Rules of bundles that were stored as they were sent, besides those of their flags."""


class Sample(NamedTuple):
    """A sample's folder, the first number that is taken of it, and the key that a message of a number may have."""

    folder: str
    first: int
    key: Callable[[int], bytes]


COMPACTED = Sample("compacted", 3148, lambda number: b"user%d" % number)
SPARSE = Sample("sparse", 1000, lambda number: b"sk%d" % number)
TORN = Sample("disk_full", 2483, lambda number: b"t%d" % number)


def write(book: Book) -> None:
    out = section(
        book,
        "real",
        "Segments and indexes that TANK's broker v4.0 wrote: by its own client, or from bundles that were sent to it "
        "as "
        "they are; one on a disk that became full.",
        "StopsEarly", "SparseDelta", "CarriedTimestamp", "TimestampLeaks", "EmptyKey", "EmptyContent", "CountInFlags",
        "CountTrusted", "TrailingBytes", "ReservedBits", "SnappyRaw", "SnappyDamage", "SparseEdges", "ReleasesTorn",
        "IndexStrict",
    )  # fmt: skip
    sent(out)
    consumed(out)
    damaged(out)


def stream(folder: Path, name: str) -> Stream:
    return Stream(name, (folder / name).read_bytes())


def simple(numbers: Sequence[int], values: str, times: Sequence[int | None] = ()) -> list[JSON]:
    """Messages of one letter each. `times`: after `SENT`, all 0 if there are none; None for a timestamp of 0."""
    stamps = times or [0] * len(numbers)
    return [
        record(number, value.encode(), 0 if time is None else SENT + time)
        for number, value, time in zip(numbers, values, stamps, strict=True)
    ]


def sent(out: Section) -> None:
    """Bundles that the broker stored as they were sent."""
    cases: tuple[tuple[str, str, Outcome, str, str], ...] = (
        ("raw_key0", "1_1795190329.log", clean([*simple([1], "a"), record(2, b"", SENT)], 17),
         "A stored key of length 0, with content and without.", "EmptyKey"),
        ("raw_first_uselastts", "1_1795190329.log", clean(simple([1, 2, 3], "abc", [0, None, 0]), 29),
         "The first message of the second bundle stores no timestamp: TANK's client gives 0.", "TimestampLeaks"),
        ("raw_noncanon_count", "1_1795190328.log", clean(simple([1, 2, 3, 4, 5], "abcde", [0, 0, 0, 1, 2]), 44),
         "A count of 3 after the flags.", "CountInFlags"),
        ("raw_sparse_edges", "10_1795190348.log", clean(simple([10, 11, 15, 20], "abcd"), 34),
         "A sparse bundle with deltas of 0 and 3.", "SparseEdges"),
        ("raw_bit7", "1_1795190330.log", clean(simple([1, 2], "ab"), 16, [("reserved-nonzero", 0)]),
         "Bit 7 of the flags, which broker and client ignore.", "ReservedBits"),
        ("raw_count_low", "1_1795190331.log", clean(simple([1, 2, 3, 4], "abcd"), 32, [("bad-count", 0)]),
         "A bundle declares 2 messages and holds 3: TANK's client numbers the next bundle from 4.", "CountTrusted"),
        ("raw_trailing", "1_1795190339.log", clean(simple([1, 2, 3], "abd"), 32, [("trailing-bytes", 0)]),
         "Three bytes after the messages of a bundle, which TANK's client drops.", "TrailingBytes"),
        ("raw_badsnappy", "1_1795190340.log", corrupt("bad-compression", [record(1, b"ok", SENT)], 14),
         "A block that is none, which ends TANK's own client.", "SnappyDamage"),
    )  # fmt: skip
    for folder, name, outcome, comment, flag in cases:
        words = folder.replace("_", "-")
        requires = NEEDS if flag == "SnappyDamage" else ()
        index = stream(DATA / folder, f"{name.partition('_')[0]}.index")
        segment = stream(DATA / folder, name)
        out.read(words, comment, segment, outcome, flags=[flag], requires=requires, rules=BESIDES.get(flag, ()))
        out.index(
            f"{words}-index", "The index that the broker wrote beside it.", segment, index, [], flags=["IndexStrict"]
        )


def base_gap() -> Iterator[JSON]:
    for first, count, time in GAPS:
        for number in range(first, first + count):
            yield record(number, b"g-%d" % number, SENT + time, b"g" if number == first else None)


def empty_content() -> list[JSON]:
    return [
        record(1, b"", SENT, b"tomb"),
        record(2, b"", SENT),
        record(3, b"x", SENT, b"a"),
        record(4, b"", SENT, b"a"),
        record(5, b"", SENT + 1),
        record(6, b"y", SENT + 1),
    ]


def received(folder: str, first: int, keys: Callable[[int], bytes]) -> list[JSON]:
    """What a sample's truth says from number `first` on: the client received it, or (of a torn log) it was sent. The
    truth has keys by their hash: that of a message is `keys` of some number below a thousand, or of its own."""
    known = {sha256(keys(number)).hexdigest(): keys(number).hex() for number in range(1000)}
    out = []
    for line in (SAMPLES / folder / "truth.jsonl").read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if int(row["offset"]) < first:
            continue
        own = keys(int(row["offset"]))
        known[sha256(own).hexdigest()] = own.hex()
        key = {"key": known[row["key"]]} if "key" in row else {}
        out.append({"offset": row["offset"], "timestamp": row["timestamp"], "value_sha256": row["value"]} | key)
    return out


def consumed(out: Section) -> None:
    """What TANK's own client wrote, and what it received."""
    folder, name = DATA / "head_empty_content", "1_1795189894.log"
    out.read(
        "head-empty-content", "Tombstones and messages without content, as TANK's client wrote them.",
        stream(folder, name), clean(empty_content(), 61), flags=["EmptyContent"], write="equivalent",
        writing={"frames": ["1", "1", "4"], "codec": "none"},
    )  # fmt: skip
    folder, name = DATA / "head_base_gap", "5000_1795189939.log"
    out.read(
        "head-base-gap", "A log that begins with 5000: sparse bundles, one of 600 messages in snappy.",
        stream(folder, name), clean(list(base_gap()), 2760), flags=["SparseDelta", "SnappyRaw"], requires=NEEDS,
        write="equivalent", writing={"frames": [str(count) for _, count, _ in GAPS], "codec": "none"},
    )  # fmt: skip
    text = "Its index: the second entry is of a sparse bundle."
    out.index(
        "head-base-gap-index", text, stream(folder, name), stream(folder, "5000.index"), [], flags=["IndexStrict"]
    )
    logs = (
        (COMPACTED, "3148_1795189982.log", "What a compaction left of a log's tail."),
        (SPARSE, "1000_1795189938.log", "Sparse bundles with gaps of up to 5 million, and bundles that count on."),
    )  # fmt: skip
    for sample, name, comment in logs:
        folder = SAMPLES / sample.folder / "log"
        whole = stream(folder, name)
        out.read(
            sample.folder, f"{comment} The contents are what TANK's client received.", whole,
            clean(received(*sample), len(whole.content)), flags=["SparseDelta", "CarriedTimestamp", "StopsEarly"],
            requires=NEEDS,
        )  # fmt: skip
        index = stream(folder, f"{sample.first}.index")
        text = "The index that the broker wrote beside it."
        out.index(f"{sample.folder}-index", text, whole, index, [], flags=["IndexStrict"])


def damaged(out: Section) -> None:
    folder, name = DATA / "torn_tail", f"{TORN.first}_1795190426.log"
    text = "The end of a log on a disk that became full: the last bundle is torn, and those before it are whole."
    outcome = torn(received(*TORN), TORN_AT)
    out.read("torn-tail", text, stream(folder, name), outcome, flags=["ReleasesTorn", "StopsEarly"], requires=NEEDS)
    text = "Its index, which has no entry for the torn bundle."
    out.index(
        "torn-tail-index", text, stream(folder, name), stream(folder, f"{TORN.first}.index"), [], flags=["IndexStrict"]
    )
