"""mojo through its scanner and frame by frame: the same."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import segspec
from segspec.core.errors import Code
from segspec.core.stretch import Level, Wanted
from segspec.formats import get
from segspec.reading.walk import OnDamage
from tests.builders.listpack import integer
from tests.builders.mojo import Entry, Reading, pack, segment
from tests.mojo.reading import READINGS, some_packs
from tests.scanners.compare import (
    assert_agrees,
    of_bytes,
    read,
)

FORMAT = get("mojo")

pytestmark = pytest.mark.usefixtures("lane")
FIRST = 1526919030474
NAME = "1000-0"
LAST = (1 << 64) - 1


def agree(content: bytes, name: str = NAME, where: str = "") -> int:
    """Compares the scanner with the reader; gives the number of packs that came in stretches."""
    return assert_agrees(FORMAT, of_bytes(content, name), FORMAT.segment(name, None), where).stretched


@pytest.mark.parametrize("how", READINGS, ids=repr)
def test_every_reading_of_the_document(how: Reading) -> None:
    stretched = agree(segment(some_packs(), how).content)
    # Without tags and without INDEX nothing but the reader tells what follows a pack.
    assert stretched == (3 if how.tags or how.footer else 0)


def test_the_last_pack_of_a_segment_being_written_is_the_readers() -> None:
    content = segment(some_packs(), open_tail=True).content
    assert agree(content, f"w{NAME}") == 2
    assert agree(content + b"\xff" + bytes(100), f"w{NAME}") == 2


@pytest.mark.parametrize("step", [(0, 0), (0, -1), (-1, 5)])
def test_ids_out_of_order_end_a_stretch(step: tuple[int, int]) -> None:
    within, between = some_packs(), some_packs()
    previous = within[1][1].id
    within[1][2] = replace(within[1][2], id=(previous[0] + step[0], max(previous[1] + step[1], 0)))
    assert agree(segment(within).content) in (2, 3)
    previous = between[0][-1].id
    moved = (previous[0] + step[0], max(previous[1] + step[1], 0))
    between[1] = [replace(between[1][0], id=moved), *between[1][1:]]
    assert agree(segment(between).content) < 3


def test_packs_that_are_only_to_be_warned_of_come_in_stretches_too() -> None:
    how, packs = Reading(counts=True), some_packs()
    packs[1][0] = replace(packs[1][0], flags=8)
    content = segment(packs, how).content
    assert agree(content) == 3
    at = content.index(b"[P") + 2 + 16
    assert content[at : at + 2] == integer(3)
    wrong = content[:at] + integer(4) + content[at + 2 :]
    assert agree(wrong) == 3
    got = read(FORMAT, of_bytes(wrong, NAME), FORMAT.segment(NAME, None), OnDamage.SKIP, Wanted(), Level.RECORDS)
    assert [finding.code for finding in got.findings] == [Code.BAD_COUNT, Code.RESERVED_NONZERO]
    assert "the master entry says count is 4; the pack has 3" in got.findings[0].message


def test_a_pack_that_index_contradicts_is_a_stretch_that_the_reader_judges() -> None:
    packs = some_packs(5)
    content = segment(packs)
    # The same offsets and lengths, and another id for one pack.
    wrong = bytearray(content.content)
    one = content.content[content.index : content.suffix]
    place = one.index(integer(packs[2][0].id[0]), 1)
    wrong[content.index + place : content.index + place + 3] = integer(packs[2][0].id[0] + 1)
    assert agree(bytes(wrong)) == 5


def test_numbers_at_the_ends_of_their_ranges() -> None:
    smallest, largest = b"%d" % -(1 << 63), b"%d" % ((1 << 63) - 1)
    values = [
        b"0",
        b"-1",
        b"127",
        b"-4096",
        b"4096",
        b"-8388608",
        b"8388607",
        b"2147483648",
        smallest,
        largest,
        b"",
        b"007",
    ]
    fields = [(b"%d" % n, value) for n, value in enumerate(values)]
    packs = [
        [Entry((0, 0), fields), Entry((0, LAST), fields)],
        [Entry((9, 99), fields), Entry((10, 100), fields[:3])],
        [Entry((LAST, 0), fields[::-1]), Entry((LAST, LAST), [])],
    ]
    assert agree(segment(packs).content, "0-0") == 3


def test_ids_that_share_their_milliseconds_or_do_not() -> None:
    ids = [(9, 9), (9, 10), (10, 0), (99, LAST), (100, 0), (100, 1), (100, 100), (1 << 40, 7), ((1 << 40) + 1, 7)]
    packs = [[Entry(each, [(b"n", b"v")], deleted=each[1] == 7) for each in ids[:5]]]
    packs.append([Entry(each, [(b"n", b"v")], deleted=True) for each in ids[5:7]])
    packs.append([Entry(each, [(b"n", b"v")]) for each in ids[7:]])
    assert agree(segment(packs).content, "9-9") == 3


def test_names_that_are_repeated_make_room_as_they_need_it() -> None:
    """One long name for many short entries: what comes out is much larger than the file."""
    entries = [Entry((FIRST, n), [(b"n" * 5000, b"1")]) for n in range(400)]
    few = [Entry((FIRST + 1, n), [(b"m", b"2" * n)]) for n in range(20)]
    assert agree(segment([entries, few]).content, f"{FIRST}-0") == 2


def test_a_pack_of_many_elements_makes_room_as_it_needs_it() -> None:
    entries = [Entry((FIRST, 0), [(b"%d" % n, b"") for n in range(4500)])]
    entries += [Entry((FIRST, n + 1), []) for n in range(4500)]
    assert agree(segment([entries]).content, f"{FIRST}-0") == 1


def test_only_the_columns_that_are_asked_for_are_made(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(segment(some_packs()).content)
    log = segspec.open(path)
    for names in (["id"], ["fields"], ["position", "deleted"], ["segment"], ["fields", "id", "position"]):
        table = log.arrow(columns=names, deleted=True).read_all()
        assert table.column_names == names
        assert table.equals(log.arrow(deleted=True).read_all().select(names))
    _, step = next(log.steps(wanted=Wanted(columns=frozenset({"id"}))))
    assert step.stretch is not None
    assert set(step.stretch.columns) == {"id"}


def test_a_false_number_of_fields_costs_nothing() -> None:
    head = pack([Entry((1000, 0), [])])[:16]
    for number in (1 << 20, (1 << 63) - 1):
        assert agree(head + integer(number) + b"\x00\x01" * 500) == 0


def test_deleted_entries_are_left_out_of_what_is_counted(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(segment(some_packs()).content)
    log = segspec.open(path)
    assert log.count() == 9
    assert log.arrow(columns=["id"]).read_all().num_rows == 9
    assert log.arrow(columns=["id"], deleted=True).read_all().num_rows == 12
