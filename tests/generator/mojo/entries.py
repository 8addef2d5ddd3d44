"""Entries: flags, differences of ids, the and names that are their own or the pack's."""

from __future__ import annotations

from dataclasses import replace

from tests.builders.listpack import END, element, integer, string
from tests.builders.mojo import MODULUS, SAME, Entry, Id, Pack, name_of, pack_of, stored
from tests.generator.book import Book, Section, clean
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import Built, row, segment, with_entry

NOTES = """\
What an entry holds: flags, differences of ids, names of its own or the pack's. Where something is wrong it is in the
second of three packs.

ForgetsWrap (mojo.entry.id): Differences of ids are added without modulo 2^64, or taken for unsigned
  -> Ids become negative, or lose their high bits: seen in a first decoder of real Redis nodes
NumberCarries (mojo.entry.id): A negative difference of the number borrows from the milliseconds
  -> Ids are wrong after each new millisecond
DropsDeleted (mojo.entry.deleted): Deleted entries are left out, or given without the flag -> Readers count differently
AssumesMasterNames (mojo.entry.same-fields): Values are read with the master entry's names whatever the flag says
  -> Parsers of Redis' RDB files break so where an entry's fields differ
  https://github.com/8090Lambert/go-redis-parser/issues/5
  https://github.com/HDT3213/rdb/issues/29
NamesAreAMap (mojo.entry.fields-in-order): Fields are held in a map
  -> A name that occurs twice loses a value, and their order is lost
UnknownFlagsFatal (mojo.entry.known-flags): A flag that is not described is refused -> Records that can be read are lost
TrustsCount (mojo.pack.fields-are-counted): A count of fields is believed before the elements are there
  -> A crash, or gigabytes
ReleasesDamagedPack (mojo.reading.whole-packs): Entries of a pack that fails are given before the failure is found
  -> Misread records come out as good ones
WrongKind: An element's kind is not looked at where one is asked for -> Damage is read as data
"""

TOP = MODULUS - 1
IDS: dict[str, list[Id]] = {
    "number-goes-up": [(1000, 50), (1000, 51), (1000, 1000)],
    "number-begins-again": [(1000, 50), (1001, 0), (1001, 1)],
    "number-begins-far-below": [(1000, TOP), (1001, 0), (1002, TOP), (1003, 1)],
    "milliseconds-far-above": [(1000, 0), (1 << 31, 0), (1 << 32, 0), (1 << 63, 0), (TOP, TOP)],
    "from-zero": [(0, 0), (0, 1), (1, 0), (TOP, TOP)],
    "from-one": [(0, 1), (0, 2)],
    "the-last-id": [(TOP, TOP)],
    "the-last-two-ids": [(TOP, TOP - 1), (TOP, TOP)],
    "half-way": [((1 << 63) - 1, (1 << 63) - 1), (1 << 63, 1 << 63)],
    "differences-of-64-bits": [(1, 1), (1 << 63, 0), ((1 << 63) + 1, 1 << 63), ((1 << 63) + 2, (1 << 63) + 1)],
    "above-2-to-the-53": [((1 << 53) + 1, (1 << 53) + 1), ((1 << 53) + 3, (1 << 53) + 3)],
    "every-width": [(1000, 0)] + [(1000 + (1 << bits), 1 << bits) for bits in (6, 7, 12, 15, 23, 31, 47, 62)],
}


def _ids(section: Section) -> None:
    for words, ids in IDS.items():
        # 0-0 is an id that can be read, and that no record is given: Redis refuses it.
        write = "none" if ids[0] == (0, 0) else "equivalent"
        rows = [Entry(own, [(b"a", b"%d" % number)]) for number, own in enumerate(ids)]
        built = segment([pack_of(rows)])
        text = f"A pack with the ids {', '.join(map(name_of, ids))}: stored as differences to the first, modulo 2^64."
        built.shown(
            section, f"ids-{words}", text, ["ForgetsWrap", "NumberCarries"], frames=[str(len(rows))], write=write
        )
        if len(ids) > 1:
            built = segment([pack_of([one]) for one in rows])
            text = (
                f"The ids {', '.join(map(name_of, ids))}, each in a pack of its own: whole in MASTER ID and in INDEX."
            )
            built.shown(
                section, f"ids-{words}-one-a-pack", text, ["ForgetsWrap"], frames=["1"] * len(rows), write=write
            )


def behind(pack: Pack) -> Built:
    """A segment in which `pack`, with the id 1007-0 or above, is the second of three."""
    return segment([bases.packs()[0], pack, bases.packs()[2]])


def _three(*pairs: tuple[bytes, bytes], deleted: tuple[int, ...] = ()) -> Pack:
    """Three records with the same field names."""
    own = pairs or ((b"x", b"1"), (b"y", b"two"))
    return pack_of([row(1007 + number, 0, *own, deleted=number in deleted) for number in range(3)])


def _flags(section: Section) -> None:
    for words, deleted in {
        "none": (), "the-first": (0,), "the-middle": (1,), "the-last": (2,), "all": (0, 1, 2),
    }.items():  # fmt: skip
        built = behind(_three(deleted=deleted))
        comment = f"Of a pack's three entries the ones that are deleted are: {words.replace('-', ' ')}."
        built.shown(section, f"deleted-{words}", comment, ["DropsDeleted"], frames=["1", "3", "1"])
    built = segment([pack_of([row(1000, 0, (b"a", b"b"), deleted=True)])])
    built.shown(section, "deleted-alone", "A segment of one record, which is deleted.", ["DropsDeleted"], frames=["1"])
    for more in (4, 8, 16, 28, 32, 128, 4096, 1 << 62):
        rows = [row(1007, 0, (b"x", b"1")), row(1008, 0, (b"x", b"2")), row(1009, 0, (b"x", b"3"))]
        pack = pack_of(rows)
        pack = with_entry(pack, 1, stored(replace(rows[1], flags=more), rows[0].id, [b"x"]).elements)
        built = behind(pack)
        text = f"An entry has the flags {more | SAME:#x}: SAMEFIELDS, and what no document describes. It is read."
        outcome = clean(built.records(), len(built.content), [("reserved-nonzero", built.packs[1].start)])
        section.read(f"flags-{more | SAME}", text, built.stream, outcome, flags=["UnknownFlagsFatal"])


def _negative_flags(section: Section) -> None:
    """Flags are bits of an integer, and its sign is one of them."""
    for flags in (-1, -2, -4095, -(1 << 63) + 2):
        rows = [
            row(1007, 0, (b"x", b"1")),
            row(1008, 0, (b"x", b"2"), deleted=bool(flags & 1)),
            row(1009, 0, (b"x", b"3")),
        ]
        pack = pack_of(rows)
        same = stored(rows[1], rows[0].id, [b"x"]).elements[1:]
        own = [*same[:2], integer(1), element(b"x"), *same[2:]]
        pack = with_entry(pack, 1, [integer(flags), *(same if flags & SAME else own)])
        built = behind(pack)
        text = f"An entry has the flags {flags}: bits 0 and 1 are what it says, and the others change nothing."
        outcome = clean(built.records(), len(built.content), [("reserved-nonzero", built.packs[1].start)])
        section.read(f"flags-minus-{-flags}", text, built.stream, outcome, flags=["UnknownFlagsFatal"])


def _own_names(section: Section) -> None:
    names = [(b"a", b"1"), (b"b", b"2")]
    cases = {
        "one-less": [(b"a", b"1")],
        "one-more": [*names, (b"c", b"3")],
        "in-another-order": names[::-1],
        "of-another-length": [(b"aa", b"1"), (b"b", b"2")],
        "none": [],
        "twice": [(b"a", b"1"), (b"a", b"2")],
        "twice-with-the-same-value": [(b"a", b"1"), (b"a", b"1")],
        "numbers": [(b"1", b"1"), (b"-70000", b"2")],
        "empty-names-and-values": [(b"", b""), (b"", b"")],
    }
    for words, own in cases.items():
        rows = [row(1007, 0, *names), row(1008, 0, *own), row(1009, 0, *names)]
        built = behind(pack_of(rows))
        comment = f"The middle one of three entries has names of its own: {words.replace('-', ' ')}."
        built.shown(
            section, f"own-names-{words}", comment, ["AssumesMasterNames", "NamesAreAMap"], frames=["1", "3", "1"]
        )
    for count in (1, 2, 17, 128):
        many = [(b"n%d" % number, b"%d" % number) for number in range(count)]
        built = behind(pack_of([row(1007, 0, *many), row(1008, 0, *many)]))
        text = f"A master entry of {count} names, and two entries with their values only."
        built.shown(section, f"master-names-{count}", text, frames=["1", "2", "1"], rules=["mojo.entry.same-fields"])
        built = behind(pack_of([row(1007, 0, *names), row(1008, 0, *many)]))
        comment = f"An entry of {count} pairs, in a pack whose master entry has other names."
        built.shown(section, f"own-names-{count}", comment, ["AssumesMasterNames"], frames=["1", "2", "1"])
    twice = [(b"a", b"1"), (b"a", b"2")]
    built = behind(pack_of([row(1007, 0, *twice), row(1008, 0, *twice)]))
    comment = "A master entry in which a name occurs twice."
    built.shown(section, "master-names-twice", comment, ["NamesAreAMap"], frames=["1", "2", "1"])
    pack = pack_of([row(1007, 0), row(1008, 0, (b"a", b"1"))])
    built = behind(pack)
    comment = "A master entry without names: its first entry has no fields at all, the second one of its own."
    built.shown(section, "master-names-0", comment, ["AssumesMasterNames"], frames=["1", "2", "1"])
    pack = _three()
    elements = [integer(0), integer(1), integer(0), integer(2), *map(element, (b"x", b"1", b"y", b"two"))]
    built = behind(with_entry(pack, 1, elements))
    text = "An entry without SAMEFIELDS that has the master entry's names all the same."
    built.shown(section, "own-names-that-are-the-masters", text, rules=["mojo.entry.same-fields"])


def _first_is_not_master(section: Section) -> None:
    rows = [row(1007, 3, (b"x", b"1")), row(1008, 0, (b"x", b"2"))]
    pack = pack_of(rows)
    entries = [stored(one, (1007, 1), [b"x"]) for one in rows]
    built = behind(replace(pack, id=(1007, 1), entries=entries))
    text = "The first entry's id is MASTER ID and 2 more: the differences count, whatever MASTER ID is called."
    built.shown(section, "first-entry-differs-from-master-id", text, ["ForgetsWrap"], rules=["mojo.entry.first"])
    names = [b"p", b"q"]
    built = behind(pack_of(rows, names=names))
    text = "No entry of the pack has the names of its master entry."
    built.shown(section, "no-entry-has-the-master-names", text, ["AssumesMasterNames"])


def _elements(*parts: int | bytes) -> list[bytes]:
    return [integer(part) if isinstance(part, int) else part for part in parts]


def _damage(section: Section) -> None:
    """The middle one of three entries, with the names x and y: (words, comment, its elements)."""
    x, y = string(b"one"), string(b"two")
    same, own = (2, 1, 0), (0, 1, 0)
    cases: list[tuple[str, str, str, list[bytes]]] = [
        ("flags", "flags-a-string", "A string stands in the place of flags.", _elements(string(b"2"), 1, 0, x, y)),
        ("ms-difference", "milliseconds-a-string", "A string stands for the difference of milliseconds.",
         _elements(2, string(b"1"), 0, x, y)),
        ("seq-difference", "number-a-string", "A string stands for the difference of numbers.",
         _elements(2, 1, string(b"0"), x, y)),
        ("num-fields", "count-a-string", "A string stands for the number of pairs.",
         _elements(*own, string(b"1"), x, y)),
        ("ms-difference", "end-behind-flags", "The end marker follows flags.", _elements(2, END)),
        ("seq-difference", "end-behind-milliseconds", "The end marker follows the first difference.",
         _elements(2, 1, END)),
        ("value", "end-behind-ids", "The end marker stands where the first value has to.", _elements(*same, END)),
        ("value", "end-behind-a-value", "The end marker stands where the second value has to.",
         _elements(*same, x, END)),
        ("num-fields", "end-in-place-of-a-count", "The end marker stands for the number of pairs.",
         _elements(*own, END)),
        ("own-name", "end-behind-a-count", "The end marker stands where the first name has to.",
         _elements(*own, 1, END)),
        ("own-value", "end-behind-a-name", "The end marker stands where a value of its own has to.",
         _elements(*own, 1, x, END)),
    ]  # fmt: skip
    # A string that is no number; above, one that Redis takes for the number that its digits are.
    cases += [
        ("flags", "flags-a-word", "A word stands in the place of flags.", _elements(string(b"x"), 1, 0, x, y)),
        ("ms-difference", "milliseconds-a-word", "A word stands for the difference of milliseconds.",
         _elements(2, string(b"x"), 0, x, y)),
        ("seq-difference", "number-a-word", "A word stands for the difference of numbers.",
         _elements(2, 1, string(b"x"), x, y)),
        ("num-fields", "count-a-word", "A word stands for the number of pairs.", _elements(*own, string(b"x"), x, y)),
    ]  # fmt: skip
    cases += [
        ("not-negative", f"count-minus-{-count}", f"An entry of {count} pairs.", _elements(*own, count, x, y))
        for count in (-1, -4096, -(1 << 31), -(1 << 63))
    ]
    for rule, words, comment, elements in cases:
        built = behind(with_entry(_three(), 1, elements))
        text = f"{comment} The whole pack is left out."
        outcome = built.fails(1, "bad-encoding")
        own_rules = (
            ["mojo.pack.not-negative", "mojo.entry.num-fields"] if rule == "not-negative" else [f"mojo.entry.{rule}"]
        )
        section.read(
            f"wrong-{words}", text, built.stream, outcome, flags=["WrongKind", "ReleasesDamagedPack"],
            rules=[*own_rules, *(["mojo.pack.no-digits"] if words.endswith("a-string") else [])],
        )  # fmt: skip
    last: list[tuple[str, str, str, list[bytes]]] = [
        ("value", "one-value-too-few", "The last entry has one value less than there are names.",
         _elements(2, 2, 0, x)),
        ("flags", "one-value-too-many", "The last entry has one value more than there are names.",
         _elements(2, 2, 0, x, y, x)),
        ("num-fields", "same-fields-flag-lost", "Values without names, and a flag that says names.",
         _elements(0, 2, 0, x, y)),
        ("flags", "same-fields-flag-set", "A pair of its own, and a flag that says values only.",
         _elements(2, 2, 0, 1, x, y)),
    ]  # fmt: skip
    for bits in (1, 7, 12, 15, 23, 31, 32, 62):
        count = (1 << bits) - 1 if bits > 1 else 2
        text = f"An entry that says it has {count} pairs, and has one."
        last.append(("own-name", f"count-{count}", text, _elements(0, 2, 0, count, x, y)))
    last.append(("own-name", "count-of-63-bits", "2^63 - 1 pairs.", _elements(0, 2, 0, (1 << 63) - 1, x, y)))
    for rule, words, comment, elements in last:
        built = behind(with_entry(_three(), 2, elements))
        section.read(
            f"wrong-last-{words}",
            f"{comment} It is noticed at the end marker: nothing of the pack is given.",
            built.stream,
            built.fails(1, "bad-encoding"),
            # A reader that compares a number with the bytes that are left may call it something else.
            flags=["ReleasesDamagedPack", *(["TrustsCount"] if rule == "own-name" else [])],
            rules=[f"mojo.entry.{rule}"],
        )


def write(book: Book) -> None:
    section = book.section("entries", NOTES)
    for part in (_ids, _flags, _negative_flags, _own_names, _first_is_not_master, _damage):
        part(section)
