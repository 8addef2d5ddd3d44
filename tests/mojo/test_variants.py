"""Segments in every reading of the document: each is recognised and read without being told."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.mojo import Entry, Reading, segment
from tests.mojo.reading import NAME, WRITER, expected, flat, rows, some_packs

SHAPES = [
    Reading(ids=ids, lead_id=lead, tags=tags, counts=counts, lp_count=lp_count)
    for ids, lead, tags, counts, lp_count in product(
        ("raw_le", "raw_be", "strings"), (False, True), (True, False), (False, True), (0, 1, 2)
    )
]
HEADERS = [
    Reading(bytes_form=bytes_form, elements_form=elements_form, live_count=live)
    for bytes_form, elements_form, live in product(("body", "redis", "pack"), ("body", "memory"), (False, True))
]
INDEXES = [
    Reading(index_ids=ids, null_each=null_each, suffix_id=suffix_id)
    for ids, null_each, suffix_id in product(("absolute", "segment", "previous"), (False, True), ("first", "last"))
]


def name_of(how: Reading) -> str:
    changed = [f"{k}={v}" for k, v in vars(how).items() if v != getattr(Reading(), k)]
    return " ".join(changed) or "primary"


def assert_recognised(how: Reading, name: str = NAME) -> None:
    packs = some_packs()
    built = segment(packs, how)
    found, findings, summary = rows(built.content, name)
    assert found == expected(flat(packs))
    assert findings == []
    assert summary.end == "clean"
    variant = summary.details["variant"]
    assert variant["ids"] == how.ids
    assert variant["lead_id"] is how.lead_id
    assert variant["tags"] is how.tags
    assert variant["master_counts"] is how.counts
    assert variant["lp_count"] is bool(how.lp_count)
    assert variant["bytes"] == how.bytes_form
    assert variant["elements"] == how.elements_form
    assert variant["null_each"] is how.null_each
    assert variant["index_ids"] == how.index_ids
    assert variant["suffix_id"] == how.suffix_id


@pytest.mark.parametrize("how", SHAPES, ids=name_of)
def test_a_shape_is_recognised(how: Reading) -> None:
    assert_recognised(how)


@pytest.mark.parametrize("how", HEADERS, ids=name_of)
def test_what_header_counts_is_recognised(how: Reading) -> None:
    assert_recognised(how)


@pytest.mark.parametrize("how", INDEXES, ids=name_of)
def test_what_index_holds_is_recognised(how: Reading) -> None:
    assert_recognised(how)


@pytest.mark.parametrize("ids", ["raw_le", "raw_be", "strings"])
def test_byte_order_is_found_without_a_name(ids: str) -> None:
    assert_recognised(Reading(ids=ids), "something")


@pytest.mark.parametrize("ids", ["raw_le", "raw_be"])
def test_byte_order_without_name_and_suffix_is_that_of_the_plausible_time(ids: str) -> None:
    packs = [[Entry((1526919030474, 3), [(b"a", b"b")])], [Entry((1526919030475, 0), [(b"a", b"c")])]]
    built = segment(packs, Reading(ids=ids, footer=False))
    found, _, summary = rows(built.content, "something")
    assert found == expected(flat(packs))
    assert summary.details["variant"]["ids"] == ids


@pytest.mark.parametrize("how", SHAPES, ids=name_of)
def test_an_unfinished_segment_is_recognised_by_its_first_pack(how: Reading) -> None:
    packs = some_packs()
    built = segment(packs, how, open_tail=True)
    found, findings, summary = rows(built.content, WRITER)
    assert found == expected(flat(packs))
    assert [str(finding.code) for finding in findings] == []
    assert summary.end == "clean"


def test_a_pack_of_more_elements_than_header_can_count() -> None:
    entries = [Entry((1000 + n, 0), [(b"x", b"%d" % n)]) for n in range(17_000)]
    found, findings, _ = rows(segment([entries]).content)
    assert found == expected(entries)
    assert findings == []


def test_a_segment_of_one_record() -> None:
    packs = [[Entry((1000, 0), [(b"a", b"b")])]]
    assert rows(segment(packs).content)[0] == expected(flat(packs))


def test_ids_wrap_modulo_two_to_the_64() -> None:
    top = (1 << 64) - 1
    packs = [[Entry((1000, 50), [(b"a", b"1")]), Entry((1001, 0), [(b"a", b"2")]), Entry((top, top), [(b"a", b"3")])]]
    found, findings, _ = rows(segment(packs).content, "1000-50")
    assert [row[0] for row in found] == ["1000-50", "1001-0", f"{top}-{top}"]
    assert findings == []


VALUES = st.one_of(st.binary(max_size=70), st.integers(-(1 << 63), (1 << 63) - 1).map(lambda n: b"%d" % n))
FIELDS = st.lists(st.tuples(st.sampled_from([b"a", b"b", b"[P", b"7"]), VALUES), min_size=1, max_size=4)
HOW = st.sampled_from([*SHAPES, *HEADERS, *INDEXES])


@given(HOW, st.lists(st.lists(st.tuples(FIELDS, st.booleans()), min_size=1, max_size=5), min_size=1, max_size=4))
def test_what_is_written_is_read(how: Reading, contents: list[list[tuple[list[tuple[bytes, bytes]], bool]]]) -> None:
    packs, number = [], 0
    for pack in contents:
        entries = []
        for fields, deleted in pack:
            entries.append(Entry((1000 + number, number % 5), fields, deleted))
            number += 1
        packs.append(entries)
    found, findings, _ = rows(segment(packs, replace(how, suffix_id="first")).content)
    assert found == expected(flat(packs))
    assert findings == []
