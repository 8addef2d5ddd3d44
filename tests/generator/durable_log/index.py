"""The index beside a segment: what is found in it, and that reading does not believe it."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence

from tests.builders.durable_log import LEN_ENTRY, LEN_HEADER, OF_LENGTH, index_name, segment_name
from tests.generator.book import Book, Outcome, Section, Stream, clean, corrupt, torn
from tests.generator.changes import changed, flip
from tests.generator.durable_log.build import SIX, Base, broken, entry, frame, rules, run

ENTRIES = SIX.index()
COUNT = len(ENTRIES)
Findings = Sequence[tuple[str, int | None]]


NOTES = """\
The index is a hint: what is wrong with it is found by comparing it with the segment, and what a reader releases does
not depend on it.

Believed (durable_log.index.entry): A reader takes a position or a number from the index without looking at the record
  there.
  -> Records come out under numbers of others, or are cut out of the middle of a payload.
Short (durable_log.index.short): An index that ends early passes for a whole one.
  -> The real system extends it with zeros, and never finds the records after its end again.
Long (durable_log.index.long): Entries for records that are not in the segment are passed over.
  -> Lost records go unnoticed, though the index is the only one to know of them.
Shifted (durable_log.index.entry): Entries are compared with the records they point to, but not with their own place.
  -> The real system finds a record by its entry's place: it reads another one, or fails.
Damage (durable_log.index.entry): Entries are compared with the records before the first damage only.
  -> What is wrong with the index after it goes unnoticed, or sound entries are reported.
Obeyed (durable_log.record.follows): What is read depends on the index. -> A damaged index loses records that are there.
Missing (durable_log.index.missing, durable_log.index.orphan): A segment without its index passes for whole.
  -> The real system does not make it again: new entries go to the wrong place.
"""


FINDS = {
    "bad-index": "index.entry", "index-behind": "index.short", "index-ahead": "index.long", "torn": "index.torn",
    "missing-index": "index.missing", "missing-segment": "index.orphan",
}  # fmt: skip


def found(findings: Findings) -> list[str]:
    """The rules that findings are about. Several entries that are wrong are runs, or are none."""
    wrong = [code for code, _ in findings if code == "bad-index"]
    return rules(*(FINDS[code] for code, _ in findings), *(["index.runs"] if wrong else []))


def write(book: Book) -> None:
    section = book.section("index", NOTES)
    for part in (
        _sound, _lengths, _positions, _numbers, _shifted, _damaged_segments, _behind_damage, _orphans, _not_believed,
    ):  # fmt: skip
        part(section)


def _compared(
    section: Section,
    words: str,
    comment: str,
    content: bytes | None,
    findings: Findings,
    flag: str,
    *,
    base: Base = SIX,
) -> None:
    index = None if content is None else Stream(index_name(base.base), content)
    section.index(words, comment, base.stream, index, findings, flags=(flag,), rules=found(findings))


def _replaced(number: int, new: bytes) -> bytes:
    return b"".join([*ENTRIES[:number], new, *ENTRIES[number + 1 :]])


def _sound(section: Section) -> None:
    _compared(section, "sound", "An entry for each of six records.", b"".join(ENTRIES), [], "Believed")
    empty = Base("", 0, [])
    _compared(section, "empty", "A segment without records, an index without entries.", b"", [], "Believed", base=empty)
    for words, base in (("0", 0), ("2-32", 1 << 32), ("2-63", 1 << 63), ("2-64-less-2", (1 << 64) - 2)):
        two = run("", base, [b"first", b"second"])
        comment = f"The index of a segment that begins with record {base}."
        _compared(section, f"sound-from-{words}", comment, b"".join(two.index()), [], "Believed", base=two)
    zero = run("", 0, [b"first", b"second", b"third"])
    text = "The index of a segment from 0 on is zeros. That is right for the first entry, and wrong for the others."
    content = bytes(3 * LEN_ENTRY)
    _compared(section, "zeros-from-0", text, content, [("bad-index", LEN_ENTRY)], "Believed", base=zero)
    _gaps(section)
    none = run("", 0, [b""] * 3)
    comment = "Records without payloads: positions are 24 apart."
    _compared(section, "sound-empty-payloads", comment, b"".join(none.index()), [], "Believed", base=none)


def _gaps(section: Section) -> None:
    """Entry k belongs to the number base + k, though the record after a gap is not the k-th."""
    gap = Base("", SIX.base, [frame(SIX.base + k, b"record") for k in (0, 1, 3)])
    sound = [entry(SIX.base + k, 30 * place) for k, place in ((0, 0), (1, 1), (2, 2), (3, 2))]
    text = "Number 102 is skipped, and its entry has the position of the record that follows: nobody can tell."
    _compared(section, "gap-with-an-entry", text, b"".join(sound), [], "Believed", base=gap)
    lying = [*sound[:2], entry(SIX.base + 2, 4711), sound[3]]
    text = "Number 102 is skipped, and its entry has a position that is nowhere: nobody can tell."
    _compared(section, "gap-with-an-entry-that-lies", text, b"".join(lying), [], "Believed", base=gap)
    text = "Number 102 is skipped, and its place has the entry of 103: it stands one place too early."
    dense = b"".join([*sound[:2], sound[3]])
    _compared(section, "gap-without-an-entry", text, dense, [("bad-index", 2 * LEN_ENTRY)], "Shifted", base=gap)


def _lengths(section: Section) -> None:
    comment = "There is no index beside the segment."
    _compared(section, "missing", comment, None, [("missing-index", 0)], "Missing")
    for count in range(COUNT):
        _compared(
            section, f"short-{count}-of-{COUNT}", f"The index has the first {count} of {COUNT} entries.",
            b"".join(ENTRIES[:count]), [("index-behind", count * LEN_ENTRY)], "Short",
        )  # fmt: skip
    for more in (1, 2, 5):
        behind = b"".join(entry(SIX.base + COUNT + k, SIX.size + 30 * k) for k in range(more))
        _compared(
            section, f"long-by-{more}", f"The index has {more} more than the segment has records.",
            b"".join(ENTRIES) + behind, [("index-ahead", (COUNT + more) * LEN_ENTRY)], "Long",
        )  # fmt: skip
    for stray in (1, 8, 15):
        _compared(
            section, f"{stray}-stray-bytes", f"After the last entry stand {stray} bytes: part of an entry.",
            b"".join(ENTRIES) + bytes(range(1, stray + 1)), [("torn", COUNT * LEN_ENTRY)], "Short",
        )  # fmt: skip
    _compared(
        section, "cut-in-the-last-entry", "The last entry lacks its last byte: an entry too few, and stray bytes.",
        b"".join(ENTRIES)[:-1], [("index-behind", (COUNT - 1) * LEN_ENTRY), ("torn", (COUNT - 1) * LEN_ENTRY)], "Short",
    )  # fmt: skip
    text = "The index is of seven bytes: no entry at all."
    _compared(section, "only-stray-bytes", text, bytes(7), [("index-behind", 0), ("torn", 0)], "Short")
    comment = "The segment has no records, and its index has two entries."
    lost = entry(0, 0) + entry(1, 29)
    _compared(section, "entries-without-records", comment, lost, [("index-ahead", 32)], "Long", base=Base("", 0, []))


def _positions(section: Section) -> None:
    for number in range(COUNT):
        _compared(
            section,
            f"position-of-entry-{number}-in-the-payload",
            f"Entry {number} has the position of its record's payload.",
            _replaced(number, entry(SIX.base + number, SIX.positions[number] + LEN_HEADER)),
            [("bad-index", number * LEN_ENTRY)],
            "Believed",
        )
    wrong = {
        "one-too-far": SIX.positions[2] + 1, "one-too-near": SIX.positions[2] - 1,
        "of-the-record-before": SIX.positions[1], "of-the-record-behind": SIX.positions[3], "zero": 0,
        "the-end-of-the-segment": SIX.size, "behind-the-segment": SIX.size + 1000,
        "2-32-too-far": SIX.positions[2] + (1 << 32), "2-63": 1 << 63, "2-64-less-1": (1 << 64) - 1,
    }  # fmt: skip
    for words, position in wrong.items():
        _compared(
            section, f"position-{words}",
            f"Entry 2 has the position {position}; its record lies at {SIX.positions[2]}.",
            _replaced(2, entry(SIX.base + 2, position)), [("bad-index", 2 * LEN_ENTRY)], "Believed",
        )  # fmt: skip


def _numbers(section: Section) -> None:
    for number in range(COUNT):
        _compared(
            section,
            f"number-of-entry-{number}",
            f"Entry {number} is for record {SIX.base + number + 50}, and has the place and the position of its own.",
            _replaced(number, entry(SIX.base + number + 50, SIX.positions[number])),
            [("bad-index", number * LEN_ENTRY)],
            "Believed",
        )
        _compared(
            section, f"zeros-for-entry-{number}", f"Entry {number} is of zeros.", _replaced(number, bytes(LEN_ENTRY)),
            [("bad-index", number * LEN_ENTRY)], "Short",
        )  # fmt: skip
    for count in (2, 3, COUNT):
        kept = COUNT - count
        _compared(
            section, f"last-{count}-entries-zero",
            f"The last {count} entries are zeros, as the real system extends an index: one finding for the run.",
            b"".join(ENTRIES[:kept]) + bytes(count * LEN_ENTRY), [("bad-index", kept * LEN_ENTRY)], "Short",
        )  # fmt: skip
    apart = [*ENTRIES[:1], bytes(LEN_ENTRY), *ENTRIES[2:4], bytes(LEN_ENTRY), *ENTRIES[5:]]
    _compared(
        section, "two-runs-of-zeros", "Entries 1 and 4 are zeros: two runs, two findings.", b"".join(apart),
        [("bad-index", LEN_ENTRY), ("bad-index", 4 * LEN_ENTRY)], "Short",
    )  # fmt: skip


def _shifted(section: Section) -> None:
    other = run("", SIX.base + 7, [b"zero", b"one", b"", b"three", b"four and more", b"five"])
    indexes: Mapping[str, tuple[bytes, Findings, str]] = {
        "without-the-first": (
            b"".join(ENTRIES[1:]), [("bad-index", 0)],
            "The first entry is missing: each stands one place too early",
        ),
        "one-entry-too-many-in-front": (
            b"".join(ENTRIES[:1] + ENTRIES), [("bad-index", LEN_ENTRY), ("index-ahead", 7 * LEN_ENTRY)],
            "The first entry is there twice: the others stand one place too late",
        ),
        "two-swapped": (
            b"".join([*ENTRIES[:2], ENTRIES[3], ENTRIES[2], *ENTRIES[4:]]),
            [("bad-index", 2 * LEN_ENTRY), ("bad-index", 3 * LEN_ENTRY)],
            "Entries 2 and 3 stand in each other's place: two findings, since they are wrong in different ways",
        ),
        "of-another-base": (
            b"".join(other.index()), [("bad-index", 0)],
            "The index is that of a segment that begins seven records later",
        ),
        "all-positions-24-too-far": (
            b"".join(entry(SIX.base + k, at + 24) for k, at in enumerate(SIX.positions)), [("bad-index", 0)],
            "Every position is 24 too great: one run",
        ),
        "columns-swapped": (
            b"".join(entry(at, SIX.base + k) for k, at in enumerate(SIX.positions)),
            [("bad-index", k * LEN_ENTRY) for k in range(COUNT)],
            "Each entry has its position first and its number second: each is off by another distance",
        ),
        "big-endian": (
            b"".join(struct.pack(">QQ", SIX.base + k, at) for k, at in enumerate(SIX.positions)),
            [("bad-index", k * LEN_ENTRY) for k in range(COUNT)],
            "The entries are big-endian: each is off by another distance",
        ),
    }  # fmt: skip
    for words, (content, findings, comment) in indexes.items():
        _compared(section, f"shifted-{words}", f"{comment}.", content, findings, "Shifted")


def _damaged_segments(section: Section) -> None:
    name, sound = segment_name(SIX.base), b"".join(ENTRIES)
    index = Stream(index_name(SIX.base), sound)
    last = SIX.positions[-1]
    for words, content, findings, comment in (
        ("torn-record", SIX.content[:-1], [("index-ahead", len(sound))],
         "The last record is torn, and its entry reached the disk"),
        ("record-of-zeros", SIX.content[:last] + bytes(SIX.size - last), [("index-ahead", len(sound))],
         "The last record is zeros, and its entry reached the disk"),
        ("cut-between-records", SIX.content[:last], [("index-ahead", len(sound))],
         "The segment ends before its last record: sound by itself, and only the index knows better"),
        ("segment-of-no-bytes", b"", [("index-ahead", len(sound))],
         "The segment lost all its bytes, and its index has six entries"),
        ("false-payload", changed(SIX.content, [flip(SIX.positions[3] + LEN_HEADER, 0)]), [],
         "A payload in the middle is damaged: its entry is right, and nothing is wrong with the index"),
        ("false-magic", changed(SIX.content, [flip(SIX.positions[3], 0)]), [],
         "A magic in the middle is damaged: the index is right"),
    ):  # fmt: skip
        segment = Stream(name, content)
        section.index(words, f"{comment}.", segment, index, findings, flags=("Long",), rules=found(findings))


def _behind_damage(section: Section) -> None:
    """Records after damage count, and entries of damaged records are sound."""
    damaged = Stream(segment_name(SIX.base), changed(SIX.content, [flip(SIX.positions[3] + LEN_HEADER, 0)]))
    last = Stream(segment_name(SIX.base), changed(SIX.content, [flip(SIX.positions[5] + LEN_HEADER, 0)]))
    sound = b"".join(ENTRIES)
    for words, segment, content, findings, comment in (
        ("entry-of-a-damaged-record-lies", damaged, _replaced(3, entry(SIX.base + 3, 77)), [],
         "Record 3 is damaged, and its entry has a wrong position: nobody can tell"),
        ("entry-of-a-damaged-record-has-a-false-number", damaged, _replaced(3, entry(SIX.base + 9, SIX.positions[3])),
         [("bad-index", 3 * LEN_ENTRY)], "Record 3 is damaged, and its entry has a number that is not its place's"),
        ("short-beside-damage", damaged, sound[: 4 * LEN_ENTRY], [("index-behind", 4 * LEN_ENTRY)],
         "Record 3 is damaged, and the two intact ones after it have no entry"),
        ("position-behind-damage", damaged, _replaced(4, entry(SIX.base + 4, 77)), [("bad-index", 4 * LEN_ENTRY)],
         "Record 3 is damaged, and the entry of the intact one after it has a wrong position"),
        ("last-record-damaged", last, sound, [("index-ahead", len(sound))],
         "The last record is damaged: the last intact one is before it, and its entry one too many"),
    ):  # fmt: skip
        index = Stream(index_name(SIX.base), content)
        section.index(words, f"{comment}.", segment, index, findings, flags=("Damage",), rules=found(findings))
    section.index(
        "of-another-number", "A segment, and an index with another number in its name: each lacks the other.",
        SIX.stream, Stream(index_name(SIX.base + 94), sound), [("missing-index", 0), ("missing-segment", 0)],
        flags=("Missing",),
    )  # fmt: skip
    for words, named, beside, findings, said in (
        ("in-the-same-digits", "segment_100.log", "segment_100.idx", [], "Both names have the number in three digits"),
        ("with-the-same-sign", "segment_+100.log", "segment_+100.idx", [], "Both names have a sign"),
        ("in-other-digits", "segment_100.log", index_name(SIX.base), [("missing-index", 0), ("missing-segment", 0)],
         "Both names say 100, and in other digits: the system looks for segment_100.idx"),
    ):  # fmt: skip
        streams = Stream(named, SIX.content), Stream(beside, sound)
        section.index(f"named-{words}", f"{said}.", *streams, findings, flags=("Missing",))


def _orphans(section: Section) -> None:
    name, sound = index_name(SIX.base), b"".join(ENTRIES)
    for words, content, more, comment in (
        ("whole", sound, [], "The index of six records lies without its segment"),
        ("empty", b"", [], "An index without entries lies without its segment"),
        ("torn", sound[:-1], [("torn", len(sound) - LEN_ENTRY)], "A torn index lies without its segment"),
    ):
        findings = [("missing-segment", 0), *more]
        index, held = Stream(name, content), found(findings)
        section.index(f"orphan-{words}", f"{comment}.", None, index, findings, flags=("Missing",), rules=held)


def _not_believed(section: Section) -> None:
    """The segment is read alike, whatever its index says."""
    lying: Mapping[str, tuple[bytes, str]] = {
        "sound": (b"".join(ENTRIES), "is sound"),
        "empty": (b"", "is empty"),
        "zeros": (bytes(COUNT * LEN_ENTRY), "is of zeros"),
        "ones": (b"\xff" * COUNT * LEN_ENTRY, "is of bytes FF"),
        "too-short": (b"".join(ENTRIES[:2]), "has two entries of six"),
        "too-long": (b"".join(ENTRIES) + entry(SIX.base + COUNT, SIX.size), "has an entry too many"),
        "torn": (b"".join(ENTRIES)[:-3], "is torn"),
        "shifted": (b"".join(ENTRIES[1:]), "lacks its first entry"),
        "misleading": (b"".join(entry(SIX.base + k, 0) for k in range(COUNT)), "has all records at byte 0"),
        "text": (b"this file is no index, whatever its name may be", "is text"),
        "segment": (SIX.content, "is a copy of the segment"),
    }
    for words, (content, said) in lying.items():
        section.read(
            f"reading-beside-{words}", f"The index {said}. What is read from the segment does not depend on it.",
            SIX.stream, clean(SIX.records, SIX.size), flags=("Obeyed",),
            index=Stream(index_name(SIX.base), content),
        )  # fmt: skip
    third = SIX.positions[3]
    torn_at = changed(SIX.content, [{"truncate": str(third + 26)}])
    huge = SIX.content[: third + OF_LENGTH] + b"\xff\xff\xff\x7f" + SIX.content[third + OF_LENGTH + 4 :]
    damaged: Sequence[tuple[str, bytes, Outcome, str]] = (
        ("torn-segment", torn_at, torn(SIX.before(3), third), "The segment is torn in its fourth record"),
        ("false-length", huge, torn(SIX.before(3), third), "The fourth record has a wrong length"),
        ("false-payload", changed(SIX.content, [flip(third + LEN_HEADER, 0)]),
         corrupt("bad-checksum", SIX.before(3), third), "The fourth record has a wrong payload"),
        ("false-magic", changed(SIX.content, [flip(third, 0)]),
         corrupt("bad-magic", SIX.before(3), third), "The fourth record has a wrong magic"),
        ("false-number", SIX.content[:third] + frame(999, b"three").content + SIX.content[SIX.positions[4] :],
         corrupt("bad-order", SIX.before(3), third), "The fourth record has a wrong number"),
    )  # fmt: skip
    for words, content, outcome, said in damaged:
        section.read(
            f"stopping-beside-a-sound-index-{words}",
            f"{said}, and the index knows where the next one is: reading stops all the same.",
            Stream(segment_name(SIX.base), content),
            outcome,
            flags=("Obeyed",),
            rules=broken(outcome) if outcome.code != "bad-order" else rules("number.contradicted"),
            index=Stream(index_name(SIX.base), b"".join(ENTRIES)),
        )
