"""Packs: MASTER ENTRY, end marker, HEADER, and the tags between them."""

from __future__ import annotations

import struct
from dataclasses import replace

from tests.builders.listpack import END, integer, string
from tests.builders.mojo import Pack, Suffix, header_of, pack_of, stored
from tests.generator.book import Book, Section
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import Built, row, segment

NOTES = """\
What makes a pack whole: its master entry, end marker, HEADER's three numbers, and the tags between packs. Where
something is wrong it is in the second of three packs, unless the name says the first.

IgnoresHeader: HEADER is passed over -> The only check of a whole pack is not made: shifted entries come out as records
HeaderOrder (mojo.header.little-endian): HEADER's numbers are read big-endian -> Every pack is refused
UncountedRefused: 65535 is taken for a count instead of for *too large to be stored*
  -> The packs with most records are refused
ReleasesDamagedPack (mojo.reading.whole-packs): Entries are given before HEADER has confirmed them
  -> Misread records come out as good ones
IgnoresTags (mojo.pack.tag): The two characters between packs are passed over, not compared -> Damage goes unnoticed
TrustsCount (mojo.pack.fields-are-counted): A number of names is believed before they are there -> A crash, or gigabytes
Resyncs: Under `stop` reading goes on after a damaged pack -> A gap in the log that nobody was told of
"""


OTHER_READINGS = {("bytes", 6), ("bytes", 24), ("elements", 2)}
HOSTILE = {f"count-{number}" for number in (4095, 65535, 1 << 23, (1 << 31) - 1, 1 << 31, 1 << 40, (1 << 63) - 1)}


def _with(second: Pack) -> Built:
    first, _, third = bases.packs()
    return segment([first, second, third])


def _header(section: Section) -> None:
    second = bases.packs()[1]
    right: list[int] = list(struct.unpack("<IHH", header_of(second)))
    fields = (("bytes", 0, "bad-length", "header.len_bytes", "mojo.header.bytes"),
              ("elements", 1, "bad-count", "header.num_elements", "mojo.header.elements"),
              ("count", 2, "bad-count", "header.num_entries", "mojo.header.entries"))  # fmt: skip
    for name, place, code, field, rule in fields:
        most = 0xFFFFFFFF if place == 0 else 65534
        own = right[place]
        wrong = {0, 1, own - 1, own + 1, own + 6, own + 24, most, most // 2, most // 2 + 1} - {own}
        if name == "elements":
            wrong.add(own + 2)
        if name == "count":
            wrong -= {2}  # the entries that are not deleted: another reading
        for value in sorted(wrong):
            numbers = [*right[:place], value, *right[place + 1 :]]
            built = _with(replace(second, header=struct.pack("<IHH", *numbers)))
            # What another reading of HEADER would count, though the first pack is not in it.
            is_other = (name, value - own) in OTHER_READINGS
            section.read(
                f"header-{name}-{value}", f"HEADER's {name} is {value}; {own} is right.", built.stream,
                built.fails(1, code, field=field), flags=["IgnoresHeader", "ReleasesDamagedPack", "Resyncs"],
                rules=[rule, *(["mojo.header.one-reading"] if is_other else [])],
            )  # fmt: skip
    built = _with(replace(second, header=struct.pack(">IHH", *right)))
    text = "HEADER's numbers are big-endian, which they are in no reading."
    outcome = built.fails(1, "bad-length", field="header.len_bytes")
    section.read(
        "header-big-endian", text, built.stream, outcome, flags=["HeaderOrder", "IgnoresHeader"],
        rules=["mojo.header.bytes"],
    )  # fmt: skip
    elements, entries = "mojo.header.uncounted-elements", "mojo.header.uncounted-entries"
    for name, uncounted, rules in (
        ("elements", (right[0], 65535, right[2]), [elements]),
        ("count", (right[0], right[1], 65535), [entries]),
        ("elements-and-count", (right[0], 65535, 65535), [elements, entries]),
    ):
        built = _with(replace(second, header=struct.pack("<IHH", *uncounted)))
        text = f"HEADER's {name.replace('-', ' ')}: 65535, which says that it was too large to be stored."
        built.shown(section, f"header-{name}-uncounted", text, ["UncountedRefused"], rules=rules)
    built = _with(replace(second, header=struct.pack("<IHH", right[0], right[1], 2)))
    text = "HEADER's count leaves out the deleted entry, as Redis' count does: another reading of the document."
    outcome = built.whole()
    section.read(
        "header-count-of-live-entries", text, built.stream, outcome, flags=["IgnoresHeader"],
        rules=["mojo.header.live"],
    )  # fmt: skip


def _end(section: Section) -> None:
    second = bases.packs()[1]
    for words, comment, end, code, rule in (
        ("missing", "There is no end marker: HEADER stands where flags have to.", b"", "bad-length", "element.backlen"),
        ("twice", "There are two end markers: the second is read as HEADER's first byte.", END + END, "bad-length",
         "header.bytes"),
        ("a-zero", "A zero stands in the place of the end marker.", b"\x00", "bad-length", "element.backlen"),
        ("fe", "FE stands in the place of the end marker.", b"\xfe", "bad-encoding", "element.first-byte"),
        ("behind-a-zero", "An integer 0 stands before the end marker.", integer(0) + END, "bad-encoding",
         "entry.ms-difference"),
    ):  # fmt: skip
        built = _with(replace(second, end=end, header=header_of(second)))
        outcome = built.fails(1, code)
        section.read(
            f"end-marker-{words}", comment, built.stream, outcome, flags=["IgnoresHeader", "ReleasesDamagedPack"],
            rules=["mojo.pack.end-marker", f"mojo.{rule}"],
        )  # fmt: skip
    built = _with(second)
    whole = built.without("1.header")
    text = "HEADER is missing: the next pack's tag stands after the end marker."
    section.read(
        "header-missing", text, whole, built.fails(1, "bad-length"), flags=["IgnoresHeader", "Resyncs"],
        rules=["mojo.header.bytes"],
    )  # fmt: skip


def _tags(section: Section) -> None:
    built = bases.finished()
    for number in (1, 2):
        tag = built.part(f"{number}.tag")
        for words, wrong in {
            "of-index": b"[I", "lower-case": b"[p", "the-other-way-round": b"P[", "zeros": b"\x00\x00",
            "end-markers": END + END,
        }.items():  # fmt: skip
            content = built.content[: tag.start] + wrong + built.content[tag.end :]
            text = f"In front of pack {number + 1} stands {wrong.hex(' ').upper()} in the place of 5B 50."
            stream = built.holding(content)
            outcome = built.fails(number, "bad-encoding")
            section.read(f"tag-{number}-{words}", text, stream, outcome, flags=["IgnoresTags", "Resyncs"])
    # After the first pack a missing tag is another reading of the document, which has no tags.
    text = "Pack 3 begins without a tag, though pack 2 does not."
    outcome = built.fails(2, "bad-encoding")
    section.read("tag-2-missing", text, built.without("2.tag"), outcome, flags=["IgnoresTags", "Resyncs"])
    content = built.content[: built.tail] + b"[J" + built.content[built.index :]
    section.read(
        "tag-of-index-wrong",
        "INDEX is announced by `[J`: SUFFIX is not believed, and what stands there is no pack either.",
        built.holding(content),
        replace(built.fails(2, "bad-encoding"), valid_bytes=built.tail, records=built.records()),
        flags=["IgnoresTags"],
        rules=["mojo.end.suffix"],
    )


def _master(section: Section) -> None:
    second = pack_of([row(1007, 0, (b"x", b"1"), (b"y", b"two"))])
    count, first, other, null = second.master
    cases = {
        "null-missing": ([count, first, other], "The null after the names is missing.", "null"),
        "null-is-one": ([count, first, other, integer(1)], "1 stands in the place of the null.", "null"),
        "null-is-minus-one": ([count, first, other, integer(-1)], "-1 stands in the place of the null.", "null"),
        "null-is-a-string": ([count, first, other, string(b"0")], "A string stands in the place of the null.", "null"),
        "null-is-an-end-marker": (
            [count, first, other, END], "The end marker stands in the place of the null.", "null"
        ),
        "count-a-string": ([string(b"2"), first, other, null], "A string stands for the number of names.",
                           "num-fields"),
        "null-is-a-word": ([count, first, other, string(b"x")], "A word stands in the place of the null.", "null"),
        "count-a-word": ([string(b"x"), first, other, null], "A word stands for the number of names.", "num-fields"),
        "count-an-end-marker": ([END], "The end marker stands for the number of names.", "num-fields"),
        "one-name-too-few": ([count, first, null], "There is one name less than the number says.", "null"),
        "one-name-too-many": ([count, first, other, first, null], "There is one name more than the number says.",
                              "null"),
        "name-an-end-marker": ([count, first, END], "The end marker stands in the place of a name.", "name"),
    }  # fmt: skip
    for number in (-1, -4097, -(1 << 63), 3, 4095, 65535, 1 << 23, (1 << 31) - 1, 1 << 31, 1 << 40, (1 << 63) - 1):
        words = f"minus-{-number}" if number < 0 else str(number)
        cases[f"count-{words}"] = (
            [integer(number), first, other, null],
            f"The number of names is {number}; there are two.",
            "not-negative" if number < 0 else "null" if number == 3 else "name",
        )
    for words, (master, comment, rule) in cases.items():
        built = _with(replace(second, master=master))
        section.read(
            f"master-{words}",
            comment,
            built.stream,
            built.fails(1, "bad-encoding"),
            # A reader that compares the number with the bytes that are left may call it something else.
            flags=["ReleasesDamagedPack", *(["TrustsCount"] if words in HOSTILE else [])],
            rules=[
                f"mojo.pack.{rule}",
                *(["mojo.pack.no-digits"] if words.endswith("a-string") else []),
                *(["mojo.pack.num-fields"] if rule == "not-negative" else []),
            ],
        )


def _counts(section: Section) -> None:
    for count in (1, 2, 16, 40):
        rows = [row(1000 + number, number % 3, (b"k", b"%d" % (number * 37))) for number in range(count)]
        built = segment([pack_of(rows)])
        comment = f"One pack of {count} records."
        rules = ["mojo.pack.master-id", "mojo.entry.id", "mojo.entry.same-fields"]
        built.shown(section, f"pack-of-{count}", comment, frames=[str(count)], rules=rules)
        if count in (2, 16):
            built = segment([pack_of([one]) for one in rows])
            built.shown(section, f"packs-of-one-{count}", f"{count} packs of one record each.", frames=["1"] * count,
                        rules=["mojo.pack.master-id", "mojo.pack.tag"])  # fmt: skip
            sizes = [len(rows[at : at + 3]) for at in range(0, count, 3)]
            built = segment([pack_of(rows[at : at + 3]) for at in range(0, count, 3)])
            said = f"{count} records in packs of three, the last with what is left."
            built.shown(section, f"packs-of-three-{count}", said, frames=[str(size) for size in sizes],
                        rules=["mojo.pack.master-id", "mojo.pack.tag"])  # fmt: skip
    built = _with(replace(bases.packs()[1], entries=[]))
    text = "A pack without entries, between two others. No writer makes one; nothing in it contradicts itself."
    built.shown(section, "pack-of-none", text, rules=["mojo.pack.empty"])


def _into_index(section: Section) -> None:
    """The last pack holds `[I` in a value, and SUFFIX's index length leads there."""
    first, second, _ = bases.packs()
    last = pack_of([row(70000, 0, (b"d", b"[I" + integer(0) + b"end"))])
    right = segment([first, second, last])
    inside = right.content.index(b"[I")
    built = segment([first, second, last], suffix=Suffix(len_index=right.suffix - inside - 2))
    text = "SUFFIX's index length leads to `[I` in a value of the last pack, which ends after that: it is left out."
    outcome = built.fails(2, "bad-length")
    section.read("last-pack-runs-into-index", text, built.stream, outcome, rules=["mojo.pack.before-index"])


def _many_elements(section: Section) -> None:
    """Names of the master entry that no entry uses: a pack of many elements, and one record."""
    for elements, stated in ((65535, 65535), (65536, 65535), (65536, 0), (65535, 65534)):
        names = elements - len(MASTER_AND_ENTRY)
        entry = row(1000, 0, (b"own", b"value"))
        pack = Pack(entry.id, [integer(names), *[integer(7)] * names, integer(0)], [stored(entry, entry.id, [])])
        assert len(pack.elements) == elements
        built = segment([replace(pack, header=_counting(pack, stated))])
        is_right = stated == min(elements, 65535)
        section.read(
            f"elements-{elements}-counted-{stated}",
            f"A pack of {elements} elements, and HEADER's lp_count is {stated}: it has no more than 16 bits.",
            built.stream,
            built.whole() if is_right else built.fails(0, "bad-count"),
            flags=["UncountedRefused"] if is_right else ["IgnoresHeader"],
            rules=["mojo.header.uncounted-elements" if stated == 65535 else "mojo.header.elements"],
        )


def _counting(pack: Pack, elements: int) -> bytes:
    length, _, entries = struct.unpack("<IHH", header_of(pack))
    return struct.pack("<IHH", length, elements, entries)


MASTER_AND_ENTRY = ("number of names", "null", "flags", "milliseconds", "number", "number of pairs", "name", "value")


def _first(section: Section) -> None:
    """The same damage in the first pack, where the reading of the file is not yet known."""
    first, second, third = bases.packs()
    for words, comment, pack, code, rule in (
        ("header-bytes", "HEADER's bytes are one too many.", replace(first, header=_more(first, 0)), "bad-length",
         "mojo.header.bytes"),
        ("header-count", "HEADER's count is two too many.", replace(first, header=_more(first, 2)), "bad-count",
         "mojo.header.entries"),
        ("end-marker", "FE stands in the place of the end marker.", replace(first, end=b"\xfe"), "bad-encoding",
         "mojo.element.first-byte"),
    ):  # fmt: skip
        built = segment([pack, second, third])
        text = f"In the first pack: {comment} The packs after it show how the file is to be read; nothing is given."
        outcome = built.fails(0, code)
        section.read(
            f"first-pack-{words}", text, built.stream, outcome, flags=["IgnoresHeader", "Resyncs"],
            rules=[rule, "mojo.variant.later-pack"],
        )  # fmt: skip
        built = segment([pack])
        outcome = built.fails(0, code)
        section.read(
            f"only-pack-{words}", f"In the only pack: {comment}", built.stream, outcome, flags=["IgnoresHeader"],
            rules=[rule, "mojo.variant.furthest"],
        )  # fmt: skip


def _more(pack: Pack, place: int) -> bytes:
    numbers = list(struct.unpack("<IHH", header_of(pack)))
    numbers[place] += 1 if place == 0 else 2
    return struct.pack("<IHH", *numbers)


def write(book: Book) -> None:
    section = book.section("packs", NOTES)
    for part in (_header, _end, _tags, _master, _counts, _into_index, _many_elements, _first):
        part(section)
