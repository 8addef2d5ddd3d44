"""Unfinished segments: cut in their first entry, and damaged in a pack that is not the last."""

from __future__ import annotations

from dataclasses import replace

from tests.builders.mojo import Entry, Pack, header_of, pack_of
from tests.generator.book import Section, corrupt, torn
from tests.generator.mojo import build as bases
from tests.generator.mojo.build import packs_only, row, with_entry

FIRST_ENTRIES = {
    "of-a-sensor": row(1563317034408, 0, (b"temp", b"\xff"), (b"ab", b"1")),
    "that-looks-like-an-id-and-a-pack": row(
        1000, 0, (b"ab", b"L\xf3"), (b"", b"{\xea\x03"),
        (b"vebddcc1"[:7], b"127"), (b"1", b"7"), (b"ffaac", b"\xf8\xb5")
    ),
    "that-looks-like-counts": row(1033052619051, 0, (b"1", b"0"), (b"0", b"5")),
    "of-numbers": row(1033052619051, 0, (b"1", b"0"), (b"1", b"100")),
}  # fmt: skip


def _cut_in_the_first_entry(section: Section) -> None:
    for words, record in FIRST_ENTRIES.items():
        built = packs_only([replace(pack_of([record]), is_open=True)])
        place = built.packs[0]
        text = "The file ends within the first entry of its only pack. Read in another way some of it is a pack: torn."
        # Zeros to the end of the file cannot be told from room: the first byte of flags is none.
        every = {"length": [str(place.head + 1), str(len(built.content) - 1)]}
        rules = ["mojo.end.head", "mojo.variant.furthest"]
        for name, stream in (("", built.stream), ("-without-a-name", replace(built.stream, name="segment"))):
            section.read(
                f"first-entry-{words}{name}", text, stream, torn([], 0), every=every, flags=["WrongReading"],
                rules=rules,
            )  # fmt: skip


def _with_damage(pack: Pack, number: int, place: int, element: bytes) -> Pack:
    elements = list(pack.entries[number].elements)
    elements[place] = element
    return with_entry(pack, number, elements)


def _damaged_before_the_last(section: Section) -> None:
    """The second of three packs is at fault in a `w` file: none of its good entries is given."""
    first, second, third = bases.packs()
    last = len(second.entries) - 1
    for words, pack, code, rule in (
        ("first-entry-backlen", _with_damage(second, 0, 1, b"\x00\x02"), "bad-length", "element.backlen"),
        ("last-entry-backlen", _with_damage(second, last, 1, b"\x02\x02"), "bad-length", "element.backlen"),
        ("last-entry-flags", _with_damage(second, last, 0, b"\x81x\x02"), "bad-encoding", "entry.flags"),
        ("end-marker", replace(second, end=b"\xfe"), "bad-encoding", "element.first-byte"),
        ("header", replace(second, header=bytes(8)), "bad-length", "header.bytes"),
        ("order", replace(pack_of([Entry((1007 - n, 2), [(b"a", b"b")]) for n in range(3)])), "bad-order",
         "order.in-a-pack"),
    ):  # fmt: skip
        for name, packs in (("closed", [first, pack, third]), ("growing", [first, pack, replace(third, is_open=True)])):
            built = packs_only(packs)
            text = "The second of three packs is wrong, in a segment that is being written: the pack is left out whole."
            section.read(
                f"{name}-damaged-in-the-middle-{words}", text, built.stream,
                corrupt(code, built.records(1), built.packs[1].start), flags=["ReleasesDamagedPack"],
                rules=[f"mojo.{rule}", "mojo.end.closed"],
            )  # fmt: skip


def _last_with_a_header(section: Section) -> None:
    """The last pack of a `w` file has a HEADER, and is wrong: it was finished, and is left out as a whole."""
    pack = bases.packs()[1]
    for words, broken, code, rule in (
        ("an-entry", _with_damage(pack, 1, 1, b"\x01\x02"), "bad-length", "element.backlen"),
        ("a-kind", _with_damage(pack, 1, 0, b"\x81x\x02"), "bad-encoding", "entry.flags"),
    ):
        built = packs_only([bases.packs()[0], replace(broken, header=header_of(broken))])
        is_list = words == "a-kind"
        released = built.records(1) if is_list else [*built.records(1), pack.records[0]]
        at = built.packs[1].start if is_list else built.packs[1].ends[0]
        text = "An entry of the last pack is wrong. " + (
            "Its elements lead to an end marker and a HEADER that counts them: it is left out as a whole." if is_list
            else "Its elements lead nowhere: the entries before it are given."
        )  # fmt: skip
        section.read(
            f"contradiction-before-a-header-in-{words}", text, built.stream, corrupt(code, released, at),
            flags=["ReleasesDamagedPack"],
            rules=[f"mojo.{rule}", "mojo.end.closed" if is_list else "mojo.end.contradiction"],
        )  # fmt: skip


def add(section: Section) -> None:
    _cut_in_the_first_entry(section)
    _damaged_before_the_last(section)
    _last_with_a_header(section)
