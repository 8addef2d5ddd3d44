"""Why frames or columns of a declared log are read by the parser: in the words of the spec, with the line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import segspec as library
from segspec.formats import declared
from tests import needs
from tests.cli.conftest import Run

pytestmark = pytest.mark.node

SPEC = """meta: {id: slow, endian: be}
-log:
  files: '*.slow'
  frame: notes
  number: {first: 1}
  value: text
  columns: {len: len, more: MORE}
  SUM
seq:
  - {id: notes, type: note, repeat: eos}
types:
  note:
    seq:
      - {id: crc, size: 16}
      - {id: len, type: u1}
      - {id: text, size: len}
      - {id: pair, type: u1, repeat: expr, repeat-expr: 2}
      - {id: weight, type: f4}
      - {id: rest, REST}
    instances:
      some: {value: SOME}
"""
USUAL = {"MORE": "len", "SUM": "kind: note", "REST": "type: u1", "SOME": "len + 1"}
LEFT = {
    "a list": ({"MORE": "pair"}, "7: columns.more: a kernel makes no text of a structure, a list or a number"),
    "a float": ({"MORE": "weight"}, "7: columns.more: a kernel makes no column of floating-point numbers"),
    "a number as text": (
        {"MORE": "some", "SOME": "len.to_s"},
        "7: columns.more: a kernel makes no text of a structure, a list or a number",
    ),
}
SLOW = {
    "a digest": (
        {"SUM": "checksum: {field: crc, algorithm: md5, covers: text}"},
        "8: checksum: a kernel computes neither digests nor your own checksums",
    ),
    "the rest of the file": ({"REST": "size-eos: true"}, "19: rest: it depends on what is around the frame"),
    "a place in the file": ({"SOME": "_io.pos"}, "21: some: it depends on what is around the frame"),
    "packed bytes": ({"REST": "size: 3, process: zlib"}, "19: a kernel cannot say process: zlib"),
}


def spec_with(folder: Path, told: dict[str, str]) -> Path:
    needs.npm("kaitai-struct-compiler")
    text, path = SPEC, folder / "slow.ksy"
    for old, new in (USUAL | told).items():
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    return path


def info_of(folder: Path, told: dict[str, str]) -> dict[str, Any]:
    (folder / "a.slow").write_bytes(b"")
    return library.open(folder / "a.slow", format=declared.load(spec_with(folder, told))).info()


@pytest.mark.parametrize("what", LEFT)
def test_a_column_that_no_kernel_reads_is_named_with_its_line(what: str, tmp_path: Path) -> None:
    told, words = LEFT[what]
    info = info_of(tmp_path, told)
    assert (info["road"], info["why"]) == ("fast", [f"{tmp_path}/slow.ksy:{words}"])


@pytest.mark.parametrize("what", SLOW)
def test_what_keeps_kernels_from_a_frame_is_named_with_its_line(what: str, tmp_path: Path) -> None:
    told, words = SLOW[what]
    info = info_of(tmp_path, told)
    assert (info["road"], info["why"]) == ("slow", [f"{tmp_path}/slow.ksy:{words}"])


def test_a_log_that_kernels_read_has_nothing_to_say(tmp_path: Path) -> None:
    assert not {"road", "why"} & info_of(tmp_path, {}).keys()


@pytest.mark.parametrize(
    ("given", "road"),
    [(SLOW["a digest"], "slow: the Kaitai parser, since"), (LEFT["a list"], "fast: a kernel, without")],
)
def test_people_see_the_road_and_why(
    given: tuple[dict[str, str], str], road: str, tmp_path: Path, segspec: Run
) -> None:
    told, words = given
    path = spec_with(tmp_path, told)
    (tmp_path / "a.slow").write_bytes(b"")
    done = segspec("info", "--format", path, tmp_path / "a.slow")
    assert f"road     {road}\n         {path}:{words}\n" in done.out
