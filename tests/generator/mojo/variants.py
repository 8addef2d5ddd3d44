"""The other readings that the document allows: each is recognised from the file itself."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import product

from tests.builders.mojo import PRIMARY, Pack, Reading, Suffix, pack_of
from tests.generator.book import Book, Section, clean, torn
from tests.generator.mojo import readings
from tests.generator.mojo.build import packs_only, renamed, row, segment

NOTES = """\
Readings of the document other than the one in which all its sizes hold. Nobody knows what its author meant; a good
reader recognises them.

OneReading: Only the reading in which all sizes hold is read
  -> A file of someone who read the document otherwise is lost
WrongReading (mojo.variant.shape): The first reading that yields elements is believed, not the one that agrees with
  HEADER
  -> Records that nobody wrote
"""


def packs(reading: Reading) -> list[Pack]:
    return [
        pack_of(rows, reading)
        for rows in (
            [row(1000, 0, (b"a", b"12"), (b"b", b"text")), row(1001, 4, (b"own", b"x"), deleted=True)],
            [row(1005, 2, (b"a", b"-1"), (b"b", b"")), row(1006, 0, (b"a", b"70000"), (b"b", b"t"))],
        )
    ]


def words_of(reading: Reading) -> str:
    said = [
        one.name if value is True else f"no-{one.name}" if value is False else f"{one.name}-{value}"
        for one in fields(Reading)
        if (value := getattr(reading, one.name)) != getattr(PRIMARY, one.name)
    ]
    return "-".join(said).replace("elements_form-", "").replace("_", "-") or "primary"


def described(reading: Reading) -> str:
    said: dict[str, dict[object, str]] = {
        "ids": {"raw_be": "ids are big-endian", "strings": "ids and SUFFIX are listpack strings"},
        "lead_id": {True: "the segment's id comes before the first pack"},
        "tags": {False: "there are no tags"},
        "counts": {True: "master entries begin with count and deleted"},
        "lp_count": {1: "entries end with lp-count", 2: "entries end with an lp-count that counts itself"},
        "bytes_form": {"redis": "HEADER's bytes has 6 more", "pack": "HEADER's bytes is that of the whole pack"},
        "elements_form": {"memory": "HEADER's lp_count has 2 more"},
        "live_count": {True: "HEADER's count leaves out deleted entries"},
        "index_ids": {"segment": "INDEX has differences to the first id", "previous": "INDEX has differences in turn"},
        "null_each": {True: "INDEX has a null after each entry"},
        "suffix_id": {"last": "SUFFIX has the last record's id"},
    }
    found = [texts[value] for name, texts in said.items() if (value := getattr(reading, name)) in texts]
    return ", ".join(found) or "the reading in which all sizes hold"


RULES: dict[str, dict[object, str]] = {
    "ids": {"raw_be": "big-endian", "strings": "strings"}, "lead_id": {True: "lead-id"}, "tags": {False: "no-tags"},
    "counts": {True: "counts"}, "lp_count": {1: "lp-counts", 2: "lp-counts"},
    "bytes_form": {"redis": "bytes", "pack": "bytes"}, "elements_form": {"memory": "elements"},
    "index_ids": {"segment": "index-ids", "previous": "index-ids"}, "null_each": {True: "nulls"},
    "suffix_id": {"last": "last-id"},
}  # fmt: skip


def rules_of(reading: Reading) -> list[str]:
    """The rules that accept a reading."""
    found = [f"mojo.variant.{rules[getattr(reading, name)]}" for name, rules in RULES.items()
             if getattr(reading, name) in rules]  # fmt: skip
    return [*found, *(["mojo.header.live"] if reading.live_count else [])] or ["mojo.pack.master-id", "mojo.pack.tag"]


def shapes() -> Iterator[Reading]:
    """What moves the elements of a pack: all of it together."""
    for ids, lead, counts, lp_count in product(("raw_le", "raw_be", "strings"), (False, True), (False, True), (0, 1)):
        yield Reading(ids=ids, lead_id=lead, counts=counts, lp_count=lp_count)


OTHERS = (
    Reading(tags=False),
    Reading(tags=False, ids="strings"),
    Reading(tags=False, lp_count=1),
    Reading(lp_count=2),
    Reading(lp_count=2, counts=True),
    *(
        Reading(bytes_form=form, elements_form=elements)
        for form in ("body", "redis", "pack")
        for elements in ("body", "memory")
    ),
    Reading(live_count=True),
    Reading(live_count=True, bytes_form="redis", elements_form="memory", counts=True, lp_count=1),
    *(Reading(index_ids=ids, null_each=null) for ids in ("absolute", "segment", "previous") for null in (False, True)),
    Reading(suffix_id="last"),
    Reading(ids="strings", suffix_id="last", index_ids="previous", null_each=True, lead_id=True),
)  # fmt: skip


def _whole(section: Section) -> None:
    seen = set()
    for reading in (*shapes(), *OTHERS):
        if reading in seen:
            continue
        seen.add(reading)
        built = segment(packs(reading))
        built.shown(
            section,
            f"finished-{words_of(reading)}",
            f"A finished segment: {described(reading)}.",
            [] if reading == PRIMARY else ["OneReading", "WrongReading"],
            rules=rules_of(reading),
        )


def _unfinished(section: Section) -> None:
    for reading in (
        Reading(ids="raw_be"),
        Reading(ids="strings"),
        Reading(lead_id=True),
        Reading(counts=True),
        Reading(lp_count=1),
        Reading(ids="strings", lead_id=True, counts=True, lp_count=1),
        Reading(bytes_form="redis", elements_form="memory"),
    ):
        built = packs_only(packs(reading))
        text = f"Closed packs, and more is to come: {described(reading)}."
        built.shown(section, f"closed-{words_of(reading)}", text, ["OneReading", "WrongReading"],
                    rules=[*rules_of(reading), "mojo.end.writing"])  # fmt: skip
        first, second = packs(reading)
        built = packs_only([first, replace(second, is_open=True)])
        text = f"A closed pack, and one that is not: {described(reading)}."
        built.shown(section, f"growing-{words_of(reading)}", text, ["OneReading", "WrongReading"],
                    rules=[*rules_of(reading), "mojo.end.writing"])  # fmt: skip
        place = built.packs[1]
        section.read(
            f"growing-cut-{words_of(reading)}", f"The last entry is cut, at any byte: {described(reading)}.",
            built.stream, torn([*built.records(1), place.pack.records[0]], place.ends[0]),
            every={"length": [str(place.ends[0] + 1), str(place.ends[1] - 1)]}, flags=["OneReading"],
            rules=[*rules_of(reading), "mojo.end.entry"],
        )  # fmt: skip


def _damaged(section: Section) -> None:
    for reading in (
        Reading(ids="raw_be"), Reading(ids="strings"), Reading(lead_id=True), Reading(counts=True), Reading(lp_count=1),
        Reading(bytes_form="pack"),
    ):  # fmt: skip
        first, second = packs(reading)
        built = segment([first, replace(second, end=b"\xfe")])
        section.read(
            f"damaged-{words_of(reading)}", f"The second pack's end marker is FE: {described(reading)}.", built.stream,
            built.fails(1, "bad-encoding"), flags=["OneReading", "WrongReading"],
            rules=[*rules_of(reading), "mojo.element.first-byte"],
        )  # fmt: skip


def _own_contradictions(section: Section) -> None:
    reading = Reading(lp_count=1)
    first, second = packs(reading)
    elements = list(second.entries[1].elements)
    elements[-1] = b"\x07\x01"
    entries = [second.entries[0], replace(second.entries[1], elements=elements)]
    built = segment([first, replace(second, entries=entries)])
    text = "An lp-count is 7; 5 is right, and 6 in older code of mojo."
    outcome = built.fails(1, "bad-count")
    section.read("lp-count-wrong", text, built.stream, outcome, flags=["WrongReading"], rules=["mojo.variant.lp-count"])
    reading = Reading(counts=True)
    first, second = packs(reading)
    for place, name in ((0, "count"), (1, "deleted")):
        master = list(second.master)
        master[place] = b"\x09\x01"
        built = segment([first, replace(second, master=master)])
        text = f"The master entry's {name} is 9: no part of the reading in which all sizes hold, and a warning."
        outcome = clean(built.records(), len(built.content), [("bad-count", built.packs[1].start)])
        section.read(
            f"master-{name}-wrong", text, built.stream, outcome, flags=["WrongReading"],
            rules=["mojo.pack.master-counts"],
        )  # fmt: skip
    reading = Reading(lead_id=True)
    built = packs_only(packs(reading), "1000-0", lead_id=(1000, 1)).finish()
    text = "The id before the first pack is not that of its first record."
    outcome = clean(built.records(), len(built.content), [("bad-index", 0)])
    section.read(
        "lead-id-wrong", text, built.stream, outcome, flags=["WrongReading"], rules=["mojo.variant.lead-id-is-first"]
    )
    built = packs_only(packs(PRIMARY), "1000-0").finish(suffix=Suffix(id=(1006, 0)))
    text = "SUFFIX has the id of the last record, which the document allows."
    outcome = clean(built.records(), len(built.content))
    section.read(
        "suffix-id-of-the-last-record", text, built.stream, outcome, flags=["OneReading"],
        rules=["mojo.variant.last-id"],
    )  # fmt: skip


def _ambiguous(section: Section) -> None:
    """An lp-count of 4 can pass for the flags of a next entry."""
    for lp_count in (0, 1):
        reading = Reading(lp_count=lp_count)
        built = segment([pack_of([row(1000, 0, (b"a", b"b"))], reading)])
        text = f"A segment of one record: {described(reading)}."
        built.shown(section, f"one-record-lp-count-{lp_count}", text, ["WrongReading"])
    reading = Reading(ids="strings")
    built = renamed(segment(packs(reading)), "segment")
    text = "Ids are strings, and the name is no segment's."
    built.shown(
        section, "strings-without-a-name", text, ["OneReading"], rules=["mojo.variant.strings", "mojo.name.other"]
    )


def write(book: Book) -> None:
    section = book.section("variants", NOTES)
    for part in (_whole, _unfinished, _damaged, _own_contradictions, _ambiguous):
        part(section)
    readings.add(section, packs)
