"""A checksum over a frame of which some fields count as zeros: its own, and one that is changed later."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import segspec as library
from segspec.core.stretch import Wanted
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from tests.any_log.reading import both_roads, read
from tests.helpers.hostile import flipped

pytestmark = pytest.mark.node

SPEC = """meta: {id: zeroed, endian: be}
-log:
  files: '*.zeroed'
  frame: notes
  kind: note
  number: {first: 0}
  value: text
  columns: [mark]
  length: len
  checksum: {field: crc, algorithm: crc32, covers: COVERS, zeroed: [crc, mark]}
seq:
  - {id: notes, type: note, repeat: eos}
types:
  note:
    seq:
      - {id: len, type: u2}
      - {id: crc, type: u4}
      - {id: name, terminator: 0}
      - {id: mark, size: 2}
      - {id: text, size: len}
"""
NOTES = [(b"n" * (each % 4), b"m%d" % each, b"text %d" % each) for each in range(8)]


@pytest.fixture(scope="module", params=["len..text", "[len..crc, name..text]"], ids=["one range", "two ranges"])
def zeroed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Format:
    path = tmp_path_factory.mktemp("spec") / "zeroed.ksy"
    path.write_text(SPEC.replace("COVERS", request.param), encoding="utf-8")
    return declared.load(path)


def marked_note(name: bytes, mark: bytes, text: bytes) -> bytes:
    length = struct.pack(">H", len(text))
    crc = zlib.crc32(length + bytes(4) + name + b"\0" + bytes(2) + text)
    return length + struct.pack(">I", crc) + name + b"\0" + mark + text


CONTENT = b"".join(marked_note(*each) for each in NOTES)


def test_kernels_read_it(zeroed: Format, tmp_path: Path) -> None:
    (tmp_path / "a.zeroed").write_bytes(CONTENT)
    log = library.open(tmp_path / "a.zeroed", format=zeroed)
    assert list(log.verify()) == []
    assert "why" not in log.info()
    assert log.arrow(["mark", "value"]).read_all()["value"].to_pylist() == [text for _, _, text in NOTES]
    assert read(zeroed, CONTENT, "a.zeroed", wanted=Wanted(records=True)).stretches == 1


def test_a_field_that_counts_as_zeros_may_change(zeroed: Format) -> None:
    changed = b"".join(marked_note(name, mark, text).replace(mark, b"\xff\0") for name, mark, text in NOTES)
    found = both_roads(zeroed, changed, "a.zeroed")
    assert [(record[3], record[4]) for record in found.records] == [(text, ("mark", b"\xff\0")) for _, _, text in NOTES]
    assert found.findings == []


def test_any_other_flipped_bit_is_found(zeroed: Format) -> None:
    sound, place, free = both_roads(zeroed, CONTENT, "a.zeroed"), 0, set[int]()
    for name, mark, text in NOTES:
        start = place + 2 + 4 + len(name) + 1
        free |= {start, start + 1}
        place += len(marked_note(name, mark, text))
    for at in range(len(CONTENT)):
        content = flipped(CONTENT, at, 1 << at % 8)
        found = both_roads(zeroed, content, "a.zeroed", "skip")
        assert bool(found.findings) == (at not in free), at
        kept = [record[3] for record in found.records]
        assert len(kept) >= len(NOTES) - 1 - (at not in free), at
        assert set(kept) <= {record[3] for record in sound.records}, at


def test_the_message_names_the_fields(zeroed: Format) -> None:
    content = flipped(CONTENT, -1)
    (found,) = both_roads(zeroed, content, "a.zeroed").findings
    assert f"note {len(NOTES) - 1}: the CRC-32 of its len.." in found.message
    assert "text, with zeros in crc, mark is " in found.message


@given(st.lists(st.tuples(st.binary(max_size=4), st.binary(min_size=2, max_size=2), st.binary(max_size=9))))
def test_what_was_written_is_read(zeroed: Format, notes: list[tuple[bytes, bytes, bytes]]) -> None:
    notes = [(name.replace(b"\0", b"0"), mark, text) for name, mark, text in notes]
    found = both_roads(zeroed, b"".join(marked_note(*each) for each in notes), "a.zeroed")
    assert [(record[3], record[4]) for record in found.records] == [(text, ("mark", mark)) for _, mark, text in notes]
    assert found.findings == []
