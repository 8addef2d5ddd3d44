"""A declared log whose frames state no numbers: they are counted from the number in the segment's header, which is in
the file's name in hexadecimal, too. Zeros at its end are space that was never written."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import pytest

from segspec import open as open_log
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from tests import needs
from tests.any_log.reading import both_roads
from tests.cli.conftest import Run

pytestmark = pytest.mark.node

SPEC = """meta:
  id: tally
  endian: be
-log:
  title: Tally
  files: 'tally-{base:08x}'
  frame: notes
  kind: note
  header: {base: head.first}
  length: len_text
  value: text
  tail: {unwritten: 32}
seq:
  - id: head
    type: head
  - id: notes
    type: note
    repeat: eos
types:
  head:
    seq:
      - id: magic
        contents: TALLY
      - id: first
        type: u4
  note:
    seq:
      - id: len_text
        type: u2
      - id: text
        size: len_text
"""
LEN_HEAD, EMPTY, UNWRITTEN = 9, 2, 32


def head(first: int) -> bytes:
    return b"TALLY" + struct.pack(">I", first)


def note(text: bytes) -> bytes:
    return struct.pack(">H", len(text)) + text


def name(first: int) -> str:
    return f"tally-{first:08x}"


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    needs.npm("kaitai-struct-compiler")
    path = tmp_path / "tally.ksy"
    path.write_text(SPEC)
    return path


@pytest.fixture
def format(spec: Path) -> Format:
    return declared.load(spec)


def test_records_are_numbered_from_the_header(format: Format) -> None:
    content = head(0xAB) + note(b"one") + note(b"") + note(b"two")
    found = both_roads(format, content, name(0xAB))
    assert [(number, value) for number, _, _, value in found.records] == [(0xAB, b"one"), (0xAC, b""), (0xAD, b"two")]
    assert (found.findings, found.end) == ([], "clean")


@pytest.mark.parametrize("zeros", [1, 2, UNWRITTEN - 1, UNWRITTEN, UNWRITTEN + 1, 5_000])
def test_few_zeros_at_the_end_are_records_and_many_were_never_written(format: Format, zeros: int) -> None:
    content = head(7) + note(b"one") + note(b"a\0\0") + bytes(zeros)
    found = both_roads(format, content, name(7))
    if zeros < UNWRITTEN:
        assert len(found.records) == 2 + zeros // EMPTY
        assert found.codes == ["torn"] * (zeros % EMPTY)
        return
    assert [record[3] for record in found.records] == [b"one", b"a\0\0"]
    (finding,) = found.findings
    assert (finding.code, finding.position, found.end) == ("zeroed", len(content) - zeros, "torn")
    assert finding.message.startswith(f"{zeros} zero bytes to the end of the file: space that was reserved")


def test_zeros_between_records_are_records(format: Format, tmp_path: Path) -> None:
    count = 300_000
    content = head(0) + note(b"one") + bytes(count * EMPTY) + note(b"two")
    (tmp_path / name(0)).write_bytes(content)
    log = open_log(tmp_path / name(0), format=format)
    assert (log.count(), log.info()["last_offset"]) == (count + 2, count + 1)
    last = list(log.records(start=count))
    assert [(record.offset, record.value) for record in last] == [(count, b""), (count + 1, b"two")]


def test_segments_are_in_the_order_of_their_hexadecimal_names(spec: Path, tmp_path: Path, segspec: Run) -> None:
    folder = tmp_path / "log"
    folder.mkdir()
    for first in (0x9, 0xA, 0x10):
        (folder / name(first)).write_bytes(head(first) + note(b"x" * first) * (6 if first == 0xA else 1))
    done = segspec("dump", "--format", spec, "--output", "json", folder)
    assert [int(json.loads(line)["offset"]) for line in done.lines] == list(range(0x9, 0x11))
    (folder / name(0xA)).unlink()
    done = segspec("verify", "--format", spec, folder)
    assert done.code == 3
    assert f"6 records (10 to 15) are in no segment: {name(0xA)} is missing" in done.out + done.err


def test_numbers_from_headers_go_on_over_files_whose_names_give_their_order(tmp_path: Path) -> None:
    needs.npm("kaitai-struct-compiler")
    path, folder = tmp_path / "tally.ksy", tmp_path / "log"
    folder.mkdir()
    path.write_text(SPEC.replace("{base:08x}", "{file:x}"))
    for file, first, count in ((0x9, 5, 2), (0x10, 7, 3), (0x20, 11, 1)):
        (folder / f"tally-{file:x}").write_bytes(head(first) + note(b"x") * count)
    log = open_log(folder, format=declared.load(path))
    assert [record.offset for record in log.records(report=lambda _: None)] == [5, 6, 7, 8, 9, 11]
    (found,) = log.verify()
    assert (found.code, found.message) == ("gap", "begins with record 11, and tally-10 ends before record 10")


def test_a_clean_copy_has_the_records_and_no_unwritten_space(spec: Path, tmp_path: Path, segspec: Run) -> None:
    content = head(0x1F) + b"".join(note(bytes([n]) * n) for n in range(1, 40))
    (tmp_path / name(0x1F)).write_bytes(content + bytes(4_096))
    done = segspec("recover", "--format", spec, tmp_path / name(0x1F), "-o", tmp_path / "copy")
    assert done.code == 3, done.out + done.err
    assert (tmp_path / "copy" / name(0x1F)).read_bytes() == content
