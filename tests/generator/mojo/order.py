"""Ids that do not ascend, within a pack and from pack to pack."""

from __future__ import annotations

from dataclasses import replace

from tests.builders.listpack import element, integer
from tests.builders.mojo import Entry, Stored, name_of, pack_of, wrapped
from tests.generator.book import Book, Section
from tests.generator.mojo.build import row, segment
from tests.generator.mojo.entries import TOP, behind

NOTES = """\
Ids ascend, within a pack and from pack to pack: it is all that shows a changed id. Unless something else is said the
second of three packs is wrong.

IgnoresOrder: Ids that do not ascend are passed over -> The only sign of a changed id is not used
ReleasesDamagedPack (mojo.reading.whole-packs): Entries of a pack that fails are given
  -> Misread records come out as good ones
ForgetsWrap (mojo.entry.id): Differences of ids are added without modulo 2^64 -> Ids that wrap seem to ascend
"""


def _that_ends(section: Section) -> None:
    for words, ids in {
        "the-same-id-twice": [(1007, 0), (1008, 0), (1008, 0)],
        "a-lower-number": [(1007, 0), (1008, 5), (1008, 4)],
        "lower-milliseconds": [(1007, 0), (1009, 0), (1008, 9)],
        "below-master-id": [(1007, 5), (1007, 4), (1008, 0)],
        "wrapped-below-zero": [(1007, 0), (TOP, 0), (3, 0)],
    }.items():
        built = behind(pack_of([Entry(own, [(b"a", b"b")]) for own in ids]))
        text = f"The second pack's ids are {', '.join(map(name_of, ids))}. They have to ascend."
        outcome = built.fails(1, "bad-order", field="id")
        section.read(
            f"within-{words}", text, built.stream, outcome,
            flags=["IgnoresOrder", "ReleasesDamagedPack", "ForgetsWrap"], rules=["mojo.order.in-a-pack"],
        )  # fmt: skip
    for words, own in {"the-same": (1000, 0), "milliseconds-below": (999, 7)}.items():
        built = behind(pack_of([Entry(own, [(b"a", b"b")])]))
        text = f"The second pack begins with {name_of(own)}, the first has 1000-0, which the file is named after."
        outcome = built.fails(1, "bad-order", field="id")
        section.read(f"packs-{words}", text, built.stream, outcome, flags=["IgnoresOrder"], rules=["mojo.order.packs"])
    rows = [Entry((1007, 0), [(b"a", b"b")]), Entry((1008, 0), [(b"a", b"c")])]
    pack = pack_of(rows)
    record = Entry((999, 0), rows[1].fields).json()
    wrong = Stored([integer(2), integer(wrapped(-8)), integer(0), element(b"c")], record)
    built = behind(replace(pack, entries=[pack.entries[0], wrong]))
    text = "A difference of -8 milliseconds leads below the entry before it."
    outcome = built.fails(1, "bad-order", field="id")
    section.read(
        "a-negative-difference", text, built.stream, outcome, flags=["IgnoresOrder", "ForgetsWrap"],
        rules=["mojo.order.in-a-pack"],
    )  # fmt: skip


def _that_goes_on(section: Section) -> None:
    one, two, three = (pack_of([row(ms, 0, (b"a", b"b"))]) for ms in (1000, 3000, 2000))
    built = segment([one, two, three])
    section.read(
        "third-pack",
        "The third pack's id is above the first one's and below the second one's: either of the two may be wrong.",
        built.stream,
        replace(built.whole(), findings=[("bad-order", built.packs[2].start)]),
        flags=["IgnoresOrder"],
        rules=["mojo.order.either"],
        level="may",
    )
    built = segment([three, two, one])
    text = "The third pack's id is below those of both packs before it."
    outcome = built.fails(2, "bad-order", field="id")
    section.read(
        "third-pack-below-both", text, built.stream, outcome, flags=["IgnoresOrder"], rules=["mojo.order.packs"]
    )
    built = segment([two, three], name="segment")
    section.read(
        "in-a-file-without-an-id",
        "The second pack's id is below the first one's, and no name says which of them is right.", built.stream,
        replace(built.whole(), findings=[("bad-order", built.packs[1].start)]), level="may", flags=["IgnoresOrder"],
        rules=["mojo.order.either"],
    )  # fmt: skip


def write(book: Book) -> None:
    section = book.section("order", NOTES)
    _that_ends(section)
    _that_goes_on(section)
