"""A declared log whose owner makes files longer than their frames: zeros after the last frame are sound."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

import segspec as library
from segspec.core.errors import Finding
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from segspec.library.follow import Follower
from tests.helpers.effort import counted

pytestmark = pytest.mark.node

SPEC = """meta: {id: slate, endian: be}
-log:
  title: Slate
  files: '{base:08}.slate'
  frame: notes
  number: number
  value: text
  checksum: {field: crc, algorithm: crc32, covers: [number, text]}
  tail: {reserved: true}
seq:
  - {id: notes, type: note, repeat: eos}
types:
  note:
    seq:
      - {id: crc, type: u4}
      - {id: number, type: u4}
      - {id: len, type: u1, valid: {min: 1}}
      - {id: text, size: len}
"""


@pytest.fixture(scope="module")
def slate(tmp_path_factory: pytest.TempPathFactory) -> Format:
    path = tmp_path_factory.mktemp("spec") / "slate.ksy"
    path.write_text(SPEC, encoding="utf-8")
    return declared.load(path)


def note(number: int, text: bytes = b"a note that ends in zeros\0\0") -> bytes:
    import zlib

    place = struct.pack(">I", number)
    return struct.pack(">I", zlib.crc32(place + text)) + place + bytes([len(text)]) + text


NOTES = b"".join(map(note, range(10)))


def put(folder: Path, content: bytes, base: int = 0) -> Path:
    path = folder / f"{base:08}.slate"
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("zeros", [0, 1, 3, 4096, 1 << 20])
def test_any_number_of_zeros_is_sound(zeros: int, slate: Format, tmp_path: Path) -> None:
    put(tmp_path, NOTES + bytes(zeros))
    log = library.open(tmp_path, format=slate)
    assert list(log.verify()) == []
    assert [record.offset for record in log.records()] == list(range(10))
    assert log.arrow(["offset"]).read_all()["offset"].to_pylist() == list(range(10))
    (segment,) = log.info()["segments"]
    assert (segment["end"], segment["records"]) == ("clean", 10)


def test_the_next_segment_follows_the_zeros(slate: Format, tmp_path: Path) -> None:
    put(tmp_path, NOTES + bytes(5000))
    put(tmp_path, note(10) + bytes(5000), base=10)
    log = library.open(tmp_path, format=slate)
    assert list(log.verify()) == []
    assert [record.offset for record in log.records(start=9)] == [9, 10]


def test_bytes_after_the_zeros_are_damage(slate: Format, tmp_path: Path) -> None:
    put(tmp_path, NOTES + bytes(5000) + note(10))
    log, found = library.open(tmp_path, format=slate), list[Finding]()
    assert [record.offset for record in log.records(on_damage="skip", report=found.append)] == list(range(11))
    assert [(each.position, each.severity) for each in found] == [(len(NOTES), "error")]


def test_a_frame_of_which_a_part_was_written_is_damage(slate: Format, tmp_path: Path) -> None:
    put(tmp_path, NOTES + note(10)[:15] + bytes(5000))
    (found,) = library.open(tmp_path, format=slate).verify()
    assert (found.code, found.position) == ("bad-checksum", len(NOTES))


def test_a_follower_reads_what_is_written_over_the_zeros(slate: Format, tmp_path: Path) -> None:
    path, found = put(tmp_path, NOTES + bytes(5000)), list[Finding]()
    follower = Follower(library.open(tmp_path, format=slate), report=found.append)
    assert len(list(follower.read())) == 10
    with path.open("r+b") as file:
        file.seek(len(NOTES))
        file.write(note(10) + note(11))
    assert [record.offset for record in follower.read()] == [10, 11]
    follower.close()
    assert found == []


def test_a_gigabyte_of_zeros_is_not_looked_at(slate: Format, tmp_path: Path) -> None:
    path = put(tmp_path, NOTES)
    with path.open("r+b") as file:
        file.truncate(1 << 30)
    with counted() as effort:
        assert list(library.open(tmp_path, format=slate).verify()) == []
    assert effort.looked_at < 1 << 26, effort
