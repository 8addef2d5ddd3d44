"""Indexes: good, lagging, short, shifted, lying, without a segment."""

from __future__ import annotations

import struct
from collections.abc import Sequence

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
LEFT_OUT = 1 << 32
Entry = tuple[int, int]

FIRST, RISES, USED = "tank.index.first", "tank.index.rises", "tank.index.used"
SHIFT, NUMBER, MEETS, ONE = "tank.index.shift", "tank.index.number", "tank.index.meets", "tank.index.one-finding"
WITHIN, AFTER_DAMAGE, ENTRY = "tank.index.within", "tank.index.after-damage", "tank.index.entry"


def write(book: Book) -> None:
    out = section(
        book,
        "index",
        "What comparing an index with its segment finds. The segment is right wherever the two disagree.",
        "IndexTrusted", "IndexStrict", "IndexTruncated", "IndexStops", "ByteOrder", "NameBase",
    )  # fmt: skip
    for part in (good, disordered, false_entries, shifted, lost_tails, beside_damage, parts, sparse_segments, reading):
        part(out)


def stored(*entries: Entry, name: str = INDEX, tail: bytes = b"") -> Stream:
    return Stream(name, index(*entries) + tail)


def wrong(
    out: Section, words: str, comment: str, entries: Sequence[Entry], at: Sequence[int], *rules: str, log: Stream = LOG
) -> None:
    """An index of which these entries, by their positions, are bad-index."""
    found = [("bad-index", position) for position in at]
    out.index(words, comment, log, stored(*entries), found, flags=["IndexTrusted"], rules=rules)


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
        out.index(name, comment, LOG, stored(*entries), [], flags=["IndexStrict"], rules=[ENTRY])
    missing = ["tank.index.missing"]
    text = "An index of no bytes: the broker builds it, and nothing is wrong."
    out.index("empty", text, LOG, stored(), [], flags=["IndexStrict"], rules=missing)
    text = "No index: the broker builds it, and nothing is wrong."
    out.index("missing", text, LOG, None, [], flags=["IndexStrict"], rules=missing)
    text = "A segment without bytes and an index without entries."
    out.index("of-an-empty-segment", text, segment(), stored(), [], flags=["IndexStrict"], rules=["tank.end.empty"])
    for name in ("1-32_1469700000.ilog", "1-32.ilog", "1.log"):
        words = name.replace(".", "-").replace("_", "-")
        text = f"{name} has no bytes, and its index has entries: all that they point to is lost."
        found = [("index-ahead", 0)]
        out.index(
            f"of-an-emptied-{words}", text, segment(name=name), stored(*GOOD), found, flags=["IndexTrusted"],
            rules=[WITHIN],
        )  # fmt: skip
        for said, tail, at in (
            ("1, 0", index((1, 0)), 0),
            ("0, 0", index((0, 0), (9, 9), (9, 9)), 16),
            ("5 bytes", bytes(5), 0),
        ):
            rules = ["tank.index.part"] if said == "5 bytes" else [FIRST if said == "1, 0" else RISES]
            found = [("bad-index", at)] + ([("index-ahead", 0)] if at else [])
            text = f"{name} has no bytes, and its index is wrong by itself: {said}."
            out.index(
                f"wrong-of-an-emptied-{words}-{said.replace(', ', '-').replace(' ', '-')}", text, segment(name=name),
                stored(tail=tail), found, flags=["IndexTrusted"], rules=[*rules, *([WITHIN] if at else [])],
            )  # fmt: skip
        text = f"The index of {name} is called 1.index, whatever the segment's name has besides."
        stream, rules = Stream(name, LOG.content), ["tank.name.index"]
        out.index(f"good-of-{words}", text, stream, stored(*GOOD), [], flags=["NameBase"], rules=rules)
    later = tuple(plain(5000 + n, Message(b"m%d" % n)) for n in range(4))
    stream, at = segment(*later, name="5000_1469700000.log"), starts(later)[2]
    text = "The segment begins with 5000: an entry has the distance to that, not the number."
    relative = stored((0, 0), (2, at), name="5000.index")
    out.index("good-of-a-later-base", text, stream, relative, [], flags=["NameBase"], rules=[ENTRY])
    text = "The segment begins with 5000, and its index has the numbers themselves."
    absolute, rules = stored((0, 0), (5002, at), name="5000.index"), [ENTRY, NUMBER]
    out.index("absolute-numbers", text, stream, absolute, [("bad-index", 8)], flags=["IndexTrusted"], rules=rules)


def disordered(out: Section) -> None:
    firsts: dict[str, Entry] = {
        "number": (1, 0), "position": (0, 1), "both": (4, BEGINS[1]), "largest": ((1 << 32) - 1, (1 << 32) - 1),
    }  # fmt: skip
    for name, first in firsts.items():
        text = f"The first entry is {first}, not (0, 0)."
        wrong(out, f"first-entry-false-{name}", text, [first, *GOOD[2:]], [0], FIRST)
    wrong(out, "first-entry-is-of-the-second", "The index begins with its second entry.", GOOD[1:], [0], FIRST)
    falls: dict[str, tuple[int, Entry]] = {
        "number-again": (2, (8, BEGINS[5])), "number-falls": (2, (4, BEGINS[5])), "position-again": (2, (20,
        BEGINS[2])), "position-falls": (2, (20, BEGINS[1])), "both-again": (1, (0, 0)), "zeros": (3, (0, 0)),
        "position-0": (2, (20, 0)), "number-0": (2, (0, BEGINS[5])), "position-0-at-once": (1, (8, 0)),
        "number-0-at-once": (1, (0, BEGINS[2])),
    }  # fmt: skip
    for name, (number, entry) in falls.items():
        entries = [*GOOD[:number], entry, *GOOD[number + 1 :]]
        text = f"Entry {number} is {entry} and does not rise in both columns."
        wrong(out, f"does-not-rise-{name}", text, entries, [8 * number], RISES)
    for name in ("position-again", "number-again", "position-falls", "number-falls", "position-0", "number-0"):
        number, entry = falls[name]
        entries = [*GOOD[:number], entry, (GOOD[3][0], GOOD[3][1] - 3)]
        text = (
            f"Entry {number} is {entry} and does not rise in both columns: the next one, which is wrong, is not used."
        )
        wrong(out, f"not-used-after-{name}", text, entries, [8 * number], RISES, USED)
    for name, first in (("the-first", (1, 0)), ("a-first-position", (0, 1)), ("a-second-as-the-first", GOOD[1])):
        text = f"The first entry is {first}, so that nothing is compared: the second, which is wrong, is not used."
        wrong(out, f"not-used-after-{name}", text, [first, (9, BEGINS[2] + 1)], [0], FIRST, USED)


def false_entries(out: Section) -> None:
    for number in (1, 2, 3):
        sequence, position = GOOD[number]
        for name, entry, comment, rule in (
            ("no-bundle", (sequence + 1, position + 1), "no bundle begins there, and none has the number", MEETS),
            ("other-number", (sequence + 1, position), "a bundle begins there, and has another number", NUMBER),
        ):
            entries = [*GOOD[:number], entry, *GOOD[number + 1 :]]
            wrong(out, f"entry-{number}-{name}", f"Entry {number} is {entry}: {comment}.", entries, [8 * number], rule)
        moved = [*GOOD[:number], (sequence, position + 1), *GOOD[number + 1 :]]
        text = f"Entry {number} has a good number and a position that is one too high."
        wrong(out, f"entry-{number}-off-by-one", text, moved, [8 * number], SHIFT)
    entries = [GOOD[0], (8, BEGINS[5]), GOOD[3]]
    text = "An entry has the number of one bundle and the position of another."
    wrong(out, "entry-of-two-bundles", text, entries, [8], SHIFT)
    entries = [GOOD[0], (9, BEGINS[2]), (17, BEGINS[4]), (22, BEGINS[5] + 1), (27, BEGINS[6] + 1), GOOD[3]]
    text = "Two entries in a row have wrong numbers, and the next two are of no bundle: two findings, one for each way."
    wrong(out, "two-ways-in-a-row", text, entries, [8, 24], NUMBER, MEETS, ONE)
    entries = [GOOD[0], (9, BEGINS[2]), GOOD[2], (29, BEGINS[7])]
    text = "Two entries have wrong numbers, with a good one between them: two findings."
    wrong(out, "a-good-one-between", text, entries, [8, 24], NUMBER, ONE)
    wrong_order = b"".join(struct.pack(">II", *entry) for entry in GOOD[:2])
    text = "The entries are written with the highest byte first: the second points past the end."
    out.index(
        "big-endian", text, LOG, Stream(INDEX, wrong_order), [("index-ahead", 0)], flags=["ByteOrder"],
        rules=[WITHIN, ENTRY],
    )  # fmt: skip
    swapped = [(position, sequence) for sequence, position in GOOD]
    text = "Position and number change places: no bundle begins at these positions."
    wrong(out, "columns-swapped", text, swapped, [8], MEETS, ENTRY, ONE)


def shifted(out: Section) -> None:
    for first in (1, 2, 3):
        for shift in (-7, -1, 1, 9):
            entries = [(s, p + (shift if n >= first else 0)) for n, (s, p) in enumerate(GOOD)]
            said = "low, as after a full disk" if shift < 0 else "high"
            text = f"From entry {first} on positions are {abs(shift)} too {said}: one finding, at the first of them."
            words = f"shift-{'low' if shift < 0 else 'high'}-{abs(shift)}-from-{first}"
            wrong(out, words, text, entries, [8 * first], SHIFT, ONE)
    entries = [GOOD[0], (8, BEGINS[2] - 5), (20, BEGINS[5] - 5), (28, BEGINS[7] - 11)]
    text = "Two entries are 5 too low, and the one after them is 11 too low: two findings."
    wrong(out, "two-shifts", text, entries, [8, 24], SHIFT, ONE)


def lost_tails(out: Section) -> None:
    def ahead(words: str, comment: str, log: Stream, *entries: Entry) -> None:
        found = [("index-ahead", 0)]
        out.index(words, comment, log, stored(*entries), found, flags=["IndexTrusted"], rules=[WITHIN])

    for kept in (1, 3, 6):
        outside = sum(position >= size(*BUNDLES[:kept]) for _, position in GOOD)
        text = f"The segment has lost its tail: {outside} entries point past its end."
        ahead(f"segment-has-{kept}-of-8-bundles", text, segment(*BUNDLES[:kept]), *GOOD)
    end = size(*BUNDLES)
    for name, position in (("at-the-end", end), ("one-behind-the-end", end + 1), ("4-gib", (1 << 32) - 1)):
        ahead(f"points-{name}", "The last entry points to where no bundle can be.", LOG, *GOOD, (32, position))
    entries = [GOOD[0], (9, BEGINS[2]), (32, end)]
    text = "One entry has a wrong number, and the last points to the end: a finding for each."
    found = [("index-ahead", 0), ("bad-index", 8)]
    out.index(
        "points-at-the-end-and-a-wrong-number", text, LOG, stored(*entries), found, flags=["IndexTrusted"],
        rules=[WITHIN, NUMBER],
    )  # fmt: skip


def beside_damage(out: Section) -> None:
    """The bundle that entry 1 points to cannot be read, and those after it can, by their lengths."""
    broken = BUNDLES[2].with_piece("length-3", b"\x7f").with_prefix(BUNDLES[2].length)
    log = segment(*BUNDLES[:2], broken, *BUNDLES[3:])
    cases: dict[str, tuple[str, Sequence[Entry], Sequence[int], Sequence[str]]] = {
        "into-unreadable-bytes": (
            "The bundle that entry 1 points to cannot be read: that is not held against the index.", GOOD, [], [],
        ),
        "into-the-middle-of-unreadable-bytes": (
            "Entry 1 points into the middle of a bundle that cannot be read: nobody can tell.",
            [GOOD[0], (9, BEGINS[2] + 7), *GOOD[2:]], [], [],
        ),
        "a-good-number-into-unreadable-bytes": (
            "Entry 2 has the number of a bundle that can be read, and points into one that cannot: it is too low.",
            [*GOOD[:2], (20, BEGINS[2] + 7), GOOD[3]], [16], [SHIFT],
        ),
        "other-number-after-damage": (
            "A bundle cannot be read, and an entry of one after it has a wrong number: it is compared all the same.",
            [*GOOD[:2], (21, BEGINS[5]), GOOD[3]], [16], [NUMBER],
        ),
        "no-bundle-after-damage": (
            "A bundle cannot be read, and an entry after it meets no bundle.",
            [*GOOD[:2], (21, BEGINS[5] + 1), GOOD[3]], [16], [MEETS],
        ),
        "shift-after-damage": (
            "A bundle cannot be read, and the entries after it are 5 too low.",
            [*GOOD[:2], *((s, p - 5) for s, p in GOOD[2:])], [16], [SHIFT, ONE],
        ),
        "other-number-before-damage": (
            "An entry of a bundle before one that cannot be read has a wrong number.",
            [GOOD[0], (5, BEGINS[1]), *GOOD[1:]], [8], [NUMBER],
        ),
    }  # fmt: skip
    for words, (comment, entries, at, rules) in cases.items():
        found = [("bad-index", position) for position in at]
        out.index(words, comment, log, stored(*entries), found, flags=["IndexStops"], rules=[AFTER_DAMAGE, *rules])


def parts(out: Section) -> None:
    for length in range(1, 8):
        text = f"After the last entry stand {length} bytes: TANK, which reads the last entry from the end, misreads it."
        tail = b"\x1e\1\2\3\4\5\6"[:length]
        out.index(
            f"ends-with-{length}-bytes-of-an-entry", text, LOG, stored(*GOOD, tail=tail), [("bad-index", 32)],
            flags=["IndexTruncated"],
        )  # fmt: skip
    found = [("bad-index", 0)]
    out.index("shorter-than-an-entry", "An index of five bytes.", LOG, stored(tail=bytes(5)), found,
              flags=["IndexTruncated"])  # fmt: skip
    entries, found = stored((0, 0), (9, BEGINS[2]), tail=b"\1"), [("bad-index", 8), ("bad-index", 16)]
    text = "An entry has a wrong number, and a byte is left after the last one: a finding for each."
    out.index("a-wrong-number-and-a-part", text, LOG, entries, found, flags=["IndexTruncated"], rules=[NUMBER])
    text = "Entries with a 64-bit position, which no version writes: read by fours, they do not rise."
    stream = Stream(INDEX, b"".join(struct.pack("<IQ", *entry) for entry in GOOD[:2]))
    out.index("wide-entries", text, LOG, stream, [("bad-index", 8)], flags=["IndexTrusted"], rules=[ENTRY, RISES])
    found, rules = [("missing-segment", 0)], ["tank.index.orphan"]
    text = "An index without its segment."
    out.index("orphan", text, None, stored(*GOOD), found, flags=["NameBase"], rules=rules)
    text = "A segment, and an index that has another one's name."
    other = stored(*GOOD, name="500.index")
    out.index("of-another-segment", text, LOG, other, found, flags=["NameBase"], rules=rules)


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
    out.index("sparse-good", text, log, stored(*entries), [], flags=["IndexStrict"], rules=[ENTRY])
    hidden = [*entries[:1], (98, begins[1]), *entries[2:]]
    text = "An entry gives a sparse bundle another number than it states."
    wrong(out, "sparse-other-number", text, hidden, [8], NUMBER, log=log)
    text = "An entry numbers the bundle after a sparse one as if that had not been."
    wrong(out, "counted-through", text, [entries[0], (4, begins[2])], [8], NUMBER, log=log)
    jump = tuple(plain(1 + n, Message(b"%d" % n)) for n in range(4))
    text = "A producer that chose its number without a sparse bundle: only the index has it, counting does not."
    entries = [(0, 0), (99, starts(jump)[2])]
    wrong(out, "a-gap-that-only-the-index-has", text, entries, [8], NUMBER, log=segment(*jump))
    far = (bundles[0], sparse([LEFT_OUT], Message(b"f")), sparse([LEFT_OUT + 1], Message(b"g")))
    begins, log = starts(far), segment(*far)
    text = "A bundle with the last number that an entry has room for, 2^32 - 1 above the segment's."
    last = (LEFT_OUT - 1, begins[1])
    rules = ["tank.index.room"]
    out.index("largest-number", text, log, stored((0, 0), last), [], flags=["IndexStrict"], rules=rules)
    text = "A bundle 2^32 above the segment's number: an entry has no room for that, and the 0 that is left is wrong."
    wrong(out, "number-cut-to-32-bits", text, [(0, 0), (0, begins[2])], [8], "tank.index.room", RISES, log=log)
    text = "A bundle 2^32 above the segment's number has an entry with the number 1: what is left of it is wrong."
    wrong(out, "another-number-cut-to-32-bits", text, [(0, 0), (1, begins[2])], [8], "tank.index.room", NUMBER, log=log)


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
        outcome, rules = clean(released(*BUNDLES), size(*BUNDLES)), ["tank.index.reading"]
        words = f"reading-with-{name}"
        out.read(words, text, LOG, outcome, index=stored(*entries), flags=["IndexTrusted"], rules=rules)
