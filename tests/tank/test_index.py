"""The index beside a segment: read, and compared with it."""

from __future__ import annotations

from pathlib import Path

import pytest

import segspec
from segspec.core.errors import SegspecError
from segspec.recovery import build_indexes
from tests.builders.tank import NAME, bundle, index, message, plain, starts
from tests.helpers.logs import codes, log_of

BUNDLES = [plain(4 * n, 4) for n in range(8)]
CONTENT = b"".join(BUNDLES)
BEGINS = starts(BUNDLES)
GOOD = [(4 * n, BEGINS[n]) for n in (0, 2, 5, 7)]


def findings_of(path: Path, content: bytes, entries: bytes | None) -> list[tuple[str, str, int, str]]:
    files = {NAME: content} if entries is None else {NAME: content, "1.index": entries}
    return [(str(f.code), str(f.severity), f.position, f.message) for f in log_of("tank", path, files).verify()]


def test_every_entry_of_a_real_index_is_good(data: Path) -> None:
    log = segspec.open(data / "tank" / "head_base_gap")
    entries = [entry for _, entry in log.index_entries()]
    assert entries == [
        {"position": 0, "relative_sequence": 0, "offset": 5000, "segment_position": 0},
        {"position": 8, "relative_sequence": 2000, "offset": 7000, "segment_position": 256},
    ]
    assert not list(log.verify())


def test_an_index_file_alone_is_checked_against_its_segment(tmp_path: Path) -> None:
    log_of("tank", tmp_path, {NAME: CONTENT, "1.index": index([(0, 0), (5, BEGINS[1])])})
    log = segspec.open(tmp_path / "1.index")
    assert log.only_index
    assert codes(log.verify()) == ["bad-index"]


def test_entries_past_the_end_tell_of_a_lost_tail(tmp_path: Path) -> None:
    found = findings_of(tmp_path, CONTENT[: BEGINS[5]], index(GOOD))
    assert [f[:3] for f in found] == [("index-ahead", "error", 0)]
    assert found[0][3].startswith("2 of 4 entries")


@pytest.mark.parametrize(
    ("entries", "position", "words"),
    [
        ([(1, 0)], 0, "the first entry is (1, 0), not (0, 0)"),
        ([(0, BEGINS[1])], 0, f"the first entry is (0, {BEGINS[1]}), not (0, 0)"),
        ([(0, 0), (8, BEGINS[2]), (8, BEGINS[5])], 16, "both must rise"),
        ([(0, 0), (8, BEGINS[2]), (9, BEGINS[2])], 16, "both must rise"),
    ],
)
def test_entries_that_do_not_rise_from_zero(
    tmp_path: Path, entries: list[tuple[int, int]], position: int, words: str
) -> None:
    found = findings_of(tmp_path, CONTENT, index(entries))
    assert [f[:3] for f in found] == [("bad-index", "warning", position)]
    assert words in found[0][3]


def test_a_part_of_an_entry_at_the_end(tmp_path: Path) -> None:
    found = findings_of(tmp_path, CONTENT, index(GOOD) + b"\1\2\3")
    assert [f[:3] for f in found] == [("bad-index", "warning", 32)]
    assert "the index ends inside an entry" in found[0][3]


@pytest.mark.parametrize(("shift", "words"), [(-5, "5 bytes too low"), (9, "9 bytes too high")])
def test_a_constant_shift_is_recognised(tmp_path: Path, shift: int, words: str) -> None:
    moved = [(sequence, position + (shift if sequence > 8 else 0)) for sequence, position in GOOD]
    found = findings_of(tmp_path, CONTENT, index(moved))
    assert [f[:3] for f in found] == [("bad-index", "warning", 16)]
    assert found[0][3].startswith(f"constant shift of {abs(shift)} bytes from entry 2: entries 2 to 3 of 4")
    assert words in found[0][3]


def test_two_shifts_are_two_findings(tmp_path: Path) -> None:
    moved = [(0, 0), (8, BEGINS[2] - 5), (20, BEGINS[5] - 5), (28, BEGINS[7] - 11)]
    found = findings_of(tmp_path, CONTENT, index(moved))
    assert [f[3].split(":")[0] for f in found] == [
        "constant shift of 5 bytes from entry 1",
        "constant shift of 11 bytes from entry 3",
    ]


def test_an_entry_that_meets_no_bundle(tmp_path: Path) -> None:
    found = findings_of(tmp_path, CONTENT, index([(0, 0), (9, BEGINS[2] + 1), (20, BEGINS[5])]))
    assert [f[:3] for f in found] == [("bad-index", "warning", 8)]
    assert "no bundle begins at" in found[0][3]


def test_a_bundle_that_only_the_index_numbers(tmp_path: Path) -> None:
    found = findings_of(tmp_path, CONTENT, index([(0, 0), (108, BEGINS[2]), (120, BEGINS[5])]))
    assert [f[:3] for f in found] == [("bad-index", "warning", 8)]
    assert "the index numbers the bundle at" in found[0][3]


def test_sparse_numbers_far_beyond_an_index_do_no_harm(tmp_path: Path) -> None:
    content = CONTENT + bundle([message(b"a")], first=(1 << 64) - 2) + bundle([message(b"b")], first=1)
    found = findings_of(tmp_path, content, index(GOOD))
    assert [f[0] for f in found] == ["bad-order"]


def test_a_torn_index_raises_at_its_last_entry(tmp_path: Path) -> None:
    log = log_of("tank", tmp_path, {NAME: CONTENT, "1.index": index(GOOD) + b"\1"})
    entries = log.index_entries()
    assert [next(entries)[1]["offset"] for _ in GOOD] == [1, 9, 21, 29]
    with pytest.raises(SegspecError, match="torn"):
        next(entries)


def test_a_built_index_has_the_last_number_that_an_entry_can_hold_and_leaves_out_the_one_after(tmp_path: Path) -> None:
    far = 1 + (1 << 32)
    bundles = [plain(0, 1), bundle([message(b"a")], first=far - 1), bundle([message(b"b")], first=far)]
    (tmp_path / "log").mkdir()
    log = log_of("tank", tmp_path / "log", {NAME: b"".join(bundles)})
    build_indexes(log, tmp_path / "out", interval=1)
    assert (tmp_path / "out" / "1.index").read_bytes() == index([(0, 0), (far - 2, starts(bundles)[1])])
