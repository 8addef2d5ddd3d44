"""Indexes: good, lagging, short, shifted, lying, without a segment."""

from __future__ import annotations

import struct

from tests.builders.tank import INDEX
from tests.generator.book import Book, Section, Stream, clean
from tests.generator.tank.build import TIME, Message, index, plain, released, segment, size, sparse, starts
from tests.generator.tank.notes import section

BUNDLES = tuple(
    plain(1 + 4 * n, *(Message(b"message %d" % m, None if m else TIME + n) for m in range(4))) for n in range(8)
)
BEGINS = starts(BUNDLES)
GOOD = tuple((4 * n, BEGINS[n]) for n in (0, 2, 5, 7))
LOG = segment(*BUNDLES)
Entry = tuple[int, int]


def write(book: Book) -> None:
    out = section(
        book,
        "index",
        "What comparing an index with its segment finds. The segment is right wherever the two disagree.",
        "IndexTrusted", "IndexStrict", "IndexTruncated", "ByteOrder", "NameBase",
    )  # fmt: skip
    for part in (good, false_entries, shifted, lost_tails, parts, sparse_segments, reading):
        part(out)


def stored(*entries: Entry, name: str = INDEX, tail: bytes = b"") -> Stream:
    return Stream(name, index(*entries) + tail)


def good(out: Section) -> None:
    every = tuple((4 * n, BEGINS[n]) for n in range(8))
    cases = {
        "good": ("Four entries, each where a bundle begins.", GOOD),
        "of-every-bundle": ("An entry for every bundle.", every),
        "first-entry-only": ("One entry: an index that lags behind its segment is not wrong.", GOOD[:1]),
        "lags": ("The last entry is missing: the index lags.", GOOD[:3]),
        "other-interval": (
            "Other bundles than another index has: an index is rebuilt with other steps.",
            (every[0], every[3], every[4]),
        ),
        "last-bundle-only": ("Besides the first, only the last bundle has an entry.", (every[0], every[7])),
    }
    for name, (comment, entries) in cases.items():
        out.index(name, comment, LOG, stored(*entries), [], flags=["IndexStrict"])
    text = "An index of no bytes: the broker builds it, and nothing is wrong."
    out.index("empty", text, LOG, stored(), [], flags=["IndexStrict"])
    out.index("missing", "No index: the broker builds it, and nothing is wrong.", LOG, None, [], flags=["IndexStrict"])
    text = "A segment without bytes and an index without entries."
    out.index("of-an-empty-segment", text, segment(), stored(), [], flags=["IndexStrict"])
    for name in ("1-32_1469700000.ilog", "1-32.ilog", "1.log"):
        text = f"{name} has no bytes, and its index has entries: all that they point to is lost."
        out.index(
            f"of-an-emptied-{name.replace('.', '-').replace('_', '-')}", text, segment(name=name), stored(*GOOD),
            [("index-ahead", 0)], flags=["IndexStrict"],
        )  # fmt: skip
        text = f"The index of {name} is called 1.index, whatever the segment's name has besides."
        stream = Stream(name, LOG.content)
        out.index(
            f"good-of-{name.replace('.', '-').replace('_', '-')}", text, stream, stored(*GOOD), [], flags=["NameBase"]
        )
    later = tuple(plain(5000 + n, Message(b"m%d" % n)) for n in range(4))
    begins = starts(later)
    text = "The segment begins with 5000: an entry has the distance to that, not the number."
    stream = segment(*later, name="5000_1469700000.log")
    out.index(
        "good-of-a-later-base", text, stream, stored((0, 0), (2, begins[2]), name="5000.index"), [], flags=["NameBase"]
    )
    out.index(
        "absolute-numbers", "The segment begins with 5000, and its index has the numbers themselves.",
        segment(*later, name="5000_1469700000.log"), stored((0, 0), (5002, begins[2]), name="5000.index"),
        [("bad-index", 8)], flags=["NameBase", "IndexTrusted"],
    )  # fmt: skip


def false_entries(out: Section) -> None:
    firsts: dict[str, Entry] = {
        "number": (1, 0), "position": (0, 1), "both": (4, BEGINS[1]), "largest": ((1 << 32) - 1, (1 << 32) - 1),
    }  # fmt: skip
    for name, first in firsts.items():
        text = f"The first entry is {first}, not (0, 0)."
        out.index(
            f"first-entry-false-{name}", text, LOG, stored(first, *GOOD[2:]), [("bad-index", 0)], flags=["IndexTrusted"]
        )
    falls: dict[str, tuple[int, Entry]] = {
        "number-again": (2, (8, BEGINS[5])), "number-falls": (2, (4, BEGINS[5])), "position-again": (2, (20,
        BEGINS[2])), "position-falls": (2, (20, BEGINS[1])), "both-again": (1, (0, 0)), "zeros": (3, (0, 0)),
    }  # fmt: skip
    for name, (number, entry) in falls.items():
        entries = [*GOOD[:number], entry, *GOOD[number + 1 :]]
        text = f"Entry {number} is {entry} and does not rise in both columns: what is behind it is not used."
        out.index(
            f"does-not-rise-{name}", text, LOG, stored(*entries), [("bad-index", 8 * number)], flags=["IndexTrusted"]
        )
    for number in (1, 2, 3):
        sequence, position = GOOD[number]
        for name, entry, comment in (
            ("no-bundle", (sequence + 1, position + 1), "no bundle begins there, and none has the number"),
            ("other-number", (sequence + 1, position), "a bundle begins there, and has another number"),
        ):
            entries = [*GOOD[:number], entry, *GOOD[number + 1 :]]
            out.index(
                f"entry-{number}-{name}", f"Entry {number} is {entry}: {comment}.", LOG, stored(*entries),
                [("bad-index", 8 * number)], flags=["IndexTrusted"],
            )  # fmt: skip
        moved = [*GOOD[:number], (sequence, position + 1), *GOOD[number + 1 :]]
        text = f"Entry {number} has a good number and a position that is one too high."
        out.index(
            f"entry-{number}-off-by-one", text, LOG, stored(*moved), [("bad-index", 8 * number)], flags=["IndexTrusted"]
        )
    wrong_order = b"".join(struct.pack(">II", *entry) for entry in GOOD[:2])
    text = "The entries are written with the highest byte first: the second points past the end."
    out.index("big-endian", text, LOG, Stream(INDEX, wrong_order), [("index-ahead", 0)], flags=["ByteOrder"])
    swapped = [(position, sequence) for sequence, position in GOOD]
    text = "Position and number change places: no bundle begins at these positions."
    out.index("columns-swapped", text, LOG, stored(*swapped), [("bad-index", 8)], flags=["IndexTrusted"])


def shifted(out: Section) -> None:
    for first in (1, 2, 3):
        for shift in (-7, -1, 1, 9):
            entries = [(s, p + (shift if n >= first else 0)) for n, (s, p) in enumerate(GOOD)]
            out.index(
                f"shift-{'low' if shift < 0 else 'high'}-{abs(shift)}-from-{first}",
                f"From entry {first} on positions are {abs(shift)} too "
                 f"{'low, as after a full disk' if shift < 0 else 'high'}: " "one finding, at the first of them.", LOG,
                stored(*entries), [("bad-index", 8 * first)], flags=["IndexTrusted"],
            )  # fmt: skip
    entries = [GOOD[0], (8, BEGINS[2] - 5), (20, BEGINS[5] - 5), (28, BEGINS[7] - 11)]
    text = "Two entries are 5 too low, and the one behind is 11 too low: two findings."
    out.index("two-shifts", text, LOG, stored(*entries), [("bad-index", 8), ("bad-index", 24)], flags=["IndexTrusted"])


def lost_tails(out: Section) -> None:
    for kept in (1, 3, 6):
        log = segment(*BUNDLES[:kept])
        outside = sum(position >= size(*BUNDLES[:kept]) for _, position in GOOD)
        text = f"The segment has lost its tail: {outside} entries point past its end."
        out.index(
            f"segment-has-{kept}-of-8-bundles", text, log, stored(*GOOD), [("index-ahead", 0)], flags=["IndexTrusted"]
        )
    end = size(*BUNDLES)
    for name, position in (("at-the-end", end), ("one-behind-the-end", end + 1), ("4-gib", (1 << 32) - 1)):
        text = "The last entry points to where no bundle can be."
        out.index(
            f"points-{name}", text, LOG, stored(*GOOD, (32, position)), [("index-ahead", 0)], flags=["IndexTrusted"]
        )
    broken = BUNDLES[2].with_piece("length-3", b"\x7f").with_prefix(BUNDLES[2].length)
    text = "The bundle that entry 1 points to cannot be read: that is not held against the index."
    stream = segment(*BUNDLES[:2], broken, *BUNDLES[3:])
    out.index("into-unreadable-bytes", text, stream, stored(*GOOD), [], flags=["IndexStrict"])


def parts(out: Section) -> None:
    for length in range(1, 8):
        out.index(
            f"ends-with-{length}-bytes-of-an-entry",
            f"Behind the last entry stand {length} bytes more: TANK, which reads the last entry from the end, "
             "misreads it.", LOG, stored(*GOOD, tail=b"\x1e\1\2\3\4\5\6"[:length]), [("bad-index", 32)],
            flags=["IndexTruncated"],
        )  # fmt: skip
    comment = "An index of five bytes."
    out.index(
        "shorter-than-an-entry", comment, LOG, stored(tail=bytes(5)), [("bad-index", 0)], flags=["IndexTruncated"]
    )
    text = "Entries with a 64-bit position, which no version writes: read by fours, they do not rise."
    stream = Stream(INDEX, b"".join(struct.pack("<IQ", *entry) for entry in GOOD[:2]))
    out.index("wide-entries", text, LOG, stream, [("bad-index", 8)], flags=["IndexTrusted"])
    out.index(
        "orphan", "An index without its segment.", None, stored(*GOOD), [("missing-segment", 0)], flags=["NameBase"]
    )
    text = "A segment, and an index that has another one's name."
    out.index(
        "of-another-segment", text, LOG, stored(*GOOD, name="500.index"), [("missing-segment", 0)], flags=["NameBase"]
    )


def sparse_segments(out: Section) -> None:
    bundles = (
        plain(1, Message(b"a"), Message(b"b", None)),
        sparse([100, 105], Message(b"c"), Message(b"d", None)),
        plain(106, Message(b"e")),
        sparse([1 << 20], Message(b"f")),
        plain((1 << 20) + 1, Message(b"g")),
    )
    begins = starts(bundles)
    numbers = (0, 99, 105, (1 << 20) - 1, 1 << 20)
    entries = list(zip(numbers, begins, strict=True))
    log = segment(*bundles)
    text = "Entries of sparse bundles have the numbers that these state."
    out.index("sparse-good", text, log, stored(*entries), [], flags=["IndexStrict"])
    hidden = [*entries[:1], (98, begins[1]), *entries[2:]]
    text = "An entry gives a sparse bundle another number than it states."
    out.index("sparse-other-number", text, log, stored(*hidden), [("bad-index", 8)], flags=["IndexTrusted"])
    text = "An entry numbers the bundle behind a sparse one as if that had not been."
    out.index(
        "counted-through", text, log, stored(entries[0], (4, begins[2])), [("bad-index", 8)], flags=["IndexTrusted"]
    )
    jump = tuple(plain(1 + n, Message(b"%d" % n)) for n in range(4))
    at = starts(jump)
    out.index(
        "a-gap-that-only-the-index-has",
        "A producer that chose its number without a sparse bundle: only the index has it, counting does not.",
        segment(*jump), stored((0, 0), (99, at[2])), [("bad-index", 8)], flags=["IndexTrusted"],
    )  # fmt: skip


def reading(out: Section) -> None:
    lies = {
        "good": GOOD,
        "shifted": [GOOD[0], *((s, p - 3) for s, p in GOOD[1:])],
        "other-numbers": [GOOD[0], *((s + 100, p) for s, p in GOOD[1:])],
        "past-the-end": [GOOD[0], (8, 1 << 20)],
        "nonsense": [(7, 9)],
    }
    for name, entries in lies.items():
        text = "Reading the segment from its beginning gives the same records whatever its index says."
        outcome = clean(released(*BUNDLES), size(*BUNDLES))
        out.read(
            f"reading-with-{name}", text, LOG, outcome, index=stored(*entries), level="must", flags=["IndexTrusted"]
        )
