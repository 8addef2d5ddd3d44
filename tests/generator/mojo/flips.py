"""Every bit of a segment flipped: which flips are noticed, how, and which bytes nothing protects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from tests.builders.mojo import Part, pack_of
from tests.generator.book import Book, Outcome, Section, corrupt
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import Built, row, segment

NOTES = """\
Every bit of a finished segment flipped, one at a time, and of the last pack of one that is being written. The bytes
that nothing protects may be answered in any way; each other flip is noticed.

IgnoresBacklen (mojo.element.backlen): The backlen is passed over, not compared -> Damage is read as data
IgnoresHeader: HEADER is not compared with the pack -> Entries that are shifted come out as records
ReleasesDamagedPack (mojo.reading.whole-packs): Entries of a pack that fails are given
  -> Misread records come out as good ones
IgnoresTags (mojo.pack.tag): Tags are passed over, not compared -> Damage goes unnoticed
IgnoresOrder: Ids that do not ascend are passed over -> The only sign of a changed id is not used
BelievesIndex (mojo.index.packs-are-believed): INDEX or SUFFIX is believed rather than the packs
  -> A flipped bit there loses sound records
Crashes (mojo.reading.any-bytes): A reader falls over on bytes that no writer made -> One bit stops a whole export
"""


OF_INDEX = ("readable", "offset", "id", "length", "entries", "null", "id-ms", "id-seq", "length-is-a-number")


def _base() -> Built:
    """Three packs. Strings have two bytes and more: no flipped bit makes one an integer of the same length. And no
    flipped bit makes a number of entries that of those not deleted, which is another reading."""
    rows = [
        [row(1000, 0, (b"name", b"text")), row(1000, 1, (b"name", b"-300"), deleted=True)],
        [row(1007, 2, (b"name", b"40000")), row(1008, 0, (b"own", b"value"), (b"more", b"123456789")), row(1009, 1,
         (b"name", b"x" * 70), deleted=True), row(1009, 5, (b"name", b"words"))],
        [row(1 << 40, 0, (b"last", b"end")), row(1 << 40, 1, (b"last", b"gone"), deleted=True)],
    ]  # fmt: skip
    return segment([pack_of(one) for one in rows])


def ranges(parts: Sequence[Part]) -> list[list[str]]:
    """The parts' bytes as ranges of `every.bit`, neighbours joined."""
    out: list[list[int]] = []
    for part in parts:
        if out and out[-1][1] == part.start:
            out[-1][1] = part.end
        else:
            out.append([part.start, part.end])
    return [[str(start), str(end)] for start, end in out]


class _Flips:
    """Hands out the parts of a segment, each once, so that none is forgotten."""

    def __init__(self, section: Section, built: Built, words: str) -> None:
        self.section, self.built, self.words = section, built, words
        self.left = list(built.parts)

    def take(self, prefix: str, suffix: str = "") -> list[Part]:
        return self.take_if(lambda part: part.name.startswith(prefix) and part.name.endswith(suffix))

    def take_if(self, wanted: Callable[[Part], bool]) -> list[Part]:
        taken = [part for part in self.left if wanted(part)]
        self.left = [part for part in self.left if part not in taken]
        return taken

    def add(self, words: str, comment: str, parts: Sequence[Part], outcome: Outcome, rule: str, **more: Any) -> None:
        every = {"bit": ranges(parts)} | ({} if rule == "exact" else {"rule": rule})
        name = f"{self.words}-{words}"
        self.section.read(name, comment, self.built.stream, outcome, every=every, **more)


def _is_integer(built: Built, part: Part) -> bool:
    """Whether a first byte is of an integer of 7 or 13 bits, of which it holds a part."""
    first = built.content[part.start]
    return part.name.endswith(".first") and (first < 0x80 or 0xC0 <= first < 0xE0)


def _finished(section: Section) -> None:
    built = _base()
    flips = _Flips(section, built, "finished")
    content = built.content

    def value(part: Part) -> bool:
        """What an element holds, where nothing says how long it is."""
        framing = "master.0" in part.name or part.name.endswith("master.2.first") or _is_pair_count(built, part)
        return not framing and (part.name.endswith(".data") or _is_integer(built, part))

    nothing = flips.take_if(lambda part: part.name[0].isdigit() and value(part))
    text = "A bit of what an element holds is flipped: names, values, flags, differences of ids. Nothing protects them."
    flips.add("values", text, nothing, built.whole(), "answered", flags=["Crashes"])
    for number in (1, 2):
        backlens = flips.take(f"{number}.", ".backlen")
        flips.add(
            f"backlens-of-pack-{number + 1}",
            f"A bit of a backlen in pack {number + 1} is flipped: it contradicts the element.", backlens,
            built.fails(number, "bad-length"), "exact", flags=["IgnoresBacklen", "ReleasesDamagedPack"],
        )  # fmt: skip
        (header,) = flips.take(f"{number}.header")
        for field, start, end, code in (
            ("bytes", 0, 4, "bad-length"),
            ("elements", 4, 6, "bad-count"),
            ("count", 6, 8, "bad-count"),
        ):
            flips.add(
                f"header-{field}-of-pack-{number + 1}",
                f"A bit of HEADER's {field} in pack {number + 1} is flipped: it contradicts the pack.",
                [replace(header, start=header.start + start, end=header.start + end)],
                built.fails(number, code),
                "exact",
                flags=["IgnoresHeader", "ReleasesDamagedPack"],
                rules=[f"mojo.header.{'entries' if field == 'count' else field}"],
            )
        tag = flips.take(f"{number}.tag")
        text = f"A bit of the tag before pack {number + 1} is flipped."
        outcome = built.fails(number, "bad-encoding")
        flips.add(f"tag-of-pack-{number + 1}", text, tag, outcome, "exact", flags=["IgnoresTags"])
        null = flips.take(f"{number}.master.2.first")
        text = (
            f"A bit of the null that ends the master entry of pack {number + 1} is flipped: it is another integer, or "
            "an empty string."
        )
        outcome = built.fails(number, "bad-encoding")
        flips.add(
            f"null-of-pack-{number + 1}", text, null, outcome, "exact", flags=["ReleasesDamagedPack"],
            rules=["mojo.pack.null"],
        )  # fmt: skip
    _ids(flips)
    _framing(flips)
    _ending(flips)
    assert not flips.left, [part.name for part in flips.left]
    assert len(content) == built.parts[-1].end


def _is_pair_count(built: Built, part: Part) -> bool:
    """Whether a part is of the number of pairs of an entry with names of its own."""
    if ".entry" not in part.name or part.name.split(".")[2] != "3":
        return False
    flags = built.part(f"{part.name.rsplit('.', 2)[0]}.0.first")
    return not built.content[flags.start] & 2


def _ids(flips: _Flips) -> None:
    built = flips.built
    first, second, third = (flips.take(f"{number}.id")[0] for number in range(3))
    text = "A bit of the first MASTER ID is flipped: INDEX and SUFFIX agree on another, and the file's name does."
    outcome = built.fails(0, "bad-order", field="head.master_id")
    rules = ["mojo.order.master-id"]
    flips.add("master-id-of-pack-1", text, [first], outcome, "exact", flags=["IgnoresOrder"], rules=rules)
    flips.add(
        "high-milliseconds-of-pack-2",
        "A high bit of the second MASTER ID is flipped: it is above the third, and the one that INDEX has is not.",
        [replace(second, start=second.start + 5, end=second.start + 8)],
        built.fails(1, "bad-order", field="head.master_id"), "exact", flags=["IgnoresOrder"], rules=rules,
    )  # fmt: skip
    flips.add(
        "other-ids",
        "A bit of MASTER ID is flipped, and it still lies between those around it, or may. INDEX has another: a "
         "warning at most.", [replace(second, end=second.start + 5), replace(second, start=second.start + 8), third],
        built.whole(), "answered", flags=["Crashes"],
    )  # fmt: skip


def _framing(flips: _Flips) -> None:
    """What is left of the packs: first bytes and lengths of strings and wide integers, counts, end markers."""
    built = flips.built
    for number in range(3):
        left = flips.take(f"{number}.")
        text = (
            f"A bit of what frames pack {number + 1} is flipped: first bytes, lengths, numbers of fields, end marker"
            + (", backlens and HEADER." if number == 0 else ".")
        )
        flags = ["IgnoresBacklen", "IgnoresHeader", "ReleasesDamagedPack"]
        rules = ["mojo.element.first-byte", "mojo.header.bytes", "mojo.header.elements", "mojo.header.entries"]
        flips.add(f"framing-of-pack-{number + 1}", text, left, built.whole(), "refused", flags=flags, rules=rules)


def _ending(flips: _Flips) -> None:
    built = flips.built
    records = built.records()
    text = "A bit of `[I` is flipped: SUFFIX leads to no INDEX and is not believed, and what stands there is no pack."
    outcome = corrupt("bad-encoding", records, built.tail)
    flips.add(
        "tag-of-index", text, flips.take("tail.tag"), outcome, "exact", flags=["IgnoresTags"], rules=["mojo.end.suffix"]
    )
    flips.add(
        "index", "A bit of INDEX is flipped: the packs are believed, and all is read.", flips.take("index"),
        replace(built.whole(), findings=None), "exact", flags=["BelievesIndex", "Crashes"],
        rules=[*(f"mojo.index.{rule}" for rule in OF_INDEX), "mojo.element.fixed-4"],
    )  # fmt: skip
    for name, code, words, rule in (
        ("id", "bad-index", "the segment's id", "segment-id"),
        ("count", "bad-index", "the number of records", "count"),
        ("reserved", "reserved-nonzero", "the reserved bytes", "reserved"),
    ):
        flips.add(
            f"suffix-{name}", f"A bit of SUFFIX is flipped, in {words}: all is read, and it is reported.",
            flips.take(f"suffix.{name}"), replace(built.whole(), findings=[(code, built.suffix)]), "exact",
            flags=["BelievesIndex"], rules=[f"mojo.index.{rule}"],
        )  # fmt: skip
    text = (
        "A bit of SUFFIX's index length or end markers is flipped: it is no SUFFIX, and the segment is torn at INDEX."
    )
    outcome = Outcome("torn", built.tail, records, "torn")
    flips.add("suffix-length-and-end", text, flips.take("suffix."), outcome, "exact", flags=["BelievesIndex"],
              rules=["mojo.end.suffix", "mojo.end.index", "mojo.index.end-markers"])  # fmt: skip


def _growing(section: Section) -> None:
    built = bases.growing()
    place = built.packs[1]
    for number in range(1, len(place.ends)):
        start = place.ends[number - 1]
        parts = [p for p in built.parts if p.name.startswith(f"1.entry{number}.") and p.name.endswith(".backlen")]
        section.read(
            f"growing-backlens-of-entry-{number + 1}",
            f"A bit of a backlen is flipped in entry {number + 1} of the pack that has no HEADER yet: the ones "
            "before it are given.",
            built.stream,
            corrupt("bad-length", built.records(1) + place.pack.records[:number], start),
            every={"bit": ranges(parts)},
            flags=["IgnoresBacklen"],
            rules=["mojo.end.contradiction"],
        )
    parts = [p for p in built.parts if p.name.startswith(("1.master", "1.entry0.")) and p.name.endswith(".backlen")]
    section.read(
        "growing-backlens-of-head-and-first-entry",
        "A bit of a backlen is flipped in master entry or first entry of the pack that has no HEADER yet: nothing "
         "of it is given.", built.stream, built.fails(1, "bad-length"), every={"bit": ranges(parts)},
        flags=["IgnoresBacklen", "ReleasesDamagedPack"], rules=["mojo.end.contradiction"],
    )  # fmt: skip
    rest = [part for part in built.parts if part.start >= place.id and not part.name.endswith(".backlen")]
    text = "A bit of another byte of the pack that has no HEADER yet is flipped: there is nothing to compare it with."
    every = {"bit": ranges(rest), "rule": "answered"}
    built.shown(section, "growing-other-bytes", text, ["Crashes"], every=every)


def write(book: Book) -> None:
    section = book.section("bit-flips", NOTES)
    _finished(section)
    _growing(section)
