"""The header of a chunk: each field at its boundaries, and what a wrong one does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.builders.osiris import DELTA, NONE, OFFSET, block, segment_name
from tests.generator.book import Book, Frame, Outcome, Section
from tests.generator.osiris.build import (
    NAME,
    START,
    TIME,
    chunk,
    segment,
    simple,
    stops,
    sub_batch,
    tracking,
    unsupported,
    user,
    whole,
)
from tests.generator.osiris.notes import section

TOP = 1 << 64
TIMES = {
    "least": -(1 << 63), "minus-one": -1, "zero": 0, "one": 1, "above-31-bits": 1 << 31, "above-53-bits": (1 << 53) + 1,
    "greatest": (1 << 63) - 1,
}  # fmt: skip
NUMBERS = {
    "zero": 0, "one": 1, "above-31-bits": 1 << 31, "above-32-bits": (1 << 32) + 1, "above-53-bits": (1 << 53) + 1,
    "below-63-bits": (1 << 63) - 1, "above-63-bits": 1 << 63, "last-but-three": TOP - 4,
}  # fmt: skip
FIRST = user(0, b"one", b"two")
LAST = user(3, b"four")
BAD_TYPES = (3, 4, 5, 7, 8, 15, 16, 32, 64, 127, 128, 129, 254, 255)
BODY = [simple(b"three")]


def write(book: Book) -> None:
    part = section(
        book,
        "chunk-header",
        "Each field of a chunk's header at its boundaries.",
        *(
            "MagicIgnored",
            "VersionAsDamage",
            "TypeIgnored",
            "WideNumbers",
            "SignedTime",
            "FutureRefused",
            "ByteOrder",
            "CountsRefused",
        ),
        *("CountsTrusted", "ReservedRefused", "FilterUnknown", "EpochIgnored", "ClockFatal", "FutureRefused"),
    )
    for write_some in (_first_byte, _type, _times, _numbers, _counts, _reserved):
        write_some(part)


def middle(**fields: Any) -> tuple[Frame, Frame, Frame]:
    """Three chunks, with these fields in the second."""
    return FIRST, chunk(2, BODY, **fields), LAST


def _first_byte(part: Section) -> None:
    for magic in range(16):
        if magic != 5:
            text = f"The second chunk begins with {magic:x}0: its magic is {magic}, not 5."
            wrong = stops("bad-magic", [FIRST])
            part.read(f"magic-{magic}", text, segment(*middle(magic=magic)), wrong, flags=("MagicIgnored",))
    for version in range(2, 16):
        text = f"The second chunk begins with 5{version:x}: version {version}, which nobody knows."
        outcome = unsupported([FIRST])
        part.read(f"version-{version}", text, segment(*middle(version=version)), outcome, flags=("VersionAsDamage",))
    text = "The first chunk begins with 52: a version that nobody knows, in a log whose header is sound."
    outcome = unsupported([])
    part.read(
        "version-of-the-first-chunk", text, segment(chunk(0, BODY, version=2)), outcome, flags=("VersionAsDamage",)
    )
    text = "Magic and version are both wrong: it is no chunk, whatever its version is."
    outcome = stops("bad-magic", [FIRST])
    part.read(
        "magic-before-version", text, segment(*middle(magic=4, version=2)), outcome, flags=("MagicIgnored",),
        rules=("osiris.chunk.magic-first",),
    )  # fmt: skip


def _type(part: Section) -> None:
    for kind in BAD_TYPES:
        text = f"The second chunk is of type {kind}, which is none."
        wrong = stops("bad-encoding", [FIRST])
        part.read(f"type-{kind}", text, segment(*middle(kind=kind)), wrong, flags=("TypeIgnored",))


def _times(part: Section) -> None:
    for words, value in TIMES.items():
        frames = (user(0, b"one", timestamp=value), user(1, b"two", timestamp=value))
        text = f"Chunks of timestamp {value}."
        outcome = whole(frames)
        future = ("FutureRefused",) if value == max(TIMES.values()) else ()
        flags = ("SignedTime", "WideNumbers", "ByteOrder", *future)
        part.read(f"timestamp-{words}", text, segment(*frames), outcome, flags=flags)


def _numbers(part: Section) -> None:
    for words, value in {**NUMBERS, "greatest": TOP - 1}.items():
        both = (user(0, b"one", epoch=value), user(1, b"two", epoch=value))
        part.read(f"epoch-{words}", f"Chunks of epoch {value}.", segment(*both), whole(both), flags=("WideNumbers",))
    for words, value in NUMBERS.items():
        frames: tuple[Frame, ...] = (user(value, b"one", b"two"), user(value + 2, b"three"))
        text = f"A segment that begins with offset {value}."
        damaged = segment(*frames, name=segment_name(value))
        part.read(f"chunk-id-{words}", text, damaged, whole(frames), flags=("WideNumbers", "ByteOrder"))
    frames = (user(TOP - 1, b"last of all"),)
    comment = "One record with the greatest offset that there is."
    stream = segment(*frames, name=segment_name(TOP - 1))
    rules = ("osiris.order.offsets-end",)
    part.read("chunk-id-greatest", comment, stream, whole(frames), flags=("WideNumbers",), rules=rules)
    comment = "Two records from the greatest offset on: the second would have none."
    stream = segment(user(TOP - 1, b"one", b"two"), name=segment_name(TOP - 1))
    part.read("offsets-beyond-64-bits", comment, stream, stops("bad-order", []), flags=("WideNumbers",), rules=rules)
    comment = "The same, and the header states one record: its entries take an offset that there is not."
    stream = segment(chunk(TOP - 1, [simple(b"one"), simple(b"two")], num_records=1), name=segment_name(TOP - 1))
    rules = ("osiris.entry.offsets-end",)
    part.read("entries-beyond-64-bits", comment, stream, stops("bad-count", []), flags=("WideNumbers",), rules=rules)


def _counts(part: Section) -> None:
    two = [simple(b"three"), simple(b"four")]
    for field in ("num_entries", "num_records"):
        most = 0xFFFF if field == "num_entries" else 0xFFFFFFFF
        for value in (0, 1, 3, 255, 256, 65535, most):
            words = f"{field.replace('_', '-')}-{value}-of-2"
            if value == 65535 and field == "num_entries":
                continue
            fields: dict[str, Any] = {field: value}
            frames = (FIRST, chunk(2, two, **fields), user(4, b"five"))
            _count(part, words, f"The second chunk states {value} as its {field}, and 2 are there.", frames)
    frames = (FIRST, chunk(2, two, num_records=5), user(7, b"eight"))
    text = "A chunk states 5 records and has 2, and the next id is as it states."
    _count(part, "next-id-by-the-header", text, frames, "osiris.order.either-count")
    frames = (FIRST, chunk(2, two, num_entries=5, num_records=5), user(4, b"five"))
    counts = [("bad-count", len(segment(FIRST).content))] * 2
    both = ("osiris.chunk.num-entries", "osiris.chunk.num-records")
    text = "Both counts are too high: what is there is released, and both are reported."
    part.read(
        "both-counts-too-high", text, segment(*frames), whole(frames, *counts), flags=("CountsRefused",), rules=both
    )
    low = chunk(2, two, num_entries=1, num_records=1)
    kept = Frame(low.content, low.records[:1])
    frames = (FIRST, kept, user(3, b"four"))
    text = "Both counts are too low, and the next id is as they say: the entries beyond them would have its offsets."
    part.read(
        "both-counts-too-low", text, segment(*frames), whole(frames, *counts), flags=("CountsRefused",),
        rules=(*both, "osiris.chunk.both-counts"),
    )  # fmt: skip
    low = chunk(2, [simple(b"three"), sub_batch(NONE, [b"four", b"five", b"six"])], num_entries=1, num_records=2)
    frames = (FIRST, Frame(low.content, low.records[:2]), user(4, b"five"))
    text = "Both counts are too low, and the header's records end within a sub-batch: those up to them are released."
    part.read(
        "both-counts-end-in-a-sub-batch", text, segment(*frames), whole(frames, *counts), flags=("CountsRefused",),
        rules=(*both, "osiris.chunk.both-counts"),
    )  # fmt: skip
    none = chunk(2, [], num_entries=0, num_records=0)
    frames = (FIRST, none, user(2, b"three"))
    text = "A chunk without entries, whose checksum is 0: it takes no offset."
    part.read(
        "no-entries", text, segment(*frames), whole(frames), flags=("CountsTrusted",), rules=("osiris.chunk.no-data",)
    )
    for words, following in {"as-stated": 7, "as-there": 2}.items():
        taking = chunk(2, [], num_entries=0, num_records=5)
        frames = (FIRST, taking, user(following, b"three"))
        text = f"A user chunk without entries states 5 records, and the next id is {words.replace('-', ' ')}."
        rules = ("osiris.chunk.no-data", "osiris.chunk.num-records", "osiris.order.either-count")
        found = whole(frames, ("bad-count", START + len(FIRST.content)))
        part.read(f"no-entries-next-id-{words}", text, segment(*frames), found, flags=("CountsRefused",), rules=rules)
    wide = (chunk(0, [simple(b"%d" % number) for number in range(258)]), user(258, b"behind"))
    text = "A chunk of 258 entries: the count has 16 bits."
    part.read("num-entries-258", text, segment(*wide), whole(wide), flags=("ByteOrder",))


def _count(part: Section, words: str, comment: str, frames: Sequence[Frame], *rules: str) -> None:
    field = "num-entries" if words.startswith("num-entries") else "num-records"
    found = whole(frames, ("bad-count", START + len(FIRST.content)))
    text = f"{comment} No checksum covers it: the records are released, and the count is reported."
    flags = ("CountsRefused", "CountsTrusted")
    part.read(words, text, segment(*frames), found, flags=flags, rules=(f"osiris.chunk.{field}", *rules))


def _reserved(part: Section) -> None:
    for value in (1, 0x80, 0x100, 0x10000, 0x800000, 0xFFFFFF):
        frames = middle(reserved=value)
        text = f"The second chunk's reserved bytes are {value:06x}. Nobody checks them."
        part.read(
            f"reserved-{value:06x}", text, segment(*frames), whole(frames), flags=("ReservedRefused",),
            rules=("osiris.chunk.reserved",),
        )  # fmt: skip
    for length in (1, 15, 16, 17, 127, 128, 254, 255):
        frames = middle(filter=bytes(range(1, length + 1)))
        illegal = [] if length >= 16 else [("bad-length", START + len(FIRST.content))]
        text = f"The second chunk has a filter of {length} bytes" + (
            ", which osiris cannot have written." if illegal else "."
        )
        part.read(
            f"filter-of-{length}-bytes", text, segment(*frames), whole(frames, *illegal), flags=("FilterUnknown",),
            rules=("osiris.filter.size",),
        )  # fmt: skip
    frames = (FIRST, tracking(2, DELTA, block(OFFSET, b"c", 1)), LAST)
    part.read(
        "type-1", "A delta chunk between two user chunks.", segment(*frames), whole(frames), flags=("TypeIgnored",)
    )
    later = (user(0, b"one", timestamp=TIME), user(1, b"two", timestamp=TIME - 1))
    part.read(
        "timestamp-back", "A clock that steps back by one millisecond.", segment(*later), whole(later),
        flags=("ClockFatal",),
    )  # fmt: skip
    back = (user(0, b"one", epoch=5), user(1, b"two", epoch=4))
    found = Outcome(
        "clean", whole(back).valid_bytes, whole(back).records, findings=[("bad-order", START + len(back[0].content))]
    )
    text = "An epoch that decreases by one: reported, and read."
    part.read("epoch-back", text, segment(*back, name=NAME), found, flags=("EpochIgnored",))
