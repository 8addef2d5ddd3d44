"""The specs themselves: integers, and whole files in one tree."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kaitaistruct import KaitaiStream

from segspec.core.limits import DEFAULT_LIMITS
from segspec.formats.tank.bundle import open_bundle, packed_integer
from segspec.formats.tank.message_set import read_messages, sequences
from segspec.storage.source import open_source
from segspec_ksy.leb128_u32 import Leb128U32
from segspec_ksy.tank_entry_header import TankEntryHeader
from segspec_ksy.tank_segment import TankSegment
from tests.builders.tank import varint


def integer(content: bytes) -> Leb128U32:
    return Leb128U32(KaitaiStream(BytesIO(content)))


@given(st.integers(0, (1 << 32) - 1), st.integers(1, 5))
def test_any_integer_in_any_width(value: int, width: int) -> None:
    content = varint(value, width)
    read = integer(content + b"\xff")
    assert (read.value, read.size) == (value, len(content))
    assert packed_integer(value) == varint(value)


@pytest.mark.parametrize("case", ["head_base_gap", "head_empty_content", "raw_count_low", "raw_sparse_edges"])
def test_a_whole_segment_in_one_tree_holds_what_the_reader_gives(data: Path, case: str) -> None:
    path = next((data / "tank" / case).glob("*.log"))
    with open_source(path) as source:
        tree = TankSegment(source.stream())
        position = 0
        for entry in tree.entries:
            source.stream().seek(position)
            header = TankEntryHeader(source.stream())
            assert header.len_bundle.value == entry.len_bundle.value
            assert header.header.num_messages == entry.bundle.header.num_messages
            position += entry.len_bundle.size + entry.len_bundle.value
        assert position == source.size


def test_the_numbers_of_a_sparse_bundle(data: Path) -> None:
    path = next((data / "tank" / "raw_sparse_edges").glob("*.log"))
    with open_source(path) as source:
        bundle = open_bundle(source, 0)
        messages = read_messages(source, bundle, DEFAULT_LIMITS)
    assert (bundle.first_sequence, bundle.first_sequence + bundle.apart) == (10, 20)
    assert (bundle.first(1), bundle.after(1)) == (10, 21)
    assert list(sequences(bundle, 1, messages)) == [10, 11, 15, 20]
