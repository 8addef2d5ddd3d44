"""Tracking: trailers, delta and snapshot chunks. No record comes of it, but offsets and faults do."""

from __future__ import annotations

from typing import Any

from tests.builders.osiris import DELTA, OFFSET, SEQUENCE, SNAPSHOT, TIMESTAMP, block
from tests.generator.book import Book, Frame, Section
from tests.generator.osiris.build import (
    START,
    Entry,
    chunk,
    raw,
    segment,
    simple,
    stops,
    sub_batch,
    tracking,
    user,
    whole,
)
from tests.generator.osiris.notes import section

FIRST = user(0, b"first")
BEHIND = user(2, b"behind")
TOP = (1 << 64) - 1
NAMES = {
    "empty": b"",
    "one-byte": b"p",
    "not-utf8": b"\xff\xfe\x00",
    "utf8": "größer".encode(),
    "a-channel": b"<0.874.0>_-DKHTsqRtf3Z5-3MOX0f3bA",
    "of-127-bytes": b"n" * 127,
    "of-128-bytes": b"n" * 128,
    "of-255-bytes": b"n" * 255,
}
VALUES: dict[str, tuple[int, int]] = {
    "sequence-zero": (SEQUENCE, 0),
    "sequence-greatest": (SEQUENCE, TOP),
    "offset-zero": (OFFSET, 0),
    "offset-above-63-bits": (OFFSET, 1 << 63),
    "offset-greatest": (OFFSET, TOP),
    "timestamp-least": (TIMESTAMP, -(1 << 63)),
    "timestamp-minus-one": (TIMESTAMP, -1),
    "timestamp-zero": (TIMESTAMP, 0),
    "timestamp-greatest": (TIMESTAMP, (1 << 63) - 1),
}
KINDS = {DELTA: "delta", SNAPSHOT: "snapshot"}
BAD_TYPES = (3, 4, 9, 128, 255)


def write(book: Book) -> None:
    part = section(
        book,
        "tracking",
        "Trailers, delta chunks and snapshot chunks. What they track is no record; offsets tell that they are there.",
        *("TrackingTakesOffset", "TrackingAsRecords", "TrackingForms", "TrackingBelieved", "TrailerFatal", "IdleParts"),
        *("Fillers", "ChecksumIgnored", "IdsIgnored"),
    )
    for place in ("trailer", *KINDS.values()):
        _sound(part, place)
        _false(part, place)
    _chunks(part)
    _fillers(part)
    _mistaken(part)
    _order(part)


def frames(place: str, blocks: bytes) -> tuple[Frame, ...]:
    """A user chunk, one that carries these blocks and takes the offset 1, and one more."""
    if place == "trailer":
        return FIRST, chunk(1, [simple(b"carries")], trailer=blocks), BEHIND
    kind = next(number for number, name in KINDS.items() if name == place)
    return FIRST, tracking(1, kind, blocks), BEHIND


def a_block(place: str, kind: int, name: bytes, value: int) -> bytes:
    return block(kind, name, value, 0 if place == "snapshot" and kind == SEQUENCE else None)


def _sound(part: Section, place: str) -> None:
    flags = () if place == "trailer" else ("TrackingTakesOffset", "TrackingAsRecords")
    cases = {f"name-{words}": a_block(place, SEQUENCE, name, 7) for words, name in NAMES.items()}
    cases |= {words: a_block(place, kind, b"name", value) for words, (kind, value) in VALUES.items()}
    every = b"".join(a_block(place, kind, b"same", 7) for kind in (TIMESTAMP, SEQUENCE, OFFSET))
    cases["all-types-under-one-name"] = every
    cases["the-same-name-twice"] = a_block(place, OFFSET, b"c", 1) * 2
    cases["many-blocks"] = b"".join(a_block(place, OFFSET, b"c%d" % number, number) for number in range(30))
    if place != "trailer":
        cases["no-block"] = b""
    for words, blocks in cases.items():
        made = frames(place, blocks)
        text = f"A {place} with tracking that is sound: {words.replace('-', ' ')}."
        part.read(f"{place}-{words}", text, segment(*made), whole(made), flags=flags, rules=_held(words))


def _held(words: str) -> tuple[str, ...]:
    if words.startswith("name-"):
        return ("osiris.tracking.names",)
    if words.split("-")[0] in ("sequence", "offset", "timestamp"):
        return ("osiris.tracking.values", "osiris.tracking.forms")
    return ("osiris.tracking.apart",) if words == "all-types-under-one-name" else ("osiris.tracking.forms",)


def _false(part: Section, place: str) -> None:
    good = a_block(place, OFFSET, b"name", 7)
    sequence = a_block(place, SEQUENCE, b"name", 7)
    cases = {f"type-{kind}": (bytes((kind,)) + good[1:], "bad-encoding") for kind in BAD_TYPES}
    cases |= {
        f"type-{kind}-behind-a-good-block": (good + bytes((kind,)) + good[1:], "bad-encoding") for kind in BAD_TYPES[:2]
    }
    cases |= {
        "cut-behind-the-type": (good[:1], "bad-length"),
        "cut-behind-the-length": (good[:2], "bad-length"),
        "cut-in-the-name": (good[:4], "bad-length"),
        "cut-behind-the-name": (good[:6], "bad-length"),
        "cut-in-the-number": (good[:-1], "bad-length"),
        "sequence-cut-in-the-number": (sequence[:-1], "bad-length"),
        "second-block-cut": (good + good[:7], "bad-length"),
        "name-beyond-the-end": (block(OFFSET, b"name", 7, length=255), "bad-length"),
        "name-into-the-number": (block(OFFSET, b"name", 7, length=8), "bad-length"),
    }
    if place == "snapshot":
        cases["sequence-in-delta-form"] = (block(SEQUENCE, b"name", 7), "bad-length")
    for words, (blocks, code) in cases.items():
        made = frames(place, blocks)
        what = words.replace("-", " ")
        if place == "trailer":
            text = f"A trailer with tracking that does not parse ({what}): the records are sound, the tracking is lost."
            found = whole(made, (code, START + len(FIRST.content)))
            rule = "osiris.tracking.type" if code == "bad-encoding" else "osiris.tracking.trailer-length"
            part.read(f"trailer-{words}", text, segment(*made), found, flags=("TrailerFatal",), rules=(rule,))
        else:
            text = (
                f"A {place} chunk with a sound checksum and tracking that does not parse ({what}): reading ends there."
            )
            rule = "osiris.tracking.type" if code == "bad-encoding" else "osiris.tracking.data-length"
            flags = ("TrackingBelieved", "TrackingForms")
            outcome = stops(code, [FIRST])
            part.read(f"{place}-{words}", text, segment(*made), outcome, flags=flags, rules=(rule,))


def _chunks(part: Section) -> None:
    """Tracking chunks whose one entry is not one, or is not what it should be."""
    blocks = block(OFFSET, b"c", 1)
    good = simple(blocks)
    count, number, length = "num-entries", "num-records", "data-length"
    bad: dict[str, tuple[tuple[Entry, ...], dict[str, Any], str, str]] = {
        "num-entries-0": ((good,), {"num_entries": 0}, "bad-count", count),
        "num-entries-2": ((good,), {"num_entries": 2}, "bad-count", count),
        "num-records-0": ((good,), {"num_records": 0}, "bad-count", number),
        "num-records-2": ((good,), {"num_records": 2}, "bad-count", number),
        "two-entries": ((good, good), {}, "bad-count", count),
        "two-entries-stated-as-one": (
            (good, good),
            {"num_entries": 1, "num_records": 1},
            "trailing-bytes",
            "one-entry",
        ),
        "a-byte-behind-the-entry": ((good, raw(b"\0")), {"num_entries": 1}, "trailing-bytes", "one-entry"),
        "no-data": ((), {"num_entries": 1, "num_records": 1}, "bad-length", length),
        "half-a-length": ((raw(b"\0\0"),), {"num_records": 1}, "bad-length", length),
        "entry-beyond-the-data": ((raw(bytes.fromhex("0000000c") + blocks),), {"num_records": 1}, "bad-length", length),
        "length-greatest": ((raw(bytes.fromhex("7fffffff") + blocks),), {"num_records": 1}, "bad-length", length),
        "a-sub-batch": ((sub_batch(0, [blocks]),), {}, "bad-encoding", "simple-entry"),
    }
    for kind, name in KINDS.items():
        for words, (entries, fields, code, rule) in bad.items():
            made = chunk(1, entries, kind=kind, **fields)
            text = f"A {name} chunk holds one entry with tracking, and this one does not ({words.replace('-', ' ')})."
            stream, outcome = segment(FIRST, made, BEHIND), stops(code, [FIRST])
            held = (f"osiris.tracking.{rule}",)
            part.read(f"{name}-{words}", text, stream, outcome, flags=("TrackingBelieved",), rules=held)
        unread: dict[str, dict[str, Any]] = {
            "a-trailer": {"trailer": blocks},
            "a-junk-trailer": {"trailer": b"\x09junk"},
            "a-filter": {"filter": bytes(16)},
            "a-filter-of-5-bytes": {"filter": bytes(5)},
        }
        for words, parts in unread.items():
            sound = (FIRST, chunk(1, [good], kind=kind, **parts), BEHIND)
            text = f"A {name} chunk with {words.replace('-', ' ')}, which nobody reads."
            held = ("osiris.tracking.idle-trailer" if "trailer" in words else "osiris.tracking.idle-filter",)
            part.read(f"{name}-with-{words}", text, segment(*sound), whole(sound), flags=("IdleParts",), rules=held)
        made = chunk(1, [good], kind=kind, crc=0)
        text = f"A {name} chunk with a wrong checksum."
        stream, outcome = segment(FIRST, made, BEHIND), stops("bad-checksum", [FIRST])
        part.read(f"{name}-bad-checksum", text, stream, outcome, flags=("ChecksumIgnored",), requires=("checksum",))


def _fillers(part: Section) -> None:
    """A delta chunk that tracks nothing may take any number of offsets: real brokers and clients read through it, so
    it stands where records were lost."""
    empty = simple(b"")
    for count in (2, 60, (1 << 32) - 1):
        made = (FIRST, chunk(1, [empty], kind=DELTA, num_records=count), user(1 + count, b"behind"))
        text = (
            f"A filler: a delta chunk that tracks nothing and takes {count} offsets. The next chunk goes on after them."
        )
        part.read(f"filler-of-{count}", text, segment(*made), whole(made), flags=("TrackingTakesOffset", "Fillers"))
    several = (
        FIRST,
        *(chunk(1 + 5 * number, [empty], kind=DELTA, num_records=5) for number in range(3)),
        user(16, b"x"),
    )
    text = "Three fillers in a row, of five offsets each."
    part.read("fillers-in-a-row", text, segment(*several), whole(several), flags=("TrackingTakesOffset", "Fillers"))
    last = (FIRST, chunk(1, [empty], kind=DELTA, num_records=7))
    text = "A filler is the last chunk: the offsets that it takes are given out to nobody."
    part.read("filler-last", text, segment(*last), whole(last), flags=("TrackingTakesOffset", "Fillers"))
    first = (chunk(0, [empty], kind=DELTA, num_records=7), user(7, b"behind"))
    text = "A filler is the first chunk."
    part.read("filler-first", text, segment(*first), whole(first), flags=("TrackingTakesOffset", "Fillers"))
    filled = (FIRST, chunk(1, [empty], kind=DELTA, num_records=7))
    text = "A filler of 7 offsets, and the next chunk goes on as if it were one."
    stream, outcome = segment(*filled, user(2, b"behind")), stops("bad-order", filled)
    part.read("filler-taken-for-one", text, stream, outcome, flags=("Fillers", "IdsIgnored"))
    bad = chunk(1, [empty], kind=SNAPSHOT, num_records=2)
    text = "A snapshot chunk that tracks nothing takes one offset all the same: only a delta fills."
    stream, outcome = segment(FIRST, bad, user(3, b"behind")), stops("bad-count", [FIRST])
    rules = ("osiris.tracking.num-records", "osiris.tracking.snapshot-fills-nothing")
    part.read("snapshot-is-no-filler", text, stream, outcome, flags=("TrackingBelieved",), rules=rules)
    none = chunk(1, [empty], kind=DELTA, num_records=0)
    text = "A delta chunk that tracks nothing and takes no offset: it fills nothing, and is no filler."
    stream = segment(FIRST, none, user(1, b"behind"))
    rules = ("osiris.tracking.num-records", "osiris.tracking.filler-of-none")
    part.read("filler-of-0", text, stream, outcome, flags=("TrackingBelieved",), rules=rules)
    for entries in (0, 2, 65535):
        wrong = chunk(1, [empty], kind=DELTA, num_records=60, num_entries=entries)
        text = f"A filler that states {entries} entries, and has one, as every tracking chunk."
        stream, held = segment(FIRST, wrong, user(61, b"behind")), ("osiris.tracking.num-entries",)
        part.read(f"filler-of-{entries}-entries", text, stream, outcome, flags=("TrackingBelieved",), rules=held)
    full = chunk(1, [simple(block(OFFSET, b"c", 1))], kind=DELTA, num_records=60)
    text = "A delta chunk that tracks something is no filler, and takes one offset."
    part.read(
        "filler-that-tracks", text, segment(FIRST, full, user(61, b"behind")), outcome, flags=("TrackingBelieved",),
        rules=("osiris.tracking.num-records",),
    )  # fmt: skip


def _mistaken(part: Section) -> None:
    """Chunks whose type says another kind of tracking, or none."""
    offsets, sequence = block(OFFSET, b"c", 1), block(SEQUENCE, b"p", 7, 0)
    for kind, name in KINDS.items():
        other = SNAPSHOT if kind == DELTA else DELTA
        made = (FIRST, tracking(1, other, offsets), BEHIND)
        text = f"A {name} chunk of offsets that says it is the other kind: the forms differ in sequences only."
        part.read(f"{name}-mistaken", text, segment(*made), whole(made), flags=("TrackingForms",))
        said = chunk(1, [simple(offsets)])
        made = (FIRST, said, BEHIND)
        text = (
            f"A {name} chunk that says it is a user chunk: one record that nobody appended, and nothing contradicts it."
        )
        part.read(
            f"{name}-says-user", text, segment(*made), whole(made), flags=("TrackingAsRecords",),
            rules=("osiris.chunk.type-decides",),
        )  # fmt: skip
        made = (FIRST, chunk(1, [simple(b"payload")], kind=kind), BEHIND)
        text = f"A user chunk that says it is a {name} chunk: its payload is no tracking."
        wrong, rules = stops("bad-encoding", [FIRST]), ("osiris.tracking.type",)
        part.read(f"user-says-{name}", text, segment(*made), wrong, flags=("TrackingBelieved",), rules=rules)
    made = (FIRST, tracking(1, DELTA, sequence), BEHIND)
    text = "A snapshot of a sequence that says it is a delta: its chunk's id is taken for the sequence."
    outcome = stops("bad-length", [FIRST])
    part.read(
        "snapshot-of-a-sequence-mistaken", text, segment(*made), outcome, flags=("TrackingForms", "TrackingBelieved"),
        rules=("osiris.tracking.data-length",),
    )  # fmt: skip


def _order(part: Section) -> None:
    delta, snapshot = block(OFFSET, b"c", 1), block(SEQUENCE, b"p", 7, 0)
    places: dict[str, tuple[Frame, ...]] = {
        "snapshot-first": (tracking(0, SNAPSHOT, snapshot), user(1, b"one")),
        "snapshot-in-the-middle": (user(0, b"one"), tracking(1, SNAPSHOT, snapshot), user(2, b"two")),
        "snapshot-last": (user(0, b"one"), tracking(1, SNAPSHOT, snapshot)),
        "delta-first": (tracking(0, DELTA, delta), user(1, b"one")),
        "delta-last": (user(0, b"one"), tracking(1, DELTA, delta)),
        "deltas-in-a-row": (user(0, b"one"), *(tracking(number, DELTA, delta) for number in (1, 2, 3)), user(4,
         b"two")),
        "only-tracking": (tracking(0, SNAPSHOT, snapshot), tracking(1, DELTA, delta)),
    }  # fmt: skip
    for words, made in places.items():
        text = f"{words.replace('-', ' ').capitalize()}: every tracking chunk takes one offset, and gives no record."
        flags = ("TrackingTakesOffset", "TrackingAsRecords")
        part.read(f"order-{words}", text, segment(*made), whole(made), flags=flags)
    same = (user(0, b"one"), user(1, b"two"))
    made = (same[0], tracking(1, DELTA, delta), same[1])
    text = "A user chunk with the same id as the delta chunk before it, as if tracking took no offset."
    part.read(
        "delta-without-an-offset", text, segment(*made), stops("bad-order", made[:2]),
        flags=("TrackingTakesOffset", "IdsIgnored"),
    )  # fmt: skip
