"""A declared log whose records are counted anew in each file: a record's number begins with that of its file."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec as library
from segspec.core.errors import Finding
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from segspec.library.follow import Follower
from segspec.library.pieces import PieceOfLog, pieces_of
from tests.cli.conftest import Run
from tests.helpers.hostile import flipped

pytestmark = pytest.mark.node

PER_FILE, FIRST = 1000, 1
SPEC = """meta: {id: counted, endian: be}
-log:
  title: Counted
  files: '{file:04x}-*.counted'
  frame: notes
  kind: note
  number: {first: 1, per_file: 1000}
  length: len
  value: text
  checksum: {field: crc, algorithm: crc32, covers: [len, text]}
seq:
  - {id: notes, type: note, repeat: eos}
types:
  note:
    seq:
      - {id: crc, type: u4}
      - {id: len, type: u1}
      - {id: text, size: len}
"""


@pytest.fixture(scope="module")
def spec(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("spec") / "counted.ksy"
    path.write_text(SPEC, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def counted_anew(spec: Path) -> Format:
    return declared.load(spec)


def note_of(text: bytes) -> bytes:
    content = bytes([len(text)]) + text
    return struct.pack(">I", zlib.crc32(content)) + content


def text_of(file: int, count: int) -> bytes:
    return b"%d of %d" % (count, file)


def put_file(folder: Path, file: int, count: int, more: bytes = b"") -> Path:
    path = folder / f"{file:04x}-any.counted"
    path.write_bytes(b"".join(note_of(text_of(file, each)) for each in range(count)) + more)
    return path


def due(files: dict[int, int]) -> list[tuple[int, bytes]]:
    """The numbers and values of the records of files, by file their count."""
    return [(f * PER_FILE + FIRST + each, text_of(f, each)) for f, count in files.items() for each in range(count)]


FILES = {9: 3, 10: 2, 11: 0, 12: 4}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    log = tmp_path / "log"
    log.mkdir()
    for file, count in FILES.items():
        put_file(log, file, count)
    return log


def test_a_record_has_the_number_of_its_file_and_its_own(folder: Path, counted_anew: Format) -> None:
    log = library.open(folder, format=counted_anew)
    assert list(log.verify()) == []
    assert [(record.offset, record.value) for record in log.records()] == due(FILES)
    table = log.arrow(["offset", "value", "segment"]).read_all()
    assert list(zip(*(table[name].to_pylist() for name in ("offset", "value")), strict=True)) == due(FILES)
    assert table["segment"].to_pylist()[:4] == [str(folder / "0009-any.counted")] * 3 + [
        str(folder / "000a-any.counted")
    ]
    info = log.info()
    assert (info["records"], info["first_offset"], info["last_offset"]) == (9, 9001, 12004)


def test_one_file_has_the_numbers_that_it_has_in_the_folder(folder: Path, counted_anew: Format) -> None:
    log = library.open(folder / "000a-any.counted", format=counted_anew)
    assert [record.offset for record in log.records()] == [10_001, 10_002]


def test_a_file_of_another_name_is_counted_from_the_first_number(folder: Path, counted_anew: Format) -> None:
    path = (folder / "000a-any.counted").rename(folder / "copy")
    assert [record.offset for record in library.open(path, format=counted_anew).records()] == [1, 2]


@pytest.mark.parametrize("start", [0, 9_003, 9_004, 10_002, 10_500, 12_004, 12_005])
def test_reading_begins_at_a_number(start: int, folder: Path, counted_anew: Format) -> None:
    records = library.open(folder, format=counted_anew).records(start=start)
    assert [record.offset for record in records] == [number for number, _ in due(FILES) if number >= start]


def test_a_file_that_is_missing_is_named(folder: Path, spec: Path, segspec: Run) -> None:
    (folder / "000a-any.counted").unlink()
    done = segspec("verify", "--format", spec, folder)
    assert done.code == 3
    assert "000b-any.counted:0: error missing-segment: 000a-*.counted is missing" in done.out + done.err
    put_file(folder, 20, 1)
    done = segspec("verify", "--format", spec, folder)
    assert "7 files (000d-*.counted to 0013-*.counted) are missing" in done.out + done.err


def test_files_that_the_owner_removed_from_the_front_change_no_number(folder: Path, counted_anew: Format) -> None:
    (folder / "0009-any.counted").unlink()
    log = library.open(folder, format=counted_anew)
    assert list(log.verify()) == []
    assert [record.offset for record in log.records()] == [10_001, 10_002, *range(12_001, 12_005)]


def test_damage_changes_no_number_of_other_files(folder: Path, counted_anew: Format) -> None:
    path = put_file(folder, 10, 2, more=b"torn")
    found = list[Finding]()
    log = library.open(folder, format=counted_anew)
    assert [record.offset for record in log.records(on_damage="skip", report=found.append)] == [
        n for n, _ in due(FILES)
    ]
    assert [(each.path, each.code) for each in found] == [(str(path), "torn")]


def test_damage_is_skipped_at_places_beyond_the_next_files_first_number(folder: Path, counted_anew: Format) -> None:
    path = put_file(folder, 0, 300)
    put_file(folder, 1, 1)
    content = path.read_bytes()
    content = flipped(content, len(content) * 9 // 10)
    path.write_bytes(content)
    records = library.open(path.parent, format=counted_anew).records(on_damage="skip", end=2000, report=lambda _: None)
    assert len(content) > PER_FILE + FIRST
    assert len(list(records)) == 300


def test_a_file_with_more_records_than_it_may_have_is_told(folder: Path, counted_anew: Format) -> None:
    put_file(folder, 11, PER_FILE + 2)
    (found,) = library.open(folder, format=counted_anew).verify()
    assert (found.code, found.path) == ("bad-order", str(folder / "000c-any.counted"))
    assert found.message == "begins with 12001, though 000b-any.counted goes up to 12002: 2 numbers are in both"


def test_a_copy_does_not_count_the_numbers_that_a_damaged_file_never_had(
    folder: Path, spec: Path, segspec: Run, tmp_path: Path
) -> None:
    put_file(folder, 9, 2, more=b"torn")
    done = segspec("recover", "--format", spec, folder, "-o", tmp_path / "out")
    assert "kept  8 records at offsets 9001 … 9002, 10001 … 12004; " in done.out
    assert "lost  4 bytes, and an unknown number of records at the damaged end\n" in done.out
    assert sorted(path.name for path in (tmp_path / "out").iterdir()) == sorted(path.name for path in folder.iterdir())
    assert segspec("verify", "--format", spec, tmp_path / "out").code == 0


def test_a_copy_without_a_missing_file_says_that_records_are_lost(
    folder: Path, spec: Path, segspec: Run, tmp_path: Path
) -> None:
    (folder / "000a-any.counted").unlink()
    done = segspec("recover", "--format", spec, folder, "-o", tmp_path / "out")
    assert "lost  an unknown number of records at the damaged end\n" in done.out


def test_a_follower_turns_to_the_next_file(tmp_path: Path, counted_anew: Format) -> None:
    put_file(tmp_path, 255, 2)
    found = list[Finding]()
    follower = Follower(library.open(tmp_path, format=counted_anew), report=found.append)
    assert [record.offset for record in follower.read()] == [255_001, 255_002]
    put_file(tmp_path, 255, 3)
    put_file(tmp_path, 256, 1)
    assert [record.offset for record in follower.read()] == [255_003, 256_001]
    (tmp_path / "00ff-any.counted").unlink()
    put_file(tmp_path, 256, 2)
    assert [record.offset for record in follower.read()] == [256_002]
    follower.close()
    assert found == []


def test_a_number_that_no_record_can_have_is_in_no_files_name(folder: Path, counted_anew: Format) -> None:
    (folder / f"{1 << 63:x}-any.counted").write_bytes(note_of(b"far"))
    log = library.open(folder, format=counted_anew)
    assert [record.offset for record in log.records()] == [number for number, _ in due(FILES)]
    assert [path.rsplit("/", 1)[-1] for path in log.listing.others] == ["8000000000000000-any.counted"]


def test_pieces_of_a_file_have_its_numbers(folder: Path, counted_anew: Format) -> None:
    put_file(folder, 12, 40)
    pieces = list(pieces_of(library.open(folder, format=counted_anew), 100))
    assert len(pieces) > 5
    given = [each for of in pieces for each in PieceOfLog(counted_anew, of).records(on_damage="skip")]
    assert [(record.offset, record.value) for record in given] == due(FILES | {12: 40})


@given(
    files=st.dictionaries(st.integers(0, 0x2_0000), st.integers(0, 5), min_size=1, max_size=5), place=st.integers(0, 30)
)
def test_every_way_of_reading_gives_the_same_numbers(
    files: dict[int, int], place: int, counted_anew: Format, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder, files = tmp_path_factory.mktemp("log"), dict(sorted(files.items()))
    for file, count in files.items():
        put_file(folder, file, count)
    log = library.open(folder, format=counted_anew)
    numbers = [number for number, _ in due(files)]
    assert [record.offset for record in log.records(report=lambda _: None)] == numbers
    assert log.arrow(["offset"], report=lambda _: None).read_all()["offset"].to_pylist() == numbers
    for start in numbers[place : place + 1]:
        within = log.records(start=start, end=start + 2, report=lambda _: None)
        assert [record.offset for record in within] == [each for each in numbers if start <= each < start + 2]
