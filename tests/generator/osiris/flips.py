"""Every bit of a small file, flipped: what the checksum covers, what contradicts itself, and what nothing protects."""

from __future__ import annotations

from collections.abc import Sequence

from tests.generator.book import JSON, Book, Outcome, Section
from tests.generator.changes import flip
from tests.generator.osiris.build import NAME, end_of, record, segment, stops, unsupported, whole
from tests.generator.osiris.notes import section
from tests.generator.osiris.tails import MIXED

BASE = segment(*MIXED)
SOUND = whole(MIXED)
STARTS = tuple(end_of(MIXED[:number]) for number in range(len(MIXED)))
ORDINAL = ("first", "second", "third")
FIELDS = {
    "num-entries": (2, 4), "num-records": (4, 8), "timestamp": (8, 16), "epoch": (16, 24), "chunk-id": (24, 32),
    "data-crc": (32, 36), "len-data": (36, 40), "len-trailer": (40, 44), "len-filter": (44, 45), "reserved": (45, 48),
}  # fmt: skip
SUM = ("checksum",)


def write(book: Book) -> None:
    part = section(
        book, "damage",
        "Every bit of a file of three chunks, flipped one at a time: a user chunk with filter and trailer, "
         "a delta chunk, a plain user chunk.",
        *("ChecksumIgnored", "ChecksumRange", "CountsRefused", "IdsIgnored", "MagicIgnored", "VersionAsDamage"),
        *("TrustsLength", "ReservedRefused", "FilterUnknown", "TypeIgnored", "TrackingAsRecords",
         "ReadsOn", "ForeignFile", "NewerFile", "TrailerFatal", "TrackingBelieved", "EpochIgnored", "ClockFatal"),
    )  # fmt: skip
    part.read("base", "The file as it is.", BASE, SOUND, rules=("osiris.chunk.parts", "osiris.order.next-id"))
    for write_some in (_log_header, _first_bytes, _types, _headers, _bodies, _trailer):
        write_some(part)


def _flips(
    part: Section,
    words: str,
    comment: str,
    ranges: Sequence[tuple[int, int]],
    outcome: Outcome,
    rule: str = "exact",
    *,
    flags: Sequence[str] = (),
    requires: Sequence[str] = (),
    rules: Sequence[str] = (),
) -> None:
    every: JSON = {"bit": [[str(start), str(end)] for start, end in ranges], "rule": rule}
    part.read(words, comment, BASE, outcome, every=every, flags=flags, requires=requires, rules=rules)


def _log_header(part: Section) -> None:
    none = Outcome("not-this-format", 0, [], "bad-magic")
    _flips(
        part, "log-magic", "Any bit of `OSIL`: the file is not of this format.", [(0, 4)], none, flags=("ForeignFile",)
    )
    newer = Outcome("unsupported", 0, [], "unsupported-version")
    text = "Any bit of the log's version: a version that nobody knows."
    _flips(part, "log-version", text, [(4, 8)], newer, flags=("NewerFile",))


def _first_bytes(part: Section) -> None:
    for number, start in enumerate(STARTS):
        before = MIXED[:number]
        for bit in range(1, 8):
            outcome = unsupported(before) if bit < 4 else stops("bad-magic", before)
            what, flag = ("version", "VersionAsDamage") if bit < 4 else ("magic", "MagicIgnored")
            _bit(part, f"{ORDINAL[number]}-{what}", start, bit, f"The {ORDINAL[number]} chunk's {what}", outcome, flag)
    # One bit makes the system's version the document's.
    for number in (1, 2):
        _bit(
            part, f"{ORDINAL[number]}-version", STARTS[number], 0,
            f"The {ORDINAL[number]} chunk says version 1, those before it 0: reported, and read",
            whole(MIXED, ("unsupported-version", STARTS[number]), *_after(number)), "VersionAsDamage",
            rules=("osiris.order.version", "osiris.order.other-version"), requires=("dialect:document",),
        )  # fmt: skip


def _after(number: int) -> list[tuple[str, int]]:
    """The chunk after one of the other version is of another version again."""
    return [("unsupported-version", start) for start in STARTS[number + 1 : number + 2]]


def _bit(
    part: Section,
    words: str,
    byte: int,
    bit: int,
    comment: str,
    outcome: Outcome,
    flag: str,
    *,
    rules: Sequence[str] = (),
    requires: Sequence[str] = (),
) -> None:
    changed = bytearray(BASE.content)
    changed[byte] ^= 1 << bit
    part.read(
        f"{words}-bit-{bit}", f"{comment}, bit {bit} flipped.", type(BASE)(NAME, bytes(changed)), outcome,
        derived=("base", [flip(byte, bit)]), requires=requires, rules=rules, flags=(flag,),
    )  # fmt: skip


def _types(part: Section) -> None:
    first, delta, last = (start + 1 for start in STARTS)
    for bit in (0, 1):
        text = "The first chunk says that it is tracking: it has two entries, and tracking has one"
        rules = ("osiris.chunk.type-decides", "osiris.tracking.num-entries")
        _bit(part, "first-type", first, bit, text, stops("bad-count", []), "TypeIgnored", rules=rules)
        text = "The last chunk says that it is tracking, and its entry is none"
        wrong = stops("bad-encoding", MIXED[:2])
        _bit(part, "third-type", last, bit, text, wrong, "TrackingBelieved", rules=("osiris.tracking.type",))
    for number, byte in enumerate((first, delta, last)):
        for bit in range(1 if byte == delta else 2, 8):
            text = f"The {ORDINAL[number]} chunk is of an unknown type"
            wrong = stops("bad-encoding", MIXED[:number])
            _bit(part, f"{ORDINAL[number]}-type", byte, bit, text, wrong, "TypeIgnored")
    invented = record(2, b"\x01\x01c" + (1).to_bytes(8, "big"), 2)
    records = [*MIXED[0].records, invented, *MIXED[2].records]
    text = "The delta chunk says that it is a user chunk, and nothing contradicts it: one record that nobody appended"
    outcome = Outcome("clean", end_of(MIXED), records)
    decides = ("osiris.chunk.type-decides",)
    _bit(part, "second-type", delta, 0, text, outcome, "TrackingAsRecords", rules=decides)


def _headers(part: Section) -> None:
    users = (0, 2)
    for number, start in enumerate(STARTS):
        before, which = MIXED[:number], ORDINAL[number]
        at = {field: [(start + first, start + end)] for field, (first, end) in FIELDS.items()}
        for field in ("num-entries", "num-records"):
            wrong = whole(MIXED, ("bad-count", start)) if number in users else stops("bad-count", before)
            text = "the records are right, and reported" if number in users else "tracking has one"
            comment = f"Any bit of the {which} chunk's {field}: {text}."
            flags = ("CountsRefused",) if number in users else ()
            rules = (f"osiris.{'chunk' if number in users else 'tracking'}.{field}",)
            _flips(part, f"{which}-{field}", comment, at[field], wrong, flags=flags, rules=rules)
        text = "nothing protects it" if number in users else "it is no record's"
        rule = "answered" if number in users else "exact"
        said = f"Any bit of the {which} chunk's timestamp: {text}."
        _flips(part, f"{which}-timestamp", said, at["timestamp"], SOUND, rule, flags=("ClockFatal",))
        text = f"Any bit of the {which} chunk's epoch: nothing protects it, unless it decreases."
        _flips(part, f"{which}-epoch", text, at["epoch"], SOUND, "answered", flags=("EpochIgnored",))
        text = f"Any bit of the {which} chunk's id: it is not the one due, and the chunk after it does not bear it out."
        _flips(
            part, f"{which}-chunk-id", text, at["chunk-id"], stops("bad-order", before), flags=("IdsIgnored",),
            rules=("osiris.order.not-borne-out",),
        )  # fmt: skip
        text = f"Any bit of the {which} chunk's checksum."
        wrong = stops("bad-checksum", before)
        _flips(part, f"{which}-data-crc", text, at["data-crc"], wrong, flags=("ChecksumIgnored",), requires=SUM)
        for field in ("len-data", "len-filter"):
            text = f"Any bit of the {which} chunk's {field}: a wrong checksum, or a torn chunk."
            _flips(
                part, f"{which}-{field}", text, at[field], SOUND, "refused", flags=("TrustsLength", "ChecksumIgnored"),
                requires=SUM,
            )  # fmt: skip
        text = f"Any bit of the {which} chunk's len-trailer: no chunk follows, or the file ends before."
        _flips(
            part, f"{which}-len-trailer", text, at["len-trailer"], SOUND, "refused", flags=("TrustsLength", "ReadsOn")
        )
        text = f"Any of the {which} chunk's reserved bits: nobody checks them."
        _flips(
            part,
            f"{which}-reserved",
            text,
            at["reserved"],
            SOUND,
            flags=("ReservedRefused",),
            rules=("osiris.chunk.reserved",),
        )


def _bodies(part: Section) -> None:
    first, delta, last = STARTS
    text = "Any bit of the filter: nothing protects it, and it says nothing of the records."
    _flips(
        part, "filter", text, [(first + 48, first + 64)], SOUND, flags=("FilterUnknown", "ChecksumRange"),
        rules=("osiris.filter.unread",),
    )  # fmt: skip
    ranges = ((first + 64, first + 77), (delta + 48, delta + 63), (last + 48, last + 56))
    for number, span in enumerate(ranges):
        text = f"Any bit of the {ORDINAL[number]} chunk's data section: nothing of the chunk is released."
        wrong = stops("bad-checksum", MIXED[:number])
        _flips(part, f"{ORDINAL[number]}-data", text, [span], wrong, flags=("ChecksumIgnored",), requires=SUM)


def _trailer(part: Section) -> None:
    start = STARTS[0]
    trailer = start + 77
    text = "Any bit of the trailer's name or number: nothing protects them, and they say nothing of the records."
    _flips(
        part, "trailer-values", text, [(trailer + 2, trailer + 11)], SOUND, flags=("ChecksumRange",),
        rules=("osiris.tracking.names",),
    )  # fmt: skip
    for bit in range(8):
        known = bit < 2
        text = "The trailer's type is another one" if known else "The trailer's type is unknown: its tracking is lost"
        outcome = SOUND if known else whole(MIXED, ("bad-encoding", start))
        _bit(part, "trailer-type", trailer, bit, text, outcome, "TrailerFatal", rules=("osiris.tracking.type",))
    for bit in range(8):
        # A name of no bytes leaves one byte over, which begins a block that is not there; a longer one takes all.
        text = "The trailer's name is longer or shorter than it is: its tracking is lost"
        outcome, rules = whole(MIXED, ("bad-length", start)), ("osiris.tracking.trailer-length",)
        _bit(part, "trailer-name-length", trailer + 1, bit, text, outcome, "TrailerFatal", rules=rules)
