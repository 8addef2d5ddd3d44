"""Frames that have neither a number nor bytes with which each begins: after damage the next one is found by its
checksum."""

from __future__ import annotations

import struct
import zlib
from itertools import accumulate, pairwise
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from segspec.core.stretch import Wanted
from segspec.formats import declared
from segspec.formats.contract.descriptor import Format
from tests.any_log.reading import Read, read
from tests.helpers.effort import counted

pytestmark = pytest.mark.node

SPEC = """meta: {id: bare, endian: be}
-log:
  files: '*.bare'
  frame: notes
  kind: note
  number: {first: 0}
  LENGTH
  value: text
  checksum: {field: crc, algorithm: crc32, covers: [len, text]}
seq:
  - {id: notes, type: note, repeat: eos}
types:
  note:
    seq:
      - {id: len, type: u2}
      - {id: text, size: len}
      - {id: crc, type: u4}
"""


def spec_of(folder: Path, length: str) -> Format:
    path = folder / "bare.ksy"
    path.write_text(SPEC.replace("  LENGTH\n", length), encoding="utf-8")
    return declared.load(path)


@pytest.fixture(scope="module", params=["", "  length: len\n"], ids=["length unknown", "length known"])
def bare(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Format:
    return spec_of(tmp_path_factory.mktemp("spec"), request.param)


def bare_note(text: bytes) -> bytes:
    content = struct.pack(">H", len(text)) + text
    return content + struct.pack(">I", zlib.crc32(content))


TEXTS = [b"note %d " % each + b"x" * (7 * each % 60) for each in range(12)]
CONTENT = b"".join(map(bare_note, TEXTS))


def values_of(found: Read) -> list[bytes]:
    return [record[3] for record in found.records]


def test_a_wrong_length_costs_its_frame_alone(bare: Format) -> None:
    for bit in range(16):
        content, at = bytearray(CONTENT), len(b"".join(map(bare_note, TEXTS[:5])))
        content[at + bit // 8] ^= 1 << bit % 8
        found = read(bare, bytes(content), "a.bare", "skip")
        assert values_of(found) == TEXTS[:5] + TEXTS[6:], bit
        assert found == read(bare, bytes(content), "a.bare", "skip", Wanted(records=True))._replace(stretches=0)
        (finding,) = found.findings
        assert (finding.position, finding.bytes) == (at, len(bare_note(TEXTS[5])))


@given(st.integers(0, len(CONTENT) - 1), st.binary(min_size=1, max_size=200))
def test_every_frame_that_was_not_overwritten_is_found(bare: Format, at: int, over: bytes) -> None:
    content = CONTENT[:at] + over + CONTENT[at + len(over) :]
    places = list(accumulate((len(bare_note(text)) for text in TEXTS), initial=0))
    whole = [content[place:end] == CONTENT[place:end] for place, end in pairwise(places)]
    kept = [text for text, is_whole in zip(TEXTS, whole, strict=True) if is_whole]
    if not all(whole):
        damaged = whole.index(False)
        stated = places[damaged] + len(bare_note(bytes(int.from_bytes(content[places[damaged] :][:2]))))
        # If the length of the damaged frame leads to a later one, those between may be its text.
        assume(stated not in places[damaged + 2 :])
    found = read(bare, content, "a.bare", "skip")
    assert values_of(found) == kept
    assert bool(found.findings) == (content != CONTENT)


def test_bytes_between_frames_may_be_anything(bare: Format) -> None:
    junk = bytes(range(256)) * 8
    found = read(bare, CONTENT + junk + CONTENT, "a.bare", "skip")
    assert values_of(found) == TEXTS + TEXTS
    (finding,) = found.findings
    assert (finding.position, finding.bytes) == (len(CONTENT), len(junk))


def test_a_search_without_end_is_given_up(bare: Format) -> None:
    efforts = []
    for size in (1 << 13, 1 << 14):
        with counted() as effort:
            found = read(bare, CONTENT + b"\0\1" * (size // 2), "a.bare", "skip")
        assert values_of(found)[: len(TEXTS)] == TEXTS
        efforts.append(effort.looked_at)
    assert efforts[1] < 3 * efforts[0] + (1 << 20)
