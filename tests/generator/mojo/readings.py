"""Damage in segments of other readings, and what tells a reading where the first pack does not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tests.builders.listpack import integer, string
from tests.builders.mojo import Pack, Reading, pack_of
from tests.generator.book import Section, clean, corrupt
from tests.generator.mojo.build import packs_only, renamed, row, segment


def _master_counts(section: Section, packs: Callable[[Reading], list[Pack]]) -> None:
    first, second = packs(Reading(counts=True))
    for place, name in ((0, "count"), (1, "deleted")):
        for words, wrong in {"a-string": string(b"2"), "negative": integer(-1), "an-end-marker": b"\xff"}.items():
            master = list(second.master)
            master[place] = wrong
            built = segment([first, replace(second, master=master)])
            section.read(
                f"master-{name}-{words}", f"The {name} of the second master entry is {words.replace('-', ' ')}.",
                built.stream, built.fails(1, "bad-encoding"), flags=["WrongReading"],
                rules=[f"mojo.variant.master-{name}"],
            )  # fmt: skip


def _framed_ids(section: Section, packs: Callable[[Reading], list[Pack]]) -> None:
    built = segment(packs(Reading(ids="strings")))
    part = built.part("1.id")
    for words, at, wrong in (
        ("first-byte", 0, 0x87), ("backlen", 9, 0x08), ("second-first-byte", 10, 0x89), ("second-backlen", 19, 0x19),
    ):  # fmt: skip
        content = bytearray(built.content)
        content[part.start + at] = wrong
        section.read(
            f"string-id-{words}", f"Ids are strings, and {wrong:02X} frames one in the second MASTER ID.",
            built.holding(bytes(content)), built.fails(1, "bad-encoding"), flags=["OneReading"],
            rules=["mojo.element.fixed-8", "mojo.variant.strings"],
        )  # fmt: skip


def _nulls(section: Section, packs: Callable[[Reading], list[Pack]]) -> None:
    built = segment(packs(Reading(null_each=True)))
    part = built.part("index1.null.first")
    content = bytearray(built.content)
    content[part.start] = 1
    section.read(
        "null-each-is-one", "INDEX has a null after each entry, and the last one is a 1.",
        built.holding(bytes(content)),
        clean(built.records(), len(built.content), [("bad-index", built.tail)]),
        rules=["mojo.index.null-each", "mojo.element.fixed-4", "mojo.index.packs-are-believed", "mojo.variant.nulls"],
    )  # fmt: skip


def _by_suffix(section: Section) -> None:
    """One pack whose head cannot be read, and a name that says nothing: SUFFIX alone shows a segment."""
    for ids in ("raw_le", "raw_be", "strings"):
        pack = pack_of([row(1000, 0, (b"a", b"text"))], Reading(ids=ids))
        damaged = replace(pack, master=[string(b"1"), *pack.master[1:]])
        built = renamed(segment([damaged]), "segment")
        section.read(
            f"told-by-suffix-alone-{ids.replace('_', '-')}",
            f"The only pack's number of names is a string, and no name says what the file is. SUFFIX does: {ids}.",
            built.stream, built.fails(0, "bad-encoding"), flags=["OneReading"],
            rules=["mojo.variant.from-suffix", "mojo.reading.no-segment", "mojo.pack.num-fields"],
        )  # fmt: skip


def _told_by_a_later_pack(section: Section, packs: Callable[[Reading], list[Pack]]) -> None:
    """The first pack is damaged; only the second one shows the reading, and under `stop` nothing is given."""
    for reading in (Reading(counts=True), Reading(lp_count=1), Reading(ids="strings")):
        first, second = packs(reading)
        elements = list(first.entries[0].elements)
        elements[-1] = elements[-1][:-1] + b"\x7d"
        broken = replace(first, entries=[replace(first.entries[0], elements=elements), *first.entries[1:]])
        built = segment([broken, second])
        section.read(
            f"first-damaged-{reading.ids.replace('_', '-')}-{reading.counts:d}{reading.lp_count}",
            "An entry of the first pack has a wrong backlen. The second pack shows the reading.", built.stream,
            corrupt("bad-length", [], 0), flags=["OneReading"],
            rules=["mojo.variant.later-pack", "mojo.element.backlen"],
        )  # fmt: skip


def _lead_and_later(section: Section) -> None:
    """An id before the first pack, in a file that was cut within the first entry."""
    built = packs_only([replace(pack_of([row(1000, 0, (b"a", b"text"))], Reading(lead_id=True)), is_open=True)])
    place = built.packs[0]
    section.read(
        "lead-id-cut-in-first-entry", "The segment's id comes before the first pack, whose first entry is cut.",
        built.stream, replace(built.torn_at_end(), valid_bytes=place.start, records=[]),
        every={"length": [str(place.head + 3), str(len(built.content) - 1)]}, flags=["OneReading"],
        rules=["mojo.variant.lead-id", "mojo.variant.furthest", "mojo.end.head"],
    )  # fmt: skip


def add(section: Section, packs: Callable[[Reading], list[Pack]]) -> None:
    for part in (_master_counts, _framed_ids, _nulls, _told_by_a_later_pack):
        part(section, packs)
    _by_suffix(section)
    _lead_and_later(section)
