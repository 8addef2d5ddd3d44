"""Lines of JSON made many at once are those that Python's encoder makes one by one, whatever the bytes are."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from segspec.columns.json_lines import lines
from segspec.core import json_form
from segspec.core.model import Record
from tests.native.lane import LANES, using

TEXTS = st.text(st.characters(exclude_categories=["Cs"])).map(str.encode)
HOSTILE = st.sampled_from(
    [
        bytes(range(256)),
        b"\xed\xa0\x80",
        b"\xc0\x80",
        b"\xf4\x90\x80\x80",
        b"\xe2\x82",
        b"\xe2\x80\xae\xc2\x85\x7f",
        b"\xf0\x9f\x98\x80\xf0\x9f",
        b'"\\\b\f\n\r\t\x0b\x00',
        b"\xd8\x9c\xe2\x81\xa6\xe2\x80\x8e",
        "\uffff\u2029".encode(),
    ]
)
CONTENTS = st.one_of(st.binary(max_size=40), TEXTS, HOSTILE)
NUMBERS = st.one_of(st.none(), st.integers(-(1 << 63), (1 << 64) - 1))
VALUED = st.builds(
    Record,
    st.just(0),
    offset=st.integers(0, (1 << 64) - 1),
    timestamp=NUMBERS,
    key=st.none() | CONTENTS,
    value=st.none() | CONTENTS,
    chunk_id=NUMBERS,
    epoch=NUMBERS,
)
PAIRS = st.lists(st.tuples(CONTENTS, CONTENTS), max_size=3)
HALF = st.integers(0, (1 << 64) - 1)
FIELDED = st.builds(
    Record, st.just(0), id=st.tuples(HALF, HALF), deleted=st.none() | st.booleans(), fields=st.none() | PAIRS
)


@pytest.mark.parametrize("payload", list(json_form.PAYLOADS))
@pytest.mark.parametrize("lane", LANES)
def test_lines_are_those_of_the_general_encoder(lane: str, payload: str) -> None:
    @settings(max_examples=60, deadline=None)
    @given(st.lists(VALUED | FIELDED, max_size=5))
    def holds(records: list[Record]) -> None:
        show = json_form.PAYLOADS[payload].show
        due = [json_form.line(json_form.record(record, show)) for record in records]
        with using(lane):
            made = b"".join(part for part in lines(records, payload) if isinstance(part, bytes))
        assert made.decode() == "".join(f"{line}\n" for line in due)
        assert [json.loads(line) for line in made.splitlines()] == [json.loads(line) for line in due]

    holds()
