"""Damaged segments: what is said, what is released, and where reading continues."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code, Finding, Severity
from tests.builders.mojo import Built, Entry, Id, Reading, Suffix, pack, pack_of, segment, stored
from tests.mojo.reading import NAME, WRITER, Row, expected, flat, rows, some_packs

PACKS = some_packs(4)
WHOLE = segment(PACKS)
CLOSED = segment(PACKS, Reading(footer=False))
ALL = expected(flat(PACKS))
HEADER = 8


def without(number: int) -> list[Row]:
    """The records of all packs but one."""
    return expected(flat([entries for n, entries in enumerate(PACKS) if n != number]))


def changed(built: Built, *changes: tuple[int, bytes]) -> bytes:
    content = bytearray(built.content)
    for position, new in changes:
        content[position : position + len(new)] = new
    return bytes(content)


def flipped(built: Built, position: int, bit: int = 0) -> bytes:
    return changed(built, (position, bytes([built.content[position] ^ 1 << bit])))


def header_of(built: Built, number: int) -> int:
    return built.packs[number].end - HEADER


def test_a_wrong_backlen_names_field_expected_and_actual() -> None:
    content = flipped(WHOLE, WHOLE.content.index(b"text-5") + len(b"text-5"))
    found, findings, _ = rows(content)
    assert found == ALL[:4]
    assert (findings[0].code, findings[0].severity) == (Code.BAD_LENGTH, Severity.ERROR)
    assert findings[0].field == "entries[1].content.values[1].backlen[0]"
    assert (findings[0].expected, findings[0].actual) == ("7", "6")


@pytest.mark.parametrize("number", range(4))
def test_skip_goes_on_with_the_pack_that_index_names(number: int) -> None:
    start, end = WHOLE.packs[number].span
    content = changed(WHOLE, (start + 30, bytes(end - start - 60)))
    found, findings, _ = rows(content, NAME, "skip")
    assert found == without(number)
    note = "no whole pack follows" if number == 3 else "found through INDEX"
    assert note in next(f for f in findings if f.severity is Severity.ERROR).message


@pytest.mark.parametrize("number", range(3))
def test_skip_goes_on_with_the_next_tag_where_there_is_no_index(number: int) -> None:
    start, end = CLOSED.packs[number].span
    content = changed(CLOSED, (start + 30, bytes(end - start - 60)))
    found, findings, _ = rows(content, WRITER, "skip")
    assert found == without(number)
    assert "found by its tag and HEADER" in findings[0].message


def test_a_damaged_pack_does_not_give_the_packs_that_a_user_stored_in_it() -> None:
    stored = b"[P" + pack([Entry((99999, 0), [(b"not", b"ours")])])
    packs = [
        *some_packs(1),
        [Entry((2000, 0), [(b"v", stored), (b"w", b"1" * 70)])],
        [Entry((3000, 0), [(b"a", b"b")])],
    ]
    built = segment(packs)
    content = flipped(built, built.packs[1].end - HEADER - 2)
    found, _, _ = rows(content, NAME, "skip")
    assert found == expected(packs[0] + packs[2])


def test_an_entry_that_is_misread_in_a_closed_pack_gives_no_records() -> None:
    # SAMEFIELDS of the last pack's third entry, which has fields of its own: its elements still are a listpack, and
    # HEADER says so.
    position = CLOSED.content.index(b"\x83own", CLOSED.packs[3].id)
    flags = CLOSED.content.rindex(b"\x00\x01", 0, position - 2)
    content = next(
        candidate
        for at in range(flags - 6, position)
        if CLOSED.content[at : at + 2] == b"\x00\x01"
        and rows(candidate := changed(CLOSED, (at, b"\x02")), WRITER)[2].end == "corrupt"
    )
    found, findings, _ = rows(content, WRITER)
    assert found == ALL[:12]
    assert findings[0].severity is Severity.ERROR


def only(findings: list[Finding]) -> Finding:
    assert len(findings) == 1, findings
    return findings[0]


def test_a_master_id_that_index_and_suffix_contradict_costs_its_pack() -> None:
    content = flipped(WHOLE, WHOLE.packs[0].id + 4)
    found, findings, _ = rows(content, NAME, "skip")
    assert found == without(0)
    assert (findings[0].code, findings[0].field) == (Code.BAD_ORDER, "head.master_id")
    assert findings[0].expected == "1000-0"


@pytest.mark.parametrize("byte", [0, 1, 5, 7])
def test_a_master_id_out_of_order_costs_its_pack_where_index_says_better(byte: int) -> None:
    content = flipped(WHOLE, WHOLE.packs[1].id + byte, 7)
    found, findings, _ = rows(content, NAME, "skip")
    assert found == without(1)
    assert findings[0].code is Code.BAD_ORDER


def test_a_pack_that_comes_before_the_one_in_front_of_it_is_left_out() -> None:
    packs = some_packs(3)
    built = segment([packs[1], packs[0], packs[2]])
    name = "{}-{}".format(*packs[1][0].id)
    found, findings, _ = rows(built.content, name, "skip")
    assert found == expected(packs[1] + packs[2])
    assert only([f for f in findings if f.severity is Severity.ERROR]).code is Code.BAD_ORDER


def test_a_first_pack_that_comes_too_late_is_reported_and_the_others_are_read() -> None:
    packs = some_packs(3)
    late = [Entry((9_000_000, 0), [(b"a", b"b")])]
    built = segment([late, *packs], Reading(footer=False))
    found, findings, _ = rows(built.content, WRITER, "skip")
    assert found == expected(late + flat(packs))
    assert [str(f.code) for f in findings] == ["bad-order", "bad-name"]


def test_an_index_that_cannot_be_read_costs_nothing() -> None:
    for position in range(WHOLE.index, WHOLE.suffix - 2):
        content = changed(WHOLE, (position, b"\xfe"))
        found, findings, summary = rows(content)
        assert (found, summary.end) == (ALL, "clean")
        assert {(f.code, f.severity) for f in findings} == {(Code.BAD_INDEX, Severity.WARNING)}


def begun_for_another(suffix: Id, *, packs: int = 2) -> Built:
    """A segment whose first pack was begun for a record 1000-0 that was never written; 1003-1 is its first."""
    entries = [Entry(own, [(b"a", b"1")]) for own in ((1003, 1), (1007, 0))]
    first = replace(pack_of(entries), id=(1000, 0), entries=[stored(each, (1000, 0), [b"a"]) for each in entries])
    later = [pack_of([Entry((2000 + number, 0), [(b"a", b"2")])]) for number in range(packs - 1)]
    return Built.of([first, *later]).finish(suffix=Suffix(id=suffix))


@pytest.mark.parametrize("name", ["1000-0", "1003-1"])
@pytest.mark.parametrize("own", [(1000, 0), (1003, 1), (2000, 0)])
def test_a_segment_has_the_id_of_its_first_record_or_of_the_one_that_it_was_begun_for(
    tmp_path: Path, name: str, own: Id
) -> None:
    built = begun_for_another(own)
    (tmp_path / name).write_bytes(built.content)
    found, findings, summary = rows(built.content, name)
    assert (len(found), findings, summary.end) == (3, [], "clean")
    assert summary.details["variant"]["suffix_id"] == ("last" if own == (2000, 0) else "first")
    assert list(segspec.open(tmp_path).verify()) == []


@pytest.mark.parametrize("own", [(1003, 0), (1007, 0)])
def test_a_suffix_with_no_id_of_the_segment_is_compared_with_the_first_record(tmp_path: Path, own: Id) -> None:
    (tmp_path / "1003-1").write_bytes(begun_for_another(own).content)
    finding = only(list(segspec.open(tmp_path).verify()))
    assert (finding.code, finding.field, finding.expected) == (Code.BAD_INDEX, "suffix.id", "1003-1")
    assert finding.message.endswith(f"the segment's id is {own[0]}-{own[1]}; the first record's is 1003-1")


def test_a_name_of_no_record_is_compared_with_the_first_record(tmp_path: Path) -> None:
    (tmp_path / "1001-0").write_bytes(begun_for_another((1003, 1)).content)
    finding = only(list(segspec.open(tmp_path).verify()))
    assert (finding.code, finding.expected, finding.actual) == (Code.BAD_NAME, "1003-1", "1001-0")


def test_a_damaged_first_pack_is_told_from_a_foreign_file_by_suffix() -> None:
    content = changed(WHOLE, (16, b"\xff"))
    found, findings, summary = rows(content, "something", "skip")
    assert (found, summary.end) == (without(0), "corrupt")
    assert findings[0].field == "head.master.num_fields"


@pytest.mark.parametrize(
    "how", [Reading(ids="strings"), Reading(lp_count=1), Reading(ids="raw_be"), Reading(lead_id=True)]
)
def test_the_variant_is_found_behind_a_damaged_first_pack(how: Reading) -> None:
    built = segment(PACKS, how)
    content = flipped(built, header_of(built, 0))
    found, _, _ = rows(content, NAME, "skip")
    assert found == without(0)


def test_without_a_readable_index_skip_searches_for_tags_up_to_index() -> None:
    content = bytearray(flipped(WHOLE, header_of(WHOLE, 1)))
    content[WHOLE.index] = 0xFE
    found, findings, _ = rows(bytes(content), NAME, "skip")
    assert found == without(1)
    assert {f.code for f in findings} == {Code.BAD_LENGTH, Code.BAD_INDEX}
    assert "found by its tag" in findings[0].message


def test_a_suffix_whose_index_begins_within_a_pack_is_contradicted_by_it() -> None:
    packs = [*some_packs(1), [Entry((5000, 0), [(b"a", b"[I" + bytes(40))])]]
    built = segment(packs)
    lying = built.suffix - built.content.index(b"[I") - 2
    content = changed(built, (built.suffix + 16, lying.to_bytes(4, "little")))
    found, findings, _ = rows(content)
    assert found == expected(packs[0])
    assert findings[0].code is Code.BAD_LENGTH


def test_entries_of_an_index(tmp_path: Path) -> None:
    written = tmp_path / NAME
    written.write_bytes(WHOLE.content)
    entries = [entry for _, entry in segspec.open(written).index_entries()]
    assert [(entry["offset"], entry["offset"] + entry["length"]) for entry in entries] == WHOLE.spans
    written.write_bytes(CLOSED.content)
    assert list(segspec.open(written).index_entries()) == []
    written.write_bytes(changed(WHOLE, (WHOLE.index, b"\xfe")))
    with pytest.raises(segspec.SegspecError) as caught:
        list(segspec.open(written).index_entries())
    assert caught.value.code is Code.BAD_INDEX
