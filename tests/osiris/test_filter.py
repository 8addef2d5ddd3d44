"""The bloom filter of a chunk, and the hash it is made with."""

from __future__ import annotations

from pathlib import Path

import pytest

from segspec.formats.osiris.chunk import Chunk, bits_of, has_unfiltered
from segspec.library.log import open as open_log
from tests.osiris import truth
from tests.osiris.reading import may_hold


def test_it_selects_the_chunks_that_the_real_reader_selects(corpus: Path) -> None:
    case = corpus / "osiris" / "new_bloom16"
    filters = {}
    for _, step in open_log(case, format="osiris").steps():
        assert isinstance(step.frame, Chunk)
        filters[step.frame.header.chunk_id] = step.frame.filter
    asked = truth.of_kind(case, "filter")
    assert asked
    for line in asked:
        value, unfiltered = bytes.fromhex(line["value_hex"]), line["match_unfiltered"]
        got = [chunk for chunk, made in filters.items() if may_hold(made, value, unfiltered=unfiltered)]
        assert got == line["chunks_matched"]


def test_a_value_that_was_written_is_never_missed(corpus: Path) -> None:
    case = corpus / "osiris" / "new_bloom16"
    tags = [bytes.fromhex(line["filter_hex"] or "") for line in truth.of_kind(case, "written")]
    for _, step in open_log(case, format="osiris").steps():
        assert isinstance(step.frame, Chunk)
        made = step.frame.filter
        for record in step.records:
            assert record.offset is not None
            tag = tags[record.offset]
            assert may_hold(made, tag) if tag else has_unfiltered(made)


@pytest.mark.parametrize("size", [1, 16, 255])
def test_bit_zero_is_no_values_bit_and_all_bits_fit(size: int) -> None:
    for number in range(2000):
        for bit in bits_of(b"value %d" % number, 8 * size):
            assert 1 <= bit < 8 * size
