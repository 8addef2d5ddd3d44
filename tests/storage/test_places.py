"""Places of a pattern in a file: those that one byte leads to are those that the pattern has."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from segspec.frames.compiled import FixedField
from segspec.frames.resync import _at
from segspec.storage.source import from_bytes

PIECES = st.lists(
    st.sampled_from(
        [bytes(1), bytes(3), bytes(20), bytes(90), b"\1", b"\2\0", b"\0\0\0\x11", b"\x11\0\0\0", b"\xff" * 4]
    )
    | st.binary(max_size=6),
    max_size=12,
).map(b"".join)
LONGEST = 12


@given(
    PIECES,
    st.sampled_from([1, 2, 4, 8]),
    st.integers(0, 4),
    st.sampled_from(["<", ">"]),
    st.integers(0, 300),
    st.integers(0, 1 << 34),
)
def test_places_that_a_byte_leads_to_are_all_that_match(
    content: bytes, size: int, position: int, order: Literal["<", ">"], low: int, more: int
) -> None:
    field = FixedField(position, size, order, 0, 8 * size)
    low = min(low, field.most)
    high = min(low + more, field.most)
    source, pattern, lead = from_bytes(content), _at(field, low, high), field.lead(low, high)
    assert lead is not None
    found = list(source.places(pattern, LONGEST, 0, lead=lead))
    whole = [at.start() for at in re.finditer(pattern, content, re.DOTALL)]
    assert set(found) <= set(whole)
    assert found == sorted(set(found))
    assert [at for at in whole if any(content[at : at + LONGEST])] == [
        at for at in found if any(content[at : at + LONGEST])
    ]


def test_zeros_are_passed_over_though_the_pattern_may_be_zeros() -> None:
    field = FixedField(0, 4, ">", 0, 32)
    content = b"x" + bytes(1 << 20) + b"y" + bytes(100)
    found = list(from_bytes(content).places(_at(field, 0, 9), LONGEST, 0, lead=field.lead(0, 9)))
    assert len(found) < 20 * LONGEST
    assert all(second > first for first, second in pairwise(found))
