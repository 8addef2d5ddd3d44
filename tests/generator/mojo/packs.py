"""Packs: MASTER ENTRY, end marker, HEADER, and the tags between them."""

from __future__ import annotations

import struct
from dataclasses import replace

from tests.builders.listpack import END, integer, string
from tests.builders.mojo import Pack, header_of, pack_of
from tests.generator.book import Book, Section
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import Built, row, segment

NOTES = """\
What makes a pack whole: its master entry, end marker, HEADER's three numbers, and the tags between packs. Where
something is wrong it is in the second of three packs, unless the name says the first.

IgnoresHeader: HEADER is passed over -> The only check of a whole pack is not made: shifted entries come out as records
HeaderOrder: HEADER's numbers are read big-endian -> Every pack is refused
UncountedRefused: 65535 is taken for a count instead of for *too large to be stored*
  -> The packs with most records are refused
ReleasesDamagedPack: Entries are given before HEADER has confirmed them -> Misread records come out as good ones
IgnoresTags: The two characters between packs are passed over, not compared -> Damage goes unnoticed
TrustsCount: A number of names is believed before they are there -> A crash, or gigabytes
Resyncs: Under `stop` reading goes on behind a damaged pack -> A gap in the log that nobody was told of
"""


HOSTILE = {f"count-{number}" for number in (4095, 65535, 1 << 23, (1 << 31) - 1, 1 << 31, 1 << 40, (1 << 63) - 1)}


def _with(second: Pack) -> Built:
    first, _, third = bases.packs()
    return segment([first, second, third])


def _header(section: Section) -> None:
    second = bases.packs()[1]
    right: list[int] = list(struct.unpack("<IHH", header_of(second)))
    fields = (("bytes", 0, "bad-length", "header.len_bytes"), ("elements", 1, "bad-count", "header.num_elements"),
              ("count", 2, "bad-count", "header.num_entries"))  # fmt: skip
    for name, place, code, field in fields:
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
            section.read(
                f"header-{name}-{value}", f"HEADER's {name} is {value}; {own} is right.", built.stream,
                built.fails(1, code, field=field), flags=["IgnoresHeader", "ReleasesDamagedPack", "Resyncs"],
            )  # fmt: skip
    built = _with(replace(second, header=struct.pack(">IHH", *right)))
    text = "HEADER's numbers are big-endian, which they are in no reading."
    outcome = built.fails(1, "bad-length", field="header.len_bytes")
    section.read("header-big-endian", text, built.stream, outcome, flags=["HeaderOrder", "IgnoresHeader"])
    for name, uncounted in {
        "elements": (right[0], 65535, right[2]),
        "count": (right[0], right[1], 65535),
        "elements-and-count": (right[0], 65535, 65535),
    }.items():
        built = _with(replace(second, header=struct.pack("<IHH", *uncounted)))
        text = f"HEADER's {name.replace('-', ' ')}: 65535, which says that it was too large to be stored."
        built.shown(section, f"header-{name}-uncounted", text, ["UncountedRefused"])
    built = _with(replace(second, header=struct.pack("<IHH", right[0], right[1], 2)))
    text = "HEADER's count leaves out the deleted entry, as Redis' count does: another reading of the document."
    outcome = built.whole()
    section.read("header-count-of-live-entries", text, built.stream, outcome, level="should", flags=["IgnoresHeader"])


def _end(section: Section) -> None:
    second = bases.packs()[1]
    for words, comment, end, code in (
        ("missing", "There is no end marker: HEADER stands where flags have to.", b"", "bad-length"),
        ("twice", "There are two end markers: the second is read as HEADER's first byte.", END + END, "bad-length"),
        ("a-zero", "A zero stands in the place of the end marker.", b"\x00", "bad-length"),
        ("fe", "FE stands in the place of the end marker.", b"\xfe", "bad-encoding"),
        ("behind-a-zero", "An integer 0 stands in front of the end marker.", integer(0) + END, "bad-encoding"),
    ):
        built = _with(replace(second, end=end, header=header_of(second)))
        outcome = built.fails(1, code)
        section.read(
            f"end-marker-{words}", comment, built.stream, outcome, flags=["IgnoresHeader", "ReleasesDamagedPack"]
        )
    built = _with(second)
    whole = built.without("1.header")
    text = "HEADER is missing: the next pack's tag stands behind the end marker."
    section.read("header-missing", text, whole, built.fails(1, "bad-length"), flags=["IgnoresHeader", "Resyncs"])


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
    )


def _master(section: Section) -> None:
    second = pack_of([row(1007, 0, (b"x", b"1"), (b"y", b"two"))])
    count, first, other, null = second.master
    cases = {
        "null-missing": ([count, first, other], "The null behind the names is missing."),
        "null-is-one": ([count, first, other, integer(1)], "1 stands in the place of the null."),
        "null-is-minus-one": ([count, first, other, integer(-1)], "-1 stands in the place of the null."),
        "null-is-a-string": ([count, first, other, string(b"0")], "A string stands in the place of the null."),
        "null-is-an-end-marker": ([count, first, other, END], "The end marker stands in the place of the null."),
        "count-a-string": ([string(b"2"), first, other, null], "A string stands for the number of names."),
        "count-an-end-marker": ([END], "The end marker stands for the number of names."),
        "one-name-too-few": ([count, first, null], "There is one name less than the number says."),
        "one-name-too-many": ([count, first, other, first, null], "There is one name more than the number says."),
        "name-an-end-marker": ([count, first, END], "The end marker stands in the place of a name."),
    }
    for number in (-1, -4097, -(1 << 63), 3, 4095, 65535, 1 << 23, (1 << 31) - 1, 1 << 31, 1 << 40, (1 << 63) - 1):
        words = f"minus-{-number}" if number < 0 else str(number)
        cases[f"count-{words}"] = (
            [integer(number), first, other, null],
            f"The number of names is {number}; there are two.",
        )
    for words, (master, comment) in cases.items():
        built = _with(replace(second, master=master))
        section.read(
            f"master-{words}",
            comment,
            built.stream,
            built.fails(1, "bad-encoding"),
            # A reader that compares the number with the bytes that are left may call it something else.
            level="should" if words in HOSTILE else "must",
            flags=["TrustsCount", "ReleasesDamagedPack"],
        )


def _counts(section: Section) -> None:
    for count in (1, 2, 16, 40):
        rows = [row(1000 + number, number % 3, (b"k", b"%d" % (number * 37))) for number in range(count)]
        built = segment([pack_of(rows)])
        comment = f"One pack of {count} records."
        outcome = built.whole()
        section.read(
            f"pack-of-{count}", comment, built.stream, outcome, write="identical", writing={"frames": [str(count)]}
        )
        if count in (2, 16):
            built = segment([pack_of([one]) for one in rows])
            built.shown(section, f"packs-of-one-{count}", f"{count} packs of one record each.", frames=["1"] * count)
            sizes = [len(rows[at : at + 3]) for at in range(0, count, 3)]
            built = segment([pack_of(rows[at : at + 3]) for at in range(0, count, 3)])
            said = f"{count} records in packs of three, the last with what is left."
            built.shown(section, f"packs-of-three-{count}", said, frames=[str(size) for size in sizes])
    built = _with(replace(bases.packs()[1], entries=[]))
    text = "A pack without entries, between two others. No writer makes one; nothing in it contradicts itself."
    built.shown(section, "pack-of-none", text, level="may")


def _first(section: Section) -> None:
    """The same damage in the first pack, where the reading of the file is not yet known."""
    first, second, third = bases.packs()
    for words, comment, pack, code in (
        ("header-bytes", "HEADER's bytes are one too many.", replace(first, header=_more(first, 0)), "bad-length"),
        ("header-count", "HEADER's count is two too many.", replace(first, header=_more(first, 2)), "bad-count"),
        ("end-marker", "FE stands in the place of the end marker.", replace(first, end=b"\xfe"), "bad-encoding"),
    ):
        built = segment([pack, second, third])
        text = f"In the first pack: {comment} The packs behind it show how the file is to be read; nothing is given."
        outcome = built.fails(0, code)
        section.read(f"first-pack-{words}", text, built.stream, outcome, flags=["IgnoresHeader", "Resyncs"])
        built = segment([pack])
        outcome = built.fails(0, code)
        section.read(
            f"only-pack-{words}", f"In the only pack: {comment}", built.stream, outcome, flags=["IgnoresHeader"]
        )


def _more(pack: Pack, place: int) -> bytes:
    numbers = list(struct.unpack("<IHH", header_of(pack)))
    numbers[place] += 1 if place == 0 else 2
    return struct.pack("<IHH", *numbers)


def write(book: Book) -> None:
    section = book.section("packs", NOTES)
    for part in (_header, _end, _tags, _master, _counts, _first):
        part(section)
