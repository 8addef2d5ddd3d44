"""INDEX and SUFFIX that are short, long, shifted, lying or unreadable: the packs are believed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tests.builders.listpack import END, integer, string, wide
from tests.builders.mojo import Id, Indexed, Suffix, index_elements, pack_of, stored
from tests.generator.book import Book, Outcome, Section, clean, torn
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import Built, packs_only, row

NOTES = """\
INDEX and SUFFIX, the part of a segment that says where its packs are: offsets, lengths, ids and counts that are wrong,
packs that are left out, and what cannot be read at all.

BelievesIndex (mojo.index.packs-are-believed): INDEX or SUFFIX is believed rather than the packs
  -> Packs that are there are not read, or others are invented
FollowsOffsets: An offset is followed before it is compared -> A seek out of the file, or an endless loop
IgnoresIndex: INDEX is not compared with the packs -> Whoever seeks by it lands in the wrong place
UnreadableIsFatal: An INDEX that cannot be read stops the reader -> All records are lost for none's sake
EndMarkersAnywhere (mojo.end.suffix): FF FF is taken for SUFFIX wherever it stands -> INDEX is read from the wrong bytes
"""

Findings = Sequence[tuple[str, int]]


def _lie(
    section: Section, words: str, comment: str, built: Built, findings: Findings, *rules: str, level: str = "should"
) -> None:
    """All records are read whatever INDEX says, and comparing it finds what is wrong: what breaks `rules`."""
    held = [rule if "." in rule else f"mojo.index.{rule}" for rule in rules]
    section.read(
        words, f"{comment} The packs are believed, and all is read.", built.stream,
        clean(built.records(), len(built.content), findings), level=level, rules=held,
        flags=["BelievesIndex", "FollowsOffsets", "UnreadableIsFatal"],
    )  # fmt: skip
    section.index(
        f"{words}-compared", f"{comment} Comparing INDEX and SUFFIX with the packs finds it.", built.stream, None,
        findings, rules=held, flags=["IgnoresIndex"],
    )  # fmt: skip


ROWS = (row(1000, 0, (b"a", b"texts")), row(1007, 2, (b"a", b"word"), deleted=True), row(70000, 0, (b"a", b"last")))


def _entries() -> tuple[Built, list[Indexed]]:
    """Three packs of one record each, and what INDEX has to say of them."""
    built = packs_only([pack_of([one]) for one in ROWS], "1000-0")
    return built, built.right_index()


def _offsets(section: Section) -> None:
    packs, right = _entries()
    size = len(bases.finished().content)
    for number, own in enumerate(right):
        wrong = {0, own.offset - 2, own.offset + 1, own.offset + 100, packs.packs[1].id, size, (1 << 31) - 1, 1 << 31}
        for offset in sorted((wrong | {(1 << 32) - 1}) - {own.offset} - {-2, -1}):
            listed = [*right[:number], replace(own, offset=offset), *right[number + 1 :]]
            built = packs.finish(listed)
            if number and offset not in (0, own.offset + 1, (1 << 32) - 1):
                continue
            text = f"INDEX says that pack {number + 1} is at byte {offset}; it is at {own.offset}."
            findings = [("bad-index", built.indexed[number])]
            _lie(section, f"offset-of-pack-{number + 1}-is-{offset}", text, built, findings, "offset")
    listed = [replace(own, offset=own.offset + 1) for own in right]
    built = packs.finish(listed)
    _lie(section, "all-offsets-shifted", "All offsets are one too high.", built, _each(built), "offset")
    listed = [replace(own, offset=max(0, own.offset - 2)) for own in right]
    built = packs.finish(listed)
    text = "Offsets lead to the tags, two bytes before MASTER ID."
    _lie(section, "offsets-of-tags", text, built, [("bad-index", at) for at in built.indexed[1:]], "offset")


def _each(built: Built, times: int = 1) -> Findings:
    return [("bad-index", at) for at in built.indexed for _ in range(times)]


def _lengths(section: Section) -> None:
    packs, right = _entries()
    for number, own in enumerate(right):
        for length in (0, 1, own.length - 1, own.length + 1, own.length + 2, (1 << 31) - 1, 1 << 40, (1 << 63) - 1):
            if number != 1 and length != own.length + 1:
                continue
            built = packs.finish([*right[:number], replace(own, length=length), *right[number + 1 :]])
            text = f"INDEX says that pack {number + 1} has {length} bytes; it has {own.length}."
            findings = [("bad-index", built.indexed[number])]
            _lie(section, f"length-of-pack-{number + 1}-is-{length}", text, built, findings, "length")


def _ids(section: Section) -> None:
    packs, right = _entries()
    wrong: list[tuple[int, Id]] = [
        (0, (999, 0)), (0, (1000, 1)), (1, (1007, 1)), (1, (1006, 2)), (1, (0, 0)), (1, (1 << 47, 2)), (2, (70000, 1)),
        (2, (70001, 0)), (2, ((1 << 64) - 1, (1 << 64) - 1)),
    ]  # fmt: skip
    for number, own in wrong:
        built = packs.finish([*right[:number], replace(right[number], id=own), *right[number + 1 :]])
        _lie(
            section,
            f"id-of-pack-{number + 1}-is-{own[0]}-{own[1]}",
            f"INDEX says that pack {number + 1} begins with {own[0]}-{own[1]}; MASTER ID says otherwise.",
            built,
            [("bad-index", built.indexed[number])],
            "id",
        )


def _numbers_of_entries(section: Section) -> None:
    packs, right = _entries()
    cases = {
        "first-pack-left-out": (right[1:], "INDEX leaves out the first pack."),
        "middle-pack-left-out": ([right[0], right[2]], "INDEX leaves out the middle pack."),
        "last-pack-left-out": (right[:2], "INDEX leaves out the last pack."),
        "all-but-one-left-out": (right[:1], "INDEX has the first pack only."),
        "pack-listed-twice": ([right[0], *right], "INDEX has the first pack twice."),
        "pack-too-many": (
            [*right, Indexed((80000, 0), right[-1].offset + right[-1].length, 50)],
            "INDEX has a pack more than the segment, where INDEX itself begins.",
        ),
        "pack-out-of-the-file": (
            [*right, Indexed((80000, 0), 1 << 31, 50)],
            "INDEX has a pack far after the end of the file.",
        ),
    }
    for words, (listed, comment) in cases.items():
        built = packs.finish(listed)
        _lie(section, words, comment, built, [("bad-index", built.indexed[0])], "entries")
    built = packs.finish([])
    _lie(section, "no-entries", "INDEX has its null and no entry.", built, [("bad-index", built.tail)], "entries")
    built = packs.finish([right[1], right[0], right[2]])
    findings = [("bad-index", at) for at in built.indexed[:2] for _ in range(3)]
    _lie(section, "entries-swapped", "INDEX has the first two packs in the wrong order.", built, findings,
         "offset", "id", "length")  # fmt: skip


def _with_index(content: bytes) -> Built:
    """Three packs, `[I`, these bytes for INDEX, and a SUFFIX that counts them."""
    packs, _ = _entries()
    out = replace(packs, parts=list(packs.parts), tail=len(packs.content))
    out.add("tail.tag", b"[I")
    out.index = len(out.content)
    out.add("index", content)
    out.add_suffix(Suffix())
    return out


FIXED = "mojo.element.fixed-4"
UNREADABLE = {
    "null-is-one": "null", "null-is-a-string": "null", "id-is-a-string": "id-ms",
    "number-is-a-string": "id-seq", "length-is-a-string": "length-is-a-number",
    "length-is-negative": "length-not-negative", "end-marker": "id-ms", "offset-is-an-integer": FIXED,
    "offset-of-8-bytes": FIXED, "offset-backlen": FIXED,
}  # fmt: skip
"""The rules that an INDEX breaks which cannot be read, unless an element contradicts itself."""


def _unreadable(section: Section) -> None:
    _, right = _entries()
    rows = [index_elements(own) for own in right]
    null = integer(0)
    rest = b"".join(b"".join(row) for row in rows[1:]) + null
    ms, seq, offset, length = rows[0]
    plain = right[0].offset.to_bytes(4, "little")
    cases = {
        "null-missing": (b"".join(b"".join(row) for row in rows), "INDEX does not end with a null."),
        "null-is-one": (b"".join(b"".join(row) for row in rows) + integer(1), "INDEX ends with a 1."),
        "null-is-a-string": (b"".join(b"".join(row) for row in rows) + b"\x80\x01", "INDEX ends with an empty string."),
        "id-is-a-string": (string(b"1000") + seq + offset + length + rest, "An id in INDEX is a string."),
        "number-is-a-string": (ms + string(b"0") + offset + length + rest, "A number in INDEX is a string."),
        "offset-is-an-integer": (ms + seq + integer(0) + length + rest, "An offset in INDEX is an integer."),
        "offset-of-8-bytes": (ms + seq + string(plain * 2) + length + rest, "An offset in INDEX has 8 bytes."),
        "offset-backlen": (ms + seq + offset[:-1] + b"\x04" + length + rest, "An offset's backlen in INDEX is wrong."),
        "length-is-a-string": (ms + seq + offset + string(b"50") + rest, "A length in INDEX is a string."),
        "length-is-negative": (ms + seq + offset + integer(-50) + rest, "A length in INDEX is negative."),
        "backlen": (ms[:-1] + b"\x07" + seq + offset + length + rest, "A backlen in INDEX is wrong."),
        "end-marker": (END + seq + offset + length + rest, "INDEX begins with an end marker."),
        "unused-encoding": (b"\xf7\x01" + seq + offset + length + rest, "INDEX begins with F7."),
        "cut-short": (ms + seq + offset, "INDEX ends within its first entry."),
        "zeros": (bytes(20), "INDEX is zeros."),
        "text": (b"this is not an index", "INDEX is text."),
    }
    for words, (content, comment) in cases.items():
        built = _with_index(content)
        rules = [UNREADABLE[words]] if words in UNREADABLE else ["readable"]
        rules += ["length-is-a-number"] if words == "length-is-negative" else []
        _lie(section, f"unreadable-{words}", comment, built, [("bad-index", built.tail)], *rules)


def _unusual(section: Section) -> None:
    _, right = _entries()
    rows = [index_elements(own) for own in right]
    for width in (2, 3, 4, 8):
        content = b"".join(
            b"".join([wide(own.id[0], 8), wide(own.id[1], width), row[2], wide(own.length, width)])
            for own, row in zip(right, rows, strict=True)
        )
        built = _with_index(content + integer(0))
        text = f"INDEX's integers are stored in {8 * width} bits and more, where fewer would do."
        built.shown(
            section, f"wide-integers-{8 * width}-bits", text, ["UnreadableIsFatal"], rules=["mojo.element.any-width"]
        )


def _suffix(section: Section) -> None:
    packs, _ = _entries()
    records = len(packs.records())
    for words, own in {
        "below": (999, 9), "number": (1000, 2), "of-second-pack": (1007, 2), "zero": (0, 0), "highest": ((1 << 64) - 1,
        (1 << 64) - 1),
    }.items():  # fmt: skip
        built = packs.finish(suffix=Suffix(id=own))
        text = f"SUFFIX says that the segment's id is {own[0]}-{own[1]}; it is 1000-0."
        _lie(section, f"suffix-id-{words}", text, built, [("bad-index", built.suffix)], "segment-id")
    for count in (0, 1, records + 1, 256 * records, (1 << 31) - 1, 1 << 31, (1 << 32) - 1):
        built = packs.finish(suffix=Suffix(count=count))
        text = f"SUFFIX counts {count} records; the packs have {records}."
        _lie(section, f"suffix-count-{count}", text, built, [("bad-index", built.suffix)], "count")
    live = sum(not record["deleted"] for record in packs.records())
    built = packs.finish(suffix=Suffix(count=live))
    text = "SUFFIX counts the records that are not deleted."
    _lie(section, "suffix-count-of-live-records", text, built, [], "count")
    for number in (0, 3, 7):
        reserved = bytes(1 if place == number else 0 for place in range(8))
        built = packs.finish(suffix=Suffix(reserved=reserved))
        text = f"Byte {number} of SUFFIX's reserved ones is 1."
        _lie(
            section,
            f"suffix-reserved-byte-{number}",
            text,
            built,
            [("reserved-nonzero", built.suffix)],
            "reserved",
            "reserved-is-read",
        )
    built = packs.finish(suffix=Suffix(reserved=b"\xff" * 8))
    text = "SUFFIX's reserved bytes are FF, as the end markers after them are."
    _lie(
        section,
        "suffix-reserved-all-ff",
        text,
        built,
        [("reserved-nonzero", built.suffix)],
        "reserved",
        "reserved-is-read",
    )
    built = packs.finish(suffix=Suffix((5, 5), None, 9, bytes(7) + b"\x01"))
    _lie(
        section, "suffix-all-wrong", "SUFFIX's id, count and reserved bytes are wrong.", built,
        [("bad-index", built.suffix), ("bad-index", built.suffix), ("reserved-nonzero", built.suffix)],
        "segment-id", "count", "reserved", "reserved-is-read",
    )  # fmt: skip


def _segment_id(section: Section) -> None:
    """SUFFIX where the first record's id is not MASTER ID."""
    master, first, second = (1000, 0), (1003, 1), (1007, 0)
    rows = [row(*own, (b"a", b"text")) for own in (first, second)]
    pack = replace(pack_of(rows), id=master, entries=[stored(one, master, [b"a"]) for one in rows])
    cases = {"first-record": first, "master-id": master, "between": (1003, 0), "second-pack": (2000, 0)}
    for words, own in cases.items():
        built = packs_only([pack, pack_of([row(2000, 0, (b"a", b"last")), row(2001, 0, (b"a", b"one"))])], "1003-1")
        built = built.finish(suffix=Suffix(id=own))
        text = f"MASTER ID is 1000-0, the first record's id 1003-1; SUFFIX has {own[0]}-{own[1]}."
        findings = [] if own in (first, master) else [("bad-index", built.suffix)]
        _lie(section, f"segment-id-{words}", text, built, findings, "segment-id")


def _torn(section: Section) -> None:
    packs, _ = _entries()
    right = packs.finish()
    length = right.suffix - right.index
    for wrong in (
        0, 1, length - 1, length + 1, length + 2, right.index, 1 << 16, (1 << 31) - 1, 1 << 31, (1 << 32) - 1,
    ):  # fmt: skip
        built = packs.finish(suffix=Suffix(len_index=wrong))
        text = f"SUFFIX says that INDEX has {wrong} bytes; it has {length}. That leads to no `[I`."
        outcome = torn(built.records(), built.tail)
        section.read(
            f"suffix-length-{wrong}", text, built.stream, outcome, flags=["BelievesIndex", "FollowsOffsets"],
            rules=["mojo.end.suffix", "mojo.end.index"],
        )  # fmt: skip
    for words, end in {"one": END, "none": b"", "first-wrong": b"\xfe\xff", "second-wrong": b"\xff\xfe"}.items():
        built = packs.finish(suffix=Suffix(end=end))
        text = f"SUFFIX is followed by {end.hex(' ').upper() or 'nothing'} in the place of FF FF."
        outcome = torn(built.records(), built.tail)
        section.read(
            f"suffix-end-markers-{words}", text, built.stream, outcome, flags=["EndMarkersAnywhere"],
            rules=["mojo.index.end-markers", "mojo.end.index"],
        )  # fmt: skip
    content = packs.content + right.content[right.index :]
    text = "INDEX follows the last pack without `[I`, though packs have their tags."
    outcome = Outcome("corrupt", len(packs.content), packs.records(), "bad-encoding")
    section.read(
        "tag-of-index-missing", text, packs.holding(content), outcome, flags=["BelievesIndex"], rules=["mojo.pack.tag"]
    )
    content = packs.content + right.content[right.suffix :]
    text = "SUFFIX follows the last pack, and INDEX is missing."
    outcome = Outcome("corrupt", len(packs.content), packs.records(), "bad-encoding")
    section.read(
        "index-missing", text, packs.holding(content), outcome, flags=["BelievesIndex"], rules=["mojo.pack.tag"]
    )
    lead = bases.finished()
    at = lead.packs[2].start
    content = lead.content[:at] + lead.content[lead.tail :]
    text = "The last pack is cut out, and INDEX and SUFFIX still have it: they are believed in nothing."
    outcome = clean(
        lead.records(2), len(content), [("bad-index", at + part - lead.tail) for part in (lead.indexed[0], lead.suffix)]
    )
    section.read(
        "pack-removed", text, lead.holding(content), outcome, flags=["BelievesIndex", "FollowsOffsets"],
        rules=["mojo.index.entries", "mojo.index.count"],
    )  # fmt: skip


def write(book: Book) -> None:
    section = book.section("index", NOTES)
    for part in (_offsets, _lengths, _ids, _numbers_of_entries, _unreadable, _unusual, _suffix, _segment_id, _torn):
        part(section)
