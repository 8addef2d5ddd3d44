"""Segments that are still being written, were never finished, or were cut."""

from __future__ import annotations

from random import Random

import pytest

import segspec
from segspec.library.follow import Follower
from tests.builders.mojo import Entry, Reading, segment
from tests.mojo.reading import NAME, WRITER, expected, flat, rows, some_packs

PACKS = some_packs()
WHOLE = segment(PACKS)
OPEN = segment(PACKS, open_tail=True)
CLOSED = segment(PACKS, Reading(footer=False))
ALL = expected(flat(PACKS))


def codes(findings: list[segspec.Finding]) -> list[tuple[str, str]]:
    return [(str(finding.code), str(finding.severity)) for finding in findings]


def test_index_without_suffix_is_torn_and_all_records_are_read() -> None:
    for length in range(WHOLE.index, len(WHOLE.content)):
        found, findings, summary = rows(WHOLE.content[:length], WRITER)
        assert (found, summary.end) == (ALL, "torn")
        assert codes(findings) == [("torn", "error")]
        assert findings[0].field == "suffix"


@pytest.mark.parametrize("name", [NAME, "a1000-0", "u1000-0", "d1000-0", "something"])
def test_a_missing_suffix_is_torn_unless_the_name_says_that_the_segment_is_written(name: str) -> None:
    found, findings, summary = rows(CLOSED.content, name)
    assert (found, summary.end) == (ALL, "torn")
    assert codes(findings) == [("torn", "error")]
    assert findings[0].position == len(CLOSED.content)
    assert ("downloaded" in findings[0].message) == (name[0] == "d")


def test_zeros_behind_suffix_are_passed_over() -> None:
    found, findings, summary = rows(WHOLE.content + bytes(777), NAME)
    assert (found, summary.end) == (ALL, "clean")
    assert codes(findings) == [("zeroed", "note")]
    assert (findings[0].position, findings[0].bytes) == (len(WHOLE.content), 777)


@pytest.mark.parametrize("room", [0, 4096])
def test_following_a_writer_gives_every_record_once(room: int, tmp_path) -> None:  # type: ignore[no-untyped-def]
    written = tmp_path / WRITER
    found = []
    written.write_bytes(OPEN.content[:10] + bytes(room))
    follower = Follower(segspec.open(tmp_path, format="mojo"), report=lambda finding: None)
    for length in [*range(30, len(OPEN.content), 13), len(OPEN.content)]:
        written.write_bytes(OPEN.content[:length] + bytes(room))
        found += list(follower.read())
    written.rename(tmp_path / NAME).write_bytes(WHOLE.content)
    found += list(follower.read())
    assert not follower.damaged
    assert [record.fields for record in found] == [row[2] for row in ALL]


NAMES = (b"temp", b"ab", b"x", b"12", b"name", b"\x01\xff")
TEXTS = (b"1", b"-500", b"hello", b"65535", b"", b"\xff\x00", b"long" * 20)


@pytest.mark.parametrize("ids", ["raw_le", "raw_be", "strings"])
@pytest.mark.parametrize("counts", [False, True])
def test_a_cut_within_the_first_entry_is_torn_at_the_first_byte(ids: str, counts: bool) -> None:
    """A reading with an id before the first pack gets as far in some heads: it has not the id in the name there."""
    chance = Random(f"{ids}{counts}")
    for seq in (0, 7, 0, 7):
        fields = [(chance.choice(NAMES), chance.choice(TEXTS)) for _ in range(chance.choice((1, 2, 3)))]
        reading = Reading(ids=ids, counts=counts, footer=False)
        built = segment([[Entry((1563317034408, seq), fields)]], reading, open_tail=True)
        first = built.packs[0]
        for cut in range(first.head + 1, first.closing):
            found, findings, summary = rows(built.content[:cut], f"w1563317034408-{seq}")
            assert found == []
            assert (summary.end, summary.valid_bytes) == ("torn", 0), built.content[:cut].hex()
            assert [(str(f.code), f.position) for f in findings] == [("torn", 0)]
